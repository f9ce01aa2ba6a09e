"""Every reason for refusing an answer, with the rule it comes from."""

from __future__ import annotations

import pytest
from refusing import check_not_taken, check_options, check_refused

from prestol.core.errors import GAME_OVER, NO_ANSWER_HERE, NO_SUCH_SEAT, NOT_ASKED, Reason
from prestol.games.viceroy import REASONS

from .table import AUCTION, DEVELOPMENT, TWO, play, table

START = f"viceroy; {TWO}; "
BIDDING = f"{START} base.red 30; gems.0 1 1 0 0; {AUCTION}"
TAKING = f"{START} base.red 30; tip.blue 42; bids attack pass; {AUCTION} count=1 at=1; step take_any"
OF_COLOUR = f"{START} base.red 30; {AUCTION} count=1 at=2; step take_of_colour; waiting 0"
DROPPING = f"viceroy virtual=1; {TWO}; base.red 30; tip.red 40; {AUCTION} count=1 at=3 card=1; step drop"
OFFERED = f"{START} base.red 30; tip.red 40; {DEVELOPMENT}; step take_offer"
TALL = "pyramid.0 33 34 35 36 37 38 39 40 41 42 43 44 45 46; places.0 1:0 1:1 1:2 1:3 1:4 2:0 2:1 2:2 2:3 3:0 3:1 3:2 "
TALL += "4:0 4:1; pyramid.1 2; "
FIVE = TALL.replace(" 46", " 46 47").replace("4:1;", "4:1 5:0;")
PLAYING = f"viceroy; {TALL} played.0 {{}}; gems.0 0 1 0 0; {DEVELOPMENT} at=2; step play card={{}}"
SWAPPING = (
    f"viceroy seats=3; {TWO}; pyramid.2 3; tokens.0 1:0:magic; tokens.1 1:0:vp3; {{}}; {DEVELOPMENT}; step swap_with"
)
CIRCLE = "viceroy; pyramid.0 1 3 4; places.0 1:0 1:1 2:0; pyramid.1 2; gems.0 1 1 1 0; turn 12; step recolour; "

CASES = [  # a position, an answer of player 0, why it is refused, and the rule
    (f"{START} gems.1 8 0 0 0; {DEVELOPMENT}; step gems count=2", "gem:red", "reserve_empty", "1.6"),
    (BIDDING, "bid:blue", "no_gem", "4.2"),
    (f"{START} gems.1 8 0 0 0; {DEVELOPMENT}; step own_gem card=36 count=192", "yes", "no_gem", "4.2"),
    (f"{START} gems.0 2 1 1 0; {DEVELOPMENT}; step give_gems card=1 count=3", "gem:yellow", "no_gem", "4.2"),
    (f"{START} gems.0 2 1 1 0; {DEVELOPMENT}; step store count=192", "store:yellow", "no_gem", "4.2"),
    (f"{CIRCLE} sealed.0 slot:2:0; waiting 0", "paint:bl_yellow", "no_gem", "4.2"),
    (f"{START} {DEVELOPMENT}; step draw count=1; waiting 0", "deck:character", "deck_empty", "5.4"),
    (TAKING, "take:red_tip", "no_card_there", "4.3"),
    (OF_COLOUR, "take:red_tip", "no_card_there", "4.3"),
    (DROPPING, "drop:green_base", "no_card_there", "4.3"),
    (OFFERED, "take:green_base", "no_card_there", "4.3"),
    (SWAPPING.format("gems.0 1 0 0 1"), "player:2", "three_gems", "7 (67)"),
    (SWAPPING.format("gems.0 1 1 0 1"), "player:3", "no_tokens", "7 (67)"),
    (BIDDING, "bid:green", "no_card_of_colour", "4.2"),
    (BIDDING, "attack", "no_attack", "4.2"),
    (f"{START} attack.0 1; {AUCTION}", "attack", "offer_empty", "4.2, R-42"),
    (f"{START} hand.0 32; {DEVELOPMENT}", "play:32", "cannot_pay_card", "5.1, R-13"),
    (f"viceroy; pyramid.0 68; pyramid.1 2; hand.0 66; {DEVELOPMENT}", "play:66", "needs_character", "7 (66)"),
    (PLAYING.format(32, 32), "slot:5:0", "cannot_pay_level", "5.3"),
    (PLAYING.format(68, 68), "slot:5:0", "law_on_top", "5.3, R-20"),
    (PLAYING.replace(TALL, FIVE).format(65, 65), "slot:5:0", "law_on_top", "5.3, R-20"),
    (
        f"{START} tokens.0 1:0:infinite_green; hand.0 32; {DEVELOPMENT}; step pay card=32 count=193",
        "pay",
        "cannot_pay_rest",
        "5.3",
    ),
    (f"{CIRCLE} sealed.0 slot:1:0; waiting 0", "paint:tl_green", "not_in_circle", "8.1"),
    (f"{CIRCLE} sealed.0 slot:2:0 paint:bl_red slot:2:0; waiting 0", "paint:bl_green", "painted", "8.1"),
    (f"{CIRCLE} sealed.0 slot:2:0; waiting 0", "paint:br_blue", "same_colour", "8.1"),
]
NAMES = [f"{case[2]}-{case[1]}-{number}" for number, case in enumerate(CASES)]


@pytest.mark.parametrize(("position", "answer", "key", "rule"), CASES, ids=NAMES)
def test_a_refused_answer_says_why_and_changes_nothing(position: str, answer: str, key: str, rule: str) -> None:
    """12"""
    check_refused(table(position), 0, answer, Reason(key, rule))


def test_every_reason_is_given_somewhere() -> None:
    """12"""
    assert {Reason(key, rule) for _, _, key, rule in CASES} == set(REASONS[1:])


@pytest.mark.parametrize(
    ("seat", "answer", "reason"),
    [(1, "pass", NOT_ASKED), (2, "pass", NO_SUCH_SEAT), (0, "play:71", NO_ANSWER_HERE), (0, "yes", NO_ANSWER_HERE)],
)
def test_only_a_player_who_is_asked_answers_what_was_asked(seat: int, answer: str, reason: Reason) -> None:
    """12"""
    check_not_taken(table(f"{START} hand.0 70; {DEVELOPMENT}"), seat, answer, reason)


def test_nobody_answers_a_secret_question_twice() -> None:
    """12"""
    s = play(table(BIDDING), "bid:red")
    check_not_taken(s, 0, "pass", NOT_ASKED)


def test_nothing_can_be_answered_after_the_end() -> None:
    """12"""
    check_not_taken(table(f"{START} turn 12; over"), 0, "pass", GAME_OVER)


@pytest.mark.parametrize("position", sorted({case[0] for case in CASES}))
def test_every_option_is_either_legal_or_refused(position: str) -> None:
    """12"""
    check_options(table(position), 0)
