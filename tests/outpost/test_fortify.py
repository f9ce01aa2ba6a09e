"""Fortify (5.4): a fortification on an own free territory."""

from __future__ import annotations

from .table import TURN, actions, forts, play, refused, settlers, stock, table

LANDS = f"outpost; {TURN}; lands.1 I-01 I-05 I-09; cells.1 11 12 13"


def test_a_fortification_costs_a_settler_and_nothing_else() -> None:
    """V4, 5.4"""
    s = play(table(f"{LANDS}; stock.1 1 1 1 1 1"), "fortify:12")
    assert forts(s) == ["12"]
    assert settlers(s) == (5, 0)
    assert stock(s) == (1, 1, 1, 1, 1)
    assert s.fortifications == 35


def test_a_free_territory_bears_neither_monster_nor_fortification() -> None:
    """5.4, 1"""
    s = table(f"{LANDS}; forts.1 11; beasts.1 12")
    assert actions(s, "fortify") == ["13"]
    assert refused(s)["fortify:11"] == "fortified_already"
    assert refused(s)["fortify:12"] == "monster_there"
    assert refused(s)["fortify:21"] == "no_territory"


def test_only_own_territories_are_fortified() -> None:
    """5.4"""
    s = table(f"outpost; {TURN}; lands.2 I-01; cells.2 11")
    assert refused(s)["fortify:11"] == "no_territory"


def test_without_settlers_nothing_is_fortified() -> None:
    """5.4, 4"""
    assert refused(table(f"{LANDS}; base.1 0"))["fortify:11"] == "too_few_settlers"


def test_the_fortification_stays_when_its_owner_passes() -> None:
    """5.4, 9"""
    s = table(f"{LANDS}; artifact.1 barter; offer take_gold take_diamond region_extra; passed.2 1; first_passer 2")
    play(s, "fortify:12", "pass", "artifact:region_extra")
    assert s.round == 3
    assert forts(s) == ["12"]


def test_one_may_fortify_in_every_turn_of_a_round() -> None:
    """4, 5.4"""
    s = play(table(f"{LANDS}; passed.2 1"), "fortify:11", "end", "fortify:12", "end", "fortify:13")
    assert forts(s) == ["11", "12", "13"]


def test_a_region_used_before_may_be_fortified() -> None:
    """5.4, 5.5"""
    s = table(f"{LANDS}; regions_used.1 1")
    assert actions(s, "fortify") == ["11", "12", "13"]
