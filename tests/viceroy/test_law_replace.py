"""Law 65 takes the slot of another card, which goes back to the hand (7)."""

from __future__ import annotations

import pytest

from prestol.core.engine import KNOWN_TO_ALL

from .laws_table import placing, topped
from .table import answer, asks, board, choices, gems, hand, play, points, pyramid, refused, tokens, tucked

SMALL = "pyramid.1 1 2 3; places.1 1:0 1:1 2:0"

# Round slot 2:1 red waits below, green above on both sides; the card there is blue all over.
THREE_CIRCLES = """
    pyramid.1 2 17 19 6 9 {} 33 3 15
    places.1 1:0 1:1 1:2 1:3 2:0 2:1 2:2 3:0 3:1
"""


def test_the_law_takes_the_slot_of_the_start_card() -> None:
    """7.65"""
    s = placing(65, SMALL)
    assert choices(s) == ["slot:1:0", "slot:1:1", "slot:2:0"]
    play(s, "slot:1:0")
    assert (pyramid(s, 0), hand(s, 0)) == ({"1:0": 65, "1:1": 2, "2:0": 3}, [1])


def test_a_law_can_be_replaced() -> None:
    """7.65"""
    s = play(placing(65, "pyramid.1 1 68"), "slot:1:1")
    assert (pyramid(s, 0), hand(s, 0)) == ({"1:0": 1, "1:1": 65}, [68])


def test_a_pyramid_of_one_card_is_enough() -> None:
    """7.65"""
    s = play(placing(65, "pyramid.1 40"), "slot:1:0")
    assert (pyramid(s, 0), hand(s, 0), s.players[0].priority()) == ({"1:0": 65}, [40], 65)


def test_a_card_on_level_5_cannot_be_replaced() -> None:
    """7.65, R-20"""
    s = placing(65, topped(5, 40))
    assert refused(s) == {"slot:5:0": "law_on_top"}
    assert len(choices(s)) == 14
    assert pyramid(play(s, "slot:4:0"), 0)["4:0"] == 65


def test_the_cards_that_rest_on_it_stay() -> None:
    """7.65"""
    s = play(placing(65, "pyramid.1 1 2 5 3 4 6; places.1 1:0 1:1 1:2 2:0 2:1 3:0"), "slot:1:1")
    assert pyramid(s, 0) == {"1:0": 1, "1:1": 65, "1:2": 5, "2:0": 3, "2:1": 4, "3:0": 6}


def test_tokens_stay_and_infinite_gems_keep_their_state() -> None:
    """7.65"""
    lying = ["1:0:science", "1:0:attack", "1:0:vp3", "1:0:infinite_blue", "1:0:used_red", "1:1:magic"]
    s = play(placing(65, f"pyramid.1 1 2; tokens.1 {' '.join(lying)}"), "slot:1:0")
    assert tokens(s, 0) == lying


def test_the_card_comes_back_without_tokens() -> None:
    """7.65"""
    s = play(placing(65, "pyramid.1 1 19; tokens.1 1:1:vp2; gems.1 0 1 0 0"), "slot:1:1")
    answer(answer(s, 0, "play:19"), 1, "pass")
    play(s, "slot:1:2", "gem:red", "gem:red")
    assert tokens(s, 0) == ["1:1:vp2", "1:2:vp2"]


def test_tucked_cards_stay_under_the_law() -> None:
    """7.65, R-03"""
    s = play(placing(65, "pyramid.1 72 2; tucked.1 66 70; hosts.1 1:1 1:0"), "slot:1:1")
    assert tucked(s, 0) == [(66, "1:1"), (70, "1:0")]


@pytest.mark.parametrize(("law", "each"), [(72, 5), (78, 4)])
def test_cards_tucked_under_a_law_count_only_for_law_68_when_it_is_gone(law: int, each: int) -> None:
    """7.65, R-03"""
    s = placing(65, f"pyramid.1 1 {law} 68; tucked.1 20 21; hosts.1 1:1 1:1")
    assert points(s, 0)["laws"] == 2 * each + 3 + 2
    assert points(play(s, "slot:1:1"), 0)["laws"] == 3 + 2


def test_up_to_three_circles_bring_gems() -> None:
    """7.65, 5.3"""
    s = play(placing(65, THREE_CIRCLES.format(4)), "slot:2:1")
    assert (gems(s, 0), s.reserve) == ([1, 2, 0, 0], [7, 6, 8, 8])


