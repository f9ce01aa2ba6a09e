"""Deeds that look at the table: structures, regions, rebels, the token. What is looked at is not spent (7)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, asks, built, choices, goods, play, points, refused, table, troops

DRAW = ["deck:1", "deck:2"]
EVERYWHERE = "novgorod:1 rostov:1 polotsk:1 smolensk:1 volyn:1 kiev:1 chernigov:1"  # seven regions
CAPITAL = "built.1 kiev:church+market+stronghold"
FORTRESS = "built.1 kiev:church+stronghold"


def turn(deed: str, text: str, seats: int = 2) -> Rurik:
    """Player 0 is to act and has an open deed; a troop stands in Smolensk unless the text says otherwise."""
    troop = "" if "troops.1" in text else "; troops.1 smolensk:1"
    return table(f"rurik seats={seats}; {ACTION}; banner.muster 1:1 2:1; open.1 {deed}; {text}{troop}")


def why_not(deed: str, text: str, seats: int = 2) -> str | None:
    """Why the deed cannot be accomplished; None: it can."""
    return refused(turn(deed, text, seats)).get(f"deed:{deed}")


def rebels_of(text: str, number: int) -> str:
    won = " ".join(f"r{at + 1}" for at in range(number))
    return f"{text}; defeated.1 {number}; won {won}"


# -- Market Day -------------------------------------------------------------------------------------------------------


def test_market_day_needs_markets_at_three_different_goods() -> None:
    """7, V7: wood, fish and stone; nothing of it need be ruled or occupied."""
    s = turn("market_day", "built.1 kiev:market volyn:market rostov:market")
    assert choices(play(s, "deed:market_day")) == DRAW
    assert built(s, 0) == ["rostov:market", "volyn:market", "kiev:market"]


@pytest.mark.parametrize(
    "markets",
    [
        "kiev:market volyn:market novgorod:market",  # wood twice
        "kiev:market volyn:market",
        "kiev:market volyn:market rostov:church",
        "kiev:market volyn:market rostov:stronghold",
    ],
)
def test_market_day_is_refused_with_two_kinds_of_goods(markets: str) -> None:
    """7"""
    assert why_not("market_day", f"built.1 {markets}") == "deed_condition"


def test_market_day_counts_own_markets_only() -> None:
    """7"""
    text = "built.1 kiev:market volyn:market; built.2 rostov:market; troops.2 rostov:1"
    assert why_not("market_day", text) == "deed_condition"


def test_market_day_also_counts_regions_whose_good_is_taken() -> None:
    """7: the kind of the region matters, not whether its good lies there."""
    assert why_not("market_day", "built.1 kiev:market volyn:market rostov:market; taken kiev volyn rostov") is None


def test_market_day_looks_at_goods_tokens() -> None:
    """7, 11"""
    wood = "kinds stone wood stone honey wood wood fish fur fish fish honey wood stone fur fish"
    mine = f"troops.1 kiev; open.1 market_day; built.1 kiev:market volyn:market rostov:market; {wood}"
    s = table(f"rurik seats=4 goods_tokens=yes; {ACTION}; banner.muster 1:1; {mine}")
    assert refused(s)["deed:market_day"] == "deed_condition"


# -- Establish Fortress -----------------------------------------------------------------------------------------------


def test_establish_fortress_needs_stronghold_and_church_together_and_two_wood() -> None:
    """7"""
    s = turn("establish_fortress", f"{FORTRESS}; goods.1 3 1 0 0 0")
    assert choices(play(s, "deed:establish_fortress")) == DRAW
    assert goods(s, 0) == {"wood": 1, "fish": 1}
    assert built(s, 0) == ["kiev:church+stronghold"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("built.1 kiev:church volyn:stronghold; goods.1 2 0 0 0 0", "deed_condition"),
        ("built.1 kiev:church+market; goods.1 2 0 0 0 0", "deed_condition"),
        ("built.1 kiev:church; built.2 kiev:stronghold; goods.1 2 0 0 0 0", "deed_condition"),
        (f"{FORTRESS}; goods.1 1 3 3 3 3", "deed_goods_missing"),
    ],
)
def test_establish_fortress_is_refused_without_both(text: str, reason: str) -> None:
    """7"""
    assert why_not("establish_fortress", text) == reason


# -- Grand Hunter -----------------------------------------------------------------------------------------------------


def test_grand_hunter_needs_the_token_and_two_furs() -> None:
    """7: the token itself stays."""
    s = turn("grand_hunter", "token 1; first 2; goods.1 0 0 0 0 2; troops.1 kiev:1")
    play(s, "deed:grand_hunter")
    assert (s.token, goods(s, 0)) == (0, {})
    assert choices(s) == ["stop", "from:kiev"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("token 2; first 1; goods.1 0 0 0 0 2", "deed_condition"),
        ("token 1; goods.1 9 9 9 9 1", "deed_goods_missing"),
    ],
)
def test_grand_hunter_is_refused_without_token_or_furs(text: str, reason: str) -> None:
    """7: it is the holder of the token who counts, not who began the round."""
    assert why_not("grand_hunter", text) == reason


def test_grand_hunter_sees_a_token_taken_in_the_same_turn() -> None:
    """7, R-11"""
    hunter = "troops.1 kiev; open.1 grand_hunter; goods.1 0 0 0 0 2; token 2"
    s = table(f"rurik seats=2; {ACTION}; banner.scheme 1:1 2:1; {hunter}")
    assert refused(s)["deed:grand_hunter"] == "deed_condition"
    play(s, "act", "token:1", "deck:1")
    play(s, choices(s)[0])
    play(s, choices(s)[0])
    assert "deed:grand_hunter" in choices(s)


# -- Dispatch Messengers ----------------------------------------------------------------------------------------------


def test_dispatch_messengers_needs_figures_in_eight_regions() -> None:
    """7: the leader counts as a troop."""
    s = turn("dispatch_messengers", f"troops.1 {EVERYWHERE}; at.1 pereyaslavl")
    assert "muster:pereyaslavl" in choices(play(s, "deed:dispatch_messengers"))
    assert len(troops(s, 0)) == 7


def test_dispatch_messengers_may_have_more_than_eight() -> None:
    """7"""
    text = f"troops.1 {EVERYWHERE} pereyaslavl:1 pskov:1; banner.move 3:1"
    assert why_not("dispatch_messengers", text, seats=3) is None


@pytest.mark.parametrize("more", ["", "; at.1 kiev", "; built.1 pereyaslavl:stronghold"])
def test_dispatch_messengers_is_refused_with_seven_regions(more: str) -> None:
    """7, 2.1: a stronghold alone does not occupy."""
    assert why_not("dispatch_messengers", f"troops.1 {EVERYWHERE}{more}") == "deed_condition"


# -- Tithe Payments, Defensive Belt -----------------------------------------------------------------------------------


def test_tithe_payments_needs_churches_in_three_connected_regions() -> None:
    """7, R-02: Novgorod and Chernigov are not adjacent, Smolensk joins them."""
    s = turn("tithe_payments", "built.1 novgorod:church smolensk:church chernigov:church; coins.1 1")
    play(s, "deed:tithe_payments")
    assert s.players[0].coins == 4
    assert len(built(s, 0)) == 3


def test_defensive_belt_needs_strongholds_in_three_connected_regions() -> None:
    """7, R-02"""
    s = turn("defensive_belt", "built.1 volyn:stronghold kiev:stronghold pereyaslavl:stronghold; neutrals smolensk")
    assert choices(play(s, "deed:defensive_belt")) == ["stop", "attack:smolensk_rebel"]
    assert len(built(s, 0)) == 3


@pytest.mark.parametrize(("deed", "kind"), [("tithe_payments", "church"), ("defensive_belt", "stronghold")])
@pytest.mark.parametrize(
    "where",
    [
        "novgorod:{} smolensk:{}",
        "novgorod:{} smolensk:{} volyn:{}",  # two and one
        "novgorod:{} smolensk:{} chernigov:market",
        "novgorod:{} volyn:{} pereyaslavl:{}",  # each for itself
    ],
)
def test_three_connected_structures_of_the_kind_are_needed(deed: str, kind: str, where: str) -> None:
    """7, R-02"""
    assert why_not(deed, f"built.1 {where.replace('{}', kind)}") == "deed_condition"


@pytest.mark.parametrize(("deed", "kind"), [("tithe_payments", "church"), ("defensive_belt", "stronghold")])
def test_structures_of_others_do_not_join_a_group(deed: str, kind: str) -> None:
    """7"""
    text = f"built.1 novgorod:{kind} chernigov:{kind} volyn:{kind}; built.2 smolensk:{kind}"
    assert why_not(deed, text) == "deed_condition"


# -- Law Giver, Enforce Peace -----------------------------------------------------------------------------------------


def test_law_giver_needs_three_defeated_rebels_and_three_coins() -> None:
    """7: the rebels are kept."""
    s = turn("law_giver", rebels_of("coins.1 4", 3))
    assert choices(play(s, "deed:law_giver")) == DRAW
    assert (s.players[0].coins, s.players[0].defeated) == (1, 3)


@pytest.mark.parametrize(
    ("coins", "rebels", "reason"), [(3, 2, "deed_condition"), (2, 3, "deed_coins_missing"), (9, 0, "deed_condition")]
)
def test_law_giver_is_refused_without_rebels_or_coins(coins: int, rebels: int, reason: str) -> None:
    """7"""
    assert why_not("law_giver", rebels_of(f"coins.1 {coins}", rebels)) == reason


def test_enforce_peace_needs_two_defeated_rebels_wood_and_honey() -> None:
    """7: the rebels are kept."""
    s = turn("enforce_peace", rebels_of("goods.1 2 0 0 1 0; neutrals smolensk", 2))
    assert choices(play(s, "deed:enforce_peace")) == ["stop", "attack:smolensk_rebel"]
    assert (goods(s, 0), s.players[0].defeated) == ({"wood": 1}, 2)


@pytest.mark.parametrize(
    ("paid", "rebels", "reason"),
    [
        ("1 0 0 1 0", 1, "deed_condition"),
        ("0 3 3 1 3", 2, "deed_goods_missing"),
        ("1 3 3 0 3", 2, "deed_goods_missing"),
    ],
)
def test_enforce_peace_is_refused_without_rebels_or_goods(paid: str, rebels: int, reason: str) -> None:
    """7"""
    assert why_not("enforce_peace", rebels_of(f"goods.1 {paid}", rebels)) == reason


# -- Amass Forces -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["troops.1 kiev:6", "troops.1 kiev:5; at.1 kiev", "troops.1 kiev:9 volyn:1"])
def test_amass_forces_needs_six_figures_in_one_region(text: str) -> None:
    """7: they stay."""
    s = turn("amass_forces", text)
    before = troops(s, 0)
    assert "from:kiev" in choices(play(s, "deed:amass_forces"))
    assert troops(s, 0) == before


@pytest.mark.parametrize(
    "text",
    ["troops.1 kiev:5 volyn:5", "troops.1 kiev:5; built.1 kiev:stronghold", "troops.1 kiev:5 volyn:1; at.1 volyn"],
)
def test_amass_forces_is_refused_with_five(text: str) -> None:
    """7: a stronghold is no troop."""
    assert why_not("amass_forces", text) == "deed_condition"


def test_amass_forces_does_not_count_rebels_with_sviatopolk() -> None:
    """7, 8"""
    text = "who.1 sviatopolk; at.1 kiev; troops.1 kiev:4; neutrals kiev"
    assert why_not("amass_forces", text) == "deed_condition"


# -- Capital City -----------------------------------------------------------------------------------------------------


def test_capital_city_needs_all_three_structures_in_one_region() -> None:
    """7"""
    s = turn("capital_city", f"{CAPITAL}; troops.1 kiev:1")
    play(s, "deed:capital_city")
    assert s.tax_points == 1
    assert built(s, 0) == ["kiev:church+market+stronghold"]


@pytest.mark.parametrize(
    "text",
    [
        "built.1 kiev:church+market volyn:stronghold",
        "built.1 kiev:church+stronghold volyn:church+market",
        "built.1 kiev:church+stronghold; built.2 kiev:market",
    ],
)
def test_capital_city_is_refused_with_two_of_them(text: str) -> None:
    """7: structures must be one's own."""
    assert why_not("capital_city", text) == "deed_condition"


