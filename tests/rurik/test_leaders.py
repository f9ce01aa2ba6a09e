"""The eight leaders: what each can do, and when not (8)."""

from __future__ import annotations

import pytest

from .table import (
    ACTION,
    asked,
    asks,
    built,
    choices,
    counted,
    goods,
    leader_at,
    play,
    refused,
    region,
    ruler,
    table,
    told,
    troops,
)
from .turn_positions import DONE, TURN, attack, coins, move, move_any, muster, names, turn

CALM = "top.1 s01 s02 s03"
FULL_BOARD = "troops.1 novgorod:11"  # one troop in supply

# -- Agatha -----------------------------------------------------------------------------------------------------------

AGATHA = "who.1 agatha; at.1 kiev"


@pytest.mark.parametrize("companions", [0, 1, 2])
def test_up_to_two_troops_go_with_agatha_for_free(companions: int) -> None:
    """8, 14"""
    s = play(move(f"{AGATHA}; troops.1 kiev:3"), "march", "to:volyn")
    assert (asks(s), choices(s)) == ("companions", ["with:0", "with:1", "with:2"])
    play(s, f"with:{companions}")
    left = {"volyn": companions} if companions else {}
    assert (leader_at(s, 0), troops(s, 0)) == ("volyn", {"kiev": 3 - companions} | left)
    assert (asks(s), counted(s)) == ("move", 1)


def test_only_troops_that_stand_with_agatha_go_along() -> None:
    """8"""
    s = play(move(f"{AGATHA}; troops.1 kiev:1 polotsk:4"), "march", "to:volyn")
    assert (choices(s), refused(s)) == (["with:0", "with:1"], {"with:2": "too_few_companions"})


def test_agatha_alone_is_not_asked_for_companions() -> None:
    """8"""
    assert asks(play(move(f"{AGATHA}; troops.1 polotsk:4"), "march", "to:volyn")) == "move"


def test_the_companions_are_chosen_anew_at_each_step() -> None:
    """R-13"""
    s = move(f"{AGATHA}; troops.1 kiev:2 volyn:2")
    play(s, "march", "to:volyn", "with:1")
    play(s, "march", "to:polotsk")
    assert choices(s) == ["with:0", "with:1", "with:2"]
    play(s, "with:2")
    assert troops(s, 0) == {"kiev": 1, "volyn": 1, "polotsk": 2}


def test_a_troop_that_moves_from_agathas_region_brings_nobody() -> None:
    """8"""
    s = play(move(f"{AGATHA}; troops.1 kiev:3"), "from:kiev", "to:volyn")
    assert (asks(s), troops(s, 0)) == ("move", {"kiev": 2, "volyn": 1})


def test_other_leaders_go_alone() -> None:
    """8"""
    assert asks(play(move("who.1 boris; at.1 kiev; troops.1 kiev:3"), "march", "to:volyn")) == "move"
    assert asks(play(move("who.2 agatha; who.1 boris; at.1 kiev; troops.1 kiev:3"), "march", "to:volyn")) == "move"


def test_agatha_brings_companions_with_a_move_to_any_region() -> None:
    """R-12, 8"""
    s = play(move_any(f"{AGATHA}; troops.1 kiev:2"), "march", "to:novgorod")
    assert asks(s) == "companions"
    play(s, "with:2")
    assert (leader_at(s, 0), troops(s, 0)) == ("novgorod", {"novgorod": 2})


def test_nobody_goes_along_when_predslava_sends_agatha_away() -> None:
    """8"""
    s = turn("who.1 predslava; at.1 kiev; who.2 agatha; at.2 kiev; troops.2 kiev:2")
    play(s, "power", "lure:2_leader", "to:volyn")
    assert (asks(s), leader_at(s, 1), troops(s, 1)) == ("turn", "volyn", {"kiev": 2})


# -- Boris ------------------------------------------------------------------------------------------------------------

BORIS = "who.1 boris; at.1 kiev"


