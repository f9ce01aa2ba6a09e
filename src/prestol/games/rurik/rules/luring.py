# mypyc
"""Predslava sends an opponent's figure away, once per round (8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.actions import LURE, TO
from prestol.games.rurik.rules.answers import figure_of, is_leader, luring
from prestol.games.rurik.rules.cards import COINS_FOR_LURED, NEIGHBOURS, PREDSLAVA
from prestol.games.rurik.rules.events import LURED
from prestol.games.rurik.rules.player import IN_SUPPLY
from prestol.games.rurik.rules.reasons import NOBODY_TO_LURE, POWER_USED
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.telling import told_figure, told_way


def has_power(s: Rurik, seat: i64) -> bool:
    """Is Predslava theirs, and on the board?"""
    return s.holder[PREDSLAVA] == seat and s.players[seat].leader != IN_SUPPLY


def refuse_power(s: Rurik, seat: i64) -> i64:
    if not s.players[seat].power:
        return POWER_USED
    return 0 if len(figures_to_lure(s, seat)) > 0 else NOBODY_TO_LURE


def figures_to_lure(s: Rurik, seat: i64) -> list[int]:
    """Opponents' troops and leaders in her region, as answers."""
    region = s.players[seat].leader
    found: list[int] = []
    for side, player in enumerate(s.players):
        if side != seat:
            if player.troops[region] > 0:
                found.append(luring(s.target(side), False))
            if player.leader == region:
                found.append(luring(s.target(side), True))
    return found


@final
class LureStep(Step[Rurik]):
    """Whom Predslava sends away."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return figures_to_lure(s, seat)

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        s.call(LURE_TO, seat, action - LURE)


@final
class LureTo(Step[Rurik]):
    """Where a figure goes; its owner takes a coin."""

    def figure(self, f: Frame) -> i64:
        """Whose figure, and whether it is the leader."""
        return f.card

    def side(self, s: Rurik, f: Frame) -> i64:
        """Whose figure it is."""
        return s.side(figure_of(self.figure(f)))

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [TO + region for region in NEIGHBOURS[s.regions][s.players[seat].leader]]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        start, region = s.players[seat].leader, action - TO
        side, leads = self.side(s, f), is_leader(self.figure(f))
        s.players[seat].power = False
        s.players[side].coins += COINS_FOR_LURED
        send(s, side, start, region, leads)
        s.tell(LURED, seat, told_figure(side, leads), told_way(start, region))


def send(s: Rurik, side: i64, start: i64, region: i64, leads: bool) -> None:
    player = s.players[side]
    if leads:
        player.leader = region
    else:
        player.put_troops(start, -1)
        player.put_troops(region, 1)


LURE_STEP: Final = LureStep()
LURE_TO: Final = LureTo()
