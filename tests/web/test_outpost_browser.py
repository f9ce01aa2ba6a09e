"""Outpost in a real Chromium, as people play it."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from prestol import Match
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.games.outpost.state import ROUNDS, Outpost
from prestol.table.fuzz import pick
from prestol.text import words
from prestol.text.outpost import TITLES
from prestol.web.table import Table

from .browser import (
    PHONE,
    REACH,
    People,
    asked,
    barriers,
    buttons,
    chromium,
    fill_in,
    look_at,
    look_away,
    move,
    pieces,
    point_at,
    post,
    raw_keys,
    serve,
    too_wide,
    until,
    values,
)

ENOUGH = 15  # answers by clicking: an artifact, the first turns with what follows from them
PLAIN = ("pass", "end", "done", "skip", "no")  # answers without a piece of the board
FACES = {"op-artifact", "op-spot", "op-head", "button"}  # and what chance allows


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def people(browser: Browser, tmp_path: Path) -> Iterator[People]:
    """Afterwards all are gone, no console has complained, and no other host was asked for anything."""
    with serve(f"sqlite:///{tmp_path / 'test.sqlite3'}") as server:
        everybody = People(browser, server)
        yield everybody
        everybody.leave()


pytestmark = pytest.mark.browser


def table_of(people: People, page: Page) -> Table:
    return people.server.house.tables[urlsplit(page.url).path.split("/")[2]]


def state_of(people: People, page: Page) -> Outpost:
    state = table_of(people, page).match.state
    assert isinstance(state, Outpost)
    return state


# -- whole games -------------------------------------------------------------------------------------------------------


def answer(page: Page, chance: random.Random, touch: bool, used: Counter[str]) -> str:
    """Click a piece of the board that stands for an answer, of a kind seldom clicked before; or else a button."""
    found = page.locator("#pieces > [data-answer]:not(.op-trade)")  # to exchange can go on for long
    if not found.count():
        page.locator("#actions [value=end], #actions [name=answer]:not([value^=trade])").last.click()
        return "button"
    faces = {id: face.split(" ")[0] for id, face in zip(values(found, "id"), values(found, "class"), strict=True)}
    chosen = min(faces, key=lambda id: (used[faces[id]], chance.random()))
    piece = page.locator(f"#{chosen}")
    meant = (piece.get_attribute("data-answer") or "").split(" ")
    point = point_at(piece)
    page.touchscreen.tap(*point) if touch else page.mouse.click(*point)
    if len(meant) > 1:  # for instance a territory that can be collected from alone or with others
        shown = page.locator("#actions [name=answer]:visible")
        assert set(values(shown, "value")) == set(meant)
        shown.nth(chance.randrange(len(meant))).click()
    return faces[chosen]


def whole_game(people: People, page: Page, touch: bool) -> Counter[str]:
    """The beginning and the last turns by clicking, what lies between as quickly as the server allows."""
    chance, used = random.Random(5), Counter[str]()
    while asked(page):
        until_others_have_answered(people, page)
        with move(page):
            used[answer(page, chance, touch, used)] += 1
        if used.total() == ENOUGH:
            assert raw_keys(page) == []
            assert barriers(page) == []
            hurry(people, page)
    return used


def until_others_have_answered(people: People, page: Page) -> None:
    """Their answers draw the page anew: a click should not fall between."""
    table = table_of(people, page)
    until(lambda: table.match.state.waiting == [0])
    expect(page.locator("#part")).to_have_attribute("data-revision", str(table.revision))


def is_near_the_end(state: Outpost) -> bool:
    """In the last round I have a settler or two left."""
    mine = state.players[0]
    return state.round == ROUNDS and state.waiting == [0] and mine.base + mine.extra <= 2 and not mine.passed


def hurry(people: People, page: Page) -> None:
    """Past the page, which does not look. Only in the last round nobody passes who can do something."""
    look_away(page)
    chance, table = Quick(5), table_of(people, page)
    while not is_near_the_end(state_of(people, page)):
        until(lambda: 0 in table.match.state.waiting)
        state = state_of(people, page)
        offered = [state.game.notation(action) for action in state.legal(0)]
        active = [text for text in offered if text != "pass" and not text.startswith("trade")]
        if "pass" in offered and state.round < ROUNDS and chance.below(4) == 0:
            active = ["pass"]
        keen = active or offered
        answer = keen[pick(list(range(len(keen))), chance, leaning=True)]
        assert post(page, "answer", answer=answer, seat=0, revision=table.revision) == 204
    look_at(page)


def check_end(page: Page, language: str, rows: int) -> None:
    """The score pad: the parts, the total, and who has come where, if there is anybody else."""
    pad, say = page.locator("#score"), words(language)
    for part in ("traveller", "guard", "builder", "mercenary", "bank", "cathedral"):
        expect(pad).to_contain_text(say(f"outpost.part.{part}"))
    assert pad.locator("tbody tr").count() == rows
    expect(pad).to_contain_text("Anna")
    assert raw_keys(page) == []
    assert too_wide(page) == 0


def test_a_whole_game_against_a_bot_by_clicking(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    page = people.arrive(locale="pl")
    fill_in(page, game="outpost", seats=2)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    used = whole_game(people, page, touch=False)
    with capsys.disabled():
        print(f"\n  {used.total()} answers by {dict(used)}")
    assert set(used) >= FACES
    assert len(used) > 4
    assert used["button"] <= used.total() * 0.6
    check_end(page, "pl", 8)


def test_a_whole_game_alone_on_a_phone(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    """Alone one does not win, but is called something."""
    page = people.arrive(**{**PHONE, "locale": "ru"})
    fill_in(page, game="outpost", seats=1)
    expect(page.locator("#tally")).to_be_attached()
    used = whole_game(people, page, touch=True)
    with capsys.disabled():
        print(f"\n  {used.total()} answers by {dict(used)}")
    assert set(used) >= FACES
    assert len(used) > 4
    check_end(page, "ru", 7)
    say, total = words("ru"), state_of(people, page).results()[0].total
    title = next(name for least, name in TITLES if total >= least)
    expect(page.locator("#score")).to_contain_text(say(f"outpost.title.{title}"))
    assert say("web.won", names="Anna", n=1) not in page.locator("body").inner_text()


# -- targets and buttons -----------------------------------------------------------------------------------------------


def come_to(people: People, page: Page, asks: str) -> None:
    """A table for two at one device where such an answer can be given; whoever is asked holds it already."""
    match = next(filter(None, (played_until(asks, seed) for seed in range(40))))
    page.request.get("/")
    guest = next(str(cookie.get("value")) for cookie in page.context.cookies() if cookie.get("name") == "guest")
    table, _ = people.server.run(people.server.house.adopt(match, [{"kind": "device"}] * 2, guest.rpartition(".")[0]))
    table.lifted = match.state.waiting[0]
    page.goto(f"/t/{table.id}")
    pieces(page).first.wait_for()


def played_until(asks: str, seed: int) -> Match | None:
    match, chance = Match.new("outpost", 2, seed), Quick(seed)
    while not match.state.over:
        if any(answer.startswith(asks) for answer in offered(match.state)):
            return match
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))
    return None


def offered(state: State) -> list[str]:
    return [state.game.notation(action) for action in state.legal(state.waiting[0])]


@pytest.mark.parametrize(("screen", "least"), [("desktop", 38), ("phone", 44)])
def test_every_answer_has_a_target_that_is_large_enough(people: People, screen: str, least: int) -> None:
    page = people.arrive(**(PHONE if screen == "phone" else {}))
    for family in ("artifact", "fortify", "collect", "keep"):
        come_to(people, page, family)
        reach = defaultdict[str, float](float)
        for piece in pieces(page).all():
            wide = (piece.bounding_box() or {"width": 0})["width"]
            wide = wide if wide > 2 * least else float(piece.evaluate(REACH))
            for one in (piece.get_attribute("data-answer") or "").split(" "):
                reach[one] = max(reach[one], wide)
        assert {one for one in values(buttons(page), "value") if one.partition(":")[0] not in PLAIN} <= set(reach)
        assert {one: wide for one, wide in reach.items() if wide < least} == {}, family
    assert too_wide(page) == 0


def test_nobody_passes_by_the_first_key(people: People) -> None:
    """What ends a turn comes after what can be done in it."""
    page = people.arrive()
    come_to(people, page, "end")
    shown = values(buttons(page), "value")
    assert shown[0] not in PLAIN
    assert {"pass", "end"} <= set(shown[-2:])
