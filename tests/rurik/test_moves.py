"""Moving: steps to neighbours, and moves to any region (6.3, 7)."""

from __future__ import annotations

import pytest

from .table import asks, choices, counted, leader_at, play, refused, told, troops
from .turn_positions import move, move_any

GREEN = ["novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl"]


def test_a_figure_is_chosen_and_then_a_neighbour() -> None:
    """6.3, 14"""
    s = move("troops.1 kiev:2 rostov:1; at.1 volyn")
    assert choices(s) == ["stop", "march", "from:rostov", "from:kiev"]
    assert refused(s)["from:volyn"] == "no_figure_there"
    play(s, "from:kiev")
    assert choices(s) == ["to:polotsk", "to:volyn", "to:chernigov", "to:pereyaslavl"]
    assert refused(s)["to:novgorod"] == "not_adjacent"
    assert told(s, "to:volyn") == [("moved", 0, 5, 4)]
    assert (troops(s, 0), counted(s)) == ({"kiev": 1, "rostov": 1, "volyn": 1}, 1)


def test_the_leader_moves_like_a_troop() -> None:
    """6.3"""
    s = move("troops.1 kiev:1; at.1 kiev")
    assert told(s, "march", "to:volyn") == [("moved", 0, 5, 4 | 16)]
    assert (leader_at(s, 0), troops(s, 0)) == ("volyn", {"kiev": 1})


def test_one_figure_may_take_several_steps() -> None:
    """6.3"""
    s = play(move("troops.1 volyn:1", points=3), "from:volyn", "to:kiev", "from:kiev", "to:chernigov")
    play(s, "from:chernigov", "to:rostov")
    assert (troops(s, 0), asks(s)) == ({"rostov": 1}, "turn")


def test_points_may_be_split_and_left() -> None:
    """6.3, 6.1"""
    s = move("troops.1 volyn:2", points=3)
    play(s, "from:volyn", "to:kiev", "from:volyn", "to:polotsk", "stop")
    assert (troops(s, 0), asks(s)) == ({"kiev": 1, "polotsk": 1}, "turn")


def test_others_never_block_a_move() -> None:
    """6.3"""
    s = move("troops.1 volyn:1; troops.2 kiev:6; at.2 kiev; built.2 kiev:stronghold; neutrals kiev")
    play(s, "from:volyn", "to:kiev")
    assert troops(s, 0) == {"kiev": 1}


def test_without_a_figure_on_the_board_move_points_are_lost() -> None:
    """6.3, 14"""
    assert asks(move("troops.2 kiev:1")) == "turn"


@pytest.mark.parametrize(
    ("seats", "neighbours"),
    [(2, "polotsk volyn chernigov pereyaslavl"), (4, "polotsk volyn chernigov pereyaslavl galich azov")],
)
def test_figures_move_only_to_regions_in_play(seats: int, neighbours: str) -> None:
    """6.3, 2.3"""
    s = play(move("troops.1 kiev:1", seats=seats), "from:kiev")
    assert choices(s) == [f"to:{name}" for name in neighbours.split()]


# -- to any region ----------------------------------------------------------------------------------------------------


def test_two_figures_go_to_any_regions() -> None:
    """7, R-12, 14"""
    s = move_any("troops.1 kiev:2; at.1 volyn")
    play(s, "from:kiev")
    assert choices(s) == [f"to:{name}" for name in GREEN if name != "kiev"]
    play(s, "to:novgorod", "march", "to:rostov")
    assert (troops(s, 0), leader_at(s, 0), asks(s)) == ({"kiev": 1, "novgorod": 1}, "rostov", "turn")


def test_one_may_move_one_figure_only_or_none() -> None:
    """7, R-12"""
    s = play(move_any("troops.1 kiev:2"), "from:kiev", "to:rostov", "stop")
    assert (troops(s, 0), asks(s)) == ({"kiev": 1, "rostov": 1}, "turn")
    assert troops(play(move_any("troops.1 kiev:2"), "stop"), 0) == {"kiev": 2}


def test_the_same_troop_does_not_move_twice() -> None:
    """R-12"""
    s = play(move_any("troops.1 kiev:2"), "from:kiev", "to:rostov")
    assert (choices(s), refused(s)["from:rostov"]) == (["stop", "from:kiev"], "same_figure")


def test_from_the_destination_another_troop_may_go_that_stood_there_before() -> None:
    """R-12"""
    s = play(move_any("troops.1 kiev:1 rostov:1"), "from:kiev", "to:rostov", "from:rostov", "to:kiev")
    assert troops(s, 0) == {"kiev": 1, "rostov": 1}


def test_a_leader_at_the_destination_is_another_figure_but_no_troop() -> None:
    """R-12"""
    s = play(move_any("troops.1 kiev:1; at.1 rostov"), "from:kiev", "to:rostov")
    assert (choices(s), refused(s)["from:rostov"]) == (["stop", "march"], "same_figure")


def test_the_leader_does_not_move_twice() -> None:
    """R-12"""
    s = play(move_any("troops.1 kiev:1; at.1 kiev"), "march", "to:rostov")
    assert (choices(s), refused(s)["march"]) == (["stop", "from:kiev"], "same_figure")


def test_the_only_figure_moves_once() -> None:
    """R-12, 14"""
    s = play(move_any("at.1 kiev"), "march", "to:rostov")
    assert (asks(s), leader_at(s, 0)) == ("turn", "rostov")
