"""Whom the rebellion attacks, and what it risks (12.4).

Card 1 unless said: kiev volyn pereyaslavl chernigov polotsk smolensk rostov novgorod. Slots: attack_1 has 2 points,
attack_2 has 1. Levels 1 and 2 have no free bonus for an attack. s01 shows no loss, s05 does.
"""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.telling import BONUS_HELPS, HAS_STRONGHOLD, RULED_BY_DEFENDER, SVIATOPOLK_ATTACKS

from .rebellion_table import acted, checking, heads, said
from .table import asks, choices, leader_at, play, troops

RAID = "priority attack_move"
SETTLE = "priority build"
SAFE = "top.1 s01; top.2 s02"
LOSSES = "top.1 s05; top.2 s04"


# -- where ------------------------------------------------------------------------------------------------------------

# kiev 3 : 1 neutral is ruled, volyn 1 : 1 neutral and polotsk 1 : 1 neutral are not
THREE = "at.1 novgorod; troops.2 kiev:3 volyn:1 polotsk:1; neutrals kiev volyn polotsk"


def test_with_attack_and_move_first_unruled_regions_come_first() -> None:
    """12.4"""
    s = acted(f"{THREE}; {RAID}", "attack_2")
    assert said(s, "why_attack", "attacked") == ["why_attack volyn 1", "attacked volyn 5"]


@pytest.mark.parametrize("priority", ["build", "tax"])
def test_with_other_priorities_ruled_regions_come_first(priority: str) -> None:
    """12.4"""
    s = acted(f"{THREE}; priority {priority}", "attack_2")
    assert said(s, "why_attack", "attacked") == ["why_attack kiev 2", "attacked kiev 5"]


def test_if_there_is_none_of_the_first_kind_it_takes_the_other() -> None:
    """12.4"""
    s = acted(f"at.1 novgorod; troops.2 kiev:3; neutrals kiev; {RAID}", "attack_2")
    assert said(s, "attacked") == ["attacked kiev 5"]
    s = acted(f"at.1 novgorod; troops.2 kiev:1; neutrals kiev; {SETTLE}", "attack_2")
    assert said(s, "attacked") == ["attacked kiev 5"]


def test_a_region_needs_a_figure_of_its_own_and_a_target() -> None:
    """12.4"""
    # kiev has nobody to attack, volyn has only its stronghold, chernigov has nobody of its own: polotsk
    position = "troops.1 chernigov:2 polotsk:1; troops.2 kiev:3 polotsk:2; built.2 volyn:stronghold; neutrals volyn"
    s = acted(f"{position}; {RAID}; {SAFE}", "attack_2")
    assert checking(s) == (1, "polotsk")


def test_a_stronghold_of_the_player_is_no_target() -> None:
    """12.4, R-31"""
    s = acted(f"at.1 novgorod; built.1 kiev:stronghold; troops.2 kiev:3; {RAID}; coins.2 0", "attack_2")
    assert said(s, "cannot_act") == ["cannot_act 2 0"]


def test_the_player_is_attacked_before_neutrals() -> None:
    """12.4"""
    # kiev 3 : 1 : 1 neutral; two attacks: first the player's troop, then the neutral one
    s = acted(f"troops.1 kiev:1 novgorod:1; troops.2 kiev:3; neutrals kiev; {SETTLE}; {SAFE}", "attack_1")
    play(s, "deck:1")
    assert said(s, "attacked") == ["attacked kiev 0", "attacked kiev 5"]
    assert (troops(s, 0), sum(s.neutrals)) == ({"novgorod": 1}, 0)


def test_it_stays_in_a_region_as_long_as_it_can() -> None:
    """12.4"""
    # volyn 3 : 3 is not ruled. After the first blow it is 3 : 2, ruled; chernigov 1 : 2 is not, but volyn goes on.
    s = acted(f"troops.1 volyn:3 chernigov:2; troops.2 volyn:3 chernigov:1; {RAID}; {SAFE}", "attack_1")
    play(s, "deck:1")
    assert said(s, "attacked") == ["attacked volyn 0", "attacked volyn 0"]
    assert said(s, "why_attack") == ["why_attack volyn 1"]


