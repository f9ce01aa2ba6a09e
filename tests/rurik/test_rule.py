"""Who occupies and who rules a region, and which regions lie together (2)."""

from __future__ import annotations

from itertools import permutations

import pytest

from prestol.games.rurik.rules.cards import NEIGHBOURS, REGION_NAMES
from prestol.games.rurik.rules.groups import largest_group

from .table import choices, refused, region, ruler
from .turn_positions import turn

ALONE = [
    ("", None),
    ("neutrals kiev", None),
    ("troops.1 kiev:1", 0),
    ("at.1 kiev", 0),
    ("troops.3 kiev:4", 2),
    ("troops.1 volyn:9", None),
    ("built.1 kiev:church+market", None),
]
TIES = [
    ("troops.1 kiev:1; troops.2 kiev:1", None),
    ("troops.1 kiev:2; troops.2 kiev:1", 0),
    ("at.1 kiev; troops.2 kiev:1", None),
    ("at.1 kiev; at.2 kiev", None),
    ("at.1 kiev; troops.1 kiev:1; troops.2 kiev:1", 0),
    ("troops.1 kiev:1; neutrals kiev", None),
    ("at.1 kiev; neutrals kiev", None),
    ("troops.1 kiev:2; neutrals kiev", 0),
    ("troops.1 kiev:1; troops.2 kiev:1; neutrals kiev", None),
    ("troops.1 kiev:2; troops.2 kiev:1; neutrals kiev", 0),
    ("troops.1 kiev:3; troops.2 kiev:2; troops.3 kiev:2", 0),
    ("troops.1 kiev:2; troops.2 kiev:2; troops.3 kiev:1", None),
    ("troops.1 kiev:2; troops.2 kiev:2; troops.3 kiev:3", 2),
    ("troops.1 kiev:3; troops.2 kiev:2; troops.3 kiev:3", None),
    ("troops.1 kiev:1; troops.2 kiev:2; troops.3 kiev:2", None),
    ("troops.1 kiev:2; troops.2 kiev:2; troops.3 kiev:2", None),
]
STRONGHOLDS = [
    ("built.1 kiev:stronghold", 0),
    ("built.1 kiev:stronghold; troops.2 kiev:1", None),
    ("built.1 kiev:stronghold; neutrals kiev", None),
    ("built.1 kiev:stronghold; troops.2 kiev:2", 1),
    ("built.1 kiev:stronghold; troops.1 kiev:1; troops.2 kiev:1", 0),
    ("built.1 kiev:stronghold; at.1 kiev; at.2 kiev", 0),
    ("built.1 kiev:stronghold; troops.1 kiev:1; neutrals kiev", 0),
    ("built.1 volyn:stronghold; troops.1 kiev:1; troops.2 kiev:1", None),
    ("built.1 kiev:church+market; troops.1 kiev:1; troops.2 kiev:1", None),
    ("built.2 kiev:stronghold; troops.1 kiev:2; troops.2 kiev:1", None),
    ("built.2 kiev:stronghold; troops.1 kiev:1; troops.3 kiev:1", None),
]
YAROSLAV = [
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:1", 0),
    ("who.1 yaroslav; at.1 kiev; neutrals kiev", 0),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:1; troops.3 kiev:1; neutrals kiev", 0),
    ("who.2 yaroslav; at.2 kiev; at.1 kiev", 1),
    ("who.3 yaroslav; at.3 kiev; troops.1 kiev:1", 2),
    ("who.1 yaroslav; at.1 kiev; troops.1 kiev:1; troops.2 kiev:2", 0),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:2", 1),
    ("who.1 yaroslav; at.1 kiev; troops.1 kiev:2; troops.2 kiev:2", 0),
    ("who.1 yaroslav; at.1 volyn; troops.1 kiev:1; troops.2 kiev:1", None),
    ("who.1 yaroslav; troops.1 kiev:1; troops.2 kiev:1", None),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:1; built.2 kiev:stronghold", 0),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:2; built.2 kiev:stronghold", 1),
    ("who.1 yaroslav; at.1 kiev; built.1 kiev:stronghold; troops.2 kiev:2", 0),
    ("who.1 yaroslav; at.1 kiev; built.1 kiev:stronghold; troops.2 kiev:1", 0),
    ("who.1 yaroslav; at.1 volyn; built.2 kiev:stronghold; troops.1 kiev:1", None),
    ("who.1 yaroslav; built.2 kiev:stronghold", 1),
    ("who.1 yaroslav; at.1 kiev; built.2 kiev:stronghold", 0),
]
THIRD_PARTIES = [
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:2; troops.3 kiev:2", None),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:1; built.2 kiev:stronghold; troops.3 kiev:2", 2),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:2; built.2 kiev:stronghold; troops.3 kiev:2", None),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:3; built.2 kiev:stronghold; troops.3 kiev:3", None),
]
SVIATOPOLK = [
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev", 0),
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev; troops.2 kiev:1", 0),
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev; troops.2 kiev:2", None),
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev; troops.2 kiev:3", 1),
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev; troops.1 kiev:1; troops.2 kiev:2", 0),
    ("who.3 sviatopolk; at.3 kiev; neutrals kiev; troops.1 kiev:1; troops.2 kiev:1", 2),
    ("who.1 sviatopolk; at.1 kiev; troops.2 kiev:1", None),
    ("who.1 sviatopolk; at.1 volyn; neutrals kiev; troops.1 kiev:1", None),
    ("who.1 sviatopolk; neutrals kiev; troops.1 kiev:1", None),
    ("who.1 sviatopolk; at.1 kiev; neutrals volyn; troops.1 volyn:1; troops.2 kiev:1", None),
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev; who.2 yaroslav; at.2 kiev; troops.2 kiev:1", 1),
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev; who.2 yaroslav; at.2 kiev", 0),
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev; built.1 kiev:stronghold; troops.2 kiev:2", 0),
]
SOLO = [
    ("troops.1 volyn:1; neutrals volyn", None),
    ("troops.1 volyn:2; neutrals volyn", 0),
    ("neutrals volyn", None),
    ("troops.2 volyn:1", 1),
    ("troops.2 volyn:1; neutrals volyn", None),
    ("at.2 volyn; neutrals volyn", None),
    ("at.2 volyn; troops.2 volyn:1; neutrals volyn", 1),
    ("troops.1 volyn:1; troops.2 volyn:1", None),
    ("troops.1 volyn:1; built.2 volyn:stronghold; troops.2 volyn:1", 1),
    ("built.2 volyn:stronghold", 1),
    ("built.2 volyn:stronghold; troops.1 volyn:1", None),
    ("who.1 yaroslav; at.1 volyn; built.2 volyn:stronghold; troops.2 volyn:1; neutrals volyn", 0),
]


