"""The table page stays light: one script of our own, and that a small one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import prestol.web

from .conftest import Server
from .play import create

STATIC = Path(prestol.web.__file__).parent / "static"
MOST = 15_000  # bytes of source, not minified


def scripts(page: str) -> list[str]:
    """The addresses of all scripts, without the hashes of their contents."""
    return [address.partition("?")[0] for address in re.findall(r'<script[^>]* src="([^"]+)"', page)]


def test_our_script_is_small() -> None:
    assert len((STATIC / "table.js").read_bytes()) < MOST


def test_a_table_loads_one_script_of_ours_and_the_morph(lone_server: Server) -> None:
    guest = lone_server.guest()
    page = guest.get(create(guest)).text
    assert scripts(page) == ["/static/vendor/idiomorph-0.8.0.min.js", "/static/table.js"]
    assert page.count("<script") == 2
    assert "import" not in (STATIC / "table.js").read_text(encoding="utf-8")


def test_a_replay_adds_a_script_that_is_small_too(lone_server: Server) -> None:
    guest = lone_server.guest()
    page = guest.get(f"{create(guest)}/replay/0").text
    assert scripts(page)[2:] == ["/static/replay.js"]
    assert len((STATIC / "replay.js").read_bytes()) < 3_000


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
