"""Hints at a table: the holder of a seat asks, a worker thinks, and the answer stays until the question is over."""

from __future__ import annotations

import asyncio

from prestol.core.errors import NoHint
from prestol.table.hint import Hint
from prestol.web.house import House
from prestol.web.table import NotYours, Sought, Table
from prestol.web.thinking import advise

LEVEL = "grandmaster"
SECONDS = 1.5


async def ask(house: House, table: Table, seat: int, revision: int) -> Hint:
    """The hint for a question, thought of once, however often it is asked for."""
    async with table.lock:
        await house.check_revision(table, seat, revision)
        check(table, seat)
    sought = table.sought(seat)
    if sought is None:
        sought = table.hints[seat] = Sought(table.revision, house.begin(think(house, table, seat)))
        house.bell.ring(table.id)
    return await asyncio.shield(sought.thinking)  # who asks may go, the hint is for the seat


def check(table: Table, seat: int) -> None:
    if not table.row["hints"]:
        raise NotYours("there are no hints at this table")
    if not table.is_ready():
        raise NotYours("the game begins when every seat is taken")
    if seat not in table.match.state.waiting:
        raise NoHint("nobody asks seat {seat} anything now", seat=seat)


async def think(house: House, table: Table, seat: int) -> Hint:
    try:
        return await house.workers.work(advise, table.match.record(), seat, LEVEL, SECONDS)
    except BaseException:
        table.hints.pop(seat, None)  # it may be asked for again
        raise
    finally:
        house.bell.ring(table.id)
