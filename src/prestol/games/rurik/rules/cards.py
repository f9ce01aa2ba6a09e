# mypyc
"""The components as numbers and tables, loaded from cards.toml.

Every card has one number: scheme cards first, then deeds, agendas, rewards of rebels and solo cards. Regions, goods,
banners and leaders are small numbers, too; the tables below are indexed by them.
"""

from __future__ import annotations

import tomllib
from os.path import dirname, join
from typing import Any, Final

from mypy_extensions import i64


def load() -> dict[str, Any]:
    with open(join(dirname(__file__), "cards.toml"), "rb") as file:
        return tomllib.load(file)


FACTS: Final[dict[str, Any]] = load()

# -- goods ------------------------------------------------------------------------------------------------------------
GOODS: Final = 5
WOOD: Final = 0
FISH: Final = 1
STONE: Final = 2
HONEY: Final = 3
FUR: Final = 4
GOOD_NAMES: Final[list[str]] = FACTS["boat"]["goods"]
BOAT_SLOTS: Final[list[int]] = FACTS["boat"]["slots"]
BOAT: Final = 11

# -- regions: those of the smallest game come first -------------------------------------------------------------------
REGIONS: Final = 15
REGION_NAMES: Final[list[str]] = [region["id"] for region in FACTS["region"]]
REGION_COLOURS: Final[list[str]] = [region["colour"] for region in FACTS["region"]]
PRINTED_GOODS: Final[list[int]] = [GOOD_NAMES.index(region["good"]) for region in FACTS["region"]]
IN_PLAY: Final[list[int]] = [0, 8, 8, 11, 15]  # regions by number of players
NOVGOROD: Final = 0
KIEV: Final = 5


def neighbours(in_play: int) -> list[list[int]]:
    """By region: the regions in play beyond its borders, ascending (2.3)."""
    found = [sorted([REGION_NAMES.index(name) for name in region["adjacent"]]) for region in FACTS["region"]]
    return [[other for other in others if other < in_play] for others in found]


NEIGHBOURS: Final[list[list[list[int]]]] = [neighbours(in_play) for in_play in range(REGIONS + 1)]  # by regions in play


def masks(lists: list[list[int]]) -> list[int]:
    return [sum([1 << other for other in others]) for others in lists]


BORDERS: Final[list[int]] = masks(NEIGHBOURS[REGIONS])  # by region: its neighbours as bits


def distances(in_play: int) -> list[list[int]]:
    """By region and region: how many borders lie between them."""
    found: list[list[int]] = []
    for start in range(in_play):
        row = [-1] * in_play
        row[start] = 0
        ring = [start]
        while len(ring) > 0:
            region = ring.pop(0)
            for other in NEIGHBOURS[in_play][region]:
                if row[other] < 0:
                    row[other] = row[region] + 1
                    ring.append(other)
        found.append(row)
    return found


SOLO_REGIONS: Final = 8
DISTANCES: Final[list[list[int]]] = distances(SOLO_REGIONS)

# -- the strategy board -----------------------------------------------------------------------------------------------
BANNERS: Final = 6
MUSTER: Final = 0
MOVE: Final = 1
ATTACK: Final = 2
TAX: Final = 3
BUILD: Final = 4
SCHEME: Final = 5
BANNER_NAMES: Final[list[str]] = ["muster", "move", "attack", "tax", "build", "scheme"]
HEIGHT: Final = 4  # slot = HEIGHT * banner + how far down


def slot_table(which: int) -> list[list[int]]:
    """By number of players and slot: points (0) or cost (1); the side for 1 and 2 players has no fourth slots."""
    sides = [FACTS["strategy"][side] for side in ("small", "small", "small", "large", "large")]
    return [
        [side[name][row][which] if row < len(side[name]) else 0 for name in BANNER_NAMES for row in range(HEIGHT)]
        for side in sides
    ]


POINTS: Final[list[list[int]]] = slot_table(0)
COSTS: Final[list[list[int]]] = slot_table(1)
ROWS: Final[list[int]] = [3, 3, 3, 4, 4]  # slots on a banner, by number of players

# -- tracks -----------------------------------------------------------------------------------------------------------
TRACKS: Final = 3
RULE_TRACK: Final = 0
BUILD_TRACK: Final = 1
TRADE_TRACK: Final = 2
TRACK_NAMES: Final[list[str]] = ["rule", "build", "trade"]
LEVELS: Final[list[int]] = FACTS["tracks"]["levels"]
NEEDS: Final[list[list[int]]] = [FACTS["tracks"][name] for name in TRACK_NAMES]
WAR_SPACES: Final = 10

# -- structures: bits -------------------------------------------------------------------------------------------------
CHURCH: Final = 1
MARKET: Final = 2
STRONGHOLD: Final = 4
STRUCTURE_NAMES: Final[list[str]] = ["church", "market", "stronghold"]
OF_EACH: Final = 3

