"""Written positions of Outpost: their lines, and what its steps remember. What is impossible is in checks.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prestol.core.errors import BadPosition
from prestol.core.forms import (
    NONE,
    YES_NO,
    Field,
    Flags,
    Kind,
    Named,
    Number,
    Slot,
    StepForm,
    list_field,
    named,
    number_field,
    player,
    player_slot,
)
from prestol.games.outpost.rules import build, effects, monsters, passing, regions, rounds, streets, turn
from prestol.games.outpost.rules.cards import BUILDING_NAMES, COLOUR_NAMES, COMMON, NOTHING, RESOURCE_NAMES, RESOURCES
from prestol.games.outpost.rules.cells import CELL_NAMES, CELLS, COLUMNS, ROWS, holds, single
from prestol.games.outpost.rules.checks import passers
from prestol.games.outpost.rules.invariants import forts_out, monsters_out, owned, settlers_out
from prestol.games.outpost.rules.scoring import points
from prestol.games.outpost.rules.state import BASE, NOBODY, ROUNDS, SLOTS, UNLIMITED, Outpost, Player, whole_supply
from prestol.games.outpost.rules.state import ROW as PLACES

PIECES = Number(0, UNLIMITED)
CELL = named(CELL_NAMES)
ROW = Number(0, ROWS - 1, offset=1)  # a region or a street
COMMONS = RESOURCE_NAMES[:COMMON]
COLUMN_NAMES = [str(column + 1) for column in range(COLUMNS)]


class Kept(Flags):
    """Common resources that are put aside to keep: “wood+wood+clay”."""

    def text(self, number: int) -> str:
        return "+".join(name for kind, name in enumerate(COMMONS) for _ in range(passing.kept_of(number, kind))) or NONE

    def parse(self, word: str) -> int:
        kinds = [] if word == NONE else [COMMONS.index(name) for name in word.split("+")]
        if len(kinds) > CELLS:  # there are no more fortifications
            raise ValueError(word)
        return sum(passing.kept_piece(kind) for kind in kinds)


# -- steps -------------------------------------------------------------------------------------------------------------

WHO = player_slot()


def slot(name: str, place: str, kind: Kind, doc: str, usual: int = 0) -> Slot:
    """A slot that is the same at every table."""
    return Slot(name, place, lambda s: kind, usual, doc)


REGION = slot("region", "card", ROW, "the region that is activated")
STREET = slot("street", "card", ROW, "the street that is activated")
STAGE = slot("stage", "at", named(rounds.STAGES), "whether the round is still to come")
DONE = slot("done", "at", Flags(turn.DEEDS), "what the player has done in this turn")
CHOOSABLE = Named({kind: BUILDING_NAMES[kind] for kind in effects.CHOICES})

STEPS = {
    "round": StepForm(
        rounds.ROUND_STEP,
        [player_slot("whose turn it is, or was last"), STAGE],
        doc="the rounds; one that is to come begins with the player of the line “first”",
    ),
    "draft": StepForm(
        rounds.DRAFT,
        [Slot("begun", "count", lambda s: Number(0, s.seats), doc="how many have chosen or are choosing")],
        under=["round"],
        doc="everybody takes a first artifact",
    ),
    "turn": StepForm(turn.TURN, [WHO, DONE], under=["round"], doc="the player acts, invites a hero, ends or passes"),
    "plot": StepForm(
        build.CHOOSE_PLOT,
        [WHO, slot("slot", "card", Number(0, SLOTS - 1, offset=1), "the slot of the market")],
        under=["turn"],
        doc="where a building goes",
    ),
    "use_new": StepForm(
        build.USE_NEW,
        [WHO, slot("cell", "card", CELL, "where it stands")],
        under=["turn"],
        doc="whether to use the building just built",
    ),
    "street": StepForm(
        streets.STREET_STEP,
        [WHO, STREET, slot("used", "at", Flags(CELL_NAMES), "the cells of buildings used already")],
        under=["turn"],
        doc="which buildings of a street to use",
    ),
    "kind": StepForm(
        effects.CHOOSE_KIND,
        [WHO, slot("building", "card", CHOOSABLE, "the building that is used", NOTHING)],
        under=["turn", "street"],
        doc="which resource a building takes or gives",
    ),
    "collect": StepForm(
        regions.COLLECT_STEP, [WHO, REGION], under=["turn"], doc="from which territories of a region to collect"
    ),
    "extra": StepForm(
        regions.TAKE_EXTRA,
        [WHO, REGION, slot("columns", "at", Flags(COLUMN_NAMES), "the columns collected from")],
        under=["turn"],
        doc="which territory yields one more",
    ),
    "monster": StepForm(
        monsters.MONSTER_CHECK,
        [WHO, slot("cells", "at", Flags(CELL_NAMES), "the territories still to be checked")],
        under=["turn"],
        doc="whether monsters come",
    ),
    "artifact": StepForm(passing.TAKE_ARTIFACT, [WHO], under=["draft", "round"], doc="which artifact to take"),
    "keep": StepForm(
        passing.KEEP_COMMONS,
        [WHO, slot("kept", "at", Kept(COMMONS), "what is put aside to keep")],
        under=["artifact"],
        doc="which common resources to keep",
    ),
}

# -- lines -------------------------------------------------------------------------------------------------------------

LINES = {
    "lands.N": "the territories of a player …",
    "cells.N": "… and the cell of each: region and column, such as 23",
    "forts.N": "the cells with a fortification",
    "beasts.N": "the cells with a monster",
    "houses.N": "the buildings of a player …",
    "plots.N": "… and the cell of each: street and column",
    "stored.N": "… and how many pieces are locked on each; usually none",
    "heroes.N": "the heroes that a player has invited",
    "artifact.N": "the artifact of a player",
    "stock.N": "the resources of a player: wood, clay, stone, diamonds, gold",
    "base.N": f"the base settlers who have not worked yet; usually {BASE}",
    "extra.N": "extra settlers who have not worked yet",
    "spent.N": "extra settlers who have: they go back to the supply when the player passes",
    "regions_used.N": "the regions activated in this round: 1, 2, 3",
    "streets_used.N": "the streets activated in this round: 1, 2, 3",
    "forts_used.N": "the cells of fortifications activated in this round",
    "again.N": "1 if an artifact has opened a region or street a second time in this round",
    "passed.N": "1 if the player has passed in this round",
    "row.X": f"the hero at place 1 … {PLACES} of the row, from the left",
    "market.X": f"the buildings in slot 1 … {SLOTS} of the market, all of one kind",
    "offer": "the artifacts that lie face up",
    "removed": "alone: the artifacts given back",
    "gone": "the heroes who have left the row",
    "stack1": "the other territories of region I; it need not be named, and neither need the next five",
    "stack2": "the other territories of region II",
    "stack3": "the other territories of region III",
    "pile": "the other buildings",
    "deck": "the other heroes",
    "box": "the other artifacts",
    "round": f"the round, 1 to {ROUNDS}; 0 before the first",
    "first": "the player who begins this round",
    "first_passer": "the player who passed first in this round; usually the first of those who have",
    "given": "common resources given in a run of barters …",
    "received": "… and received",
    "supply": "the resources that nobody has: they follow from all else, so the line need not be there",
}


def fields(s: Outpost) -> list[Field]:
    """What cards alone do not tell."""
    found = [number_field(s, "round", Number(0, ROUNDS)), number_field(s, "first", player(s.seats))]
    for number, owner in enumerate(s.players, 1):
        found += player_fields(s, owner, f".{number}")
    found.append(first_passer_field(s))
    found += [set_field(s, name, named(COMMONS), COMMON) for name in ("given", "received")]
    return [*found, supply_field(s)]


def player_fields(s: Outpost, owner: Player, label: str) -> list[Field]:
    settlers = Number(0, s.cards.extra_settlers)
    return [
        list_field(owner, "stock", PIECES, lambda: [0] * RESOURCES, label),
        number_field(owner, "base", Number(0, BASE), BASE, label),
        number_field(owner, "extra", settlers, 0, label),
        number_field(owner, "spent", settlers, 0, label),
        place_field(owner, "cells", "lands", label),
        set_field(owner, "forts", CELL, CELLS, label),
        set_field(owner, "beasts", CELL, CELLS, label),
        place_field(owner, "plots", "houses", label),
        stored_field(owner, label),
        set_field(owner, "regions_used", ROW, ROWS, label),
        set_field(owner, "streets_used", ROW, ROWS, label),
        set_field(owner, "forts_used", CELL, CELLS, label),
        flag_field(owner, "again", label),
        flag_field(owner, "passed", label),
    ]


def place_field(owner: Player, name: str, cards: str, label: str) -> Field:
    """Where each territory or building lies."""

    def put(given: list[int]) -> None:
        if len(given) != len(getattr(owner, cards)) or len(set(given)) < len(given):
            raise BadPosition(
                "“{name}” names a cell of its own for each card of “{cards}”",
                name=f"{name}{label}",
                cards=f"{cards}{label}",
            )
        setattr(owner, name, given[:])

    return Field(f"{name}{label}", lambda: getattr(owner, name)[:], put, list, CELL)


def stored_field(owner: Player, label: str) -> Field:
    def put(given: list[int]) -> None:
        if len(given) != len(owner.houses):
            raise BadPosition("“stored{label}” has a number for each card of “houses{label}”", label=label)
        owner.stored = given[:]

    return Field(f"stored{label}", lambda: owner.stored[:], put, lambda: [0] * len(owner.houses), PIECES)


def set_field(owner: Outpost | Player, name: str, kind: Kind, size: int, label: str = "") -> Field:
    """A set of cells, rows or kinds, listed one by one."""

    def get() -> list[int]:
        return [member for member in range(size) if holds(getattr(owner, name), member)]

    def put(given: list[int]) -> None:
        if len(set(given)) < len(given):
            raise BadPosition("it names nothing twice")
        setattr(owner, name, sum(single(member) for member in given))

    return Field(f"{name}{label}", get, put, list, kind)


def flag_field(owner: Player, name: str, label: str) -> Field:
    def put(given: list[int]) -> None:
        setattr(owner, name, given == [1])

    return Field(f"{name}{label}", lambda: [int(getattr(owner, name))], put, lambda: [0], YES_NO)


def first_passer_field(s: Outpost) -> Field:
    def put(given: list[int]) -> None:
        [s.first_passer] = given

    kind = player(s.seats, optional=True)
    return Field("first_passer", lambda: [s.first_passer], put, lambda: [likely_first_passer(s)], kind)


def likely_first_passer(s: Outpost) -> int:
    """The first of those who have passed; a position where another one was first says so."""
    return next(iter(passers(s)), NOBODY)


def supply_field(s: Outpost) -> Field:
    """What lies nowhere else. It comes last: reading a position ends with counting it."""

    def usual() -> list[int]:
        whole = whole_supply(s)
        return [whole[resource] - owned(s, resource) for resource in range(RESOURCES)]

    def put(given: list[int]) -> None:
        if given != usual():
            raise BadPosition("the supply is what nobody has: leave the line out")
        s.supply = given
        s.settlers = s.cards.extra_settlers - settlers_out(s)
        s.fortifications = s.cards.fortifications - forts_out(s)
        s.monsters = [s.cards.monsters - monsters_out(s, colour) for colour in range(len(COLOUR_NAMES))]

    return Field("supply", lambda: s.supply[:], put, usual, PIECES)


# -- the board as plain data -------------------------------------------------------------------------------------------


def derived(s: Outpost) -> dict[str, Any]:
    """What lies where, and what is left of everything."""
    return {
        "players": [player_facts(s, owner) for owner in s.players],
        "market": [[s.cards.names[card] for card in tiles] for tiles in s.market],
        "hero_row": [only(s, place) for place in s.row],
        "supply": supply_facts(s),
    }


def player_facts(s: Outpost, owner: Player) -> dict[str, Any]:
    return {
        "resources": dict(zip(RESOURCE_NAMES, map(int, owner.stock), strict=True)),
        "settlers": {"base": int(owner.base), "extra": int(owner.extra)},
        "lands": by_cell(owner.land_at, lambda cell, card: land_facts(s, owner, cell, card)),
        "settlement": by_cell(owner.house_at, lambda cell, number: house_facts(s, owner, number)),
        "heroes": [s.cards.names[card] for card in owner.heroes],
        "artifact": only(s, owner.artifact),
        "points": int(points(s, owner)),
    }


def by_cell(at: Callable[[int], int], facts: Callable[[int, int], dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The facts about each cell that is taken, by its name."""
    taken = [(cell, at(cell)) for cell in range(CELLS)]
    return {CELL_NAMES[cell]: facts(cell, found) for cell, found in taken if found >= 0}


def land_facts(s: Outpost, owner: Player, cell: int, card: int) -> dict[str, Any]:
    colour = s.cards.colour[card]
    return {
        "territory": s.cards.names[card],
        "resource": RESOURCE_NAMES[s.cards.resource[card]],
        "colour": COLOUR_NAMES[colour] if colour >= 0 else None,
        "monster": owner.has_monster(cell),
        "fortification": owner.has_fort(cell),
    }


def house_facts(s: Outpost, owner: Player, number: int) -> dict[str, Any]:
    return {"building": s.cards.names[owner.houses[number]], "stored": int(owner.stored[number])}


def only(s: Outpost, cards: list[int]) -> str | None:
    """The one card of a place, if there is one."""
    return s.cards.names[cards[0]] if cards else None


def supply_facts(s: Outpost) -> dict[str, Any]:
    """Resources without end are None."""
    unlimited = s.options["supply"] == "unlimited"
    resources = {name: None if unlimited else int(n) for name, n in zip(RESOURCE_NAMES, s.supply, strict=True)}
    return {
        "resources": resources,
        "settlers": int(s.settlers),
        "fortifications": int(s.fortifications),
        "monsters": dict(zip(COLOUR_NAMES, map(int, s.monsters), strict=True)),
    }
