"""People with real browsers: what they do at a table, and what their consoles complain about."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from .conftest import Server

PATIENCE = 30_000  # milliseconds; generous, since machines that test are slow
DESKTOP = ViewportSize(width=1280, height=800)
PHONE: dict[str, Any] = {
    "viewport": ViewportSize(width=390, height=844),
    "has_touch": True,
    "is_mobile": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36",
}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# When somebody last clicked, and when the next board was on the screen.
STOPWATCH = """
const now = () => performance.timeOrigin + performance.now()
addEventListener('click', () => { window.clickedAt = now() }, true)
const painted = () => requestAnimationFrame(() => setTimeout(() => { window.shownAt = now() }))
new MutationObserver(painted).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-revision'] })
"""
LOOK = """hidden => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
# All of them: another piece in flight may cover this one.
LANDED = """async piece => {
  const flights = [...piece.parentNode.children].flatMap(each => each.getAnimations())
  await Promise.allSettled(flights.map(flight => flight.finished))
}"""
UNCOVERED = """piece => {
  const box = piece.getBoundingClientRect(), across = [.5, .1, .3, .7, .9], down = [.5, .2, .8]
  const points = down.flatMap(y => across.map(x => [box.x + box.width * x, box.y + box.height * y]))
  return points.find(at => document.elementFromPoint(...at)?.closest('#pieces > *') === piece)
}"""
# The widest part of a target that a click would reach, in pixels; beyond what any finger needs it is not measured.
REACH = """piece => {
  piece.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = piece.getBoundingClientRect()
  const hit = (x, y) => document.elementFromPoint(x, y)?.closest('#pieces > *') === piece
  const widest = y => {
    let most = 0, run = 0
    for (let x = left; x <= left + width && most < 60; x += 0.5) most = Math.max(most, run = hit(x, y) ? run + 0.5 : 0)
    return most
  }
  return [.5, .4, .6, .2, .8].reduce((most, part) => most < 60 ? Math.max(most, widest(top + height * part)) : most, 0)
}"""
# In place of real sound: the pitches that somebody would have heard.
SILENT_BELL = """
window.tones = []
const quiet = () => new Proxy(() => quiet(), { get: () => quiet() })
const pitch = { setValueAtTime: value => tones.push(value), exponentialRampToValueAtTime() {} }
window.AudioContext = class {
  currentTime = 0
  resume() {}
  createOscillator() { return { frequency: pitch, connect: quiet, start() {}, stop() {} } }
  createGain() { return quiet() }
}
"""
AXE = """async ([where, how]) => {
  const { violations } = await axe.run(where, { resultTypes: ['violations'], ...how })
  return violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.target} ${node.any[0]?.message ?? ''}`))
}"""
RAW_KEY = re.compile(r"\b(?:web|ui|game|bot|value|event|reason|conspiracy|viceroy|rurik|outpost)\.[a-z_]+(?:\.\w+)*\b")


def find_chromium() -> str:
    """The system's own. Without one the tests are left out, but not in silence; where CI is set, they fail."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = next(filter(None, map(shutil.which, names)), None)
    if found:
        return found
    reason = f"no browser was tested: none of {', '.join(names)} is installed"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)  # said again, loudly, at the end of the run: see tests/conftest.py


@contextmanager
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


def serve(url: str) -> Server:
    """A server made in another thread, since in this one Playwright keeps a loop running."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(Server, url).result()


