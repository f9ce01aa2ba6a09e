"""Worker processes: they may be slow, die or be in the way of a closing service, and nobody at a table notices."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from prestol.core.errors import IllegalAction
from prestol.web import tables
from prestol.web.storage import Storage
from prestol.web.tables import TableService
from prestol.web.thinking import choose
from prestol.web.workers import TRIES, Died, Workers

from .chores import LONG, asleep, die_until_there_are, refuse, say_who_and_sleep, think_until
from .conftest import Server
from .play import asked, create, play, revision

Result = TypeVar("Result")
SOON = 30.0  # machines that test are slow, and a process must start


# -- the workers ------------------------------------------------------------------------------------------------------


def run(doing: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(asyncio.wait_for(doing, SOON))


async def somebody_at(file: Path) -> int:
    while not (file.exists() and file.read_text()):
        await asyncio.sleep(0.02)
    return int(file.read_text())


@pytest.fixture
def workers() -> Workers:
    return Workers(1)


def test_work_is_done_elsewhere_and_the_process_is_kept(workers: Workers) -> None:
    async def twice() -> tuple[int, int]:
        return await workers.work(os.getpid), await workers.work(os.getpid)

    first, second = run(twice())
    workers.close()
    assert first == second != os.getpid()


def test_an_error_comes_back_with_all_it_says(workers: Workers) -> None:
    with pytest.raises(IllegalAction, match=r"player 3 cannot play dance: not asked \(rule 3\.1\)") as caught:
        run(workers.work(refuse, 2))
    workers.close()
    error = caught.value
    assert (error.reason.rule, error.game, error.values["action"]) == ("3.1", "conspiracy", "dance")
    assert "in refuse" in error.__notes__[0]


def test_work_is_tried_again_in_a_fresh_process(workers: Workers, tmp_path: Path) -> None:
    assert run(workers.work(die_until_there_are, TRIES - 1, tmp_path)) == TRIES - 1
    workers.close()


def test_a_process_killed_while_it_works_is_replaced(workers: Workers, tmp_path: Path) -> None:
    async def kill() -> str:
        work = asyncio.create_task(workers.work(say_who_and_sleep, tmp_path / "who"))
        os.kill(await somebody_at(tmp_path / "who"), signal.SIGKILL)
        return await work

    assert run(kill()) == "done"
    workers.close()


def test_work_that_always_kills_its_process_is_given_up_and_harms_no_other(workers: Workers, tmp_path: Path) -> None:
    async def both() -> int:
        bad = asyncio.create_task(workers.work(die_until_there_are, 99, tmp_path))
        await asyncio.sleep(0)
        good = asyncio.create_task(workers.work(abs, -7))  # waits behind the bad one
        with pytest.raises(Died, match="has worn out 3 workers"):
            await bad
        return await good

    assert run(both()) == 7
    workers.close()


def test_urgent_work_does_not_wait_behind_long_work(workers: Workers, tmp_path: Path) -> None:
    async def both() -> int:
        long = asyncio.create_task(workers.work(say_who_and_sleep, tmp_path / "who", urgent=False))
        await somebody_at(tmp_path / "who")
        found = await workers.work(abs, -7)
        assert not long.done()
        long.cancel()
        return found

    assert run(both()) == 7
    workers.close()


def test_who_no_longer_wants_an_answer_frees_the_worker(workers: Workers, tmp_path: Path) -> None:
    async def change_of_mind() -> int:
        long = asyncio.create_task(workers.work(say_who_and_sleep, tmp_path / "who"))
        await somebody_at(tmp_path / "who")
        long.cancel()
        return await workers.work(abs, -7)

    assert run(change_of_mind()) == 7
    workers.close()


def test_closing_ends_all_work_at_once(workers: Workers, tmp_path: Path) -> None:
    async def close() -> None:
        running = asyncio.create_task(workers.work(say_who_and_sleep, tmp_path / "who"))
        waiting = asyncio.create_task(workers.work(abs, -7))
        who = await somebody_at(tmp_path / "who")
        workers.close()
        for work in (running, waiting):
            with pytest.raises(Died, match="the service has closed"):
                await work
        with pytest.raises(ProcessLookupError):
            os.kill(who, 0)

    run(close())


# -- at a table -------------------------------------------------------------------------------------------------------


def test_a_bot_answers_though_its_worker_has_died(lone_server: Server) -> None:
    anna = lone_server.guest()
    path = create(anna)
    asked(anna, path)
    play(anna, path)
    asked(anna, path)  # the bot has answered, so its worker is there
    for worker in lone_server.service.workers.urgent.workers:
        worker.process.kill()
    play(anna, path)
    asked(anna, path)


def test_no_page_waits_for_a_slow_bot(lone_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a bot thinks until it may stop, and a page that waited for it would never come."""
    leave = tmp_path / "leave"
    monkeypatch.setattr(tables, "choose", partial(think_until, leave))
    anna = lone_server.guest()
    path = create(anna, seat_0="bot:random", seat_1="me")
    before = revision(anna.get(path).text)
    for page in ("/", path, f"{path}/replay/0", "/rules/conspiracy"):
        assert anna.get(page).status_code == 200
    assert revision(anna.get(path).text) == before
    leave.touch()
    asked(anna, path)


def test_a_service_closes_though_a_bot_is_thinking_and_the_bot_answers_when_it_is_open_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'service.sqlite3'}"

    async def begin() -> str:
        service = TableService(Storage(url), pause=0)
        await service.open()
        table, _ = await service.create("conspiracy", [{"kind": "bot", "bot": "random"}] * 2, {}, "")
        while not any(worker.process for worker in service.workers.urgent.workers):
            await asyncio.sleep(0.02)
        begun = time.monotonic()
        await service.close()
        assert time.monotonic() - begun < LONG / 2, "nobody waits until the bot has thought"
        return table.id

    async def go_on(id: str) -> None:
        service = TableService(Storage(url), pause=0)
        await service.open()
        table = await service.find(id)
        assert table.revision == 0
        while table.revision == 0:
            await asyncio.sleep(0.02)
        await service.close()

    monkeypatch.setattr(tables, "choose", asleep)
    id = run(begin())
    monkeypatch.setattr(tables, "choose", choose)
    run(go_on(id))
