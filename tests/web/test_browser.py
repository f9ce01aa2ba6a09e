"""The table in a real Chromium, as people use it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Browser, Page, expect

from prestol import Match
from prestol.board.scene import Piece
from prestol.games import kit
from prestol.games.conspiracy.board.view import ConspiracyView
from prestol.play.moves import Move, moves
from prestol.text.families import Family, Kind
from prestol.web import bar

from .browser import (
    DESKTOP,
    PHONE,
    REACH,
    SILENT_BELL,
    People,
    asked,
    barriers,
    be_calm,
    bring,
    buttons,
    cut,
    drawn,
    elapsed,
    fill_in,
    look_at,
    look_away,
    make,
    move,
    mover,
    new_table,
    open_form,
    pieces,
    play,
    play_out,
    point_at,
    post,
    raw_keys,
    revision,
    see,
    send_in,
    serve,
    streams,
    tab_to,
    too_wide,
    transferred,
    until,
    values,
    waiting,
)
from .clicking import click, come_to
from .conftest import Server

PAY = Family(Kind.BUY, "pay")
FINISHED = Path(__file__).parent.parent / "records" / "2-seats.txt"


@pytest.fixture
def lone_server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    with serve(f"sqlite:///{tmp_path / 'test.sqlite3'}") as server:
        yield server


@pytest.fixture
def people(browser: Browser, lone_server: Server) -> Iterator[People]:
    """Afterwards all are gone, no console has complained, and no other host was asked for anything."""
    everybody = People(browser, lone_server)
    yield everybody
    everybody.leave()


pytestmark = pytest.mark.browser

# -- playing -----------------------------------------------------------------------------------------------------------


def test_a_whole_game_against_a_bot_by_clicking(people: People) -> None:
    anna, chance = people.arrive(reduced_motion="no-preference"), random.Random(7)
    fill_in(anna)
    while asked(anna):
        offered, shown = values(buttons(anna), "value"), pieces(anna).all()
        assert offered
        assert set(" ".join(values(pieces(anna), "data-answer")).split()) <= set(offered)
        with move(anna):
            if shown:
                click(anna, chance.choice(shown), chance, touch=False)
            else:
                make(anna, offered[0])
    expect(anna.locator("#score")).to_contain_text("Largest coalition")
    expect(anna.locator("#score")).to_contain_text("Anna")
    expect(anna.locator("#status")).to_contain_text("The game is over")


def test_two_browsers_play_each_other(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    pages = people.sit_down()
    seen = []
    for _ in range(8):
        page, other = mover(*pages), waiting(*pages)
        before = revision(other)
        assert page.title().startswith("●")
        play(page)
        see(other, before, patience=2000)
        expect(other.locator("#voice")).not_to_be_empty()
        seen.append(elapsed(page, other))
    with capsys.disabled():
        print(f"\n  a move is on the other screen after {median(seen):.0f} ms (median), {max(seen):.0f} ms (worst)")
    assert max(seen) < 2000


def test_one_device_for_all_has_a_curtain_before_each_player(people: People) -> None:
    page, seen = people.arrive(), list[str]()
    fill_in(page, "Anna", "device", "viceroy")
    expect(page.locator("body")).to_have_class(re.compile(r"\bhot\b"))
    expect(page.locator(".top")).to_contain_text("One device")
    expect(page.locator(".top")).to_have_css("background-image", re.compile("repeating-linear-gradient"))
    while len(seen) < 4:
        page.locator("#part:is(:has(#curtain), :has(#actions [name=answer]))").wait_for()
        if page.locator("#curtain").count():
            seen.append(page.locator("#curtain h2").inner_text())
            assert "data-answer" not in page.content()
            assert 'name="answer"' not in page.content()
            expect(page.locator("#curtain-button")).to_be_focused()
            page.keyboard.press("1")  # nothing to be played from behind it
            page.locator("#curtain-button").click()
            expect(page.locator("#curtain")).to_have_count(0)
        else:
            play(page)
    assert [seen.index(title) for title in seen] == [0, 1, 0, 1]


def test_a_whole_game_by_keyboard_alone(people: People) -> None:
    page, ways = people.arrive(), cycle(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
    page.goto("/")
    tab_to(page, "article[data-game=conspiracy] summary")
    page.keyboard.press("Enter")
    tab_to(page, "[name=name]")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    turns = 0
    while asked(page):
        with move(page):
            if turns % 2 or not pieces(page).count():
                in_sight = page.locator("#actions .act:visible").count()
                page.keyboard.press(str(min(in_sight, 9)) if in_sight else "Shift+Enter")
            else:
                tab_to(page, "#pieces > *")
                page.keyboard.press(next(ways))
                for _ in range(20):
                    if page.locator("#pieces > [data-answer]:focus").count():
                        break
                    page.keyboard.press(next(ways))
                page.keyboard.press("Enter")
                if page.locator("#menu:popover-open").count():
                    page.keyboard.press("Enter")  # the first of its moves
        turns += 1
    tab_to(page, "#score summary")
    expect(page.locator("#score")).to_contain_text("Anna")


def test_on_a_phone(people: People) -> None:
    page = people.arrive(**PHONE)
    page.goto("/")
    assert too_wide(page) == 0
    fill_in(page)
    for turn in range(8):
        asked(page)
        with move(page):
            if turn % 2 and pieces(page).count():
                click(page, pieces(page).first, random.Random(turn), touch=True)
            else:
                make(page, values(buttons(page), "value")[0])
    asked(page)
    box = page.locator("#board").evaluate("board => [board.viewBox.baseVal.width, board.viewBox.baseVal.height]")
    assert box[0] < box[1]
    parts = {"0": "#panel-0", "1": "#panel-1", "log": "#log"}
    for tab in ("0", "1", "log", "board"):
        page.locator(f"label:has(#tab-{tab})").tap()
        expect(page.locator("#board")).to_be_visible(visible=tab != "log")
        for other, selector in parts.items():
            expect(page.locator(selector)).to_be_visible(visible=other == tab)
        expect(page.locator("#status")).to_be_in_viewport()
        assert too_wide(page) == 0


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_in_another_language(people: People, language: str) -> None:
    page, say = people.arrive(), kit("conspiracy").words(language)
    page.goto("/")
    page.locator(".drawer > button").last.click()
    page.locator(f"[name=language][value={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert raw_keys(page) == []
    path = fill_in(page, "Anna", "me")
    expect(page.locator("#status")).to_contain_text(say("web.status.you", prompt="").strip())
    expect(page.locator(".tools")).to_contain_text(say("web.table"))
    for _ in range(8):
        asked(page)
        for label in buttons(page).all_inner_texts():
            assert not re.search(r"\b(Draw|Take|Keep|Reveal|Place)\b", label)
            assert language == "pl" or re.search("[а-я]{3}", label)
        assert raw_keys(page) == []
        play(page)
    play_out(people.server, page, page)
    expect(page.locator("#score")).to_contain_text(say("part.coalition"))
    for address in (path, f"{path}/replay/3", "/rules/conspiracy"):
        page.goto(address)
        assert raw_keys(page) == []


def test_undo_by_button_and_by_key_and_why_not(people: People) -> None:
    page = people.arrive()
    new_table(page)
    undo, piles = page.locator("#undo"), page.locator(".group [value^=pile]")

    def take_back(by: str) -> None:
        undo.click(force=True) if by == "button" else page.keyboard.press("u")  # force: also where it is refused

    for by in ("button", "key"):
        while not page.locator("#undo:not(.refused)").count():  # until somebody takes a pile, which reveals nothing
            shown, offered = drawn(page), values(buttons(page), "value")
            play(page, lambda page: piles if piles.count() else buttons(page).last)
        with move(page):
            take_back(by)
        assert values(buttons(page), "value") == offered
        assert drawn(page) == shown
        while not page.locator("#undo.refused").count():
            play(page)
    for by in ("button", "key"):
        take_back(by)
        expect(page.locator("#menu.refusal")).to_have_text(undo.get_attribute("data-why") or "a reason")
        page.keyboard.press("Escape")


# -- targets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("screen", "least"), [("desktop", 40), ("phone", 44)])
def test_every_target_is_large_enough(people: People, screen: str, least: int) -> None:
    page = people.arrive(**(PHONE if screen == "phone" else {}))
    for family in ("keep", "reveal", "deck", "swap"):
        come_to(people, page, "conspiracy", 3, family)
        for piece in pieces(page).all():
            assert piece.evaluate(REACH) >= least, f"{family}: {piece.get_attribute('aria-label')}"


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_many_moves(people: People, monkeypatch: pytest.MonkeyPatch, screen: str) -> None:
    """Sixty moves leave the board where it is; all of them are in a list that stays open while its question stands."""
    more = [Move(f"pay:{number}", f"Pay with gems {number}", f"gems {number}", PAY) for number in range(60)]
    monkeypatch.setattr(bar, "moves", lambda *asked: moves(*asked) + more)
    page = people.arrive(**(PHONE if screen == "phone" else {}))
    new_table(page)
    box = page.locator(".bar").bounding_box()
    assert box
    assert box["height"] <= (102 if screen == "desktop" else 260)
    assert too_wide(page) == 0
    page.locator("#everything summary").click()
    change_screen(page)  # and the same question comes again
    expect(page.locator("#everything")).to_have_attribute("open", "")
    change_screen(page)
    last = page.locator("#everything [value='pay:59']")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert barriers(page, ".bar") == []
    assert too_wide(page) == 0


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_piece_with_several_moves_opens_a_menu(people: People, monkeypatch: pytest.MonkeyPatch, screen: str) -> None:
    """By pointer and by key; a click beside it closes it and answers nothing."""
    monkeypatch.setattr(ConspiracyView, "answer", answer_all)
    page = people.arrive(**(PHONE if screen == "phone" else {}))
    new_table(page)
    be_calm(page)
    rows = page.locator("#menu:popover-open [name=answer]")
    page.mouse.click(*point_at(page.locator("#deck")))
    expect(rows).to_have_count(3)
    expect(rows.first).to_be_focused()
    assert values(rows, "value") == ["deck:1", "deck:2", "deck:3"]
    assert barriers(page, "#menu") == []
    before = revision(page)
    page.mouse.click(5, 5)
    expect(rows).to_have_count(0)
    assert revision(page) == before
    page.locator("#deck").focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(3)
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    with move(page):
        page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("draws 2 lords")


def change_screen(page: Page) -> None:
    """From a desktop's to a phone's, or back."""
    board = page.locator("#board")
    shape = board.get_attribute("viewBox") or ""
    page.set_viewport_size(PHONE["viewport"] if page.viewport_size == DESKTOP else DESKTOP)
    expect(board).not_to_have_attribute("viewBox", shape)


def answer_all(view: ConspiracyView, piece: Piece, *actions: int) -> Piece:
    """As games with many answers do it: a piece stands for all of its own."""
    legal = [action for action in actions if action in view.legal]
    piece.action, piece.label = " ".join(map(view.s.game.notation, legal)), piece.label or "several"
    return piece


# -- connections -------------------------------------------------------------------------------------------------------


def test_a_lost_connection_comes_back_by_itself(people: People) -> None:
    pages = people.sit_down()
    play(mover(*pages))
    page, other = mover(*pages), waiting(*pages)
    lamp, before = other.locator("#wire"), revision(other)
    expect(lamp).to_have_class(re.compile("live"))
    other.context.set_offline(True)
    cut(people.server)
    expect(lamp).not_to_have_class(re.compile("live"))
    page.reload()
    play(page)
    assert revision(other) == before
    other.context.set_offline(False)
    see(other, before)
    expect(lamp).to_have_class(re.compile("live"))
    page, lost = mover(*pages), revision(mover(*pages))
    be_calm(page)
    page.context.set_offline(True)
    buttons(page).first.click()
    expect(page.locator("#voice.wrong")).to_contain_text("The server is not responding")
    page.context.set_offline(False)
    assert revision(page) == lost
    play(page)
    people.expect_complaint("net::ERR_")


def test_where_no_stream_comes_through_the_page_asks(people: People) -> None:
    anna, boris = people.sit_down()
    for page in (anna, boris):
        page.route("**/stream?*", lambda route: route.abort())
        page.reload()
    expect(anna.locator("#wire")).not_to_have_class(re.compile("live"))
    for _ in range(2):
        page, other = mover(anna, boris), waiting(anna, boris)
        before = revision(other)
        play(page)
        see(other, before)
    people.expect_complaint("net::ERR_FAILED")


def test_a_hidden_tab_lets_go_and_catches_up(people: People) -> None:
    pages = people.sit_down()
    page, other = mover(*pages), waiting(*pages)
    before = revision(other)
    look_away(other)
    play(page)
    until(lambda: streams(people.server) == 1)
    assert revision(other) == before
    look_at(other)
    see(other, before)


def test_eight_tabs_of_one_browser(people: People) -> None:
    first = people.arrive()
    path = new_table(first)
    tabs = [first]
    for _ in range(7):
        look_away(tabs[-1])
        tabs.append(first.context.new_page())
        tabs[-1].goto(path)
    for played, front in enumerate((7, 0)):
        for tab in tabs:
            look_away(tab)
        look_at(tabs[front])
        expect(tabs[front].locator("#part")).to_have_attribute("data-revision", str(played))  # it has caught up
        asked(tabs[front])
        play(tabs[front])
    for tab in tabs:
        look_away(tabs[0])
        look_at(tab)
        expect(tab.locator("#part")).to_have_attribute("data-revision", "2")
        look_away(tab)


def test_a_stale_page_never_plays_twice(people: People) -> None:
    first = people.arrive()
    path = new_table(first)
    second = first.context.new_page()
    second.goto(path)
    look_away(second)
    play(first)
    stale = {"answer": values(buttons(second), "value")[0], "revision": revision(second), "seat": 0}
    assert post(second, "answer", **stale) == 409
    buttons(second).first.click()
    expect(second.locator("#voice.wrong")).to_contain_text("the table has moved on")
    assert revision(second) == revision(first) == 1
    look_at(second)
    with move(first):
        buttons(first).first.dblclick()
    first.wait_for_timeout(300)
    assert revision(first) == 2
    people.expect_complaint("409")


# -- news --------------------------------------------------------------------------------------------------------------


def test_the_log_marks_what_is_new_and_leads_to_its_step(people: People) -> None:
    pages = people.sit_down()
    page, other = mover(*pages), waiting(*pages)
    fresh = other.locator("#log .new")
    expect(fresh).to_have_count(0)
    look_away(other)
    while page.locator("#part.asked").count():
        play(page)
    expect(page.locator("#log .new")).to_have_count(0)  # my own answers are no news
    look_at(other)
    asked(other)
    assert fresh.count() > 0
    step = fresh.last.get_attribute("data-step")
    other.locator("#log .new a").last.click()
    other.wait_for_url(f"**/replay/{step}*")
    expect(other.locator("#part")).to_have_attribute("data-step", step or "")
    other.go_back()
    asked(other)
    expect(fresh).to_have_count(0)  # seen before
    play(other)
    expect(fresh).to_have_count(0)


def test_a_bell_rings_when_it_is_my_turn(people: People) -> None:
    pages = people.sit_down()
    for page in pages:
        page.add_init_script(SILENT_BELL)
        page.reload()
    page, other = mover(*pages), waiting(*pages)

    def rung(times: int) -> None:
        until(lambda: bool(other.evaluate("tones.filter(pitch => pitch === 659).length") == times))

    def pass_on(one: Page, next: Page) -> None:
        while one.locator("#part.asked").count():
            play(one)
        asked(next)

    pass_on(page, other)
    rung(0)  # quiet until somebody wants it
    other.locator(".drawer > button").last.click()
    other.locator("#volume").fill("6")
    rung(1)
    other.keyboard.press("Escape")
    pass_on(other, page)
    pass_on(page, other)
    rung(2)
    other.reload()
    expect(other.locator("#volume")).to_have_value("6")


# -- around the game ---------------------------------------------------------------------------------------------------


def test_a_rematch_leads_both_to_the_same_new_table(people: People) -> None:
    anna, boris = people.sit_down()
    old = anna.url
    look_away(anna)
    look_away(boris)
    play_out(people.server, anna, boris)
    look_at(anna)
    look_at(boris)
    be_calm(anna)
    anna.get_by_role("button", name="Play again").click()
    be_calm(boris)
    boris.get_by_role("link", name="To the new game").click()
    for page in (anna, boris):
        page.wait_for_url(lambda url: url != old)
        expect(page.locator("#part")).to_have_attribute("data-revision", "0")
    assert anna.url == boris.url
    play(mover(anna, boris))


def test_a_record_is_brought_and_taken_home(people: People, tmp_path: Path) -> None:
    page = people.arrive()
    page.goto(bring(page, FINISHED))
    page.locator("[popovertarget=about]").click()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    brought = Match.from_record(FINISHED.read_text(encoding="utf-8"))  # in the format of an older version
    assert download.value.path().read_text(encoding="utf-8") == brought.record()
    assert download.value.suggested_filename.endswith(".txt")
    broken = tmp_path / "broken.txt"
    broken.write_text(FINISHED.read_text(encoding="utf-8")[:400], encoding="utf-8")
    send_in(page, broken)
    expect(page.locator("h1")).to_contain_text("the record has been cut off")
    people.expect_complaint("400")


def test_replay(people: People) -> None:
    page = people.arrive()
    path = bring(page, FINISHED)
    slider, last = page.locator("#slider"), int(page.locator("#part").get_attribute("data-last") or 0)

    def is_at(step: int, view: str = "0") -> None:
        page.wait_for_url(f"**{path}/replay/{step}?as={view}")
        expect(page.locator("#part")).to_have_attribute("data-step", str(step))
        expect(slider).to_have_value(str(step))

    for key, step in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        is_at(step)
    expect(page.locator("#score")).to_be_visible()
    slider.fill("12")
    is_at(12)
    slider.press("ArrowRight")
    is_at(13)
    page.locator("#go-back").click()
    is_at(12)
    shown = drawn(page)
    page.reload()
    is_at(12)
    assert drawn(page) == shown
    views = page.locator(".views a")
    assert views.count() == 4
    views.last.click()
    is_at(12, "all")
    page.locator("#go-next").click()
    is_at(13, "all")
    page.locator("#log a").first.click()
    expect(page.locator("#log [aria-current]").first).to_be_visible()


def test_without_script(people: People) -> None:
    page = people.arrive(java_script_enabled=False)
    fill_in(page)
    for _ in range(3):
        while not buttons(page).count():
            page.reload()
        play(page)
    for useless in page.locator(".script").all():
        expect(useless).to_be_hidden()


def test_a_spectator_sees_the_table_and_no_buttons(people: People) -> None:
    anna, stranger = people.arrive(), people.arrive()
    stranger.goto(new_table(anna))
    expect(stranger.locator(".top")).to_contain_text("Spectating")
    for _ in range(3):
        before = revision(stranger)
        play(anna)
        see(stranger, before)
        assert stranger.locator("#pieces > *").count() > 10
        for mine in ("#actions button", "#pieces [data-answer]", "#undo", "#chat", ".leave", ".invite"):
            expect(stranger.locator(mine)).to_have_count(0)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_nothing_keeps_anybody_out(people: People, screen: str) -> None:
    page = people.arrive(**(PHONE if screen == "phone" else {}))
    found: dict[str, list[str]] = {}

    def check(what: str, address: str = "", where: str = "html") -> None:
        if address:
            page.goto(address)
        if wrong := barriers(page, where):
            found[what] = wrong

    finished = bring(page, FINISHED)
    check("finished table", finished)
    check("replay", f"{finished}/replay/20")
    new_table(page, "link")
    link = page.locator(".invite input").input_value()
    check("table with an open seat")
    check("join", link)
    check("home", "/")
    open_form(page, "conspiracy").locator("[name=seat_1]").select_option("device")
    check("set-up")
    check("rules", "/rules/conspiracy")
    check("error", "/nowhere")
    people.expect_complaint("404")
    new_table(page, "device", "viceroy")
    check("curtain", where="#curtain")
    new_table(page, "bot:random")
    asked(page)
    play(page)
    asked(page)
    check("table")
    pieces(page).first.focus()
    page.keyboard.press("e")
    expect(page.locator("#closeup.large p")).not_to_be_empty()
    check("lens")
    page.keyboard.press("Escape")
    for number, drawer in enumerate(page.locator(".drawer > button").all()):
        drawer.click()
        check(f"drawer {number}", where=".sheet-down:popover-open")
        page.keyboard.press("Escape")
        expect(page.locator(".sheet-down:popover-open")).to_have_count(0)
    assert found == {}


# -- numbers -----------------------------------------------------------------------------------------------------------


def test_the_first_table_page_is_light(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    path = new_table(people.arrive())
    sizes = transferred(people.arrive(), path)
    scripts = sum(size for name, size in sizes.items() if "/scripts/" in name)
    with capsys.disabled():
        print(f"\n  {len(sizes)} files, {sum(sizes.values()):,} bytes; our scripts {scripts:,} bytes")
    assert sum(sizes.values()) < 120_000
    assert 0 < scripts < 29_500  # headers included


def test_from_click_to_board(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    page = people.arrive()
    new_table(page)
    taken = []
    for _ in range(15):
        play(page)
        taken.append(elapsed(page, page))
    with capsys.disabled():
        print(f"\n  from the click to the new board: {median(taken):.0f} ms (median), {max(taken):.0f} ms (worst)")
