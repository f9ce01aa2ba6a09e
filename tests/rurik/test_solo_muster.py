"""Where the rebellion musters (12.4).

Card 1 unless said: kiev volyn pereyaslavl chernigov polotsk smolensk rostov novgorod.
Level 2: a muster brings a coin as well, and no further figure. Slots: muster_1 has 3 points, muster_2 has 2.
"""

from __future__ import annotations

from .rebellion_table import acted, said
from .table import leader_at, troops


def test_first_it_reinforces_where_it_stands_and_does_not_rule_then_from_the_top() -> None:
    """12.4"""
    # kiev 3 rules. polotsk 1 : 2 -> 2 : 2, a tie, not ruled -> 3 : 2, ruled. The third figure: stage 2, kiev.
    s = acted("at.1 polotsk; troops.1 polotsk:1; at.2 kiev; troops.2 kiev:2 polotsk:1", "muster_1")
    assert troops(s, 1) == {"kiev": 3, "polotsk": 3}
    assert said(s, "why_muster") == ["why_muster polotsk 1", "why_muster polotsk 1", "why_muster kiev 2"]


def test_unruled_regions_take_turns_in_the_order_of_the_card() -> None:
    """12.4"""
    # volyn 1 : 1 neutral, chernigov 1 : 4. Circle 1: volyn -> 2 : 1 ruled, chernigov -> 2. Circle 2: chernigov -> 3.
    position = "at.1 chernigov; troops.1 chernigov:3; at.2 kiev; troops.2 volyn:1 chernigov:1; neutrals volyn"
    s = acted(position, "muster_1")
    assert troops(s, 1) == {"volyn": 2, "chernigov": 3}
    assert said(s, "mustered") == ["mustered volyn 0", "mustered chernigov 0", "mustered chernigov 0"]


def test_a_region_gets_one_figure_each_time_it_is_reached() -> None:
    """12.4"""
    # volyn 1 : 3 and novgorod 1 : 2 are both not ruled: volyn, novgorod, volyn - though volyn alone could take all
    position = "troops.1 volyn:3 novgorod:2; at.2 kiev; troops.2 kiev:1 volyn:1 novgorod:1"
    s = acted(position, "muster_1")
    assert said(s, "mustered") == ["mustered volyn 0", "mustered novgorod 0", "mustered volyn 0"]


def test_rule_is_looked_at_again_after_each_figure() -> None:
    """12.4"""
    # pereyaslavl 1 : 1 neutral -> 2 : 1 ruled. Nothing else is unruled: stage 2 begins at the top, volyn.
    position = "at.1 novgorod; at.2 volyn; troops.2 pereyaslavl:1 smolensk:1; neutrals pereyaslavl"
    s = acted(position, "muster_2")
    assert said(s, "why_muster") == ["why_muster pereyaslavl 1", "why_muster volyn 2"]


def test_a_hopeless_region_takes_everything() -> None:
    """12.4"""
    # rostov 1 : 6 stays unruled: all three go there, none to kiev
    s = acted("troops.1 rostov:6; at.2 kiev; troops.2 kiev:1 rostov:1", "muster_1")
    assert troops(s, 1) == {"kiev": 1, "rostov": 4}


def test_ruled_regions_get_one_figure_a_pass() -> None:
    """12.4"""
    # kiev, smolensk, novgorod are ruled; level 1 has 3 + 1 points: one each, then kiev again
    position = "at.1 rostov; at.2 kiev; troops.2 smolensk:1 novgorod:1"
    s = acted(position, "muster_1", level=1)
    assert troops(s, 1) == {"kiev": 2, "smolensk": 2, "novgorod": 2}
    assert said(s, "mustered")[-1] == "mustered kiev 0"


def test_a_neutral_troop_keeps_it_from_ruling() -> None:
    """12.4, R-15"""
    # kiev 2 : 1 rules, volyn 1 : 1 does not
    s = acted("at.1 novgorod; at.2 kiev; troops.2 kiev:1 volyn:1; neutrals kiev volyn; coins.2 1", "muster_3")
    assert troops(s, 1) == {"kiev": 1, "volyn": 2}


def test_its_stronghold_counts_for_rule() -> None:
    """12.4"""
    # volyn 1 + stronghold : 1 is ruled; polotsk 1 : 1 is not
    position = "troops.1 volyn:1 polotsk:1; at.2 kiev; troops.2 volyn:1 polotsk:1; built.2 volyn:stronghold; coins.2 1"
    s = acted(position, "muster_3")
    assert said(s, "mustered") == ["mustered polotsk 0"]


def test_yaroslav_takes_the_stronghold_away() -> None:
    """12.2, 12.4"""
    # volyn: the stronghold counts nothing beside Yaroslav, 1 : 1, and he wins the tie
    position = "who.1 yaroslav; at.1 volyn; troops.1 polotsk:1; at.2 kiev; troops.2 volyn:1 polotsk:1"
    s = acted(f"{position}; built.2 volyn:stronghold; coins.2 1", "muster_3")
    assert said(s, "mustered") == ["mustered volyn 0"]


def test_a_region_with_a_stronghold_alone_gets_nobody() -> None:
    """12.4"""
    # volyn is ruled by its stronghold but not occupied: stage 2 gives kiev all
    s = acted("at.1 novgorod; at.2 kiev; built.2 volyn:stronghold", "muster_2")
    assert troops(s, 1) == {"kiev": 2}


def test_sviatopolk_in_supply_is_the_first_figure() -> None:
    """12.4"""
    # polotsk 1 : 1 is not ruled: Sviatopolk goes there. Then stage 2: volyn, polotsk.
    s = acted("troops.1 polotsk:1; troops.2 volyn:1 polotsk:1", "muster_1")
    assert leader_at(s, 1) == "polotsk"
    assert troops(s, 1) == {"volyn": 2, "polotsk": 2}
    assert said(s, "mustered") == ["mustered polotsk 1", "mustered volyn 0", "mustered polotsk 0"]


def test_it_ends_when_no_figure_is_left() -> None:
    """12.4"""
    s = acted("at.1 novgorod; at.2 kiev; troops.2 kiev:8 volyn:6", "muster_1")
    assert troops(s, 1) == {"kiev": 9, "volyn": 6}
    assert s.players[1].supply == 0


def test_figures_may_run_out_before_all_regions_are_ruled() -> None:
    """12.4"""
    # volyn 1 : 3; the last rebel comes there, and that is all
    s = acted("troops.1 volyn:3; at.2 kiev; troops.2 kiev:13 volyn:1", "muster_1")
    assert troops(s, 1) == {"kiev": 13, "volyn": 2}


def test_sviatopolk_alone_is_enough_to_muster() -> None:
    """12.4"""
    s = acted("at.1 novgorod; troops.2 kiev:8 volyn:7; coins.2 0", "muster_1")
    assert (leader_at(s, 1), s.players[1].supply) == ("kiev", 0)
    assert s.players[1].coins == 1  # the bonus of level 2: it has acted


def test_the_order_is_that_of_the_new_card() -> None:
    """12.4"""
    # card 13 ends … volyn polotsk kiev: of two ruled regions volyn comes before kiev
    s = acted("at.1 novgorod; at.2 kiev; troops.2 volyn:1; coins.2 1", "muster_3", card=13)
    assert said(s, "mustered") == ["mustered volyn 0"]
