# mypyc
"""The strategy board: how advisors enter a banner and leave it (5, 6.1)."""

from __future__ import annotations

from mypy_extensions import i64

from prestol.games.rurik.cards import HEIGHT, ROWS
from prestol.games.rurik.events import PLACED_ADVISOR
from prestol.games.rurik.state import NO_ADVISOR, Rurik, advisor, advisor_bribe, advisor_side, advisor_value, influence


def is_full(s: Rurik, banner: i64) -> bool:
    return s.slots[HEIGHT * banner + ROWS[s.seats] - 1] != NO_ADVISOR


def enter_banner(s: Rurik, side: i64, value: i64, banner: i64, bribe: i64) -> None:
    """Above all of smaller influence, below those of equal or greater; the others move down with their coins."""
    player = s.players[side]
    player.advisors = without(player.advisors, value)
    player.coins -= bribe
    entry = advisor(side, value, bribe)
    slot = HEIGHT * banner
    while s.slots[slot] != NO_ADVISOR and influence(s.slots[slot]) >= value + bribe:
        slot += 1
    slots = s.slots[:]
    slots.insert(slot, entry)
    slots.pop(HEIGHT * banner + slot_of_end(slots, banner))
    s.slots = slots
    s.tell(PLACED_ADVISOR, side, value | bribe << 8, slot)


def slot_of_end(slots: list[int], banner: i64) -> i64:
    """Where the empty slot is that an advisor has pushed out of its banner."""
    row: i64 = 0
    while row < HEIGHT and slots[HEIGHT * banner + row] != NO_ADVISOR:
        row += 1
    return row


def without(values: list[int], value: i64) -> list[int]:
    left = values[:]
    left.remove(value)
    return left


def take_advisor(s: Rurik, slot: i64) -> i64:
    """An advisor leaves the board, its bribe goes to the supply; nobody moves up (6.1). Returns the entry."""
    entry = s.slots[slot]
    s.set_slot(slot, NO_ADVISOR)
    return entry


def lowest_slots(s: Rurik, side: i64) -> list[int]:
    """The slots with this side's advisors of the lowest printed number, ascending."""
    found: list[int] = []
    lowest: i64 = 9
    for slot, entry in enumerate(s.slots):
        if entry >= 0 and advisor_side(entry) == side:
            value = advisor_value(entry)
            if value < lowest:
                lowest = value
                found = [slot]
            elif value == lowest:
                found.append(slot)
    return found


def bribe_and_value(entry: i64) -> i64:
    """For the log."""
    return advisor_value(entry) | advisor_bribe(entry) << 8
