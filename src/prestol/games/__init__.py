"""The games: an explicit table, one line a game."""

from __future__ import annotations

from importlib import import_module

from prestol.core.errors import UnknownGame
from prestol.core.game import Game

GAMES = {
    "conspiracy": "prestol.games.conspiracy",
    "viceroy": "prestol.games.viceroy",
}


def game(name: str) -> Game:
    """The game with this name."""
    if name not in GAMES:
        raise UnknownGame("there is no game «{name}»; the games are: {known}", name=name, known=", ".join(GAMES))
    found: Game = import_module(GAMES[name]).GAME
    return found
