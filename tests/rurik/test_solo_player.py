"""How the player meets the rebellion and neutral troops (12.2)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.telling import BORIS_ATTACKS, HAS_STRONGHOLD, RULED_BY_DEFENDER

from .rebellion_table import checking, deck, solo
from .table import asks, built, choices, leader_at, play, refused, ruler, told, troops

SAFE = "top.1 s01; top.2 s02"


def acting(position: str, banner: str) -> Rurik:
    """The player's 1 has been retrieved from the top slot of this banner; the rebellion has no advisor left."""
    waiting = "scheme" if banner != "scheme" else "muster"
    lines = f"round 1; step round next=development; step action; banner.{banner} 1:1; banner.{waiting} 1:5 1:4"
    return solo(f"{lines}; {position}", cards=deck(1))


def attacking(position: str) -> Rurik:
    return play(acting(position, "attack"), "act")


# -- rule -------------------------------------------------------------------------------------------------------------

RULERS = [
    ("troops.1 kiev:1; neutrals kiev", None),  # a tie with a neutral troop
    ("troops.1 kiev:2; neutrals kiev", 0),
    ("neutrals kiev", None),  # neutral troops never rule
    ("troops.2 kiev:1", 1),
    ("troops.2 kiev:1; neutrals kiev", None),
    ("at.2 kiev; troops.2 kiev:1; neutrals kiev", 1),  # Sviatopolk is a figure; neutrals are no rebels of his
    ("at.2 kiev; neutrals kiev", None),
    ("built.2 kiev:stronghold", 1),
    ("built.2 kiev:stronghold; troops.1 kiev:1", None),
    ("troops.1 kiev:2; troops.2 kiev:1; neutrals kiev", 0),  # each faction by itself
    ("troops.1 kiev:2; troops.2 kiev:1; built.2 kiev:stronghold", None),
]


@pytest.mark.parametrize(("position", "expected"), RULERS)
def test_neutral_troops_and_the_rebellion_are_factions_of_their_own(position: str, expected: int | None) -> None:
    """2.2, 12.2, R-15"""
    if "troops.1" not in position:
        position += "; troops.1 novgorod:1"
    assert ruler(acting(position, "tax"), "kiev") == expected


YAROSLAV = [
    ("at.1 kiev; troops.2 kiev:1", 0),  # he wins ties
    ("at.1 kiev; neutrals kiev", 0),  # against neutrals, too
    ("at.1 kiev; troops.2 kiev:1; built.2 kiev:stronghold", 0),  # the stronghold counts nothing: a tie
    ("at.1 kiev; troops.2 kiev:2", 1),
    ("at.1 novgorod; troops.1 kiev:1; troops.2 kiev:1; built.2 kiev:stronghold", 1),  # he is elsewhere
]


@pytest.mark.parametrize(("position", "expected"), YAROSLAV)
def test_yaroslav_suppresses_the_rebellions_structures_and_wins_ties(position: str, expected: int) -> None:
    """12.2"""
    assert ruler(acting(f"who.1 yaroslav; {position}", "tax"), "kiev") == expected


def test_taxing_beside_a_neutral_troop_costs_two_points() -> None:
    """12.2, R-15"""
    # two points; volyn 2 : 1 is ruled and costs one; goods to convert keep the turn open
    s = acting("troops.1 kiev:1 volyn:2; neutrals kiev volyn; goods.1 2 0 0 0 0", "tax")
    play(s, "act", "tax:volyn")
    assert refused(s)["tax:kiev"] == "too_few_points"


# -- attacks on the rebellion -----------------------------------------------------------------------------------------


def test_attacking_a_rebel_moves_the_war_marker_and_brings_no_reward() -> None:
    """12.2"""
    s = attacking(f"troops.1 kiev:3; troops.2 kiev:1 volyn:1; coins.1 0; {SAFE}")
    play(s, "attack:kiev_rebellion")
    assert checking(s) == (1, "kiev")
    play(s, "deck:1")
    player = s.players[0]
    assert (player.war, player.coins, sum(player.goods), player.defeated) == (1, 0, 0, 0)
    assert (troops(s, 1), s.players[1].supply) == ({"volyn": 1}, 14)


CHECKS = [
    ("troops.1 kiev:3; troops.2 kiev:1", 1),
    ("troops.1 kiev:1; troops.2 kiev:2", 2),  # the rebellion rules
    ("troops.1 kiev:3; troops.2 kiev:1; built.2 kiev:stronghold", 2),
    ("troops.1 kiev:1; troops.2 kiev:2; built.2 kiev:stronghold", 3),
    ("troops.1 kiev:1; troops.2 kiev:1; at.2 kiev; built.2 kiev:stronghold", 3),  # Sviatopolk does not defend
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:2; built.2 kiev:stronghold", 2),  # Yaroslav suppresses it
    ("who.1 boris; at.1 kiev; troops.2 kiev:2; built.2 kiev:stronghold", 2),
]


