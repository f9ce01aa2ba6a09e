"""Changes of a table as they happen: what streams are made of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from prestol.web.house import House
from prestol.web.storage import Row
from prestol.web.table import NoTable, Table

HEARTBEAT = 20.0  # seconds without news after which a sign of life is sent


@dataclass(frozen=True)
class Change:
    table: Table | None = None  # when there is something new to see
    chat: list[Row] | None = None  # when somebody has said something; with neither it is only a sign of life
    next: Table | None = None  # another table that waits for whoever looks


async def changes(
    house: House, id: str, after: int, mine: Mapping[str, tuple[int, ...]] | None = None
) -> AsyncIterator[Change]:
    """The table now, if it has changed since revision ``after``, and then whenever it changes.

    ``mine`` are all tables of the one who looks, and the seats held there: a turn elsewhere is news, too.
    """
    mine = mine or {}
    seen: object = (after, None, None, ())
    spoken = -1
    with suppress(NoTable), house.bell.watch(id, *mine) as ring:  # listen first, read second: nothing falls between
        yield Change()
        table = await house.find(id)
        while not house.bell.closing:
            elsewhere = house.next_table(mine, id)
            now = (table.revision, table.lifted, elsewhere, table.hints_for(mine.get(id, ())))
            if now != seen or table.spoken != spoken:
                said = table.chat if table.spoken != spoken else None
                changed = table if now != seen else None
                seen, spoken = now, table.spoken
                yield Change(changed, said, elsewhere)
            try:
                await asyncio.wait_for(ring.wait(), HEARTBEAT)
                ring.clear()
                table = await house.at_hand(id)  # whoever rings has brought it up to date
            except TimeoutError:
                yield Change()
                table = await house.find(id)  # should a notice have been lost
