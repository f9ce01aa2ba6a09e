# mypyc
"""The cards as numbers and tables, loaded from cards.toml.

A card is its printed number: characters 1 to 64, laws 65 to 88. Colours, tokens and symbols are small numbers, too; the
tables below are indexed by them.
"""

from __future__ import annotations

import tomllib
from os.path import dirname, join
from typing import Any, Final

from mypy_extensions import i64

from prestol.games.viceroy.rules.tokens import (
    ATTACK,
    CIRCLE_BONUS,
    INFINITE,
    KINDS,
    MAGIC_BONUS,
    PLAIN,
    VP,
    circle_bonus,
    which_bonus,
)

# How colours and cards are numbered.
COLOURS: Final = 4
NO_COLOUR: Final = -1
CHARACTERS: Final = 64
FIRST_LAW: Final = 65
LAST_CARD: Final = 88
LAW_BACK: Final = 1  # characters have the back 0
HIDDEN_LAW: Final = -2  # in a view: a law that lies face down
ROWS: Final = 4  # of a character
OPTIONS: Final = 3  # of a law that leaves a choice

# Symbols of rewards that are no tokens on the card; those that are have the numbers of tokens.
GEMS: Final = 64  # + how many
DRAWS: Final = 80  # + how many cards
ATTACK_BEHIND_SCREEN: Final = 96
ANY_INFINITE: Final = 97


def load() -> dict[str, Any]:
    with open(join(dirname(dirname(__file__)), "cards.toml"), "rb") as file:
        return tomllib.load(file)


FACTS: Final[dict[str, Any]] = load()
GAME: Final[dict[str, Any]] = FACTS["game"]
CARDS: Final[list[dict[str, Any]]] = FACTS["character"] + FACTS["law"]
LAWS: Final[list[dict[str, Any]]] = FACTS["law"]

COLOUR_NAMES: Final[list[str]] = GAME["colours"]
LETTERS: Final[str] = "".join([name[0].upper() for name in COLOUR_NAMES])  # that stand for them
MOST_PLAYERS: Final[i64] = GAME["players"]
TURNS: Final[i64] = GAME["turns"]
AUCTION_ROUNDS: Final[i64] = GAME["auction_rounds"]
DEVELOPMENT_ROUNDS: Final[i64] = GAME["development_rounds"]
LEVELS: Final[i64] = GAME["levels"]
LAW_LEVELS: Final[i64] = GAME["law_levels"]

# -- setup ------------------------------------------------------------------------------------------------------------
GEMS_IN_ALL: Final[i64] = GAME["gems"]
RESERVE_GEMS: Final[i64] = GAME["reserve_gems"]
START_GEMS: Final[i64] = GAME["start_gems"]
GEMS_RETURNED: Final[i64] = GAME["gems_returned"]
DEALT: Final[i64] = GAME["dealt"]
SENT_BACK: Final[i64] = DEALT - 2  # of these: one goes to the pyramid, one to the hand
LAWS_DEALT: Final[i64] = GAME["laws_dealt"]
LARGE_DECK: Final[i64] = GAME["large_deck"]
MISSING_CHARACTERS: Final[i64] = CHARACTERS - FACTS["edition"]["pl"]["characters"]
MISSING_LAWS: Final[i64] = len(LAWS) - FACTS["edition"]["pl"]["laws"]

# -- income and points ------------------------------------------------------------------------------------------------
PASS_GEMS: Final[i64] = GAME["pass_gems"]
DISCARD_GEMS: Final[i64] = GAME["discard_gems"]
TOP_VP: Final[i64] = GAME["top_vp"]
SET_VP: Final[i64] = GAME["set_vp"]
ATTACK_VP: Final[i64] = GAME["attack_vp"]

CHARACTER_CARDS: Final[list[int]] = list(range(1, CHARACTERS + 1))
LAW_CARDS: Final[list[int]] = list(range(FIRST_LAW, LAST_CARD + 1))


def is_law(card: i64) -> bool:
    return card >= FIRST_LAW


# -- sectors, costs and rewards ---------------------------------------------------------------------------------------


def sector_colours(which: int) -> list[int]:
    return [0] + [COLOUR_NAMES.index(card["sectors"][which]) for card in CARDS]


TOP_LEFT: Final[list[int]] = sector_colours(0)
TOP_RIGHT: Final[list[int]] = sector_colours(1)
BOTTOM: Final[list[int]] = sector_colours(2)


def all_costs() -> list[list[int]]:
    """By 8 * card + level."""
    costs = [[0] * COLOURS for _ in range(8 * (LAST_CARD + 1))]
    for card in FACTS["character"]:
        paid = [COLOUR_NAMES.index(colour) for colour in card["cost"]]
        for level in range(1, LEVELS + 1):
            rows = paid[:level] + paid[-1:] * (level - ROWS)
            costs[8 * card["number"] + level] = [rows.count(colour) for colour in range(COLOURS)]
    return costs


