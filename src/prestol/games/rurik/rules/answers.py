# mypyc
"""Answers that name two things at once, and whom they mean: how they are packed and unpacked.

A *target* is a player by seat, the rebellion of the solo game, or a figure that belongs to nobody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.games.rurik.rules.actions import ATTACK_AT, LURE, RAZE, WHAT
from prestol.games.rurik.rules.cards import STRUCTURES
from prestol.games.rurik.rules.sets import only_member, single

TARGETS: Final = 6
REBELLION: Final = 4  # the opponent of the solo game
NEUTRAL: Final = 5  # a rebel of the 2–4 player game, a neutral troop of the solo game
REBEL: Final = 6  # only told: the former

# -- attacks: a region and a target -----------------------------------------------------------------------------------


def attack_on(region: i64, target: i64) -> i64:
    return ATTACK_AT + TARGETS * region + target


def attacked_region(action: i64) -> i64:
    return (action - ATTACK_AT) // TARGETS


def attacked_target(action: i64) -> i64:
    return (action - ATTACK_AT) % TARGETS


# -- structures -------------------------------------------------------------------------------------------------------


def built_structure(action: i64) -> i64:
    return single(action - WHAT)


def razing(region: i64, structure: i64) -> i64:
    return RAZE + STRUCTURES * region + only_member(structure)


def razed_region(action: i64) -> i64:
    return (action - RAZE) // STRUCTURES


def razed_structure(action: i64) -> i64:
    return single((action - RAZE) % STRUCTURES)


# -- figures: where one stands, or whose it is, and whether it is the leader ------------------------------------------


def figure(of: i64, leads: bool) -> i64:
    return 2 * of + (1 if leads else 0)


def figure_of(number: i64) -> i64:
    """The region or the target."""
    return number >> 1


def is_leader(number: i64) -> bool:
    return number & 1 == 1


def luring(target: i64, leads: bool) -> i64:
    return LURE + figure(target, leads)
