"""Viceroy in a real Chromium, as people play it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.games import kit
from prestol.games.viceroy.rules.actions import ATTACK_BID, BID
from prestol.games.viceroy.rules.auction import MAKE_BID
from prestol.games.viceroy.rules.cards import LAST_CARD, TURNS
from prestol.games.viceroy.rules.state import Viceroy

from .browser import (
    PHONE,
    People,
    be_calm,
    buttons,
    elapsed,
    fill_in,
    make,
    move,
    mover,
    pieces,
    play,
    point_at,
    revision,
    see,
    values,
)
from .clicking import by_chance, check_pad, click, past_the_page, table_of, until_others_have_answered, whole_game
from .wire import visible

ENOUGH = 20  # answers by clicking: the start characters, the first turn, a second auction
BY_ITSELF = 5000  # milliseconds after which a page without a stream asks
PARTS = ("circles", "infinite", "laws", "vp", "magic", "sets", "attack")

pytestmark = pytest.mark.browser


# -- whole games -------------------------------------------------------------------------------------------------------


def answer(page: Page, chance: random.Random, touch: bool = False) -> str:
    """Click a piece of the board that stands for an answer, or a button if none does; how it was answered."""
    assert set(" ".join(values(pieces(page), "data-answer")).split()) <= set(values(buttons(page), "value"))
    found = pieces(page).all()
    if not found:
        chance.choice(buttons(page).all()).click()
        return "button"
    piece = chance.choice(found)
    face = (piece.get_attribute("class") or "").split(" ")[0]
    click(page, piece, chance, touch)
    return face


def is_near_the_end(state: State) -> bool:
    """The last turn begins."""
    assert isinstance(state, Viceroy)
    return state.turn == TURNS and 0 in state.waiting


@pytest.mark.parametrize(("language", "screen"), [("ru", "phone"), ("pl", "desktop")])
def test_a_game_against_three_bots(
    people: People, language: str, screen: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its beginning and its end by clicking."""
    phone: dict[str, Any] = PHONE if screen == "phone" else {}
    page, dice, chance = people.arrive(**{"locale": language, **phone}), random.Random(7), Quick(7)
    fill_in(page, game="viceroy", seats=4)
    expect(page.locator("html")).to_have_attribute("lang", language)

    def hurry() -> None:
        past_the_page(people, page, is_near_the_end, lambda state: by_chance(state, chance))

    used = whole_game(people, page, ENOUGH, lambda _: answer(page, dice, bool(phone)), hurry)
    with capsys.disabled():
        print(f"\n  {language}: {used.total()} answers by {dict(used)}")
    assert {"character", "gems", "ghost"} <= set(used), "cards, gems and slots are clicked"
    check_pad(page, "viceroy", language, PARTS, len(PARTS) + 2)


# -- sealed bids -------------------------------------------------------------------------------------------------------


def state_of(people: People, page: Page) -> Viceroy:
    state = table_of(people, page).match.state
    assert isinstance(state, Viceroy)
    return state


def seal(page: Page, answer: str) -> None:
    with move(page):
        make(page, answer)


def begin(people: People, *pages: Page) -> None:
    """Start characters are chosen and rewarded: both are asked for their first bid."""
    while state_of(people, pages[0]).stack[-1].step is not MAKE_BID:
        play(mover(*pages))
    for page in pages:
        page.locator("#actions [value^='bid:']").first.wait_for()


