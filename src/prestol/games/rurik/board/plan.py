"""Where everything lies on the board, in board units: panels for each shape, and what is inside them."""

from __future__ import annotations

from dataclasses import dataclass

from prestol.core.layout import Box, seated
from prestol.core.scene import TALL
from prestol.games.rurik.land import HEIGHT, WIDTH, YARDS

MAP_SIZE = 0.9  # the map's own units on the board
PAD = 10  # inside a panel
SEAM = 8  # between panels
HEAD = 34  # for the caption of a panel
CARD = (66, 92)  # a scheme card or an agenda at size 1
DEED = (178, 70)  # a deed at size 1
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
    uprising: Box | None  # bonuses and cards of the solo game


def plan(shape: str, sides: int, seat: int | None, solo: bool) -> Plan:
    """The own mat comes first and is the large one; whoever only looks on sees all alike."""
    return tall_plan(sides, seat, solo) if shape == TALL else wide_plan(sides, seat, solo)


def wide_plan(sides: int, seat: int | None, solo: bool) -> Plan:
    """The map on the left with the deeds at its foot, everything else beside it."""
    w, x = WIDTH * MAP_SIZE, EDGE + WIDTH * MAP_SIZE + SEAM
    chart = Box(EDGE, EDGE, w, HEIGHT * MAP_SIZE)
    deeds = Box(EDGE, EDGE + chart.h + SEAM, w, DEED[1] + 2 * 7)
    right, height = 1200 - EDGE - x, deeds.y + deeds.h + EDGE
    strategy = Box(x, EDGE, right, 224)
    y = EDGE + strategy.h + SEAM
    tracks, decks = Box(x, y, 382, 130), Box(x + 382 + SEAM, y, right - 382 - SEAM, 130)
    y += 130 + SEAM
    if seat is None:
        mats = stack(x, y, right, deeds.y + deeds.h - y - (170 if solo else 0), sides)
        bottom = mats[-1].y + mats[-1].h + SEAM
        uprising = Box(x, bottom, right, 170 - SEAM) if solo else None
        return Plan(1200, height, False, chart, strategy, tracks, decks, deeds, mats, None, uprising)
    own, hand = Box(x, y, right, 110), Box(x, y + 110 + SEAM, right, 114)
    y = hand.y + hand.h + SEAM
    left = deeds.y + deeds.h - y
    if solo:
        mats, uprising = [own, Box(x, y, right, 72)], Box(x, y + 72 + SEAM, right, left - 72 - SEAM)
        return Plan(1200, height, False, chart, strategy, tracks, decks, deeds, mats, hand, uprising)
    others = stack(x, y, right, left, sides - 1)
    return Plan(1200, height, False, chart, strategy, tracks, decks, deeds, seated(own, others, seat), hand, None)


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
    uprising = rest.pop(0) if solo else None
    mats = rest if seat is None else [mat, *rest] if solo else seated(mat, rest, seat)
    height = y - SEAM + EDGE
    return Plan(600, height, True, chart, strategy, tracks, decks, deeds, mats, hand if own else None, uprising)


# -- the map --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ground:
    """One region on the board: where its name, its figures and its buildings stand."""

    title: tuple[float, float]
    width: float
    figures: Box
    good: tuple[float, float]  # middle
    buildings: list[tuple[float, float]]  # middles
    building: float  # their size


def ground(p: Plan, name: str) -> Ground:
    """Title above, figures in the middle, the good and three buildings below."""
    yard, k = YARDS[name], MAP_SIZE
    x, y, w, h = p.map.x + yard.x * k, p.map.y + yard.y * k, yard.w * k, yard.h * k
    title, size = TITLE * k, min(1.0, yard.w / (4 * BUILDING)) * k
    step = BUILDING * size
    left, row = x + (w - 4 * step) / 2, y + h - step / 2
    spots = [(left + step * (at + 0.5), row) for at in range(4)]
    return Ground((x, y), w, Box(x, y + title, w, h - title - step), spots[0], spots[1:], size)


def standing(box: Box, count: int) -> tuple[float, list[tuple[float, float]]]:
    """Size and middles of so many figures; they come closer where it gets crowded."""
    best = 0.0, 1
    for rows in range(1, 4):
        columns = -(-count // rows)
        size = min(box.w / (FIGURE[0] * columns), box.h / (FIGURE[1] * rows), 1.0)
        best = max(best, (size, rows), key=lambda pair: pair[0])
    size, rows = best
    columns = -(-count // rows)
    found = []
    for at in range(count):
        row, column = divmod(at, columns)
        in_row = min(columns, count - row * columns)
        x = box.x + box.w / 2 + (column - (in_row - 1) / 2) * FIGURE[0] * size
        y = box.y + box.h / 2 + (row - (rows - 1) / 2) * FIGURE[1] * size
        found.append((x, y))
    return size, found


# -- the strategy board ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Banners:
    """Six columns: the cloth above, slots below it."""

    heads: list[Box]
    slots: list[list[Box]]  # by banner, from the top


def banners(p: Plan, rows: int) -> Banners:
    box = p.strategy
    step = (box.w - 2 * PAD) / 6
    top, cloth = box.y + HEAD, 48 if p.tall else 45
    h = (box.h - HEAD - cloth - 10) / rows
    heads = [Box(box.x + PAD + step * at + 2, top, step - 4, cloth) for at in range(6)]
    slots = [[Box(head.x, top + cloth + 3 + h * row, head.w, h - 3) for row in range(rows)] for head in heads]
    return Banners(heads, slots)


# -- tracks ---------------------------------------------------------------------------------------------------------


def track_cells(p: Plan, track: int, cells: int) -> list[Box]:
    """The cells of one track; the sign of the track stands to their left."""
    box = p.tracks
    h = (box.h - 12) / 4
    left = 40
    w = (box.w - left - PAD) / cells
    return [Box(box.x + left + w * at, box.y + 6 + h * track, w, h) for at in range(cells)]


# -- cards ----------------------------------------------------------------------------------------------------------


def row_of(box: Box, w: float, h: float, count: int) -> list[tuple[float, float]]:
    """Cards side by side, as far apart as there is room, over one another where there is not."""
    step = (box.w - w) / max(count - 1, 1)
    step = min(step, w + 8)
    return [(box.x + step * at, box.y + (box.h - h) / 2) for at in range(count)]
