"""A position as somebody sees it drawn."""

from __future__ import annotations

from prestol import draw
from prestol.core.engine import State
from prestol.core.scene import Piece, Scene
from prestol.text import words
from prestol.text.tell import Narrator, plain_names


def narrator(state: State, language: str = "en") -> Narrator:
    say = words(language)
    return Narrator(state.game, say, plain_names(say, state.seats))


def scene(state: State, seat: int | None, shape: str = "wide") -> Scene:
    return draw.scene(state, seat, narrator(state), shape)


def pieces(state: State, seat: int | None, shape: str = "wide") -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(state, seat, shape).pieces}


def viewer(state: State) -> int:
    """Who is asked; after the end the first player looks."""
    return state.waiting[0] if state.waiting else 0
