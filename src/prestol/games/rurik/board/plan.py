"""Where everything lies on the board, in board units: panels for each shape, and what is inside them."""

from __future__ import annotations

from dataclasses import dataclass

from prestol.board.layout import Box, seated
from prestol.board.scene import TALL
from prestol.games.rurik.board.land import HEIGHT, WIDTH, YARDS
from prestol.games.rurik.rules.cards import BANNERS, TRACKS

MAP_SIZE = 0.9  # the map's own units on the board
PAD = 10  # inside a panel
SEAM = 8  # between panels
HEAD = 34  # for the caption of a panel
CARD = (66, 92)  # a scheme card or an agenda at size 1
DEED = (178, 70)  # a deed in the row at size 1
DECREE = 110  # the width of a deed in hand, which is as high as a card
FIGURE = (32, 38)  # troops or a leader at size 1, with the space around
BUILDING = 28  # a structure or a good at size 1, with the space around
TITLE = 36  # banner, name and strengths of a region
EDGE = 12  # around the board


@dataclass(frozen=True)
class Plan:
    """The panels of one shape; ``mats`` by side, the rebellion's after the player's. Only a seat has a hand."""

    width: float
    height: float
    tall: bool
    map: Box
    strategy: Box
    tracks: Box
    decks: Box
    deeds: Box
    mats: list[Box]
    hand: Box | None
    rebellion: Box | None  # bonuses and cards of the solo game


def plan(shape: str, sides: int, seat: int | None, solo: bool) -> Plan:
    """The own mat comes first and is the large one; whoever only looks on sees all alike."""
    return tall_plan(sides, seat, solo) if shape == TALL else wide_plan(sides, seat, solo)


def wide_plan(sides: int, seat: int | None, solo: bool) -> Plan:
    """The map on the left with the deeds at its foot, everything else beside it."""
    w, x = WIDTH * MAP_SIZE, EDGE + WIDTH * MAP_SIZE + SEAM
    chart = Box(EDGE, EDGE, w, HEIGHT * MAP_SIZE)
    deeds = Box(EDGE, EDGE + chart.h + SEAM, w, DEED[1] + 2 * 7)
    right, bottom = 1200 - EDGE - x, deeds.y + deeds.h
    strategy = Box(x, EDGE, right, 224)
    y = EDGE + strategy.h + SEAM
    tracks, decks = Box(x, y, 382, 130), Box(x + 382 + SEAM, y, right - 382 - SEAM, 130)
    y += 130 + SEAM
    mats, hand, rebellion = wide_mats(Box(x, y, right, bottom - y), sides, seat, solo)
    return Plan(1200, bottom + EDGE, False, chart, strategy, tracks, decks, deeds, mats, hand, rebellion)


def wide_mats(room: Box, sides: int, seat: int | None, solo: bool) -> tuple[list[Box], Box | None, Box | None]:
    """Mats, the hand, and the rebellion's board, one under another."""
    x, y, w, h = room
    if seat is None:
        mats = stack(x, y, w, h - (170 if solo else 0), sides)
        bottom = mats[-1].y + mats[-1].h + SEAM
        return mats, None, Box(x, bottom, w, 170 - SEAM) if solo else None
    own, hand = Box(x, y, w, 110), Box(x, y + 110 + SEAM, w, 114)
    below = hand.y + hand.h + SEAM
    left = y + h - below
    if solo:
        return [own, Box(x, below, w, 72)], hand, Box(x, below + 72 + SEAM, w, left - 72 - SEAM)
    return seated(own, stack(x, below, w, left, sides - 1), seat), hand, None


def stack(x: float, y: float, w: float, h: float, count: int) -> list[Box]:
    """Panels one under another, none higher than it needs to be."""
    each = min((h - SEAM * (count - 1)) / count, 170)
    return [Box(x, y + at * (each + SEAM), w, each) for at in range(count)]


