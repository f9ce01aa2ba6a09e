# mypyc
"""Free exchanges with the supply (7). None of them can go in circles (16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.games.outpost.rules.actions import TRADE
from prestol.games.outpost.rules.cards import BARTER, CLAY, COMMON, DIAMOND, GOLD, RESOURCES, STONE, WOOD
from prestol.games.outpost.rules.events import TRADED
from prestol.games.outpost.rules.reasons import BARTER_LOOP, CANNOT_PAY, NEEDS_BARTER, SUPPLY_EMPTY
from prestol.games.outpost.rules.state import Outpost


def kinds_with(pieces: list[int], least: i64) -> i64:
    """The resources of which there are at least so many, as bits."""
    found: i64 = 0
    for resource in range(RESOURCES):
        if pieces[resource] >= least:
            found |= 1 << resource
    return found


@final
class Trade:
    """Some pieces for one of another kind."""

    def __init__(self, given: list[int], got: int) -> None:
        self.given: list[int] = [given.count(resource) for resource in range(RESOURCES)]
        self.got: i64 = got
        self.kinds_given: i64 = kinds_with(self.given, 1)
        self.kinds_given_twice: i64 = kinds_with(self.given, 2)  # none is given more often
        self.kind_got: i64 = 1 << got


def usual_trades() -> list[Trade]:
    """Two commons for one of a kind not given; one of each for a diamond; two diamonds for gold; gold for any common.

    Giving what one gets is never worth it.
    """
    pairs = [[one, two] for one in range(COMMON) for two in range(one, COMMON)]
    found = [Trade(pair, got) for pair in pairs for got in range(COMMON) if got not in pair]
    found.append(Trade([WOOD, CLAY, STONE], DIAMOND))
    found.append(Trade([DIAMOND, DIAMOND], GOLD))
    return found + [Trade([GOLD], got) for got in range(COMMON)]


def barters() -> list[Trade]:
    """With the artifact: one common for another."""
    return [Trade([one], got) for one in range(COMMON) for got in range(COMMON) if got != one]


TRADES: Final[list[Trade]] = usual_trades() + barters()
FIRST_BARTER: Final[i64] = len(usual_trades())
ALL_TRADES: Final[list[int]] = [TRADE + number for number in range(len(TRADES))]


def refuse_trade(s: Outpost, seat: i64, action: i64) -> i64:
    number = action - TRADE
    trade = TRADES[number]
    if number >= FIRST_BARTER and not s.has(seat, BARTER):
        return NEEDS_BARTER
    if not s.players[seat].can_pay(trade.given):
        return CANNOT_PAY
    if s.supply[trade.got] == 0:
        return SUPPLY_EMPTY
    if number >= FIRST_BARTER and goes_back(s, trade):
        return BARTER_LOOP
    return 0


def goes_back(s: Outpost, trade: Trade) -> bool:
    """In a run of barters what has been received is not given, and what has been given not received."""
    return s.received & trade.kinds_given != 0 or s.given & trade.kind_got != 0


def exchange(s: Outpost, seat: i64, action: i64) -> None:
    number = action - TRADE
    trade = TRADES[number]
    s.tell(TRADED, seat, number)
    for resource in range(RESOURCES):
        if trade.given[resource] > 0:
            s.shift(seat, resource, -trade.given[resource])
    s.shift(seat, trade.got, 1)
    if number >= FIRST_BARTER:
        s.given |= trade.kinds_given
        s.received |= trade.kind_got
    else:
        end_barters(s)


def end_barters(s: Outpost) -> None:
    """Any other step ends a run of barters."""
    s.given = 0
    s.received = 0


def trades(s: Outpost, seat: i64) -> list[int]:
    """The legal ones: as refuse_trade() has it, but looking only once at what there is."""
    stock = s.players[seat].stock
    one, two, supply = kinds_with(stock, 1), kinds_with(stock, 2), kinds_with(s.supply, 1)
    found: list[int] = []
    for number in range(len(TRADES) if s.has(seat, BARTER) else FIRST_BARTER):
        trade = TRADES[number]
        lacking = trade.kinds_given & ~one | trade.kinds_given_twice & ~two | trade.kind_got & ~supply
        if lacking == 0 and not (number >= FIRST_BARTER and goes_back(s, trade)):
            found.append(TRADE + number)
    return found
