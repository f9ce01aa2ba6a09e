# mypyc
"""The greedy player: tries every answer on a few states that fit its view, finishes its turn, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from prestol.bots.kit import BotKit
from prestol.core.chance import Quick
from prestol.core.engine import Frame, Sealed, State, Step, answer, legal
from prestol.core.knowledge import View

SAMPLES: Final = 8  # states tried for each answer
LONGEST: Final = 16  # answers of its own that it looks ahead: enough for a turn
LONGEST_QUESTION: Final = 80  # answers of all until a sealed question is resolved


@final
class Greedy:
    def __init__(self, bot: BotKit, seed: int) -> None:
        self.value: Callable[[State, i64], i64] = bot.value
        self.turn: Step[Any] | None = bot.turn
        self.chance: Quick = Quick(seed)

    def choose(self, view: View, seat: int) -> int:
        choices = view.legal(seat)
        if len(choices) == 1:
            return choices[0]
        seeds = [self.chance.word() for _ in range(SAMPLES)]  # the same luck for every answer
        values = [self.outlook(view, seat, action, seeds) for action in choices]
        return choices[values.index(max(values))]

    def outlook(self, view: View, seat: i64, action: i64, seeds: list[int]) -> int:
        """What the position is worth at the end of the turn, summed over the samples."""
        total = 0
        for seed in seeds:
            total += self.value(self.turn_end(view, seat, action, seed), seat)
        return total

    def turn_end(self, view: View, seat: i64, action: i64, seed: int) -> State:
        """A state that fits the view, after the answer and the rest of the turn."""
        s = view.sample(seed)
        sealed = is_sealed(s)
        frame = running_frame(s, self.turn)
        answer(s, seat, action)
        if sealed:
            self.finish_question(s, seat)
        else:
            self.finish_turn(s, seat, frame)
        return s

    def finish_turn(self, s: State, seat: i64, frame: Frame | None) -> None:
        """Each answer is the best at once."""
        for _ in range(LONGEST):
            if s.over or s.waiting[0] != seat or len(s.waiting) > 1 or running_frame(s, self.turn) is not frame:
                return
            answer(s, seat, self.best(s, seat))

    def finish_question(self, s: State, seat: i64) -> None:
        """A sealed question: the others answer at random until it is resolved and the seat is asked anew."""
        for _ in range(LONGEST_QUESTION):
            if s.over or (is_sealed(s) and len(s.sealed[seat]) == 0):
                return
            if seat in s.waiting:
                answer(s, seat, self.best(s, seat))
            else:
                other = s.waiting[0]
                choices = legal(s, other)
                answer(s, other, choices[s.chance.below(len(choices))])

    def best(self, s: State, seat: i64) -> int:
        choices = legal(s, seat)
        if len(choices) == 1:
            return choices[0]
        values = [self.value(after(s, seat, action), seat) for action in choices]
        return choices[values.index(max(values))]


def running_frame(s: State, step: Step[Any] | None) -> Frame | None:
    """The frame of a step in progress."""
    if step is not None:
        for frame in s.stack:
            if frame.step is step:
                return frame
    return None


def is_sealed(s: State) -> bool:
    return len(s.stack) > 0 and isinstance(s.stack[-1].step, Sealed)


def after(s: State, seat: i64, action: i64) -> State:
    copy = s.clone()
    answer(copy, seat, action)
    return copy
