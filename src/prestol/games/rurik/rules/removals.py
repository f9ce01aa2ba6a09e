# mypyc
"""What a deed takes off the board: figures, or a structure (7). cards.toml has the words, an object here knows how."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.actions import REMOVE
from prestol.games.rurik.rules.answers import razed_region, razed_structure, razing
from prestol.games.rurik.rules.cards import ALL_STRUCTURES, STRUCTURES
from prestol.games.rurik.rules.events import RAZED, REMOVED
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.reasons import (
    ALREADY_CHOSEN,
    DEED_CONDITION,
    DEED_TROOPS_MISSING,
    NO_FIGURE_THERE,
    NOT_RULED,
    TOO_FEW_THERE,
)
from prestol.games.rurik.rules.sets import EMPTY, holds, single
from prestol.games.rurik.rules.state import Rurik


class Removal:
    """What a deed takes off the board: nothing, as a rule."""

    def refuse_deed(self, s: Rurik, player: Player, seat: i64, number: i64) -> i64:
        """Is there enough to take away?"""
        return 0

    def call(self, s: Rurik, seat: i64, number: i64) -> None:
        """Have it taken away."""


# -- figures ----------------------------------------------------------------------------------------------------------


def withdraw(s: Rurik, seat: i64, region: i64) -> None:
    led = s.players[seat].lose_figure(region)
    s.tell(REMOVED, seat, region, 1 if led else 0)


class TroopRemoval(Removal):
    """Figures leave the board. Where all must go there is nothing to choose, not even an order."""

    def __init__(self, way: i64) -> None:
        self.way: i64 = way

    def call(self, s: Rurik, seat: i64, number: i64) -> None:
        s.call(REMOVE_TROOPS, seat, self.way, number)

    def refuse_deed(self, s: Rurik, player: Player, seat: i64, number: i64) -> i64:
        return 0 if self.has_enough(s, player, seat, number, EMPTY) else DEED_TROOPS_MISSING

    def has_enough(self, s: Rurik, player: Player, seat: i64, number: i64, chosen: i64) -> bool:
        """Are there so many figures to remove, apart from the regions chosen before?"""
        raise NotImplementedError

    def must_remove_all(self, player: Player, number: i64, chosen: i64) -> bool:
        return False

    def remove_all(self, s: Rurik, seat: i64, chosen: i64) -> None:
        raise NotImplementedError

    def refuse(self, s: Rurik, player: Player, seat: i64, region: i64, number: i64, chosen: i64) -> i64:
        return 0 if player.occupies(region) else NO_FIGURE_THERE

    def figures_per_answer(self, number: i64) -> i64:
        return 1

    def remembers(self) -> bool:
        """Does it matter which regions have been chosen?"""
        return False


@final
class FromRegions(TroopRemoval):
    """A figure from each of so many different regions."""

    def is_left(self, player: Player, region: i64, chosen: i64) -> bool:
        return player.occupies(region) and not holds(chosen, region)

    def regions_left(self, player: Player, chosen: i64) -> i64:
        count: i64 = 0
        for region in range(len(player.troops)):
            if self.is_left(player, region, chosen):
                count += 1
        return count

    def has_enough(self, s: Rurik, player: Player, seat: i64, number: i64, chosen: i64) -> bool:
        return self.regions_left(player, chosen) >= number

    def must_remove_all(self, player: Player, number: i64, chosen: i64) -> bool:
        return self.regions_left(player, chosen) == number

    def remove_all(self, s: Rurik, seat: i64, chosen: i64) -> None:
        for region in range(s.regions):
            if self.is_left(s.players[seat], region, chosen):
                withdraw(s, seat, region)

    def refuse(self, s: Rurik, player: Player, seat: i64, region: i64, number: i64, chosen: i64) -> i64:
        if not player.occupies(region):
            return NO_FIGURE_THERE
        return ALREADY_CHOSEN if holds(chosen, region) else 0

    def remembers(self) -> bool:
        return True


@final
class FromRuled(TroopRemoval):
    """So many figures from one region that one rules, at once."""

    def has_enough(self, s: Rurik, player: Player, seat: i64, number: i64, chosen: i64) -> bool:
        for region in range(s.regions):  # noqa: SIM110
            if player.figures(region) >= number and s.rules(region, seat):
                return True
        return False

    def refuse(self, s: Rurik, player: Player, seat: i64, region: i64, number: i64, chosen: i64) -> i64:
        if not player.occupies(region):
            return NO_FIGURE_THERE
        if player.figures(region) < number:
            return TOO_FEW_THERE
        return 0 if s.rules(region, seat) else NOT_RULED

    def figures_per_answer(self, number: i64) -> i64:
        return number


@final
class FromAnywhere(TroopRemoval):
    """So many figures, one by one."""

    def has_enough(self, s: Rurik, player: Player, seat: i64, number: i64, chosen: i64) -> bool:
        return player.all_figures() >= number

    def must_remove_all(self, player: Player, number: i64, chosen: i64) -> bool:
        return player.all_figures() == number

    def remove_all(self, s: Rurik, seat: i64, chosen: i64) -> None:
        for region in range(s.regions):
            while s.players[seat].occupies(region):
                withdraw(s, seat, region)


@final
class RemoveTroops(Step[Rurik]):
    """Own figures leave the board, one answer after the other."""

    def way(self, f: Frame) -> i64:
        return f.card

    def removal(self, f: Frame) -> TroopRemoval:
        return TROOP_REMOVALS[self.way(f)]

    def left(self, f: Frame) -> i64:
        """How many figures are still to go."""
        return f.count

    def chosen(self, f: Frame) -> i64:
        """The regions that have lost one, if they matter."""
        return f.at

    def note_removed(self, f: Frame, region: i64, number: i64) -> None:
        f.count -= number
        if self.removal(f).remembers():
            f.at |= single(region)

    def run(self, s: Rurik, f: Frame) -> None:
        removal, left = self.removal(f), self.left(f)
        if left == 0:
            s.end()
        elif removal.must_remove_all(s.players[f.seat], left, self.chosen(f)):
            s.end()
            removal.remove_all(s, f.seat, self.chosen(f))
        else:
            s.ask(f.seat)

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [REMOVE + region for region in range(s.regions)]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return self.removal(f).refuse(s, s.players[seat], seat, action - REMOVE, self.left(f), self.chosen(f))

    def figures_per_answer(self, f: Frame) -> i64:
        return self.removal(f).figures_per_answer(self.left(f))

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        number = self.figures_per_answer(f)
        self.note_removed(f, action - REMOVE, number)
        for _ in range(number):
            withdraw(s, seat, action - REMOVE)


REMOVAL_WORDS: Final = ["regions", "from_ruled", "troops"]  # in cards.toml; a frame remembers the number
TROOP_REMOVALS: Final[list[TroopRemoval]] = [FromRegions(0), FromRuled(1), FromAnywhere(2)]
REMOVE_TROOPS: Final = RemoveTroops()

# -- structures -------------------------------------------------------------------------------------------------------


@final
class StructureRemoval(Removal):
    """An own structure is taken down."""

    def refuse_deed(self, s: Rurik, player: Player, seat: i64, number: i64) -> i64:
        return 0 if player.regions_with(ALL_STRUCTURES) != EMPTY else DEED_CONDITION

    def call(self, s: Rurik, seat: i64, number: i64) -> None:
        s.call(RAZE_STEP, seat)


@final
class Raze(Step[Rurik]):
    """Which structure goes back to the supply (R-26)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        found: list[int] = []
        for region, built in enumerate(s.players[seat].built):
            for number in range(STRUCTURES):
                if holds(built, number):
                    found.append(razing(region, single(number)))
        return found

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        region, structure = razed_region(action), razed_structure(action)
        s.players[seat].raze_structure(region, structure)
        s.tell(RAZED, seat, region, structure)


RAZE_STEP: Final = Raze()

REMOVALS: Final[dict[str, Removal]] = {
    "regions": TROOP_REMOVALS[0],
    "from_ruled": TROOP_REMOVALS[1],
    "troops": TROOP_REMOVALS[2],
    "structures": StructureRemoval(),
}
NO_REMOVAL: Final = Removal()


def removal_of(deed: dict[str, Any]) -> Removal:
    for word in deed.get("remove", {}):
        return REMOVALS[word]
    return NO_REMOVAL
