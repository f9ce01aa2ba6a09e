# mypyc
"""The boards and cards of the solo game as objects and tables, loaded from cards.toml (12)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from prestol.games.rurik.rules.cards import (
    BANNER_NAMES,
    FACTS,
    IN_PLAY,
    LATER_ADVISORS,
    NEIGHBOURS,
    REGION_NAMES,
    STRUCTURE_NAMES,
)
from prestol.games.rurik.rules.sets import single

SOLO: Final[dict[str, Any]] = FACTS["solo"]
REBEL_FIGURES: Final[i64] = SOLO["rebels"]
REBEL_COINS: Final[i64] = SOLO["coins"]
START_REGION: Final[i64] = REGION_NAMES.index(SOLO["start_region"])
OTHER_REGIONS: Final[i64] = SOLO["other_regions"]
START_REBELS: Final[i64] = SOLO["start_rebels"]
REBEL_INCOME: Final[i64] = SOLO["income"]
CARDS_FEWER_BY_SVIATOPOLK: Final[i64] = SOLO["cards"]
COINS_PER_POINT: Final[i64] = SOLO["coins_per_point"]
GOODS_PER_POINT: Final[i64] = SOLO["goods_per_point"]

# -- distances --------------------------------------------------------------------------------------------------------
SOLO_REGIONS: Final[i64] = IN_PLAY[1]


def distances_from(start: int) -> list[int]:
    """By region: how many borders lie between it and this one."""
    row = [-1 for _ in range(SOLO_REGIONS)]
    row[start] = 0
    ring = [start]
    while len(ring) > 0:
        region = ring.pop(0)
        for other in NEIGHBOURS[SOLO_REGIONS][region]:
            if row[other] < 0:
                row[other] = row[region] + 1
                ring.append(other)
    return row


DISTANCES: Final[list[list[int]]] = [distances_from(start) for start in range(SOLO_REGIONS)]

# -- the rebellion's boards: one for each level -----------------------------------------------------------------------
ATTACK_MOVE: Final = 0
BUILD_FIRST: Final = 1
TAX_FIRST: Final = 2
PRIORITIES: Final = 3
PRIORITY_NAMES: Final[list[str]] = ["attack_move", "build", "tax"]

# What a bonus adds: a point of a banner, or one of these.
REVEAL_LESS: Final = 16  # a card fewer in each casualty check
COIN_BONUS: Final = 32  # and how many coins


def effect_number(word: str) -> int:
    if word == "reveal_less":
        return REVEAL_LESS
    return COIN_BONUS + int(word[5:]) if word.startswith("coin_") else BANNER_NAMES.index(word)


def effect_coins(effect: i64) -> i64:
    return max(effect - COIN_BONUS, 0)


@final
class Bonus:
    """A bonus on the rebellion's board: “attack: move +”; a coin covers it at the start if it has a plus."""

    def __init__(self, text: str) -> None:
        main, effect = text.replace("+", "").split(":")
        self.main: i64 = BANNER_NAMES.index(main)
        self.effect: i64 = effect_number(effect.strip())
        self.covered: bool = "+" in text


@final
class Board:
    """The rebellion's board of one level."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.level: i64 = facts["level"]
        self.start_priority: i64 = PRIORITY_NAMES.index(facts["start_priority"])
        self.columns: list[list[Bonus]] = [[Bonus(text) for text in facts[name]] for name in PRIORITY_NAMES]

    def covers(self) -> list[int]:
        """By column: how many of its bonuses a coin covers at the start (12.1)."""
        return [len([bonus for bonus in column if bonus.covered]) for column in self.columns]


BOARDS: Final[list[Board]] = [Board(facts) for facts in FACTS["board"]]
LEVEL_NAMES: Final[list[str]] = [str(board.level) for board in BOARDS]


def board_of(level: i64) -> Board:
    return BOARDS[level - 1]


# -- cards ------------------------------------------------------------------------------------------------------------
ORDERS: Final[list[list[int]]] = [[REGION_NAMES.index(name) for name in card["regions"]] for card in FACTS["card"]]


def structures_named(names: list[str]) -> list[int]:
    return [single(STRUCTURE_NAMES.index(name)) for name in names]


BUILD_ORDERS: Final[list[list[list[int]]]] = [  # by card and priority: structures
    [structures_named(card[f"builds_{priority}"]) for priority in PRIORITY_NAMES] for card in FACTS["card"]
]

# A row of a card is one number: its advisor, the first round he is there, for each priority a banner and a coin mark.
MARK: Final = 8


def first_round(advisor: str) -> int:
    """A star marks an advisor who joins in a later round: “2*”."""
    number = int(advisor.replace("*", ""))
    rounds = [later["round"] for later in LATER_ADVISORS if later["number"] == number]
    return rounds[0] if "*" in advisor else 1


def card_row(text: str) -> int:
    advisor, *cells = text.split()
    number = int(advisor.replace("*", "")) | first_round(advisor) << 4
    for at, cell in enumerate(cells):
        number |= (BANNER_NAMES.index(cell.replace("$", "")) | (MARK if "$" in cell else 0)) << (8 + 4 * at)
    return number


def row_advisor(row: i64) -> i64:
    return row & 15


def row_since(row: i64) -> i64:
    """The first round in which its advisor is there."""
    return row >> 4 & 15


def row_banner(row: i64, priority: i64) -> i64:
    return row >> (8 + 4 * priority) & 7


def row_marked(row: i64, priority: i64) -> bool:
    """Does the cell have a coin mark?"""
    return row >> (8 + 4 * priority) & MARK != 0


SOLO_ROWS: Final[list[list[int]]] = [[card_row(text) for text in card["rows"]] for card in FACTS["card"]]
CARD_ROWS: Final[i64] = len(SOLO_ROWS[0])
