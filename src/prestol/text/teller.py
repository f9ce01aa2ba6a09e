"""What each game must be able to put into words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from prestol.core.engine import State


@dataclass(frozen=True)
class CardText:
    """One card as a list shows it."""

    pack: str
    id: str
    name: str
    copies: int
    effect: str
    provenance: str  # rulebook, card face, reconstructed, unverified


class Seat(int):
    """A seat among the values of a sentence; the narrator puts the player's name in its place."""


class Phrase(str):
    """The key of a sentence together with its values; among the values of another one the narrator speaks it first."""

    values: dict[str, object]

    def __new__(cls, key: str, **values: object) -> Phrase:
        phrase = super().__new__(cls, key)
        phrase.values = values
        return phrase


class Teller(Protocol):
    """The values that a game's sentences need."""

    quiet: Sequence[str]  # events that the board shows: a log for people leaves them out

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]: ...

    def prompt(self, board: State, step: str) -> str: ...

    def event(self, kind: str, a: int, b: int) -> dict[str, object]: ...

    def cards(self) -> list[CardText]: ...
