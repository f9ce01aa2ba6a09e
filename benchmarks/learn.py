"""What the search believes, fitted to games: ``python -m benchmarks.learn GAME [--seats N] [--games N]``.

Greedy players, or with ``--iterations`` searching ones, play games, now and then answering at random: otherwise facts
that go with good play would look like its cause. Printed are the search parameters that turn judgements into
chances to win (``scale`` and ``scale_early``), and for games whose estimates are learned the weights of their facts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import exp, log

from prestol.bots.greedy import Greedy
from prestol.bots.kit import BotKit
from prestol.bots.search import Search, is_fresh
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.games import GAMES, game, kit

LOOKS = 6  # one position in so many is noted
SCALES = range(10, 105, 5)
MORES = range(0, 205, 5)
RIDGE = 1e-5  # of the sum of squares of each fact …
RARE = 0.3  # … and so much more: facts seldom seen get small weights
MARGINS = ("conspiracy",)  # where weights tell how far one is ahead, not how many points one has


@dataclass
class Look:
    """A position on the way, and how its game ended."""

    left: float  # of the time
    values: list[float]  # by seat, as the search judges
    facts: list[list[int]]  # by seat
    won: list[float]
    totals: list[float]


def looks(name: str, seats: int, seed: int, iterations: int = 0, blunders: int = 8) -> list[Look]:
    """One game, in which one answer in so many is given at random."""
    chance, state, bot = Quick(seed), game(name).new(seats, seed), kit(name).bot
    players = [Search(bot, seed + at, iterations) if iterations else Greedy(bot, seed + at) for at in range(seats)]
    found: list[Look] = []
    while not state.over:
        if chance.below(LOOKS) == 0 and is_between_turns(bot, state):
            found.append(look(bot, state))
        seat = state.waiting[0]
        choices = state.legal(seat)
        at_random = blunders > 0 and chance.below(blunders) == 0
        action = choices[chance.below(len(choices))] if at_random else players[seat].choose(state.view(seat), seat)
        state.apply(seat, action)
    scores = state.results()[:seats]
    winners = sum(score.rank == 1 for score in scores)
    for each in found:
        each.won = [(score.rank == 1) / winners for score in scores]
        each.totals = [float(score.total) for score in scores]
    return found


def is_between_turns(bot: BotKit, state: State) -> bool:
    """In the middle of a turn facts are not what they are judged by."""
    return state.question in bot.settled and is_fresh(state)


def look(bot: BotKit, state: State) -> Look:
    seats = range(state.seats)
    facts = [bot.facts(state, seat) for seat in seats] if bot.facts else []
    return Look(bot.time_left(state), [float(bot.estimate(state, seat)) for seat in seats], facts, [], [])


# -- chances to win ----------------------------------------------------------------------------------------------------


def surprise(rows: Sequence[Look], scale: float, more: float) -> float:
    """How unexpected the outcomes were, on average, to one who believes in these numbers."""
    total = 0.0
    for row in rows:
        unit, most = scale + more * row.left, max(row.values)
        weights = [exp((value - most) / unit) for value in row.values]
        expected = sum(weight * won for weight, won in zip(weights, row.won, strict=True)) / sum(weights)
        total -= log(max(expected, 1e-9))
    return total / len(rows)


def best_scale(rows: Sequence[Look]) -> tuple[int, int]:
    return min(product(SCALES, MORES), key=lambda pair: surprise(rows, *pair))


# -- weights -----------------------------------------------------------------------------------------------------------


def weights(rows: Sequence[Look], margins: bool = False) -> tuple[list[float], list[float]]:
    """What each fact is worth at the end, in tenths of a point, and how much more when all time is left."""
    samples = [
        ([fact * part for fact in facts for part in (1.0, row.left)], 10.0 * total)
        for row in rows
        for facts, total in (compared(row) if margins else zip(row.facts, row.totals, strict=True))
    ]
    found = least_squares(samples)
    return found[0::2], found[1::2]


def compared(row: Look) -> Iterator[tuple[list[int], float]]:
    """How each seat differs from the one before it."""
    for seat in range(1, len(row.totals)):
        facts = [mine - other for mine, other in zip(row.facts[seat], row.facts[seat - 1], strict=True)]
        yield facts, row.totals[seat] - row.totals[seat - 1]


def least_squares(samples: Sequence[tuple[list[float], float]]) -> list[float]:
    """Weights that fit best, by the normal equations."""
    size = len(samples[0][0])
    sums = [[0.0] * (size + 1) for _ in range(size)]
    for facts, target in samples:
        line = [*facts, target]
        for at, fact in enumerate(facts):
            if fact:
                sums[at] = [known + fact * other for known, other in zip(sums[at], line, strict=True)]
    for at in range(size):
        sums[at][at] *= 1 + RIDGE
        sums[at][at] += RARE
    return solved(sums)


def solved(lines: list[list[float]]) -> list[float]:
    """Gauss and Jordan."""
    for at in range(len(lines)):
        pivot = max(range(at, len(lines)), key=lambda each: abs(lines[each][at]))
        lines[at], lines[pivot] = lines[pivot], lines[at]
        lines[at] = [number / lines[at][at] for number in lines[at]]
        for other in range(len(lines)):
            if other != at and lines[other][at]:
                factor = lines[other][at]
                lines[other] = [one - factor * two for one, two in zip(lines[other], lines[at], strict=True)]
    return [line[-1] for line in lines]


# -- the command -------------------------------------------------------------------------------------------------------


def report(rows: Sequence[Look], margins: bool) -> Iterator[str]:
    scale, more = best_scale(rows)
    yield f"positions {len(rows)}, scale {scale}, more {more}, surprise {surprise(rows, scale, more):.3f}"
    if rows[0].facts:
        for name, found in zip(("AT_THE_END", "WITH_TIME"), weights(rows, margins), strict=True):
            yield f"{name} {[round(number, 1) for number in found]}"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learn", description="Fit what the search believes.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2, help="players, at least two (default: 2)")
    parser.add_argument("--games", type=int, default=1000, help="games to learn from (default: 1000)")
    parser.add_argument("--iterations", type=int, default=0, help="of searching players (default: greedy ones)")
    parser.add_argument("--blunders", type=int, default=8, help="one answer in so many at random; 0: none (default: 8)")
    options = parser.parse_args(words)
    how = (options.iterations, options.blunders)
    games = (looks(options.game, options.seats, 1 + number, *how) for number in range(options.games))
    rows = [each for found in games for each in found]
    for line in report(rows, options.game in MARGINS):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
