"""A game in words: what an answer says on its button, what is asked, what happened, which cards there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from prestol.core.engine import Event, State
from prestol.core.game import Game
from prestol.text import Words, conspiracy, words
from prestol.text.teller import CardText, Teller

TELLERS: dict[str, Callable[[Words], Teller]] = {
    "conspiracy": conspiracy.Conspirator,
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
        """Beyond the seats sits an opponent whom the rules play."""
        return self.names[number] if number < len(self.names) else self.words(f"{self.game.name}.opponent")

    def step(self, board: State) -> str:
        """The name of the question asked now."""
        return next(name for name, step in self.game.steps.items() if step is board.stack[-1].step)

    def say(self, board: State, seat: int, action: int) -> str:
        family, label = self.game.actions.family(action)
        values = self.teller.action(board, seat, family, label)
        special = f"{self.game.name}.say.{self.step(board)}.{family}"
        key = special if self.words.has(special) else f"{self.game.name}.say.{family}"
        return self.words(key, **values)

    def prompt(self, board: State) -> str:
        """What is asked now."""
        return self.words(f"{self.game.name}.prompt.{self.teller.prompt(board, self.step(board))}")

    def event(self, event: Event) -> str:
        """One line of the log."""
        kind = self.game.events[event.kind]
        name = self.player(event.seat)
        return self.words(f"{self.game.name}.event.{kind}", name=name, **self.teller.event(kind, event.a, event.b))

    def cards(self) -> list[CardText]:
        return self.teller.cards()


def plain_names(words: Words, seats: int) -> list[str]:
    return [words("ui.player", number=seat + 1) for seat in range(seats)]


def say(state: State, seat: int, action: int, lang: str = "en") -> str:
    """An action in words, with verb and cost, as a button would show it."""
    return Narrator(state.game, words(lang)).say(state, seat, action)
