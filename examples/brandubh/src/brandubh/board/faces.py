"""What lies on the table, drawn. Each face is made from plain values, which strict type checkers see."""

from __future__ import annotations

from prestol.board.scene import FaceMaker
from prestol.board.svg import number, rect, text, use
from prestol.board.wrap import shortened

face = FaceMaker("br-")  # classes in the style sheet: “br-stone”
CELL = 100.0
STONE = 37.0  # the radius of a stone
RIM = 34.0  # of the board

KNOT = (  # four leaves in a ring
    "M50 14C74 14 86 26 86 50S74 86 50 86 14 74 14 50 26 14 50 14z"
    "M14 50C38 50 50 38 50 14c0 24 12 36 36 36-24 0-36 12-36 36 0-24-12-36-36-36z"
)


@face
def table(w: float, h: float) -> str:
    """A plank of oak, and on it the engraved lines."""
    grain = "".join(
        f'<path class="br-grain" d="M8 {number(h * at / 6)}q{number(w / 2)} 22 {number(w - 16)} 0"/>'
        for at in range(1, 6)
    )
    return rect(0, 0, w, h, "br-oak", 18) + grain + rect(RIM, RIM, w - 2 * RIM, h - 2 * RIM, "br-field", 6)


@face
def castle(throne: bool) -> str:
    """A square for the king alone."""
    return (
        rect(3, 3, CELL - 6, CELL - 6, "br-throne" if throne else "br-corner", 8)
        + f'<path class="br-knot" d="{KNOT}"/>'
    )


@face
def cell() -> str:
    return rect(1, 1, CELL - 2, CELL - 2, "br-cell", 4)


@face
def coordinate(words: str) -> str:
    return text(words, 0, 0, 20, "mid bold br-carved")


@face
def stone(kind: str) -> str:
    return use(f"br-{kind}")


@face
def lifted() -> str:
    """Around the stone that was lifted."""
    return f'<circle class="br-lifted" r="{number(STONE + 5)}"/>'


@face
def prisoners(kind: str, count: int) -> str:
    """Stones that were taken, in a row."""
    return "".join(f'<g transform="translate({40 * at} 0) scale(.42)">{use(f"br-{kind}")}</g>' for at in range(count))


@face
def goal() -> str:
    """A square that the lifted stone can reach."""
    return (
        rect(0, 0, CELL, CELL, "br-nothing")
        + f'<circle class="br-goal" cx="{number(CELL / 2)}" cy="{number(CELL / 2)}" r="15"/>'
    )


@face
def panel(w: float, h: float, moving: bool) -> str:
    return rect(0, 0, w, h, "panel-ground moving" if moving else "panel-ground", 14)


@face
def name(words: str, room: float, moving: bool) -> str:
    return text(shortened(words, room, 26, "caps"), 0, 0, 26, "caps moving" if moving else "caps")


@face
def line(words: str, room: float) -> str:
    return text(shortened(words, room, 20), 0, 0, 20, "muted")


def symbols() -> str:
    """What is drawn again and again, once."""
    return "<defs>" + "".join(f'<g id="br-{kind}">{drawn}</g>' for kind, drawn in built().items()) + GLOWS + "</defs>"


def built() -> dict[str, str]:
    crown = '<path class="br-crown" d="M-19 12l-5-23 11 9L0-19 13-2l11-9-5 23z"/>'
    return {"attacker": disc("attacker"), "defender": disc("defender"), "king": disc("king") + crown}


def disc(kind: str) -> str:
    """A turned stone: its shadow, its body, a ring and the light upon it."""
    return (
        f'<ellipse class="br-shadow" cx="2" cy="7" rx="{number(STONE)}" ry="{number(STONE - 2)}"/>'
        f'<circle class="br-{kind}-body" r="{number(STONE)}"/><circle class="br-{kind}-ring" r="{number(STONE - 9)}"/>'
        f'<path class="br-light" d="M-24-12A27 27 0 0 1 6-26"/>'
    )


GLOWS = (
    f'<circle id="glow-br-stone" r="{number(STONE + 3)}"/>'
    f'<circle id="glow-br-goal" cx="{number(CELL / 2)}" cy="{number(CELL / 2)}" r="17"/>'
)
