"""Where tables are kept: SQLite by default, PostgreSQL by URL. An answer is committed before anyone sees it."""

from __future__ import annotations

import logging
import secrets as os_secrets
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

logging.getLogger("alembic").setLevel(logging.WARNING)
metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("rematch", String(16)),
)
seats = Table(
    "seats",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, device, bot, open
    Column("name", String(40), nullable=False),
    Column("bot", String(32), nullable=False),  # who plays: a bot's seat, or one that its player has left
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the secret that gives the seat
    Column("away", Boolean, nullable=False),
)
holders = Table(
    "holders",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(64), primary_key=True, index=True),
)
entries = Table(
    "entries",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # answer, undo, seats (somebody came or left)
    Column("seat", Integer, nullable=False),
    Column("action", String(64), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
chat = Table(
    "chat",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

Row = dict[str, Any]


class Storage:
    """All that is read and written; one short transaction each."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(async_url(url))
        if self.engine.dialect.name == "sqlite":
            if not Path(self.engine.url.database or ".").parent.is_dir():
                raise FileNotFoundError(url)  # before a thread of the driver complains in its own way
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        """Create or migrate the database."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    async def rows(self, statement: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def write(self, *statements: Any) -> None:
        """All or nothing, on disk when this returns."""
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def secret(self, name: str) -> str:
        """A secret of this server, made at first use."""
        found = await self.rows(select(secrets).where(secrets.c.name == name))
        if not found:
            with suppress(IntegrityError):  # another process was quicker
                await self.write(insert(secrets).values(name=name, value=os_secrets.token_hex(32)))
            found = await self.rows(select(secrets).where(secrets.c.name == name))
        return str(found[0]["value"])

    # -- tables --------------------------------------------------------------------------------------------------------

    async def create(
        self, table: Row, places: Sequence[Row], guest: str, answers: Sequence[tuple[int, str]] = ()
    ) -> None:
        """A new table; the guest holds its own seat and all those on the same device."""
        id = table["id"]
        mine = [place for place in places if place["kind"] in ("person", "device") and guest]
        await self.write(
            insert(tables).values(**table),
            *(insert(seats).values(**place) for place in places),
            *(insert(holders).values(table=id, number=place["number"], guest=guest) for place in mine),
            *(insert(entries).values(entry(id, at, "answer", *answer)) for at, answer in enumerate(answers, 1)),
        )

    async def table(self, id: str) -> Row | None:
        found = await self.rows(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def places(self, id: str) -> list[Row]:
        return await self.rows(select(seats).where(seats.c.table == id).order_by(seats.c.number))

    async def held(self, id: str, guest: str) -> list[int]:
        """The seats a guest holds at a table."""
        query = select(holders.c.number).where(holders.c.table == id, holders.c.guest == guest)
        return sorted(row["number"] for row in await self.rows(query))

    async def seat_of(self, token: str) -> Row | None:
        """The seat that a secret gives."""
        found = await self.rows(select(seats).where(seats.c.token == token))
        return found[0] if found else None

    async def hold(self, id: str, number: int, guest: str) -> None:
        with suppress(IntegrityError):  # held already
            await self.write(insert(holders).values(table=id, number=number, guest=guest))

    async def copy_holders(self, old: str, new: str) -> None:
        """Whoever held a seat at the old table holds the same at the new one."""
        found = await self.rows(select(holders).where(holders.c.table == old))
        await self.write(*(insert(holders).values(row | {"table": new}) for row in found))

    async def change_seat(self, id: str, number: int, revision: int, **values: Any) -> None:
        """Somebody comes, leaves or returns: an entry of the log, so that everybody's page learns of it."""
        where = (seats.c.table == id) & (seats.c.number == number)
        await self.write(
            update(seats).where(where).values(**values), insert(entries).values(entry(id, revision, "seats", number))
        )

    async def tables_of(self, guest: str) -> list[Row]:
        """The newest tables of a guest."""
        query = (
            select(tables)
            .where(tables.c.id.in_(select(holders.c.table).where(holders.c.guest == guest)))
            .order_by(tables.c.created.desc())
            .limit(30)
        )
        return await self.rows(query)

    async def set_rematch(self, id: str, rematch: str) -> bool:
        """False if there is one already."""
        async with self.engine.begin() as connection:
            where = (tables.c.id == id) & tables.c.rematch.is_(None)
            done = await connection.execute(update(tables).where(where).values(rematch=rematch))
            return bool(done.rowcount)

    # -- the log -------------------------------------------------------------------------------------------------------

    async def revision(self, id: str) -> int:
        found = await self.rows(select(func.max(entries.c.revision).label("last")).where(entries.c.table == id))
        return found[0]["last"] or 0

    async def entries_after(self, id: str, revision: int) -> list[Row]:
        where = (entries.c.table == id) & (entries.c.revision > revision)
        return await self.rows(select(entries).where(where).order_by(entries.c.revision))

    async def append(self, id: str, revision: int, kind: str, seat: int, action: str = "") -> bool:
        """One more entry; False if somebody else has written that revision already."""
        try:
            await self.write(insert(entries).values(entry(id, revision, kind, seat, action)))
        except IntegrityError:
            return False
        return True

    async def say(self, id: str, name: str, text: str) -> None:
        last = await self.rows(select(func.max(chat.c.number).label("last")).where(chat.c.table == id))
        number = (last[0]["last"] or 0) + 1
        await self.write(insert(chat).values(table=id, number=number, name=name, text=text, at=now()))

    async def said(self, id: str, most: int = 100) -> list[Row]:
        found = await self.rows(select(chat).where(chat.c.table == id).order_by(chat.c.number.desc()).limit(most))
        return found[::-1]


def entry(id: str, revision: int, kind: str, seat: int, action: str = "") -> Row:
    return {"table": id, "revision": revision, "kind": kind, "seat": seat, "action": action, "at": now()}


def now() -> datetime:
    return datetime.now(UTC)


def async_url(url: str) -> str:
    """The URL with the driver we use: sqlite:///… and postgresql://… as people write them."""
    for plain, driven in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+psycopg://")):
        if url.startswith(plain):
            return driven + url.removeprefix(plain)
    return url


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer; a committed answer survives a crash of the program."""
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}").close()


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
