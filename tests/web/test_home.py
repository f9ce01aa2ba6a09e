"""The first page and the form that begins a table."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import httpx
import pytest
from strangers import announce, install, installed

from prestol.games import BUILT_IN, GAMES, kit
from prestol.text import LANGUAGES

from .conftest import Server
from .play import answers, asked, create, post

BRANDUBH = Path(__file__).parent.parent.parent / "examples" / "brandubh" / "src"


def card(page: str, game: str) -> str:
    """The markup of one game."""
    return page.split(f'<article class="game" data-game="{game}"')[1].split("</article>")[0]


def waiting(page: str) -> str:
    """The strip with the table that waits; empty if none does."""
    found = re.search(r'<section class="waiting.*?</section>', page, re.DOTALL)
    return found[0] if found else ""


def words(markup: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", markup)).split())


def training(markup: str) -> dict[str, str]:
    """What the button of a training game sends."""
    form = markup.split('class="training">')[1].split("</form>")[0]
    return {name: value for name, value in re.findall(r'name="([^"]+)" value="([^"]*)"', form) if name[0] != "_"}


def usual_opponent(page: str, game: str) -> list[str]:
    choices = card(page, game).split('<select name="seat_1"')[1].split("</select>")[0]
    return re.findall(r'<option value="bot:(\w+)" selected>', choices)


# -- the games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_says_who_can_play_and_how_long_and_offers_three_ways(lone_server: Server, language: str) -> None:
    page = lone_server.guest(language).get("/").text
    for name in BUILT_IN:
        say, shown = kit(name).words(language), card(page, name)
        for key in ("game.title", "game.line", "web.play", "web.first.button", "web.rules.short"):
            assert say(key) in words(shown), key
        assert say("web.minutes", minutes=kit(name).minutes) in words(shown)
        assert say("web.player_count", range="1–4", n=4) in words(shown)
        assert f'href="/rules/{name}"' in shown
        assert '<svg id="' in shown


def test_the_line_of_a_game_is_one_that_fits(lone_server: Server) -> None:
    assert max(len(kit(name).words(language)("game.line")) for name in BUILT_IN for language in LANGUAGES) < 80


def test_no_form_is_open_until_somebody_wants_to_play(lone_server: Server) -> None:
    guest = lone_server.guest()
    assert '<details class="setup" name="game">' in card(guest.get("/").text, "rurik")
    page = guest.get("/?game=rurik").text
    assert [name for name in BUILT_IN if 'name="game" open' in card(page, name)] == ["rurik"]
    assert guest.get("/?game=<nothing>").status_code == 200


def test_games_of_other_packages_look_the_same(lone_server: Server, tmp_path: Path) -> None:
    install(tmp_path / "site", "stair")
    with installed(tmp_path / "site"):
        guest = lone_server.guest()
        shown = card(guest.get("/").text, "stair")
        assert '<svg id="' in shown
        assert " min" not in words(shown.split('<div class="go">')[0])  # nobody has said how long it takes
        post(guest, "/tables", False, **training(shown))
        assert "stair" in waiting(guest.get("/").text)


# -- a first game ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN)
def test_first_time_begins_a_training_game_at_once(lone_server: Server, name: str) -> None:
    guest = lone_server.guest()
    sent = training(card(guest.get("/").text, name))
    path = post(guest, "/tables", False, **sent).url.path
    table = lone_server.service.tables[path.removeprefix("/t/")]
    assert table.match.game.name == name
    assert [(place["kind"], place["bot"]) for place in table.places] == [("person", ""), ("bot", "novice")]
    assert table.row["hints"]


def test_a_newcomer_is_led_to_the_quickest_game(lone_server: Server) -> None:
    guest = lone_server.guest()
    page = guest.get("/").text
    assert waiting(page) == ""
    first = page.split('<section class="first"')[1].split("</section>")[0]
    assert "First time here?" in words(first)
    quickest = min(BUILT_IN, key=lambda name: GAMES[name].minutes)
    assert training(first)["game"] == quickest
    assert kit(quickest).title("en") in words(first)


def test_a_training_game_keeps_the_name_of_the_guest(lone_server: Server) -> None:
    guest = lone_server.guest()
    create(guest, name="Ольга")
    page = post(guest, "/tables", False, **training(card(guest.get("/").text, "viceroy"))).text
    assert "Ольга" in page
    assert 'value="Ольга"' in guest.get("/").text


# -- going on ----------------------------------------------------------------------------------------------------------


def test_who_has_a_table_goes_on_there(lone_server: Server) -> None:
    guest = lone_server.guest()
    path = create(guest, name="Anna", seat_0="me", seat_1="bot:random")
    asked(guest, path)
    page = guest.get("/").text
    strip = waiting(page)
    assert f'href="{path}"' in strip
    assert strip.count("<a ") == 1
    assert words(strip).startswith("Conspiracy Your turn. ")
    assert re.search(r"Anna \d+ Random bot 2 \d+ Continue$", words(strip))
    assert '<section class="first"' not in page
    assert page.index('class="waiting') < page.index('class="games"')


def test_a_table_that_asks_comes_before_one_that_does_not(lone_server: Server) -> None:
    guest = lone_server.guest()
    asking = create(guest, seat_0="me", seat_1="bot:random")
    asked(guest, asking)
    open_table = create(guest, seat_0="me", seat_1="link")
    page = guest.get("/").text
    assert f'href="{asking}"' in waiting(page)
    others = page.split('class="mine-tables"')[1].split("</details>")[0]
    assert f'href="{open_table}"' in others
    assert "1 other table" in words(others)


def test_points_of_a_shared_device_are_those_that_everybody_may_know(lone_server: Server) -> None:
    guest = lone_server.guest()
    path = create(guest, game="viceroy", seat_0="device", name_0="Anna", seat_1="device", name_1="Boris")
    table = lone_server.service.tables[path.removeprefix("/t/")]
    public = {line.player: line.total for line in table.match.state.view(None).board.results()}
    assert f"Anna {public[0]} Boris {public[1]}" in words(waiting(guest.get("/").text))


def test_a_finished_game_waits_for_nobody_but_stays_in_the_list(lone_server: Server) -> None:
    guest = lone_server.guest()
    record = Path(__file__).parent.parent / "records" / "2-seats.txt"
    guest.get("/")
    sent = {"_csrf_token": guest.cookies["csrftoken"]}
    reply = guest.post("/import", data=sent, files={"record": record.read_bytes()})
    path = reply.url.path.removesuffix("/replay")
    page = guest.get("/").text
    assert waiting(page) == ""
    assert f'href="{path}"' in page.split('class="mine-tables"')[1]


# -- the form ----------------------------------------------------------------------------------------------------------


def test_the_usual_opponent_is_a_novice_until_one_game_of_the_kind_is_finished(lone_server: Server) -> None:
    guest = lone_server.guest()
    assert {usual_opponent(guest.get("/").text, name)[0] for name in BUILT_IN} == {"novice"}
    path = create(guest)
    lone_server.run(lone_server.service.storage.ended(path.removeprefix("/t/")))
    page = guest.get("/").text
    assert usual_opponent(page, "conspiracy") == ["apprentice"]
    assert usual_opponent(page, "viceroy") == ["novice"]
    assert usual_opponent(lone_server.guest().get("/").text, "conspiracy") == ["novice"]


def test_a_cancelled_table_teaches_nobody(lone_server: Server) -> None:
    guest = lone_server.guest()
    path = create(guest, seat_0="me", seat_1="link")
    assert post(guest, f"{path}/cancel").status_code == 200
    assert usual_opponent(guest.get("/").text, "conspiracy") == ["novice"]


def test_everybody_at_one_device_has_a_name(lone_server: Server) -> None:
    guest = lone_server.guest()
    names = {"name_0": "nobody", "name_1": " Boris\n", "name_2": "<Cora>"}
    path = create(guest, 3, seat_0="me", seat_1="device", seat_2="device", **names)
    table = lone_server.service.tables[path.removeprefix("/t/")]
    assert [place["name"] for place in table.places] == ["Anna", "Boris", "<Cora>"]
    assert "&lt;Cora&gt;" in guest.get(path).text


def test_the_form_asks_for_a_name_at_each_seat(lone_server: Server) -> None:
    shown = card(lone_server.guest().get("/").text, "viceroy")
    assert re.findall(r'name="name_(\d)"', shown) == ["0", "1", "2", "3"]
    assert 'aria-label="Name of player 2"' in shown


# -- no curtain where there is nothing to hide -------------------------------------------------------------------------


def hot_seat(server: Server, game: str) -> tuple[httpx.Client, str]:
    guest = server.guest()
    return guest, create(guest, game=game, seat_0="device", name_0="Anna", seat_1="device", name_1="Boris")


def test_two_at_one_device_play_brandubh_without_a_curtain(
    lone_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BRANDUBH)
    announce(tmp_path / "site", "brandubh", "prestol-brandubh")
    with installed(tmp_path / "site"):
        assert "15 min" in words(card(lone_server.guest().get("/").text, "brandubh"))
        guest, path = hot_seat(lone_server, "brandubh")
        for name in ("Anna", "Anna", "Boris", "Boris", "Anna"):  # lift, put down
            page = guest.get(path).text
            assert 'id="curtain"' not in page
            assert f'<h2 id="status">{name}: ' in page
            number = re.search(r'name="revision" value="(\d+)"', page)
            seat = re.search(r'name="seat" value="(\d)"', page)
            assert number
            assert seat
            post(guest, f"{path}/answer", answer=answers(page)[0], revision=number[1], seat=seat[1])


@pytest.mark.parametrize(("game", "curtain"), [("viceroy", 1), ("rurik", 1), ("conspiracy", 0), ("outpost", 0)])
def test_a_curtain_hides_what_only_one_of_two_may_know(lone_server: Server, game: str, curtain: int) -> None:
    guest, path = hot_seat(lone_server, game)
    page = guest.get(path).text
    assert page.count('id="curtain"') == curtain
    assert bool(answers(page)) == (not curtain)


# -- rules -------------------------------------------------------------------------------------------------------------


def test_from_the_rules_it_is_one_click_to_play_and_one_to_learn(lone_server: Server) -> None:
    guest = lone_server.guest()
    page = guest.get("/rules/outpost").text
    assert 'href="/?game=outpost#game-outpost"' in page
    assert 'id="game-outpost"' in guest.get("/?game=outpost").text
    path = post(guest, "/tables", False, **training(page)).url.path
    assert lone_server.service.tables[path.removeprefix("/t/")].match.game.name == "outpost"


def test_the_rules_are_one_click_from_a_table(lone_server: Server) -> None:
    guest = lone_server.guest()
    assert 'href="/rules/viceroy"' in guest.get(create(guest, game="viceroy")).text
