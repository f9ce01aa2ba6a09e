"""``prestol ladder``: bots meet each other in fair turns, and are rated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import typer
from rich.table import Table

from prestol.board.chart import Bar, chart
from prestol.cli.common import as_json, console, progress_bar, write_picture
from prestol.cli.options import parse_options
from prestol.cli.series import tally_facts
from prestol.games import kit
from prestol.play.arena import Played
from prestol.play.ladder import Plan, Standing, meetings, play, standings
from prestol.play.ratings import Rating, model, ratings
from prestol.text import Words, words
from prestol.text.markdown import table as markdown_table

INTERRUPTED = 130  # what shells expect after Ctrl-C
STDOUT = "-"
Rows = list[list[str]]


class Targets(NamedTuple):
    """Files to write; “-” prints instead."""

    json: str | None = None
    markdown: str | None = None
    plot: Path | None = None


def ladder(
    game: str,
    bots: str,
    seats: int,
    number: int,
    option: list[str] | None,
    seed: int,
    jobs: int,
    language: str,
    targets: Targets,
) -> None:
    say = words(language)
    plan = Plan(game, bots.split(","), seats, number, seed, parse_options(option))
    plan.check()
    if plan.seats > 1:
        model()  # whoever lacks it hears so now, not after the last game
    planned = len(plan.sittings())
    with progress_bar() as bar:
        task = bar.add_task(say("ui.games_played"), total=planned)
        played = play(plan, jobs, lambda: bar.advance(task))
    if played:
        publish(Results.of(plan, played, planned), say, targets)
    if len(played) < planned:
        typer.echo(say("ui.ladder.stopped", done=len(played), planned=planned), err=True)
        raise typer.Exit(INTERRUPTED)


@dataclass(frozen=True)
class Results:
    """All that is shown, best bot first."""

    plan: Plan
    played: Sequence[Played]
    planned: int
    standings: dict[str, Standing]
    ratings: dict[str, Rating]  # none alone at the table

    @staticmethod
    def of(plan: Plan, played: Sequence[Played], planned: int) -> Results:
        found = standings(played)
        rated = ratings(played) if plan.seats > 1 else {}
        tallies = {bot: standing.tally for bot, standing in found.items()}
        worth = {bot: rated[bot].mu if rated else tally.mean() for bot, tally in tallies.items()}
        order = sorted(found, key=lambda bot: -worth[bot])
        return Results(plan, played, planned, {bot: found[bot] for bot in order}, rated)

    @property
    def is_contest(self) -> bool:
        """Is there somebody to win against, be it an opponent whom the rules play?"""
        return self.plan.seats > 1 or self.played[0].is_opposed

    @property
    def columns(self) -> list[str]:
        rating, share = ["rating", "ordinal"] if self.ratings else [], ["share"] if self.is_contest else []
        return ["bot", *rating, "games", *share, "mean", "ms", "longest_ms"]

    def rows(self) -> Rows:
        return [[self.cell(bot, column) for column in self.columns] for bot in self.standings]

    def cell(self, bot: str, column: str) -> str:
        tally, pace = self.standings[bot].tally, self.standings[bot].pace
        match column:
            case "rating":
                return rating_text(self.ratings[bot])
            case "ordinal":
                return f"{self.ratings[bot].ordinal:.1f}"
            case "games":
                return str(tally.games)
            case "share":
                return tally.share_text()
            case "mean":
                return tally.mean_text()
            case "ms":
                return f"{1000 * pace.mean():.2f}"
            case "longest_ms":
                return f"{1000 * pace.longest:.1f}"
        return bot

    def cross(self) -> Rows:
        found = meetings(self.played)
        return [
            [row, *(found[row, bot].share_text() if (row, bot) in found else "" for bot in self.standings)]
            for row in self.standings
        ]

    def bars(self) -> list[Bar]:
        return [self.bar(bot) for bot in self.standings]

    def bar(self, bot: str) -> Bar:
        if self.ratings:
            rating = self.ratings[bot]
            return Bar(bot, rating.mu, *rating.interval, rating_text(rating))
        tally = self.standings[bot].tally
        mean, margin = tally.mean(), tally.mean_margin()
        return Bar(bot, mean, mean - margin, mean + margin, tally.mean_text())

    def facts(self) -> dict[str, object]:
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "options": dict(plan.options),
            "seed": plan.seed,
            "games": len(self.played),
            "planned": self.planned,
            "bots": [self.bot_facts(bot) for bot in self.standings],
            "meetings": [
                tally_facts(tally) | {"against": other, "games": tally.games}
                for (_, other), tally in meetings(self.played).items()
            ],
        }

    def bot_facts(self, bot: str) -> dict[str, object]:
        tally, pace = self.standings[bot].tally, self.standings[bot].pace
        return {
            **tally_facts(tally),
            "games": tally.games,
            "rating": rating_facts(self.ratings[bot]) if self.ratings else None,
            "decisions": pace.decisions,
            "ms": 1000 * pace.mean(),
            "longest_ms": 1000 * pace.longest,
        }


def rating_text(rating: Rating) -> str:
    low, high = rating.interval
    return f"{rating.mu:.1f} ({low:.1f} – {high:.1f})"


def rating_facts(rating: Rating) -> dict[str, object]:
    return {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal, "interval": rating.interval}


def publish(results: Results, say: Words, targets: Targets) -> None:
    """On the screen first: a file that cannot be written must not cost the games."""
    if STDOUT not in (targets.json, targets.markdown):
        show(results, say)
    if targets.json:
        put(targets.json, as_json(results.facts()) + "\n")
    if targets.markdown:
        put(targets.markdown, page(results, say))
    if targets.plot:
        write_picture(targets.plot, plot(results, say))


def put(target: str, text: str) -> None:
    if target == STDOUT:
        print(text, end="")
    else:
        write_picture(Path(target), text)


def title(results: Results, say: Words) -> str:
    plan = results.plan
    chosen = "".join(f", {name}={value}" for name, value in plan.options.items())
    played = say("ui.simulated", n=len(results.played))
    return f"{kit(plan.game).title(say.language)} · {say('ui.ladder.seats', n=plan.seats)}{chosen} · {played}"


def show(results: Results, say: Words) -> None:
    header = [say(f"ui.column.{column}") for column in results.columns]
    print_table(title(results, say), header, results.rows())
    if results.ratings:
        print_table(say("ui.ladder.cross"), ["", *results.standings], results.cross())
        console.print(say("ui.ladder.note"), style="dim")


def print_table(caption: str, header: Sequence[str], rows: Rows) -> None:
    table = Table(title=caption, title_justify="left")
    for at, column in enumerate(header):
        table.add_column(column, justify="right" if at else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def page(results: Results, say: Words) -> str:
    header = [say(f"ui.column.{column}") for column in results.columns]
    parts = [f"## {title(results, say)}", markdown_table(header, results.rows())]
    if results.ratings:
        cross = markdown_table(["", *results.standings], results.cross())
        parts += [f"{say('ui.ladder.cross')}:", cross, say("ui.ladder.note")]
    return "\n\n".join(parts) + "\n"


def plot(results: Results, say: Words) -> str:
    line = say("ui.column.rating" if results.ratings else "ui.column.mean")
    return chart(title(results, say), line, results.bars(), kit(results.plan.game).board.theme)
