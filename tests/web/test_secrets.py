"""No payload ever holds what its reader may not know: the hidden-hand test game at real tables."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
import spies

from prestol import GAMES, Match
from prestol.core.engine import State

from .conftest import Server

CARD = re.compile(r"\b[GR][1-8]\b")


@pytest.fixture
def spying(lone_server: Server) -> Iterator[Server]:
    """The server knows one more game."""
    GAMES.add(spies.KIT)
    yield lone_server
    GAMES.remove("spies")


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


def board(guest: httpx.Client, path: str) -> str:
    """The first board on the stream of a page."""
    with guest.stream("GET", f"{path}/stream") as stream:
        lines: list[str] = []
        for line in stream.iter_lines():
            if not line and any("data:" in one for one in lines):
                break
            lines.append(line)
    return "\n".join(lines)


def pages(guest: httpx.Client, path: str) -> list[str]:
    addresses = (path, f"{path}/replay/0", f"{path}/replay")
    return [*(guest.get(address).text for address in addresses), board(guest, path)]


def sit(server: Server, token: str, language: str = "en") -> httpx.Client:
    guest = server.guest(language)
    guest.get("/")
    guest.post(f"/j/{token}", data={"name": "x", "_csrf_token": guest.cookies["csrftoken"]})
    return guest


def test_no_payload_holds_a_secret_of_somebody_else(spying: Server) -> None:
    match = Match(spies.GAME, 2, 5, {})
    for answers in range(8):
        chairs = [{"kind": "open"}, {"kind": "open"}]
        table, tokens = spying.run(spying.service.adopt(match, chairs, ""))
        path = f"/t/{table.id}"
        for seat in (0, 1, None):
            guest = spying.guest() if seat is None else sit(spying, tokens[seat])
            headers = {} if seat is None else {"authorization": f"Bearer {tokens[seat]}"}
            secret = hidden_from(match.state, seat)
            for text in [*payloads(guest, path, headers), *pages(guest, path)]:
                leaked = set(CARD.findall(text)) & secret
                assert leaked == set(), (answers, seat, leaked)
        actor = match.state.waiting[-1]
        match.play(actor, match.state.legal(actor)[0])


def test_the_test_would_notice_a_leak(spying: Server) -> None:
    """The whole state shows cards that a view hides."""
    match = Match(spies.GAME, 2, 5, {})
    whole = {spies.AGENTS[card] for zone in match.state.zones() for cards in zone.lists for card in cards}
    assert whole & hidden_from(match.state, 0)
    assert hidden_from(match.state, 0) != hidden_from(match.state, 1)


def test_what_is_drawn_once_is_shown_to_equal_viewers_only(spying: Server) -> None:
    """Seats, languages and shapes have boards of their own; the same seat on two devices shares one."""
    match = Match(spies.GAME, 2, 5, {})
    table, tokens = spying.run(spying.service.adopt(match, [{"kind": "open"}, {"kind": "open"}], ""))
    path = f"/t/{table.id}"
    first, second = sit(spying, tokens[0]), sit(spying, tokens[1])
    boards = {
        "first": board(first, path),
        "second": board(second, path),
        "nobody": board(spying.guest(), path),
        "russian": board(sit(spying, tokens[0], "ru"), path),
    }
    assert len(set(boards.values())) == 4
    assert len(table.drawn) == 8  # for each the board, and what has happened
    assert board(sit(spying, tokens[0]), path) == boards["first"]
    assert len(table.drawn) == 8
    for seat, name in ((0, "first"), (1, "second"), (None, "nobody"), (0, "russian")):
        assert set(CARD.findall(boards[name])) & hidden_from(match.state, seat) == set()
        assert seat is None or set(CARD.findall(boards[name])) != set(CARD.findall(boards["nobody"]))


def test_a_board_drawn_without_a_curtain_is_not_shown_with_one(spying: Server) -> None:
    anna = spying.guest()
    anna.get("/")
    match = Match(spies.GAME, 2, 5, {})
    guest = anna.cookies["guest"].rpartition(".")[0]
    table, _ = spying.run(spying.service.adopt(match, [{"kind": "device"}] * 2, guest))
    path, seat = f"/t/{table.id}", match.state.waiting[0]
    public = hidden_from(match.state, None)
    for lifted in (None, seat, 1 - seat, seat, None):
        table.lifted = lifted
        leaked = set(CARD.findall(board(anna, path))) & public
        assert bool(leaked) == (lifted == seat)
        assert leaked & hidden_from(match.state, seat) == set()


def test_nothing_drawn_outlives_its_revision(spying: Server) -> None:
    match = Match(spies.GAME, 2, 5, {})
    table, tokens = spying.run(spying.service.adopt(match, [{"kind": "open"}, {"kind": "open"}], ""))
    guest = sit(spying, tokens[0])
    before = board(guest, f"/t/{table.id}")
    sit(spying, tokens[1])
    assert table.drawn == {}
    assert board(guest, f"/t/{table.id}") != before
