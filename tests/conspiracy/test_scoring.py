"""The score pad (8)."""

from __future__ import annotations

import pytest

from prestol.games.conspiracy.rules.cards import NEIGHBOURS
from prestol.games.conspiracy.rules.groups import BITS, group

from .table import table


def test_the_rulebook_example_of_scoring() -> None:
    """V1"""
    s = table("""
        conspiracy
        alliance.1 B2 B1 Y3 Y1 G3  R2 B1 Y1 B4  B6 G2 R1  B4 P3  P1
        locations.1 crest_value_red any_two_keys
        covers.1 2 7
        over
    """)
    score = s.results()[0]
    assert score.parts == {"crests": 17, "locations": 5, "coalition": 15, "keeper": 5}
    assert (score.total, s.players[0].pearls) == (42, 8)


@pytest.mark.parametrize(
    ("lords", "size"),
    [
        ("B1 B1 Y1 Y1 G1  R1 B1 Y1 B1  B2 G1 R1  B2 P1  P1", 5),
        ("B1 B1 Y1 Y1 G1  R1 B1 Y1 B1  B2 G1 R1  B2", 5),
        ("G1 G1 R1 R1 R1  G1 R1 P1 P1  G1 B1 B1  B1 B1  B2", 5),
        ("G1 B1 B1 P1 P1  P1 P1 P2 P2  B1 B1 B2  R1 R1  R1", 6),
    ],
)
def test_only_the_largest_coalition_scores_three_for_each_lord(lords: str, size: int) -> None:
    """V6"""
    assert table(f"conspiracy; alliance.1 {lords}; over").results()[0].parts["coalition"] == 3 * size


def test_the_sum_of_two_locations() -> None:
    """V7"""
    s = table("""
        conspiracy
        alliance.1 P1 P1 Y1 R1 R3  G3 P3 Y3 Y4  Y6 P4
        locations.1 search_deck colour_count_purple
        covers.1 2 4
        over
    """)
    assert s.results()[0].parts["locations"] == 3 + (1 + 4)


def test_a_lord_alone_is_a_coalition_of_one() -> None:
    """A19"""
    assert table("conspiracy; alliance.1 Y1 R1 G1 Y1; over").results()[0].parts["coalition"] == 3
    assert table("conspiracy; alliance.1 Y1; over").results()[0].parts["coalition"] == 3


def test_no_lord_is_no_coalition() -> None:
    """A19"""
    assert table("conspiracy; over").results()[0].total == 0


def test_of_two_largest_coalitions_one_scores() -> None:
    """8"""
    assert table("conspiracy; alliance.1 Y1 Y1 R1 G1 G1; over").results()[0].parts["coalition"] == 6


def test_colours_connect_along_the_edges_of_the_pyramid_only() -> None:
    """1.1"""
    apart = "conspiracy; alliance.1 R1 R1 G1 G1 Y1  Y1; over"  # spots 5 and 6 do not touch
    assert table(apart).results()[0].parts["coalition"] == 6
    below = "conspiracy; alliance.1 R1 Y1 G1 G1 R1  Y1; over"  # spots 2 and 6 do
    assert table(below).results()[0].parts["coalition"] == 6
    alone = "conspiracy; alliance.1 R1 G1 Y1 G1 R1  Y1; over"  # spots 3 and 6 do not
    assert table(alone).results()[0].parts["coalition"] == 3


@pytest.mark.parametrize("spot", range(15))
def test_two_spots_hang_together_if_they_touch(spot: int) -> None:
    """1.1"""
    joined = [other for other in range(15) if group(BITS[spot], BITS[spot] | BITS[other]) & BITS[other]]
    assert joined == sorted([spot, *NEIGHBOURS[spot]])


def test_a_covered_lord_counts_for_crest_coalition_and_colour() -> None:
    """A13"""
    s = table("conspiracy; alliance.1 Y1 Y2 Y1; locations.1 colour_count_yellow; covers.1 2; over")
    assert s.results()[0].parts == {"crests": 2, "locations": 1 + 3, "coalition": 9, "keeper": 0}


def test_the_highest_total_wins() -> None:
    """8"""
    scores = table("conspiracy seats=3; alliance.1 Y1; alliance.2 R6; alliance.3 G2; over").results()
    assert [(score.total, score.rank) for score in scores] == [(4, 3), (9, 1), (5, 2)]


def test_a_tie_is_won_by_more_pearls() -> None:
    """8"""
    s = table("conspiracy; alliance.1 Y4 R1; alliance.2 G6 B2 P2; over")  # a pearl and its keeper against none
    assert [(score.total, score.rank) for score in s.results()] == [(13, 1), (13, 2)]


def test_a_tie_of_pearls_too_is_a_shared_win() -> None:
    """8"""
    s = table("conspiracy seats=3; alliance.1 Y1 R2; alliance.2 G2 B1; alliance.3 P1; over")
    assert [(score.total, score.rank) for score in s.results()] == [(6, 1), (6, 1), (4, 3)]


def test_keeping_the_pearls_does_not_break_a_tie() -> None:
    """8"""
    s = table("conspiracy; alliance.1 Y4 G6; alliance.2 R4 B1; keeper 2; over")  # a pearl each
    assert [(score.total, score.rank) for score in s.results()] == [(13, 1), (13, 1)]
