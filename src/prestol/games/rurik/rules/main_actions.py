# mypyc
"""What the rebellion can do with each main action (12.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.games.rurik.rules.bonuses import PLAYER, rebels, unlock
from prestol.games.rurik.rules.cards import ATTACK, BUILD, MOVE, MUSTER, SCHEME, TAX
from prestol.games.rurik.rules.rebel_actions import (
    CLASSES,
    NOWHERE_TO_GO,
    REBEL_ATTACK,
    attack_region,
    build,
    building,
    is_taxed,
    move,
    move_source,
    move_target,
    muster,
    region_order,
    tax,
)
from prestol.games.rurik.rules.sets import EMPTY
from prestol.games.rurik.rules.state import Rurik


class MainAction:
    """One of the six."""

    def is_possible(self, s: Rurik, points: i64) -> bool:
        """Could it do anything at all? (R-31)"""
        raise NotImplementedError

    def do(self, s: Rurik, points: i64, cards_fewer: i64) -> None:
        raise NotImplementedError


@final
class RebelMuster(MainAction):
    def is_possible(self, s: Rurik, points: i64) -> bool:
        return rebels(s).on_board() and rebels(s).can_muster()

    def do(self, s: Rurik, points: i64, cards_fewer: i64) -> None:
        muster(s, points)


@final
class RebelMove(MainAction):
    def is_possible(self, s: Rurik, points: i64) -> bool:
        target = move_target(s)
        return target != NOWHERE_TO_GO and move_source(s, target) != NOWHERE_TO_GO

    def do(self, s: Rurik, points: i64, cards_fewer: i64) -> None:
        move(s, points)


@final
class RebelFight(MainAction):
    def is_possible(self, s: Rurik, points: i64) -> bool:
        return attack_region(s) != NOWHERE_TO_GO

    def do(self, s: Rurik, points: i64, cards_fewer: i64) -> None:
        s.call(REBEL_ATTACK, PLAYER, 0, points, cards_fewer)  # whoever plays alone answers for it


@final
class RebelBuild(MainAction):
    def is_possible(self, s: Rurik, points: i64) -> bool:
        for group in range(CLASSES):
            for region in region_order(s):
                if building(s, region, group, points) != EMPTY:
                    return True
        return False

    def do(self, s: Rurik, points: i64, cards_fewer: i64) -> None:
        build(s, points)


@final
class RebelTax(MainAction):
    def is_possible(self, s: Rurik, points: i64) -> bool:
        for group in range(CLASSES):
            for region in region_order(s):
                if is_taxed(s, region, group, points):
                    return True
        return False

    def do(self, s: Rurik, points: i64, cards_fewer: i64) -> None:
        tax(s, points)


@final
class RebelScheme(MainAction):
    """A coin is taken from a bonus, which is unlocked for later turns."""

    def is_possible(self, s: Rurik, points: i64) -> bool:
        return sum(s.covers) > 0

    def do(self, s: Rurik, points: i64, cards_fewer: i64) -> None:
        unlock(s)


def all_main_actions() -> list[MainAction]:
    """By banner."""
    found: dict[int, MainAction] = {
        MUSTER: RebelMuster(),
        MOVE: RebelMove(),
        ATTACK: RebelFight(),
        TAX: RebelTax(),
        BUILD: RebelBuild(),
        SCHEME: RebelScheme(),
    }
    return [found[banner] for banner in range(len(found))]


MAIN_ACTIONS: Final[list[MainAction]] = all_main_actions()