COSTS: Final[list[list[int]]] = all_costs()


def cost_of(card: i64, level: i64) -> list[int]:
    """The gems of each colour that a card costs on a level; laws are free (5.3)."""
    return COSTS[8 * card + level]


def all_bonuses() -> list[int]:
    """The two values that circle bonuses have."""
    words = [word for card in FACTS["character"] for row in card["reward"] for word in row]
    values = sorted({int(word.split()[2]) for word in words if word.startswith("circle_bonus")})
    assert len(values) == 2
    return values


BONUSES: Final[list[int]] = all_bonuses()


def bonus_worth(kind: i64) -> i64:
    """What a circle bonus adds."""
    return BONUSES[which_bonus(kind)]


def symbols(words: list[str]) -> list[int]:
    """A row of a card, “science 2”, “gems 3”, as numbers."""
    return [symbol for text in words for symbol in symbol_of(text.split())]


def symbol_of(words: list[str]) -> list[int]:
    kind = words[0]
    if kind == "infinite":
        return [ANY_INFINITE if words[1] == "any" else INFINITE + COLOUR_NAMES.index(words[1])]
    if kind == "circle_bonus":
        return [circle_bonus(COLOUR_NAMES.index(words[1]), BONUSES.index(int(words[2])))]
    if kind == "attack":
        return [ATTACK if "on_card" in words else ATTACK_BEHIND_SCREEN]
    number = int(words[1])
    return [numbered(kind, number)] if kind in ROOM else [PLAIN.index(kind)] * number


# Symbols with a number of their own: the first of them, and the one behind the last.
ROOM: Final[dict[str, tuple[int, int]]] = {
    "vp": (VP, MAGIC_BONUS),
    "magic_bonus": (MAGIC_BONUS, CIRCLE_BONUS),
    "gems": (GEMS, DRAWS),
    "card": (DRAWS, ATTACK_BEHIND_SCREEN),
}


def numbered(kind: str, number: int) -> int:
    first, end = ROOM[kind]
    assert 0 < number < end - first, f"there is no number for “{kind} {number}”"
    return first + number


def all_rows() -> list[list[int]]:
    """By 4 * card + row."""
    rows: list[list[int]] = [[] for _ in range(4 * (LAST_CARD + 1))]
    for card in CARDS:
        for row, words in enumerate(card.get("reward", card.get("options", []))):
            rows[4 * card["number"] + row] = symbols(words)
    return rows


SYMBOLS: Final[list[list[int]]] = all_rows()


def row_of(card: i64, row: i64) -> list[int]:
    """The symbols of a character's row, the lowest is 0; or of an option of a law."""
    return SYMBOLS[4 * card + row]


def has_options(card: i64) -> bool:
    """Is this a law of the kind “choose one”?"""
    return card >= FIRST_LAW and len(row_of(card, 0)) > 0


def options_of(law: i64) -> list[list[int]]:
    return [row_of(law, option) for option in range(OPTIONS)]


def top_rows(card: i64) -> list[list[int]]:
    """What a character may bring together on the top level: all rows but the last (5.4)."""
    return [row_of(card, row) for row in range(ROWS - 1)]


TOP_TOKEN: Final[i64] = numbered("vp", TOP_VP)
REAL_KINDS: Final[list[int]] = sorted(  # those that a token can have
    {*range(VP), *range(INFINITE, KINDS), TOP_TOKEN, *(symbol for row in SYMBOLS for symbol in row if symbol < KINDS)}
)


# -- laws that do something of their own (7) --------------------------------------------------------------------------


def facts_of(card: int) -> dict[str, Any]:
    """What cards.toml says of a card."""
    return CARDS[card - 1]


def law_with(field: str, word: str) -> i64:
    """The law of which cards.toml says this; several of them: the first."""
    return FIRST_LAW + [law.get(field, "") for law in LAWS].index(word)


REPLACE: Final[i64] = law_with("placed", "replace")
DUPLICATE: Final[i64] = law_with("placed", "under")
SWAP_TOKEN: Final[i64] = law_with("effect", "swap_token")
SKIP_AUCTION: Final[i64] = law_with("effect", "skip_auction")
DRAW_LAWS: Final[i64] = law_with("effect", "draw_laws")
TUCK_TAKEN: Final[i64] = law_with("taken", "tuck")
PER_CIRCLE: Final[i64] = law_with("score", "circles_and_infinite")
SWAP_PRICE: Final[i64] = facts_of(SWAP_TOKEN)["gems"]
LAWS_DRAWN: Final[i64] = facts_of(DRAW_LAWS)["draws"]
LAWS_RETURNED: Final[i64] = facts_of(DRAW_LAWS)["returns"]
MOST_STORED: Final[i64] = facts_of(law_with("effect", "store_gems"))["most"]
LAW_VP: Final[list[int]] = [law.get("vp", 0) for law in LAWS]  # for each thing that a law counts
