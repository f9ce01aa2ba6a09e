# mypyc
"""What the frames of several steps remember alike."""

from __future__ import annotations

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.viceroy.rules.state import Viceroy


class InParts(Step[Viceroy]):
    """A step that calls others, one part of the turn or the phase after the other."""

    def next(self, f: Frame) -> i64:
        """What comes next."""
        return f.at

    def go_on(self, f: Frame, part: i64) -> None:
        f.at = part


class InRounds(InParts):
    """A phase of several rounds."""

    def round(self, f: Frame) -> i64:
        """The round, or the last one there was."""
        return f.count

    def begin_round(self, f: Frame) -> None:
        f.count += 1


class OneByOne(Step[Viceroy]):
    """A step that asks for several things, one at a time."""

    def left(self, f: Frame) -> i64:
        """How many are still to come."""
        return f.count

    def note_one(self, f: Frame) -> None:
        f.count -= 1

    def run(self, s: Viceroy, f: Frame) -> None:
        if self.left(f) > 0:
            s.ask(f.seat)
        else:
            s.end()


class AboutCard(Step[Viceroy]):
    """A step about a card in the pyramid of its player."""

    def card(self, f: Frame) -> i64:
        return f.card

    def place(self, s: Viceroy, f: Frame) -> i64:
        """Where the card lies."""
        return s.players[f.seat].where(self.card(f))
