"""The house: all tables that are being played here. It knows tables and seats, but nothing of HTTP."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from prestol.bots import BOTS, bot
from prestol.core.errors import BadSetup, IllegalAction, PrestolError, Reason
from prestol.core.knowledge import View
from prestol.games import game
from prestol.table.match import Match
from prestol.web.bell import Bell
from prestol.web.storage import Row, Storage, now

KEPT = 500  # tables kept in memory
LONGEST_NAME = 40
LONGEST_SAYING = 500
STAND_IN = "greedy"  # plays for somebody who has left


class NoTable(PrestolError):
    """There is no such table."""


class NotYours(PrestolError):
    """Somebody else's seat, or none."""


class Stale(PrestolError):
    """The table has moved on since the page was drawn."""


@dataclass
class Table:
    """A table in memory; the database is the truth, and this follows it."""

    id: str
    row: Row
    match: Match
    places: list[Row]
    revision: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    lifted: int | None = None  # hot-seat: the seat whose player has taken the device

    def follow(self, entry: Row) -> None:
        """Take in one entry of the log."""
        if entry["kind"] == "answer":
            self.match.play(entry["seat"], entry["action"])
        elif entry["kind"] == "undo":
            self.match.undo(entry["seat"])
        self.revision = entry["revision"]

    def is_bots(self, seat: int) -> bool:
        place = self.places[seat]
        return bool(place["kind"] == "bot" or place["away"])

    def is_ready(self) -> bool:
        return all(place["kind"] != "open" for place in self.places)

    def devices(self) -> list[int]:
        return [place["number"] for place in self.places if place["kind"] == "device"]


