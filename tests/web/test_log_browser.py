"""The log in a real Chromium: one group a turn, names that light their piece, and its end in sight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from walks import play_on

from prestol import Match

from .browser import PHONE, People, buttons, chromium, mean_it, move, serve
from .clicking import sit_at

LOW = ViewportSize(width=1280, height=640)
IN_SIGHT = """e => {
  const { top, bottom } = e.getBoundingClientRect(), log = document.querySelector('#log').getBoundingClientRect()
  return top >= log.top - 1 && bottom <= Math.min(log.bottom, innerHeight) + 1
}"""


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    with chromium() as browser, serve(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('log')}/log.sqlite") as server:
        found = People(browser, server)
        yield found
        found.leave()


def at(people: People, game: str, answers: int, **options: object) -> Page:
    page = people.arrive(**{"viewport": LOW, **options})
    sit_at(people, page, play_on(Match.new(game, 2, 3), 1, answers))
    return page


def piece_of(page: Page, name: Locator) -> Locator:
    return page.locator(f"#pieces > [id='{(name.get_attribute('href') or '')[1:]}']")


def test_the_log_is_in_order_a_group_a_turn_and_its_end_is_in_sight(people: People) -> None:
    page = at(people, "conspiracy", 45)
    steps = page.locator("#log li").evaluate_all("found => found.map(e => Number(e.dataset.step))")
    assert steps == sorted(steps)
    seats = page.locator("#log .told").evaluate_all("found => found.map(e => e.className)")
    assert [seat for seat, _ in groupby(seats)] == seats
    page.evaluate("document.fonts.ready")
    assert page.locator("#log li").last.evaluate(IN_SIGHT)
    expect(page.get_by_role("log")).to_have_count(1)


def test_a_group_says_the_name_once_and_a_reader_hears_it_in_every_sentence(people: People) -> None:
    page = at(people, "conspiracy", 45)
    group = page.locator("#log .told:has(li + li)").last
    name = group.locator(".head b").inner_text()
    for line in group.locator("li p").all():
        assert (line.text_content() or "").startswith(name)
        assert line.locator(".who").evaluate("who => who.offsetWidth") <= 1


@pytest.mark.parametrize("game", ["conspiracy", "viceroy", "rurik", "outpost"])
def test_a_name_lights_its_piece_and_shows_it_in_the_lens(people: People, game: str) -> None:
    page = at(people, game, 45)
    name = page.locator("#log .thing").last
    piece = piece_of(page, name)
    name.hover()
    expect(piece).to_have_class(re.compile(r"\blit\b"))
    tip = (piece.get_attribute("data-tip") or "").partition("\n")[0]
    expect(page.locator("#closeup p")).to_contain_text(tip)
    page.mouse.move(5, 5)
    expect(page.locator("#pieces > .lit")).to_have_count(0)


def test_on_a_phone_a_name_leads_to_the_board(people: People) -> None:
    page = at(people, "conspiracy", 45, **PHONE)
    page.locator("label:has(#tab-log)").tap()
    expect(page.locator("#log li").last).to_be_in_viewport()
    name = page.locator("#log .thing").last
    name.tap()
    expect(page.locator("#tab-board")).to_be_checked()
    expect(piece_of(page, name)).to_be_in_viewport()
    expect(piece_of(page, name)).to_have_class(re.compile(r"\blit\b"))


def test_the_log_is_one_stop_of_the_tab_key(people: People) -> None:
    page = at(people, "conspiracy", 45)
    page.keyboard.press("l")
    assert page.evaluate(
        "document.activeElement.closest('#log li') === [...document.querySelectorAll('#log li')].at(-1)"
    )
    names = page.locator("#log .thing")
    while not page.evaluate("document.activeElement.matches('.thing')"):
        page.keyboard.press("ArrowUp")
    expect(page.locator("#pieces > .lit")).to_have_count(1)
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('#log')")
    assert names.count() > 3


def test_what_comes_while_somebody_reads_further_up_is_counted(people: People) -> None:
    page = at(people, "conspiracy", 45)
    news, log = page.locator("#to-end"), page.locator("#log")
    expect(news).to_be_hidden()
    log.evaluate("log => { log.scrollTop = 0 }")
    with move(page):
        buttons(page).first.click()
        mean_it(page)
    expect(news).to_have_text(re.compile(r"↓ \d+ new"))
    assert log.evaluate("log => log.scrollTop") == 0
    news.click()
    expect(news).to_be_hidden()
    assert page.locator("#log li").last.evaluate(IN_SIGHT)


def test_in_a_replay_a_line_leads_to_its_step_and_a_name_to_its_piece(people: People) -> None:
    page = at(people, "conspiracy", 45)
    page.locator("#log .step").last.click()
    page.wait_for_url("**/replay/*")
    here = page.url
    name = page.locator("#log .thing").last
    name.click()
    expect(piece_of(page, name)).to_have_class(re.compile(r"\blit\b"))
    assert page.url == here
    line = page.locator("#log li").nth(3)
    step = line.get_attribute("data-step") or ""
    line.locator(".step").click()
    expect(page.locator("#part")).to_have_attribute("data-step", step)
    expect(page.locator("#log li:has([aria-current])")).to_have_attribute("data-step", step)
    assert page.url != here


def test_without_scripts_a_name_is_a_link_to_its_piece(people: People) -> None:
    page = people.arrive(java_script_enabled=False)
    sit_at(people, page, play_on(Match.new("conspiracy", 2, 3), 1, 45))
    name = page.locator("#log .thing").last
    name.click()
    expect(piece_of(page, name)).to_be_in_viewport()
    expect(page.locator("#to-end")).to_be_hidden()
