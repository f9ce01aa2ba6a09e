"""The table in the hand: tabs with real boards, a sheet of three heights, and nothing under either."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from prestol import Match
from prestol.core.chance import Quick
from prestol.games import kit
from prestol.play.fuzz import pick

from .browser import PHONE, People, be_calm, buttons, move, new_table, pieces, point_at, revision, too_wide
from .clicking import come_to, sit_at

GAMES = ("viceroy", "conspiracy", "rurik", "outpost")
HEIGHT, WIDTH = PHONE["viewport"]["height"], PHONE["viewport"]["width"]
LEAST = 44  # pixels
# Where the board can be seen: between the tabs and the sheet.
FREE = """() => {
  const bottom = e => document.querySelector(e).getBoundingClientRect().bottom
  return [bottom('.tabs'), document.querySelector('.bar').getBoundingClientRect().top]
}"""
HIDDEN = f"""() => [...document.querySelectorAll('#pieces > [data-answer]')].filter(piece => {{
  piece.scrollIntoView({{ block: 'nearest', behavior: 'instant' }})
  const box = piece.getBoundingClientRect(), [top, bottom] = ({FREE})()
  return box.height < bottom - top && (box.top < top - 1 || box.bottom > bottom + 1)
}}).map(piece => piece.id)"""
SMALL = """least => [...document.querySelectorAll('.bar :is(button, summary, .slot a)')].filter(e => {
  const { width, height } = e.getBoundingClientRect()
  return e.checkVisibility() && (width < least - 0.5 || height < least - 0.5)
}).map(e => e.textContent.trim())"""


def in_the_middle(game: str, seats: int, moves: int = 24, seed: int = 3) -> Match:
    """After so many moves, or a few more: at a question that is asked of a piece."""
    match, chance = Match.new(game, seats, seed), Quick(seed)
    while len(match.moves) < moves or not asks_a_piece(match):
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))
    return match


def asks_a_piece(match: Match) -> bool:
    seat, own = match.state.waiting[0], kit(match.game.name)
    made = own.board.scene(match.state.view(seat).board, seat, own.narrator("en", list("ABCD")), "tall")
    return any(piece.action for piece in made.pieces)


def hold(people: People, match: Match, **options: Any) -> Page:
    """A phone at this point of a game."""
    page = people.arrive(**{**PHONE, "locale": "ru", **options})
    sit_at(people, page, match)
    return page


def tab(page: Page, name: object) -> Locator:
    return page.locator(f"label:has(> #tab-{name})")


def height(page: Page) -> float:
    """Of the sheet."""
    return float(page.locator(".bar").evaluate("bar => bar.getBoundingClientRect().height"))


def touch(page: Page, *moments: Sequence[tuple[float, float]]) -> None:
    """Fingers at these points, one moment after another; they rest before they leave.

    Else the browser takes the next tap for the end of a fling.
    """
    wire = page.context.new_cdp_session(page)
    for number, points in enumerate([*moments, []]):
        kind = "touchStart" if number == 0 else "touchMove" if points else "touchEnd"
        fingers = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        page.wait_for_timeout(20 if points else 200)
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def swipe(page: Page, start: tuple[float, float], dx: float = 0, dy: float = 0) -> None:
    x, y = start
    touch(page, *([(x + dx * part / 5, y + dy * part / 5)] for part in range(6)))


def seen(page: Page, selector: str) -> bool:
    """In the view of the board that is shown."""
    inside = "e => { const a = e.getBoundingClientRect(), b = document.querySelector('#board').getBoundingClientRect();"
    return bool(page.locator(selector).evaluate(f"{inside} return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 }}"))


# -- tabs --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_each_tab_shows_the_board_of_one_player_at_full_width_and_says_the_points(
    people: People, game: str, seats: int
) -> None:
    match = in_the_middle(game, seats)
    page = hold(people, match)
    seat = match.state.waiting[0]
    whole = page.locator("#board").get_attribute("viewBox") or ""
    for line in match.state.view(seat).board.results():
        expect(tab(page, line.player)).to_contain_text(str(line.total))
        tab(page, line.player).tap()
        box = page.locator("#board").bounding_box()
        assert box
        assert box["width"] > WIDTH - 20
        assert [number for number in range(seats) if seen(page, f"#name-{number}")] == [line.player]
        left, _, width, _ = map(float, (page.locator("#board").get_attribute("viewBox") or "").split())
        assert (left, width) == (6, 588)
        expect(page.locator(f"#panel-{line.player}")).to_be_visible()
        assert too_wide(page) == 0
    tab(page, "board").tap()
    expect(page.locator("#board")).to_have_attribute("viewBox", whole)
    assert page.locator(".tabs :checked").count() == 1


def test_a_swipe_or_an_arrow_leads_to_the_next_player_and_back(people: People) -> None:
    match = in_the_middle("conspiracy", 3)
    page = hold(people, match)
    seat = match.state.waiting[0]
    order = [seat, *(number for number in range(3) if number != seat)]
    tab(page, seat).tap()
    for way, expected in ((-200, order[1]), (-200, order[2]), (-200, order[2]), (200, order[1]), (200, order[0])):
        swipe(page, (195 - way / 2, 300), dx=way)
        expect(page.locator(f"#tab-{expected}")).to_be_checked()
        assert seen(page, f"#name-{expected}")
    page.locator(f"#tab-{seat}").focus()
    page.keyboard.press("ArrowRight")
    assert seen(page, f"#name-{order[1]}")
    assert revision(page) == len(match.moves)


def test_a_move_is_made_on_the_own_board_and_the_tab_stays(people: People) -> None:
    """The sheet is small there, says what is asked, and leads back to it."""
    page = people.arrive(**PHONE)
    come_to(people, page, "viceroy", 2, "slot")
    seat = int(page.locator("[form=act][name=seat]").get_attribute("value") or 0)
    tab(page, seat).tap()
    assert 70 <= height(page) <= 90
    expect(page.locator(".few")).to_be_hidden()
    be_calm(page)
    with move(page):
        page.touchscreen.tap(*point_at(pieces(page).first))
    expect(page.locator("#tab-board" if page.locator("#curtain").count() else f"#tab-{seat}")).to_be_checked()


def test_the_small_sheet_leads_to_the_question(people: People) -> None:
    page = hold(people, in_the_middle("rurik", 4))
    tab(page, "log").tap()
    page.locator("#back").tap()
    expect(page.locator("#tab-board")).to_be_checked()
    expect(page.locator("#back")).to_be_hidden()
    page.wait_for_timeout(400)  # it scrolls
    top, bottom = page.evaluate(FREE)
    boxes = [piece.bounding_box() for piece in pieces(page).all()]
    assert any(box and box["y"] >= top - 1 and box["y"] + box["height"] <= bottom + 1 for box in boxes)


def test_a_piece_that_is_not_in_view_is_still_found_by_key(people: People) -> None:
    page = hold(people, in_the_middle("conspiracy", 2, moves=0))
    tab(page, 1).tap()
    pieces(page).first.focus()
    expect(page.locator("#tab-board")).to_be_checked()


# -- the board ---------------------------------------------------------------------------------------------------------


def pinched(reach: float) -> list[tuple[float, float]]:
    """Two fingers so far from the middle."""
    return [(195 - reach, 300), (195 + reach, 300)]


@pytest.mark.parametrize("name", ["board", "0"])
def test_a_pinch_enlarges_the_board_and_not_the_page(people: People, name: str) -> None:
    page = hold(people, in_the_middle("outpost", 2))
    tab(page, name).tap()
    wide = "document.querySelector('#board').getBoundingClientRect().width"
    before, at = page.evaluate(wide), revision(page)
    touch(page, *(pinched(reach) for reach in (30, 40, 50, 60)))
    assert page.evaluate(wide) == pytest.approx(before * 1.5, rel=0.05)  # the first moment only takes hold
    assert page.evaluate("visualViewport.scale") == 1
    assert too_wide(page) == 0
    expect(page.locator("#closeup")).to_be_hidden()
    touch(page, *(pinched(reach) for reach in (60, 30, 15)))
    assert page.evaluate(wide) == pytest.approx(before)
    assert revision(page) == at


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_answers_stays_under_the_tabs_or_the_sheet(people: People, game: str) -> None:
    page = people.arrive(**PHONE)
    for moves in (8, 24):
        sit_at(people, page, in_the_middle(game, 4, moves))
        assert page.evaluate(HIDDEN) == []
        end = page.evaluate("scrollTo(0, 1e6), document.querySelector('#board').getBoundingClientRect().bottom")
        assert end <= page.evaluate(FREE)[1]


# -- the sheet ---------------------------------------------------------------------------------------------------------


def test_the_sheet_is_low_high_or_small(people: People) -> None:
    page = people.arrive(**{**PHONE, "locale": "pl"})
    come_to(people, page, "outpost", 2, "trade")
    low, bar = height(page), page.locator(".bar")
    assert 150 < low < HEIGHT * 0.4
    assert page.locator(".few [name=answer]:visible").count() <= 4
    grip = (WIDTH / 2, HEIGHT - low + 9)
    swipe(page, grip, dy=-120)
    expect(page.locator("#everything")).to_have_attribute("open", "")
    assert low < height(page) <= HEIGHT * 0.82 + 1
    last = page.locator("#everything :is([name=answer], li)").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    expect(page.locator("#slot [name=answer]").first).to_be_in_viewport(ratio=1)
    page.touchscreen.tap(WIDTH / 2, HEIGHT - height(page) + 9)
    expect(page.locator("#everything")).not_to_have_attribute("open", "")
    assert height(page) == low
    swipe(page, grip, dy=120)
    expect(page.locator("#back")).to_be_visible()
    assert 70 <= height(page) <= 90
    expect(page.locator("#status")).to_be_in_viewport(ratio=1)
    expect(bar.locator("[name=answer]:visible")).to_have_count(0)
    page.locator("#back").tap()
    expect(page.locator("#back")).to_be_hidden()
    assert height(page) == low


@pytest.mark.parametrize("game", GAMES)
def test_up_to_four_moves_are_in_sight_and_of_more_the_first_of_three_groups(people: People, game: str) -> None:
    page = people.arrive(**{**PHONE, "locale": "pl"})
    for moves in (0, 8, 16, 24):
        sit_at(people, page, in_the_middle(game, 2, moves))
        count = buttons(page).and_(page.locator(":not(#slot *)")).count()
        few = page.locator(".few [name=answer]:visible").count()
        assert few == count if count <= 4 else 0 < few <= 3
        assert page.evaluate(SMALL, LEAST) == []
        if page.locator("#everything").count():
            page.locator("#everything > summary").tap()
            assert page.locator("#everything [name=answer]:visible").count() == (count if count > 4 else 0)
            assert page.evaluate(SMALL, LEAST) == []


def test_a_piece_with_several_moves_shows_itself_over_them_and_the_way_back(people: People) -> None:
    page = people.arrive(**PHONE)
    come_to(people, page, "viceroy", 2, "discard")
    be_calm(page)
    before = revision(page)
    page.touchscreen.tap(*point_at(page.locator("#pieces > [data-answer*=' ']").first))
    menu = page.locator("#menu:popover-open")
    expect(menu.locator(".subject svg > *")).to_be_visible()
    rows = [row.bounding_box() for row in menu.locator("button").all()]
    assert all(row and row["height"] >= LEAST for row in rows)
    menu.locator(".subject button").tap()
    expect(menu).to_have_count(0)
    assert revision(page) == before


def test_a_double_tap_on_the_board_makes_one_move_at_most(people: People) -> None:
    page = people.arrive(**PHONE)
    new_table(page)
    be_calm(page)
    before, at = revision(page), point_at(page.locator("#draw-1"))
    page.touchscreen.tap(*at)
    page.touchscreen.tap(*at)
    page.wait_for_timeout(700)
    assert revision(page) <= before + 1
    assert page.evaluate("visualViewport.scale") == 1
