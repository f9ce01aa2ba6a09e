"""Where the rebellion moves (12.4).

Card 1 unless said: kiev volyn pereyaslavl chernigov polotsk smolensk rostov novgorod.
Slots: move_1 has 3 points, move_2 has 2, move_3 has 1. Level 2 has no free bonus for a move.
"""

from __future__ import annotations

import pytest

from .rebellion_table import acted, heads, said
from .table import leader_at, troops

SPREAD = "priority attack_move"
GATHER = "priority build"
ALL_BUT_KIEV = "novgorod:1 rostov:1 polotsk:1 smolensk:1 volyn:1 chernigov:1 pereyaslavl:1"


# -- where to ---------------------------------------------------------------------------------------------------------


def test_with_attack_and_move_first_each_figure_goes_to_a_new_region() -> None:
    """12.4"""
    # kiev is occupied, so volyn, then pereyaslavl, then chernigov. Sviatopolk goes first; kiev has 4, 3, 2 rebels.
    s = acted(f"at.1 novgorod; at.2 kiev; troops.2 kiev:4; {SPREAD}", "move_1")
    assert said(s, "moved") == ["moved kiev volyn leader", "moved kiev pereyaslavl", "moved kiev chernigov"]
    assert said(s, "why_target") == ["why_target volyn 1", "why_target pereyaslavl 1", "why_target chernigov 1"]


def test_the_player_and_neutrals_in_a_region_do_not_matter_then() -> None:
    """12.4"""
    s = acted(f"at.1 volyn; troops.1 volyn:4; neutrals volyn; troops.2 kiev:4; {SPREAD}", "move_3")
    assert troops(s, 1) == {"kiev": 3, "volyn": 1}


def test_a_region_with_its_stronghold_only_is_not_occupied() -> None:
    """12.4"""
    s = acted(f"at.1 novgorod; troops.2 kiev:4; built.2 volyn:stronghold; {SPREAD}", "move_3")
    assert troops(s, 1) == {"kiev": 3, "volyn": 1}


def test_it_stops_when_it_occupies_all_regions() -> None:
    """12.4"""
    # only kiev is free: one figure goes there from novgorod, two points are left over
    s = acted(f"at.1 novgorod; troops.2 {ALL_BUT_KIEV.replace('novgorod:1', 'novgorod:4')}; {SPREAD}", "move_1")
    assert troops(s, 1)["kiev"] == 1
    assert troops(s, 1)["novgorod"] == 3
    assert said(s, "no_target") == ["no_target 1 0"]


@pytest.mark.parametrize("priority", ["build", "tax"])
def test_with_other_priorities_all_go_to_the_first_region_it_does_not_rule(priority: str) -> None:
    """12.4"""
    # kiev 5 is ruled; volyn has a neutral troop. All three go to volyn, though after two of them it rules there.
    s = acted(f"at.1 novgorod; troops.2 kiev:5; neutrals volyn; priority {priority}", "move_1")
    assert troops(s, 1) == {"kiev": 2, "volyn": 3}
    assert said(s, "why_target") == ["why_target volyn 2"] * 3


def test_an_empty_region_is_not_ruled() -> None:
    """12.4"""
    s = acted(f"at.1 novgorod; troops.2 kiev:5; {GATHER}", "move_2")
    assert troops(s, 1) == {"kiev": 3, "volyn": 2}


def test_a_region_may_be_occupied_and_still_be_the_target() -> None:
    """12.4"""
    # kiev 2 : 2 is not ruled and comes first; its own figures cannot be the source, volyn's can
    s = acted(f"troops.1 kiev:2; troops.2 kiev:2 volyn:3; {GATHER}", "move_1")
    assert troops(s, 1) == {"kiev": 4, "volyn": 1}
    assert said(s, "no_source") == ["no_source kiev 0"]


def test_a_stronghold_may_rule_a_region_without_figures() -> None:
    """12.4"""
    # volyn is ruled by the stronghold alone: the target is pereyaslavl
    s = acted(f"at.1 novgorod; troops.2 kiev:5; built.2 volyn:stronghold; {GATHER}", "move_3")
    assert troops(s, 1) == {"kiev": 4, "pereyaslavl": 1}


