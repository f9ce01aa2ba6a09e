"""No payload ever holds what its reader may not know: the hidden-hand test game at real tables."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
import spies

from prestol import Match, draw, games
from prestol.core.engine import State
from prestol.core.scene import Piece, Scene, Tell
from prestol.text import tell
from prestol.text.teller import CardText

from .conftest import Server

CARD = re.compile(r"\b[GR][1-8]\b")


class Whisperer:
    """Words for Spies: keys are enough for a test."""

    def __init__(self, words: object) -> None: ...

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        return {}

    def prompt(self, board: State, step: str) -> str:
        return step

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        return {}

    def cards(self) -> list[CardText]:
        return []


def scene(board: State, seat: int | None, tell: Tell, shape: str) -> Scene:
    """Every card of every zone, by its name where the board knows it."""
    found = Scene(100, 100, "spies")
    for zone in board.zones():
        for name, cards in zip(zone.names(), zone.lists, strict=True):
            for at, card in enumerate(cards):
                known = spies.AGENTS[card] if card >= 0 else "?"
                id = f"agent-{known}" if card >= 0 else f"{name}-{at}"
                found.pieces.append(Piece(id, "agent", 0, 0, data=(known,), label=known))
    return found


@pytest.fixture
def spying(lone_server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The server knows one more game."""
    monkeypatch.setitem(games.GAMES, "spies", "spies")
    monkeypatch.setitem(tell.TELLERS, "spies", Whisperer)
    faces: dict[str, Any] = {"agent": lambda known: f"<text>{known}</text>"}
    drawing = draw.Drawing(scene, faces, lambda: "", lambda w, h: "")
    monkeypatch.setitem(draw.DRAWINGS, "spies", drawing)
    return lone_server


def hidden_from(state: State, seat: int | None) -> set[str]:
    """Cards that a seat may not know to be anywhere in particular."""
    view = state.view(seat).board
    seen = {card for zone in view.zones() for cards in zone.lists for card in cards if card >= 0}
    return {name for card, name in enumerate(spies.AGENTS) if card not in seen}


def payloads(guest: httpx.Client, path: str, headers: dict[str, str]) -> list[str]:
    with guest.stream("GET", f"/api{path.replace('/t/', '/tables/')}/stream", headers=headers) as stream:
        event = next(line for line in stream.iter_lines() if line.startswith("data: {"))
    api = guest.get(f"/api{path.replace('/t/', '/tables/')}", headers=headers).text
    return [event, api]


def pages(guest: httpx.Client, path: str) -> list[str]:
    with guest.stream("GET", f"{path}/stream") as stream:
        lines: list[str] = []
        for line in stream.iter_lines():
            if not line and any("data:" in one for one in lines):
                break
            lines.append(line)
    return [
        guest.get(path).text,
        guest.get(f"{path}/replay/0").text,
        guest.get(f"{path}/replay").text,
        "\n".join(lines),
    ]


def test_no_payload_holds_a_secret_of_somebody_else(spying: Server) -> None:
    match = Match(spies.GAME, 2, 5, {})
    for answers in range(8):
        chairs = [{"kind": "open"}, {"kind": "open"}]
        future = asyncio.run_coroutine_threadsafe(spying.house.adopt(match, chairs, ""), loop_of(spying))
        table, tokens = future.result(10)
        path = f"/t/{table.id}"
        for seat in (0, 1, None):
            guest = spying.guest()
            headers = {}
            if seat is not None:
                guest.get("/")
                guest.post(f"/j/{tokens[seat]}", data={"name": "x", "_csrf_token": guest.cookies["csrftoken"]})
                headers = {"authorization": f"Bearer {tokens[seat]}"}
            secret = hidden_from(match.state, seat)
            for text in [*payloads(guest, path, headers), *pages(guest, path)]:
                leaked = set(CARD.findall(text)) & secret
                assert leaked == set(), (answers, seat, leaked)
        actor = match.state.waiting[-1]
        match.play(actor, match.state.legal(actor)[0])


def loop_of(server: Server) -> asyncio.AbstractEventLoop:
    return server.uvicorn.servers[0].get_loop()


def test_the_test_would_notice_a_leak(spying: Server) -> None:
    """The whole state shows cards that a view hides."""
    match = Match(spies.GAME, 2, 5, {})
    whole = {spies.AGENTS[card] for zone in match.state.zones() for cards in zone.lists for card in cards}
    assert whole & hidden_from(match.state, 0)
    assert hidden_from(match.state, 0) != hidden_from(match.state, 1)
