"""A click means what was seen: what has just changed answers nothing, and nothing moves for who wants no motion."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

import prestol
from prestol import Match
from prestol.web.table import Table

from .browser import People, barriers, be_calm, mean_it, move, new_table, play_out, revision
from .clicking import come_to, guest_of, sit_at
from .survey import show

FINISHED = Path(__file__).parent.parent / "records" / "2-seats.txt"
FRESH = 500  # milliseconds for which what has changed answers nothing
# How long what was clicked had been there, in milliseconds.
AGE = """
addEventListener('click', event => {
  const until = event.target.closest('[data-fresh]')?.dataset.fresh
  window.age = until ? performance.now() - until + 500 : Infinity
}, true)
"""
TURN_BACK = """async () => {
  const { src } = document.querySelector('script[type=module]')
  const { glide, places } = await import(src.replace('site.js', 'motion.js'))
  const elsewhere = new Map([...places().keys()].map(id => [id, 'translate(5px, 5px)'])), start = performance.now()
  glide(elsewhere)
  places()
  glide(elsewhere)
  return performance.now() - start
}"""
QUICK = 800  # milliseconds for a slow machine
UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('.bar [name=answer][data-fresh]') !== null"

pytestmark = pytest.mark.browser


# -- a still pointer ---------------------------------------------------------------------------------------------------


def test_what_has_just_changed_under_the_pointer_answers_nothing(people: People) -> None:
    """Neither after 100 milliseconds nor after 400; after 600 it does."""
    page, posted = people.arrive(), list[Request]()
    page.add_init_script(AGE)
    page.route("**/answer", lambda route: route.abort())
    page.on("request", lambda request: posted.append(request) if request.url.endswith("/answer") else None)
    table = sit_at(people, page, Match.new("conspiracy", 2, 2))
    for wait, answers in ((100, 0), (400, 0), (600, 1)):
        while change_and_click(people, page, table, wait) > FRESH and not answers:
            posted.clear()  # the machine was too slow
        page.wait_for_timeout(100)
        assert len(posted) == answers, f"after {wait} milliseconds"
    people.expect_complaint("net::ERR_FAILED")  # no answer has got through


def change_and_click(people: People, page: Page, table: Table, wait: int) -> float:
    """The pointer rests where a move is; somebody else's answer makes it another move. How old it was when clicked."""
    box = page.locator(".group [name=answer]").first.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*at)
    move_on(people, page, table)
    while not page.evaluate(UNDER, at):
        move_on(people, page, table)
    page.wait_for_timeout(wait)
    page.mouse.click(*at)
    return float(page.evaluate("age"))


def move_on(people: People, page: Page, table: Table) -> None:
    state = table.match.state
    table.match.play(state.waiting[0], state.legal(state.waiting[0])[-1])
    show(people, page, table)


def test_a_question_takes_no_answer_at_first(people: People) -> None:
    """A double click on what must be confirmed neither confirms it nor declines it."""
    page = people.arrive()
    come_to(people, page, "rurik", 2, "forfeit")
    before, choice = revision(page), page.locator("#menu:popover-open .choose")
    be_calm(page)
    page.locator("#slot [value=forfeit], #actions [value=forfeit]").first.click()
    choice.locator(".primary").click()
    expect(choice).to_be_visible()
    assert revision(page) == before
    with move(page):
        mean_it(page)


# -- no motion ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", prestol.GAMES)
def test_nothing_moves_for_those_who_want_no_motion(people: People, game: str) -> None:
    """A few moves of two players at one device; with motion there is some."""
    for motion in ("reduce", "no-preference"):
        page, moving = people.arrive(reduced_motion=motion), 0
        table = sit_at(people, page, Match.new(game, 2, 4))
        for _ in range(6):
            move_on(people, page, table)
            moving += page.evaluate("document.getAnimations().length")
        assert (moving > 0) == (motion == "no-preference")
        page.context.close()


def test_whatever_is_in_flight_the_page_answers_at_once(people: People) -> None:
    """All pieces turn back half-way: that styles the board once, not once for each of them."""
    page = people.arrive(reduced_motion="no-preference")
    come_to(people, page, "viceroy", 2, "play")
    assert page.evaluate(TURN_BACK) < QUICK


# -- asking less -------------------------------------------------------------------------------------------------------


def test_after_the_third_game_one_may_choose_to_be_asked_less(people: People) -> None:
    """The offer comes with the end, without loading anything anew, and goes when it has been answered."""
    page = people.arrive()
    finished = Match.from_record(FINISHED.read_text(encoding="utf-8"))
    for _ in range(2):
        people.server.run(people.server.service.adopt(finished, [{"kind": "device"}] * 2, guest_of(page)))
    new_table(page)
    offer = page.locator(".ease")
    expect(offer).to_have_count(0)
    play_out(people.server, page, page)
    expect(offer).to_be_visible()
    assert barriers(page, ".ease") == []
    offer.get_by_role("button", name="Stop asking").click()
    expect(offer).to_have_count(0)
    expect(page.locator("#careful [value=no]")).to_have_attribute("aria-pressed", "true")
