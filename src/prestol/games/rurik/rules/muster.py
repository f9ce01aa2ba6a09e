# mypyc
"""Mustering: figures come from the supply to the map (6.2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.actions import LEAD, MUSTER_AT, STOP
from prestol.games.rurik.rules.cards import MARIA, NEIGHBOURS
from prestol.games.rurik.rules.events import MUSTERED
from prestol.games.rurik.rules.player import IN_SUPPLY, Player
from prestol.games.rurik.rules.reasons import NO_TROOPS_LEFT, NOT_OCCUPIED
from prestol.games.rurik.rules.state import Rurik


@final
class Muster(Step[Rurik]):
    """Figures come to regions one occupies, one at a time."""

    def points(self, f: Frame) -> i64:
        """How many figures may still come."""
        return f.count

    def spend(self, f: Frame) -> None:
        f.count -= 1

    def stop(self, f: Frame) -> None:
        f.count = 0

    def run(self, s: Rurik, f: Frame) -> None:
        if self.points(f) > 0 and s.players[f.seat].can_muster():
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        found = [STOP]
        for region in range(s.regions):
            found.append(MUSTER_AT + region)
        if s.players[seat].leader == IN_SUPPLY:
            for region in range(s.regions):
                found.append(LEAD + region)
        return found

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if action == STOP:
            return 0
        player = s.players[seat]
        if action >= LEAD:
            return 0 if may_muster(s, player, seat, action - LEAD) else NOT_OCCUPIED
        if player.supply == 0:
            return NO_TROOPS_LEFT
        return 0 if may_muster(s, player, seat, action - MUSTER_AT) else NOT_OCCUPIED

    def legal(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, but looking at each region once."""
        player = s.players[seat]
        regions = [region for region in range(s.regions) if may_muster(s, player, seat, region)]
        found = [STOP]
        if player.supply > 0:
            for region in regions:
                found.append(MUSTER_AT + region)
        if player.leader == IN_SUPPLY:
            for region in regions:
                found.append(LEAD + region)
        return found

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        self.spend(f)
        if action == STOP:
            self.stop(f)
        elif action >= LEAD:
            use_maria(s, seat, action - LEAD)
            s.players[seat].leader = action - LEAD
            s.tell(MUSTERED, seat, action - LEAD, 1)
        else:
            use_maria(s, seat, action - MUSTER_AT)
            s.players[seat].muster(action - MUSTER_AT)
            s.tell(MUSTERED, seat, action - MUSTER_AT)


def may_muster(s: Rurik, player: Player, seat: i64, region: i64) -> bool:
    """Where one stands; Maria reaches a neighbour once per round (8)."""
    if player.occupies(region):
        return True
    if s.holder[MARIA] != seat or not player.power or player.leader == IN_SUPPLY:
        return False
    return is_neighbour(s, player.leader, region)


def use_maria(s: Rurik, seat: i64, region: i64) -> None:
    """Her region is occupied after the first figure, so nothing else need be remembered."""
    if not s.players[seat].occupies(region):
        s.players[seat].power = False


def enter(s: Rurik, side: i64, region: i64) -> None:
    """The leader and a troop come back when no figure is left (6.1)."""
    s.players[side].leader = region
    s.players[side].muster(region)


def is_neighbour(s: Rurik, region: i64, other: i64) -> bool:
    for neighbour in NEIGHBOURS[s.regions][region]:  # noqa: SIM110
        if neighbour == other:
            return True
    return False


MUSTER_STEP: Final = Muster()