@pytest.mark.parametrize(("position", "cards"), CHECKS)
def test_rule_and_stronghold_of_the_rebellion_count_in_the_check(position: str, cards: int) -> None:
    """12.2"""
    s = play(attacking(position), "attack:kiev_rebellion")
    assert checking(s) == (cards, "kiev")


def test_sviatopolk_falls_when_no_rebel_stands_beside_him_and_goes_to_the_supply() -> None:
    """12.2"""
    s = attacking(f"troops.1 kiev:5; at.2 kiev; troops.2 kiev:1; {SAFE}")
    play(s, "attack:kiev_rebellion", "deck:1")
    assert (leader_at(s, 1), troops(s, 1)) == ("kiev", {})
    play(s, "attack:kiev_rebellion", "deck:2")
    assert leader_at(s, 1) == "none"
    assert s.players[0].war == 2


def test_a_loss_costs_the_player_a_figure() -> None:
    """12.2"""
    s = attacking("troops.1 kiev:3; troops.2 kiev:2; top.1 s05")
    play(s, "attack:kiev_rebellion", "deck:1")
    assert troops(s, 0) == {"kiev": 2}


def test_boris_steals_from_the_rebellions_dock() -> None:
    """12.2"""
    s = attacking("who.1 boris; at.1 kiev; troops.1 kiev:3; coins.1 0; troops.2 kiev:1; coins.2 2")
    log = told(s, "attack:kiev_rebellion")
    assert (s.players[0].coins, s.players[1].coins) == (1, 1)
    assert ("check", 0, 0, BORIS_ATTACKS) in log
    assert ("stole", 0, 1, 0) in log


def test_neither_bribes_nor_coins_on_bonuses_can_be_stolen() -> None:
    """12.2"""
    board = (
        "round 1; step round next=development; step action; banner.attack 1:1; banner.tax 2:5+3; banner.scheme 1:5 1:4"
    )
    s = solo(f"{board}; who.1 boris; at.1 kiev; troops.1 kiev:3; coins.1 0; troops.2 kiev:1; coins.2 0")
    play(s, "act", "attack:kiev_rebellion")
    assert (s.players[0].coins, s.players[1].coins, sum(s.covers)) == (0, 0, 7)


def test_the_check_tells_why() -> None:
    """12.2"""
    s = attacking("troops.1 kiev:1; troops.2 kiev:2; built.2 kiev:stronghold")
    assert ("check", 0, 3, RULED_BY_DEFENDER | HAS_STRONGHOLD) in told(s, "attack:kiev_rebellion")


# -- attacks on neutrals ----------------------------------------------------------------------------------------------


def test_a_neutral_troop_goes_to_the_box_without_reward_war_step_or_check() -> None:
    """12.2"""
    s = attacking("troops.1 kiev:1; troops.2 volyn:1; neutrals kiev; coins.1 0")
    play(s, "attack:kiev_rebel")
    player = s.players[0]
    assert (player.war, player.coins, sum(player.goods), player.defeated, sum(s.neutrals)) == (0, 0, 0, 0, 0)
    assert troops(s, 0) == {"kiev": 1}


def test_boris_takes_no_coin_for_a_neutral_troop() -> None:
    """R-33"""
    s = attacking("who.1 boris; at.1 kiev; coins.1 0; troops.2 volyn:1; coins.2 3; neutrals kiev")
    log = told(s, "attack:kiev_rebel")
    assert (s.players[0].coins, s.players[1].coins) == (0, 3)
    assert not {"stole", "check", "revealed"} & {event[0] for event in log}


def test_both_may_be_chosen_where_both_stand() -> None:
    """12.2"""
    s = attacking("troops.1 kiev:3; troops.2 kiev:1; neutrals kiev volyn")
    assert choices(s) == ["stop", "attack:kiev_rebellion", "attack:kiev_rebel"]


# -- churches ---------------------------------------------------------------------------------------------------------


def church(position: str) -> Rurik:
    return play(acting(position, "build"), "act", "build:kiev", "what:church")


def test_a_church_converts_a_rebel_who_returns_to_the_rebellions_supply() -> None:
    """R-43"""
    s = church("troops.1 kiev:3; troops.2 kiev:2")
    assert (troops(s, 0), troops(s, 1)) == ({"kiev": 4}, {"kiev": 1})
    assert s.players[1].supply == 14
    assert (s.players[0].war, s.players[0].defeated) == (0, 0)


