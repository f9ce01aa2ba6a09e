"""What worker processes do for a table: they are sent the view of a seat, and nothing else of the game."""

from __future__ import annotations

from prestol.core.knowledge import View
from prestol.play.bots import bot
from prestol.play.hint import Hint, hint


def choose(view: View, seat: int, name: str, seed: int) -> str:
    """What a bot answers."""
    game = view.board.game
    return game.notation(bot(name, game, seed).choose(view, seat))


def advise(view: View, seat: int, level: str, seconds: float) -> Hint:
    return hint(view, seat, level, seconds)
