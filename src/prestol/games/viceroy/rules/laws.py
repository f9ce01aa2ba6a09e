# mypyc
"""The laws: what each does when it is played (7). What they are worth at the end is in law_points.py.

cards.toml says it in a word, an effect here does it.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.viceroy.rules.actions import OPTION, RETURN, SLOT, STOP, STORE, TAKE, TUCK
from prestol.games.viceroy.rules.cards import (
    COLOURS,
    FIRST_LAW,
    LAWS,
    LAWS_DRAWN,
    LAWS_RETURNED,
    MOST_STORED,
    OPTIONS,
    is_law,
)
from prestol.games.viceroy.rules.events import (
    DREW_LAW,
    LOST_TOKEN,
    PUT_BACK,
    RETURNED_LAW,
    SKIPS,
    STORED_GEM,
    TOOK_OFFER,
)
from prestol.games.viceroy.rules.places import slot_number, slot_place
from prestol.games.viceroy.rules.player import NO_CARD
from prestol.games.viceroy.rules.reasons import NO_CARD_THERE, NO_GEM
from prestol.games.viceroy.rules.rewards import reward, take_hidden, take_open, tuck
from prestol.games.viceroy.rules.sets import single, with_one
from prestol.games.viceroy.rules.spots import SPOTS
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.steps import AboutCard, OneByOne
from prestol.games.viceroy.rules.swapping import SWAP_WITH
from prestol.games.viceroy.rules.tokens import STORED, token_at


class Effect:
    """What a law does when it lies in its slot; this one does nothing."""

    def take(self, s: Viceroy, seat: i64, law: i64) -> None:
        pass


def take_effect(s: Viceroy, seat: i64, law: i64) -> None:
    """The text of a law applies (6)."""
    EFFECTS[law - FIRST_LAW].take(s, seat, law)


# -- choose one -------------------------------------------------------------------------------------------------------


@final
class Choose(Effect):
    def take(self, s: Viceroy, seat: i64, law: i64) -> None:
        s.call(CHOOSE_OPTION, seat, law)


@final
class ChooseOption(AboutCard):
    """“Choose one”; any option may be chosen, even one that brings nothing (R-19)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return ALL_OPTIONS

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        reward(s, seat, self.card(f), action - OPTION)


ALL_OPTIONS: Final[list[int]] = [OPTION + option for option in range(OPTIONS)]


# -- 67: swap tokens --------------------------------------------------------------------------------------------------


@final
class SwapToken(Effect):
    def take(self, s: Viceroy, seat: i64, law: i64) -> None:
        s.call(SWAP_WITH, seat)


# -- 69: skip the auction ---------------------------------------------------------------------------------------------


@final
class SkipAuction(Effect):
    """A card of the offer at once; the next auction takes place without the player (69, R-26)."""

    def take(self, s: Viceroy, seat: i64, law: i64) -> None:
        s.skips = with_one(s.skips, seat)
        s.tell(SKIPS, seat)
        if s.offer_size() > 0:
            s.call(TAKE_OFFER, seat)


class FromOffer(Step[Viceroy]):
    """A question for any card on offer; its subclasses say what becomes of it."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return ALL_SPOTS

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return NO_CARD_THERE if s.offer_at(action - TAKE) == NO_CARD else 0


ALL_SPOTS: Final[list[int]] = [TAKE + spot for spot in range(SPOTS)]


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
class DrawLaws(Effect):
    def take(self, s: Viceroy, seat: i64, law: i64) -> None:
        s.call(DRAW_LAW, seat)


@final
class DrawLaw(Step[Viceroy]):
    """Draw some laws, then put some back (70, R-27)."""

    def drawn(self, f: Frame) -> i64:
        """How many have been drawn."""
        return f.count

    def note_one(self, f: Frame) -> None:
        f.count += 1

    def run(self, s: Viceroy, f: Frame) -> None:
        if self.drawn(f) < LAWS_DRAWN and s.laws_left() > 0:
            self.note_one(f)
            s.tell(DREW_LAW, f.seat)
            take_hidden(s, f.seat, s.draw_law())
        else:
            s.end()
            s.call(RETURN_LAW, f.seat, count=min(LAWS_RETURNED, self.drawn(f), laws_held(s, f.seat)))


def laws_held(s: Viceroy, seat: i64) -> i64:
    return len([card for card in s.players[seat].hand if is_law(card)])


@final
class ReturnLaw(OneByOne):
    """Put laws of the hand on top of the law deck; the last one lies uppermost (70)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [RETURN + card - FIRST_LAW for card in s.players[seat].hand if is_law(card)]

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        self.note_one(f)
        forget_laws(s, seat)
        law = action - RETURN + FIRST_LAW
        s.players[seat].leave_hand(law)
        s.law_top = [*s.law_top, law]
        s.set_known(law, single(seat))
        s.tell(RETURNED_LAW, seat)
        s.tell(PUT_BACK, seat, law, seen_by=seat)


