"""The tables that are being played here, and who sits at them. It knows nothing of HTTP."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from prestol.bots import check_bot
from prestol.core.errors import BadSetup, IllegalAction, PrestolError, Reason
from prestol.games import game
from prestol.play.match import Match
from prestol.web.analyses import Analyses
from prestol.web.change_feed import change_feed
from prestol.web.signals import Signals
from prestol.web.storage import Row, Storage, entry, now
from prestol.web.table import NoTable, NotYours, Stale, Table
from prestol.web.thinking import choose
from prestol.web.workers import Workers

log = logging.getLogger(__name__)
Result = TypeVar("Result")
KEPT = 500  # tables kept in memory
LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_NOTE = 5000
CHAT_LINES = 100  # kept in memory and shown
STAND_IN = "greedy"  # plays for somebody who has left


class TableService:
    def __init__(self, storage: Storage, pause: float = 0.4, workers: int = 1) -> None:
        self.storage = storage
        self.signals = Signals()
        self.pause = pause  # before a bot answers, so that people can follow
        self.workers = Workers(workers)
        self.analyses = Analyses(storage, self.workers)
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.errands: set[asyncio.Task[Any]] = set()  # begun for somebody who may be gone by now
        self.listening: asyncio.Task[None] | None = None
        self.secret = ""

    async def open(self) -> None:
        await self.storage.open()
        self.secret = await self.storage.secret("seats")
        self.listening = asyncio.create_task(self.follow_feed())

    async def close(self) -> None:
        """What a bot has not answered yet it answers when the table is next looked at, here or elsewhere."""
        self.signals.close()
        for task in [*self.thinking.values(), *self.errands]:
            await stopped(task)
        await self.analyses.close()
        if self.listening is not None:
            await stopped(self.listening)
        self.workers.close()
        await self.storage.close()

    def begin(self, errand: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Something that goes on by itself, until it is done or the service closes."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        return task

    # -- finding -------------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """The table as it stands in the database now."""
        table = await self.at_hand(id)
        async with table.lock:
            await self.refresh(table)
        self.wake_bots(table)
        return table

    async def at_hand(self, id: str) -> Table:
        """The table as this process knows it: up to its own last entry, and up to the last news from others."""
        table = self.tables.get(id) or self.tables.setdefault(id, await self.load(id))
        self.tables.move_to_end(id)
        while len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return table

    async def load(self, id: str) -> Table:
        row = await self.storage.table(id)
        if row is None:
            raise NoTable("there is no table {table}", table=id[:40])
        match = Match(game(row["game"]), row["seats"], int(row["seed"]), row["options"], row["position"])
        table = Table(id, row, match, await self.storage.places(id), await self.storage.said(id, CHAT_LINES))
        await self.refresh(table)
        return table

    async def refresh(self, table: Table) -> None:
        """Take in what others have written; only with the table's lock, or before anybody else knows the table."""
        await self.follow(table, await self.storage.entries_after(table.id, table.revision))

    async def follow(self, table: Table, entries: list[Row]) -> None:
        """Who sits there is read first, so that no revision is ever shown with the players of an older one."""
        if any(each["kind"] == "seats" for each in entries):
            table.places = await self.storage.places(table.id)
            table.row = await self.storage.table(table.id) or table.row
        for each in entries:
            table.follow(each)

    async def follow_feed(self) -> None:
        """Follow what other processes write to the tables that are in memory here."""
        while True:
            try:
                async for table, revision, line in change_feed(self.storage.engine):
                    if table in self.tables:
                        await self.catch_up(self.tables[table], revision, line)
            except Exception:  # the database is away, perhaps: go on when it is back
                log.exception("no changes from the database")
            await asyncio.sleep(1)

    async def catch_up(self, table: Table, revision: int, line: int) -> None:
        async with table.lock:  # what this process is writing itself is known once the lock is free
            if revision <= table.revision and line <= table.spoken:
                return
            await self.refresh(table)
            table.chat = await self.storage.said(table.id, CHAT_LINES)
        self.changed(table)

    def next_table(self, mine: Mapping[str, tuple[int, ...]], besides: str) -> Table | None:
        """Another of these tables that waits for the one who holds these seats."""
        found = (self.tables.get(id) for id in mine if id != besides)
        return next((table for table in found if table is not None and table.asks(mine[table.id])), None)

    # -- sitting down --------------------------------------------------------------------------------------------------

    async def create(
        self,
        name: str,
        chairs: Sequence[Mapping[str, str]],
        options: Mapping[str, object],
        guest: str,
        hints: bool = True,
    ) -> tuple[Table, list[str]]:
        """A new table and its seats' secrets. Each chair has kind (person, device, bot, open), name and bot."""
        return await self.adopt(Match.new(name, len(chairs), None, options), chairs, guest, hints)

    async def adopt(
        self, match: Match, chairs: Sequence[Mapping[str, str]], guest: str, hints: bool = True
    ) -> tuple[Table, list[str]]:
        """A table for a match, which may have begun elsewhere."""
        id = secrets.token_urlsafe(9)
        tokens = [self.token(id, number) for number in range(match.seats)]
        places = [place(id, number, chair, tokens[number]) for number, chair in enumerate(chairs)]
        await self.storage.create(table_row(id, match, guest, hints), places, guest, answers(match))
        return await self.find(id), tokens

    def token(self, id: str, number: int) -> str:
        """The secret that gives a seat; nobody can compute it without the secret of this server."""
        return hmac.new(self.secret.encode(), f"{id}:{number}".encode(), hashlib.sha256).hexdigest()[:32]

    def links(self, table: Table) -> dict[int, str]:
        """The secrets of seats that wait for somebody."""
        return {p["number"]: self.token(table.id, p["number"]) for p in table.places if p["kind"] == "open"}

    def seat_at(self, table: Table, token: str) -> int | None:
        """The seat that a secret gives at this table."""
        people = [place["number"] for place in table.places if place["kind"] != "bot"]
        given = token.encode()
        return next((seat for seat in people if hmac.compare_digest(self.token(table.id, seat).encode(), given)), None)

    async def seat_of(self, token: str) -> tuple[Table, int]:
        found = await self.storage.seat_of(hashed(token))
        if found is None or found["kind"] == "bot":
            raise NotYours("this link gives no seat")
        table = await self.find(found["table"])
        if table.cancelled:
            raise NotYours("the table has been cancelled")
        return table, found["number"]

    async def join(self, token: str, name: str, guest: str) -> tuple[Table, int]:
        """Sit down on the seat that a secret gives; a second device of the same player may use it, too."""
        table, number = await self.seat_of(token)
        if guest:
            await self.storage.hold(table.id, number, guest)
        if table.places[number]["kind"] == "open":
            async with table.lock:
                await self.change_seat(table, number, kind="person", name=clean_name(name))
        return table, number

    async def change_seat(self, table: Table, number: int, **values: Any) -> None:
        await self.refresh(table)
        if table.cancelled:
            raise NotYours("the table has been cancelled")
        written = entry(table.id, table.revision + 1, "seats", number)
        await self.take_in(table, written, await self.storage.change_seat(written, **values))
        self.changed(table)

    async def leave(self, table: Table, seat: int) -> None:
        """A bot plays on until the player comes back."""
        async with table.lock:
            await self.change_seat(table, seat, away=True, bot=STAND_IN)

    async def take_back(self, table: Table, seat: int) -> None:
        async with table.lock:
            await self.change_seat(table, seat, away=False, bot="")

    async def rematch(self, table: Table, guest: str) -> str:
        """The same players, options and seats once more; everybody is led to the one new table."""
        if not table.match.state.over:
            raise NotYours("a rematch begins when the game is over")
        chairs = [{"kind": p["kind"], "name": p["name"], "bot": p["bot"]} for p in table.places]
        fresh, _ = await self.create(table.match.game.name, chairs, table.match.options, "", table.row["hints"])
        if not await self.storage.set_rematch(table.id, fresh.id):
            row = await self.storage.table(table.id)
            assert row is not None
            return str(row["rematch"])
        await self.storage.copy_holders(table.id, fresh.id)
        async with table.lock:
            await self.refresh(table)
            await self.commit(table, "seats", 0)
        self.changed(table)
        return fresh.id

    async def cancel(self, table: Table, guest: str) -> None:
        """Whoever has created a table may call it off while a seat is open."""
        async with table.lock:
            await self.refresh(table)
            if not table.can_cancel(guest):
                raise NotYours("only its creator can cancel a table, while a seat is open")
            written = entry(table.id, table.revision + 1, "cancel", 0)
            await self.take_in(table, written, await self.storage.cancel(written))
        self.changed(table)

    # -- playing -------------------------------------------------------------------------------------------------------

    async def answer(self, table: Table, seat: int, action: str, revision: int) -> None:
        """Play: first it is on disk, then it has happened, then everybody is told."""
        async with table.lock:
            await self.check_revision(table, seat, revision)
            if not table.is_ready():
                raise NotYours("the game begins when every seat is taken")
            self.check_legal(table, seat, table.match.game.parse(action))
            await self.commit(table, "answer", seat, action)
            if table.match.state.over:
                await self.storage.ended(table.id)
        self.changed(table)

    async def undo(self, table: Table, seat: int, revision: int) -> None:
        async with table.lock:
            await self.check_revision(table, seat, revision)
            table.match.undoable(seat)
            await self.commit(table, "undo", seat)
        self.changed(table)

    async def commit(self, table: Table, kind: str, seat: int, action: str = "") -> None:
        written = entry(table.id, table.revision + 1, kind, seat, action)
        await self.take_in(table, written, await self.storage.append(written))

    async def take_in(self, table: Table, entry: Row, written: bool) -> None:
        """An entry of our own has happened, unless somebody else has written that revision first."""
        if not written:
            await self.refresh(table)
            raise Stale("the table has moved on: look again")
        await self.follow(table, [entry])

    async def check_revision(self, table: Table, seat: int, revision: int) -> None:
        if revision > table.revision:  # another process has drawn the page
            await self.refresh(table)
        if not table.is_fresh(seat, revision):
            raise Stale("the table has moved on: look again")

    def check_legal(self, table: Table, seat: int, action: int) -> None:
        """Like State.apply, but nothing is played yet."""
        state = table.match.state
        if action not in state.legal(seat):
            state.clone().apply(seat, action)
            raise IllegalAction(seat, str(action), Reason("no_answer_here"))

    def changed(self, table: Table) -> None:
        self.signals.send(table.id)
        self.wake_bots(table)

    async def say(self, table: Table, name: str, text: str) -> None:
        text = text.strip()[:LONGEST_SAYING]
        if not text:
            raise BadSetup("there is nothing to say")
        async with table.lock:
            line = table.saying(name, text)
            while not await self.storage.say(line):
                table.chat = await self.storage.said(table.id, CHAT_LINES)
                line = table.saying(name, text)
            table.chat = [*table.chat, line][-CHAT_LINES:]
        self.signals.send(table.id)

    async def note(self, table: Table, seat: int, text: str) -> None:
        """What a player writes down for nobody else."""
        await self.storage.keep_note(table.id, seat, text.strip()[:LONGEST_NOTE])

    async def remove(self, id: str) -> None:
        await self.storage.remove(id)
        self.tables.pop(id, None)

    # -- bots ----------------------------------------------------------------------------------------------------------

    def bot_to_move(self, table: Table) -> int | None:
        state = table.match.state
        if state.over or not table.is_ready():
            return None
        return next((seat for seat in state.waiting if table.is_bots(seat)), None)

    def wake_bots(self, table: Table) -> None:
        """Let the bots of a table think, outside the event loop."""
        task = self.thinking.get(table.id)
        if self.bot_to_move(table) is not None and (task is None or task.done()) and not self.signals.closing:
            self.thinking[table.id] = asyncio.create_task(self.play_bots(table))

    async def play_bots(self, table: Table) -> None:
        try:
            while (seat := self.bot_to_move(table)) is not None and not self.signals.closing:
                await self.play_bot(table, seat)
        except Exception:  # it thinks again when somebody next looks at the table
            log.exception("a bot at table %s has not answered", table.id)
        finally:
            self.thinking.pop(table.id, None)

    async def play_bot(self, table: Table, seat: int) -> None:
        revision = table.revision
        choice = self.workers.work(choose, table.match.view(seat), seat, table.places[seat]["bot"], revision)
        action, _ = await asyncio.gather(choice, asyncio.sleep(self.pause))
        try:
            await self.answer(table, seat, action, revision)
        except PrestolError:  # the table has moved on, for instance because the player came back
            await asyncio.sleep(0.05)
            async with table.lock:
                await self.refresh(table)


async def stopped(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def place(id: str, number: int, chair: Mapping[str, str], token: str) -> Row:
    kind, name = chair["kind"], clean_name(chair.get("name", ""))
    if kind not in ("person", "device", "bot", "open"):
        raise BadSetup("a seat is for a person, this device, a bot, or open, not “{kind}”", kind=kind[:20])
    if kind == "bot":
        check_bot(chair.get("bot", ""))
    return {
        "table": id,
        "number": number,
        "kind": kind,
        "name": name,
        "bot": chair["bot"] if kind == "bot" else "",
        "token": hashed(token),
        "away": False,
    }


def table_row(id: str, match: Match, guest: str, hints: bool) -> Row:
    return {
        "id": id,
        "game": match.game.name,
        "rules": match.game.version,
        "seats": match.seats,
        "options": match.options,
        "seed": str(match.seed),
        "created": now(),
        "rematch": None,
        "creator": guest or None,
        "ended": now() if match.state.over else None,
        "hints": hints,
        "position": match.position,
    }


def answers(match: Match) -> list[tuple[int, str]]:
    return [(move.seat, match.game.notation(move.action)) for move in match.moves]


def hashed(token: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name on one line, without control characters, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]
