"""Laws 72 and 74 tuck cards of the hand and of the pyramid (7)."""

from __future__ import annotations

import pytest

from .laws_table import placing, topped, worth
from .table import answer, asks, board, choices, gems, hand, play, points, pyramid, tokens, tucked

# -- 72: from the hand ------------------------------------------------------------------------------------------------


def test_any_number_of_hand_cards_can_be_tucked() -> None:
    """7.72"""
    s = play(placing(72, "pyramid.1 1; hand.1 20 30 66"), "slot:1:1")
    assert (asks(s), choices(s)) == ("tuck_hand", ["stop", "tuck:20", "tuck:30", "tuck:66"])
    play(s, "tuck:66", "tuck:20", "stop")
    assert (tucked(s, 0), hand(s, 0), asks(s)) == ([(66, "1:1"), (20, "1:1")], [30], "choose")


def test_none_need_be_tucked() -> None:
    """7.72"""
    s = play(placing(72, "pyramid.1 1; hand.1 20 30"), "slot:1:1", "stop")
    assert (tucked(s, 0), hand(s, 0), points(s, 0)) == ([], [20, 30], {"total": 0})


def test_all_can_be_tucked_and_then_nothing_is_asked() -> None:
    """7.72"""
    s = play(placing(72, "pyramid.1 1; hand.1 20 30"), "slot:1:1", "tuck:20", "tuck:30")
    assert (len(tucked(s, 0)), hand(s, 0), asks(s), s.waiting) == (2, [], "choose", [1])


def test_with_an_empty_hand_nothing_is_asked() -> None:
    """7.72, R-18"""
    s = play(placing(72, "pyramid.1 1"), "slot:1:1")
    assert (tucked(s, 0), asks(s)) == ([], "choose")


def test_cards_taken_later_do_not_go_under_the_law() -> None:
    """R-29"""
    s = play(placing(72, "pyramid.1 2; hand.1 1 30; gems.1 0 0 0 1", small=2), "slot:1:1", "tuck:30", "stop")
    answer(answer(s, 0, "play:1"), 1, "pass")
    play(s, "slot:1:2", "deck:law")
    assert (len(hand(s, 0)), tucked(s, 0), asks(s)) == (1, [(30, "1:1")], "choose")


def test_a_tucked_card_costs_and_brings_nothing() -> None:
    """1.3"""
    s = play(placing(72, "pyramid.1 1 17; hand.1 13 80; gems.1 1 0 0 1"), "slot:2:0", "tuck:13", "tuck:80")
    assert (gems(s, 0), tokens(s, 0), pyramid(s, 0)) == ([1, 0, 0, 1], [], {"1:0": 1, "1:1": 17, "2:0": 72})


def test_everybody_sees_tucked_cards() -> None:
    """R-02"""
    s = play(placing(72, "pyramid.1 1; hand.1 20 66"), "slot:1:1", "tuck:20", "tuck:66")
    assert [board(s, viewer).players[0].tucked for viewer in (1, None)] == [[20, 66]] * 2


@pytest.mark.parametrize(("cards", "expected"), [("", 0), ("20", 5), ("20 66 30", 15)])
def test_each_card_under_law_72_is_worth_five(cards: str, expected: int) -> None:
    """7.72"""
    assert worth(f"pyramid.1 72; tucked.1 {cards}") == expected


def test_cards_under_other_cards_do_not_count_for_law_72() -> None:
    """7.72"""
    assert worth("pyramid.1 1 72; tucked.1 66 20; hosts.1 1:0 1:1") == 5


def test_tucked_laws_are_worth_nothing_themselves() -> None:
    """1.3"""
    assert worth("pyramid.1 65; tucked.1 68 72 85 74; hosts.1 1:0 1:0 1:0 1:0") == 0


def test_a_tucked_card_gives_no_priority() -> None:
    """R-01"""
    s = play(placing(72, "pyramid.1 40; hand.1 1"), "slot:1:1", "tuck:1")
    assert s.players[0].priority() == 40


# -- 74: a free card of the pyramid -----------------------------------------------------------------------------------

FOUR_WIDE = "pyramid.1 1 2 3 4"


def test_a_free_card_goes_under_the_law() -> None:
    """7.74"""
    s = play(placing(74, FOUR_WIDE), "slot:2:1")
    assert (asks(s), choices(s)) == ("tuck_free", ["slot:1:0", "slot:1:3"])
    play(s, "slot:1:3")
    assert (tucked(s, 0), pyramid(s, 0)) == ([(4, "2:1")], {"1:0": 1, "1:1": 2, "1:2": 3, "2:1": 74})


