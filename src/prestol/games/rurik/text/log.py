"""The log of Rurik: what happened, and in the solo game why."""

from __future__ import annotations

from collections.abc import Callable

from prestol.games.rurik.rules.advisors import banner_of, row_of
from prestol.games.rurik.rules.answers import NEUTRAL, REBEL, REBELLION
from prestol.games.rurik.rules.bonuses import REBELS
from prestol.games.rurik.rules.cards import (
    AGENDA_NAMES,
    BANNER_NAMES,
    CARDS_FEWER_BY_BORIS,
    CARDS_FEWER_BY_DEED,
    CARDS_IF_RULED,
    CARDS_OF_STRONGHOLD,
    CHECK_CARDS,
    COINS_FOR_LURED,
    COINS_STOLEN,
    DEED_NAMES,
    DEED_ROW,
    DEED_VP,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    FIRST_REWARD,
    FORFEIT_COINS,
    MARKET_BRINGS,
    REGION_NAMES,
    ROUNDS,
    SCHEME_NAMES,
    STICKERS,
)
from prestol.games.rurik.rules.solo_cards import CARDS_FEWER_BY_SVIATOPOLK, PRIORITIES, row_advisor
from prestol.games.rurik.rules.telling import (
    UNTOLD,
    causes,
    priority_told,
    told_bribe,
    told_effect,
    told_end,
    told_leader,
    told_main,
    told_of,
    told_row_number,
    told_row_priority,
    told_start,
    told_value,
)
from prestol.games.rurik.text.cards import FEWER_BY_BONUS, Cards
from prestol.text.game_text import Phrase, Seat, Thing

Values = dict[str, object]
Speaker = Callable[[Cards, int, int], Values]

CHECKED = {  # more or fewer cards in a casualty check, by cause
    "ruled": CARDS_IF_RULED,
    "stronghold": CARDS_OF_STRONGHOLD,
    "boris": CARDS_FEWER_BY_BORIS,
    "deed": CARDS_FEWER_BY_DEED,
    "sviatopolk": CARDS_FEWER_BY_SVIATOPOLK,
    "bonus": FEWER_BY_BONUS,
}


def values(text: Cards, kind: str, a: int, b: int) -> Values:
    """The values of a sentence of the log."""
    return EVENTS[kind](text, a, b) if kind in EVENTS else {"n": a}


def rounds(text: Cards, a: int, b: int) -> Values:
    return {"n": a, "last": ROUNDS}


def others(text: Cards, a: int, b: int) -> Values:
    return {"other": Seat(a)}


# -- what lies on the board -------------------------------------------------------------------------------------------


def land(name: object, region: int) -> Thing:
    """A region by its name, in whatever form."""
    return Thing(str(name), f"land-{REGION_NAMES[region]}")


def places(text: Cards, region: int) -> Values:
    """All the forms a sentence may need."""
    return {form: land(name, region) for form, name in text.places(region).items()}


def banner(text: Cards, number: int) -> Thing:
    return Thing(text.banner(number), f"banner-{BANNER_NAMES[number]}")


# -- figures ----------------------------------------------------------------------------------------------------------


def figures(text: Cards, a: int, b: int) -> Values:
    """Something happens to a figure in a region; b: 1 if it is the leader."""
    return places(text, a) | {"figure": text.figure(b)}


def moved(text: Cards, a: int, b: int) -> Values:
    start, to = land(text.out_of(a), a), land(text.towards(told_of(b)), told_of(b))
    return {"figure": text.figure(told_leader(b)), "start": start, "to": to}


def lured(text: Cards, a: int, b: int) -> Values:
    start, end = told_start(b), told_end(b)
    return {
        "figure": text.figure(told_leader(a)),
        "other": Seat(told_of(a)),
        "start": land(text.out_of(start), start),
        "to": land(text.towards(end), end),
        "coins": text.paid_coins(COINS_FOR_LURED),
    }


def brought(text: Cards, a: int, b: int) -> Values:
    return {"n": a, "to": land(text.towards(b), b)}


def attacked(text: Cards, a: int, b: int) -> Values:
    return places(text, a) | {"whom": whom(b, "whom.side")}


def converted(text: Cards, a: int, b: int) -> Values:
    return places(text, a) | {"whom": whom(b, "whom.troop")}


