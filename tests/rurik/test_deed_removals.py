"""Deeds for which something leaves the board: troops, the leader last, or a structure (7, R-25, R-26)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, asks, built, choices, leader_at, play, refused, ruler, table, told, troops

DRAW = ["deck:1", "deck:2"]


def turn(deed: str, text: str) -> Rurik:
    return table(f"rurik seats=2; {ACTION}; banner.muster 1:1 2:1; open.1 {deed}; {text}")


def why_not(deed: str, text: str) -> str | None:
    return refused(turn(deed, text)).get(f"deed:{deed}")


# -- Border Patrols ---------------------------------------------------------------------------------------------------


def test_border_patrols_takes_a_troop_from_each_of_three_regions() -> None:
    """7"""
    s = turn("border_patrols", "troops.1 kiev:2 volyn:1 rostov:1 polotsk:1")
    play(s, "deed:border_patrols", "remove:kiev")
    assert choices(s) == ["remove:rostov", "remove:polotsk", "remove:volyn"]
    assert refused(s)["remove:kiev"] == "already_chosen"
    assert refused(s)["remove:smolensk"] == "no_figure_there"
    play(s, "remove:volyn", "remove:rostov")
    assert troops(s, 0) == {"kiev": 1, "polotsk": 1}
    assert (s.players[0].supply, asks(s)) == (10, "move_any")


@pytest.mark.parametrize("text", ["troops.1 kiev:9 volyn:3", "troops.1 kiev:2 volyn:1; at.1 volyn"])
def test_border_patrols_is_refused_with_figures_in_two_regions(text: str) -> None:
    """7"""
    assert why_not("border_patrols", text) == "deed_troops_missing"


def test_border_patrols_may_take_a_leader_who_stands_alone() -> None:
    """7, R-25"""
    s = turn("border_patrols", "troops.1 kiev:1 volyn:1 polotsk:1; who.1 maria; at.1 rostov")
    play(s, "deed:border_patrols", "remove:rostov")
    assert leader_at(s, 0) == "none"


def test_border_patrols_from_all_of_three_regions_ask_nothing() -> None:
    """7, 14: where all must go there is nothing to choose."""
    s = turn("border_patrols", "troops.1 kiev:2 volyn:1; who.1 maria; at.1 rostov")
    play(s, "deed:border_patrols")
    assert (asks(s), leader_at(s, 0), troops(s, 0)) == ("move_any", "none", {"kiev": 1})


# -- Peace Maker ------------------------------------------------------------------------------------------------------


def test_peace_maker_takes_two_troops_from_a_region_one_rules() -> None:
    """7: rule is looked at before; afterwards the region may be lost."""
    s = turn("peace_maker", "troops.1 kiev:2 volyn:3; troops.2 kiev:1")
    assert ruler(s, "kiev") == 0
    assert choices(play(s, "deed:peace_maker")) == ["remove:volyn", "remove:kiev"]
    play(s, "remove:kiev")
    assert (troops(s, 0), ruler(s, "kiev"), choices(s)) == ({"volyn": 3}, 1, DRAW)


def test_peace_maker_says_why_a_region_will_not_do() -> None:
    """7"""
    s = turn("peace_maker", "troops.1 kiev:2 volyn:3 rostov:1 polotsk:2; troops.2 polotsk:2")
    play(s, "deed:peace_maker")
    reasons = refused(s)
    assert (reasons["remove:polotsk"], reasons["remove:rostov"]) == ("not_ruled", "too_few_there")
    assert reasons["remove:smolensk"] == "no_figure_there"


@pytest.mark.parametrize(
    "text",
    [
        "troops.1 kiev:1 volyn:1",
        "troops.1 kiev:2; troops.2 kiev:2",  # nobody rules
        "troops.1 kiev:1; built.1 kiev:stronghold",  # ruled with one troop
        "troops.1 kiev:3; troops.2 kiev:3; neutrals kiev",
    ],
)
def test_peace_maker_is_refused_without_two_troops_where_one_rules(text: str) -> None:
    """7"""
    assert why_not("peace_maker", text) == "deed_troops_missing"


def test_peace_maker_takes_the_leader_after_the_troop() -> None:
    """7, R-25"""
    s = turn("peace_maker", "troops.1 kiev:1; who.1 maria; at.1 kiev")
    removed = [event for event in told(s, "deed:peace_maker") if event[0] == "removed"]
    assert [event[3] for event in removed] == [0, 1]
    assert (troops(s, 0), leader_at(s, 0)) == ({}, "none")


def test_peace_maker_leaves_the_leader_with_two_troops() -> None:
    """7, R-25"""
    s = turn("peace_maker", "troops.1 kiev:2; who.1 maria; at.1 kiev")
    play(s, "deed:peace_maker")
    assert (troops(s, 0), leader_at(s, 0), s.players[0].supply) == ({}, "kiev", 12)


def test_peace_maker_works_where_yaroslav_rules_in_a_tie() -> None:
    """7, 2.2"""
    s = turn("peace_maker", "troops.1 kiev:1; who.1 yaroslav; at.1 kiev; troops.2 kiev:2")
    assert "deed:peace_maker" in choices(s)


# -- New Beginning ----------------------------------------------------------------------------------------------------


def test_new_beginning_takes_a_structure_back_to_the_supply() -> None:
    """7, R-26"""
    s = turn("new_beginning", "troops.1 kiev:2; built.1 kiev:church+market volyn:stronghold; troops.2 volyn:1")
    assert choices(play(s, "deed:new_beginning")) == ["raze:volyn_stronghold", "raze:kiev_church", "raze:kiev_market"]
    play(s, "raze:kiev_church")
    assert built(s, 0) == ["volyn:stronghold", "kiev:market"]
    assert (s.players[0].count_built(1), s.tax_points) == (0, 2)


def test_a_razed_structure_can_be_built_again() -> None:
    """7, R-26: three churches stand; one goes and another one comes in the same turn."""
    churches = "built.1 kiev:church volyn:church rostov:church"
    s = table(f"rurik seats=2; {ACTION}; banner.build 1:1 2:1; open.1 new_beginning; troops.1 polotsk:2; {churches}")
    play(s, "act", "build:polotsk")
    assert refused(s)["what:church"] == "none_left"
    play(s, "what:market", "deed:new_beginning", "raze:kiev_church", "build:polotsk", "what:church")
    assert built(s, 0) == ["rostov:church", "polotsk:church+market", "volyn:church"]


def test_new_beginning_is_refused_without_a_structure() -> None:
    """7: those of others do not count."""
    assert why_not("new_beginning", "troops.1 kiev:2; built.2 kiev:church") == "deed_condition"


def test_a_razed_stronghold_may_cost_the_rule() -> None:
    """7, 2.2"""
    s = turn("new_beginning", "troops.1 kiev:1; built.1 kiev:stronghold; troops.2 kiev:1")
    assert ruler(s, "kiev") == 0
    assert ruler(play(s, "deed:new_beginning"), "kiev") is None


# -- Victory March, Retire Veterans -----------------------------------------------------------------------------------


def test_victory_march_costs_a_scheme_card_and_two_troops_from_anywhere() -> None:
    """7"""
    s = turn("victory_march", "troops.1 kiev:2 volyn:2; hand.1 s01 s02; troops.2 kiev:5")
    play(s, "deed:victory_march")
    assert choices(s) == ["discard:s01", "discard:s02"]
    play(s, "discard:s01", "remove:kiev", "remove:volyn")
    assert (troops(s, 0), s.players[0].supply) == ({"kiev": 1, "volyn": 1}, 10)
    assert (len(s.players[0].hand), asks(s)) == (1, "move_any")


@pytest.mark.parametrize(
    ("text", "reason"),
    [("troops.1 kiev:2", "deed_card_missing"), ("troops.1 kiev:1; hand.1 s01", "deed_troops_missing")],
)
def test_victory_march_is_refused_without_card_or_troops(text: str, reason: str) -> None:
    """7"""
    assert why_not("victory_march", text) == reason


def test_victory_march_of_the_last_two_figures_brings_no_move() -> None:
    """7: nobody is left to move."""
    s = turn("victory_march", "troops.1 kiev:1; who.1 maria; at.1 volyn; hand.1 s01")
    play(s, "deed:victory_march")
    assert (asks(s), leader_at(s, 0), troops(s, 0)) == ("turn", "none", {})


def test_retire_veterans_costs_two_coins_and_two_troops_from_anywhere() -> None:
    """7: both may come from one region."""
    s = turn("retire_veterans", "troops.1 kiev:3 volyn:1; coins.1 2")
    play(s, "deed:retire_veterans", "remove:kiev", "remove:kiev")
    assert (troops(s, 0), s.players[0].coins, choices(s)) == ({"kiev": 1, "volyn": 1}, 0, DRAW)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("troops.1 kiev:2; coins.1 1", "deed_coins_missing"), ("troops.1 kiev:1; coins.1 2", "deed_troops_missing")],
)
def test_retire_veterans_is_refused_without_coins_or_troops(text: str, reason: str) -> None:
    """7"""
    assert why_not("retire_veterans", text) == reason


def test_retire_veterans_may_take_the_leader_after_the_last_troop_beside_him() -> None:
    """7, R-25"""
    s = turn("retire_veterans", "troops.1 kiev:1 volyn:1; who.1 maria; at.1 kiev; coins.1 2")
    play(s, "deed:retire_veterans", "remove:kiev")
    assert leader_at(s, 0) == "kiev"
    play(s, "remove:kiev")
    assert (troops(s, 0), leader_at(s, 0)) == ({"volyn": 1}, "none")


def test_troops_removed_for_a_deed_do_no_one_honour() -> None:
    """7: no war step for anybody, no reward, and figures of others stay."""
    s = turn("retire_veterans", "troops.1 kiev:2; coins.1 2; troops.2 kiev:1")
    play(s, "deed:retire_veterans")
    assert ([player.war for player in s.players], troops(s, 1)) == ([0, 0], {"kiev": 1})
