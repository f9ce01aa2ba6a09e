# mypyc
"""Scheme cards are drawn: some are looked at, one is kept (2.6, 6.7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.core.zones import put_in_order
from prestol.games.rurik.rules.actions import DECK, KEEP, TOKEN, TOP
from prestol.games.rurik.rules.attack import CHOOSE_DECK
from prestol.games.rurik.rules.events import DREW, KEPT, PASSED_TOKEN, RETURNED
from prestol.games.rurik.rules.reasons import DECK_EMPTY
from prestol.games.rurik.rules.sets import single
from prestol.games.rurik.rules.state import Rurik


@final
class Draw(Step[Rurik]):
    """Look at the top cards of a deck, keep one, put the others back (2.6)."""

    def cards(self, f: Frame) -> i64:
        """How many are looked at."""
        return f.count

    def has_deck(self, f: Frame) -> bool:
        """Has a deck been chosen?"""
        return f.at > 0

    def deck(self, f: Frame) -> i64:
        return f.at - 1

    def choose_deck(self, f: Frame, deck: i64) -> None:
        f.at = deck + 1

    def has_kept(self, f: Frame) -> bool:
        return f.card == 1

    def note_kept(self, f: Frame) -> None:
        f.card = 1

    def run(self, s: Rurik, f: Frame) -> None:
        if not self.has_deck(f):
            s.refill_decks()
        if self.has_choice(s, f):
            s.ask(f.seat)
            return
        s.end()
        if self.has_deck(f):
            put_back(s, f.seat, self.deck(f))

    def has_choice(self, s: Rurik, f: Frame) -> bool:
        """Of a deck, of the card to keep, or of the one that goes back on top."""
        if not self.has_deck(f):
            return s.deck_size(0) + s.deck_size(1) > 0
        return len(s.players[f.seat].drawn) > (1 if self.has_kept(f) else 0)

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        if not self.has_deck(f):
            return CHOOSE_DECK
        return sorted([(TOP if self.has_kept(f) else KEEP) + card for card in s.players[seat].drawn])

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return DECK_EMPTY if not self.has_deck(f) and s.deck_size(action - DECK) == 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        if not self.has_deck(f):
            self.choose_deck(f, action - DECK)
            look(s, seat, action - DECK, self.cards(f))
        elif not self.has_kept(f):
            self.note_kept(f)
            keep(s, seat, action - KEEP)
        else:
            s.end()
            drawn = s.players[seat].drawn
            drawn.remove(action - TOP)
            drawn.append(action - TOP)
            put_back(s, seat, self.deck(f))


def look(s: Rurik, seat: i64, deck: i64, number: i64) -> None:
    """The top cards, as many as there are."""
    drawn: list[int] = []
    while len(drawn) < number and s.has_card(deck):
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
            s.set_known(card, single(seat))
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


DRAW_STEP: Final = Draw()
TOKEN_TO: Final = TokenTo()