class People:
    """Everybody who comes to a server, each with a browser of their own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.complaints: list[str] = []
        self.hosts: set[str] = set()

    def arrive(self, **options: Any) -> Page:
        """Somebody new, with an empty page before them; things jump instead of gliding unless told otherwise."""
        usual: dict[str, Any] = {"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce"}
        context = self.browser.new_context(base_url=self.server.address, **{**usual, **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(STOPWATCH)
        context.on("console", lambda message: self.hear(message.type, message.text))
        context.on("weberror", lambda error: self.hear("error", str(error.error)))
        context.on("request", lambda request: self.hosts.add(urlsplit(request.url).netloc))
        return context.new_page()

    def hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.complaints.append(text)

    def expect_complaint(self, part: str) -> None:
        """What the console rightly says, for instance that a page was not found."""
        assert any(part in text for text in self.complaints), f"the console did not say “{part}”"
        self.complaints = [text for text in self.complaints if part not in text]

    def leave(self) -> None:
        for context in self.browser.contexts:
            context.close()
        assert self.complaints == [], f"the console complains: {self.complaints}"
        assert self.hosts <= {urlsplit(self.server.address).netloc}, "somebody else was asked"

    def sit_down(self, game: str = "conspiracy", **options: Any) -> tuple[Page, Page]:
        """Anna and Boris at one table, he through the link that she sent him."""
        anna, boris = self.arrive(**options), self.arrive(**options)
        path = new_table(anna, "link", game)
        boris.goto(anna.locator(".invite input").input_value())
        boris.get_by_label("Your name").fill("Boris")
        boris.get_by_role("button", name="Sit down").click()
        boris.wait_for_url(f"**{path}")
        expect(anna.locator("#panel-1")).to_contain_text("Boris")
        return anna, boris


def fill_in(page: Page, name: str = "Anna", other: str = "bot:random", game: str = "conspiracy", seats: int = 2) -> str:
    """A new table by the form of the first page; its path."""
    page.goto("/")
    form = open_form(page, game)
    form.locator(f"label:has([name=seats][value='{seats}'])").click()
    form.locator("[name=name]").fill(name)
    for seat in range(1, seats):
        form.locator(f"[name=seat_{seat}]").select_option(other)
    form.locator("button.primary").click()
    page.wait_for_url("**/t/*")
    return urlsplit(page.url).path


def open_form(page: Page, game: str) -> Locator:
    """The form that begins a table, once “Play” has been pressed."""
    setup = page.locator(f"article[data-game={game}] details.setup")
    if setup.get_attribute("open") is None:
        setup.locator("summary").first.click()
    return setup.locator("form.new")


def new_table(page: Page, other: str = "me", game: str = "conspiracy", seats: int = 2) -> str:
    """A new table of Anna's without looking at the first page, where that is not the point; its path."""
    page.request.get("/")
    fields: dict[str, Any] = {"game": game, "seats": str(seats), "name": "Anna", "seat_0": "me"}
    fields |= {f"seat_{seat}": other for seat in range(1, seats)}
    reply = page.request.post("/tables", form={**fields, "_csrf_token": token(page)})
    page.goto(reply.url)
    return urlsplit(page.url).path


def bring(page: Page, record: Path) -> str:
    """A game from elsewhere, by the form of the first page; the path of its table."""
    send_in(page, record)
    page.wait_for_url("**/replay")
    return urlsplit(page.url).path.removesuffix("/replay")


def send_in(page: Page, record: Path) -> None:
    page.goto("/")
    page.locator(".import summary").click()
    page.locator("#record").set_input_files(record)
    page.locator(".import button").click()


# -- at the table ------------------------------------------------------------------------------------------------------


def revision(page: Page) -> int:
    return int(page.locator("#part").get_attribute("data-revision") or -1)


def is_over(page: Page) -> bool:
    return page.locator("#score").count() > 0


def asked(page: Page) -> bool:
    """Wait until it is our turn; False when the game is over."""
    page.locator('#part[data-asked="1"], #part:has(#score)').wait_for()
    be_calm(page)
    return not is_over(page)


def be_calm(page: Page) -> None:
    """What has just come under the pointer takes no click for half a second, and nothing two in a third of one."""
    page.wait_for_timeout(360)
    expect(page.locator("[data-fresh]")).to_have_count(0)


def see(page: Page, after: int, patience: float = PATIENCE) -> None:
    """Wait for a later board than that."""
    old = "".join(f':not([data-revision="{number}"])' for number in range(after + 1))
    page.locator(f"#part{old}").wait_for(timeout=patience)


@contextmanager
def move(page: Page) -> Iterator[None]:
    """Whatever is done inside brings about a new board."""
    before = revision(page)
    yield
    see(page, before)


def buttons(page: Page) -> Locator:
    """Every move once: in its group or in the slot; on a phone among the few in sight, or in the list of all."""
    listed = "#part:not(:has(.group)) #everything [name=answer]"
    return page.locator(f".group [name=answer], .few:not(.some) [name=answer], {listed}, #slot [name=answer]")


def make(page: Page, answer: str) -> None:
    """A move by its button, wherever that is, and meant."""
    button = page.locator(f"#part [name=answer][value='{answer}']:not(.advice *):visible")
    folded = page.locator("#actions details:not([open], [data-panel])").filter(has=page.locator(f"[value='{answer}']"))
    if not button.count():
        folded.first.locator("summary").click()
    be_calm(page)
    button.first.click()
    mean_it(page)


def mean_it(page: Page) -> None:
    """If the page asks whether that is meant, it is."""
    question = page.locator("#menu:popover-open .choose .primary")
    if question.count():
        page.wait_for_timeout(400)  # for that long a question takes no answer
        question.click()


def pieces(page: Page) -> Locator:
    return page.locator("#pieces > [data-answer]")


def mover(*pages: Page) -> Page:
    """Whose turn it is."""
    asked = '#part[data-asked="1"]'
    until(lambda: any(page.locator(asked).count() for page in pages))
    return next(page for page in pages if page.locator(asked).count())


def waiting(*pages: Page) -> Page:
    """Whose turn it is not."""
    now = mover(*pages)
    return next(page for page in pages if page is not now)


