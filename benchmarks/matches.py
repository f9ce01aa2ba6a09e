"""The matches of docs/ladder.md: who plays whom, how often, and what is wanted of the first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatch

from prestol.core.errors import BadSetup
from prestol.games import BUILT_IN
from prestol.games import game as rules_of
from prestol.play.arena import Sitting
from prestol.play.ladder import rotations

# Not the deals of tuning. Whenever bots are changed after a look at their results, they get new deals.
FIRST_DEALS = {
    "rurik *-solo-*": 200_000,
    "viceroy *": 300_000,
    "conspiracy apprentice-*": 600_000,
    "conspiracy *": 300_000,
    "outpost *": 400_000,
    "*": 100_000,
}
# Where luck hides what there is to see. Decided before the first of them was played.
MORE_GAMES = {
    "conspiracy master-greedy": 400,
    "conspiracy grandmaster-master": 300,
}


@dataclass(frozen=True)
class Match:
    """One bot against others, all of one kind; or alone."""

    game: str
    name: str
    table: tuple[str, ...]  # whose strength is measured comes first
    games: int
    wanted: float | None = None  # share of wins; None: surely more than the others'
    options: dict[str, object] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.table)

    @property
    def fair(self) -> float:
        """The share of wins if all were equally strong."""
        return 1 / self.seats

    def sitting(self, number: int) -> Sitting:
        """The games in their order: every deal once from every seat."""
        deal, shift = divmod(number, self.seats)
        return rotations(self.table, self.first_deal() + deal, deal)[shift]

    def first_deal(self) -> int:
        return next(first for names, first in FIRST_DEALS.items() if fnmatch(f"{self.game} {self.name}", names))


def against(game: str, one: str, other: str, games: int, seats: int = 2, wanted: float | None = None) -> Match:
    name = f"{one}-{other}" + (f"-{seats}" if seats > 2 else "")
    return Match(game, name, (one, *[other] * (seats - 1)), MORE_GAMES.get(f"{game} {name}", games), wanted)


def contests(game: str) -> list[Match]:
    return [
        against(game, "greedy", "random", 100, wanted=0.95),
        against(game, "novice", "random", 200),
        against(game, "apprentice", "novice", 200),
        against(game, "apprentice", "greedy", 200),
        against(game, "master", "greedy", 100, wanted=0.85),
        against(game, "master", "greedy", 102, seats=3),
        against(game, "master", "greedy", 100, seats=4, wanted=0.5),
        against(game, "grandmaster", "master", 100),
    ]


def alone(game: str, bot: str, level: str = "") -> Match:
    options: dict[str, object] = {"level": level} if level else {}
    return Match(game, f"{bot}-solo" + (f"-{level}" if level else ""), (bot,), 100, options=options)


def solos(game: str) -> list[Match]:
    """Alone, on every level that the rules offer."""
    levels = next((option.values for option in rules_of(game).options if option.name == "level"), ("",))
    return [alone(game, bot, level) for level in levels for bot in ("greedy", "master")]


MATCHES = [
    *(match for game in BUILT_IN for match in contests(game)),
    *(match for game in BUILT_IN for match in solos(game)),
]


def chosen(games: Iterable[str], names: Iterable[str]) -> list[Match]:
    """Some of them; names may be patterns such as “master-*”, and none means all."""
    found = [
        match
        for match in MATCHES
        if (not games or match.game in games) and (not names or any(fnmatch(match.name, name) for name in names))
    ]
    if not found:
        raise BadSetup("there is no such match; see --list")
    return found
