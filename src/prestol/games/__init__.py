"""The games: an explicit table, one line a game."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

from prestol.core.errors import UnknownGame
from prestol.core.game import Game

GAMES = {
    "conspiracy": "prestol.games.conspiracy",
    "viceroy": "prestol.games.viceroy",
    "rurik": "prestol.games.rurik",
    "outpost": "prestol.games.outpost",
}


def game(name: str) -> Game:
    """The game with this name."""
    if name not in GAMES:
        raise UnknownGame("there is no game «{name}»; the games are: {known}", name=name, known=", ".join(GAMES))
    if name == "outpost" and name not in OWN and CARDS in os.environ:
        use_cards(os.environ[CARDS])
    found: Game = import_module(GAMES[name]).GAME
    return OWN.get(name, found)


CARDS = "PRESTOL_CARDS"  # names a file of one's own cards; processes that this one starts find it, too
OWN: dict[str, Game] = {}  # games played with cards of one's own


def use_cards(path: str | Path) -> Game:
    """From now on Outpost is played with the cards in this file. It comes back as the game they make."""
    from prestol.games import outpost  # only who plays it needs it

    OWN["outpost"] = outpost.make(outpost.own(Path(path)))
    os.environ[CARDS] = str(path)
    return OWN["outpost"]
