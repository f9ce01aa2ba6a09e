"""Perft: how many ways a game can go on for so many answers. The counts are a fingerprint of the rules."""

from __future__ import annotations

from prestol.core.engine import State, answer, legal


def perft(state: State, depth: int) -> int:
    """The number of different sequences of answers; chance runs as the state's seed has it."""
    if depth == 0 or state.over:
        return 1
    seat = state.waiting[0]
    choices = legal(state, seat)
    if depth == 1:
        return len(choices)
    return sum(perft(after(state, seat, action), depth - 1) for action in choices)


def after(state: State, seat: int, action: int) -> State:
    """The state after an answer; the given one stays as it is."""
    copy = state.clone()
    answer(copy, seat, action)
    return copy
