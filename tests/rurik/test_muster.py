"""Mustering (6.2)."""

from __future__ import annotations

import pytest

from .table import asks, choices, leader_at, play, refused, told, troops
from .turn_positions import muster


def test_a_troop_comes_to_a_region_that_one_occupies() -> None:
    """6.2, 14"""
    s = muster("troops.1 kiev:1; at.1 volyn; troops.2 kiev:3 rostov:1; neutrals kiev", points=2)
    assert choices(s) == ["stop", "muster:volyn", "muster:kiev"]
    assert told(s, "muster:kiev") == [("mustered", 0, 5, 0)]
    play(s, "muster:volyn")
    assert (troops(s, 0), s.players[0].supply, asks(s)) == ({"kiev": 2, "volyn": 1}, 9, "turn")


def test_a_stronghold_alone_is_no_place_to_muster() -> None:
    """6.2, R-01, 2.1"""
    s = muster("troops.1 kiev:1; built.1 volyn:stronghold")
    assert refused(s)["muster:volyn"] == "not_occupied"


def test_the_leader_is_mustered_like_a_troop_when_he_is_in_supply() -> None:
    """6.2, 2.5, 14"""
    s = muster("troops.1 kiev:1 volyn:1", points=2)
    assert choices(s) == ["stop", "muster:volyn", "muster:kiev", "lead:volyn", "lead:kiev"]
    assert told(s, "lead:volyn") == [("mustered", 0, 4, 1)]
    assert (leader_at(s, 0), s.players[0].supply) == ("volyn", 10)
    assert choices(s) == ["stop", "muster:volyn", "muster:kiev"]


def test_a_leader_on_the_board_is_not_mustered() -> None:
    """6.2"""
    s = muster("at.1 kiev")
    assert not [choice for choice in choices(s) + list(refused(s)) if choice.startswith("lead")]


def test_only_the_leader_is_left_in_supply() -> None:
    """6.2"""
    s = muster("troops.1 kiev:12")
    assert choices(s) == ["stop", "lead:kiev"]
    assert refused(s)["muster:kiev"] == "no_troops_left"


def test_without_supply_points_are_wasted() -> None:
    """6.2"""
    assert asks(muster("troops.1 kiev:12; at.1 kiev", points=3)) == "turn"
    s = play(muster("troops.1 kiev:11; at.1 kiev", points=3), "muster:kiev")
    assert (asks(s), troops(s, 0)) == ("turn", {"kiev": 12})


def test_without_a_figure_on_the_board_points_are_wasted() -> None:
    """6.2"""
    assert asks(muster("troops.2 kiev:1")) == "turn"


@pytest.mark.parametrize("spent", [0, 1, 2])
def test_points_may_be_left_unspent(spent: int) -> None:
    """6.1, 6.2"""
    s = play(muster("troops.1 kiev:1", points=3), *["muster:kiev"] * spent, "stop")
    assert (troops(s, 0), asks(s)) == ({"kiev": 1 + spent}, "turn")


def test_lost_troops_can_be_mustered_again() -> None:
    """2.5, 6.2"""
    s = muster("troops.1 kiev:11; troops.2 kiev:1; at.1 kiev", points=1)
    s.players[0].lose_figure(5)
    assert s.players[0].supply == 2
    play(s, "muster:kiev")
    assert (troops(s, 0), s.players[0].supply) == ({"kiev": 11}, 1)
