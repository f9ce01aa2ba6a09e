"""Invitations: an address that others can reach, a code to be photographed, and the page they open."""

from __future__ import annotations

import re
import socket
from html import unescape
from pathlib import Path

import httpx
import pytest
import segno

from prestol.web import invitation, serve
from prestol.web.invitation import is_here, own_address, reachable

from .conftest import Server
from .play import create, post
from .test_home import words

LAN = "192.168.7.7"
COMMAND = "prestol serve --host 0.0.0.0"


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "own_address", lambda: LAN)


def invite(guest: httpx.Client, seats: int = 2, name: str = "Anna", **fields: str) -> tuple[str, str]:
    """A table of Anna's with an open seat: its path, and its page's invitation."""
    path = create(guest, seats, name, seat_0="me", seat_1="link", **fields)
    page = guest.get(path).text
    return path, page.split('class="invites"')[1].split("</section>")[0]


def links(block: str) -> list[str]:
    return re.findall(r'readonly value="([^"]+)"', block)


# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "::1", "localhost", "a.localhost", "0.0.0.0", "::"])
def test_names_of_this_computer(host: str) -> None:
    assert is_here(host)


@pytest.mark.parametrize("host", ["192.168.1.5", "fe80::1", "example.org", "localhost.example.org", ""])
def test_names_of_others(host: str) -> None:
    assert not is_here(host)


@pytest.mark.parametrize(
    ("base", "listens_on", "found"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1", "http://127.0.0.1:8000"),  # nobody else
        ("http://localhost:8000", "0.0.0.0", f"http://{LAN}:8000"),
        ("http://0.0.0.0:8000", "0.0.0.0", f"http://{LAN}:8000"),
        ("http://[::1]:8000", "::", f"http://{LAN}:8000"),
        ("http://localhost", "0.0.0.0", f"http://{LAN}"),
        ("http://127.0.0.1:8000", "10.0.0.4", "http://10.0.0.4:8000"),
        ("http://127.0.0.1:8000", "fd00::4", "http://[fd00::4]:8000"),
        (f"http://{LAN}:8000", "0.0.0.0", f"http://{LAN}:8000"),
        ("https://prestol.example.org", "127.0.0.1", "https://prestol.example.org"),  # behind another server
    ],
)
@pytest.mark.usefixtures("at_home")
def test_the_address_that_others_reach(base: str, listens_on: str, found: str) -> None:
    assert reachable(base, listens_on) == found


def test_without_a_network_the_address_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "own_address", lambda: "")
    assert reachable("http://localhost:8000", "0.0.0.0") == "http://localhost:8000"


def test_finding_the_own_address_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    used = set[object]()

    class Way:
        """A socket that notes what is asked of it."""

        def __init__(self, family: int, kind: int) -> None:
            used.add(kind)

        def __enter__(self) -> Way:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def connect(self, address: tuple[str, int]) -> None:
            used.add(address[0])

        def getsockname(self) -> tuple[str, int]:
            return LAN, 1

    monkeypatch.setattr(socket, "socket", Way)
    assert own_address() == LAN
    assert used == {socket.SOCK_DGRAM, "192.0.2.1"}  # which is nobody's, and UDP greets nobody


def test_the_own_address_is_not_one_that_means_this_computer_to_all() -> None:
    assert not is_here(own_address())


def test_the_application_knows_where_it_listens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = []
    monkeypatch.setattr(serve, "run", lambda app, host, port: made.append((app.state.host, host)))
    serve.serve("0.0.0.0", 8000, f"sqlite:///{tmp_path / 'test.sqlite3'}", False, 60, 1, str)
    assert made == [("0.0.0.0", "0.0.0.0")]


# -- at the table ------------------------------------------------------------------------------------------------------


def test_a_server_that_only_this_computer_reaches_says_so_and_how_to_change_it(lone_server: Server) -> None:
    _, block = invite(lone_server.guest())
    assert "Only this computer can reach the server." in words(block)
    assert COMMAND in block
    assert "<svg" not in block
    assert links(block)[0].startswith(f"{lone_server.address}/j/")


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.usefixtures("at_home")
def test_a_server_that_others_reach_gives_that_address_as_link_and_as_code(lone_server: Server, language: str) -> None:
    lone_server.app.state.host = "0.0.0.0"
    _, block = invite(lone_server.guest(language))
    port = lone_server.address.rpartition(":")[2]
    [link] = links(block)
    assert link.startswith(f"http://{LAN}:{port}/j/")
    assert COMMAND not in block
    drawn = segno.make(link, error="m", micro=False).svg_inline(border=3, omitsize=True, light="#fff", svgclass="qr")
    assert drawn in block


@pytest.mark.usefixtures("at_home")
def test_every_open_seat_has_a_link_and_a_code_of_its_own(lone_server: Server) -> None:
    lone_server.app.state.host = "0.0.0.0"
    _, block = invite(lone_server.guest(), seats=3, seat_2="link")
    assert len(set(links(block))) == 2
    assert len(set(re.findall(r'<svg[^>]*class="qr".*?</svg>', block))) == 2


def test_only_those_who_sit_there_see_invitations(lone_server: Server) -> None:
    path, _ = invite(lone_server.guest())
    page = lone_server.guest().get(path).text
    assert "/j/" not in page
    assert "home.css" not in page


# -- the page that it opens --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Anna invites you to “Viceroy”"),
        ("ru", "Anna приглашает вас в игру «Наместник»"),
        ("pl", "Anna zaprasza cię do gry „Namiestnik”"),
    ],
)
def test_it_says_who_invites_to_what_and_who_sits_there(lone_server: Server, language: str, heading: str) -> None:
    _, block = invite(lone_server.guest(), game="viceroy", seats=3, seat_2="bot:novice")
    page = lone_server.guest(language).get(links(block)[0]).text
    assert f"<h1>{heading}</h1>" in unescape(page)
    assert 'id="viceroy-board"' in page
    chairs = re.findall(r'<li class="seat-(\d) (\w+)">(.*?)</li>', page, re.DOTALL)
    assert [(number, kind) for number, kind, _ in chairs] == [("0", "person"), ("1", "mine"), ("2", "bot")]
    assert "Anna" in chairs[0][2]
    main = page.split("<main")[1].split("</main>")[0]
    assert main.count("<button") == 1


def test_somebody_without_a_name_invites_too(lone_server: Server) -> None:
    _, block = invite(lone_server.guest(), name="")
    page = lone_server.guest().get(links(block)[0]).text
    assert "<h1>You are invited to “Conspiracy”</h1>" in unescape(page)


def test_a_guest_with_a_name_only_presses_the_button(lone_server: Server) -> None:
    path, block = invite(lone_server.guest())
    boris = lone_server.guest()
    create(boris, name="Boris")
    page = boris.get(links(block)[0]).text
    assert 'name="name" value="Boris"' in page
    reply = post(boris, links(block)[0].removeprefix(lone_server.address), name="Boris")
    assert reply.url.path == path
    assert "Boris" in reply.text


def test_names_are_escaped(lone_server: Server) -> None:
    _, block = invite(lone_server.guest(), name="<b>Anna</b>")
    assert "<b>Anna" not in lone_server.guest().get(links(block)[0]).text
