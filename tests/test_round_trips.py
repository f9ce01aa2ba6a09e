"""A written position round-trips, always: every one that a game can reach, and every edited one that is accepted."""

from __future__ import annotations

from functools import cache

import pytest
import spies
from hypothesis import given, settings
from hypothesis import strategies as st

from prestol import GAMES, BadPosition, game
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.game import Game
from prestol.play import mutants, properties

RULES = [*map(game, GAMES), spies.GAME]
LONGEST = 300  # answers
ODD = ("-1", "0", "1", "2", "99", "none", "?", "=", "+", "over", "step", "waiting", "chance", str(2**70))


def reached(rules: Game, seed: int, answers: int) -> State:
    """Somewhere in a random game, with any number of seats and any options."""
    chance = Quick(seed)
    state = mutants.new_state(rules, chance)
    for _ in range(answers):
        if state.over:
            break
        seat = state.waiting[chance.below(len(state.waiting))]
        choices = state.legal(seat)
        state.apply(seat, choices[chance.below(len(choices))])
    return state


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
@settings(max_examples=150)
@given(seed=st.integers(0, 2**32 - 1), answers=st.integers(0, LONGEST))
def test_a_position_that_is_reached_round_trips(rules: Game, seed: int, answers: int) -> None:
    properties.check_positions(reached(rules, seed, answers))


@cache
def pool(rules: Game) -> tuple[list[str], list[str]]:
    """Positions of a game, and the words in them."""
    texts = [reached(rules, seed, 7 * seed % LONGEST).position() for seed in range(60)]
    return texts, sorted({word for text in texts for word in text.split()} | {*ODD})


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
@settings(max_examples=500)
@given(data=st.data())
def test_a_position_that_is_edited_is_refused_or_round_trips(rules: Game, data: st.DataObject) -> None:
    """One to three words are replaced, left out or added."""
    texts, words = pool(rules)
    lines = [line.split() for line in data.draw(st.sampled_from(texts)).splitlines()]
    for _ in range(data.draw(st.integers(1, 3))):
        line = lines[data.draw(st.integers(0, len(lines) - 1))]
        at = data.draw(st.integers(0, len(line)))
        line[at : at + data.draw(st.integers(0, 1))] = data.draw(st.lists(st.sampled_from(words), max_size=1))
    try:
        state = rules.position("\n".join(" ".join(line) for line in lines))
    except BadPosition:
        return
    properties.check_positions(state)
    assert state.over or all(state.legal(seat) for seat in state.waiting)