def tall_plan(sides: int, seat: int | None, solo: bool) -> Plan:
    """One under another: the map, the strategy board, the own things, then the rest."""
    w, y = WIDTH * MAP_SIZE, float(EDGE)
    found: list[Box] = []
    own = seat is not None
    heights = [HEIGHT * MAP_SIZE, 262, 226 if own else 0, 236 if own else 0, 92, 150, 132]
    heights += [190] if solo else []
    heights += [112] * (sides - own)
    for height in heights:
        found.append(Box(EDGE, y, w, height))
        y += height + SEAM if height else 0
    chart, strategy, mat, hand, deeds, tracks, decks, *rest = found
    rebellion = rest.pop(0) if solo else None
    mats = rest if seat is None else [mat, *rest] if solo else seated(mat, rest, seat)
    height = y - SEAM + EDGE
    return Plan(600, height, True, chart, strategy, tracks, decks, deeds, mats, hand if own else None, rebellion)


# -- the map --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Yard:
    """The free ground of one region: where its name, its figures and its buildings stand."""

    title: tuple[float, float]
    width: float
    figures: Box
    good: tuple[float, float]  # middle
    buildings: list[tuple[float, float]]  # middles
    building: float  # their size


def yard(p: Plan, name: str) -> Yard:
    """Title above, figures in the middle, the good and three buildings below."""
    free, k = YARDS[name], MAP_SIZE
    x, y, w, h = p.map.x + free.x * k, p.map.y + free.y * k, free.w * k, free.h * k
    title, size = TITLE * k, min(1.0, free.w / (4 * BUILDING)) * k
    step = BUILDING * size
    left, row = x + (w - 4 * step) / 2, y + h - step / 2
    spots = [(left + step * (at + 0.5), row) for at in range(4)]
    return Yard((x, y), w, Box(x, y + title, w, h - title - step), spots[0], spots[1:], size)


def standing(box: Box, count: int) -> tuple[float, list[tuple[float, float]]]:
    """Size and middles of so many figures; they come closer where it gets crowded."""
    rows = max((1, 2, 3), key=lambda rows: figure_size(box, count, rows))
    size, columns = figure_size(box, count, rows), -(-count // rows)
    found = []
    for at in range(count):
        row, column = divmod(at, columns)
        in_row = min(columns, count - row * columns)
        x = box.x + box.w / 2 + (column - (in_row - 1) / 2) * FIGURE[0] * size
        y = box.y + box.h / 2 + (row - (rows - 1) / 2) * FIGURE[1] * size
        found.append((x, y))
    return size, found


def figure_size(box: Box, count: int, rows: int) -> float:
    columns = -(-count // rows)
    return min(box.w / (FIGURE[0] * columns), box.h / (FIGURE[1] * rows), 1.0)


# -- the strategy board ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Banners:
    """A column for each: the cloth above, slots below it."""

    heads: list[Box]
    slots: list[list[Box]]  # by banner, from the top


def banners(p: Plan, rows: int) -> Banners:
    box = p.strategy
    step = (box.w - 2 * PAD) / BANNERS
    top, cloth = box.y + HEAD, 48 if p.tall else 45
    h = (box.h - HEAD - cloth - 10) / rows
    heads = [Box(box.x + PAD + step * at + 2, top, step - 4, cloth) for at in range(BANNERS)]
    slots = [[Box(head.x, top + cloth + 3 + h * row, head.w, h - 3) for row in range(rows)] for head in heads]
    return Banners(heads, slots)


# -- tracks ---------------------------------------------------------------------------------------------------------


def track_cells(p: Plan, track: int, cells: int) -> list[Box]:
    """The cells of one track; its sign stands to their left. The war track is the last one."""
    box = p.tracks
    h = (box.h - 12) / (TRACKS + 1)
    left = 40
    w = (box.w - left - PAD) / cells
    return [Box(box.x + left + w * at, box.y + 6 + h * track, w, h) for at in range(cells)]