def test_two_browsers_bid_in_secret(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    pages = anna, boris = people.sit_down("viceroy")
    begin(people, *pages)
    bids = [values(page.locator("#actions [value^='bid:']"), "value")[0] for page in pages]
    before = revision(boris)
    be_calm(anna)
    anna.mouse.click(*point_at(anna.locator(f"#lot-{bids[0].removeprefix('bid:')}")))
    see(boris, before)
    expect(anna.locator("#bid-0")).to_have_attribute("data-tip", re.compile("Anna"))
    own = anna.locator("#bid-0").get_attribute("transform")
    wax = boris.locator("#bid-0")
    expect(wax.locator("use[href='#wax']")).to_have_count(1)
    assert wax.get_attribute("transform") != own, "the bid lies on its auction card only for its owner"
    expect(boris.locator("#log")).not_to_contain_text("bids")
    said = kit("viceroy").words("en")(f"gem.{bids[0].removeprefix('bid:')}")
    for piece in boris.locator("#pieces > [id^='bid-']").all():
        assert said not in (piece.get_attribute("data-tip") or "")
    be_calm(boris)
    with move(boris):
        boris.mouse.click(*point_at(boris.locator(f"#lot-{bids[1].removeprefix('bid:')}")))
    for page in pages:
        for name, bid in zip(("Anna", "Boris"), bids, strict=True):
            gem = kit("viceroy").words("en")(f"gem.{bid.removeprefix('bid:')}")
            expect(page.locator("#log")).to_contain_text(f"{name} bids {gem}")
    taken = [elapsed(boris, page) for page in pages]
    with capsys.disabled():
        print(f"\n  the second bid is on both screens after {taken[1]:.0f} ms and {taken[0]:.0f} ms")
    assert max(taken) < BY_ITSELF, "the stream tells, before the page asks"


def test_a_sealed_bid_is_taken_back_by_its_owner_until_the_reveal(people: People) -> None:
    pages = anna, boris = people.sit_down("viceroy")
    begin(people, *pages)
    offered = values(buttons(anna), "value")
    seal(anna, offered[-1])
    expect(buttons(anna)).to_have_count(0)
    with move(anna):
        anna.locator("#undo:not(.refused)").click()
    assert values(buttons(anna), "value") == offered
    seal(anna, "pass")
    seal(boris, "pass")
    see(anna, revision(boris) - 1)
    anna.locator("#undo.refused").click(force=True)
    expect(anna.locator("#menu.refusal")).to_contain_text("something has been revealed since then")


def test_two_on_one_device_hide_their_hands_behind_a_curtain(people: People) -> None:
    page, titles = people.arrive(), set[str]()
    fill_in(page, other="device", game="viceroy")
    for _ in range(12):
        page.locator("#part:is(:has(#curtain), :has(#actions [name=answer]))").wait_for()
        if page.locator("#curtain").count():
            titles.add(page.locator("#curtain h2").inner_text())
            public = visible(state_of(people, page), None)
            held = set(range(1, LAST_CARD + 1)) - public
            assert {f"card-{card}" for card in held}.isdisjoint(values(page.locator("#pieces > *"), "id"))
            assert "data-answer" not in page.content()
            page.locator("#curtain-button").click()
            expect(page.locator("#curtain")).to_have_count(0)
        else:
            play(page)
    assert len(titles) == 2


def test_alone_against_a_virtual_opponent(people: People) -> None:
    """It draws a gem against every bid, and the gem lies on the board while the auction goes on."""
    page, chance = people.arrive(), Quick(3)
    fill_in(page, game="viceroy", seats=1)
    expect(page.locator("#virtual-0")).to_be_visible()
    expect(page.locator("#tally")).to_be_visible()
    bids = lying = 0
    while bids < 3 or not lying:  # often the card goes to the only bidder at once, and the auction is over
        past_the_page(people, page, asks_for_a_bid, lambda state: by_chance(state, chance))
        until_others_have_answered(people, page)
        bid_alone(page)
        bids += 1
        lies = shows_a_drawn_gem(state_of(people, page))
        expect(page.locator("#bid-1")).to_have_count(int(lies))
        lying += lies


def asks_for_a_bid(state: State) -> bool:
    assert not state.over, "the game is over, and no gem was seen"
    return state.stack[-1].step is MAKE_BID and len(state.legal(0)) > 1


def shows_a_drawn_gem(state: Viceroy) -> bool:
    drawn = any(BID <= bid < ATTACK_BID for bid in state.virtual_bids)
    return drawn and state.stack[-1].step is not MAKE_BID


def bid_alone(page: Page) -> None:
    """The log says at once what the virtual opponent draws."""
    step = revision(page)
    with move(page):
        page.mouse.click(*point_at(page.locator("#pieces > .lot.can").first))
    expect(page.locator(f"#log li[data-step='{step + 1}']", has_text=re.compile("draws .+ as a bid"))).to_be_visible()
