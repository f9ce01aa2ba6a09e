# mypyc
"""Inviting a hero of the row (8)."""

from __future__ import annotations

from mypy_extensions import i64

from prestol.games.outpost.rules.cards import DIAMOND, HERO_SETTLER, SETTLERS_PER_HERO
from prestol.games.outpost.rules.events import INVITED
from prestol.games.outpost.rules.reasons import CANNOT_PAY, NO_HERO
from prestol.games.outpost.rules.state import NO_CARDS, SURCHARGE, Outpost, Player


def refuse_hero(s: Outpost, player: Player, place: i64) -> i64:
    if len(s.row[place]) == 0:
        return NO_HERO
    cost = s.cards.cost[s.row[place][0]]
    if not player.can_pay(cost) or player.stock[DIAMOND] < cost[DIAMOND] + SURCHARGE[place]:
        return CANNOT_PAY
    return 0


def settlers_of(s: Outpost, seat: i64, card: i64) -> i64:
    """The extra settlers that a hero brings, more with an artifact."""
    return s.cards.settlers[card] + (SETTLERS_PER_HERO if s.has(seat, HERO_SETTLER) else 0)


def invite(s: Outpost, seat: i64, place: i64) -> None:
    """Pay, take the card, gain its settlers; the row moves up."""
    card = s.row[place][0]
    player = s.players[seat]
    s.tell(INVITED, seat, card, place)
    cost = s.cards.cost[card][:]
    cost[DIAMOND] += SURCHARGE[place]
    s.pay_all(seat, cost)
    player.heroes = sorted([*player.heroes, card])
    s.gain_settlers(seat, settlers_of(s, seat, card))
    row = s.row[:]
    row[place] = NO_CARDS
    s.row = row
    s.slide_row(place)
