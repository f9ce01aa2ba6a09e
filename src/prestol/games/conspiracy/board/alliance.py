"""One alliance on the drawn board: its pyramid, what lies on it, and what its player has."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.conspiracy import rules, scoring, solo
from prestol.games.conspiracy.cards import (
    COLOUR_NAMES,
    COLOURS,
    FIRST_LOCATION,
    LEGENDS,
    LETTERS,
    LOCATIONS,
    NEIGHBOURS,
    SPOTS,
)
from prestol.games.conspiracy.groups import BITS, group, spots_with
from prestol.games.conspiracy.look import Look
from prestol.games.conspiracy.plan import BETWEEN, CARD, PAD, PLACES, ROWS, Pyramid, pyramid, touch
from prestol.games.conspiracy.state import NO_SPOT, SWAP, YES, Player

LINE = 27  # for a location in words


def alliance_ground(look: Look, number: int, box: Box, tall: bool) -> Iterator[Ground]:
    p = pyramid(box, tall)
    yield Ground("panel", box.x, box.y, data=(box.w, box.h, look.mover == number))
    yield Ground("spots", *p.spots[0], p.size)


def alliance(look: Look, number: int, box: Box, tall: bool) -> Iterator[Piece]:
    """Everything of one player, from the bottom up."""
    p, player = pyramid(box, tall), look.s.players[number]
    yield name_plate(look, number, box)
    yield total(look, number, box)
    yield from outlines(look, number, p)
    if player.free_spots() > 0:
        yield next_spot(look, number, p)
    yield from lords(look, number, p)
    yield from covers(look, number, p)
    yield from crests(look, number, p)
    yield from belongings(look, number, p, tall)
    if player.locations and p.below.h > LINE:
        yield deeds(look, number, p.below)


# -- the head of the panel -------------------------------------------------------------------------------------------


def name_plate(look: Look, number: int, box: Box) -> Piece:
    name = look.tell.player(number)
    if number == look.s.seats:
        name = look.words(f"legend.{COLOUR_NAMES[look.s.legend]}")
    large = box.h > 300
    text = look.words("ui.own", name=name) if number == look.seat else name
    data = (number, text, box.w - 2 * PAD - 44, 22 if box.w > 320 else 19, look.mover == number)
    label = look.words("event.turn", name=name) if look.mover == number else name
    return Piece(f"name-{number}", "name", box.x + PAD, box.y + (23 if large else 19), data=data, label=label)


def total(look: Look, number: int, box: Box) -> Piece:
    """Points as they stand; the tip is the score pad."""
    parts = scoring.parts(look.s, number)
    n = sum(parts.values())
    pad = "\n".join(f"{look.words(f'part.{part}')}: {value}" for part, value in parts.items())
    label = f"{look.tell.player(number)}: {look.points(n)}"
    size = 0.86 if box.h > 300 else 0.68
    x, y = box.x + box.w - 10 - 23 * size, box.y + 6 + 23 * size
    return Piece(f"points-{number}", "points", x, y, size, (n,), label, f"{label}\n{pad}")


# -- the pyramid -----------------------------------------------------------------------------------------------------


def lords(look: Look, number: int, p: Pyramid) -> Iterator[Piece]:
    player = look.s.players[number]
    for spot, card in enumerate(player.alliance):
        start = "deck" if spot == len(player.alliance) - 1 else ""
        piece = look.lord(card, *p.spots[spot], p.size, start, p.small)
        piece.label = look.words("ui.on_spot", card=piece.label, spot=spot + 1)
        if spot in player.crests:
            piece.label = look.words("ui.crest", lord=piece.label)
        if number == look.seat:
            piece.tip = piece.label
            look.answer(piece, SWAP + spot)
        yield piece


def next_spot(look: Look, number: int, p: Pyramid) -> Piece:
    spot = len(look.s.players[number].alliance)
    label = look.words("ui.next_spot", spot=spot + 1) if number in (look.seat, look.mover) else ""
    return Piece(f"next-{number}", "next", *p.spots[spot], p.size, (look.mover == number,), label)


def covers(look: Look, number: int, p: Pyramid) -> Iterator[Piece]:
    """A location covers its lord but for the band with value and crest."""
    player = look.s.players[number]
    for card, spot in zip(player.locations, player.covers, strict=True):
        points = look.worth_now(number, card)
        id = LOCATIONS[card - FIRST_LOCATION]["id"]
        label = f"{look.location_text(card, p.small)}. {look.words('ui.worth_now', points=look.points(points))}"
        face = "outpost" if p.small else "site"
        start = "location-deck" if card == player.locations[-1] else ""
        yield Piece(f"location-{card}", face, *p.spots[spot], p.size, (id, points), label, start=start)
    if number == look.seat and look.s.stack and look.s.stack[-1].step is rules.SWAP_LORDS and look.s.stack[-1].at > 0:
        yield Piece("chosen", "chosen", *p.spots[look.s.stack[-1].at - 1], p.size)


def crests(look: Look, number: int, p: Pyramid) -> Iterator[Piece]:
    """Each crest token lies on its lord, who speaks for it, or waits beside the pyramid."""
    size = max(p.size, 0.56)
    for of, spot in enumerate(look.s.players[number].crests):
        if spot == NO_SPOT:
            x, y = p.right.x + p.right.w - (COLOURS - 0.5 - of) * 27 * size, p.right.y + p.right.h - 13 * size
        else:
            x, y = p.spots[spot][0] + (CARD[0] - 9) * p.size, p.spots[spot][1] + 9 * p.size
        yield Piece(f"crest-{number}-{LETTERS[of]}", "crest", x, y, size, (LETTERS[of], spot != NO_SPOT))


# -- coalitions ------------------------------------------------------------------------------------------------------


def coalitions(player: Player) -> list[list[int]]:
    """The spots of each coalition, the largest first."""
    found = []
    for mark in range(COLOURS):
        left = spots_with(player.colours(), mark)
        while left:
            joined = group(left & -left, left)
            found.append([spot for spot in range(SPOTS) if joined & BITS[spot]])
            left &= ~joined
    return sorted(found, key=lambda spots: (-len(spots), spots[0]))


def outlines(look: Look, number: int, p: Pyramid) -> Iterator[Piece]:
    """What touches and is of one guild hangs together; drawn from the smallest to the one that counts."""
    player = look.s.players[number]
    groups = coalitions(player)
    for spots in reversed(groups):
        if len(spots) > 1:
            largest = spots is groups[0]
            points = look.points(scoring.COALITION_VP * len(spots))
            label = f"{look.words('part.coalition')}: {points}" if largest else ""
            data = (LETTERS[player.colours()[spots[0]]], f"rim-{number}" if largest else "", tuple(halo(spots)))
            yield Piece(f"coalition-{number}-{spots[0] + 1}", "coalition", *p.spots[0], p.size, data, label)


def card_box(spot: int) -> Box:
    """A lord's place in the pyramid at size 1."""
    row, column = PLACES[spot]
    return Box((column + row / 2) * (CARD[0] + BETWEEN), row * (CARD[1] + BETWEEN), *CARD)


