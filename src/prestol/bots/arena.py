"""Very many games between bots, with statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import perf_counter

from prestol.bots import bot
from prestol.core.game import Game
from prestol.games import game

CHUNK = 20  # games a worker plays before it reports
SURE = 1.96  # standard deviations on either side of a 95 % interval


@dataclass
class Tally:
    """How one bot has done."""

    bot: str
    games: int = 0
    wins: int = 0  # games with nobody ahead
    share: float = 0.0  # games won; a win shared by two counts half for each
    points: int = 0
    squares: int = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.share += other.share
        self.points += other.points
        self.squares += other.squares

    def mean(self) -> float:
        return self.points / self.games

    def mean_margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        variance = max(self.squares / self.games - self.mean() ** 2, 0.0)
        return SURE * sqrt(variance / self.games)

    def share_interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        n, p, z2 = self.games, self.share / self.games, SURE * SURE
        middle = (p + z2 / (2 * n)) / (1 + z2 / n)
        margin = SURE * sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return middle - margin, middle + margin


@dataclass
class Outcome:
    """The result of a series: one tally a bot, in the order given."""

    tallies: list[Tally]
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: Outcome) -> None:
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.add(theirs)
        self.decisions += other.decisions
        self.seconds += other.seconds


def simulate(
    name: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Outcome:
    """Let bots play each other; they rotate through the seats."""
    play = partial(play_games, name, tuple(bots), dict(options or {}), seed)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    outcome = play(range(0))  # bad input fails here, before any worker starts
    started = perf_counter()
    for result in map(play, chunks) if jobs == 1 else in_processes(play, chunks, jobs):
        outcome.add(result)
        progress(result.tallies[0].games)
    outcome.seconds = perf_counter() - started
    return outcome


def in_processes(play: Callable[[range], Outcome], chunks: list[range], jobs: int) -> Iterator[Outcome]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, chunks)


def play_games(name: str, bots: tuple[str, ...], options: dict[str, object], seed: int, numbers: range) -> Outcome:
    outcome = Outcome([Tally(bot) for bot in bots])
    found = game(name)
    found.chosen(len(bots), options)
    for rival in bots:
        bot(rival, found, 0)
    for number in numbers:
        play_game(outcome, found, options, seed + number, number % len(bots))
    return outcome


def play_game(outcome: Outcome, found: Game, options: dict[str, object], seed: int, shift: int) -> None:
    """One game; the bot of seat *s* is number *s* + shift."""
    seats = len(outcome.tallies)
    tallies = [outcome.tallies[(seat + shift) % seats] for seat in range(seats)]
    players = [bot(tally.bot, found, seed * seats + seat) for seat, tally in enumerate(tallies)]
    state = found.new(seats, seed, options)
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, players[seat].choose(state.view(seat), seat))
        outcome.decisions += 1
    scores = state.results()
    winners = sum(score.rank == 1 for score in scores)
    for tally, score in zip(tallies, scores, strict=False):  # an opponent whom the rules play has no tally
        won = score.rank == 1
        tally.add(Tally(tally.bot, 1, int(won), won / winners, score.total, score.total**2))
