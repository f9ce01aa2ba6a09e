"""Takes the README's pictures of the web pages in a real Chromium: ``python docs/pictures/pages.py ADDRESS``."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def main(address: str) -> None:
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for theme in ("light", "dark"):
            take(browser, address, theme)
        browser.close()


def take(browser: Browser, address: str, theme: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, color_scheme=theme, locale="en")  # type: ignore[arg-type]
    page.goto(address)
    page.wait_for_timeout(500)
    if theme == "light":
        page.screenshot(path=HERE / "home-light.png")
    page.fill("input[name=name]", "Anna")
    page.locator('form[action="/tables"] button[type=submit], form[action="/tables"] button').last.click()
    page.wait_for_url("**/t/*")
    play(page, 12)
    page.screenshot(path=HERE / f"table-{theme}.png")
    page.close()


def play(page: Page, answers: int) -> None:
    """Some answers, so that there is something to see; then wait until it is our turn again."""
    buttons = page.locator("button[name=answer]")
    for number in range(answers):
        buttons.first.wait_for(timeout=10_000)
        buttons.nth(number % buttons.count()).click()
        page.wait_for_timeout(700)
    buttons.first.wait_for(timeout=10_000)
    page.wait_for_timeout(800)


if __name__ == "__main__":
    main(sys.argv[1])
