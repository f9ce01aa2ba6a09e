"""Every reason for refusing an answer, with the rule it comes from."""

from __future__ import annotations

import pytest
from refusing import check_not_taken, check_options, check_refused

from prestol.core.errors import GAME_OVER, NO_ANSWER_HERE, NO_SUCH_SEAT, NOT_ASKED, Reason
from prestol.games.rurik.rules import GAME

from .table import ACTION, CHOOSING, PLACING, STRATEGY, play, table
from .turn_positions import CHECKING, DONE, GOING, PAYING, TURN

MENU = "rurik; at.1 kiev; {}; hand.1 s03; " + DONE
DEEDS = "rurik; at.1 kiev; troops.1 volyn:1; {}; hand.1 s03; " + DONE
NO_HAND = "rurik; at.1 kiev; {}; " + TURN
JOINING = "step round; step place_leaders"
BANNERS = f"banner.tax 2:5 2:4 2:2; banner.move 1:5; advisors.1 4; {STRATEGY}"
THREE_MARKETS = "built.1 novgorod:market rostov:market volyn:market"
ALL = " ".join(f"s{number:02}" for number in range(1, 28))
ALL_BUT_ONE = ALL.removesuffix(" s27")

CASES = [  # a position, an answer of player 0, why it is refused, and the rule
    (f"rurik; first 2; who.2 boris; {CHOOSING} done=1", "leader:boris", "leader_taken", "3.5"),
    (f"rurik seats=1; {CHOOSING}", "leader:sviatopolk", "leader_of_rebellion", "12.1"),
    (f"rurik seats=1; at.2 kiev; {PLACING}", "place:kiev", "rebellion_there", "12.1"),
    (f"rurik seats=1; troops.2 volyn:2; {PLACING}", "place:volyn", "rebellion_there", "12.1"),
    (f"rurik; troops.1 kiev:2 volyn:1; troops.2 rostov:3; {JOINING}", "place:rostov", "no_own_troop", "3.11"),
    (f"rurik; {BANNERS}", "banner:tax", "banner_full", "5"),
    (f"rurik; {BANNERS}", "banner:move", "three_banners", "5"),
    (f"rurik; at.1 kiev; hand.1 s03; {ACTION} next=2; step turn slot=muster_3", "act", "cost_too_high", "6.1"),
    (NO_HAND.format("coins.1 1"), "end", "main_action_first", "6.1"),
    (f"{NO_HAND.format('hand.1 s01')} done=scheme", "play:s01", "scheme_played", "6.1"),
    (MENU.format("coins.1 0"), "play:s03", "card_too_dear", "6.8"),
    (
        f"{MENU.format('open.1 generous_prince; coins.1 4')}".replace("done=main", "done=main+deed"),
        "deed:generous_prince",
        "deed_this_turn",
        "6.1",
    ),
    (DEEDS.format("open.1 generous_prince; coins.1 3"), "deed:generous_prince", "deed_coins_missing", "7"),
    (DEEDS.format("open.1 hoard; goods.1 2 2 2 2 2"), "deed:hoard", "deed_goods_missing", "7"),
    (NO_HAND.format("open.1 great_library; goods.1 0 0 1 0 0"), "deed:great_library", "deed_card_missing", "7"),
    (DEEDS.format("open.1 capital_city"), "deed:capital_city", "deed_condition", "7"),
    (DEEDS.format("open.1 new_beginning"), "deed:new_beginning", "deed_condition", "7"),
    (DEEDS.format("open.1 border_patrols"), "deed:border_patrols", "deed_troops_missing", "7"),
    (DEEDS.format("open.1 peace_maker"), "deed:peace_maker", "deed_troops_missing", "7"),
    (
        f"rurik; at.1 kiev; open.1 retire_veterans; coins.1 2; hand.1 s03; {DONE}",
        "deed:retire_veterans",
        "deed_troops_missing",
        "7",
    ),
    (
        MENU.format("goods.1 2 0 0 0 0").replace("done=main", "done=main+conversion"),
        "convert:build",
        "converted_this_turn",
        "6.8",
    ),
    (MENU.format("goods.1 2 0 0 0 0; ready.1 muster"), "convert:build", "token_used", "6.8"),
    (MENU.format("goods.1 2 0 0 0 0"), "convert:muster", "goods_missing", "6.8"),
    (MENU.format("who.1 predslava; troops.2 kiev:1; power.1 0"), "power", "power_used", "8"),
    (MENU.format("who.1 predslava; neutrals kiev"), "power", "nobody_to_lure", "8"),
    (MENU.format("tax_points 1"), "tax:volyn", "not_occupied", "2.1"),
    (MENU.format("build_points 1"), "build:volyn", "not_occupied", "2.1"),
    (f"rurik; at.1 kiev; {TURN}; step muster points=1", "muster:volyn", "not_occupied", "2.1"),
    (f"rurik; troops.1 kiev:1; {TURN}; step muster points=1", "lead:volyn", "not_occupied", "2.1"),
    (
        f"rurik; at.1 kiev; neutrals kiev volyn; {TURN}; step attack points=1",
        "attack:volyn_rebel",
        "not_occupied",
        "2.1",
    ),
    (MENU.format("tax_points 1; taken kiev"), "tax:kiev", "good_taken", "6.5"),
    (MENU.format("tax_points 1; neutrals kiev"), "tax:kiev", "too_few_points", "6.5, 6.6"),
    (MENU.format("build_points 1; neutrals kiev"), "build:kiev", "too_few_points", "6.5, 6.6"),
    (MENU.format("build_points 1; built.2 kiev:church+market+stronghold"), "build:kiev", "nothing_to_build", "6.6"),
    (
        f"rurik; at.1 kiev; built.2 kiev:church; build_points 1; {TURN}; step build_what region=kiev",
        "what:church",
        "stands_there",
        "6.6",
    ),
    (
        f"rurik; at.1 kiev; {THREE_MARKETS}; build_points 1; {TURN}; step build_what region=kiev",
        "what:market",
        "none_left",
        "6.6",
    ),
    (f"rurik; troops.1 kiev:12; {TURN}; step muster points=1", "muster:kiev", "no_troops_left", "6.2"),
    (
        f"rurik; who.1 sudislav; at.1 kiev; troops.1 kiev:12; neutrals kiev; {TURN}; step attack points=1",
        "muster:kiev",
        "no_troops_left",
        "6.2",
    ),
    (f"rurik; troops.1 kiev:1; {TURN}; step move steps=1", "from:volyn", "no_figure_there", "6.3, 7"),
    (
        f"rurik; troops.1 kiev:2 volyn:1; {DONE}; step gain; step remove_troops way=troops left=2",
        "remove:rostov",
        "no_figure_there",
        "6.3, 7",
    ),
    (f"rurik; troops.1 kiev:1 volyn:1; {TURN}; step move_any steps=1 moved=kiev", "from:kiev", "same_figure", "R-12"),
    (f"rurik; at.1 kiev; troops.1 volyn:1; {TURN}; step move_any steps=1 moved=leader", "march", "same_figure", "R-12"),
    (f"rurik; hand.2 {ALL_BUT_ONE}; {TURN}; step draw cards=1; waiting 1", "deck:2", "deck_empty", "2.6"),
    (
        f"rurik; at.1 kiev; hand.2 {ALL_BUT_ONE}; {CHECKING} region=kiev cards=1; waiting 1",
        "deck:2",
        "deck_empty",
        "2.6",
    ),
    (
        f"rurik; goods.1 1 0 1 0 0; ready.1 none; {PAYING}; step pay_conversion token=build left=1",
        "pay:fish",
        "no_such_good",
        "6.8, 7",
    ),
    (
        f"rurik; goods.1 3 3 2 0 0; {PAYING}; step pay_goods way=same_good left=3",
        "pay:stone",
        "no_such_good",
        "6.8, 7",
    ),
    (
        f"rurik; goods.1 2 1 1 1 0; {PAYING}; step pay_goods way=different_goods left=2 paid=wood",
        "pay:wood",
        "already_chosen",
        "7",
    ),
    (
        f"rurik; troops.1 kiev:2 volyn rostov polotsk; {PAYING}; step remove_troops way=regions left=2 chosen=kiev",
        "remove:kiev",
        "already_chosen",
        "7",
    ),
    (
        f"rurik; troops.1 kiev:2 volyn:2 rostov:2; troops.2 kiev:2; {PAYING}; step remove_troops way=from_ruled left=2",
        "remove:kiev",
        "not_ruled",
        "7",
    ),
    (
        f"rurik; troops.1 kiev:1 volyn:2 rostov:2; {PAYING}; step remove_troops way=from_ruled left=2",
        "remove:kiev",
        "too_few_there",
        "7",
    ),
    (
        f"rurik; troops.1 kiev:1; troops.2 kiev:1; neutrals kiev; built.1 kiev:church; {TURN}; step church region=kiev",
        "no",
        "must_convert",
        "R-10, R-41",
    ),
    (f"rurik; troops.1 kiev:1; {TURN}; step move steps=1 figure=kiev_troop", "to:novgorod", "not_adjacent", "6.3"),
    (
        f"rurik; who.1 agatha; at.1 volyn; troops.1 kiev:1; {GOING}; step companions from=kiev to=volyn",
        "with:2",
        "too_few_companions",
        "8",
    ),
]
NAMES = [f"{case[2]}-{case[1]}-{number}" for number, case in enumerate(CASES)]


