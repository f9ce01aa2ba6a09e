"""The command ``prestol``: this file declares the commands; the files beside it do the work, loaded when needed."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Annotated

import typer

from prestol.cli.options import parse_options
from prestol.core.errors import PrestolError, not_installed
from prestol.text import preferred, words

LANGUAGE = preferred()
say = words(LANGUAGE)
app = typer.Typer(help=say("cli.help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("cli.game"))]
Seats = Annotated[int, typer.Option("--seats", help=say("cli.seats"))]
Seed = Annotated[int | None, typer.Option("--seed", help=say("cli.seed"))]
Choices = Annotated[list[str] | None, typer.Option("--option", metavar="K=V", help=say("cli.option"))]
Language = Annotated[str, typer.Option("--lang", help=say("cli.lang"))]
Json = Annotated[bool, typer.Option("--json", help=say("cli.json"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli.file"))]


def use_own(path: Path | None) -> None:
    """Outpost is played with the cards in this file; what differs from the box is said, not refused."""
    if path is None:
        return
    from prestol.games import use_cards  # here, so that “--help” stays quick

    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        use_cards(path)
    for warning in found:
        typer.echo(str(warning.message), err=True)


OwnCards = Annotated[
    Path | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        help=say("cli.own_cards"),
        callback=use_own,
        is_eager=True,
        envvar="PRESTOL_CARDS",
        show_envvar=False,
    ),
]


@app.command(help=say("cli.games"))
def games(lang: Language = LANGUAGE, as_json: Json = False) -> None:
    from prestol.cli import listing

    listing.games(lang, as_json)


@app.command(help=say("cli.cards"))
def cards(game: GameName, own: OwnCards = None, lang: Language = LANGUAGE, as_json: Json = False) -> None:
    from prestol.cli import listing

    listing.cards(game, lang, as_json)


@app.command(help=say("cli.play"))
def play(
    game: GameName = "conspiracy",
    seats: Seats = 2,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B", help=say("cli.play.bots"))] = None,
    option: Choices = None,
    seed: Seed = None,
    own: OwnCards = None,
    lang: Language = LANGUAGE,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help=say("cli.play.jobs"))] = 1,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help=say("cli.play.record"))] = None,
    position: Annotated[
        str | None, typer.Option("--position", metavar="FILE|TEXT", help=say("cli.play.position"))
    ] = None,
) -> None:
    from prestol.cli import terminal

    setup = terminal.Setup(game, seats, parse_options(option), seed, position)
    terminal.play(setup, bots, lang, record, jobs)


@app.command(help=say("cli.serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=say("cli.serve.host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help=say("cli.serve.port"))] = 8000,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help=say("cli.serve.db"))] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=say("cli.serve.browser"))] = True,
    keep_days: Annotated[int, typer.Option("--keep-days", min=1, help=say("cli.serve.keep_days"))] = 60,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help=say("cli.serve.workers"))] = None,
    own: OwnCards = None,
    lang: Language = LANGUAGE,
) -> None:
    try:
        from prestol.web import serve as web
    except ModuleNotFoundError as error:
        raise not_installed("web", error) from None

    def announce(address: str) -> str:
        return words(lang)("ui.serving", address=address)

    web.serve(host, port, db, browser, keep_days, workers, announce)


@app.command(help=say("cli.simulate"))
def simulate(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help=say("cli.simulate.bots"))] = "greedy,random",
    number: Annotated[int, typer.Option("-n", min=1, help=say("cli.simulate.n"))] = 1000,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help=say("cli.jobs"))] = 1,
    option: Choices = None,
    seed: Seed = 0,
    own: OwnCards = None,
    lang: Language = LANGUAGE,
    as_json: Json = False,
) -> None:
    from prestol.cli import series

    series.simulate(game, bots, number, jobs, option, seed or 0, lang, as_json)


@app.command(help=say("cli.ladder"))
def ladder(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,C", help=say("cli.ladder.bots"))] = "random,greedy,novice",
    number: Annotated[int, typer.Option("-n", min=1, help=say("cli.ladder.n"))] = 100,
    seats: Seats = 2,
    option: Choices = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help=say("cli.jobs"))] = 1,
    seed: Seed = 0,
    own: OwnCards = None,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE", help=say("cli.ladder.json"))] = None,
    markdown: Annotated[str | None, typer.Option("--markdown", metavar="FILE", help=say("cli.ladder.markdown"))] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=say("cli.ladder.plot"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    from prestol.cli import contest

    targets = contest.Targets(json, markdown, plot)
    contest.ladder(game, bots, seats, number, option, seed or 0, jobs, lang, targets)


@app.command(help=say("cli.replay"))
def replay(
    file: File,
    step: Annotated[int | None, typer.Option("--step", help=say("cli.replay.step"))] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help=say("cli.replay.svg"))] = None,
    player: Annotated[int | None, typer.Option("--player", min=1, help=say("cli.replay.player"))] = None,
    shape: Annotated[str, typer.Option("--shape", help=say("cli.replay.shape"))] = "wide",
    theme: Annotated[str, typer.Option("--theme", help=say("cli.replay.theme"))] = "light",
    verify: Annotated[bool, typer.Option("--verify", help=say("cli.replay.verify"))] = False,
    own: OwnCards = None,
    lang: Language = LANGUAGE,
    as_json: Json = False,
) -> None:
    from prestol.cli import replays

    if verify:
        replays.verify(file, lang)
    elif svg:
        replays.draw(file, step, svg, player, shape, theme, lang)
    else:
        replays.replay(file, step, lang, as_json)


@app.command(help=say("cli.analyse"))
def analyse(
    file: File,
    iterations: Annotated[int, typer.Option("--iterations", min=0, help=say("cli.analyse.iterations"))] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help=say("cli.jobs"))] = 1,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help=say("cli.analyse.svg"))] = None,
    theme: Annotated[str, typer.Option("--theme", help=say("cli.replay.theme"))] = "light",
    own: OwnCards = None,
    lang: Language = LANGUAGE,
    as_json: Json = False,
) -> None:
    from prestol.cli import analysis

    analysis.analyse(file, iterations, jobs, svg, theme, lang, as_json)


@app.command(help=say("cli.perft"))
def perft(
    game: GameName,
    seats: Seats = 2,
    depth: Annotated[int, typer.Option("--depth", min=1, max=12, help=say("cli.perft.depth"))] = 5,
    option: Choices = None,
    seed: Seed = 1,
    own: OwnCards = None,
    lang: Language = LANGUAGE,
    as_json: Json = False,
) -> None:
    from prestol.cli import measure

    measure.perft(game, seats, depth, option, seed, lang, as_json)


@app.command(help=say("cli.fuzz"))
def fuzz(
    game: GameName,
    number: Annotated[int, typer.Option("-n", min=1, help=say("cli.fuzz.n"))] = 10_000,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli.fuzz.seats"))] = None,
    option: Choices = None,
    seed: Seed = 0,
    positions: Annotated[bool, typer.Option("--positions", help=say("cli.fuzz.positions"))] = False,
    own: OwnCards = None,
    lang: Language = LANGUAGE,
    as_json: Json = False,
) -> None:
    from prestol.cli import measure

    if positions:
        measure.fuzz_positions(game, number, seed or 0, lang, as_json)
    else:
        measure.fuzz(game, number, seats, option, seed or 0, lang, as_json)


@app.command(help=say("cli.new"))
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("cli.new.name"))],
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR", help=say("cli.new.folder"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    from prestol.cli import kits

    kits.new(name, folder, lang)


@app.command(help=say("cli.check"))
def check(
    game: GameName,
    number: Annotated[int, typer.Option("-n", min=1, help=say("cli.check.n"))] = 1000,
    own: OwnCards = None,
    lang: Language = LANGUAGE,
    as_json: Json = False,
) -> None:
    from prestol.cli import kits

    kits.check_game(game, number, lang, as_json)


@app.command(help=say("cli.dev"))
def dev(
    game: GameName,
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help=say("cli.serve.port"))] = 8001,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=say("cli.serve.browser"))] = True,
    lang: Language = LANGUAGE,
) -> None:
    try:
        from prestol.cli import workbench
    except ModuleNotFoundError as error:
        raise not_installed("web", error) from None
    workbench.dev(game, port, browser, lang)


@app.command(help=say("cli.bench"))
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=say("cli.game"))] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli.fuzz.seats"))] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help=say("cli.bench.seconds"))] = 1.0,
    own: OwnCards = None,
    lang: Language = LANGUAGE,
    as_json: Json = False,
) -> None:
    from prestol.cli import measure

    measure.bench(game, seats, seconds, lang, as_json)


def main() -> None:
    """Run a command; bad input gets one clear sentence and exit code 1."""
    try:
        app()
    except PrestolError as error:
        from prestol.games import explained  # only when something is wrong

        typer.echo(say("cli.error", error=explained(error, LANGUAGE)), err=True)
        raise SystemExit(1) from None
