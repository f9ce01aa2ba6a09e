"""Every tile, card and figure of Outpost, as a list shows it: in our own words, and where each fact comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from prestol.games.outpost.rules.cards import (
    ARTIFACT_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMON,
    NO_COLOUR,
    RESOURCE_NAMES,
    RESOURCES,
)
from prestol.games.outpost.rules.data import OWNER
from prestol.games.outpost.text.names import Names, heading
from prestol.text.game_text import CardText

Entry = Mapping[str, Any]


def listed(text: Names) -> list[CardText]:
    packs = (territories, buildings, heroes, artifacts, monsters, resources)
    return [card for pack in packs for card in pack(text)]


# -- where it comes from ----------------------------------------------------------------------------------------------


def origin(text: Names, section: Entry) -> str:
    """A pack whose numbers of copies come from elsewhere says so: “rulebook copies listing”."""
    return known(text, f"{section['from']} copies {section.get('copies_from', '')}", section["from"])


def known(text: Names, *origins: str) -> str:
    """The first that has words: two of them together only where the catalogues have them."""
    return next((origin for origin in origins if text.words.has(f"provenance.{origin}")), OWNER)


# -- packs ------------------------------------------------------------------------------------------------------------


def entries(text: Names, section: str, first: int) -> Iterator[tuple[int, Entry]]:
    """The lines of a section, each with the number of its first copy."""
    card = first
    for entry in text.data.facts[section]["list"]:
        copies = entry.get("copies", 1)
        if copies:
            yield card, entry
        card += copies


def territories(text: Names) -> Iterator[CardText]:
    for card, entry in entries(text, "territories", 0):
        name, effect = text.territory_as("territory_name", card), territory_effect(text, card)
        yield CardText("territories", entry["id"], name, entry.get("copies", 1), effect, text.data.sources[card])


def territory_effect(text: Names, card: int) -> str:
    colour, resource = text.data.colour[card], text.paid(text.data.resource[card], 1)
    monster = text.words("no_monsters") if colour == NO_COLOUR else text.monster(colour)
    return text.words("territory_effect", resource=resource, monster=monster)


def buildings(text: Names) -> Iterator[CardText]:
    provenance = origin(text, text.data.facts["buildings"])
    for card, entry in entries(text, "buildings", int(text.data.first_building)):
        kind, cost = BUILDING_NAMES.index(entry["id"]), text.cost(text.data.cost[card])
        effect = text.words("building_effect", cost=cost, effect=text.effect(kind))
        yield CardText("buildings", entry["id"], heading(text.building(kind)), entry["copies"], effect, provenance)


def heroes(text: Names) -> Iterator[CardText]:
    for card, entry in entries(text, "heroes", int(text.data.first_hero)):
        name, effect = heading(text.hero(card)), hero_effect(text, card)
        yield CardText("heroes", entry["id"], name, entry.get("copies", 1), effect, text.data.sources[card])


def hero_effect(text: Names, card: int) -> str:
    """Cost, points, settlers and the sign of a monster."""
    colour, settlers = text.data.colour[card], text.data.settlers[card]
    parts = [text.words("hero_cost", cost=text.cost(text.data.cost[card])), text.guild_points(card)]
    parts += [text.words("plus", what=text.extra_settlers(settlers))] if settlers else []
    parts += [text.words(f"sign.{'none' if colour == NO_COLOUR else COLOUR_NAMES[colour]}")]
    return "; ".join(parts)


def artifacts(text: Names) -> Iterator[CardText]:
    provenance = origin(text, text.data.facts["artifacts"])
    for _, entry in entries(text, "artifacts", int(text.data.first_artifact)):
        kind = ARTIFACT_NAMES.index(entry["id"])
        name, effect = text.artifact(kind), text.artifact_effect(kind)
        yield CardText("artifacts", entry["id"], name, entry["copies"], effect, provenance)


def monsters(text: Names) -> Iterator[CardText]:
    data = text.data
    provenance = data.facts["monsters"]["from"]
    for colour, id in enumerate(COLOUR_NAMES):
        name, effect = heading(text.monster(colour)), text.monster_effect(colour)
        yield CardText("monsters", id, name, int(data.monsters), effect, provenance)


def resources(text: Names) -> Iterator[CardText]:
    provenance = text.data.facts["supply"]["from"]
    for resource in range(RESOURCES):
        effect = text.words("common" if resource < COMMON else "rare")
        name, number = heading(text.resource(resource)), text.data.supply[resource]
        yield CardText("resources", RESOURCE_NAMES[resource], name, number, effect, provenance)
