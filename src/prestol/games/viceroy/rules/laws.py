# mypyc
"""The laws: what each does when it is played (7). What they are worth at the end is in scoring.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.viceroy.cards import (
    COLOURS,
    DRAW_LAWS,
    FIRST_LAW,
    INFINITE,
    SKIP_AUCTION,
    STORE_GEMS,
    STORED,
    SWAP_TOKEN,
    TUCK_FREE,
    TUCK_HAND,
    has_options,
    is_law,
)
from prestol.games.viceroy.places import ABOVE_LEFT, ABOVE_RIGHT, slot_number, slot_place
from prestol.games.viceroy.rewards import (
    GEM_CHOICES,
    NO_GEM,
    gain_token,
    lay_gem,
    reward,
    take_hidden,
    take_open,
    tuck,
)
from prestol.games.viceroy.state import (
    DECLINED,
    DREW_LAW,
    GAVE_GEM,
    GEM,
    LOST_TOKEN,
    NO,
    NO_COLOUR,
    OPTION,
    PLAYER,
    PUT_BACK,
    RETURN,
    RETURNED_LAW,
    SKIPS,
    SLOT,
    STOP,
    STORE,
    STORED_GEM,
    SWAPPED,
    TAKE,
    TOKEN,
    TOOK_BACK,
    TOOK_OFFER,
    TUCK,
    Player,
    Viceroy,
)

# -- reasons (1 to 3 are in rewards.py) -------------------------------------------------------------------------------
NO_CARD_THERE: Final = 4
THREE_GEMS: Final = 5
NO_TOKENS: Final = 6

OPTIONS: Final[list[int]] = [OPTION, OPTION + 1, OPTION + 2]
OFFER: Final[list[int]] = [TAKE + spot for spot in range(8)]
SWAP_PRICE: Final = 3
MOST_STORED: Final = 8
LAWS_DRAWN: Final = 3
LAWS_RETURNED: Final = 2


def take_effect(s: Viceroy, seat: i64, law: i64, place: i64) -> None:
    """A law lies in its slot: its text applies (6)."""
    if has_options(law):
        s.call(CHOOSE_OPTION, seat, law, place)
    elif law == SWAP_TOKEN:
        s.call(SWAP_WITH, seat)
    elif law == SKIP_AUCTION:
        skip_auction(s, seat)
    elif law == DRAW_LAWS:
        s.call(DRAW_LAW, seat, count=LAWS_DRAWN)
    elif law == TUCK_HAND:
        s.call(TUCK_FROM_HAND, seat, count=place)
    elif law == TUCK_FREE:
        s.call(TUCK_FREE_CARD, seat, count=place)
    elif law == STORE_GEMS:
        s.call(STORE_GEM, seat, count=place)


@final
class ChooseOption(Step[Viceroy]):
    """«Choose one»; any option may be chosen, even one that brings nothing (R-19)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return OPTIONS

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        reward(s, seat, f.card, action - OPTION, f.count)


# -- 65: replace, 66: duplicate ---------------------------------------------------------------------------------------


def replace(s: Viceroy, seat: i64, law: int, place: i64) -> None:
    """The law takes the slot with its tokens and tucked cards; the card there goes to the hand (65)."""
    player = s.players[seat]
    before = colours_around(player, place)
    old = player.replace_card(law, place)
    s.tell(TOOK_BACK, seat, old, place)
    for circle, colour in enumerate(colours_around(player, place)):
        if colour not in (NO_COLOUR, before[circle]):
            s.circle_gem(seat, colour)
    take_open(s, seat, old)


def colours_around(player: Player, place: i64) -> list[int]:
    """The colours of the up to three circles that touch a slot."""
    return [player.circle_colour(place + step) for step in (0, ABOVE_LEFT, ABOVE_RIGHT)]