def test_when_it_rules_everything_it_cannot_move() -> None:
    """12.4, R-31"""
    s = acted(f"troops.1 kiev:1; troops.2 {ALL_BUT_KIEV} kiev:5; {GATHER}; coins.2 0", "move_1")
    assert said(s, "cannot_act") == ["cannot_act 1 0"]
    assert s.players[1].coins == 1


# -- where from -------------------------------------------------------------------------------------------------------


def test_the_nearest_region_gives_a_figure() -> None:
    """12.4"""
    # to volyn: kiev is next to it, novgorod two borders away, though later in the order
    s = acted(f"at.1 rostov; troops.2 kiev:2 novgorod:5; {GATHER}", "move_3")
    assert said(s, "why_source", "moved") == ["why_source kiev 1", "moved kiev volyn"]


def test_among_equally_near_regions_the_later_in_the_order_gives_one() -> None:
    """12.4"""
    # kiev and polotsk both touch volyn; polotsk is fifth in the order
    s = acted(f"at.1 rostov; troops.2 kiev:5 polotsk:2; {GATHER}", "move_3")
    assert said(s, "moved") == ["moved polotsk volyn"]


def test_the_source_is_chosen_again_for_each_point() -> None:
    """12.4"""
    # polotsk can spare one; then kiev, still next to volyn; then kiev again
    s = acted(f"at.1 rostov; troops.2 kiev:5 polotsk:2; {GATHER}", "move_1")
    assert said(s, "moved") == ["moved polotsk volyn", "moved kiev volyn", "moved kiev volyn"]


def test_any_distance_will_do() -> None:
    """12.4"""
    # to volyn from rostov: over novgorod and polotsk, or chernigov and kiev
    s = acted(f"at.1 novgorod; troops.2 kiev:1 rostov:2; {GATHER}", "move_3")
    assert said(s, "why_source", "moved") == ["why_source rostov 3", "moved rostov volyn"]


def test_a_region_with_one_figure_gives_none() -> None:
    """12.4"""
    s = acted(f"at.1 rostov; troops.2 kiev:1 polotsk:1 novgorod:2; {GATHER}", "move_1")
    assert said(s, "moved") == ["moved novgorod volyn"]
    assert said(s, "no_source") == ["no_source volyn 0"]


def test_sviatopolk_counts_as_a_figure_of_his_region() -> None:
    """12.4"""
    # kiev has a rebel and Sviatopolk: one may go, and it is he
    s = acted(f"at.1 rostov; at.2 kiev; troops.2 kiev:1; {GATHER}", "move_1")
    assert said(s, "moved") == ["moved kiev volyn leader"]
    assert (leader_at(s, 1), troops(s, 1)) == ("volyn", {"kiev": 1})


def test_sviatopolk_goes_before_the_rebels_of_his_region() -> None:
    """12.4"""
    s = acted(f"at.1 rostov; at.2 kiev; troops.2 kiev:4; {GATHER}", "move_2")
    assert said(s, "moved") == ["moved kiev volyn leader", "moved kiev volyn"]


def test_sviatopolk_elsewhere_stays_where_he_is() -> None:
    """12.4"""
    s = acted(f"at.1 rostov; at.2 novgorod; troops.2 kiev:4 novgorod:3; {GATHER}", "move_2")
    assert said(s, "moved") == ["moved kiev volyn", "moved kiev volyn"]


# -- not at the price of a region -------------------------------------------------------------------------------------

