"""From the analysis of a table to what its page shows."""

from __future__ import annotations

from prestol.draw.analysis import svg
from prestol.table.analysis import Analysis, Summary
from prestol.text.analyst import Analyst, Told, analyst
from prestol.web.present import AnalysisPage, AnswerLine, PlayerLine, Retrospect, TurnLine
from prestol.web.reviews import Review
from prestol.web.show import SHAPES, Viewer, narrator
from prestol.web.table import Table

WORTH_TELLING = 0.03  # chances that an answer must have cost to be listed first; alone at the table, points:
WORTH_TELLING_ALONE = 1.0


def analysis_page(table: Table, viewer: Viewer, review: Review) -> AnalysisPage:
    name = table.match.game.name
    return AnalysisPage(
        table=table.id,
        game=name,
        title=viewer.say(f"game.{name}"),
        done=review.done,
        total=review.total,
        failed=review.failed,
        found=retrospect(table, viewer, review.analysis) if review.analysis else None,
    )


def retrospect(table: Table, viewer: Viewer, analysis: Analysis) -> Retrospect:
    teller = analyst(narrator(table, viewer.say), table.match, analysis)
    threshold = WORTH_TELLING_ALONE if teller.alone else WORTH_TELLING
    return Retrospect(
        alone=teller.alone,
        curves=svg(teller, viewer.shape, f"/t/{table.id}/replay/"),
        turns=[TurnLine(point.step, teller.turning_point(point)) for point in analysis.turning_points],
        players=[player_line(teller, each) for each in analysis.summaries],
        mistakes=[answer_line(teller, told) for told in teller.mistakes(threshold)],
        decisions=[answer_line(teller, told) for told in teller.decisions.values()],
        threshold=teller.amount(threshold),
        iterations=analysis.iterations,
    )


def player_line(teller: Analyst, summary: Summary) -> PlayerLine:
    worst = teller.worst(summary)
    return PlayerLine(
        number=summary.seat,
        shape=SHAPES[summary.seat],
        name=teller.narrator.player(summary.seat),
        best=teller.best_answers(summary),
        mean_cost=teller.amount(summary.mean_cost, 1),
        worst=answer_line(teller, worst) if worst else None,
    )


def answer_line(teller: Analyst, told: Told) -> AnswerLine:
    decision = told.decision
    kind = "best" if decision.given == decision.best else "equal" if decision.is_best else "mistake"
    return AnswerLine(
        step=decision.step,
        number=decision.seat,
        shape=SHAPES[decision.seat],
        name=told.name,
        chance=teller.amount(decision.chances[decision.seat]),
        given=told.given,
        best=told.best if kind != "best" else "",
        kind=kind,
        cost=teller.cost(decision),
    )