def whom(target: int, key: str) -> Phrase:
    """Whom an attack or a church meets; the key is for a player or the rebellion."""
    if target in (NEUTRAL, REBEL):
        return Phrase("whom.neutral" if target == NEUTRAL else "whom.rebel")
    return Phrase(key, other=Seat(REBELS if target == REBELLION else target))


def stole(text: Cards, a: int, b: int) -> Values:
    return {"other": Seat(a), "coins": text.paid_coins(COINS_STOLEN)}


def defeated(text: Cards, a: int, b: int) -> Values:
    return {"where": land(text.inside(a), a), "reward": text.rebel_reward(STICKERS[b - FIRST_REWARD])}


def check(text: Cards, a: int, b: int) -> Values:
    why = [text.words("why.attack", n=CHECK_CARDS)]
    why += [text.words(f"why.{cause}", n=CHECKED[cause]) for cause in causes(b)]
    return {"n": a, "why": ", ".join(why)}


def revealed(text: Cards, a: int, b: int) -> Values:
    return {"card": text.scheme(a), "result": text.words("is_loss" if b else "no_loss")}


# -- advisors ---------------------------------------------------------------------------------------------------------


def advisors(text: Cards, a: int, b: int) -> Values:
    """The number of an advisor with the bribe, and the slot."""
    added = told_bribe(a)
    bribe = text.words("with_bribe", coins=text.paid_coins(added)) if added else ""
    return slots(text, b, 0) | {"value": told_value(a), "bribe": bribe}


def slots(text: Cards, a: int, b: int) -> Values:
    return {"banner": banner(text, banner_of(a)), "row": row_of(a) + 1}


# -- goods, coins, structures -----------------------------------------------------------------------------------------


def taxed(text: Cards, a: int, b: int) -> Values:
    return places(text, a) | {"good": text.goods(b)}


def market_bonus(text: Cards, a: int, b: int) -> Values:
    """A good, or a coin."""
    return {"what": text.goods(a, MARKET_BRINGS) if a >= 0 else text.coins(MARKET_BRINGS)}


def goods(text: Cards, a: int, b: int) -> Values:
    return {"good": text.goods(a, b)}


def structures(text: Cards, a: int, b: int) -> Values:
    return places(text, a) | {"structure": text.a_structure(b)}


def exchanged(text: Cards, a: int, b: int) -> Values:
    return {"what": text.exchanged(a)}


def forfeited(text: Cards, a: int, b: int) -> Values:
    """An action that is not taken brings coins."""
    return {"n": a, "coins": text.paid_coins(FORFEIT_COINS)}


def coins(text: Cards, a: int, b: int) -> Values:
    return {"coins": text.paid_coins(a)}


def income(text: Cards, a: int, b: int) -> Values:
    return {"n": a + b, "basic": a, "columns": b}


def tracks(text: Cards, a: int, b: int) -> Values:
    return {"track": text.track(a), "n": b}


# -- cards ------------------------------------------------------------------------------------------------------------


def drew(text: Cards, a: int, b: int) -> Values:
    return {"n": a, "deck": b + 1}


def schemes(text: Cards, a: int, b: int) -> Values:
    return {"card": Thing(text.scheme(a), f"scheme-{SCHEME_NAMES[a]}")}


def fresh_deeds(text: Cards, a: int, b: int) -> Values:
    return {"n": DEED_ROW}


def deeds(text: Cards, a: int, b: int) -> Values:
    number = a - FIRST_DEED
    return {"card": Thing(text.deed(a), f"deed-{DEED_NAMES[number]}"), "points": text.points(DEED_VP[number])}


def agendas(text: Cards, a: int, b: int) -> Values:
    card = Thing(text.agenda(a), f"agenda-{AGENDA_NAMES[a - FIRST_AGENDA]}")
    return {"card": card, "text": text.agenda_text(a), "result": text.words("fulfilled") if b else ""}


def leaders(text: Cards, a: int, b: int) -> Values:
    return {"leader": text.leader(a)}


# -- the rebellion says why -------------------------------------------------------------------------------------------


def card_turned(text: Cards, a: int, b: int) -> Values:
    builds = text.build_orders(a, named_priorities(priority_told(b)))
    return {"number": a - FIRST_CARD + 1, "regions": text.order(a), "builds": builds}