@pytest.mark.parametrize(
    ("deed", "text"),
    [
        ("capital_city", CAPITAL),
        ("establish_fortress", f"{FORTRESS}; goods.1 2 0 0 0 0"),
        ("market_day", "built.1 kiev:market volyn:market rostov:market"),
    ],
)
def test_structures_count_for_deeds_where_yaroslav_stands(deed: str, text: str) -> None:
    """7, 8: he puts out effects; the buildings still count."""
    assert why_not(deed, f"{text}; who.2 yaroslav; at.2 kiev") is None


# -- all of them ------------------------------------------------------------------------------------------------------


def test_a_deed_scores_when_accomplished_and_not_while_it_is_open() -> None:
    """7, 10"""
    s = turn("capital_city tithe_payments", f"{CAPITAL}; troops.1 kiev:1")
    assert points(s, 0) == {"total": 0}
    play(s, "deed:capital_city")
    assert points(s, 0) == {"deeds": 2, "total": 2}
    assert s.players[0].open == [s.game.parse("deed:tithe_payments") - s.game.parse("deed:market_day") + 27]


def test_one_deed_a_turn() -> None:
    """6.1, 6.8"""
    s = turn("capital_city generous_prince", f"{CAPITAL}; troops.1 kiev:1; coins.1 4")
    play(s, "deed:capital_city")
    assert refused(s)["deed:generous_prince"] == "deed_this_turn"


