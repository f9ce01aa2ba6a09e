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
        """What to answer and why, in full: to be heard, or read in a terminal."""
        return " ".join([self.advice(), *self.reasons()])

    def advice(self) -> str:
        """The best answer."""
        key = "hint.best.points" if self.hint.alone else "hint.best"
        if self.hint.verdict == "only":
            key = "hint.only"
        return self.narrator.words(key, best=self.answer(), amount=self.amount())

    def reasons(self) -> list[str]:
        """Why, in sentences of their own; an only answer needs no reason."""
        if self.hint.verdict == "only":
            return []
        return [self.comparison(), *self.gain()]

    def comparison(self) -> str:
        key = f"hint.{self.hint.verdict}"
        return self.narrator.words(key, other=self.answer(1), mine=self.amount(0), theirs=self.amount(1))

    def gain(self) -> list[str]:
        """What it brings by the end of the turn; where that is nothing and it still is better, it pays later."""
        gain, words = self.hint.gain, self.narrator.words
        if gain is None:
            return [] if self.hint.verdict == "equal" else [words("hint.later")]
        return [words("hint.gain", part=self.narrator.part(gain.part), points=self.decimal(gain.points))]
