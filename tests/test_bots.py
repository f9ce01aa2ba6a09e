"""Bots: fair, deterministic, and the greedy one is worth its name."""

from __future__ import annotations

import pytest

from prestol import BadSetup, game
from prestol.play.arena import Outcome, Tally, simulate
from prestol.play.bots import bot

CONSPIRACY = game("conspiracy")
QUICK = ("random", "greedy", "novice")  # the search has tests of its own: test_search.py


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_bot_finishes_every_kind_of_game(name: str, seats: int) -> None:
    outcome = simulate("conspiracy", [name] * seats, 2, options={"promo": True})
    assert all(tally.games == 2 for tally in outcome.tallies)


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_way(name: str) -> None:
    state = CONSPIRACY.new(2, seed=5)
    seat = state.waiting[0]
    view = state.view(seat)
    choices = [bot(name, CONSPIRACY, 7).choose(view, seat) for _ in range(3)]
    assert len(set(choices)) == 1
    assert choices[0] in view.legal(seat)


@pytest.mark.parametrize("name", QUICK)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    """Another order of the deck behind the same view: the same choice."""
    state = CONSPIRACY.new(3, seed=2)
    for step in range(12):
        seat = state.waiting[0]
        view = state.view(seat)
        chosen = bot(name, CONSPIRACY, step).choose(view, seat)
        for seed in range(3):
            other = view.sample(seed)
            assert bot(name, CONSPIRACY, step).choose(other.view(seat), seat) == chosen
        state.apply(seat, chosen)


def test_greedy_beats_random() -> None:
    outcome = simulate("conspiracy", ["greedy", "random"], 20)
    assert outcome.tallies[0].share > 15


def test_series_are_repeatable_and_rotate_the_seats() -> None:
    one, two = (simulate("conspiracy", ["random", "random", "random"], 30, seed=4) for _ in range(2))
    assert [vars(tally) for tally in one.tallies] == [vars(tally) for tally in two.tallies]
    assert sum(tally.share for tally in one.tallies) == pytest.approx(30)


def test_several_processes_give_the_same_result() -> None:
    alone, together = (simulate("conspiracy", ["random", "random"], 45, jobs=jobs) for jobs in (1, 2))
    assert [vars(tally) for tally in alone.tallies] == [vars(tally) for tally in together.tallies]
    assert alone.decisions == together.decisions


def test_progress_counts_every_game() -> None:
    played: list[int] = []
    simulate("conspiracy", ["random", "random"], 45, progress=played.append)
    assert sum(played) == 45


def test_intervals() -> None:
    tally = Tally("x", games=100, wins=50, share=50.0, points=4000, squares=160_400)
    low, high = tally.share_interval()
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert tally.mean() == 40
    assert tally.mean_margin() == pytest.approx(1.96 * 2 / 10)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    played: list[int] = []
    with pytest.raises(BadSetup, match="the bots are: random, greedy"):
        simulate("conspiracy", ["random", "genius"], 10, progress=played.append)
    assert played == []


def test_an_outcome_adds_up() -> None:
    outcome = Outcome([Tally("a", 1, 1, 1.0, 40, 1600)])
    outcome.add(Outcome([Tally("a", 1, 0, 0.0, 20, 400)], decisions=9))
    assert vars(outcome.tallies[0]) == {"bot": "a", "games": 2, "wins": 1, "share": 1.0, "points": 60, "squares": 2000}
    assert outcome.decisions == 9
