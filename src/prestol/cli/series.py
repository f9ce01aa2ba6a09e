"""``prestol simulate``: many games between bots."""

from __future__ import annotations

from rich.table import Table

from prestol.cli.common import console, print_json, progress_bar
from prestol.cli.options import parse_options
from prestol.play.arena import Outcome, Tally
from prestol.play.arena import simulate as run
from prestol.text import words


def simulate(
    game: str,
    bots: str,
    number: int,
    jobs: int,
    option: list[str] | None,
    seed: int,
    language: str,
    as_json: bool,
) -> None:
    say = words(language)
    with progress_bar() as bar:
        task = bar.add_task(say("ui.games_played"), total=number)
        outcome = run(game, bots.split(","), number, seed, parse_options(option), jobs, lambda n: bar.advance(task, n))
    if as_json:
        print_json(facts(game, number, outcome))
        return
    table = Table(title=say("ui.simulated", n=number), title_justify="left")
    for column in ("bot", "wins", "share", "mean"):
        table.add_column(say(f"ui.column.{column}"), justify="left" if column == "bot" else "right")
    for tally in outcome.tallies:
        table.add_row(*row(tally))
    console.print(table)
    console.print(say("ui.decisions_per_second", rate=f"{outcome.decisions / outcome.seconds:,.0f}"))


def row(tally: Tally) -> list[str]:
    return [tally.bot, str(tally.wins), tally.share_text(), tally.mean_text()]


def facts(game: str, number: int, outcome: Outcome) -> dict[str, object]:
    return {
        "game": game,
        "games": number,
        "seats": [tally_facts(tally) for tally in outcome.tallies],
        "decisions_per_s": outcome.decisions / outcome.seconds,
    }


def tally_facts(tally: Tally) -> dict[str, object]:
    return {
        "bot": tally.bot,
        "wins": tally.wins,
        "share": tally.share / tally.games,
        "share_interval": tally.share_interval(),
        "mean": tally.mean(),
        "mean_margin": tally.mean_margin(),
    }
