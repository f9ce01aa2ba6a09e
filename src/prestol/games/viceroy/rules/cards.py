# mypyc
"""The cards as numbers and tables, loaded from cards.toml and checked.

A card is its printed number: characters 1 to 64, laws 65 to 88. Colours, tokens and symbols are small numbers, too; the
tables below are indexed by them.
"""

from __future__ import annotations

import tomllib
from os.path import dirname, join
from typing import Any, Final

from mypy_extensions import i64

COLOURS: Final = 4
COLOUR_NAMES: Final[list[str]] = ["red", "green", "blue", "yellow"]

CHARACTERS: Final = 64
FIRST_LAW: Final = 65
LAST_CARD: Final = 88
LEVELS: Final = 5
LAW_LEVELS: Final = 4

# -- laws that do something of their own (7) --------------------------------------------------------------------------
REPLACE: Final = 65
DUPLICATE: Final = 66
SWAP_TOKEN: Final = 67
PER_CARD: Final = 68
SKIP_AUCTION: Final = 69
DRAW_LAWS: Final = 70
TUCK_HAND: Final = 72
TUCK_FREE: Final = 74
PER_SET: Final = 75
STORE_GEMS: Final = 76
TUCK_TAKEN: Final = 78
PER_CIRCLE: Final = 79
PER_NEIGHBOUR: Final = 85  # and all laws after it

# -- tokens that lie on cards (1.2): one number for each kind and value -----------------------------------------------
SCIENCE: Final = 0
MAGIC: Final = 1
DEFENSE: Final = 2
ATTACK: Final = 3
VP: Final = 4  # + points
MAGIC_BONUS: Final = 20  # + value
CIRCLE_BONUS: Final = 28  # + 2 * colour, + 1 if it is a +4
INFINITE: Final = 36  # + colour
USED: Final = 40  # + colour: an infinite gem that has paid this turn
STORED: Final = 44  # + colour
TOKENS: Final = 48

# -- other symbols of rewards -----------------------------------------------------------------------------------------
GEMS: Final = 64  # + how many
DRAWS: Final = 80  # + how many cards
ATTACK_BEHIND_SCREEN: Final = 96
ANY_INFINITE: Final = 97


def load() -> dict[str, Any]:
    with open(join(dirname(__file__), "cards.toml"), "rb") as file:
        return tomllib.load(file)


FACTS: Final[dict[str, Any]] = load()
CARDS: Final[list[dict[str, Any]]] = FACTS["character"] + FACTS["law"]


def symbols(words: list[str]) -> list[int]:
    """A row of a card, «science 2», «gems 3», as numbers."""
    return [symbol for text in words for symbol in symbol_of(text.split())]


def symbol_of(words: list[str]) -> list[int]:
    kind = words[0]
    if kind == "infinite":
        return [ANY_INFINITE if words[1] == "any" else INFINITE + COLOUR_NAMES.index(words[1])]
    if kind == "circle_bonus":
        return [CIRCLE_BONUS + 2 * COLOUR_NAMES.index(words[1]) + (1 if words[2] == "4" else 0)]
    if kind == "attack":
        return [ATTACK if "on_card" in words else ATTACK_BEHIND_SCREEN]
    number = int(words[1])
    if kind in ONE_WITH_A_NUMBER:
        return [ONE_WITH_A_NUMBER[kind] + number]
    return [PLAIN[kind]] * number


ONE_WITH_A_NUMBER: Final[dict[str, int]] = {"gems": GEMS, "card": DRAWS, "vp": VP, "magic_bonus": MAGIC_BONUS}
PLAIN: Final[dict[str, int]] = {"science": SCIENCE, "magic": MAGIC, "defense": DEFENSE}


def sector_colours(which: int) -> list[int]:
    return [0] + [COLOUR_NAMES.index(card["sectors"][which]) for card in CARDS]


def all_rows() -> list[list[int]]:
    """By 4 * card + row: the rewards of a character's levels, or the options of a law."""
    rows: list[list[int]] = [[] for _ in range(4 * (LAST_CARD + 1))]
    for card in CARDS:
        for row, words in enumerate(card.get("reward", card.get("options", []))):
            rows[4 * card["number"] + row] = symbols(words)
    return rows


def all_costs() -> list[list[int]]:
    """By 8 * card + level: the gems of each colour that a card costs there (5.3)."""
    costs = [[0] * COLOURS for _ in range(8 * (LAST_CARD + 1))]
    for card in FACTS["character"]:
        paid = [COLOUR_NAMES.index(colour) for colour in card["cost"]]
        for level in range(1, LEVELS + 1):
            rows = paid[:level] + (paid[3:] if level == LEVELS else [])
            costs[8 * card["number"] + level] = [rows.count(colour) for colour in range(COLOURS)]
    return costs


TOP_LEFT: Final[list[int]] = sector_colours(0)
TOP_RIGHT: Final[list[int]] = sector_colours(1)
BOTTOM: Final[list[int]] = sector_colours(2)
ROWS: Final[list[list[int]]] = all_rows()
COSTS: Final[list[list[int]]] = all_costs()
CHARACTER_CARDS: Final[list[int]] = list(range(1, CHARACTERS + 1))
LAW_CARDS: Final[list[int]] = list(range(FIRST_LAW, LAST_CARD + 1))


def is_law(card: i64) -> bool:
    return card >= FIRST_LAW


def has_options(card: i64) -> bool:
    """Is this a law of the kind «choose one»?"""
    return card >= FIRST_LAW and len(ROWS[4 * card]) > 0


def bonus_worth(token: i64) -> i64:
    """What a circle bonus adds."""
    return 4 if token & 1 else 2


def bonus_colour(token: i64) -> i64:
    return (token - CIRCLE_BONUS) >> 1