# -- leaders ----------------------------------------------------------------------------------------------------------
AGATHA: Final = 0
BORIS: Final = 1
MARIA: Final = 2
MSTISLAV: Final = 3
PREDSLAVA: Final = 4
SVIATOPOLK: Final = 5
SUDISLAV: Final = 6
YAROSLAV: Final = 7
LEADERS: Final = 8
LEADER_NAMES: Final[list[str]] = FACTS["leaders"]["names"]

# -- what cards bring -------------------------------------------------------------------------------------------------
NOTHING: Final = -1  # 0 to 4 are points of the banners muster, move, attack, tax, build; 5: so many cards to draw from
COINS: Final = 6
DEED: Final = 7  # a card of the row
MOVE_ANY: Final = 8
ATTACK_LESS: Final = 9
REWARD_KINDS: Final[dict[str, int]] = {
    "muster": MUSTER,
    "move": MOVE,
    "attack": ATTACK,
    "tax": TAX,
    "build": BUILD,
    "draw": SCHEME,
    "coin": COINS,
    "deed": DEED,
    "move_any": MOVE_ANY,
    "attack_less": ATTACK_LESS,
}
KIND_NAMES: Final[dict[int, str]] = {number: name for name, number in REWARD_KINDS.items()} | {SCHEME: "scheme"}

# -- cards: where each pack begins ------------------------------------------------------------------------------------
SCHEMES: Final = 27
FIRST_DEED: Final = 27
DEEDS: Final = 26
FIRST_AGENDA: Final = 53
AGENDAS: Final = 11
FIRST_REWARD: Final = 64
REWARDS: Final = 15
FIRST_CARD: Final = 79  # of the solo game
SOLO_CARDS: Final = 18
ALL_CARDS: Final = 97

SCHEME_NAMES: Final[list[str]] = [scheme["id"] for scheme in FACTS["scheme"]]
SCHEME_REWARDS: Final[list[dict[str, int]]] = [scheme["reward"] for scheme in FACTS["scheme"]]
SCHEME_COSTS: Final[list[int]] = [scheme.get("cost", 0) for scheme in FACTS["scheme"]]
LOSS: Final[list[bool]] = [scheme.get("loss", False) for scheme in FACTS["scheme"]]


def scheme_points() -> list[list[int]]:
    """By scheme card: the kind of its reward beside coins, how much of it, and the coins."""
    found = []
    for reward in SCHEME_REWARDS:
        kinds = [kind for kind in reward if kind != "coin"]
        kind = REWARD_KINDS[kinds[0]] if len(kinds) > 0 else NOTHING
        found.append([kind, reward[kinds[0]] if len(kinds) > 0 else 0, reward.get("coin", 0)])
    return found


SCHEME_POINTS: Final[list[list[int]]] = scheme_points()

# -- deeds ------------------------------------------------------------------------------------------------------------
DEED_NAMES: Final[list[str]] = [deed["id"] for deed in FACTS["deed"]]
DEED_VP: Final[list[int]] = [deed["points"] for deed in FACTS["deed"]]
DEED_COINS: Final[list[int]] = [deed.get("pay", {}).get("coin", 0) for deed in FACTS["deed"]]
DEED_SCHEMES: Final[list[int]] = [deed.get("pay", {}).get("scheme_card", 0) for deed in FACTS["deed"]]
DEED_GOODS: Final[list[list[int]]] = [
    [deed.get("pay", {}).get(name, 0) for name in GOOD_NAMES] for deed in FACTS["deed"]
]

SAME: Final = 1  # goods to choose: three of one kind …
ANY: Final = 2  # … any two
DIFFERENT: Final = 3  # … three of different kinds


def chosen_goods(pay: dict[str, int]) -> int:
    for number, name in ((SAME, "same_good"), (ANY, "any_good"), (DIFFERENT, "different_goods")):
        if name in pay:
            return number
    return 0


DEED_CHOSEN: Final[list[int]] = [chosen_goods(deed.get("pay", {})) for deed in FACTS["deed"]]

MARKETS_OF_THREE_GOODS: Final = 1
STRONGHOLD_AND_CHURCH: Final = 2
FIRST_PLAYER_TOKEN: Final = 3
EIGHT_REGIONS: Final = 4
THREE_CHURCHES: Final = 5
THREE_REBELS: Final = 6
THREE_STRONGHOLDS: Final = 7
TWO_REBELS: Final = 8
SIX_TROOPS: Final = 9
ALL_STRUCTURES: Final = 10
CONDITIONS: Final[list[str]] = [
    "",
    "markets_of_three_goods",
    "stronghold_and_church",
    "first_player_token",
    "eight_regions",
    "three_connected_churches",
    "three_rebels",
    "three_connected_strongholds",
    "two_rebels",
    "six_troops",
    "all_structures",
]
DEED_HAVE: Final[list[int]] = [CONDITIONS.index(deed.get("have", "")) for deed in FACTS["deed"]]

