"""A game in words: what an answer says on its button, what is asked, what happened, which cards there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from prestol.core.engine import Event, State
from prestol.core.errors import Reason
from prestol.core.game import Game
from prestol.text import Words, readable
from prestol.text.game_text import CardText, GameText, Phrase, Seat


@dataclass(frozen=True)
class Narrator:
    """Speaks about one game in one language; players have names."""

    text: GameText
    names: Sequence[str] = ()

    @property
    def game(self) -> Game:
        return self.text.game

    @property
    def words(self) -> Words:
        return self.text.words

    @property
    def title(self) -> str:
        return self.words.get("game.title", self.game.name)

    def player(self, number: int) -> str:
        """Beyond the seats sit opponents whom the rules play."""
        if number < len(self.names):
            return self.names[number]
        return self.words("opponent", number=number - len(self.names) + 1)

    def actor(self, number: int) -> str:
        """Whom a line of the log is about."""
        return self.player(number)

    def named(self, values: dict[str, object]) -> dict[str, object]:
        """The values of a sentence, with names for seats and words for phrases."""
        return {key: self.spoken(value) for key, value in values.items()}

    def spoken(self, value: object) -> object:
        if isinstance(value, Seat):
            return self.player(value)
        if isinstance(value, Phrase):
            return self.words(value, **self.named(value.values))
        return value

    def say(self, board: State, seat: int, action: int) -> str:
        """An answer as its button shows it."""
        family, label = self.game.actions.family(action)
        for key in (f"say.{board.question}.{family}", f"say.{family}"):
            if self.words.has(key):
                return self.words(key, **self.named(self.text.action(board, seat, family, label)))
        return readable(self.game.notation(action))

    def short(self, board: State, seat: int, action: int) -> str:
        """A move on a button under the heading of its group."""
        family, label = self.game.actions.family(action)
        for key in (f"short.{board.question}.{family}", f"short.{family}"):
            if self.words.has(key):
                return self.words(key, **self.named(self.text.action(board, seat, family, label)))
        return self.say(board, seat, action)

    def loses(self, board: State, seat: int, action: int) -> str:
        """What a move gives up for good, in one sentence; empty: nothing."""
        key = self.text.loses(board, seat, *self.game.actions.family(action))
        values = self.named(key.values) if isinstance(key, Phrase) else {}
        return self.words(f"loses.{key}", **values) if key else ""

    def note(self, board: State, seat: int, action: int) -> str:
        """What a move comes to, for a panel to say."""
        key = self.text.note(board, seat, *self.game.actions.family(action))
        values = self.named(key.values) if isinstance(key, Phrase) else {}
        return self.words(f"note.{key}", **values) if key else ""

    def why(self, reason: Reason) -> str:
        """Why an answer is refused."""
        return self.words.reason(reason)

    def prompt(self, board: State) -> str:
        """What is asked now; a step that counts says how much is left, a phrase has values of its own."""
        key = self.text.prompt(board, board.question)
        values = self.named(key.values) if isinstance(key, Phrase) else {"n": board.stack[-1].count}
        return self.words(f"prompt.{key}", **values) if self.words.has(f"prompt.{key}") else readable(key)

    def event(self, event: Event) -> str:
        """One line of the log."""
        kind = self.game.events[event.kind]
        name = self.actor(event.seat)
        if not self.words.has(f"event.{kind}"):
            return f"{name}: {readable(kind)}"
        return self.words(f"event.{kind}", name=name, **self.named(self.text.event(kind, event.a, event.b)))

    def lines(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """The log as people read it: without what the board shows, and with what an event brought in the same line."""
        return [(group[0], self.line(group)) for group in self.text.groups(events)]

    def line(self, group: Sequence[Event]) -> str:
        head, *others = group
        if not others:
            return self.event(head)
        more = self.words.has(f"detail.{self.game.events[head.kind]}")
        details = ", ".join(map(self.detail, others))
        return self.words("line_more" if more else "line", text=self.event(head).removesuffix("."), details=details)

    def detail(self, event: Event) -> str:
        """An event behind another one: “+2 gold”."""
        kind = self.game.events[event.kind]
        return self.words(f"detail.{kind}", **self.named(self.text.event(kind, event.a, event.b)))

    def end(self, event: Event) -> str:
        """How the line of such an event may end, so that the next of its kind can be told in the same line."""
        return self.detail(event) if self.words.has(f"detail.{self.game.events[event.kind]}") else ""

    def when(self, event: Event) -> str:
        """What a turn in this part of the game adds to the player's name: “round 2”."""
        kind = self.game.events[event.kind]
        values = self.named(self.text.event(kind, event.a, event.b))
        return self.words(f"when.{kind}", **values) if self.words.has(f"when.{kind}") else ""

    def place(self, name: str) -> str:
        """A line of a written position: “hand.1” is the first player's hand."""
        kind, _, label = name.partition(".")
        words = self.words.get(f"zone.{kind}", readable(kind).capitalize())
        owner = self.player(int(label) - 1) if label.isdecimal() else label
        return f"{words} – {owner}" if owner else words

    def part(self, name: str) -> str:
        """A line of the score pad."""
        return self.words.get(f"part.{name}", readable(name))

    def verdict(self, state: State) -> str:
        return self.text.verdict(state)

    def cards(self) -> list[CardText]:
        return self.text.cards()


def plain_names(words: Words, seats: int) -> list[str]:
    return [words("ui.player", number=seat + 1) for seat in range(seats)]