def test_a_circle_that_had_its_colour_brings_nothing() -> None:
    """7.65, 5.3"""
    s = play(placing(65, THREE_CIRCLES.format(55)), "slot:2:1")  # card 55 has the sectors of law 65
    assert gems(s, 0) == [0, 0, 0, 0]


def test_only_the_circles_that_become_one_coloured_bring_gems() -> None:
    """7.65, 5.3"""
    s = play(placing(65, THREE_CIRCLES.format(39)), "slot:2:1")  # green above already, blue below
    assert gems(s, 0) == [1, 0, 0, 0]


def test_a_circle_gem_needs_a_gem_in_the_reserve() -> None:
    """1.6, 5.3"""
    s = play(placing(65, THREE_CIRCLES.format(4) + "; gems.2 8 7 0 0"), "slot:2:1")
    assert (gems(s, 0), s.reserve[:2]) == ([0, 1, 0, 0], [0, 0])


def test_a_circle_that_is_broken_costs_nothing() -> None:
    """7.65"""
    s = placing(65, "pyramid.1 1 17 13; places.1 1:0 1:1 2:0; gems.1 2 0 0 0")
    assert points(s, 0)["circles"] == 2
    play(s, "slot:1:0")
    assert ("circles" in points(s, 0), gems(s, 0)) == (False, [2, 0, 0, 0])


def test_everybody_knows_the_card_taken_back() -> None:
    """7.65, 11"""
    s = play(placing(65, "pyramid.1 1 2; hand.1 30", seats=3), "slot:1:0")
    assert s.known[1] == KNOWN_TO_ALL
    assert [sorted(board(s, viewer).players[0].hand) for viewer in (1, 2, None)] == [[-1, 1]] * 3


def test_the_card_taken_back_can_be_played_again_for_cost_and_reward() -> None:
    """7.65"""
    s = play(placing(65, "pyramid.1 3; gems.1 1 0 0 0"), "slot:1:0")
    assert choices(s, 0) == ["pass", "play:3", "discard:3"]
    answer(answer(s, 0, "play:3"), 1, "pass")
    play(s, "slot:1:1")
    assert (pyramid(s, 0), gems(s, 0), tokens(s, 0)) == ({"1:0": 65, "1:1": 3}, [0, 0, 0, 0], ["1:1:vp3"])


def test_a_law_taken_back_acts_again_when_it_is_played_again() -> None:
    """7.65"""
    s = play(placing(65, "pyramid.1 3 80; tokens.1 1:1:vp6"), "slot:1:1")
    answer(answer(s, 0, "play:80"), 1, "pass")
    play(s, "slot:1:2", "option:2")
    assert tokens(s, 0) == ["1:1:vp6", "1:2:vp6"]


def test_with_law_78_the_card_taken_back_may_be_tucked() -> None:
    """R-21"""
    s = play(placing(65, "pyramid.1 1 78"), "slot:1:0")
    assert (asks(s), choices(s)) == ("keep_or_tuck", ["yes", "no"])
    play(s, "yes")
    assert (tucked(s, 0), hand(s, 0), points(s, 0)["laws"]) == ([(1, "1:1")], [], 4)


def test_law_78_itself_comes_back_without_a_question() -> None:
    """R-21"""
    s = play(placing(65, "pyramid.1 1 78"), "slot:1:1")
    assert (hand(s, 0), tucked(s, 0), asks(s)) == ([78], [], "choose")


def test_without_law_78_cards_taken_later_go_to_the_hand() -> None:
    """7.65, 7.78"""
    s = play(placing(65, "pyramid.1 2 78; hand.1 1; gems.1 0 0 0 1", small=2), "slot:1:1")
    answer(answer(s, 0, "play:1"), 1, "pass")
    play(s, "slot:1:2", "deck:law")
    assert (len(hand(s, 0)), tucked(s, 0), asks(s)) == (2, [], "choose")


def test_without_law_76_its_gems_are_worth_nothing() -> None:
    """7.65, 7.76"""
    s = placing(65, "pyramid.1 1 76; tokens.1 1:1:stored_red 1:1:stored_blue")
    assert points(s, 0) == {"laws": 4, "total": 4}
    play(s, "slot:1:1")
    assert (points(s, 0), tokens(s, 0)) == ({"total": 0}, ["1:1:stored_red", "1:1:stored_blue"])


def test_without_law_68_its_points_are_gone() -> None:
    """7.65, 7.68"""
    s = placing(65, "pyramid.1 1 68")
    assert points(s, 0)["laws"] == 2
    assert points(play(s, "slot:1:1"), 0) == {"total": 0}
