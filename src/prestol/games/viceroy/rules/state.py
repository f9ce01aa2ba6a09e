# mypyc
"""The table of Viceroy: what lies where, and the moves that several steps share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from prestol.core.chance import Chance
from prestol.core.engine import State
from prestol.core.errors import BadSetup
from prestol.core.zones import NONE, OWNER, Zone, put_in_order
from prestol.games.viceroy import secrets
from prestol.games.viceroy.cards import (
    BOTTOM,
    CHARACTER_CARDS,
    CHARACTERS,
    COLOUR_NAMES,
    COLOURS,
    COSTS,
    INFINITE,
    LAST_CARD,
    LAW_CARDS,
    LAW_LEVELS,
    LEVELS,
    STORED,
    TOKENS,
    TOP_LEFT,
    TOP_RIGHT,
    USED,
)
from prestol.games.viceroy.places import (
    ABOVE_LEFT,
    ABOVE_RIGHT,
    RIGHT,
    UNDER_LEFT,
    UNDER_RIGHT,
    level_of,
    place_at,
)

if TYPE_CHECKING:
    from prestol.core.game import Game

# -- actions: where each family begins (notation.py gives them their texts) -------------------------------------------
PASS: Final = 0
BID: Final = 1  # bid:red …
ATTACK_BID: Final = 5
TAKE: Final = 6  # take:red_base, take:red_tip … the card at an auction card
DROP: Final = 14  # drop:red_base …
GEM: Final = 22  # gem:red … from the reserve, or given to another player
USE: Final = 26  # use:red … an infinite gem
PAY: Final = 30
DECK: Final = 31  # deck:law, deck:character
TOP: Final = 33  # top:rewards, top:points
YES: Final = 35
NO: Final = 36
STOP: Final = 37
COLOUR: Final = 38
OPTION: Final = 42  # option:1 … option:3
PLAYER: Final = 45  # player:1 … player:4
STORE: Final = 49
BEST: Final = 53  # the best recolouring
RETURN: Final = 54  # return:65 …
TOKEN: Final = 78  # token:science …
PAINT: Final = 126  # paint:tl_red …
START_CARD: Final = 142  # start:1 …
KEEP: Final = 206
PLAY: Final = 270
DISCARD: Final = 358
TUCK: Final = 446
SLOT: Final = 534  # slot:1:-37 …

# -- events -----------------------------------------------------------------------------------------------------------
TURN: Final = 0
STARTED: Final = 1
AUCTION_ROUND: Final = 2
BID_GEM: Final = 3
BID_ATTACK: Final = 4
PASSED_AUCTION: Final = 5
WON: Final = 6
CLASHED: Final = 7
NOTHING_LEFT: Final = 8
VIRTUAL_BID: Final = 9
VIRTUAL_TOOK: Final = 10
REFRESHED: Final = 11
REVEALED: Final = 12
PASSED: Final = 13
DISCARDED: Final = 14
PLAYED: Final = 15
PLACED: Final = 16
PAID: Final = 17
USED_INFINITE: Final = 18
CIRCLE_GEM: Final = 19
TOOK_GEM: Final = 20
GAINED_TOKEN: Final = 21
GAINED_ATTACK: Final = 22
DREW_LAW: Final = 23
DREW_CHARACTER: Final = 24
GOT: Final = 25
TUCKED: Final = 26
TOOK_BACK: Final = 27
SWAPPED: Final = 28
GAVE_GEM: Final = 29
RETURNED_LAW: Final = 30
STORED_GEM: Final = 31
SKIPS: Final = 32
LOST_TOKEN: Final = 33
SCREENS_OFF: Final = 34
RECOLOURED: Final = 35
DEVELOPMENT_ROUND: Final = 36
TOOK_OFFER: Final = 37
DECLINED: Final = 38
PUT_BACK: Final = 39
CLAIMED_SAME: Final = 40

# -- how a seat stands in the phase being played ----------------------------------------------------------------------
ACTIVE: Final = 0
DONE: Final = 1  # has a card, has passed, or is skipping the auction

NO_CARDS: Final[list[int]] = []
NO_COLOUR: Final = -1
NO_BID: Final = -1
UNKNOWN_GEMS: Final[list[int]] = [-1, -1, -1, -1]
SCREEN_GEMS: Final = 2  # of each colour, before two go back
LEFT_OUT: Final = 4  # characters and as many laws, in the Polish edition
RESERVE: Final = 4  # gems of each colour for each human player


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's pyramid, hand and screen. Lists that clones share are replaced, never changed."""

    def __init__(self) -> None:
        self.hand: list[int] = NO_CARDS  # sorted
        self.dealt: list[int] = NO_CARDS  # the four characters of the setup
        self.taken: list[int] = NO_CARDS  # just taken: kept, or tucked under law 78
        self.cards: list[int] = NO_CARDS  # the pyramid …
        self.places: list[int] = NO_CARDS  # … and where each of its cards lies
        self.tucked: list[int] = NO_CARDS
        self.hosts: list[int] = NO_CARDS  # the place of the card over each tucked one
        self.tokens: list[int] = NO_CARDS  # place * 64 + kind, sorted
        self.gems: list[int] = NO_CARDS  # behind the screen, by colour
        self.returned: list[int] = NO_CARDS  # by colour: the start gems sent back, a secret
        self.least: list[int] = NO_CARDS  # by colour: the fewest gems there can have been, nothing sent back (11)
        self.attack: i64 = 0  # tokens behind the screen
        self.draws: i64 = 0  # characters drawn from the small deck
        self.sent_back: list[int] = NO_CARDS  # the two start characters sent back, a secret
        self.paint: list[int] = NO_CARDS  # recoloured: place * 16 + sector * 4 + colour, sorted

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
        """The card in a slot; 0: none."""
        for number, occupied in enumerate(self.places):
            if occupied == place:
                return self.cards[number]
        return 0

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
            if level_of(place) < levels and self.card_at(place + RIGHT) != 0:
                slot = place + ABOVE_RIGHT
                if self.card_at(slot) == 0:
                    found.append(slot)
        return found

    def is_free(self, place: i64) -> bool:
        """At an end of its level, nothing rests on it, nothing is tucked under it (1.4)."""
        if self.card_at(place + ABOVE_LEFT) != 0 or self.card_at(place + ABOVE_RIGHT) != 0:
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
        if upper == 0 or level_of(place) == 1:
            return NO_COLOUR
        colour: i64 = BOTTOM[upper]
        left = TOP_RIGHT[self.card_at(place + UNDER_LEFT)]
        right = TOP_LEFT[self.card_at(place + UNDER_RIGHT)]
        return colour if left == colour and right == colour else NO_COLOUR

    # -- tokens -------------------------------------------------------------------------------------------------------

    def put_token(self, place: i64, token: i64) -> None:
        tokens = self.tokens[:]
        put_in_order(tokens, place * 64 + token)
        self.tokens = tokens

    def remove_token(self, place: i64, token: i64) -> None:
        tokens = self.tokens[:]
        tokens.remove(place * 64 + token)
        self.tokens = tokens

    def tokens_at(self, place: i64) -> list[int]:
        return [entry & 63 for entry in self.tokens if entry >> 6 == place]

    def count_tokens(self, token: i64) -> i64:
        count: i64 = 0
        for entry in self.tokens:
            if entry & 63 == token:
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
            if COSTS[8 * card + 1][colour] > 0 and self.count_tokens(INFINITE + colour) == 0:
                self.lose_gems(colour, 1)
                self.gain_gem(colour)

    def gems_in_all(self) -> i64:
        return self.gems[0] + self.gems[1] + self.gems[2] + self.gems[3]

    def gems_on_cards(self, colour: i64) -> i64:
        count: i64 = 0
        for entry in self.tokens:
            if entry & 63 >= INFINITE and entry & 3 == colour:
                count += 1
        return count

    def highest_affordable(self, card: i64) -> i64:
        """The highest level on which the player can pay a character; 0: none. Costs only grow with the level (5.3)."""
        have = [self.gems[colour] for colour in range(COLOURS)]
        for entry in self.tokens:
            if INFINITE <= entry & 63 < USED:
                have[entry & 3] += 1
        level: i64 = 1
        while level <= LEVELS:
            cost = COSTS[8 * card + level]
            for colour in range(COLOURS):
                if cost[colour] > have[colour]:
                    return level - 1
            level += 1
        return LEVELS

    def can_play(self, card: i64) -> bool:
        """A character needs one gem: there is always a slot on level 1, and no level is cheaper (5.1)."""
        for colour in range(COLOURS):
            if COSTS[8 * card + 1][colour] > 0:
                return self.gems[colour] > 0 or self.count_tokens(INFINITE + colour) > 0
        return True


