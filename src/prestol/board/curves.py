"""Curves over the steps of a game: how the chances of each seat have changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape as escaped
from itertools import pairwise
from math import ceil, floor

from prestol.board.svg import NAMESPACE, css, number, rect, text
from prestol.board.wrap import shortened

MARKS = "●▲■◆"
SIZE = 16  # of letters: on a phone the picture is as wide as the screen, and they stay as large
LEFT, RIGHT, BELOW, ROW = 58.0, 22.0, 44.0, 26.0
AREAS = {"wide": (1000.0, 300.0), "tall": (400.0, 260.0)}
TICKS = {"wide": 8, "tall": 5}
ROUND = (0.25, *(first * 10.0**power for power in range(7) for first in (1, 2, 5)))


@dataclass(frozen=True)
class Curves:
    """What is drawn: already in words, and with addresses where a click leads somewhere."""

    title: str
    description: str
    names: Sequence[str]  # of the seats
    points: Sequence[Sequence[tuple[int, float]]]  # by seat: step and value
    last: int  # the last step
    low: float
    high: float
    amount: Callable[[float], str]  # a value in words
    axis: str  # what the steps are called
    turns: Sequence[tuple[int, float]]  # step and value of what is numbered 1, 2, …
    bands: Sequence[tuple[int, str, str]] = ()  # step, address and tooltip


@dataclass(frozen=True)
class Frame:
    """Where the values are on the sheet."""

    curves: Curves
    shape: str
    columns: int  # of names

    @property
    def width(self) -> float:
        return AREAS[self.shape][0]

    @property
    def top(self) -> float:
        return 16 + ROW * ceil(len(self.curves.names) / self.columns)

    @property
    def bottom(self) -> float:
        return self.top + AREAS[self.shape][1]

    def x(self, step: float) -> float:
        return LEFT + (self.width - LEFT - RIGHT) * step / max(self.curves.last, 1)

    def y(self, value: float) -> float:
        low, high = self.curves.low, self.curves.high
        return self.top + (self.bottom - self.top) * (high - value) / ((high - low) or 1)


def draw_curves(curves: Curves, shape: str = "wide", style: str = "") -> str:
    """The picture. A file passes a style and gets a ground; a page has both."""
    frame = Frame(curves, shape, len(curves.names) if shape == "wide" else 1)
    width, height = frame.width, frame.bottom + BELOW
    ground = f"<style>{style}</style>{rect(0, 0, width, height, 'panel-ground')}" if style else ""
    parts = (legend(frame), levels(frame), ticks(frame), lines(frame), turns(frame), bands(frame))
    return (
        f'<svg id="curves" class="curves" xmlns="{NAMESPACE}" role="group" '
        f'viewBox="0 0 {number(width)} {number(height)}" aria-labelledby="curves-title" aria-describedby="curves-text">'
        f'<title id="curves-title">{escaped(curves.title)}</title>'
        f'<desc id="curves-text">{escaped(curves.description)}</desc>'
        f'{ground}<g aria-hidden="true">{"".join(parts)}</g></svg>'
    )


def legend(frame: Frame) -> str:
    """The names of the seats, each behind a piece of its line."""
    room = (frame.width - LEFT - RIGHT) / frame.columns
    return "".join(
        entry(seat, name, LEFT + room * (seat % frame.columns), ROW * (seat // frame.columns + 1), room)
        for seat, name in enumerate(frame.curves.names)
    )


def entry(seat: int, name: str, x: float, y: float, room: float) -> str:
    words = shortened(name, room - 84, SIZE, "bold")
    line = polyline([(x, y - 5), (x + 44, y - 5)], seat)
    return line + text(MARKS[seat], x + 52, y, SIZE, f"curve-mark-{seat}") + text(words, x + 72, y, SIZE, "bold")


def levels(frame: Frame) -> str:
    """Lines across, with their values."""
    return "".join(level(frame, value) for value in rounds(frame.curves.low, frame.curves.high, 4))


def level(frame: Frame, value: float) -> str:
    y = frame.y(value)
    across = f'<path d="M{number(LEFT)} {number(y)}H{number(frame.width - RIGHT)}"{css("curves-level")}/>'
    return across + text(frame.curves.amount(value), LEFT - 8, y + 5, SIZE, "end muted")


def ticks(frame: Frame) -> str:
    """The frame, the steps under it, and what they are called."""
    box = rect(LEFT, frame.top, frame.width - LEFT - RIGHT, frame.bottom - frame.top, "curves-frame")
    steps = rounds(0, frame.curves.last, TICKS[frame.shape])
    under = "".join(text(int(step), frame.x(step), frame.bottom + 20, SIZE, "mid muted") for step in steps)
    return box + under + text(frame.curves.axis, frame.width - RIGHT, frame.bottom + 38, SIZE, "end muted")


def rounds(low: float, high: float, most: int) -> list[float]:
    """Round numbers between two others, with not more than so many intervals."""
    step = next(each for each in ROUND if (high - low) / each <= most)
    return [step * at for at in range(ceil(low / step), floor(high / step) + 1)]


def lines(frame: Frame) -> str:
    return "".join(line(frame, seat, points) for seat, points in enumerate(frame.curves.points) if points)


def line(frame: Frame, seat: int, points: Sequence[tuple[int, float]]) -> str:
    """The curve, and the mark of its seat at the end."""
    places = [(frame.x(step), frame.y(value)) for step, value in points]
    x, y = places[-1]
    return polyline(places, seat) + text(MARKS[seat], x, y + 6, SIZE + 2, f"mid curve-mark-{seat}")


def polyline(points: Sequence[tuple[float, float]], seat: int) -> str:
    path = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polyline points="{path}" class="curve curve-{seat}"/>'


def turns(frame: Frame) -> str:
    """Numbers where the chances have turned."""
    return "".join(
        turn(count, frame.x(step), frame.y(value)) for count, (step, value) in enumerate(frame.curves.turns, 1)
    )


def turn(count: int, x: float, y: float) -> str:
    ring = f'<circle cx="{number(x)}" cy="{number(y)}" r="11" class="curve-turn"/>'
    return ring + text(count, x, y + 5.5, SIZE, "mid bold")


def bands(frame: Frame) -> str:
    """A strip for each decision, as wide as there is room: a click on it leads to its step."""
    steps = [step for step, _, _ in frame.curves.bands]
    edges = [0.0, *((one + other) / 2 for one, other in pairwise(steps)), float(frame.curves.last)]
    return "".join(
        band(frame, left, right, address, tip)
        for (left, right), (_, address, tip) in zip(pairwise(edges), frame.curves.bands, strict=False)
    )


def band(frame: Frame, left: float, right: float, address: str, tip: str) -> str:
    """Not for the Tab key: those who use it find the same links in the list of decisions."""
    strip = rect(frame.x(left), frame.top, frame.x(right) - frame.x(left), frame.bottom - frame.top, "curve-band")
    return f'<a href="{escaped(address)}" tabindex="-1">{strip}<title>{escaped(tip)}</title></a>'
