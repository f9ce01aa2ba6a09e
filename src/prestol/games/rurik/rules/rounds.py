# mypyc
"""The course of the game: rounds of three phases (4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.cards import ADVISORS, ROUNDS
from prestol.games.rurik.rules.development import DEVELOPMENT
from prestol.games.rurik.rules.events import ACTION_PHASE, ROUND, STRATEGY_PHASE
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.strategy import STRATEGY
from prestol.games.rurik.rules.turn import ACTION_PHASE as ACTION_STEP

# what comes next in a round
STRATEGY_NEXT: Final = 0
ACTION_NEXT: Final = 1
DEVELOPMENT_NEXT: Final = 2
END_NEXT: Final = 3
PHASES: Final = ["strategy", "action", "development", "end"]  # their names


@final
class Round(Step[Rurik]):
    """Strategy, action, development; again and again."""

    def next(self, f: Frame) -> i64:
        """The phase to come, also while the one before it is running."""
        return f.at

    def go_on(self, f: Frame) -> None:
        f.at = (f.at + 1) % len(PHASES)

    def run(self, s: Rurik, f: Frame) -> None:
        coming = self.next(f)
        self.go_on(f)
        if coming == STRATEGY_NEXT:
            begin_round(s)
            s.call(STRATEGY, s.first)
        elif coming == ACTION_NEXT:
            s.tell(ACTION_PHASE, 0)
            s.call(ACTION_STEP, s.first)
        elif coming == DEVELOPMENT_NEXT:
            s.call(DEVELOPMENT, 0)
        elif s.round == ROUNDS:
            s.end()


def begin_round(s: Rurik) -> None:
    s.round += 1
    s.tell(ROUND, 0, s.round)
    for player in s.players:
        player.advisors = ADVISORS[s.seats][s.round]
    s.tell(STRATEGY_PHASE, 0)


ROUND_STEP: Final = Round()
