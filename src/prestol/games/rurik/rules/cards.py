# mypyc
"""The components as numbers and tables, loaded from cards.toml; those of the solo game are in solo_cards.py.

Every card has one number: scheme cards first, then deeds, agendas, rewards of rebels and solo cards. Regions, goods,
banners and leaders are small numbers, too; the tables below are indexed by them.
"""

from __future__ import annotations

import tomllib
from os.path import dirname, join
from typing import Any, Final

from mypy_extensions import i64

from prestol.games.rurik.rules.sets import set_of


def load() -> dict[str, Any]:
    with open(join(dirname(dirname(__file__)), "cards.toml"), "rb") as file:
        return tomllib.load(file)


def ids(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["id"] for entry in entries]


FACTS: Final[dict[str, Any]] = load()
GAME: Final[dict[str, Any]] = FACTS["game"]

# -- what everybody begins with, and what things cost -----------------------------------------------------------------
PLAYERS: Final[i64] = GAME["players"]  # at most
ROUNDS: Final[i64] = GAME["rounds"]
START_COINS: Final[i64] = GAME["coins"]
TROOPS: Final[i64] = GAME["troops"]
START_TROOPS: Final[i64] = GAME["troops_placed"]
AGENDAS_DEALT: Final[i64] = GAME["agendas_dealt"]
DEED_ROW: Final[i64] = GAME["deed_row"]
BANNERS_BEFORE_SECOND: Final[i64] = GAME["banners_before_second"]
PRICE_RULED: Final[i64] = GAME["price"]["ruled"]
PRICE_ELSEWHERE: Final[i64] = GAME["price"]["elsewhere"]
FORFEIT_COINS: Final[i64] = GAME["forfeit"]
MARKET_BRINGS: Final[i64] = GAME["market"]
INCOME_COINS: Final[i64] = GAME["income"]

# -- casualty checks --------------------------------------------------------------------------------------------------
CHECK_CARDS: Final[i64] = FACTS["attack"]["cards"]
CARDS_IF_RULED: Final[i64] = FACTS["attack"]["ruled"]
CARDS_OF_STRONGHOLD: Final[i64] = FACTS["attack"]["stronghold"]
CARDS_FEWER_BY_DEED: Final[i64] = FACTS["attack"]["deed"]
MOST_CHECK_CARDS: Final[i64] = CHECK_CARDS + CARDS_IF_RULED + CARDS_OF_STRONGHOLD

# -- goods ------------------------------------------------------------------------------------------------------------
GOOD_NAMES: Final[list[str]] = FACTS["boat"]["goods"]
GOODS: Final[i64] = len(GOOD_NAMES)
BOAT_SLOTS: Final[list[int]] = FACTS["boat"]["slots"]
BOAT: Final[i64] = sum(BOAT_SLOTS)


def goods_named(names: list[str]) -> list[int]:
    return sorted([GOOD_NAMES.index(name) for name in names])


# -- regions: those of the smallest game come first -------------------------------------------------------------------
REGION_NAMES: Final[list[str]] = ids(FACTS["region"])
REGIONS: Final[i64] = len(REGION_NAMES)
REGION_COLOURS: Final[list[str]] = [region["colour"] for region in FACTS["region"]]
PRINTED_GOODS: Final[list[int]] = [GOOD_NAMES.index(region["good"]) for region in FACTS["region"]]
CAPITAL_NAMES: Final[list[str]] = FACTS["map"]["capitals"]
CAPITALS: Final[i64] = set_of([REGION_NAMES.index(name) for name in CAPITAL_NAMES])


def colours_in_play(players: int) -> list[str]:
    return [colour for colour, least in FACTS["map"]["colours"].items() if least <= players]


def regions_in_play(players: int) -> int:
    colours = colours_in_play(players)
    return len([colour for colour in REGION_COLOURS if colour in colours])


IN_PLAY: Final[list[int]] = [regions_in_play(players) for players in range(PLAYERS + 1)]  # by number of players


def neighbours(in_play: int) -> list[list[int]]:
    """By region: the regions in play beyond its borders, ascending (2.3)."""
    found = [sorted([REGION_NAMES.index(name) for name in region["adjacent"]]) for region in FACTS["region"]]
    return [[other for other in others if other < in_play] for others in found]


NEIGHBOURS: Final[list[list[list[int]]]] = [neighbours(in_play) for in_play in range(REGIONS + 1)]  # by regions in play
BORDERS: Final[list[int]] = [set_of(others) for others in NEIGHBOURS[REGIONS]]  # by region: the set of its neighbours

