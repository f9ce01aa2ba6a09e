"""What keeps a server in order: old tables, cancelled ones, files, and mistakes of our own."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from prestol import Match
from prestol.web import presenter, storage
from prestol.web.app import create_app
from prestol.web.storage import now
from prestol.web.table import Table
from prestol.web.upkeep import sweep

from .conftest import Server
from .play import create, post
from .test_tables import link, sit_down

RECORD = (Path(__file__).parent.parent / "records" / "3-seats.txt").read_text()


def test_whoever_created_a_table_can_cancel_it_while_a_seat_is_open(server: Server) -> None:
    anna, boris = server.guest(), server.guest()
    path = create(anna, seat_0="me", seat_1="link")
    seat = link(anna.get(path).text)
    boris.get(path)
    assert "/cancel" not in boris.get(path).text
    assert post(boris, f"{path}/cancel").status_code == 403
    assert "/cancel" in anna.get(path).text
    assert post(anna, f"{path}/cancel").url.path == "/"
    assert "The table has been cancelled" in anna.get(path).text
    assert path not in anna.get("/").text
    assert boris.get(seat).status_code == 403


def test_a_game_that_has_begun_cannot_be_cancelled(server: Server) -> None:
    anna, _, path = sit_down(server)
    assert "/cancel" not in anna.get(path).text
    assert post(anna, f"{path}/cancel").status_code == 403


def adopted(server: Server, match: Match, days: int) -> Table:
    """A table at which nothing has happened for so many days."""
    table, _ = server.run(server.service.adopt(match, [{"kind": "open"}] * match.seats, ""))
    then = now() - timedelta(days=days)
    ended = then if match.state.over else None
    changed = (
        update(storage.tables).where(storage.tables.c.id == table.id).values(created=then, ended=ended),
        update(storage.entries).where(storage.entries.c.table == table.id).values(at=then),
    )
    server.run(server.service.storage.write(*changed))
    return table


def is_there(server: Server, table: Table) -> bool:
    return server.guest().get(f"/t/{table.id}").status_code == 200


@pytest.mark.parametrize(
    ("over", "days", "kept"),
    [(False, 59, True), (False, 61, False), (True, 61, True), (True, 364, True), (True, 366, False)],
)
def test_old_tables_are_removed(server: Server, over: bool, days: int, kept: bool) -> None:
    match = Match.from_record(RECORD) if over else Match.new("conspiracy", 2, 1)
    table = adopted(server, match, days)
    server.run(sweep(server.service))
    assert is_there(server, table) == kept


def test_a_finished_game_is_known_as_such_though_nobody_has_noted_its_end(server: Server) -> None:
    """As in a database from before ends were noted."""
    table = adopted(server, Match.from_record(RECORD), 100)
    forget = update(storage.tables).where(storage.tables.c.id == table.id).values(ended=None)
    server.run(server.service.storage.write(forget))
    server.run(sweep(server.service))
    assert is_there(server, table)


def test_a_cancelled_table_is_removed(server: Server) -> None:
    anna = server.guest()
    path = create(anna, seat_0="me", seat_1="link")
    post(anna, f"{path}/cancel")
    server.run(sweep(server.service))
    assert anna.get(path).status_code == 404


def test_files_are_kept_for_a_year_under_the_hash_of_their_content(server: Server) -> None:
    guest = server.guest()
    page = guest.get("/").text
    hashed = page.split('href="/static/site.css?v=')[1].split('"')[0]
    found = guest.get(f"/static/site.css?v={hashed}")
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert found.headers["content-type"].startswith("text/css")
    plain = guest.get("/static/site.css")
    assert plain.headers["cache-control"] == "no-cache"
    again = guest.get("/static/site.css", headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_packed_already_is_not_packed_again(server: Server) -> None:
    guest = server.guest()
    assert guest.get("/static/site.css").headers["content-encoding"] == "gzip"
    font = guest.get("/board/fonts/alegreya-sans-cyrillic-500.woff2")
    assert font.status_code == 200
    assert "content-encoding" not in font.headers


@pytest.mark.parametrize("path", ["/static/../app.py", "/static/%2e%2e/app.py", "/board/svg.py", "/static//etc/x.css"])
def test_no_other_file_can_be_asked_for(server: Server, path: str) -> None:
    assert server.guest().get(path).status_code == 404


def test_an_application_can_be_made_while_a_loop_is_running(tmp_path: Path) -> None:
    async def make() -> None:
        app = create_app(f"sqlite:///{tmp_path / 'loop.sqlite3'}")
        async with app.lifespan():
            table, _ = await app.state.service.create("conspiracy", [{"kind": "open"}] * 2, {}, "")
            assert table.revision == 0

    asyncio.run(make())


@pytest.mark.parametrize(("language", "sentence"), [("en", "Something went wrong"), ("ru", "сломалось")])
def test_a_mistake_of_ours_is_logged_and_told_in_one_sentence(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    language: str,
    sentence: str,
) -> None:
    def wrong(*_: object) -> None:
        raise ZeroDivisionError("a mistake")

    guest = server.guest(language)
    path = create(guest)
    monkeypatch.setattr(presenter, "table_page", wrong)
    with caplog.at_level(logging.ERROR):
        answer = guest.get(path)
    assert answer.status_code == 500
    assert sentence in answer.text
    assert "ZeroDivisionError" not in answer.text
    assert f"GET {path}" in caplog.text
    assert "ZeroDivisionError: a mistake" in caplog.text
