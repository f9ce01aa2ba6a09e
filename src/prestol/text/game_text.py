"""What a game puts into words: one class per game, used by its board, its log, its prompts and the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from prestol.core.engine import Event, State
from prestol.core.game import Game
from prestol.text import Words, readable
from prestol.text.families import Family, Kind
from prestol.text.sounds import Sound

ENDING = ("stop", "no", "skip", "done", "pass", "end")


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


class Thing(str):
    """A name among the values of a log line that stands for a piece on the board; a page makes a link of it.

    The id may ask for the player told of: “street-{seat}-2”.
    """

    piece: str

    def __new__(cls, name: str, piece: str) -> Thing:
        thing = super().__new__(cls, name)
        thing.piece = piece
        return thing


@dataclass(frozen=True)
class Ware:
    """Something that moves of a panel give or get."""

    sign: str  # the symbol that draws it, and its name among the moves
    words: str
    have: int = 0


@dataclass(frozen=True)
class Bargain:
    """What a move of a panel gives and gets: the signs of wares, one by one."""

    given: tuple[str, ...] = ()
    got: tuple[str, ...] = ()


NO_BARGAIN = Bargain()


class GameText:
    """The words of one game in one language. A game with rules alone has this one, which makes do with its keys."""

    quiet: ClassVar[Sequence[str]] = ()  # events that the board shows: a log for people leaves them out
    phases: ClassVar[Sequence[str]] = ("turn", "round")  # events that begin something: a log opens a part with them
    common: ClassVar[Sequence[str]] = ()  # events that are nobody's own
    asides: ClassVar[Sequence[str]] = ()  # events that befall a player while it is another one's turn
    families: ClassVar[Mapping[str, Family]] = {}  # of its moves
    sounds: ClassVar[Mapping[str, Sound]] = {}  # of its events

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.game = game

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        """The values of an answer's sentence."""
        return {"label": readable(label)}

    def family(self, action: int) -> Family:
        """What the game declares about a move; if it does not, its name tells what ends or declines something."""
        name, _ = self.game.actions.family(action)
        return self.families.get(name) or Family(Kind.END if name in ENDING else Kind.PICK)

    def rank(self, action: int) -> tuple[bool, int]:
        """Where a move stands in a list: what ends or declines something comes last."""
        family = self.family(action)
        return family.kind is Kind.END, family.order

    def loses(self, board: State, seat: int, family: str, label: str) -> str:
        """The key of what a move gives up for good (“loses.card”), perhaps a Phrase; empty: nothing."""
        return ""

    def bargain(self, board: State, seat: int, family: str, label: str) -> Bargain:
        """What a move gives and gets whose family has a panel."""
        return NO_BARGAIN

    def wares(self, board: State, seat: int) -> list[Ware]:
        """All that such moves give or get, in the order of the panel."""
        return []

    def note(self, board: State, seat: int, family: str, label: str) -> str:
        """The key of what a move comes to (“note.bribe”), perhaps a Phrase, for a panel to say; empty: nothing."""
        return ""

    def prompt(self, board: State, step: str) -> str:
        """The key of the question that is asked; perhaps a Phrase, with values of its own."""
        return step

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        """The values of a log line."""
        return {"n": a}

    def groups(self, events: Sequence[Event]) -> list[list[Event]]:
        """The lines of a log: each an event, and behind it those that are told in the same line."""
        return [[event] for event in events if self.game.events[event.kind] not in self.quiet]

    def sound(self, event: Event) -> Sound:
        """What an event sounds like; most often something is put down."""
        return self.sounds.get(self.game.events[event.kind], Sound.PIECE)

    def verdict(self, state: State) -> str:
        """What a solo game calls its result; nothing where somebody wins."""
        return ""

    def cards(self) -> list[CardText]:
        """Every card of the game."""
        packs = self.game.packs.items()
        return [
            CardText(pack, text, self.words.get(f"card.{text}", text), list(texts.values()).count(text), "", "")
            for pack, texts in packs
            for text in dict.fromkeys(texts.values())
        ]