def test_the_start_card_can_go_under_the_law() -> None:
    """7.74"""
    s = play(placing(74, "pyramid.1 40"), "slot:1:1")
    assert (tucked(s, 0), pyramid(s, 0), s.players[0].priority()) == ([(40, "1:1")], {"1:1": 74}, 74)


def test_the_only_free_card_must_be_tucked() -> None:
    """7.74"""
    s = play(placing(74, "pyramid.1 1 2 3"), "slot:1:-1")  # the law is the left end of its level
    assert (tucked(s, 0), asks(s)) == ([(3, "1:-1")], "choose")


def test_what_is_free_is_tested_with_the_law_in_place() -> None:
    """7.74"""
    s = play(placing(74, "pyramid.1 1 2 3"), "slot:2:0")  # it rests on two of the three
    assert (tucked(s, 0), asks(s)) == ([(3, "2:0")], "choose")


def test_without_a_free_card_nothing_is_tucked() -> None:
    """7.74, R-18"""
    s = play(placing(74, "pyramid.1 1 2"), "slot:2:0")
    assert (tucked(s, 0), asks(s), points(s, 0)) == ([], "choose", {"laws": 6, "total": 6})


def test_a_card_with_a_tucked_card_is_not_free() -> None:
    """1.4"""
    s = play(placing(74, f"{FOUR_WIDE}; tucked.1 66; hosts.1 1:0"), "slot:2:1")
    assert tucked(s, 0) == [(66, "1:0"), (4, "2:1")]


def test_with_gaps_only_the_outermost_cards_of_a_level_are_free() -> None:
    """R-04"""
    gaps = "pyramid.1 1 2 3 4 5 6 7 8 9; places.1 1:0 1:1 1:2 1:3 1:4 1:5 2:0 2:2 2:4"
    s = play(placing(74, gaps), "slot:1:6")
    assert choices(s) == ["slot:2:0", "slot:2:4"]


def test_a_card_on_level_5_can_be_tucked() -> None:
    """7.74"""
    s = play(placing(74, topped(5, 40)), "slot:1:5")
    assert (tucked(s, 0), "5:0" in pyramid(s, 0)) == ([(40, "1:5")], False)


def test_the_tokens_on_it_are_lost() -> None:
    """R-30"""
    text = "pyramid.1 1 2; tokens.1 1:0:vp3 1:0:science 1:0:infinite_red 1:0:used_blue 1:0:stored_blue 1:1:magic"
    s = placing(74, text)
    assert s.reserve == [7, 8, 6, 8]
    play(s, "slot:1:2")
    assert (tucked(s, 0), tokens(s, 0)) == ([(1, "1:2")], ["1:1:magic"])
    assert (s.reserve, gems(s, 0)) == ([8, 8, 8, 8], [0, 0, 0, 0])


def test_the_circles_it_took_part_in_disappear() -> None:
    """7.74"""
    s = placing(74, "pyramid.1 1 17 13; places.1 1:0 1:1 2:0")
    assert points(s, 0) == {"circles": 2, "total": 2}
    play(s, "slot:1:2")
    assert (tucked(s, 0), points(s, 0)) == ([(13, "1:2")], {"laws": 3, "total": 3})


def test_a_circle_closed_again_brings_a_gem_again() -> None:
    """7.74, 5.3"""
    s = play(placing(74, "pyramid.1 1 17 13; places.1 1:0 1:1 2:0; hand.1 5; gems.1 0 0 0 2"), "slot:1:2")
    answer(answer(s, 0, "play:5"), 1, "pass")
    play(s, "slot:2:0")
    assert gems(s, 0)[0] == 1


def test_a_law_tucked_by_law_74_loses_its_effect() -> None:
    """7.74, 1.3"""
    s = placing(74, "pyramid.1 1 68")
    assert points(s, 0)["laws"] == 2
    play(s, "slot:1:-1")
    assert (tucked(s, 0), points(s, 0)["laws"]) == ([(68, "1:-1")], 3)


def test_a_card_moved_by_law_74_is_not_taken() -> None:
    """7.74, 7.78"""
    s = play(placing(74, "pyramid.1 1 78; tucked.1 20; hosts.1 1:1"), "slot:1:2")
    assert (tucked(s, 0), asks(s)) == ([(20, "1:1"), (1, "1:2")], "choose")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_law_74_is_worth_three_points_for_each_level(level: int) -> None:
    """7.74"""
    assert worth(topped(level, 74)) == 3 * level
    assert worth(f"{topped(level, 74)}; tucked.1 60; hosts.1 {level}:0") == 3 * level
