"""The published ladder: games as lines, to be stopped, continued, divided, put together and shown."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from benchmarks import ladder, results
from benchmarks.matches import MATCHES, Match, chosen
from benchmarks.results import Line, code, newest, read
from benchmarks.standing import page
from prestol.bots.kit import SearchParams
from prestol.games import kit

ROOT = Path(__file__).parent.parent
GREEDY = ("--game", "conspiracy", "--match", "greedy-random")
(MATCH,) = chosen(["conspiracy"], ["greedy-random"])


def line(match: Match, number: int, points: list[int], code: str = "c0de") -> Line:
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    times = [10.0 for _ in match.table]
    made = {"g": match.game, "m": match.name, "n": number, "p": points, "r": ranks}
    return made | {"d": [2 for _ in times], "t": times, "x": times, "c": code, "u": "run"}


RUN = {"u": "run", "cpu": "abacus", "cores": 2, "jobs": 1, "python": "3.12", "compiled": True, "date": "2026-01-01"}


def run(file: Path, *words: str) -> list[Line]:
    assert ladder.main([*words, "--results", str(file)]) == 0
    return read(file)


def what_happened(lines: list[Line]) -> list[tuple[object, ...]]:
    games = sorted((line for line in lines if "g" in line), key=lambda line: line["n"])
    return [(line["n"], line["p"], line["r"], line["d"]) for line in games]


def test_every_match_has_a_name_of_its_own_and_enough_games() -> None:
    assert len({(match.game, match.name) for match in MATCHES}) == len(MATCHES)
    assert all(match.games >= 100 and match.games % match.seats == 0 for match in MATCHES)
    assert {match.options["level"] for match in MATCHES if match.options} == {"1", "2", "3", "4"}


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match.game} {match.name}")
def test_the_measured_bot_plays_every_deal_from_every_seat(match: Match) -> None:
    sittings = [match.sitting(number) for number in range(match.games)]
    seats = Counter(sitting.bots.index(match.table[0]) for sitting in sittings)
    assert len(set(sittings)) == match.games
    assert set(seats.values()) == {match.games // match.seats}
    assert len({sitting.seed for sitting in sittings}) == match.games // match.seats


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole.jsonl", tmp_path / "pieces.jsonl"
    expected = what_happened(run(whole, *GREEDY, "--games", "4", "--jobs", "2"))
    assert [number for number, *_ in expected] == [0, 1, 2, 3]
    run(pieces, *GREEDY, "--games", "2")
    pieces.write_text(pieces.read_text() + '{"g":"conspir')  # killed here
    assert what_happened(run(pieces, *GREEDY, "--games", "4")) == expected
    before = pieces.read_text()
    run(pieces, *GREEDY, "--games", "4")
    assert pieces.read_text() == before


def test_the_work_can_be_divided_and_put_together(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.jsonl" for number in range(3)]
    for number in (1, 2):
        run(files[number], *GREEDY, "--games", "4", "--part", f"{number}/2")
    lines = run(files[0], "--merge", *map(str, files[1:]))
    assert [number for number, *_ in what_happened(lines)] == [0, 1, 2, 3]
    assert run(files[0], "--merge", str(files[1])) == lines


def test_time_may_run_out(tmp_path: Path) -> None:
    lines = run(tmp_path / "x.jsonl", *GREEDY, "--games", "20", "--seconds", "0.001")
    assert len(what_happened(lines)) == 1


def test_bots_that_have_changed_play_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    (searched,) = chosen(["rurik"], ["apprentice-greedy"])
    before = code(searched)
    assert before == code(searched) != code(MATCH)
    lines = [line(searched, 0, [3, 2], before), line(searched, 1, [3, 2], "old")]
    assert ladder.missing(searched, lines, 4, (0, 1)) == [1, 2, 3]
    monkeypatch.setattr(kit("rurik").bot, "params", SearchParams(rollout_turns=7))
    assert code(searched) != before
    assert ladder.missing(searched, lines, 4, (0, 1)) == [0, 1, 2, 3]


def test_games_of_bots_that_play_as_before_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    first, *played = run(file, *GREEDY, "--games", "4")
    results.write(file, [first, *({**each, "c": "old"} for each in played)])
    assert run(file, *GREEDY, "--confirm", "2") == [first, *played]


def test_games_that_come_out_otherwise_are_not(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    first, *played = run(file, *GREEDY, "--games", "4")
    changed = [first, *({**each, "c": "old", "d": [1, 1]} for each in played)]
    results.write(file, changed)
    assert run(file, *GREEDY, "--confirm", "2") == changed


def test_older_games_that_are_merged_do_not_hide_those_of_todays_bots(tmp_path: Path) -> None:
    file, other = tmp_path / "x.jsonl", tmp_path / "y.jsonl"
    _, *played = run(file, *GREEDY, "--games", "2")
    results.write(other, [line(MATCH, number, [9, 1], "old") for number in range(4)])
    assert newest(run(file, "--merge", str(other)), MATCH) == played


def test_games_played_in_between_do_not_keep_older_ones_from_being_confirmed(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    first, *played = run(file, *GREEDY, "--games", "4")
    results.write(file, [first, *({**each, "c": "old"} for each in played[2:]), *played[:2]])
    assert newest(run(file, *GREEDY, "--confirm", "2"), MATCH) == played[2:] + played[:2]


def test_the_page_shows_the_bots_that_played_last_and_pruning_keeps_only_them(tmp_path: Path) -> None:
    old = [line(MATCH, number, [1, 9], "old") for number in range(4)]
    new = [line(MATCH, 0, [9, 1]), line(MATCH, 1, [1, 9])]
    assert newest([*old, *new], MATCH) == new
    file = tmp_path / "x.jsonl"
    results.write(file, [RUN, *old, *new])
    assert run(file, "--prune") == [RUN, *new]


def test_the_page() -> None:
    (four,) = chosen(["rurik"], ["master-greedy-4"])
    (solo,) = chosen(["rurik"], ["greedy-solo-3"])
    (points,) = chosen(["outpost"], ["greedy-solo"])
    lines = [
        RUN,
        *(line(MATCH, number, [9, 1] if number % 2 == 0 else [1, 9]) for number in range(20)),
        *(line(four, number, [5, 6, 5, 5]) for number in range(4)),
        *(line(solo, number, [20, 21]) | {"d": [2], "t": [10.0], "x": [10.0]} for number in range(2)),
        line(points, 0, [66]),
    ]
    text = page(lines)
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in text.splitlines() if row.startswith("| ")]
    assert ["greedy v random", "20", "100.0% (83.9% – 100.0%)", "at least 95%", "pass"] in [row[:5] for row in rows]
    assert ["master v 3 greedy", "4", "25.0% (4.6% – 69.9%)", "at least 50%", "FAIL"] in [row[:5] for row in rows]
    assert ["rurik", "3", "greedy", "2", "0.0% (0.0% – 65.8%)", "20.00 ± 0.00", "5", "10"] in rows
    assert ["outpost", "–", "greedy", "1", "–", "66.00 ± 0.00", "5", "10"] in rows
    assert ["2026-01-01", "abacus", "2", "1", "3.12", "compiled", "27"] in rows


def test_the_published_page_shows_the_published_games() -> None:
    assert (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8") == page(read(results.FILE)), "run it with --render"


def test_an_unknown_match_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["--match", "chess-*"]) == 1
    assert capsys.readouterr().err == "Error: there is no such match; see --list\n"


def test_it_runs_with_nothing_but_python_and_the_package(tmp_path: Path) -> None:
    """No openskill, rich or typer: they are hidden from the process."""
    hidden = "import sys; sys.modules.update(dict.fromkeys(['openskill', 'rich', 'typer', 'babel']))"
    words = [*GREEDY, "--games", "1", "--results", str(tmp_path / "x.jsonl"), "--page", str(tmp_path / "x.md")]
    script = f"{hidden}; from benchmarks.ladder import main; main({words!r}); main({[*words, '--render']!r})"
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT, env=os.environ, timeout=120)
    assert json.loads((tmp_path / "x.jsonl").read_text().splitlines()[1])["n"] == 0
    assert "| greedy v random " in (tmp_path / "x.md").read_text(encoding="utf-8")
