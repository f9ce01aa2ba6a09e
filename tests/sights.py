"""A position as somebody sees it drawn."""

from __future__ import annotations

from prestol.board.scene import Piece, Scene
from prestol.core.engine import State
from prestol.games import kit, kit_of
from prestol.text.narrator import Narrator


def narrator(state: State, language: str = "en") -> Narrator:
    return kit_of(state.game).plain_narrator(language, state.seats)


def scene(state: State, seat: int | None, shape: str = "wide") -> Scene:
    return kit_of(state.game).board.scene(state, seat, narrator(state), shape)


def svg(state: State, seat: int | None, speaker: Narrator, shape: str = "wide") -> str:
    return kit_of(state.game).board.draw(state, seat, speaker, shape)


def symbols(game: str) -> str:
    return kit(game).board.symbols()


def pieces(state: State, seat: int | None, shape: str = "wide") -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(state, seat, shape).pieces}


def viewer(state: State) -> int:
    """Who is asked; after the end the first player looks."""
    return state.waiting[0] if state.waiting else 0