NO_PLAYERS: Final[list[Player]] = []
NO_OFFER: Final[list[list[int]]] = [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS]


@final
class Viceroy(State):
    """The table. Virtual opponents have no seat: the rules play them in the auction (10)."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str], chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.players: list[Player] = NO_PLAYERS
        self.deck: list[int] = NO_CARDS  # both character decks: nobody knows which card lies in which …
        self.small: i64 = 0  # … so a number is enough: so many of them are the small deck
        self.laws: list[int] = NO_CARDS
        self.law_top: list[int] = NO_CARDS  # laws put back on top of the law deck (70), the last uppermost
        self.removed: list[int] = NO_CARDS  # Polish edition: cards left out unseen
        self.bases: list[list[int]] = NO_OFFER  # by colour, one card or none; these lists are replaced, never changed
        self.tips: list[list[int]] = NO_OFFER
        self.discard: list[int] = NO_CARDS
        self.played: list[list[int]] = NO_OFFER  # by seat: the card revealed and not yet put into the pyramid
        self.reserve: list[int] = NO_CARDS  # by colour; replaced, never changed
        self.turn: i64 = 0
        self.standing: list[int] = NO_CARDS  # by seat, in this phase
        self.bids: list[int] = NO_CARDS  # by seat, once revealed: the action, or NO_BID
        self.chosen: list[int] = NO_CARDS  # by seat, once revealed: the card to play, minus the card discarded, or 0
        self.skips: i64 = 0  # bits: seats that skip the next auction (69)
        self.virtuals: i64 = 0
        self.virtual_bids: list[int] = NO_CARDS  # colours, ATTACK_BID for one without cards, NO_BID
        self.virtuals_out: i64 = 0  # bits
        self.attack_on_card: bool = options.get("law_attack_on_card", "yes") == "yes"
        self.screens: bool = True  # False: the game is at its end and everything lies open

    def clone(self) -> State:
        copy = Viceroy(self.game, self.seats, self.options, self.chance.clone())
        self.copy_into(copy)
        copy.players = [player.clone() for player in self.players]
        copy.deck = self.deck
        copy.small = self.small
        copy.laws = self.laws
        copy.law_top = self.law_top
        copy.removed = self.removed
        copy.bases = self.bases
        copy.tips = self.tips
        copy.discard = self.discard
        copy.played = self.played
        copy.reserve = self.reserve
        copy.turn = self.turn
        copy.standing = self.standing
        copy.bids = self.bids
        copy.chosen = self.chosen
        copy.skips = self.skips
        copy.virtuals = self.virtuals
        copy.virtual_bids = self.virtual_bids
        copy.virtuals_out = self.virtuals_out
        copy.screens = self.screens
        return copy

    def unshare(self) -> None:
        self.deck = self.deck[:]
        self.laws = self.laws[:]
        self.law_top = self.law_top[:]
        self.removed = self.removed[:]
        for player in self.players:
            player.unshare()

    def zones(self) -> list[Zone]:
        players = self.players
        seats = [str(seat) for seat in range(len(players))]
        return [
            Zone("hand", "cards", [player.hand for player in players], OWNER, seats, ordered=False),
            Zone("dealt", "cards", [player.dealt for player in players], OWNER, seats, ordered=False),
            Zone("taken", "cards", [player.taken for player in players], OWNER, seats),
            Zone("pyramid", "cards", [player.cards for player in players], labels=seats),
            Zone("tucked", "cards", [player.tucked for player in players], labels=seats),
            Zone("played", "cards", self.played, labels=seats),
            Zone("base", "cards", self.bases, labels=COLOUR_NAMES),
            Zone("tip", "cards", self.tips, labels=COLOUR_NAMES),
            Zone("discard", "cards", [self.discard], ordered=False),
            Zone("law_top", "laws", [self.law_top], NONE),
            Zone("removed", "cards", [self.removed], NONE, ordered=False),
            Zone("laws", "laws", [self.laws], NONE, ordered=False, home=True),
            Zone("deck", "characters", [self.deck], NONE, ordered=False, home=True),
        ]

    def conceal(self, viewer: i64) -> None:
        """Of others' screens one knows what would be there if no start gem had gone back: all else was open (11)."""
        if not self.screens:
            return
        for seat, player in enumerate(self.players):
            if seat != viewer:
                player.gems = [player.gems[colour] + player.returned[colour] for colour in range(COLOURS)]
                player.returned = UNKNOWN_GEMS
                player.sent_back = NO_CARDS

    def imagine(self, viewer: i64) -> None:
        if not self.screens:
            return
        hidden = [player for player in self.players if player.returned[0] < 0]
        sent = secrets.returned_gems(self.missing_gems(), [player.least for player in hidden], self.chance)
        for player, returned in zip(hidden, sent):  # noqa: B905
            player.gems = [player.gems[colour] - returned[colour] for colour in range(COLOURS)]
            player.returned = returned
        if viewer >= 0:
            self.keep_sent_back_away(viewer)

    def missing_gems(self) -> list[int]:
        """In a view, by colour: how many start gems the others have sent back together; the reserve shows it (11)."""
        found: list[int] = []
        for colour in range(COLOURS):
            seen = self.reserve[colour] - RESERVE * self.seats
            for player in self.players:
                seen += player.gems[colour] + player.gems_on_cards(colour)
            found.append(seen)
        return found

    def keep_sent_back_away(self, viewer: i64) -> None:
        """Start characters that the viewer sent back are in the game, and came to others from the small deck (11)."""
        sent_back = self.players[viewer].sent_back
        for at, card in enumerate(self.removed):
            if card in sent_back:
                self.exchange(self.removed, at, sent_back)
        self.removed.sort()
        for seat, player in enumerate(self.players):
            if seat != viewer:
                possible: i64 = player.draws
                for at, card in enumerate(player.hand):
                    if card in sent_back and self.known[card] == 0:  # not won openly
                        possible -= 1
                        if possible < 0:
                            self.exchange(player.hand, at, sent_back)
                player.hand.sort()

    def exchange(self, cards: list[int], at: i64, unwanted: list[int]) -> None:
        """Swap a hidden card with one of the deck that the viewer did not send back."""
        others = [number for number, card in enumerate(self.deck) if card not in unwanted]
        if len(others) > 0:
            number = others[self.chance.below(len(others))]
            cards[at], self.deck[number] = self.deck[number], cards[at]
            self.deck.sort()

    # -- order --------------------------------------------------------------------------------------------------------

    def first_of(self, seats: list[int]) -> int:
        """The seat whose turn it is by priority; -1 if there is none (1.5)."""
        best = -1
        lowest: i64 = LAST_CARD + 2  # even an empty pyramid, in a written position, comes before nobody
        for seat in seats:
            priority = self.players[seat].priority()
            if priority < lowest:
                lowest = priority
                best = seat
        return best

    def set_standing(self, seat: i64, standing: i64) -> None:
        self.standing = self.standing[:]
        self.standing[seat] = standing

    def active(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.standing[seat] == ACTIVE]

    # -- gems ---------------------------------------------------------------------------------------------------------

    def reserve_total(self) -> i64:
        return self.reserve[0] + self.reserve[1] + self.reserve[2] + self.reserve[3]

    def add_to_reserve(self, colour: i64, number: i64) -> None:
        self.reserve = added(self.reserve, colour, number)

    def take_gem(self, seat: i64, colour: i64) -> None:
        self.add_to_reserve(colour, -1)
        self.players[seat].gain_gem(colour)
        self.tell(TOOK_GEM, seat, colour)

    def spend_gems(self, seat: i64, colour: i64, number: i64) -> None:
        """From the screen to the reserve."""
        self.players[seat].lose_gems(colour, number)
        self.add_to_reserve(colour, number)

    def circle_gem(self, seat: i64, colour: i64) -> None:
        """A circle has become one-coloured (5.3)."""
        if self.reserve[colour] > 0:
            self.add_to_reserve(colour, -1)
            self.players[seat].gain_gem(colour)
            self.tell(CIRCLE_GEM, seat, colour)

    def return_token_gem(self, token: i64) -> None:
        """A gem that lay on a card as a token goes back to the reserve."""
        if INFINITE <= token < TOKENS:
            self.add_to_reserve(token & 3, 1)

    # -- cards --------------------------------------------------------------------------------------------------------

    def large(self) -> i64:
        """Characters left in the large deck."""
        return len(self.deck) - self.small

    def laws_left(self) -> i64:
        return len(self.laws) + len(self.law_top)

    def draw_law(self) -> int:
        if len(self.law_top) > 0:
            self.reveals += 1
            law = self.law_top[-1]
            self.law_top = self.law_top[:-1]
            return law
        self.laws = self.laws[:]
        return self.draw(self.laws)

    def draw_small(self) -> int:
        self.small -= 1
        self.deck = self.deck[:]
        return self.draw(self.deck)

    def offer_at(self, spot: i64) -> i64:
        """The card on offer at a spot, 2 * colour for the base and one more for the tip; 0: none."""
        cards = self.tips[spot >> 1] if spot & 1 else self.bases[spot >> 1]
        return cards[0] if len(cards) > 0 else 0

    def set_offer(self, spot: i64, cards: list[int]) -> None:
        if spot & 1:
            self.tips = self.tips[:]
            self.tips[spot >> 1] = cards
        else:
            self.bases = self.bases[:]
            self.bases[spot >> 1] = cards

    def cards_of(self, colour: i64) -> i64:
        return len(self.bases[colour]) + len(self.tips[colour])

    def offer_size(self) -> i64:
        size: i64 = 0
        for colour in range(COLOURS):
            size += self.cards_of(colour)
        return size

    def throw_away(self, card: int) -> None:
        """To the discard pile, which everybody may look through."""
        self.set_known(card, 0)
        discard = self.discard[:]
        put_in_order(discard, card)
        self.discard = discard


