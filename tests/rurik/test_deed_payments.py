"""Deeds that are paid: goods of boat and dock, coins, scheme cards of the hand (7)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import SCHEME_NAMES
from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, asks, choices, goods, play, refused, table

DRAW = ["deck:1", "deck:2"]


def turn(deed: str, text: str) -> Rurik:
    """Player 0 is to act in Smolensk, where a rebel stands, and has an open deed."""
    here = "troops.1 smolensk:2; at.1 smolensk; neutrals smolensk"
    return table(f"rurik seats=2; {ACTION}; banner.muster 1:1 2:1; open.1 {deed}; {here}; {text}")


def why_not(deed: str, text: str) -> str | None:
    """Why the deed cannot be accomplished; None: it can."""
    return refused(turn(deed, text)).get(f"deed:{deed}")


def hand(s: Rurik) -> list[str]:
    return [SCHEME_NAMES[card] for card in s.players[0].hand]


def discard(s: Rurik) -> list[str]:
    return [SCHEME_NAMES[card] for card in s.discard]


# -- with a scheme card -----------------------------------------------------------------------------------------------


def test_honorable_prince_costs_a_scheme_card_and_three_coins() -> None:
    """7, R-42: the card is chosen, and lies face up before the reward comes."""
    s = turn("honorable_prince", "coins.1 5; hand.1 s01 s09")
    assert choices(play(s, "deed:honorable_prince")) == ["discard:s01", "discard:s09"]
    play(s, "discard:s09")
    assert (hand(s), discard(s), s.players[0].coins) == (["s01"], ["s09"], 2)
    assert choices(s) == ["stop", "muster:smolensk"]


@pytest.mark.parametrize(
    ("text", "reason"), [("coins.1 2; hand.1 s01", "deed_coins_missing"), ("coins.1 3", "deed_card_missing")]
)
def test_honorable_prince_is_refused_without_card_or_coins(text: str, reason: str) -> None:
    """7"""
    assert why_not("honorable_prince", text) == reason


def test_master_beekeeper_costs_a_scheme_card_and_two_honey() -> None:
    """7: the last card goes without a question."""
    s = turn("master_beekeeper", "goods.1 0 1 0 3 0; hand.1 s12")
    play(s, "deed:master_beekeeper")
    assert (hand(s), discard(s), goods(s, 0)) == ([], ["s12"], {"fish": 1, "honey": 1})
    assert s.build_points == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [("goods.1 9 9 9 1 9; hand.1 s12", "deed_goods_missing"), ("goods.1 0 0 0 2 0", "deed_card_missing")],
)
def test_master_beekeeper_is_refused_without_card_or_honey(text: str, reason: str) -> None:
    """7"""
    assert why_not("master_beekeeper", text) == reason


def test_great_library_costs_a_scheme_card_and_a_stone() -> None:
    """7"""
    s = turn("great_library", "goods.1 0 0 2 0 0; hand.1 s12 s13 s14")
    assert len(choices(play(s, "deed:great_library"))) == 3
    play(s, "discard:s13")
    assert (hand(s), discard(s), goods(s, 0)) == (["s12", "s14"], ["s13"], {"stone": 1})
    assert s.build_points == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [("goods.1 9 9 0 9 9; hand.1 s12", "deed_goods_missing"), ("goods.1 0 0 1 0 0", "deed_card_missing")],
)
def test_great_library_is_refused_without_card_or_stone(text: str, reason: str) -> None:
    """7"""
    assert why_not("great_library", text) == reason


def test_a_scheme_card_paid_for_a_deed_gives_nothing_and_counts_as_no_card_played() -> None:
    """7, 6.8"""
    s = turn("great_library", "goods.1 0 0 1 0 0; hand.1 s23 s24; coins.1 0")
    play(s, "deed:great_library", "discard:s23")
    assert s.players[0].coins == 0
    assert "play:s24" in choices(s)


# -- goods and coins named on the card --------------------------------------------------------------------------------


def test_send_gifts_costs_fish_fur_and_two_coins() -> None:
    """7"""
    s = turn("send_gifts", "goods.1 0 2 0 0 1; coins.1 2")
    play(s, "deed:send_gifts")
    assert (goods(s, 0), s.players[0].coins, asks(s)) == ({"fish": 1}, 0, "move_any")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("goods.1 9 0 9 9 1; coins.1 2", "deed_goods_missing"),
        ("goods.1 9 1 9 9 0; coins.1 2", "deed_goods_missing"),
        ("goods.1 0 1 0 0 1; coins.1 1", "deed_coins_missing"),
    ],
)
def test_send_gifts_is_refused_if_anything_is_missing(text: str, reason: str) -> None:
    """7"""
    assert why_not("send_gifts", text) == reason


def test_wilderness_forts_costs_stone_fur_and_wood() -> None:
    """7"""
    s = turn("wilderness_forts", "goods.1 1 1 1 1 1")
    play(s, "deed:wilderness_forts")
    assert (goods(s, 0), s.build_points) == ({"fish": 1, "honey": 1}, 1)


@pytest.mark.parametrize("held", ["0 9 1 9 1", "1 9 0 9 1", "1 9 1 9 0"])
def test_wilderness_forts_is_refused_if_a_good_is_missing(held: str) -> None:
    """7"""
    assert why_not("wilderness_forts", f"goods.1 {held}") == "deed_goods_missing"


def test_splendid_feast_costs_fish_honey_and_two_coins() -> None:
    """7"""
    s = turn("splendid_feast", "goods.1 1 1 1 1 1; coins.1 3")
    assert choices(play(s, "deed:splendid_feast")) == DRAW
    assert (goods(s, 0), s.players[0].coins) == ({"wood": 1, "stone": 1, "fur": 1}, 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("goods.1 9 0 9 1 9; coins.1 2", "deed_goods_missing"),
        ("goods.1 9 1 9 0 9; coins.1 2", "deed_goods_missing"),
        ("goods.1 0 1 0 1 0; coins.1 1", "deed_coins_missing"),
    ],
)
def test_splendid_feast_is_refused_if_anything_is_missing(text: str, reason: str) -> None:
    """7"""
    assert why_not("splendid_feast", text) == reason


def test_hire_mercenaries_costs_fish_stone_and_two_coins() -> None:
    """7"""
    s = turn("hire_mercenaries", "goods.1 1 1 1 1 1; coins.1 2")
    assert choices(play(s, "deed:hire_mercenaries")) == ["stop", "attack:smolensk_rebel"]
    assert (goods(s, 0), s.players[0].coins) == ({"wood": 1, "honey": 1, "fur": 1}, 0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("goods.1 9 0 1 9 9; coins.1 2", "deed_goods_missing"),
        ("goods.1 9 1 0 9 9; coins.1 2", "deed_goods_missing"),
        ("goods.1 0 1 1 0 0; coins.1 1", "deed_coins_missing"),
    ],
)
def test_hire_mercenaries_is_refused_if_anything_is_missing(text: str, reason: str) -> None:
    """7"""
    assert why_not("hire_mercenaries", text) == reason


def test_generous_prince_costs_four_coins() -> None:
    """7"""
    s = turn("generous_prince", "coins.1 5")
    assert choices(play(s, "deed:generous_prince")) == ["stop", "muster:smolensk"]
    assert s.players[0].coins == 1


def test_generous_prince_is_refused_with_three_coins() -> None:
    """7"""
    assert why_not("generous_prince", "coins.1 3") == "deed_coins_missing"


def test_coins_beside_an_advisor_pay_for_nothing() -> None:
    """7, 5"""
    s = table(f"rurik seats=2; {ACTION}; banner.muster 1:1+4; troops.1 kiev; coins.1 3; open.1 generous_prince")
    assert refused(s)["deed:generous_prince"] == "deed_coins_missing"


# -- goods to choose --------------------------------------------------------------------------------------------------


def test_hoard_costs_three_goods_of_one_kind() -> None:
    """7: one chooses among the kinds of which there are three; goods on the dock pay, too."""
    s = turn("hoard", "goods.1 3 2 4 0 3")
    assert choices(play(s, "deed:hoard")) == ["pay:wood", "pay:stone", "pay:fur"]
    assert refused(s) == {"pay:fish": "no_such_good", "pay:honey": "no_such_good"}
    play(s, "pay:stone")
    assert (goods(s, 0), choices(s)) == ({"wood": 3, "fish": 2, "stone": 1, "fur": 3}, DRAW)


def test_hoard_is_refused_with_two_of_each() -> None:
    """7"""
    assert why_not("hoard", "goods.1 2 2 2 2 2") == "deed_goods_missing"


def test_hoard_of_the_only_kind_is_paid_without_a_question() -> None:
    """7"""
    s = turn("hoard", "goods.1 2 4 1 0 0")
    assert choices(play(s, "deed:hoard")) == DRAW
    assert goods(s, 0) == {"wood": 2, "fish": 1, "stone": 1}


def test_reward_laborers_costs_any_two_goods_and_two_coins() -> None:
    """7: the second may be of the same kind."""
    s = turn("reward_laborers", "goods.1 2 1 0 0 0; coins.1 2")
    assert choices(play(s, "deed:reward_laborers")) == ["pay:wood", "pay:fish"]
    assert choices(play(s, "pay:wood")) == ["pay:wood", "pay:fish"]
    play(s, "pay:wood")
    assert (goods(s, 0), s.players[0].coins, choices(s)) == ({"fish": 1}, 0, DRAW)


def test_reward_laborers_may_take_two_kinds() -> None:
    """7"""
    s = turn("reward_laborers", "goods.1 2 1 0 0 1; coins.1 2")
    play(s, "deed:reward_laborers", "pay:fur", "pay:fish")
    assert goods(s, 0) == {"wood": 2}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("goods.1 1 0 0 0 0; coins.1 2", "deed_goods_missing"),
        ("goods.1 2 0 0 0 0; coins.1 1", "deed_coins_missing"),
    ],
)
def test_reward_laborers_is_refused_if_anything_is_missing(text: str, reason: str) -> None:
    """7"""
    assert why_not("reward_laborers", text) == reason


def test_trade_route_costs_three_goods_of_different_kinds() -> None:
    """7: a kind that has been paid cannot be paid again."""
    s = turn("trade_route", "goods.1 2 1 1 0 1; coins.1 1")
    assert choices(play(s, "deed:trade_route")) == ["pay:wood", "pay:fish", "pay:stone", "pay:fur"]
    play(s, "pay:wood")
    assert refused(s) == {"pay:wood": "already_chosen", "pay:honey": "no_such_good"}
    play(s, "pay:fur", "pay:stone")
    assert (goods(s, 0), s.players[0].coins) == ({"wood": 1, "fish": 1}, 3)


def test_trade_route_is_refused_with_two_kinds() -> None:
    """7"""
    assert why_not("trade_route", "goods.1 5 5 0 0 0") == "deed_goods_missing"


def test_trade_route_with_three_kinds_takes_one_of_each() -> None:
    """7"""
    s = turn("trade_route", "goods.1 1 0 1 0 4; coins.1 0")
    play(s, "deed:trade_route")
    while asks(s) == "pay_goods":
        play(s, choices(s)[0])
    assert (goods(s, 0), s.players[0].coins) == ({"fur": 3}, 2)
