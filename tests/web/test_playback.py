"""What others did is shown event by event in a real browser: it ends in the server's board, and never delays a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from prestol import Match
from prestol.core.chance import Quick
from prestol.play.fuzz import pick
from prestol.web.table import Table

from .browser import SILENT_BELL, People, be_calm, drawn, look_at, look_away, point_at, revision, see, until

pytestmark = pytest.mark.browser

# Every sentence that the strip has told.
LISTEN = """
window.told = []
const note = () => {
  const line = document.querySelector('#ribbon:not([hidden]) .line')?.textContent
  if (line && told.at(-1) !== line) told.push(line)
}
const all = { subtree: true, childList: true, characterData: true, attributes: true }
addEventListener('DOMContentLoaded', () => new MutationObserver(note).observe(document.body, all))
"""
# The script that shows it comes after the page.
READY = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/skip.js'))"
PLAYING = "!document.querySelector('#ribbon').hidden && !document.querySelector('#ribbon').matches('.done')"


def watcher(people: People, **options: object) -> Page:
    page = people.arrive(**{"reduced_motion": "no-preference", **options})
    page.add_init_script(LISTEN)
    return page


def sit(people: People, page: Page, match: Match, seat: int = 0) -> Table:
    """One seat is the page's own; the others belong to people whom the test plays."""
    service, run = people.server.service, people.server.run
    page.request.get("/")
    guest = next(str(cookie.get("value")) for cookie in page.context.cookies() if cookie.get("name") == "guest")
    chairs = [{"kind": "person" if number == seat else "open"} for number in range(match.seats)]
    table, tokens = run(service.adopt(match, chairs, guest.rpartition(".")[0]))
    for number, token in enumerate(tokens):
        if number != seat:
            run(service.join(token, f"P{number}", ""))
    page.goto(f"/t/{table.id}")
    expect(page.locator("#wire.live")).to_be_attached()
    until(lambda: bool(page.evaluate(READY)))
    page.wait_for_timeout(100)
    return table


def answer(people: People, table: Table, seat: int, action: int) -> None:
    notation = table.match.game.notation(action)
    people.server.run(people.server.service.answer(table, seat, notation, table.revision))


def others_answer(people: People, table: Table, most: int, chance: Quick, mine: int = 0) -> int:
    """As long as somebody else is asked; how many answers there were."""
    given = 0
    while given < most and (asked := [seat for seat in table.match.state.waiting if seat != mine]):
        answer(people, table, asked[0], pick(table.match.state.legal(asked[0]), chance, leaning=True))
        given += 1
    return given


def before_the_bids(seats: int = 3) -> Match:
    """Viceroy: everybody is about to bid."""
    match, chance = Match.new("viceroy", seats, 11), Quick(4)
    while match.state.question != "bid" or len(match.state.waiting) < seats:
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))
    return match


def reveal(people: People, page: Page) -> Table:
    """The last bid comes in: all turn over, cards are won or clash, gems are taken."""
    table = sit(people, page, before_the_bids())
    bids = {seat: table.match.state.legal(seat) for seat in table.match.state.waiting}
    for seat, choices in bids.items():
        answer(people, table, seat, choices[-1] if len(choices) > 1 else choices[0])
    return table


def is_playing(page: Page) -> bool:
    return bool(page.evaluate(PLAYING))


def showing(people: People) -> tuple[Page, Table]:
    """A page on which the bids are just turning over."""
    page = watcher(people)
    table = reveal(people, page)
    until(lambda: is_playing(page))
    return page, table


def wait_for_the_end(page: Page) -> None:
    until(lambda: not is_playing(page))
    until(lambda: page.evaluate("document.querySelector('#pieces').getAnimations({ subtree: true }).length") == 0)


def check_against_a_fresh_page(people: People, page: Page, table: Table) -> None:
    """The same board, in the same order, with the same answers, as somebody sees who has just come."""
    until(lambda: revision(page) == table.revision)
    wait_for_the_end(page)
    shown = drawn(page)
    page.reload()
    assert shown == drawn(page)


@pytest.mark.parametrize("game", ["conspiracy", "viceroy", "rurik", "outpost"])
def test_whatever_comes_the_last_board_shown_is_the_servers(people: People, game: str) -> None:
    """Bursts of one to eight answers, while the one before is still being shown."""
    page, chance = watcher(people), Quick(8)
    match = Match.new(game, 3, 21)
    for _ in range(30):
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))
    table = sit(people, page, match)
    for burst in (1, 8, 2, 5):
        if not others_answer(people, table, burst, chance):
            answer(people, table, 0, pick(table.match.state.legal(0), chance, leaning=True))
        page.wait_for_timeout(300)
    check_against_a_fresh_page(people, page, table)


def test_sealed_bids_turn_over_one_after_another(people: People) -> None:
    page = watcher(people)
    reveal(people, page)
    wait_for_the_end(page)
    told = page.evaluate("told")
    assert len(told) >= 3
    assert sum("gem" in line for line in told) >= 2, told


def test_three_turns_at_once_and_a_page_that_was_asleep(people: People) -> None:
    page = watcher(people)
    table = sit(people, page, Match.new("conspiracy", 4, 5), seat=3)
    look_away(page)
    for seat in (0, 1, 2):
        while table.match.state.waiting[0] == seat:
            answer(people, table, seat, table.match.state.legal(seat)[0])
    look_at(page)
    until(lambda: is_playing(page))
    check_against_a_fresh_page(people, page, table)


