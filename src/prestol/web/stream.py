"""Changes of a table as they happen: what streams are made of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from prestol.web.storage import Row
from prestol.web.table import NoTable, Table
from prestol.web.tables import TableService

HEARTBEAT = 20.0  # seconds without a change after which a sign of life is sent


@dataclass(frozen=True)
class Change:
    table: Table | None = None  # when there is something new to see
    chat: list[Row] | None = None  # when somebody has said something; with neither it is only a sign of life
    next: Table | None = None  # another table that waits for whoever looks


async def changes(
    service: TableService, id: str, after: int, mine: Mapping[str, tuple[int, ...]] | None = None
) -> AsyncIterator[Change]:
    """The table now, if it has changed since revision ``after``, and then whenever it changes.

    ``mine`` are all tables of the one who looks, and the seats held there: a turn elsewhere is a change, too.
    """
    mine = mine or {}
    seen: object = (after, None, None, ())
    spoken = -1
    with (
        suppress(NoTable),
        service.signals.watch(id, *mine) as signal,
    ):  # listen first, read second: nothing falls between
        yield Change()
        table = await service.find(id)
        while not service.signals.closing:
            elsewhere = service.next_table(mine, id)
            now = (table.revision, table.lifted, elsewhere, table.hints_for(mine.get(id, ())))
            if now != seen or table.spoken != spoken:
                said = table.chat if table.spoken != spoken else None
                changed = table if now != seen else None
                seen, spoken = now, table.spoken
                yield Change(changed, said, elsewhere)
            try:
                await asyncio.wait_for(signal.wait(), HEARTBEAT)
                signal.clear()
                table = await service.at_hand(id)  # whoever sends one has brought it up to date
            except TimeoutError:
                yield Change()
                table = await service.find(id)  # should a notice have been lost