def test_boris_steals_a_coin_even_when_no_card_is_due() -> None:
    """V11, 8"""
    s = attack(f"{BORIS}; troops.2 kiev:1; coins.2 2")
    events = told(s, "attack:kiev_2")
    assert ("stole", 0, 1, 0) in events
    assert ("check", 0, 0, 4) in events
    assert (coins(s), asks(s), s.discard) == ([1, 1], "turn", [])


def test_boris_steals_nothing_from_an_empty_purse_and_bribes_are_safe() -> None:
    """8, 6.4"""
    s = attack(f"{BORIS}; troops.2 kiev:1; banner.tax 2:4+3")
    assert "stole" not in [event[0] for event in told(s, "attack:kiev_2")]
    assert coins(s) == [0, 0]


def test_boris_steals_with_every_attack_of_his() -> None:
    """8"""
    s = attack(f"{BORIS}; troops.1 kiev:3; troops.2 kiev:2; coins.2 5", points=2)
    play(s, "attack:kiev_2", "attack:kiev_2")
    assert coins(s) == [2, 3]


def test_boris_does_nothing_outside_his_region() -> None:
    """8"""
    s = attack(f"{BORIS}; troops.1 volyn:2; troops.2 volyn:1; coins.2 5; {CALM}")
    play(s, "attack:volyn_2")
    assert (asks(s), coins(s)) == ("reveal", [0, 5])


def test_boris_steals_nothing_when_he_is_attacked() -> None:
    """8"""
    s = attack(f"troops.1 kiev:2; who.2 boris; at.2 kiev; coins.1 3; {CALM}")
    play(s, "attack:kiev_2", "deck:1")
    assert (coins(s), leader_at(s, 1)) == ([3, 0], "none")


def test_boris_against_rebels_is_no_help() -> None:
    """8"""
    s = attack(f"{BORIS}; neutrals kiev; troops.2 kiev:1; coins.2 2")
    events = told(s, "attack:kiev_rebel")
    assert not {"stole", "check"} & {event[0] for event in events}
    assert s.players[1].coins == 2


def test_boris_against_neutral_troops_takes_no_coin_and_no_card() -> None:
    """R-33"""
    s = attack(f"{BORIS}; neutrals kiev; troops.2 kiev:1; coins.2 2", seats=1)
    events = told(s, "attack:kiev_rebel")
    assert not {"stole", "check", "defeated"} & {event[0] for event in events}
    assert (coins(s), s.players[0].war, s.neutrals[region("kiev")]) == ([0, 2], 0, 0)


def test_boris_steals_from_the_rebellion() -> None:
    """8"""
    s = attack(f"{BORIS}; troops.1 kiev:2; troops.2 kiev:1; coins.2 2", seats=1)
    play(s, "attack:kiev_rebellion")
    assert (coins(s), s.players[0].war) == ([1, 1], 1)


@pytest.mark.parametrize(("text", "troop"), [("troops.1 kiev:1", {}), ("", {})])
def test_boris_is_a_casualty_only_as_the_last_figure(text: str, troop: dict[str, int]) -> None:
    """8, R-21"""
    s = attack(f"{BORIS}; {text}; troops.2 kiev:3; top.1 s05".replace("; ;", ";"))
    play(s, "attack:kiev_2", "deck:1")
    assert (leader_at(s, 0), troops(s, 0)) == ("kiev" if text else "none", troop)


# -- Maria ------------------------------------------------------------------------------------------------------------

MARIA = "who.1 maria; at.1 kiev"
AROUND_KIEV = ["polotsk", "volyn", "kiev", "chernigov", "pereyaslavl"]


def test_maria_musters_into_a_region_next_to_hers() -> None:
    """8, 14"""
    s = muster(f"{MARIA}; troops.1 novgorod:1", points=3)
    assert choices(s) == ["stop", "muster:novgorod", *(f"muster:{name}" for name in AROUND_KIEV)]
    play(s, "muster:volyn")
    assert not s.players[0].power
    assert choices(s) == ["stop", "muster:novgorod", "muster:volyn", "muster:kiev"]
    play(s, "muster:volyn", "muster:volyn")
    assert troops(s, 0) == {"novgorod": 1, "volyn": 3}


