# mypyc
"""Connected regions (2.3, R-02)."""

from __future__ import annotations

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.games.rurik.rules.cards import BORDERS
from prestol.games.rurik.rules.sets import EMPTY, first_alone


def largest_group(regions: i64) -> i64:
    """The size of the largest connected set among these regions."""
    best: i64 = 0
    left = regions
    while left != EMPTY:
        group = connected(first_alone(left), regions)
        left &= ~group
        best = max(best, count_bits(group))
    return best


def connected(start: i64, regions: i64) -> i64:
    """All of these regions that borders connect with the first ones."""
    group = start
    ring = start
    while ring != EMPTY:
        ring = beyond(ring) & regions & ~group
        group |= ring
    return group


def beyond(regions: i64) -> i64:
    """The neighbours of these regions."""
    found: i64 = EMPTY
    region: i64 = 0
    while regions != EMPTY:
        if regions & 1 != 0:
            found |= BORDERS[region]
        regions >>= 1
        region += 1
    return found
