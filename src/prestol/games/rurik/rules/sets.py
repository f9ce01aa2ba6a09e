# mypyc
"""Sets of small numbers: of regions, goods, banners or tokens. A set is one number with a bit for each member."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final = 0


def single(member: i64) -> i64:
    """The set of one."""
    return 1 << member


def set_of(members: list[int]) -> i64:
    found: i64 = EMPTY
    for member in members:
        found |= single(member)
    return found


def holds(members: i64, member: i64) -> bool:
    return members >> member & 1 == 1


def first_alone(members: i64) -> i64:
    """The set of the first member only."""
    return members & -members


def listed(members: i64, size: i64) -> list[int]:
    """The members below a number, ascending."""
    return [member for member in range(size) if holds(members, member)]


def only_member(members: i64) -> i64:
    """The member of a set of one."""
    member: i64 = 0
    while members > 1:
        members >>= 1
        member += 1
    return member
