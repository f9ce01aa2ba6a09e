# mypyc
"""What cards bring: gems, cards and tokens (5.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.viceroy.cards import (
    ANY_INFINITE,
    ATTACK,
    ATTACK_BEHIND_SCREEN,
    COLOURS,
    DRAWS,
    GEMS,
    INFINITE,
    ROWS,
    TOKENS,
    TUCK_TAKEN,
    VP,
)
from prestol.games.viceroy.state import (
    COLOUR,
    DECK,
    DREW_CHARACTER,
    DREW_LAW,
    GAINED_ATTACK,
    GAINED_TOKEN,
    GEM,
    GOT,
    NO,
    TOP,
    TUCKED,
    YES,
    Viceroy,
)

# -- reasons for refusing an answer (the package gives them words and rules) ------------------------------------------
RESERVE_EMPTY: Final = 1
NO_GEM: Final = 2
DECK_EMPTY: Final = 3

LEVEL5_VP: Final = 15
GEM_CHOICES: Final[list[int]] = [GEM, GEM + 1, GEM + 2, GEM + 3]
DECK_CHOICES: Final[list[int]] = [DECK, DECK + 1]
TOP_CHOICES: Final[list[int]] = [TOP, TOP + 1]
YES_OR_NO: Final[list[int]] = [YES, NO]
COLOUR_CHOICES: Final[list[int]] = [COLOUR, COLOUR + 1, COLOUR + 2, COLOUR + 3]


@final
class TakeGems(Step[Viceroy]):
    """Take ``count`` gems of any colours from the reserve, one at a time; as many as there are (1.6)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if f.count > 0 and s.reserve_total() > f.count:
            s.ask(f.seat)
        else:
            s.end()
            if f.count > 0:
                take_all(s, f.seat)

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return GEM_CHOICES

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if s.reserve[action - GEM] > 0 else RESERVE_EMPTY

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.take_gem(seat, action - GEM)
        f.count -= 1


def take_all(s: Viceroy, seat: i64) -> None:
    for colour in range(COLOURS):
        while s.reserve[colour] > 0:
            s.take_gem(seat, colour)


@final
class DrawCards(Step[Viceroy]):
    """Draw ``count`` cards, each from the law deck or the small deck; one is seen before the next is drawn (R-16)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if f.count > 0 and (s.laws_left() > 0 or s.small > 0):
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return DECK_CHOICES

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        left = s.laws_left() if action == DECK else s.small
        return 0 if left > 0 else DECK_EMPTY

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        f.count -= 1
        if action == DECK:
            s.tell(DREW_LAW, seat)
            take_hidden(s, seat, s.draw_law())
        else:
            s.players[seat].draws += 1
            s.tell(DREW_CHARACTER, seat)
            take_hidden(s, seat, s.draw_small())


def take_hidden(s: Viceroy, seat: i64, card: int) -> None:
    s.tell(GOT, seat, card, seen_by=seat)
    take(s, seat, card)


def take_open(s: Viceroy, seat: i64, card: int) -> None:
    """Everybody sees which card goes to the hand and remembers it (11)."""
    s.show_all(card)
    take(s, seat, card)


def take(s: Viceroy, seat: i64, card: int) -> None:
    """To the hand, or under law 78 if its owner likes."""
    player = s.players[seat]
    if player.owns(TUCK_TAKEN):
        player.taken = [*player.taken, card]
        s.call(KEEP_OR_TUCK, seat)
    else:
        player.take_in_hand(card)


@final
class KeepOrTuck(Step[Viceroy]):
    """The owner of law 78 may tuck a card just taken under it (7: 78)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return YES_OR_NO

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        player = s.players[seat]
        card = player.taken[-1]
        player.taken = player.taken[:-1]
        if action == YES:
            tuck(s, seat, card, player.places[player.cards.index(TUCK_TAKEN)])
        else:
            player.take_in_hand(card)


def tuck(s: Viceroy, seat: i64, card: int, host: int) -> None:
    """Under another card; there it does nothing of its own, and everybody sees it (1.3, R-02)."""
    s.set_known(card, 0)
    s.reveals += 1
    s.players[seat].tuck(card, host)
    s.tell(TUCKED, seat, card, host)


@final
class Reward(Step[Viceroy]):
    """The symbols of row ``at`` // 16 of a card, left to right; ``count`` is the card's place (5.4)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        symbols = ROWS[4 * f.card + (f.at >> 4)]
        if f.at & 15 == len(symbols):
            s.end()
        else:
            f.at += 1
            grant(s, f.seat, symbols[(f.at - 1) & 15], f.count)


def reward(s: Viceroy, seat: i64, card: i64, row: i64, place: i64) -> None:
    s.call(REWARD, seat, card, place, row << 4)


def grant(s: Viceroy, seat: i64, symbol: i64, place: i64) -> None:
    if INFINITE <= symbol < TOKENS:
        lay_gem(s, seat, symbol, place)
    elif symbol == ATTACK_BEHIND_SCREEN or (symbol == ATTACK and not s.attack_on_card):
        s.players[seat].attack += 1
        s.tell(GAINED_ATTACK, seat)
    elif symbol < TOKENS:
        gain_token(s, seat, symbol, place)
    elif symbol == ANY_INFINITE:
        s.call(CHOOSE_COLOUR, seat, count=place)
    elif symbol >= DRAWS:
        s.call(DRAW_CARDS, seat, count=symbol - DRAWS)
    else:
        s.call(TAKE_GEMS, seat, count=symbol - GEMS)


def gain_token(s: Viceroy, seat: i64, token: i64, place: i64) -> None:
    s.players[seat].put_token(place, token)
    s.tell(GAINED_TOKEN, seat, token, place)


def lay_gem(s: Viceroy, seat: i64, token: i64, place: i64) -> None:
    """An infinite or stored gem comes from the reserve; if it has none, perhaps from the own screen (5.4)."""
    colour = token & 3
    if s.reserve[colour] > 0:
        s.add_to_reserve(colour, -1)
        gain_token(s, seat, token, place)
    else:
        s.call(OWN_GEM, seat, token, place)


@final
class OwnGem(Step[Viceroy]):
    """Lay a gem of the own screen as token ``card``? Asked even without one: what is behind a screen is a secret."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return YES_OR_NO

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return NO_GEM if action == YES and s.players[seat].gems[f.card & 3] == 0 else 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == YES:
            s.players[seat].lose_gems(f.card & 3, 1)
            gain_token(s, seat, f.card, f.count)


@final
class ChooseColour(Step[Viceroy]):
    """The colour of an infinite gem (7: 73, 83)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return COLOUR_CHOICES

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        lay_gem(s, seat, INFINITE + action - COLOUR, f.count)


@final
class TopReward(Step[Viceroy]):
    """On level 5: the rewards of rows 1 to 3, or 15 points (5.4, R-17)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return TOP_CHOICES

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == TOP:
            for row in (2, 1, 0):  # the one called last is granted first
                reward(s, seat, f.card, row, f.count)
        else:
            gain_token(s, seat, VP + LEVEL5_VP, f.count)


TAKE_GEMS: Final = TakeGems()
DRAW_CARDS: Final = DrawCards()
KEEP_OR_TUCK: Final = KeepOrTuck()
REWARD: Final = Reward()
OWN_GEM: Final = OwnGem(secret=True)
CHOOSE_COLOUR: Final = ChooseColour()
TOP_REWARD: Final = TopReward()