def test_when_nobody_is_left_there_it_chooses_again() -> None:
    """12.4"""
    # kiev 2 : 1 neutral is ruled and comes first; then volyn 2 : 1 neutral
    s = acted(f"at.1 novgorod; troops.2 kiev:2 volyn:2; neutrals kiev volyn; {SETTLE}", "attack_1")
    assert said(s, "why_attack") == ["why_attack kiev 2", "why_attack volyn 2"]
    assert sum(s.neutrals) == 0


def test_it_chooses_again_by_what_stands_there_now() -> None:
    """12.4"""
    # volyn: a lone rebel against 3 loses the check and is gone. Then of kiev (ruled) and rostov (1 : 1, not ruled)
    # the unruled one comes first.
    position = "troops.1 volyn:3; troops.2 volyn:1 kiev:2 rostov:1; neutrals kiev rostov"
    s = acted(f"{position}; {RAID}; {LOSSES}", "attack_1")
    assert checking(s) == (2, "volyn")
    play(s, "deck:1")
    assert said(s, "attacked") == ["attacked volyn 0", "attacked rostov 5"]
    assert troops(s, 1) == {"kiev": 2, "rostov": 1}


def test_points_without_a_target_are_lost() -> None:
    """12.4"""
    s = acted(f"at.1 novgorod; troops.2 kiev:2; neutrals kiev; {SETTLE}; coins.2 0", "attack_1")
    assert said(s, "attacked") == ["attacked kiev 5"]
    assert s.players[1].coins == 0


def test_it_attacks_although_it_may_be_the_weaker() -> None:
    """12.4"""
    s = acted(f"troops.1 volyn:8; troops.2 volyn:1; {SETTLE}; {SAFE}", "attack_2")
    assert checking(s) == (2, "volyn")


# -- a neutral troop --------------------------------------------------------------------------------------------------


def test_a_neutral_troop_goes_to_the_box_and_nothing_else_happens() -> None:
    """12.4"""
    s = acted(f"at.1 novgorod; troops.2 kiev:2; neutrals kiev; {SETTLE}; coins.2 2", "attack_2")
    assert (sum(s.neutrals), s.players[1].war, s.players[1].coins) == (0, 0, 2)
    assert troops(s, 1) == {"kiev": 2}
    assert "check" not in heads(s)


# -- the player -------------------------------------------------------------------------------------------------------


def test_the_player_loses_a_troop_and_the_war_marker_goes_up() -> None:
    """12.4"""
    s = acted(f"at.1 kiev; troops.1 kiev:1; troops.2 kiev:4; {SETTLE}; {SAFE}", "attack_2", 1, 2, "deck:1")
    assert (troops(s, 0), leader_at(s, 0), s.players[0].supply) == ({}, "kiev", 12)
    assert (s.players[1].war, s.players[0].war) == (1, 0)
    assert said(s, "lost") == ["lost kiev 0"]


def test_the_players_leader_goes_last() -> None:
    """12.4"""
    s = acted(f"at.1 kiev; troops.1 kiev:1 volyn:1; troops.2 kiev:4; {SETTLE}; {SAFE}", "attack_1")
    play(s, "deck:1", "deck:2")
    assert (troops(s, 0), leader_at(s, 0)) == ({"volyn": 1}, "none")
    assert said(s, "lost") == ["lost kiev 0", "lost kiev 1"]
    assert s.players[1].war == 2


def test_the_player_picks_the_deck() -> None:
    """12.4"""
    s = acted(f"troops.1 kiev:1 volyn:1; troops.2 kiev:4; {SETTLE}; top.1 s01; top.2 s05", "attack_2")
    assert (asks(s), s.waiting, choices(s)) == ("reveal", [0], ["deck:1", "deck:2"])
    play(s, "deck:2")
    assert troops(s, 1) == {"kiev": 3}
    s = acted(f"troops.1 kiev:1 volyn:1; troops.2 kiev:4; {SETTLE}; top.1 s01; top.2 s05", "attack_2")
    play(s, "deck:1")
    assert troops(s, 1) == {"kiev": 4}


