"""Prestol (престол, “throne”): board games about who will rule."""

from prestol.core import engine
from prestol.core import game as core_game
from prestol.core.engine import State
from prestol.core.errors import (
    BadAction,
    BadKit,
    BadPickle,
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
from prestol.core.version import VERSION
from prestol.games import GAMES, game, kit_of, use_cards
from prestol.kit import GameKit
from prestol.play.match import Match


def say(state: State, seat: int, action: int, lang: str = "en") -> str:
    """An action in words, with verb and cost, as a button would show it."""
    return kit_of(state.game).plain_narrator(lang, state.seats).say(state, seat, action)


def paint(board: State, seat: int | None) -> str:
    """A board for a notebook, in the user's language."""
    from prestol.text import preferred  # loaded when somebody looks

    return kit_of(board.game).picture(board, seat, preferred())


core_game.painter, core_game.finder = paint, game
__version__ = VERSION
compiled = not str(engine.__file__).endswith(".py")  # is the engine the compiled one?

__all__ = [
    "GAMES",
    "BadAction",
    "BadKit",
    "BadPickle",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "GameKit",
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
