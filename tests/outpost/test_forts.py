"""Activate a fortification (5.7): the resource of its territory, once a round, without a monster check."""

from __future__ import annotations

import pytest

from .table import TURN, actions, beasts, choices, play, refused, settlers, stock, table

CLAY = f"outpost; {TURN}; lands.1 I-05 I-01; cells.1 11 12; forts.1 11"


def test_a_fortification_on_clay_brings_clay_for_a_settler_once_a_round() -> None:
    """V7, 5.7"""
    s = play(table(f"{CLAY}; passed.2 1"), "fort:11")
    assert stock(s) == (0, 1, 0, 0, 0)
    assert settlers(s) == (5, 0)
    play(s, "end")
    assert refused(s)["fort:11"] == "fort_used"


@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("I-01", (1, 0, 0, 0, 0)),
        ("I-05", (0, 1, 0, 0, 0)),
        ("I-09", (0, 0, 1, 0, 0)),
        ("II-04", (0, 0, 0, 1, 0)),
        ("II-11", (0, 0, 0, 0, 1)),
    ],
)
def test_it_brings_what_its_territory_has(tile: str, gained: tuple[int, ...]) -> None:
    """5.7"""
    cell = f"{len(tile.partition('-')[0])}2"
    lands = "lands.1 I-02 I-03" if cell == "22" else "lands.1 I-02"
    cells = "cells.1 11 12 22" if cell == "22" else "cells.1 11 12"
    s = play(table(f"outpost; {TURN}; {lands} {tile}; {cells}; forts.1 {cell}"), f"fort:{cell}")
    assert stock(s) == gained


def test_no_monster_comes() -> None:
    """5.7, 6"""
    assert beasts(play(table(f"{CLAY}; row.4 T01"), "fort:11")) == []


def test_each_fortification_has_its_own_settler() -> None:
    """5.7, 4"""
    s = play(table(f"{CLAY} 12; passed.2 1"), "fort:11", "end")
    assert actions(s, "fort") == ["12"]
    assert stock(play(s, "fort:12")) == (1, 1, 0, 0, 0)
    assert settlers(s) == (4, 0)


def test_a_territory_without_a_fortification_cannot_be_activated_alone() -> None:
    """5.7"""
    s = table(CLAY)
    assert refused(s)["fort:12"] == "no_fort"
    assert refused(s)["fort:33"] == "no_fort"


def test_it_works_though_the_region_was_activated() -> None:
    """5.7, 5.5"""
    s = play(table(f"{CLAY}; passed.2 1"), "region:1", "collect:12", "end", "fort:11")
    assert stock(s) == (1, 2, 0, 0, 0)


def test_the_region_works_though_the_fortification_was_activated() -> None:
    """5.5, 5.7"""
    s = play(table(f"{CLAY}; passed.2 1"), "fort:11", "end", "region:1", "collect:1")
    assert stock(s) == (0, 2, 0, 0, 0)


def test_it_works_in_the_round_in_which_it_was_built() -> None:
    """5.7, 5.4"""
    s = table(f"outpost; {TURN}; lands.1 I-05; cells.1 11; passed.2 1")
    assert stock(play(s, "fortify:11", "end", "fort:11")) == (0, 1, 0, 0, 0)


def test_without_settlers_it_does_not_work() -> None:
    """5.7, 4"""
    s = table(f"{CLAY}; base.1 0")
    assert refused(s)["fort:11"] == "too_few_settlers"
    assert choices(s) == ["pass"]


def test_an_empty_supply_leaves_nothing_to_gain() -> None:
    """15, R16, 5.7"""
    assert refused(table(f"{CLAY}; stock.2 0 16 0 0 0"))["fort:11"] == "supply_empty"


def test_fortifications_of_others_are_theirs() -> None:
    """5.7"""
    s = table(f"outpost; {TURN}; lands.2 I-05; cells.2 11; forts.2 11")
    assert refused(s)["fort:11"] == "no_fort"
