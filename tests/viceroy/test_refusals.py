"""Every reason for refusing an answer, with the rule it comes from."""

from __future__ import annotations

import pytest
from refusing import check_not_taken, check_options, check_refused

from prestol.core.errors import GAME_OVER, NO_ANSWER_HERE, NO_SUCH_SEAT, NOT_ASKED, Reason
from prestol.games.viceroy.rules import GAME

from .laws_table import laws_left
from .table import AUCTION, DEVELOPMENT, PLAYS, TWO, ended, play, table

START = f"viceroy; {TWO}; "
BIDDING = f"{START} base.red 30; gems.1 1 1 0 0; {AUCTION}"
TAKING = f"{START} base.red 30; tip.blue 42; bids attack pass; {AUCTION} round=1 next=attacks; step take_any"
OF_COLOUR = f"{START} base.red 30; bids red pass; {AUCTION} round=1 next=colours resolved=1"
OF_COLOUR += "; step take_of_colour; waiting 1"
DROPPING = f"viceroy virtual=1; {TWO}; base.red 30; tip.red 40; bids pass pass; virtual_bids attack; virtuals_out 1"
DROPPING += f"; {AUCTION} round=1 next=virtual_attacks resolved=1; step drop"
LYING = f"viceroy; pyramid.1 9 {{}}; pyramid.2 2; {PLAYS}; "  # a card just placed
OFFERED = f"{LYING.format(69)} skips 1; base.red 30; tip.red 40; step take_offer"
TALL = "pyramid.1 33 34 35 36 37 38 39 40 41 42 43 44 45 46; places.1 1:0 1:1 1:2 1:3 1:4 2:0 2:1 2:2 2:3 3:0 3:1 3:2 "
TALL += "4:0 4:1; pyramid.2 2; "
FIVE = TALL.replace(" 46", " 46 47").replace("4:1;", "4:1 5:0;")
PLAYING = f"viceroy; {TALL} played.1 {{}}; gems.1 0 1 0 0; {PLAYS}; step play"
SWAPPING = (
    f"viceroy seats=3; pyramid.1 1 67; pyramid.2 2; pyramid.3 3; tokens.1 1:0:magic; tokens.2 1:0:vp3; {{}}; {PLAYS}"
)
SWAPPING += "; step swap_with"
CIRCLE = "viceroy; pyramid.1 1 3 4; places.1 1:0 1:1 2:0; pyramid.2 2; gems.1 1 1 1 0; turn 12; step recolour; "

CASES = [  # a position, an answer of the first player, why it is refused, and the rule
    (
        f"{START} gems.2 8 0 0 0; {DEVELOPMENT} round=1 next=discards; step gems left=2",
        "gem:red",
        "reserve_empty",
        "1.6",
    ),
    (BIDDING, "bid:blue", "no_gem", "4.2"),
    (
        f"{LYING.format(62)} gems.2 8 0 0 0; step reward card=62 granted=1; step own_gem card=62 token=infinite_red",
        "yes",
        "no_gem",
        "4.2",
    ),
    (f"{LYING.format(67)} gems.1 2 1 1 0; step give_gems other=2 left=3", "gem:yellow", "no_gem", "4.2"),
    (f"{LYING.format(76)} gems.1 2 1 1 0; step store card=76", "store:yellow", "no_gem", "4.2"),
    (f"{CIRCLE} sealed.1 slot:2:0; waiting 1", "paint:bl_yellow", "no_gem", "4.2"),
    (
        f"{LYING.format(1)} {laws_left()}; step reward card=1 granted=1; step draw; waiting 1",
        "deck:law",
        "deck_empty",
        "5.4",
    ),
    (TAKING, "take:red_tip", "no_card_there", "4.3"),
    (OF_COLOUR, "take:red_tip", "no_card_there", "4.3"),
    (DROPPING, "drop:green_base", "no_card_there", "4.3"),
    (OFFERED, "take:green_base", "no_card_there", "4.3"),
    (SWAPPING.format("gems.1 1 0 0 1"), "player:2", "three_gems", "7.67"),
    (SWAPPING.format("gems.1 1 1 0 1"), "player:3", "no_tokens", "7.67"),
    (BIDDING, "bid:green", "no_card_of_colour", "4.2"),
    (BIDDING, "attack", "no_attack", "4.2"),
    (f"{START} attack.1 1; {AUCTION}", "attack", "offer_empty", "4.2, R-42"),
    (f"{START} hand.1 32; {DEVELOPMENT}", "play:32", "cannot_pay_card", "5.1, R-13"),
    (f"viceroy; pyramid.1 68; pyramid.2 2; hand.1 66; {DEVELOPMENT}", "play:66", "needs_character", "7.66"),
    (PLAYING.format(32), "slot:5:0", "cannot_pay_level", "5.3"),
    (PLAYING.format(68), "slot:5:0", "law_on_top", "5.3, R-20"),
    (PLAYING.replace(TALL, FIVE).format(65), "slot:5:0", "law_on_top", "5.3, R-20"),
    (
        f"{LYING.format(32)} tokens.1 1:0:infinite_green; step effect card=32; step pay card=32",
        "pay",
        "cannot_pay_rest",
        "5.3",
    ),
    (f"{CIRCLE} sealed.1 slot:1:0; waiting 1", "paint:tl_green", "not_in_circle", "8.1"),
    (f"{CIRCLE} sealed.1 slot:2:0 paint:bl_red slot:2:0; waiting 1", "paint:bl_green", "painted", "8.1"),
    (f"{CIRCLE} sealed.1 slot:2:0; waiting 1", "paint:br_blue", "same_colour", "8.1"),
]
NAMES = [f"{case[2]}-{case[1]}-{number}" for number, case in enumerate(CASES)]


@pytest.mark.parametrize(("position", "answer", "key", "rule"), CASES, ids=NAMES)
def test_a_refused_answer_says_why_and_changes_nothing(position: str, answer: str, key: str, rule: str) -> None:
    """12"""
    check_refused(table(position), 0, answer, Reason(key, rule))


def test_every_reason_is_given_somewhere() -> None:
    """12"""
    assert {Reason(key, rule) for _, _, key, rule in CASES} == set(GAME.reasons[1:])


@pytest.mark.parametrize(
    ("seat", "answer", "reason"),
    [(1, "pass", NOT_ASKED), (2, "pass", NO_SUCH_SEAT), (0, "play:71", NO_ANSWER_HERE), (0, "yes", NO_ANSWER_HERE)],
)
def test_only_a_player_who_is_asked_answers_what_was_asked(seat: int, answer: str, reason: Reason) -> None:
    """12"""
    check_not_taken(table(f"{START} hand.1 70; {DEVELOPMENT}"), seat, answer, reason)


def test_nobody_answers_a_secret_question_twice() -> None:
    """12"""
    s = play(table(BIDDING), "bid:red")
    check_not_taken(s, 0, "pass", NOT_ASKED)


def test_nothing_can_be_answered_after_the_end() -> None:
    """12"""
    check_not_taken(ended(START), 0, "pass", GAME_OVER)


@pytest.mark.parametrize("position", sorted({case[0] for case in CASES}))
def test_every_option_is_either_legal_or_refused(position: str) -> None:
    """12"""
    check_options(table(position), 0)
