"""Activate a street (5.6): its buildings, each once, in any order, with exchanges in between."""

from __future__ import annotations

from itertools import permutations

import pytest

from .table import TURN, actions, asks, choices, houses, play, refused, settlers, stock, table

THREE = f"outpost; {TURN}; houses.1 sawmill clay_pit quarry; plots.1 11 12 13"
EXAMPLE = f"outpost; {TURN}; houses.1 quarry bazaar alchemist; plots.1 11 12 13"


def test_quarry_and_bazaar_bring_a_gold_for_one_settler() -> None:
    """V6, 5.6"""
    s = play(table(EXAMPLE), "street:1")  # the quarry is the only building that works, so it is not asked for
    assert stock(s) == (0, 0, 1, 0, 0)
    play(s, "use:12")  # a stone is the only thing to pay with
    assert stock(s) == (0, 0, 0, 0, 1)
    assert "use:13" in choices(s)
    play(s, "done")
    assert asks(s) == "turn"
    assert stock(s) == (0, 0, 0, 0, 1)
    assert settlers(play(s, "end")) == (5, 0)


def test_the_bazaar_takes_the_kind_that_is_named() -> None:
    """V6, 5.6"""
    s = play(table(f"{EXAMPLE}; stock.1 1 0 0 0 0"), "street:1", "use:11", "use:12", "kind:stone")
    assert stock(s) == (1, 0, 0, 0, 1)


@pytest.mark.parametrize("order", list(permutations(["11", "12", "13"])), ids="-".join)
def test_buildings_are_used_in_any_order(order: tuple[str, ...]) -> None:
    """R22, 5.6"""
    s = table(f"outpost; {TURN}; houses.1 warehouse clay_pit quarry; plots.1 11 12 13")
    play(s, "street:1")
    for cell in order:
        play(s, f"use:{cell}", *(["kind:wood"] if cell == "11" else []))
    assert stock(s) == (1, 1, 1, 0, 0)
    assert refused(s)["use:11"] == "building_used"


def test_each_building_is_used_once() -> None:
    """5.6"""
    s = play(table(THREE), "street:1", "use:12")
    assert actions(s, "use") == ["11", "13"]
    assert refused(s)["use:12"] == "building_used"


def test_any_number_of_buildings_may_be_left_out_but_not_all() -> None:
    """5.6, R5"""
    s = play(table(THREE), "street:1")
    assert refused(s)["done"] == "nothing_used"
    assert stock(play(s, "use:13", "done")) == (0, 0, 1, 0, 0)


def test_done_is_said_even_when_only_exchanges_are_left() -> None:
    """16, 5.6"""
    s = play(table(THREE), "street:1", "use:11", "use:12", "use:13")
    assert asks(s) == "street"
    assert "done" in choices(s)
    assert actions(s, "use") == []


def test_when_nothing_is_left_to_do_the_street_is_done() -> None:
    """16, 5.6"""
    s = play(table(f"outpost; {TURN}; houses.1 sawmill; plots.1 11"), "street:1")
    assert asks(s) == "turn"
    assert stock(s) == (1, 0, 0, 0, 0)


def test_done_is_offered_when_an_exchange_has_stopped_the_last_building() -> None:
    """16, 5.6"""
    s = play(table(f"outpost; {TURN}; stock.1 0 0 0 0 1; houses.1 bank; plots.1 11"), "street:1")
    assert refused(s)["done"] == "nothing_used"
    play(s, "trade:gold=wood")
    assert asks(s) == "turn"  # “done” was the only answer left
    assert stock(s) == (1, 0, 0, 0, 0)
    assert settlers(s) == (5, 0)


def test_done_may_be_said_when_no_building_works_any_more() -> None:
    """16, 5.6"""
    s = play(table(f"outpost; {TURN}; stock.1 0 0 0 0 2; houses.1 bank; plots.1 11"), "street:1")
    assert "done" in refused(s)
    play(s, "trade:gold=wood", "trade:gold=wood")
    assert choices(s) == ["done", "trade:wood+wood=clay", "trade:wood+wood=stone"]
    assert "done" not in refused(s)
    assert refused(s)["use:11"] == "building_idle"