def test_who_was_away_for_long_finds_the_way_to_the_replay(people: People) -> None:
    page = watcher(people)
    table = sit(people, page, Match.new("outpost", 2, 5))
    look_away(page)
    chance, first = Quick(2), len(table.match.moves)
    while len(table.match.moves) < first + 45:
        seat = table.match.state.waiting[0]
        answer(people, table, seat, pick(table.match.state.legal(seat), chance, leaning=True))
    look_at(page)
    expect(page.locator("#ribbon .line")).to_have_text("45 moves without you")
    page.locator("#ribbon .look").click()
    page.wait_for_url(f"**/replay/{first}")


def test_a_move_in_the_bar_is_made_at_once_while_something_is_shown(people: People) -> None:
    page = watcher(people)
    table = reveal(people, page)
    chance = Quick(1)
    while 0 not in table.match.state.waiting:
        others_answer(people, table, 1, chance)
    until(lambda: revision(page) == table.revision)
    before, button = table.revision, page.locator("#part [name=answer]:not([data-sure]):visible").first
    be_calm(page)
    assert is_playing(page), "nothing is being shown any more"
    with page.expect_request("**/answer") as sent:
        button.click()
    assert sent.value.timing["startTime"] - page.evaluate("clickedAt") < 100
    see(page, before)


@pytest.mark.parametrize("way", ["key", "button", "click"])
def test_any_key_and_any_click_lead_to_the_end(people: People, way: str) -> None:
    page, table = showing(people)
    before = table.revision
    if way == "key":
        page.keyboard.press("Space")
    elif way == "button":
        page.locator("#ribbon [data-play=skip]").click()
    else:
        page.mouse.click(*point_at(page.locator("#discard")))
    assert not is_playing(page)
    assert table.revision == before  # none of these is a move
    check_against_a_fresh_page(people, page, table)


def test_it_can_be_paused_and_shown_again(people: People) -> None:
    page, table = showing(people)
    page.locator("#ribbon [data-play=pause]").click()
    count = page.locator("#ribbon .count").inner_text()
    page.wait_for_timeout(1000)
    assert page.locator("#ribbon .count").inner_text() == count
    page.locator("#ribbon [data-play=pause]").click()
    wait_for_the_end(page)
    told = page.evaluate("told")
    page.evaluate("told.length = 0")
    page.locator("#ribbon [data-play=again]").click()
    until(lambda: is_playing(page))
    wait_for_the_end(page)
    assert page.evaluate("told") == told
    check_against_a_fresh_page(people, page, table)


def test_the_pace_is_kept_and_off_is_off(people: People) -> None:
    page, table = showing(people)
    page.locator("#ribbon [data-pace=off]").click()
    expect(page.locator("#settings [name=pace][value=off]")).to_have_attribute("aria-pressed", "true")
    wait_for_the_end(page)
    page.reload()
    expect(page.locator("#settings [name=pace][value=off]")).to_have_attribute("aria-pressed", "true")
    page.evaluate("told.length = 0")
    others_answer(people, table, 3, Quick(3))
    until(lambda: revision(page) == table.revision)
    page.wait_for_timeout(200)
    assert page.evaluate("told") == []


def test_who_wants_no_motion_sees_none_and_finds_what_has_changed(people: People) -> None:
    page = people.arrive()
    page.add_init_script(LISTEN)
    table = reveal(people, page)
    until(lambda: revision(page) == table.revision)
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("told") == []
    assert page.locator("#pieces > .news").count() > 0
    expect(page.locator("#pieces > .news")).to_have_count(0)  # after a while


def test_events_sound_once_somebody_turns_the_sound_up(people: People) -> None:
    page = watcher(people)
    page.add_init_script(SILENT_BELL)
    page.add_init_script("localStorage.volume = 5")
    reveal(people, page)
    until(lambda: is_playing(page))
    wait_for_the_end(page)
    assert page.evaluate("tones.length") >= len(page.evaluate("told"))


def test_a_bot_that_thinks_shows_it(people: People) -> None:
    page = people.arrive()
    people.server.service.pause = 3.0
    page.request.get("/")
    guest = next(str(cookie.get("value")) for cookie in page.context.cookies() if cookie.get("name") == "guest")
    chairs = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    match = Match.new("conspiracy", 2, 3)
    while match.state.waiting == [0]:
        match.play(0, match.state.legal(0)[0])
    table, _ = people.server.run(people.server.service.adopt(match, chairs, guest.rpartition(".")[0]))
    page.goto(f"/t/{table.id}")
    expect(page.locator(".thinks")).to_contain_text("is thinking")
    people.server.service.pause = 0.0


def test_the_end_is_celebrated_beside_the_board(people: People) -> None:
    """The winner's page glitters, the other's does not; the score lies beside the board, and the bar says why."""
    page = watcher(people)
    match, chance = Match.new("conspiracy", 2, 6), Quick(6)
    line = [*iter_moves(match, chance)]
    start = Match.new("conspiracy", 2, 6)
    for seat, action in line[:-1]:
        start.play(seat, action)
    winner = next(score.player for score in match.state.results() if score.rank == 1)
    table = sit(people, page, start, seat=winner)
    answer(people, table, *line[-1])
    page.locator("#score").wait_for()
    expect(page.locator(".sparks")).to_have_count(2)
    expect(page.locator("#status small")).to_contain_text("What made the difference")
    board, score = page.locator("#board").bounding_box(), page.locator("#score").bounding_box()
    assert board
    assert score
    assert score["x"] >= board["x"] + board["width"] - 1
    expect(page.locator(".sparks")).to_have_count(0)
    page.reload()
    page.locator("#score").wait_for()
    expect(page.locator(".sparks")).to_have_count(0)  # once is enough


def iter_moves(match: Match, chance: Quick) -> list[tuple[int, int]]:
    """A whole game at random, and its moves."""
    made: list[tuple[int, int]] = []
    while not match.state.over:
        seat = match.state.waiting[0]
        made.append((seat, pick(match.state.legal(seat), chance, leaning=True)))
        match.play(*made[-1])
    return made
