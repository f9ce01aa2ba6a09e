# mypyc
"""The cards as numbers and tables, loaded from cards.toml.

A lord is ``kind * 4 + copy``, a kind ``colour * 6 + rank``: lords of one kind are interchangeable, the copy only tells
two pieces of cardboard apart. Locations follow after the lords.
"""

from __future__ import annotations

import tomllib
from os.path import dirname, join
from typing import Any, Final

from mypy_extensions import i64

# How cards are numbered: there is room for so many colours, ranks and copies.
COLOURS: Final = 5
RANKS: Final = 6
KINDS: Final = 30
COPIES: Final = 4
FIRST_LOCATION: Final = 120  # the card number of location 0

# Ranks by what the rules ask of them: their number, not their points.
SWAPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
REVEALER: Final = 5


def load() -> dict[str, Any]:
    with open(join(dirname(dirname(__file__)), "cards.toml"), "rb") as file:
        return tomllib.load(file)


FACTS: Final[dict[str, Any]] = load()
GAME: Final[dict[str, Any]] = FACTS["game"]
LETTERS: Final[list[str]] = [guild["letter"] for guild in FACTS["guild"]]
COLOUR_NAMES: Final[list[str]] = [guild["colour"] for guild in FACTS["guild"]]
LOCATIONS: Final[list[dict[str, Any]]] = FACTS["location"]
LEGENDS: Final[list[dict[str, Any]]] = FACTS["legend"]

SPOTS: Final[i64] = GAME["spots"]
DRAW_MOST: Final[i64] = GAME["draw_most"]
RED: Final[i64] = COLOUR_NAMES.index("red")
BASE_LOCATIONS: Final[i64] = sum([1 for location in LOCATIONS if "promo" not in location])
ALL_LOCATIONS: Final[i64] = len(LOCATIONS)

COPIES_OF_RANK: Final[list[int]] = [rank["copies"] for rank in FACTS["rank"]]
WORTH_OF_RANK: Final[list[int]] = [rank["vp"] for rank in FACTS["rank"]]
PEARLS_OF_RANK: Final[list[int]] = [rank["pearls"] for rank in FACTS["rank"]]
EFFECTS: Final[list[str]] = [location.get("effect", "none") for location in LOCATIONS]
ANY_TWO_KEYS: Final[i64] = FIRST_LOCATION + EFFECTS.index("any_two_keys")  # these two locations go on doing something
SEARCH_DECK: Final[i64] = FIRST_LOCATION + EFFECTS.index("search_deck")
LOCATION_PEARLS: Final[list[int]] = [location.get("pearls", 0) for location in LOCATIONS]


def rank(card: i64) -> i64:
    return (card >> 2) % RANKS


def colour(card: i64) -> i64:
    return card // 24


def kind(card: i64) -> i64:
    return card >> 2


def worth(card: i64) -> i64:
    """The influence points of a lord."""
    return WORTH_OF_RANK[(card >> 2) % RANKS]


def has_key(card: i64) -> bool:
    number: i64 = (card >> 2) % RANKS
    return number in (SILVER, GOLD)


def pearls_of(card: i64) -> i64:
    return PEARLS_OF_RANK[(card >> 2) % RANKS]


def power(card: int) -> str:
    """What a lord does when placed: swap, reveal, or what it brings (silver_key, gold_key, one_pearl, two_pearls)."""
    fact = FACTS["rank"][rank(card)]
    if fact["key"] != "none":
        return f"{fact['key']}_key"
    if fact["pearls"] > 0:
        return "one_pearl" if fact["pearls"] == 1 else "two_pearls"
    return str(fact["power"])


def kind_name(number: int) -> str:
    """“B4”: a blue lord worth 4."""
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
