"""A whole turn as a screen reader goes through it, compared with what is stored in ``spoken``.

Where the words have changed on purpose, ``PRESTOL_SPOKEN=write pytest tests/web/test_spoken_browser.py`` stores them
anew: read the difference as somebody who hears it.
"""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

import prestol
from prestol import Match
from prestol.core.chance import Quick
from prestol.games import kit
from prestol.play.fuzz import pick
from prestol.play.moves import moves

from .browser import People, pieces, values
from .clicking import sit_at
from .survey import show

SPOKEN = Path(__file__).parent / "spoken"
MIDDLE, MOST = 24, 4  # answers before the turn, and questions of it
PARTS = {"bar": ".bar", "board": "#board", "log": "#log"}
ADDRESS = re.compile(r":\n *- /url: .*")  # nobody hears where a link leads
ACTIVE = re.compile(r"\s*- '?(button|link|menuitem|radio)\b(?! \")")  # without a name
BUTTON = re.compile(r'- \'?button "((?:[^"\\]|\\.)*)"')

pytestmark = pytest.mark.browser


def in_the_middle(game: str) -> Match:
    match, chance = Match.new(game, 2, 6), Quick(6)
    while len(match.moves) < MIDDLE:
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))
    return match


def turn(people: People, page: Page, game: str) -> Iterator[Match]:
    """The next questions of one player; the others answer something."""
    table = sit_at(people, page, in_the_middle(game))
    match, seat = table.match, table.match.state.waiting[0]
    for _ in range(MOST):
        show(people, page, table)
        yield match
        match.play(seat, match.state.legal(seat)[0])
        while match.state.waiting[0] != seat:
            match.play(match.state.waiting[0], match.state.legal(match.state.waiting[0])[0])


def heard(page: Page) -> dict[str, str]:
    """What a screen reader finds in each part of the table."""
    return {part: ADDRESS.sub("", page.locator(where).aria_snapshot()) for part, where in PARTS.items()}


def told(number: int, parts: dict[str, str]) -> str:
    """The whole board at first, then only what one can do there."""
    board = parts["board"] if number == 1 else "\n".join(buttons(parts["board"]))
    found = {**parts, "board": board, "log": parts["log"].partition("\n")[0]}  # of the log only that it is there
    written = [f"-- {part}\n{text.strip()}" for part, text in found.items() if text.strip()]
    return "\n".join([f"== question {number}", *written])


def buttons(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if "button" in line]


@pytest.mark.parametrize("game", prestol.GAMES)
def test_a_turn_reads_well(people: People, game: str) -> None:
    page, file, pages = people.arrive(), SPOKEN / f"{game}.txt", list[str]()
    for number, match in enumerate(turn(people, page, game), 1):
        parts = heard(page)
        check_names(parts)
        check_pieces(page)
        check_final(match, parts["bar"])
        pages.append(told(number, parts))
    spoken = "\n\n".join(pages) + "\n"
    if os.environ.get("PRESTOL_SPOKEN") == "write":
        SPOKEN.mkdir(exist_ok=True)
        file.write_text(spoken, encoding="utf-8")
    assert spoken == file.read_text(encoding="utf-8")


def check_names(parts: dict[str, str]) -> None:
    """Whatever can be pressed has a name, and no two moves in the bar have the same one."""
    for text in parts.values():
        assert [line for line in text.splitlines() if ACTIVE.match(line)] == []
    names = BUTTON.findall(parts["bar"])
    assert len(set(names)) == len(names), sorted(names)


def check_pieces(page: Page) -> None:
    """Two pieces with one name stand for the same."""
    meanings = defaultdict[str, set[str]](set)
    for name, answers in zip(values(pieces(page), "aria-label"), values(pieces(page), "data-answer"), strict=True):
        meanings[name].add(answers)
    assert {name: answers for name, answers in meanings.items() if len(answers) > 1} == {}


def check_final(match: Match, bar: str) -> None:
    """What cannot be undone says so, and what gives something up says what."""
    seat, narrator = match.state.waiting[0], kit(match.game.name).plain_narrator("en", match.seats)
    names = BUTTON.findall(bar)
    for move in moves(narrator, match.state.view(seat), seat):
        mine = [name for name in names if name.startswith(move.text)]
        assert all(move.loses in name for name in mine)
        assert all((narrator.words("web.final.mark") in name) == move.final for name in mine)
