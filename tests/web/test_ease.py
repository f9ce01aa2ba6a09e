"""After the third game of a kind the table offers, once, to ask less. It never decides that by itself."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from prestol import Match

from .conftest import Server
from .play import create, play_out, post

RECORDS = Path(__file__).parent.parent / "records"
OFFER = 'class="ease"'


@pytest.fixture
def guest(lone_server: Server) -> httpx.Client:
    found = lone_server.guest()
    found.get("/")
    return found


def finish(server: Server, guest: httpx.Client, games: int) -> str:
    """So many finished games, brought by this guest; the path of the last."""
    match = Match.from_record((RECORDS / "2-seats.txt").read_text(encoding="utf-8"))
    who = (guest.cookies.get("guest") or "").rpartition(".")[0]
    for _ in range(games):
        table, _ = server.run(server.service.adopt(match, [{"kind": "device"}] * match.seats, who))
    return f"/t/{table.id}"


def test_it_comes_at_the_end_of_the_third_game(lone_server: Server, guest: httpx.Client) -> None:
    assert OFFER not in guest.get(finish(lone_server, guest, 2)).text
    path = create(guest)
    assert OFFER not in guest.get(path).text
    assert OFFER in play_out(guest, path)
    assert OFFER not in guest.get(finish(lone_server, guest, 1)).text, "it comes once"


def test_other_games_and_other_guests_do_not_count(lone_server: Server, guest: httpx.Client) -> None:
    other = lone_server.guest()
    other.get("/")
    finish(lone_server, other, 2)
    assert OFFER not in play_out(guest, create(guest))
    path = finish(lone_server, guest, 2)
    assert OFFER in guest.get(path).text
    assert OFFER not in other.get(path).text, "whoever only looks on is offered nothing"
    assert OFFER not in guest.get(create(guest, game="viceroy", seat_0="me", seat_1="me")).text


@pytest.mark.parametrize("choice", ["no", "yes"])
def test_who_has_chosen_is_left_alone(lone_server: Server, guest: httpx.Client, choice: str) -> None:
    path = finish(lone_server, guest, 3)
    assert guest.cookies.get("careful") is None, "nobody else has chosen"
    after = post(guest, "/settings", careful=choice, back=path)
    assert after.url.path == path
    assert OFFER not in after.text
    assert guest.cookies.get("careful") == choice