def test_maria_reaches_a_region_with_rebels_and_enemies() -> None:
    """8"""
    s = muster(f"{MARIA}; neutrals volyn; troops.2 volyn:3; built.2 volyn:stronghold")
    assert "muster:volyn" in choices(s)


def test_maria_does_so_once_a_round() -> None:
    """8"""
    s = muster(f"{MARIA}; power.1 0")
    assert choices(s) == ["stop", "muster:kiev"]
    assert refused(s)["muster:volyn"] == "not_occupied"


def test_a_region_already_occupied_does_not_use_up_marias_power() -> None:
    """8"""
    s = play(muster(f"{MARIA}; troops.1 volyn:1"), "muster:volyn")
    assert s.players[0].power
    play(s, "muster:chernigov")
    assert not s.players[0].power


def test_maria_in_supply_reaches_nothing() -> None:
    """8"""
    s = muster("who.1 maria; troops.1 volyn:1")
    assert choices(s) == ["stop", "muster:volyn", "lead:volyn"]


def test_maria_may_use_her_power_once_she_has_come_back() -> None:
    """8"""
    s = play(muster("who.1 maria; troops.1 volyn:1"), "lead:volyn")
    assert "muster:kiev" in choices(s)


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("hand.1 s01", ["play:s01"]),
        ("goods.1 0 2 0 0 0", ["convert:muster"]),
        ("coins.1 4; open.1 generous_prince", ["deed:generous_prince"]),
        ("coins.1 1", ["act"]),
    ],
)
def test_any_source_of_muster_points_serves_maria(text: str, answers: list[str]) -> None:
    """8"""
    s = play(turn(f"{MARIA}; {text}"), *answers)
    assert (asks(s), "muster:volyn" in choices(s)) == ("muster", True)


def test_maria_does_not_reach_regions_that_are_not_in_play() -> None:
    """8, 2.3"""
    assert "muster:galich" not in choices(muster(MARIA))
    assert "muster:galich" in choices(muster(MARIA, seats=3))


def test_another_players_maria_is_no_help() -> None:
    """8"""
    assert choices(muster("who.2 maria; at.2 kiev; at.1 kiev")) == ["stop", "muster:kiev"]


def test_an_emergency_muster_does_not_use_marias_power() -> None:
    """8"""
    s = play(table(f"rurik; who.1 maria; banner.muster 1:1; {ACTION}"), "place:kiev")
    assert s.players[0].power
    play(s, "act")
    assert "muster:volyn" in choices(s)


# -- Mstislav ---------------------------------------------------------------------------------------------------------

MSTISLAV = "who.1 mstislav; at.1 kiev; troops.2 kiev:4"


def test_mstislav_taxes_for_one_point_where_he_does_not_rule() -> None:
    """8"""
    s = turn(f"{MSTISLAV}; tax_points 1")
    assert ruler(s, "kiev") == 1
    play(s, "tax:kiev")
    assert (goods(s, 0), s.tax_points, ruler(s, "kiev")) == ({"wood": 1}, 0, 1)


def test_mstislav_builds_for_one_point_where_he_does_not_rule() -> None:
    """8"""
    s = turn(f"{MSTISLAV}; build_points 1")
    play(s, "build:kiev", "what:market")
    assert (built(s, 0), s.build_points) == (["kiev:market"], 0)


def test_mstislavs_troops_pay_two_where_he_is_not() -> None:
    """8"""
    s = turn("who.1 mstislav; at.1 kiev; troops.1 volyn:1; troops.2 volyn:1; tax_points 1; build_points 1")
    assert (refused(s)["tax:volyn"], refused(s)["build:volyn"]) == ("too_few_points", "too_few_points")


def test_mstislav_in_supply_pays_two() -> None:
    """8"""
    s = turn("who.1 mstislav; troops.1 kiev:1; troops.2 kiev:4; tax_points 1")
    assert refused(s)["tax:kiev"] == "too_few_points"


def test_another_players_mstislav_is_no_help() -> None:
    """8"""
    s = turn("who.2 mstislav; at.2 kiev; troops.1 kiev:1; tax_points 1")
    assert refused(s)["tax:kiev"] == "too_few_points"


