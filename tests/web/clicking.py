"""Games played by clicking in a real Chromium: what the games' browser tests share."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from prestol import Match
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.games import kit
from prestol.play.fuzz import pick
from prestol.web.table import Table

from .browser import (
    REACH,
    People,
    asked,
    barriers,
    be_calm,
    buttons,
    look_at,
    look_away,
    mean_it,
    move,
    pieces,
    point_at,
    post,
    raw_keys,
    too_wide,
    until,
    values,
)


def table_of(people: People, page: Page) -> Table:
    return people.server.service.tables[urlsplit(page.url).path.split("/")[2]]


def offered(state: State) -> list[str]:
    return [state.game.notation(action) for action in state.legal(state.waiting[0])]


# -- whole games -------------------------------------------------------------------------------------------------------


def click(page: Page, piece: Locator, chance: random.Random, touch: bool) -> None:
    """Click a piece; where it stands for several moves, or gives something up, a menu or a panel opens beside it."""
    meant = (piece.get_attribute("data-answer") or "").split(" ")
    be_calm(page)
    panel = page.locator("#menu.offering:popover-open")
    if not panel.count():  # one may have opened by itself, after the click before
        point = point_at(piece)
        page.touchscreen.tap(*point) if touch else page.mouse.click(*point)
    if len(meant) > 1 and panel.count():
        strike(page, chance.choice(meant))
        mean_it(page)
        return
    menu = page.locator("#menu:popover-open [name=answer]")
    if len(meant) > 1 or menu.count():
        expect(menu).to_have_count(len(meant))
        assert set(values(menu, "value")) == set(meant)
        menu.nth(chance.randrange(len(meant))).click()
    mean_it(page)


def strike(page: Page, answer: str) -> None:
    """A move through the panel that is open: press what it gives and gets, then the button that says it."""
    move, panel = page.locator(f"#part [name=answer][value='{answer}']").first, page.locator("#menu .offer")
    if move.get_attribute("data-panel") == "coins":
        panel.locator(f".coin[value='{answer}']").click()
    else:
        wanted = Counter((move.get_attribute("data-give") or "").split())
        for sign, count in wanted.items():
            while pressed(panel, sign) < count:
                panel.locator(f"[data-give={sign}]").click()
        got = panel.locator(f"[data-get='{move.get_attribute('data-get')}']")
        if got.get_attribute("aria-pressed") != "true":
            got.click()
        expect(panel.locator(".go")).to_have_text(move.get_attribute("title") or "")
    panel.locator(".go").click()


def pressed(panel: Locator, sign: str) -> int:
    """How many of a ware would be given."""
    ware = panel.locator(f"[data-give={sign}]")
    if ware.get_attribute("aria-pressed") != "true":
        return 0
    return int((ware.locator("b").text_content() or "×1").removeprefix("×"))


def whole_game(
    people: People, page: Page, enough: int, answer: Callable[[Counter[str]], str], hurry: Callable[[], None]
) -> Counter[str]:
    """So many answers and the last turns by clicking, what lies between in a hurry; what was clicked how often."""
    used = Counter[str]()
    while asked(page):
        until_others_have_answered(people, page)
        with move(page):
            used[answer(used)] += 1
        if used.total() == enough:
            assert raw_keys(page) == []
            assert barriers(page) == []
            look_away(page)
            hurry()
            look_at(page)
    return used


def until_others_have_answered(people: People, page: Page) -> None:
    """Their answers draw the page anew: a click should not fall between."""
    table = table_of(people, page)
    until(lambda: table.match.state.waiting == [0])
    expect(page.locator("#part")).to_have_attribute("data-revision", str(table.revision))
    be_calm(page)


def past_the_page(people: People, page: Page, is_over: Callable[[State], bool], choose: Callable[[State], str]) -> None:
    """Answer over HTTP, as quickly as the server allows, while the page does not look."""
    table = table_of(people, page)
    while not is_over(table.match.state):
        until(lambda: 0 in table.match.state.waiting or table.match.state.over)
        answer = choose(table.match.state)
        assert post(page, "answer", answer=answer, seat=0, revision=table.revision) == 204


def by_chance(state: State, chance: Quick) -> str:
    return state.game.notation(pick(state.legal(0), chance, leaning=True))


def check_pad(page: Page, game: str, language: str, parts: Iterable[str], rows: int) -> None:
    """The score pad, and nothing that nobody should see."""
    pad, say = page.locator("#score"), kit(game).words(language)
    for part in parts:
        expect(pad).to_contain_text(say(f"part.{part}"))
    assert pad.locator("tbody tr").count() == rows
    expect(pad).to_contain_text("Anna")
    assert raw_keys(page) == []
    assert too_wide(page) == 0


# -- targets -----------------------------------------------------------------------------------------------------------


def sit_at(people: People, page: Page, match: Match) -> Table:
    """A table at one device in the middle of a game; whoever is asked holds it already."""
    chairs = [{"kind": "device"}] * match.seats
    table, _ = people.server.run(people.server.service.adopt(match, chairs, guest_of(page)))
    table.lifted = match.state.waiting[0]
    page.goto(f"/t/{table.id}")
    page.locator("#part.asked").wait_for()
    return table


def guest_of(page: Page) -> str:
    """Who sits before this page; a newcomer is somebody from now on."""
    page.request.get("/")
    guest = next(str(cookie.get("value")) for cookie in page.context.cookies() if cookie.get("name") == "guest")
    return guest.rpartition(".")[0]


def come_to(people: People, page: Page, game: str, seats: int, asks: str) -> None:
    """A table where such an answer can be given."""
    sit_at(people, page, next(filter(None, (played_until(game, seats, asks, seed) for seed in range(5, 45)))))


def played_until(game: str, seats: int, asks: str, seed: int) -> Match | None:
    match, chance = Match.new(game, seats, seed), Quick(seed)
    while not match.state.over:
        if any(answer.startswith(asks) for answer in offered(match.state)):
            return match
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))
    return None


def check_targets(page: Page, least: float, plain: tuple[str, ...]) -> None:
    """Every answer but the plain ones has a piece that is wide enough."""
    reach = defaultdict[str, float](float)
    for piece in pieces(page).all():
        wide = float(piece.evaluate(REACH))
        for one in (piece.get_attribute("data-answer") or "").split(" "):
            reach[one] = max(reach[one], wide)
    assert {one for one in values(buttons(page), "value") if one.partition(":")[0] not in plain} <= set(reach)
    assert {one: wide for one, wide in reach.items() if wide < least} == {}
