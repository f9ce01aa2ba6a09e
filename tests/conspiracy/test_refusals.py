"""Every reason for refusing an answer, with the rule it comes from."""

from __future__ import annotations

import pytest
from refusing import check_not_taken, check_options, check_refused

from prestol.core.errors import GAME_OVER, NO_ANSWER_HERE, NO_SUCH_SEAT, NOT_ASKED, Reason
from prestol.games.conspiracy.rules import GAME

from .table import asked, faceup_but, piles_but, table

BOUND = "conspiracy; pile.Y Y4; binder 2; bound_to {}; step turn stage=recruited; step recruit; waiting 1"
SWAPPING = "conspiracy; alliance.1 Y3 Y3 R1 B6 P0; step turn stage=extended; step extend; step swap"
DUE = "conspiracy; step turn stage=extended; step extend; step take; "
SEARCHING = f"{DUE} alliance.1 Y1 R1 G1 B1; locations.1 search_deck; covers.1 2; faceup plain_7"
LEGEND_CHOOSING = "conspiracy seats=1; pile.Y Y3 Y4; pile.R R3 R4; pile.G G1; step turn player=2"

CASES = [  # a position, an answer, why it is refused, and the rule
    (BOUND.format(1), "deck:2", "bound_to_1", "5.5"),
    (BOUND.format(1), "pile:Y", "bound_to_1", "5.5"),
    (BOUND.format(2), "deck:1", "bound_to_2", "5.5"),
    (BOUND.format(2), "deck:3", "bound_to_2", "5.5"),
    (BOUND.format(2), "pile:Y", "bound_to_2", "5.5"),
    (f"conspiracy; {piles_but('Y1')}", "deck:2", "deck_short", "3.1, A1"),
    ("conspiracy; pile.Y Y1", "pile:R", "pile_empty", "3.1"),
    (SWAPPING, "swap:3", "has_key", "7.1"),
    (f"{SWAPPING} first=1", "swap:3", "has_key", "7.1"),
    (f"{SWAPPING} first=1", "swap:1", "same_spot", "7.1"),
    (f"{SWAPPING} first=1", "swap:2", "same_kind", "7.1"),
    (f"{DUE} alliance.1 Y1 R1; {faceup_but('plain_7')}", "reveal:2", "locations_short", "5.2, A2"),
    (SEARCHING, "reveal:1", "must_search", "5.2, A15"),
    (SEARCHING, "take:plain_7", "must_search", "5.2, A15"),
    (LEGEND_CHOOSING, "pile:G", "not_wanted", "14"),
]


@pytest.mark.parametrize(("position", "answer", "key", "rule"), CASES, ids=[f"{case[2]}-{case[1]}" for case in CASES])
def test_a_refused_answer_says_why_and_changes_nothing(position: str, answer: str, key: str, rule: str) -> None:
    """10"""
    s = table(position)
    check_refused(s, asked(s), answer, Reason(key, rule))


def test_every_reason_is_given_somewhere() -> None:
    """10"""
    assert {Reason(key, rule) for _, _, key, rule in CASES} == set(GAME.reasons[1:])


@pytest.mark.parametrize(
    ("seat", "answer", "reason"),
    [(1, "deck:1", NOT_ASKED), (2, "deck:1", NO_SUCH_SEAT), (0, "keep:Y1", NO_ANSWER_HERE), (0, "yes", NO_ANSWER_HERE)],
)
def test_only_the_player_whose_turn_it_is_answers_what_was_asked(seat: int, answer: str, reason: Reason) -> None:
    """10"""
    check_not_taken(table("conspiracy; pile.Y Y1"), seat, answer, reason)


def test_nothing_can_be_answered_after_the_end() -> None:
    """8"""
    check_not_taken(table("conspiracy; over"), 0, "deck:1", GAME_OVER)


@pytest.mark.parametrize("position", sorted({case[0] for case in CASES}))
def test_every_option_is_either_legal_or_refused(position: str) -> None:
    """10"""
    s = table(position)
    check_options(s, asked(s))
