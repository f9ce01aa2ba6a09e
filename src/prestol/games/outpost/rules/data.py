"""The data of the cards: cards.toml, and a file of one's own on top of it (19).

A section of one's own replaces the whole section: [heroes] and [territories], each with a ``list``; [copies.buildings]
and [copies.artifacts]; [components.common_split] and [components.rare_split]. Misspelt words are errors that name the
section and the entry; wrong totals are only warnings, so that a half-typed list can be tried.
"""

from __future__ import annotations

import tomllib
import warnings
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from prestol.core.errors import BadSetup
from prestol.games.outpost.cards import (
    ARTIFACT_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMON,
    GUILD_NAMES,
    REGIONS,
    RESOURCE_NAMES,
    Cards,
)

Entry = dict[str, Any]
OWNER = "owner"
PROVENANCES = ("rulebook", "card face", "listing", "deduced", "reconstructed", "unverified", OWNER)
MOST_PLAYERS = 4
HERO = {"id", "name", "guild", "cost", "settlers", "vp", "monster", "copies", "provenance"}
TERRITORY = {"id", "name", "region", "resource", "monster", "copies", "provenance"}
SECTIONS = {
    "heroes": {"provenance", "list"},
    "territories": {"provenance", "list"},
    "copies": {"buildings", "artifacts"},
    "components": {"common_split", "rare_split"},
}
USUAL_TOTALS = {"heroes": 48, "territories": 36, "buildings": 36, "artifacts": 14}


def load() -> Entry:
    return tomllib.loads(files("prestol.games.outpost").joinpath("cards.toml").read_text(encoding="utf-8"))


def standard() -> Cards:
    """The cards that come with the program."""
    return Cards(load())


def own(path: Path) -> Cards:
    """The cards with the sections of a file in place of the usual ones."""
    facts = load()
    replace_sections(facts, read(path))
    cards = Cards(facts)
    check_numbers(cards)
    for warning in warnings_about(cards):
        warnings.warn(warning, stacklevel=2)
    return cards


def read(path: Path) -> Entry:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetup("the cards in {path} cannot be read: {error}", path=path, error=error.strerror) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup("the cards in {path} cannot be read: {error}", path=path, error=error) from None


def replace_sections(facts: Entry, given: Entry) -> None:
    if given.pop("schema", 1) != 1:
        raise BadSetup("a file of cards has «schema = 1»")
    for name, section in given.items():
        known("section", name, list(SECTIONS), "the file")
        if not isinstance(section, dict):
            raise BadSetup("«{name}» in the file of cards should be a section", name=name)
        for key in section:
            known("field", key, sorted(SECTIONS[name]), f"[{name}]")
    if "heroes" in given:
        facts["heroes"] = replaced(given["heroes"], "heroes", hero)
    if "territories" in given:
        facts["territories"] = replaced(given["territories"], "territories", territory)
    for name, numbers in given.get("copies", {}).items():
        set_copies(facts[name], numbers, name)
    for name, numbers in given.get("components", {}).items():
        set_supply(facts["supply"], numbers, name)


def provenance(entry: Entry, where: str, usual: str = OWNER) -> str:
    """Where facts come from, in a word that can be shown."""
    word = entry.get("provenance", usual)
    known("provenance", word, PROVENANCES, where)
    return str(word)


def replaced(section: Entry, name: str, check: Callable[[Entry, str, int], Entry]) -> Entry:
    """A whole section, each entry checked; an entry may know better where it comes from."""
    origin, listed = provenance(section, f"[{name}]"), section.get("list")
    if not isinstance(listed, list) or not all(isinstance(entry, dict) for entry in listed):
        raise BadSetup("section [{section}] needs a «list» of entries", section=name)
    found = []
    for number, entry in enumerate(listed, 1):
        where = f"[{name}] {number}"
        found.append(check(entry, where, number) | {"from": provenance(entry, where, origin)})
    return {"from": origin, "list": found}


