# mypyc
"""Scheme cards: drawing, keeping, playing; and what cards bring (6.7, 6.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.core.zones import put_in_order
from prestol.games.rurik.cards import (
    ATTACK,
    ATTACK_LESS,
    BUILD,
    COINS,
    FIRST_DEED,
    MOVE,
    MOVE_ANY,
    MUSTER,
    SCHEME,
    SCHEME_COSTS,
    SCHEME_POINTS,
    TAX,
)
from prestol.games.rurik.cards import DEED as TAKE_A_DEED
from prestol.games.rurik.events import DREW, GAINED_COINS, KEPT, PASSED_TOKEN, PLAYED, RETURNED, TOOK_DEED
from prestol.games.rurik.fighting import ATTACK_STEP, DECKS, MOVE_ANYWHERE, MOVE_STEP, MUSTER_STEP
from prestol.games.rurik.reasons import DECK_EMPTY
from prestol.games.rurik.state import DECK, KEEP, NO_CARDS, TAKE, TOKEN, TOP, Rurik

# -- what cards bring -------------------------------------------------------------------------------------------------


def gain(s: Rurik, seat: i64, kind: i64, amount: i64) -> None:
    """Points of one kind, coins, cards. Tax and build points wait in the pool of the turn (R-09)."""
    if kind == MUSTER:
        s.call(MUSTER_STEP, seat, 0, amount)
    elif kind == MOVE:
        s.call(MOVE_STEP, seat, 0, amount)
    elif kind == ATTACK:
        s.call(ATTACK_STEP, seat, 0, amount)
    elif kind == ATTACK_LESS:
        s.call(ATTACK_STEP, seat, 0, amount, 1)
    elif kind == TAX:
        s.tax_points += amount
    elif kind == BUILD:
        s.build_points += amount
    elif kind == SCHEME:
        s.call(DRAW_STEP, seat, 0, amount)
    elif kind == MOVE_ANY:
        s.call(MOVE_ANYWHERE, seat, 0, amount)
    elif kind == COINS:
        s.players[seat].coins += amount
        s.tell(GAINED_COINS, seat, amount)
    elif kind == TAKE_A_DEED:
        s.call(TAKE_DEED, seat)


@final
class Gain(Step[Rurik]):
    """``count`` of what ``card`` says; called before the payments, so that it comes after them."""

    def run(self, s: Rurik, f: Frame) -> None:
        s.end()
        gain(s, f.seat, f.card, f.count)


# -- drawing ----------------------------------------------------------------------------------------------------------


@final
class Draw(Step[Rurik]):
    """Look at the top ``count`` cards of a deck, keep one, put the others back (2.6).

    ``at`` is 0 until a deck is chosen, then its number; ``card`` is 1 once a card is kept.
    """

    def run(self, s: Rurik, f: Frame) -> None:
        drawn = s.players[f.seat].drawn
        if f.at == 0:
            s.refill_decks()
        if (f.at == 0 and s.deck_size(0) + s.deck_size(1) > 0) or len(drawn) > 1 or (len(drawn) == 1 and f.card == 0):
            s.ask(f.seat)
        else:
            s.end()
            if f.at > 0:
                put_back(s, f.seat, f.at - 1)

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        if f.at == 0:
            return DECKS
        return sorted([(KEEP if f.card == 0 else TOP) + card for card in s.players[seat].drawn])

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return DECK_EMPTY if f.at == 0 and s.deck_size(action - DECK) == 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        if f.at == 0:
            f.at = action - DECK + 1
            look(s, seat, action - DECK, f.count)
        elif f.card == 0:
            f.card = 1
            keep(s, seat, action - KEEP)
        else:
            s.end()
            drawn = s.players[seat].drawn
            drawn.remove(action - TOP)
            drawn.append(action - TOP)
            put_back(s, seat, f.at - 1)


def look(s: Rurik, seat: i64, deck: i64, number: i64) -> None:
    """The top cards, as many as there are; an empty deck is filled from the discard pile (R-04)."""
    drawn: list[int] = []
    while len(drawn) < number:
        if s.deck_size(deck) == 0:
            s.refill_decks()
            if s.deck_size(deck) == 0:
                break
        drawn.append(s.take_top(deck))
    if len(drawn) > 1:  # others who knew one of them cannot tell which is kept
        for card in drawn:
            s.set_known(card, 0)
    drawn.reverse()
    s.players[seat].drawn = drawn
    s.tell(DREW, seat, len(drawn), deck)


def keep(s: Rurik, seat: i64, card: int) -> None:
    player = s.players[seat]
    player.drawn.remove(card)
    put_in_order(player.hand, card)
    s.tell(KEPT, seat, card, seen_by=seat)


def put_back(s: Rurik, seat: i64, deck: i64) -> None:
    """The others go back on top; their finder remembers them (13)."""
    player = s.players[seat]
    if len(player.drawn) > 0:
        for card in player.drawn:
            s.set_known(card, 1 << seat)
            s.tops[deck].append(card)
        s.tell(RETURNED, seat, len(player.drawn))
        player.drawn = []
    s.refill_decks()


@final
class TokenTo(Step[Rurik]):
    """The top scheme slot: the first-player token goes to anybody, oneself included (6.7)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [TOKEN + other for other in range(s.seats)]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        s.token = action - TOKEN
        s.tell(PASSED_TOKEN, seat, s.token)


# -- playing ----------------------------------------------------------------------------------------------------------


def play(s: Rurik, seat: i64, card: int) -> None:
    """Pay, gain coins, then the other reward; the card goes to the discard pile after it (R-42)."""
    player = s.players[seat]
    s.leave_hand(seat, card)
    s.playing = [*s.playing, card]
    s.tell(PLAYED, seat, card)
    player.coins += SCHEME_POINTS[card][2] - SCHEME_COSTS[card]
    s.call(FINISH_SCHEME, seat, card)
    if SCHEME_POINTS[card][1] > 0:
        gain(s, seat, SCHEME_POINTS[card][0], SCHEME_POINTS[card][1])


@final
class FinishScheme(Step[Rurik]):
    """Card ``card`` has been played."""

    def run(self, s: Rurik, f: Frame) -> None:
        s.end()
        s.playing = NO_CARDS
        s.throw_away(f.card)


# -- deeds on offer ---------------------------------------------------------------------------------------------------


@final
class TakeDeed(Step[Rurik]):
    """One deed of the row; ``at`` is 1 if the row is not filled up after it (6.8, 9 C, 11)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if len(s.row) > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [TAKE + card - FIRST_DEED for card in s.row]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        card = action - TAKE + FIRST_DEED
        player = s.players[seat]
        player.open = sorted([*player.open, card])
        s.row = [other for other in s.row if other != card]
        s.tell(TOOK_DEED, seat, card)
        if f.at == 0:
            s.refill_row()


GAIN: Final = Gain()
DRAW_STEP: Final = Draw()
TOKEN_TO: Final = TokenTo()
FINISH_SCHEME: Final = FinishScheme()
TAKE_DEED: Final = TakeDeed()
