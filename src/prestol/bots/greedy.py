# mypyc
"""The greedy player: tries every answer on a few states that fit its view, plays its turn on, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from prestol.bots import conspiracy, outpost, rurik, viceroy
from prestol.core.chance import Quick
from prestol.core.engine import Frame, Sealed, State, Step, answer, legal
from prestol.core.knowledge import View
from prestol.games.outpost.turn import TURN as OUTPOST_TURN
from prestol.games.rurik.turn import TURN as RURIK_TURN

SAMPLES: Final = 8  # states tried for each answer
LONGEST: Final = 16  # answers of its own that it looks ahead: enough for a turn
LONGEST_QUESTION: Final = 80  # answers of all until a sealed question is resolved

VALUES: Final[dict[str, Callable[[State, i64], i64]]] = {
    "conspiracy": conspiracy.value,
    "outpost": outpost.value,
    "rurik": rurik.value,
    "viceroy": viceroy.value,
}
# Alone at the table nobody else is asked at the end of a turn: there the step tells turns apart.
TURNS: Final[dict[str, Step[Any]]] = {"outpost": OUTPOST_TURN, "rurik": RURIK_TURN}


@final
class Greedy:
    def __init__(self, game: str, seed: int) -> None:
        self.value: Callable[[State, i64], i64] = VALUES[game]
        self.turn: Step[Any] | None = TURNS.get(game)
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
            s = view.sample(seed)
            sealed = is_sealed(s)
            turn = self.running_turn(s)
            answer(s, seat, action)
            if sealed:
                self.play_out(s, seat)
            else:
                self.play_on(s, seat, turn)
            total += self.value(s, seat)
        return total

    def play_on(self, s: State, seat: i64, turn: Frame | None) -> None:
        """Finish the seat's turn, each answer the best at once."""
        for _ in range(LONGEST):
            if s.over or s.waiting[0] != seat or len(s.waiting) > 1 or self.running_turn(s) is not turn:
                return
            answer(s, seat, self.best(s, seat))

    def running_turn(self, s: State) -> Frame | None:
        """The turn in progress, where the game has such a step."""
        if self.turn is not None:
            for frame in s.stack:
                if frame.step is self.turn:
                    return frame
        return None

    def play_out(self, s: State, seat: i64) -> None:
        """A sealed question: the others answer at random until the seat is asked anew, and all has come to light."""
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


def is_sealed(s: State) -> bool:
    return len(s.stack) > 0 and isinstance(s.stack[-1].step, Sealed)


def after(s: State, seat: i64, action: i64) -> State:
    copy = s.clone()
    answer(copy, seat, action)
    return copy