FROM_THREE_REGIONS: Final = 1
TWO_FROM_RULED: Final = 2
A_STRUCTURE: Final = 3
TWO_TROOPS: Final = 4
REMOVALS: Final[list[str]] = ["", "from_three_regions", "two_from_ruled", "structure", "two_troops"]
DEED_REMOVE: Final[list[int]] = [REMOVALS.index(deed.get("remove", "")) for deed in FACTS["deed"]]
DEED_REWARD: Final[list[int]] = [REWARD_KINDS[next(iter(deed["reward"]))] for deed in FACTS["deed"]]
DEED_AMOUNT: Final[list[int]] = [next(iter(deed["reward"].values())) for deed in FACTS["deed"]]
SOLO_DEEDS: Final[list[int]] = [
    FIRST_DEED + number for number, deed in enumerate(FACTS["deed"]) if deed.get("solo", True)
]

# -- agendas ----------------------------------------------------------------------------------------------------------
AGENDA_NAMES: Final[list[str]] = [agenda["id"] for agenda in FACTS["agenda"]]
METRICS: Final[list[str]] = [agenda["metric"] for agenda in FACTS["agenda"]]
SOLO_AGENDAS: Final[list[int]] = [
    FIRST_AGENDA + number for number, agenda in enumerate(FACTS["agenda"]) if agenda.get("solo", True)
]


# -- rewards of rebels: a good, or COIN_1 and COIN_2 ------------------------------------------------------------------
COIN_1: Final = 5
COIN_2: Final = 6
REWARD_NAMES: Final[list[str]] = [*GOOD_NAMES, "coin_1", "coin_2"]


def spread(counts: dict[str, int], names: list[str]) -> list[int]:
    """{wood: 2, fur: 1} as [0, 0, 4]."""
    return [number for number, name in enumerate(names) for _ in range(counts.get(name, 0))]


STICKERS: Final[list[int]] = spread(FACTS["rebels"]["stickers"], REWARD_NAMES)
TOKENS: Final[list[int]] = spread(FACTS["rebels"]["tokens"], REWARD_NAMES)
GOODS_TOKENS: Final[dict[str, list[int]]] = {
    colour: spread(FACTS["goods_tokens"][colour], GOOD_NAMES) for colour in ("green", "yellow", "brown")
}

# -- the solo game ----------------------------------------------------------------------------------------------------
ATTACK_MOVE: Final = 0
BUILD_FIRST: Final = 1
TAX_FIRST: Final = 2
PRIORITIES: Final = 3
PRIORITY_NAMES: Final[list[str]] = ["attack_move", "build", "tax"]
START_PRIORITY: Final[list[int]] = [0] + [PRIORITY_NAMES.index(board["start_priority"]) for board in FACTS["board"]]

REVEAL_LESS: Final = 16  # a bonus of the rebellion; others are points of a banner, or COINS + how many
COIN_BONUS: Final = 32


def bonus(text: str) -> list[int]:
    """«attack: move +» as main action, bonus, covered by a coin at the start."""
    main, effect = text.replace("+", "").split(":")
    effect = effect.strip()
    if effect == "reveal_less":
        number = REVEAL_LESS
    elif effect.startswith("coin_"):
        number = COIN_BONUS + int(effect[5:])
    else:
        number = BANNER_NAMES.index(effect)
    return [BANNER_NAMES.index(main), number, 1 if "+" in text else 0]


def bonus_columns() -> list[list[list[int]]]:
    """By 4 * level + priority: the bonuses of a column from top to bottom."""
    found: list[list[list[int]]] = [[] for _ in range(20)]
    for board in FACTS["board"]:
        for number, name in enumerate(PRIORITY_NAMES):
            found[4 * board["level"] + number] = [bonus(text) for text in board[name]]
    return found


BONUSES: Final[list[list[list[int]]]] = bonus_columns()

ORDERS: Final[list[list[int]]] = [[REGION_NAMES.index(name) for name in card["regions"]] for card in FACTS["card"]]
BUILD_ORDERS: Final[list[list[int]]] = [  # by 3 * card + priority: structure bits
    [1 << STRUCTURE_NAMES.index(name) for name in card[f"builds_{priority}"]]
    for card in FACTS["card"]
    for priority in PRIORITY_NAMES
]

# A row of a solo card is one number: advisor, from which round on, for each priority a banner and a coin mark.
MARK: Final = 8
CARD_ROWS: Final = 6


def card_row(text: str) -> int:
    advisor, *cells = text.split()
    value = int(advisor.replace("*", ""))
    since = {"2*": 3, "3*": 4}.get(advisor, 1)
    number = value | since << 4
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