def hero(entry: Entry, where: str, number: int) -> Entry:
    fields(entry, HERO, ("guild", "cost", "monster"), where)
    known("guild", entry["guild"], GUILD_NAMES, where)
    known("monster", entry["monster"], [*COLOUR_NAMES, "none"], where)
    cost = entry["cost"]
    if not isinstance(cost, dict):
        raise BadSetup("{where}: a cost looks like {{ wood = 2, gold = 1 }}", where=where)
    for resource, pieces in cost.items():
        known("resource", resource, RESOURCE_NAMES, where)
        whole(pieces, 1, where, resource)
    for name, least in (("settlers", 0), ("vp", 0), ("copies", 1)):
        whole(entry.get(name, 1), least, where, name)
    if (entry["guild"] == "mercenary") != (entry.get("vp", 0) > 0):
        raise BadSetup("{where}: mercenaries have «vp», other heroes have none", where=where)
    return {"id": f"H{number:02}", **entry}


def territory(entry: Entry, where: str, number: int) -> Entry:
    fields(entry, TERRITORY, ("region", "resource", "monster"), where)
    known("region", entry["region"], [1, 2, 3], where)
    known("resource", entry["resource"], RESOURCE_NAMES, where)
    known("monster", entry["monster"], [*COLOUR_NAMES, "none"], where)
    whole(entry.get("copies", 1), 1, where, "copies")
    return {"id": f"{'I' * entry['region']}-{number:02}", **entry}


def fields(entry: Entry, allowed: set[str], needed: Sequence[str], where: str) -> None:
    for name in entry:
        known("field", name, sorted(allowed), where)
    for name in needed:
        if name not in entry:
            raise BadSetup("{where}: «{name}» is missing", where=where, name=name)


def known(what: str, word: object, words: Sequence[object], where: str) -> None:
    if word not in words:
        raise BadSetup(
            "{where}: there is no {what} «{word}»; known are: {known}",
            where=where,
            what=what,
            word=word,
            known=", ".join(map(str, words)),
        )


def whole(number: object, least: int, where: str, name: str) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= 99:
        raise BadSetup("{where}: «{name}» should be a whole number from {least}", where=where, name=name, least=least)


def set_copies(section: Entry, numbers: Entry, name: str) -> None:
    """Kinds not named keep their number."""
    names = BUILDING_NAMES if name == "buildings" else ARTIFACT_NAMES
    for kind, copies in numbers.items():
        known("kind", kind, names, f"[copies.{name}]")
        whole(copies, 0, f"[copies.{name}]", kind)
    section["list"] = [{**entry, "copies": numbers.get(entry["id"], entry["copies"])} for entry in section["list"]]
    section["copies_from"] = OWNER


def set_supply(supply: Entry, numbers: Entry, name: str) -> None:
    kinds = RESOURCE_NAMES[:COMMON] if name == "common_split" else RESOURCE_NAMES[COMMON:]
    for kind, pieces in numbers.items():
        if kind != "provenance":
            known("resource", kind, kinds, f"[components.{name}]")
            whole(pieces, 1, f"[components.{name}]", kind)
            supply[kind] = pieces
    supply["from"] = OWNER


def check_numbers(cards: Cards) -> None:
    """Is there enough for a game of four?"""
    if cards.first_hero - cards.first_building < 9:
        raise BadSetup("the market needs at least 9 buildings")
    if cards.first_artifact - cards.first_hero < 4:
        raise BadSetup("the row needs at least 4 heroes")
    for region in range(REGIONS):
        if len(cards.territories(region)) < 3 * MOST_PLAYERS:
            raise BadSetup(
                "region {region} needs at least {number} territories", region=region + 1, number=3 * MOST_PLAYERS
            )
    if cards.all - cards.first_artifact < 9:
        raise BadSetup("at least 9 artifacts are needed")


def warnings_about(cards: Cards) -> list[str]:
    """What differs from the box, but can be played."""
    totals = {
        "heroes": cards.first_artifact - cards.first_hero,
        "territories": cards.first_building,
        "buildings": cards.first_hero - cards.first_building,
        "artifacts": cards.all - cards.first_artifact,
    }
    found = [
        f"there are {totals[name]} {name}, in the box {usual}"
        for name, usual in USUAL_TOTALS.items()
        if totals[name] != usual
    ]
    for number, colour in enumerate(COLOUR_NAMES):
        tiles = cards.colour[: cards.first_building].count(number)
        if tiles > cards.monsters:
            found.append(f"{tiles} territories are {colour}, but there are {cards.monsters} monsters of each colour")
    return found