class House:
    def __init__(self, storage: Storage, pause: float = 0.4, workers: int = 1) -> None:
        self.storage = storage
        self.bell = Bell()
        self.pause = pause  # before a bot answers, so that people can follow
        self.workers = workers
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.pool: ProcessPoolExecutor | None = None
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.secret = ""

    async def open(self) -> None:
        await self.storage.open()
        self.secret = await self.storage.secret("seats")

    async def close(self) -> None:
        self.bell.close()
        for task in self.thinking.values():
            task.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        await self.storage.close()

    # -- finding -------------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """The table as it stands in the database now."""
        table = self.tables.get(id) or await self.load(id)
        self.tables[id] = table
        self.tables.move_to_end(id)
        while len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        async with table.lock:
            await self.refresh(table)
        self.wake_bots(table)
        return table

    async def load(self, id: str) -> Table:
        row = await self.storage.table(id)
        if row is None:
            raise NoTable("there is no table {table}", table=id[:40])
        found = game(row["game"])
        match = Match(found, row["seats"], int(row["seed"]), row["options"])
        return Table(id, row, match, await self.storage.places(id))

    async def refresh(self, table: Table) -> None:
        """Take in what others have written; only with the table's lock."""
        entries = await self.storage.entries_after(table.id, table.revision)
        for entry in entries:
            table.follow(entry)
        if any(entry["kind"] == "seats" for entry in entries):
            table.places = await self.storage.places(table.id)
            table.row = await self.storage.table(table.id) or table.row

    # -- sitting down --------------------------------------------------------------------------------------------------

    async def create(
        self, name: str, chairs: Sequence[Mapping[str, str]], options: Mapping[str, object], guest: str
    ) -> tuple[Table, list[str]]:
        """A new table and its seats' secrets. Each chair has kind (person, device, bot, open), name and bot."""
        return await self.adopt(Match.new(name, len(chairs), None, options), chairs, guest)

    async def adopt(self, match: Match, chairs: Sequence[Mapping[str, str]], guest: str) -> tuple[Table, list[str]]:
        """A table for a match, which may have begun elsewhere."""
        id = secrets.token_urlsafe(9)
        tokens = [self.token(id, number) for number in range(match.seats)]
        places = [place(id, number, chair, tokens[number]) for number, chair in enumerate(chairs)]
        await self.storage.create(table_row(id, match), places, guest, answers(match))
        return await self.find(id), tokens

    def token(self, id: str, number: int) -> str:
        """The secret that gives a seat; nobody can compute it without the secret of this server."""
        return hmac.new(self.secret.encode(), f"{id}:{number}".encode(), hashlib.sha256).hexdigest()[:32]

    def links(self, table: Table) -> dict[int, str]:
        """The secrets of seats that wait for somebody."""
        return {p["number"]: self.token(table.id, p["number"]) for p in table.places if p["kind"] == "open"}

    async def seat_of(self, token: str) -> tuple[Table, int]:
        found = await self.storage.seat_of(hashed(token))
        if found is None or found["kind"] == "bot":
            raise NotYours("this link gives no seat")
        return await self.find(found["table"]), found["number"]

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
        await self.storage.change_seat(table.id, number, table.revision + 1, **values)
        await self.refresh(table)
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
        fresh, _ = await self.create(table.match.game.name, chairs, table.match.options, "")
        if not await self.storage.set_rematch(table.id, fresh.id):
            row = await self.storage.table(table.id)
            assert row is not None
            return str(row["rematch"])
        await self.storage.copy_holders(table.id, fresh.id)
        async with table.lock:
            await self.storage.append(table.id, table.revision + 1, "seats", 0)
            await self.refresh(table)
        self.changed(table)
        return fresh.id

    # -- playing -------------------------------------------------------------------------------------------------------

    async def answer(self, table: Table, seat: int, action: str, revision: int) -> None:
        """Play: first it is on disk, then it has happened, then everybody is told."""
        async with table.lock:
            await self.refresh(table)
            self.check_revision(table, revision)
            if not table.is_ready():
                raise NotYours("the game begins when every seat is taken")
            self.check_legal(table, seat, table.match.game.parse(action))
            await self.commit(table, "answer", seat, action)
        self.changed(table)

    async def undo(self, table: Table, seat: int, revision: int) -> None:
        async with table.lock:
            await self.refresh(table)
            self.check_revision(table, revision)
            table.match.undoable(seat)
            await self.commit(table, "undo", seat)
        self.changed(table)

    async def commit(self, table: Table, kind: str, seat: int, action: str = "") -> None:
        if not await self.storage.append(table.id, table.revision + 1, kind, seat, action):
            await self.refresh(table)
            raise Stale("the table has moved on: look again")
        await self.refresh(table)

    def check_revision(self, table: Table, revision: int) -> None:
        if revision != table.revision:
            raise Stale("the table has moved on: look again")

    def check_legal(self, table: Table, seat: int, action: int) -> None:
        """Like State.apply, but nothing is played yet."""
        state = table.match.state
        if action not in state.legal(seat):
            state.clone().apply(seat, action)
            raise IllegalAction(seat, str(action), Reason("no_answer_here"))

    def changed(self, table: Table) -> None:
        self.bell.ring(table.id)
        self.wake_bots(table)

    async def say(self, table: Table, name: str, text: str) -> None:
        text = text.strip()[:LONGEST_SAYING]
        if not text:
            raise BadSetup("there is nothing to say")
        await self.storage.say(table.id, name, text)
        self.bell.ring(table.id)

    # -- bots ----------------------------------------------------------------------------------------------------------

    def bot_to_move(self, table: Table) -> int | None:
        state = table.match.state
        if state.over or not table.is_ready():
            return None
        return next((seat for seat in state.waiting if table.is_bots(seat)), None)

    def wake_bots(self, table: Table) -> None:
        """Let the bots of a table think, outside the event loop."""
        task = self.thinking.get(table.id)
        if self.bot_to_move(table) is not None and (task is None or task.done()) and not self.bell.closing:
            self.thinking[table.id] = asyncio.create_task(self.play_bots(table))

    async def play_bots(self, table: Table) -> None:
        while (seat := self.bot_to_move(table)) is not None and not self.bell.closing:
            revision = table.revision
            choice = asyncio.to_thread(self.think, table.match.record(), seat, table.places[seat]["bot"], revision)
            action, _ = await asyncio.gather(choice, asyncio.sleep(self.pause))
            try:
                await self.answer(table, seat, action, revision)
            except PrestolError:  # the table has moved on, for instance because the player came back
                await asyncio.sleep(0.05)
                async with table.lock:
                    await self.refresh(table)
        self.thinking.pop(table.id, None)

    def think(self, record: str, seat: int, name: str, revision: int) -> str:
        """In a worker process. If that one dies the bot thinks here, and the next one gets a new worker."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))
        try:
            return self.pool.submit(choose, record, seat, name, revision).result()
        except BrokenExecutor:
            self.pool = None
            return choose(record, seat, name, revision)


def choose(record: str, seat: int, name: str, seed: int) -> str:
    """What a bot answers; it is given the view of its seat and nothing else."""
    match = Match.from_record(record)
    view: View = match.view(seat)
    return match.game.notation(bot(name, match.game, seed).choose(view, seat))


def place(id: str, number: int, chair: Mapping[str, str], token: str) -> Row:
    kind, name = chair["kind"], clean_name(chair.get("name", ""))
    if kind not in ("person", "device", "bot", "open"):
        raise BadSetup("a seat is for a person, this device, a bot, or open, not «{kind}»", kind=kind[:20])
    if kind == "bot" and chair.get("bot", "") not in BOTS:
        raise BadSetup(
            "there is no bot «{name}»; the bots are: {known}", name=chair.get("bot", "")[:20], known=", ".join(BOTS)
        )
    return {
        "table": id,
        "number": number,
        "kind": kind,
        "name": name,
        "bot": chair["bot"] if kind == "bot" else "",
        "token": hashed(token),
        "away": False,
    }


def table_row(id: str, match: Match) -> Row:
    return {
        "id": id,
        "game": match.game.name,
        "rules": match.game.version,
        "seats": match.seats,
        "options": match.options,
        "seed": str(match.seed),
        "created": now(),
        "rematch": None,
    }


def answers(match: Match) -> list[tuple[int, str]]:
    return [(move.seat, match.game.notation(move.action)) for move in match.moves]


def hashed(token: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name on one line, without control characters, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]