@pytest.mark.parametrize(("position", "answer", "key", "rule"), CASES, ids=NAMES)
def test_a_refused_answer_says_why_and_changes_nothing(position: str, answer: str, key: str, rule: str) -> None:
    """14"""
    check_refused(table(position), 0, answer, Reason(key, rule))


def test_every_reason_is_given_somewhere() -> None:
    """14"""
    assert {Reason(case[2], case[3]) for case in CASES} == set(GAME.reasons[1:])


@pytest.mark.parametrize(
    ("seat", "answer", "reason"),
    [
        (1, "forfeit", NOT_ASKED),
        (2, "forfeit", NO_SUCH_SEAT),
        (0, "play:s24", NO_ANSWER_HERE),
        (0, "no", NO_ANSWER_HERE),
    ],
)
def test_only_a_player_who_is_asked_answers_what_was_asked(seat: int, answer: str, reason: Reason) -> None:
    """14"""
    check_not_taken(table(NO_HAND.format("hand.1 s23")), seat, answer, reason)


def test_nobody_chooses_an_agenda_twice() -> None:
    """14"""
    dealt = "dealt.1 regal capable; dealt.2 wealthy esteemed"
    s = play(table(f"rurik; {dealt}; {PLACING}; step choose_agenda"), "agenda:regal")
    check_not_taken(s, 0, "agenda:capable", NOT_ASKED)


def test_nothing_can_be_answered_after_the_end() -> None:
    """14"""
    check_not_taken(table("rurik; round 4; over"), 0, "end", GAME_OVER)


@pytest.mark.parametrize("position", sorted({case[0] for case in CASES}))
def test_every_option_is_either_legal_or_refused(position: str) -> None:
    """14"""
    check_options(table(position), 0)
