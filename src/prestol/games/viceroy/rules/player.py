# mypyc
"""One player: pyramid, hand and screen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from prestol.core.zones import put_in_order
from prestol.games.viceroy.rules.cards import (
    BOTTOM,
    COLOURS,
    LAST_CARD,
    LEVELS,
    NO_COLOUR,
    TOP_LEFT,
    TOP_RIGHT,
    cost_of,
)
from prestol.games.viceroy.rules.places import (
    ABOVE_LEFT,
    ABOVE_RIGHT,
    RIGHT,
    UNDER_LEFT,
    UNDER_RIGHT,
    level_of,
    place_at,
)
from prestol.games.viceroy.rules.tokens import INFINITE, gem_colour, is_gem, is_unused, kind_of, place_of, token_at

NO_CARD: Final = 0
NO_CARDS: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True)
class Player:
    """Lists that clones share are replaced, never changed."""

    def __init__(self) -> None:
        self.hand: list[int] = NO_CARDS  # sorted
        self.dealt: list[int] = NO_CARDS  # the characters of the setup
        self.taken: list[int] = NO_CARDS  # just taken: kept, or tucked under law 78
        self.cards: list[int] = NO_CARDS  # the pyramid …
        self.places: list[int] = NO_CARDS  # … and where each of its cards lies
        self.tucked: list[int] = NO_CARDS
        self.hosts: list[int] = NO_CARDS  # the place of the card over each tucked one
        self.tokens: list[int] = NO_CARDS  # sorted
        self.gems: list[int] = NO_CARDS  # behind the screen, by colour
        self.returned: list[int] = NO_CARDS  # by colour: the start gems sent back, a secret
        self.least: list[int] = NO_CARDS  # by colour: the fewest that were ever there or sent back, as all saw (11)
        self.attack: i64 = 0  # tokens behind the screen
        self.draws: i64 = 0  # characters drawn from the small deck
        self.sent_back: list[int] = NO_CARDS  # the start characters sent back, a secret
        self.paint: list[int] = NO_CARDS  # recoloured sectors, sorted

    def clone(self) -> Player:
        copy = Player()
        copy.hand = self.hand
        copy.dealt = self.dealt
        copy.taken = self.taken
        copy.cards = self.cards
        copy.places = self.places
        copy.tucked = self.tucked
        copy.hosts = self.hosts
        copy.tokens = self.tokens
        copy.gems = self.gems
        copy.returned = self.returned
        copy.least = self.least
        copy.attack = self.attack
        copy.draws = self.draws
        copy.sent_back = self.sent_back
        copy.paint = self.paint
        return copy

    def unshare(self) -> None:
        self.hand = self.hand[:]
        self.dealt = self.dealt[:]
        self.taken = self.taken[:]

    # -- the hand -----------------------------------------------------------------------------------------------------

    def take_in_hand(self, card: int) -> None:
        hand = self.hand[:]
        put_in_order(hand, card)
        self.hand = hand

    def leave_hand(self, card: int) -> None:
        hand = self.hand[:]
        hand.remove(card)
        self.hand = hand

    # -- the pyramid --------------------------------------------------------------------------------------------------

    def card_at(self, place: i64) -> i64:
        """The card in a slot, or NO_CARD."""
        for number, occupied in enumerate(self.places):
            if occupied == place:
                return self.cards[number]
        return NO_CARD

    def where(self, card: i64) -> i64:
        """Where a card of the pyramid lies; it is most often asked of the one put there last."""
        number: i64 = len(self.cards) - 1
        while self.cards[number] != card:
            number -= 1
        return self.places[number]

    def owns(self, card: i64) -> bool:
        """Does the card lie in a slot? (Tucked cards do not count, 1.3.)"""
        for own in self.cards:  # noqa: SIM110
            if own == card:
                return True
        return False

    def priority(self) -> i64:
        """The smallest number in the pyramid: the lower acts first (1.5)."""
        lowest: i64 = LAST_CARD + 1
        for card in self.cards:
            if card < lowest:
                lowest = card
        return lowest

    def put_card(self, card: int, place: int) -> None:
        self.cards = [*self.cards, card]
        self.places = [*self.places, place]

    def replace_card(self, card: int, place: i64) -> int:
        """Put a card into an occupied slot; returns the one that lay there."""
        number = self.places.index(place)
        old = self.cards[number]
        self.cards = self.cards[:]
        self.cards[number] = card
        return old

    def remove_card(self, place: i64) -> int:
        number = self.places.index(place)
        self.cards = self.cards[:]
        self.places = self.places[:]
        self.places.pop(number)
        return self.cards.pop(number)

    def tuck(self, card: int, host: int) -> None:
        self.tucked = [*self.tucked, card]
        self.hosts = [*self.hosts, host]

    def tucked_under(self, place: i64) -> i64:
        count: i64 = 0
        for host in self.hosts:
            if host == place:
                count += 1
        return count

    def free_slots(self, levels: i64) -> list[int]:
        """Where a card may be put, ascending, up to a level (5.3)."""
        leftmost: i64 = place_at(2, 0)
        rightmost: i64 = 0
        for place in self.places:
            if level_of(place) == 1:
                leftmost = min(leftmost, place)
                rightmost = max(rightmost, place)
        return [leftmost - 1, rightmost + 1, *sorted(self.higher_slots(levels))]

    def higher_slots(self, levels: i64) -> list[int]:
        """Those on two cards side by side, in any order."""
        found: list[int] = []
        for place in self.places:
            if level_of(place) < levels and self.card_at(place + RIGHT) != NO_CARD:
                slot = place + ABOVE_RIGHT
                if self.card_at(slot) == NO_CARD:
                    found.append(slot)
        return found

    def is_free(self, place: i64) -> bool:
        """At an end of its level, nothing rests on it, nothing is tucked under it (1.4)."""
        if self.card_at(place + ABOVE_LEFT) != NO_CARD or self.card_at(place + ABOVE_RIGHT) != NO_CARD:
            return False
        if self.tucked_under(place) > 0:
            return False
        lower: i64 = 0
        higher: i64 = 0
        for other in self.places:
            if level_of(other) == level_of(place):
                if other < place:
                    lower += 1
                elif other > place:
                    higher += 1
        return lower == 0 or higher == 0

    def circle_colour(self, place: i64) -> i64:
        """The colour of the circle that the card at a place closes; NO_COLOUR: mixed, or no circle (1.1)."""
        upper = self.card_at(place)
        if upper == NO_CARD or level_of(place) == 1:
            return NO_COLOUR
        colour: i64 = BOTTOM[upper]
        left = TOP_RIGHT[self.card_at(place + UNDER_LEFT)]
        right = TOP_LEFT[self.card_at(place + UNDER_RIGHT)]
        return colour if left == colour and right == colour else NO_COLOUR

    # -- tokens -------------------------------------------------------------------------------------------------------

    def put_token(self, place: i64, kind: i64) -> None:
        tokens = self.tokens[:]
        put_in_order(tokens, token_at(place, kind))
        self.tokens = tokens

    def remove_token(self, token: i64) -> None:
        tokens = self.tokens[:]
        tokens.remove(token)
        self.tokens = tokens

    def kinds_at(self, place: i64) -> list[int]:
        """The kinds of the tokens on a card, ascending."""
        return [kind_of(token) for token in self.tokens if place_of(token) == place]

    def gems_at(self, place: i64) -> i64:
        """Stored gems on a card, and infinite ones."""
        return len([kind for kind in self.kinds_at(place) if is_gem(kind)])

    def count_tokens(self, kind: i64) -> i64:
        count: i64 = 0
        for token in self.tokens:
            if kind_of(token) == kind:
                count += 1
        return count

    # -- gems ---------------------------------------------------------------------------------------------------------

    def gain_gem(self, colour: i64) -> None:
        self.gems = added(self.gems, colour, 1)

    def lose_gems(self, colour: i64, number: i64) -> None:
        """Gems leave the screen, for all to see: so much was there (11)."""
        self.gems = added(self.gems, colour, -number)
        if self.gems[colour] + self.returned[colour] < self.least[colour]:
            self.least = self.least[:]
            self.least[colour] = self.gems[colour] + self.returned[colour]

    def show_gem_for(self, card: i64) -> None:
        """Who reveals a character has the gem that it costs: it was not sent back (5.1, 11)."""
        for colour in range(COLOURS):
            if cost_of(card, 1)[colour] > 0 and self.count_tokens(INFINITE + colour) == 0:
                self.lose_gems(colour, 1)
                self.gain_gem(colour)

    def gems_in_all(self) -> i64:
        return self.gems[0] + self.gems[1] + self.gems[2] + self.gems[3]

    def gems_on_cards(self, colour: i64) -> i64:
        count: i64 = 0
        for token in self.tokens:
            if is_gem(kind_of(token)) and gem_colour(kind_of(token)) == colour:
                count += 1
        return count

    def highest_affordable(self, card: i64) -> i64:
        """The highest level on which the player can pay a character; 0: none. Costs only grow with the level (5.3)."""
        have = [self.gems[colour] for colour in range(COLOURS)]
        for token in self.tokens:
            if is_unused(kind_of(token)):
                have[gem_colour(kind_of(token))] += 1
        level: i64 = 1
        while level <= LEVELS:
            cost = cost_of(card, level)
            for colour in range(COLOURS):
                if cost[colour] > have[colour]:
                    return level - 1
            level += 1
        return LEVELS

    def can_pay(self, card: i64) -> bool:
        """A character needs one gem: there is always a slot on level 1, and no level is cheaper (5.1)."""
        cost = cost_of(card, 1)
        for colour in range(COLOURS):
            if cost[colour] > 0:
                return self.gems[colour] > 0 or self.count_tokens(INFINITE + colour) > 0
        return True


def added(numbers: list[int], at: i64, number: i64) -> list[int]:
    """The same numbers, but for one: clones may share the old list."""
    found = numbers[:]
    found[at] += number
    return found
