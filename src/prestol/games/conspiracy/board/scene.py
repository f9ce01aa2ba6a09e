"""The board of Conspiracy as a scene: the court, the locations and every alliance."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.engine import State
from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece, Scene, Tell
from prestol.games.conspiracy import plan as places
from prestol.games.conspiracy import rules
from prestol.games.conspiracy.alliance import alliance, alliance_ground, legend
from prestol.games.conspiracy.cards import COLOUR_NAMES, COLOURS, FIRST_LOCATION, LETTERS, SEARCH_DECK, kind
from prestol.games.conspiracy.look import Look
from prestol.games.conspiracy.state import DECK, KEEP, NOBODY, PILE, PLACE, RETURN, REVEAL, TAKE, Conspiracy

UP_TO = range(3)  # lords drawn or locations revealed at once, less one
FAN = 36  # how far the lords of a pile are apart, if there is room
NAME_ROOM = 160  # for the name of a guild beside its pile


def scene(board: State, seat: int | None, tell: Tell, shape: str = "wide") -> Scene:
    """A view's board, or a whole state, as one seat looks at it."""
    assert isinstance(board, Conspiracy)
    look = Look(board, seat, tell)
    p = places.plan(shape, len(board.players), seat, board.solo(), len(open_locations(look)))
    made = Scene(p.width, p.height, tell.words("game.conspiracy"))
    made.ground += [*court_ground(look, p), *shelf_ground(look, p)]
    made.pieces += [*court(look, p), *shelf(look, p)]
    for number, box in enumerate(p.alliances):
        made.ground += alliance_ground(look, number, box, p.tall)
        made.pieces += alliance(look, number, box, p.tall)
    if p.legend:
        made.ground.append(Ground("panel", p.legend.x, p.legend.y, data=(p.legend.w, p.legend.h, False)))
        made.pieces.append(legend(look, p.legend))
    made.pieces += hand(look, p)
    return made


# -- the court -------------------------------------------------------------------------------------------------------


def court_ground(look: Look, p: places.Plan) -> Iterator[Ground]:
    x, y, w, h = p.court
    yield Ground("panel", x, y, data=(w, h, False))
    yield Ground("caption", x + places.PAD, y + 29, data=(look.words("ui.court"),))


def court(look: Look, p: places.Plan) -> Iterator[Piece]:
    c = places.court(p)
    n = len(look.s.deck)
    deck = Piece("deck", "deck", *c.deck, c.deck_size, (n,), look.words("ui.deck", n=n))
    yield look.answer(deck, *(DECK + more for more in UP_TO))
    if asks(look, rules.RECRUIT):
        yield from counters(look, "draw", DECK, c.hand.x, c.deck[1] + places.CARD[1] * c.deck_size / 2, p.tall)
    for of in range(COLOURS):
        yield from pile(look, of, c.piles[of], c.pile_size)
    yield from notices(look, c.notice, 16)
    if look.s.keeper == NOBODY:
        label = look.words("part.keeper")
        yield Piece("keeper", "keeper", p.court.x + p.court.w - 34, p.court.y + 24, 0.9, (), label)


def counters(look: Look, id: str, family: int, x: float, y: float, tall: bool) -> Iterator[Piece]:
    """Buttons for one, two or three cards of a deck."""
    if look.seat in look.s.waiting:
        wide = places.touch(tall)
        for more in UP_TO:
            at = x + wide * (0.5 + 1.2 * more)
            piece = Piece(f"{id}-{more + 1}", "counter", at, y, wide / places.COUNTER, (more + 1,))
            piece.label = look.tell.say(family + more)
            yield look.answer(piece, family + more)