def named_priorities(priority: int) -> range:
    """The priority that an event names; logs of earlier versions name none, and mean all."""
    return range(PRIORITIES) if priority == UNTOLD else range(priority, priority + 1)


def rows(text: Cards, a: int, b: int) -> Values:
    cells = "; ".join(cell(text, b, priority) for priority in named_priorities(told_row_priority(a)))
    return {"number": told_row_number(a), "value": row_advisor(b), "cells": cells}


def cell(text: Cards, row: int, priority: int) -> str:
    return text.words("cell", banner=text.cell(row, priority), priority=text.priority(priority))


def bribe_mark(text: Cards, a: int, b: int) -> Values:
    paid = text.words("because.mark_paid", coins=text.paid_coins(a))
    return {"why": paid if a else text.words("because.mark_free")}


def banners(text: Cards, a: int, b: int) -> Values:
    return {"banner": banner(text, a), "instead": banner(text, b), "coins": text.paid_coins(FORFEIT_COINS)}


def rebel_bonus(text: Cards, a: int, b: int) -> Values:
    return {"bonus": text.effect(a), "banner": banner(text, b)}


def unlocked(text: Cards, a: int, b: int) -> Values:
    return {"column": text.priority(a), "main": text.banner(told_main(b)), "bonus": text.effect(told_effect(b))}


def sources(text: Cards, a: int, b: int) -> Values:
    return {"region": land(text.region(a), a), "n": b}


def reasons(*keys: str) -> Speaker:
    """Of an event about a region; its second number chooses among the reasons."""
    return lambda text, a, b: places(text, a) | {"why": text.words(f"because.{keys[b]}")}


def no_target(text: Cards, a: int, b: int) -> Values:
    return {"why": text.words(f"because.{('', 'all_occupied', 'all_ruled')[a]}")}


def new_priority(text: Cards, a: int, b: int) -> Values:
    reasons = ("", "more_regions", "larger_group", "more_goods", "no_reason")
    return {"priority": text.priority(a), "why": text.words(f"because.{reasons[b]}")}


FIGURES = (
    *("placed_troop", "placed_leader", "entered", "mustered", "lost", "removed", "replaced"),
    *("rebel_entered", "rebel_rallied", "no_source"),
)
EVENTS: dict[str, Speaker] = {
    **dict.fromkeys(FIGURES, figures),
    **dict.fromkeys(("placed_advisor", "retrieved"), advisors),
    **dict.fromkeys(("built", "razed"), structures),
    **dict.fromkeys(("forfeited", "cannot_pay"), forfeited),
    **dict.fromkeys(("advanced", "track_ahead"), tracks),
    **dict.fromkeys(("kept", "played", "discarded"), schemes),
    **dict.fromkeys(("took_deed", "accomplished"), deeds),
    **dict.fromkeys(("kept_agenda", "agenda_shown"), agendas),
    **dict.fromkeys(("banner_full", "cannot_act"), banners),
    "round": rounds,
    "passed_token": others,
    "moved": moved,
    "lured": lured,
    "brought": brought,
    "attacked": attacked,
    "converted": converted,
    "stole": stole,
    "defeated": defeated,
    "check": check,
    "revealed": revealed,
    "acted": slots,
    "taxed": taxed,
    "market_bonus": market_bonus,
    "paid_good": goods,
    "exchanged": exchanged,
    "gained_coins": coins,
    "income": income,
    "drew": drew,
    "fresh_deeds": fresh_deeds,
    "chose_leader": leaders,
    "card_turned": card_turned,
    "row": rows,
    "bribe_mark": bribe_mark,
    "rebel_bonus": rebel_bonus,
    "unlocked": unlocked,
    "why_muster": reasons("", "muster_unruled", "muster_ruled"),
    "why_target": reasons("", "target_empty", "target_unruled"),
    "why_attack": reasons("", "attack_unruled", "attack_ruled"),
    "why_build": reasons("build_a", "build_b", "build_c", "build_d"),
    "why_tax": reasons("tax_a", "tax_b", "tax_c", "tax_d"),
    "why_source": sources,
    "no_target": no_target,
    "priority": new_priority,
}
