"""Converting goods: two tokens, each once a round, one conversion a turn (6.8)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, DEVELOPMENT, asks, built, choices, goods, leader_at, play, refused, table, troops


def turn(text: str) -> Rurik:
    return table(f"rurik seats=2; {ACTION}; banner.muster 1:1 2:1; troops.1 kiev:2; at.1 kiev; {text}")


@pytest.mark.parametrize(
    ("token", "first"), [("build", "wood"), ("build", "stone"), ("muster", "fish"), ("muster", "honey")]
)
@pytest.mark.parametrize("other", ["wood", "fish", "stone", "honey", "fur"])
def test_a_good_of_the_right_kind_and_any_other_bring_a_point(token: str, first: str, other: str) -> None:
    """6.8, V8: the second may be of the same kind."""
    s = turn("goods.1 2 2 2 2 2")
    play(s, f"convert:{token}", f"pay:{first}", f"pay:{other}")
    left = {"wood": 2, "fish": 2, "stone": 2, "honey": 2, "fur": 2}
    for paid in (first, other):
        left[paid] -= 1
    assert goods(s, 0) == {good: number for good, number in left.items() if number}
    assert s.build_points == (1 if token == "build" else 0)
    assert asks(s) == ("turn" if token == "build" else "muster")


def test_the_first_good_is_one_of_two_and_the_second_any() -> None:
    """6.8, V8"""
    s = turn("goods.1 1 1 1 1 1")
    assert choices(play(s, "convert:build")) == ["pay:wood", "pay:stone"]
    assert choices(play(s, "pay:wood")) == ["pay:fish", "pay:stone", "pay:honey", "pay:fur"]
    s = turn("goods.1 1 1 1 1 1")
    assert choices(play(s, "convert:muster")) == ["pay:fish", "pay:honey"]
    assert choices(play(s, "pay:honey")) == ["pay:wood", "pay:fish", "pay:stone", "pay:fur"]


@pytest.mark.parametrize(
    ("held", "refusals"),
    [
        ("0 0 0 0 0", {"convert:build", "convert:muster"}),
        ("1 0 0 0 0", {"convert:build", "convert:muster"}),
        ("2 0 0 0 0", {"convert:muster"}),
        ("0 0 1 0 1", {"convert:muster"}),
        ("0 2 0 0 0", {"convert:build"}),
        ("0 0 0 1 1", {"convert:build"}),
        ("0 0 0 0 9", {"convert:build", "convert:muster"}),
        ("0 1 1 0 0", set()),
    ],
)
def test_a_conversion_needs_the_right_good_and_one_more(held: str, refusals: set[str]) -> None:
    """6.8"""
    reasons = refused(turn(f"goods.1 {held}"))
    assert {answer for answer, reason in reasons.items() if reason == "goods_missing"} == refusals


def test_the_point_may_build() -> None:
    """6.8, 6.6"""
    s = turn("goods.1 2 0 0 0 0")
    play(s, "convert:build", "build:kiev", "what:market")
    assert (built(s, 0), goods(s, 0), s.build_points) == (["kiev:market"], {}, 0)


def test_the_point_may_muster() -> None:
    """6.8, 6.2"""
    s = turn("goods.1 0 2 0 0 0")
    play(s, "convert:muster", "muster:kiev")
    assert (troops(s, 0), asks(s)) == ({"kiev": 3}, "turn")


def test_the_point_may_muster_the_leader() -> None:
    """6.8, 6.2"""
    s = table(f"rurik seats=2; {ACTION}; banner.move 1:1 2:1; troops.1 kiev:12; goods.1 0 2 0 0 0")
    play(s, "convert:muster", "lead:kiev")
    assert leader_at(s, 0) == "kiev"


def test_maria_may_use_the_point_for_her_neighbour() -> None:
    """6.8, 8"""
    s = turn("who.1 maria; goods.1 0 2 0 0 0")
    play(s, "convert:muster", "muster:volyn")
    assert troops(s, 0) == {"volyn": 1, "kiev": 2}


def test_the_build_point_joins_that_of_the_main_action() -> None:
    """R-09: two points where somebody else rules."""
    mine = "troops.1 kiev:1; goods.1 2 0 0 0 0; troops.2 kiev:2"
    s = table(f"rurik seats=2; {ACTION}; banner.build 2:5 1:1; {mine}")
    play(s, "act")
    assert refused(s)["build:kiev"] == "too_few_points"
    play(s, "convert:build")
    assert "build:kiev" in choices(s)


def test_one_conversion_a_turn() -> None:
    """6.1, 6.8"""
    s = play(turn("goods.1 4 4 0 0 0"), "convert:build", "pay:wood")
    assert refused(s)["convert:muster"] == "converted_this_turn"
    assert refused(s)["convert:build"] == "converted_this_turn"


def test_a_token_works_once_a_round() -> None:
    """6.8: the other one works in a later turn."""
    s = table(f"rurik seats=2; {ACTION}; banner.muster 1:2 1:1; troops.1 kiev:2; goods.1 4 4 0 0 0")
    play(s, "convert:build", "pay:wood", "forfeit", "end")
    assert refused(s)["convert:build"] == "token_used"
    assert "convert:muster" in choices(s)


@pytest.mark.parametrize(
    ("ready", "used"),
    [("none", {"build", "muster"}), ("build", {"muster"}), ("muster", {"build"}), ("build+muster", set())],
)
def test_used_tokens_are_refused(ready: str, used: set[str]) -> None:
    """6.8"""
    reasons = refused(turn(f"goods.1 2 2 0 0 0; ready.1 {ready}"))
    assert {answer for answer, reason in reasons.items() if reason == "token_used"} == {f"convert:{t}" for t in used}


def test_tokens_are_ready_again_after_the_development_phase() -> None:
    """9"""
    s = table(f"rurik seats=2; {DEVELOPMENT}; ready.1 none; ready.2 muster; row hoard law_giver send_gifts")
    play(s, "take:hoard")
    play(s, choices(s)[0])
    assert [player.ready for player in s.players] == [3, 3]


def test_goods_may_be_converted_before_the_main_action_and_in_a_forfeited_turn() -> None:
    """6.1, R-08"""
    assert "convert:build" in choices(turn("goods.1 2 0 0 0 0"))
    assert "convert:build" in choices(play(turn("goods.1 2 0 0 0 0"), "forfeit"))
