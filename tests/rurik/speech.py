"""What the tests of words share: a catalogue that fails on a missing word, and players who rather do something."""

from __future__ import annotations

from random import Random

from prestol.core.engine import State
from prestol.games.rurik import GAME
from prestol.text import Words

NAMES = ["Ada", "Bob", "Cyd", "Dan"]
IDLE = ("stop", "end", "forfeit", "no")


class Strict(Words):
    """A catalogue that fails on a missing word instead of showing the key, and notes what was looked up."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.keys: set[str] = set()

    def pattern(self, key: str, n: object = None) -> str:
        text = super().pattern(key, n)
        assert text != key, f"{key} is missing in {self.language}"
        self.keys.add(key)
        return text


def checked(text: str) -> str:
    """A sentence without anything raw in it."""
    assert text.strip()
    assert not any(raw in text for raw in ("{", "}", "rurik.", "None"))
    return text


def eager(state: State, seat: int, dice: Random) -> int:
    """A random answer, but rather one that does something."""
    legal = state.legal(seat)
    busy = [action for action in legal if GAME.actions.family(action)[0] not in IDLE]
    return dice.choice(busy if busy and dice.random() < 0.9 else legal)
