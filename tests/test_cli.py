"""The command line, through the real entry point."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from prestol import GAMES, Match

RECORDS = Path(__file__).parent / "records"
README = Path(__file__).parent.parent / "README.md"
COMMANDS = ("serve", "games", "cards", "play", "simulate", "ladder", "replay", "analyse", "perft", "fuzz", "bench")


def prestol(*words: str, typed: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PRESTOL_LANG": language, "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "prestol", *words]
    return subprocess.run(command, input=typed, env=environment, capture_output=True, encoding="utf-8", timeout=120)


def output(*words: str, typed: str = "", language: str = "en") -> str:
    done = prestol(*words, typed=typed, language=language)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def facts(*words: str) -> Any:
    return json.loads(output(*words, "--json"))


def test_help_names_every_command_in_every_language() -> None:
    for language, word in (("en", "Usage"), ("ru", "Играть в терминале"), ("pl", "Graj w terminalu")):
        text = output("--help", language=language)
        assert word in text
        assert all(f" {command} " in text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme_and_has_help(command: str) -> None:
    assert f"prestol {command}" in README.read_text(encoding="utf-8")
    assert "--lang" in output(command, "--help")


def test_games() -> None:
    assert "not from the rulebook" in output("games")
    assert "Повелители Бездны" in output("games", "--lang", "ru")
    assert [each["name"] for each in facts("games")] == list(GAMES)


def test_cards_show_where_each_fact_comes_from() -> None:
    cards = facts("cards", "conspiracy")
    assert sum(card["copies"] for card in cards if card["pack"] == "lords") == 60
    assert {card["provenance"] for card in cards} == {"rulebook", "card face"}
    assert "awers karty" in output("cards", "conspiracy", "--lang", "pl")


def test_a_whole_game_by_typing(tmp_path: Path) -> None:
    """Always the first choice, against a bot, to the score pad; the record is kept."""
    file = tmp_path / "game.txt"
    text = output("play", "conspiracy", "--seed", "3", "--bots", "random", "--record", str(file), typed="1\n" * 200)
    assert "Largest coalition" in text
    assert Match.from_record(file.read_text()).state.over


def test_undo_why_not_log_score_and_notation() -> None:
    typed = "deck:3\nu\n?\nl\ns\np\nh\nnonsense\n99\npile:y\nq\n"
    text = output("play", "conspiracy", "--seed", "1", "--bots", "none", typed=typed)
    assert "something has been revealed since then" in text
    assert "Nothing is refused here" in text
    assert "Points as they stand" in text
    assert "step turn" in text
    assert "there is no action “nonsense”" in text
    assert "choose a number from 1 to" in text
    assert "this move is not possible now" in text
    assert text.rstrip().endswith("Goodbye.")


def test_a_hint_at_the_terminal() -> None:
    text = output("play", "conspiracy", "--seed", "1", "--bots", "none", typed="t\nhint\nq\n")
    assert len(re.findall("(Best|A good move): “", text)) == 2
    assert "% of trial games." in text


def test_refused_piles_say_why() -> None:
    text = output("play", "conspiracy", "--seed", "1", "--bots", "none", "--lang", "ru", typed="?\nq\n")
    assert "эта стопка пуста (правило 3.1)" in text


def test_a_game_left_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first = output("play", "conspiracy", "--seed", "1", "--bots", "none", "--record", str(file), typed="deck:1\nq\n")
    assert "Goodbye" in first
    before = Match.from_record(file.read_text())
    output("play", "conspiracy", "--bots", "none", "--record", str(file), typed="1\n")
    after = Match.from_record(file.read_text())
    assert len(before.moves) == 1
    assert [move.action for move in after.moves][:1] == [move.action for move in before.moves]
    assert len(after.moves) == 2


def test_solo_is_marked_as_not_from_the_rulebook() -> None:
    text = output("play", "conspiracy", "--seats", "1", "--option", "legend=red", "--option", "promo=yes", typed="q\n")
    assert text.count("Not from the rulebook") == 3


def test_simulate() -> None:
    found = facts("simulate", "conspiracy", "--bots", "greedy,random", "-n", "10")
    assert (found["game"], found["games"]) == ("conspiracy", 10)
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random"]
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1)
    assert {"wins", "share", "mean"} <= set(found["seats"][0])
    assert found["decisions_per_s"] > 0
    assert "mean score" in output("simulate", "conspiracy", "--bots", "random,random", "-n", "4", "--jobs", "2")


LADDER = ("ladder", "conspiracy", "--bots", "random,greedy", "-n", "2")


def test_ladder(tmp_path: Path) -> None:
    found = json.loads(output(*LADDER, "--json", "-"))
    assert (found["game"], found["seats"], found["games"], found["planned"]) == ("conspiracy", 2, 2, 2)
    assert {bot["bot"] for bot in found["bots"]} == {"random", "greedy"}
    assert {"mu", "sigma", "ordinal", "interval"} == set(found["bots"][0]["rating"])
    assert {"share", "mean", "ms", "longest_ms", "decisions"} <= set(found["bots"][0])
    assert {(each["bot"], each["against"]) for each in found["meetings"]} == {*permutations(["random", "greedy"])}
    assert " · miejsca: 2 · 2 partie\n\n| bot " in output(*LADDER, "--markdown", "-", "--lang", "pl")
    files = [tmp_path / name for name in ("l.json", "l.md", "l.svg")]
    shown = output(
        *LADDER, "--json", str(files[0]), "--markdown", str(files[1]), "--plot", str(files[2]), "--lang", "ru"
    )
    assert "рейтинг (95 %)" in shown
    assert json.loads(files[0].read_text(encoding="utf-8"))["bots"][0]["games"] == 2
    assert "| greedy |" in files[1].read_text(encoding="utf-8")
    assert "рейтинг (95 %)" in files[2].read_text(encoding="utf-8")


def test_ladder_alone(tmp_path: Path) -> None:
    """Where the rules play an opponent, the share of wins is shown; elsewhere points are all there is."""
    solo = ("--seats", "1", "--bots", "random", "-n", "2")
    assert "share of wins" in output("ladder", "rurik", *solo, "--option", "level=4")
    shown = output("ladder", "outpost", *solo, "--plot", str(tmp_path / "l.svg"))
    assert "mean score" in shown
    assert "share of wins" not in shown
    assert "mean score" in (tmp_path / "l.svg").read_text(encoding="utf-8")


def test_replay() -> None:
    file = str(RECORDS / "3-seats.txt")
    assert "Largest coalition" in output("replay", file)
    assert "Krok 5 z " in output("replay", file, "--step", "5", "--lang", "pl")
    found = facts("replay", file, "--step", "0")
    assert (found["step"], found["over"], found["seats"]) == (0, False, 3)
    assert found["position"].startswith("conspiracy seats=3\n")


def test_analyse(tmp_path: Path) -> None:
    file, drawn = str(RECORDS / "searched.txt"), tmp_path / "chances.svg"
    text = output("analyse", file, "--iterations", "16", "--svg", str(drawn), "--lang", "pl")
    assert "Punkty zwrotne" in text
    assert "▲ Gracz 2" in text
    assert drawn.read_text(encoding="utf-8").startswith("<svg ")
    found = facts("analyse", file, "--iterations", "16", "--jobs", "2")
    assert (found["game"], found["steps"], found["result"]) == ("conspiracy", 53, [0.0, 1.0])
    assert {"best", "cost", "error", "is_best"} <= set(found["decisions"][0])
    assert len(found["summaries"]) == 2


def test_a_deal_can_be_verified(tmp_path: Path) -> None:
    text = (RECORDS / "2-seats.txt").read_text()
    committed = re.search("commitment (.*)", text)
    assert committed
    assert committed[1] in output("replay", "--verify", str(RECORDS / "2-seats.txt"))
    forged = tmp_path / "forged.txt"
    forged.write_text(text.replace("seed 1\n", "seed 2\n"))
    assert "committed to when the game began" in prestol("replay", "--verify", str(forged)).stderr


def test_perft() -> None:
    assert [row["count"] for row in facts("perft", "conspiracy", "--depth", "3")["perft"]] == [3, 8, 31]
    assert "31" in output("perft", "conspiracy", "--depth", "3")


def test_fuzz() -> None:
    rows = facts("fuzz", "conspiracy", "-n", "60", "--seats", "2")["fuzz"]
    assert rows[0]["decisions"] >= 60
    assert "Every property and invariant held" in output("fuzz", "conspiracy", "-n", "30")


def test_bench() -> None:
    found = facts("bench", "conspiracy", "--seats", "4", "--seconds", "0.05")
    (row,) = found["games"]
    names = ("decisions_per_s", "decisions_per_s_python", "clones_per_s", "games_per_s", "iterations_per_s")
    assert all(row[name] > 0 for name in names)
    assert isinstance(row["compiled"], bool)
    assert "decisions/s" in output("bench", "--seconds", "0.01")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "there is no game “chess”; the games are: conspiracy"),
        (["play", "conspiracy", "--seats", "7"], "conspiracy is for 1 to 4 seats, not 7"),
        (["play", "conspiracy", "--option", "promo"], "“promo” should be name=value"),
        (["play", "conspiracy", "--option", "colour=red"], "conspiracy has no option “colour”"),
        (["play", "conspiracy", "--bots", "random,random,random"], "3 bots do not fit on 2 seats"),
        (["play", "conspiracy", "--lang", "de"], "there is no language “de”"),
        (["play", "conspiracy", "--seed", "-1"], "a seed is a number"),
        (["cards", "chess"], "there is no game “chess”"),
        (["simulate", "conspiracy", "--bots", "genius,random"], "there is no bot “genius”"),
        (["simulate", "conspiracy", "--bots", "random,random,random,random,random"], "conspiracy is for 1 to 4 seats"),
        (["ladder", "conspiracy", "--bots", "genius,random"], "there is no bot “genius”"),
        (["ladder", "conspiracy", "--seats", "5"], "conspiracy is for 1 to 4 seats, not 5"),
        (["ladder", "conspiracy", "--bots", "random"], "at 2 seats a ladder needs two bots or more"),
        (["replay", "no-such-file.txt"], "the file no-such-file.txt cannot be read"),
        (["replay", str(README)], "this is no record"),
        (["replay", str(RECORDS / "2-seats.txt"), "--step", "9999"], "there is no step 9999"),
        (["analyse", str(README)], "this is no record"),
        (["perft", "conspiracy", "--seats", "0"], "conspiracy is for 1 to 4 seats, not 0"),
        (["fuzz", "conspiracy", "--seats", "5"], "conspiracy is for 1 to 4 seats, not 5"),
        (["bench", "chess"], "there is no game “chess”"),
        (["serve", "--db", "sqlite:////no/such/folder/x.sqlite3"], "cannot be opened"),
        (["serve", "--db", "nonsense"], "cannot be opened"),
    ],
)
def test_bad_input_gets_one_sentence_and_a_non_zero_exit(words: list[str], sentence: str) -> None:
    done = prestol(*words)
    assert done.returncode == 1
    assert done.stdout == ""
    assert sentence in done.stderr
    assert re.fullmatch(r"Error: [^\n]+\n", done.stderr)


def test_errors_in_russian() -> None:
    known = ", ".join(GAMES)
    assert prestol("play", "chess", language="ru").stderr == f"Ошибка: игры «chess» нет; игры: {known}\n"


def test_a_broken_record_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("prestol 1\ngame conspiracy\n")
    assert prestol("play", "conspiracy", "--record", str(file), typed="1\n").returncode == 1
    assert file.read_text() == "prestol 1\ngame conspiracy\n"
