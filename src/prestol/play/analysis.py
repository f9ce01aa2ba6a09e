"""A whole game looked back upon: what each answer was worth, how the chances moved, who answered how well.

Nobody is judged by what nobody could know: every question is searched from the view of the seat that was asked. The
chances of a seat over time are those that it could see itself, so that they change only with what it learns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from statistics import fmean
from typing import Any, Final

from prestol.games import handover, kit_of, take_over
from prestol.play.decision import LEAST, Decision, analyse_decision, outcome
from prestol.play.match import Match

PIECE: Final = 6  # decisions that a worker looks at before it reports
MOST_TURNING_POINTS: Final = 5
SMALLEST_SWING: Final = 0.05  # of the way from the worst to the best that was seen in the game


@dataclass(frozen=True)
class TurningPoint:
    """A seat's chances before one of its answers and when it was asked next, and what changed them."""

    step: int  # the answer that did it, else the seat's own answer after which it happened
    until: int  # when the seat was asked next, or the end
    seat: int  # whose chances
    before: float
    after: float
    cause: str  # mistake: the answer at this step; light: cards or sealed answers came to light; others: they answered


@dataclass(frozen=True)
class Summary:
    """How one seat has answered."""

    seat: int
    decisions: int
    best: int  # answers as good as any
    mean_cost: float
    worst: int | None  # the step of its most expensive answer


@dataclass(frozen=True)
class Analysis:
    iterations: int
    decisions: list[Decision]
    result: list[float] | None  # by seat: the share of the win; alone, the points; None: not over
    steps: int
    turning_points: list[TurningPoint]
    summaries: list[Summary]

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """Step and chances of a seat, each time it was asked, and in the end."""
        found = [(each.step, each.chances[seat]) for each in self.decisions if each.seat == seat]
        return found + ([(self.steps, self.result[seat])] if self.result else [])

    def as_dict(self) -> dict[str, Any]:
        return asdict(self) | {"decisions": [each.as_dict() for each in self.decisions]}


def analyse(
    match: Match,
    iterations: int = 0,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda decisions: None,
) -> Analysis:
    """Look back upon a match. The same seed and iterations find the same, in however many processes."""
    steps, number = questions(match), budget(match, iterations)
    found: list[Decision] = []
    for piece in in_processes(match, steps, number, seed, jobs) if jobs > 1 else here(match, steps, number, seed):
        found += piece
        progress(len(piece))
    return conclude(match, found, number)


def budget(match: Match, iterations: int = 0) -> int:
    return max(iterations or kit_of(match.game).bot.analysis_iterations, LEAST)


def questions(match: Match) -> list[int]:
    """The steps at which a seat had a choice."""
    return [step for step, (move, state) in enumerate(match.walk()) if len(state.legal(move.seat)) > 1]


def here(match: Match, steps: Sequence[int], iterations: int, seed: int) -> Iterator[list[Decision]]:
    """One decision at a time; the game is walked through once."""
    wanted = set(steps)
    for step, (move, state) in enumerate(match.walk()):
        if step in wanted:
            yield [analyse_decision(state, step, move.seat, move.action, iterations, seed * len(match.moves) + step)]


def in_processes(
    match: Match, steps: Sequence[int], iterations: int, seed: int, jobs: int
) -> Iterator[Sequence[Decision]]:
    work = partial(analyse_steps, match.record(), iterations=iterations, seed=seed)
    with ProcessPoolExecutor(jobs, get_context("spawn"), take_over, (handover(),)) as pool:
        yield from pool.map(work, pieces(steps))


def pieces(steps: Sequence[int]) -> list[Sequence[int]]:
    return [steps[first : first + PIECE] for first in range(0, len(steps), PIECE)]


def analyse_steps(record: str, steps: Sequence[int], iterations: int, seed: int = 0) -> list[Decision]:
    """In a worker process; the record leads to all states in question."""
    return [each for found in here(Match.from_record(record), steps, iterations, seed) for each in found]