def test_only_buildings_of_that_street_are_used() -> None:
    """5.6, 1"""
    s = table(f"outpost; {TURN}; houses.1 sawmill clay_pit quarry; plots.1 11 22 23")
    play(s, "street:2")
    assert actions(s, "use") == ["22", "23"]
    assert refused(s)["use:21"] == "no_building"
    assert "use:11" not in refused(s)


def test_an_exchange_may_come_between_two_effects() -> None:
    """5.6, 7"""
    s = table(f"outpost; {TURN}; stock.1 1 1 0 0 0; houses.1 quarry cathedral; plots.1 11 12")
    play(s, "street:1", "use:11", "trade:wood+clay+stone=diamond", "use:12")
    assert stock(s) == (0, 0, 0, 0, 0)
    assert s.players[0].stored == [0, 1]


def test_an_exchange_may_come_before_the_first_effect() -> None:
    """5.6, 7"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 2 0; houses.1 bank sawmill; plots.1 11 12")
    play(s, "street:1", "trade:diamond+diamond=gold", "use:11")
    assert s.players[0].stored == [1, 0]


def test_a_building_that_cannot_work_yet_may_work_later() -> None:
    """5.6"""
    s = play(table(f"{EXAMPLE}; stock.1 0 1 0 0 0"), "street:1")
    assert refused(s)["use:13"] == "building_idle"
    play(s, "use:12", "use:13")  # clay for gold, gold for two diamonds
    assert stock(s) == (0, 0, 0, 2, 0)


def test_each_street_is_activated_once_a_round() -> None:
    """5.6, 4"""
    s = table(f"outpost; {TURN}; houses.1 sawmill jeweller bank; plots.1 11 21 31; passed.2 1; stock.1 0 0 0 1 0")
    play(s, "street:1", "end")
    assert refused(s)["street:1"] == "street_used"
    assert actions(s, "street") == ["2"]
    play(s, "street:2", "done", "end")
    assert stock(s) == (2, 1, 1, 0, 0)
    assert settlers(s) == (4, 0)
    assert refused(s)["street:3"] == "nothing_to_use"


@pytest.mark.parametrize(
    "buildings",
    ["", "houses.1 alchemist bank tavern; plots.1 11 12 13", "houses.1 sawmill; plots.1 21"],
)
def test_a_street_in_which_nothing_works_cannot_be_activated(buildings: str) -> None:
    """5.6, R5, 16"""
    assert refused(table(f"outpost; {TURN}; {buildings}"))["street:1"] == "nothing_to_use"


def test_without_settlers_it_cannot_be_activated() -> None:
    """5.6, 4"""
    assert refused(table(f"{THREE}; base.1 0"))["street:1"] == "too_few_settlers"


def test_two_buildings_of_one_kind_work_twice() -> None:
    """5.6"""
    s = play(table(f"outpost; {TURN}; houses.1 sawmill sawmill; plots.1 11 13"), "street:1", "use:11", "use:13")
    assert stock(s) == (2, 0, 0, 0, 0)


def test_a_building_stays_where_it_is() -> None:
    """5.1, 5.6"""
    s = play(table(THREE), "street:1", "use:11", "done")
    assert houses(s) == {"11": "sawmill", "12": "clay_pit", "13": "quarry"}
    assert not any(text.startswith("plot") for text in choices(s))


def test_settlers_of_the_tavern_are_there_at_once() -> None:
    """4, 5.6"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 1 0; base.1 1; houses.1 tavern; plots.1 11; passed.2 1")
    play(s, "street:1")
    assert settlers(s) == (0, 2)
    assert "explore:11" in choices(play(s, "end"))
