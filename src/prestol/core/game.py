"""Game: the record that a game's package exports."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from re import fullmatch
from typing import Any

from prestol.core import knowledge, position
from prestol.core.actions import ActionSpace
from prestol.core.chance import HIDDEN, KEY_BITS, Chance, Keyed
from prestol.core.engine import Sealed, State, proceed
from prestol.core.errors import BadPickle, BadSetup, Reason
from prestol.core.forms import Field, StepForm
from prestol.core.knowledge import SPECTATOR, View
from prestol.core.zones import ALL

painter: Callable[[State, int | None], str] | None = None  # for notebooks; the package installs one


@dataclass(frozen=True)
class Option:
    """Something to choose before the game begins; the first value is the usual one."""

    name: str
    values: tuple[str, ...] = ("no", "yes")
    official: bool = True  # False: not from the rulebook, and marked so wherever it is offered
    seats: tuple[int, ...] = ()  # the seat counts it means something for; empty: all
    pattern: str = ""  # any text of this form will do, too (a regular expression)
    fixed: bool = False  # nothing to choose: it names the cards that the game is played with, and is always written

    @property
    def usual(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Score:
    """One player's line of the score pad."""

    player: int  # the seat; beyond the last seat: an opponent whom the rules play
    total: int
    rank: int  # 1 is best; equal ranks share the place
    parts: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Game:
    """All there is to know about a game; the rules themselves live in its steps."""

    name: str
    version: int  # raised when a change of rules alters how records replay
    seats: tuple[int, ...]
    unofficial_seats: tuple[int, ...]  # seat counts that come from beyond the rulebook
    options: Sequence[Option]
    actions: ActionSpace
    reasons: Sequence[Reason]  # by number; 0 is “legal”
    events: Sequence[str]  # by number: names of log sentences
    steps: Mapping[str, StepForm]
    first_step: str
    packs: Mapping[str, Mapping[int, str]]  # pack -> card -> its text in positions
    backs: Sequence[int]  # by card
    in_play: Callable[[Any], Sequence[int]]  # the cards that take part under these options
    blank: Callable[[Game, int, dict[str, str], Chance], State]  # nothing dealt: every card in its home zone
    setup: Callable[[Any], None]
    results: Callable[[Any], list[Score]]
    fields: Callable[[Any], Sequence[Field]]
    check: Callable[[Any], None]  # raises BadPosition if a written position is impossible
    violations: Callable[[Any], list[str]] = lambda s: []  # of promises the rules make: none, if we made no mistake
    derived: Callable[[Any], dict[str, Any]] = lambda s: {}  # what follows from the board, for State.as_dict
    lines: Mapping[str, str] = field(default_factory=dict)  # what the lines of its positions mean, for people
    data: Any = None  # the cards, where they may come from a file of one's own

    def __post_init__(self) -> None:
        for name, form in self.steps.items():
            form.step.name = name

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.name, self.version, self.unusual(self.usual))

    def new(
        self,
        seats: int = 2,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        told: bool = False,
    ) -> State:
        """A new game. The same seats, seed and options give the same game; no seed: an unguessable one.

        ``told``: collect events for people, from the setup on.
        """
        s = self.blank(self, seats, self.chosen(seats, options or {}), Keyed(self.seed(seed)))
        s.events = [] if told else None
        self.setup(s)
        proceed(s)
        return s

    def seed(self, seed: int | None) -> int:
        """A seed made sure of: the given one, or one from the operating system."""
        if seed is None:
            return int.from_bytes(os.urandom(KEY_BITS // 8), "little")
        if not 0 <= seed < 1 << KEY_BITS:
            raise BadSetup("a seed is a number from 0 to 2**{bits} - 1, not {seed}", bits=KEY_BITS, seed=seed)
        return seed

    def chosen(self, seats: int, options: Mapping[str, object]) -> dict[str, str]:
        """Every option with its value, the usual one where none is given."""
        if seats not in self.seats:
            raise BadSetup(
                "{game} is for {least} to {most} seats, not {seats}",
                game=self.name,
                least=self.seats[0],
                most=self.seats[-1],
                seats=seats,
            )
        values = dict(self.usual)
        for name, value in options.items():
            values[name] = checked_value(self.option(name), value, seats)
        return values

    @cached_property
    def usual(self) -> dict[str, str]:
        return {option.name: option.usual for option in self.options}

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(self.usual) or "none"
        raise BadSetup("{game} has no option “{name}”; its options: {known}", game=self.name, name=name, known=known)

    def unusual(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options that differ from the usual, and those that say which cards are used."""
        found = [option for option in self.options if option.fixed or options[option.name] != option.usual]
        return {option.name: options[option.name] for option in found}

    @property
    def choices(self) -> list[Option]:
        """The options that a player can choose."""
        return [option for option in self.options if not option.fixed]

    def notation(self, action: int) -> str:
        """The language-free text of an action."""
        return self.actions.text(action)

    def parse(self, text: str) -> int:
        """The action with this text."""
        return self.actions.number(text)

    def describe(self, action: int) -> str:
        """Like notation, for error messages: any number will do."""
        return self.actions.texts[action] if 0 <= action < len(self.actions) else f"number {action}"

    def view(self, s: State, seat: int | None) -> View:
        if seat is not None:
            s.check_seat(seat)
        return knowledge.view(s, SPECTATOR if seat is None else seat)

    def has_secrets(self, s: State) -> bool:
        """May one seat know something that another may not? If anything could be hidden, this says yes."""
        hidden = any(zone.seen != ALL for zone in s.zones())
        sealed = any(form.step.secret or isinstance(form.step, Sealed) for form in self.steps.values())
        return hidden or sealed or type(s).conceal is not State.conceal

    def picture(self, s: State, seat: int | None) -> str | None:
        """The board as SVG, if somebody can draw it."""
        return None if painter is None else painter(s, seat)

    def as_dict(self, s: State) -> dict[str, Any]:
        return position.as_dict(s)

    def write(self, s: State) -> str:
        return position.write(s)

    def position(self, text: str, chance: Chance | None = None) -> State:
        """The state a text describes; what it does not name is as usual, cards it does not name lie in their deck.

        ``chance`` is for a text that does not say what chance will bring.
        """
        return position.read(self, text, chance)

    def empty(self, seats: int, options: dict[str, str]) -> State:
        """A state for a written position to fill."""
        return self.blank(self, seats, options, HIDDEN)


finder: Callable[[str], Game] | None = None  # a game by its name; the package installs one


def find_game(name: str, version: int, fixed: dict[str, str]) -> Game:
    """The game that a pickle names."""
    assert finder is not None
    found = finder(name)
    if (found.version, found.unusual(found.usual)) != (version, fixed):
        raise BadPickle("this was pickled under other rules of {game}, or with other cards", game=name)
    return found


def checked_value(option: Option, value: object, seats: int) -> str:
    text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    if option.fixed and text != option.usual:
        raise BadSetup(
            "this was played with other cards ({theirs}) than these ({ours})", theirs=text, ours=option.usual
        )
    if text not in option.values and not (option.pattern and fullmatch(option.pattern, text)):
        known = ", ".join(option.values)
        raise BadSetup("option {name} is one of {known}, not “{text}”", name=option.name, known=known, text=text)
    if option.seats and seats not in option.seats and text != option.usual:
        known = ", ".join(map(str, option.seats))
        raise BadSetup(
            "option {name} is only for {known} seats, not {seats}", name=option.name, known=known, seats=seats
        )
    return text
