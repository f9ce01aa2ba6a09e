"""Two servers on one database: what one writes, the other one's streams tell at once."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from prestol.web.stream import HEARTBEAT

from .play import create
from .test_kill import Program, free_port, serving

AT_ONCE = (
    HEARTBEAT / 2
)  # seconds, on a machine as slow as it may be: a change that nobody tells comes with the heartbeat


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def addresses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    sqlite = f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'two.sqlite3'}"
    url = sqlite if request.param == "sqlite" else request.getfixturevalue("postgres")
    one, other = free_port(), free_port()
    with serving(url, one), serving(url, other):
        yield f"http://127.0.0.1:{one}", f"http://127.0.0.1:{other}"


def tables(stream: httpx.Response) -> Iterator[Any]:
    return (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: {"))


def test_a_move_is_seen_in_the_other_process_at_once(addresses: tuple[str, str]) -> None:
    program = Program(addresses[0])
    with (
        httpx.Client(base_url=addresses[1], timeout=30) as listener,
        listener.stream("GET", f"{program.path}/stream") as stream,
    ):
        seen = tables(stream)
        next(seen)
        for number in range(6):
            program.client.base_url = addresses[number % 2]  # each continues what the other has written
            started = time.monotonic()
            assert program.answer()
            while next(seen)["revision"] < program.confirmed:
                pass
            assert time.monotonic() - started < AT_ONCE
    program.client.close()


def test_talk_is_heard_in_the_other_process_at_once(addresses: tuple[str, str]) -> None:
    with httpx.Client(base_url=addresses[0], follow_redirects=True, timeout=30) as anna:
        path = create(anna, seat_0="me", seat_1="link")
        with (
            httpx.Client(base_url=addresses[1], cookies=anna.cookies, timeout=30) as elsewhere,
            elsewhere.stream("GET", f"{path}/stream") as stream,
        ):
            lines = stream.iter_lines()
            while "chat-lines" not in next(lines):
                pass
            started = time.monotonic()
            anna.post(f"{path}/chat", data={"text": "ahoy", "_csrf_token": anna.cookies["csrftoken"]})
            while "ahoy" not in next(lines):
                pass
            assert time.monotonic() - started < AT_ONCE


def test_two_processes_never_write_the_same_revision(addresses: tuple[str, str]) -> None:
    """The second of two answers to one revision is late, though its process has not heard of the first."""
    program = Program(addresses[0])
    view = program.view()
    seat = int(view["waiting"][0])  # type: ignore[index]
    body = {"answer": "deck:1", "revision": view["revision"]}
    with httpx.Client(timeout=30) as client:
        posts = [
            client.post(f"{address}{program.path}/answer", json=body, headers=program.bearer(seat))
            for address in addresses
        ]
    assert [answer.status_code for answer in posts] == [200, 409]
    program.client.close()