def halo(spots: list[int]) -> Iterator[Box]:
    """What a coalition covers: lords side by side in one piece, and the gaps to those half under them."""
    for row in range(ROWS):
        columns = [PLACES[spot][1] for spot in spots if PLACES[spot][0] == row]
        for first in [column for column in columns if column - 1 not in columns]:
            last = next(column for column in range(first, ROWS) if column + 1 not in columns)
            yield bar(row, first, last)
    for one in spots:
        near = [other for other in NEIGHBOURS[one] if other in spots]
        above, below = ([other for other in near if PLACES[other][0] == PLACES[one][0] + step] for step in (-1, 1))
        if below:
            yield bridge(one, below, card_box(one).y + CARD[1])
        if len(above) == 2:
            yield bridge(one, above, card_box(one).y - BETWEEN)


def bar(row: int, first: int, last: int) -> Box:
    left, right = card_box(PLACES.index((row, first))), card_box(PLACES.index((row, last)))
    return Box(left.x, left.y, right.x + right.w - left.x, left.h)


def bridge(one: int, others: list[int], y: float) -> Box:
    """The gap between a lord and those it touches in the next row."""
    card, first, last = card_box(one), card_box(others[0]), card_box(others[-1])
    left, right = max(card.x, first.x), min(card.x + card.w, last.x + last.w)
    return Box(left, y, right - left, BETWEEN)


# -- beside the pyramid ----------------------------------------------------------------------------------------------


def belongings(look: Look, number: int, p: Pyramid, tall: bool) -> Iterator[Piece]:
    """Pearls, open keys, the keeper, in the solo game the replay token."""
    player = look.s.players[number]
    size = max(p.size, 0.46)
    x, y, step = p.left.x, p.left.y + p.left.h, 40 * size
    silver, gold = player.open_keys()
    keys = look.words("ui.open_keys", silver=silver, gold=gold)
    yield Piece(f"keys-{number}", "keys", x, y - step / 2, size, (silver, gold), keys)
    pearls = look.words("ui.pearls", n=player.pearls)
    yield Piece(f"pearls-{number}", "pearls", x, y - step * 1.5, size, (int(player.pearls),), pearls)
    if look.s.keeper == number:
        label = f"{look.words('part.keeper')}: {look.points(scoring.KEEPER_VP)}"
        digits = 17 * len(str(player.pearls))
        yield Piece("keeper", "keeper", x + (64 + digits) * size, y - step * 1.5, size, (), label)
    if look.s.solo() and look.s.token == (number == solo.HUMAN):
        yield token(look, number, p, tall)


def token(look: Look, number: int, p: Pyramid, tall: bool) -> Piece:
    """The replay token; the player's own is large enough to be clicked."""
    size = touch(tall) / 38 if number == look.seat else max(p.size, 0.46)
    x, y = p.right.x + p.right.w - 22 * size, p.right.y + p.right.h - 30 * max(p.size, 0.56) - 20 * size
    return look.answer(Piece("token", "token", x, y, size, (), look.words("ui.token")), YES)


def deeds(look: Look, number: int, box: Box) -> Piece:
    """The locations in words, where there is room; the cards themselves speak to a screen reader."""
    player = look.s.players[number]
    lines = [
        (look.worth_now(number, card), look.words("brief." + LOCATIONS[card - FIRST_LOCATION]["id"]))
        for card in player.locations[-int(box.h // LINE) :]
    ]
    return Piece(f"deeds-{number}", "deeds", box.x, box.y, data=(tuple(lines), box.w, LINE))


# -- the legendary lord ----------------------------------------------------------------------------------------------


def legend(look: Look, box: Box) -> Piece:
    """The card of the legendary lord: what it wants, in order, its bonus and its power."""
    fact = LEGENDS[look.s.legend]
    lines = [f"{at}. {look.words(f'wants.{wish}')}" for at, wish in enumerate(fact["conditions"], 1)]
    more = [look.words(f"bonus.{fact['bonus']}")]
    if "power" in fact:
        more.append(look.words(f"legend_power.{fact['power']}"))
    name = look.words(f"legend.{fact['colour']}")
    effect, letter = look.words("effect." + fact["id"]), LETTERS[look.s.legend]
    data = (letter, name, look.words("ui.takes"), tuple(lines), tuple(more), box.w, box.h)
    return Piece("legend", "legend", box.x, box.y, data=data, label=f"{name}. {effect}")
