"""The workbench: the position stays when the code changes, and whatever is wrong is said."""

from __future__ import annotations

import html
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from strangers import install, installed

from prestol.cli import workbench
from prestol.core.errors import UnknownGame
from prestol.web.dev import create_app


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "position.txt"


@pytest.fixture
def bench(kept: Path) -> Iterator[TestClient]:  # type: ignore[type-arg]
    with TestClient(create_app("conspiracy", kept)) as client:
        yield client


def text(client: TestClient, path: str = "/") -> str:  # type: ignore[type-arg]
    return html.unescape(client.get(path).text)


def test_it_shows_all_seats_or_one(bench: TestClient) -> None:  # type: ignore[type-arg]
    assert text(bench).count('class="view ') == 3
    assert text(bench, "/?as=1").count('class="view ') == 1
    assert "your alliance" in text(bench, "/?as=2")
    assert "your alliance" not in text(bench, "/?as=public")


def test_answers_random_play_and_undo(bench: TestClient) -> None:  # type: ignore[type-arg]
    bench.post("/position", data={"text": "conspiracy; pile.Y Y1 Y3; faceup plain_7"})
    bench.post("/answer", data={"seat": "0", "answer": "pile:Y"})
    assert "place:Y1" in text(bench)
    bench.post("/undo")
    assert "place:Y1" not in text(bench)
    before = text(bench)
    bench.post("/random", data={"answers": "7"})
    assert text(bench) != before


def test_the_position_is_edited_as_text_and_kept(bench: TestClient, kept: Path) -> None:  # type: ignore[type-arg]
    bench.post("/position", data={"text": "conspiracy seats=3; alliance.2 B4; keeper 2"})
    assert "alliance.2 B4" in kept.read_text()
    bench.post("/position", data={"text": "conspiracy; keeper 7"})
    assert "“keeper 7”: “7” should be a number from 1 to 2, or none" in text(bench)
    assert "alliance.2 B4" in text(bench)
    with TestClient(create_app("conspiracy", kept)) as again:
        assert "alliance.2 B4" in text(again)


def test_a_new_game(bench: TestClient) -> None:  # type: ignore[type-arg]
    bench.post("/new", data={"seats": "4", "seed": "5", "promo": "yes"})
    assert "conspiracy seats=4 promo=yes" in text(bench)


def test_a_position_that_no_longer_fits_is_no_reason_to_stop(kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_text("conspiracy seats=2\nfleet 7\n")
    with TestClient(create_app("conspiracy", kept)) as client:
        assert "“fleet 7”: a position of conspiracy has no such line" in text(client)
        assert 'class="view ' in text(client)


def test_code_that_does_not_work_is_shown_with_its_error(tmp_path: Path, kept: Path) -> None:
    install(tmp_path, "stair", "raise SyntaxError('what is this?')\n")
    with installed(tmp_path), TestClient(create_app("stair", kept)) as client:
        assert "there is no game “stair”" in text(client)


# -- it follows the files ----------------------------------------------------------------------------------------------


def test_the_folder_of_a_game_is_found_even_if_its_code_is_broken(tmp_path: Path) -> None:
    assert workbench.folder_of("rurik").name == "rurik"
    install(tmp_path, "stair", "1 / 0\n")
    with installed(tmp_path):
        assert workbench.folder_of("stair") == tmp_path / "stair"
    with pytest.raises(UnknownGame):
        workbench.folder_of("stair")


def test_a_saved_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.py").write_text("1")
    (tmp_path / "notes.txt").write_text("not code")
    saves: list[Callable[[], object]] = [
        lambda: (tmp_path / "rules.py").write_text("22"),
        lambda: (tmp_path / "notes.txt").write_text("still not code"),
        lambda: (tmp_path / "words.po").write_text(""),
    ]

    def pause(seconds: float) -> None:
        saves.pop(0)()
        time.sleep(0.02)

    monkeypatch.setattr(workbench, "sleep", pause)
    changes = workbench.saved(tmp_path)
    assert [next(changes).name, next(changes).name] == ["rules.py", "words.po"]


def test_the_server_is_started_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    def start(name: str, port: int) -> subprocess.Popen[bytes]:
        started.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]))
        return started[-1]

    def saved(folder: Path) -> Iterator[Path]:
        yield folder / "rules.py"
        raise KeyboardInterrupt

    monkeypatch.setattr(workbench, "start", start)
    monkeypatch.setattr(workbench, "saved", saved)
    workbench.dev("conspiracy", 8001, browser=False, language="en")
    assert len(started) == 2
    assert all(process.poll() is not None for process in started)
