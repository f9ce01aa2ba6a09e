"""The board of Viceroy as a scene: the auction, every pyramid, the hand, the reserve and the decks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from prestol.board.kit import BoardKit
from prestol.board.layout import areas
from prestol.board.scene import Piece, Scene
from prestol.core.engine import State
from prestol.games.viceroy.board import faces
from prestol.games.viceroy.board import plan as places
from prestol.games.viceroy.board.hand import hand, hand_ground
from prestol.games.viceroy.board.offer import auction, auction_ground
from prestol.games.viceroy.board.panel import player_ground, player_pieces
from prestol.games.viceroy.board.room import Room
from prestol.games.viceroy.board.solo import tally
from prestol.games.viceroy.board.symbols import symbols
from prestol.games.viceroy.board.view import ViceroyView
from prestol.games.viceroy.rules.actions import COLOUR, DECK, GEM
from prestol.games.viceroy.rules.cards import LETTERS
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.swapping import GIVE_GEMS
from prestol.games.viceroy.text.words import ViceroyText
from prestol.text.narrator import Narrator

NO_ANSWER = -1  # nobody draws from the large deck


def scene(board: State, seat: int | None, narrator: Narrator, shape: str = "wide") -> Scene:
    """A view's board as one seat looks at it; of a whole state only what that seat knows."""
    board = board if board.partial else board.view(seat).board
    assert isinstance(board, Viceroy)
    text = narrator.text
    assert isinstance(text, ViceroyText)
    view = ViceroyView(board, seat, narrator, text)
    p = places.plan(shape, board.seats, seat)
    made = Scene(p.width, p.height, narrator.title, areas=areas(p.players, seat, p.hand) if p.tall else [])
    made.ground += [*auction_ground(p), faces.sheet(p.bank), *hand_ground(view, p)]
    made.pieces += [*auction(view, p), *bank(view, p)]
    for number, box in enumerate(p.players):
        room = Room(view, number, box, p.tall)
        made.ground += player_ground(view, room)
        made.pieces += player_pieces(view, room)
    made.pieces += hand(view, p)
    if p.tally is not None:
        made.ground.append(faces.sheet(p.tally))
        made.pieces.append(tally(view, p.tally))
    return made


# -- reserve and decks ----------------------------------------------------------------------------------------------


def bank(view: ViceroyView, p: places.Plan) -> Iterator[Piece]:
    place = places.bank(p)
    for colour, at in enumerate(place.gems):
        n, letter = view.s.reserve[colour], LETTERS[colour]
        label = view.ui("reserve", gems=view.text.gems_of(colour, n))
        piece = Piece(f"reserve-{letter}", faces.gems(letter, n), *at, place.gem_size, label=label)
        yield view.answer(piece, *([] if view.asks(GIVE_GEMS) else [GEM + colour, COLOUR + colour]))
    yield from decks(view, place)


def decks(view: ViceroyView, place: places.Bank) -> Iterator[Piece]:
    s = view.s
    piles = [("law", s.laws_left(), DECK), ("small", s.small, DECK + 1), ("large", s.large(), NO_ANSWER)]
    for (kind, n, action), at in zip(piles, place.decks[:-1], strict=True):
        label = view.ui(f"deck_{kind}", characters=view.text.characters(n), laws=view.text.laws(n))
        yield view.answer(Piece(f"deck-{kind}", faces.deck(kind, n), *at, place.deck_size, label=label), action)
    label = view.ui("discard", n=len(s.discard))
    tip = f"{label}\n{view.text.listed(s.discard)}" if s.discard else ""
    face = faces.discard(len(s.discard))
    yield Piece("discard", face, *place.decks[-1], place.deck_size, label=label, tip=tip)


WINDOW = (378, 46, 324, 216)
BOARD = BoardKit(scene, Path(__file__).with_name("theme.css"), symbols, faces.backdrop, WINDOW)