def test_a_church_may_convert_a_neutral_troop_which_goes_to_the_box() -> None:
    """R-16"""
    s = church("troops.1 kiev:3; troops.2 volyn:1; neutrals kiev")
    assert (troops(s, 0), sum(s.neutrals), s.players[1].supply) == ({"kiev": 4}, 0, 14)


def test_the_player_chooses_between_a_rebel_and_a_neutral() -> None:
    """R-16, R-43"""
    s = church("troops.1 kiev:3; troops.2 kiev:1; neutrals kiev")
    assert (asks(s), choices(s)) == ("church", ["target:rebellion", "target:rebel"])
    play(s, "target:rebel")
    assert (troops(s, 1), sum(s.neutrals)) == ({"kiev": 1}, 0)


def test_sviatopolk_is_never_converted() -> None:
    """12.2, R-16"""
    s = church("troops.1 kiev:3; at.2 kiev")
    assert (built(s, 0), leader_at(s, 1), troops(s, 0)) == (["kiev:church"], "kiev", {"kiev": 3})
    s = church("troops.1 kiev:3; at.2 kiev; neutrals kiev")  # only the neutral is left to convert
    assert (leader_at(s, 1), sum(s.neutrals)) == ("kiev", 0)


# -- Predslava --------------------------------------------------------------------------------------------------------


def luring(position: str) -> Rurik:
    return acting(f"who.1 predslava; at.1 kiev; {position}", "tax")


def test_predslava_sends_a_rebel_away_and_pays_the_rebellion() -> None:
    """12.2"""
    s = luring("troops.2 kiev:2; coins.2 0; coins.1 3")
    log = told(s, "power", "to:volyn")  # there is only a rebel to choose
    assert troops(s, 1) == {"kiev": 1, "volyn": 1}
    assert (s.players[1].coins, s.players[0].coins) == (1, 3)
    assert ("lured", 0, 1, 5 | 4 << 4) in log


def test_predslava_may_send_sviatopolk_away() -> None:
    """12.2"""
    s = luring("at.2 kiev; troops.2 kiev:1; coins.2 0")
    play(s, "power")
    assert choices(s) == ["lure:rebellion_troop", "lure:rebellion_leader"]
    play(s, "lure:rebellion_leader", "to:pereyaslavl")
    assert (leader_at(s, 1), s.players[1].coins) == ("pereyaslavl", 1)


def test_predslava_moves_no_neutral_troop() -> None:
    """12.2"""
    s = luring("troops.2 volyn:1; neutrals kiev")
    assert refused(s)["power"] == "nobody_to_lure"


# -- Yaroslav ---------------------------------------------------------------------------------------------------------


def test_the_rebellions_structures_suppress_nothing_of_the_players() -> None:
    """12.2"""
    # Sviatopolk is no Yaroslav: the player's market beside him works
    s = play(acting("troops.1 kiev:4; built.1 kiev:market; at.2 kiev", "tax"), "act", "tax:kiev")
    assert (asks(s), choices(s)) == ("market", ["bonus:good", "bonus:coin"])


def test_the_rebellions_structures_keep_the_player_from_building_the_same() -> None:
    """12.2"""
    s = play(acting("troops.1 kiev:4; built.2 kiev:church; troops.2 volyn:1", "build"), "act", "build:kiev")
    assert choices(s) == ["what:market", "what:stronghold"]
    assert refused(s) == {"what:church": "stands_there"}


# -- emergency --------------------------------------------------------------------------------------------------------


def test_a_player_without_figures_may_enter_also_where_the_rebellion_is() -> None:
    """6.1, 12"""
    s = acting("who.1 maria; troops.2 kiev:2; neutrals volyn", "tax")
    assert (asks(s), len(choices(s))) == ("emergency", 9)
    play(s, "place:kiev")
    assert (leader_at(s, 0), troops(s, 0)) == ("kiev", {"kiev": 1})


def test_sviatopolk_of_the_rebellion_commands_no_neutral_troops() -> None:
    """12.2, R-15"""
    # kiev: Sviatopolk and a neutral against one troop: 1 : 1 : 1, nobody rules
    assert ruler(acting("troops.1 kiev:1; at.2 kiev; neutrals kiev", "tax"), "kiev") is None


def test_deeds_of_the_player_work_as_usual() -> None:
    """12, 7"""
    s = acting("troops.1 kiev:1; troops.2 volyn:1; coins.1 4; open.1 generous_prince", "tax")
    play(s, "deed:generous_prince")
    assert (s.players[0].coins, asks(s)) == (0, "muster")
