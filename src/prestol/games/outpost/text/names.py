"""What things are called in Outpost: pieces, places, tiles and cards."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.game import Game
from prestol.games.outpost.rules.cards import (
    ARTIFACT_NAMES,
    AT_ONCE,
    BUILDING_NAMES,
    COLOUR_NAMES,
    DIAMOND,
    GUILD_NAMES,
    LOCKED_VP,
    NO_COLOUR,
    PER_HUNT,
    RESOURCE_NAMES,
    SETTLERS_PER_HERO,
    Cards,
)
from prestol.games.outpost.rules.cells import column, row
from prestol.games.outpost.rules.effects import EFFECTS
from prestol.games.outpost.rules.exchange import TRADES
from prestol.games.outpost.rules.state import SURCHARGE
from prestol.text import Words
from prestol.text.game_text import GameText

ROMAN = ("I", "II", "III")
COUNTED = {"hunt_diamond": PER_HUNT[DIAMOND], "hero_settler": int(SETTLERS_PER_HERO)}  # in the effects of artifacts


def heading(name: str) -> str:
    """A name at the head of its line."""
    return name[:1].upper() + name[1:]


class Names(GameText):
    """The names in one language."""

    def __init__(self, words: Words, game: Game) -> None:
        super().__init__(words, game)
        self.data: Cards = game.data

    # -- pieces -------------------------------------------------------------------------------------------------------

    def resource(self, resource: int) -> str:
        return self.words(f"resource.{RESOURCE_NAMES[resource]}")

    def pieces(self, resource: int, number: int) -> str:
        """“2 wood”."""
        return self.words(f"pieces.{RESOURCE_NAMES[resource]}", n=number)

    def paid(self, resource: int, number: int) -> str:
        """The same as the object of a verb; two of the languages decline it."""
        return self.words(f"paid.{RESOURCE_NAMES[resource]}", n=number)

    def sum(self, numbers: Sequence[int]) -> str:
        """“2 wood + 2 gold”, by itself."""
        return " + ".join([self.pieces(resource, number) for resource, number in enumerate(numbers) if number])

    def cost(self, numbers: Sequence[int]) -> str:
        """“2 wood + 2 gold”, as the object of a verb."""
        return " + ".join([self.paid(resource, number) for resource, number in enumerate(numbers) if number])

    def settlers(self, number: int) -> str:
        return self.words("settlers", n=number)

    def extra_settlers(self, number: int) -> str:
        return self.words("extra_settlers", n=number)

    def points(self, number: int) -> str:
        return self.words("ui.points", n=number)

    def trade(self, number: int) -> dict[str, object]:
        trade = TRADES[number]
        return {"given": self.cost(trade.given), "got": self.paid(trade.got, 1)}

    # -- monsters -----------------------------------------------------------------------------------------------------

    def monster(self, colour: int) -> str:
        return self.words(f"monster.{COLOUR_NAMES[colour]}")

    def a_monster(self, colour: int) -> str:
        """As the object of a verb: “the hydra”."""
        return self.words(f"a_monster.{COLOUR_NAMES[colour]}")

    def colour(self, colour: int) -> str:
        return self.words(f"colour.{'none' if colour == NO_COLOUR else COLOUR_NAMES[colour]}")

    def guest(self, colour: int) -> str:
        """The monster that a tile or a hero may bring; of one that brings none, so much."""
        return self.colour(colour) if colour == NO_COLOUR else self.monster(colour)

    def monster_effect(self, colour: int) -> str:
        """What hunting takes and brings."""
        settlers, reward = self.settlers(self.data.hunters[colour]), self.cost(self.data.rewards[colour])
        return self.words("monster_effect", settlers=settlers, reward=reward)

    # -- places -------------------------------------------------------------------------------------------------------

    def cell(self, cell: int, key: str = "cell") -> str:
        """“region II, column 3”; “in_cell” says “in region II, column 3”."""
        return self.words(key, region=ROMAN[row(cell)], column=column(cell) + 1)

    def plot(self, cell: int) -> str:
        return self.words("plot", street=row(cell) + 1, column=column(cell) + 1)

    # -- tiles --------------------------------------------------------------------------------------------------------

    def territory(self, card: int) -> str:
        """“I-05 (clay, green)”."""
        return self.territory_as("territory", card)

    def territory_as(self, key: str, card: int) -> str:
        resource, colour = self.resource(self.data.resource[card]), self.colour(self.data.colour[card])
        return self.words(key, id=self.data.titles[card], resource=resource, colour=colour)

    def building(self, kind: int) -> str:
        return self.words(f"building.{BUILDING_NAMES[kind]}")

    def a_building(self, kind: int) -> str:
        """As the object of a verb: “a sawmill”."""
        return self.words(f"a_building.{BUILDING_NAMES[kind]}")

    def the_building(self, kind: int) -> str:
        return self.words(f"the_building.{BUILDING_NAMES[kind]}")

    def short_building(self, kind: int) -> str:
        """Where there is little room."""
        return self.words(f"short.{BUILDING_NAMES[kind]}")

    def effect(self, kind: int) -> str:
        """What a building does."""
        effect = EFFECTS[kind]
        return self.words(
            f"effect.{BUILDING_NAMES[kind]}",
            pays=self.sum(effect.pays),
            gains=self.sum(effect.gains),
            settlers=self.extra_settlers(effect.settlers),
            points=self.points(LOCKED_VP[kind]),
        )

    # -- artifacts ----------------------------------------------------------------------------------------------------

    def artifact(self, kind: int) -> str:
        return self.words(f"artifact.{ARTIFACT_NAMES[kind]}")

    def artifact_effect(self, kind: int) -> str:
        id = ARTIFACT_NAMES[kind]
        more: dict[str, object] = {"n": COUNTED[id]} if id in COUNTED else {}
        return self.words(f"artifact_effect.{id}", gains=self.cost(AT_ONCE[kind]), **more)

    # -- heroes -------------------------------------------------------------------------------------------------------

    def hero(self, card: int) -> str:
        """Heroes have no names: “traveller T01”."""
        return self.hero_as("guild", card)

    def a_hero(self, card: int) -> str:
        """As the object of a verb."""
        return self.hero_as("a_guild", card)

    def hero_as(self, key: str, card: int) -> str:
        return self.words(f"{key}.{GUILD_NAMES[self.data.kind[card]]}", id=self.data.titles[card])

    def hero_with_cost(self, card: int) -> str:
        """“traveller T01 (2 wood + 2 gold)”."""
        return self.words("hero", hero=self.hero(card), cost=self.sum(self.data.cost[card]))

    def guild_points(self, card: int) -> str:
        """What a hero is worth at the end."""
        return self.words(f"guild_points.{GUILD_NAMES[self.data.kind[card]]}", points=self.points(self.data.vp[card]))

    def surcharge(self, place: int) -> str:
        """“+ 1 diamond surcharge”."""
        number = SURCHARGE[place]
        return self.words("surcharge", pieces=self.paid(DIAMOND, number)) if number else ""
