"""Law 76 stores gems (7)."""

from __future__ import annotations

import pytest

from .laws_table import placing, worth
from .table import AUCTION, answer, asks, choices, ended, gems, play, points, refused, table, tokens


def test_gems_are_laid_on_the_law_one_at_a_time() -> None:
    """7.76"""
    s = placing(76, "pyramid.1 1; gems.1 2 1 0 0")
    reserve = s.reserve[:]
    play(s, "slot:1:1")
    assert (asks(s), choices(s)) == ("store", ["stop", "store:red", "store:green"])
    assert refused(s) == {"store:blue": "no_gem", "store:yellow": "no_gem"}
    play(s, "store:red", "store:green", "stop")
    assert (tokens(s, 0), gems(s, 0), asks(s)) == (["1:1:stored_red", "1:1:stored_green"], [1, 0, 0, 0], "choose")
    assert s.reserve == reserve


def test_none_need_be_stored() -> None:
    """7.76"""
    s = play(placing(76, "pyramid.1 1; gems.1 2 1 0 0"), "slot:1:1", "stop")
    assert (tokens(s, 0), gems(s, 0), asks(s)) == ([], [2, 1, 0, 0], "choose")


def test_eight_is_the_most() -> None:
    """7.76"""
    s = play(placing(76, "pyramid.1 1; gems.1 5 5 0 0"), "slot:1:1", *["store:red"] * 5, *["store:green"] * 3)
    assert (len(tokens(s, 0)), gems(s, 0), asks(s)) == (8, [0, 2, 0, 0], "choose")
    assert points(s, 0) == {"laws": 16, "total": 16}


def test_without_gems_the_law_lies_there_all_the_same() -> None:
    """7.76, R-18"""
    s = play(placing(76, "pyramid.1 1"), "slot:1:1")
    assert choices(s) == ["stop"]
    assert tokens(play(s, "stop"), 0) == []


def test_infinite_gems_cannot_be_stored() -> None:
    """7.76"""
    s = play(placing(76, "pyramid.1 1; tokens.1 1:0:infinite_red"), "slot:1:1")
    assert (choices(s), refused(s)["store:red"]) == (["stop"], "no_gem")


@pytest.mark.parametrize("number", [0, 1, 8])
def test_each_gem_on_the_law_is_worth_two(number: int) -> None:
    """7.76"""
    stored = " ".join(["1:0:stored_red"] * number)
    assert worth(f"pyramid.1 76; tokens.1 {stored}") == 2 * number


def test_stored_gems_are_not_infinite() -> None:
    """7.76"""
    s = ended("viceroy; pyramid.1 1 76; tokens.1 1:1:stored_red 1:0:circle_bonus_red4")
    assert points(s, 0) == {"laws": 2, "total": 2}


def test_stored_gems_neither_bid_nor_pay() -> None:
    """7.76"""
    s = table(f"viceroy; pyramid.1 1 76; tokens.1 1:1:stored_red; pyramid.2 2; base.red 10; {AUCTION}")
    assert refused(s, 0)["bid:red"] == "no_gem"
    s = play(placing(76, "pyramid.1 1; gems.1 1 0 0 0; hand.1 10"), "slot:1:1", "store:red", "stop")
    assert refused(s, 0) == {"play:10": "cannot_pay_card"}


def test_moved_by_law_65_stored_gems_are_worth_nothing_and_the_law_can_be_filled_anew() -> None:
    """7.65, 7.76"""
    s = play(placing(65, "pyramid.1 1 76; tokens.1 1:1:stored_red; gems.1 0 2 0 0"), "slot:1:1")
    assert points(s, 0) == {"total": 0}
    answer(answer(s, 0, "play:76"), 1, "pass")
    play(s, "slot:1:2", "store:green", "stop")
    assert (tokens(s, 0), points(s, 0)["laws"]) == (["1:1:stored_red", "1:2:stored_green"], 2)


def test_moved_by_law_67_a_stored_gem_is_worth_nothing() -> None:
    """7.67, 7.76, R-24"""
    s = placing(67, "pyramid.1 1 76; tokens.1 1:1:stored_red; gems.1 3 0 0 0; pyramid.2 2; tokens.2 1:0:vp3")
    play(s, "slot:1:2", "player:2", "gem:red", "gem:red", "gem:red")
    assert (tokens(s, 0), tokens(s, 1)) == (["1:1:vp3"], ["1:0:stored_red"])
    assert (points(s, 0), points(s, 1)) == ({"vp": 3, "total": 3}, {"total": 0})


@pytest.mark.parametrize("kind", ["infinite", "used"])
def test_an_infinite_gem_that_lands_on_the_law_counts_twice(kind: str) -> None:
    """R-24"""
    s = placing(67, f"pyramid.1 1 76; tokens.1 1:1:stored_red; gems.1 3 0 0 0; pyramid.2 2; tokens.2 1:0:{kind}_blue")
    play(s, "slot:1:2", "player:2", "gem:red", "gem:red", "gem:red")
    assert (tokens(s, 0), points(s, 0)) == ([f"1:1:{kind}_blue"], {"infinite": 1, "laws": 2, "total": 3})


def test_a_stored_gem_that_lands_on_law_76_again_is_worth_two_again() -> None:
    """7.76, R-24"""
    assert worth("pyramid.1 1; pyramid.2 76; tokens.2 1:0:stored_red", seat=1) == 2


def test_tokens_of_other_kinds_on_the_law_are_no_gems() -> None:
    """7.76"""
    assert worth("pyramid.1 76; tokens.1 1:0:vp3 1:0:science 1:0:attack 1:0:circle_bonus_yellow4") == 0
