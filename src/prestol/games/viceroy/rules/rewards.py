# mypyc
"""What cards bring: gems, cards and tokens (5.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.viceroy.rules.actions import COLOUR, DECK, GEM, NO, TOP, YES
from prestol.games.viceroy.rules.cards import (
    ANY_INFINITE,
    ATTACK_BEHIND_SCREEN,
    COLOURS,
    DRAWS,
    GEMS,
    ROWS,
    TOP_TOKEN,
    TUCK_TAKEN,
    row_of,
)
from prestol.games.viceroy.rules.events import (
    DREW_CHARACTER,
    DREW_LAW,
    GAINED_ATTACK,
    GAINED_TOKEN,
    GOT,
    TUCKED,
)
from prestol.games.viceroy.rules.reasons import DECK_EMPTY, NO_GEM, RESERVE_EMPTY
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.steps import AboutCard, OneByOne
from prestol.games.viceroy.rules.tokens import ATTACK, INFINITE, KINDS, gem_colour, is_gem

GEM_CHOICES: Final[list[int]] = [GEM, GEM + 1, GEM + 2, GEM + 3]
DECK_CHOICES: Final[list[int]] = [DECK, DECK + 1]
TOP_CHOICES: Final[list[int]] = [TOP, TOP + 1]
YES_OR_NO: Final[list[int]] = [YES, NO]
COLOUR_CHOICES: Final[list[int]] = [COLOUR, COLOUR + 1, COLOUR + 2, COLOUR + 3]


# -- gems -------------------------------------------------------------------------------------------------------------


@final
class TakeGems(OneByOne):
    """Take gems of any colours from the reserve, one at a time; as many as there are (1.6)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        left = self.left(f)
        if left > 0 and s.reserve_total() > left:
            s.ask(f.seat)
        else:
            s.end()
            if left > 0:
                take_all(s, f.seat)

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return GEM_CHOICES

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if s.reserve[action - GEM] > 0 else RESERVE_EMPTY

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.take_gem(seat, action - GEM)
        self.note_one(f)


def take_gems(s: Viceroy, seat: i64, number: i64) -> None:
    s.call(TAKE_GEMS, seat, count=number)


def take_all(s: Viceroy, seat: i64) -> None:
    for colour in range(COLOURS):
        while s.reserve[colour] > 0:
            s.take_gem(seat, colour)


# -- cards ------------------------------------------------------------------------------------------------------------


@final
class DrawCards(OneByOne):
    """Draw cards, each from the law deck or the small deck; one is seen before the next is drawn (R-16)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if self.left(f) > 0 and (s.laws_left() > 0 or s.small > 0):
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return DECK_CHOICES

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        left = s.laws_left() if action == DECK else s.small
        return 0 if left > 0 else DECK_EMPTY

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        self.note_one(f)
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
            tuck(s, seat, card, player.where(TUCK_TAKEN))
        else:
            player.take_in_hand(card)


def tuck(s: Viceroy, seat: i64, card: int, host: int) -> None:
    """Under another card; there it does nothing of its own, and everybody sees it (1.3, R-02)."""
    s.set_known(card, 0)
    s.reveals += 1
    s.players[seat].tuck(card, host)
    s.tell(TUCKED, seat, card, host)


# -- a row of symbols -------------------------------------------------------------------------------------------------


@final
class Reward(AboutCard):
    """The symbols of a card's row, left to right (5.4)."""

    def row(self, f: Frame) -> i64:
        return f.count

    def symbols(self, f: Frame) -> list[int]:
        return row_of(self.card(f), self.row(f))

    def granted(self, f: Frame) -> i64:
        """How many of the symbols have been granted, the one that a step above asks about included."""
        return f.at

    def note_one(self, f: Frame) -> None:
        f.at += 1

    def run(self, s: Viceroy, f: Frame) -> None:
        symbols, granted = self.symbols(f), self.granted(f)
        if granted == len(symbols):
            s.end()
        else:
            self.note_one(f)
            grant(s, f.seat, symbols[granted], self.card(f))


def reward(s: Viceroy, seat: i64, card: i64, row: i64) -> None:
    s.call(REWARD, seat, card, row)


def grant(s: Viceroy, seat: i64, symbol: i64, card: i64) -> None:
    """What a symbol of a card brings."""
    if symbol < KINDS:
        grant_token(s, seat, symbol, card)
    elif symbol == ATTACK_BEHIND_SCREEN:
        gain_attack(s, seat)
    elif symbol == ANY_INFINITE:
        s.call(CHOOSE_COLOUR, seat, card)
    elif symbol >= DRAWS:
        s.call(DRAW_CARDS, seat, count=symbol - DRAWS)
    else:
        take_gems(s, seat, symbol - GEMS)


def grant_token(s: Viceroy, seat: i64, kind: i64, card: i64) -> None:
    if is_gem(kind):
        lay_gem(s, seat, kind, card)
    elif kind == ATTACK and not s.attack_on_card:
        gain_attack(s, seat)
    else:
        gain_token(s, seat, kind, card)


def gain_attack(s: Viceroy, seat: i64) -> None:
    s.players[seat].attack += 1
    s.tell(GAINED_ATTACK, seat)


def gain_token(s: Viceroy, seat: i64, kind: i64, card: i64) -> None:
    place = s.players[seat].where(card)
    s.players[seat].put_token(place, kind)
    s.tell(GAINED_TOKEN, seat, kind, place)


def lay_gem(s: Viceroy, seat: i64, kind: i64, card: i64) -> None:
    """An infinite or stored gem comes from the reserve; if it has none, perhaps from the own screen (5.4)."""
    colour = gem_colour(kind)
    if s.reserve[colour] > 0:
        s.add_to_reserve(colour, -1)
        gain_token(s, seat, kind, card)
    else:
        s.call(OWN_GEM, seat, card, kind)


@final
class OwnGem(AboutCard):
    """Lay a gem of the own screen on a card? Asked even of one who has none: what is behind a screen is a secret."""

    def kind(self, f: Frame) -> i64:
        """What token it will be."""
        return f.count

    def colour(self, f: Frame) -> i64:
        return gem_colour(self.kind(f))

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return YES_OR_NO

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return NO_GEM if action == YES and s.players[seat].gems[self.colour(f)] == 0 else 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == YES:
            s.players[seat].lose_gems(self.colour(f), 1)
            gain_token(s, seat, self.kind(f), self.card(f))


@final
class ChooseColour(AboutCard):
    """The colour of an infinite gem (7: 73, 83)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return COLOUR_CHOICES

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        lay_gem(s, seat, INFINITE + action - COLOUR, self.card(f))


@final
class TopReward(AboutCard):
    """On the top level: the rewards of all rows but the last, or points (5.4, R-17)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return TOP_CHOICES

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == TOP:
            for row in range(ROWS - 2, -1, -1):  # the one called last is granted first
                reward(s, seat, self.card(f), row)
        else:
            gain_token(s, seat, TOP_TOKEN, self.card(f))


TAKE_GEMS: Final = TakeGems()
DRAW_CARDS: Final = DrawCards()
KEEP_OR_TUCK: Final = KeepOrTuck()
REWARD: Final = Reward()
OWN_GEM: Final = OwnGem(secret=True)
CHOOSE_COLOUR: Final = ChooseColour()
TOP_REWARD: Final = TopReward()
