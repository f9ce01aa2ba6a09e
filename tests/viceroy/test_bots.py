"""The greedy player of Viceroy: fair, and much better than chance."""

from __future__ import annotations

from prestol.games.viceroy.rules import GAME
from prestol.play.arena import simulate
from prestol.play.bots import bot


def test_greedy_beats_random() -> None:
    outcome = simulate("viceroy", ["greedy", "random"], 4, seed=3)
    greedy, random = outcome.tallies
    assert greedy.share > 2
    assert greedy.mean() > random.mean() + 10


def test_a_choice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """Other hands, screens and sealed bids behind the same view: the same choice."""
    state = GAME.new(3, seed=2)
    for step in range(14):
        seat = state.waiting[-1]
        view = state.view(seat)
        chosen = bot("greedy", GAME, step).choose(view, seat)
        for seed in range(2):
            other = view.sample(seed)
            assert bot("greedy", GAME, step).choose(other.view(seat), seat) == chosen
        state.apply(seat, chosen)
