# mypyc
"""Victory points (10, 12.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.core.game import Score
from prestol.games.rurik.cards import (
    BUILD_TRACK,
    DEED_VP,
    FIRST_AGENDA,
    FIRST_DEED,
    FUR,
    HONEY,
    METRICS,
    RULE_TRACK,
    TRADE_TRACK,
)
from prestol.games.rurik.state import Rurik

WAR_FIRST: Final = 3
WAR_SECOND: Final = 1
AGENDA_VP: Final = 2
COINS_FOR_POINT: Final = 3  # of the rebellion, rounded up
GOODS_FOR_POINT: Final = 3


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
        pad["coins"] = -(-player.coins // COINS_FOR_POINT)
        pad["dock"] = -(-dock // GOODS_FOR_POINT)
    else:
        pad["agenda"] = agenda_points(s, side)
        pad["deeds"] = sum([DEED_VP[card - FIRST_DEED] for card in player.done])
    return pad


def war_points(markers: list[int], side: i64) -> int:
    """3 for the highest; 1 for the second highest unless the first place is shared; 0 is nowhere (R-14)."""
    mine = markers[side]
    higher = [marker for marker in markers if marker > mine]
    if mine == 0:
        return 0
    if len(higher) == 0:
        return WAR_FIRST
    return WAR_SECOND if len(higher) == 1 else 0


def agenda_points(s: Rurik, side: i64) -> int:
    return AGENDA_VP if any([fulfils(s, side, card) for card in s.players[side].agenda]) else 0  # noqa: C419


def fulfils(s: Rurik, side: i64, card: i64) -> bool:
    """At least as much as everybody else, and at least 1. In a view others' agendas are not known."""
    if card < 0:
        return False
    agenda = METRICS[card - FIRST_AGENDA]
    mine = metric(s, side, agenda)
    return mine > 0 and all([metric(s, other, agenda) <= mine for other in range(len(s.players))])  # noqa: C419


def metric(s: Rurik, side: i64, agenda: str) -> i64:
    """What an agenda counts."""
    player = s.players[side]
    if agenda == "deeds":
        return len(player.done)
    if agenda == "fur_and_honey":
        return player.goods[FUR] + player.goods[HONEY]
    if agenda == "rebels":
        return player.defeated
    if agenda == "war":
        return player.war
    if agenda == "goods":
        return player.goods_total()
    if agenda == "structures_in_ruled":
        return structures_in_ruled(s, side)
    if agenda == "build":
        return player.levels[BUILD_TRACK]
    if agenda == "coins":
        return player.coins
    if agenda == "occupied":
        return player.occupied()
    if agenda == "trade":
        return player.levels[TRADE_TRACK]
    assert agenda == "rule"
    return player.levels[RULE_TRACK]


def structures_in_ruled(s: Rurik, side: i64) -> i64:
    """Structures of every owner in the regions that a side rules."""
    count: i64 = 0
    ruled = s.ruled(side)
    for region in range(s.regions):
        if ruled >> region & 1 == 1:
            for player in s.players:
                count += count_bits(player.built[region])
    return count
