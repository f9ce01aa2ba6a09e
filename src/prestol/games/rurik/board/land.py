"""The map of Rus, drawn by ourselves: corners, the borders between them, and a region as a ring of borders.

Two regions are neighbours where they share a border, so the drawing itself says who borders on whom; a test compares it
with the rules. Borders are given by a few points and made rough like a pen's line, always in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from prestol.board.layout import Box

Point = tuple[float, float]

WIDTH, HEIGHT = 640, 840
COAST = "coast"  # what lies beyond the map
STEP = 15  # the pen's line bends about so often
SWAY = 3.4  # and leaves the straight line about so far

# A corner is named after the regions that meet there.
CORNERS: dict[str, Point] = {
    "pskov/novgorod": (168, 24),
    "novgorod/rostov": (326, 12),
    "rostov/suzdal": (482, 22),
    "suzdal/murom": (630, 226),
    "murom/azov": (630, 590),
    "azov/peresech": (356, 824),
    "peresech/brest": (16, 684),
    "brest/pskov": (10, 206),
    "pskov/novgorod/polotsk": (176, 198),
    "novgorod/polotsk/smolensk": (298, 216),
    "novgorod/smolensk/rostov": (352, 194),
    "rostov/smolensk/chernigov": (464, 206),
    "rostov/chernigov/suzdal": (512, 192),
    "suzdal/chernigov/murom": (534, 234),
    "polotsk/smolensk/chernigov": (336, 336),
    "polotsk/chernigov/kiev": (360, 392),
    "chernigov/kiev/pereyaslavl": (379, 468),
    "chernigov/pereyaslavl/murom": (513, 474),
    "pereyaslavl/murom/azov": (524, 604),
    "kiev/pereyaslavl/azov": (374, 616),
    "polotsk/kiev/volyn": (243, 406),
    "polotsk/volyn/brest": (128, 404),
    "polotsk/brest/pskov": (136, 216),
    "brest/volyn/galich": (84, 560),
    "volyn/galich/kiev": (236, 566),
    "galich/kiev/azov": (282, 640),
    "galich/azov/peresech": (312, 708),
    "galich/peresech/brest": (80, 695),
}

# From corner to corner: the regions on both sides, and the points between.
BORDERS: list[tuple[str, str, str, str, list[Point]]] = [
    ("pskov", "novgorod", "pskov/novgorod", "pskov/novgorod/polotsk", [(182, 80), (166, 140)]),
    ("novgorod", "rostov", "novgorod/rostov", "novgorod/smolensk/rostov", [(334, 70), (324, 128)]),
    ("rostov", "suzdal", "rostov/suzdal", "rostov/chernigov/suzdal", [(490, 80), (482, 140)]),
    ("suzdal", "murom", "suzdal/chernigov/murom", "suzdal/murom", [(586, 222)]),
    ("murom", "azov", "pereyaslavl/murom/azov", "murom/azov", [(578, 594)]),
    ("azov", "peresech", "galich/azov/peresech", "azov/peresech", [(336, 766)]),
    ("peresech", "brest", "galich/peresech/brest", "peresech/brest", [(46, 682)]),
    ("brest", "pskov", "polotsk/brest/pskov", "brest/pskov", [(72, 214)]),
    ("novgorod", "polotsk", "pskov/novgorod/polotsk", "novgorod/polotsk/smolensk", [(238, 202)]),
    ("pskov", "polotsk", "pskov/novgorod/polotsk", "polotsk/brest/pskov", []),
    ("novgorod", "smolensk", "novgorod/polotsk/smolensk", "novgorod/smolensk/rostov", []),
    ("rostov", "smolensk", "novgorod/smolensk/rostov", "rostov/smolensk/chernigov", [(408, 208)]),
    ("rostov", "chernigov", "rostov/smolensk/chernigov", "rostov/chernigov/suzdal", []),
    ("suzdal", "chernigov", "rostov/chernigov/suzdal", "suzdal/chernigov/murom", []),
    ("polotsk", "smolensk", "novgorod/polotsk/smolensk", "polotsk/smolensk/chernigov", [(316, 276)]),
    (
        "smolensk",
        "chernigov",
        "rostov/smolensk/chernigov",
        "polotsk/smolensk/chernigov",
        [(480, 264), (468, 330), (398, 340)],
    ),
    ("polotsk", "chernigov", "polotsk/smolensk/chernigov", "polotsk/chernigov/kiev", []),
    ("chernigov", "kiev", "polotsk/chernigov/kiev", "chernigov/kiev/pereyaslavl", [(358, 432)]),
    ("chernigov", "pereyaslavl", "chernigov/kiev/pereyaslavl", "chernigov/pereyaslavl/murom", [(444, 464)]),
    ("chernigov", "murom", "suzdal/chernigov/murom", "chernigov/pereyaslavl/murom", [(517, 306), (519, 392)]),
    ("pereyaslavl", "murom", "chernigov/pereyaslavl/murom", "pereyaslavl/murom/azov", [(524, 540)]),
    ("pereyaslavl", "azov", "pereyaslavl/murom/azov", "kiev/pereyaslavl/azov", [(446, 604)]),
    ("kiev", "pereyaslavl", "chernigov/kiev/pereyaslavl", "kiev/pereyaslavl/azov", [(371, 542)]),
    ("kiev", "azov", "kiev/pereyaslavl/azov", "galich/kiev/azov", [(326, 640)]),
    ("polotsk", "kiev", "polotsk/chernigov/kiev", "polotsk/kiev/volyn", [(306, 408)]),
    ("polotsk", "volyn", "polotsk/kiev/volyn", "polotsk/volyn/brest", [(190, 410)]),
    ("polotsk", "brest", "polotsk/volyn/brest", "polotsk/brest/pskov", [(134, 340), (124, 276)]),
    ("kiev", "volyn", "polotsk/kiev/volyn", "volyn/galich/kiev", [(246, 490)]),
    ("volyn", "brest", "polotsk/volyn/brest", "brest/volyn/galich", [(112, 460), (92, 514)]),
    ("volyn", "galich", "brest/volyn/galich", "volyn/galich/kiev", [(164, 572)]),
    ("galich", "kiev", "volyn/galich/kiev", "galich/kiev/azov", []),
    ("galich", "azov", "galich/kiev/azov", "galich/azov/peresech", []),
    ("galich", "peresech", "galich/azov/peresech", "galich/peresech/brest", [(236, 697), (150, 704)]),
    ("galich", "brest", "galich/peresech/brest", "brest/volyn/galich", [(76, 630)]),
    # the rim of the map, clockwise
    ("pskov", COAST, "brest/pskov", "pskov/novgorod", [(22, 140), (14, 78), (46, 34), (100, 40)]),
    ("novgorod", COAST, "pskov/novgorod", "novgorod/rostov", [(230, 10), (280, 22)]),
    ("rostov", COAST, "novgorod/rostov", "rostov/suzdal", [(380, 22), (440, 10)]),
    ("suzdal", COAST, "rostov/suzdal", "suzdal/murom", [(540, 34), (598, 22), (632, 66), (626, 150)]),
    ("murom", COAST, "suzdal/murom", "murom/azov", [(626, 320), (634, 420), (626, 510)]),
    (
        "azov",
        COAST,
        "murom/azov",
        "azov/peresech",
        [(620, 664), (632, 728), (594, 780), (526, 772), (474, 812), (414, 806)],
    ),
    ("peresech", COAST, "azov/peresech", "peresech/brest", [(286, 833), (196, 826), (110, 833), (40, 812), (20, 748)]),
    ("brest", COAST, "peresech/brest", "brest/pskov", [(10, 600), (22, 500), (8, 400), (18, 300)]),
]


# -- rough lines ----------------------------------------------------------------------------------------------------


def rough(points: list[Point], seed: int) -> list[Point]:
    """The line with the tremble of a hand: every stretch bends to one side and the other, its ends stay."""
    found = [points[0]]
    for at, (one, other) in enumerate(pairwise(points)):
        found += bends(one, other, 97 * seed + at)
        found.append(other)
    return found


def bends(one: Point, other: Point, seed: int) -> list[Point]:
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = (dx * dx + dy * dy) ** 0.5
    count = round(length / STEP)
    found = []
    for at in range(1, count):
        along, aside = at / count, SWAY * sway(seed, at)
        x, y = one[0] + dx * along - dy / length * aside, one[1] + dy * along + dx / length * aside
        found.append((round(x, 1), round(y, 1)))
    return found


def sway(seed: int, at: int) -> float:
    """Between -1 and 1, as if at random."""
    return ((seed * 7919 + at * 104729 + 12345) % 1009 * 31 % 1009) / 504.5 - 1


# -- regions --------------------------------------------------------------------------------------------------------


@cache
def lines() -> dict[tuple[str, str], list[Point]]:
    """Every border in full, by the regions on both sides."""
    found = {}
    for at, (one, other, begin, end, between) in enumerate(BORDERS):
        found[one, other] = rough([CORNERS[begin], *between, CORNERS[end]], at + 1)
    return found


@cache
def outline(region: str) -> tuple[Point, ...]:
    """The region as a polygon: its borders end to end."""
    left = [line for sides, line in lines().items() if region in sides]
    ring = left.pop(0)
    while left:
        at = next(at for at, line in enumerate(left) if ring[-1] in (line[0], line[-1]))
        line = left.pop(at)
        ring = ring + (line[1:] if line[0] == ring[-1] else line[-2::-1])
    return tuple(ring[:-1])


@cache
def inset(region: str, depth: float) -> tuple[Point, ...]:
    """The outline drawn inwards: there the ruler's colour runs."""
    ring = outline(region)
    turn = 1 if area(ring) > 0 else -1
    found = []
    for at, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = ring[at - 2], ring[(at + 2) % len(ring)]
        dx, dy = bx - ax, by - ay
        length = (dx * dx + dy * dy) ** 0.5 or 1.0
        found.append((round(x - turn * dy / length * depth, 1), round(y + turn * dx / length * depth, 1)))
    return tuple(found)


def area(ring: tuple[Point, ...]) -> float:
    """Twice the area; positive if the ring runs clockwise on the screen."""
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, (*ring[1:], ring[0]), strict=True))


def holds(ring: Sequence[Point], x: float, y: float) -> bool:
    """Is the point inside?"""
    found = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


# -- what stands in a region ----------------------------------------------------------------------------------------

# The free ground: name and banner above, figures in the middle, buildings and the good below.
YARDS: dict[str, Box] = {
    "novgorod": Box(190, 34, 128, 152),
    "rostov": Box(352, 30, 124, 148),
    "polotsk": Box(144, 228, 148, 164),
    "smolensk": Box(338, 218, 122, 106),
    "volyn": Box(130, 420, 102, 138),
    "kiev": Box(254, 418, 98, 166),
    "chernigov": Box(380, 350, 128, 106),
    "pereyaslavl": Box(384, 482, 122, 110),
    "pskov": Box(34, 60, 126, 138),
    "suzdal": Box(512, 52, 108, 128),
    "galich": Box(92, 580, 142, 108),
    "brest": Box(24, 228, 94, 180),
    "murom": Box(530, 280, 92, 190),
    "peresech": Box(88, 712, 194, 104),
    "azov": Box(414, 620, 184, 144),
}
