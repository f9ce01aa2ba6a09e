"""Hints at a table, over HTTP and the API: for the seat that is asked, and only where they are allowed."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any

import httpx
import pytest

from prestol import Match
from prestol.play.hint import Hint
from prestol.web import hints
from prestol.web.table import Sought

from .chores import hint_late
from .conftest import Server
from .play import answers, asked, create, play, post, revision, seat


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "LEVEL", "novice")
    monkeypatch.setattr(hints, "SECONDS", 0)


def table_with_hints(guest: httpx.Client) -> str:
    return create(guest, seat_0="me", seat_1="bot:random", hints="yes")


def ask(guest: httpx.Client, path: str, script: bool = True) -> httpx.Response:
    page = asked(guest, path)
    return post(guest, f"{path}/hint", script, revision=revision(page), seat=seat(page))


def candidates(page: str) -> list[str]:
    panel = re.search(r'<details class="advice".*?</details>', page, re.DOTALL)
    return re.findall(r'value="([^"]+)"', panel[0]) if panel else []


def test_a_hint_is_shown_until_the_question_is_answered(server: Server) -> None:
    anna = server.guest()
    path = table_with_hints(anna)
    assert 'id="hint"' in asked(anna, path)
    part = ask(anna, path).json()["part"]
    found = candidates(part)
    assert set(found) <= set(answers(part))
    assert "advised" in part
    assert re.search(r'data-said="[^"]*of trial games', part), "a screen reader hears it"
    assert candidates(anna.get(path).text) == found  # it is part of the table now
    play(anna, path)
    assert candidates(asked(anna, path)) == []


def test_without_script_the_page_comes_back_with_the_hint(server: Server) -> None:
    anna = server.guest("pl")
    path = table_with_hints(anna)
    page = ask(anna, path, script=False)
    assert page.url.path == path
    assert candidates(page.text)
    assert "gier próbnych" in page.text


def test_a_table_without_hints_says_so_and_refuses_them(server: Server) -> None:
    anna = server.guest()
    path = create(anna, seat_0="me", seat_1="bot:random")
    page = asked(anna, path)
    assert 'id="hint"' not in page
    assert '<span class="mark">No hints</span>' in page
    refused = ask(anna, path)
    assert (refused.status_code, refused.json()) == (403, {"detail": "there are no hints at this table"})


def test_a_rematch_keeps_the_rule_about_hints(server: Server) -> None:
    async def again() -> list[bool]:
        chairs = [{"kind": "bot", "bot": "random"}] * 2
        match = Match.new("conspiracy", 2, 1)
        while not match.state.over:
            match.play(match.state.waiting[0], match.state.legal(match.state.waiting[0])[0])
        tables = [(await server.service.adopt(match, chairs, "", allowed))[0] for allowed in (True, False)]
        fresh = [await server.service.find(await server.service.rematch(table, "")) for table in tables]
        return [table.row["hints"] for table in fresh]

    assert server.run(again()) == [True, False]


def test_nobody_else_can_ask_or_see(lone_server: Server) -> None:
    anna, stranger = lone_server.guest(), lone_server.guest()
    path = table_with_hints(anna)
    page = asked(anna, path)
    stranger.get(path)
    fields = {"revision": revision(page), "seat": seat(page)}
    assert post(stranger, f"{path}/hint", True, **fields).status_code == 403
    ask(anna, path)
    assert candidates(stranger.get(path).text) == []


def test_a_late_question_gets_the_table_as_it_is(lone_server: Server) -> None:
    anna = lone_server.guest()
    path = table_with_hints(anna)
    old = asked(anna, path)
    play(anna, path)
    asked(anna, path)
    late = post(anna, f"{path}/hint", True, revision=revision(old), seat=seat(old))
    assert late.status_code == 409
    assert int(revision(late.json()["part"])) > int(revision(old))


def test_the_same_question_is_thought_about_once(lone_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = lone_server.guest()
    path = table_with_hints(anna)
    page = asked(anna, path)
    thoughts = []
    usual = hints.think

    async def counted(*what: Any) -> Hint:
        thoughts.append(what)
        return await usual(*what)

    monkeypatch.setattr(hints, "think", counted)
    table = lone_server.run(lone_server.service.find(path.removeprefix("/t/")))

    async def thrice() -> list[Hint]:
        service, number = lone_server.service, int(revision(page))
        return await asyncio.gather(*(hints.ask(service, table, 0, number) for _ in range(3)))

    first, second, third = lone_server.run(thrice())
    assert first is second is third
    assert len(thoughts) == 1


def test_pages_answer_and_moves_are_made_while_a_hint_is_sought(
    lone_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "advise", hint_late)
    anna = lone_server.guest()
    path = table_with_hints(anna)
    page = asked(anna, path)
    table = lone_server.run(lone_server.service.find(path.removeprefix("/t/")))

    async def begin() -> None:
        thinking = lone_server.service.begin(hints.think(lone_server.service, table, 0))
        table.hints[0] = Sought(int(revision(page)), thinking)

    lone_server.run(begin())
    begun = time.monotonic()
    assert "Looking for a hint" in anna.get(path).text
    assert play(anna, path).status_code == 200
    assert "Looking for a hint" not in anna.get(path).text
    assert time.monotonic() - begun < 10


# -- the API ----------------------------------------------------------------------------------------------------------


def seated(guest: httpx.Client, **extra: object) -> tuple[str, list[dict[str, str]]]:
    body = {"game": "conspiracy", "seats": [{"kind": "open"}, {"kind": "open"}], **extra}
    created = guest.post("/api/tables", json=body).json()
    tokens = [each["token"] for each in created["seats"]]
    for token in tokens:
        guest.post("/api/join", json={"token": token})
    return f"/api/tables/{created['table']}", [{"authorization": f"Bearer {token}"} for token in tokens]


def test_a_program_gets_a_hint_for_its_own_seat_while_it_is_asked(lone_server: Server) -> None:
    guest = lone_server.guest("ru")
    path, (first, second) = seated(guest)
    view = guest.get(path, headers=first).json()
    me, other = (first, second) if view["waiting"] == [0] else (second, first)
    found = guest.post(f"{path}/hint", json={"revision": view["revision"]}, headers=me).json()
    assert found["best"] == found["candidates"][0]["answer"]
    assert (found["unit"], found["revision"]) == ("chance", view["revision"])
    assert sum(each["share"] for each in found["candidates"]) == pytest.approx(1)
    assert "пробных партий" in found["text"]
    refused = guest.post(f"{path}/hint", json={"revision": view["revision"]}, headers=other)
    assert (refused.status_code, refused.json()["detail"][:5]) == (400, "игрок")
    assert guest.post(f"{path}/hint", json={"revision": view["revision"]}).status_code == 403


def test_a_program_can_forbid_hints(lone_server: Server) -> None:
    guest = lone_server.guest()
    path, (first, second) = seated(guest, hints=False)
    view = guest.get(path, headers=first).json()
    assert view["hints"] is False
    for me in (first, second):
        refused = guest.post(f"{path}/hint", json={"revision": view["revision"]}, headers=me)
        assert (refused.status_code, refused.json()["detail"]) == (403, "there are no hints at this table")


# -- the form on the home page ----------------------------------------------------------------------------------------


def test_the_home_page_offers_hints_and_all_bots_from_weak_to_strong(lone_server: Server) -> None:
    page = lone_server.guest().get("/").text
    assert '<input type="checkbox" name="hints" value="yes" checked>' in page
    bots = re.findall(
        r'<option value="bot:(\w+)"( selected)?>([^<]+)<', page.split('<select name="seat_1"')[1].split("</select>")[0]
    )
    assert [name for name, _, _ in bots] == ["random", "greedy", "novice", "apprentice", "master", "grandmaster"]
    assert [name for name, chosen, _ in bots if chosen] == ["novice"]  # for somebody new
    assert all(" – " in title for _, _, title in bots)
