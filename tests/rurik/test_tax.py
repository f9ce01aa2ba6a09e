"""Taxing and markets (6.5)."""

from __future__ import annotations

import pytest

from .table import asks, choices, goods, play, refused, region, told
from .turn_positions import coins, turn

PRICES = [  # a position, the price of taxing Kiev
    ("troops.1 kiev:1", 1),
    ("troops.1 kiev:1; troops.2 kiev:1", 2),
    ("troops.1 kiev:1; neutrals kiev", 2),
    ("troops.1 kiev:2; neutrals kiev", 1),
    ("troops.1 kiev:1; troops.2 kiev:3", 2),
    ("troops.1 kiev:1; built.1 kiev:stronghold; troops.2 kiev:1", 1),
    ("troops.1 kiev:1; built.2 kiev:stronghold", 2),
    ("who.1 mstislav; at.1 kiev; troops.2 kiev:3", 1),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:1; built.2 kiev:stronghold", 1),
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev", 1),
]


@pytest.mark.parametrize(("text", "price"), PRICES)
def test_tax_costs_one_point_where_one_rules_and_two_elsewhere(text: str, price: int) -> None:
    """6.5, 8"""
    s = play(turn(f"{text}; tax_points 3"), "tax:kiev")
    assert (s.tax_points, goods(s, 0)) == (3 - price, {"wood": 1})
    s = turn(f"{text}; tax_points 1")
    assert ("tax:kiev" in choices(s)) == (price == 1)
    assert refused(s).get("tax:kiev") == (None if price == 1 else "too_few_points")


@pytest.mark.parametrize(
    ("name", "good"),
    [("novgorod", "wood"), ("rostov", "stone"), ("smolensk", "honey"), ("volyn", "fish"), ("pereyaslavl", "fur")],
)
def test_the_good_of_the_region_is_taken_and_leaves_it(name: str, good: str) -> None:
    """6.5"""
    s = turn(f"troops.1 {name}:1; tax_points 2")
    assert [event[0] for event in told(s, f"tax:{name}")] == ["taxed"]
    assert (goods(s, 0), s.goods[region(name)], s.tax_points) == ({good: 1}, 0, 1)
    assert refused(s)[f"tax:{name}"] == "good_taken"


def test_a_region_must_be_occupied_and_have_its_good() -> None:
    """6.5, 14"""
    s = turn("troops.1 kiev:1 volyn:1; troops.2 rostov:1; taken volyn; tax_points 2")
    taxes = {answer: reason for answer, reason in refused(s).items() if answer.startswith("tax")}
    assert (taxes["tax:rostov"], taxes["tax:volyn"], len(taxes)) == ("not_occupied", "good_taken", 7)
    assert "tax:kiev" in choices(s)


def test_an_own_market_brings_another_good_or_a_coin() -> None:
    """6.5, 14"""
    text = "troops.1 volyn:1; built.1 volyn:market; tax_points 1; hand.1 s03"
    s = play(turn(text), "tax:volyn")
    assert (asks(s), choices(s)) == ("market", ["bonus:good", "bonus:coin"])
    play(s, "bonus:good")
    assert (goods(s, 0), coins(s)) == ({"fish": 2}, [0, 0])
    s = play(turn(text), "tax:volyn", "bonus:coin")
    assert (goods(s, 0), coins(s)) == ({"fish": 1}, [1, 0])


@pytest.mark.parametrize("text", ["built.2 volyn:market", "built.1 kiev:market", "built.1 volyn:church+stronghold"])
def test_other_structures_and_others_markets_bring_nothing(text: str) -> None:
    """6.5"""
    s = play(turn(f"troops.1 volyn:1; {text}; tax_points 2"), "tax:volyn")
    assert (asks(s), goods(s, 0)) == ("turn", {"fish": 1})


def test_a_market_brings_nothing_where_the_good_is_gone() -> None:
    """6.5"""
    s = turn("troops.1 volyn:1; built.1 volyn:market; taken volyn; tax_points 2")
    assert refused(s)["tax:volyn"] == "good_taken"


def test_one_taxes_as_often_as_the_points_last() -> None:
    """6.5, 6.1"""
    s = turn("troops.1 kiev:1 volyn:1 rostov:1; neutrals rostov; tax_points 3; hand.1 s03")
    play(s, "tax:kiev", "tax:volyn")
    assert refused(s)["tax:rostov"] == "too_few_points"
    assert goods(s, 0) == {"wood": 1, "fish": 1}


def test_without_points_nothing_is_offered_for_tax() -> None:
    """6.5"""
    s = turn("troops.1 kiev:1")
    assert not [answer for answer in choices(s) + list(refused(s)) if answer.startswith("tax")]