def duplicate(s: Viceroy, seat: i64, law: int, host: int) -> None:
    """The law goes under a character, and every token there gets a twin (66, R-39)."""
    tuck(s, seat, law, host)
    for token in s.players[seat].tokens_at(host):
        if token < INFINITE:
            gain_token(s, seat, token, host)
        elif token < STORED:
            lay_gem(s, seat, INFINITE + (token & 3), host)  # the new one has not been used
        else:
            lay_gem(s, seat, token, host)


# -- 67: swap tokens --------------------------------------------------------------------------------------------------


@final
class SwapWith(Step[Viceroy]):
    """Whose token? Or none. Asked even of one who cannot pay: what is behind a screen is a secret (67)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if len(s.players[f.seat].tokens) > 0 and any(len(p.tokens) > 0 for p in others(s, f.seat)):
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [NO] + [PLAYER + other for other in range(s.seats) if other != seat]

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        if action == NO:
            return 0
        if s.players[seat].gems_in_all() < SWAP_PRICE:
            return THREE_GEMS
        return NO_TOKENS if len(s.players[action - PLAYER].tokens) == 0 else 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == NO:
            s.tell(DECLINED, seat)
        else:
            s.call(SWAP_CARD, seat, action - PLAYER)


def others(s: Viceroy, seat: i64) -> list[Player]:
    return [player for number, player in enumerate(s.players) if number != seat]


@final
class SwapCard(Step[Viceroy]):
    """The card with the other's token, then (``count`` is that token by now) the one with the own token."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        places = [entry >> 6 for entry in token_owner(s, f).tokens]
        return sorted({SLOT + slot_number(place) for place in places})

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        f.at = slot_place(action - SLOT)
        s.call(SWAP_KIND, seat, f.card, f.count, f.at)


@final
class SwapKind(Step[Viceroy]):
    """Which of the tokens on the card at ``at``."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return sorted({TOKEN + token for token in token_owner(s, f).tokens_at(f.at)})

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        token = f.at * 64 + action - TOKEN
        other, theirs = f.card, f.count
        s.end()
        s.end()  # the card is chosen, too
        if theirs == 0:
            s.call(SWAP_CARD, seat, other, token)
        else:
            swap(s, seat, other, token, theirs)
            s.call(GIVE_GEMS, seat, other, SWAP_PRICE)


def token_owner(s: Viceroy, f: Frame) -> Player:
    return s.players[f.card] if f.count == 0 else s.players[f.seat]


def swap(s: Viceroy, seat: i64, other: i64, mine: i64, theirs: i64) -> None:
    """The tokens change places and keep their nature (R-23, R-24)."""
    me, you = s.players[seat], s.players[other]
    me.remove_token(mine >> 6, mine & 63)
    you.remove_token(theirs >> 6, theirs & 63)
    me.put_token(mine >> 6, theirs & 63)
    you.put_token(theirs >> 6, mine & 63)
    s.tell(SWAPPED, seat, other, (mine & 63) * 64 + (theirs & 63))


@final
class GiveGems(Step[Viceroy]):
    """Give ``count`` gems of the own screen to player ``card``, one at a time; infinite gems do not help (R-25)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if f.count > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return GEM_CHOICES

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return NO_GEM if s.players[seat].gems[action - GEM] == 0 else 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        f.count -= 1
        s.players[seat].lose_gems(action - GEM, 1)
        s.players[f.card].gain_gem(action - GEM)
        s.tell(GAVE_GEM, seat, action - GEM, f.card)


# -- 69: skip the auction ---------------------------------------------------------------------------------------------


def skip_auction(s: Viceroy, seat: i64) -> None:
    """A card of the offer at once; the next auction takes place without the player (69, R-26)."""
    s.skips |= 1 << seat
    s.tell(SKIPS, seat)
    if s.offer_size() > 0:
        s.call(TAKE_OFFER, seat)


