"""Values with their intervals as a small picture; it follows the reader's light or dark setting."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape as escaped
from math import ceil, floor, log10
from pathlib import Path
from typing import NamedTuple

from prestol.board.svg import NAMESPACE, number, rect, text
from prestol.board.theme import THEMES, palette

WIDTH, MARGIN, NAMES, VALUES = 720, 20, 130, 170
TOP, ROW, FOOT = 64, 34, 44
PLOT = (MARGIN + NAMES, WIDTH - MARGIN - VALUES)  # from x to x
TICKS = 5  # about so many
RULES = (
    ".ground{{fill:{panel}}}.grid{{stroke:{panel-line}}}text{{fill:{ink};font-family:sans-serif}}.faint{{fill:{muted}}}"
    ".mid{{text-anchor:middle}}.span{{stroke:{ink};stroke-width:2}}.dot{{fill:{accent};stroke:{ink}}}"
)


class Bar(NamedTuple):
    """One line of the chart; the words at its end say what the drawing shows."""

    name: str
    value: float
    low: float
    high: float
    words: str


def chart(title: str, line: str, bars: Sequence[Bar], colours: Path) -> str:
    """A file of its own, in the colours of a game."""
    ticks = scale(min(bar.low for bar in bars), max(bar.high for bar in bars))
    bottom = TOP + ROW * len(bars)
    rows = [row(bar, TOP + ROW * at + ROW / 2, ticks) for at, bar in enumerate(bars)]
    parts = [head(title, line, bottom + FOOT, colours), *(tick(value, ticks, bottom) for value in ticks), *rows]
    return "\n".join([*parts, "</svg>\n"])


def head(title: str, line: str, height: float, colours: Path) -> str:
    return (
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {WIDTH} {number(height)}" role="img" aria-label="{escaped(title)}">'
        f"<style>{style(colours)}</style>{rect(0, 0, WIDTH, height, 'ground', 8)}"
        f"{text(title, MARGIN, 30, 18)}{text(line, MARGIN, 50, 13, 'faint')}"
    )


def style(colours: Path) -> str:
    """Colours written out twice, since not every program that shows SVG knows variables."""
    light, dark = (RULES.format_map(palette(colours, theme)) for theme in THEMES)
    return f"{light}@media (prefers-color-scheme:dark){{{dark}}}"


def scale(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest."""
    rough = max(high - low, 1e-6) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= rough)
    return [step * at for at in range(floor(low / step), ceil(high / step) + 1)]


def across(value: float, ticks: Sequence[float]) -> float:
    left, right = PLOT
    return left + (right - left) * (value - ticks[0]) / max(ticks[-1] - ticks[0], 1e-6)


def tick(value: float, ticks: Sequence[float], bottom: float) -> str:
    x = across(value, ticks)
    return stroke(x, TOP, x, bottom, "grid") + text(f"{value:g}", x, bottom + 20, 12, "mid faint")


def row(bar: Bar, y: float, ticks: Sequence[float]) -> str:
    low, high = across(bar.low, ticks), across(bar.high, ticks)
    ends = stroke(low, y - 5, low, y + 5, "span") + stroke(high, y - 5, high, y + 5, "span")
    dot = f'<circle cx="{number(across(bar.value, ticks))}" cy="{number(y)}" r="5" class="dot"/>'
    words = text(bar.name, MARGIN, y + 5, 15) + text(bar.words, PLOT[1] + MARGIN, y + 5, 13)
    return f"<g>{words}{stroke(low, y, high, y, 'span')}{ends}{dot}</g>"


def stroke(x: float, y: float, to_x: float, to_y: float, cls: str) -> str:
    return f'<line x1="{number(x)}" y1="{number(y)}" x2="{number(to_x)}" y2="{number(to_y)}" class="{cls}"/>'
