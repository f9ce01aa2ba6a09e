# mypyc
"""Four small numbers, one for each colour, in a single one: a list would cost more than counting does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 12  # for each colour
MOST: Final = 4095


def of_colour(counts: i64, colour: i64) -> i64:
    return counts >> BITS * colour & MOST


def only(colour: i64, number: i64) -> i64:
    """So many of one colour, none of the others."""
    return number << BITS * colour
