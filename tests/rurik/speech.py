"""What the tests of words share: names, and players who rather do something."""

from __future__ import annotations

from random import Random

from prestol.core.engine import State
from prestol.games.rurik.rules import GAME

NAMES = ["Ada", "Bob", "Cyd", "Dan"]
IDLE = ("stop", "end", "forfeit", "no")


def eager(state: State, seat: int, dice: Random) -> int:
    """A random answer, but rather one that does something."""
    legal = state.legal(seat)
    busy = [action for action in legal if GAME.actions.family(action)[0] not in IDLE]
    return dice.choice(busy if busy and dice.random() < 0.9 else legal)
