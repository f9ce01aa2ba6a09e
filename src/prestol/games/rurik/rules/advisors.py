# mypyc
"""Advisors on the strategy board (5). An advisor in a slot is one number: whose it is, its own number, its bribe."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.games.rurik.rules.cards import BANNERS, HEIGHT

NO_ADVISOR: Final = -1
MOST_BRIBE: Final = 63  # that an answer can name
NO_SLOTS: Final[list[int]] = [NO_ADVISOR] * (BANNERS * HEIGHT)


def advisor(side: i64, value: i64, bribe: i64) -> i64:
    return side | value << 3 | bribe << 6


def advisor_side(entry: i64) -> i64:
    return entry & 7


def advisor_value(entry: i64) -> i64:
    return entry >> 3 & 7


def advisor_bribe(entry: i64) -> i64:
    return entry >> 6


def influence(entry: i64) -> i64:
    """The printed number and the coins beside it (5)."""
    return advisor_value(entry) + advisor_bribe(entry)


def is_of(entry: i64, side: i64) -> bool:
    """Is there an advisor, and does it belong to this side?"""
    return entry >= 0 and advisor_side(entry) == side


# -- slots: HEIGHT of them for each banner, from the top --------------------------------------------------------------


def slot_at(banner: i64, row: i64) -> i64:
    return HEIGHT * banner + row


def banner_of(slot: i64) -> i64:
    return slot // HEIGHT


def row_of(slot: i64) -> i64:
    """How far down; 0 is the top."""
    return slot % HEIGHT
