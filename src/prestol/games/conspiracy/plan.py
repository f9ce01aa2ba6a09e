"""Where everything lies on the board, in board units: panels for each shape, cards inside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from prestol.core.scene import TALL

CARD = (100, 80)  # a lord at size 1
SITE = (112, 104)  # a location at size 1
BETWEEN = 12  # lords of an alliance, at size 1
GAP = 12  # between panels
PAD = 14  # inside a panel
HEAD = 44  # for the caption of a panel
ROWS = 5
PLACES = [(row, column) for row in range(ROWS) for column in range(ROWS - row)]  # of the spots


class Box(NamedTuple):
    """A place on the board."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True)
class Plan:
    """The panels of one shape; ``alliances`` by player."""

    width: float
    height: float
    court: Box
    locations: Box
    alliances: list[Box]
    legend: Box | None  # the card of the legendary lord
    tall: bool


def plan(shape: str, players: int, seat: int | None, solo: bool = False) -> Plan:
    """The own alliance is the large one; whoever only looks on sees all alike."""
    if seat is None:
        return tall_alike(players, solo) if shape == TALL else wide_alike(players, solo)
    return tall_own(players, seat, solo) if shape == TALL else wide_own(players, seat, solo)


def wide_own(players: int, seat: int, solo: bool) -> Plan:
    """One other player has more room, and leaves more to the locations; a legendary lord's card stands above it."""
    one = players == 2
    court, own = Box(14, 14, 300 if one else 330, 512), Box(326 if one else 356, 14, 548 if one else 560, 512)
    side = Box(own.x + own.w + GAP, 14, 1186 - own.x - own.w - GAP, 512 if one and not solo else 772)
    card, room = split(side, 300) if solo else (None, side)
    locations = Box(14, 538, 1172 if one and not solo else own.x + own.w - 14, 248)
    return Plan(1200, 800, court, locations, seated(own, grid(room, 1, players - 1), seat), card, tall=False)


def wide_alike(players: int, solo: bool) -> Plan:
    boxes = grid(Box(356, 14, 830, 772), 2, 1 if players == 2 else 2)[:players]
    card = None
    if solo:
        card, boxes[1] = split(boxes[1], 230)
    return Plan(1200, 800, Box(14, 14, 330, 512), Box(14, 538, 330, 248), boxes, card, tall=False)


def tall_own(players: int, seat: int, solo: bool) -> Plan:
    court, own, locations = Box(12, 12, 576, 374), Box(12, 398, 576, 522), Box(12, 932, 576, 436)
    card, top = (Box(12, 1380, 576, 230), 1622.0) if solo else (None, 1380.0)
    others = tall_others(players - 1, top)
    end = max(box.y + box.h for box in others)
    return Plan(600, end + GAP, court, locations, seated(own, others, seat), card, tall=True)


