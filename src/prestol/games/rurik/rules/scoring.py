# mypyc
"""Victory points (10, 12.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.core.game import Score
from prestol.games.rurik.rules.agendas import agenda_points
from prestol.games.rurik.rules.cards import BUILD_TRACK, DEED_VP, FACTS, FIRST_DEED, RULE_TRACK, TRADE_TRACK
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.solo_cards import COINS_PER_POINT, GOODS_PER_POINT
from prestol.games.rurik.rules.state import Rurik

WAR_POINTS: Final[list[int]] = FACTS["war"]["points"]  # for the first place, the second …


def results(s: Rurik) -> list[Score]:
    """The score pad. Ties go to more ruled regions, then to more coins; the rebellion's coins are scored, so none."""
    pads = [score_pad(s, side) for side in range(len(s.players))]
    keys = []
    for side, pad in enumerate(pads):
        coins = 0 if side == s.seats else s.players[side].coins
        keys.append((sum(pad.values()), count_bits(s.ruled(side)), coins))
    return [
        Score(side, sum(pad.values()), 1 + len([key for key in keys if key > keys[side]]), pad)
        for side, pad in enumerate(pads)
    ]


def score_pad(s: Rurik, side: i64) -> dict[str, int]:
    player = s.players[side]
    pad: dict[str, int] = {
        "rule": player.levels[RULE_TRACK],
        "build": player.levels[BUILD_TRACK],
        "trade": player.levels[TRADE_TRACK],
        "war": war_points([other.war for other in s.players], side),
    }
    if side == s.seats:
        dock: i64 = player.goods_total() - player.boat_total()
        pad["coins"] = rounded_up(player.coins, COINS_PER_POINT)
        pad["dock"] = rounded_up(dock, GOODS_PER_POINT)
    else:
        pad["agenda"] = agenda_points(s, side)
        pad["deeds"] = deed_points(player)
    return pad


def rounded_up(number: i64, per_point: i64) -> i64:
    return (number + per_point - 1) // per_point


def deed_points(player: Player) -> i64:
    total: i64 = 0
    for card in player.done:
        total += DEED_VP[card - FIRST_DEED]
    return total


def war_points(markers: list[int], side: i64) -> i64:
    """By place; a second place only where the first is not shared, and 0 is nowhere (R-14)."""
    mine = markers[side]
    place: i64 = 0
    for marker in markers:
        if marker > mine:
            place += 1
    return WAR_POINTS[place] if mine > 0 and place < len(WAR_POINTS) else 0
