# mypyc
"""Places in a pyramid (1.1). A place is one number, so that its neighbours are found by adding.

``(level, pos)``, level 1 to 5, rests on ``(level - 1, pos)`` and ``(level - 1, pos + 1)``. The start card lies at
``(1, 0)``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.games.viceroy.rules.cards import DEVELOPMENT_ROUNDS, LEVELS, TURNS

START: Final = 192  # (1, 0)
WIDTH: Final = 75  # positions -37 … 37 …
FARTHEST: Final = 37
MOST_PLAYS: Final[i64] = TURNS * DEVELOPMENT_ROUNDS
assert FARTHEST > MOST_PLAYS  # … so that whatever can be played finds its place
SLOTS: Final[i64] = LEVELS * WIDTH

# steps from a place to the ones around it
LEFT: Final = -1
RIGHT: Final = 1
UNDER_LEFT: Final = -128
UNDER_RIGHT: Final = -127
ABOVE_LEFT: Final = 127
ABOVE_RIGHT: Final = 128
AROUND: Final[list[int]] = [LEFT, RIGHT, UNDER_LEFT, UNDER_RIGHT, ABOVE_LEFT, ABOVE_RIGHT]


def place_at(level: i64, pos: i64) -> i64:
    return level * 128 + pos + 64


def level_of(place: i64) -> i64:
    return place >> 7


def pos_of(place: i64) -> i64:
    return (place & 127) - 64


def slot_number(place: i64) -> i64:
    """Places in a row without gaps, for actions."""
    return (level_of(place) - 1) * WIDTH + pos_of(place) + FARTHEST


def slot_place(number: i64) -> i64:
    return place_at(number // WIDTH + 1, number % WIDTH - FARTHEST)


def place_text(place: i64) -> str:
    """“2:-1”."""
    return f"{level_of(place)}:{pos_of(place)}"
