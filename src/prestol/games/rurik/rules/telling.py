# mypyc
"""Events that tell more than two numbers: how the rules pack them, and how the log unpacks them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UNTOLD: Final = -1

# -- a figure: the leader, or a troop ---------------------------------------------------------------------------------
THE_LEADER: Final = 16  # added to a region or to a side


def told_figure(of: i64, leads: bool) -> i64:
    return of | (THE_LEADER if leads else 0)


def told_of(figure: i64) -> i64:
    """The region or the side."""
    return figure & (THE_LEADER - 1)


def told_leader(figure: i64) -> bool:
    return figure & THE_LEADER != 0


# -- a way from one region to another ---------------------------------------------------------------------------------


def told_way(start: i64, end: i64) -> i64:
    return start | end << 4


def told_start(way: i64) -> i64:
    return way & 15


def told_end(way: i64) -> i64:
    return way >> 4


# -- an advisor and its bribe -----------------------------------------------------------------------------------------


def told_advisor(value: i64, bribe: i64) -> i64:
    return value | bribe << 8


def told_value(advisor: i64) -> i64:
    return advisor & 255


def told_bribe(advisor: i64) -> i64:
    return advisor >> 8


# -- a row of a solo card and the priority it is read by, which logs of earlier versions do not tell ------------------


def told_row(number: i64, priority: i64) -> i64:
    return number | told_priority(priority) << 8


def told_row_number(row: i64) -> i64:
    return row & 255


def told_row_priority(row: i64) -> i64:
    return priority_told(row >> 8)


def told_priority(priority: i64) -> i64:
    return 1 + priority


def priority_told(number: i64) -> i64:
    """The priority, or UNTOLD."""
    return number - 1


# -- a bonus of the rebellion -----------------------------------------------------------------------------------------


def told_bonus(main: i64, effect: i64) -> i64:
    return main | effect << 8


def told_main(bonus: i64) -> i64:
    return bonus & 255


def told_effect(bonus: i64) -> i64:
    return bonus >> 8


# -- why a casualty check has as many cards as it has: a cause is a set of one, and several are their sum -------------
RULED_BY_DEFENDER: Final = 1
HAS_STRONGHOLD: Final = 2
BORIS_ATTACKS: Final = 4
DEED_HELPS: Final = 8
SVIATOPOLK_ATTACKS: Final = 16
BONUS_HELPS: Final = 32
CAUSES: Final = {
    RULED_BY_DEFENDER: "ruled",
    HAS_STRONGHOLD: "stronghold",
    BORIS_ATTACKS: "boris",
    DEED_HELPS: "deed",
    SVIATOPOLK_ATTACKS: "sviatopolk",
    BONUS_HELPS: "bonus",
}


def causes(why: i64) -> list[str]:
    """Their names."""
    return [name for cause, name in CAUSES.items() if why & cause != 0]
