# mypyc
"""The components as numbers and tables: those of cards.toml, or with sections replaced by a file of one's own (19).

Every tile and card has one number: territories first, then buildings, heroes and artifacts. A ``Cards`` holds the
tables of one set of data; a state refers to it.
"""

from __future__ import annotations

import tomllib
from hashlib import sha256
from os.path import dirname, join
from typing import Any, Final, final

from mypy_extensions import i64


def load() -> dict[str, Any]:
    with open(join(dirname(dirname(__file__)), "cards.toml"), "rb") as file:
        return tomllib.load(file)


def names(section: dict[str, Any]) -> list[str]:
    """What a section is about; “from” says where it comes from."""
    return [name for name in section if name != "from"]


def ids(section: dict[str, Any]) -> list[str]:
    return [entry["id"] for entry in section["list"]]


def pieces(named: dict[str, int]) -> list[int]:
    """{gold: 2} as [0, 0, 0, 0, 2]."""
    return [named.get(name, 0) for name in RESOURCE_NAMES]


def colour_of(entry: dict[str, Any]) -> int:
    return NO_COLOUR if entry["monster"] == "none" else COLOUR_NAMES.index(entry["monster"])


def locked_in(building: dict[str, Any]) -> int:
    """The resource that a building stores for points."""
    return pieces(building["pays"]).index(1) if "vp" in building else NOTHING


FACTS: Final[dict[str, Any]] = load()
GAME: Final[dict[str, Any]] = FACTS["game"]

# -- resources: their numbers -----------------------------------------------------------------------------------------
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
DIAMOND: Final = 3
GOLD: Final = 4
RESOURCES: Final = 5
COMMON: Final = 3  # kinds of common resources: wood, clay, stone
RESOURCE_NAMES: Final[list[str]] = names(FACTS["supply"])

# -- monsters ---------------------------------------------------------------------------------------------------------
COLOUR_NAMES: Final[list[str]] = names(FACTS["monsters"])
COLOURS: Final[i64] = len(COLOUR_NAMES)
NO_COLOUR: Final = -1

# -- buildings and heroes ---------------------------------------------------------------------------------------------
BUILDING_NAMES: Final[list[str]] = ids(FACTS["buildings"])
BUILDINGS: Final[i64] = len(BUILDING_NAMES)
GUILD_NAMES: Final[list[str]] = names(FACTS["guilds"])
NOTHING: Final = -1
LOCKED: Final[list[int]] = [locked_in(tile) for tile in FACTS["buildings"]["list"]]  # the resource, or NOTHING
LOCKED_VP: Final[list[int]] = [tile.get("vp", 0) for tile in FACTS["buildings"]["list"]]  # for each piece

# -- artifacts that the rules ask for ---------------------------------------------------------------------------------
ARTIFACT_NAMES: Final[list[str]] = ids(FACTS["artifacts"])
ARTIFACTS: Final[i64] = len(ARTIFACT_NAMES)
BUILD_ACTIVATE: Final[i64] = ARTIFACT_NAMES.index("build_activate")
EXPLORE_GAIN: Final[i64] = ARTIFACT_NAMES.index("explore_gain")
HUNT_DIAMOND: Final[i64] = ARTIFACT_NAMES.index("hunt_diamond")
FORTIFY_GAIN: Final[i64] = ARTIFACT_NAMES.index("fortify_gain")
REGION_EXTRA: Final[i64] = ARTIFACT_NAMES.index("region_extra")
FORT_EXTRA: Final[i64] = ARTIFACT_NAMES.index("fort_extra")
HERO_SETTLER: Final[i64] = ARTIFACT_NAMES.index("hero_settler")
BARTER: Final[i64] = ARTIFACT_NAMES.index("barter")
MONSTER_CHOICE: Final[i64] = ARTIFACT_NAMES.index("monster_choice")
REGION_AGAIN: Final[i64] = ARTIFACT_NAMES.index("region_again")
STREET_AGAIN: Final[i64] = ARTIFACT_NAMES.index("street_again")
TOKENS: Final[list[dict[str, Any]]] = FACTS["artifacts"]["list"]
AT_ONCE: Final[list[list[int]]] = [pieces(token.get("at_once", {})) for token in TOKENS]  # what each brings when taken
PER_HUNT: Final[list[int]] = pieces(TOKENS[HUNT_DIAMOND]["per_hunt"])
SETTLERS_PER_HERO: Final[i64] = TOKENS[HERO_SETTLER]["settlers_per_hero"]

NO_NUMBERS: Final[list[int]] = []


@final
class Cards:
    """The tables of one set of data, by card number."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.facts: dict[str, Any] = facts
        self.checksum: str = ""  # of all that matters for play
        self.names: list[str] = []  # as positions write them
        self.titles: list[str] = []  # as people read them: the name that a file of one's own gives, or else the same
        self.sources: list[str] = []  # where each face comes from, in a word
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
        for tile in self.each("territories"):
            self.add(tile, tile["region"] - 1, RESOURCE_NAMES.index(tile["resource"]), colour_of(tile))
        self.first_building = len(self.names)
        for tile in self.each("buildings"):
            self.add(tile, kind=BUILDING_NAMES.index(tile["id"]), cost=pieces({tile["cost"]: 1}))
        self.first_hero = len(self.names)
        for card in self.each("heroes"):
            guild, cost = GUILD_NAMES.index(card["guild"]), pieces(card["cost"])
            self.add(card, 0, 0, colour_of(card), guild, cost, card.get("settlers", 0), card.get("vp", 0))
        self.first_artifact = len(self.names)
        for token in self.each("artifacts"):
            self.add(token, kind=ARTIFACT_NAMES.index(token["id"]))
        self.all = len(self.names)

    def each(self, section: str) -> list[dict[str, Any]]:
        """What is said of every card of a section, copies included; an entry may know better where it comes from."""
        source = {"from": self.facts[section]["from"]}
        return [source | entry for entry in self.facts[section]["list"] for _ in range(entry.get("copies", 1))]

    def add(
        self,
        entry: dict[str, Any],
        region: int = 0,
        resource: int = 0,
        colour: int = NO_COLOUR,
        kind: int = 0,
        cost: list[int] | None = None,
        settlers: int = 0,
        vp: int = 0,
    ) -> None:
        self.names.append(entry["id"])
        self.titles.append(entry.get("name", entry["id"]))
        self.sources.append(entry["from"])
        self.region.append(region)
        self.resource.append(resource)
        self.colour.append(colour)
        self.kind.append(kind)
        self.cost.append(cost if cost is not None else NO_NUMBERS)
        self.settlers.append(settlers)
        self.vp.append(vp)

    def territories(self, region: i64) -> list[int]:
        return [card for card in range(self.first_building) if self.region[card] == region]
