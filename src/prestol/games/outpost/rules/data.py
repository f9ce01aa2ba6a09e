"""The data of the cards: cards.toml, and a file of one's own on top of it (19).

A section of one's own replaces the whole section: [heroes] and [territories], each with a ``list``; [copies.buildings]
and [copies.artifacts]; [components.common_split] and [components.rare_split]. Mistakes are errors that name the section
and the entry; wrong totals are only warnings, so that a half-typed list can be tried.
"""

from __future__ import annotations

import re
import tomllib
import warnings
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from prestol.core.errors import BadSetup
from prestol.games.outpost.rules.cards import (
    ARTIFACT_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMON,
    GAME,
    GUILD_NAMES,
    RESOURCE_NAMES,
    Cards,
    load,
)
from prestol.games.outpost.rules.cells import COLUMNS, ROWS
from prestol.games.outpost.rules.state import MOST_PLAYERS, ROUNDS, ROW, SHOWN, SLOTS

Entry = dict[str, Any]
OWNER = "owner"
PROVENANCES = ("rulebook", "card face", "listing", "deduced", "reconstructed", "unverified", OWNER)
LEAST_ARTIFACTS = SHOWN + ROUNDS  # who plays alone turns up a new one in every round but the last
MOST = 99  # of anything that a file can give a number
LONGEST_NAME = 60
ID = re.compile(r"[\w.-]{1,20}")  # so that a written position can name it
SIGNS = [*COLOUR_NAMES, "none"]
HERO = {"id", "name", "guild", "cost", "settlers", "vp", "monster", "copies", "provenance"}
TERRITORY = {"id", "name", "region", "resource", "monster", "copies", "provenance"}
SECTIONS = {
    "heroes": {"provenance", "list"},
    "territories": {"provenance", "list"},
    "copies": {"buildings", "artifacts"},
    "components": {"common_split", "rare_split"},
}


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
    except (ValueError, RecursionError) as error:  # no TOML, or no text at all
        raise BadSetup("the cards in {path} cannot be read: {error}", path=path, error=error) from None


def replace_sections(facts: Entry, given: Entry) -> None:
    if given.pop("schema", 1) != 1:
        raise BadSetup("a file of cards has “schema = 1”")
    for name, section in given.items():
        known("section", name, list(SECTIONS), "the file")
        check_section(name, section)
        for key in section:
            known("field", key, sorted(SECTIONS[name]), f"[{name}]")
    if "heroes" in given:
        facts["heroes"] = replaced(given["heroes"], "heroes", check_hero)
    if "territories" in given:
        facts["territories"] = replaced(given["territories"], "territories", check_territory)
    for name, numbers in given.get("copies", {}).items():
        check_section(f"copies.{name}", numbers)
        set_copies(facts[name], numbers, name)
    for name, numbers in given.get("components", {}).items():
        check_section(f"components.{name}", numbers)
        set_supply(facts["supply"], numbers, name)


def check_section(name: str, section: object) -> None:
    if not isinstance(section, dict):
        raise BadSetup("“{name}” in the file of cards should be a section: [{name}]", name=name)


# -- heroes and territories --------------------------------------------------------------------------------------------


def replaced(section: Entry, name: str, check: Callable[[Entry, str], None]) -> Entry:
    """A whole section, each entry checked; an entry may know better where it comes from."""
    origin, listed = provenance(section, f"[{name}]"), section.get("list")
    if not isinstance(listed, list) or not all(isinstance(entry, dict) for entry in listed):
        raise BadSetup("section [{section}] needs a “list” of entries", section=name)
    for number, entry in enumerate(listed, 1):
        check(entry, f"[{name}] {number}")
    ids = given_ids(listed, name)
    found = []
    for number, entry in enumerate(listed, 1):
        id = entry.get("id") or free_id(entry, number, ids)
        ids[id] = number
        found.append({**entry, "id": id, "from": provenance(entry, f"[{name}] {number}", origin)})
    return {"from": origin, "list": found}


def provenance(entry: Entry, where: str, usual: str = OWNER) -> str:
    """Where facts come from, in a word that can be shown."""
    word = entry.get("provenance", usual)
    known("provenance", word, PROVENANCES, where)
    return str(word)


def given_ids(listed: list[Entry], name: str) -> dict[str, int]:
    """The ids that entries give themselves, each with the number of its entry: written positions tell cards by them."""
    found: dict[str, int] = {}
    for number, entry in enumerate(listed, 1):
        id = entry.get("id")
        if id in found:
            raise BadSetup(
                "{where}: entry {other} has the id “{id}” already; equal cards are one entry with “copies = 2”",
                where=f"[{name}] {number}",
                other=found[id],
                id=id,
            )
        if id is not None:
            found[id] = number
    return found


def free_id(entry: Entry, number: int, taken: dict[str, int]) -> str:
    """“II-05” or “H05”, by the number of the entry; if another one has called itself so, the next that is free."""
    prefix = f"{'I' * entry['region']}-" if "region" in entry else "H"
    return next(id for id in (f"{prefix}{at:02}" for at in count(number)) if id not in taken)


