"""Prestol (престол, «throne»): board games about who will rule."""

from prestol.core import engine, scene
from prestol.core.engine import State
from prestol.core.errors import (
    BadAction,
    BadPosition,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalAction,
    NoHint,
    PrestolError,
    Reason,
    Unknowable,
    UnknownGame,
)
from prestol.games import GAMES, game, use_cards
from prestol.table.match import Match


def say(state: State, seat: int, action: int, lang: str = "en") -> str:
    """An action in words, with verb and cost, as a button would show it."""
    from prestol.text import tell  # the catalogues are loaded when somebody wants words

    return tell.say(state, seat, action, lang)


def paint(board: State, seat: int | None) -> str | None:
    """A board for a notebook, in the user's language; None if nobody has drawn this game."""
    from prestol import draw, text  # loaded when somebody looks
    from prestol.draw.picture import picture

    return picture(board, seat, text.preferred()) if board.game.name in draw.DRAWINGS else None


scene.painter = paint
compiled = not str(engine.__file__).endswith(".py")  # is the engine the compiled one?

__all__ = [
    "GAMES",
    "BadAction",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "IllegalAction",
    "Match",
    "NoHint",
    "PrestolError",
    "Reason",
    "Unknowable",
    "UnknownGame",
    "compiled",
    "game",
    "say",
    "use_cards",
]
