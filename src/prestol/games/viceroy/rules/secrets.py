# mypyc
"""Which start gems others may have sent back: the one thing about their screens that was never open (11)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final

from mypy_extensions import i64

from prestol.core.chance import Chance
from prestol.games.viceroy.rules.cards import COLOURS, GEMS_RETURNED, START_GEMS


def possible_returns() -> list[list[int]]:
    """By colour how many start gems can have gone back; of no colour more than there were."""
    choices = combinations_with_replacement(range(COLOURS), GEMS_RETURNED)
    found = [[choice.count(colour) for colour in range(COLOURS)] for choice in choices]
    return [counts for counts in found if max(counts) <= START_GEMS]


# Nothing goes back only where a written position says so: in a game the totals rule it out.
RETURNS: Final[list[list[int]]] = [*possible_returns(), [0] * COLOURS]
WAYS: Final[list[int]] = [prod([comb(START_GEMS, count) for count in counts]) for counts in RETURNS]
WEIGHTS: Final[dict[tuple[int, ...], list[int]]] = {}  # what weights() has found
ENOUGH: Final = 10_000


def returned_gems(totals: list[int], most: list[list[int]], chance: Chance) -> list[list[int]]:
    """For each player gems that add up to the totals, none more than that player can have sent back."""
    left = totals
    found: list[list[int]] = []
    for player in range(len(most)):
        which = pick(weights(left, most, player), chance)
        left = less(left, which)
        found.append(RETURNS[which])
    return found


def weights(totals: list[int], most: list[list[int]], player: i64) -> list[int]:
    """For each of the returns; worked out once, since whoever searches asks the same thousands of times."""
    asked = totals[:]
    for gems in most[player:]:
        asked += gems
    key = tuple(asked)
    known = WEIGHTS.get(key)
    if known is None:
        known = [weight(totals, most, player, which) for which in range(len(RETURNS))]
        if len(WEIGHTS) >= ENOUGH:
            WEIGHTS.clear()
        WEIGHTS[key] = known
    return known


def weight(totals: list[int], most: list[list[int]], player: i64, which: i64) -> i64:
    """In how many ways a player may have sent back this much, and those after him the rest."""
    for colour in range(COLOURS):
        if RETURNS[which][colour] > min(totals[colour], most[player][colour]):
            return 0
    if player == len(most) - 1:  # the last one must have sent back all the rest
        return WAYS[which] if RETURNS[which] == totals else 0
    return WAYS[which] * ways(less(totals, which), most, player + 1)


def ways(totals: list[int], most: list[list[int]], player: i64) -> i64:
    count: i64 = 0
    for which in range(len(RETURNS)):
        count += weight(totals, most, player, which)
    return count


def less(totals: list[int], which: i64) -> list[int]:
    return [totals[colour] - RETURNS[which][colour] for colour in range(COLOURS)]


def pick(weights: list[int], chance: Chance) -> int:
    """A number with a chance as large as its weight."""
    rest: i64 = chance.below(sum(weights))
    for number, each in enumerate(weights):
        rest -= each
        if rest < 0:
            return number
    raise ValueError("the gems do not add up")
