"""The board of Conspiracy as a scene: the court, the locations and every alliance."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from prestol.board.kit import BoardKit
from prestol.board.layout import Box, areas
from prestol.board.scene import Ground, Piece, Scene
from prestol.core.engine import State
from prestol.games.conspiracy.board import cards, faces
from prestol.games.conspiracy.board import plan as places
from prestol.games.conspiracy.board.alliance import alliance, alliance_ground, legend
from prestol.games.conspiracy.board.view import ConspiracyView
from prestol.games.conspiracy.rules import steps
from prestol.games.conspiracy.rules.actions import DECK, KEEP, PILE, PLACE, RETURN, REVEAL, TAKE
from prestol.games.conspiracy.rules.cards import COLOURS, DRAW_MOST, FIRST_LOCATION, LETTERS, SEARCH_DECK, kind
from prestol.games.conspiracy.rules.state import NOBODY, Conspiracy
from prestol.games.conspiracy.text.words import ConspiracyText
from prestol.text.narrator import Narrator

UP_TO = range(DRAW_MOST)  # lords drawn or locations revealed at once, less one
FAN = 36  # how far the lords of a pile are apart, if there is room
NAME_ROOM = 116  # for the name of a guild beside its pile


def scene(board: State, seat: int | None, narrator: Narrator, shape: str = "wide") -> Scene:
    """A view's board, or a whole state, as one seat looks at it."""
    text = narrator.text
    assert isinstance(board, Conspiracy)
    assert isinstance(text, ConspiracyText)
    view = ConspiracyView(board, seat, narrator, text)
    p = places.plan(shape, len(board.players), seat, board.solo(), len(open_locations(view)))
    made = Scene(p.width, p.height, narrator.title, areas=areas(p.alliances) if p.tall else [])
    made.ground += [*court_ground(view, p), *shelf_ground(view, p)]
    made.pieces += [*court(view, p), *shelf(view, p)]
    for number, box in enumerate(p.alliances):
        made.ground += alliance_ground(view, number, box, p.tall)
        made.pieces += alliance(view, number, box, p.tall)
    if p.legend:
        made.ground.append(Ground(faces.panel(p.legend.w, p.legend.h, False), p.legend.x, p.legend.y))
        made.pieces.append(legend(view, p.legend))
    made.pieces += hand(view, p)
    return made


# -- the court -------------------------------------------------------------------------------------------------------


def court_ground(view: ConspiracyView, p: places.Plan) -> Iterator[Ground]:
    x, y, w, h = p.court
    yield Ground(faces.panel(w, h, False), x, y)
    yield Ground(faces.caption(view.words("ui.court")), x + places.PAD, y + 29)


def court(view: ConspiracyView, p: places.Plan) -> Iterator[Piece]:
    c = places.court(p)
    n = len(view.s.deck)
    deck = Piece("deck", cards.deck(n), *c.deck, c.deck_size, label=view.words("ui.deck", n=n))
    yield view.answer(deck, *(DECK + more for more in UP_TO))
    if asks(view, steps.RECRUIT):
        yield from counters(view, "draw", DECK, c.hand.x, c.deck[1] + places.CARD[1] * c.deck_size / 2, p.tall)
    for of in range(COLOURS):
        yield from pile(view, of, c.piles[of], c.pile_size)
    yield from notices(view, c.notice, 17.5)
    if view.s.keeper == NOBODY:
        label = view.words("part.keeper")
        yield Piece("keeper", faces.keeper(), p.court.x + p.court.w - 34, p.court.y + 24, 0.9, label=label)


def counters(view: ConspiracyView, id: str, family: int, x: float, y: float, tall: bool) -> Iterator[Piece]:
    """Buttons for one, two or three cards of a deck."""
    if view.seat in view.s.waiting:
        wide = places.touch(tall)
        for more in UP_TO:
            at = x + wide * (0.5 + 1.2 * more)
            piece = Piece(f"{id}-{more + 1}", faces.counter(more + 1), at, y, wide / places.COUNTER)
            if family + more not in view.legal:  # else the answer says it
                piece.label = view.say(family + more)
            yield view.answer(piece, family + more)


