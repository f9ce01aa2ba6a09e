"""Where tables are kept: SQLite by default, PostgreSQL by URL. An answer is committed before anyone sees it."""

from __future__ import annotations

import logging
import secrets as os_secrets
from collections.abc import Mapping, Sequence
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
    delete,
    event,
    func,
    insert,
    or_,
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
    Column("creator", String(64)),  # the guest who may cancel it
    Column("ended", DateTime(timezone=True)),  # known once somebody has looked: see upkeep.py
    Column("hints", Boolean, nullable=False),  # may players ask for them?
    Column("position", Text),  # where the game began, if not with a deal
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
    Column("kind", String(8), nullable=False),  # answer, undo, seats (somebody came or left), cancel
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
notes = Table(
    "notes",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
analysed = Table(
    "decisions",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("iterations", Integer, nullable=False),
    Column("decision", JSON, nullable=False),
)
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

Row = dict[str, Any]
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


class Storage:
    """All that is read and written; one short transaction each.

    A single statement is a transaction of its own, and needs neither BEGIN nor COMMIT.
    """

    def __init__(self, url: str) -> None:
        sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(
            async_url(url),
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            pool_size=1 if sqlite else 10,  # SQLite then tells what others write from what we write: see change_feed.py
            max_overflow=0,
        )
        level = "SERIALIZABLE" if sqlite else "READ COMMITTED"
        self.together = self.engine.execution_options(isolation_level=level)  # several statements or none
        if sqlite:
            if not Path(self.engine.url.database or ".").parent.is_dir():
                raise FileNotFoundError(url)  # before a thread of the driver complains in its own way
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        """Create or migrate the database."""
        async with self.together.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    async def rows(self, statement: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def write(self, *statements: Any) -> None:
        """All or nothing, on disk when this returns."""
        async with (self.engine if len(statements) == 1 else self.together).begin() as connection:
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

    async def change_seat(self, entry: Row, **values: Any) -> bool:
        """Somebody comes, leaves or returns: an entry of the log, so that everybody's page learns of it."""
        where = (seats.c.table == entry["table"]) & (seats.c.number == entry["seat"])
        return await self.added(insert(entries).values(entry), update(seats).where(where).values(**values))

    async def cancel(self, entry: Row) -> bool:
        """As if its game had ended long ago: everybody's page learns of it, and the next sweep takes it."""
        over = update(tables).where(tables.c.id == entry["table"]).values(ended=LONG_AGO)
        return await self.added(insert(entries).values(entry), over)

    async def tables_of(self, guest: str, unfinished: bool = False, most: int = 30) -> dict[str, tuple[int, ...]]:
        """The newest tables of a guest, and the seats held there."""
        wanted = tables.c.ended.is_(None) if unfinished else or_(tables.c.ended.is_(None), tables.c.ended > LONG_AGO)
        query = (
            select(holders.c.table, holders.c.number)
            .join(tables, tables.c.id == holders.c.table)
            .where(holders.c.guest == guest, wanted)
            .order_by(tables.c.created.desc(), tables.c.id, holders.c.number)
        )
        found: dict[str, tuple[int, ...]] = {}
        for row in await self.rows(query):
            found[row["table"]] = (*found.get(row["table"], ()), row["number"])
        return dict(list(found.items())[:most])

    async def finished_games(self, guest: str) -> set[str]:
        """The games of which the guest has seen the end at least once."""
        query = select(tables.c.game).join(holders, holders.c.table == tables.c.id).distinct()
        found = await self.rows(query.where(holders.c.guest == guest, tables.c.ended > LONG_AGO))
        return {row["game"] for row in found}

    async def count_finished(self, guest: str, game: str) -> int:
        """How many games of a kind the guest has played to the end."""
        mine = select(holders.c.table).where(holders.c.guest == guest)
        where = (tables.c.game == game) & (tables.c.ended > LONG_AGO) & tables.c.id.in_(mine)
        return int((await self.rows(select(func.count().label("count")).where(where)))[0]["count"])

    async def set_rematch(self, id: str, rematch: str) -> bool:
        """False if there is one already."""
        async with self.engine.begin() as connection:
            where = (tables.c.id == id) & tables.c.rematch.is_(None)
            done = await connection.execute(update(tables).where(where).values(rematch=rematch))
            return bool(done.rowcount)

    # -- the log -------------------------------------------------------------------------------------------------------

    async def entries_after(self, id: str, revision: int) -> list[Row]:
        where = (entries.c.table == id) & (entries.c.revision > revision)
        return await self.rows(select(entries).where(where).order_by(entries.c.revision))

    async def append(self, entry: Row) -> bool:
        """One more entry; False if somebody else has written that revision already."""
        return await self.added(insert(entries).values(entry))

    async def say(self, line: Row) -> bool:
        """One more line of the chat; False if somebody else has spoken first."""
        return await self.added(insert(chat).values(line))

    async def added(self, *statements: Any) -> bool:
        try:
            await self.write(*statements)
        except IntegrityError:
            return False
        return True

    async def said(self, id: str, most: int = 100) -> list[Row]:
        found = await self.rows(select(chat).where(chat.c.table == id).order_by(chat.c.number.desc()).limit(most))
        return found[::-1]

    # -- notes ---------------------------------------------------------------------------------------------------------

    async def note(self, id: str, number: int) -> str:
        """What a player has written down for this seat alone."""
        found = await self.rows(select(notes.c.text).where(notes.c.table == id, notes.c.number == number))
        return str(found[0]["text"]) if found else ""

    async def keep_note(self, id: str, number: int, text: str) -> None:
        where = (notes.c.table == id) & (notes.c.number == number)
        await self.write(delete(notes).where(where), insert(notes).values(table=id, number=number, text=text))

    # -- analyses ------------------------------------------------------------------------------------------------------

    async def decisions(self, id: str) -> list[Row]:
        """What is known so far about the decisions of a game."""
        return await self.rows(select(analysed).where(analysed.c.table == id).order_by(analysed.c.step))

    async def keep_decisions(self, id: str, iterations: int, decisions: Mapping[int, Row]) -> bool:
        """By step; False if another process has found out about the same ones."""
        rows = [
            {"table": id, "step": step, "iterations": iterations, "decision": decision}
            for step, decision in decisions.items()
        ]
        return await self.added(insert(analysed).values(rows))

    # -- tables that nobody needs any more -----------------------------------------------------------------------------

    async def idle(self, since: datetime) -> list[str]:
        """Tables at which nothing has happened since then and whose game is not known to have ended."""
        later = select(entries.c.table).where(entries.c.table == tables.c.id, entries.c.at >= since).exists()
        return [
            row["id"]
            for row in await self.rows(
                select(tables.c.id).where(tables.c.ended.is_(None), tables.c.created < since, ~later)
            )
        ]

    async def ended(self, id: str) -> None:
        """Note when the game ended: with its last entry."""
        last = select(func.max(entries.c.at)).where(entries.c.table == id).scalar_subquery()
        await self.write(update(tables).where(tables.c.id == id).values(ended=func.coalesce(last, tables.c.created)))

    async def ended_before(self, time: datetime) -> list[str]:
        return [row["id"] for row in await self.rows(select(tables.c.id).where(tables.c.ended < time))]

    async def remove(self, id: str) -> None:
        await self.write(
            delete(tables).where(tables.c.id == id),
            *(delete(each).where(each.c.table == id) for each in (seats, holders, entries, chat, notes, analysed)),
        )


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