@pytest.mark.parametrize(("text", "who"), ALONE)
def test_who_stands_alone_rules_and_rebels_never_do(text: str, who: int | None) -> None:
    """2.2"""
    assert ruler(turn(text, seats=3), "kiev") == who


@pytest.mark.parametrize(("text", "who"), TIES)
def test_one_rules_who_is_stronger_than_each_other_faction(text: str, who: int | None) -> None:
    """2.2"""
    assert ruler(turn(text, seats=3), "kiev") == who


@pytest.mark.parametrize(("text", "who"), STRONGHOLDS)
def test_a_stronghold_counts_as_a_troop_also_alone(text: str, who: int | None) -> None:
    """2.2, R-01"""
    assert ruler(turn(text, seats=3), "kiev") == who


@pytest.mark.parametrize(("text", "who"), YAROSLAV)
def test_yaroslav_wins_his_ties_and_strongholds_of_others_count_nothing(text: str, who: int | None) -> None:
    """2.2, 8"""
    assert ruler(turn(text, seats=3), "kiev") == who


@pytest.mark.parametrize(("text", "who"), THIRD_PARTIES)
def test_yaroslav_weakens_strongholds_for_everybody_but_breaks_no_tie_of_others(text: str, who: int | None) -> None:
    """R-28, R-40, 2.2"""
    assert ruler(turn(text, seats=3), "kiev") == who


@pytest.mark.parametrize(("text", "who"), SVIATOPOLK)
def test_rebels_count_for_sviatopolk_where_he_stands(text: str, who: int | None) -> None:
    """2.2, 8"""
    assert ruler(turn(text, seats=3), "kiev") == who


