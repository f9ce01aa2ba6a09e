"""``prestol analyse``: a recorded game looked back upon."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from prestol.cli.common import console, print_json, progress_bar, read_match, write_picture
from prestol.cli.parts import SHAPES
from prestol.draw.analysis import picture
from prestol.table.analysis import Analysis, questions
from prestol.table.analysis import analyse as run
from prestol.table.match import Match
from prestol.text import Words, words
from prestol.text.analyst import Analyst, Told, analyst
from prestol.text.tell import Narrator, plain_names

BLOCKS = "▁▂▃▄▅▆▇█"
COLUMNS = 60  # of a line over time
WORTH_TELLING = 0.03  # chances that an answer must have cost; alone at the table, points:
WORTH_TELLING_ALONE = 1.0


def analyse(file: Path, iterations: int, jobs: int, svg: Path | None, theme: str, language: str, as_json: bool) -> None:
    """The record is its owner's: a game that is not over can be looked at as far as it went."""
    match, say = read_match(file), words(language)
    found = studied(match, iterations, jobs, say)
    teller = analyst(Narrator(match.game, say, plain_names(say, match.seats)), match, found)
    if svg:
        write_picture(svg, picture(teller, theme))
    if as_json:
        print_json({"game": match.game.name, "seats": match.seats} | found.as_dict())
    else:
        show(teller)


def studied(match: Match, iterations: int, jobs: int, say: Words) -> Analysis:
    with progress_bar() as bar:
        task = bar.add_task(say("analysis.working"), total=len(questions(match)))
        return run(match, iterations, jobs=jobs, progress=lambda n: bar.advance(task, n))


def show(teller: Analyst) -> None:
    show_chances(teller)
    show_turning_points(teller)
    show_mistakes(teller)
    show_players(teller)
    console.print(teller.narrator.words("analysis.how", iterations=teller.analysis.iterations), style="dim")


def heading(text: str) -> None:
    console.print(f"\n{text}", style="bold", markup=False)


def show_chances(teller: Analyst) -> None:
    """One line of blocks a seat, from the first step to the last."""
    heading(teller.narrator.words("analysis.points_expected" if teller.alone else "analysis.chances"))
    for each in teller.analysis.summaries:
        curve = teller.analysis.curve(each.seat)
        name = f"{SHAPES[each.seat]} {teller.narrator.player(each.seat)}"
        last = teller.amount(curve[-1][1]) if curve else ""
        console.print(Text(f"{name:<20} {blocks(curve, teller.analysis.steps, teller.alone)} {last}"))


def blocks(curve: list[tuple[int, float]], steps: int, alone: bool) -> str:
    if not curve:
        return ""
    most = max(value for _, value in curve) if alone else 1.0
    heights = [at(curve, steps * column / (COLUMNS - 1)) / (most or 1.0) for column in range(COLUMNS)]
    return "".join(BLOCKS[round(min(max(height, 0.0), 1.0) * (len(BLOCKS) - 1))] for height in heights)


def at(curve: list[tuple[int, float]], step: float) -> float:
    """What was known at a step: the last value before it, or the first of all."""
    return next((value for when, value in reversed(curve) if when <= step), curve[0][1])


def show_turning_points(teller: Analyst) -> None:
    say, points = teller.narrator.words, teller.analysis.turning_points
    heading(say("analysis.turning_points"))
    for point in points:
        console.print(Text(f"{point.step:>4}  {teller.turning_point(point)}"), soft_wrap=True)
    if not points:
        console.print(say("analysis.no_turning_points"))


def show_mistakes(teller: Analyst) -> None:
    say = teller.narrator.words
    threshold = WORTH_TELLING_ALONE if teller.alone else WORTH_TELLING
    found, cost = teller.mistakes(threshold), teller.amount(threshold)
    heading(say("analysis.mistakes" if found else "analysis.no_mistakes", cost=cost))
    if found:
        console.print(filled(teller, ("step", "player", "given", "best", "cost"), [row(teller, t) for t in found]))


def row(teller: Analyst, told: Told) -> list[str]:
    return [str(told.decision.step), told.name, told.given, told.best, teller.amount(told.decision.cost)]


def show_players(teller: Analyst) -> None:
    rows = []
    for each in teller.analysis.summaries:
        worst = teller.worst(each)
        mistake = f"{worst.decision.step}: {worst.given}, {teller.amount(worst.decision.cost)}" if worst else "–"
        name, cost = teller.narrator.player(each.seat), teller.amount(each.mean_cost, 1)
        rows.append([name, teller.best_answers(each), cost, mistake])
    heading(teller.narrator.words("analysis.summary"))
    console.print(filled(teller, ("player", "best_answers", "mean_cost", "worst"), rows))


def filled(teller: Analyst, columns: tuple[str, ...], rows: list[list[str]]) -> Table:
    table = Table()
    for column in columns:
        right = column in ("step", "cost", "mean_cost")
        table.add_column(teller.narrator.words(f"analysis.column.{column}"), justify="right" if right else "left")
    for each in rows:
        table.add_row(*map(Text, each))
    return table
