"""Law 70 draws three laws and puts two back (7)."""

from __future__ import annotations

import pytest

from .laws_table import laws_left, placing
from .table import asks, board, choices, hand, play, tucked

TOP = "law_top 71 72 73"  # 73 lies uppermost


def test_three_laws_are_drawn_and_two_put_back() -> None:
    """7.70"""
    s = placing(70, f"pyramid.1 1; {TOP}")
    laws = s.laws_left()
    play(s, "slot:1:1")
    assert (hand(s, 0), asks(s), choices(s)) == ([71, 72, 73], "return_law", ["return:71", "return:72", "return:73"])
    play(s, "return:71", "return:73")
    assert (hand(s, 0), s.law_top, s.laws_left(), asks(s)) == ([72], [71, 73], laws - 1, "choose")


def test_any_law_of_the_hand_may_be_put_back_but_no_character() -> None:
    """R-27"""
    s = play(placing(70, f"pyramid.1 1; {TOP}; hand.1 30 85"), "slot:1:1")
    assert choices(s) == ["return:71", "return:72", "return:73", "return:85"]
    play(s, "return:85", "return:72")
    assert (hand(s, 0), s.law_top) == ([30, 71, 73], [85, 72])


def test_the_law_put_back_last_is_drawn_first() -> None:
    """7.70, 12.2"""
    s = play(placing(70, f"pyramid.1 1; {TOP}; hand.2 77; pyramid.2 2", small=2), "slot:1:1")
    play(s, "return:73", "return:71", "pass", "play:77", "slot:1:1", "option:2", "deck:law")
    assert (hand(s, 1), s.law_top) == ([71], [73])


def test_the_new_laws_come_from_the_deck_when_nothing_lies_on_top() -> None:
    """7.70"""
    s = play(placing(70, f"pyramid.1 1; {laws_left(70, 80, 81, 82, 83)}"), "slot:1:1")
    assert (len(hand(s, 0)), set(hand(s, 0)) <= {80, 81, 82, 83}, s.laws_left()) == (3, True, 1)


@pytest.mark.parametrize(("left", "returned"), [([], 0), ([80], 1), ([80, 81], 2), ([80, 81, 82], 2)])
def test_no_more_laws_are_put_back_than_were_drawn(left: list[int], returned: int) -> None:
    """R-27"""
    s = play(placing(70, f"pyramid.1 1; hand.1 66 67 68; {laws_left(66, 67, 68, 70, *left)}"), "slot:1:1")
    assert hand(s, 0) == [66, 67, 68, *left]
    for _ in range(returned):
        assert asks(s) == "return_law"
        play(s, choices(s)[0])
    assert (asks(s), s.laws_left()) == ("choose", returned)


def test_an_empty_law_deck_changes_nothing() -> None:
    """7.70, 1.6"""
    s = play(placing(70, f"pyramid.1 1; {laws_left(70)}"), "slot:1:1")
    assert (hand(s, 0), s.laws_left(), asks(s)) == ([], 0, "choose")


def test_with_law_78_each_taken_law_may_be_tucked_before_any_is_put_back() -> None:
    """7.70, 7.78"""
    s = play(placing(70, f"pyramid.1 1 78; {TOP}"), "slot:1:2")
    assert (asks(s), s.players[0].taken) == ("keep_or_tuck", [73])
    play(s, "no")
    assert (asks(s), s.players[0].taken, hand(s, 0)) == ("keep_or_tuck", [72], [73])
    play(s, "yes", "no")
    assert (tucked(s, 0), hand(s, 0), asks(s)) == ([(72, "1:1")], [71, 73], "return_law")
    play(s, "return:71", "return:73")
    assert (hand(s, 0), s.law_top, asks(s)) == ([], [71, 73], "choose")


def test_laws_tucked_at_once_are_not_there_to_be_put_back() -> None:
    """R-27, 7.78"""
    s = play(placing(70, f"pyramid.1 1 78; {TOP}"), "slot:1:2", "yes", "yes", "yes")
    assert (len(tucked(s, 0)), hand(s, 0), asks(s)) == (3, [], "choose")
    s = play(placing(70, f"pyramid.1 1 78; {TOP}"), "slot:1:2", "yes", "no", "yes")
    assert (hand(s, 0), asks(s)) == ([72], "return_law")
    play(s, "return:72")
    assert (s.law_top, asks(s)) == ([72], "choose")


def test_only_who_put_the_laws_back_knows_them() -> None:
    """11"""
    s = play(placing(70, f"pyramid.1 1; {TOP}; hand.2 60", seats=3), "slot:1:1", "return:71", "return:73")
    assert board(s, 0).law_top == [71, 73]
    assert [len(board(s, viewer).law_top) for viewer in (1, 2)] == [2, 2]
    assert all(card < 0 for viewer in (1, 2) for card in board(s, viewer).law_top)
