# mypyc
"""Sets of small numbers as bits."""

from __future__ import annotations

from mypy_extensions import i64


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