def tall_others(count: int, top: float) -> list[Box]:
    """One at full width, more of them two in a row."""
    if count == 1:
        return [Box(12, top, 576, 522)]
    return grid(Box(12, top, 576, 290 * ((count + 1) // 2) - GAP), 2, (count + 1) // 2)[:count]


def tall_alike(players: int, solo: bool) -> Plan:
    boxes = [Box(12, 846 + 534 * number, 576, 522) for number in range(players)]
    end = 846 + 534 * players
    card = Box(12, end, 576, 230) if solo else None
    height = end + 242 if solo else end
    return Plan(600, height, Box(12, 12, 576, 374), Box(12, 398, 576, 436), boxes, card, tall=True)


def split(box: Box, top: float) -> tuple[Box, Box]:
    """One box above another."""
    x, y, w, h = box
    return Box(x, y, w, top), Box(x, y + top + GAP, w, h - top - GAP)


def seated(own: Box, others: list[Box], seat: int) -> list[Box]:
    """The others follow in seat order, beginning after the own one."""
    players = len(others) + 1
    return [own if number == seat else others[(number - seat) % players - 1] for number in range(players)]


def grid(box: Box, columns: int, rows: int) -> list[Box]:
    w = (box.w - GAP * (columns - 1)) / columns
    h = (box.h - GAP * (rows - 1)) / rows
    return [
        Box(box.x + column * (w + GAP), box.y + row * (h + GAP), w, h)
        for row in range(rows)
        for column in range(columns)
    ]


# -- the court -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Court:
    """The deck with the recruited lords beside it, five piles, and room for what everybody must know."""

    deck: tuple[float, float]
    deck_size: float
    hand: Box
    piles: list[Box]
    pile_size: float
    notice: Box


def court(p: Plan) -> Court:
    x, y, w, h = p.court
    top = y + HEAD
    if p.tall:
        slots = grid(Box(x + PAD, top + 92, w - 2 * PAD, 231), 2, 3)
        return Court((x + PAD, top), 1.0, Box(x + 136, top, w - 150, 80), slots[:5], 0.86, slots[5])
    below = top + 80 * 0.92 + GAP
    slots = [Box(x + PAD, below + 63 * row, w - 2 * PAD, 58) for row in range(5)]
    notice = Box(x + PAD, below + 63 * 5, w - 2 * PAD, y + h - below - 63 * 5)
    return Court((x + PAD, top), 0.92, Box(x + 122, top, w - 136, 74), slots, 0.72, notice)


def fan(box: Box, cards: int, size: float, most: float) -> list[float]:
    """Where cards beside and over one another begin, at most so far apart."""
    room = box.w - CARD[0] * size
    step = min(most, room / (cards - 1)) if cards > 1 else 0.0
    return [box.x + step * number for number in range(cards)]


# -- locations -----------------------------------------------------------------------------------------------------

SMALLER = (0.8, 0.66, 0.58, 0.5, 0.4, 0.34)  # until all locations find room


@dataclass(frozen=True)
class Shelf:
    """The location deck and the open locations in rows; too many for full size lose their words, not their signs."""

    size: float
    worded: bool
    places: list[tuple[float, float]]


def shelf(p: Plan, cards: int) -> Shelf:
    x, y, w, h = p.locations
    room = Box(x + PAD, y + HEAD - 4, w - 2 * PAD, h - HEAD - 6)
    worded = (1.14,) if p.tall else (1.28, 0.95)
    size = next(size for size in (*worded, *SMALLER) if columns(room, size) * rows(room, size) >= cards)
    return Shelf(size, size in worded, shelf_places(room, size, cards))


def columns(room: Box, size: float) -> int:
    return int((room.w + 8) // (SITE[0] * size + 8))


def rows(room: Box, size: float) -> int:
    return int((room.h + 8) // (SITE[1] * size + 8))


def shelf_places(room: Box, size: float, cards: int) -> list[tuple[float, float]]:
    across = columns(room, size)
    step = min((room.w - SITE[0] * size) / max(across - 1, 1), SITE[0] * size + 18)
    return [(room.x + i % across * step, room.y + i // across * (SITE[1] * size + 8)) for i in range(cards)]


# -- an alliance ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pyramid:
    """Fifteen spots; what else belongs to the player stands left and right of the tip."""

    size: float
    spots: list[tuple[float, float]]
    left: Box
    right: Box
    below: Box  # what is left of the panel

    small: bool  # too small for letters: values and crests only


def pyramid(box: Box, tall: bool = False) -> Pyramid:
    head = HEAD + 2 if box.h > 300 else 36
    across = (box.w - 12) / (5 * CARD[0] + 4 * BETWEEN)
    down = (box.h - head - 12) / (5 * CARD[1] + 4 * BETWEEN)
    size = int(min(across, down, 1.0) * 100) / 100
    w, h, gap = CARD[0] * size, CARD[1] * size, BETWEEN * size
    left, top = box.x + (box.w - 5 * w - 4 * gap) / 2, box.y + head
    spots = [(left + (column + row / 2) * (w + gap), top + row * (h + gap)) for row, column in PLACES]
    tip, side, end = top + 3 * (h + gap), 1.5 * (w + gap) - gap, top + 5 * (h + gap)
    return Pyramid(
        size,
        spots,
        Box(left, tip, side, 2 * h + gap),
        Box(left + 5 * (w + gap) - gap - side, tip, side, 2 * h + gap),
        Box(box.x + PAD, end + 4, box.w - 2 * PAD, box.y + box.h - end - 4 - PAD),
        size < (0.84 if tall else 0.6),
    )
