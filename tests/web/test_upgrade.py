"""A database that version 0.1.0 has left: it opens, and every game in it goes on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from .conftest import Server

HERE = Path(__file__).parent / "databases"
FACTS: dict[str, Any] = json.loads((HERE / "0.1.0.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = FACTS["tables"]


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Today's server over yesterday's database."""
    path = tmp_path_factory.mktemp("old") / "old.sqlite3"
    with sqlite3.connect(path) as old:
        old.executescript((HERE / "0.1.0.sql").read_text(encoding="utf-8"))
    with Server(f"sqlite:///{path}") as running:
        yield running


@pytest.fixture
def anna(upgraded: Server) -> httpx.Client:
    """A guest with the cookie that she got then."""
    guest = upgraded.guest("ru")
    guest.cookies.set("guest", FACTS["cookie"], domain="127.0.0.1")
    return guest


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_as_it_was_left(upgraded: Server, name: str) -> None:
    facts = TABLES[name]
    table = upgraded.run(upgraded.service.find(facts["id"]))
    match = table.match
    assert [[move.seat, match.game.notation(move.action)] for move in match.moves] == facts["answers"]
    assert (table.revision, match.state.over) == (facts["revision"], facts["over"])
    assert [score.total for score in match.state.results()] == facts["totals"]
    legal = {str(seat): [match.game.notation(a) for a in match.state.legal(seat)] for seat in match.state.waiting}
    assert legal == facts["legal"]


@pytest.mark.parametrize("name", [name for name, facts in TABLES.items() if facts["legal"]])
def test_a_game_goes_on(upgraded: Server, name: str) -> None:
    """With the token that its seat was given then."""
    facts = TABLES[name]
    seat, (first, *_) = next(iter(facts["legal"].items()))
    if name == "waiting for a friend":
        upgraded.guest().post("/api/join", json={"token": facts["tokens"][1], "name": "Bob"})
    headers = {"authorization": f"Bearer {facts['tokens'][int(seat)]}"}
    path = f"/api/tables/{facts['id']}"
    seen = upgraded.guest().get(path, headers=headers).json()
    assert seen["seat"] == int(seat)
    answer = {"answer": first, "revision": seen["revision"]}
    reply = upgraded.guest().post(f"{path}/answer", json=answer, headers=headers)
    assert (reply.status_code, reply.json()["revision"]) == (200, seen["revision"] + 1)


def test_a_guest_is_still_known_by_the_old_cookie(upgraded: Server, anna: httpx.Client) -> None:
    page = anna.get("/").text
    assert all(f"/t/{facts['id']}" in page for facts in TABLES.values())
    id = TABLES["conspiracy over"]["id"]
    assert "Хорошая игра!" in anna.get(f"/t/{id}").text  # the chat, for those who sit there
    assert upgraded.run(upgraded.service.storage.note(id, 0)) == "remember the pearls"


def test_a_finished_game_can_be_replayed_kept_and_analysed(upgraded: Server, anna: httpx.Client) -> None:
    id = TABLES["conspiracy over"]["id"]
    assert anna.get(f"/t/{id}/replay/10").status_code == 200
    assert anna.get(f"/t/{id}/record").text.startswith("prestol 2\ngame conspiracy\n")
    found = upgraded.run(upgraded.service.storage.decisions(id))
    assert [row["step"] for row in found] == FACTS["analysed"]
    assert anna.get(f"/t/{id}/analysis").status_code == 200


def test_what_was_agreed_upon_holds(upgraded: Server) -> None:
    """Hints, seats that were left to a bot, and where a game began."""
    tables = {name: upgraded.run(upgraded.service.find(facts["id"])) for name, facts in TABLES.items()}
    assert {name for name, table in tables.items() if not table.row["hints"]} == {"viceroy pl over"}
    assert [place["away"] for place in tables["rurik begun"].places] == [False, True, False, False]
    assert {table.match.position for table in tables.values()} == {None}
