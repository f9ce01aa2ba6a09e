# mypyc
"""Tokens as numbers (1.2): every kind of them, and a token that lies on a card.

A *kind* has a number for each value and colour. A *token* in a pyramid is its place and its kind in one number, so that
a sorted list of them goes card by card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SCIENCE: Final = 0
MAGIC: Final = 1
DEFENSE: Final = 2
ATTACK: Final = 3
PLAIN: Final[list[str]] = ["science", "magic", "defense", "attack"]  # their names
VP: Final = 4  # + points
MAGIC_BONUS: Final = 20  # + value
CIRCLE_BONUS: Final = 28  # two for each colour: cards.py knows their values
INFINITE: Final = 36  # + colour
USED: Final = 40  # + colour: an infinite gem that has paid this turn
STORED: Final = 44  # + colour
KINDS: Final = 48  # some of these numbers stand for nothing

# -- gems on cards ----------------------------------------------------------------------------------------------------


def is_gem(kind: i64) -> bool:
    """Infinite or stored: its gem came from the reserve."""
    return kind >= INFINITE


def is_infinite(kind: i64) -> bool:
    return INFINITE <= kind < STORED


def is_unused(kind: i64) -> bool:
    """An infinite gem that can still pay this turn."""
    return INFINITE <= kind < USED


def is_used(kind: i64) -> bool:
    return USED <= kind < STORED


def gem_colour(kind: i64) -> i64:
    """The kinds of gems begin at multiples of four."""
    return kind & 3


def unused(kind: i64) -> i64:
    """The same infinite gem before it has paid."""
    return INFINITE + gem_colour(kind)


# -- circle bonuses ---------------------------------------------------------------------------------------------------


def circle_bonus(colour: i64, which: i64) -> i64:
    """The kind of a bonus; each colour has two of them."""
    return CIRCLE_BONUS + 2 * colour + which


def is_circle_bonus(kind: i64) -> bool:
    return CIRCLE_BONUS <= kind < INFINITE


def bonus_colour(kind: i64) -> i64:
    return (kind - CIRCLE_BONUS) >> 1


def which_bonus(kind: i64) -> i64:
    """Of the two bonuses of a colour."""
    return kind & 1


# -- tokens on cards --------------------------------------------------------------------------------------------------


def token_at(place: i64, kind: i64) -> i64:
    return place << 6 | kind


def place_of(token: i64) -> i64:
    return token >> 6


def kind_of(token: i64) -> i64:
    return token & 63


# -- two kinds that change places, as an event tells them -------------------------------------------------------------


def both(given: i64, got: i64) -> i64:
    return given << 6 | got


def given_of(swapped: i64) -> i64:
    return swapped >> 6


def got_of(swapped: i64) -> i64:
    return swapped & 63