def blank(game: Game, seats: int, options: dict[str, str], chance: Chance) -> Viceroy:
    """A table before the first card is dealt."""
    s = Viceroy(game, seats, options, chance)
    s.virtuals = virtual_opponents(seats, options)
    without = left_out(options)
    s.known = [0] * (LAST_CARD + 1)
    s.deck = [card for card in CHARACTER_CARDS if card not in without]
    s.laws = [card for card in LAW_CARDS if card not in without]
    s.law_top = []
    s.removed = []
    s.bases = [[] for _ in range(COLOURS)]
    s.tips = [[] for _ in range(COLOURS)]
    s.discard = []
    s.played = [[] for _ in range(seats)]
    s.reserve = [RESERVE * seats] * COLOURS
    s.standing = [ACTIVE] * seats
    s.bids = [NO_BID] * seats
    s.chosen = [0] * seats
    s.players = [blank_player() for _ in range(seats)]
    return s


def blank_player() -> Player:
    player = Player()
    player.unshare()
    player.cards = []
    player.tucked = []
    player.gems = [0] * COLOURS
    player.returned = [0] * COLOURS
    player.least = [0] * COLOURS
    return player


def virtual_opponents(seats: int, options: dict[str, str]) -> int:
    """The solo game has at least one (10.1); players and virtual opponents are four at most (10.2)."""
    virtuals = max(int(options["virtual"]), 1 if seats == 1 else 0)
    if seats + virtuals > 4:
        raise BadSetup(
            "there are four places: {seats} players leave room for {room} virtual opponents",
            seats=seats,
            room=4 - seats,
        )
    return virtuals


def left_out(options: dict[str, str]) -> list[int]:
    """Polish edition: the cards that are not in the box, where somebody knows them (R-08)."""
    named = options["without"]
    if options["edition"] != "pl" or named == "random":
        return []
    cards = sorted({int(word) for word in named.split("-")})
    characters = [card for card in cards if 1 <= card <= CHARACTERS]
    if len(cards) != 2 * LEFT_OUT or len(characters) != LEFT_OUT or cards[-1] > LAST_CARD:
        raise BadSetup("option without names four characters (1 to 64) and four laws (65 to 88), each once")
    return cards


def lives_on(card: i64) -> i64:
    """The highest level on which a card may lie (5.3)."""
    return LAW_LEVELS if card > CHARACTER_CARDS[-1] else LEVELS


def added(numbers: list[int], at: i64, number: i64) -> list[int]:
    """The same numbers, but for one: clones may share the old list."""
    found = numbers[:]
    found[at] += number
    return found


def stored_token(colour: i64) -> i64:
    return STORED + colour
