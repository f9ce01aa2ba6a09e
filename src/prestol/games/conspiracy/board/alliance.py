"""One alliance on the drawn board: its pyramid, what lies on it, and what its player has."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Ground, Piece
from prestol.games.conspiracy.board import cards, faces
from prestol.games.conspiracy.board.plan import BETWEEN, CARD, PAD, PLACES, ROWS, Pyramid, pyramid, touch
from prestol.games.conspiracy.board.view import ConspiracyView
from prestol.games.conspiracy.rules import scoring, solo, steps
from prestol.games.conspiracy.rules.actions import SWAP, YES
from prestol.games.conspiracy.rules.cards import (
    COLOURS,
    FIRST_LOCATION,
    LEGENDS,
    LETTERS,
    LOCATIONS,
    NEIGHBOURS,
    SPOTS,
    has_key,
)
from prestol.games.conspiracy.rules.groups import BITS, group, spots_with
from prestol.games.conspiracy.rules.state import NO_SPOT, Player

LINE = 27  # for a location in words
CREST = 27  # from one waiting crest to the next


def alliance_ground(view: ConspiracyView, number: int, box: Box, tall: bool) -> Iterator[Ground]:
    p = pyramid(box, tall)
    yield Ground(faces.panel(box.w, box.h, view.is_lit(number)), box.x, box.y)
    yield Ground(cards.spots(), *p.spots[0], p.size)


def alliance(view: ConspiracyView, number: int, box: Box, tall: bool) -> Iterator[Piece]:
    """Everything of one player, from the bottom up."""
    p, player = pyramid(box, tall), view.s.players[number]
    yield name_plate(view, number, box)
    yield total(view, number, box)
    yield from outlines(view, number, p)
    if player.free_spots() > 0:
        yield next_spot(view, number, p)
    yield from lords(view, number, p)
    yield from covers(view, number, p)
    yield from crests(view, number, p, tall)
    yield from belongings(view, number, p, tall)
    if player.locations and p.below.h > LINE:
        yield deeds(view, number, p.below)


# -- the head of the panel -------------------------------------------------------------------------------------------


def name_plate(view: ConspiracyView, number: int, box: Box) -> Piece:
    name = view.player(number)
    if number == view.s.seats:
        name = view.text.legend(view.s.legend)
    large = box.h > 300
    text = view.words("ui.own", name=name) if number == view.seat else name
    face = faces.name(number, text, box.w - 2 * PAD - 44, 22 if box.w > 320 else 21.6, view.is_lit(number))
    label = view.words("event.turn", name=name) if view.mover == number else name
    return Piece(f"name-{number}", face, box.x + PAD, box.y + (23 if large else 19), label=label)


def total(view: ConspiracyView, number: int, box: Box) -> Piece:
    """Points as they stand; the tip is the score pad."""
    parts = scoring.parts(view.s, number)
    n = sum(parts.values())
    pad = "\n".join(f"{view.narrator.part(part)}: {value}" for part, value in parts.items())
    label = f"{view.player(number)}: {view.points(n)}"
    size = 0.86 if box.h > 300 else 0.68
    x, y = box.x + box.w - 10 - 23 * size, box.y + 6 + 23 * size
    return Piece(f"points-{number}", faces.points(n), x, y, size, label=label, tip=f"{label}\n{pad}")


# -- the pyramid -----------------------------------------------------------------------------------------------------


def lords(view: ConspiracyView, number: int, p: Pyramid) -> Iterator[Piece]:
    player = view.s.players[number]
    for spot, card in enumerate(player.alliance):
        start = "deck" if spot == len(player.alliance) - 1 else ""
        piece = view.lord(card, *p.spots[spot], p.size, start, p.small, is_used(player, spot))
        if not p.small:
            piece.label = view.words("ui.on_spot", card=piece.label, spot=spot + 1)
        if spot in player.crests:
            piece.label = view.words("ui.crest", lord=piece.label)
        if number == view.seat:
            piece.tip = piece.label
            view.answer(piece, SWAP + spot)
        yield piece


def is_used(player: Player, spot: int) -> bool:
    """Keys on lords placed before the last one that carries a location have opened theirs (5.1)."""
    return bool(has_key(player.alliance[spot])) and spot not in player.covers and spot < max(player.covers, default=0)


def next_spot(view: ConspiracyView, number: int, p: Pyramid) -> Piece:
    spot = len(view.s.players[number].alliance)
    label = view.words("ui.next_spot", spot=spot + 1) if number in (view.seat, view.mover) else ""
    return Piece(f"next-{number}", cards.next_spot(view.mover == number), *p.spots[spot], p.size, label=label)


def covers(view: ConspiracyView, number: int, p: Pyramid) -> Iterator[Piece]:
    """A location covers its lord but for the band with value and crest."""
    player = view.s.players[number]
    for card, spot in zip(player.locations, player.covers, strict=True):
        points = view.worth_now(number, card)
        id = LOCATIONS[card - FIRST_LOCATION]["id"]
        label = f"{view.location_text(card, p.small)}. {view.words('ui.worth_now', points=view.points(points))}"
        face = cards.outpost(points) if p.small else cards.site(id, points)
        start = "location-deck" if card == player.locations[-1] else ""
        yield Piece(f"location-{card}", face, *p.spots[spot], p.size, label=label, start=start)
    if number == view.seat and first_swapped(view) != NO_SPOT:
        yield Piece("chosen", cards.chosen(), *p.spots[first_swapped(view)], p.size)


def first_swapped(view: ConspiracyView) -> int:
    """The spot of the lord that was chosen first for a swap."""
    return steps.SWAP_LORDS.first(view.s.stack[-1]) if view.s.question == "swap" else NO_SPOT


def crest_size(tall: bool) -> float:
    """Crowns can be told from a distance on every screen."""
    return 1.08 if tall else 1


def crests(view: ConspiracyView, number: int, p: Pyramid, tall: bool) -> Iterator[Piece]:
    """Each crest token lies on its lord, who speaks for it, or waits beside the pyramid."""
    across = COLOURS if p.right.w > COLOURS * CREST else 3
    for of, spot in enumerate(view.s.players[number].crests):
        if spot == NO_SPOT:
            row, column = divmod(of, across)
            x = p.right.x + p.right.w - (across - 0.5 - column) * min(CREST, p.right.w / across)
            y = p.right.y + p.right.h - 14 - CREST * (across < COLOURS) + CREST * row
        else:
            x, y = p.spots[spot][0] + (CARD[0] - 9) * p.size, p.spots[spot][1] + (0 if p.small else 9 * p.size)
        yield Piece(f"crest-{number}-{LETTERS[of]}", faces.crest(LETTERS[of], spot != NO_SPOT), x, y, crest_size(tall))


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


def outlines(view: ConspiracyView, number: int, p: Pyramid) -> Iterator[Piece]:
    """What touches and is of one guild hangs together; drawn from the smallest to the one that counts."""
    player = view.s.players[number]
    groups = coalitions(player)
    for spots in reversed(groups):
        if len(spots) > 1:
            largest = spots is groups[0]
            points = view.points(scoring.COALITION_VP * len(spots))
            label = f"{view.words('part.coalition')}: {points}" if largest else ""
            letter, rim = LETTERS[player.colours()[spots[0]]], f"rim-{number}" if largest else ""
            face = cards.coalition(letter, rim, tuple(halo(spots)))
            yield Piece(f"coalition-{number}-{spots[0] + 1}", face, *p.spots[0], p.size, label=label)


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


def belongings(view: ConspiracyView, number: int, p: Pyramid, tall: bool) -> Iterator[Piece]:
    """Pearls, open keys, the keeper, in the solo game the replay token."""
    player = view.s.players[number]
    size = max(p.size, 0.68 if tall else 0.61)
    x, y, step = p.left.x, p.left.y + p.left.h, 40 * size
    silver, gold = player.open_keys()
    keys = view.words("ui.open_keys", silver=silver, gold=gold)
    yield Piece(f"keys-{number}", faces.keys(silver, gold), x, y - step / 2, size, label=keys)
    pearls = view.words("ui.pearls", n=player.pearls)
    yield Piece(f"pearls-{number}", faces.pearls(int(player.pearls)), x, y - step * 1.5, size, label=pearls)
    if view.s.keeper == number:
        label = f"{view.words('part.keeper')}: {view.points(scoring.KEEPER_VP)}"
        digits = 17 * len(str(player.pearls))
        yield Piece("keeper", faces.keeper(), x + (64 + digits) * size, y - step * 1.5, size, label=label)
    if view.s.solo() and view.s.token == (number == solo.HUMAN):
        yield token(view, number, p, tall)


def token(view: ConspiracyView, number: int, p: Pyramid, tall: bool) -> Piece:
    """The replay token; the player's own is large enough to be clicked."""
    size = touch(tall) / 38 if number == view.seat else max(p.size, 0.9)
    x, y = p.right.x + p.right.w - 22 * size, p.right.y + p.right.h - CREST - 4 - 20 * size
    return view.answer(Piece("token", faces.token(), x, y, size, label=view.words("ui.token")), YES)


