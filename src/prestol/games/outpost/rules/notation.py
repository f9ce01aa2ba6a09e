"""Outpost in text: actions and cards."""

from __future__ import annotations

from prestol.core.actions import ActionSpace, Family
from prestol.games.outpost.rules import actions
from prestol.games.outpost.rules.cards import ARTIFACT_NAMES, COMMON, RESOURCE_NAMES, Cards
from prestol.games.outpost.rules.cells import ALL_COLUMNS, CELL_NAMES, COLUMNS, ROWS, holds
from prestol.games.outpost.rules.exchange import TRADES, Trade
from prestol.games.outpost.rules.state import ROW, SLOTS, Outpost


def counted(number: int) -> list[str]:
    return [str(at + 1) for at in range(number)]


def columns_name(columns: int) -> str:
    """“13”: the first and the third."""
    return "".join(name for at, name in enumerate(counted(COLUMNS)) if holds(columns, at))


def trade_name(trade: Trade) -> str:
    """“wood+wood=clay”."""
    given = [RESOURCE_NAMES[resource] for resource, number in enumerate(trade.given) for _ in range(number)]
    return f"{'+'.join(given)}={RESOURCE_NAMES[trade.got]}"


ACTIONS = ActionSpace(
    Family("pass"),
    Family("end"),
    Family("done"),
    Family("skip"),
    Family("use_now"),
    Family("yes"),
    Family("no"),
    Family("artifact", ARTIFACT_NAMES),
    Family("trade", [trade_name(trade) for trade in TRADES]),
    Family("build", counted(SLOTS)),
    Family("plot", CELL_NAMES),
    Family("explore", CELL_NAMES),
    Family("hunt", CELL_NAMES),
    Family("fortify", CELL_NAMES),
    Family("region", counted(ROWS)),
    Family("street", counted(ROWS)),
    Family("fort", CELL_NAMES),
    Family("hero", counted(ROW)),
    Family("collect", [columns_name(columns) for columns in range(1, ALL_COLUMNS + 1)]),
    Family("extra", CELL_NAMES),
    Family("use", CELL_NAMES),
    Family("kind", RESOURCE_NAMES),
    Family("keep", RESOURCE_NAMES[:COMMON]),
    numbers=actions,
)


def packs(cards: Cards) -> dict[str, dict[int, str]]:
    """Territories are one pack, and one for each region's stack."""
    found = {"territories": named(cards, range(cards.first_building))}
    for region in range(ROWS):
        found[f"region{region + 1}"] = named(cards, cards.territories(region))
    found["buildings"] = named(cards, range(cards.first_building, cards.first_hero))
    found["heroes"] = named(cards, range(cards.first_hero, cards.first_artifact))
    found["artifacts"] = named(cards, range(cards.first_artifact, cards.all))
    return found


def named(cards: Cards, among: range | list[int]) -> dict[int, str]:
    return {card: cards.names[card] for card in among}


def in_play(s: Outpost) -> range:
    return range(s.cards.all)
