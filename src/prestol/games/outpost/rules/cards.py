# mypyc
"""The components as numbers and tables: those of cards.toml, or with sections replaced by a file of one's own (19).

Every tile and card has one number: territories first, then buildings, heroes and artifacts. A ``Cards`` holds the
tables of one set of data; a state refers to it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, final

from mypy_extensions import i64

# -- resources --------------------------------------------------------------------------------------------------------
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
DIAMOND: Final = 3
GOLD: Final = 4
RESOURCES: Final = 5
COMMON: Final = 3  # kinds of common resources: wood, clay, stone
RESOURCE_NAMES: Final[list[str]] = ["wood", "clay", "stone", "diamond", "gold"]

# -- monsters ---------------------------------------------------------------------------------------------------------
COLOURS: Final = 4
COLOUR_NAMES: Final[list[str]] = ["green", "yellow", "blue", "red"]
NO_COLOUR: Final = -1

# -- buildings --------------------------------------------------------------------------------------------------------
SAWMILL: Final = 0
CLAY_PIT: Final = 1
QUARRY: Final = 2
DIAMOND_MINE: Final = 3
WAREHOUSE: Final = 4
BAZAAR: Final = 5
ALCHEMIST: Final = 6
JEWELLER: Final = 7
TAVERN: Final = 8
BANK: Final = 9
CATHEDRAL: Final = 10
TRADING_POST: Final = 11
BUILDINGS: Final = 12
BUILDING_NAMES: Final[list[str]] = [
    "sawmill",
    "clay_pit",
    "quarry",
    "diamond_mine",
    "warehouse",
    "bazaar",
    "alchemist",
    "jeweller",
    "tavern",
    "bank",
    "cathedral",
    "trading_post",
]

# -- artifacts --------------------------------------------------------------------------------------------------------
BUILD_ACTIVATE: Final = 0
EXPLORE_GAIN: Final = 1
HUNT_DIAMOND: Final = 2
FORTIFY_GAIN: Final = 3
TAKE_GOLD: Final = 4
TAKE_DIAMOND: Final = 5
REGION_EXTRA: Final = 6
FORT_EXTRA: Final = 7
HERO_SETTLER: Final = 8
BARTER: Final = 9
MONSTER_CHOICE: Final = 10
REGION_AGAIN: Final = 11
STREET_AGAIN: Final = 12
ARTIFACTS: Final = 13
ARTIFACT_NAMES: Final[list[str]] = [
    "build_activate",
    "explore_gain",
    "hunt_diamond",
    "fortify_gain",
    "take_gold",
    "take_diamond",
    "region_extra",
    "fort_extra",
    "hero_settler",
    "barter",
    "monster_choice",
    "region_again",
    "street_again",
]

# -- heroes -----------------------------------------------------------------------------------------------------------
TRAVELLER: Final = 0
GUARD: Final = 1
BUILDER: Final = 2
MERCENARY: Final = 3
GUILD_NAMES: Final[list[str]] = ["traveller", "guard", "builder", "mercenary"]

REGIONS: Final = 3
NO_NUMBERS: Final[list[int]] = []


@final
class Cards:
    """The tables of one set of data, by card number."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.facts: dict[str, Any] = facts
        self.checksum: str = ""  # of all that matters for play
        self.names: list[str] = []  # as positions write them
        self.region: list[int] = []  # of a territory: 0 to 2
        self.resource: list[int] = []
        self.colour: list[int] = []  # of a territory's or a hero's monster
        self.kind: list[int] = []  # of a building or an artifact; of a hero its guild
        self.cost: list[list[int]] = []
        self.settlers: list[int] = []
        self.vp: list[int] = []
        self.first_building: i64 = 0
        self.first_hero: i64 = 0
        self.first_artifact: i64 = 0
        self.all: i64 = 0
        self.supply: list[int] = [facts["supply"][name] for name in RESOURCE_NAMES]
        self.extra_settlers: i64 = facts["figures"]["extra_settlers"]
        self.fortifications: i64 = facts["figures"]["fortifications"]
        self.monsters: i64 = facts["figures"]["monsters"]
        self.hunters: list[int] = [facts["monsters"][name]["settlers"] for name in COLOUR_NAMES]
        self.rewards: list[list[int]] = [pieces(facts["monsters"][name]["reward"]) for name in COLOUR_NAMES]
        self.fill()
        self.checksum = sha256(repr(self.contents()).encode()).hexdigest()[:12]

    def contents(self) -> list[list[int]]:
        """All that matters for play: two sets of data with the same contents are the same game."""
        rows = [self.region, self.resource, self.colour, self.kind, self.settlers, self.vp, self.supply, self.hunters]
        return rows + self.cost + self.rewards + [[self.extra_settlers, self.fortifications, self.monsters]]

    def fill(self) -> None:
        for tile in self.facts["territories"]["list"]:
            for _ in range(tile.get("copies", 1)):
                self.add(tile["id"], tile["region"] - 1, RESOURCE_NAMES.index(tile["resource"]), colour_of(tile))
        self.first_building = len(self.names)
        for tile in self.facts["buildings"]["list"]:
            for _ in range(tile["copies"]):
                self.add(tile["id"], kind=BUILDING_NAMES.index(tile["id"]), cost={tile["cost"]: 1})
        self.first_hero = len(self.names)
        for card in self.facts["heroes"]["list"]:
            for _ in range(card.get("copies", 1)):
                self.add_hero(card)
        self.first_artifact = len(self.names)
        for token in self.facts["artifacts"]["list"]:
            for _ in range(token["copies"]):
                self.add(token["id"], kind=ARTIFACT_NAMES.index(token["id"]))
        self.all = len(self.names)

    def add_hero(self, card: dict[str, Any]) -> None:
        guild = GUILD_NAMES.index(card["guild"])
        self.add(card["id"], 0, 0, colour_of(card), guild, card["cost"], card.get("settlers", 0), card.get("vp", 0))

    def add(
        self,
        name: str,
        region: int = 0,
        resource: int = 0,
        colour: int = NO_COLOUR,
        kind: int = 0,
        cost: dict[str, int] | None = None,
        settlers: int = 0,
        vp: int = 0,
    ) -> None:
        self.names.append(name)
        self.region.append(region)
        self.resource.append(resource)
        self.colour.append(colour)
        self.kind.append(kind)
        self.cost.append(pieces(cost) if cost is not None else NO_NUMBERS)
        self.settlers.append(settlers)
        self.vp.append(vp)

    def territories(self, region: i64) -> list[int]:
        return [card for card in range(self.first_building) if self.region[card] == region]


def pieces(named: dict[str, int]) -> list[int]:
    """{gold: 2} as [0, 0, 0, 0, 2]."""
    return [named.get(name, 0) for name in RESOURCE_NAMES]


def colour_of(entry: dict[str, Any]) -> int:
    return NO_COLOUR if entry["monster"] == "none" else COLOUR_NAMES.index(entry["monster"])
