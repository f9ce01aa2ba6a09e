"""A game in words: what an answer says on its button, what is asked, what happened, which cards there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from prestol.core.engine import Event, State
from prestol.core.game import Game
from prestol.text import Words, conspiracy, viceroy, words
from prestol.text.teller import CardText, Seat, Teller

TELLERS: dict[str, Callable[[Words], Teller]] = {
    "conspiracy": conspiracy.Conspirator,
    "viceroy": viceroy.Herald,
}


@dataclass(frozen=True)
class Narrator:
    """Speaks about one game in one language; players have names."""

    game: Game
    words: Words
    names: Sequence[str] = ()

    @property
    def teller(self) -> Teller:
        return TELLERS[self.game.name](self.words)

    def player(self, number: int) -> str:
        """Beyond the seats sit opponents whom the rules play."""
        if number < len(self.names):
            return self.names[number]
        return self.words(f"{self.game.name}.opponent", number=number - len(self.names) + 1)

    def named(self, values: dict[str, object]) -> dict[str, object]:
        """The values of a sentence, with names for seats."""
        return {key: self.player(value) if isinstance(value, Seat) else value for key, value in values.items()}

    def step(self, board: State) -> str:
        """The name of the question asked now."""
        return next(name for name, step in self.game.steps.items() if step is board.stack[-1].step)

    def say(self, board: State, seat: int, action: int) -> str:
        family, label = self.game.actions.family(action)
        values = self.teller.action(board, seat, family, label)
        special = f"{self.game.name}.say.{self.step(board)}.{family}"
        key = special if self.words.has(special) else f"{self.game.name}.say.{family}"
        return self.words(key, **self.named(values))

    def prompt(self, board: State) -> str:
        """What is asked now; a step that counts says how much is left."""
        key = self.teller.prompt(board, self.step(board))
        return self.words(f"{self.game.name}.prompt.{key}", n=board.stack[-1].count)

    def event(self, event: Event) -> str:
        """One line of the log."""
        kind = self.game.events[event.kind]
        values = self.named(self.teller.event(kind, event.a, event.b))
        return self.words(f"{self.game.name}.event.{kind}", name=self.player(event.seat), **values)

    def is_quiet(self, event: Event) -> bool:
        """Does the board show it well enough?"""
        return self.game.events[event.kind] in self.teller.quiet

    def cards(self) -> list[CardText]:
        return self.teller.cards()


def plain_names(words: Words, seats: int) -> list[str]:
    return [words("ui.player", number=seat + 1) for seat in range(seats)]


def say(state: State, seat: int, action: int, lang: str = "en") -> str:
    """An action in words, with verb and cost, as a button would show it."""
    known = words(lang)
    return Narrator(state.game, known, plain_names(known, state.seats)).say(state, seat, action)
