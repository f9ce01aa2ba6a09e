"""Turns of the action phase: their order, the menu, additional actions, the end (6, 6.1, 6.8)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import COSTS, POINTS, SCHEME_NAMES
from prestol.games.rurik.rules.notation import SLOT_NAMES
from prestol.games.rurik.rules.turn import TURN as TURN_STEP

from .table import (
    ACTION,
    STRATEGY,
    asked,
    asks,
    banner,
    choices,
    counted,
    goods,
    leader_at,
    play,
    refused,
    region,
    table,
    told,
    troops,
)
from .turn_positions import DONE, TURN, coins, hand, names, turn

STANDING = "at.1 kiev; at.2 kiev; at.3 kiev"
ROUND_3 = ACTION.replace("round 1", "round 3")  # with two advisors of number 2
TWO_STAND = "at.1 kiev; at.2 kiev"
BOTH_CONVERT = {"convert:build": "goods_missing", "convert:muster": "goods_missing"}

# -- the order --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_one_turn_each_clockwise_until_no_advisor_remains(first: int) -> None:
    """6, 4"""
    board = "banner.tax 1:5 2:4 3:2; banner.move 2:5 3:4 1:2"
    s = table(f"rurik seats=3; {STANDING}; {board}; first {first + 1}; {ACTION} next={first + 1}")
    seen = []
    while asks(s) == "turn":
        seen.append(asked(s))
        play(s, "forfeit")
    assert seen == [(first + ahead) % 3 for ahead in range(6)]
    assert (asks(s), s.round, len(s.players[0].advisors)) == ("advisor", 2, 4)


def test_the_token_does_not_change_the_order_inside_the_phase() -> None:
    """6, 6.7"""
    s = table(f"rurik seats=3; {STANDING}; banner.scheme 1:1 3:1; banner.tax 2:1; {ACTION}")
    play(s, "act", "token:3", "deck:1")
    play(s, choices(s)[0])
    play(s, choices(s)[0])
    assert (s.first, s.token) == (0, 2)
    play(s, "end")
    assert asked(s) == 1


def test_the_phases_follow_each_other() -> None:
    """4"""
    s = table(f"rurik; {TWO_STAND}; advisors.2 1; {STRATEGY}")
    assert asks(s) == "banner"
    events = told(s, "banner:tax")
    assert [event[0] for event in events] == ["placed_advisor", "action_phase", "retrieved"]
    told_of = [event[0] for event in told(s, "forfeit")]
    assert [name for name in told_of if "phase" in name or name == "round"] == [
        "development_phase",
        "round",
        "strategy_phase",
    ]


def test_four_rounds_are_played() -> None:
    """4"""
    for number in (1, 2, 3):
        s = table(f"rurik; round {number}; step round next=end; step development stage=ready")
        assert (s.round, s.over) == (number + 1, False)
    s = table("rurik; round 4; step round next=end; step development")
    assert (s.round, s.over) == (4, True)


# -- retrieving -------------------------------------------------------------------------------------------------------


def test_the_advisor_with_the_lowest_number_comes_back_whatever_its_bribe() -> None:
    """6.1"""
    s = table(f"rurik; {TWO_STAND}; banner.tax 1:1+4 2:5; banner.move 1:2; coins.1 1; {ACTION}")
    assert banner(s, "tax") == ["none", "2:5", "none", "none"]
    assert SLOT_NAMES[TURN_STEP.slot(s.stack[-1])] == "tax_1"


def test_the_bribe_goes_to_the_supply_and_nobody_moves_up() -> None:
    """6.1"""
    s = table(f"rurik; {TWO_STAND}; banner.tax 1:1+5 2:5 2:2+2; coins.1 1; {ACTION}")
    assert (coins(s), banner(s, "tax")) == ([1, 0], ["none", "2:5", "2:2+2", "none"])


def test_of_two_twos_the_player_chooses_one() -> None:
    """6.1, 14"""
    s = table(f"rurik; {TWO_STAND}; banner.tax 2:5 1:2; banner.build 1:2+1; banner.move 1:4; {ROUND_3}")
    assert (asks(s), choices(s)) == ("retrieve", ["slot:tax_2", "slot:build_1"])
    assert told(s, "slot:build_1") == [("retrieved", 0, 2 | 1 << 8, 16)]
    play(s, "act")
    assert s.build_points == 2


def test_of_two_twos_on_one_banner_the_player_chooses_as_well() -> None:
    """6.1"""
    s = table(f"rurik; {TWO_STAND}; banner.tax 1:2+1 1:2; {ROUND_3}")
    assert choices(s) == ["slot:tax_1", "slot:tax_2"]


def test_the_other_two_comes_back_in_the_next_turn() -> None:
    """6.1"""
    s = table(f"rurik; {TWO_STAND}; banner.tax 2:5 1:2; banner.build 1:2; banner.move 1:4; {ROUND_3}")
    play(s, "slot:tax_2", "forfeit", "forfeit")
    assert (asked(s), SLOT_NAMES[TURN_STEP.slot(s.stack[-1])], banner(s, "move")[0]) == (0, "build_1", "1:4")


# -- emergency muster -------------------------------------------------------------------------------------------------


def test_without_a_figure_on_the_board_the_leader_and_a_troop_may_enter_any_region() -> None:
    """R-06, 6.1, 14"""
    s = table(f"rurik; banner.tax 1:1; troops.2 kiev:2; neutrals kiev; {ACTION}")
    regions = ["novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl"]
    assert (asks(s), choices(s)) == ("emergency", ["no", *(f"place:{name}" for name in regions)])
    events = told(s, "place:kiev")
    assert events[0] == ("entered", 0, region("kiev"), 0)
    assert (leader_at(s, 0), troops(s, 0), s.players[0].supply) == ("kiev", {"kiev": 1}, 11)
    assert asks(s) == "turn"


def test_it_comes_before_the_advisor_is_retrieved() -> None:
    """R-06"""
    s = table(f"rurik; banner.tax 1:2; banner.move 1:2; {ROUND_3}")
    assert (asks(s), banner(s, "tax")[0]) == ("emergency", "1:2")
    assert asks(play(s, "place:kiev")) == "retrieve"


def test_it_may_be_declined() -> None:
    """R-06"""
    s = play(table(f"rurik; banner.muster 1:1; {ACTION}"), "no")
    assert (asks(s), s.players[0].on_board()) == ("turn", False)
    play(s, "act")
    assert s.players[0].supply == 12


@pytest.mark.parametrize("text", ["troops.1 kiev:1", "at.1 kiev"])
def test_it_is_not_offered_to_one_who_has_a_figure(text: str) -> None:
    """R-06, 6.1"""
    assert asks(table(f"rurik; {text}; banner.tax 1:1; {ACTION}")) == "turn"


def test_a_stronghold_is_no_figure() -> None:
    """6.1, 2.1"""
    assert asks(table(f"rurik; built.1 kiev:stronghold; banner.tax 1:1; {ACTION}")) == "emergency"


def test_it_is_offered_at_the_start_of_the_turn_only() -> None:
    """6.1"""
    s = table(f"rurik; at.1 kiev; troops.2 kiev:1; banner.attack 1:1; top.1 s05; hand.1 s23; {ACTION}")
    play(s, "act", "attack:kiev_2", "deck:1")
    assert (s.players[0].on_board(), asks(s)) == (False, "turn")


# -- the main action --------------------------------------------------------------------------------------------------

SLOTS = [
    (seats, f"{name}_{row + 1}", 4 * at + row)
    for seats in (2, 3)
    for at, name in enumerate(["muster", "move", "attack", "tax", "build", "scheme"])
    for row in range(3 if seats == 2 else 4)
]


@pytest.mark.parametrize(("seats", "name", "slot"), SLOTS)
def test_a_slot_takes_its_cost_and_gives_its_points(seats: int, name: str, slot: int) -> None:
    """6.1"""
    text = "at.1 kiev; troops.1 kiev:1; neutrals kiev; coins.1 5"
    s = table(f"rurik seats={seats}; {text}; {ACTION} next=2; step turn slot={SLOT_NAMES[slot]}")
    play(s, "act", *(["token:1"] if name == "scheme_1" else []))
    cost, points = COSTS[seats][slot], POINTS[seats][slot]
    assert s.players[0].coins == 5 - cost
    pools = {"tax": s.tax_points, "build": s.build_points}
    assert pools.get(name[:-2], counted(s)) == points


def test_tax_slot_worth_two_gives_two_points() -> None:
    """V3"""
    s = table(f"rurik seats=3; {STANDING}; banner.tax 2:5 1:1; {ACTION}")
    play(s, "act")
    assert (asks(s), s.tax_points) == ("turn", 2)


def test_main_action_or_forfeit_comes_exactly_once() -> None:
    """6.1, 14"""
    s = turn("at.1 kiev; hand.1 s23; coins.1 1")
    assert choices(s) == ["act", "forfeit", "play:s23"]
    assert refused(s) == {"end": "main_action_first", **BOTH_CONVERT}
    play(s, "forfeit")
    assert (choices(s), refused(s)) == (["end", "play:s23"], BOTH_CONVERT)


def test_forfeiting_brings_a_coin_and_no_points() -> None:
    """6.1"""
    s = table(f"rurik; at.1 kiev; banner.tax 1:1; hand.1 s23; {ACTION}")
    assert told(s, "forfeit") == [("forfeited", 0, 0, 0)]
    assert (coins(s), s.tax_points) == ([1, 0], 0)


def test_who_cannot_pay_the_slot_must_forfeit() -> None:
    """6.1"""
    s = table(f"rurik; at.1 kiev; banner.tax none none 1:1; hand.1 s23; {ACTION}")
    assert (choices(s), refused(s)["act"]) == (["forfeit", "play:s23"], "cost_too_high")


def test_a_card_that_brings_coins_can_pay_for_the_slot() -> None:
    """6.1, 6.8"""
    s = table(f"rurik; at.1 kiev; banner.tax none none 1:1; hand.1 s23; {ACTION}")
    play(s, "play:s23", "act")
    assert (coins(s)[0], s.tax_points) == (1, 1)


def test_a_forced_forfeit_without_other_choices_is_automatic() -> None:
    """6.1, 14"""
    s = table(f"rurik; {TWO_STAND}; banner.tax none none 1:1; banner.move 2:1; {ACTION}")
    assert (asked(s), coins(s)) == (1, [1, 0])


def test_after_a_forfeit_additional_actions_are_still_allowed() -> None:
    """R-08, 6.1"""
    s = turn("at.1 kiev; hand.1 s23; open.1 generous_prince; coins.1 3; goods.1 2 2 0 0 0")
    play(s, "forfeit")
    assert {"play:s23", "deed:generous_prince", "convert:build", "convert:muster"} <= set(choices(s))


# -- segments ---------------------------------------------------------------------------------------------------------

RICH = "at.1 kiev; hand.1 s23 s24; open.1 generous_prince trade_route; coins.1 9; goods.1 3 3 3 1 0"


@pytest.mark.parametrize("text", [TURN, DONE], ids=["before", "after"])
def test_additional_actions_come_before_or_after_the_main_action(text: str) -> None:
    """6.1, 6.8"""
    s = table(f"rurik; {RICH}; {text}")
    play(s, "play:s23", "deed:trade_route", "pay:wood", "pay:fish", "pay:stone")
    play(s, "convert:build", "pay:wood", "pay:wood")
    assert (hand(s, 0), s.build_points, coins(s)[0]) == (["s24"], 1, 13)


def test_each_additional_action_comes_once_a_turn() -> None:
    """6.1, 6.8"""
    s = turn(RICH)
    play(s, "play:s23", "deed:generous_prince", "stop", "convert:muster", "pay:fish", "pay:wood", "stop")
    assert refused(s) == {
        "end": "main_action_first",
        "play:s24": "scheme_played",
        "deed:trade_route": "deed_this_turn",
        "convert:build": "converted_this_turn",
        "convert:muster": "converted_this_turn",
    }


@pytest.mark.parametrize("step", ["muster", "move", "attack"])
def test_no_additional_action_comes_inside_the_main_action(step: str) -> None:
    """R-07"""
    s = table(f"rurik; {RICH}; neutrals kiev; {DONE}; step {step}")
    assert not {choice.partition(":")[0] for choice in choices(s)} & {"play", "deed", "convert", "power", "end"}


def test_additional_actions_are_new_in_the_next_turn() -> None:
    """6.1"""
    s = table(f"rurik; at.1 kiev; hand.1 s23 s24; banner.tax 1:2 1:1; {ACTION}")
    play(s, "forfeit", "play:s23", "forfeit")
    assert "play:s24" in choices(s)


# -- points -----------------------------------------------------------------------------------------------------------


def test_tax_points_are_combined_across_segments() -> None:
    """R-09, 6.1"""
    s = table(f"rurik; at.1 kiev; troops.2 kiev:2; hand.1 s15; {ACTION} next=2; step turn slot=tax_2")
    play(s, "act")
    assert refused(s)["tax:kiev"] == "too_few_points"
    play(s, "play:s15", "tax:kiev")
    assert (goods(s, 0), s.tax_points) == ({"wood": 1}, 0)


def test_build_points_are_combined_across_segments() -> None:
    """R-09, 6.1"""
    s = table(f"rurik; at.1 kiev; troops.2 kiev:2; goods.1 2 0 0 0 0; {ACTION} next=2; step turn slot=build_2")
    play(s, "convert:build")
    assert refused(s)["build:kiev"] == "too_few_points"
    play(s, "act", "build:kiev", "what:market")
    assert s.build_points == 0


def test_pool_points_may_be_spent_before_and_after_other_segments() -> None:
    """R-09, 6.1"""
    s = table(f"rurik; at.1 kiev; troops.1 volyn:1; hand.1 s01; tax_points 2; {DONE}")
    play(s, "tax:kiev", "play:s01", "muster:volyn", "tax:volyn")
    assert goods(s, 0) == {"wood": 1, "fish": 1}


@pytest.mark.parametrize(
    ("card", "question"), [("s05", "muster"), ("s07", "move"), ("s10", "attack")], ids=["muster", "move", "attack"]
)
def test_other_points_are_lost_with_their_segment(card: str, question: str) -> None:
    """R-09"""
    s = turn(f"at.1 kiev; neutrals kiev; hand.1 {card}")
    play(s, f"play:{card}")
    assert asks(s) == question
    play(s, "stop", "forfeit")
    assert (counted(s), s.tax_points, s.build_points) == (0, 0, 0)
    assert question != asks(s)


def test_unspent_points_vanish_at_the_end_of_the_turn() -> None:
    """6.1"""
    s = table(f"rurik; {TWO_STAND}; banner.tax 2:1; tax_points 2; build_points 1; {DONE}")
    play(s, "end")
    assert (asked(s), s.tax_points, s.build_points) == (1, 0, 0)


def test_points_of_one_turn_are_not_those_of_the_next_player() -> None:
    """6.1"""
    s = table(f"rurik; {TWO_STAND}; banner.tax 1:1; banner.build 2:1; {ACTION}")
    play(s, "act", "end", "act")
    assert (asked(s), s.tax_points, s.build_points) == (1, 0, 2)


# -- the end of a turn ------------------------------------------------------------------------------------------------


def test_a_turn_without_another_choice_ends_by_itself() -> None:
    """14"""
    s = table(f"rurik; {TWO_STAND}; banner.tax 1:1 2:1; {ACTION}")
    assert asked(play(s, "forfeit")) == 1


def test_a_card_in_hand_that_cannot_be_paid_is_not_betrayed_by_a_turn_that_ends_by_itself() -> None:
    """13, 14"""
    s = table(f"rurik; {TWO_STAND}; hand.1 s03; banner.move 2:1; {DONE}")
    assert (asked(s), choices(s), refused(s)["play:s03"]) == (0, ["end"], "card_too_dear")
    assert asked(play(s, "end")) == 1


def test_after_a_scheme_card_the_rest_of_the_hand_betrays_nothing() -> None:
    """13, 14"""
    s = table(f"rurik; {TWO_STAND}; hand.1 s23 s24; banner.move 2:1; {DONE}")
    assert asked(play(s, "play:s23")) == 1


def test_a_forced_forfeit_is_asked_for_while_the_hand_is_hidden() -> None:
    """13, 14"""
    s = table(f"rurik; {TWO_STAND}; hand.1 s03; banner.tax none none 1:1; {ACTION}")
    assert (asked(s), choices(s)) == (0, ["forfeit"])


# -- scheme cards -----------------------------------------------------------------------------------------------------

PLAYS = [  # card, coins after it from 1, the question, its count
    ("s01", 1, "muster", 1),
    ("s03", 0, "muster", 1),
    ("s04", 2, "muster", 1),
    ("s05", 1, "muster", 2),
    ("s06", 1, "move", 1),
    ("s08", 1, "move", 2),
    ("s09", 1, "move", 3),
    ("s12", 1, "attack", 1),
    ("s13", 0, "attack", 1),
    ("s14", 2, "attack", 1),
    ("s23", 3, "turn", 0),
    ("s25", 1, "take_deed", 0),
    ("s26", 0, "take_deed", 0),
    ("s27", 2, "take_deed", 0),
]


@pytest.mark.parametrize(("card", "purse", "question", "count"), PLAYS)
def test_a_scheme_card_costs_and_brings_what_it_says(card: str, purse: int, question: str, count: int) -> None:
    """6.8"""
    s = turn(f"at.1 kiev; neutrals kiev; coins.1 1; hand.1 {card}; row hoard trade_route")
    assert told(s, f"play:{card}")[0] == ("played", 0, SCHEME_NAMES.index(card), 0)
    assert (asks(s), counted(s), coins(s)[0]) == (question, count, purse)


@pytest.mark.parametrize(
    ("card", "tax", "build", "purse"),
    [("s15", 1, 0, 0), ("s17", 2, 0, 0), ("s18", 1, 0, 1), ("s19", 0, 1, 0), ("s22", 0, 1, 1)],
)
def test_tax_and_build_cards_fill_the_pools(card: str, tax: int, build: int, purse: int) -> None:
    """6.8"""
    s = play(turn(f"at.1 kiev; hand.1 {card}"), f"play:{card}")
    assert (s.tax_points, s.build_points, coins(s)[0], names(s.discard)) == (tax, build, purse, [card])


def test_a_card_that_cannot_be_paid_is_refused() -> None:
    """6.8"""
    s = turn("at.1 kiev; hand.1 s03 s13 s21 s26")
    assert {refused(s)[f"play:{card}"] for card in hand(s, 0)} == {"card_too_dear"}


def test_a_played_card_is_set_aside_until_its_reward_is_done() -> None:
    """R-42"""
    s = play(turn("at.1 kiev; troops.2 kiev:1; hand.1 s10"), "play:s10")
    assert (names(s.playing), s.discard) == (["s10"], [])
    play(s, "stop")
    assert (s.playing, names(s.discard)) == ([], ["s10"])


def test_a_played_card_is_not_shuffled_into_the_decks_by_its_own_attack() -> None:
    """R-42"""
    s = turn("at.1 kiev; troops.1 kiev:1; troops.2 kiev:1; hand.1 s10; top.1 s01; under 0 25")
    play(s, "play:s10", "attack:kiev_2", "deck:1")
    assert (names(s.discard), len(s.schemes), s.schemes.count(SCHEME_NAMES.index("s10"))) == (["s10"], 26, 0)


def test_a_scheme_card_paid_for_a_deed_is_discarded_before_the_reward() -> None:
    """R-42"""
    s = turn("at.1 kiev; hand.1 s01 s02; coins.1 3; open.1 honorable_prince")
    play(s, "deed:honorable_prince", "discard:s02")
    assert (asks(s), names(s.discard)) == ("muster", ["s02"])


def test_a_deed_card_takes_a_deed_of_the_row_which_is_filled_again() -> None:
    """6.8, 14"""
    s = turn("at.1 kiev; hand.1 s25; row hoard trade_route generous_prince")
    play(s, "play:s25")
    assert choices(s) == ["take:hoard", "take:trade_route", "take:generous_prince"]
    play(s, "take:trade_route")
    assert (len(s.row), len(s.players[0].open), len(s.deeds)) == (3, 1, 22)


def test_a_deed_taken_this_turn_may_be_accomplished_this_turn() -> None:
    """6.8"""
    s = turn("at.1 kiev; hand.1 s25; coins.1 4; row hoard trade_route generous_prince")
    play(s, "play:s25", "take:generous_prince")
    assert "deed:generous_prince" in choices(s)


def test_a_card_drawn_this_turn_may_be_played_this_turn() -> None:
    """6.8"""
    s = table(f"rurik; at.1 kiev; hand.1 s24; top.1 s23; {ACTION} next=2; step turn slot=scheme_3")
    play(s, "act", "deck:1")
    assert "play:s23" in choices(s)


# -- converting goods -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "goods_text", "pays", "left"),
    [
        ("build", "1 1 0 0 0", [], {}),
        ("build", "2 0 0 0 0", [], {}),
        ("build", "0 0 2 0 0", [], {}),
        ("build", "1 0 1 0 1", ["pay:wood", "pay:fur"], {"stone": 1}),
        ("build", "1 0 1 0 1", ["pay:stone", "pay:wood"], {"fur": 1}),
        ("muster", "0 2 0 0 0", [], {}),
        ("muster", "0 0 0 2 0", [], {}),
        ("muster", "0 0 0 1 1", [], {}),
        ("muster", "1 1 0 1 0", ["pay:honey", "pay:wood"], {"fish": 1}),
    ],
)
def test_a_conversion_takes_one_of_two_kinds_and_any_good(
    token: str, goods_text: str, pays: list[str], left: dict[str, int]
) -> None:
    """V8, 6.8, 14"""
    s = turn(f"at.1 kiev; goods.1 {goods_text}")
    play(s, f"convert:{token}", *pays)
    assert goods(s, 0) == left
    if token == "build":
        assert (s.build_points, asks(s)) == (1, "turn")
    else:
        assert (asks(s), counted(s)) == ("muster", 1)


@pytest.mark.parametrize(
    ("goods_text", "refusals"),
    [
        ("1 0 0 0 0", ["build", "muster"]),
        ("0 0 1 0 1", ["muster"]),
        ("0 1 0 0 1", ["build"]),
        ("0 0 0 0 3", ["build", "muster"]),
        ("0 0 0 1 0", ["build", "muster"]),
    ],
)
def test_without_the_right_goods_nothing_is_converted(goods_text: str, refusals: list[str]) -> None:
    """6.8"""
    s = turn(f"at.1 kiev; goods.1 {goods_text}")
    found = {answer for answer, reason in refused(s).items() if reason == "goods_missing"}
    assert found == {f"convert:{token}" for token in refusals}


def test_the_first_good_must_be_one_the_token_asks_for() -> None:
    """6.8, 14"""
    s = play(turn("at.1 kiev; goods.1 1 1 1 1 1"), "convert:build")
    assert choices(s) == ["pay:wood", "pay:stone"]
    play(s, "pay:wood")
    assert (choices(s), refused(s)) == (
        ["pay:fish", "pay:stone", "pay:honey", "pay:fur"],
        {"pay:wood": "no_such_good"},
    )


def test_each_token_is_used_once_a_round() -> None:
    """6.8"""
    s = turn("at.1 kiev; goods.1 3 3 0 0 0; ready.1 muster")
    assert refused(s)["convert:build"] == "token_used"
    play(s, "convert:muster", "pay:wood", "stop")
    assert s.players[0].ready == 0
    s = play(turn("at.1 kiev; goods.1 3 3 0 0 0"), "convert:muster", "pay:wood", "stop")
    assert s.players[0].ready == 1


def test_goods_are_paid_from_boat_and_dock_alike() -> None:
    """2.4, R-03"""
    s = turn("at.1 kiev; goods.1 5 0 0 0 0")
    player = s.players[0]
    assert (player.boat(0), player.boat_total()) == (3, 3)
    play(s, "convert:build")
    assert (player.goods[0], player.boat(0)) == (3, 3)


@pytest.mark.parametrize(
    ("goods_text", "boat", "columns"),
    [
        ("0 0 0 0 0", 0, 0),
        ("3 3 2 2 1", 11, 5),
        ("9 9 9 9 9", 11, 5),
        ("2 3 1 2 0", 8, 2),
        ("0 0 2 0 0", 2, 1),
        ("4 0 0 0 2", 4, 2),
    ],
)
def test_the_boat_is_always_as_full_as_it_can_be(goods_text: str, boat: int, columns: int) -> None:
    """2.4, R-03"""
    player = turn(f"at.1 kiev; goods.1 {goods_text}").players[0]
    assert (player.boat_total(), player.full_columns()) == (boat, columns)
