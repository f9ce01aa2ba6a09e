"""``prestol analyse``: a recorded game looked back upon."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from prestol.cli.common import console, print_json, progress_bar, read_match, write_picture
from prestol.games import kit_of
from prestol.play.analysis import Analysis, questions
from prestol.play.analysis import analyse as run
from prestol.play.analysis_curves import picture
from prestol.play.analysis_text import AnalysisText, DecisionText, analysis_text
from prestol.play.match import Match
from prestol.terminal.parts import SHAPES
from prestol.text import Words, words

BLOCKS = "▁▂▃▄▅▆▇█"
COLUMNS = 60  # of a line over time
WORTH_TELLING = 0.03  # chances that an answer must have cost; alone at the table, points:
WORTH_TELLING_ALONE = 1.0


def analyse(file: Path, iterations: int, jobs: int, svg: Path | None, theme: str, language: str, as_json: bool) -> None:
    """The record is its owner's: a game that is not over can be looked at as far as it went."""
    match, say = read_match(file), words(language)
    found = studied(match, iterations, jobs, say)
    text = analysis_text(kit_of(match.game).plain_narrator(language, match.seats), match, found)
    if svg:
        write_picture(svg, picture(text, theme))
    if as_json:
        print_json({"game": match.game.name, "seats": match.seats} | found.as_dict())
    else:
        show(text)


def studied(match: Match, iterations: int, jobs: int, say: Words) -> Analysis:
    with progress_bar() as bar:
        task = bar.add_task(say("analysis.working"), total=len(questions(match)))
        return run(match, iterations, jobs=jobs, progress=lambda n: bar.advance(task, n))


def show(text: AnalysisText) -> None:
    show_chances(text)
    show_turning_points(text)
    show_mistakes(text)
    show_players(text)
    console.print(text.narrator.words("analysis.how", iterations=text.analysis.iterations), style="dim")


def heading(text: str) -> None:
    console.print(f"\n{text}", style="bold", markup=False)


def show_chances(text: AnalysisText) -> None:
    """One line of blocks a seat, from the first step to the last."""
    heading(text.narrator.words("analysis.points_expected" if text.alone else "analysis.chances"))
    for each in text.analysis.summaries:
        curve = text.analysis.curve(each.seat)
        name = f"{SHAPES[each.seat]} {text.narrator.player(each.seat)}"
        last = text.amount(curve[-1][1]) if curve else ""
        console.print(Text(f"{name:<20} {blocks(curve, text.analysis.steps, text.alone)} {last}"))


def blocks(curve: list[tuple[int, float]], steps: int, alone: bool) -> str:
    if not curve:
        return ""
    most = max(value for _, value in curve) if alone else 1.0
    heights = [at(curve, steps * column / (COLUMNS - 1)) / (most or 1.0) for column in range(COLUMNS)]
    return "".join(BLOCKS[round(min(max(height, 0.0), 1.0) * (len(BLOCKS) - 1))] for height in heights)


def at(curve: list[tuple[int, float]], step: float) -> float:
    """What was known at a step: the last value before it, or the first of all."""
    return next((value for when, value in reversed(curve) if when <= step), curve[0][1])


def show_turning_points(text: AnalysisText) -> None:
    say, points = text.narrator.words, text.analysis.turning_points
    heading(say("analysis.turning_points"))
    for point in points:
        console.print(Text(f"{point.step:>4}  {text.turning_point(point)}"), soft_wrap=True)
    if not points:
        console.print(say("analysis.no_turning_points"))


def show_mistakes(text: AnalysisText) -> None:
    say = text.narrator.words
    threshold = WORTH_TELLING_ALONE if text.alone else WORTH_TELLING
    found, cost = text.mistakes(threshold), text.amount(threshold)
    heading(say("analysis.mistakes" if found else "analysis.no_mistakes", cost=cost))
    if found:
        console.print(filled(text, ("step", "player", "given", "best", "cost"), [row(text, t) for t in found]))


def row(text: AnalysisText, told: DecisionText) -> list[str]:
    return [str(told.decision.step), told.name, told.given, told.best, text.amount(told.decision.cost)]


def show_players(text: AnalysisText) -> None:
    rows = []
    for each in text.analysis.summaries:
        worst = text.worst(each)
        mistake = f"{worst.decision.step}: {worst.given}, {text.amount(worst.decision.cost)}" if worst else "–"
        name, cost = text.narrator.player(each.seat), text.amount(each.mean_cost, 1)
        rows.append([name, text.best_answers(each), cost, mistake])
    heading(text.narrator.words("analysis.summary"))
    console.print(filled(text, ("player", "best_answers", "mean_cost", "worst"), rows))


def filled(text: AnalysisText, columns: tuple[str, ...], rows: list[list[str]]) -> Table:
    table = Table()
    for column in columns:
        right = column in ("step", "cost", "mean_cost")
        table.add_column(text.narrator.words(f"analysis.column.{column}"), justify="right" if right else "left")
    for each in rows:
        table.add_row(*map(Text, each))
    return table
