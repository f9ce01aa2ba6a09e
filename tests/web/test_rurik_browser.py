"""Rurik in a real Chromium, as people play it."""

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
from prestol.games.rurik.state import ROUNDS, Rurik, advisor_side
from prestol.table.fuzz import pick
from prestol.text import words
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

ENOUGH = 28  # answers by clicking: the setup, a whole strategy phase, the first actions
PLAIN = ("stop", "no", "end", "forfeit", "show", "bribe", "with")  # answers without a piece of the board


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


def state_of(people: People, page: Page) -> Rurik:
    state = table_of(people, page).match.state
    assert isinstance(state, Rurik)
    return state


# -- whole games -------------------------------------------------------------------------------------------------------


def answer(page: Page, chance: random.Random, touch: bool) -> str:
    """Click a piece of the board that stands for an answer, or a button if none does; what was clicked."""
    found = values(pieces(page), "id")
    if not found:
        chance.choice(buttons(page).all()).click()
        return "button"
    piece = page.locator(f"#{chance.choice(found)}")
    meant = (piece.get_attribute("data-answer") or "").split(" ")
    face = (piece.get_attribute("class") or "").split(" ")[0].partition("_")[0]
    point = point_at(piece)
    page.touchscreen.tap(*point) if touch else page.mouse.click(*point)
    if len(meant) > 1:  # a region where more than one thing can be done
        shown = page.locator("#actions [name=answer]:visible")
        assert set(values(shown, "value")) == set(meant)
        shown.nth(chance.randrange(len(meant))).click()
    return face


def whole_game(people: People, page: Page, touch: bool) -> Counter[str]:
    """The beginning and the last turns by clicking, what lies between as quickly as the server allows."""
    chance, used = random.Random(5), Counter[str]()
    while asked(page):
        until_others_have_answered(people, page)
        with move(page):
            used[answer(page, chance, touch)] += 1
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


def is_near_the_end(state: Rurik) -> bool:
    """In the last round I have one advisor left to take back."""
    mine = [entry for entry in state.slots if entry >= 0 and advisor_side(entry) == 0]
    return state.round == ROUNDS and state.players[0].advisors == [] and len(mine) <= 1


def hurry(people: People, page: Page) -> None:
    """Past the page, which does not look."""
    look_away(page)
    chance, table = Quick(5), table_of(people, page)
    while not is_near_the_end(state_of(people, page)):
        until(lambda: 0 in table.match.state.waiting or table.match.state.over)
        answer = table.match.game.notation(pick(table.match.state.legal(0), chance, leaning=True))
        assert post(page, "answer", answer=answer, seat=0, revision=table.revision) == 204
    look_at(page)


def check_end(page: Page, language: str, parts: tuple[str, ...], rows: int) -> None:
    """The score pad, and nothing that nobody should see."""
    pad, say = page.locator("#score"), words(language)
    for part in parts:
        expect(pad).to_contain_text(say(f"rurik.part.{part}"))
    assert pad.locator("tbody tr").count() == rows
    expect(pad).to_contain_text("Anna")
    assert raw_keys(page) == []
    assert too_wide(page) == 0


def test_a_whole_game_against_two_bots_by_clicking(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    page = people.arrive(locale="pl")
    fill_in(page, game="rurik", seats=3)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    used = whole_game(people, page, touch=False)
    with capsys.disabled():
        print(f"\n  {used.total()} answers by {dict(used)}")
    assert {"land", "cloth", "advisor", "pretender", "agenda", "button"} <= set(used)
    assert used["button"] < used.total() / 2
    check_end(page, "pl", ("rule", "build", "trade", "war", "agenda", "deeds"), 8)


def test_a_whole_game_alone_on_a_phone(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    page = people.arrive(**{**PHONE, "locale": "ru"})
    fill_in(page, game="rurik", seats=1)
    expect(page.locator("#bonuses-build")).to_be_attached()
    used = whole_game(people, page, touch=True)
    with capsys.disabled():
        print(f"\n  {used.total()} answers by {dict(used)}")
    assert {"land", "cloth", "advisor", "pretender", "agenda", "button"} <= set(used)
    check_end(page, "ru", ("rule", "build", "trade", "war", "agenda", "deeds", "coins", "dock"), 10)
    expect(page.locator("#score")).to_contain_text(words("ru")("rurik.opponent"))


# -- targets and buttons -----------------------------------------------------------------------------------------------


def come_to(people: People, page: Page, asks: str) -> None:
    """A table for three at one device where such an answer can be given; whoever is asked holds it already."""
    match, chance = Match.new("rurik", 3, 5), Quick(5)
    while not any(answer.startswith(asks) for answer in offered(match.state)):
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))
    page.request.get("/")
    guest = next(str(cookie.get("value")) for cookie in page.context.cookies() if cookie.get("name") == "guest")
    chairs = [{"kind": "device"}] * 3
    table, _ = people.server.run(people.server.house.adopt(match, chairs, guest.rpartition(".")[0]))
    table.lifted = match.state.waiting[0]
    page.goto(f"/t/{table.id}")
    pieces(page).first.wait_for()


def offered(state: State) -> list[str]:
    return [state.game.notation(action) for action in state.legal(state.waiting[0])]


@pytest.mark.parametrize(("screen", "least"), [("desktop", 38), ("phone", 44)])
def test_every_answer_has_a_target_that_is_large_enough(people: People, screen: str, least: int) -> None:
    """Figures on the map are smaller, but the region around them means the same."""
    page = people.arrive(**(PHONE if screen == "phone" else {}))
    for family in ("leader", "advisor", "what", "keep", "convert"):
        come_to(people, page, family)
        reach = defaultdict[str, float](float)
        for piece in pieces(page).all():
            wide = (piece.bounding_box() or {"width": 0})["width"]
            wide = wide if wide > 2 * least else float(piece.evaluate(REACH))
            for one in (piece.get_attribute("data-answer") or "").split(" "):
                reach[one] = max(reach[one], wide)
        assert {one for one in values(buttons(page), "value") if one.partition(":")[0] not in PLAIN} <= set(reach)
        assert {one: wide for one, wide in reach.items() if wide < least} == {}, family


def test_what_one_does_comes_before_what_one_leaves_undone(people: People) -> None:
    """The first key performs the main action; nobody ends a turn by it."""
    page = people.arrive()
    come_to(people, page, "act")
    shown = values(buttons(page), "value")
    assert (shown[0], shown[-1]) == ("act", "forfeit")
    with move(page):
        page.mouse.click(*point_at(page.locator("#pieces > .cloth.can")))
    come_to(people, page, "end")
    assert values(buttons(page), "value")[-1] == "end"