def check_hero(entry: Entry, where: str) -> None:
    fields(entry, HERO, ("guild", "cost", "monster"), where)
    check_names(entry, where)
    known("guild", entry["guild"], GUILD_NAMES, where)
    known("monster", entry["monster"], SIGNS, where)
    for name, least in (("settlers", 0), ("vp", 0), ("copies", 1)):
        whole(entry.get(name, least), least, where, name)
    if (entry["guild"] == "mercenary") != (entry.get("vp", 0) > 0):
        raise BadSetup("{where}: mercenaries have “vp”, other heroes have none", where=where)
    check_cost(entry["cost"], where)


def check_cost(cost: object, where: str) -> None:
    if not isinstance(cost, dict) or not cost:
        raise BadSetup("{where}: a cost looks like {{ wood = 2, gold = 1 }}", where=where)
    for resource, number in cost.items():
        known("resource", resource, RESOURCE_NAMES, where)
        whole(number, 1, where, resource)


def check_territory(entry: Entry, where: str) -> None:
    fields(entry, TERRITORY, ("region", "resource", "monster"), where)
    check_names(entry, where)
    known("region", entry["region"], list(range(1, ROWS + 1)), where)
    known("resource", entry["resource"], RESOURCE_NAMES, where)
    known("monster", entry["monster"], SIGNS, where)
    whole(entry.get("copies", 1), 1, where, "copies")


# -- numbers of tiles, tokens and pieces -------------------------------------------------------------------------------


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
    where = f"[components.{name}]"
    for kind, pieces in numbers.items():
        if kind != "provenance":
            known("resource", kind, kinds, where)
            whole(pieces, max(MOST_PLAYERS * GAME["start"].get(kind, 0), 1), where, kind)  # everybody begins with some
            supply[kind] = pieces
    supply["from"] = provenance(numbers, where)


# -- what may stand in an entry ----------------------------------------------------------------------------------------


def fields(entry: Entry, allowed: set[str], needed: Sequence[str], where: str) -> None:
    for name in entry:
        known("field", name, sorted(allowed), where)
    for name in needed:
        if name not in entry:
            raise BadSetup("{where}: “{name}” is missing", where=where, name=name)


def known(what: str, word: object, words: Sequence[object], where: str) -> None:
    if not any(word == each and type(word) is type(each) for each in words):
        raise BadSetup(
            "{where}: there is no {what} “{word}”; known are: {known}",
            where=where,
            what=what,
            word=" ".join(str(word)[:40].split()),  # in one line
            known=", ".join(map(str, words)),
        )


def whole(number: object, least: int, where: str, name: str) -> None:
    if type(number) is not int or not least <= number <= MOST:
        raise BadSetup(
            "{where}: “{name}” should be a whole number from {least} to {most}",
            where=where,
            name=name,
            least=least,
            most=MOST,
        )


def check_names(entry: Entry, where: str) -> None:
    id, name = entry.get("id", "H01"), entry.get("name", "Olga")
    if not isinstance(id, str) or not ID.fullmatch(id):
        raise BadSetup(
            "{where}: an “id” is a word in quotation marks of up to 20 letters, digits and “-”, “_” or “.”, such as "
            "“T01”",
            where=where,
        )
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadSetup(
            "{where}: a “name” is a text in quotation marks, in one line of up to {most} letters",
            where=where,
            most=LONGEST_NAME,
        )


# -- is it enough? -----------------------------------------------------------------------------------------------------


def totals(cards: Cards) -> dict[str, int]:
    return {
        "heroes": cards.first_artifact - cards.first_hero,
        "territories": cards.first_building,
        "buildings": cards.first_hero - cards.first_building,
        "artifacts": cards.all - cards.first_artifact,
    }


def check_numbers(cards: Cards) -> None:
    """Is there enough for a game of four, and of one?"""
    found = totals(cards)
    if found["buildings"] < SLOTS:
        raise BadSetup("the market needs at least {number} buildings", number=int(SLOTS))
    if found["heroes"] < ROW:
        raise BadSetup("the row needs at least {number} heroes", number=int(ROW))
    for region in range(ROWS):
        if len(cards.territories(region)) < COLUMNS * MOST_PLAYERS:
            raise BadSetup(
                "region {region} needs at least {number} territories", region=region + 1, number=COLUMNS * MOST_PLAYERS
            )
    if found["artifacts"] < LEAST_ARTIFACTS:
        raise BadSetup("at least {number} artifacts are needed", number=int(LEAST_ARTIFACTS))


def warnings_about(cards: Cards) -> list[str]:
    """What differs from the box, but can be played."""
    usual = totals(standard())
    found = [
        f"there are {number} {name}, in the box {usual[name]}"
        for name, number in totals(cards).items()
        if number != usual[name]
    ]
    for number, colour in enumerate(COLOUR_NAMES):
        tiles = cards.colour[: cards.first_building].count(number)
        if tiles > cards.monsters:
            found.append(f"{tiles} territories are {colour}, but there are {cards.monsters} monsters of each colour")
    return found
