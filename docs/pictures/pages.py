"""Takes the README's pictures of the web pages in a real Chromium: ``python docs/pictures/pages.py ADDRESS [NAME…]``.

The names are those of the files: home, table and viceroy; without any, all of them are taken.
"""

from __future__ import annotations

import base64
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
TURN = "#turn:is([aria-label^='Turn 7'], [data-tip^='Turn 7'])"  # pyramids are half built


def main(address: str, *names: str) -> None:
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, take in (("home", take_home), ("table", take_tables), ("viceroy", take_viceroy)):
            if name in names or not names:
                take(browser, address)
        browser.close()


def take_home(browser: Browser, address: str) -> None:
    page = arrive(browser, address)
    page.wait_for_timeout(500)
    page.screenshot(path=HERE / "home-light.png")
    page.close()


def take_tables(browser: Browser, address: str) -> None:
    for theme in ("light", "dark"):
        page = arrive(browser, address, theme)
        begin(page, "conspiracy", 2)
        play(page, 12)
        page.screenshot(path=HERE / f"table-{theme}.png")
        page.close()


def take_viceroy(browser: Browser, address: str) -> None:
    """A bot plays for Anna until there is something to see; then she comes back to bid."""
    page = arrive(browser, address)
    begin(page, "viceroy", 4)
    page.locator("[popovertarget=about]").click()
    page.locator(".leave button").click()
    page.locator(TURN).wait_for(timeout=600_000)
    page.keyboard.press("Escape")
    page.locator(".away button:visible").click()
    while not page.locator("#actions [value^='bid:']").count():
        play(page, 1)
    page.wait_for_timeout(800)
    wire = page.context.new_cdp_session(page)
    drawn = wire.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    (HERE / "viceroy-light.webp").write_bytes(base64.b64decode(drawn["data"]))
    page.close()


def arrive(browser: Browser, address: str, theme: str = "light") -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto(address)
    return page


def begin(page: Page, game: str, seats: int) -> None:
    """A table with greedy bots."""
    setup = page.locator(f"article[data-game={game}] details.setup")
    if setup.get_attribute("open") is None:
        setup.locator("summary").first.click()
    setup.locator(f"label:has([name=seats][value='{seats}'])").click()
    setup.locator("[name=name]").fill("Anna")
    setup.locator("form.new button.primary").click()
    page.wait_for_url("**/t/*")


def play(page: Page, answers: int) -> None:
    """Some answers, so that there is something to see; then wait until it is our turn again."""
    buttons = page.locator("button[name=answer]")
    for number in range(answers):
        buttons.first.wait_for(timeout=60_000)
        buttons.nth(number % buttons.count()).click()
        page.wait_for_timeout(700)
    buttons.first.wait_for(timeout=60_000)
    page.wait_for_timeout(800)


if __name__ == "__main__":
    main(*sys.argv[1:])