# -- the strategy board -----------------------------------------------------------------------------------------------
BANNERS: Final = 6
MUSTER: Final = 0
MOVE: Final = 1
ATTACK: Final = 2
TAX: Final = 3
BUILD: Final = 4
SCHEME: Final = 5
BANNER_NAMES: Final[list[str]] = ["muster", "move", "attack", "tax", "build", "scheme"]
HEIGHT: Final = 4  # no banner has more slots; advisors.py numbers them


def board_side(players: int) -> dict[str, Any]:
    """The side of the strategy board for so many players."""
    small: dict[str, Any] = FACTS["strategy"]["small"]
    large: dict[str, Any] = FACTS["strategy"]["large"]
    return large if players in large["players"] else small


def slot_table(which: int) -> list[list[int]]:
    """By number of players and slot: points (0) or cost (1); 0 for slots that a side does not have."""
    sides = [board_side(players) for players in range(PLAYERS + 1)]
    return [
        [side[name][row][which] if row < len(side[name]) else 0 for name in BANNER_NAMES for row in range(HEIGHT)]
        for side in sides
    ]


POINTS: Final[list[list[int]]] = slot_table(0)
COSTS: Final[list[list[int]]] = slot_table(1)
ROWS: Final[list[int]] = [len(board_side(players)["muster"]) for players in range(PLAYERS + 1)]  # slots on a banner

# -- advisors ---------------------------------------------------------------------------------------------------------
LATER_ADVISORS: Final[list[dict[str, int]]] = FACTS["advisors"]["later"]


def advisors_in(players: int, round: int) -> list[int]:
    """Those of a player in a round, ascending (9 F)."""
    found: list[int] = FACTS["advisors"]["start"]
    for later in LATER_ADVISORS:
        if later["round"] <= round and players <= later.get("players", players):
            found = [*found, later["number"]]
    return sorted(found)


ADVISORS: Final[list[list[list[int]]]] = [  # by number of players and round
    [advisors_in(players, round) for round in range(ROUNDS + 1)] for players in range(PLAYERS + 1)
]
HIGHEST_ADVISOR: Final[i64] = max(ADVISORS[1][ROUNDS])

# -- tracks -----------------------------------------------------------------------------------------------------------
TRACKS: Final = 3
RULE_TRACK: Final = 0
BUILD_TRACK: Final = 1
TRADE_TRACK: Final = 2
TRACK_NAMES: Final[list[str]] = ["rule", "build", "trade"]
LEVELS: Final[list[int]] = FACTS["tracks"]["levels"]
NEEDS: Final[list[list[int]]] = [FACTS["tracks"][name] for name in TRACK_NAMES]
WAR_SPACES: Final[i64] = FACTS["war"]["spaces"]

# -- structures: a structure is a set of one, and several are their sum -----------------------------------------------
CHURCH: Final = 1
MARKET: Final = 2
STRONGHOLD: Final = 4
ALL_STRUCTURES: Final = 7
STRUCTURES: Final = 3
STRUCTURE_NAMES: Final[list[str]] = ["church", "market", "stronghold"]
OF_EACH: Final[i64] = GAME["structures"]

# -- leaders that the rules ask for -----------------------------------------------------------------------------------
LEADER_NAMES: Final[list[str]] = ids(FACTS["leader"])
LEADERS: Final[i64] = len(LEADER_NAMES)
AGATHA: Final[i64] = LEADER_NAMES.index("agatha")
BORIS: Final[i64] = LEADER_NAMES.index("boris")
MARIA: Final[i64] = LEADER_NAMES.index("maria")
MSTISLAV: Final[i64] = LEADER_NAMES.index("mstislav")
PREDSLAVA: Final[i64] = LEADER_NAMES.index("predslava")
SVIATOPOLK: Final[i64] = LEADER_NAMES.index("sviatopolk")
SUDISLAV: Final[i64] = LEADER_NAMES.index("sudislav")
YAROSLAV: Final[i64] = LEADER_NAMES.index("yaroslav")
MOST_COMPANIONS: Final[i64] = FACTS["leader"][AGATHA]["companions"]
CARDS_FEWER_BY_BORIS: Final[i64] = FACTS["leader"][BORIS]["cards"]
COINS_STOLEN: Final[i64] = FACTS["leader"][BORIS]["coins"]
PRICE_OF_MSTISLAV: Final[i64] = FACTS["leader"][MSTISLAV]["price"]
COINS_FOR_LURED: Final[i64] = FACTS["leader"][PREDSLAVA]["coins"]

