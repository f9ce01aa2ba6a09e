"""What one answer was worth: the search looks at the question with the eyes of the seat that was asked.

What the search tries most counts as the best answer. If another one was given, the two are tried anew, independently of
the search that has chosen between them: on states that fit the seat's view, and with the same luck for both. The others
play on until the seat has its next choice, and a short search says how the seat stands then. The mean difference is
the cost of the answer; their spread gives its standard error, usually one to three chances in a hundred. A cost of
less than two standard errors is no more than noise: the answers are about equal. The chances are those of the search,
not of people: they are good for comparing answers, less so for foretelling a game.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from prestol.bots import adviser
from prestol.bots.kit import TENTHS, BotKit
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.knowledge import View
from prestol.games import kit_of

PAIRS: Final = 12  # states on which two answers are compared
SHARE: Final = 8  # a short search has this part of the iterations of the long one
LEAST: Final = 16  # iterations of a short search
SURE: Final = 2.0  # standard errors that a cost must exceed
SLIGHT: Final = 0.01  # and chances: less than that is nothing to talk about; alone at the table, points:
SLIGHT_ALONE: Final = 0.3


@dataclass(frozen=True)
class Decision:
    """A question that was answered. Chances are chances to win; alone at the table, points."""

    step: int  # answers before it: where the replay shows the question
    seat: int
    choices: int
    given: str
    best: str
    chances: list[float]  # by seat, as the seat that was asked could see it
    best_chance: float  # of this seat with the best answer
    cost: float
    error: float  # the standard error of the cost

    @property
    def is_best(self) -> bool:
        """As good as any, as far as can be told."""
        slight = SLIGHT_ALONE if len(self.chances) == 1 else SLIGHT
        return self.given == self.best or self.cost <= max(SURE * self.error, slight)

    @property
    def loss(self) -> float:
        """The cost, if it is more than noise."""
        return 0.0 if self.is_best else self.cost

    @property
    def given_chance(self) -> float:
        return self.best_chance - self.cost

    def as_dict(self) -> dict[str, Any]:
        return asdict(self) | {"given_chance": self.given_chance, "is_best": self.is_best}


def analyse_decision(state: State, step: int, seat: int, action: int, iterations: int, seed: int) -> Decision:
    """What an answer was worth; the state is asked for its views and for nothing else."""
    game, view, bot = state.game, state.view(seat), kit_of(state.game).bot
    unit = TENTHS if state.seats == 1 else 1
    found = adviser(bot, seed, iterations).search(view, seat)
    best = found.best()
    best_chance = found.chances[found.actions.index(best)]
    cost, error = (0.0, 0.0) if action == best else compare(bot, view, seat, best, action, iterations, seed)
    if state.seats > 1:
        cost = min(cost, best_chance)  # nobody has less than no chance
    return Decision(
        step=step,
        seat=seat,
        choices=len(found.actions),
        given=game.notation(action),
        best=game.notation(best),
        chances=[chance / unit for chance in found.outlook],
        best_chance=best_chance / unit,
        cost=max(cost, 0.0) / unit,
        error=error / unit,
    )


def compare(
    bot: BotKit, view: View, seat: int, best: int, given: int, iterations: int, seed: int
) -> tuple[float, float]:
    """By how much the best answer is better than the given one, and the standard error of that."""
    chance, short = Quick(seed + 1), max(iterations // SHARE, LEAST)
    seeds = [chance.word() for _ in range(PAIRS)]
    differences = [
        worth(bot, view, seat, best, luck, short) - worth(bot, view, seat, given, luck, short) for luck in seeds
    ]
    return fmean(differences), stdev(differences) / sqrt(PAIRS)


def worth(bot: BotKit, view: View, seat: int, action: int, luck: int, iterations: int) -> float:
    """How the seat stands after an answer, with one kind of luck."""
    s = view.sample(luck)
    thinker = adviser(bot, luck, iterations)
    s.apply(seat, action)
    while not s.over and not has_choice(s, seat):
        other = s.waiting[0]
        s.apply(other, thinker.choose(s.view(other), other))
    if s.over:
        return outcome(s)[seat] * (TENTHS if s.seats == 1 else 1)
    return float(thinker.search(s.view(seat), seat).outlook[seat])


def outcome(s: State) -> list[float]:
    """How a game ended, by seat: the share of the win; alone, the points."""
    scores = s.results()
    if s.seats == 1:
        return [float(scores[0].total)]
    winners = sum(score.rank == 1 for score in scores)
    return [1 / winners if score.rank == 1 else 0.0 for score in scores[: s.seats]]


def has_choice(s: State, seat: int) -> bool:
    return seat in s.waiting and len(s.legal(seat)) > 1
