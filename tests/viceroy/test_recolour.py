"""The end: screens off, and the gems left recolour sectors (8.1)."""

from __future__ import annotations

import pytest

from prestol.core.engine import SECRET
from prestol.games.viceroy.rules.state import Viceroy

from .table import answer, asks, board, choices, complete, gems, hand, play, points, refused, table, told

LAST = "turn 12; step turn next=end"  # the development of the last turn is over
RED_UNDER_BLUE = "pyramid.1 1 17 4; places.1 1:0 1:1 2:0"  # two red gems make its circle red


def recolouring(text: str, seats: int = 2) -> Viceroy:
    return table(complete(f"viceroy seats={seats}; {text}; {LAST}"))


def paint(s: Viceroy, seat: int) -> dict[str, str]:
    """The recoloured sectors: {“2:0:bl”: “red”}."""
    fields = {field.name: field for field in s.game.fields(s)}
    words = fields[f"paint.{seat + 1}"].words().split()
    return {word.rpartition(":")[0]: word.rpartition(":")[2] for word in words}


# -- screens off ------------------------------------------------------------------------------------------------------


def test_hand_cards_are_discarded_and_everything_lies_open() -> None:
    """8.1"""
    s = recolouring(f"{RED_UNDER_BLUE}; gems.1 2 0 0 0; returned.1 green blue; pyramid.2 2; hand.1 30 66; hand.2 31")
    assert (hand(s, 0), hand(s, 1), s.discard) == ([], [], [30, 31, 66])
    assert [board(s, viewer).players[0].gems for viewer in (0, 1, None)] == [[2, 0, 0, 0]] * 3


def test_a_written_position_does_not_put_the_screens_up_again() -> None:
    """8.1, 11"""
    s = recolouring(f"{RED_UNDER_BLUE}; gems.1 2 0 0 0; returned.1 green blue; pyramid.2 2")
    again = table(s.position())
    assert board(again, 1).players[0].gems == board(s, 1).players[0].gems == [2, 0, 0, 0]


# -- who is asked -----------------------------------------------------------------------------------------------------


def test_everybody_with_gems_and_a_circle_is_asked_at_once() -> None:
    """8.1"""
    s = recolouring(
        f"{RED_UNDER_BLUE}; gems.1 2 0 0 0; pyramid.2 2 18 3; places.2 1:0 1:1 2:0; gems.2 0 0 1 0", seats=2
    )
    assert (asks(s), s.waiting) == ("recolour", [0, 1])


@pytest.mark.parametrize(
    "text",
    [
        "pyramid.1 1 17; gems.1 2 0 0 0",
        RED_UNDER_BLUE,
        f"{RED_UNDER_BLUE}; tokens.1 1:0:infinite_red 1:0:used_red",
        f"{RED_UNDER_BLUE}; tokens.1 1:0:stored_red 1:0:stored_red",
    ],
    ids=["no-circle", "no-gem", "infinite-gems", "stored-gems"],
)
def test_without_a_circle_or_a_gem_behind_the_screen_nobody_is_asked(text: str) -> None:
    """8.1, R-41"""
    s = recolouring(text)
    assert (s.over, paint(s, 0)) == (True, {})


def test_infinite_and_stored_gems_add_nothing_to_the_gems_of_the_screen() -> None:
    """R-41"""
    s = recolouring(f"{RED_UNDER_BLUE}; gems.1 1 0 0 0; tokens.1 1:0:infinite_red 1:0:stored_red")
    play(s, "slot:2:0", "paint:bl_red")
    assert (s.over, points(s, 0).get("circles", 0)) == (True, 0)


# -- one sector at a time ---------------------------------------------------------------------------------------------


def test_first_the_card_then_its_sector_and_colour() -> None:
    """12.2"""
    s = recolouring(f"{RED_UNDER_BLUE}; gems.1 2 0 0 0")
    assert choices(s) == ["stop", "best", "slot:2:0"]
    play(s, "slot:2:0")
    assert choices(s) == ["paint:bl_red", "paint:br_red"]
    play(s, "paint:bl_red")
    assert choices(s) == ["stop", "slot:2:0"]
    play(s, "slot:2:0", "paint:br_red")
    assert (s.over, paint(s, 0)) == (True, {"2:0:bl": "red", "2:0:br": "red"})
    assert points(s, 0) == {"circles": 2, "total": 2}


def test_why_a_sector_cannot_get_a_colour() -> None:
    """8.1"""
    s = play(recolouring(f"{RED_UNDER_BLUE}; gems.1 2 0 1 0"), "slot:2:0", "paint:bl_red", "slot:2:0")
    reasons = refused(s)
    assert {key: reasons[f"paint:tl_{key}"] for key in ("red", "blue")} == dict.fromkeys(
        ("red", "blue"), "not_in_circle"
    )
    assert reasons["paint:tr_red"] == "not_in_circle"
    assert reasons["paint:bl_red"] == reasons["paint:bl_blue"] == "painted"
    assert reasons["paint:br_blue"] == "same_colour"
    assert reasons["paint:br_green"] == "no_gem"
    assert choices(s) == ["paint:br_red"]


