"""The log of Outpost: what happened, and on the same line what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from prestol.core.engine import Event
from prestol.games.outpost.state import ROUNDS

if TYPE_CHECKING:
    from prestol.text.outpost import Steward

Values = dict[str, object]

# what the board shows well enough; payments are told with what they bought
QUIET = ("paid", "no_monster", "ended", "hero_came", "market_came", "market_merged")
# what an action brought: told behind it, in one line
DETAILS = ("gained", "paid", "gained_settlers", "stored", "monster", "first", "returned")
BOUGHT = ("built", "invited")  # their sentences name the price
ENDS = ("ended",)  # nothing that follows belongs to what was before


def groups(kinds: Sequence[str], events: Sequence[Event]) -> list[list[Event]]:
    """The events that make a line each: something done, and behind it what it brought the same player."""
    found: list[list[Event]] = []
    is_open = False
    for at, event in enumerate(events):
        kind = kinds[event.kind]
        if kind == "paid" and is_price(kinds, events, at, found[-1] if is_open else []):
            continue
        if kind in DETAILS and is_open and found[-1][0].seat == event.seat:
            found[-1].append(event)
        elif kind in DETAILS or kind not in QUIET:
            found.append([event])
            is_open = True
        elif kind in ENDS:
            is_open = False
    return found


def is_price(kinds: Sequence[str], events: Sequence[Event], at: int, group: Sequence[Event]) -> bool:
    """Was this paid for a building, which is told next, or for the hero told just before?"""
    later = next((kinds[event.kind] for event in events[at + 1 :] if kinds[event.kind] != "paid"), "")
    return later == "built" or (len(group) > 0 and kinds[group[0].kind] in BOUGHT)


# -- what the sentences need ------------------------------------------------------------------------------------------


def event(tell: Steward, kind: str, a: int, b: int) -> Values:
    """The values of a sentence of the log."""
    for kinds, values in SPEAKERS:
        if kind in kinds:
            return values(tell, a, b)
    return {"n": a, "last": ROUNDS}


def artifacts(tell: Steward, a: int, b: int) -> Values:
    return {"artifact": tell.artifact(tell.data.kind[a])}


def trades(tell: Steward, a: int, b: int) -> Values:
    return tell.trade(a)


def built(tell: Steward, a: int, b: int) -> Values:
    building, cost = tell.a_building(tell.data.kind[a]), tell.cost(tell.data.cost[a])
    return {"building": building, "cost": cost, "street": b // 3 + 1}


def territories(tell: Steward, a: int, b: int) -> Values:
    return {"territory": tell.territory(a)}


def monsters(tell: Steward, a: int, b: int) -> Values:
    return {"monster": tell.monster(a), "a_monster": tell.a_monster(a), "where": tell.cell(b, "in_cell")}


def regions(tell: Steward, a: int, b: int) -> Values:
    return {"region": "I" * (a + 1)}


def streets(tell: Steward, a: int, b: int) -> Values:
    return {"street": a + 1}


def buildings(tell: Steward, a: int, b: int) -> Values:
    return {"building": tell.the_building(tell.data.kind[a])}


def resources(tell: Steward, a: int, b: int) -> Values:
    return {"pieces": tell.pieces(a, b), "paid": tell.paid(a, b)}


def settlers(tell: Steward, a: int, b: int) -> Values:
    return {"settlers": tell.extra_settlers(a)}


def stored(tell: Steward, a: int, b: int) -> Values:
    return {"pieces": tell.pieces(a, 1), "paid": tell.paid(a, 1)}


def invited(tell: Steward, a: int, b: int) -> Values:
    return {"hero": tell.a_hero(a), "cost": tell.cost(tell.data.cost[a]) + tell.surcharge(b)}


def heroes(tell: Steward, a: int, b: int) -> Values:
    return {"hero": tell.hero(a)}


def market(tell: Steward, a: int, b: int) -> Values:
    return {"building": tell.building(tell.data.kind[a]), "slot": b + 1}


def merged(tell: Steward, a: int, b: int) -> Values:
    return {"building": tell.building(a)}


SPEAKERS = (
    (("took_artifact",), artifacts),
    (("traded",), trades),
    (("built",), built),
    (("explored", "fortified", "activated_fort"), territories),
    (("hunted", "monster", "no_monster"), monsters),
    (("activated_region",), regions),
    (("activated_street",), streets),
    (("used",), buildings),
    (("gained", "paid", "returned"), resources),
    (("gained_settlers",), settlers),
    (("stored",), stored),
    (("invited",), invited),
    (("hero_came", "hero_left"), heroes),
    (("market_came",), market),
    (("market_merged",), merged),
)
