# mypyc
"""The development phase: three rounds of cards chosen in secret, then played one by one (5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Sealed, Step
from prestol.games.viceroy import laws
from prestol.games.viceroy.cards import (
    COLOURS,
    COSTS,
    DUPLICATE,
    INFINITE,
    LAST_CARD,
    LAW_LEVELS,
    LEVELS,
    REPLACE,
    USED,
    is_law,
)
from prestol.games.viceroy.places import WIDTH, level_of, slot_number, slot_place
from prestol.games.viceroy.rewards import TAKE_GEMS, TOP_REWARD, reward
from prestol.games.viceroy.state import (
    ACTIVE,
    DEVELOPMENT_ROUND,
    DISCARD,
    DISCARDED,
    DONE,
    NO_CARDS,
    NO_COLOUR,
    PAID,
    PASS,
    PASSED,
    PAY,
    PLACED,
    PLAY,
    PLAYED,
    SLOT,
    USE,
    USED_INFINITE,
    Viceroy,
)

# -- reasons (1 to 9 are in the files before) -----------------------------------------------------------------------
CANNOT_PAY_CARD: Final = 10
NEEDS_CHARACTER: Final = 11
CANNOT_PAY_LEVEL: Final = 12
LAW_ON_TOP: Final = 13
CANNOT_PAY_REST: Final = 14

ROUNDS: Final = 3
DISCARD_GEMS: Final = 2

# -- how far a round has come: what the phase's frame keeps in ``at`` -------------------------------------------------
CHOOSING: Final = 0
DISCARDS: Final = 1
PLAYS: Final = 2


def begin(s: Viceroy) -> None:
    s.standing = [ACTIVE for _ in range(s.seats)]
    s.call(DEVELOPMENT, 0)


@final
class Development(Step[Viceroy]):
    """Rounds of chosen cards, of which ``count`` were held: discards by priority, then plays by number (5.2)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if f.at == CHOOSING:
            self.next_round(s, f)
        elif f.at == DISCARDS:
            self.next_discard(s, f)
        else:
            self.next_play(s, f)

    def next_round(self, s: Viceroy, f: Frame) -> None:
        if f.count == ROUNDS or len(choosers(s)) == 0:
            s.end()
        else:
            f.count += 1
            f.at = DISCARDS
            s.tell(DEVELOPMENT_ROUND, 0, f.count)
            s.call(CHOOSE, 0)

    def next_discard(self, s: Viceroy, f: Frame) -> None:
        seat = s.first_of([seat for seat in range(s.seats) if s.chosen[seat] < 0])
        if seat < 0:
            f.at = PLAYS
        else:
            s.tell(DISCARDED, seat, -s.chosen[seat])
            choose(s, seat, 0)
            s.call(TAKE_GEMS, seat, count=DISCARD_GEMS)

    def next_play(self, s: Viceroy, f: Frame) -> None:
        first = -1
        lowest: i64 = LAST_CARD + 1
        for seat in range(s.seats):
            if 0 < s.chosen[seat] < lowest:
                lowest = s.chosen[seat]
                first = seat
        if first < 0:
            f.at = CHOOSING
        else:
            choose(s, first, 0)
            s.call(PLAY_CARD, first, lowest)


def choosers(s: Viceroy) -> list[int]:
    """Who has not passed and holds a card: without one there is only passing (5.1)."""
    return [seat for seat in s.active() if len(s.players[seat].hand) > 0]


def choose(s: Viceroy, seat: i64, choice: i64) -> None:
    s.chosen = s.chosen[:]
    s.chosen[seat] = choice


@final
class Choose(Sealed[Viceroy]):
    """Play a card, discard one for two gems, or pass for the rest of the phase, in secret (5.1)."""

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
        player = s.players[seat]
        if card == DUPLICATE:
            return 0 if any(not is_law(own) for own in player.cards) else NEEDS_CHARACTER
        return 0 if is_law(card) or player.can_play(card) else CANNOT_PAY_CARD

    def reveal(self, s: Viceroy, f: Frame) -> None:
        s.end()
        for seat in range(s.seats):
            if len(s.sealed[seat]) > 0:
                self.reveal_choice(s, seat, s.sealed[seat][0])

    def reveal_choice(self, s: Viceroy, seat: i64, action: i64) -> None:
        if action == PASS:
            s.set_standing(seat, DONE)
            s.tell(PASSED, seat)
            return
        card = action - PLAY + 1 if action < DISCARD else action - DISCARD + 1
        s.players[seat].leave_hand(card)
        s.set_known(card, 0)
        if action < DISCARD:
            choose(s, seat, card)
            s.players[seat].show_gem_for(card)
            set_played(s, seat, [card])
            s.tell(PLAYED, seat, card)
        else:
            choose(s, seat, -card)
            s.throw_away(card)


