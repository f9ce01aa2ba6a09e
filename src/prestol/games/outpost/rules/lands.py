# mypyc
"""The lands: exploring territories (5.2), fortifying them (5.4), activating fortifications (5.7)."""

from __future__ import annotations

from mypy_extensions import i64

from prestol.games.outpost.rules.cards import EXPLORE_GAIN, FORT_EXTRA, FORTIFY_GAIN
from prestol.games.outpost.rules.cells import NO_CELLS, TOUCHING, holds, row, single
from prestol.games.outpost.rules.events import ACTIVATED_FORT, EXPLORED, FORTIFIED
from prestol.games.outpost.rules.monsters import check_monsters
from prestol.games.outpost.rules.reasons import (
    CELL_TAKEN,
    FIRST_IN_REGION_1,
    FORT_USED,
    FORTIFIED_ALREADY,
    MONSTER_THERE,
    NO_FORT,
    NO_FORTIFICATIONS,
    NO_TERRITORY,
    NONE_LEFT,
    NOT_TOUCHING,
    SUPPLY_EMPTY,
    TOO_FEW_SETTLERS,
)
from prestol.games.outpost.rules.state import NO_CARD, Outpost, Player

# -- explore -----------------------------------------------------------------------------------------------------------


def explorers(cell: i64) -> i64:
    """The settlers that exploring takes: 1, 2 or 3 for region I, II or III."""
    return row(cell) + 1


def refuse_explore(s: Outpost, player: Player, cell: i64) -> i64:
    known = player.explored()
    if holds(known, cell):
        return CELL_TAKEN
    if known == NO_CELLS and row(cell) > 0:
        return FIRST_IN_REGION_1
    if known != NO_CELLS and known & TOUCHING[cell] == NO_CELLS:
        return NOT_TOUCHING
    if len(s.stacks[row(cell)]) == 0:
        return NONE_LEFT
    return TOO_FEW_SETTLERS if player.settlers() < explorers(cell) else 0


def explore(s: Outpost, seat: i64, cell: i64) -> None:
    """A new tile on the chosen cell, perhaps its resource, then the monsters."""
    player = s.players[seat]
    player.spend_settlers(explorers(cell))
    card = s.draw_land(row(cell))
    player.lands = [*player.lands, card]
    player.cells = [*player.cells, cell]
    s.tell(EXPLORED, seat, card, cell)
    if s.has(seat, EXPLORE_GAIN):
        s.gain(seat, s.cards.resource[card], 1)
    check_monsters(s, seat, single(cell))


# -- fortify -----------------------------------------------------------------------------------------------------------


def refuse_fortify(s: Outpost, player: Player, cell: i64) -> i64:
    if player.land_at(cell) == NO_CARD:
        return NO_TERRITORY
    if player.has_monster(cell):
        return MONSTER_THERE
    if player.has_fort(cell):
        return FORTIFIED_ALREADY
    if s.fortifications == 0:
        return NO_FORTIFICATIONS
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


def fortify(s: Outpost, seat: i64, cell: i64) -> None:
    player = s.players[seat]
    player.spend_settlers(1)
    player.forts |= single(cell)
    s.fortifications -= 1
    card = player.land_at(cell)
    s.tell(FORTIFIED, seat, card, cell)
    if s.has(seat, FORTIFY_GAIN):
        s.gain(seat, s.cards.resource[card], 1)


# -- activate a fortification ------------------------------------------------------------------------------------------


def refuse_fort(s: Outpost, player: Player, cell: i64) -> i64:
    if not player.has_fort(cell):
        return NO_FORT
    if player.has_used_fort(cell):
        return FORT_USED
    if s.supply[s.cards.resource[player.land_at(cell)]] == 0:
        return SUPPLY_EMPTY
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


def activate_fort(s: Outpost, seat: i64, cell: i64) -> None:
    player = s.players[seat]
    player.spend_settlers(1)
    player.forts_used |= single(cell)
    card = player.land_at(cell)
    s.tell(ACTIVATED_FORT, seat, card, cell)
    s.gain(seat, s.cards.resource[card], 2 if s.has(seat, FORT_EXTRA) else 1)
