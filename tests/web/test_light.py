"""The pages stay light: small scripts, each with one concern, and no more of them than a page needs."""

from __future__ import annotations

import re
from collections import Counter
from gzip import compress
from pathlib import Path

import pytest

import prestol.web

from .conftest import Server
from .play import create

SCRIPTS = Path(prestol.web.__file__).parent / "static" / "scripts"
MORPH = "/static/vendor/idiomorph-0.8.0.min.js"
MOST = 23_200  # bytes on their way before a table can be played, packed
LONGEST = 90  # lines of one script: one concern each


def names(addresses: list[str]) -> list[str]:
    """The names of scripts, without the hashes in their addresses."""
    return [address.partition("?")[0].rpartition("/")[2] for address in addresses]


def scripts(page: str) -> list[str]:
    return re.findall(r'<script[^>]* src="([^"]+)"', page)


def preloaded(page: str) -> list[str]:
    return re.findall(r'<link rel="modulepreload" href="([^"]+)"', page)


def test_all_scripts_of_a_table_are_light_on_their_way(lone_server: Server) -> None:
    guest = lone_server.guest()
    page = guest.get(create(guest)).text
    packed = {address: len(compress(guest.get(address).content, 6)) for address in scripts(page) + preloaded(page)}
    assert len(packed) > 10
    assert sum(packed.values()) < MOST


def test_a_table_loads_the_morph_one_script_of_ours_and_asks_at_once_for_all_that_this_imports(
    lone_server: Server,
) -> None:
    guest = lone_server.guest()
    page = guest.get(create(guest)).text
    assert names(scripts(page)) == names([MORPH, "/site.js"])
    assert page.count("<script") == 2
    imports = needed_by("site.js")
    assert set(names(preloaded(page))) == imports
    assert "site.js" not in imports


def needed_by(*scripts: str) -> set[str]:
    """All that these import, and what that imports in turn; what is loaded later, when it is needed, is none of it."""
    found = {name for one in scripts for name in re.findall(r"'\./(\w+\.js)'", (SCRIPTS / one).read_text("utf-8"))}
    return found if found <= set(scripts) else found | needed_by(*scripts, *found)


def test_what_only_some_tables_need_comes_later() -> None:
    """Playback, sounds and panels are loaded once something asks for them, and all there is can be reached."""
    at_once = needed_by("site.js")
    assert at_once & {"playback.js", "player.js", "tones.js", "panel.js", "exchange.js", "end.js"} == set()
    loaded = {f"{name}.js" for name in ("playback", "tones", "end", "panel", "exchange", "coins", "ghost")}
    pages = {"site.js", "home.js", "replay.js", "analysis.js", "invite.js", "dev.js"}
    assert at_once | loaded | needed_by(*loaded) | pages | needed_by(*pages) == {
        path.name for path in SCRIPTS.iterdir()
    }


def test_no_script_is_long() -> None:
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in SCRIPTS.glob("*.js")}
    assert {name for name, lines in lengths.items() if lines > LONGEST} == set()


def test_scripts_are_kept_for_a_year_under_an_address_that_all_of_them_share(lone_server: Server) -> None:
    guest = lone_server.guest()
    page = guest.get(create(guest)).text
    addresses = [*scripts(page)[1:], *preloaded(page)]
    assert len({address.rpartition("/")[0] for address in addresses}) == 1
    for address in addresses:
        reply = guest.get(address)
        assert (reply.status_code, reply.headers["content-type"].partition(";")[0]) == (200, "text/javascript")
        assert "immutable" in reply.headers["cache-control"]


def test_a_page_of_an_older_version_gets_scripts_that_are_not_kept(lone_server: Server) -> None:
    reply = lone_server.guest().get("/scripts/000000000000/dom.js")
    assert (reply.status_code, reply.headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize("name", ["nothing.js", "site.css", "..%2Fsite.css", "%2e%2e%2ffavicon.svg"])
def test_nothing_but_scripts_is_found_among_the_scripts(lone_server: Server, name: str) -> None:
    assert lone_server.guest().get(f"/scripts/000000000000/{name}").status_code == 404


def test_a_replay_adds_a_script_of_its_own(lone_server: Server) -> None:
    guest = lone_server.guest()
    page = guest.get(f"{create(guest)}/replay/0").text
    assert names(scripts(page))[2:] == ["replay.js"]


def test_the_first_page_brings_the_symbols_that_its_pictures_use_and_no_others(lone_server: Server) -> None:
    page = lone_server.guest().get("/").text
    symbols = re.search(r'<svg class="board symbols".*?</svg>', page, re.DOTALL)
    assert symbols
    brought = re.findall(r' id="([^"]+)"', symbols[0])
    used = set(re.findall(r'<use [^>]*href="#([^"]+)"', page))
    assert set(brought) <= used <= set(re.findall(r' id="([^"]+)"', page))
    assert len(brought) > 100
    assert len(page) < 320_000


def test_no_two_parts_of_the_first_page_have_one_name(lone_server: Server) -> None:
    ids = re.findall(r' id="([^"]+)"', lone_server.guest().get("/").text)
    assert [id for id, count in Counter(ids).items() if count > 1] == []
