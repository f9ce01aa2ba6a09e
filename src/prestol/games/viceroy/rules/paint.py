# mypyc
"""Recoloured sectors as numbers (8.1): a *brush* is a sector and its new colour, a *paint* a brush on a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# sectors of a card
TL: Final = 0
TR: Final = 1
BL: Final = 2
BR: Final = 3
SECTORS: Final = 4
SECTOR_NAMES: Final[list[str]] = ["tl", "tr", "bl", "br"]
BRUSHES: Final = 16


def brush(sector: i64, colour: i64) -> i64:
    return sector << 2 | colour


def paint_at(place: i64, brush: i64) -> i64:
    return place << 4 | brush


def paint_place(paint: i64) -> i64:
    return paint >> 4


def paint_sector(paint: i64) -> i64:
    """Of a paint or of a brush."""
    return paint >> 2 & 3


def paint_colour(paint: i64) -> i64:
    """Of a paint or of a brush."""
    return paint & 3


def covers(paint: i64, place: i64, sector: i64) -> bool:
    """Is it this sector that is recoloured?"""
    return paint_place(paint) == place and paint_sector(paint) == sector