def test_a_loss_costs_a_rebel_and_sviatopolk_only_when_he_is_alone() -> None:
    """12.4"""
    # the player rules kiev 5 : 2; Sviatopolk attacks: 1 + 1 - 1 = 1 card each time
    s = acted(f"troops.1 kiev:5; at.2 kiev; troops.2 kiev:1; {SETTLE}; {LOSSES}", "attack_1")
    play(s, "deck:1")
    assert (leader_at(s, 1), troops(s, 1), s.players[1].supply) == ("kiev", {}, 15)
    play(s, "deck:2")
    assert (leader_at(s, 1), troops(s, 0)) == ("none", {"kiev": 3})


def test_the_attack_ends_when_its_last_figure_falls() -> None:
    """12.4"""
    s = acted(f"troops.1 kiev:5; troops.2 kiev:1 volyn:1; {SETTLE}; {LOSSES}", "attack_1", 1, 2, "deck:1")
    assert said(s, "attacked") == ["attacked kiev 0"]
    assert troops(s, 1) == {"volyn": 1}


def test_the_first_loss_stops_the_check() -> None:
    """12.4"""
    # 5 : 1 with a stronghold: 1 + 1 + 1 = 3 cards; the second shows a loss
    position = "troops.1 kiev:5; built.1 kiev:stronghold; troops.2 kiev:1 volyn:1; top.1 s03 s05 s01"
    s = acted(f"{position}; {SETTLE}", "attack_2", 1, 2, "deck:1")
    revealed = [text.split()[2] for text in said(s, "revealed")]
    assert revealed == ["0", "1"]  # s01 lies uppermost, then s05
    assert troops(s, 1) == {"volyn": 1}


def test_the_rebellion_steals_nothing() -> None:
    """12.4"""
    position = "who.1 boris; at.1 kiev; troops.1 kiev:1; coins.1 3; troops.2 kiev:4; coins.2 0"
    s = acted(f"{position}; {SETTLE}; {SAFE}", "attack_2", 1, 2, "deck:1")
    assert (s.players[0].coins, s.players[1].coins) == (4, 0)  # the player's coin is from forfeiting


def test_war_markers_stop_at_the_end_of_the_track() -> None:
    """12.4, R-22"""
    s = acted(f"troops.1 kiev:2; troops.2 kiev:4; war.2 10; {SETTLE}; {SAFE}", "attack_2", 1, 2, "deck:1")
    assert s.players[1].war == 10


# -- how many cards ---------------------------------------------------------------------------------------------------

LONELY = "troops.2 kiev:3"
CARDS = [
    ("troops.1 kiev:1", LONELY, 1),  # 3 : 1, the rebellion rules
    ("troops.1 kiev:3", LONELY, 1),  # a tie: nobody rules
    ("troops.1 kiev:4", LONELY, 2),  # the player rules
    ("troops.1 kiev:2; built.1 kiev:stronghold", LONELY, 2),  # 3 : 2 + 1, a tie; the stronghold adds one
    ("troops.1 kiev:3; built.1 kiev:stronghold", LONELY, 3),  # 3 : 3 + 1: both
    ("troops.1 kiev:4", "at.2 kiev; troops.2 kiev:2", 1),  # Sviatopolk is there: 2 - 1
    ("troops.1 kiev:4", "at.2 volyn; troops.2 kiev:3", 2),  # he is elsewhere
    ("troops.1 kiev:4; built.1 kiev:stronghold", "at.2 kiev; troops.2 kiev:2", 2),  # 3 - 1
    ("troops.1 kiev:2; at.1 kiev; who.1 yaroslav", LONELY, 2),  # 3 : 3, and Yaroslav rules
    ("troops.1 kiev:2; at.1 kiev; who.1 maria", LONELY, 1),
    ("troops.1 kiev:3", "troops.2 kiev:3; built.2 kiev:stronghold", 1),  # 3 + 1 : 3
    ("troops.1 kiev:3 volyn:1", "troops.2 kiev:2; neutrals kiev", 2),
]


