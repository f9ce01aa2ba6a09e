# mypyc
"""Law 67: a token in the own pyramid for one in another player's, who gets gems for it (7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.viceroy.rules.actions import GEM, NO, PLAYER, SLOT, TOKEN
from prestol.games.viceroy.rules.cards import SWAP_PRICE
from prestol.games.viceroy.rules.events import DECLINED, GAVE_GEM, SWAPPED
from prestol.games.viceroy.rules.places import slot_number, slot_place
from prestol.games.viceroy.rules.player import Player
from prestol.games.viceroy.rules.reasons import NO_GEM, NO_TOKENS, THREE_GEMS
from prestol.games.viceroy.rules.rewards import GEM_CHOICES
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.steps import OneByOne
from prestol.games.viceroy.rules.tokens import both, kind_of, place_of, token_at

NO_TOKEN: Final = 0


@final
class SwapWith(Step[Viceroy]):
    """Whose token? Or none. Asked even of one who cannot pay: what is behind a screen is a secret (67)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if len(s.players[f.seat].tokens) > 0 and any(len(player.tokens) > 0 for player in others(s, f.seat)):
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
            choose_card(s, seat, action - PLAYER, NO_TOKEN)


def others(s: Viceroy, seat: i64) -> list[Player]:
    return [player for number, player in enumerate(s.players) if number != seat]


class Swap(Step[Viceroy]):
    """First the other's token is chosen, then the own one: for each the card, then the kind."""

    def other(self, f: Frame) -> i64:
        return f.at

    def theirs(self, f: Frame) -> i64:
        """The other's token once it is chosen, or NO_TOKEN."""
        return f.count

    def owner(self, s: Viceroy, f: Frame) -> i64:
        """Whose token is being chosen."""
        return self.other(f) if self.theirs(f) == NO_TOKEN else f.seat


def choose_card(s: Viceroy, seat: i64, other: i64, theirs: i64) -> None:
    s.call(SWAP_CARD, seat, 0, theirs, other)


@final
class SwapCard(Swap):
    """The card with the token."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        tokens = s.players[self.owner(s, f)].tokens
        return sorted({SLOT + slot_number(place_of(token)) for token in tokens})

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        card = s.players[self.owner(s, f)].card_at(slot_place(action - SLOT))
        s.call(SWAP_KIND, seat, card, self.theirs(f), self.other(f))


@final
class SwapKind(Swap):
    """Which of the tokens on the card."""

    def card(self, f: Frame) -> i64:
        return f.card

    def place(self, s: Viceroy, f: Frame) -> i64:
        return s.players[self.owner(s, f)].where(self.card(f))

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        kinds = s.players[self.owner(s, f)].kinds_at(self.place(s, f))
        return sorted({TOKEN + kind for kind in kinds})

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        token = token_at(self.place(s, f), action - TOKEN)
        other, theirs = self.other(f), self.theirs(f)
        s.end()
        s.end()  # the card is chosen, too
        if theirs == NO_TOKEN:
            choose_card(s, seat, other, token)
        else:
            swap(s, seat, other, token, theirs)
            s.call(GIVE_GEMS, seat, 0, SWAP_PRICE, other)


def swap(s: Viceroy, seat: i64, other: i64, mine: i64, theirs: i64) -> None:
    """The tokens change places and keep their nature (R-23, R-24)."""
    me, you = s.players[seat], s.players[other]
    me.remove_token(mine)
    you.remove_token(theirs)
    me.put_token(place_of(mine), kind_of(theirs))
    you.put_token(place_of(theirs), kind_of(mine))
    s.tell(SWAPPED, seat, other, both(kind_of(mine), kind_of(theirs)))


@final
class GiveGems(OneByOne):
    """Give gems of the own screen to the other player, one at a time; infinite gems do not help (R-25)."""

    def other(self, f: Frame) -> i64:
        return f.at

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return GEM_CHOICES

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return NO_GEM if s.players[seat].gems[action - GEM] == 0 else 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        self.note_one(f)
        s.players[seat].lose_gems(action - GEM, 1)
        s.players[self.other(f)].gain_gem(action - GEM)
        s.tell(GAVE_GEM, seat, action - GEM, self.other(f))


SWAP_WITH: Final = SwapWith(secret=True)
SWAP_CARD: Final = SwapCard()
SWAP_KIND: Final = SwapKind()
GIVE_GEMS: Final = GiveGems(secret=True)
