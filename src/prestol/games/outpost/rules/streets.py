# mypyc
"""Activating a street: its buildings are used, each at most once (5.6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.rules.actions import DONE, TRADE, USE
from prestol.games.outpost.rules.cards import STREET_AGAIN
from prestol.games.outpost.rules.cells import COLUMNS, NO_CELLS, cell_at, holds, row, single
from prestol.games.outpost.rules.effects import EFFECTS
from prestol.games.outpost.rules.events import ACTIVATED_STREET, USED
from prestol.games.outpost.rules.exchange import ALL_TRADES, end_barters, exchange, refuse_trade, trades
from prestol.games.outpost.rules.reasons import (
    BUILDING_IDLE,
    BUILDING_USED,
    NO_BUILDING,
    NOTHING_TO_USE,
    NOTHING_USED,
    STREET_USED,
    TOO_FEW_SETTLERS,
)
from prestol.games.outpost.rules.state import NO_CARD, Outpost, Player


def refuse_street(s: Outpost, player: Player, seat: i64, street: i64) -> i64:
    if player.has_used_street(street) and not s.may_repeat(seat, STREET_AGAIN):
        return STREET_USED
    if usable(s, seat, street, NO_CELLS) == NO_CELLS:
        return NOTHING_TO_USE
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


def activate_street(s: Outpost, seat: i64, street: i64) -> None:
    player = s.players[seat]
    player.enter_row(player.has_used_street(street))
    player.streets_used |= single(street)
    s.tell(ACTIVATED_STREET, seat, street)
    s.call(STREET_STEP, seat, street)


# -- buildings ---------------------------------------------------------------------------------------------------------


def usable(s: Outpost, seat: i64, street: i64, used: i64) -> i64:
    """The cells of a street with an unused building whose effect can be carried out."""
    player = s.players[seat]
    found: i64 = NO_CELLS
    for number, cell in enumerate(player.plots):
        if row(cell) == street and not holds(used, cell) and can_use(s, seat, number):
            found |= single(cell)
    return found


def can_use(s: Outpost, seat: i64, number: i64) -> bool:
    """Can the effect of a player's building be carried out now?"""
    return EFFECTS[s.cards.kind[s.players[seat].houses[number]]].can_work(s, seat)


def refuse_use(s: Outpost, seat: i64, cell: i64, used: i64) -> i64:
    number = s.players[seat].house_at(cell)
    if number == NO_CARD:
        return NO_BUILDING
    if holds(used, cell):
        return BUILDING_USED
    return 0 if can_use(s, seat, number) else BUILDING_IDLE


def use(s: Outpost, seat: i64, cell: i64) -> None:
    """The effect of the building in a cell."""
    number = s.players[seat].house_at(cell)
    card = s.players[seat].houses[number]
    s.tell(USED, seat, card)
    EFFECTS[s.cards.kind[card]].work(s, seat, number)


@final
class Street(Step[Outpost]):
    """The buildings of a street in any order, until the player is done."""

    def street(self, f: Frame) -> i64:
        return f.card

    def used(self, f: Frame) -> i64:
        """The cells whose buildings have been used."""
        return f.at

    def note_used(self, f: Frame, cell: i64) -> None:
        f.at |= single(cell)

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return [DONE, *ALL_TRADES] + [USE + cell_at(self.street(f), column) for column in range(COLUMNS)]

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        used = self.used(f)
        if action == DONE:
            return NOTHING_USED if used == NO_CELLS and usable(s, seat, self.street(f), used) != NO_CELLS else 0
        if action < USE:
            return refuse_trade(s, seat, action)
        return refuse_use(s, seat, action - USE, used)

    def legal(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, in one go."""
        street, used = self.street(f), self.used(f)
        ready = usable(s, seat, street, used)
        found = [DONE] if used != NO_CELLS or ready == NO_CELLS else []
        found += trades(s, seat)
        for column in range(COLUMNS):
            cell = cell_at(street, column)
            if holds(ready, cell):
                found.append(USE + cell)
        return found

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        if TRADE <= action < USE:
            exchange(s, seat, action)
            return
        end_barters(s)
        if action == DONE:
            s.end()
        else:
            self.note_used(f, action - USE)
            use(s, seat, action - USE)


STREET_STEP: Final = Street()
