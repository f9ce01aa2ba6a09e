"""The map of Rus: whoever looks at it sees the borders of the rules, and there is room for everything in a region."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from prestol.board.svg import NAMESPACE
from prestol.games.rurik.board.land import HEIGHT, WIDTH, YARDS, Point, holds
from prestol.games.rurik.board.symbols import symbols
from prestol.games.rurik.rules.cards import IN_PLAY, NEIGHBOURS, REGION_NAMES

VISIBLE = 25  # a border shorter than this may be overlooked
APART = 12  # regions that are no neighbours do not come closer
FACTS = {  # as the rules have them: those of the smallest game, then what each larger one adds
    2: "novgorod-polotsk novgorod-smolensk novgorod-rostov rostov-smolensk rostov-chernigov polotsk-volyn polotsk-kiev "
    "polotsk-chernigov polotsk-smolensk smolensk-chernigov volyn-kiev kiev-chernigov kiev-pereyaslavl "
    "chernigov-pereyaslavl",
    3: "pskov-novgorod pskov-polotsk suzdal-rostov suzdal-chernigov galich-volyn galich-kiev",
    4: "brest-pskov brest-polotsk brest-volyn brest-galich brest-peresech murom-suzdal murom-chernigov "
    "murom-pereyaslavl murom-azov peresech-galich peresech-azov azov-kiev azov-pereyaslavl azov-galich",
}
Edge = tuple[Point, Point]


def drawn() -> dict[str, list[Point]]:
    """The polygons as the picture has them."""
    tree = ElementTree.fromstring(f'<svg xmlns="{NAMESPACE}">{symbols()}</svg>')
    found = {}
    for path in tree.iter(f"{{{NAMESPACE}}}path"):
        if (path.get("id") or "").startswith("ru-land-"):
            numbers = [float(number) for number in re.findall(r"-?[\d.]+", path.get("d", ""))]
            found[(path.get("id") or "")[8:]] = list(zip(numbers[::2], numbers[1::2], strict=True))
    return found


LAND = drawn()


def edges(ring: list[Point]) -> list[Edge]:
    return list(pairwise([*ring, ring[0]]))


def length(edge: Edge) -> float:
    (ax, ay), (bx, by) = edge
    return float(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)


def shared(one: str, other: str) -> float:
    """How long the common border is."""
    mine = {frozenset(edge) for edge in edges(LAND[one])}
    return sum(length(edge) for edge in edges(LAND[other]) if frozenset(edge) in mine)


def borders(in_play: int) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in combinations(REGION_NAMES[:in_play], 2) if shared(*pair) > 0}


def side(edge: Edge, point: Point) -> float:
    (ax, ay), (bx, by) = edge
    return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)


def cross(one: Edge, other: Edge) -> bool:
    """Do two edges cross? Touching at an end is no crossing."""
    if {*one} & {*other}:
        return False
    return side(one, other[0]) * side(one, other[1]) < 0 and side(other, one[0]) * side(other, one[1]) < 0


def area(ring: list[Point]) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(ring))) / 2


def test_all_regions_are_drawn() -> None:
    assert {*LAND} == {*REGION_NAMES} == {*YARDS}
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for ring in LAND.values() for x, y in ring)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_drawing_has_exactly_the_borders_of_the_rules(seats: int) -> None:
    facts = {frozenset(pair.split("-")) for players in range(2, seats + 1) for pair in FACTS[players].split()}
    names = REGION_NAMES
    engine = {
        frozenset((names[region], names[other]))
        for region in range(IN_PLAY[seats])
        for other in NEIGHBOURS[IN_PLAY[seats]][region]
    }
    assert borders(IN_PLAY[seats]) == facts == engine


def test_there_are_34_borders_and_all_can_be_seen() -> None:
    lengths = [shared(*pair) for pair in combinations(REGION_NAMES, 2) if shared(*pair) > 0]
    assert len(lengths) == 34
    assert min(lengths) > VISIBLE


def test_regions_that_are_no_neighbours_do_not_even_touch() -> None:
    near = borders(15)
    for one, other in combinations(REGION_NAMES, 2):
        if frozenset((one, other)) not in near:
            assert not {*LAND[one]} & {*LAND[other]}
            assert min(length((a, b)) for a in LAND[one] for b in LAND[other]) > APART


@pytest.mark.parametrize("name", REGION_NAMES)
def test_an_outline_does_not_cross_itself(name: str) -> None:
    assert not any(cross(one, other) for one, other in combinations(edges(LAND[name]), 2))
    assert len({*LAND[name]}) == len(LAND[name])


@pytest.mark.parametrize("name", REGION_NAMES)
def test_regions_do_not_overlap(name: str) -> None:
    for other in REGION_NAMES:
        if other != name:
            assert not any(cross(a, b) for a in edges(LAND[name]) for b in edges(LAND[other]))
            yard = YARDS[other]
            assert not holds(LAND[name], yard.x + yard.w / 2, yard.y + yard.h / 2)


@pytest.mark.parametrize("name", REGION_NAMES)
def test_there_is_room_for_everything_in_a_region(name: str) -> None:
    """Name, banner, figures, buildings: their ground lies within the borders, and no border enters it."""
    yard = YARDS[name]
    corners = [
        (yard.x, yard.y),
        (yard.x + yard.w, yard.y),
        (yard.x + yard.w, yard.y + yard.h),
        (yard.x, yard.y + yard.h),
    ]
    assert all(holds(LAND[name], *corner) for corner in corners)
    assert not any(cross(a, b) for a in edges(corners) for b in edges(LAND[name]))
    assert yard.w >= 86
    assert yard.h >= 94
    assert yard.w * yard.h >= 12_000


def test_no_region_is_small() -> None:
    assert min(area(ring) for ring in LAND.values()) > 15_000
