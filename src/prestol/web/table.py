"""A table in memory: the match, who sits there, what was said, and what has been drawn of it."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from prestol.core.errors import PrestolError
from prestol.play.hint import Hint
from prestol.play.match import Match
from prestol.web.storage import Row, now
from prestol.web.view_models import Line


class NoTable(PrestolError):
    """There is no such table."""


class NotYours(PrestolError):
    """Somebody else's seat, or none."""


class Stale(PrestolError):
    """The table has moved on since the page was drawn."""


@dataclass(eq=False)
class Sought:
    """A hint that the holder of a seat has asked for."""

    revision: int
    thinking: asyncio.Task[Hint]

    @property
    def hint(self) -> Hint | None:
        """None while it is being thought of."""
        return self.thinking.result() if self.thinking.done() and not self.thinking.cancelled() else None


@dataclass(eq=False)
class Table:
    """A table in memory; the database is the truth, and this follows it."""

    id: str
    row: Row
    match: Match
    places: list[Row]
    chat: list[Row]
    revision: int = 0
    steps: dict[int, int] = field(default_factory=lambda: {0: 0})  # how many answers there were at a revision
    cancelled: bool = False  # before the game began
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    lifted: int | None = None  # hot-seat: the seat whose player has taken the device
    drawn: dict[Hashable, str] = field(default_factory=dict)  # what has been drawn of this revision, and for whom
    told: dict[Hashable, dict[int, list[Line]]] = field(default_factory=dict)  # the log in words, by step, and for whom
    hints: dict[int, Sought] = field(default_factory=dict)  # by seat: the last one asked for
    asked: dict[int, int] = field(default_factory=dict)  # by seat: since which revision its question stands
    questions: list[int] = field(default_factory=list)  # the steps with a choice, once an analysis has counted them

    def __post_init__(self) -> None:
        self.match.watched = True

    def follow(self, entry: Row) -> None:
        """Take in one entry of the log."""
        sealed = False
        if entry["kind"] == "answer":
            reveals = self.match.state.reveals
            self.match.play(entry["seat"], entry["action"])
            sealed = self.match.moves[-1].sealed and self.match.state.reveals == reveals
        elif entry["kind"] == "undo":
            self.match.undo(entry["seat"])
            self.steps.clear()
        elif entry["kind"] == "cancel":
            self.cancelled = True
        self.revision = entry["revision"]
        self.steps[self.revision] = len(self.match.moves)
        for seat in [entry["seat"]] if sealed else range(self.match.seats):
            self.asked[seat] = self.revision
        self.drawn.clear()
        if entry["kind"] != "answer":  # steps are gone, or names have changed
            self.told.clear()

    def is_fresh(self, seat: int, revision: int) -> bool:
        """Does an answer to this revision fit? What others have sealed since changes nothing of one's own question."""
        return self.asked.get(seat, 0) <= revision <= self.revision

    def sought(self, seat: int) -> Sought | None:
        """The hint asked for, while it fits the question."""
        found = self.hints.get(seat)
        return found if found is not None and self.is_fresh(seat, found.revision) else None

    def hints_for(self, held: Sequence[int]) -> tuple[tuple[int, Hint | None], ...]:
        """What the one who holds these seats sees of hints; nobody else sees that there are any."""
        return tuple((seat, sought.hint) for seat in held if (sought := self.sought(seat)) is not None)

    @property
    def spoken(self) -> int:
        """The number of the last line of the chat."""
        return int(self.chat[-1]["number"]) if self.chat else 0

    def saying(self, name: str, text: str) -> Row:
        """The next line of the chat."""
        return {"table": self.id, "number": self.spoken + 1, "name": name, "text": text, "at": now()}

    def is_bots(self, seat: int) -> bool:
        place = self.places[seat]
        return bool(place["kind"] == "bot" or place["away"])

    def is_ready(self) -> bool:
        return not self.cancelled and all(place["kind"] != "open" for place in self.places)

    def asks(self, held: Sequence[int]) -> bool:
        """Is one of these seats to answer now?"""
        state = self.match.state
        mine = any(seat in held and not self.places[seat]["away"] for seat in state.waiting)
        return mine and self.is_ready() and not state.over

    def can_cancel(self, guest: str) -> bool:
        open_seats = any(place["kind"] == "open" for place in self.places)
        return open_seats and not self.cancelled and bool(guest) and self.row["creator"] == guest

    def devices(self) -> list[int]:
        return [place["number"] for place in self.places if place["kind"] == "device"]
