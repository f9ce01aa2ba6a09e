"""The first page and invitations in a real Chromium, on a desktop and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from prestol.games import BUILT_IN
from prestol.web import invitation

from .browser import PHONE, People, asked, barriers, new_table, open_form, play, raw_keys, too_wide, transferred

pytestmark = pytest.mark.browser

SCREENS: dict[str, dict[str, Any]] = {"desktop": {"viewport": ViewportSize(width=1280, height=720)}, "phone": PHONE}
# Targets too small for a finger, and words too small to read; what is not shown or lies in a picture does not count.
SMALL = """() => {
  const apart = '.hidden, .board, .skip, [inert]'
  const shown = each => each.checkVisibility({ visibilityProperty: true }) && !each.closest(apart)
  const within = each => each.closest('.counts') ? each.closest('label') : each
  const name = each => `${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 30)}`
  const clicked = 'main :is(a, button, summary, select, input:not([type=hidden], [type=checkbox]))'
  const targets = [...document.querySelectorAll(clicked)]
  const low = targets.filter(each => shown(each) && within(each).getBoundingClientRect().height < 40)
  const words = [...document.querySelectorAll('main *')].filter(each => shown(each) && each.children.length === 0)
  const tiny = words.filter(each => each.textContent.trim() && parseFloat(getComputedStyle(each).fontSize) < 11)
  return [...low, ...tiny].map(name)
}"""


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest) -> dict[str, Any]:
    return SCREENS[request.param]


def see_all_games(page: Page) -> None:
    """Every game with its buttons, without scrolling."""
    for name in BUILT_IN:
        card = page.locator(f"article[data-game={name}]")
        for part in ("h2", ".line", ".facts", ".setup > summary", ".training button", ".rules-link"):
            expect(card.locator(part)).to_be_in_viewport(ratio=0.99)
        expect(card.locator(".picture")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_four_games_in_the_first_screen(people: People, screen: dict[str, Any], language: str) -> None:
    page = people.arrive(**screen, locale=language)
    page.goto("/")
    expect(page.locator(".first button")).to_be_in_viewport(ratio=0.99)
    see_all_games(page)
    new_table(page, "bot:random", "viceroy")
    new_table(page, "bot:random", "rurik", 4)
    page.goto("/")
    expect(page.locator(".waiting a.primary")).to_be_in_viewport(ratio=0.99)
    see_all_games(page)
    assert page.evaluate(SMALL) == []
    assert raw_keys(page) == []
    assert too_wide(page) == 0


def test_on_a_phone_a_game_is_a_row(people: People) -> None:
    page = people.arrive(**PHONE)
    page.goto("/")
    heights = [box["height"] for card in page.locator(".game").all() if (box := card.bounding_box())]
    assert len(heights) == len(BUILT_IN)
    assert all(140 < height < 165 for height in heights)


def test_a_click_goes_on_with_the_table(people: People) -> None:
    page = people.arrive()
    path = new_table(page, "bot:random")
    asked(page)
    page.goto("/")
    page.get_by_role("link", name="Continue").click()
    page.wait_for_url(f"**{path}")


@pytest.mark.parametrize("script", [True, False])
def test_play_opens_the_form_in_place_and_its_button_stays_in_sight(
    people: People, screen: dict[str, Any], script: bool
) -> None:
    page = people.arrive(**screen, java_script_enabled=script)
    page.goto("/")
    start = page.locator("article[data-game=outpost] .start button")
    expect(start).to_be_hidden()
    form = open_form(page, "outpost")
    if script:
        expect(start).to_be_in_viewport(ratio=0.99)
    form.locator("label:has([name=seats][value='4'])").click()
    form.locator(".options summary").click()
    for seat in (1, 2, 3):
        form.locator(f"[name=seat_{seat}]").select_option("device")
        form.locator(f"[name=name_{seat}]").fill(f"Guest {seat}")
        expect(start).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".setup[open]")).to_have_count(1)
    start.click()
    page.wait_for_url("**/t/*")
    for seat in (1, 2, 3):
        expect(page.locator(f"#panel-{seat}")).to_contain_text(f"Guest {seat}")


def test_only_one_form_is_open_and_it_closes_again(people: People) -> None:
    page = people.arrive()
    page.goto("/?game=viceroy#game-viceroy")
    expect(page.locator("[data-game=viceroy] .start button")).to_be_visible()
    open_form(page, "rurik")
    expect(page.locator(".setup[open]")).to_have_count(1)
    page.locator("[data-game=rurik] .setup > summary").click()
    expect(page.locator(".setup[open]")).to_have_count(0)


def test_a_name_is_asked_for_where_somebody_shares_the_device(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    form = open_form(page, "viceroy")
    expect(form.locator("[name=name]")).to_be_visible()
    expect(form.locator(".called:visible")).to_have_count(0)
    form.locator("[name=seat_1]").select_option("device")
    expect(form.locator(".called:visible")).to_have_count(1)
    form.locator("[name=seat_0]").select_option("device")
    expect(form.locator(".called:visible")).to_have_count(2)
    expect(form.locator("[name=name]")).to_be_hidden()  # I do not sit there


@pytest.mark.parametrize("script", [True, False])
def test_first_time_leads_straight_into_a_game(people: People, script: bool) -> None:
    page = people.arrive(java_script_enabled=script)
    page.goto("/")
    page.locator("article[data-game=conspiracy] .training button").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#panel-1")).to_contain_text("Novice")
    if script:
        asked(page)
        expect(page.locator("#hint")).to_be_visible()


def test_two_at_one_device_without_secrets_are_named_in_turn(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    form = open_form(page, "conspiracy")
    form.locator("[name=name]").fill("Anna")
    form.locator("[name=seat_1]").select_option("device")
    form.locator("[name=name_1]").fill("Boris")
    form.locator("button.primary").click()
    page.wait_for_url("**/t/*")
    seen = set()
    for _ in range(12):
        expect(page.locator("#curtain")).to_have_count(0)
        seen.add(page.locator("#status").inner_text().partition(":")[0])
        play(page)
    assert seen == {"Anna", "Boris"}


def test_the_first_page_is_light(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    sizes = transferred(people.arrive(), "/")
    with capsys.disabled():
        print(f"\n  {len(sizes)} files, {sum(sizes.values()):,} bytes")
    assert sum(sizes.values()) < 150_000


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_open_form_keeps_nobody_out(people: People, screen: dict[str, Any], theme: str) -> None:
    page = people.arrive(**screen, color_scheme=theme)
    page.goto("/?game=rurik")
    form = open_form(page, "rurik")
    form.locator("[name=seat_1]").select_option("device")
    form.locator(".options summary").click()
    assert barriers(page) == []
    assert page.evaluate(SMALL) == []


# -- invitations -------------------------------------------------------------------------------------------------------

SHARING = "navigator.share = async sent => { window.shared = sent }"
NO_SHARING = "delete Navigator.prototype.share"


@pytest.fixture
def reached(people: People, monkeypatch: pytest.MonkeyPatch) -> People:
    """The server believes that others reach it."""
    people.server.app.state.host = "0.0.0.0"
    monkeypatch.setattr(invitation, "own_address", lambda: "192.168.7.7")
    return people


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_invitation_keeps_nobody_out(reached: People, screen: dict[str, Any], theme: str) -> None:
    page = reached.arrive(**screen, color_scheme=theme)
    new_table(page, "link", "viceroy", 3)
    expect(page.locator(".invite .qr").first).to_be_in_viewport(ratio=0.99)
    assert barriers(page, ".invites") == []
    address = page.locator(".invite input").first.input_value()
    page.goto(re.sub(r"^http://[^/]+", "", address))
    assert barriers(page) == []
    assert page.evaluate(SMALL) == []
    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=0.99)


def test_an_invitation_is_shared_where_the_device_can(people: People) -> None:
    page = people.arrive()
    page.add_init_script(SHARING)
    new_table(page, "link")
    address = page.locator(".invite input").input_value()
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("shared") == {"text": "Let’s play: Conspiracy", "url": address}


def test_elsewhere_it_is_copied(people: People) -> None:
    page = people.arrive()
    page.add_init_script(NO_SHARING)
    new_table(page, "link")
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    page.locator("[data-copy]").click()
    expect(page.locator("#voice")).to_contain_text("copied")


def test_the_invitation_is_gone_when_somebody_has_come(people: People) -> None:
    anna, _ = people.sit_down()
    expect(anna.locator(".invites")).to_be_hidden()
