"""Hints at a table: the holder of a seat asks, a worker thinks, and the answer stays until the question is over."""

from __future__ import annotations

import asyncio

from prestol.core.errors import NoHint
from prestol.play.hint import Hint
from prestol.web.table import NotYours, Sought, Table
from prestol.web.tables import TableService
from prestol.web.thinking import advise

LEVEL = "grandmaster"
SECONDS = 1.5


async def ask(service: TableService, table: Table, seat: int, revision: int) -> Hint:
    """The hint for a question, thought of once, however often it is asked for."""
    async with table.lock:
        await service.check_revision(table, seat, revision)
        check(table, seat)
    sought = table.sought(seat)
    if sought is None:
        sought = table.hints[seat] = Sought(table.revision, service.begin(think(service, table, seat)))
        service.signals.send(table.id)
    return await asyncio.shield(sought.thinking)  # who asks may go, the hint is for the seat


def check(table: Table, seat: int) -> None:
    if not table.row["hints"]:
        raise NotYours("there are no hints at this table")
    if not table.is_ready():
        raise NotYours("the game begins when every seat is taken")
    if seat not in table.match.state.waiting:
        raise NoHint("it is not the turn of player {player}", player=seat + 1)


async def think(service: TableService, table: Table, seat: int) -> Hint:
    try:
        return await service.workers.work(advise, table.match.view(seat), seat, LEVEL, SECONDS)
    except BaseException:
        table.hints.pop(seat, None)  # it may be asked for again
        raise
    finally:
        service.signals.send(table.id)
