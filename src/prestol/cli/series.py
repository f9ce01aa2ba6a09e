"""``prestol simulate``: many games between bots."""

from __future__ import annotations

from rich.table import Table

from prestol.bots.arena import Outcome, Tally
from prestol.bots.arena import simulate as run
from prestol.cli.common import console, parse_options, print_json, progress_bar
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
    low, high = tally.share_interval()
    share = f"{tally.share / tally.games:.1%} ({low:.1%} – {high:.1%})"
    return [tally.bot, str(tally.wins), share, f"{tally.mean():.2f} ± {tally.mean_margin():.2f}"]


def facts(game: str, number: int, outcome: Outcome) -> dict[str, object]:
    return {
        "game": game,
        "games": number,
        "seats": [
            {
                "bot": tally.bot,
                "wins": tally.wins,
                "share": tally.share / tally.games,
                "share_interval": tally.share_interval(),
                "mean": tally.mean(),
                "mean_margin": tally.mean_margin(),
            }
            for tally in outcome.tallies
        ],
        "decisions_per_s": outcome.decisions / outcome.seconds,
    }
