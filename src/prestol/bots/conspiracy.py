# mypyc
"""How good a position of Conspiracy is for a player, without looking ahead; in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.engine import State
from prestol.games.conspiracy.cards import worth
from prestol.games.conspiracy.scoring import points
from prestol.games.conspiracy.state import Conspiracy, Player

POINT: Final = 10
SPOT: Final = 3  # a spot filled is a spot less to use
KEY: Final = 12  # on the way to a location
PEARL: Final = 4  # on the way to becoming keeper
IN_HAND: Final = 6  # a point of a lord that is not placed yet
RIVAL: Final = 3  # a point of the best rival


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