def deeds(view: ConspiracyView, number: int, box: Box) -> Piece:
    """The locations in words, where there is room; the cards themselves speak to a screen reader."""
    player = view.s.players[number]
    lines = [
        (view.worth_now(number, card), view.text.location_brief(card))
        for card in player.locations[-int(box.h // LINE) :]
    ]
    return Piece(f"deeds-{number}", faces.deeds(tuple(lines), box.w, LINE), box.x, box.y)


# -- the legendary lord ----------------------------------------------------------------------------------------------


def legend(view: ConspiracyView, box: Box) -> Piece:
    """The card of the legendary lord: what it wants, in order, its bonus and its power."""
    fact = LEGENDS[view.s.legend]
    lines = [f"{at}. {view.words(f'wants.{wish}')}" for at, wish in enumerate(fact["conditions"], 1)]
    more = [view.words(f"bonus.{fact['bonus']}")] if fact["bonus"] != "none" else []
    if "power" in fact:
        more.append(view.words(f"legend_power.{fact['power']}"))
    name, letter = view.text.legend(view.s.legend), LETTERS[view.s.legend]
    face = faces.legend(letter, name, view.words("ui.takes"), tuple(lines), tuple(more), box.w)
    return Piece("legend", face, box.x, box.y, label=f"{name}. {view.text.effect(fact['id'])}")
