"""A game in words: what an answer says on its button, what is asked, what happened, which cards there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from prestol.core.engine import Event, State
from prestol.core.game import Game
from prestol.text import Words, conspiracy, outpost, outpost_log, rurik, viceroy, words
from prestol.text.teller import CardText, Phrase, Seat, Teller

TELLERS: dict[str, Callable[[Words, Game], Teller]] = {
    "conspiracy": lambda words, game: conspiracy.Conspirator(words),
    "viceroy": lambda words, game: viceroy.Herald(words),
    "rurik": lambda words, game: rurik.Chronicler(words),
    "outpost": lambda words, game: outpost.Steward(words, game.data),
}
# games whose log tells several events in one line: what was done, then what it brought
GROUPS: dict[str, Callable[[Sequence[str], Sequence[Event]], list[list[Event]]]] = {"outpost": outpost_log.groups}


@dataclass(frozen=True)
class Narrator:
    """Speaks about one game in one language; players have names."""

    game: Game
    words: Words
    names: Sequence[str] = ()

    @property
    def teller(self) -> Teller:
        return TELLERS[self.game.name](self.words, self.game)

    def player(self, number: int) -> str:
        """Beyond the seats sit opponents whom the rules play."""
        if number < len(self.names):
            return self.names[number]
        return self.words(f"{self.game.name}.opponent", number=number - len(self.names) + 1)

    def named(self, values: dict[str, object]) -> dict[str, object]:
        """The values of a sentence, with names for seats and words for phrases."""
        return {key: self.spoken(value) for key, value in values.items()}

    def spoken(self, value: object) -> object:
        if isinstance(value, Seat):
            return self.player(value)
        if isinstance(value, Phrase):
            return self.words(f"{self.game.name}.{value}", **self.named(value.values))
        return value

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
        """What is asked now; a step that counts says how much is left, a phrase has values of its own."""
        key = self.teller.prompt(board, self.step(board))
        values = self.named(key.values) if isinstance(key, Phrase) else {"n": board.stack[-1].count}
        return self.words(f"{self.game.name}.prompt.{key}", **values)

    def event(self, event: Event) -> str:
        """One line of the log."""
        kind = self.game.events[event.kind]
        values = self.named(self.teller.event(kind, event.a, event.b))
        return self.words(f"{self.game.name}.event.{kind}", name=self.player(event.seat), **values)

    def lines(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """The log as people read it: without what the board shows, and with what an event brought in the same line."""
        if self.game.name in GROUPS:
            groups = GROUPS[self.game.name](self.game.events, events)
        else:
            groups = [[event] for event in events if not self.is_quiet(event)]
        return [(group[0], self.line(group)) for group in groups]

    def line(self, group: Sequence[Event]) -> str:
        head, *others = group
        if not others:
            return self.event(head)
        more = self.words.has(f"{self.game.name}.detail.{self.game.events[head.kind]}")
        details = ", ".join(map(self.detail, others))
        key = f"{self.game.name}.line_more" if more else f"{self.game.name}.line"
        return self.words(key, text=self.event(head).removesuffix("."), details=details)

    def detail(self, event: Event) -> str:
        """An event behind another one: «+2 gold»."""
        kind = self.game.events[event.kind]
        return self.words(f"{self.game.name}.detail.{kind}", **self.named(self.teller.event(kind, event.a, event.b)))

    def is_quiet(self, event: Event) -> bool:
        """Does the board show it well enough?"""
        return self.game.events[event.kind] in self.teller.quiet

    def verdict(self, state: State) -> str:
        """What a solo game calls its result; nothing where somebody wins."""
        teller = self.teller
        return teller.verdict(state) if isinstance(teller, outpost.Steward) else ""

    def cards(self) -> list[CardText]:
        return self.teller.cards()


def plain_names(words: Words, seats: int) -> list[str]:
    return [words("ui.player", number=seat + 1) for seat in range(seats)]


def say(state: State, seat: int, action: int, lang: str = "en") -> str:
    """An action in words, with verb and cost, as a button would show it."""
    known = words(lang)
    return Narrator(state.game, known, plain_names(known, state.seats)).say(state, seat, action)
