"""The server is killed in the middle of everything and started again: nothing is lost, nothing is doubled."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

TABLES = 4
BEFORE = 4  # answers at every table before the server is killed


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(url: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """The real command, as a user starts it."""
    command = [sys.executable, "-m", "prestol", "serve", "--no-browser", "--port", str(port), "--db", url]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ)
    try:
        wait_for(port)
        yield process
    finally:
        process.kill()
        process.wait(10)


def wait_for(port: int) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games")
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server does not start")


class Program:
    """Plays both seats of a table as quickly as it can, and remembers what the server has confirmed."""

    def __init__(self, base: str) -> None:
        self.client = httpx.Client(base_url=base, timeout=10)
        seats = [{"kind": "open"}, {"kind": "open"}]
        created = self.client.post("/api/tables", json={"game": "conspiracy", "seats": seats}).json()
        self.path = f"/api/tables/{created['table']}"
        self.tokens = [seat["token"] for seat in created["seats"]]
        for token in self.tokens:
            self.client.post("/api/join", json={"token": token})
        self.confirmed = 0
        self.log: list[str] = []

    def view(self, seat: int = 0) -> dict[str, object]:
        found: dict[str, object] = self.client.get(self.path, headers=self.bearer(seat)).json()
        return found

    def bearer(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def play(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set() and self.answer():
                pass
        except httpx.TransportError:
            return  # the server is gone

    def answer(self) -> bool:
        """One answer; False when the game is over."""
        view = self.view()
        if view["over"]:
            return False
        seat = int(view["waiting"][0])  # type: ignore[index]
        legal = self.view(seat)["legal"]
        body = {"answer": legal[0]["answer"], "revision": view["revision"]}  # type: ignore[index]
        seen = self.client.post(f"{self.path}/answer", json=body, headers=self.bearer(seat)).json()
        self.confirmed, self.log = seen["revision"], seen["log"][-5:]
        return True


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_after_kill_9_every_table_stands_where_it_was(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'kill.sqlite3'}" if database == "sqlite" else request.getfixturevalue("postgres")
    port, stop = free_port(), threading.Event()
    with serving(url, port) as process:
        programs = [Program(f"http://127.0.0.1:{port}") for _ in range(TABLES)]
        threads = [threading.Thread(target=program.play, args=[stop]) for program in programs]
        for thread in threads:
            thread.start()
        in_full_swing(programs)
        os.kill(process.pid, signal.SIGKILL)
        for thread in threads:
            thread.join(20)
    with serving(url, port):
        for program in programs:
            assert_nothing_lost(program)
            program.client.close()


def in_full_swing(programs: list[Program]) -> None:
    until = time.monotonic() + 60
    while any(program.confirmed < BEFORE for program in programs):
        assert time.monotonic() < until, "the games do not come off the ground"
        time.sleep(0.02)


def assert_nothing_lost(program: Program) -> None:
    """All that was confirmed is there, at most the one answer in flight has come on top, and the game goes on."""
    view = program.view()
    assert program.confirmed <= int(view["revision"]) <= program.confirmed + 1  # type: ignore[call-overload]
    log = view["log"]
    assert isinstance(log, list)
    assert " ".join(program.log) in " ".join(log)
    assert not re.search("Player 3", " ".join(log))
    assert view["over"] or program.answer()


def test_the_server_stops_when_asked_though_streams_are_open(tmp_path: Path) -> None:
    """It ends them itself: a stream that is cut off raises an error here."""
    port = free_port()
    with serving(f"sqlite:///{tmp_path / 'stop.sqlite3'}", port) as process:
        program = Program(f"http://127.0.0.1:{port}")
        with program.client.stream("GET", f"{program.path}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            process.terminate()
            for _ in lines:
                pass
        assert process.wait(30) is not None
        program.client.close()
