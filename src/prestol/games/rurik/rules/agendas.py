# mypyc
"""Agendas: what each counts at the end (10). cards.toml says it in a word, an object here counts."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.games.rurik.rules.cards import (
    AGENDA_VP,
    BUILD_TRACK,
    FACTS,
    FIRST_AGENDA,
    GOOD_NAMES,
    RULE_TRACK,
    TRADE_TRACK,
    goods_named,
)
from prestol.games.rurik.rules.sets import holds
from prestol.games.rurik.rules.state import Rurik


class Metric:
    """What an agenda counts."""

    def of(self, s: Rurik, side: i64) -> i64:
        raise NotImplementedError


@final
class Deeds(Metric):
    def of(self, s: Rurik, side: i64) -> i64:
        return len(s.players[side].done)


@final
class GoodsOf(Metric):
    """In boat and dock together, of some kinds."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds: list[int] = kinds

    def of(self, s: Rurik, side: i64) -> i64:
        count: i64 = 0
        for kind in self.kinds:
            count += s.players[side].goods[kind]
        return count


@final
class Rebels(Metric):
    def of(self, s: Rurik, side: i64) -> i64:
        return s.players[side].defeated


@final
class War(Metric):
    def of(self, s: Rurik, side: i64) -> i64:
        return s.players[side].war


@final
class StructuresInRuled(Metric):
    """Structures of every owner in the regions that a side rules."""

    def of(self, s: Rurik, side: i64) -> i64:
        count: i64 = 0
        ruled = s.ruled(side)
        for region in range(s.regions):
            if holds(ruled, region):
                for player in s.players:
                    count += count_bits(player.built[region])
        return count


@final
class Level(Metric):
    """Points on a track."""

    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def of(self, s: Rurik, side: i64) -> i64:
        return s.players[side].levels[self.track]


@final
class Coins(Metric):
    def of(self, s: Rurik, side: i64) -> i64:
        return s.players[side].coins


@final
class Occupied(Metric):
    def of(self, s: Rurik, side: i64) -> i64:
        return s.players[side].occupied()


METRICS: Final[dict[str, Metric]] = {
    "deeds": Deeds(),
    "rebels": Rebels(),
    "war": War(),
    "structures_in_ruled": StructuresInRuled(),
    "build": Level(BUILD_TRACK),
    "coins": Coins(),
    "occupied": Occupied(),
    "trade": Level(TRADE_TRACK),
    "rule": Level(RULE_TRACK),
}


def metric_of(agenda: dict[str, Any]) -> Metric:
    """Goods are all of them, or those that the agenda names."""
    if agenda["metric"] == "goods":
        return GoodsOf(goods_named(agenda.get("goods", GOOD_NAMES)))
    return METRICS[agenda["metric"]]


COUNTED: Final[list[Metric]] = [metric_of(agenda) for agenda in FACTS["agenda"]]  # by agenda


def agenda_points(s: Rurik, side: i64) -> i64:
    for card in s.players[side].agenda:
        if fulfils(s, side, card):
            return AGENDA_VP
    return 0


def fulfils(s: Rurik, side: i64, card: i64) -> bool:
    """At least as much as everybody else, and at least 1. In a view others' agendas are not known."""
    if card < 0:
        return False
    metric = COUNTED[card - FIRST_AGENDA]
    mine = metric.of(s, side)
    if mine == 0:
        return False
    for other in range(len(s.players)):  # noqa: SIM110
        if metric.of(s, other) > mine:
            return False
    return True
