# mypyc
"""The table of Conspiracy: what lies where, and the moves that several steps share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from prestol.core.chance import Chance
from prestol.core.engine import State
from prestol.core.zones import Zone, put_in_order
from prestol.games.conspiracy.rules.cards import (
    COLOURS,
    GOLD,
    LETTERS,
    SILVER,
    SPOTS,
    colour,
    has_key,
    location_cards,
    lord_cards,
    rank,
    worth,
)
from prestol.games.conspiracy.rules.events import (
    BECAME_KEEPER,
    BOUND_OTHERS,
    CREST_MOVED,
    GAINED_PEARLS,
    REVEALED_LORD,
    TOOK_PILE,
)

if TYPE_CHECKING:
    from prestol.core.game import Game

NOBODY: Final = -1
NO_SPOT: Final = -1
NO_CARDS: Final[list[int]] = []
NO_PILES: Final[list[list[int]]] = []
NO_CRESTS: Final[list[int]] = [NO_SPOT, NO_SPOT, NO_SPOT, NO_SPOT, NO_SPOT]


@final
@mypyc_attr(acyclic=True)
class Player:
    """One alliance and what belongs to it. Spots are counted from 0 here, from 1 in texts."""

    def __init__(
        self, alliance: list[int], locations: list[int], covers: list[int], crests: list[int], pearls: i64
    ) -> None:
        self.alliance: list[int] = alliance
        self.locations: list[int] = (
            locations  # this list and the next two are replaced, never changed: shared by clones
        )
        self.covers: list[int] = covers  # the spot under each location
        self.crests: list[int] = crests  # by colour: the spot of the crest token
        self.pearls: i64 = pearls

    def clone(self) -> Player:
        return Player(self.alliance[:], self.locations, self.covers, self.crests, self.pearls)

    def owns(self, location: i64) -> bool:
        return location in self.locations

    def free_spots(self) -> i64:
        return SPOTS - len(self.alliance)

    def open_keys(self) -> tuple[i64, i64]:
        """Silver and gold keys on lords placed after the last lord that carries a location (5.1)."""
        silver: i64 = 0
        gold: i64 = 0
        first: i64 = self.covers[-1] + 1 if len(self.covers) > 0 else 0
        for spot in range(first, len(self.alliance)):
            of = rank(self.alliance[spot])
            if of == SILVER:
                silver += 1
            elif of == GOLD:
                gold += 1
        return silver, gold

    def keys_complete(self) -> bool:
        """Two open keys of a metal, or three of any: among three there are always two equal ones (5.1)."""
        silver, gold = self.open_keys()
        return silver >= 2 or gold >= 2

    def two_keys(self) -> bool:
        """Two open keys of any metal: enough for some (5.1)."""
        silver, gold = self.open_keys()
        return silver + gold >= 2

    def swappable(self) -> list[int]:
        """Spots of lords without keys (7.1)."""
        return [spot for spot, card in enumerate(self.alliance) if not has_key(card)]

    def crest_worth(self, of: i64) -> i64:
        spot = self.crests[of]
        return 0 if spot == NO_SPOT else worth(self.alliance[spot])

    def colours(self) -> list[int]:
        return [colour(card) for card in self.alliance]


NO_PLAYERS: Final[list[Player]] = []


@final
class Conspiracy(State):
    """The table. In the solo game player 1 is the legendary lord, for whom seat 0 answers."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str], chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.players: list[Player] = NO_PLAYERS
        self.deck: list[int] = NO_CARDS
        self.hand: list[int] = NO_CARDS  # lords recruited this turn and not yet placed
        self.piles: list[list[int]] = NO_PILES  # each pile, and the lists below, are replaced, never changed …
        self.location_deck: list[int] = NO_CARDS  # … because they change seldom: clones share them
        self.faceup: list[int] = NO_CARDS
        self.revealed: list[int] = NO_CARDS  # locations turned up, one of which will be kept
        self.keeper: i64 = NOBODY
        self.binder: i64 = NOBODY  # whose location narrows the recruiting of all others (5.5)
        self.bound_to: i64 = 0  # … to exactly so many cards of the deck
        self.trigger: i64 = NOBODY  # who placed a 15th lord first
        self.legend: i64 = NOBODY  # solo: the colour of the legendary lord
        self.token: bool = False  # solo: the human holds the replay token

    def clone(self) -> State:
        copy = Conspiracy(self.game, self.seats, self.options, self.chance.clone())
        self.copy_into(copy)
        copy.players = [player.clone() for player in self.players]
        copy.deck = self.deck[:]
        copy.hand = self.hand[:]
        copy.piles = self.piles[:]
        copy.location_deck = self.location_deck
        copy.faceup = self.faceup
        copy.revealed = self.revealed
        copy.keeper = self.keeper
        copy.binder = self.binder
        copy.bound_to = self.bound_to
        copy.trigger = self.trigger
        copy.legend = self.legend
        copy.token = self.token
        return copy

    def zones(self) -> list[Zone]:
        """Everything lies open; the decks too, because every other card does: only their order is unknown (9)."""
        seats = [str(player + 1) for player in range(len(self.players))]
        return [
            Zone("alliance", "lords", [player.alliance for player in self.players], labels=seats),
            Zone("locations", "locations", [player.locations for player in self.players], labels=seats),
            Zone("pile", "lords", self.piles, labels=LETTERS, ordered=False),
            Zone("hand", "lords", [self.hand], ordered=False),
            Zone("faceup", "locations", [self.faceup], ordered=False),
            Zone("revealed", "locations", [self.revealed], ordered=False),
            Zone("deck", "lords", [self.deck], ordered=False, home=True),
            Zone("location_deck", "locations", [self.location_deck], ordered=False, home=True),
        ]

    def solo(self) -> bool:
        return self.legend != NOBODY

    def must_draw(self, seat: i64) -> i64:
        """How many lords another player's location makes the seat draw; 0: free choice (5.5, A5)."""
        if self.binder == NOBODY or self.binder == seat:
            return 0
        return min(self.bound_to, len(self.deck))

    def bind(self, player: i64, lords: i64) -> None:
        """All others must draw exactly so many lords; the newest location counts (5.5, A4, A21)."""
        self.binder = player
        self.bound_to = lords
        self.tell(BOUND_OTHERS, player, lords)

    def release(self) -> None:
        self.binder = NOBODY
        self.bound_to = 0

    def decider(self, player: i64) -> i64:
        """The seat that answers for a player."""
        return min(player, self.seats - 1)

    def take_pile(self, player: i64, of: i64) -> None:
        self.hand = self.piles[of][:]
        self.piles[of] = NO_CARDS
        self.tell(TOOK_PILE, player, of, len(self.hand))

    def reveal_lord(self, player: i64) -> None:
        card = self.draw(self.deck)
        self.to_pile(card)
        self.tell(REVEALED_LORD, player, card)

    def draw_location(self) -> int:
        self.location_deck = self.location_deck[:]
        return self.draw(self.location_deck)

    def to_pile(self, card: int) -> None:
        of = colour(card)
        self.piles[of] = with_card(self.piles[of], card)

    def gain_pearls(self, player: i64, pearls: i64) -> None:
        """Add the pearls of one card, then see who keeps them (6)."""
        gainer = self.players[player]
        gainer.pearls += pearls
        self.tell(GAINED_PEARLS, player, pearls)
        if self.keeper == NOBODY or (self.keeper != player and gainer.pearls >= self.players[self.keeper].pearls):
            self.keeper = player
            self.tell(BECAME_KEEPER, player)

    def move_crest(self, player: i64, spot: i64) -> None:
        """The crest token goes to the first lord of its colour, later only to one worth more (4)."""
        owner = self.players[player]
        card = owner.alliance[spot]
        of = colour(card)
        marked = owner.crests[of]
        if marked == NO_SPOT or worth(card) > worth(owner.alliance[marked]):
            owner.crests = owner.crests[:]
            owner.crests[of] = spot
            self.tell(CREST_MOVED, player, spot, of)