# -- Predslava --------------------------------------------------------------------------------------------------------

PREDSLAVA = "who.1 predslava; at.1 kiev"


def test_predslava_sends_a_figure_to_a_neighbour_and_its_owner_takes_a_coin() -> None:
    """8, 14"""
    s = turn(f"{PREDSLAVA}; troops.2 kiev:2; at.3 kiev; neutrals kiev; coins.2 1", seats=3)
    play(s, "power")
    assert (asks(s), choices(s)) == ("lure", ["lure:2_troop", "lure:3_leader"])
    play(s, "lure:2_troop")
    assert choices(s) == [f"to:{name}" for name in ("polotsk", "volyn", "chernigov", "pereyaslavl", "galich")]
    play(s, "to:galich")
    assert (troops(s, 1), coins(s)) == ({"kiev": 1, "galich": 1}, [0, 2, 0])
    assert (asks(s), refused(s)["power"]) == ("turn", "power_used")


def test_predslava_may_send_a_leader() -> None:
    """8"""
    s = turn(f"{PREDSLAVA}; troops.2 kiev:2; at.2 kiev")
    play(s, "power", "lure:2_leader", "to:volyn")
    assert (leader_at(s, 1), troops(s, 1), coins(s)) == ("volyn", {"kiev": 2}, [0, 1])


@pytest.mark.parametrize("text", [TURN, DONE], ids=["before", "after"])
def test_predslavas_power_fits_before_and_after_the_main_action(text: str) -> None:
    """8, 6.1"""
    s = table(f"rurik; {PREDSLAVA}; troops.2 kiev:1; hand.1 s03; {text}")
    assert "power" in choices(s)


def test_predslava_moves_nobody_from_elsewhere_and_no_rebels() -> None:
    """8"""
    s = turn(f"{PREDSLAVA}; troops.2 volyn:2; neutrals kiev; built.2 kiev:stronghold; troops.1 volyn:1")
    assert refused(s)["power"] == "nobody_to_lure"


def test_predslava_in_supply_has_no_power() -> None:
    """8"""
    s = turn("who.1 predslava; troops.1 kiev:1; troops.2 kiev:1")
    assert "power" not in choices(s)
    assert "power" not in refused(s)


def test_predslavas_power_is_for_her_own_turn() -> None:
    """8"""
    s = table(f"rurik; who.2 predslava; at.2 kiev; at.1 kiev; {TURN}")
    assert "power" not in choices(s) + list(refused(s))


def test_predslava_moves_figures_of_the_rebellion_but_no_neutrals() -> None:
    """8"""
    s = turn(f"{PREDSLAVA}; troops.2 kiev:2; at.2 kiev; neutrals kiev; coins.2 3", seats=1)
    play(s, "power")
    assert choices(s) == ["lure:rebellion_troop", "lure:rebellion_leader"]
    play(s, "lure:rebellion_leader", "to:volyn")
    assert (leader_at(s, 1), troops(s, 1), coins(s)) == ("volyn", {"kiev": 2}, [0, 4])


def test_her_only_victim_is_chosen_without_asking() -> None:
    """8, 14"""
    assert asks(play(turn(f"{PREDSLAVA}; troops.2 kiev:1"), "power")) == "lure_to"


def test_sending_a_figure_away_may_change_who_rules_before_taxing() -> None:
    """8, 6.5"""
    s = turn(f"{PREDSLAVA}; troops.2 kiev:1; tax_points 1")
    assert refused(s)["tax:kiev"] == "too_few_points"
    play(s, "power", "to:volyn")
    assert "tax:kiev" in choices(s)


# -- Sviatopolk -------------------------------------------------------------------------------------------------------

SVIATOPOLK = "who.1 sviatopolk; at.1 kiev"


def test_sviatopolk_puts_a_troop_in_place_of_the_rebel_he_defeats() -> None:
    """8, 6.4"""
    s = attack(f"{SVIATOPOLK}; neutrals kiev")
    events = told(s, "attack:kiev_rebel")
    assert [event[0] for event in events] == ["attacked", "defeated", "replaced"]
    assert (troops(s, 0), s.players[0].defeated, len(s.won)) == ({"kiev": 1}, 1, 1)


