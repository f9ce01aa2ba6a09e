# mypyc
"""Which start gems others may have sent back: the one thing about their screens that was never open (11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.chance import Chance

# Two of eight gems, two of each colour, go back: by colour how many, and in how many of the 28 ways. Nothing goes back
# only where a written position says so: in a game the totals rule it out.
TWO: Final[list[list[int]]] = [[one, other] for one in range(4) for other in range(one, 4)]
PAIRS: Final[list[list[int]]] = [[pair.count(colour) for colour in range(4)] for pair in TWO] + [[0, 0, 0, 0]]
WAYS: Final[list[int]] = [1 if pair[0] == pair[1] else 4 for pair in TWO] + [1]
WEIGHTS: Final[dict[tuple[int, ...], list[int]]] = {}  # what weights() has found
ENOUGH: Final = 10_000


def returned_gems(totals: list[int], most: list[list[int]], chance: Chance) -> list[list[int]]:
    """For each player two gems that add up to the totals, none more than that player can have sent back."""
    left = totals
    found: list[list[int]] = []
    for player in range(len(most)):
        pair = pick(weights(left, most, player), chance)
        left = less(left, pair)
        found.append(PAIRS[pair])
    return found


def weights(totals: list[int], most: list[list[int]], player: i64) -> list[int]:
    """For each pair; worked out once, since whoever searches asks the same thousands of times."""
    asked = totals[:]
    for gems in most[player:]:
        asked += gems
    key = tuple(asked)
    known = WEIGHTS.get(key)
    if known is None:
        known = [weight(totals, most, player, pair) for pair in range(len(PAIRS))]
        if len(WEIGHTS) >= ENOUGH:
            WEIGHTS.clear()
        WEIGHTS[key] = known
    return known


def weight(totals: list[int], most: list[list[int]], player: i64, pair: i64) -> i64:
    """In how many ways a player may have sent back this pair, and those after him the rest."""
    for colour in range(4):
        if PAIRS[pair][colour] > min(totals[colour], most[player][colour]):
            return 0
    if player == len(most) - 1:  # the last one must have sent back all the rest
        return WAYS[pair] if PAIRS[pair] == totals else 0
    return WAYS[pair] * ways(less(totals, pair), most, player + 1)


def ways(totals: list[int], most: list[list[int]], player: i64) -> i64:
    count: i64 = 0
    for pair in range(len(PAIRS)):
        count += weight(totals, most, player, pair)
    return count


def less(totals: list[int], pair: i64) -> list[int]:
    return [totals[colour] - PAIRS[pair][colour] for colour in range(4)]


def pick(weights: list[int], chance: Chance) -> int:
    """A number with a chance as large as its weight."""
    rest: i64 = chance.below(sum(weights))
    for number, each in enumerate(weights):
        rest -= each
        if rest < 0:
            return number
    raise ValueError("the gems do not add up")
