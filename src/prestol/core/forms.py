"""How a game writes its positions: which lines there are, what may stand in them, and what its steps remember.

A *kind* is a kind of number: how people write it, and which ones there are. A *field* is a line of numbers; a *slot* is
a number that the frame of a step remembers. People count players, spots and rounds from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from prestol.core.engine import Frame, Step
from prestol.core.errors import BadPosition, Said

NONE = "none"  # how people write -1: nobody, nothing
LONGEST_WORD = 40  # of bad input that an error repeats
MOST_NAMES = 24  # that an error lists
ENDLESS = (1 << 31) - 1  # where nothing limits a number


class Kind:
    """A kind of number."""

    def text(self, number: int) -> str:
        raise NotImplementedError

    def parse(self, word: str) -> int:
        """ValueError if there is no such number."""
        raise NotImplementedError

    @property
    def expected(self) -> Said:
        """What would be right."""
        raise NotImplementedError

    def read(self, word: str) -> int:
        try:
            return self.parse(word)
        except ValueError:
            raise BadPosition("“{word}” should be {expected}", word=word[:40], expected=self.expected) from None


@dataclass(frozen=True)
class Number(Kind):
    """A plain number within bounds; ``offset`` is what people add to it, because they count from 1."""

    low: int = 0
    high: int = ENDLESS
    offset: int = 0
    optional: bool = False  # -1 is “none”

    def text(self, number: int) -> str:
        return NONE if self.optional and number == -1 else str(number + self.offset)

    def parse(self, word: str) -> int:
        if self.optional and word == NONE:
            return -1
        if not word.removeprefix("-").isdecimal() or len(word) > LONGEST_WORD:
            raise ValueError(word)
        number = int(word) - self.offset
        if not self.low <= number <= self.high:
            raise ValueError(word)
        return number

    @property
    def expected(self) -> Said:
        low, high = self.low + self.offset, self.high + self.offset
        if self.high == ENDLESS:
            return Said("a number, {low} or more", low=low)
        if self.optional:
            return Said("a number from {low} to {high}, or none", low=low, high=high)
        return Said("a number from {low} to {high}", low=low, high=high)


def player(players: int, optional: bool = False) -> Number:
    """A player, counted from 1."""
    return Number(0, players - 1, offset=1, optional=optional)


YES_NO = Number(0, 1)


@dataclass(frozen=True)
class Named(Kind):
    """Numbers that have names."""

    names: Mapping[int, str]

    def text(self, number: int) -> str:
        return self.names.get(number, "?")

    def parse(self, word: str) -> int:
        for number, name in self.names.items():
            if name == word:
                return number
        raise ValueError(word)

    @property
    def expected(self) -> Said:
        names = list(self.names.values())
        more = ["…"] if len(names) > MOST_NAMES else []
        return Said("one of {known}", known=", ".join(names[:MOST_NAMES] + more))


def named(names: Iterable[str], first: int = 0) -> Named:
    """Names in the order of their numbers."""
    return Named(dict(enumerate(names, first)))


@dataclass(frozen=True)
class Flags(Kind):
    """A set of things, written “one+other”; each is a bit."""

    names: Sequence[str]

    def text(self, number: int) -> str:
        return "+".join(name for bit, name in enumerate(self.names) if number >> bit & 1) or NONE

    def parse(self, word: str) -> int:
        words = [] if word == NONE else word.split("+")
        if len(set(words)) < len(words):
            raise ValueError(word)
        return sum(1 << self.names.index(name) for name in words)

    @property
    def expected(self) -> Said:
        return Said("none, or some of {known}, with + between them", known=", ".join(self.names[:MOST_NAMES]))


@dataclass(frozen=True)
class Field:
    """Numbers of a game's state that are not cards: how to read and set them, and what they usually are."""

    name: str
    get: Callable[[], list[int]]
    put: Callable[[list[int]], None]
    usual: Callable[[], list[int]]
    kind: Kind = Number()
    any_number: bool = False  # there may be more or fewer of them than usual

    def words(self) -> str:
        return " ".join(map(self.kind.text, self.get()))

    def numbers(self, words: list[str]) -> list[int]:
        found = [self.kind.read(word) for word in words]
        expected = 0 if self.any_number else len(self.usual())
        if expected and len(found) != expected:
            raise BadPosition("it takes {expected} numbers, not {given}", expected=expected, given=len(found))
        return found


def number_field(owner: Any, name: str, kind: Kind, usual: int = 0, label: str = "") -> Field:
    """A single number, named like its attribute."""

    def put(given: list[int]) -> None:
        if len(given) != 1:
            raise BadPosition("it takes {expected} numbers, not {given}", expected=1, given=len(given))
        setattr(owner, name, given[0])

    return Field(f"{name}{label}", lambda: [int(getattr(owner, name))], put, lambda: [usual], kind)


def list_field(owner: Any, name: str, kind: Kind, usual: Callable[[], list[int]] = list, label: str = "") -> Field:
    """A list of numbers, named like its attribute."""
    return Field(
        f"{name}{label}",
        lambda: getattr(owner, name)[:],
        lambda given: setattr(owner, name, given[:]),
        usual,
        kind,
    )


# -- steps -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Slot:
    """A number that a step's frame remembers."""

    name: str  # in written positions
    place: str  # where the frame keeps it: seat, card, count or at
    kind: Callable[[Any], Kind]  # what it can be in a state
    usual: int = 0
    doc: str = ""

    def get(self, frame: Frame) -> int:
        return int(getattr(frame, self.place))


def player_slot(doc: str = "whose step it is", players: Callable[[Any], int] = lambda s: s.seats) -> Slot:
    return Slot("player", "seat", lambda s: player(players(s)), doc=doc)


@dataclass(frozen=True)
class StepForm:
    """A step as written positions know it: what it remembers, and by which steps it is called."""

    step: Step[Any]
    slots: Sequence[Slot] = ()
    under: Sequence[str] = ()  # the steps that may stand right below it; none: it is the first of all
    doc: str = ""

    def slot(self, name: str) -> Slot:
        for slot in self.slots:
            if slot.name == name:
                return slot
        known = ", ".join(slot.name for slot in self.slots) or NONE
        raise BadPosition("this step remembers no “{name}”, only: {known}", name=name[:40], known=known)
