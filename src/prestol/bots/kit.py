# mypyc
"""What a game tells its bots: how good a position is, and how to search it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from prestol.core.engine import State, Step

TENTHS: Final = 10  # values are tenths of a point
LEVELS: Final[list[str]] = ["novice", "apprentice", "master", "grandmaster"]


@final
class SearchParams:
    """How to search a game: chosen by measurement, see docs/bots.md."""

    def __init__(
        self,
        rollout_turns: int = 1,
        rollout_width: int = 3,
        opponent_width: int = 0,
        scale: float = 60.0,
        scale_early: float = 60.0,
        exploration: float = 0.7,
        prior_scale: float = 20.0,
        prior_floor: float = 0.3,
        opponents_in_rollout: bool = False,
        simultaneous_turns: bool = False,
        maximise_score: bool = False,
        stop_z: float = 3.0,
    ) -> None:
        self.rollout_turns: i64 = rollout_turns  # turns of its own that a rollout finishes before it is evaluated
        self.rollout_width: i64 = rollout_width  # answers compared at each decision of a rollout; 1: quite at random
        self.opponent_width: i64 = opponent_width or rollout_width  # … when opponents decide
        self.scale: float = scale  # tenths of a point that make one e times as likely to win, at the end …
        self.scale_early: float = scale_early  # … and how many more at the beginning
        self.exploration: float = exploration
        self.prior_scale: float = prior_scale  # tenths of a point that raise an answer's logit by 1
        self.prior_floor: float = prior_floor  # the share of the exploration that all answers get alike
        self.opponents_in_rollout: bool = opponents_in_rollout  # only one's own answers are nodes: it goes deeper
        self.simultaneous_turns: bool = simultaneous_turns  # a turn ends when all are asked together
        self.maximise_score: bool = maximise_score  # seek points, not chances: less noise where others hardly matter
        self.stop_z: float = stop_z  # standard errors between two means that end a search early; 0: never

    def turns_of_all(self, seats: i64) -> i64:
        """The turns that a rollout finishes: the last of them is one's own."""
        return self.rollout_turns if self.simultaneous_turns else 1 + (self.rollout_turns - 1) * seats


def points(s: State, seat: i64) -> i64:
    """Points as they stand: the judgement of a game that brings none of its own."""
    for score in s.results():
        if score.player == seat:
            return TENTHS * score.total
    return 0


def halfway(s: State) -> float:
    """How much of the game is left, where nobody can tell."""
    return 0.5


# Without a judgement of positions only the end of a game can tell, so rollouts go there, quite at random.
TO_THE_END: Final = SearchParams(rollout_turns=400, rollout_width=1, scale=20.0, scale_early=0.0, stop_z=0.0)
USUAL_ITERATIONS: Final = {"novice": 8, "apprentice": 60, "master": 300, "grandmaster": 1500}


@final
class BotKit:
    """What bots must know about a game. Nothing of it is needed: points as they stand will do."""

    def __init__(
        self,
        value: Callable[[State, i64], i64] = points,
        estimate: Callable[[State, i64], i64] | None = None,
        prospect: Callable[[State, i64], i64] | None = None,
        prior: Callable[[State, i64, i64], i64] | None = None,
        time_left: Callable[[State], float] = halfway,
        turn: Step[Any] | None = None,
        params: SearchParams = TO_THE_END,
        fair_params: SearchParams | None = None,
        solo_params: SearchParams | None = None,
        iterations: dict[str, int] = USUAL_ITERATIONS,
        analysis_iterations: int = 200,
        facts: Callable[[State, i64], list[int]] | None = None,
        settled: tuple[str, ...] = (),
    ) -> None:
        self.value: Callable[[State, i64], i64] = value  # tenths of a point; quick, and sees as far as the turn
        self.estimate: Callable[[State, i64], i64] = value if estimate is None else estimate  # a guide from afar
        # the points to expect in a solo game, where the estimate has more in mind than these
        self.prospect: Callable[[State, i64], i64] = self.estimate if prospect is None else prospect
        self.prior: Callable[[State, i64, i64], i64] | None = prior  # how good a sealed answer looks
        self.time_left: Callable[[State], float] = time_left  # from 1 at the beginning to 0 at the end
        self.turn: Step[Any] | None = turn  # tells turns apart where nobody else is asked between two of them
        self.params: SearchParams = params
        # for chances that are shown: if opponents thought less, whoever asks would seem to be ahead
        self.fair_params: SearchParams = params if fair_params is None else fair_params
        self.solo_params: SearchParams = params if solo_params is None else solo_params
        self.iterations: dict[str, int] = iterations  # by level
        self.analysis_iterations: int = analysis_iterations  # for each decision of a game that is analysed
        self.facts: Callable[[State, i64], list[int]] | None = facts  # what a learned estimate weighs …
        self.settled: tuple[str, ...] = settled  # … and the questions that are asked when no turn is half done