def test_only_own_open_deeds_can_be_accomplished() -> None:
    """6.8"""
    deeds = "open.2 generous_prince; row hoard retire_veterans send_gifts"
    s = table(f"rurik seats=2; {ACTION}; banner.muster 1:1; troops.1 kiev; coins.1 9; {deeds}")
    answers = set(choices(s)) | set(refused(s))
    assert not any(answer.startswith("deed:") for answer in answers)


def test_a_deed_may_come_before_or_after_the_main_action() -> None:
    """6.1, 7"""
    s = turn("generous_prince", "coins.1 4; troops.1 kiev:1")
    assert "deed:generous_prince" in choices(s)
    play(s, "act", "stop")
    assert "deed:generous_prince" in choices(s)


def test_one_may_wait_with_a_deed() -> None:
    """6.8, V7"""
    s = turn("market_day", "built.1 kiev:market volyn:market rostov:market")
    play(s, "forfeit", "end")
    assert len(s.players[0].open) == 1


def test_a_deed_taken_this_turn_may_be_accomplished_this_turn() -> None:
    """6.8"""
    cards = "hand.1 s25; row hoard retire_veterans generous_prince"
    s = table(f"rurik seats=2; {ACTION}; banner.muster 1:1; troops.1 kiev; coins.1 9; {cards}")
    play(s, "play:s25", "take:generous_prince", "deed:generous_prince")
    assert asks(s) == "muster"
