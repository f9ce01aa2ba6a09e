"""The analysis of a finished game over HTTP, over SQLite and PostgreSQL alike."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from prestol import Match
from prestol.games import kit
from prestol.play import analysis
from prestol.web import analyses
from prestol.web.table import Table

from .analysis_chores import appraise_or_die, never_appraise
from .conftest import Server
from .play import create, post

RECORD = (Path(__file__).parent.parent / "records" / "searched.txt").read_text()
SOON = 180.0  # machines that test are slow


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit("conspiracy").bot, "analysis_iterations", 16)  # the server tells its workers how much


def finished(server: Server, record: str = RECORD) -> Table:
    """A table whose game is over; nobody sits there any more."""
    match = Match.from_record(record)
    table, _ = server.run(server.service.adopt(match, [{"kind": "bot", "bot": "random"}] * match.seats, ""))
    return table


def until(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not happens():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.1)


def asked(guest: httpx.Client, table: Table) -> Any:
    return guest.get(f"/api/tables/{table.id}/analysis").json()


def analysed(guest: httpx.Client, table: Table) -> Any:
    until(lambda: asked(guest, table)["analysis"] is not None)
    return asked(guest, table)


def test_who_opens_the_page_sets_it_going_and_everybody_sees_what_was_found(server: Server) -> None:
    anna, boris = server.guest(), server.guest("ru")
    table = finished(server)
    path = f"/t/{table.id}/analysis"
    for page in (f"/t/{table.id}", f"/t/{table.id}/replay/3"):
        assert f'href="{path}"' in anna.get(page).text
    first = anna.get(path).text
    assert "<progress" in first
    assert "http-equiv" in first
    analysed(anna, table)
    page = boris.get(path).text
    assert "<progress" not in page
    assert "Переломные моменты" in page
    assert f'href="/t/{table.id}/replay/27"' in page
    assert '<svg id="curves"' in page


def test_the_api_gives_what_the_library_finds(server: Server) -> None:
    guest, table = server.guest(), finished(server)
    found = analysed(guest, table)
    assert (found["done"], found["total"], found["failed"]) == (53, 53, False)
    expected = analysis.analyse(Match.from_record(RECORD), 16).as_dict()
    for mine, theirs in zip(expected["decisions"], found["analysis"]["decisions"], strict=True):
        assert theirs == {name: mine[name] for name in theirs}
    assert found["analysis"]["turning_points"] == expected["turning_points"]
    assert found["analysis"]["summaries"] == expected["summaries"]


def test_only_of_a_finished_game(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    assert "analysis" not in anna.get(path).text
    refused = anna.get(f"{path}/analysis")
    assert refused.status_code == 403
    assert "when the game is over" in refused.text
    assert anna.get(f"/api/tables/{path.split('/')[2]}/analysis").status_code == 403


def test_what_has_been_found_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second server goes on where the first one stopped, and a third has nothing left to do."""
    url = f"sqlite:///{tmp_path / 'test.sqlite3'}"
    with Server(url) as first:
        guest, table = first.guest(), finished(first)
        until(lambda: asked(guest, table)["done"] > 0)
    with Server(url) as second:
        assert asked(second.guest(), table)["done"] > 0
        analysed(second.guest(), table)
    monkeypatch.setattr(analyses, "analyse_steps", never_appraise)
    with Server(url) as third:
        assert asked(third.guest(), table)["analysis"] is not None
        third.run(third.service.remove(table.id))
        assert third.run(third.service.storage.decisions(table.id)) == []


def test_a_worker_that_dies_does_no_harm(lone_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRESTOL_TEST_DEATHS", str(tmp_path / "deaths"))
    monkeypatch.setattr(analyses, "analyse_steps", appraise_or_die)
    found = analysed(lone_server.guest(), finished(lone_server))
    assert (tmp_path / "deaths").exists()
    assert len(found["analysis"]["decisions"]) == 53


def test_what_cannot_be_done_is_said_and_can_be_tried_again(
    lone_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, table = lone_server.guest(), finished(lone_server)
    path = f"/t/{table.id}/analysis"
    with monkeypatch.context() as broken:
        broken.setattr(analyses, "analyse_steps", never_appraise)
        until(lambda: bool(asked(guest, table)["failed"]))
        assert "could not be finished" in guest.get(path).text
    assert asked(guest, table)["failed"]
    assert "<progress" in post(guest, path).text
    assert analysed(guest, table)["failed"] is False


def test_the_server_closes_at_once_whatever_is_under_way(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'test.sqlite3'}") as server:
        asked(server.guest(), finished(server))
        started = time.monotonic()
    assert time.monotonic() - started < SOON / 6
    assert not server.thread.is_alive()
