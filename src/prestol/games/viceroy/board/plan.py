"""Where everything lies on the board, in board units: panels for each shape, and what is inside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from prestol.board.layout import GAP, Box, grid, seated
from prestol.board.scene import TALL
from prestol.games.viceroy.rules.cards import COLOURS
from prestol.games.viceroy.rules.places import level_of, pos_of

CARD = (100, 170)  # a card at size 1
LOW = (100, 96)  # a card in a pyramid at size 1
BETWEEN = 4  # cards of a pyramid, at size 1
ARROW = (66, 170)  # an auction card at size 1; on a phone it lies on its side
GEM = (54, 72)  # a pile of gems at size 1
PAD = 14  # inside a panel
HEAD = 38  # for the caption of a panel


@dataclass(frozen=True)
class Plan:
    """The panels of one shape; ``players`` by seat. Only a seat has a hand."""

    width: float
    height: float
    auction: Box
    bank: Box  # reserve and decks
    hand: Box | None
    players: list[Box]
    tall: bool
    tally: Box | None = None  # who plays alone has the points before the eyes


def plan(shape: str, players: int, seat: int | None) -> Plan:
    """The own pyramid is the large one; whoever only looks on sees all alike."""
    if seat is None:
        return tall_alike(players) if shape == TALL else wide_alike(players)
    return tall_own(players, seat) if shape == TALL else wide_own(players, seat)


def touch(tall: bool) -> float:
    """The least width of what can be clicked: 40 pixels on a screen of 1280 by 720, 44 on a phone of 390."""
    return 69 if tall else 62


def wide_own(players: int, seat: int) -> Plan:
    """Under the auction the own pyramid on the left; on the right the hand, the others, reserve and decks."""
    auction, own, hand = Box(14, 14, 1412, 248), Box(14, 274, 700, 542), Box(726, 274, 700, 218)
    if players == 1:
        tally, bank = Box(726, 504, 424, 312), Box(1162, 504, 264, 312)
        return Plan(1440, 830, auction, bank, hand, [own], False, tally)
    others = grid(Box(726, 504, 700, 200), players - 1, 1)
    return Plan(1440, 830, auction, Box(726, 716, 700, 100), hand, seated(own, others, seat), tall=False)


def wide_alike(players: int) -> Plan:
    boxes = grid(Box(14, 274, 1412, 430), min(players, 2), (players + 1) // 2)[:players]
    return Plan(1440, 830, Box(14, 14, 1412, 248), Box(14, 716, 1412, 100), None, boxes, tall=False)


def tall_own(players: int, seat: int) -> Plan:
    own, hand, bank = Box(12, 600, 576, 560), Box(12, 1172, 576, 246), Box(12, 1430, 576, 134)
    others = tall_others(players - 1, 1576)
    end = max(box.y + box.h for box in [bank, *others])
    return Plan(600, end + GAP, Box(12, 12, 576, 576), bank, hand, seated(own, others, seat), tall=True)


def tall_others(count: int, top: float) -> list[Box]:
    """As wide as the own one, since each can be looked at by itself."""
    return [Box(12, top + 412 * number, 576, 400) for number in range(count)]


def tall_alike(players: int) -> Plan:
    boxes = [Box(12, 746 + 352 * number, 576, 340) for number in range(players)]
    return Plan(600, 746 + 352 * players, Box(12, 12, 576, 576), Box(12, 600, 576, 134), None, boxes, tall=True)


# -- the auction ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lot:
    """An auction card between the base of its arrow and the tip."""

    base: tuple[float, float]
    arrow: tuple[float, float]
    tip: tuple[float, float]


def lots(p: Plan) -> tuple[float, list[Lot]]:
    """Size of the cards on offer, and the four places."""
    return tall_lots(p.auction) if p.tall else wide_lots(p.auction)


def wide_lots(box: Box) -> tuple[float, list[Lot]]:
    size, y = 1.17, box.y + HEAD
    card = CARD[0] * size
    w, low = 2 * card + ARROW[0], y + (size - 1) * CARD[1] / 2
    step = (box.w - 2 * PAD - w) / (COLOURS - 1)
    lefts = [box.x + PAD + step * colour for colour in range(COLOURS)]
    return size, [Lot((x, y), (x + card, low), (x + card + ARROW[0], y)) for x in lefts]


def tall_lots(box: Box) -> tuple[float, list[Lot]]:
    """On a phone the arrows point upwards."""
    size, step = 1.34, (box.w - 12) / COLOURS
    w, h = CARD[0] * size, CARD[1] * size
    tip = box.y + HEAD + 6
    found = []
    for colour in range(COLOURS):
        x = box.x + 6 + step * colour + (step - w) / 2
        found.append(Lot((x, tip + h + 80), (x + (w - 128) / 2, tip + h + 3), (x, tip)))
    return size, found


# -- reserve and decks ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bank:
    """Four piles of gems (their middles) and four piles of cards."""

    gems: list[tuple[float, float]]
    gem_size: float
    decks: list[tuple[float, float]]
    deck_size: float


def bank(p: Plan) -> Bank:
    x, y, w, h = p.bank
    size = touch(p.tall) / GEM[0]
    if h > 160:
        step = (w - 8) / COLOURS
        gems = [(x + 4 + step * (at + 0.5), y + 16 + GEM[1] / 2) for at in range(COLOURS)]
        decks = [(x + 4 + step * (at + 0.5) - 26, y + h - 12 - 0.52 * CARD[1]) for at in range(4)]
        return Bank(gems, size, decks, 0.52)
    deck = min((h - 20) / CARD[1], 0.6)
    step, apart = min((w / 2 - 12) / COLOURS, 100), min((w / 2 - 12) / 4, 110)
    left = x + (w - COLOURS * step - 4 * apart) / 2
    gems = [(left + step * (at + 0.5), y + h / 2) for at in range(COLOURS)]
    left += COLOURS * step + (apart - CARD[0] * deck) / 2
    decks = [(left + apart * at, y + (h - CARD[1] * deck) / 2) for at in range(4)]
    return Bank(gems, size, decks, deck)


# -- cards in hand -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hand:
    """Cards side by side or over one another; to their right a card being dealt with, and what may be chosen for it."""

    size: float
    cards: list[tuple[float, float]]
    stage: tuple[float, float]
    choices: list[Box]


ROWS = 3  # of choices


def hand(p: Plan, cards: int, staged: bool, groups: Sequence[int]) -> Hand:
    """From left to right; the hand draws together where room is scarce. ``groups``: choices that belong together."""
    assert p.hand is not None
    x, y, w, h = p.hand
    size = (h - 18) / CARD[1]
    columns = [min(ROWS, group - at) for group in groups for at in range(0, group, ROWS)]
    plate = Box(0, y, 132 if len(columns) == 1 else 96, touch(p.tall))
    beside = (CARD[0] * size + 20 if staged else 0) + len(columns) * (plate.w + 6)
    found = fan(x + PAD, y, w - 2 * PAD - beside, h, cards, size)
    left = max([at[0] + CARD[0] * size + 20 for at in found], default=x + PAD)
    stage = (left, y + (h - CARD[1] * size) / 2)
    return Hand(size, found, stage, plates(p.hand, left + (CARD[0] * size + 20 if staged else 0), columns, plate))


def plates(box: Box, left: float, columns: Sequence[int], plate: Box) -> list[Box]:
    found = []
    for column, count in enumerate(columns):
        top = box.y + (box.h - count * plate.h - (count - 1) * 4) / 2
        x = left + column * (plate.w + 6)
        found += [Box(x, top + at * (plate.h + 4), plate.w, plate.h) for at in range(count)]
    return found


def fan(x: float, y: float, room: float, h: float, cards: int, size: float) -> list[tuple[float, float]]:
    """A fan: spread as far as there is room, the middle a little higher."""
    w = CARD[0] * size
    step = min(w + 8, (room - w) / (cards - 1)) if cards > 1 else 0.0
    top = y + (h - CARD[1] * size) / 2
    middle = (cards - 1) / 2
    lift = [3 - 6 * abs(at - middle) / max(middle, 1) for at in range(cards)]
    return [(x + step * at, top - up) for at, up in enumerate(lift)]


# -- a pyramid -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pyramid:
    """Where a pyramid stands: the middle of its start card's foot, and its size."""

    x: float
    y: float
    size: float

    def at(self, place: int) -> tuple[float, float]:
        """The upper left corner of a slot."""
        level, pos = int(level_of(place)), int(pos_of(place))
        across, up = LOW[0] + BETWEEN, LOW[1] + BETWEEN
        return (
            self.x + ((pos + (level - 1) / 2) * across - LOW[0] / 2) * self.size,
            self.y - (level * up - BETWEEN) * self.size,
        )

    def box(self, place: int) -> Box:
        return Box(*self.at(place), LOW[0] * self.size, LOW[1] * self.size)

    def circle(self, place: int) -> tuple[float, float]:
        """The middle of the circle that a card closes."""
        x, y = self.at(place)
        return x + LOW[0] / 2 * self.size, y + (LOW[1] + BETWEEN / 2) * self.size