# -- exchanges: by conversion token -----------------------------------------------------------------------------------
TOKEN_NAMES: Final[list[str]] = ids(FACTS["conversion"])
TOKENS: Final[i64] = len(TOKEN_NAMES)
BOTH_TOKENS: Final[i64] = set_of(list(range(TOKENS)))
CONVERTED_GOODS: Final[list[list[int]]] = [goods_named(token["goods"]) for token in FACTS["conversion"]]
CONVERTED_TO: Final[list[int]] = [BANNER_NAMES.index(name) for name in TOKEN_NAMES]
CONVERTED_POINTS: Final[list[int]] = [token["points"] for token in FACTS["conversion"]]

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
SCHEMES: Final[i64] = len(FACTS["scheme"])
DEEDS: Final[i64] = len(FACTS["deed"])
AGENDAS: Final[i64] = len(FACTS["agenda"])
REWARDS: Final[i64] = sum(FACTS["rebels"]["stickers"].values())
SOLO_CARDS: Final[i64] = len(FACTS["card"])
FIRST_DEED: Final[i64] = SCHEMES
FIRST_AGENDA: Final[i64] = FIRST_DEED + DEEDS
FIRST_REWARD: Final[i64] = FIRST_AGENDA + AGENDAS
FIRST_CARD: Final[i64] = FIRST_REWARD + REWARDS  # of the solo game
ALL_CARDS: Final[i64] = FIRST_CARD + SOLO_CARDS


def beside_coins(reward: dict[str, int]) -> list[str]:
    return [kind for kind in reward if kind != "coin"]


def kind_of(reward: dict[str, int]) -> int:
    """What a reward brings beside coins."""
    kinds = beside_coins(reward)
    return REWARD_KINDS[kinds[0]] if len(kinds) > 0 else NOTHING


def amount_of(reward: dict[str, int]) -> int:
    kinds = beside_coins(reward)
    return reward[kinds[0]] if len(kinds) > 0 else 0


SCHEME_NAMES: Final[list[str]] = ids(FACTS["scheme"])
SCHEME_KIND: Final[list[int]] = [kind_of(scheme["reward"]) for scheme in FACTS["scheme"]]
SCHEME_AMOUNT: Final[list[int]] = [amount_of(scheme["reward"]) for scheme in FACTS["scheme"]]
SCHEME_COINS: Final[list[int]] = [scheme["reward"].get("coin", 0) for scheme in FACTS["scheme"]]
SCHEME_COSTS: Final[list[int]] = [scheme.get("cost", 0) for scheme in FACTS["scheme"]]
LOSS: Final[list[bool]] = [scheme.get("loss", False) for scheme in FACTS["scheme"]]


def solo_part(entries: list[dict[str, Any]], first: int) -> list[int]:
    """The cards of a pack that take part in the solo game (12.1)."""
    return [first + number for number, entry in enumerate(entries) if entry.get("solo", True)]


DEED_NAMES: Final[list[str]] = ids(FACTS["deed"])
DEED_VP: Final[list[int]] = [deed["points"] for deed in FACTS["deed"]]
SOLO_DEEDS: Final[list[int]] = solo_part(FACTS["deed"], FIRST_DEED)
AGENDA_NAMES: Final[list[str]] = ids(FACTS["agenda"])
AGENDA_VP: Final[i64] = FACTS["agendas"]["points"]
SOLO_AGENDAS: Final[list[int]] = solo_part(FACTS["agenda"], FIRST_AGENDA)

# -- rewards of rebels: a good, or coins ------------------------------------------------------------------------------
REWARD_NAMES: Final[list[str]] = [*GOOD_NAMES, "coin_1", "coin_2"]


def coins_of(reward: i64) -> i64:
    """The coins that a rebel brings; none: the reward is a good."""
    return max(reward - GOODS + 1, 0)


def spread(counts: dict[str, int], names: list[str]) -> list[int]:
    """{wood: 2, fur: 1} as [0, 0, 4]."""
    return [number for number, name in enumerate(names) for _ in range(counts.get(name, 0))]


STICKERS: Final[list[int]] = spread(FACTS["rebels"]["stickers"], REWARD_NAMES)
REWARD_TOKENS: Final[list[int]] = spread(FACTS["rebels"]["tokens"], REWARD_NAMES)


def goods_tokens(players: int) -> list[int]:
    """The goods that the variant deals out (11)."""
    colours = colours_in_play(players)
    return [good for colour in colours for good in spread(FACTS["goods_tokens"][colour], GOOD_NAMES)]


GOODS_TOKENS: Final[list[list[int]]] = [goods_tokens(players) for players in range(PLAYERS + 1)]
