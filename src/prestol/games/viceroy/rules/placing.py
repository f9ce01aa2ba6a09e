# mypyc
"""How cards come to lie in a pyramid (5.3): cards.toml says with a word which laws have a way of their own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame
from prestol.games.viceroy.rules import laws
from prestol.games.viceroy.rules.cards import LAST_CARD, LAW_LEVELS, LEVELS, NO_COLOUR, facts_of, is_law
from prestol.games.viceroy.rules.events import TOOK_BACK
from prestol.games.viceroy.rules.paying import PAY_CARD
from prestol.games.viceroy.rules.places import ABOVE_LEFT, ABOVE_RIGHT, level_of
from prestol.games.viceroy.rules.player import Player
from prestol.games.viceroy.rules.reasons import CANNOT_PAY_CARD, CANNOT_PAY_LEVEL, LAW_ON_TOP, NEEDS_CHARACTER
from prestol.games.viceroy.rules.rewards import TOP_REWARD, gain_token, lay_gem, reward, take_open, tuck
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.steps import AboutCard
from prestol.games.viceroy.rules.tokens import is_gem, is_infinite, unused


class Placing:
    """A law goes into an empty slot, for nothing."""

    def refuse(self, player: Player, card: i64) -> i64:
        """Why a card cannot be played at all."""
        return 0

    def places(self, player: Player) -> list[int]:
        """Where a player might think of putting it, ascending."""
        return player.free_slots(LEVELS)

    def highest(self, player: Player, card: i64) -> i64:
        """The highest level on which it may lie."""
        return LAW_LEVELS

    def too_high(self) -> i64:
        """The reason why it cannot lie higher."""
        return LAW_ON_TOP

    def put(self, s: Viceroy, seat: i64, card: i64, place: i64) -> None:
        s.players[seat].put_card(card, place)
        s.call(TAKE_EFFECT, seat, card)


@final
class Character(Placing):
    """As high as its player can pay."""

    def refuse(self, player: Player, card: i64) -> i64:
        return 0 if player.can_pay(card) else CANNOT_PAY_CARD

    def highest(self, player: Player, card: i64) -> i64:
        return player.highest_affordable(card)

    def too_high(self) -> i64:
        return CANNOT_PAY_LEVEL

    def put(self, s: Viceroy, seat: i64, card: i64, place: i64) -> None:
        s.players[seat].put_card(card, place)
        s.call(TAKE_EFFECT, seat, card)
        s.call(PAY_CARD, seat, card)


@final
class Replace(Placing):
    """In the place of a card, which goes to the hand; tokens and tucked cards stay there (65)."""

    def places(self, player: Player) -> list[int]:
        return sorted(player.places)

    def put(self, s: Viceroy, seat: i64, card: i64, place: i64) -> None:
        player = s.players[seat]
        before = colours_around(player, place)
        old = player.replace_card(card, place)
        s.tell(TOOK_BACK, seat, old, place)
        for circle, colour in enumerate(colours_around(player, place)):
            if colour not in (NO_COLOUR, before[circle]):
                s.circle_gem(seat, colour)
        take_open(s, seat, old)


def colours_around(player: Player, place: i64) -> list[int]:
    """The colours of the up to three circles that touch a slot."""
    return [player.circle_colour(place + step) for step in (0, ABOVE_LEFT, ABOVE_RIGHT)]


@final
class Under(Placing):
    """Under a character, where every token gets a twin (66, R-39)."""

    def refuse(self, player: Player, card: i64) -> i64:
        return 0 if any(not is_law(own) for own in player.cards) else NEEDS_CHARACTER

    def places(self, player: Player) -> list[int]:
        return sorted([place for number, place in enumerate(player.places) if not is_law(player.cards[number])])

    def highest(self, player: Player, card: i64) -> i64:
        return LEVELS

    def put(self, s: Viceroy, seat: i64, card: i64, place: i64) -> None:
        tuck(s, seat, card, place)
        host = s.players[seat].card_at(place)
        for kind in s.players[seat].kinds_at(place):
            if is_gem(kind):
                lay_gem(s, seat, unused(kind) if is_infinite(kind) else kind, host)
            else:
                gain_token(s, seat, kind, host)


CHARACTER: Final = "character"
LAW: Final = "law"
WAYS: Final[dict[str, Placing]] = {CHARACTER: Character(), LAW: Placing(), "replace": Replace(), "under": Under()}


def way_of(card: int) -> str:
    """The word for how a card comes to lie."""
    return str(facts_of(card).get("placed", LAW)) if is_law(card) else CHARACTER


PLACINGS: Final[list[Placing]] = [WAYS[way_of(card)] for card in range(1, LAST_CARD + 1)]


def placing_of(card: i64) -> Placing:
    return PLACINGS[card - 1]


@final
class TakeEffect(AboutCard):
    """The card is paid for: circle gem, then reward or law (R-15)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        s.end()
        card, place = self.card(f), self.place(s, f)
        colour = s.players[f.seat].circle_colour(place)
        if colour != NO_COLOUR:
            s.circle_gem(f.seat, colour)
        if is_law(card):
            laws.take_effect(s, f.seat, card)
        elif level_of(place) == LEVELS:
            s.call(TOP_REWARD, f.seat, card)
        else:
            reward(s, f.seat, card, level_of(place) - 1)


TAKE_EFFECT: Final = TakeEffect()
