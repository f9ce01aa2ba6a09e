"""Panels at a piece in a real Chromium: exchanges, coins, and the line about now under the lens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from prestol.web import bar

from .browser import PHONE, People, barriers, be_calm, move, point_at, revision, values
from .clicking import come_to, strike, table_of

DESK: dict[str, Any] = {"viewport": ViewportSize(width=1280, height=720)}
SCREENS = {"desk": DESK, "phone": PHONE}
GOOD = "#pieces > [id^=stock][data-answer*='trade:wood+']"  # several exchanges begin with it
BANNER = "#pieces > [id^=banner][data-answer^='banner:']"
# Does the panel lie over the bar, or over the piece it is about?
COVERS = """([panel, other]) => {
  const [a, b] = [panel, other].map(e => document.querySelector(e).getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""

pytestmark = pytest.mark.browser


def panel(page: Page) -> Locator:
    return page.locator("#menu.offering:popover-open .offer")


def go(page: Page) -> Locator:
    return panel(page).locator(".go")


def open_at(page: Page, piece: str, touch: bool = False) -> Locator:
    be_calm(page)
    point = point_at(page.locator(piece).first)
    page.touchscreen.tap(*point) if touch else page.mouse.click(*point)
    expect(panel(page)).to_be_visible()
    expect(panel(page).locator("[aria-pressed=true]").first).to_be_focused()
    return panel(page)


def last_answer(people: People, page: Page) -> str:
    match = table_of(people, page).match
    return str(match.game.notation(match.moves[-1].action))


# -- give → get --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_pressed_is_exactly_what_is_traded(people: People, screen: str) -> None:
    """Every exchange that begins with a good: its button says it in words, and posts it."""
    page = people.arrive(**SCREENS[screen])
    come_to(people, page, "outpost", 2, "trade:wood+wood")
    wanted = (page.locator(GOOD).first.get_attribute("data-answer") or "").split(" ")[-1]
    open_at(page, GOOD, touch=screen == "phone")
    assert values(panel(page).locator("[aria-pressed=true]"), "data-give") == ["op-wood"]
    assert barriers(page, "#menu") == []
    with move(page):
        strike(page, wanted)
    assert last_answer(people, page) == wanted
    expect(panel(page)).to_have_count(0)


def test_a_trade_by_keyboard_alone(people: People) -> None:
    page = people.arrive(**DESK)
    come_to(people, page, "outpost", 2, "trade:wood+wood")
    page.locator(GOOD).first.focus()
    page.keyboard.press("Enter")
    wood, stone = panel(page).locator("[data-give=op-wood]"), panel(page).locator("[data-get=op-stone]")
    expect(wood).to_be_focused()
    expect(go(page)).to_be_disabled()
    page.keyboard.press("Enter")  # a second one
    expect(wood.locator("b")).to_have_text("×2")
    for _ in range(10):
        if page.locator("#menu [data-get=op-stone]:focus").count():
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(stone).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(go(page)).to_be_focused()
    with move(page):
        page.keyboard.press("Enter")
    assert last_answer(people, page) == "trade:wood+wood=stone"


def test_escape_and_a_click_beside_answer_nothing(people: People) -> None:
    page = people.arrive(**DESK)
    come_to(people, page, "outpost", 2, "trade:wood+wood")
    before, piece = revision(page), page.locator(GOOD).first
    open_at(page, GOOD)
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    piece.focus()
    page.keyboard.press("Enter")
    expect(panel(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(piece).to_be_focused()
    open_at(page, GOOD)
    page.mouse.click(640, 715)
    expect(panel(page)).to_have_count(0)
    assert revision(page) == before


def test_pressing_lights_what_it_can_become_and_a_single_result_chooses_itself(people: People) -> None:
    """Whatever is pressed, in whatever order: the button is open only for a move that the server offers."""
    page = people.arrive(**DESK)
    come_to(people, page, "outpost", 2, "trade:wood+clay+stone=diamond")
    offered = {button.get_attribute("title") for button in page.locator("#part [data-panel=exchange]").all()}
    open_at(page, "#pieces > [id^=stock][data-answer*='=diamond']")
    panel(page).locator("[data-get=op-diamond]").click()
    pressed = values(panel(page).locator("[data-give][aria-pressed=true]"), "data-give")
    assert pressed == ["op-wood", "op-clay", "op-stone"]
    expect(go(page)).to_have_text("Exchange 1 wood + 1 clay + 1 stone for 1 diamond")
    wares = panel(page).locator(".ware")
    for number in [0, 1, 2, 0, 3, 1, 4, 0, 0, 2, 3, 1]:
        wares.nth(number % wares.count()).click()
        assert go(page).is_disabled() or go(page).text_content() in offered


@pytest.mark.parametrize("height", [640, 720, 1000])
def test_a_panel_covers_neither_its_piece_nor_the_bar(people: People, height: int) -> None:
    page = people.arrive(viewport=ViewportSize(width=1280, height=height))
    come_to(people, page, "outpost", 2, "trade:wood+wood")
    for number in range(page.locator("#pieces > [id^=stock][data-answer*=' trade']").count()):
        piece = page.locator("#pieces > [id^=stock][data-answer*=' trade']").nth(number)
        name = piece.get_attribute("id")
        open_at(page, f"#{name}")
        assert not page.evaluate(COVERS, ["#menu", f"#{name}"])
        assert not page.evaluate(COVERS, ["#menu", ".bar"])
        box = page.locator("#menu").bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
        page.keyboard.press("Escape")


def test_the_fold_of_the_bar_opens_the_panel_and_without_scripts_the_list(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where not all moves find room, exchanges are the first to be folded."""
    monkeypatch.setattr(bar, "ROOM", 200)
    page = people.arrive(**DESK)
    come_to(people, page, "outpost", 2, "trade:wood+wood")
    fold = page.locator("#fold-exchange")
    fold.locator("summary").click()
    expect(panel(page)).to_be_visible()
    expect(fold).not_to_have_attribute("open", "")
    assert not page.evaluate(COVERS, ["#menu", ".bar"])
    bare = people.arrive(**DESK, java_script_enabled=False, storage_state=page.context.storage_state())
    bare.goto(page.url)
    bare.locator("#fold-exchange summary").click()
    expect(bare.locator("#fold-exchange [name=answer]").first).to_be_visible()


# -- coins -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SCREENS)
def test_a_banner_opens_the_coins_and_each_says_what_it_comes_to(people: People, screen: str) -> None:
    page = people.arrive(**SCREENS[screen])
    come_to(people, page, "rurik", 3, "banner:")
    be_calm(page)
    point = point_at(page.locator(BANNER).first)
    page.touchscreen.tap(*point) if screen == "phone" else page.mouse.click(*point)
    coins, worth = panel(page).locator(".coin"), panel(page).locator(".worth")
    expect(coins.first).to_be_focused()
    expect(worth).to_contain_text("slot 1")
    assert barriers(page, "#menu") == []
    coins.nth(2).click()
    expect(worth).to_contain_text("2 coins change nothing")
    with move(page):
        go(page).click()
    assert last_answer(people, page) == "bribe:2"


def test_the_coins_are_left_by_escape_and_come_back_at_the_banner(people: People) -> None:
    page = people.arrive(**DESK)
    come_to(people, page, "rurik", 3, "banner:")
    page.locator(BANNER).first.focus()
    page.keyboard.press("Enter")
    expect(panel(page).locator(".coin").first).to_be_focused()
    before = revision(page)
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    assert revision(page) == before
    assert page.locator("#board > .ghost").count() == 0
    open_at(page, "#pieces > [id^=banner][data-answer*='bribe:1']")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(panel(page).locator(".coin").nth(1)).to_have_attribute("aria-pressed", "true")
    with move(page):
        go(page).press("Enter")
    assert last_answer(people, page) == "bribe:1"


def test_a_ghost_stands_where_the_advisor_will(people: People) -> None:
    """While the pointer rests on a banner; it is gone with the pointer."""
    page = people.arrive(**DESK)
    come_to(people, page, "rurik", 3, "banner:")
    be_calm(page)
    banner, ghost = page.locator(BANNER).nth(1), page.locator("#board > .ghost")
    expect(ghost).to_have_count(0)
    page.mouse.move(*point_at(banner))
    expect(ghost).to_have_count(1)
    cloth, pale = banner.bounding_box(), ghost.bounding_box()
    assert cloth
    assert pale
    assert cloth["x"] < pale["x"] < cloth["x"] + cloth["width"]
    assert pale["y"] > cloth["y"]
    page.mouse.move(640, 20)
    expect(ghost).to_have_count(0)
    expect(page.locator(".leaving")).to_have_count(0)


# -- the line about now ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "asks", "piece", "line"),
    [
        ("outpost", "hero:", ".op-hero.cannot", "You lack"),
        ("outpost", "hero:", ".op-hero.can", "Invite"),
        ("viceroy", "play:", "[id^=card].can[data-answer^=play]", "You can"),
        ("rurik", "to:", "[id^=land].can", "Strength you lack to rule"),
        ("conspiracy", "take:", "[id^=location-][data-now]", "For you now"),
    ],
)
def test_the_lens_has_a_line_about_now(people: People, game: str, asks: str, piece: str, line: str) -> None:
    """Below what the piece always says, and not twice."""
    page = people.arrive(**DESK)
    come_to(people, page, game, 2, asks)
    lens = page.locator("#closeup")
    be_calm(page)
    page.mouse.move(600, 20)  # the lens waits until the pointer has moved by itself
    page.mouse.move(*point_at(page.locator(f"#pieces > {piece}").first), steps=3)
    expect(lens.locator(".now")).to_contain_text(line)
    said, now = lens.locator("p").first.inner_text(), lens.locator(".now").inner_text()
    assert said
    assert not set(now.split("\n")) & set(said.split("\n"))
    assert barriers(page, "#closeup") == []
