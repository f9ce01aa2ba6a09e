"""Where everything lies on the board, in board units: panels for each shape, cards inside them."""

from __future__ import annotations

from dataclasses import dataclass

from prestol.board.layout import GAP, Box, grid, seated
from prestol.board.scene import TALL

CARD = (100, 80)  # a lord at size 1
SITE = (132, 120)  # a location at size 1
LEAF = (132, 57)  # one of very many, at size 1
SMALLEST = 0.86  # a lord whose letter can be read
BETWEEN = 12  # lords of an alliance, at size 1
PAD = 14  # inside a panel
HEAD = 44  # for the caption of a panel
COUNTER = 42  # a round button at size 1
ROWS = 5
PLACES = [(row, column) for row in range(ROWS) for column in range(ROWS - row)]  # of the spots


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


def plan(shape: str, players: int, seat: int | None, solo: bool = False, sites: int = 0) -> Plan:
    """The own alliance is the large one; whoever only looks on sees all alike. ``sites`` lie open beside their deck."""
    if seat is None:
        return tall_alike(players, solo, sites) if shape == TALL else wide_alike(players, solo)
    return tall_own(players, seat, solo, sites) if shape == TALL else wide_own(players, seat, solo)


def touch(tall: bool) -> float:
    """The least width of what can be clicked: 40 pixels on a screen of 1280 by 800, 44 on a phone of 390."""
    return 69.5 if tall else 57


def wide_own(players: int, seat: int, solo: bool) -> Plan:
    """One other player leaves more room to the locations; a legendary lord's card stands above the others."""
    one = players == 2
    court, own = Box(14, 14, 486, 470), Box(512, 14, 592, 470)
    side = Box(1116, 14, 310, 470 if one and not solo else 802)
    card, room = split(side, 330) if solo else (None, side)
    locations = Box(14, 496, 1412 if one and not solo else 1090, 320)
    return Plan(1440, 830, court, locations, seated(own, grid(room, 1, players - 1), seat), card, tall=False)


def wide_alike(players: int, solo: bool) -> Plan:
    boxes = grid(Box(512, 14, 914, 802), 2, 1 if players == 2 else 2)[:players]
    card = None
    if solo:
        card, boxes[1] = split(boxes[1], 230)
    return Plan(1440, 830, Box(14, 14, 486, 470), Box(14, 496, 486, 320), boxes, card, tall=False)


def tall_own(players: int, seat: int, solo: bool, sites: int) -> Plan:
    court, own = Box(12, 12, 576, 440), Box(12, 464, 576, 522)
    locations = Box(12, 998, 576, tall_shelf(sites))
    top = locations.y + locations.h + GAP
    card = Box(12, top, 576, 230) if solo else None
    others = tall_others(players - 1, top + 242 if solo else top)
    end = max(box.y + box.h for box in others)
    return Plan(600, end + GAP, court, locations, seated(own, others, seat), card, tall=True)


def tall_shelf(sites: int) -> float:
    """A phone has no room to waste: as many rows of three as the locations and their deck need."""
    rows = sites // 3 + 1
    return 84 + (164 * rows if rows <= TALL_ROWS else 70 * rows)


def tall_others(count: int, top: float) -> list[Box]:
    """As large as the own one, since each can be looked at by itself."""
    return [Box(12, top + 534 * number, 576, 522) for number in range(count)]


def tall_alike(players: int, solo: bool, sites: int) -> Plan:
    locations = Box(12, 464, 576, tall_shelf(sites))
    top = locations.y + locations.h + GAP
    boxes = [Box(12, top + 534 * number, 576, 522) for number in range(players)]
    end = top + 534 * players
    card = Box(12, end, 576, 230) if solo else None
    height = end + 242 if solo else end
    return Plan(600, height, Box(12, 12, 576, 440), locations, boxes, card, tall=True)


