# mypyc
"""What buildings do: in a street, or at once when just built (5.6, 10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.cards import (
    ALCHEMIST,
    BANK,
    BAZAAR,
    CATHEDRAL,
    COMMON,
    DIAMOND,
    DIAMOND_MINE,
    GOLD,
    JEWELLER,
    QUARRY,
    RESOURCES,
    TAVERN,
    TRADING_POST,
    WAREHOUSE,
)
from prestol.games.outpost.exchange import ALL_TRADES, end_barters, exchange, refuse_trade, trades
from prestol.games.outpost.reasons import (
    BUILDING_IDLE,
    BUILDING_USED,
    CANNOT_PAY,
    NO_BUILDING,
    NO_FORT,
    NOTHING_USED,
    SUPPLY_EMPTY,
)
from prestol.games.outpost.state import (
    CELLS,
    DONE,
    KIND,
    SKIP,
    STORED,
    TRADE,
    USE,
    USE_NOW,
    USED,
    Outpost,
    Player,
)

TAVERN_SETTLERS: Final = 2
ALCHEMIST_DIAMONDS: Final = 2


def can_use(s: Outpost, seat: i64, kind: i64) -> bool:
    """Can the effect be carried out now? All that it brings must be in the supply (15)."""
    stock, supply = s.players[seat].stock, s.supply
    if kind <= QUARRY:
        return supply[kind] > 0
    if kind == DIAMOND_MINE:
        return supply[DIAMOND] > 0
    if kind == WAREHOUSE:
        return supply[0] + supply[1] + supply[2] > 0
    if kind == BAZAAR:
        return stock[0] + stock[1] + stock[2] > 0 and supply[GOLD] > 0
    if kind == ALCHEMIST:
        return stock[GOLD] > 0 and supply[DIAMOND] >= ALCHEMIST_DIAMONDS
    if kind == JEWELLER:
        return stock[DIAMOND] > 0 and supply[0] > 0 and supply[1] > 0 and supply[2] > 0
    if kind == TAVERN:
        return stock[DIAMOND] > 0 and s.settlers > 0
    if kind == BANK:
        return stock[GOLD] > 0
    if kind == CATHEDRAL:
        return stock[DIAMOND] > 0
    assert kind == TRADING_POST
    return len(posts(s, seat)) > 0


def posts(s: Outpost, seat: i64) -> list[int]:
    """The resources of own fortified territories that the supply has, ascending."""
    player = s.players[seat]
    found: i64 = 0
    for number, cell in enumerate(player.cells):
        if player.forts >> cell & 1 == 1:
            found |= 1 << s.cards.resource[player.lands[number]]
    return [resource for resource in range(RESOURCES) if found >> resource & 1 == 1 and s.supply[resource] > 0]


def use(s: Outpost, seat: i64, number: i64) -> None:
    """The effect of a player's building; some need a choice first."""
    player = s.players[seat]
    card = player.houses[number]
    kind = s.cards.kind[card]
    s.tell(USED, seat, card)
    if kind <= QUARRY:
        s.gain(seat, kind, 1)
    elif kind == DIAMOND_MINE:
        s.gain(seat, DIAMOND, 1)
    elif kind == ALCHEMIST:
        s.pay(seat, GOLD, 1)
        s.gain(seat, DIAMOND, ALCHEMIST_DIAMONDS)
    elif kind == JEWELLER:
        s.pay(seat, DIAMOND, 1)
        for resource in range(COMMON):
            s.gain(seat, resource, 1)
    elif kind == TAVERN:
        s.pay(seat, DIAMOND, 1)
        s.gain_settlers(seat, TAVERN_SETTLERS)
    elif kind == BANK:
        store(s, seat, number, GOLD)
    elif kind == CATHEDRAL:
        store(s, seat, number, DIAMOND)
    else:
        s.call(CHOOSE_KIND, seat, kind)


def store(s: Outpost, seat: i64, number: i64, resource: i64) -> None:
    """A piece is locked on a bank or cathedral for ever (5.6)."""
    player = s.players[seat]
    stock = player.stock[:]
    stock[resource] -= 1
    player.stock = stock
    stored = player.stored[:]
    stored[number] += 1
    player.stored = stored
    s.tell(STORED, seat, resource, player.houses[number])


@final
class ChooseKind(Step[Outpost]):
    """Warehouse: what to gain; bazaar: what to pay; trading post: of which fortified territory (``card``: building)."""

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return ALL_KINDS if f.card == TRADING_POST else COMMON_KINDS

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        resource = action - KIND
        if f.card == BAZAAR:
            return 0 if s.players[seat].stock[resource] > 0 else CANNOT_PAY
        if s.supply[resource] == 0:
            return SUPPLY_EMPTY
        return NO_FORT if f.card == TRADING_POST and resource not in posts(s, seat) else 0

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        resource = action - KIND
        if f.card == BAZAAR:
            s.pay(seat, resource, 1)
            s.gain(seat, GOLD, 1)
        else:
            s.gain(seat, resource, 1)


COMMON_KINDS: Final[list[int]] = [KIND + resource for resource in range(COMMON)]
ALL_KINDS: Final[list[int]] = [KIND + resource for resource in range(RESOURCES)]


def usable(s: Outpost, seat: i64, street: i64, used: i64) -> i64:
    """The cells (bits) of a street with an unused building whose effect can be carried out."""
    player = s.players[seat]
    found: i64 = 0
    for number, cell in enumerate(player.plots):
        if cell // 3 == street and used >> cell & 1 == 0 and can_use(s, seat, s.cards.kind[player.houses[number]]):
            found |= 1 << cell
    return found


@final
class Street(Step[Outpost]):
    """Buildings of street ``card``, each once, in any order; ``at``: cells used (bits)."""

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return [DONE, *ALL_TRADES] + [USE + cell for cell in range(CELLS) if cell // 3 == f.card]

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        if action == DONE:
            return NOTHING_USED if f.at == 0 and usable(s, seat, f.card, 0) != 0 else 0
        if action < USE:
            return refuse_trade(s, seat, action)
        return refuse_use(s, s.players[seat], seat, action - USE, f.at)

    def legal(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, in one go."""
        ready = usable(s, seat, f.card, f.at)
        found = [DONE] if f.at != 0 or ready == 0 else []
        found += trades(s, seat)
        for cell in range(3 * f.card, 3 * f.card + 3):
            if ready >> cell & 1 == 1:
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
            f.at |= 1 << (action - USE)
            use(s, seat, s.players[seat].house_at(action - USE))


def refuse_use(s: Outpost, player: Player, seat: i64, cell: i64, used: i64) -> i64:
    number = player.house_at(cell)
    if number < 0:
        return NO_BUILDING
    if used >> cell & 1 == 1:
        return BUILDING_USED
    return 0 if can_use(s, seat, s.cards.kind[player.houses[number]]) else BUILDING_IDLE


@final
class UseNew(Step[Outpost]):
    """The artifact that opens a new building at once: use the one at cell ``card``, or not (10)."""

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return [SKIP, USE_NOW, *ALL_TRADES]

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        if action == SKIP:
            return 0
        if action == USE_NOW:
            return refuse_use(s, s.players[seat], seat, f.card, 0)
        return refuse_trade(s, seat, action)

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        if action >= TRADE:
            exchange(s, seat, action)
            return
        end_barters(s)
        s.end()
        if action == USE_NOW:
            use(s, seat, s.players[seat].house_at(f.card))


CHOOSE_KIND: Final = ChooseKind()
STREET_STEP: Final = Street()
USE_NEW: Final = UseNew()
