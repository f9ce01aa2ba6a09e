"""Takes the README's pictures of the web pages in a real Chromium: ``python docs/pictures/pages.py ADDRESS [NAME…]``.

The names are those of the functions below; without any, all pictures are taken.
"""

from __future__ import annotations

import base64
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
LONG = 600_000  # ms, enough for bots to play a game


def main(address: str, *names: str) -> None:
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, take in PICTURES.items():
            if name in names or not names:
                take(browser, address)
        browser.close()


def conspiracy(browser: Browser, address: str) -> None:
    for theme in ("light", "dark"):
        page = arrive(browser, address, theme)
        begin(page, "conspiracy", 2)
        play(page, 12)
        save(page, f"table-{theme}")


def viceroy(browser: Browser, address: str) -> None:
    page = arrive(browser, address)
    begin(page, "viceroy", 4)
    let_a_bot_play(page, "#turn:is([aria-label^='Turn 7'], [data-tip^='Turn 7'])")
    while not page.locator("#actions [value^='bid:']").count():
        play(page, 1)
    save(page, "viceroy")


def rurik(browser: Browser, address: str) -> None:
    save(in_round(3, browser, address, "rurik", 3), "rurik")


def outpost(browser: Browser, address: str) -> None:
    """With a hint."""
    page = in_round(3, browser, address, "outpost", 2)
    page.keyboard.press("h")
    page.locator("#advice li").first.wait_for(timeout=60_000)
    save(page, "outpost")


def analysis(browser: Browser, address: str) -> None:
    """Of a game that a bot has played for Anna to its end."""
    page = arrive(browser, address)
    begin(page, "conspiracy", 3)
    leave(page)
    link = page.locator("a[href$='/analysis']").first
    link.wait_for(timeout=LONG)
    page.goto(page.url.split("#")[0] + "/analysis")
    page.locator(".finding.plot").first.wait_for(timeout=LONG)
    save(page, "analysis")


PICTURES: dict[str, Callable[[Browser, str], None]] = {
    each.__name__: each for each in (conspiracy, viceroy, rurik, outpost, analysis)
}


def arrive(browser: Browser, address: str, theme: str = "light") -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto(address)
    return page


def begin(page: Page, game: str, seats: int) -> None:
    """A table with bots."""
    setup = page.locator(f"article[data-game={game}] details.setup")
    if setup.get_attribute("open") is None:
        setup.locator("summary").first.click()
    setup.locator(f"label:has([name=seats][value='{seats}'])").click()
    setup.locator("[name=name]").fill("Anna")
    setup.locator("form.new button.primary").click()
    page.wait_for_url("**/t/*")


def leave(page: Page) -> None:
    page.locator("[popovertarget=about]").click()
    page.locator(".leave button").click()
    page.keyboard.press("Escape")


def let_a_bot_play(page: Page, until: str) -> None:
    """In Anna's place until there is something to see; then she comes back."""
    leave(page)
    page.locator(until).wait_for(timeout=LONG)
    page.locator(".away button:visible").click()


def in_round(number: int, browser: Browser, address: str, game: str, seats: int) -> Page:
    """A table so far on, where Anna is asked."""
    page = arrive(browser, address)
    begin(page, game, seats)
    let_a_bot_play(page, f"#round:is([aria-label*='{number}'], [data-tip*='{number}'])")
    play(page, 0)
    return page


def play(page: Page, answers: int) -> None:
    """Some answers, so that there is something to see; then wait until it is our turn again."""
    buttons = page.locator("button[name=answer]")
    for number in range(answers):
        buttons.first.wait_for(timeout=60_000)
        buttons.nth(number % buttons.count()).click()
        page.wait_for_timeout(700)
    buttons.first.wait_for(timeout=60_000)


def save(page: Page, name: str) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(1000)
    wire = page.context.new_cdp_session(page)
    drawn = wire.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    (HERE / f"{name}.webp").write_bytes(base64.b64decode(drawn["data"]))
    page.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