def blank(game: Game, seats: int, options: dict[str, str], chance: Chance) -> Conspiracy:
    """A table before the first card is dealt."""
    s = Conspiracy(game, seats, options, chance)
    s.players = [Player([], [], [], NO_CRESTS, 0) for _ in range(max(seats, 2))]
    s.deck = lord_cards()
    s.hand = []
    s.piles = [[] for _ in range(COLOURS)]
    s.location_deck = location_cards(options["promo"] == "yes")
    s.faceup = []
    s.revealed = []
    return s


def with_card(cards: list[int], card: int) -> list[int]:
    """A sorted list with one card more; the given one stays as it is."""
    more = cards[:]
    put_in_order(more, card)
    return more


def without_card(cards: list[int], card: int) -> list[int]:
    return [other for other in cards if other != card]


def kinds(cards: list[int], family: i64) -> list[int]:
    """Actions of a family for the different kinds among sorted lords; equal cards are merged."""
    found: list[int] = []
    last: i64 = -1
    for card in cards:
        if card >> 2 != last:
            last = card >> 2
            found.append(family + last)
    return found


def take_kind(cards: list[int], kind: i64) -> int:
    """Remove and return the first card of a kind."""
    for at, card in enumerate(cards):
        if card >> 2 == kind:
            return cards.pop(at)
    raise ValueError("no lord of this kind here")
