# mypyc
"""Sets of small numbers, such as players or virtual opponents: a number with a bit for each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE_OF_THEM: Final = 0


def holds(members: i64, one: i64) -> bool:
    return members >> one & 1 == 1


def single(one: i64) -> i64:
    """The set of one."""
    return 1 << one


def with_one(members: i64, one: i64) -> i64:
    return members | single(one)
