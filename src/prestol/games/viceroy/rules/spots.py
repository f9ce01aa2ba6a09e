# mypyc
"""The eight spots beside the auction cards (2): each colour has a base and a tip."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.games.viceroy.rules.cards import COLOUR_NAMES

SPOTS: Final = 8
ENDS: Final[list[str]] = ["base", "tip"]
SPOT_NAMES: Final[list[str]] = [f"{colour}_{end}" for colour in COLOUR_NAMES for end in ENDS]


def base_of(colour: i64) -> i64:
    return 2 * colour


def tip_of(colour: i64) -> i64:
    return 2 * colour + 1


def colour_at(spot: i64) -> i64:
    return spot >> 1


def is_tip(spot: i64) -> bool:
    return spot & 1 == 1


def other_end(spot: i64) -> i64:
    """The other spot of the same auction card."""
    return spot ^ 1
