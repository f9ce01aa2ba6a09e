"""The games: four that come with Prestol, and those that other packages announce (entry points “prestol.games”)."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from prestol.core.errors import BadKit, PrestolError, UnknownGame
from prestol.core.game import Game
from prestol.kit import VERSION, GameKit

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from prestol.text import Words

BUILT_IN = ("conspiracy", "viceroy", "rurik", "outpost")
GROUP = "prestol.games"
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Failure:
    """A game of another package that cannot be played."""

    name: str
    package: str
    reason: str  # one sentence


class Games(Mapping[str, GameKit]):
    """Kits by name. Other packages are asked when somebody wants the whole list, or a game that is not ours."""

    def __init__(self) -> None:
        self.known: dict[str, GameKit] = {}
        self.failures: list[Failure] = []
        self.packages: dict[str, str] = {}  # the package that brings a game, where that is not Prestol itself
        self.is_complete = False
        self.own: dict[str, GameKit] = {}  # games played with cards of one's own
        self.own_cards: str | None = None  # the file of these cards

    def __getitem__(self, name: str) -> GameKit:
        if name in BUILT_IN and name not in self.known:
            self.known[name] = import_module(f"{__name__}.{name}").KIT
        if name not in self.known:
            self.complete()
        return self.own.get(name) or self.known[name]

    def __iter__(self) -> Iterator[str]:
        self.complete()
        return iter([*BUILT_IN, *(name for name in self.known if name not in BUILT_IN)])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def complete(self) -> None:
        """Ask all installed packages, once."""
        if self.is_complete:
            return
        self.is_complete = True
        from importlib.metadata import entry_points  # slow to load, and not needed for a game of ours

        for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, package_of(point))):
            try:
                self.add(loaded(point), package_of(point))
            except BadKit as error:
                self.report(Failure(point.name, package_of(point), str(error)))

    def add(self, kit: GameKit, package: str = "") -> None:
        """A game more; BadKit says why it cannot be one."""
        if kit.name in BUILT_IN or kit.name in self.known:
            owner = self.packages.get(kit.name) or "prestol"
            raise BadKit("the name “{name}” is taken by a game of the package {owner}", name=kit.name, owner=owner)
        check(kit)
        self.known[kit.name] = kit
        self.packages[kit.name] = package

    def remove(self, name: str) -> None:
        """For a game that was added: it is forgotten."""
        del self.known[name], self.packages[name]

    def report(self, failure: Failure) -> None:
        self.failures.append(failure)
        log.error("the game %s of the package %s is left out: %s", failure.name, failure.package, failure.reason)


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.value


def loaded(point: EntryPoint) -> GameKit:
    """The kit that an entry point names. Whatever a stranger's code does wrong, only its own game suffers."""
    try:
        kit = point.load()
    except Exception as error:
        raise BadKit("{value} cannot be loaded: {error!r}", value=point.value, error=error) from error
    if not isinstance(kit, GameKit):
        raise BadKit("{value} is no GameKit", value=point.value)
    if kit.name != point.name:
        raise BadKit("{value} is a kit for “{name}”", value=point.value, name=kit.name)
    return kit


def check(kit: GameKit) -> None:
    """Does a kit fit this version of Prestol, and can all its parts be loaded?"""
    if kit.version != VERSION:
        raise BadKit(
            "it was written for version {theirs} of the kit, this is version {ours}", theirs=kit.version, ours=VERSION
        )
    try:
        parts = (kit.rules, kit.text("en"), kit.board, kit.bot, kit.terminal)
    except Exception as error:
        raise BadKit("a part of it cannot be loaded: {error!r}", error=error) from error
    if parts[0].name != kit.name:
        raise BadKit("its rules are those of “{name}”", name=parts[0].name)


GAMES = Games()


def kit(name: str) -> GameKit:
    """The kit of the game with this name."""
    try:
        return GAMES[name]
    except KeyError:
        known = ", ".join(GAMES)
        raise UnknownGame("there is no game “{name}”; the games are: {known}", name=name[:40], known=known) from None


def game(name: str) -> Game:
    """The rules of the game with this name."""
    return kit(name).rules


def kit_of(rules: Game) -> GameKit:
    """The kit for these rules; if nobody has announced them, one that makes do with rules alone."""
    try:
        found = GAMES[rules.name]
    except KeyError:
        return bare_kit(rules)
    return found if found.rules is rules else found.playing(rules)


def bare_kit(rules: Game) -> GameKit:
    return GameKit(rules.name, VERSION, "").playing(rules)


def words_for(error: PrestolError, language: str) -> Words:
    """The words that can put an error into a sentence: some are a game's own."""
    from prestol.text import words  # for those who read

    return GAMES[error.game].words(language) if error.game in GAMES else words(language)


def explained(error: PrestolError, language: str) -> str:
    """What went wrong, in one sentence."""
    return words_for(error, language).error(error)


# -- cards of one's own ------------------------------------------------------------------------------------------------


def use_cards(path: str | Path | None) -> Game:
    """From now on a game is played with the cards in this file, and comes back as the game they make.

    None: with its own cards again.
    """
    taker = next(kit for kit in map(GAMES.__getitem__, BUILT_IN) if kit.takes_own_cards)
    own = {} if path is None else {taker.name: taker.playing(taker.with_own_cards(Path(path)))}
    GAMES.own, GAMES.own_cards = own, None if path is None else str(path)
    return game(taker.name)


def handover() -> str | None:
    """What a process that this one starts must be told: take_over() there makes the same games of it."""
    return GAMES.own_cards


def take_over(cards: str | None) -> None:
    use_cards(cards)