def test_with_an_empty_supply_sviatopolk_still_gets_the_reward() -> None:
    """R-27"""
    s = attack(f"{SVIATOPOLK}; troops.1 kiev:12; neutrals kiev")
    events = told(s, "attack:kiev_rebel")
    assert [event[0] for event in events] == ["attacked", "defeated"]
    assert (troops(s, 0), s.players[0].defeated) == ({"kiev": 12}, 1)
    assert sum(s.players[0].goods) + s.players[0].coins > 0


def test_rebels_defeated_elsewhere_are_not_replaced() -> None:
    """8"""
    s = play(attack(f"{SVIATOPOLK}; troops.1 volyn:1; neutrals volyn"), "attack:volyn_rebel")
    assert troops(s, 0) == {"volyn": 1}


def test_nobody_else_replaces_a_rebel_beside_sviatopolk() -> None:
    """8"""
    s = play(attack("who.2 sviatopolk; at.2 kiev; troops.1 kiev:1; neutrals kiev"), "attack:kiev_rebel")
    assert (troops(s, 0), troops(s, 1)) == ({"kiev": 1}, {})


def test_rebels_are_not_sviatopolks_troops() -> None:
    """8"""
    s = move(f"{SVIATOPOLK}; neutrals kiev volyn")
    assert choices(s) == ["stop", "march"]
    s = turn(f"{SVIATOPOLK}; neutrals kiev volyn; tax_points 2; open.1 amass_forces; troops.1 kiev:4")
    assert refused(s)["tax:volyn"] == "not_occupied"
    assert refused(s)["deed:amass_forces"] == "deed_condition"


def test_rebels_with_sviatopolk_make_taxing_and_building_cheap() -> None:
    """8, 2.2"""
    s = turn(f"{SVIATOPOLK}; neutrals kiev; troops.2 kiev:1; tax_points 1; build_points 1")
    assert {"tax:kiev", "build:kiev"} <= set(choices(s))


def test_rebels_do_not_die_for_sviatopolk() -> None:
    """8, 2.5"""
    s = attack(f"troops.1 kiev:2; who.2 sviatopolk; at.2 kiev; neutrals kiev; {CALM}")
    play(s, "attack:kiev_2", "deck:1")
    assert (leader_at(s, 1), s.neutrals[region("kiev")]) == ("none", 1)


# -- Sudislav ---------------------------------------------------------------------------------------------------------

SUDISLAV = "who.1 sudislav; at.1 kiev"


def test_sudislav_musters_with_attack_points() -> None:
    """8, 14"""
    s = attack(f"{SUDISLAV}; troops.1 volyn:1; neutrals kiev", points=3)
    assert choices(s) == ["stop", "muster:kiev", "attack:kiev_rebel"]
    play(s, "muster:kiev", "attack:kiev_rebel", "muster:kiev")
    assert (troops(s, 0), s.players[0].defeated, asks(s)) == ({"volyn": 1, "kiev": 2}, 1, "turn")


def test_sudislav_needs_troops_in_supply() -> None:
    """8"""
    s = attack(f"{SUDISLAV}; troops.1 kiev:12; neutrals kiev")
    assert (choices(s), refused(s)) == (["stop", "attack:kiev_rebel"], {"muster:kiev": "no_troops_left"})


def test_sudislav_in_supply_musters_nothing() -> None:
    """8"""
    assert choices(attack("who.1 sudislav; troops.1 kiev:1; neutrals kiev")) == ["stop", "attack:kiev_rebel"]


def test_another_players_sudislav_is_no_help() -> None:
    """8"""
    s = attack("who.2 sudislav; at.2 kiev; troops.1 kiev:1")
    assert choices(s) == ["stop", "attack:kiev_2"]


