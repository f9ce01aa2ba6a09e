"""Hints in a real Chromium: asked for, seen, heard, taken."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from prestol.web import hints

from .browser import PHONE, People, asked, barriers, be_calm, buttons, fill_in, move, open_form, raw_keys

pytestmark = pytest.mark.browser
SCREENS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "LEVEL", "novice")
    monkeypatch.setattr(hints, "SECONDS", 0)


def at_a_table(people: People, game: str = "conspiracy", **options: Any) -> Page:
    page = people.arrive(**options)
    fill_in(page, game=game)
    asked(page)
    return page


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_hint_is_asked_for_and_taken(people: People, screen: str) -> None:
    page = at_a_table(people, **SCREENS[screen])
    page.locator("#hint").click()
    rows = page.locator("#advice li button")
    rows.first.wait_for()
    best = rows.first.get_attribute("value")
    assert 1 <= rows.count() <= 5
    expect(rows.first).to_contain_text("%")
    expect(page.locator("#actions .advised")).to_have_attribute("value", str(best))
    lit = page.locator("#pieces > .advised")
    assert all(str(best) in (piece.get_attribute("data-answer") or "").split() for piece in lit.all())
    assert lit.count() > 0
    expect(page.locator("#voice")).to_contain_text("of trial games")
    expect(page.locator("#advice")).to_be_in_viewport()
    expect(page.locator("#actions .advised")).to_be_in_viewport()
    be_calm(page)
    with move(page):
        rows.first.click()
    expect(page.locator("#advice")).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)
    match = people.server.service.tables[page.url.split("/")[-1]].match
    assert match.game.notation(next(move.action for move in match.moves if move.seat == 0)) == best


def test_a_hint_by_key_can_be_folded_and_a_seldom_answer_taken_instead(people: People) -> None:
    page = at_a_table(people, "viceroy")
    page.keyboard.press("h")
    page.locator("#advice li").first.wait_for()
    page.locator("#advice summary").click()
    expect(page.locator("#advice li").first).to_be_hidden()
    be_calm(page)
    with move(page):
        buttons(page).last.click()
    expect(page.locator("#advice")).to_have_count(0)


def test_the_board_keeps_its_size_beside_a_hint(people: People) -> None:
    page = at_a_table(people)
    before = page.locator("#board").bounding_box()
    page.locator("#hint").click()
    page.locator("#advice li").first.wait_for()
    assert page.locator("#board").bounding_box() == before


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_hint_keeps_nobody_out(people: People, screen: str) -> None:
    page = at_a_table(people, **SCREENS[screen])
    page.locator("#hint").click()
    page.locator("#advice li").first.wait_for()
    assert barriers(page) == []
    assert raw_keys(page) == []


def test_where_hints_are_not_allowed_there_is_no_button(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    form = open_form(page, "conspiracy")
    form.get_by_label("Hints allowed").uncheck()
    form.locator("[name=seat_1]").select_option("bot:random")
    form.locator("button.primary").click()
    page.wait_for_url("**/t/*")
    asked(page)
    expect(page.locator("#hint")).to_have_count(0)
    expect(page.locator(".where")).to_contain_text("No hints")
