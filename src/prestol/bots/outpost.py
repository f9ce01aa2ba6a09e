# mypyc
"""How good a position of Outpost is for a player, without looking ahead; in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.engine import State
from prestol.games.outpost.cards import COMMON, RESOURCES
from prestol.games.outpost.scoring import points
from prestol.games.outpost.state import ROUNDS, Outpost, Player, bits

POINT: Final = 10
RIVAL: Final = 1  # a point of another player
COMMON_PIECE: Final = 6  # resources, while there is time to use them
DIAMOND_PIECE: Final = 15
GOLD_PIECE: Final = 22
SETTLER: Final = 3  # a base settler who has not worked yet
EXTRA: Final = 10
LAND: Final = 6  # for each round to come: a territory that yields …
RICH_LAND: Final = 12  # … diamonds or gold
BEAST: Final = 3  # what remains of that under a monster
FORT: Final = 4  # for each round to come
GROWTH: Final = 6  # a territory, a fortification, a building: heroes count them
TRADERS: Final[list[int]] = [5, 5, 5, 10, 6, 12, 7, 8, 6, 14, 12, 8]  # by building, for each round to come


def value(s: State, seat: i64) -> i64:
    """Points as they stand, and what they may become."""
    assert isinstance(s, Outpost)
    player = s.players[seat]
    total = POINT * points(s, player) - RIVAL * rivals(s, seat)
    left: i64 = ROUNDS - s.round
    if left == 0 and player.passed:
        return total
    return total + stock_worth(player, left) + land_worth(s, player, left) + house_worth(s, player, left)


def rivals(s: Outpost, seat: i64) -> i64:
    total: i64 = 0
    for other, player in enumerate(s.players):
        if other != seat:
            total += points(s, player)
    return total


def stock_worth(player: Player, left: i64) -> i64:
    """Resources and settlers, which are worth less when little time is left."""
    stock = player.stock
    total = COMMON_PIECE * player.commons() + DIAMOND_PIECE * stock[COMMON] + GOLD_PIECE * stock[RESOURCES - 1]
    if left == 0:
        total = total * 3 // 4
    if not player.passed:
        total += SETTLER * player.base
    return total + EXTRA * player.extra


def land_worth(s: Outpost, player: Player, left: i64) -> i64:
    """What the lands will yield in the rounds to come."""
    total: i64 = GROWTH * (len(player.lands) + bits(player.forts)) + FORT * left * bits(player.forts)
    for number, cell in enumerate(player.cells):
        worth: i64 = LAND if s.cards.resource[player.lands[number]] < COMMON else RICH_LAND
        if player.beasts >> cell & 1 == 1:
            worth = BEAST
        total += worth * left
    return total


def house_worth(s: Outpost, player: Player, left: i64) -> i64:
    """What the buildings will do; several in one street share a settler."""
    total: i64 = GROWTH * len(player.houses)
    for card in player.houses:
        total += TRADERS[s.cards.kind[card]] * left
    return total
