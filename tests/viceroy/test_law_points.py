"""Laws that only count at the end: 68, 75, 79 and 85 to 88 (7)."""

from __future__ import annotations

import pytest

from .laws_table import placing, worth
from .table import asks, ended, gems, hand, play, points, tokens

SET = "1:0:defense 1:0:magic 1:0:science"
AROUND = "places.1 1:0 1:1 1:2 1:3 2:0 2:1 2:2 3:0 3:1"  # slot 2:1 has six neighbours; 1:0 and 1:3 are none


@pytest.mark.parametrize("law", [68, 75, 79, 85, 86, 87, 88])
def test_a_law_that_counts_at_the_end_does_nothing_when_it_is_played(law: int) -> None:
    """6"""
    s = play(placing(law, "pyramid.1 1; hand.1 30; gems.1 1 1 0 0; tokens.1 1:0:vp2"), "slot:1:1")
    assert (asks(s), hand(s, 0), gems(s, 0), tokens(s, 0)) == ("choose", [30], [1, 1, 0, 0], ["1:0:vp2"])


@pytest.mark.parametrize("law", [68, 75, 79, 85])
def test_a_law_in_the_hand_or_under_a_card_is_worth_nothing(law: int) -> None:
    """1.3, 8.2"""
    assert worth(f"pyramid.1 1 2; tokens.1 {SET} 1:0:infinite_red; hand.1 {law}") == 0
    assert worth(f"pyramid.1 1 2 65; tokens.1 {SET} 1:0:infinite_red; tucked.1 {law}; hosts.1 1:2") == 0


# -- 68: cards --------------------------------------------------------------------------------------------------------


def test_law_68_counts_every_card_of_the_pyramid_itself_included() -> None:
    """7.68"""
    assert worth("pyramid.1 68") == 1
    assert worth("pyramid.1 1 68 85 4; places.1 1:0 1:1 1:2 2:0") == 4  # law 85 has no character beside it


def test_law_68_counts_tucked_cards_wherever_they_lie() -> None:
    """7.68"""
    laws = worth("pyramid.1 1 68 74 65; tucked.1 66 20 30; hosts.1 1:0 1:2 1:3")
    assert laws == 4 + 3 + 3  # the last three points are those of law 74


def test_law_68_does_not_count_the_cards_of_others() -> None:
    """7.68"""
    assert worth("pyramid.1 68; pyramid.2 65 2 3; tucked.2 20") == 1


# -- 75: sets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [("", 0), ("1:0:defense 1:0:magic", 0), (SET, 3), (f"{SET} 1:0:science 1:0:science", 3), (f"{SET} {SET}", 6)],
)
def test_law_75_adds_three_to_every_set(tokens: str, expected: int) -> None:
    """7.75"""
    text = f"pyramid.1 1 75; tokens.1 {tokens}"
    assert (worth(text), worth(text, line="sets")) == (expected, 4 * expected)


def test_law_75_counts_tokens_on_laws_too() -> None:
    """7.75"""
    assert worth("pyramid.1 81 75; tokens.1 1:0:magic 1:0:science 1:1:defense") == 3


# -- 79: circles and infinite gems ------------------------------------------------------------------------------------


def test_law_79_counts_infinite_gems_used_or_not_and_no_stored_ones() -> None:
    """7.79"""
    assert worth("pyramid.1 1 79; tokens.1 1:0:infinite_red 1:0:used_blue 1:0:stored_red") == 2


def test_law_79_counts_one_coloured_circles() -> None:
    """7.79"""
    red = "pyramid.1 1 17 13 79; places.1 1:0 1:1 2:0 1:2"
    assert worth(red) == 1
    assert worth(red.replace("13", "4")) == 0  # blue below: a mixed circle


def test_law_79_counts_circles_after_recolouring() -> None:
    """7.79, 8.1"""
    blue = "pyramid.1 1 17 4 79; places.1 1:0 1:1 2:0 1:2"
    assert worth(f"{blue}; paint.1 2:0:bl:red 2:0:br:red") == 1
    red = "pyramid.1 1 17 13 79; places.1 1:0 1:1 2:0 1:2"
    assert worth(f"{red}; paint.1 2:0:bl:blue") == 0


# -- 85 to 88: neighbours ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", [85, 86, 87, 88])
def test_six_neighbours_are_worth_twelve_points(law: int) -> None:
    """7.85"""
    assert worth(f"pyramid.1 1 2 3 4 5 {law} 6 7 8; {AROUND}") == 12


@pytest.mark.parametrize("law", [85, 86, 87, 88])
@pytest.mark.parametrize(
    ("cards", "places", "expected"),
    [
        ("", "1:0", 0),
        ("1", "1:0 1:1", 2),
        ("1", "1:0 1:-1", 2),
        ("1 2", "1:0 1:-1 1:1", 4),
        ("1 2", "2:0 1:0 1:1", 4),
        ("1 2", "1:0 1:1 1:2", 2),  # the second does not touch
        ("1 2", "1:0 1:1 2:0", 4),
        ("1 2 3 4 5", "1:1 1:0 1:2 2:0 2:1 3:0", 8),  # the top does not touch
    ],
)
def test_each_neighbour_is_worth_two_points(law: int, cards: str, places: str, expected: int) -> None:
    """7.85, 1.1"""
    assert worth(f"pyramid.1 {law} {cards}; places.1 {places}") == expected


def test_laws_and_tucked_cards_are_no_neighbours() -> None:
    """7.85"""
    assert worth("pyramid.1 65 85 1; tucked.1 20 21; hosts.1 1:0 1:0") == 2


def test_two_of_these_laws_side_by_side_do_not_count_each_other() -> None:
    """7.85"""
    assert worth("pyramid.1 1 85 86 2") == 2 + 2


def test_all_four_may_lie_in_one_pyramid() -> None:
    """7.85"""
    s = ended("viceroy; pyramid.1 85 1 86 87 2 88")
    assert points(s, 0) == {"laws": 8, "total": 8}
