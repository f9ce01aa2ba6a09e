# mypyc
"""The table of Viceroy: what lies where, and the moves that several steps share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prestol.core.chance import Chance
from prestol.core.engine import State
from prestol.core.errors import BadSetup
from prestol.core.zones import NONE, OWNER, Zone, put_in_order
from prestol.games.viceroy.rules import secrets
from prestol.games.viceroy.rules.cards import (
    CHARACTER_CARDS,
    CHARACTERS,
    COLOUR_NAMES,
    COLOURS,
    FIRST_LAW,
    LAST_CARD,
    LAW_CARDS,
    MISSING_CHARACTERS,
    MISSING_LAWS,
    MOST_PLAYERS,
    RESERVE_GEMS,
)
from prestol.games.viceroy.rules.events import CIRCLE_GEM, TOOK_GEM
from prestol.games.viceroy.rules.player import NO_CARD, NO_CARDS, Player, added
from prestol.games.viceroy.rules.sets import NONE_OF_THEM, holds, with_one
from prestol.games.viceroy.rules.spots import colour_at, is_tip
from prestol.games.viceroy.rules.tokens import gem_colour, is_gem

if TYPE_CHECKING:
    from prestol.core.game import Game

# -- how a seat stands in the phase being played ----------------------------------------------------------------------
ACTIVE: Final = 0
DONE: Final = 1  # has a card, has passed, or is skipping the auction

NOBODY: Final = -1
NO_BID: Final = -1
SETTLED: Final = -2  # a bid that has been dealt with, though its owner took part in the round
UNKNOWN: Final = -1
UNKNOWN_GEMS: Final[list[int]] = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]
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
        self.discarded: list[int] = NO_CARDS  # by seat: the card given away for gems still to be taken, or NO_CARD
        self.reserve: list[int] = NO_CARDS  # by colour; replaced, never changed
        self.turn: i64 = 0
        self.standing: list[int] = NO_CARDS  # by seat, in this phase
        self.bids: list[int] = NO_CARDS  # by seat, once revealed: the action, NO_BID or SETTLED
        self.skips: i64 = NONE_OF_THEM  # the players who skip the next auction (69)
        self.virtuals: i64 = 0
        self.virtual_bids: list[int] = NO_CARDS  # like bids; ATTACK_BID for one without cards
        self.virtuals_out: i64 = NONE_OF_THEM  # the virtual opponents who have got a card
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
        copy.discarded = self.discarded
        copy.reserve = self.reserve
        copy.turn = self.turn
        copy.standing = self.standing
        copy.bids = self.bids
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
        owners = [str(seat + 1) for seat in range(len(players))]
        return [
            Zone("hand", "cards", [player.hand for player in players], OWNER, owners, ordered=False),
            Zone("dealt", "cards", [player.dealt for player in players], OWNER, owners, ordered=False),
            Zone("taken", "cards", [player.taken for player in players], OWNER, owners),
            Zone("pyramid", "cards", [player.cards for player in players], labels=owners),
            Zone("tucked", "cards", [player.tucked for player in players], labels=owners),
            Zone("played", "cards", self.played, labels=owners),
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
        hidden = [player for player in self.players if is_hidden(player)]
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
            seen = self.reserve[colour] - RESERVE_GEMS * self.seats
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

    # -- players ------------------------------------------------------------------------------------------------------

    def first_of(self, seats: list[int]) -> int:
        """The seat whose turn it is by priority, or NOBODY (1.5)."""
        best = NOBODY
        lowest: i64 = LAST_CARD + 1
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

    def will_skip(self, seat: i64) -> bool:
        """Does the next auction take place without this player (69)?"""
        return holds(self.skips, seat)

    def is_out(self, virtual: i64) -> bool:
        """Has a virtual opponent got a card in this auction (10.1)?"""
        return holds(self.virtuals_out, virtual)

    def leave(self, virtual: i64) -> None:
        """A virtual opponent gets a card."""
        self.virtuals_out = with_one(self.virtuals_out, virtual)

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

    def return_token_gem(self, kind: i64) -> None:
        """A gem that lay on a card as a token goes back to the reserve."""
        if is_gem(kind):
            self.add_to_reserve(gem_colour(kind), 1)

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
        """The card on offer at a spot, or NO_CARD."""
        cards = self.tips[colour_at(spot)] if is_tip(spot) else self.bases[colour_at(spot)]
        return cards[0] if len(cards) > 0 else NO_CARD

    def set_offer(self, spot: i64, cards: list[int]) -> None:
        if is_tip(spot):
            self.tips = self.tips[:]
            self.tips[colour_at(spot)] = cards
        else:
            self.bases = self.bases[:]
            self.bases[colour_at(spot)] = cards

    def cards_of(self, colour: i64) -> i64:
        return len(self.bases[colour]) + len(self.tips[colour])

    def offer_size(self) -> i64:
        size: i64 = 0
        for colour in range(COLOURS):
            size += self.cards_of(colour)
        return size

    def set_played(self, seat: i64, cards: list[int]) -> None:
        self.played = self.played[:]
        self.played[seat] = cards

    def set_discarded(self, seat: i64, card: i64) -> None:
        self.discarded = self.discarded[:]
        self.discarded[seat] = card

    def throw_away(self, card: int) -> None:
        """To the discard pile, which everybody may look through."""
        self.set_known(card, 0)
        discard = self.discard[:]
        put_in_order(discard, card)
        self.discard = discard


def is_hidden(player: Player) -> bool:
    """In a view: does a screen stand between the viewer and this player?"""
    return player.returned[0] == UNKNOWN


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
    s.discarded = [NO_CARD] * seats
    s.reserve = [RESERVE_GEMS * seats] * COLOURS
    s.standing = [ACTIVE] * seats
    s.bids = [NO_BID] * seats
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
    """The solo game has at least one (10.1); they and the players share the places at the table (10.2)."""
    virtuals = max(int(options["virtual"]), 1 if seats == 1 else 0)
    if seats + virtuals > MOST_PLAYERS:
        raise BadSetup(
            "there are {places} places: {seats} players leave room for {room} virtual opponents",
            places=int(MOST_PLAYERS),
            seats=seats,
            room=int(MOST_PLAYERS) - seats,
        )
    return virtuals


def leaves_out(options: dict[str, str]) -> bool:
    """Is this the Polish edition, and nobody knows which cards are not in the box (R-08)?"""
    return options["edition"] == "pl" and options["without"] == "random"


def left_out(options: dict[str, str]) -> list[int]:
    """Polish edition: the cards that are not in the box, where somebody knows them (R-08)."""
    named = options["without"]
    if options["edition"] != "pl" or named == "random":
        return []
    cards = sorted({int(word) for word in named.split("-")})
    characters = [card for card in cards if 1 <= card <= CHARACTERS]
    laws = [card for card in cards if FIRST_LAW <= card <= LAST_CARD]
    if len(characters) + len(laws) < len(cards) or not is_missing(len(characters), len(laws)):
        raise BadSetup(
            "option without names {characters} characters (1 to {last}) and {laws} laws ({first} to {end}), each once",
            characters=int(MISSING_CHARACTERS),
            laws=int(MISSING_LAWS),
            last=int(CHARACTERS),
            first=int(FIRST_LAW),
            end=int(LAST_CARD),
        )
    return cards


def is_missing(characters: i64, laws: i64) -> bool:
    """Are these as many as the Polish edition lacks?"""
    return characters == MISSING_CHARACTERS and laws == MISSING_LAWS