def pyramid(room: Box, slots: Sequence[int], taken: Sequence[Box], largest: float) -> Pyramid:
    """As large as it can stand on the floor of a room without meeting what else is there."""
    for percent in range(int(min(largest, fitting(room, slots)) * 100), 10, -2):
        found = standing(room, slots, percent / 100)
        if not any(box.meets(other) for box in map(found.box, slots) for other in taken):
            return found
    return standing(room, slots, 0.1)


def fitting(room: Box, slots: Sequence[int]) -> float:
    """The size at which a pyramid is as wide or as high as the room."""
    lefts = [left_of(place) for place in slots]
    across = (max(lefts) - min(lefts)) * (LOW[0] + BETWEEN) + LOW[0]
    up = max(int(level_of(place)) for place in slots) * (LOW[1] + BETWEEN)
    return min(room.w / across, room.h / up)


def left_of(place: int) -> float:
    """How far to the right a slot begins, in slots."""
    return int(pos_of(place)) + (int(level_of(place)) - 1) / 2


def standing(room: Box, slots: Sequence[int], size: float) -> Pyramid:
    lefts = [left_of(place) for place in slots]
    middle = (min(lefts) + max(lefts)) / 2 * (LOW[0] + BETWEEN) * size
    return Pyramid(room.x + room.w / 2 - middle, room.y + room.h, size)