def until(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not happens():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def values(found: Locator, name: str) -> list[str]:
    return list(found.evaluate_all("(all, name) => all.map(each => each.getAttribute(name) ?? '')", name))


def play(page: Page, which: Callable[[Page], Locator] = buttons) -> None:
    with move(page):
        make(page, which(page).first.get_attribute("value") or "")


def elapsed(clicked: Page, shown: Page) -> float:
    """Milliseconds from the last click here to the board there."""
    start = clicked.evaluate("clickedAt")
    until(lambda: bool(shown.evaluate("start => window.shownAt > start", start)))
    return float(shown.evaluate("shownAt")) - float(start)


def point_at(piece: Locator) -> tuple[float, float]:
    """Where on the screen a piece can be clicked; cards in a hand cover each other, but never quite."""
    piece.evaluate(LANDED)
    piece.evaluate("piece => piece.scrollIntoView({ block: 'center', behavior: 'instant' })")
    found = piece.evaluate(UNCOVERED)
    assert found, f"{piece.get_attribute('aria-label')} is covered"
    return float(found[0]), float(found[1])


def drawn(page: Page) -> list[str]:
    """The pieces from the lowest to the topmost."""
    described = "pieces => pieces.map(e => [e.id, e.getAttribute('transform'), e.dataset.answer, e.textContent].join())"
    return list(page.locator("#pieces > *").evaluate_all(described))


def play_out(server: Server, *pages: Page) -> None:
    """To the end, as quickly as the server allows; each page answers for its seat."""
    table = server.service.tables[urlsplit(pages[0].url).path.split("/")[2]]
    match = table.match
    while not match.state.over:
        seat = match.state.waiting[0]
        answer = match.game.notation(match.state.legal(seat)[0])
        assert post(pages[seat], "answer", answer=answer, seat=seat, revision=table.revision) == 204


def post(page: Page, what: str, **fields: object) -> int:
    """Straight to the server, past the page, but as the same guest; the status of the reply."""
    form: dict[str, Any] = {name: str(value) for name, value in fields.items()}
    form |= {"sure": form["answer"]} if "answer" in form else {}
    headers = {"x-prestol": "1", "x-csrftoken": token(page)}
    return page.request.post(f"{urlsplit(page.url).path}/{what}", form=form, headers=headers).status


def token(page: Page) -> str:
    return next(str(cookie.get("value")) for cookie in page.context.cookies() if cookie.get("name") == "csrftoken")


def streams(server: Server) -> int:
    """How many pages are listening."""
    return sum(map(len, server.service.signals.listeners.values()))


def cut(server: Server) -> None:
    """Somebody stumbles over the cable."""
    for connection in list(server.uvicorn.server_state.connections):
        connection.loop.call_soon_threadsafe(connection.transport.close)


def look_away(page: Page) -> None:
    """The tab goes behind another one. Without a screen every tab counts as seen, so the page is told."""
    page.evaluate(LOOK, True)


def look_at(page: Page) -> None:
    page.evaluate(LOOK, False)


def tab_to(page: Page, selector: str, most: int = 150) -> None:
    """With the Tab key alone, past all links of a log if need be."""
    for _ in range(most):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab did not lead to {selector}")


def transferred(page: Page, path: str) -> dict[str, int]:
    """How many bytes come over the wire until a page is there, by address."""
    wire, names, sizes = page.context.new_cdp_session(page), dict[str, str](), dict[str, int]()
    wire.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda done: sizes.update({names[done["requestId"]]: done["encodedDataLength"]}))
    wire.send("Network.enable")
    page.goto(path)
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_load_state("load")
    return sizes


# -- what is wrong with a page -----------------------------------------------------------------------------------------


def too_wide(page: Page) -> int:
    """By how many pixels the page can be scrolled sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def raw_keys(page: Page) -> list[str]:
    """Names of sentences where the sentences should be, seen or heard."""
    heard = (
        "[...document.querySelectorAll('*')].map(e => [e.ariaLabel, e.title, e.placeholder, e.dataset.tip].join(' '))"
    )
    text = page.locator("body").inner_text() + page.title() + " ".join(page.evaluate(heard))
    return RAW_KEY.findall(text)


def barriers(page: Page, where: str = "html") -> list[str]:
    """What axe finds that keeps people out. In the dark only colours differ, and axe does not see those of a board.

    On a phone they are the same as on a desktop.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(AXE, [where, {}])
    if page.viewport_size == DESKTOP:
        found += in_the_dark(page, where)
    return found + [f"{too_wide(page)} pixels too wide"] * (too_wide(page) > 0)


def in_the_dark(page: Page, where: str) -> list[str]:
    page.emulate_media(color_scheme="dark")
    colours = [{"include": [where], "exclude": [".board"]}, {"runOnly": ["color-contrast"]}]
    found = [f"dark: {wrong}" for wrong in page.evaluate(AXE, colours)]
    page.emulate_media(color_scheme="light")
    return found
