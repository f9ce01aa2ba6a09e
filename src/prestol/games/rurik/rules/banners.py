# mypyc
"""The strategy board: how advisors enter a banner and leave it (5, 6.1)."""

from __future__ import annotations

from mypy_extensions import i64

from prestol.games.rurik.rules.advisors import (
    NO_ADVISOR,
    advisor,
    advisor_bribe,
    advisor_value,
    influence,
    is_of,
    slot_at,
)
from prestol.games.rurik.rules.cards import HEIGHT, HIGHEST_ADVISOR, ROWS
from prestol.games.rurik.rules.events import PLACED_ADVISOR, RETRIEVED
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.telling import told_advisor


def is_full(s: Rurik, banner: i64) -> bool:
    return s.slots[slot_at(banner, ROWS[s.seats] - 1)] != NO_ADVISOR


def enter_banner(s: Rurik, side: i64, value: i64, banner: i64, bribe: i64) -> None:
    """Above all of smaller influence, below those of equal or greater; the others move down with their coins."""
    player = s.players[side]
    player.advisors = without(player.advisors, value)
    player.coins -= bribe
    slot = slot_at(banner, 0)
    while s.slots[slot] != NO_ADVISOR and influence(s.slots[slot]) >= value + bribe:
        slot += 1
    slots = s.slots[:]
    slots.insert(slot, advisor(side, value, bribe))
    slots.pop(slot_pushed_out(slots, banner))
    s.slots = slots
    s.tell(PLACED_ADVISOR, side, told_advisor(value, bribe), slot)


def slot_pushed_out(slots: list[int], banner: i64) -> i64:
    """Where the empty slot is that an advisor has pushed out of its banner."""
    row: i64 = 0
    while row < HEIGHT and slots[slot_at(banner, row)] != NO_ADVISOR:
        row += 1
    return slot_at(banner, row)


def without(values: list[int], value: i64) -> list[int]:
    left = values[:]
    left.remove(value)
    return left


def take_advisor(s: Rurik, side: i64, slot: i64) -> None:
    """An advisor leaves the board, its bribe goes to the supply; nobody moves up (6.1)."""
    entry = s.slots[slot]
    s.set_slot(slot, NO_ADVISOR)
    s.tell(RETRIEVED, side, told_advisor(advisor_value(entry), advisor_bribe(entry)), slot)


def lowest_slots(s: Rurik, side: i64) -> list[int]:
    """The slots with this side's advisors of the lowest printed number, ascending."""
    found: list[int] = []
    lowest = HIGHEST_ADVISOR + 1
    for slot, entry in enumerate(s.slots):
        if is_of(entry, side):
            value = advisor_value(entry)
            if value < lowest:
                lowest = value
                found = [slot]
            elif value == lowest:
                found.append(slot)
    return found
