"""Perft: how many ways a game can go on. The counts are a fingerprint of the rules; a change of rules changes them."""

from __future__ import annotations

import pytest
from walks import CONSPIRACY, SPIES, SPIES_TABLES, TABLES, Table

from prestol.core.engine import State
from prestol.play.perft import perft

DEPTHS = (1, 2, 3, 4, 7)
KEYS_IN_REACH = "alliance.1 Y1; pile.R R1 R0; pile.B B6 B1 B1; chance 1 0"  # promo locations come into play at once


def naive(state: State, depth: int) -> int:
    """The same count by what everybody may use."""
    if depth == 0 or state.over:
        return 1
    seat, total = state.waiting[0], 0
    for action in state.legal(seat):
        copy = state.clone()
        copy.apply(seat, action)
        total += naive(copy, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "promo", "counts"),
    [
        (1, "no", [3, 11, 35, 114, 3668]),
        (1, "yes", [3, 11, 35, 114, 3660]),
        (2, "no", [3, 8, 31, 109, 7166]),
        (2, "yes", [3, 8, 31, 109, 7166]),
        (3, "no", [3, 8, 31, 109, 7258]),
        (3, "yes", [3, 8, 31, 109, 7258]),
        (4, "no", [3, 8, 31, 109, 7313]),
        (4, "yes", [3, 8, 31, 109, 7313]),
    ],
)
def test_the_ways_a_game_of_seed_1_can_go_on(seats: int, promo: str, counts: list[int]) -> None:
    state = CONSPIRACY.new(seats, 1, {"promo": promo})
    assert [perft(state, depth) for depth in DEPTHS] == counts


@pytest.mark.parametrize(
    ("seats", "promo", "counts"),
    [
        (1, "no", [5, 11, 28, 79, 206, 623]),
        (1, "yes", [5, 11, 28, 79, 206, 623]),
        (2, "no", [5, 14, 57, 212, 833, 2994]),
        (2, "yes", [5, 14, 57, 208, 809, 2936]),
        (3, "no", [5, 14, 57, 212, 839, 3205]),
        (3, "yes", [5, 14, 57, 208, 809, 3097]),
        (4, "no", [5, 14, 57, 212, 839, 3304]),
        (4, "yes", [5, 14, 57, 208, 809, 3172]),
    ],
)
def test_the_ways_a_game_with_locations_can_go_on(seats: int, promo: str, counts: list[int]) -> None:
    state = CONSPIRACY.position(f"conspiracy seats={seats} promo={promo}; {KEYS_IN_REACH}")
    assert [perft(state, depth) for depth in range(1, 7)] == counts
    assert naive(state, 5) == counts[4]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_naive_count_finds_as_many(table: Table) -> None:
    state = table.new(1)
    assert [perft(state, depth) for depth in range(5)] == [naive(state, depth) for depth in range(5)]


@pytest.mark.parametrize("table", SPIES_TABLES, ids=str)
def test_counting_leaves_the_state_as_it_was(table: Table) -> None:
    state = table.new(2)
    before = state.position()
    assert perft(state, 4) > 20
    assert state.position() == before


def test_a_finished_game_goes_on_in_one_way() -> None:
    assert perft(CONSPIRACY.position("conspiracy; over"), 3) == 1


def test_a_game_that_ends_early_counts_once() -> None:
    last = SPIES.position("spies; coins 2 0; step bid")
    assert [perft(last, depth) for depth in range(1, 6)] == [2, 3, 3, 3, 3]
