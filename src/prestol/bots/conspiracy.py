# mypyc
"""How good a position of Conspiracy is for a player, without looking ahead; in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.bots.learned import weighed
from prestol.core.engine import State
from prestol.games.conspiracy.cards import SPOTS, worth
from prestol.games.conspiracy.scoring import coalition_points, crest_points, location_points, points
from prestol.games.conspiracy.state import NO_SPOT, Conspiracy, Player

POINT: Final = 10
SPOT: Final = 3  # a spot filled is a spot less to use
KEY: Final = 12  # on the way to a location
PEARL: Final = 4  # on the way to becoming keeper
IN_HAND: Final = 6  # a point of a lord that is not placed yet
RIVAL: Final = 3  # a point of the best rival

# Learned from the final points of 170,000 positions (docs/bots.md): what each fact below is worth at the end of the
# game, and how much more when all of it is left.
AT_THE_END: Final[list[float]] = [236.2, 8.5, 10.1, 10.0, 17.2, 28.1, 20.8, -15.2, 1.5, -14.3, 4.2, -0.2, -7.4, 1.5]
WITH_TIME: Final[list[float]] = [272.6, -1.6, -3.0, -8.2, -29.0, -7.0, 2.4, 3.0, -3.3, 6.6, 32.8, 2.7, -0.3, 4.2]


def value(s: State, seat: i64) -> i64:
    """Points as they stand, and what they may become."""
    assert isinstance(s, Conspiracy)
    total = POINT * points(s, seat) + promise(s.players[seat])
    for card in s.hand:
        total += IN_HAND * worth(card)
    return total - RIVAL * best_rival(s, seat)


def promise(player: Player) -> i64:
    """What keys, pearls and free spots may still bring."""
    silver, gold = player.open_keys()
    keys = silver + gold
    return KEY * keys + PEARL * player.pearls - SPOT * len(player.alliance)


def best_rival(s: Conspiracy, seat: i64) -> i64:
    best: i64 = 0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, points(s, other))
    return best


def time_left(s: State) -> float:
    """From 1 at the beginning to 0 when an alliance is full."""
    assert isinstance(s, Conspiracy)
    longest: i64 = 0
    for player in s.players:
        longest = max(longest, len(player.alliance))
    return (SPOTS - longest) / SPOTS


def estimate(s: State, seat: i64) -> i64:
    """The points that the player will have in the end: a better guide from afar than value(), which sees the turn."""
    return weighed(facts(s, seat), AT_THE_END, WITH_TIME, time_left(s))


def facts(s: State, seat: i64) -> list[int]:
    assert isinstance(s, Conspiracy)
    player = s.players[seat]
    silver, gold = player.open_keys()
    return [
        1,
        crest_points(player),
        location_points(player),
        coalition_points(player),
        1 if s.keeper == seat else 0,
        silver,
        gold,
        1 if silver == 1 and gold == 1 else 0,
        player.pearls,
        len(player.alliance),
        len(player.locations),
        sum([worth(card) for card in s.hand]) if seat in s.waiting else 0,
        sum([1 for spot in player.crests if spot != NO_SPOT]),
        len(player.swappable()),
    ]
