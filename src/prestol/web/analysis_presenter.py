"""From the analysis of a table to what its page shows."""

from __future__ import annotations

from prestol.play.analysis import Analysis, Summary
from prestol.play.analysis_curves import svg
from prestol.play.analysis_text import AnalysisText, DecisionText, analysis_text
from prestol.web.analyses import Progress
from prestol.web.presenter import Viewer, narrator_of, title
from prestol.web.table import Table
from prestol.web.view_models import SHAPES, AnalysisFound, AnalysisPage, AnswerLine, PlayerLine, TurnLine

WORTH_TELLING = 0.03  # chances that an answer must have cost to be listed first; alone at the table, points:
WORTH_TELLING_ALONE = 1.0


def analysis_page(table: Table, viewer: Viewer, progress: Progress) -> AnalysisPage:
    name = table.match.game.name
    return AnalysisPage(
        table=table.id,
        game=name,
        title=title(table, viewer.say),
        done=progress.done,
        total=progress.total,
        failed=progress.failed,
        found=analysis_found(table, viewer, progress.analysis) if progress.analysis else None,
    )


def analysis_found(table: Table, viewer: Viewer, analysis: Analysis) -> AnalysisFound:
    text = analysis_text(narrator_of(table, viewer.say), table.match, analysis)
    threshold = WORTH_TELLING_ALONE if text.alone else WORTH_TELLING
    return AnalysisFound(
        alone=text.alone,
        curves=svg(text, viewer.shape, f"/t/{table.id}/replay/"),
        turns=[TurnLine(point.step, text.turning_point(point)) for point in analysis.turning_points],
        players=[player_line(text, each) for each in analysis.summaries],
        mistakes=[answer_line(text, told) for told in text.mistakes(threshold)],
        decisions=[answer_line(text, told) for told in text.decisions.values()],
        threshold=text.amount(threshold),
        iterations=analysis.iterations,
    )


def player_line(text: AnalysisText, summary: Summary) -> PlayerLine:
    worst = text.worst(summary)
    return PlayerLine(
        number=summary.seat,
        shape=SHAPES[summary.seat],
        name=text.narrator.player(summary.seat),
        best=text.best_answers(summary),
        mean_cost=text.amount(summary.mean_cost, 1),
        worst=answer_line(text, worst) if worst else None,
    )


def answer_line(text: AnalysisText, told: DecisionText) -> AnswerLine:
    decision = told.decision
    kind = "best" if decision.given == decision.best else "equal" if decision.is_best else "mistake"
    return AnswerLine(
        step=decision.step,
        number=decision.seat,
        shape=SHAPES[decision.seat],
        name=told.name,
        chance=text.amount(decision.chances[decision.seat]),
        given=told.given,
        best=told.best if kind != "best" else "",
        kind=kind,
        cost=text.cost(decision),
    )
