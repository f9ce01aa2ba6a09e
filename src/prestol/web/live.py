"""Changes of a table as they happen: what streams are made of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

from prestol.web.house import House, Table
from prestol.web.storage import Row

HEARTBEAT = 20.0  # seconds without news after which a sign of life is sent


@dataclass(frozen=True)
class Change:
    table: Table | None  # None: nothing new, only a sign of life
    chat: list[Row] | None = None  # when somebody has said something


async def changes(house: House, id: str, after: int) -> AsyncIterator[Change]:
    """The table now, if it has changed since revision ``after``, and then whenever it changes."""
    seen: tuple[int, int | None, int] = (after, None, -1)
    with house.bell.watch(id) as ring:  # listen first, read second: nothing falls between
        yield Change(None)
        while not house.bell.closing:
            ring.clear()
            table = await house.find(id)
            chat = await house.storage.said(id)
            spoken = chat[-1]["number"] if chat else 0
            if (table.revision, table.lifted, spoken) != seen:
                said = chat if spoken != seen[2] else None
                seen = (table.revision, table.lifted, spoken)
                yield Change(table, said)
            try:
                await asyncio.wait_for(ring.wait(), HEARTBEAT)
            except TimeoutError:
                yield Change(None)
