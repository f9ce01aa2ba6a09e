"""Bots by name, for any game."""

from __future__ import annotations

from prestol import bots
from prestol.bots import Bot
from prestol.bots.kit import LEVELS
from prestol.core.game import Game
from prestol.games import kit_of
from prestol.play.team import Team


def bot(name: str, game: Game, seed: int = 0, jobs: int = 1) -> Bot:
    """A bot; the same seed plays the same way. A level may think in several processes."""
    if jobs > 1 and name in LEVELS:
        return Team(name, seed, jobs)
    return bots.bot(name, kit_of(game).bot, seed)
