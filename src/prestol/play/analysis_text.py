"""An analysis in words: chances, costs and turning points, for pages and terminals alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from prestol.core.engine import State
from prestol.play.analysis import Analysis, Summary, TurningPoint
from prestol.play.decision import Decision
from prestol.play.match import Match
from prestol.text.narrator import Narrator


@dataclass(frozen=True)
class DecisionText:
    """A decision in the words of its buttons."""

    decision: Decision
    name: str
    given: str
    best: str


@dataclass(frozen=True)
class AnalysisText:
    narrator: Narrator
    analysis: Analysis
    decisions: Mapping[int, DecisionText]  # by step

    @property
    def alone(self) -> bool:
        return len(self.analysis.summaries) == 1

    def amount(self, value: float, digits: int = 0) -> str:
        """A chance in percent; alone at the table, points."""
        words = self.narrator.words
        key, number = (
            ("analysis.points", f"{value:.1f}") if self.alone else ("figure.percent", f"{100 * value:.{digits}f}")
        )
        return words(key, number=number.replace(".", words("figure.decimal")))

    def cost(self, decision: Decision) -> str:
        """What the answer cost, or that nothing can be said against it."""
        if decision.given == decision.best:
            return self.narrator.words("analysis.best")
        return self.narrator.words("analysis.equal") if decision.is_best else self.amount(decision.cost)

    def turning_point(self, point: TurningPoint) -> str:
        """What happened to whose chances, and why."""
        told = self.decisions[point.step]
        kind = point.cause
        if kind == "mistake":
            kind += ".own" if told.decision.seat == point.seat else ".other"
        return self.narrator.words(
            f"analysis.turn.{kind}",
            name=self.narrator.player(point.seat),
            before=self.amount(point.before),
            after=self.amount(point.after),
            other=told.name,
            given=told.given,
            best=told.best,
            cost=self.amount(told.decision.cost),
        )

    def best_answers(self, summary: Summary) -> str:
        share = round(100 * summary.best / max(summary.decisions, 1))
        return self.narrator.words("analysis.of", part=summary.best, all=summary.decisions, share=share)

    def worst(self, summary: Summary) -> DecisionText | None:
        return None if summary.worst is None else self.decisions[summary.worst]

    def mistakes(self, threshold: float) -> list[DecisionText]:
        return [told for told in self.decisions.values() if told.decision.loss > threshold]


def analysis_text(narrator: Narrator, match: Match, analysis: Analysis) -> AnalysisText:
    """One walk through the game finds the words of all answers."""
    wanted = {each.step: each for each in analysis.decisions}
    spoken = {
        step: in_words(narrator, wanted[step], state) for step, (_, state) in enumerate(match.walk()) if step in wanted
    }
    return AnalysisText(narrator, analysis, spoken)


def in_words(narrator: Narrator, decision: Decision, state: State) -> DecisionText:
    given, best = (
        narrator.say(state, decision.seat, narrator.game.parse(each)) for each in (decision.given, decision.best)
    )
    return DecisionText(decision, narrator.player(decision.seat), given, best)
