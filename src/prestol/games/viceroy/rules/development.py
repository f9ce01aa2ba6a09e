# mypyc
"""The development phase: some rounds of cards chosen in secret, then played one by one (5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Sealed, Step
from prestol.games.viceroy.rules.actions import DISCARD, PASS, PLAY, SLOT
from prestol.games.viceroy.rules.cards import DEVELOPMENT_ROUNDS, DISCARD_GEMS, LAST_CARD
from prestol.games.viceroy.rules.events import DEVELOPMENT_ROUND, DISCARDED, PASSED, PLACED, PLAYED
from prestol.games.viceroy.rules.places import WIDTH, level_of, slot_number, slot_place
from prestol.games.viceroy.rules.placing import placing_of
from prestol.games.viceroy.rules.player import NO_CARD, NO_CARDS
from prestol.games.viceroy.rules.rewards import take_gems
from prestol.games.viceroy.rules.state import ACTIVE, DONE, NOBODY, Viceroy
from prestol.games.viceroy.rules.steps import InRounds

# -- what comes next in a round ---------------------------------------------------------------------------------------
CHOICES: Final = 0
DISCARDS: Final = 1
PLAYS: Final = 2
PARTS: Final[list[str]] = ["choices", "discards", "plays"]


def begin(s: Viceroy) -> None:
    s.standing = [ACTIVE for _ in range(s.seats)]
    s.call(DEVELOPMENT, 0)


@final
class Development(InRounds):
    """Rounds of chosen cards: discards by priority, then plays by number (5.2)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        part = self.next(f)
        if part == CHOICES:
            self.next_round(s, f)
        elif part == DISCARDS:
            self.next_discard(s, f)
        else:
            self.next_play(s, f)

    def next_round(self, s: Viceroy, f: Frame) -> None:
        if self.round(f) == DEVELOPMENT_ROUNDS or len(choosers(s)) == 0:
            s.end()
        else:
            self.begin_round(f)
            self.go_on(f, DISCARDS)
            s.tell(DEVELOPMENT_ROUND, 0, self.round(f))
            s.call(CHOOSE, 0)

    def next_discard(self, s: Viceroy, f: Frame) -> None:
        seat = s.first_of([seat for seat in range(s.seats) if s.discarded[seat] != NO_CARD])
        if seat == NOBODY:
            self.go_on(f, PLAYS)
        else:
            s.tell(DISCARDED, seat, s.discarded[seat])
            s.set_discarded(seat, NO_CARD)
            take_gems(s, seat, DISCARD_GEMS)

    def next_play(self, s: Viceroy, f: Frame) -> None:
        first = NOBODY
        lowest: i64 = LAST_CARD + 1
        for seat in range(s.seats):
            if len(s.played[seat]) > 0 and s.played[seat][0] < lowest:
                lowest = s.played[seat][0]
                first = seat
        if first == NOBODY:
            self.go_on(f, CHOICES)
        else:
            s.call(PLAY_CARD, first)


def choosers(s: Viceroy) -> list[int]:
    """Who has not passed and holds a card: without one there is only passing (5.1)."""
    return [seat for seat in s.active() if len(s.players[seat].hand) > 0]


@final
class Choose(Sealed[Viceroy]):
    """Play a card, discard one for gems, or pass for the rest of the phase, in secret (5.1)."""

    def who(self, s: Viceroy, f: Frame) -> list[int]:
        return choosers(s)

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        hand = s.players[seat].hand
        plays = [PLAY + card - 1 for card in hand]
        return [PASS] + plays + [DISCARD + card - 1 for card in hand]

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        if action == PASS or action >= DISCARD:
            return 0
        card = action - PLAY + 1
        return placing_of(card).refuse(s.players[seat], card)

    def reveal(self, s: Viceroy, f: Frame) -> None:
        s.end()
        for seat in range(s.seats):
            if len(s.sealed[seat]) > 0:
                self.reveal_choice(s, seat, s.sealed[seat][0])

    def reveal_choice(self, s: Viceroy, seat: i64, action: i64) -> None:
        if action == PASS:
            s.set_standing(seat, DONE)
            s.tell(PASSED, seat)
        elif action < DISCARD:
            self.reveal_play(s, seat, action - PLAY + 1)
        else:
            self.reveal_discard(s, seat, action - DISCARD + 1)

    def reveal_play(self, s: Viceroy, seat: i64, card: i64) -> None:
        s.players[seat].leave_hand(card)
        s.set_known(card, 0)
        s.players[seat].show_gem_for(card)
        s.set_played(seat, [card])
        s.tell(PLAYED, seat, card)

    def reveal_discard(self, s: Viceroy, seat: i64, card: i64) -> None:
        s.players[seat].leave_hand(card)
        s.set_discarded(seat, card)
        s.throw_away(card)


@final
class PlayCard(Step[Viceroy]):
    """Where a card goes (5.3)."""

    def card(self, s: Viceroy, f: Frame) -> i64:
        return s.played[f.seat][0]

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        places = placing_of(self.card(s, f)).places(s.players[seat])
        return [SLOT + slot_number(place) for place in places]

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        card = self.card(s, f)
        placing = placing_of(card)
        is_too_high = level_of(slot_place(action - SLOT)) > placing.highest(s.players[seat], card)
        return placing.too_high() if is_too_high else 0

    def legal(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, but looking only once what the player can pay; slots ascend with their levels."""
        card = self.card(s, f)
        end = SLOT + placing_of(card).highest(s.players[seat], card) * WIDTH
        return [action for action in self.options(s, f, seat) if action < end]

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        card = self.card(s, f)
        place = slot_place(action - SLOT)
        s.set_played(seat, NO_CARDS)
        s.tell(PLACED, seat, card, place)
        placing_of(card).put(s, seat, card, place)


DEVELOPMENT: Final = Development()
CHOOSE: Final = Choose()
PLAY_CARD: Final = PlayCard(secret=True)