@pytest.mark.parametrize(("text", "who"), SOLO)
def test_neutral_troops_contest_rule_and_the_rebellion_rules_like_a_player(text: str, who: int | None) -> None:
    """R-15, 2.2"""
    assert ruler(turn(text, seats=1), "volyn") == who


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_rule_does_not_depend_on_the_seat(order: tuple[int, int, int]) -> None:
    """2.2"""
    first, second, third = order
    s = turn(f"troops.{first + 1} kiev:3; troops.{second + 1} kiev:2; troops.{third + 1} kiev:2", seats=3)
    assert ruler(s, "kiev") == first
    s = turn(f"troops.{first + 1} kiev:3; troops.{second + 1} kiev:3; troops.{third + 1} kiev:2", seats=3)
    assert ruler(s, "kiev") is None
    s = turn(
        f"who.{first + 1} yaroslav; at.{first + 1} kiev; troops.{second + 1} kiev:1; troops.{third + 1} kiev:1", seats=3
    )
    assert ruler(s, "kiev") == first


def test_two_troops_rule_against_one_troop_and_a_rebel() -> None:
    """V4"""
    s = turn("troops.1 galich:2; troops.2 galich:1; neutrals galich", seats=3)
    assert ruler(s, "galich") == 0


def test_the_regions_ruled_are_counted_one_by_one() -> None:
    """2.2, R-01"""
    s = turn("troops.1 kiev:2 volyn:1; neutrals volyn; built.1 rostov:stronghold; at.1 novgorod; troops.2 kiev:1")
    assert s.ruled(0) == 1 << region("kiev") | 1 << region("rostov") | 1 << region("novgorod")
    assert s.ruled(1) == 0


# -- occupying --------------------------------------------------------------------------------------------------------


def test_troops_and_the_leader_occupy_but_a_stronghold_does_not() -> None:
    """2.1"""
    s = turn("troops.1 kiev:2; at.1 volyn; built.1 rostov:stronghold+market; troops.2 polotsk:1")
    assert [name for name in REGION_NAMES if s.players[0].occupies(region(name))] == ["volyn", "kiev"]
    assert s.players[0].occupied() == 2


def test_a_region_ruled_by_a_stronghold_alone_is_neither_taxed_nor_built_in() -> None:
    """2.1, R-01, 6.5, 6.6"""
    s = turn("built.1 kiev:stronghold; troops.1 volyn:1; tax_points 2; build_points 2")
    assert ruler(s, "kiev") == 0
    assert (refused(s)["tax:kiev"], refused(s)["build:kiev"]) == ("not_occupied", "not_occupied")
    assert {"tax:volyn", "build:volyn"} <= set(choices(s))


# -- regions that lie together ----------------------------------------------------------------------------------------

GROUPS = [
    ("", 0),
    ("kiev", 1),
    ("kiev novgorod", 1),
    ("kiev polotsk", 2),
    ("novgorod polotsk volyn", 3),
    ("novgorod smolensk kiev pereyaslavl", 2),
    ("smolensk kiev", 1),
    ("rostov murom", 1),
    ("pskov brest peresech azov murom suzdal", 6),
    ("rostov smolensk volyn kiev pereyaslavl", 3),
    (" ".join(REGION_NAMES), 15),
]


@pytest.mark.parametrize(("names", "size"), GROUPS)
def test_regions_are_adjacent_when_borders_connect_them_not_each_with_each(names: str, size: int) -> None:
    """2.3, R-02"""
    assert largest_group(sum(1 << region(name) for name in names.split())) == size


@pytest.mark.parametrize(
    ("in_play", "neighbours"),
    [
        (8, "polotsk volyn chernigov pereyaslavl"),
        (11, "polotsk volyn chernigov pereyaslavl galich"),
        (15, "polotsk volyn chernigov pereyaslavl galich azov"),
    ],
)
def test_borders_lead_only_to_regions_in_play(in_play: int, neighbours: str) -> None:
    """2.3"""
    assert [REGION_NAMES[other] for other in NEIGHBOURS[in_play][region("kiev")]] == neighbours.split()
