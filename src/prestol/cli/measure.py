"""Commands that count and measure: perft, fuzz, bench."""

from __future__ import annotations

import platform
from collections.abc import Callable
from time import perf_counter

from rich.table import Table

import prestol
from prestol.bots.search import Search
from prestol.cli.common import console, print_json, progress_bar
from prestol.cli.options import parse_options
from prestol.core.chance import Quick
from prestol.core.engine import State, play_randomly
from prestol.core.game import Game
from prestol.games import GAMES, game, kit_of
from prestol.play.fuzz import fuzz as run_fuzz
from prestol.play.mutants import breed
from prestol.play.perft import perft as count
from prestol.text import Words, words


def perft(
    name: str, seats: int, depth: int, option: list[str] | None, seed: int | None, language: str, as_json: bool
) -> None:
    state = game(name).new(seats, seed, parse_options(option))
    rows = []
    for deep in range(1, depth + 1):
        started = perf_counter()
        rows.append({"depth": deep, "count": count(state, deep), "seconds": perf_counter() - started})
    if as_json:
        print_json({"game": name, "seats": seats, "perft": rows})
        return
    print_rows(
        [[f"{row['depth']}", f"{row['count']:,}", f"{row['seconds']:.3f}"] for row in rows], PERFT, words(language)
    )


def fuzz(
    name: str, number: int, seats: int | None, option: list[str] | None, seed: int, language: str, as_json: bool
) -> None:
    found, options = game(name), parse_options(option)
    rows = []
    for each in chosen_seats(found, seats):
        with progress_bar() as bar:
            task = bar.add_task(f"{name} {each}", total=number)
            report = run_fuzz(found, each, number, seed, options, lambda n: bar.advance(task, n))  # noqa: B023
        rows.append({"seats": each} | vars(report))
    if as_json:
        print_json({"game": name, "fuzz": rows})
        return
    print_rows([[f"{row[column]:,}" for column in FUZZ] for row in rows], FUZZ, words(language))
    console.print(words(language)("ui.properties_held"))


def fuzz_positions(name: str, number: int, seed: int, language: str, as_json: bool) -> None:
    """Mutated positions, and what was said about them, most often first."""
    with progress_bar() as bar:
        task = bar.add_task(name, total=number)
        report = breed(game(name), number, seed, lambda n: bar.advance(task, n))
    if as_json:
        print_json({"game": name, **vars(report)})
        return
    said = sorted(report.sentences.items(), key=lambda each: -each[1])
    print_rows([[f"{times:,}", sentence] for sentence, times in said], ("count", "sentence"), words(language))
    console.print(words(language)("ui.mutants", **vars(report) | {"slowest": f"{report.slowest:.2f}"}))


def bench(name: str | None, seats: int | None, seconds: float, language: str, as_json: bool) -> None:
    found = [game(each) for each in ([name] if name else GAMES)]
    tasks = [(each, number) for each in found for number in chosen_seats(each, seats)]
    rows = []
    with progress_bar() as bar:
        for each, number in bar.track(tasks, description=words(language)("ui.measuring")):
            rows.append(measure(each, number, seconds))
    if as_json:
        print_json({"machine": machine(), "games": rows})
        return
    print_rows([[shown(row[column]) for column in BENCH] for row in rows], BENCH, words(language))
    console.print(words(language)("ui.compiled" if prestol.compiled else "ui.not_compiled"))


SEARCH = 100  # iterations
PERFT = ("depth", "count", "seconds")
FUZZ = ("seats", "games", "decisions", "answers", "positions", "undone")
BENCH = (
    "game",
    "seats",
    "decisions_per_s",
    "decisions_per_s_python",
    "clones_per_s",
    "games_per_s",
    "iterations_per_s",
)


def print_rows(rows: list[list[str]], columns: tuple[str, ...], say: Words) -> None:
    table = Table()
    for column in columns:
        table.add_column(say(f"ui.column.{column}"), justify="right")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def shown(value: object) -> str:
    return f"{value:,.0f}" if isinstance(value, float) else str(value)


def chosen_seats(found: Game, seats: int | None) -> list[int]:
    if seats is None:
        return list(found.seats)
    found.chosen(seats, {})
    return [seats]


def machine() -> dict[str, str]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "compiler": platform.python_compiler(),
    }


def measure(found: Game, seats: int, seconds: float) -> dict[str, object]:
    """Random play on one core; decisions are answers with a choice, answers also count the forced ones."""
    games, elapsed, decisions, answers = random_games(found, seats, seconds, play_randomly)
    _, elapsed_python, decisions_python, _ = random_games(found, seats, seconds, play_from_python)
    return {
        "game": found.name,
        "seats": seats,
        "compiled": prestol.compiled,
        "decisions_per_s": decisions / elapsed,
        "answers_per_s": answers / elapsed,
        "decisions_per_s_python": decisions_python / elapsed_python,
        "clones_per_s": clones(found, seats, seconds),
        "games_per_s": games / elapsed,
        "iterations_per_s": iterations(found, seats, seconds),
    }


def random_games(
    found: Game, seats: int, seconds: float, play: Callable[[State, Quick], int]
) -> tuple[int, float, int, int]:
    """Games, seconds, decisions and answers; dealing is part of the time."""
    games = decisions = answers = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds or games == 0:
        state = found.new(seats, games)
        decisions += play(state, Quick(games))
        answers += state.answers
        games += 1
    return games, elapsed, decisions, answers


def play_from_python(state: State, chance: Quick) -> int:
    """What a server or a learning environment does: ask for the legal answers, give one, checked."""
    decisions = 0
    while not state.over:
        seat = state.waiting[0]
        choices = state.legal(seat)
        state.apply(seat, choices[chance.below(len(choices))])
        decisions += 1
    return decisions


def half_played(found: Game, seats: int) -> State:
    """The same position in every build: random play up to a choice in the middle of a game."""
    length = play_randomly(found.new(seats, 1), Quick(1))
    state, chance = found.new(seats, 1), Quick(1)
    answers = 0
    while answers < length // 2 or len(state.legal(state.waiting[0])) == 1:
        choices = state.legal(state.waiting[0])
        state.apply(state.waiting[0], choices[chance.below(len(choices))])
        answers += 1
    return state


def iterations(found: Game, seats: int, seconds: float) -> float:
    """Iterations per second of short searches: a slow build does the same ones, only fewer."""
    state = half_played(found, seats)
    seat = state.waiting[0]
    view, bot = state.view(seat), kit_of(found).bot
    searches = done = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds or searches == 0:
        done += Search(bot, searches, SEARCH, seconds).search(view, seat).iterations
        searches += 1
    return done / elapsed


def clones(found: Game, seats: int, seconds: float) -> float:
    """Clones a second of a game half played."""
    state = half_played(found, seats)
    made, started = 0, perf_counter()
    while (elapsed := perf_counter() - started) < seconds:
        for _ in range(1000):
            state.clone()
        made += 1000
    return made / elapsed
