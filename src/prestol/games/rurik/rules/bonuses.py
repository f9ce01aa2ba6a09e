# mypyc
"""The bonuses on the rebellion's board, and the coins that cover them (12.1, 12.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.games.rurik.rules.events import NO_COINS_LEFT, UNLOCKED
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.solo_cards import PRIORITIES, Bonus, board_of
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.telling import told_bonus

PLAYER: Final = 0
REBELS: Final = 1  # the rebellion's place among the players


def rebels(s: Rurik) -> Player:
    return s.players[REBELS]


def column_of(s: Rurik, priority: i64) -> list[Bonus]:
    """The bonuses of a column, from top to bottom."""
    return board_of(s.level).columns[priority]


def unlocked(s: Rurik, banner: i64) -> list[int]:
    """The effects of the bonuses that belong to a main action and are not covered by a coin."""
    found: list[int] = []
    for priority in range(PRIORITIES):
        free = uncovered(s, priority)
        for at, bonus in enumerate(column_of(s, priority)):
            if free[at] and bonus.main == banner:
                found.append(bonus.effect)
    return found


def uncovered(s: Rurik, priority: i64) -> list[bool]:
    """From top to bottom: which bonuses of a column no coin covers; the upper coins go first."""
    taken: i64 = board_of(s.level).covers()[priority] - s.covers[priority]
    found: list[bool] = []
    for bonus in column_of(s, priority):
        found.append(not bonus.covered or taken > 0)
        if bonus.covered:
            taken -= 1
    return found


def unlock(s: Rurik) -> None:
    """The top coin of the priority's column goes to the dock; if there is none, of the leftmost column with one."""
    priority: i64 = s.priority
    if s.covers[priority] == 0:
        priority = 0
        while priority < PRIORITIES and s.covers[priority] == 0:
            priority += 1
    if priority == PRIORITIES:
        s.tell(NO_COINS_LEFT, REBELS)
        return
    bonus = top_covered(s, priority)
    s.covers = s.covers[:]
    s.covers[priority] -= 1
    rebels(s).coins += 1
    s.tell(UNLOCKED, REBELS, priority, told_bonus(bonus.main, bonus.effect))


def top_covered(s: Rurik, priority: i64) -> Bonus:
    """The uppermost bonus of a column that a coin covers."""
    covered = [bonus for bonus in column_of(s, priority) if bonus.covered]
    return covered[len(covered) - s.covers[priority]]
