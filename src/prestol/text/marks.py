"""Marks within the sentences of a log: who acts, and what of it lies on the board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from prestol.core.engine import Event
from prestol.text.game_text import Thing
from prestol.text.narrator import Narrator

FROM, OF, TO = "\ue000", "\ue001", "\ue002"  # from a private area: no language has them
MARK = re.compile(f"{FROM}([^{OF}]*){OF}([^{TO}]*){TO}")
BEGINNING = re.compile(f"{FROM}{OF}([^{TO}]*){TO}([:,]?\\s+)")


class Run(NamedTuple):
    """A part of a sentence; with the id of a piece it is the name of that piece."""

    text: str
    piece: str = ""


@dataclass(frozen=True)
class Marker(Narrator):
    """Marks who acts, and the names of pieces."""

    def actor(self, number: int) -> str:
        return marked(super().actor(number), "")

    def told(self, events: Sequence[Event]) -> list[tuple[Sequence[Event], str]]:
        """Each line of a log, and the events that it tells."""
        return [(group, self.line(group)) for group in self.text.groups(events)]

    def spoken(self, value: object) -> object:
        return marked(value, value.piece) if isinstance(value, Thing) else super().spoken(value)


def marked(name: str, piece: str) -> str:
    return f"{FROM}{piece}{OF}{name}{TO}"


def plain(sentence: str) -> str:
    """Without marks."""
    return MARK.sub(r"\2", sentence)


def names_actor(sentence: str) -> bool:
    return FROM + OF in sentence


def split_actor(sentence: str) -> tuple[str, str]:
    """Who acts, if the sentence begins with that, and the rest."""
    found = BEGINNING.match(sentence)
    return (found[1] + found[2], sentence[found.end() :]) if found else ("", sentence)


def runs(sentence: str, seat: int) -> list[Run]:
    """The parts of a sentence about a seat."""
    words = MARK.split(sentence)  # plain words, a piece and its name, plain words …
    names = [Run(name, piece.format(seat=seat)) for piece, name in zip(words[1::3], words[2::3], strict=True)]
    pairs = zip(map(Run, words[::3]), [*names, Run("")], strict=True)
    return [run for pair in pairs for run in pair if run.text]