# To volyn; polotsk is the nearest and later in the order than kiev. Does it give a figure?
SOURCES = [
    ("troops.1 polotsk:1", "troops.2 kiev:3 polotsk:2", "polotsk"),  # 2 : 1 -> 1 : 1, a tie is fine
    ("troops.1 polotsk:2", "troops.2 kiev:3 polotsk:2", "kiev"),  # 2 : 2 -> 1 : 2, the player would rule
    ("troops.1 polotsk:3", "troops.2 kiev:3 polotsk:2", "polotsk"),  # 2 : 3, the player rules already
    ("troops.1 polotsk:3", "troops.2 kiev:3 polotsk:4", "polotsk"),  # 4 : 3 -> 3 : 3
    ("troops.1 polotsk:1; at.1 polotsk", "troops.2 kiev:3 polotsk:2", "kiev"),  # the leader is a figure
    ("troops.1 polotsk:1; built.1 polotsk:stronghold", "troops.2 kiev:3 polotsk:2", "kiev"),  # 2 : 1 + 1
    # 2 + stronghold : 2 -> 1 + stronghold : 2, a tie
    ("troops.1 polotsk:2", "troops.2 kiev:3 polotsk:2; built.2 polotsk:stronghold", "polotsk"),
    # 3 : 2 -> 2 : 2, but Yaroslav wins ties
    ("troops.1 polotsk:1; at.1 polotsk; who.1 yaroslav", "troops.2 kiev:3 polotsk:3", "kiev"),
    # the stronghold counts nothing beside Yaroslav: 3 : 2 -> 2 : 2, his
    (
        "troops.1 polotsk:1; at.1 polotsk; who.1 yaroslav",
        "troops.2 kiev:3 polotsk:3; built.2 polotsk:stronghold",
        "kiev",
    ),
    ("troops.1 novgorod:1; neutrals polotsk", "troops.2 kiev:3 polotsk:2", "polotsk"),  # neutrals never rule
]


@pytest.mark.parametrize(("player", "rebellion", "source"), SOURCES)
def test_a_figure_does_not_leave_when_the_player_would_come_to_rule(player: str, rebellion: str, source: str) -> None:
    """R-24"""
    s = acted(f"{player}; {rebellion}; {GATHER}", "move_3")
    assert said(s, "moved") == [f"moved {source} volyn"]


def test_without_a_source_it_cannot_move() -> None:
    """12.4, R-31"""
    s = acted(f"troops.1 kiev:2; troops.2 kiev:2 volyn:1; {SPREAD}; coins.2 0", "move_1")
    assert said(s, "cannot_act") == ["cannot_act 1 0"]
    assert (troops(s, 1), s.players[1].coins) == ({"kiev": 2, "volyn": 1}, 1)


# -- bonus moves ------------------------------------------------------------------------------------------------------


def test_bonus_moves_before_another_action_follow_the_same_rules() -> None:
    """12.4"""
    # level 4, muster: move is free; priority build: one figure goes to the first unruled region, volyn
    s = acted(f"at.1 novgorod; troops.2 kiev:2 polotsk:2; {GATHER}", "muster_2", level=4)
    assert said(s, "why_target", "why_source", "moved") == [
        "why_target volyn 2",
        "why_source polotsk 1",
        "moved polotsk volyn",
    ]


def test_a_bonus_for_a_move_action_is_one_more_point_for_the_same_target() -> None:
    """12.4"""
    # level 4, all coins gone: move: move makes it 1 + 1 points, both to volyn
    s = acted(f"at.1 novgorod; troops.2 kiev:4; covers 0 0 0; {GATHER}", "move_3", level=4)
    assert said(s, "moved") == ["moved kiev volyn", "moved kiev volyn"]


def test_a_bonus_move_that_finds_no_place_or_no_figure_is_lost() -> None:
    """12.4"""
    s = acted(f"at.1 novgorod; troops.2 kiev:1 volyn:1; {SPREAD}", "muster_2", level=3)
    assert said(s, "moved", "no_source") == ["no_source pereyaslavl 0"]
    assert heads(s).count("mustered") == 2


def test_the_order_is_that_of_the_new_card() -> None:
    """12.4"""
    # card 13 begins novgorod: the player is there
    s = acted(f"at.1 novgorod; troops.2 kiev:4; {SPREAD}", "move_3", card=13)
    assert said(s, "moved") == ["moved kiev novgorod"]
