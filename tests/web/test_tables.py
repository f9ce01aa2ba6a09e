"""Tables over HTTP, as a browser without script uses them; over SQLite and PostgreSQL alike."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import httpx
import pytest

from prestol import Match

from .conftest import Server
from .play import answers, asked, create, is_over, play, play_out, post, revision, seat

RECORDS = Path(__file__).parent.parent / "records"


def link(page: str) -> str:
    found = re.search(r'value="(http[^"]+/j/[^"]+)"', page)
    assert found, "the page shows no link for the open seat"
    return httpx.URL(found[1]).path


def sit_down(server: Server, name: str = "Boris") -> tuple[httpx.Client, httpx.Client, str]:
    """Anna creates a table, Boris opens her link."""
    anna, boris = server.guest(), server.guest()
    path = create(anna, seat_0="me", seat_1="link")
    join = link(anna.get(path).text)
    boris.get(join)
    assert post(boris, join, name=name).url.path == path
    return anna, boris, path


def mover(*guests: httpx.Client, path: str) -> httpx.Client:
    return next(guest for guest in guests if answers(guest.get(path).text))


def test_a_whole_game_against_a_bot_is_kept_and_can_be_replayed(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    last = play_out(anna, path)
    assert "Largest coalition" in last
    record = anna.get(f"{path}/record").text
    match = Match.from_record(record)
    assert match.state.over
    assert anna.get(f"{path}/replay/3").status_code == 200
    assert str(match.seed) in last


def test_two_guests_play_each_other(server: Server) -> None:
    anna, boris, path = sit_down(server)
    for _ in range(6):
        assert play(mover(anna, boris, path=path), path).status_code == 200
    assert "Boris" in anna.get(path).text
    assert "Anna" in boris.get(path).text


@pytest.mark.parametrize("name", ["Александра", "Łukasz Żółć", "a;b=c, d", "名前"])
def test_names_in_any_alphabet(server: Server, name: str) -> None:
    anna = server.guest()
    path = create(anna, name=name)
    assert escape(name) in anna.get(path).text
    assert f'value="{escape(name)}"' in anna.get("/").text


def test_the_game_waits_until_every_seat_is_taken(server: Server) -> None:
    anna = server.guest()
    path = create(anna, seat_0="me", seat_1="link")
    page = anna.get(path).text
    assert answers(page) == []
    assert "Waiting until every seat is taken" in page


def test_a_repeated_answer_never_plays_twice(server: Server) -> None:
    anna, boris, path = sit_down(server)
    guest = mover(anna, boris, path=path)
    page = guest.get(path).text
    fields = {"revision": revision(page), "answer": "deck:1", "seat": seat(page)}
    assert post(guest, f"{path}/answer", script=True, **fields).status_code == 204
    again = post(guest, f"{path}/answer", script=True, **fields)
    assert again.status_code == 409
    assert again.json()["detail"] == "the table has moved on: look again"
    assert int(revision(again.json()["part"])) == int(revision(page)) + 1


def test_nobody_answers_for_somebody_else(server: Server) -> None:
    anna, boris, path = sit_down(server)
    guest = mover(anna, boris, path=path)
    page = guest.get(path).text
    other, stranger = boris if guest is anna else anna, server.guest()
    stranger.get(path)
    for intruder in (other, stranger):
        answer = post(intruder, f"{path}/answer", True, revision=revision(page), answer="deck:1", seat=seat(page))
        assert answer.status_code == 403
        assert answer.json() == {"detail": "this is not your seat"}
    assert revision(guest.get(path).text) == revision(page)


def test_a_forged_cookie_is_worth_nothing(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    forger = server.guest()
    forger.get("/")
    signed = anna.cookies["guest"]
    forged = signed[:-2] + ("1" if signed[-2] == "0" else "0") + signed[-1]  # not all bits of the last letter count
    forger.cookies.set("guest", forged)
    assert answers(forger.get(path).text) == []


@pytest.mark.parametrize(
    ("fields", "status", "sentence"),
    [
        ({"answer": "keep:B4"}, 400, "this move is not possible now"),
        ({"answer": "dance"}, 400, "there is no action “dance”"),
        ({"answer": "pile:Y"}, 400, "this pile is empty (rule 3.1)"),
        ({"revision": "99"}, 409, "the table has moved on"),
        ({"revision": "soon"}, 400, "“soon” should be a number"),
        ({"seat": "1"}, 403, "this is not your seat"),
    ],
)
def test_bad_answers_get_one_sentence_and_change_nothing(
    server: Server, fields: dict[str, str], status: int, sentence: str
) -> None:
    anna = server.guest()
    path = create(anna, seat_0="me", seat_1="bot:random")
    page = asked(anna, path)
    good = {"revision": revision(page), "answer": "deck:1", "seat": seat(page)}
    answer = post(anna, f"{path}/answer", True, **(good | fields))
    assert answer.status_code == status
    assert sentence in answer.json()["detail"]
    assert revision(anna.get(path).text) == revision(page)


def test_errors_speak_the_guests_language(server: Server) -> None:
    for language, sentence in (("ru", "стола nowhere нет"), ("pl", "nie ma stołu nowhere")):
        page = server.guest(language).get("/t/nowhere")
        assert page.status_code == 404
        assert sentence in page.text


@pytest.mark.parametrize("path", ["/t/nowhere", "/j/nothing", "/rules/chess", "/nowhere", "/t/nowhere/stream"])
def test_unknown_addresses(server: Server, path: str) -> None:
    answer = server.guest().get(path)
    assert answer.status_code in (403, 404)
    assert "<title>" in answer.text


def test_forms_of_other_sites_are_refused(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    answer = anna.post(f"{path}/answer", data={"revision": "0", "answer": "deck:1", "seat": "0"})
    assert answer.status_code == 403


def test_a_body_too_large_is_refused(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    answer = post(anna, f"{path}/chat", text="x" * 300_000)
    assert answer.status_code == 413


def quiet_pile() -> tuple[Match, str]:
    """A game in which the next player may take a pile without revealing anything."""
    for seed in range(100):
        match = Match.new("conspiracy", 2, seed)
        match.play(match.state.waiting[0], "deck:3")
        keep = [a for a in match.state.legal(match.state.waiting[0]) if match.game.notation(a)[-1] not in "346"]
        if not keep:
            continue
        match.play(match.state.waiting[0], keep[0])
        for letter in "YRGBP":
            after = Match.from_record(match.record())
            seat = after.state.waiting[0]
            if after.game.parse(f"pile:{letter}") in after.state.legal(seat):
                reveals = after.state.reveals
                after.play(seat, f"pile:{letter}")
                if after.state.waiting != [seat] and after.state.reveals == reveals:
                    return match, f"pile:{letter}"
    raise AssertionError("no such game")


def bring(guest: httpx.Client, text: str) -> str:
    """Upload a record; the table's path."""
    guest.get("/")
    token = guest.cookies["csrftoken"]
    answer = guest.post("/import", files={"record": ("game.txt", text.encode())}, data={"_csrf_token": token})
    assert answer.status_code == 200
    return answer.url.path.removesuffix("/replay")


