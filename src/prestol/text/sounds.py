"""What an event sounds like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum


class Sound(StrEnum):
    CARD = "card"
    PIECE = "piece"  # something is put down or moved
    COIN = "coin"  # something is paid or earned
    REVEAL = "reveal"
    CLASH = "clash"
    POINT = "point"
    TURN = "turn"  # it is the listener's turn
    END = "end"


def by_event(heard: Mapping[Sound, Sequence[str]]) -> dict[str, Sound]:
    """The sound of each event, from the events of each sound."""
    return {event: sound for sound, events in heard.items() for event in events}
