"""Games of other packages at real tables: they come and go, and the site never notices."""

from __future__ import annotations

from pathlib import Path

import pytest
from strangers import install, installed

from prestol.games import BUILT_IN
from prestol.web import games_presenter

from .conftest import Server


def games_on(page: str) -> list[str]:
    return [part.partition('"')[0] for part in page.split('<article class="game" data-game="')[1:]]


def new_table(server: Server, game: str) -> tuple[str, dict[str, str]]:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = server.guest().post("/api/tables", json={"game": game, "seats": seats}).json()
    server.guest().post("/api/join", json={"token": made["seats"][0]["token"], "name": "Anna"})
    return made["table"], {"authorization": f"Bearer {made['seats'][0]['token']}"}


def test_a_game_comes_is_played_and_goes(lone_server: Server, tmp_path: Path) -> None:
    guest = lone_server.guest()
    assert games_on(guest.get("/").text) == list(BUILT_IN)
    install(tmp_path / "site", "stair")
    with installed(tmp_path / "site"):
        assert games_on(guest.get("/").text) == [*BUILT_IN, "stair"]
        assert guest.get("/rules/stair").status_code == 200
        assert guest.get("/games/stair/generic.css").status_code == 200
        assert [game["name"] for game in guest.get("/api/games").json()] == [*BUILT_IN, "stair"]
        id, headers = new_table(lone_server, "stair")
        seen = guest.get(f"/api/tables/{id}", headers=headers).json()
        assert {answer["answer"] for answer in seen["legal"]} <= {"climb:1", "climb:2", "climb:3"}
        assert "<svg" in guest.get(f"/t/{id}").text
    other, _ = new_table(lone_server, "conspiracy")
    lone_server.service.tables.clear()  # as after a restart
    assert games_on(guest.get("/").text) == list(BUILT_IN)
    assert guest.get(f"/t/{id}").status_code == 404
    assert "there is no game “stair”" in guest.get(f"/api/tables/{id}").json()["detail"]
    assert guest.get(f"/t/{other}").status_code == 200


def test_a_broken_game_is_left_out_and_the_site_stays_up(
    lone_server: Server, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(tmp_path / "site", "stair", "raise SystemError('oh')\n")
    install(tmp_path / "site", "sound")
    with installed(tmp_path / "site"):
        assert games_on(lone_server.guest().get("/").text) == [*BUILT_IN, "sound"]
        assert lone_server.guest().get("/rules/stair").status_code == 404
    assert "the game stair of the package prestol-stair is left out" in caplog.text


def test_a_game_whose_board_fails_is_left_out_of_the_first_page(
    lone_server: Server, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It can be loaded, but not drawn: only its own pages fail."""
    install(tmp_path / "site", "stair")
    rules, head = tmp_path / "site" / "stair" / "rules.py", "def setup(s: Stair) -> None:\n"
    rules.write_text(rules.read_text().replace(head, f"{head}    1 / 0\n"))
    with installed(tmp_path / "site"):
        games_presenter.game_card.cache_clear()
        assert games_on(lone_server.guest().get("/").text) == list(BUILT_IN)
    assert "the game stair cannot be shown" in caplog.text
