"""Every tile, card and figure of Outpost, as a list shows it: in our own words, and where each fact comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from prestol.games.outpost.cards import (
    ARTIFACT_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMON,
    NO_COLOUR,
    RESOURCE_NAMES,
    RESOURCES,
)
from prestol.games.outpost.data import OWNER
from prestol.text.teller import CardText

if TYPE_CHECKING:
    from prestol.text.outpost import Steward

Entry = Mapping[str, Any]


def cards(tell: Steward) -> list[CardText]:
    packs = (territories, buildings, heroes, artifacts, monsters, resources)
    return [card for pack in packs for card in pack(tell)]


# -- where it comes from ----------------------------------------------------------------------------------------------


def origin(tell: Steward, section: Entry) -> str:
    """A pack whose numbers of copies come from elsewhere says so: «rulebook copies listing»."""
    return known(tell, f"{section['from']} copies {section.get('copies_from', '')}", section["from"])


def entry_origin(section: Entry, entry: Entry) -> str:
    """What an entry says of itself, or else what its section says."""
    return str(entry.get("from", section["from"]))


def known(tell: Steward, *origins: str) -> str:
    """The first that has words: two of them together only where the catalogues have them."""
    return next((origin for origin in origins if tell.words.has(f"provenance.{origin}")), OWNER)


def heading(name: str) -> str:
    """A name at the head of its line."""
    return name[:1].upper() + name[1:]


# -- packs ------------------------------------------------------------------------------------------------------------


def entries(tell: Steward, section: str, first: int) -> Iterator[tuple[int, Entry]]:
    """The lines of a section, each with the number of its first copy."""
    card = first
    for entry in tell.data.facts[section]["list"]:
        copies = entry.get("copies", 1)
        if copies:
            yield card, entry
        card += copies


def territories(tell: Steward) -> Iterator[CardText]:
    section = tell.data.facts["territories"]
    for card, entry in entries(tell, "territories", 0):
        name, effect = tell.territory_as("territory_name", card), territory_effect(tell, card)
        provenance = entry_origin(section, entry)
        yield CardText("territories", entry["id"], name, entry.get("copies", 1), effect, provenance)


def territory_effect(tell: Steward, card: int) -> str:
    colour, resource = tell.data.colour[card], tell.paid(tell.data.resource[card], 1)
    monster = tell.say("no_monsters") if colour == NO_COLOUR else tell.monster(colour)
    return tell.say("territory_effect", resource=resource, monster=monster)


def buildings(tell: Steward) -> Iterator[CardText]:
    provenance = origin(tell, tell.data.facts["buildings"])
    for card, entry in entries(tell, "buildings", int(tell.data.first_building)):
        kind, cost = BUILDING_NAMES.index(entry["id"]), tell.cost(tell.data.cost[card])
        effect = tell.say("building_effect", cost=cost, effect=tell.effect(kind))
        yield CardText("buildings", entry["id"], heading(tell.building(kind)), entry["copies"], effect, provenance)


def heroes(tell: Steward) -> Iterator[CardText]:
    section = tell.data.facts["heroes"]
    for card, entry in entries(tell, "heroes", int(tell.data.first_hero)):
        name, provenance = heading(tell.hero_as("guild", card)), entry_origin(section, entry)
        yield CardText("heroes", entry["id"], name, entry.get("copies", 1), hero_effect(tell, card), provenance)


def hero_effect(tell: Steward, card: int) -> str:
    """Cost, points, settlers and the sign of a monster."""
    colour, settlers = tell.data.colour[card], tell.data.settlers[card]
    parts = [tell.say("hero_cost", cost=tell.cost(tell.data.cost[card])), tell.guild_points(card)]
    parts += [tell.say("plus", what=tell.extra_settlers(settlers))] if settlers else []
    parts += [tell.say(f"sign.{'none' if colour == NO_COLOUR else COLOUR_NAMES[colour]}")]
    return "; ".join(parts)


def artifacts(tell: Steward) -> Iterator[CardText]:
    provenance = origin(tell, tell.data.facts["artifacts"])
    for _, entry in entries(tell, "artifacts", int(tell.data.first_artifact)):
        kind = ARTIFACT_NAMES.index(entry["id"])
        name, effect = tell.artifact(kind), tell.artifact_effect(kind)
        yield CardText("artifacts", entry["id"], name, entry["copies"], effect, provenance)


def monsters(tell: Steward) -> Iterator[CardText]:
    data = tell.data
    provenance = data.facts["monsters"]["from"]
    for colour, id in enumerate(COLOUR_NAMES):
        settlers, reward = tell.settlers(data.hunters[colour]), tell.cost(data.rewards[colour])
        name, effect = heading(tell.monster(colour)), tell.say("monster_effect", settlers=settlers, reward=reward)
        yield CardText("monsters", id, name, int(data.monsters), effect, provenance)


def resources(tell: Steward) -> Iterator[CardText]:
    provenance = tell.data.facts["supply"]["from"]
    for resource in range(RESOURCES):
        effect = tell.say("common" if resource < COMMON else "rare")
        name, number = heading(tell.resource(resource)), tell.data.supply[resource]
        yield CardText("resources", RESOURCE_NAMES[resource], name, number, effect, provenance)