def test_sudislav_lost_in_an_attack_musters_no_more() -> None:
    """8"""
    s = attack(f"{SUDISLAV}; troops.1 volyn:1; troops.2 kiev:3; neutrals volyn; top.1 s05", points=2)
    play(s, "attack:kiev_2", "deck:1")
    assert choices(s) == ["stop", "attack:volyn_rebel"]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("hand.1 s10", "play:s10"),
        ("coins.1 2; goods.1 0 1 1 0 0; open.1 hire_mercenaries", "deed:hire_mercenaries"),
    ],
)
def test_attack_points_of_any_source_serve_sudislav(text: str, answer: str) -> None:
    """8"""
    s = play(turn(f"{SUDISLAV}; {text}"), answer, "muster:kiev")
    assert troops(s, 0) == {"kiev": 1}


# -- Yaroslav ---------------------------------------------------------------------------------------------------------

UNDER_YAROSLAV = "troops.1 kiev:2; who.2 yaroslav; at.2 kiev"


def test_yaroslav_suppresses_the_market_of_another_player() -> None:
    """8, 6.5"""
    s = play(turn(f"{UNDER_YAROSLAV}; built.1 kiev:market; tax_points 2"), "tax:kiev")
    assert (asks(s), goods(s, 0), coins(s)) == ("turn", {"wood": 1}, [0, 0])


def test_yaroslav_elsewhere_suppresses_nothing() -> None:
    """8, 6.5"""
    s = turn("troops.1 kiev:2; who.2 yaroslav; at.2 volyn; built.1 kiev:market; tax_points 2")
    assert asks(play(s, "tax:kiev")) == "market"


def test_yaroslav_keeps_his_owners_market() -> None:
    """8, 6.5"""
    s = turn("who.1 yaroslav; at.1 kiev; built.1 kiev:market; tax_points 2")
    assert asks(play(s, "tax:kiev")) == "market"


def test_yaroslav_suppresses_the_conversion_of_a_church_but_not_the_building() -> None:
    """8, 6.6"""
    s = turn(f"{UNDER_YAROSLAV}; troops.2 kiev:1; neutrals kiev; build_points 2")
    play(s, "build:kiev", "what:church")
    assert (asks(s), built(s, 0), troops(s, 0)) == ("turn", ["kiev:church"], {"kiev": 2})
    assert (troops(s, 1), s.neutrals[region("kiev")]) == ({"kiev": 1}, 1)


def test_yaroslavs_owner_converts_beside_him() -> None:
    """8, 6.6"""
    s = turn("who.1 yaroslav; at.1 kiev; neutrals kiev; build_points 2")
    play(s, "build:kiev", "what:church")
    assert (troops(s, 0), s.neutrals[region("kiev")]) == ({"kiev": 1}, 0)


def test_suppressed_structures_still_count_for_deeds() -> None:
    """8"""
    s = turn(f"{UNDER_YAROSLAV}; built.1 kiev:church+market+stronghold; open.1 capital_city")
    assert "deed:capital_city" in choices(s)


def test_yaroslav_rules_cheaply_in_a_tie() -> None:
    """8, 6.5"""
    s = turn("who.1 yaroslav; at.1 kiev; troops.2 kiev:1; tax_points 1")
    assert "tax:kiev" in choices(s)


def test_a_players_yaroslav_suppresses_strongholds_of_the_rebellion() -> None:
    """8, 6.4"""
    s = attack(f"who.1 yaroslav; at.1 kiev; troops.2 kiev:1; built.2 kiev:stronghold; {CALM}", seats=1)
    assert ("check", 0, 1, 0) in told(s, "attack:kiev_rebellion")


# -- once a round, and in general ------------------------------------------------------------------------------------


def test_powers_of_a_round_come_back_in_the_development_phase() -> None:
    """8"""
    s = table(
        "rurik; who.1 predslava; power.1 0; who.2 maria; power.2 0; round 1; step round next=end; step development"
    )
    assert [player.power for player in s.players] == [True, True]
    assert s.round == 2


def test_a_leader_on_the_board_is_a_troop() -> None:
    """8, 2.1"""
    s = turn("who.1 boris; at.1 kiev; tax_points 1; neutrals volyn")
    assert ruler(s, "kiev") == 0
    play(s, "tax:kiev")
    assert (goods(s, 0), names(s.discard)) == ({"wood": 1}, [])
    assert asked(s) == 0