@pytest.mark.parametrize(("player", "rebellion", "cards"), CARDS)
def test_cards_to_reveal(player: str, rebellion: str, cards: int) -> None:
    """12.4"""
    s = acted(f"{player}; {rebellion}; {SETTLE}", "attack_2")
    assert checking(s) == (cards, "kiev")


def test_rule_is_looked_at_before_the_loss() -> None:
    """12.4, R-20"""
    # 4 : 3, the player rules; after the loss it is a tie
    s = acted(f"troops.1 kiev:4; {LONELY}; {SETTLE}", "attack_2")
    assert troops(s, 0) == {"kiev": 3}
    assert checking(s) == (2, "kiev")


def test_where_sviatopolk_stands_a_plain_attack_needs_no_check() -> None:
    """R-35"""
    s = acted(f"troops.1 kiev:2 novgorod:1; at.2 kiev; troops.2 kiev:2; {SETTLE}", "attack_1")
    assert asks(s) == "turn"
    assert troops(s, 0) == {"novgorod": 1}
    assert said(s, "check") == [f"check 0 {SVIATOPOLK_ATTACKS}"] * 2


def test_every_attack_in_his_region_is_sviatopolks() -> None:
    """R-35"""
    # rebels stand beside him: 6 : 3, then 5 : 3, the player rules; each needs 1 + 1 - 1 cards
    s = acted(f"troops.1 kiev:6; at.2 kiev; troops.2 kiev:2; {SETTLE}; {SAFE}", "attack_1")
    assert checking(s) == (1, "kiev")
    play(s, "deck:1")
    assert checking(s) == (1, "kiev")


LESS = [  # boards on which one reveal_less is open for an attack, and nothing else that changes it
    (1, "covers 0 2 2"),
    (2, "covers 2 2 2"),
    (3, "covers 1 3 3"),
    (4, "covers 3 3 3"),
]


@pytest.mark.parametrize(("level", "covers"), LESS)
def test_an_unlocked_bonus_takes_one_card_away(level: int, covers: str) -> None:
    """12.4"""
    s = acted(f"troops.1 kiev:6; {LONELY}; {SETTLE}; {covers}", "attack_2", level=level)
    assert checking(s) == (1, "kiev")  # 1 + 1 - 1
    assert said(s, "check") == [f"check 1 {RULED_BY_DEFENDER | BONUS_HELPS}"]


def test_with_the_bonus_a_plain_attack_needs_no_check() -> None:
    """12.4"""
    s = acted(f"troops.1 kiev:2; {LONELY}; {SETTLE}; covers 0 2 2", "attack_2", level=1)
    assert (asks(s), troops(s, 0)) == ("turn", {"kiev": 1})


def test_never_fewer_cards_than_none() -> None:
    """12.4"""
    s = acted(f"troops.1 kiev:2; at.2 kiev; troops.2 kiev:3; {SETTLE}; covers 0 2 2", "attack_2", level=1)
    assert said(s, "check") == [f"check 0 {SVIATOPOLK_ATTACKS | BONUS_HELPS}"]
    assert asks(s) == "turn"


def test_everything_together() -> None:
    """12.4"""
    # the player rules and has a stronghold; Sviatopolk and a bonus: 1 + 1 + 1 - 1 - 1 = 1
    position = "troops.1 kiev:6; built.1 kiev:stronghold; at.2 kiev; troops.2 kiev:2"
    s = acted(f"{position}; {SETTLE}; covers 0 2 2", "attack_2", level=1)
    assert checking(s) == (1, "kiev")
    why = RULED_BY_DEFENDER | HAS_STRONGHOLD | SVIATOPOLK_ATTACKS | BONUS_HELPS
    assert said(s, "check") == [f"check 1 {why}"]


def test_a_bonus_attack_is_one_point_more() -> None:
    """12.4"""
    # level 3: attack: attack is free; 1 + 1 points. 2 : 6, then 2 : 5.
    s = acted(f"troops.1 kiev:6; troops.2 kiev:2; {SETTLE}; {SAFE}", "attack_2", level=3)
    play(s, "deck:1", "deck:2")
    assert (troops(s, 0), s.players[1].war) == ({"kiev": 4}, 2)
