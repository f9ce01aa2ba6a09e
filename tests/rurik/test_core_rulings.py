"""Rulings on the core rules that no other file proves, and what several rules do together."""

from __future__ import annotations

import pytest

from .table import ACTION, asks, choices, counted, goods, leader_at, play, refused, ruler, table, told, troops
from .turn_positions import DONE, TURN, attack, coins, names, turn

CALM = "top.1 s01 s02 s03"


def test_a_stronghold_alone_makes_its_owner_a_ruling_defender_no_more_once_troops_are_gone() -> None:
    """R-01, R-20"""
    s = attack(f"troops.1 kiev:1; troops.2 kiev:1; built.2 kiev:stronghold; {CALM}")
    assert ("check", 0, 3, 3) in told(s, "attack:kiev_2")
    assert ruler(s, "kiev") is None


def test_a_ruler_by_stronghold_alone_prevents_cheap_taxes_of_others() -> None:
    """R-01"""
    s = turn("troops.1 kiev:1; built.2 kiev:stronghold; tax_points 1")
    assert (ruler(s, "kiev"), refused(s)["tax:kiev"]) == (None, "too_few_points")


def test_where_goods_lie_is_never_asked() -> None:
    """R-03"""
    s = turn("at.1 kiev; goods.1 9 9 9 9 9; coins.1 2; open.1 hire_mercenaries")
    play(s, "deed:hire_mercenaries")
    assert goods(s, 0) == {"wood": 9, "fish": 8, "stone": 8, "honey": 9, "fur": 9}


def test_the_emergency_muster_serves_the_main_action_of_the_same_turn() -> None:
    """R-06"""
    s = play(table(f"rurik; banner.muster 1:1; {ACTION}"), "place:kiev", "act", "muster:kiev")
    assert (leader_at(s, 0), troops(s, 0)) == ("kiev", {"kiev": 2})


def test_the_main_action_is_not_interrupted_between_two_attacks() -> None:
    """R-07"""
    s = attack("troops.1 kiev:3; troops.2 kiev:1; neutrals kiev; hand.1 s23; goods.1 2 2 0 0 0", points=2)
    play(s, "attack:kiev_rebel")
    assert (asks(s), choices(s)) == ("attack", ["stop", "attack:kiev_2"])


def test_points_of_the_pool_may_be_spent_before_the_main_action() -> None:
    """R-07, R-09"""
    s = play(turn("at.1 kiev; hand.1 s15"), "play:s15", "tax:kiev")
    assert (goods(s, 0), {"act", "forfeit"} <= set(choices(s))) == ({"wood": 1}, True)


def test_muster_points_of_two_sources_stay_apart() -> None:
    """R-09"""
    s = play(turn("at.1 kiev; hand.1 s01; goods.1 0 2 0 0 0"), "play:s01")
    assert counted(s) == 1
    play(s, "muster:kiev", "convert:muster")
    assert counted(s) == 1


def test_the_leader_may_be_the_troop_that_a_deed_removes_but_he_is_the_last() -> None:
    """R-25"""
    s = table(f"rurik; at.1 kiev; troops.1 kiev:1; coins.1 2; open.1 retire_veterans; hand.1 s03; {DONE}")
    play(s, "deed:retire_veterans")  # both figures of the only region
    assert (leader_at(s, 0), troops(s, 0)) == ("none", {})


def test_sviatopolks_replacement_may_be_the_last_troop_of_the_supply() -> None:
    """R-27"""
    s = attack("who.1 sviatopolk; at.1 kiev; troops.1 novgorod:10 kiev:1; neutrals kiev novgorod", points=2)
    play(s, "attack:kiev_rebel")
    assert (s.players[0].supply, troops(s, 0)["kiev"]) == (0, 2)


def test_a_third_players_yaroslav_decides_how_many_cards_are_due() -> None:
    """R-28"""
    text = "troops.1 kiev:2; troops.2 kiev:2; built.2 kiev:stronghold; who.3 yaroslav"
    assert ("check", 0, 3, 3) in told(attack(f"{text}; at.3 volyn; {CALM}", seats=3), "attack:kiev_2")
    assert ("check", 0, 1, 0) in told(attack(f"{text}; at.3 kiev; {CALM}", seats=3), "attack:kiev_2")


def test_a_third_players_yaroslav_makes_no_rule_for_two_others() -> None:
    """R-40"""
    s = turn("troops.1 kiev:2; troops.2 kiev:2; who.3 yaroslav; at.3 kiev; tax_points 1", seats=3)
    assert (ruler(s, "kiev"), refused(s)["tax:kiev"]) == (None, "too_few_points")


def test_the_war_marker_at_its_end_still_attacks() -> None:
    """R-22"""
    s = attack("troops.1 kiev:2; troops.2 kiev:2; war.1 10", less=1)
    play(s, "attack:kiev_2")
    assert (troops(s, 1), s.players[0].war) == ({"kiev": 1}, 10)


def test_neutral_troops_make_taxes_dear() -> None:
    """R-15"""
    s = turn("troops.1 volyn:1; neutrals volyn; tax_points 1", seats=1)
    assert refused(s)["tax:volyn"] == "too_few_points"


@pytest.mark.parametrize("forfeits", [True, False])
def test_the_token_moves_only_with_the_action(forfeits: bool) -> None:
    """R-11, R-29"""
    s = table(f"rurik; at.1 kiev; hand.1 s03; token 2; {ACTION} next=2; step turn slot=scheme_1")
    play(s, *(["forfeit"] if forfeits else ["act", "token:1"]))
    assert s.token == (1 if forfeits else 0)


def test_a_played_card_set_aside_is_seen_by_all_and_drawn_by_nobody() -> None:
    """R-42"""
    hand = " ".join(f"s{number:02}" for number in range(1, 27) if number != 10)
    s = table(f"rurik; at.1 kiev; troops.1 kiev:1; troops.2 kiev:1; hand.2 {hand}; hand.1 s10; {TURN}")
    play(s, "play:s10", "attack:kiev_2")  # s27 is the only card of the decks
    assert (names(s.playing), names(s.discard), troops(s, 0)) == ([], ["s10"], {})
    assert coins(s) == [0, 0]
