"""The log of Rurik: what happened, and in the solo game why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from prestol.games.rurik.cards import (
    BUILD_ORDERS,
    DEED_VP,
    FIRST_CARD,
    FIRST_DEED,
    FIRST_REWARD,
    HEIGHT,
    ORDERS,
    PRIORITIES,
    STICKERS,
    TRACK_NAMES,
    row_advisor,
    row_banner,
    row_marked,
)
from prestol.games.rurik.events import (
    BONUS_HELPS,
    BORIS_ATTACKS,
    DEED_HELPS,
    HAS_STRONGHOLD,
    RULED_BY_DEFENDER,
    SVIATOPOLK_ATTACKS,
)
from prestol.games.rurik.state import NEUTRAL, REBEL, REBELLION, ROUNDS
from prestol.text.teller import Phrase, Seat

if TYPE_CHECKING:
    from prestol.text.rurik import Chronicler

Values = dict[str, object]

REBELS = 1  # the seat beyond the only one of the solo game
CHECKS = (  # why a casualty check has as many cards as it has
    (RULED_BY_DEFENDER, "ruled"),
    (HAS_STRONGHOLD, "stronghold"),
    (BORIS_ATTACKS, "boris"),
    (DEED_HELPS, "deed"),
    (SVIATOPOLK_ATTACKS, "sviatopolk"),
    (BONUS_HELPS, "bonus"),
)
CLASSES = "abcd"
# the reasons of the rebellion by event: the second number chooses among them
REASONS = {
    "why_muster": ("", "muster_unruled", "muster_ruled"),
    "why_target": ("", "target_empty", "target_unruled"),
    "why_attack": ("", "attack_unruled", "attack_ruled"),
    "why_build": tuple(f"build_{letter}" for letter in CLASSES),
    "why_tax": tuple(f"tax_{letter}" for letter in CLASSES),
    "priority": ("", "more_regions", "larger_group", "more_goods", "no_reason"),
}
NO_TARGETS = ("", "all_occupied", "all_ruled")


def event(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    """The values of a sentence of the log."""
    for kinds, values in SPEAKERS:
        if kind in kinds:
            return values(tell, kind, a, b)
    return {"n": a, "last": ROUNDS, "other": Seat(a)}


# -- figures ----------------------------------------------------------------------------------------------------------

FIGURES = (
    "placed_troop",
    "placed_leader",
    "entered",
    "mustered",
    "lost",
    "removed",
    "replaced",
    "rebel_entered",
    "rebel_rallied",
    "no_source",
)


def figures(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    """Something happens to a figure in a region; b: 1 if it is the leader."""
    return tell.places(a) | {"figure": tell.figure(b)}


def moved(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    """From a to b; 16 is added for the leader."""
    return {"figure": tell.figure(b >> 4), "start": tell.out_of(a), "to": tell.towards(b & 15)}


def lured(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    values = moved(tell, kind, b & 15, b >> 4)
    return values | {"figure": tell.figure(a >> 4), "other": Seat(a & 15)}


def brought(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"n": a, "to": tell.towards(b)}


def fought(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    """Whom an attack or a church meets."""
    if b in (NEUTRAL, REBEL):
        return tell.places(a) | {"whom": Phrase("whom.neutral" if b == NEUTRAL else "whom.rebel")}
    side = Seat(REBELS if b == REBELLION else b)
    return tell.places(a) | {"whom": Phrase("whom.side" if kind == "attacked" else "whom.troop_of", other=side)}


def defeated(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"where": tell.inside(a), "reward": tell.rebel_reward(STICKERS[b - FIRST_REWARD])}


def check(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    why = [tell.say("why.attack")] + [tell.say(f"why.{name}") for bit, name in CHECKS if b & bit]
    return {"n": a, "why": ", ".join(why)}


def revealed(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"card": tell.scheme(a), "result": tell.say("is_loss" if b else "no_loss")}


# -- advisors ---------------------------------------------------------------------------------------------------------


def advisor(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    """Its number with the bribe, and the slot."""
    bribe = tell.say("with_bribe", n=a >> 8) if a >> 8 else ""
    return {"value": a & 255, "bribe": bribe, "banner": tell.banner(b // HEIGHT), "row": b % HEIGHT + 1}


def acted(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"banner": tell.banner(a // HEIGHT), "row": a % HEIGHT + 1}


# -- goods, coins, structures -----------------------------------------------------------------------------------------


def goods(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    """Goods that come or go; a market may bring a coin instead."""
    if kind == "taxed":
        return tell.places(a) | {"good": tell.goods(b)}
    if kind == "market_bonus":
        return {"what": tell.goods(a) if a >= 0 else tell.coins(1)}
    return {"good": tell.goods(a, b)}


def structures(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return tell.places(a) | {"structure": tell.a_structure(b)}


def exchanged(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"what": tell.say("reward.muster" if a else "reward.build", n=1)}


def income(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"n": a + b, "basic": a, "columns": b}


def tracks(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"track": tell.say(f"track.{TRACK_NAMES[a]}"), "n": b}


# -- cards ------------------------------------------------------------------------------------------------------------


def drew(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"n": a, "deck": b + 1}


def schemes(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"card": tell.scheme(a)}


def deeds(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"card": tell.deed(a), "n": DEED_VP[a - FIRST_DEED]}


def agendas(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"card": tell.agenda(a), "text": tell.agenda_text(a), "result": tell.say("fulfilled") if b else ""}


def leaders(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"leader": tell.leader(a)}


# -- the rebellion says why -------------------------------------------------------------------------------------------


def card_turned(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    """b: 1 + the priority; 0: it is not told, and the building orders of all three are."""
    order = tell.regions(ORDERS[a - FIRST_CARD])
    return {"number": a - FIRST_CARD + 1, "regions": order, "builds": build_orders(tell, a, told(b))}


def told(number: int) -> range:
    """The priority that an event names, or all of them."""
    return range(number - 1, number) if number else range(PRIORITIES)


def build_orders(tell: Chronicler, card: int, priorities: range) -> str:
    return "; ".join(build_order(tell, card, priority) for priority in priorities)


def build_order(tell: Chronicler, card: int, priority: int) -> str:
    names = tell.structures(BUILD_ORDERS[PRIORITIES * (card - FIRST_CARD) + priority])
    return tell.say("builds_with", priority=tell.priority(priority), structures=names)


def row(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    """a: the number of the row and, from bit 8 on, 1 + the priority, if it is told."""
    cells = "; ".join(cell(tell, b, priority) for priority in told(a >> 8))
    return {"number": a & 255, "value": row_advisor(b), "cells": cells}


def cell(tell: Chronicler, number: int, priority: int) -> str:
    key = "cell_marked" if row_marked(number, priority) else "cell"
    return tell.say(key, banner=tell.banner(row_banner(number, priority)), priority=tell.priority(priority))


def bribe_mark(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"why": tell.say("because.mark_paid", n=a) if a else tell.say("because.mark_free")}


def banners(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"banner": tell.banner(a), "instead": tell.banner(b)}


def rebel_bonus(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"bonus": tell.bonus(a), "banner": tell.banner(b)}


def unlocked(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    """b: the main action and, beyond it, the bonus."""
    return {"column": tell.priority(a), "main": tell.banner(b & 255), "bonus": tell.bonus(b >> 8)}


def reasons(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return tell.places(a) | {"why": tell.say(f"because.{REASONS[kind][b]}")}


def source(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"region": tell.region(a), "n": b}


def no_target(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"why": tell.say(f"because.{NO_TARGETS[a]}")}


def new_priority(tell: Chronicler, kind: str, a: int, b: int) -> Values:
    return {"priority": tell.priority(a), "why": tell.say(f"because.{REASONS[kind][b]}")}


SPEAKERS: tuple[tuple[tuple[str, ...], Callable[[Chronicler, str, int, int], Values]], ...] = (
    (FIGURES, figures),
    (("moved",), moved),
    (("lured",), lured),
    (("brought",), brought),
    (("attacked", "converted"), fought),
    (("defeated",), defeated),
    (("check",), check),
    (("revealed",), revealed),
    (("placed_advisor", "retrieved"), advisor),
    (("acted",), acted),
    (("taxed", "market_bonus", "paid_good"), goods),
    (("built", "razed"), structures),
    (("exchanged",), exchanged),
    (("income",), income),
    (("advanced", "track_ahead"), tracks),
    (("drew",), drew),
    (("kept", "played", "discarded"), schemes),
    (("took_deed", "accomplished"), deeds),
    (("kept_agenda", "agenda_shown"), agendas),
    (("chose_leader",), leaders),
    (("card_turned",), card_turned),
    (("row",), row),
    (("banner_full", "cannot_act"), banners),
    (("bribe_mark",), bribe_mark),
    (("rebel_bonus",), rebel_bonus),
    (("unlocked",), unlocked),
    (("why_muster", "why_target", "why_attack", "why_build", "why_tax"), reasons),
    (("why_source",), source),
    (("no_target",), no_target),
    (("priority",), new_priority),
)