def pile(look: Look, of: int, box: Box, size: float) -> Iterator[Piece]:
    """A fan whose top card speaks for the pile and is clicked for it."""
    cards, letter = look.s.piles[of], LETTERS[of]
    n = len(cards)
    name = look.words(f"pile.{COLOUR_NAMES[of]}")
    fan = places.CARD[0] + FAN * max(n - 1, 0)
    guild = look.words(f"guild.{COLOUR_NAMES[of]}") if box.w / size - fan > NAME_ROOM else ""
    slot = Piece(f"pile-{letter}", "slot", box.x, box.y, size, (letter, guild, fan))
    slot.label = look.words("ui.pile", pile=name, n=0) if n == 0 else ""
    yield look.answer(slot, PILE + of) if n == 0 else slot
    across = places.fan(box, n, size, FAN * size)
    for card, x in zip(cards, across, strict=True):
        piece = look.lord(card, x, box.y, size, "deck")
        if card == cards[-1]:
            piece.tip = f"{look.words('ui.pile', pile=name, n=n)}\n{', '.join(map(look.short_name, cards))}"
            piece = look.answer(piece, PILE + of)
        yield piece


def hand(look: Look, p: places.Plan) -> Iterator[Piece]:
    """The lords recruited and not yet placed; equal ones give the same answer."""
    size, found = places.hand(places.court(p).hand, len(look.s.hand), p.tall)
    for card, (x, y) in zip(look.s.hand, found, strict=True):
        piece = look.lord(card, x, y, size, "deck")
        piece.tip = piece.label
        yield look.answer(piece, *(family + kind(card) for family in (KEEP, RETURN, PLACE)))


def notices(look: Look, box: Box, size: float) -> Iterator[Piece]:
    """What binds everybody: a location that narrows recruiting, the last round."""
    s, found = look.s, []
    if s.binder != NOBODY:
        found.append(look.words("ui.bound", n=s.bound_to, name=look.tell.player(s.binder)))
    if s.trigger != NOBODY and not s.over:
        found.append(look.words("event.last_round", name=look.tell.player(s.trigger)))
    if found:
        yield Piece("notice", "notice", box.x, box.y, data=(tuple(found), box.w, size), label=" ".join(found))


# -- locations -------------------------------------------------------------------------------------------------------


def shelf_ground(look: Look, p: places.Plan) -> Iterator[Ground]:
    x, y, w, h = p.locations
    yield Ground("panel", x, y, data=(w, h, False))
    yield Ground("caption", x + places.PAD, y + 29, data=(look.words("pack.locations"),))
    n = len(open_locations(look)) + 1
    place = places.shelf(p, n)
    for at in place.places[n:]:
        yield Ground("niche", *at, place.size)


def shelf(look: Look, p: places.Plan) -> Iterator[Piece]:
    cards = open_locations(look)
    place = places.shelf(p, len(cards) + 1)
    n = len(look.s.location_deck)
    x, y = place.places[0]
    label = look.words("ui.locations_left", n=n)
    deck = Piece("location-deck", "location_deck", x, y, place.size, (n, place.worded), label)
    yield look.answer(deck, *(REVEAL + more for more in UP_TO))
    for card, at in zip(cards, place.places[1 : len(cards) + 1], strict=True):
        piece = look.answer(look.location(card, *at, place.size, place.worded), TAKE + card - FIRST_LOCATION)
        if piece.action:
            piece.label = look.words("ui.take", location=look.location_name(card))  # the tip says all the rest
        yield piece
    if asks(look, rules.TAKE_LOCATION) and not searches(look) and look.seat in look.s.waiting:
        wide = places.touch(p.tall)
        x, y = p.locations.x + p.locations.w - places.PAD - 3.4 * wide, p.locations.y + 3 + wide / 2
        yield Piece("reveal-word", "reveal", x - 14, y, data=(look.words("ui.reveal"),))
        yield from counters(look, "reveal", REVEAL, x, y, p.tall)


def open_locations(look: Look) -> list[int]:
    """Revealed ones first, then the face-up ones; whoever searches the deck sees all of it."""
    s = look.s
    searched = s.location_deck if searches(look) else []
    return [*sorted(searched), *s.revealed, *s.faceup]


def searches(look: Look) -> bool:
    if look.seat is None or look.seat not in look.s.waiting or not asks(look, rules.TAKE_LOCATION):
        return False
    return look.s.players[look.seat].owns(SEARCH_DECK)


def asks(look: Look, step: object) -> bool:
    """Is this the question asked now?"""
    return bool(look.s.stack) and look.s.stack[-1].step is step
