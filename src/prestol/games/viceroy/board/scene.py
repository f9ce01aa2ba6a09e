"""The board of Viceroy as a scene: the auction, every pyramid, the hand, the reserve and the decks."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.engine import State
from prestol.core.scene import Ground, Piece, Scene, Tell
from prestol.games.viceroy import laws
from prestol.games.viceroy import plan as places
from prestol.games.viceroy.hand import hand, hand_ground, tally
from prestol.games.viceroy.look import Look
from prestol.games.viceroy.offer import LETTERS, auction, auction_ground
from prestol.games.viceroy.pyramid import Room, player_ground, player_pieces
from prestol.games.viceroy.state import COLOUR, DECK, GEM, Viceroy


def scene(board: State, seat: int | None, tell: Tell, shape: str = "wide") -> Scene:
    """A view's board as one seat looks at it; of a whole state only what that seat knows."""
    board = board if board.partial else board.view(seat).board
    assert isinstance(board, Viceroy)
    look = Look(board, seat, tell)
    p = places.plan(shape, board.seats, seat)
    made = Scene(p.width, p.height, tell.words("game.viceroy"))
    made.ground += [*auction_ground(look, p), *bank_ground(look, p), *hand_ground(look, p)]
    made.pieces += [*auction(look, p), *bank(look, p)]
    for number, box in enumerate(p.players):
        room = Room(look, number, box, p.tall)
        made.ground += player_ground(look, room)
        made.pieces += player_pieces(look, room)
    made.pieces += hand(look, p)
    if p.tally is not None:
        made.ground.append(Ground("panel", p.tally.x, p.tally.y, data=(p.tally.w, p.tally.h, False)))
        made.pieces.append(tally(look, p.tally))
    return made


# -- reserve and decks ----------------------------------------------------------------------------------------------


def bank_ground(look: Look, p: places.Plan) -> Iterator[Ground]:
    yield Ground("panel", p.bank.x, p.bank.y, data=(p.bank.w, p.bank.h, False))


def bank(look: Look, p: places.Plan) -> Iterator[Piece]:
    place = places.bank(p)
    for colour, at in enumerate(place.gems):
        n = int(look.s.reserve[colour])
        piece = Piece(f"reserve-{LETTERS[colour]}", "gems", *at, place.gem_size, (LETTERS[colour], n))
        piece.label = look.ui("reserve", gems=look.gems(colour, n))
        yield look.answer(piece, *([] if look.asks(laws.GIVE_GEMS) else [GEM + colour, COLOUR + colour]))
    yield from decks(look, place)


def decks(look: Look, place: places.Bank) -> Iterator[Piece]:
    s = look.s
    piles = [("law", s.laws_left(), DECK), ("small", s.small, DECK + 1), ("large", s.large(), -1)]
    for (kind, n, action), at in zip(piles, place.decks[:3], strict=True):
        label = look.ui(f"deck_{kind}", characters=look.characters(n), laws=look.laws(n))
        yield look.answer(Piece(f"deck-{kind}", "deck", *at, place.deck_size, (kind, int(n)), label), action)
    label = look.ui("discard", n=len(s.discard))
    tip = f"{label}\n{', '.join(map(look.card, s.discard))}" if s.discard else ""
    yield Piece("discard", "discard", *place.decks[3], place.deck_size, (len(s.discard),), label, tip)