def split(box: Box, top: float) -> tuple[Box, Box]:
    """One box above another."""
    x, y, w, h = box
    return Box(x, y, w, top), Box(x, y + top + GAP, w, h - top - GAP)


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
    """Two rows of piles and the room for notices in three lines."""
    x, y, w, h = p.court
    top = y + HEAD
    hand = Box(x + 128, top, w - 128 - PAD, 104)
    slots = grid(Box(x + PAD, top + 116, w - 2 * PAD, h - HEAD - 122), 2, 3)
    return Court((x + PAD, top), 1.0, hand, slots[:5], 1.0, slots[5])


def hand(box: Box, cards: int, tall: bool) -> tuple[float, list[tuple[float, float]]]:
    """Size and places of recruited lords; two rows begin beside the caption, so that each card can be hit."""
    size, rows = hand_size(box, cards, touch(tall))
    across, lift = -(-cards // rows), HEAD - 6 if rows > 1 else 0
    right = min(CARD[0] * size + 10, (box.w - CARD[0] * size) / max(across - 1, 1))
    down = min(CARD[1] * size + 4, (box.h + lift - CARD[1] * size) / max(rows - 1, 1))
    return size, [(box.x + i % across * right, box.y - lift + i // across * down) for i in range(cards)]


def hand_size(box: Box, cards: int, least: float) -> tuple[float, int]:
    """Side by side while there is room, then over one another as far as each can still be hit, then in rows."""
    tries = [(1.0, 1, 100.0), (0.92, 1, 92.0), (SMALLEST, 1, least), (SMALLEST, 2, least)]
    for size, rows, apart in tries:
        if CARD[0] * size + apart * (-(-cards // rows) - 1) <= box.w:
            return size, rows
    return SMALLEST, 3


def fan(box: Box, cards: int, size: float, most: float) -> list[float]:
    """Where cards beside and over one another begin, at most so far apart."""
    room = box.w - CARD[0] * size
    step = min(most, room / (cards - 1)) if cards > 1 else 0.0
    return [box.x + step * number for number in range(cards)]


# -- locations -----------------------------------------------------------------------------------------------------

SIZES = (1.5, 1.3, 1.15, 1.0)  # as large as they find room
TALL_SIZE = 1.3
LEAF_TALL = 1.12  # the size of a leaf on a phone
TALL_ROWS = 4  # of whole locations on a phone


@dataclass(frozen=True)
class Shelf:
    """The location deck and the open locations in rows; of too many each has a leaf with nothing but its words."""

    size: float
    whole: bool
    places: list[tuple[float, float]]  # also those of the first row that stay empty


def shelf(p: Plan, cards: int) -> Shelf:
    x, y, w, h = p.locations
    head = 79.5 if p.tall else 63
    room = Box(x + PAD, y + head, w - 2 * PAD, h - head - 6)
    sizes = (TALL_SIZE,) if p.tall else SIZES
    size = next((size for size in sizes if columns(room, size) * rows(room, size) >= cards), 0)
    if not size:
        size = LEAF_TALL if p.tall else 1.0
        return Shelf(size, False, shelf_places(room, (LEAF[0] * size, LEAF[1] * size), cards, 4))
    card = (SITE[0] * size, SITE[1] * size)
    return Shelf(size, True, shelf_places(room, card, max(cards, columns(room, size)), 8))


def columns(room: Box, size: float) -> int:
    return int((room.w + 8) // (SITE[0] * size + 8))


def rows(room: Box, size: float) -> int:
    return int((room.h + 8) // (SITE[1] * size + 8))


def shelf_places(room: Box, card: tuple[float, float], cards: int, gap: float) -> list[tuple[float, float]]:
    """Rows of equal length, in the middle of the height."""
    w, h = card
    down = -(-cards // int((room.w + gap) // (w + gap)))
    across = -(-cards // down)
    step = min((room.w - w) / max(across - 1, 1), w + (60 if down == 1 else 24))
    top = room.y + (room.h - down * (h + gap) + gap) / 2
    return [(room.x + i % across * step, top + i // across * (h + gap)) for i in range(cards)]


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
    head = HEAD + 2
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
