"""What the rebellion builds, and where (12.4).

Card 1 unless said: kiev volyn pereyaslavl chernigov polotsk smolensk rostov novgorod. It builds with priority build:
church, stronghold, market; attack_move: stronghold, church, market; tax: market, church, stronghold. Slots: build_1
has 2 points, build_2 has 1; on level 4 one more; on level 2 no free bonus.
"""

from __future__ import annotations

import pytest

from .rebellion_table import acted, said
from .table import built, leader_at, ruler, troops

PLAIN = "at.1 novgorod; priority build"


def classes(position: str, slot: str, level: int = 2, card: int = 1) -> list[str]:
    """What it builds and why: “kiev A stronghold”."""
    s = acted(position, slot, card, level)
    names = {1: "church", 2: "market", 4: "stronghold"}
    why = [text.split()[1:] for text in said(s, "why_build")]
    what = [names[int(text.split()[2])] for text in said(s, "built")]
    return [f"{region} {'ABCD'[int(group)]} {name}" for (region, group), name in zip(why, what, strict=True)]


# -- classes ----------------------------------------------------------------------------------------------------------


def test_first_ruled_regions_without_its_structures_in_order() -> None:
    """12.4"""
    # kiev 3, alone: no church without a figure to convert, so a stronghold. volyn 2 : 1 neutral: a church.
    position = f"{PLAIN}; troops.2 kiev:3 volyn:2; neutrals volyn"
    assert classes(position, "build_1") == ["kiev A stronghold", "volyn A church"]


def test_then_unruled_regions_without_its_structures() -> None:
    """12.4"""
    # kiev has one and is class D; volyn 1 : 2 is not ruled, class B, and costs both points
    position = "troops.1 volyn:2; priority build; troops.2 kiev:3 volyn:1; built.2 kiev:market"
    assert classes(position, "build_1") == ["volyn B church"]


def test_a_region_it_cannot_pay_for_is_passed_over() -> None:
    """12.4"""
    # the same with one point: volyn would cost two, so kiev as class D
    position = "troops.1 volyn:2; priority build; troops.2 kiev:3 volyn:1; built.2 kiev:market"
    assert classes(position, "build_2") == ["kiev D stronghold"]


def test_then_ruled_regions_where_others_stand_then_the_rest() -> None:
    """12.4"""
    # kiev 3, alone, and chernigov 3 : 1 neutral both have a market: chernigov is class C, kiev class D
    position = f"{PLAIN}; troops.2 kiev:3 chernigov:3; neutrals chernigov; built.2 kiev:market chernigov:market"
    assert classes(position, "build_1") == ["chernigov C church", "kiev D stronghold"]


def test_the_player_counts_for_class_c_like_a_neutral() -> None:
    """12.4"""
    # the leader alone cannot be converted: a stronghold, but class C all the same
    position = "at.1 chernigov; priority build; troops.2 kiev:3 chernigov:3; built.2 kiev:market chernigov:market"
    assert classes(position, "build_2") == ["chernigov C stronghold"]


def test_regions_with_its_structures_that_it_does_not_rule_belong_to_no_class() -> None:
    """12.4"""
    # volyn 1 : 3 with its market: nothing more is built there, although 2 points would pay for it
    position = "troops.1 volyn:3; priority build; troops.2 volyn:1; built.2 volyn:market; coins.2 0"
    s = acted(position, "build_1")
    assert said(s, "cannot_act") == ["cannot_act 4 0"]


def test_the_players_structures_do_not_make_a_region_built_on() -> None:
    """12.4"""
    # kiev has the player's market: still class A. With tax first it would build a market, then a church, so stronghold.
    position = "at.1 novgorod; priority tax; troops.2 kiev:3; built.1 kiev:market"
    assert classes(position, "build_2") == ["kiev A stronghold"]