# -- looking at it as a whole ------------------------------------------------------------------------------------------


def conclude(match: Match, decisions: Sequence[Decision], iterations: int) -> Analysis:
    """All decisions are known: what do they say together?"""
    known = sorted(decisions, key=lambda each: each.step)
    return Analysis(
        iterations=iterations,
        decisions=known,
        result=outcome(match.state) if match.state.over else None,
        steps=len(match.moves),
        turning_points=turning_points(match, known),
        summaries=[summary(seat, known) for seat in range(match.seats)],
    )


def summary(seat: int, decisions: Iterable[Decision]) -> Summary:
    mine = [each for each in decisions if each.seat == seat]
    worst = max(mine, key=lambda each: each.loss, default=None)
    return Summary(
        seat=seat,
        decisions=len(mine),
        best=sum(each.is_best for each in mine),
        mean_cost=fmean(each.loss for each in mine) if mine else 0.0,
        worst=worst.step if worst and worst.loss > 0 else None,
    )


def turning_points(match: Match, decisions: Sequence[Decision]) -> list[TurningPoint]:
    """The largest swings, in order of time; of several that overlap only the largest."""
    swings = [swing for seat in range(match.seats) for swing in swings_of(match, seat, decisions)]
    smallest = SMALLEST_SWING * width(decisions)
    found: list[TurningPoint] = []
    for swing in sorted(swings, key=size, reverse=True):
        if len(found) < MOST_TURNING_POINTS and size(swing) > smallest and not any(overlap(swing, at) for at in found):
            found.append(swing)
    return sorted(found, key=lambda swing: swing.step)


def size(swing: TurningPoint) -> float:
    return abs(swing.after - swing.before)


def overlap(one: TurningPoint, other: TurningPoint) -> bool:
    return one.step < other.until and other.step < one.until


def width(decisions: Sequence[Decision]) -> float:
    """Chances run from 0 to 1; points as far as they have run."""
    seen = [each.chances[each.seat] for each in decisions]
    return 1.0 if not decisions or len(decisions[0].chances) > 1 else max(seen) - min(seen)


def swings_of(match: Match, seat: int, decisions: Sequence[Decision]) -> Iterator[TurningPoint]:
    """How the chances of a seat changed from each of its decisions to the next."""
    mine = [each for each in decisions if each.seat == seat]
    for now, then in pairwise(mine):
        between = [each for each in decisions if now.step < each.step < then.step and each.seat != seat]
        yield swing(match, now, then, between)
    for last in mine[-1:]:  # the result is no estimate: of the end only the cost of an answer counts
        yield slip(last, last.step + 1)


def swing(match: Match, now: Decision, then: Decision, between: Sequence[Decision]) -> TurningPoint:
    before, after = now.chances[now.seat], then.chances[now.seat]
    lit = match.moves[now.step].reveals != match.moves[then.step].reveals
    if not lit and not between:  # nothing has happened that the seat did not know: the search has only looked closer
        return slip(now, then.step)
    blamed = blame(now, between, after - before)
    if blamed is not None:
        return TurningPoint(blamed.step, then.step, now.seat, before, after, "mistake")
    return TurningPoint(now.step, then.step, now.seat, before, after, "light" if lit else "others")


def slip(decision: Decision, until: int) -> TurningPoint:
    before = decision.best_chance
    return TurningPoint(decision.step, until, decision.seat, before, before - decision.loss, "mistake")


def blame(now: Decision, between: Sequence[Decision], change: float) -> Decision | None:
    """The answer whose cost explains at least half of the change: one's own of a fall, another's of a rise."""
    suspects = [now] if change < 0 else between
    worst = max(suspects, key=lambda each: each.loss, default=None)
    return worst if worst is not None and worst.loss >= abs(change) / 2 and worst.loss > 0 else None
