"""Outpost in text: actions, cards, and the numbers a written position may name."""

from __future__ import annotations

from collections.abc import Callable

from prestol.core.actions import ActionSpace, Family
from prestol.core.engine import Frame
from prestol.core.errors import BadPosition
from prestol.core.position import Field
from prestol.games.outpost.buildings import CHOOSE_KIND
from prestol.games.outpost.cards import (
    ARTIFACT_NAMES,
    BANK,
    BAZAAR,
    CATHEDRAL,
    RESOURCE_NAMES,
    RESOURCES,
    TRADING_POST,
    WAREHOUSE,
    Cards,
)
from prestol.games.outpost.exchange import TRADES
from prestol.games.outpost.invariants import stored_pieces, violations
from prestol.games.outpost.lands import MONSTER_CHECK, explored
from prestol.games.outpost.passing import TAKE_ARTIFACT
from prestol.games.outpost.rules import DRAFT, ROUND_STEP
from prestol.games.outpost.state import (
    ARTIFACT,
    BASE,
    BUILD,
    CELLS,
    COLLECT,
    DONE,
    END,
    EXPLORE,
    EXTRA,
    FORT,
    FORTIFY,
    HERO,
    HUNT,
    KEEP,
    KIND,
    NO,
    NOBODY,
    PASS,
    PLOT,
    REGION,
    ROUNDS,
    SKIP,
    SLOTS,
    STREET,
    TRADE,
    UNLIMITED,
    USE,
    USE_NOW,
    YES,
    Outpost,
    Player,
)
from prestol.games.outpost.turn import CHOOSE_PLOT, refuse_build

CELL_NAMES = [f"{cell // 3 + 1}{cell % 3 + 1}" for cell in range(CELLS)]
THREE = ["1", "2", "3"]
COLUMNS = ["".join(THREE[column] for column in range(3) if chosen >> column & 1) for chosen in range(1, 8)]


def trade_name(trade: list[int]) -> str:
    """«wood+wood=clay»."""
    given = [RESOURCE_NAMES[resource] for resource in range(RESOURCES) for _ in range(trade[resource])]
    return f"{'+'.join(given)}={RESOURCE_NAMES[trade[RESOURCES]]}"


ACTIONS = ActionSpace(
    Family("pass", PASS),
    Family("end", END),
    Family("done", DONE),
    Family("skip", SKIP),
    Family("use_now", USE_NOW),
    Family("yes", YES),
    Family("no", NO),
    Family("artifact", ARTIFACT, ARTIFACT_NAMES),
    Family("trade", TRADE, [trade_name(trade) for trade in TRADES]),
    Family("build", BUILD, [str(slot) for slot in range(1, 10)]),
    Family("plot", PLOT, CELL_NAMES),
    Family("explore", EXPLORE, CELL_NAMES),
    Family("hunt", HUNT, CELL_NAMES),
    Family("fortify", FORTIFY, CELL_NAMES),
    Family("region", REGION, THREE),
    Family("street", STREET, THREE),
    Family("fort", FORT, CELL_NAMES),
    Family("hero", HERO, ["1", "2", "3", "4"]),
    Family("collect", COLLECT, COLUMNS),
    Family("extra", EXTRA, CELL_NAMES),
    Family("use", USE, CELL_NAMES),
    Family("kind", KIND, RESOURCE_NAMES),
    Family("keep", KEEP, RESOURCE_NAMES[:3]),
)


def packs(cards: Cards) -> dict[str, dict[int, str]]:
    """Territories are one pack, and one for each region's stack."""
    found = {"territories": {card: cards.names[card] for card in range(cards.first_building)}}
    for region in range(3):
        found[f"region{region + 1}"] = {card: cards.names[card] for card in cards.territories(region)}
    found["buildings"] = {card: cards.names[card] for card in range(cards.first_building, cards.first_hero)}
    found["heroes"] = {card: cards.names[card] for card in range(cards.first_hero, cards.first_artifact)}
    found["artifacts"] = {card: cards.names[card] for card in range(cards.first_artifact, cards.all)}
    return found


def in_play(s: Outpost) -> range:
    return range(s.cards.all)


# -- fields -----------------------------------------------------------------------------------------------------------


def cell_number(word: str) -> int:
    return CELL_NAMES.index(word)


def fields(s: Outpost) -> list[Field]:
    """The supply is what lies nowhere else, so it is not written."""
    found = [plain(s, "round", 0), plain(s, "first", 0), plain(s, "first_passer", NOBODY)]
    found += [plain(s, "given", 0), plain(s, "received", 0)]
    for seat, player in enumerate(s.players):
        found += [Field(f"{f.name}.{seat}", f.get, f.put, f.usual, f.text, f.parse) for f in player_fields(player)]
    return [*found, supply_field(s)]


def plain(thing: Outpost | Player, name: str, usual: int) -> Field:
    return Field(name, lambda: [getattr(thing, name)], lambda v: setattr(thing, name, v[0]), lambda: [usual])


def flag(player: Player, name: str) -> Field:
    return Field(name, lambda: [int(getattr(player, name))], lambda v: setattr(player, name, v[0] == 1), lambda: [0])


