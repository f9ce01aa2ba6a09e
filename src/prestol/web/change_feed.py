"""What other processes write to the same database: PostgreSQL tells, SQLite is asked a few times per second.

A change that is lost is harmless: a stream reads again with every sign of life.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Column, ColumnClause, Table, func, literal_column, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from prestol.web.storage import chat, entries

LOOK = 0.2  # seconds between two looks at SQLite
ROW: ColumnClause[int] = literal_column("rowid")


class Written(NamedTuple):
    """Somebody, perhaps we ourselves, has written to a table; 0 if not of this kind."""

    table: str
    revision: int
    line: int


def change_feed(engine: AsyncEngine) -> AsyncIterator[Written]:
    """All of them, as long as the database can be reached."""
    return watched(engine) if engine.dialect.name == "sqlite" else told(engine)


async def told(engine: AsyncEngine) -> AsyncIterator[Written]:
    """PostgreSQL: triggers tell “table revision line” (migration 0002)."""
    async with engine.connect() as connection:
        await connection.execute(text("LISTEN prestol"))
        raw = await connection.get_raw_connection()
        assert raw.driver_connection is not None
        async for notice in raw.driver_connection.notifies():
            table, revision, line = notice.payload.split()
            yield Written(table, int(revision), int(line))


async def watched(engine: AsyncEngine) -> AsyncIterator[Written]:
    """SQLite: its version changes when another connection writes, and we have one only; then we look for new rows."""
    log, talk, version = Mark(entries, entries.c.revision), Mark(chat, chat.c.number), None
    while True:
        found = []
        async with engine.connect() as connection:
            if (now := await connection.scalar(text("PRAGMA data_version"))) != version:
                version = now
                found += [Written(table, revision, 0) for table, revision in await fresh(connection, log)]
                found += [Written(table, 0, line) for table, line in await fresh(connection, talk)]
        for each in found:
            yield each
        await asyncio.sleep(LOOK)


@dataclass
class Mark:
    """How far the rows of one kind have been looked at."""

    rows: Table
    number: Column[int]
    row: int | None = None  # None: not at all, and what is older than the first look is no change


async def fresh(connection: AsyncConnection, mark: Mark) -> list[tuple[str, int]]:
    """Which tables have new rows, and the highest number among them."""
    newest = await connection.scalar(select(func.max(ROW)).select_from(mark.rows)) or 0
    known = newest if mark.row is None else min(mark.row, newest)  # removed rows give their places to later ones
    mark.row = newest
    query = select(mark.rows.c.table, func.max(mark.number)).where(known < ROW).group_by(mark.rows.c.table)
    return [(table, number) for table, number in await connection.execute(query)]
