"""Activate a region (5.5): resources first, then a monster check for each territory that yielded."""

from __future__ import annotations

import pytest

from .table import (
    TURN,
    actions,
    asked,
    asks,
    beasts,
    choices,
    names,
    play,
    refused,
    settlers,
    stock,
    supply,
    table,
    told,
)

THREE = f"outpost; {TURN}; lands.1 I-01 I-05 I-09; cells.1 11 12 13"  # wood, clay, stone, all green
SETS = {
    "1": (1, 0, 0, 0, 0),
    "2": (0, 1, 0, 0, 0),
    "12": (1, 1, 0, 0, 0),
    "3": (0, 0, 1, 0, 0),
    "13": (1, 0, 1, 0, 0),
    "23": (0, 1, 1, 0, 0),
    "123": (1, 1, 1, 0, 0),
}


def test_two_regions_for_two_settlers() -> None:
    """V5, 5.5"""
    lands = "lands.1 I-01 I-05 I-03 II-01 II-04; cells.1 11 12 13 21 22; forts.1 11; beasts.1 12"
    s = table(f"outpost; {TURN}; {lands}; passed.2 1")
    play(s, "region:1", "collect:13", "end")
    assert stock(s) == (2, 0, 0, 0, 0)
    play(s, "region:2", "collect:12", "end")
    assert stock(s) == (3, 0, 0, 1, 0)
    assert settlers(s) == (4, 0)


@pytest.mark.parametrize(("columns", "gained"), SETS.items())
def test_any_set_of_territories_may_be_chosen(columns: str, gained: tuple[int, ...]) -> None:
    """5.5"""
    s = play(table(THREE), "region:1")
    assert asks(s) == "collect"
    assert choices(s) == [f"collect:{each}" for each in SETS]
    assert stock(play(s, f"collect:{columns}")) == gained


def test_to_take_nothing_is_not_offered() -> None:
    """R5, 5.5"""
    s = play(table(THREE), "region:1")
    assert len(choices(s)) == 7
    assert refused(s) == {}


def test_territories_with_a_monster_do_not_yield() -> None:
    """5.5"""
    s = play(table(f"{THREE}; beasts.1 12"), "region:1")
    assert choices(s) == ["collect:1", "collect:3", "collect:13"]


def test_the_only_territory_yields_without_a_question() -> None:
    """5.5, 16"""
    s = play(table(f"{THREE}; beasts.1 12 13"), "region:1")
    assert asks(s) == "turn"
    assert stock(s) == (1, 0, 0, 0, 0)


@pytest.mark.parametrize("lands", ["", "lands.1 I-01 I-05; cells.1 11 12; beasts.1 11 12"])
def test_a_region_without_a_free_territory_cannot_be_activated(lands: str) -> None:
    """5.5, R5"""
    s = table(f"outpost; {TURN}; {lands}")
    assert refused(s)["region:1"] == "nothing_to_collect"
    assert actions(s, "region") == []


def test_each_region_is_activated_once_a_round() -> None:
    """5.5, 4"""
    s = table(f"outpost; {TURN}; lands.1 I-01 II-04 III-04; cells.1 11 21 31; passed.2 1")
    play(s, "region:1", "end", "region:2", "end")
    assert refused(s)["region:1"] == "region_used"
    assert refused(s)["region:2"] == "region_used"
    play(s, "region:3")
    assert stock(s) == (1, 0, 0, 1, 1)
    assert settlers(s) == (3, 0)


def test_in_the_next_round_it_is_open_again() -> None:
    """5.5, 9"""
    rest = "artifact.1 barter; offer take_gold take_diamond region_extra; passed.2 1"
    s = play(table(f"{THREE}; regions_used.1 1 2 3; {rest}"), "pass", "artifact:region_extra")
    play(s, "explore:11", "end")  # who passed first begins
    assert (s.round, asked(s)) == (3, 0)
    assert actions(s, "region") == ["1"]


def test_without_settlers_it_cannot_be_activated() -> None:
    """5.5, 4"""
    assert refused(table(f"{THREE}; base.1 0"))["region:1"] == "too_few_settlers"


def test_a_used_fortification_yields_too() -> None:
    """5.5"""
    s = play(table(f"{THREE}; forts.1 11; forts_used.1 11"), "region:1", "collect:123")
    assert stock(s) == (1, 1, 1, 0, 0)


def test_all_gains_come_before_the_checks_which_go_by_column() -> None:
    """5.5, 6"""
    events = told(table(f"{THREE}; row.4 T01"), "region:1", "collect:123")
    assert names(events) == ["activated_region", "gained", "gained", "gained", "monster", "monster", "monster"]
    assert [cell for name, _, _, cell in events if name == "monster"] == [0, 1, 2]


def test_the_pieces_come_from_the_supply() -> None:
    """5.5, 15"""
    s = play(table(THREE), "region:1", "collect:12")
    assert supply(s) == {"wood": 15, "clay": 15, "stone": 16, "diamond": 42, "gold": 32}


# -- too few pieces ---------------------------------------------------------------------------------------------------

WOODS = f"outpost; {TURN}; lands.1 I-01 I-02 I-09; cells.1 11 12 13"  # wood, wood, stone


def test_no_more_territories_of_a_kind_are_chosen_than_there_are_pieces() -> None:
    """R27, 15, 5.5"""
    s = play(table(f"{WOODS}; stock.2 15 0 0 0 0; row.4 T01"), "region:1")
    assert choices(s) == ["collect:1", "collect:2", "collect:3", "collect:13", "collect:23"]
    assert refused(s) == {"collect:12": "supply_empty", "collect:123": "supply_empty"}
    play(s, "collect:23")
    assert beasts(s) == ["12", "13"]


def test_a_territory_whose_resource_is_out_of_stock_is_not_chosen() -> None:
    """R27, 15, 5.5"""
    s = play(table(f"{WOODS}; stock.2 16 0 0 0 0; row.4 T01"), "region:1")
    assert stock(s) == (0, 0, 1, 0, 0)
    assert beasts(s) == ["13"]


def test_a_region_without_any_obtainable_resource_cannot_be_activated() -> None:
    """15, R16, 5.5"""
    assert refused(table(f"{WOODS}; stock.2 16 0 16 0 0"))["region:1"] == "nothing_to_collect"
