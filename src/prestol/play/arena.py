"""Very many games between bots, with statistics."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple, TypeVar

from prestol.bots import check_bot
from prestol.games import game, handover, take_over
from prestol.play.bots import bot

T = TypeVar("T")
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
        return max(middle - margin, 0.0), min(middle + margin, 1.0)

    def mean_text(self) -> str:
        return f"{self.mean():.2f} ± {self.mean_margin():.2f}"

    def share_text(self) -> str:
        low, high = self.share_interval()
        return f"{self.share / self.games:.1%} ({low:.1%} – {high:.1%})"


@dataclass
class Pace:
    """How long one bot has thought."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        if seconds > self.longest:
            self.longest = seconds

    def add(self, other: Pace) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class Sitting(NamedTuple):
    """A game to be played."""

    seed: int
    bots: tuple[str, ...]  # by seat


@dataclass(frozen=True)
class Played:
    """A game that is over."""

    sitting: Sitting
    totals: tuple[int, ...]  # by seat, and after them an opponent whom the rules play
    ranks: tuple[int, ...]
    paces: tuple[Pace, ...]  # by seat

    @property
    def is_opposed(self) -> bool:
        """Do the rules play an opponent?"""
        return len(self.ranks) > len(self.sitting.bots)

    def tallies(self) -> list[Tally]:
        """What the game adds, by seat."""
        winners = self.ranks.count(1)
        return [
            Tally(name, 1, int(rank == 1), (rank == 1) / winners, total, total**2)
            for name, total, rank in zip(self.sitting.bots, self.totals, self.ranks, strict=False)
        ]


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
    check(name, bots, len(bots), seed, options or {})
    sittings = [Sitting(seed + number, rotated(tuple(bots), number)) for number in range(games)]
    outcome = Outcome([Tally(bot) for bot in bots])
    started = perf_counter()
    for number, played in enumerate(play_all(name, options or {}, sittings, jobs)):
        tallies = rotated(tuple(played.tallies()), -number)
        outcome.add(Outcome(list(tallies), sum(pace.decisions for pace in played.paces)))
        progress(1)
    outcome.seconds = perf_counter() - started
    return outcome


def rotated(table: tuple[T, ...], shift: int) -> tuple[T, ...]:
    shift %= len(table)
    return table[shift:] + table[:shift]


def check(name: str, bots: Sequence[str], seats: int, seed: int, options: Mapping[str, object]) -> None:
    """Bad input fails here, before any game is played and any worker starts."""
    found = game(name)
    found.chosen(seats, options)
    found.seed(seed)
    for each in bots:
        check_bot(each)


def play_all(
    name: str, options: Mapping[str, object], sittings: Sequence[Sitting], jobs: int = 1, at_once: bool = False
) -> Iterator[Played]:
    """The games, in their order; ``at_once``: each as soon as it is over. Who stops asking stops the workers."""
    play = partial(play_game, name, dict(options))
    if jobs == 1:
        yield from map(play, sittings)
        return
    with get_context("spawn").Pool(jobs, begin_worker, (handover(),)) as pool:
        yield from pool.imap_unordered(play, sittings) if at_once else pool.imap(play, sittings, CHUNK)


def begin_worker(cards: str | None) -> None:
    """Ctrl-C reaches every process at the terminal; the one that collects the games decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    take_over(cards)


def play_game(name: str, options: dict[str, object], sitting: Sitting) -> Played:
    found, seats = game(name), len(sitting.bots)
    players = [bot(each, found, sitting.seed * seats + seat) for seat, each in enumerate(sitting.bots)]
    paces = [Pace() for _ in players]
    state = found.new(seats, sitting.seed, options)
    while not state.over:
        seat = state.waiting[0]
        view = state.view(seat)
        started = perf_counter()
        action = players[seat].choose(view, seat)
        paces[seat].note(perf_counter() - started)
        state.apply(seat, action)
    scores = state.results()
    totals, ranks = tuple(score.total for score in scores), tuple(score.rank for score in scores)
    return Played(sitting, totals, ranks, tuple(paces))