def pile(view: ConspiracyView, of: int, box: Box, size: float) -> Iterator[Piece]:
    """A fan; all of it is clicked for the pile, and its top card tells of it."""
    lords, letter = view.s.piles[of], LETTERS[of]
    n = len(lords)
    name = view.text.pile(of)
    fan = places.CARD[0] + FAN * max(n - 1, 0)
    guild = view.text.guild(of) if box.w / size - fan > NAME_ROOM else ""
    slot = Piece(f"pile-{letter}", cards.slot(letter, guild, fan), box.x, box.y, size)
    slot.label = view.words("ui.pile", pile=name, n=0) if n == 0 else ""
    yield view.answer(slot, PILE + of) if n == 0 else slot
    across = places.fan(box, n, size, FAN * size)
    for card, x in zip(lords, across, strict=True):
        piece = view.lord(card, x, box.y, size, "deck")
        if card == lords[-1]:
            piece.tip = f"{view.words('ui.pile', pile=name, n=n)}\n{', '.join(map(view.text.lord_name, lords))}"
        elif PILE + of in view.legal:
            piece.label = ""  # the top card tells of all
        yield view.answer(piece, PILE + of)


def hand(view: ConspiracyView, p: places.Plan) -> Iterator[Piece]:
    """The lords recruited and not yet placed; equal ones give the same answer."""
    size, found = places.hand(places.court(p).hand, len(view.s.hand), p.tall)
    for card, (x, y) in zip(view.s.hand, found, strict=True):
        piece = view.lord(card, x, y, size, "deck")
        piece.tip, piece.now = piece.label, view.growing(card)
        yield view.answer(piece, *(family + kind(card) for family in (KEEP, RETURN, PLACE)))


def notices(view: ConspiracyView, box: Box, size: float) -> Iterator[Piece]:
    """What binds everybody: a location that narrows recruiting, the last round."""
    s, found = view.s, []
    if s.binder != NOBODY:
        found.append(view.words("ui.bound", n=s.bound_to, name=view.player(s.binder)))
    if s.trigger != NOBODY and not s.over:
        found.append(view.words("event.last_round", name=view.player(s.trigger)))
    if found:
        yield Piece("notice", faces.notice(tuple(found), box.w, size), box.x, box.y, label=" ".join(found))


# -- locations -------------------------------------------------------------------------------------------------------


def shelf_ground(view: ConspiracyView, p: places.Plan) -> Iterator[Ground]:
    x, y, w, h = p.locations
    yield Ground(faces.panel(w, h, False), x, y)
    yield Ground(faces.caption(view.words("pack.locations")), x + places.PAD, y + 29)
    n = len(open_locations(view)) + 1
    place = places.shelf(p, n)
    for at in place.places[n:]:
        yield Ground(cards.niche(), *at, place.size)


def shelf(view: ConspiracyView, p: places.Plan) -> Iterator[Piece]:
    sites = open_locations(view)
    place = places.shelf(p, len(sites) + 1)
    n = len(view.s.location_deck)
    x, y = place.places[0]
    label = view.words("ui.locations_left", n=n)
    face = cards.location_deck(n) if place.whole else cards.leaf_deck(n)
    deck = Piece("location-deck", face, x, y, place.size, label=label)
    yield view.answer(deck, *(REVEAL + more for more in UP_TO))
    for card, at in zip(sites, place.places[1 : len(sites) + 1], strict=True):
        piece = view.answer(view.location(card, *at, place.size, place.whole), TAKE + card - FIRST_LOCATION)
        if piece.action:
            piece.label = view.words("ui.take", location=view.text.location(card))  # the tip says all the rest
        yield piece
    if asks(view, steps.TAKE_LOCATION) and not searches(view) and view.seat in view.s.waiting:
        wide = places.touch(p.tall)
        x, y = p.locations.x + p.locations.w - places.PAD - 3.4 * wide, p.locations.y + 3 + wide / 2
        yield Piece("reveal-word", faces.reveal(view.words("ui.reveal")), x - 14, y)
        yield from counters(view, "reveal", REVEAL, x, y, p.tall)


def open_locations(view: ConspiracyView) -> list[int]:
    """Revealed ones first, then the face-up ones; whoever searches the deck sees all of it."""
    s = view.s
    searched = s.location_deck if searches(view) else []
    return [*sorted(searched), *s.revealed, *s.faceup]


def searches(view: ConspiracyView) -> bool:
    if view.seat is None or view.seat not in view.s.waiting or not asks(view, steps.TAKE_LOCATION):
        return False
    return view.s.players[view.seat].owns(SEARCH_DECK)


def asks(view: ConspiracyView, step: object) -> bool:
    """Is this the question asked now?"""
    return bool(view.s.stack) and view.s.stack[-1].step is step


WINDOW = (516, 50, 447, 298)
BOARD = BoardKit(scene, Path(__file__).with_name("theme.css"), faces.symbols, faces.backdrop, WINDOW)
