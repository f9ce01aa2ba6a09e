"""A scene: what a board looks like, before anybody draws it.

A game's ``board.py`` turns a view into a scene; ``prestol.draw`` turns the scene into a picture. All pieces lie in one
flat layer over the ground. Their ids last from one position to the next, so that a piece can glide to its new place.
They never betray a hidden card: that one has the id of its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from prestol.core.errors import Reason

if TYPE_CHECKING:
    from prestol.core.engine import State

WIDE = "wide"  # for a desk
TALL = "tall"  # for a phone
SHAPES = (WIDE, TALL)


@dataclass(slots=True)
class Ground:
    """Something drawn under the pieces that nobody clicks: a panel, a caption, empty spots."""

    face: str  # who draws it
    x: float
    y: float
    size: float = 1.0
    data: tuple[Any, ...] = ()  # what the drawing needs


@dataclass(slots=True)
class Piece:
    """A card, a token, a count: whatever moves, speaks or is clicked."""

    id: str
    face: str
    x: float
    y: float
    size: float = 1.0
    data: tuple[Any, ...] = ()
    label: str = ""  # for the screen reader; empty: decoration
    tip: str = ""  # the tooltip, if it says more than the label
    action: str = ""  # the answer a click gives; of several, separated by spaces, the page asks which
    refusal: str = ""  # why it is no answer now
    start: str = ""  # for a new piece: the id of what it comes out of


@dataclass(slots=True)
class Scene:
    """Everything on the board, in drawing order; lengths are board units."""

    width: float
    height: float
    title: str
    ground: list[Ground] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)


class Tell(Protocol):
    """The words that a board asks for."""

    def words(self, key: str, **values: object) -> str: ...

    def player(self, number: int) -> str: ...

    def say(self, action: int) -> str: ...

    def why(self, reason: Reason) -> str: ...


painter: Callable[[State, int | None], str | None] | None = None  # for notebooks; the package installs one


def picture(board: State, seat: int | None) -> str | None:
    """The board as SVG, if somebody can draw it."""
    return None if painter is None else painter(board, seat)