def test_a_gem_recolours_only_one_sector() -> None:
    """8.1"""
    s = play(recolouring(f"{RED_UNDER_BLUE}; gems.1 1 1 0 0"), "slot:2:0", "paint:bl_red")
    assert choices(s) == ["stop", "slot:1:0", "slot:1:1", "slot:2:0"]
    play(s, "slot:2:0")
    assert (choices(s), refused(s)["paint:br_red"]) == (["paint:br_green"], "no_gem")


def test_only_cards_with_a_sector_in_a_circle_are_offered() -> None:
    """8.1"""
    s = recolouring("pyramid.1 1 17 4 19; places.1 1:0 1:1 2:0 1:2; gems.1 0 0 0 1")
    assert choices(s) == ["stop", "best", "slot:1:0", "slot:1:1", "slot:2:0"]  # nothing rests on 1:2
    play(s, "slot:1:0")
    assert choices(s) == ["paint:tr_yellow"]
    assert {refused(s)[f"paint:{sector}_yellow"] for sector in ("tl", "bl", "br")} == {"not_in_circle"}


def test_sectors_of_laws_can_be_recoloured() -> None:
    """8.1"""
    s = recolouring("pyramid.1 70 1 69; places.1 1:0 1:1 2:0; gems.1 2 0 0 0")  # law 69 is green below
    play(s, "slot:2:0", "paint:bl_red", "slot:2:0", "paint:br_red")
    assert points(s, 0) == {"circles": 2, "total": 2}
    s = recolouring("pyramid.1 69 1 13; places.1 1:0 1:1 2:0; gems.1 1 0 0 0")
    assert points(play(s, "slot:1:0", "paint:tr_red"), 0)["circles"] == 2


def test_stop_ends_it_at_once_or_later() -> None:
    """8.1"""
    s = play(recolouring(f"{RED_UNDER_BLUE}; gems.1 2 0 0 0"), "stop")
    assert (s.over, paint(s, 0), gems(s, 0)) == (True, {}, [2, 0, 0, 0])
    s = play(recolouring(f"{RED_UNDER_BLUE}; gems.1 2 0 0 0"), "slot:2:0", "paint:br_red", "stop")
    assert (s.over, paint(s, 0), gems(s, 0)) == (True, {"2:0:br": "red"}, [1, 0, 0, 0])


def test_gems_left_over_are_worth_nothing() -> None:
    """8.1"""
    s = play(recolouring(f"{RED_UNDER_BLUE}; gems.1 5 4 3 2"), "stop")
    assert points(s, 0) == {"total": 0}


def test_any_choice_is_accepted_even_one_that_spoils_a_circle() -> None:
    """8.1"""
    s = recolouring("pyramid.1 1 17 13; places.1 1:0 1:1 2:0; gems.1 0 1 0 0")
    assert points(s, 0)["circles"] == 2
    assert points(play(s, "slot:1:0", "paint:tr_green"), 0) == {"total": 0}


def test_recolouring_earns_no_circle_gem() -> None:
    """8.1"""
    s = play(recolouring(f"{RED_UNDER_BLUE}; gems.1 3 0 0 0"), "slot:2:0", "paint:bl_red", "slot:2:0")
    events = told(s, "paint:br_red")
    assert (s.over, gems(s, 0), "circle_gem" in events) == (True, [1, 0, 0, 0], False)


def test_the_gems_used_go_back_to_the_reserve() -> None:
    """12.1"""
    s = play(recolouring(f"{RED_UNDER_BLUE}; gems.1 3 0 0 0"), "slot:2:0", "paint:bl_red", "stop")
    assert (gems(s, 0)[0], s.reserve[0]) == (2, 6)


# -- in secret --------------------------------------------------------------------------------------------------------

BOTH = f"{RED_UNDER_BLUE}; gems.1 2 0 0 0; pyramid.2 2 18 3; places.2 1:0 1:1 2:0; gems.2 1 0 1 0"


def test_nobody_sees_what_another_recolours_until_all_have_decided() -> None:
    """12, D16"""
    s = answer(recolouring(BOTH), 0, "slot:2:0", "paint:bl_red")
    assert board(s, 1).sealed[0] == []  # how far the other one has come is a secret, too
    answer(s, 0, "stop")
    assert (board(s, 1).sealed[0], s.players[0].paint, s.waiting) == ([SECRET], [], [1])
    answer(s, 1, "stop")
    assert (s.over, paint(s, 0), paint(s, 1)) == (True, {"2:0:bl": "red"}, {})


