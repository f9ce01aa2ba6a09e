"""The circles of Viceroy: their sectors in four colours, circles of one colour, and what has been recoloured."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.scene import face
from prestol.board.svg import text, use
from prestol.games.viceroy.board.plan import LOW
from prestol.games.viceroy.rules.cards import LETTERS
from prestol.games.viceroy.rules.paint import BL, TL, TR

SCALE = 1.12  # sectors are drawn with a radius of 25, and lie on cards with one of 28

# Each colour has a frame of its own, for eyes that do not tell the hues apart: a darker ring, a plain one, eight and
# twelve segments to the circle.
NOTCHES = {
    "quarter-Y": "M13.4 13.4 17.7 17.7",
    "quarter-B": "M16.5 9.5 21.7 12.5M9.5 16.5 12.5 21.7",
    "half-Y": "M-13.4-13.4-17.7-17.7M0-19V-25M13.4-13.4 17.7-17.7",
    "half-B": "M-16.5-9.5-21.7-12.5M-9.5-16.5-12.5-21.7M0-19V-25M9.5-16.5 12.5-21.7M16.5-9.5 21.7-12.5",
}
SEGMENT = {"Y": 45, "B": 30}  # degrees


# -- sectors ---------------------------------------------------------------------------------------------------------


def sectors() -> Iterator[str]:
    for letter in LETTERS:
        yield f'<g id="quarter-{letter}" transform="scale({SCALE})">{quarter(letter)}</g>'
        yield f'<g id="other-{letter}"><use href="#quarter-{letter}" transform="matrix(-1 0 0 1 100 0)"/></g>'
        yield f'<g id="half-{letter}" transform="scale({SCALE})">{half(letter)}</g>'
        yield f'<g id="disc-{letter}">{disc(letter)}</g>'


def quarter(letter: str) -> str:
    """With its corner at the origin."""
    rim = frame(letter, "M22 0A22 22 0 0 1 0 22", NOTCHES.get(f"quarter-{letter}", ""))
    mark = use(f"mark-{letter}", 3.5, 3.5, 12, cls=f"ink{letter}")
    return f'<path class="{letter}" d="M0 6A6 6 0 0 1 6 0H25A25 25 0 0 1 0 25z"/>{rim}{mark}'


def half(letter: str) -> str:
    """Standing on the origin."""
    rim = frame(letter, "M-22 0A22 22 0 0 1 22 0", NOTCHES.get(f"half-{letter}", ""))
    mark = use(f"mark-{letter}", -7, -16.5, 14, cls=f"ink{letter}")
    return f'<path class="{letter}" d="M-25 0A25 25 0 0 1 25 0z"/>{rim}{mark}'


def frame(letter: str, arc: str, notches: str) -> str:
    ring = f'<path class="frame{letter}" d="{arc}"/>'
    return ring + (f'<path class="notch{letter}" d="{notches}"/>' if notches else "")


# -- circles of one colour -------------------------------------------------------------------------------------------


@face
def circle(letter: str, points: int, size: float) -> str:
    return use(f"disc-{letter}") + text(points, 0, size / 3, size, f"value mid ink{letter}")


def disc(letter: str) -> str:
    """It glows, and its gem carries the points."""
    turns = range(0, 360, SEGMENT[letter]) if letter in SEGMENT else ()
    notches = "".join(f'<path class="notch{letter}" d="M22 0H28" transform="rotate({turn})"/>' for turn in turns)
    return (
        f'<circle class="halo{letter}" r="34"/><circle class="{letter} gilded" r="29"/>'
        f'<circle class="frame{letter}" r="25"/>{notches}' + use(f"mark-{letter}", -19, -19, 38, cls="glint")
    )


# -- recoloured sectors ----------------------------------------------------------------------------------------------


@face
def paint(sector: int, letter: str) -> str:
    """With a rim of its own."""
    w, h = LOW
    if sector == TL:
        turn = ""
    elif sector == TR:
        turn = f' transform="matrix(-1 0 0 1 {w} 0)"'
    else:
        turn = f' transform="translate({w // 2} {h}) scale({"-" if sector == BL else ""}1 -1)"'
    return f'<use href="#painted-{letter}"{turn}/>'


def painted(letter: str) -> str:
    return use(f"quarter-{letter}") + '<path class="brushed" d="M1.5 1.5H24.5A23.5 23.5 0 0 1 1.5 24.5z"/>'