def test_a_region_built_on_in_class_a_can_be_used_again_in_class_d() -> None:
    """R-36"""
    assert classes(f"{PLAIN}; troops.2 kiev:3", "build_1") == ["kiev A stronghold", "kiev D market"]


def test_a_region_can_be_used_in_classes_a_c_and_d_of_one_sweep() -> None:
    """R-36"""
    # level 4: 3 points. kiev 4 : 2. A: church, 5 : 1. C, for the player is there: stronghold. D: market.
    position = "troops.1 kiev:2 novgorod:1; priority build; troops.2 kiev:4"
    assert classes(position, "build_1", 4) == ["kiev A church", "kiev C stronghold", "kiev D market"]


def test_at_most_one_structure_in_a_region_for_each_class() -> None:
    """R-36"""
    # kiev and volyn, both empty of structures: one each in class A before kiev comes again in class D
    position = f"{PLAIN}; troops.2 kiev:3 volyn:3"
    assert classes(position, "build_1", 4) == ["kiev A stronghold", "volyn A stronghold", "kiev D market"]


def test_with_points_left_it_sweeps_again() -> None:
    """12.4"""
    # 3 points. kiev 3 : 1 neutral. A: church, the neutral is gone. C: nobody else there. D: stronghold. Then again D.
    position = f"{PLAIN}; troops.2 kiev:3; neutrals kiev"
    assert classes(position, "build_1", 4) == ["kiev A church", "kiev D stronghold", "kiev D market"]


def test_a_sweep_that_builds_nothing_is_the_last() -> None:
    """12.4"""
    # 3 points, but kiev takes a stronghold and a market only
    s = acted(f"{PLAIN}; troops.2 kiev:3", "build_1", level=4)
    assert built(s, 1) == ["kiev:market+stronghold"]


def test_a_church_that_wins_the_region_makes_it_ruled_for_the_later_classes() -> None:
    """12.4, R-36"""
    # 3 points. volyn 1 : 1, not ruled: B, church for 2 points: 2 : 0, ruled. D: stronghold for 1 point.
    position = "troops.1 volyn:1 novgorod:1; priority build; troops.2 volyn:1"
    assert classes(position, "build_1", 4) == ["volyn B church", "volyn D stronghold"]


def test_a_stronghold_makes_a_region_ruled() -> None:
    """12.4, R-36"""
    # 3 points, attack and move first: volyn 1 : 1 leader. B: stronghold for 2 points: 2 : 1, ruled, others present: C.
    # No church: a leader cannot be converted. So a market.
    position = "at.1 volyn; priority attack_move; troops.2 volyn:1"
    assert classes(position, "build_1", 4) == ["volyn B stronghold", "volyn C market"]


# -- costs ------------------------------------------------------------------------------------------------------------


def test_a_structure_costs_one_point_where_it_rules_and_two_elsewhere() -> None:
    """12.4"""
    # 2 points: volyn 1 : 1 neutral takes both
    assert classes(f"{PLAIN}; troops.2 volyn:1; neutrals volyn", "build_1") == ["volyn B church"]


def test_it_must_stand_where_it_builds() -> None:
    """12.4"""
    # volyn is ruled by its stronghold, but nobody is there
    assert classes(f"{PLAIN}; troops.2 kiev:2; built.2 volyn:stronghold", "build_1") == [
        "kiev A stronghold",
        "kiev D market",
    ]


# -- which structure --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("priority", "name"), [("attack_move", "stronghold"), ("build", "church"), ("tax", "market")])
def test_the_card_says_for_each_priority_what_comes_first(priority: str, name: str) -> None:
    """12.4"""
    position = f"at.1 novgorod; priority {priority}; troops.2 kiev:3; neutrals kiev"
    assert classes(position, "build_2") == [f"kiev A {name}"]


def test_it_is_the_new_card_that_says_so() -> None:
    """12.4"""
    # card 12 with build: stronghold, market, church
    position = f"{PLAIN}; troops.2 kiev:3; neutrals kiev"
    assert classes(position, "build_1", card=12) == ["kiev A stronghold", "kiev C market"]


