# mypyc
"""Lords that hang together (1.1). A set of spots is a number with a bit for each, eight for a row of the pyramid: so
the neighbours of a spot are always the same steps away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.games.conspiracy.rules.cards import COLOURS

ROW: Final = 8
BITS: Final[list[int]] = [1 << ROW * row + column for row in range(5) for column in range(5 - row)]


def spots_with(marks: list[int], mark: i64) -> i64:
    """Where this mark is, by the marks of all spots that are filled."""
    spots: i64 = 0
    for spot, each in enumerate(marks):
        if each == mark:
            spots |= BITS[spot]
    return spots


def group(start: i64, among: i64) -> i64:
    """All spots of a set that hang together with one of them."""
    found: i64 = 0
    while found != start:
        found = start
        beside = found | found << 1 | found >> 1
        start = (beside | found << ROW | found >> ROW | found << ROW - 1 | found >> ROW - 1) & among
    return found


def group_size(marks: list[int], spot: i64) -> i64:
    """How many spots with the mark of this one hang together with it."""
    return count_bits(group(BITS[spot], spots_with(marks, marks[spot])))


def largest_group(marks: list[int], mark: i64) -> i64:
    """The size of the largest group of a mark."""
    best: i64 = 0
    left = spots_with(marks, mark)
    while count_bits(left) > best:
        found = group(left & -left, left)
        best = max(best, count_bits(found))
        left &= ~found
    return best


def largest_coalition(colours: list[int]) -> i64:
    best: i64 = 0
    for colour in range(COLOURS):
        best = max(best, largest_group(colours, colour))
    return best
