"""What worker processes do for a table: they are sent its record, and nobody who thinks sees more than a view of it."""

from __future__ import annotations

from prestol.bots import bot
from prestol.table.hint import Hint
from prestol.table.match import Match


def choose(record: str, seat: int, name: str, seed: int) -> str:
    """What a bot answers."""
    match = Match.from_record(record)
    return match.game.notation(bot(name, match.game, seed).choose(match.view(seat), seat))


def advise(record: str, seat: int, level: str, seconds: float) -> Hint:
    """A hint for a seat."""
    return Match.from_record(record).hint(seat, level, seconds)