def set_played(s: Viceroy, seat: i64, cards: list[int]) -> None:
    s.played = s.played[:]
    s.played[seat] = cards


@final
class PlayCard(Step[Viceroy]):
    """The slot for a card; law 65 replaces a card, law 66 goes under a character (5.3)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        player = s.players[seat]
        if f.card == REPLACE:
            places = sorted(player.places)
        elif f.card == DUPLICATE:
            places = sorted([place for number, place in enumerate(player.places) if not is_law(player.cards[number])])
        else:
            places = player.free_slots(LEVELS)
        return [SLOT + slot_number(place) for place in places]

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        level = level_of(slot_place(action - SLOT))
        if is_law(f.card):
            return LAW_ON_TOP if level > LAW_LEVELS and f.card != DUPLICATE else 0
        return CANNOT_PAY_LEVEL if level > s.players[seat].highest_affordable(f.card) else 0

    def legal(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, but looking only once what the player can pay; slots ascend with their levels."""
        highest: i64 = LAW_LEVELS
        if f.card == DUPLICATE:
            highest = LEVELS
        elif not is_law(f.card):
            highest = s.players[seat].highest_affordable(f.card)
        end = SLOT + highest * WIDTH
        return [action for action in self.options(s, f, seat) if action < end]

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        place = slot_place(action - SLOT)
        set_played(s, seat, NO_CARDS)
        s.tell(PLACED, seat, f.card, place)
        if f.card == REPLACE:
            laws.replace(s, seat, f.card, place)
        elif f.card == DUPLICATE:
            laws.duplicate(s, seat, f.card, place)
        else:
            s.players[seat].put_card(f.card, place)
            s.call(TAKE_EFFECT, seat, f.card, place)
            if not is_law(f.card):
                s.call(PAY_CARD, seat, f.card, place)


@final
class PayCard(Step[Viceroy]):
    """Use infinite gems or pay with gems; ``at`` keeps four bits a colour for the infinite ones used (5.3)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        """Who has no infinite gem that could help is not asked."""
        if len(usable(s, f)) > 0:
            s.ask(f.seat)
        else:
            s.end()
            pay(s, f)

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [*usable(s, f), PAY]

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        if action != PAY:
            return 0
        for colour in range(COLOURS):
            if owed(f, colour) > s.players[seat].gems[colour]:
                return CANNOT_PAY_REST
        return 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        if action == PAY:
            s.end()
            pay(s, f)
        else:
            f.at += 1 << 4 * (action - USE)
            use_infinite(s, seat, action - USE)


def owed(f: Frame, colour: i64) -> i64:
    """Gems of a colour still to be paid."""
    return COSTS[8 * f.card + level_of(f.count)][colour] - (f.at >> 4 * colour & 15)


def usable(s: Viceroy, f: Frame) -> list[int]:
    """The colours of unused infinite gems that lower the rest of the cost."""
    player = s.players[f.seat]
    return [USE + c for c in range(COLOURS) if owed(f, c) > 0 and player.count_tokens(INFINITE + c) > 0]


def use_infinite(s: Viceroy, seat: i64, colour: i64) -> None:
    player = s.players[seat]
    for entry in player.tokens:
        if entry & 63 == INFINITE + colour:
            player.remove_token(entry >> 6, INFINITE + colour)
            player.put_token(entry >> 6, USED + colour)
            s.tell(USED_INFINITE, seat, colour)
            return


def pay(s: Viceroy, f: Frame) -> None:
    for colour in range(COLOURS):
        if owed(f, colour) > 0:
            s.tell(PAID, f.seat, colour, owed(f, colour))
            s.spend_gems(f.seat, colour, owed(f, colour))


@final
class TakeEffect(Step[Viceroy]):
    """The card is paid for: circle gem, then reward or law (R-15)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        s.end()
        colour = s.players[f.seat].circle_colour(f.count)
        if colour != NO_COLOUR:
            s.circle_gem(f.seat, colour)
        if is_law(f.card):
            laws.take_effect(s, f.seat, f.card, f.count)
        elif level_of(f.count) == LEVELS:
            s.call(TOP_REWARD, f.seat, f.card, f.count)
        else:
            reward(s, f.seat, f.card, level_of(f.count) - 1, f.count)


DEVELOPMENT: Final = Development()
CHOOSE: Final = Choose()
PLAY_CARD: Final = PlayCard(secret=True)
PAY_CARD: Final = PayCard(secret=True)
TAKE_EFFECT: Final = TakeEffect()
