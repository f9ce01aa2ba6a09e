"""Where everything lies on the board, in board units: panels for each shape, and what is inside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from prestol.board.layout import Box, seated
from prestol.board.scene import TALL
from prestol.games.rurik.board.land import HEIGHT, WIDTH, YARDS, outline
from prestol.games.rurik.rules.cards import BANNERS, REGION_NAMES, REGIONS, TRACKS

MAP_SIZE = 0.9  # the whole map's own units on a phone's board
MARGIN = 12  # around the regions in play, in the map's own units
PAD = 10  # inside a panel
SEAM = 8  # between panels
HEAD = 34  # for the caption of a panel
CARD = (66, 92)  # a scheme card or an agenda at size 1
DEED = (178, 84)  # a deed in the row at size 1
CELL = 58  # the width of what one has so many of, at size 1
DECREE = 126  # the width of a deed in hand, which is as high as a card
FIGURE = (32, 38)  # troops or a leader at size 1, with the space around
BUILDING = 25  # a structure or a good at size 1, with the space around
TITLE = 26  # banner and name of a region
AGENDA = 92  # the width of an agenda in hand
PRETENDER = 82  # the width of a leader to choose
EDGE = 12  # around the board


class Crop(NamedTuple):
    """The part of the map that is shown: its corner in the map's own units, and how large they are on the board."""

    x: float
    y: float
    size: float


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
    crop: Crop  # what is seen of the map


def plan(shape: str, sides: int, seat: int | None, solo: bool, regions: int = REGIONS) -> Plan:
    """The own mat comes first and is the large one; whoever only looks on sees all alike."""
    return tall_plan(sides, seat, solo, regions) if shape == TALL else wide_plan(sides, seat, solo, regions)


def wide_plan(sides: int, seat: int | None, solo: bool, regions: int) -> Plan:
    """The map on the left with the deeds at its foot, everything else beside it."""
    chart = Box(EDGE, EDGE, 538, 704)
    deeds = Box(EDGE, EDGE + chart.h + SEAM, chart.w, 94)
    x, bottom = EDGE + chart.w + SEAM, deeds.y + deeds.h
    right = 1440 - EDGE - x
    strategy = Box(x, EDGE, right, 230)
    y = EDGE + strategy.h + SEAM
    tracks, decks = Box(x, y, 566, 134), Box(x + 566 + SEAM, y, right - 566 - SEAM, 134)
    y += 134 + SEAM
    mats, hand, rebellion = wide_mats(Box(x, y, right, bottom - y), sides, seat, solo)
    height, view = bottom + EDGE, cropped(chart, regions)
    return Plan(1440, height, False, chart, strategy, tracks, decks, deeds, mats, hand, rebellion, view)


def wide_mats(room: Box, sides: int, seat: int | None, solo: bool) -> tuple[list[Box], Box | None, Box | None]:
    """Mats, the hand, and the rebellion's board, one under another."""
    x, y, w, h = room
    if seat is None:
        mats = stack(x, y, w, h - (170 if solo else 0), sides)
        bottom = mats[-1].y + mats[-1].h + SEAM
        return mats, None, Box(x, bottom, w, 170 - SEAM) if solo else None
    own, hand = Box(x, y, w, 130), Box(x, y + 130 + SEAM, w, 128)
    below = hand.y + hand.h + SEAM
    left = y + h - below
    if solo:
        small, board = Box(x, below, 256, left), Box(x + 256 + SEAM, below, w - 256 - SEAM, left)
        return [own, small], hand, board
    each = (w - SEAM * (sides - 2)) / (sides - 1)
    others = [Box(x + at * (each + SEAM), below, each, left) for at in range(sides - 1)]
    return seated(own, others, seat), hand, None


def stack(x: float, y: float, w: float, h: float, count: int) -> list[Box]:
    """Panels one under another, none higher than it needs to be."""
    each = min((h - SEAM * (count - 1)) / count, 170)
    return [Box(x, y + at * (each + SEAM), w, each) for at in range(count)]


def tall_plan(sides: int, seat: int | None, solo: bool, regions: int) -> Plan:
    """One under another: the map, the strategy board, the own things, then the rest."""
    w, y = WIDTH * MAP_SIZE, float(EDGE)
    found: list[Box] = []
    own = seat is not None
    around = extent(regions)
    heights = [around.h * w / around.w, 274, 240 if own else 0, 330 if own else 0, 108, 166, 132]
    heights += [220] if solo else []
    heights += [124] * (sides - own)
    for height in heights:
        found.append(Box(EDGE, y, w, height))
        y += height + SEAM if height else 0
    chart, strategy, mat, hand, deeds, tracks, decks, *rest = found
    rebellion = rest.pop(0) if solo else None
    mats = rest if seat is None else [mat, *rest] if solo else seated(mat, rest, seat)
    height, view = y - SEAM + EDGE, cropped(chart, regions)
    hands = hand if own else None
    return Plan(600, height, True, chart, strategy, tracks, decks, deeds, mats, hands, rebellion, view)


# -- the map --------------------------------------------------------------------------------------------------------


def extent(regions: int) -> Box:
    """The part of the map where the first regions lie."""
    if regions == REGIONS:
        return Box(0, 0, WIDTH, HEIGHT)
    corners = [corner for name in REGION_NAMES[:regions] for corner in outline(name)]
    left, top = (max(min(corner[at] for corner in corners) - MARGIN, 0) for at in (0, 1))
    right = min(max(x for x, _ in corners) + MARGIN, WIDTH)
    bottom = min(max(y for _, y in corners) + MARGIN, HEIGHT)
    return Box(left, top, right - left, bottom - top)


def cropped(chart: Box, regions: int) -> Crop:
    """As large as its panel allows, in the middle, but not beyond the edge of the map."""
    part = extent(regions)
    size = min(chart.w / part.w, chart.h / part.h)
    x = part.x + (part.w - chart.w / size) / 2
    y = part.y + (part.h - chart.h / size) / 2
    return Crop(max(min(x, WIDTH - chart.w / size), 0), max(min(y, HEIGHT - chart.h / size), 0), size)


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
    free, k = YARDS[name], p.crop.size
    x, y = p.map.x + (free.x - p.crop.x) * k, p.map.y + (free.y - p.crop.y) * k
    w, h = free.w * k, free.h * k
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
    return min(box.w / (FIGURE[0] * columns), box.h / (FIGURE[1] * rows), 1.2)


# -- the strategy board ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Banners:
    """A column for each: the cloth above, slots below it."""

    heads: list[Box]
    slots: list[list[Box]]  # by banner, from the top


def banners(p: Plan, rows: int) -> Banners:
    box = p.strategy
    step = (box.w - 2 * PAD) / BANNERS
    top, cloth = box.y + HEAD, 48
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