def forget_laws(s: Viceroy, seat: i64) -> None:
    """Whoever knew a law of this hand cannot be sure any more (11)."""
    for card in s.players[seat].hand:
        if is_law(card):
            s.set_known(card, s.known[card] & single(seat))


# -- 72, 74: tuck -----------------------------------------------------------------------------------------------------


@final
class TuckHand(Effect):
    def take(self, s: Viceroy, seat: i64, law: i64) -> None:
        s.call(TUCK_FROM_HAND, seat, law)


@final
class TuckFromHand(AboutCard):
    """Tuck any number of hand cards under the law (72, R-29)."""

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
            tuck(s, seat, card, self.place(s, f))


@final
class TuckFree(Effect):
    def take(self, s: Viceroy, seat: i64, law: i64) -> None:
        s.call(TUCK_FREE_CARD, seat, law)


@final
class TuckFreeCard(AboutCard):
    """Tuck a free card of the pyramid under the law; its tokens are lost (74, R-30)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if len(self.options(s, f, f.seat)) > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        player = s.players[seat]
        host = self.place(s, f)
        free = [place for place in player.places if place != host and player.is_free(place)]
        return sorted([SLOT + slot_number(place) for place in free])

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        place = slot_place(action - SLOT)
        player = s.players[seat]
        for kind in player.kinds_at(place):
            player.remove_token(token_at(place, kind))
            s.return_token_gem(kind)
            s.tell(LOST_TOKEN, seat, kind)
        tuck(s, seat, player.remove_card(place), self.place(s, f))


# -- 76: store gems ---------------------------------------------------------------------------------------------------


@final
class StoreGems(Effect):
    def take(self, s: Viceroy, seat: i64, law: i64) -> None:
        s.call(STORE_GEM, seat, law)


@final
class StoreGem(AboutCard):
    """Lay gems of the screen on the law, up to a number (76)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if s.players[f.seat].gems_at(self.place(s, f)) < MOST_STORED:
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
            player = s.players[seat]
            player.lose_gems(action - STORE, 1)
            player.put_token(self.place(s, f), STORED + action - STORE)
            s.tell(STORED_GEM, seat, action - STORE)


# -- the table --------------------------------------------------------------------------------------------------------

WORDS: Final[dict[str, Effect]] = {
    "nothing": Effect(),
    "choose": Choose(),
    "swap_token": SwapToken(),
    "skip_auction": SkipAuction(),
    "draw_laws": DrawLaws(),
    "tuck_hand": TuckHand(),
    "tuck_free_card": TuckFree(),
    "store_gems": StoreGems(),
}


def effect_word(law: dict[str, Any]) -> str:
    return "choose" if "options" in law else str(law.get("effect", "nothing"))


EFFECTS: Final[list[Effect]] = [WORDS[effect_word(law)] for law in LAWS]

CHOOSE_OPTION: Final = ChooseOption()
TAKE_OFFER: Final = TakeOffer()
DRAW_LAW: Final = DrawLaw()
RETURN_LAW: Final = ReturnLaw(secret=True)
TUCK_FROM_HAND: Final = TuckFromHand(secret=True)
TUCK_FREE_CARD: Final = TuckFreeCard()
STORE_GEM: Final = StoreGem(secret=True)
