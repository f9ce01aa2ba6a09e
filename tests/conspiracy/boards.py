"""Positions for the tests of the drawn board: from the start to the end of a game with promo locations."""

from __future__ import annotations

from functools import cache

import walks

from prestol.core.engine import State


@cache
def positions(seats: int) -> tuple[State, ...]:
    start = walks.CONSPIRACY.new(seats, seats, {"promo": "yes"})
    return tuple(state.clone() for state in walks.walk(start, seats))


def late(seats: int) -> State:
    """Just before the end."""
    return [state for state in positions(seats) if not state.over][-1]
