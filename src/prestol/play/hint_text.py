"""A hint in words: for terminals, pages and screen readers alike."""

from __future__ import annotations

from dataclasses import dataclass

from prestol.core.engine import State
from prestol.play.hint import Hint
from prestol.text.narrator import Narrator


@dataclass(frozen=True)
class HintText:
    """Explains one hint; ``board`` is what its seat sees."""

    narrator: Narrator
    board: State
    hint: Hint

    def answer(self, number: int = 0) -> str:
        """A candidate in the words of its button; 0 is the best."""
        return self.narrator.say(self.board, self.hint.seat, self.hint.candidates[number].action)

    def amount(self, number: int = 0) -> str:
        """The chance to win in percent; alone at the table, points."""
        chance, words = self.hint.candidates[number].chance, self.narrator.words
        if self.hint.alone:
            return words("hint.points", number=self.decimal(chance))
        return words("figure.percent", number=round(100 * chance))

    def decimal(self, value: float) -> str:
        return f"{value:.1f}".replace(".", self.narrator.words("figure.decimal"))

    def summary(self) -> str:
        """Which move, and why, in full: to be heard, or read in a terminal."""
        return " ".join([self.advice(), *self.reasons()])

    def advice(self) -> str:
        """The best move; where others are equally good, a good one."""
        key = {"only": "hint.only", "equal": "hint.good"}.get(self.hint.verdict, "hint.best")
        return self.narrator.words(key, best=self.answer())

    def reasons(self) -> list[str]:
        """Why, in sentences of their own; an only move needs no reason."""
        if self.hint.verdict == "only":
            return []
        return [self.outlook(), self.comparison(), *self.gain()]

    def outlook(self) -> str:
        """What the amount is a share of; alone at the table, what the points are."""
        key = "hint.wins.points" if self.hint.alone else "hint.wins"
        return self.narrator.words(key, amount=self.amount())

    def comparison(self) -> str:
        if self.hint.verdict == "equal":
            return self.equals()
        key = f"hint.{self.hint.verdict}"
        return self.narrator.words(key, other=self.answer(1), mine=self.amount(0), theirs=self.amount(1))

    def equals(self) -> str:
        """How many moves are as good as this one: all there are, or some."""
        words, equal = self.narrator.words, len(self.hint.equals)
        if equal == len(self.board.legal(self.hint.seat)):
            return words("hint.equal.both") if equal == 2 else words("hint.equal.all", n=equal)
        return words("hint.equal", other=self.answer(1)) if equal == 2 else words("hint.equal.more", n=equal - 1)

    def gain(self) -> list[str]:
        """What it brings by the end of the turn; where that is nothing and it still is better, it pays later."""
        gain, words = self.hint.gain, self.narrator.words
        if gain is None:
            return [] if self.hint.verdict == "equal" else [words("hint.later")]
        return [words("hint.gain", part=self.narrator.part(gain.part), points=self.decimal(gain.points))]
