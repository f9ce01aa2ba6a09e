# mypyc
"""The lands: exploring, hunting, fortifying, activating regions and fortifications, and monsters (5.2 to 5.7, 6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.cards import (
    DIAMOND,
    EXPLORE_GAIN,
    FORT_EXTRA,
    FORTIFY_GAIN,
    HUNT_DIAMOND,
    MONSTER_CHOICE,
    NO_COLOUR,
    REGION_AGAIN,
    REGION_EXTRA,
    RESOURCES,
)
from prestol.games.outpost.reasons import (
    CELL_TAKEN,
    FIRST_IN_REGION_1,
    FORT_USED,
    FORTIFIED_ALREADY,
    MONSTER_THERE,
    NO_FORT,
    NO_FORTIFICATIONS,
    NO_MONSTER_THERE,
    NO_TERRITORY,
    NONE_LEFT,
    NOT_TOUCHING,
    NOTHING_TO_COLLECT,
    REGION_USED,
    SUPPLY_EMPTY,
    TOO_FEW_SETTLERS,
)
from prestol.games.outpost.state import (
    ACTIVATED_FORT,
    ACTIVATED_REGION,
    COLLECT,
    EXPLORED,
    EXTRA,
    FORTIFIED,
    HUNTED,
    MONSTER,
    NO,
    NO_CARD,
    NO_MONSTER,
    YES,
    Outpost,
    Player,
)


def neighbours(cell: int) -> list[int]:
    """The cells that share a side (1)."""
    row, column = cell // 3, cell % 3
    found = []
    for other in range(9):
        if abs(other // 3 - row) + abs(other % 3 - column) == 1:
            found.append(other)
    return found


TOUCHING: Final[list[int]] = [sum([1 << other for other in neighbours(cell)]) for cell in range(9)]


# -- explore ----------------------------------------------------------------------------------------------------------


def explored(player: Player) -> i64:
    """Cells with a territory (bits)."""
    found: i64 = 0
    for cell in player.cells:
        found |= 1 << cell
    return found


def refuse_explore(s: Outpost, player: Player, cell: i64) -> i64:
    known = explored(player)
    if known >> cell & 1 == 1:
        return CELL_TAKEN
    if known == 0 and cell >= 3:
        return FIRST_IN_REGION_1
    if known != 0 and known & TOUCHING[cell] == 0:
        return NOT_TOUCHING
    if len(s.stacks[cell // 3]) == 0:
        return NONE_LEFT
    return TOO_FEW_SETTLERS if player.settlers() < cell // 3 + 1 else 0


def explore(s: Outpost, seat: i64, cell: i64) -> None:
    """A new tile on the chosen cell, perhaps its resource, then the monsters (5.2)."""
    player = s.players[seat]
    player.spend_settlers(cell // 3 + 1)
    card = s.draw_land(cell // 3)
    player.lands = [*player.lands, card]
    player.cells = [*player.cells, cell]
    s.tell(EXPLORED, seat, card, cell)
    if s.has(seat, EXPLORE_GAIN):
        s.gain(seat, s.cards.resource[card], 1)
    s.call(MONSTER_CHECK, seat, 0, 0, 1 << cell)


# -- monsters ---------------------------------------------------------------------------------------------------------


@final
class MonsterCheck(Step[Outpost]):
    """Territories ``at`` (bits) in column order: does a monster come? With an artifact its owner decides (6)."""

    def run(self, s: Outpost, f: Frame) -> None:
        if f.at == 0:
            s.end()
            return
        cell = lowest(f.at)
        card = s.players[f.seat].land_at(cell)
        colour = s.cards.colour[card]
        if s.players[f.seat].forts >> cell & 1 == 1 or colour == NO_COLOUR or s.monsters[colour] == 0:
            f.at &= f.at - 1
        elif s.has(f.seat, MONSTER_CHOICE):
            s.ask(f.seat)
        else:
            f.at &= f.at - 1
            settle_monster(s, f.seat, cell, colour, s.shows(colour))

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return [YES, NO]

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        cell = lowest(f.at)
        f.at &= f.at - 1
        settle_monster(s, seat, cell, s.cards.colour[s.players[seat].land_at(cell)], action == YES)


def lowest(mask: i64) -> i64:
    cell: i64 = 0
    while mask >> cell & 1 == 0:
        cell += 1
    return cell


def settle_monster(s: Outpost, seat: i64, cell: i64, colour: i64, comes: bool) -> None:
    if comes:
        s.players[seat].beasts |= 1 << cell
        s.monsters = s.monsters[:]
        s.monsters[colour] -= 1
        s.tell(MONSTER, seat, colour, cell)
    else:
        s.tell(NO_MONSTER, seat, colour, cell)


# -- hunt -------------------------------------------------------------------------------------------------------------


def refuse_hunt(s: Outpost, player: Player, cell: i64) -> i64:
    if player.beasts >> cell & 1 == 0:
        return NO_MONSTER_THERE
    need = s.cards.hunters[s.cards.colour[player.land_at(cell)]]
    return TOO_FEW_SETTLERS if player.settlers() < need else 0


def hunt(s: Outpost, seat: i64, cell: i64) -> None:
    """The figure goes back, the reward comes (5.3)."""
    player = s.players[seat]
    colour = s.cards.colour[player.land_at(cell)]
    player.spend_settlers(s.cards.hunters[colour])
    player.beasts &= ~(1 << cell)
    s.monsters = s.monsters[:]
    s.monsters[colour] += 1
    s.tell(HUNTED, seat, colour, cell)
    for resource in range(RESOURCES):
        s.gain(seat, resource, s.cards.rewards[colour][resource])
    if s.has(seat, HUNT_DIAMOND):
        s.gain(seat, DIAMOND, 1)


# -- fortify ----------------------------------------------------------------------------------------------------------


def refuse_fortify(s: Outpost, player: Player, cell: i64) -> i64:
    if player.land_at(cell) == NO_CARD:
        return NO_TERRITORY
    if player.beasts >> cell & 1 == 1:
        return MONSTER_THERE
    if player.forts >> cell & 1 == 1:
        return FORTIFIED_ALREADY
    if s.fortifications == 0:
        return NO_FORTIFICATIONS
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


def fortify(s: Outpost, seat: i64, cell: i64) -> None:
    player = s.players[seat]
    player.spend_settlers(1)
    player.forts |= 1 << cell
    s.fortifications -= 1
    card = player.land_at(cell)
    s.tell(FORTIFIED, seat, card, cell)
    if s.has(seat, FORTIFY_GAIN):
        s.gain(seat, s.cards.resource[card], 1)


# -- activate a region ------------------------------------------------------------------------------------------------


def refuse_region(s: Outpost, player: Player, seat: i64, region: i64) -> i64:
    if not row_is_open(s, seat, player.regions_used, region, REGION_AGAIN):
        return REGION_USED
    if obtainable(s, player, region) == 0:
        return NOTHING_TO_COLLECT
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


def row_is_open(s: Outpost, seat: i64, used: i64, row: i64, artifact: i64) -> bool:
    """Once a round; an artifact opens one row a second time (10)."""
    if used >> row & 1 == 0:
        return True
    return not s.players[seat].again and s.has(seat, artifact)


def enter_row(s: Outpost, seat: i64, used: i64, row: i64) -> i64:
    """A settler goes to a region or street. Returns the rows used."""
    player = s.players[seat]
    player.spend_settlers(1)
    if used >> row & 1 == 1:
        player.again = True
    return used | 1 << row


def obtainable(s: Outpost, player: Player, region: i64) -> i64:
    """Columns (bits) of monster-free territories whose resource the supply has."""
    found: i64 = 0
    for number, cell in enumerate(player.cells):
        if cell // 3 != region or player.beasts >> cell & 1 == 1:
            continue
        if s.supply[s.cards.resource[player.lands[number]]] > 0:
            found |= 1 << (cell % 3)
    return found


def activate_region(s: Outpost, seat: i64, region: i64) -> None:
    player = s.players[seat]
    player.regions_used = enter_row(s, seat, player.regions_used, region)
    s.tell(ACTIVATED_REGION, seat, region)
    s.call(COLLECT_STEP, seat, region)


@final
class Collect(Step[Outpost]):
    """From which territories of region ``card`` to take a resource: columns that the supply can serve (R27)."""

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        columns = obtainable(s, s.players[seat], f.card)
        return [COLLECT + chosen - 1 for chosen in range(1, 8) if chosen & ~columns == 0]

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if serves(s, s.players[seat], f.card, action - COLLECT + 1) else SUPPLY_EMPTY

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        columns = action - COLLECT + 1
        player = s.players[seat]
        for column in range(3):
            if columns >> column & 1 == 1:
                s.gain(seat, s.cards.resource[player.land_at(3 * f.card + column)], 1)
        if s.has(seat, REGION_EXTRA) and obtainable(s, player, f.card) != 0:
            s.call(TAKE_EXTRA, seat, f.card, 0, columns)
        else:
            s.call(MONSTER_CHECK, seat, 0, 0, columns << (3 * f.card))


def serves(s: Outpost, player: Player, region: i64, columns: i64) -> bool:
    """Has the supply enough of each kind?"""
    need = [0] * RESOURCES
    for column in range(3):
        if columns >> column & 1 == 1:
            resource = s.cards.resource[player.land_at(3 * region + column)]
            need[resource] += 1
            if need[resource] > s.supply[resource]:
                return False
    return True


@final
class TakeExtra(Step[Outpost]):
    """One more resource of a territory of region ``card``; ``at``: columns that have yielded (5.5, R7)."""

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        columns = obtainable(s, s.players[seat], f.card)
        return [EXTRA + 3 * f.card + column for column in range(3) if columns >> column & 1 == 1]

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        cell = action - EXTRA
        s.gain(seat, s.cards.resource[s.players[seat].land_at(cell)], 1)
        s.call(MONSTER_CHECK, seat, 0, 0, f.at << (3 * f.card) | 1 << cell)


# -- activate a fortification -----------------------------------------------------------------------------------------


def refuse_fort(s: Outpost, player: Player, cell: i64) -> i64:
    if player.forts >> cell & 1 == 0:
        return NO_FORT
    if player.forts_used >> cell & 1 == 1:
        return FORT_USED
    if s.supply[s.cards.resource[player.land_at(cell)]] == 0:
        return SUPPLY_EMPTY
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


def activate_fort(s: Outpost, seat: i64, cell: i64) -> None:
    player = s.players[seat]
    player.spend_settlers(1)
    player.forts_used |= 1 << cell
    card = player.land_at(cell)
    s.tell(ACTIVATED_FORT, seat, card, cell)
    s.gain(seat, s.cards.resource[card], 2 if s.has(seat, FORT_EXTRA) else 1)


MONSTER_CHECK: Final = MonsterCheck()
COLLECT_STEP: Final = Collect()
TAKE_EXTRA: Final = TakeExtra()
