"""The chances of a game as curves: for a page with addresses to click on, or as a file of its own."""

from __future__ import annotations

import re

from prestol.board.curves import Curves, draw_curves
from prestol.board.picture import check
from prestol.board.theme import CURVES, THEMES, fonts_for, written_out
from prestol.games import kit_of
from prestol.play.analysis_text import AnalysisText
from prestol.play.decision import Decision


def svg(text: AnalysisText, shape: str, replay: str) -> str:
    """For a page: each decision leads to its step of the replay."""
    return draw_curves(curves(text, replay), shape)


def picture(text: AnalysisText, theme: str = "light") -> str:
    """A file of its own."""
    check("theme", theme, THEMES)
    made = curves(text)
    letters = re.sub(r"<[^>]*>", "", draw_curves(made))
    style = fonts_for(letters) + written_out(kit_of(text.narrator.game).board.theme, theme, CURVES)
    return draw_curves(made, style=style)


def curves(text: AnalysisText, replay: str = "") -> Curves:
    words, analysis = text.narrator.words, text.analysis
    seats = range(len(analysis.summaries))
    points = [analysis.curve(seat) for seat in seats]
    low, high = span([value for each in points for _, value in each], text.alone)
    return Curves(
        title=words("analysis.points_expected" if text.alone else "analysis.chances"),
        description=" ".join(described(text, seat) for seat in seats),
        names=[text.narrator.player(seat) for seat in seats],
        points=points,
        last=analysis.steps,
        low=low,
        high=high,
        amount=lambda value: f"{value:g}" if text.alone else text.amount(value),
        axis=words("analysis.axis"),
        turns=[(turn.step, between(points[turn.seat], turn.step)) for turn in analysis.turning_points],
        bands=[(each.step, f"{replay}{each.step}", tip(text, each)) for each in analysis.decisions if replay],
    )


def span(values: list[float], alone: bool) -> tuple[float, float]:
    return (min([0.0, *values]), max([1.0, *values])) if alone else (0.0, 1.0)


def between(curve: list[tuple[int, float]], step: int) -> float:
    """What a curve shows at a step, which may lie between two of its points."""
    (one, low), *_ = [point for point in reversed(curve) if point[0] <= step] or curve
    (other, high), *_ = [point for point in curve if point[0] > step] or curve[-1:]
    return low + (high - low) * (step - one) / max(other - one, 1)


def described(text: AnalysisText, seat: int) -> str:
    """A curve in words, for those who do not see it."""
    values = [value for _, value in text.analysis.curve(seat)] or [0.0]
    told = {"first": values[0], "last": values[-1], "low": min(values), "high": max(values)}
    amounts = {key: text.amount(value) for key, value in told.items()}
    return text.narrator.words("analysis.chances.line", name=text.narrator.player(seat), **amounts)


def tip(text: AnalysisText, decision: Decision) -> str:
    told = text.decisions[decision.step]
    own = text.amount(decision.chances[decision.seat])
    return f"{decision.step} · {told.name}: {own}\n{told.given}: {text.cost(decision)}"