def numbers(player: Player, name: str, usual: Callable[[], list[int]]) -> Field:
    return Field(name, lambda: getattr(player, name), lambda v: setattr(player, name, v), usual)


def cells(player: Player, name: str, usual: Callable[[], list[int]] = list) -> Field:
    return Field(
        name,
        lambda: getattr(player, name),
        lambda v: setattr(player, name, v),
        usual,
        lambda cell: CELL_NAMES[cell],
        cell_number,
    )


def marked(player: Player, name: str) -> Field:
    """Cells that a number has as bits."""
    return Field(
        name,
        lambda: [cell for cell in range(CELLS) if getattr(player, name) >> cell & 1],
        lambda v: setattr(player, name, sum(1 << cell for cell in set(v))),
        list,
        lambda cell: CELL_NAMES[cell],
        cell_number,
    )


def player_fields(player: Player) -> list[Field]:
    return [
        numbers(player, "stock", lambda: [0] * RESOURCES),
        plain(player, "base", BASE),
        plain(player, "extra", 0),
        plain(player, "spent", 0),
        cells(player, "cells"),
        marked(player, "forts"),
        marked(player, "beasts"),
        cells(player, "plots"),
        numbers(player, "stored", lambda: [0] * len(player.houses)),
        plain(player, "regions_used", 0),
        plain(player, "streets_used", 0),
        marked(player, "forts_used"),
        flag(player, "again"),
        flag(player, "passed"),
    ]


def supply_field(s: Outpost) -> Field:
    """Never written; reading a position puts everything that lies nowhere else into the supply."""

    def put(given: list[int]) -> None:
        if given:
            raise BadPosition("the supply is what lies nowhere else: it is not written")
        whole = [UNLIMITED] * RESOURCES if s.options["supply"] == "unlimited" else s.cards.supply
        s.supply = [
            whole[resource] - sum(player.stock[resource] + stored_pieces(s, player, resource) for player in s.players)
            for resource in range(RESOURCES)
        ]
        s.settlers = s.cards.extra_settlers - sum(player.extra + player.spent for player in s.players)
        s.fortifications = s.cards.fortifications - sum(player.count_forts() for player in s.players)
        s.monsters = [s.cards.monsters - monsters_out(s, colour) for colour in range(4)]

    return Field("supply", list, put, list)


def monsters_out(s: Outpost, colour: int) -> int:
    places = [(player, cell) for player in s.players for cell in range(CELLS) if player.beasts >> cell & 1]
    return sum(s.cards.colour[player.land_at(cell)] == colour for player, cell in places if player.land_at(cell) >= 0)


# -- impossible positions ---------------------------------------------------------------------------------------------


def check(s: Outpost) -> None:
    """Raise BadPosition if the position is impossible."""
    if any(not 0 <= f.seat < s.seats for f in s.stack):
        raise BadPosition("a step names a seat that is not there")
    if not (0 <= s.round <= 6 and 0 <= s.first < s.seats):
        raise BadPosition("there are six rounds, and a player begins")
    for player in s.players:
        if len(player.cells) != len(player.lands) or len(player.plots) != len(player.houses):
            raise BadPosition("every territory and every building has its cell")
        if not (0 <= player.regions_used < 8 and 0 <= player.streets_used < 8):
            raise BadPosition("there are three regions and three streets")
        if player.forts_used & ~player.forts or any(kept(s, player)):
            raise BadPosition("a fortification that is not there was used, or something is stored where nothing can be")
    if s.given & ~7 or s.received & ~7 or s.given & s.received:
        raise BadPosition("what was bartered cannot be so")
    for complaint in violations(s):
        raise BadPosition("this position is impossible: {complaint}", complaint=complaint)
    if all(player.passed for player in s.players) and s.first_passer == NOBODY and 0 < s.round < ROUNDS:
        raise BadPosition("everybody has passed, and nobody was the first")
    for f in s.stack:
        check_step(s, f)


def kept(s: Outpost, player: Player) -> list[int]:
    """What is stored on buildings that store nothing, or less than nothing."""
    kinds = [s.cards.kind[card] for card in player.houses]
    return [n for n, kind in zip(player.stored, kinds, strict=True) if n < 0 or (n and kind not in (BANK, CATHEDRAL))]


def check_step(s: Outpost, f: Frame) -> None:
    """Does what a step remembers fit the table?"""
    player = s.players[f.seat]
    fits = True
    if f.step is ROUND_STEP:
        fits = f.at in (0, 1) and not (f.at == 0 and s.round == ROUNDS)
    elif f.step is DRAFT:
        fits = 0 <= f.count <= s.seats
    elif f.step is MONSTER_CHECK:
        fits = 0 <= f.at < 1 << CELLS and f.at & ~explored(player) == 0 and f.at & player.beasts == 0
    elif f.step is CHOOSE_PLOT:
        fits = 0 <= f.card < SLOTS and refuse_build(s, player, f.card) == 0
    elif f.step is TAKE_ARTIFACT:
        fits = len(s.offer) > 0
    elif f.step is CHOOSE_KIND:
        fits = f.card in (WAREHOUSE, BAZAAR, TRADING_POST)
    if not fits:
        raise BadPosition("a step does not fit what lies on the table")
