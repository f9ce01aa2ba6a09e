"""A scene: what a board looks like, before anybody draws it.

A game's ``board/scene.py`` turns a view into a scene; ``prestol.board.svg`` turns the scene into a picture. All pieces
lie in one flat layer over the ground. Their ids last from one position to the next, so that a piece can glide to its
new place. They never betray a hidden card: that one has the id of its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import ParamSpec

from prestol.board.layout import Box

WIDE = "wide"  # for a desk
TALL = "tall"  # for a phone
SHAPES = (WIDE, TALL)

Drawing = ParamSpec("Drawing")


@dataclass(slots=True)
class Face:
    """What a piece looks like: drawn when somebody looks."""

    kind: str  # its class in style sheets, and the name of its glow: “glow-lord”
    draw: Callable[[], str] = field(compare=False)
    data: tuple[object, ...]  # what it was drawn from


class FaceMaker:
    """Makes a drawing a face: what draws a “lord” from a letter and a value makes a face of the two.

    Plain words may mean other things on the page around a board; a prefix keeps a game's classes apart: “op-hero”.
    """

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix

    def __call__(self, draw: Callable[Drawing, str]) -> Callable[Drawing, Face]:
        kind = self.prefix + (draw.__name__.replace("_", "-") if self.prefix else draw.__name__)

        @wraps(draw)
        def made(*data: Drawing.args, **named: Drawing.kwargs) -> Face:
            return Face(kind, lambda: draw(*data, **named), data)

        return made


face = FaceMaker()


@dataclass(slots=True)
class Ground:
    """Something drawn under the pieces that nobody clicks: a panel, a caption, empty spots."""

    face: Face
    x: float
    y: float
    size: float = 1.0


@dataclass(slots=True)
class Ghost:
    """Where a piece would stand after an answer."""

    id: str
    x: float
    y: float
    size: float


@dataclass(slots=True)
class Piece:
    """A card, a token, a count: whatever moves, speaks or is clicked."""

    id: str
    face: Face
    x: float
    y: float
    size: float = 1.0
    label: str = ""  # for the screen reader; empty: decoration
    tip: str = ""  # the tooltip, if it says more than the label
    action: str = ""  # the answer a click gives; of several, separated by spaces, the page asks which
    gives_up: bool = False  # all its answers lose something for good
    refusal: str = ""  # why it is no answer now
    rules: str = ""  # the numbers of the rules that refuse it, separated by spaces
    start: str = ""  # for a new piece: the id of what it comes out of
    now: str = ""  # a line about the present, for the lens
    ghosts: list[list[Ghost]] = field(default_factory=list)  # for each of its answers, what would stand where

    def seen(self) -> Piece:
        """The same, only to be looked at: not to be clicked or heard."""
        return Piece(self.id, self.face, self.x, self.y, self.size, start=self.start)


@dataclass(slots=True)
class Scene:
    """Everything on the board, in drawing order; lengths are board units."""

    width: float
    height: float
    title: str
    ground: list[Ground] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    areas: list[Box] = field(default_factory=list)  # by seat: what a small screen may show by itself
