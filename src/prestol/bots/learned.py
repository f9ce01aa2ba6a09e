# mypyc
"""Judgements whose weights were learned from games (benchmarks/learn.py)."""

from __future__ import annotations


def weighed(facts: list[int], at_the_end: list[float], with_time: list[float], left: float) -> int:
    """What the facts are worth together: each has a weight at the end, and another for the time that is left."""
    total = 0.0
    for at, fact in enumerate(facts):
        total += fact * (at_the_end[at] + with_time[at] * left)
    return int(total)
