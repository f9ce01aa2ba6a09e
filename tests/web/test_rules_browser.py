"""The rules page in a real Chromium: open to everybody, and each number leads to its paragraph."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from prestol.text import words

from .browser import PHONE, People, barriers

pytestmark = pytest.mark.browser
SCREENS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("game", "language"), [("viceroy", "ru"), ("rurik", "pl"), ("outpost", "en")])
def test_the_rules_keep_nobody_out(people: People, game: str, language: str, screen: str) -> None:
    page = people.arrive(locale=language, **SCREENS[screen])
    page.goto(f"/rules/{game}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#rulings")).to_have_text(words(language)("web.rules.rulings"))
    assert barriers(page) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_number_leads_to_its_paragraph(people: People, screen: str) -> None:
    page = people.arrive(**SCREENS[screen])
    page.goto("/rules/viceroy#R-42")
    expect(page.locator("p:target")).to_contain_text("R-42")
    expect(page.locator("p:target")).to_be_in_viewport()
    page.locator("[id='9.1']").get_by_role("link", name="1.5").click()
    expect(page.locator("p:target .no")).to_have_text("1.5")
    expect(page.locator("p:target")).to_be_in_viewport()
