"""The API, as a program in any language uses it."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from prestol import GAMES

from .conftest import Server


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def new_table(guest: httpx.Client, *chairs: dict[str, str]) -> Any:
    seats = list(chairs) or [{"kind": "open"}, {"kind": "open"}]
    created = guest.post("/api/tables", json={"game": "conspiracy", "seats": seats, "options": {"promo": "yes"}})
    assert created.status_code == 201, created.text
    return created.json()


def join_all(guest: httpx.Client, table: Any) -> list[str]:
    tokens = [seat["token"] for seat in table["seats"]]
    for number, token in enumerate(tokens):
        joined = guest.post("/api/join", json={"token": token, "name": f"P{number}"})
        assert joined.json() == {"table": table["table"], "seat": number}
    return tokens


def test_games(server: Server) -> None:
    found = {game["name"]: game["actions"] for game in server.guest().get("/api/games").json()}
    assert list(found) == list(GAMES)
    assert "deck:3" in found["conspiracy"]
    assert "bid:red" in found["viceroy"]


def test_two_programs_play_a_whole_game(server: Server) -> None:
    guest = server.guest()
    table = new_table(guest)
    tokens = join_all(guest, table)
    path = f"/api/tables/{table['table']}"
    view = guest.get(path, headers=bearer(tokens[0])).json()
    while not view["over"]:
        seat = view["waiting"][0]
        view = guest.get(path, headers=bearer(tokens[seat])).json()
        answer = {"answer": view["legal"][0]["answer"], "revision": view["revision"]}
        view = guest.post(f"{path}/answer", json=answer, headers=bearer(tokens[seat])).json()
    assert sorted(score["rank"] for score in view["scores"])[0] == 1
    assert view["record"].startswith("prestol 2\n")
    assert view["commitment"] == table["commitment"]


def test_a_bot_answers_by_itself_and_the_stream_tells(server: Server) -> None:
    guest = server.guest()
    table = new_table(guest, {"kind": "open"}, {"kind": "bot", "bot": "random"})
    (token,) = join_all(guest, table)
    path = f"/api/tables/{table['table']}"
    with guest.stream("GET", f"{path}/stream", headers=bearer(token), timeout=20) as stream:
        views = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: {"))
        view = next(view for view in views if view["legal"])
        guest.post(f"{path}/answer", json={"answer": "deck:1", "revision": view["revision"]}, headers=bearer(token))
        later = next(views)
    assert later["revision"] > view["revision"]


def test_without_a_token_everybody_sees_the_public_view(server: Server) -> None:
    guest = server.guest()
    table = new_table(guest)
    view = guest.get(f"/api/tables/{table['table']}").json()
    assert (view["seat"], view["legal"], view["refused"]) == (None, [], [])


def test_refusals_name_their_rule(server: Server) -> None:
    guest = server.guest()
    table = new_table(guest)
    tokens = join_all(guest, table)
    path = f"/api/tables/{table['table']}"
    seat = guest.get(path).json()["waiting"][0]
    refused = guest.get(path, headers=bearer(tokens[seat])).json()["refused"]
    assert {"answer": "pile:Y", "rule": "3.1"}.items() <= refused[0].items()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"answer": "deck:1", "revision": 77}, 409),
        ({"answer": "keep:B4", "revision": 2}, 400),
        ({"answer": "dance", "revision": 2}, 400),
        ({"answer": 5, "revision": 2}, 400),
        ({"revision": 2}, 400),
        ({"answer": "deck:1", "revision": -1}, 400),
        ("nonsense", 400),
    ],
)
def test_bad_answers(server: Server, body: object, status: int) -> None:
    guest = server.guest()
    table = new_table(guest)
    tokens = join_all(guest, table)
    path = f"/api/tables/{table['table']}"
    before = guest.get(path).json()
    answer = guest.post(f"{path}/answer", json=body, headers=bearer(tokens[before["waiting"][0]]))
    assert answer.status_code == status
    assert isinstance(answer.json()["detail"], str)
    assert guest.get(path).json() == before


def test_malformed_json_and_foreign_tokens(server: Server) -> None:
    guest = server.guest()
    one, other = new_table(guest), new_table(guest)
    path = f"/api/tables/{one['table']}/answer"
    json_type = {"content-type": "application/json"}
    assert guest.post(path, content=b"{", headers=json_type).status_code == 400
    foreign = other["seats"][0]["token"]
    for header in (bearer(foreign), bearer("nothing"), {}):
        answer = guest.post(path, json={"answer": "deck:1", "revision": 0}, headers=header)
        assert answer.status_code == 403
    assert guest.get("/api/tables/nowhere").status_code == 404


@pytest.mark.parametrize(
    "table",
    [
        {"game": "chess", "seats": [{"kind": "open"}]},
        {"game": "conspiracy", "seats": []},
        {"game": "conspiracy", "seats": [{"kind": "king"}, {"kind": "open"}]},
        {"game": "conspiracy", "seats": [{"kind": "bot", "bot": "genius"}, {"kind": "open"}]},
        {"game": "conspiracy", "seats": [{"kind": "open"}] * 5},
        {"game": "conspiracy", "seats": [{"kind": "open"}] * 2, "options": {"promo": "maybe"}},
    ],
)
def test_tables_that_cannot_be(server: Server, table: object) -> None:
    assert server.guest().post("/api/tables", json=table).status_code in (400, 404)


def test_undo(server: Server) -> None:
    guest = server.guest()
    table = new_table(guest)
    tokens = join_all(guest, table)
    path = f"/api/tables/{table['table']}"
    view = guest.get(path).json()
    seat = view["waiting"][0]
    refused = guest.post(f"{path}/undo", json={"revision": view["revision"]}, headers=bearer(tokens[seat]))
    assert refused.status_code == 400
    assert refused.json()["detail"] == f"P{seat} has not made a move yet"


def test_the_description_names_every_path(server: Server) -> None:
    paths = server.guest().get("/schema/openapi.json").json()["paths"]
    assert set(paths) == {
        "/api/games",
        "/api/tables",
        "/api/join",
        "/api/tables/{id}",
        "/api/tables/{id}/answer",
        "/api/tables/{id}/undo",
        "/api/tables/{id}/hint",
        "/api/tables/{id}/analysis",
        "/api/tables/{id}/notes",
        "/api/tables/{id}/stream",
    }


def test_notes_are_for_the_seat_alone(server: Server) -> None:
    guest = server.guest()
    table = new_table(guest)
    mine, other = join_all(guest, table)
    path = f"/api/tables/{table['table']}/notes"
    assert guest.get(path, headers=bearer(mine)).json() == {"text": ""}
    assert guest.post(path, json={"text": "count the pearls"}, headers=bearer(mine)).status_code == 200
    assert guest.get(path, headers=bearer(mine)).json() == {"text": "count the pearls"}
    assert guest.get(path, headers=bearer(other)).json() == {"text": ""}
    assert guest.get(path).status_code == 403
    assert guest.post(path, json={"text": "x" * 5001}, headers=bearer(mine)).status_code == 400
