# mypyc
"""Free exchanges with the supply (7). None of them can go in circles (16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.games.outpost.cards import BARTER, CLAY, COMMON, DIAMOND, GOLD, RESOURCES, STONE, WOOD
from prestol.games.outpost.reasons import BARTER_LOOP, CANNOT_PAY, NEEDS_BARTER, SUPPLY_EMPTY
from prestol.games.outpost.state import TRADE, TRADED, Outpost


def all_trades() -> list[list[int]]:
    """Each as what is given, by resource, and then the one resource that is got.

    Two commons for one of a kind not given; one of each for a diamond; two diamonds for gold; gold for any common; and
    last, with the artifact, one common for another. Giving what one gets is never worth it.
    """
    found = []
    for one in range(COMMON):
        for two in range(one, COMMON):
            for got in range(COMMON):
                if got not in (one, two):
                    found.append(trade([one, two], got))
    found.append(trade([WOOD, CLAY, STONE], DIAMOND))
    found.append(trade([DIAMOND, DIAMOND], GOLD))
    for got in range(COMMON):
        found.append(trade([GOLD], got))
    for one in range(COMMON):
        for got in range(COMMON):
            if got != one:
                found.append(trade([one], got))
    return found


def trade(given: list[int], got: int) -> list[int]:
    return [given.count(resource) for resource in range(RESOURCES)] + [got]


TRADES: Final[list[list[int]]] = all_trades()
FIRST_BARTER: Final = 14  # those that need the artifact
ALL_TRADES: Final[list[int]] = [TRADE + number for number in range(len(TRADES))]


def refuse_trade(s: Outpost, seat: i64, action: i64) -> i64:
    number = action - TRADE
    given = TRADES[number]
    if number >= FIRST_BARTER and not s.has(seat, BARTER):
        return NEEDS_BARTER
    stock = s.players[seat].stock
    for resource in range(RESOURCES):
        if given[resource] > stock[resource]:
            return CANNOT_PAY
    got = given[RESOURCES]
    if s.supply[got] == 0:
        return SUPPLY_EMPTY
    if number >= FIRST_BARTER and (s.received & mask(given) != 0 or s.given >> got & 1 == 1):
        return BARTER_LOOP
    return 0


def mask(given: list[int]) -> i64:
    """The kinds given (bits)."""
    found: i64 = 0
    for resource in range(RESOURCES):
        if given[resource] > 0:
            found |= 1 << resource
    return found


def exchange(s: Outpost, seat: i64, action: i64) -> None:
    number = action - TRADE
    given = TRADES[number]
    s.tell(TRADED, seat, number)
    for resource in range(RESOURCES):
        if given[resource] > 0:
            s.shift(seat, resource, -given[resource])
    s.shift(seat, given[RESOURCES], 1)
    if number >= FIRST_BARTER:
        s.given |= mask(given)
        s.received |= 1 << given[RESOURCES]
    else:
        end_barters(s)


def end_barters(s: Outpost) -> None:
    """Any other step ends a run of barters."""
    s.given = 0
    s.received = 0


def trades(s: Outpost, seat: i64) -> list[int]:
    """The legal ones."""
    return [action for action in ALL_TRADES if refuse_trade(s, seat, action) == 0]
