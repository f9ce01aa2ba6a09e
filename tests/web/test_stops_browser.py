"""By the Tab key alone: the moves come soon, and the whole page is short."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import prestol
from prestol import Match
from prestol.core.chance import Quick
from prestol.play.fuzz import pick

from .browser import People
from .clicking import offered, sit_at

FIRST, ALL = 6, 14  # the stop at which the first move is, and the stops of a page
MANY = 9  # answers to a question
# What has the focus, or nothing once the page has been left.
STOP = """() => {
  const e = document.activeElement, near = e.closest('#actions, #pieces, #log, .panels, .zoom, .tools')
  const name = e.id || e.value || e.closest('details')?.id || String(e.className)
  return e === document.body ? '' : `${near?.id || near?.className} ${name}`
}"""

pytestmark = pytest.mark.browser


def crowded(game: str, seats: int) -> Match:
    """A question with many answers."""
    match, chance = Match.new(game, seats, 3), Quick(3)
    while len(offered(match.state)) < MANY or len(match.moves) < MANY:
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))
    return match


def stops(page: Page) -> list[str]:
    """From the top of the page to its end."""
    found = list[str]()
    page.evaluate("document.activeElement.blur()")
    while len(found) < 60:
        page.keyboard.press("Tab")
        if not (stop := page.evaluate(STOP)) or stop in found[:1]:
            break
        found.append(stop)
    return found


@pytest.mark.parametrize("game", prestol.GAMES)
def test_the_first_move_is_near_and_arrows_lead_to_all_others(people: People, game: str) -> None:
    page = people.arrive()
    sit_at(people, page, crowded(game, 4))
    found = stops(page)
    first = next(number for number, stop in enumerate(found, 1) if stop.startswith("actions"))
    assert first <= FIRST, found
    assert len(found) <= ALL, found
    assert sum(stop.startswith("actions") for stop in found) == 1
    assert sum(stop.startswith("pieces") for stop in found) == 1
    check_arrows(page)


def check_arrows(page: Page) -> None:
    """From the first move in sight through all others, and round to the first again."""
    moves = page.locator("#actions :is(button, summary):visible")
    moves.first.focus()
    start, seen = page.evaluate(STOP), set[str]()
    while (now := page.evaluate(STOP)) not in seen:
        seen.add(now)
        page.keyboard.press("ArrowRight")
    assert now == start
    assert len(seen) == moves.count()
