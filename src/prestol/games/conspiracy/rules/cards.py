# mypyc
"""The cards as numbers and tables, loaded from cards.toml and checked.

A lord is ``kind * 4 + copy``, a kind ``colour * 6 + rank``: lords of one kind are interchangeable, the copy only tells
two pieces of cardboard apart. Locations follow after the lords.
"""

from __future__ import annotations

import tomllib
from os.path import dirname, join
from typing import Any, Final

from mypy_extensions import i64

COLOURS: Final = 5
RANKS: Final = 6
KINDS: Final = 30
COPIES: Final = 4
SPOTS: Final = 15
RED: Final = 1

FIRST_LOCATION: Final = 120  # the card number of location 0
BASE_LOCATIONS: Final = 24
ALL_LOCATIONS: Final = 29

# ranks: their number, not their points
SWAPPER: Final = 0  # worth 0
SILVER: Final = 1
GOLD: Final = 2
REVEALER: Final = 5  # worth 6

# effects of locations
NO_EFFECT: Final = 0
FORCE_DRAW_1: Final = 1
FORCE_DRAW_2: Final = 2
RESHUFFLE_LORDS: Final = 3
RESHUFFLE_LOCATIONS: Final = 4
ANY_TWO_KEYS: Final = 5
SEARCH_DECK: Final = 6
EFFECT_NAMES: Final = [
    "none",
    "force_draw_1",
    "force_draw_2",
    "reshuffle_lords",
    "reshuffle_locations",
    "any_two_keys",
    "search_deck",
]


def load() -> dict[str, Any]:
    with open(join(dirname(__file__), "cards.toml"), "rb") as file:
        return tomllib.load(file)


FACTS: Final[dict[str, Any]] = load()
LETTERS: Final[list[str]] = [guild["letter"] for guild in FACTS["guild"]]
COLOUR_NAMES: Final[list[str]] = [guild["colour"] for guild in FACTS["guild"]]
LOCATIONS: Final[list[dict[str, Any]]] = FACTS["location"]
LEGENDS: Final[list[dict[str, Any]]] = FACTS["legend"]
COPIES_OF_RANK: Final[list[int]] = [rank["copies"] for rank in FACTS["rank"]]
EFFECTS: Final[list[int]] = [EFFECT_NAMES.index(location.get("effect", "none")) for location in LOCATIONS]
LOCATION_PEARLS: Final[list[int]] = [location.get("pearls", 0) for location in LOCATIONS]


def rank(card: i64) -> i64:
    return (card >> 2) % RANKS


def colour(card: i64) -> i64:
    return card // 24


def kind(card: i64) -> i64:
    return card >> 2


def worth(card: i64) -> i64:
    """The influence points of a lord: 0, 1, 2, 3, 4 or 6."""
    number: i64 = (card >> 2) % RANKS
    return 6 if number == REVEALER else number


def has_key(card: i64) -> bool:
    number: i64 = (card >> 2) % RANKS
    return number in (SILVER, GOLD)


def pearls_of(card: i64) -> i64:
    number: i64 = (card >> 2) % RANKS
    if number == 3:
        return 2
    return 1 if number == 4 else 0


def kind_name(number: int) -> str:
    """«B4»: a blue lord worth 4."""
    return f"{LETTERS[number // RANKS]}{worth(number * COPIES)}"


LORDS: Final[list[int]] = [n * COPIES + copy for n in range(KINDS) for copy in range(COPIES_OF_RANK[n % RANKS])]
LOCATION_CARDS: Final[list[int]] = list(range(FIRST_LOCATION, FIRST_LOCATION + ALL_LOCATIONS))


def lord_cards() -> list[int]:
    return LORDS[:]


def location_cards(promo: bool) -> list[int]:
    return LOCATION_CARDS[: ALL_LOCATIONS if promo else BASE_LOCATIONS]


def neighbours(spot: int) -> list[int]:
    """The spots that touch a spot of the pyramid: left, right, two above, two below (1.1)."""
    places = [(row, column) for row in range(5) for column in range(5 - row)]
    row, column = places[spot]
    around = [(0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)]
    near = [(row + down, column + right) for down, right in around]
    return sorted(places.index(place) for place in near if place in places)


NEIGHBOURS: Final[list[list[int]]] = [neighbours(spot) for spot in range(SPOTS)]
