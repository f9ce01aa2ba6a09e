# mypyc
"""Building: a tile of the market goes to the settlement (5.1); with an artifact it is used at once (10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.rules.actions import PLOT, SKIP, TRADE, USE_NOW
from prestol.games.outpost.rules.cards import BUILD_ACTIVATE
from prestol.games.outpost.rules.cells import CELLS, NO_CELLS
from prestol.games.outpost.rules.events import BUILT
from prestol.games.outpost.rules.exchange import ALL_TRADES, end_barters, exchange, refuse_trade
from prestol.games.outpost.rules.reasons import CANNOT_PAY, CELL_TAKEN, NO_ROOM, SLOT_EMPTY, TOO_FEW_SETTLERS
from prestol.games.outpost.rules.state import NO_CARD, Outpost, Player
from prestol.games.outpost.rules.streets import refuse_use, use


def refuse_build(s: Outpost, player: Player, slot: i64) -> i64:
    if len(s.market[slot]) == 0:
        return SLOT_EMPTY
    if len(player.plots) == CELLS:
        return NO_ROOM
    if not player.can_pay(s.cards.cost[s.market[slot][-1]]):
        return CANNOT_PAY
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


@final
class ChoosePlot(Step[Outpost]):
    """Where the building from a slot of the market goes."""

    def slot(self, f: Frame) -> i64:
        return f.card

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return [PLOT + cell for cell in range(CELLS)]

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if s.players[seat].house_at(action - PLOT) == NO_CARD else CELL_TAKEN

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        build(s, seat, self.slot(f), action - PLOT)


def build(s: Outpost, seat: i64, slot: i64, cell: i64) -> None:
    player = s.players[seat]
    player.spend_settlers(1)
    tiles = s.market[slot]
    card = tiles[-1]
    s.pay_all(seat, s.cards.cost[card])
    s.set_slot(slot, tiles[:-1])
    player.houses = [*player.houses, card]
    player.plots = [*player.plots, cell]
    player.stored = [*player.stored, 0]
    s.tell(BUILT, seat, card, cell)
    s.fill_slot(slot)
    if s.has(seat, BUILD_ACTIVATE):
        s.call(USE_NEW, seat, cell)


@final
class UseNew(Step[Outpost]):
    """The new building may be used once, without a settler."""

    def cell(self, f: Frame) -> i64:
        """Where it stands."""
        return f.card

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return [SKIP, USE_NOW, *ALL_TRADES]

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        if action == SKIP:
            return 0
        if action == USE_NOW:
            return refuse_use(s, seat, self.cell(f), NO_CELLS)
        return refuse_trade(s, seat, action)

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        if action >= TRADE:
            exchange(s, seat, action)
            return
        end_barters(s)
        s.end()
        if action == USE_NOW:
            use(s, seat, self.cell(f))


CHOOSE_PLOT: Final = ChoosePlot()
USE_NEW: Final = UseNew()
