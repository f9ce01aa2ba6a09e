"""Bots play each other in fair turns: who meets whom in which seat, and how they stand afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations, product

from prestol.core.errors import BadSetup
from prestol.play.arena import Pace, Played, Sitting, Tally, check, play_all, rotated

Table = tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """A round robin."""

    game: str
    bots: Sequence[str]
    seats: int
    games: int  # of every table, at least
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    def check(self) -> None:
        check(self.game, self.bots, self.seats, self.seed, self.options)
        for number, bot in enumerate(self.bots):
            if bot in self.bots[:number]:
                raise BadSetup("the bot “{name}” is named twice", name=bot)
        if len(self.bots) == 1 < self.seats:
            raise BadSetup("at {seats} seats a ladder needs two bots or more", seats=self.seats)

    def sittings(self) -> list[Sitting]:
        """Round by round, so that one who stops early has been fair, too."""
        rounds = -(-self.games // self.seats)
        return [
            sitting
            for number in range(rounds)
            for table in tables(self.bots, self.seats)
            for sitting in rotations(table, self.seed + number, number)
        ]


def tables(bots: Sequence[str], seats: int) -> list[Table]:
    """Every choice of so many bots; of too few, all of them, and on the seats left one of them."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [(*bots, *[extra] * (seats - len(bots))) for extra in bots]


def rotations(table: Table, seed: int, number: int) -> list[Sitting]:
    """One deal, which everybody plays from every seat; the order around the table changes with the number."""
    orders = list(permutations(table[1:]))
    order = (table[0], *orders[number % len(orders)])
    return [Sitting(seed, rotated(order, shift)) for shift in range(len(table))]


def play(plan: Plan, jobs: int = 1, progress: Callable[[], None] = lambda: None) -> list[Played]:
    """The games of a plan in its order; after Ctrl-C those that are over."""
    sittings, played = plan.sittings(), []
    try:
        for game in play_all(plan.game, plan.options, sittings, jobs, at_once=True):
            played.append(game)
            progress()
    except KeyboardInterrupt:
        pass
    order = {sitting: number for number, sitting in enumerate(sittings)}
    return sorted(played, key=lambda game: order[game.sitting])


@dataclass
class Standing:
    """What one bot has done; a bot in two seats of a game has done it twice."""

    tally: Tally
    pace: Pace = field(default_factory=Pace)


def standings(played: Sequence[Played]) -> dict[str, Standing]:
    found: dict[str, Standing] = {}
    for game in played:
        for tally, pace in zip(game.tallies(), game.paces, strict=True):
            mine = found.setdefault(tally.bot, Standing(Tally(tally.bot)))
            mine.tally.add(tally)
            mine.pace.add(pace)
    return found


def meetings(played: Sequence[Played]) -> dict[tuple[str, str], Tally]:
    """How often the first of two bots came out before the second; a place they share counts half."""
    found: dict[tuple[str, str], Tally] = {}
    for game in played:
        for pair, tally in compared(game):
            found.setdefault(pair, Tally(pair[0])).add(tally)
    return found


def compared(game: Played) -> Iterator[tuple[tuple[str, str], Tally]]:
    seats = list(zip(game.sitting.bots, game.ranks, game.totals, strict=False))
    for (mine, my_rank, points), (theirs, their_rank, _) in product(seats, seats):
        if mine != theirs:
            share = 0.5 if my_rank == their_rank else float(my_rank < their_rank)
            yield (mine, theirs), Tally(mine, 1, int(my_rank <= their_rank), share, points, points**2)