def test_one_may_decide_between_the_answers_of_another() -> None:
    """12, D16"""
    s = answer(recolouring(BOTH), 0, "slot:2:0")
    answer(s, 1, "slot:1:0", "paint:tr_red")
    answer(s, 0, "paint:bl_red", "slot:2:0", "paint:br_red")
    assert s.waiting == [1]
    answer(s, 1, "stop")
    assert (s.over, points(s, 0)["total"], paint(s, 1)) == (True, 2, {"1:0:tr": "red"})


def test_players_do_not_affect_each_other() -> None:
    """8.1"""
    s = answer(recolouring(BOTH), 0, "slot:2:0", "paint:bl_red", "stop")
    assert choices(s, 1) == ["stop", "best", "slot:1:0", "slot:1:1", "slot:2:0"]


# -- the best recolouring ---------------------------------------------------------------------------------------------


def best(text: str) -> Viceroy:
    """The first player leaves the choice to the engine."""
    return play(recolouring(text), "best")


def test_the_best_recolouring_is_offered_first_and_only_first() -> None:
    """8.1"""
    s = recolouring(f"{RED_UNDER_BLUE}; gems.1 2 0 0 0")
    assert "best" in choices(s)
    assert "best" not in choices(play(s, "slot:2:0", "paint:bl_red"))


def test_the_best_recolouring_closes_the_circle() -> None:
    """8.1"""
    s = best(f"{RED_UNDER_BLUE}; gems.1 2 0 0 0")
    assert (s.over, paint(s, 0), gems(s, 0)) == (True, {"2:0:bl": "red", "2:0:br": "red"}, [0, 0, 0, 0])


def test_the_best_recolouring_uses_no_gem_where_none_helps() -> None:
    """8.1"""
    s = best(f"{RED_UNDER_BLUE}; gems.1 1 1 1 1")
    assert (paint(s, 0), gems(s, 0), points(s, 0)["total"]) == ({}, [1, 1, 1, 1], 0)


def test_the_best_recolouring_leaves_a_circle_that_is_one_coloured() -> None:
    """8.1"""
    s = best("pyramid.1 1 17 13; places.1 1:0 1:1 2:0; gems.1 4 4 4 4")
    assert (paint(s, 0), points(s, 0)["circles"]) == ({}, 2)


def test_the_best_recolouring_gives_a_circle_another_colour_for_a_bonus() -> None:
    """8.1"""
    s = best("pyramid.1 1 17 13; places.1 1:0 1:1 2:0; gems.1 0 4 0 0; tokens.1 1:0:circle_bonus_green4")
    assert (set(paint(s, 0).values()), len(paint(s, 0)), points(s, 0)["circles"]) == ({"green"}, 4, 6)


def test_the_best_recolouring_prefers_the_higher_circle() -> None:
    """8.1"""
    # 2:0 needs two red gems, 2:1 two blue or other ones; 3:0 (red below) lacks one red sector left and right
    s = recolouring("pyramid.1 1 17 3 4 18 13; places.1 1:0 1:1 1:2 2:0 2:1 3:0; gems.1 2 0 0 0")
    assert points(play(s, "best"), 0) == {"circles": 3, "total": 3}
    assert paint(s, 0) == {"2:0:tr": "red", "2:1:tl": "red"}


def test_the_best_recolouring_may_prefer_two_low_circles_to_a_high_one() -> None:
    """8.1"""
    # each circle of level 2 needs two red gems, the one of level 3 four
    s = recolouring("pyramid.1 1 17 3 4 18 16; places.1 1:0 1:1 1:2 2:0 2:1 3:0; gems.1 4 0 0 0")
    assert points(s, 0) == {"circles": 3, "total": 3}  # blue already
    assert points(play(s, "best"), 0) == {"circles": 2 + 2 + 3, "total": 7}


def test_the_best_recolouring_counts_law_79() -> None:
    """8.1, 7.79"""
    s = best(f"{RED_UNDER_BLUE.replace(' 4;', ' 4 79;')} 1:2; gems.1 2 0 0 0")
    assert points(s, 0) == {"circles": 2, "laws": 1, "total": 3}


def test_the_best_recolouring_shares_gems_among_colours() -> None:
    """8.1"""
    # 2:0: two red or two blue; 2:1: two red (below) or two green (above)
    s = recolouring("pyramid.1 1 17 3 4 61; places.1 1:0 1:1 1:2 2:0 2:1; gems.1 2 2 2 0")
    assert points(play(s, "best"), 0) == {"circles": 4, "total": 4}


def test_the_best_recolouring_alone_at_the_table() -> None:
    """10.1"""
    s = play(recolouring(f"{RED_UNDER_BLUE}; gems.1 2 0 0 0", seats=1), "best")
    assert (s.over, points(s, 0)) == (True, {"circles": 2, "total": 2})