class FromOffer(Step[Viceroy]):
    """A question for any card on offer; its subclasses say what becomes of it."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return OFFER

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return NO_CARD_THERE if s.offer_at(action - TAKE) == 0 else 0


@final
class TakeOffer(FromOffer):
    """Any card on offer; the top card of the small deck takes its place (69)."""

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        spot = action - TAKE
        card = s.offer_at(spot)
        s.set_offer(spot, [s.draw_small()] if s.small > 0 else [])
        s.tell(TOOK_OFFER, seat, card, s.offer_at(spot))
        take_open(s, seat, card)


# -- 70: draw laws ----------------------------------------------------------------------------------------------------


@final
class DrawLaw(Step[Viceroy]):
    """Draw three laws, then put two back; ``at`` counts the drawn ones (70, R-27)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if f.count > 0 and s.laws_left() > 0:
            f.count -= 1
            f.at += 1
            s.tell(DREW_LAW, f.seat)
            take_hidden(s, f.seat, s.draw_law())
        else:
            s.end()
            held = len([card for card in s.players[f.seat].hand if is_law(card)])
            s.call(RETURN_LAW, f.seat, count=min(LAWS_RETURNED, f.at, held))


@final
class ReturnLaw(Step[Viceroy]):
    """Put a law of the hand on top of the law deck; the last one lies uppermost (70)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if f.count > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [RETURN + card - FIRST_LAW for card in s.players[seat].hand if is_law(card)]

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        f.count -= 1
        player = s.players[seat]
        for card in player.hand:
            if is_law(card):
                s.set_known(card, s.known[card] & 1 << seat)  # whoever knew a law of this hand cannot be sure any more
        law = action - RETURN + FIRST_LAW
        player.leave_hand(law)
        s.law_top = [*s.law_top, law]
        s.set_known(law, 1 << seat)
        s.tell(RETURNED_LAW, seat)
        s.tell(PUT_BACK, seat, law, seen_by=seat)


# -- 72, 74: tuck; 76: store ------------------------------------------------------------------------------------------


@final
class TuckFromHand(Step[Viceroy]):
    """Tuck any number of hand cards under the law at place ``count`` (72, R-29)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if len(s.players[f.seat].hand) > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [STOP] + [TUCK + card - 1 for card in s.players[seat].hand]

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        if action == STOP:
            s.end()
        else:
            card = action - TUCK + 1
            s.players[seat].leave_hand(card)
            tuck(s, seat, card, f.count)


@final
class TuckFreeCard(Step[Viceroy]):
    """Tuck a free card of the pyramid under the law at place ``count``; its tokens are lost (74, R-30)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if len(self.options(s, f, f.seat)) > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        player = s.players[seat]
        free = [place for place in player.places if place != f.count and player.is_free(place)]
        return sorted([SLOT + slot_number(place) for place in free])

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        place = slot_place(action - SLOT)
        player = s.players[seat]
        for token in player.tokens_at(place):
            player.remove_token(place, token)
            s.return_token_gem(token)
            s.tell(LOST_TOKEN, seat, token)
        tuck(s, seat, player.remove_card(place), f.count)


@final
class StoreGem(Step[Viceroy]):
    """Lay up to eight gems of the screen on the law at place ``count``; ``at`` lie there by now (76)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if f.at < MOST_STORED:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [STOP] + [STORE + colour for colour in range(COLOURS)]

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return NO_GEM if action >= STORE and s.players[seat].gems[action - STORE] == 0 else 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        if action == STOP:
            s.end()
        else:
            f.at += 1
            s.players[seat].lose_gems(action - STORE, 1)
            s.players[seat].put_token(f.count, STORED + action - STORE)
            s.tell(STORED_GEM, seat, action - STORE)


CHOOSE_OPTION: Final = ChooseOption()
SWAP_WITH: Final = SwapWith(secret=True)
SWAP_CARD: Final = SwapCard()
SWAP_KIND: Final = SwapKind()
GIVE_GEMS: Final = GiveGems(secret=True)
TAKE_OFFER: Final = TakeOffer()
DRAW_LAW: Final = DrawLaw()
RETURN_LAW: Final = ReturnLaw(secret=True)
TUCK_FROM_HAND: Final = TuckFromHand(secret=True)
TUCK_FREE_CARD: Final = TuckFreeCard()
STORE_GEM: Final = StoreGem(secret=True)