def test_undo_takes_back_what_revealed_nothing(server: Server) -> None:
    anna = server.guest()
    match, pile = quiet_pile()
    path = bring(anna, match.record())
    lift(anna, path)
    before = anna.get(path).text
    post(anna, f"{path}/answer", revision=revision(before), answer=pile, seat=seat(before))
    after = anna.get(path).text
    assert post(anna, f"{path}/undo", True, revision=revision(after), seat=seat(before)).status_code == 204
    lift(anna, path)
    undone = anna.get(path).text
    assert answers(undone) == answers(before)
    assert int(revision(undone)) == int(revision(before)) + 2


def test_undo_says_why_not(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    page = asked(anna, path)
    early = post(anna, f"{path}/undo", True, revision=revision(page), seat=seat(page))
    assert (early.status_code, early.json()["detail"]) == (400, "Anna has not made a move yet")
    play(anna, path)
    page = asked(anna, path)
    late = post(anna, f"{path}/undo", True, revision=revision(page), seat=seat(page))
    assert (late.status_code, late.json()["detail"]) == (400, "something has been revealed since then")


def lift(guest: httpx.Client, path: str) -> None:
    page = guest.get(path).text
    if f'{path}/curtain"' in page:
        post(guest, f"{path}/curtain", revision=revision(page), seat=seat(page))


def test_hot_seat_has_a_curtain_before_each_player(server: Server) -> None:
    anna = server.guest()
    path = create(anna, 2, game="viceroy", seat_0="device", seat_1="device")
    page = anna.get(path).text
    assert f'{path}/curtain"' in page
    assert answers(page) == []
    lift(anna, path)
    assert answers(anna.get(path).text) != []


def test_chat_is_escaped_and_only_for_the_table(server: Server) -> None:
    anna, boris, path = sit_down(server, name="<b>Boris</b>")
    post(boris, f"{path}/chat", text="<script>alert(1)</script> hello")
    page = anna.get(path).text
    assert "&lt;script&gt;alert(1)&lt;/script&gt; hello" in page
    assert "<script>alert" not in page
    assert "<b>Boris" not in page
    stranger = server.guest()
    assert "hello" not in stranger.get(path).text
    assert post(stranger, f"{path}/chat", text="me too").status_code == 403


def test_a_player_who_leaves_is_replaced_and_comes_back(server: Server) -> None:
    anna, boris, path = sit_down(server)
    seat_of_boris = "1"
    assert post(boris, f"{path}/leave", seat=seat_of_boris).status_code == 200
    for _ in range(4):
        page = asked(anna, path)  # the bot answers for Boris meanwhile
        assert not is_over(page)
        assert play(anna, path).status_code == 200
    post(boris, f"{path}/take", seat=seat_of_boris)
    assert mover(anna, boris, path=path) in (anna, boris)


def test_a_rematch_leads_both_to_one_new_table(server: Server) -> None:
    anna, boris, path = sit_down(server)
    while not is_over(page := anna.get(path).text):
        play(mover(anna, boris, path=path), path)
    first = post(anna, f"{path}/rematch").url.path
    second = post(boris, f"{path}/rematch").url.path
    assert first == second != path
    assert play(mover(anna, boris, path=first), first).status_code == 200
    assert page


def test_an_unfinished_record_is_not_given_away(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    assert anna.get(f"{path}/record").status_code == 403
    assert "seed" not in anna.get(f"{path}/replay/0").text


def test_a_record_can_be_brought_along(server: Server) -> None:
    anna = server.guest()
    path = bring(anna, (RECORDS / "3-seats.txt").read_text())
    assert "Largest coalition" in anna.get(f"{path}/replay").text
    bad = anna.post("/import", files={"record": ("x.txt", b"chess")}, data={"_csrf_token": anna.cookies["csrftoken"]})
    assert bad.status_code == 400
    assert "this is no record" in bad.text


def test_my_tables_and_whose_turn_it_is(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    asked(anna, path)
    assert path in anna.get("/").text
    assert anna.get("/poll").json() == {"turns": 1}
    assert path not in server.guest().get("/").text


def test_language_and_theme_are_remembered(server: Server) -> None:
    anna = server.guest()
    anna.get("/")
    page = post(anna, "/settings", language="ru", theme="dark", back="/rules/conspiracy")
    assert page.url.path == "/rules/conspiracy"
    assert 'lang="ru"' in page.text
    assert 'data-theme="dark"' in page.text
    assert post(anna, "/settings", language="xx", back="//evil.example/").url.path == "/"


@pytest.mark.parametrize(
    ("agent", "cookie", "tall"), [("Mobile", "", True), ("Mobile", "wide", False), ("X11", "", False)]
)
def test_a_phone_that_never_was_here_gets_an_upright_board(
    lone_server: Server, agent: str, cookie: str, tall: bool
) -> None:
    anna = lone_server.guest()
    path = create(anna)
    headers = {"user-agent": f"Mozilla/5.0 ({agent})"} | ({"cookie": f"shape={cookie}"} if cookie else {})
    box = re.search(r'id="board"[^>]*viewBox="0 0 (\d+) (\d+)"', lone_server.guest().get(path, headers=headers).text)
    assert box
    assert (int(box[1]) < int(box[2])) is tall


def test_every_page_is_guarded(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    for address in ("/", path, f"{path}/replay/0", "/rules/conspiracy", "/t/nowhere"):
        headers = anna.get(address).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_the_commitment_is_shown_from_the_start(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    committed = re.search(r"<code>([0-9a-f]{64})</code>", anna.get(path).text)
    assert committed
    play_out(anna, path)
    assert f"commitment {committed[1]}" in anna.get(f"{path}/record").text


def test_two_seats_of_one_person_have_two_names(server: Server) -> None:
    anna = server.guest()
    page = anna.get(create(anna, seat_0="me", seat_1="me")).text
    assert "Anna 1" in page
    assert "Anna 2" in page


def test_another_table_that_waits_for_me_is_named(server: Server) -> None:
    anna = server.guest()
    first, second = create(anna), create(anna)
    asked(anna, second)
    assert 'id="next-table"' not in server.guest().get(first).text
    asked(anna, first)
    assert f'id="next-table" href="{second}"' in anna.get(first).text
    assert f'id="next-table" href="{first}"' in anna.get(second).text


def test_a_turn_elsewhere_is_told_by_the_stream(server: Server) -> None:
    anna, boris, path = sit_down(server)
    other = create(anna, seat_0="me", seat_1="link")
    with anna.stream("GET", f"{path}/stream") as stream:
        lines = stream.iter_lines()
        assert "next-table" not in next(line for line in lines if 'id="status"' in line or "next-table" in line)
        join = link(anna.get(other).text)
        boris.get(join)
        post(boris, join, name="Boris")
        if mover(anna, boris, path=other) is boris:
            play(boris, other)
            while mover(anna, boris, path=other) is boris:
                play(boris, other)
        assert any(f'href="{other}"' in line for line in lines)


def test_talk_leaves_the_board_alone(server: Server) -> None:
    anna, boris, path = sit_down(server)
    with anna.stream("GET", f"{path}/stream") as stream:
        events = (line for line in stream.iter_lines() if line.startswith("event: "))
        assert [next(events), next(events)] == ["event: board", "event: chat"]
        for number in range(2):
            post(boris, f"{path}/chat", text=f"hello {number}")
            assert next(events) == "event: chat"


def test_notes_are_for_the_seat_alone(server: Server) -> None:
    anna, boris, path = sit_down(server)
    assert post(anna, f"{path}/notes", text="Boris bluffs <3").url.path == path
    assert "Boris bluffs &lt;3</textarea>" in anna.get(path).text
    stranger = server.guest()
    for guest in (boris, stranger):
        assert "bluffs" not in guest.get(path).text
    assert post(stranger, f"{path}/notes", text="me too").status_code == 403
    post(anna, f"{path}/notes", text="")
    assert "bluffs" not in anna.get(path).text


def test_a_shared_device_keeps_no_notes(server: Server) -> None:
    anna = server.guest()
    path = create(anna, 2, seat_0="device", seat_1="device")
    assert f"{path}/notes" not in anna.get(path).text
    assert post(anna, f"{path}/notes", text="secret").status_code == 403


def test_a_report_names_the_table_and_holds_the_record_only_when_the_game_is_over(server: Server) -> None:
    anna = server.guest()
    path = create(anna)
    asked(anna, path)
    early = anna.get(f"{path}/report", headers={"user-agent": "Netscape <4>"}).text
    assert path.removeprefix("/t/") in early
    assert "Netscape &lt;4&gt;" in early
    assert "seed" not in early
    play_out(anna, path)
    assert escape(anna.get(f"{path}/record").text).strip() in anna.get(f"{path}/report").text
