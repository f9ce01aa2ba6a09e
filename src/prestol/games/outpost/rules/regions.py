# mypyc
"""Activating a region: resources from its territories, then the monsters (5.5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.rules.actions import COLLECT, EXTRA
from prestol.games.outpost.rules.cards import REGION_AGAIN, REGION_EXTRA, RESOURCES
from prestol.games.outpost.rules.cells import (
    ALL_COLUMNS,
    COLUMNS,
    NO_CELLS,
    cell_at,
    cells_in,
    column,
    holds,
    row,
    single,
)
from prestol.games.outpost.rules.events import ACTIVATED_REGION
from prestol.games.outpost.rules.monsters import check_monsters
from prestol.games.outpost.rules.reasons import NOTHING_TO_COLLECT, REGION_USED, SUPPLY_EMPTY, TOO_FEW_SETTLERS
from prestol.games.outpost.rules.state import Outpost, Player


def refuse_region(s: Outpost, player: Player, seat: i64, region: i64) -> i64:
    if player.has_used_region(region) and not s.may_repeat(seat, REGION_AGAIN):
        return REGION_USED
    if obtainable(s, player, region) == NO_CELLS:
        return NOTHING_TO_COLLECT
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


def obtainable(s: Outpost, player: Player, region: i64) -> i64:
    """The columns with a territory that has no monster and whose resource the supply has."""
    found: i64 = NO_CELLS
    for number, cell in enumerate(player.cells):
        resource = s.cards.resource[player.lands[number]]
        if row(cell) == region and not player.has_monster(cell) and s.supply[resource] > 0:
            found |= single(column(cell))
    return found


def activate_region(s: Outpost, seat: i64, region: i64) -> None:
    player = s.players[seat]
    player.enter_row(player.has_used_region(region))
    player.regions_used |= single(region)
    s.tell(ACTIVATED_REGION, seat, region)
    s.call(COLLECT_STEP, seat, region)


def resource_at(s: Outpost, player: Player, cell: i64) -> i64:
    return s.cards.resource[player.land_at(cell)]


def columns_of(action: i64) -> i64:
    """The columns that an answer collects from; there is one for every set but the empty one."""
    return action - COLLECT + 1


def collecting(columns: i64) -> i64:
    """The answer that collects from these columns."""
    return COLLECT + columns - 1


@final
class Collect(Step[Outpost]):
    """From which territories of a region to take a resource: columns that the supply can serve (R27)."""

    def region(self, f: Frame) -> i64:
        return f.card

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        columns = obtainable(s, s.players[seat], self.region(f))
        return [collecting(chosen) for chosen in range(1, ALL_COLUMNS + 1) if chosen & ~columns == NO_CELLS]

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if serves(s, s.players[seat], self.region(f), columns_of(action)) else SUPPLY_EMPTY

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        player, region, columns = s.players[seat], self.region(f), columns_of(action)
        for at in range(COLUMNS):
            if holds(columns, at):
                s.gain(seat, resource_at(s, player, cell_at(region, at)), 1)
        if s.has(seat, REGION_EXTRA) and obtainable(s, player, region) != NO_CELLS:
            s.call(TAKE_EXTRA, seat, region, at=columns)
        else:
            check_monsters(s, seat, cells_in(region, columns))


def serves(s: Outpost, player: Player, region: i64, columns: i64) -> bool:
    """Has the supply enough of each kind?"""
    need = [0] * RESOURCES
    for at in range(COLUMNS):
        if holds(columns, at):
            resource = resource_at(s, player, cell_at(region, at))
            need[resource] += 1
            if need[resource] > s.supply[resource]:
                return False
    return True


@final
class TakeExtra(Step[Outpost]):
    """With an artifact: one more resource of a territory of the region, collected from before or not (R7)."""

    def region(self, f: Frame) -> i64:
        return f.card

    def columns(self, f: Frame) -> i64:
        """Those that have been collected from: all of them, and this one, are checked for monsters."""
        return f.at

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        columns = obtainable(s, s.players[seat], self.region(f))
        return [EXTRA + cell_at(self.region(f), at) for at in range(COLUMNS) if holds(columns, at)]

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        cell = action - EXTRA
        s.gain(seat, resource_at(s, s.players[seat], cell), 1)
        check_monsters(s, seat, cells_in(self.region(f), self.columns(f)) | single(cell))


COLLECT_STEP: Final = Collect()
TAKE_EXTRA: Final = TakeExtra()