def test_a_kind_of_which_none_is_left_is_passed_over() -> None:
    """12.4"""
    # all three strongholds stand elsewhere
    strongholds = "built.2 novgorod:stronghold rostov:stronghold smolensk:stronghold"
    assert classes(f"at.1 pereyaslavl; priority build; troops.2 kiev:3; {strongholds}", "build_2") == ["kiev A market"]


def test_a_kind_that_stands_there_is_passed_over_whoever_owns_it() -> None:
    """12.4"""
    # the player's church and stronghold stand in kiev
    position = "at.1 novgorod; priority build; troops.2 kiev:3; neutrals kiev; built.1 kiev:church+stronghold"
    assert classes(position, "build_2") == ["kiev A market"]


def test_a_region_where_nothing_can_be_built_is_passed_over() -> None:
    """12.4"""
    # kiev: only a church is missing, and nobody can be converted
    position = f"{PLAIN}; troops.2 kiev:3 novgorod:3; built.1 kiev:market+stronghold"
    assert classes(position, "build_2") == ["novgorod A stronghold"]


# -- churches ---------------------------------------------------------------------------------------------------------


def test_a_church_converts_the_players_troop_before_a_neutral() -> None:
    """12.4"""
    s = acted("troops.1 kiev:1 novgorod:1; priority build; troops.2 kiev:3; neutrals kiev", "build_2")
    assert (troops(s, 0), s.players[0].supply) == ({"novgorod": 1}, 11)
    assert (troops(s, 1), s.players[1].supply) == ({"kiev": 4}, 11)
    assert sum(s.neutrals) == 1
    assert said(s, "converted") == ["converted kiev 0"]


def test_a_converted_neutral_goes_to_the_box_and_a_rebel_comes() -> None:
    """12.4"""
    s = acted(f"{PLAIN}; troops.2 kiev:3; neutrals kiev", "build_2")
    assert (sum(s.neutrals), troops(s, 1), s.players[1].supply) == (0, {"kiev": 4}, 11)
    assert said(s, "converted") == ["converted kiev 5"]


def test_the_players_leader_is_not_converted() -> None:
    """12.4"""
    # the leader alone is no reason for a church
    assert classes("at.1 kiev; priority build; troops.2 kiev:3", "build_2") == ["kiev A stronghold"]
    # beside a neutral troop, the neutral goes
    s = acted("at.1 kiev; priority build; troops.2 kiev:3; neutrals kiev", "build_2")
    assert (leader_at(s, 0), sum(s.neutrals), troops(s, 1)) == ("kiev", 0, {"kiev": 4})


def test_without_a_rebel_in_supply_nobody_comes() -> None:
    """12.4"""
    s = acted("troops.1 kiev:2; priority build; troops.2 kiev:15", "build_2")
    assert (troops(s, 0), troops(s, 1)) == ({"kiev": 1}, {"kiev": 15})
    assert built(s, 1) == ["kiev:church"]


def test_where_yaroslav_stands_a_church_is_built_and_converts_nobody() -> None:
    """12.4"""
    position = "who.1 yaroslav; at.1 kiev; troops.1 kiev:1; priority build; troops.2 kiev:4; neutrals kiev"
    s = acted(position, "build_2")
    assert built(s, 1) == ["kiev:church"]
    assert (troops(s, 0), troops(s, 1), sum(s.neutrals)) == ({"kiev": 1}, {"kiev": 4}, 1)


def test_yaroslav_elsewhere_changes_nothing() -> None:
    """12.4"""
    position = "who.1 yaroslav; at.1 novgorod; troops.1 kiev:1; priority build; troops.2 kiev:4"
    s = acted(position, "build_2")
    assert (troops(s, 0), troops(s, 1), ruler(s, "kiev")) == ({}, {"kiev": 5}, 1)
