"""The analysis of a game in a real Chromium."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from prestol import GAMES, Match

from .browser import DESKTOP, PHONE, People, barriers, raw_keys

RECORDS = Path(__file__).parent.parent / "records"
PATIENCE = 180_000  # milliseconds: machines that test are slow

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for kit in GAMES.values():
        monkeypatch.setattr(kit.bot, "analysis_iterations", 16)


def finished(people: People, record: str) -> str:
    """The path of a table whose game is over."""
    match = Match.from_record((RECORDS / f"{record}.txt").read_text())
    chairs = [{"kind": "bot", "bot": "random"}] * match.seats
    table, _ = people.server.run(people.server.service.adopt(match, chairs, ""))
    return f"/t/{table.id}"


def opened(people: People, record: str, **options: Any) -> Page:
    """From the replay of a finished game to its analysis."""
    page = people.arrive(**options)
    page.goto(f"{finished(people, record)}/replay/3")
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_url("**/analysis")
    return page


@pytest.mark.parametrize("device", [{"viewport": DESKTOP}, PHONE], ids=["desktop", "phone"])
def test_the_bar_moves_and_the_findings_lead_to_the_replay(people: People, device: dict[str, Any]) -> None:
    page = opened(people, "searched", **device)
    expect(page.locator("#progress, #curves")).to_be_visible()
    expect(page.locator("#curves")).to_be_visible(timeout=PATIENCE)
    assert raw_keys(page) == []
    page.locator("details > summary").click()
    expect(page.locator("details .answers li")).to_have_count(53)
    assert barriers(page) == []
    page.locator("#curves a").nth(20).click()
    page.wait_for_url("**/replay/20")
    page.go_back()
    page.locator(".turns a").first.click()
    page.wait_for_url("**/replay/*")


def test_without_script_the_page_comes_again_by_itself(people: People) -> None:
    path = finished(people, "solo-won")
    plain = people.browser.new_context(base_url=people.server.address, java_script_enabled=False).new_page()
    plain.goto(f"{path}/analysis")
    expect(plain.locator("#curves")).to_be_visible(timeout=PATIENCE)
    expect(plain.locator(".plot h2")).to_have_text("Points expected")
    plain.locator(".answers a, .turns a").first.click()
    assert "/replay/" in urlsplit(plain.url).path
