"""The log of Outpost: what happened, and on the same line what it brought."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.engine import Event
from prestol.games.outpost.rules.cards import LOCKED, LOCKED_VP
from prestol.games.outpost.rules.cells import row
from prestol.games.outpost.rules.state import ROUNDS
from prestol.games.outpost.text.names import ROMAN, Names
from prestol.text.game_text import Thing

Values = dict[str, object]

# what the board shows well enough; payments are told with what they bought
QUIET = ("paid", "no_monster", "ended", "hero_came", "market_came", "market_merged")
# what an action brought: told behind it, in one line
DETAILS = ("gained", "paid", "gained_settlers", "stored", "monster", "first", "returned")
BOUGHT = ("built", "invited")  # their sentences name the price
COMMON = ("hero_left",)
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


def values(text: Names, kind: str, a: int, b: int) -> Values:
    """The values of a sentence of the log."""
    for kinds, found in SPEAKERS:
        if kind in kinds:
            return found(text, a, b)
    return {"n": a, "last": ROUNDS}


def card(name: str, number: int) -> Thing:
    return Thing(name, f"card-{number}")


def artifacts(text: Names, a: int, b: int) -> Values:
    return {"artifact": card(text.artifact(text.data.kind[a]), a)}


def trades(text: Names, a: int, b: int) -> Values:
    return text.trade(a)


def built(text: Names, a: int, b: int) -> Values:
    building, cost = card(text.a_building(text.data.kind[a]), a), text.cost(text.data.cost[a])
    return {"building": building, "cost": cost, "street": row(b) + 1}


def territories(text: Names, a: int, b: int) -> Values:
    return {"territory": card(text.territory(a), a)}


def monsters(text: Names, a: int, b: int) -> Values:
    return {"monster": text.monster(a), "a_monster": text.a_monster(a), "where": text.cell(b, "in_cell")}


def regions(text: Names, a: int, b: int) -> Values:
    return {"region": Thing(ROMAN[a], f"region-{{seat}}-{a + 1}")}


def streets(text: Names, a: int, b: int) -> Values:
    return {"street": Thing(str(a + 1), f"street-{{seat}}-{a + 1}")}


def buildings(text: Names, a: int, b: int) -> Values:
    return {"building": card(text.the_building(text.data.kind[a]), a)}


def resources(text: Names, a: int, b: int) -> Values:
    return {"pieces": text.pieces(a, b), "paid": text.paid(a, b)}


def settlers(text: Names, a: int, b: int) -> Values:
    return {"settlers": text.extra_settlers(a)}


def stored(text: Names, a: int, b: int) -> Values:
    return {"paid": text.paid(a, 1), "points": text.points(LOCKED_VP[LOCKED.index(a)])}


def invited(text: Names, a: int, b: int) -> Values:
    return {"hero": card(text.a_hero(a), a), "cost": text.cost(text.data.cost[a]) + text.surcharge(b)}


def heroes(text: Names, a: int, b: int) -> Values:
    return {"hero": text.hero_with_cost(a)}


def market(text: Names, a: int, b: int) -> Values:
    return {"building": text.building(text.data.kind[a]), "slot": b + 1}


def merged(text: Names, a: int, b: int) -> Values:
    return {"building": text.building(a)}


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
