# mypyc
"""The table of Rurik: what stands and lies where, and the moves that several steps share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prestol.core.chance import Chance
from prestol.core.engine import State
from prestol.core.zones import ALL, NONE, OWNER, Zone, put_in_order
from prestol.games.rurik.rules.advisors import NO_SLOTS, is_of
from prestol.games.rurik.rules.answers import NEUTRAL, REBEL, REBELLION
from prestol.games.rurik.rules.cards import (
    ALL_CARDS,
    DEED_ROW,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    FIRST_REWARD,
    IN_PLAY,
    LEADERS,
    MSTISLAV,
    PRICE_ELSEWHERE,
    PRICE_OF_MSTISLAV,
    PRICE_RULED,
    PRINTED_GOODS,
    REGIONS,
    REWARDS,
    SCHEMES,
    SOLO_AGENDAS,
    SOLO_CARDS,
    SOLO_DEEDS,
    STRONGHOLD,
    SVIATOPOLK,
    YAROSLAV,
)
from prestol.games.rurik.rules.events import SHUFFLED
from prestol.games.rurik.rules.player import IN_SUPPLY, NO_CARDS, NOWHERE, Player
from prestol.games.rurik.rules.sets import EMPTY, single
from prestol.games.rurik.rules.solo_cards import REBEL_FIGURES, SOLO_ROWS, board_of

if TYPE_CHECKING:
    from prestol.core.game import Game

NOBODY: Final = -1
DECKS: Final = 2  # of scheme cards
NO_PLAYERS: Final[list[Player]] = []
NO_DECKS: Final[list[list[int]]] = []


@final
class Rurik(State):
    """The table. In the solo game the rebellion is a player beyond the last seat (12)."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str], chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.solo: bool = seats == 1
        self.regions: i64 = IN_PLAY[seats]
        self.players: list[Player] = NO_PLAYERS
        self.holder: list[int] = NO_CARDS  # by leader: whose it is; nobody's is Sviatopolk of the solo game: no power
        self.neutrals: list[int] = NOWHERE  # by region: rebels; in the solo game neutral troops
        self.goods: list[int] = NOWHERE  # by region: 1 if its good is there
        self.kinds: list[int] = PRINTED_GOODS  # by region: which good
        self.slots: list[int] = NO_SLOTS  # advisors on the strategy board
        self.round: i64 = 0
        self.first: i64 = 0  # who begins in this round
        self.token: i64 = 0  # who has the first-player token
        self.tax_points: i64 = 0  # of the running turn
        self.build_points: i64 = 0
        # Nobody knows which unseen card lies in which scheme deck: they are one pile, sorted, and two numbers.
        self.schemes: list[int] = NO_CARDS
        self.under: list[int] = NO_CARDS  # by deck: how many unseen cards
        self.tops: list[list[int]] = NO_DECKS  # by deck: cards put back by players, the last uppermost
        self.discard: list[int] = NO_CARDS  # scheme cards
        self.playing: list[int] = NO_CARDS  # a scheme card whose reward is being resolved
        self.deeds: list[int] = NO_CARDS
        self.row: list[int] = NO_CARDS
        self.old_deeds: list[int] = NO_CARDS  # discarded by the variant
        self.agendas: list[int] = NO_CARDS
        # Nobody has seen the stickers of rebels that stand: the reward is drawn when one is defeated.
        self.rewards: list[int] = NO_CARDS
        self.won: list[int] = NO_CARDS
        # -- the solo game
        self.cards: list[int] = NO_CARDS  # the top one first
        self.slid: list[int] = NO_CARDS  # rows of the bottom card that have been seen
        self.priority: i64 = 0
        self.covers: list[int] = NO_CARDS  # by priority: coins on the bonuses of its column
        self.level: i64 = 0

    def clone(self) -> State:
        copy = Rurik(self.game, self.seats, self.options, self.chance.clone())
        self.copy_into(copy)
        copy.players = [player.clone() for player in self.players]
        copy.holder = self.holder
        copy.neutrals = self.neutrals
        copy.goods = self.goods
        copy.kinds = self.kinds
        copy.slots = self.slots
        copy.round = self.round
        copy.first = self.first
        copy.token = self.token
        copy.tax_points = self.tax_points
        copy.build_points = self.build_points
        copy.schemes = self.schemes[:]
        copy.under = self.under
        copy.tops = [self.tops[0][:], self.tops[1][:]]
        copy.discard = self.discard
        copy.playing = self.playing
        copy.deeds = self.deeds[:]
        copy.row = self.row
        copy.old_deeds = self.old_deeds
        copy.agendas = self.agendas[:]
        copy.rewards = self.rewards[:]
        copy.won = self.won
        if self.solo:
            copy.cards = self.cards[:]
            copy.slid = self.slid
            copy.priority = self.priority
            copy.covers = self.covers
            copy.level = self.level
        return copy

    def zones(self) -> list[Zone]:
        players = self.players[: self.seats]
        seats = [str(seat + 1) for seat in range(self.seats)]
        shown = ALL if self.over else OWNER
        return [
            Zone("hand", "schemes", [player.hand for player in players], OWNER, seats, ordered=False),
            Zone("drawn", "schemes", [player.drawn for player in players], OWNER, seats),
            Zone("top", "schemes", self.tops, NONE, ["1", "2"]),
            Zone("playing", "schemes", [self.playing]),
            Zone("discard", "schemes", [self.discard], ordered=False),
            Zone("schemes", "schemes", [self.schemes], NONE, ordered=False, home=True),
            Zone("open", "deeds", [player.open for player in players], labels=seats, ordered=False),
            Zone("done", "deeds", [player.done for player in players], labels=seats, ordered=False),
            Zone("row", "deeds", [self.row], ordered=False),
            Zone("old_deeds", "deeds", [self.old_deeds], ordered=False),
            Zone("deeds", "deeds", [self.deeds], NONE, ordered=False, home=True),
            Zone("dealt", "agendas", [player.dealt for player in players], OWNER, seats, ordered=False),
            Zone("agenda", "agendas", [player.agenda for player in players], shown, seats),
            Zone("rejected", "agendas", [player.rejected for player in players], OWNER, seats),
            Zone("agendas", "agendas", [self.agendas], NONE, ordered=False, home=True),
            Zone("won", "rewards", [self.won], ordered=False),
            Zone("rewards", "rewards", [self.rewards], NONE, ordered=False, home=True),
            Zone("cards", "cards", [self.cards], NONE, home=True),
        ]

    def imagine(self, viewer: i64) -> None:
        """The bottom solo card must begin with the rows that have been seen (13)."""
        if len(self.slid) == 0 or self.known[self.cards[-1]] != 0:
            return
        fitting = [at for at, card in enumerate(self.cards) if self.known[card] == 0 and self.fits_slid(card)]
        at = fitting[self.chance.below(len(fitting))]
        self.cards[at], self.cards[-1] = self.cards[-1], self.cards[at]

    def fits_slid(self, card: i64) -> bool:
        rows = SOLO_ROWS[card - FIRST_CARD]
        for at, row in enumerate(self.slid):  # noqa: SIM110
            if rows[at] != row:
                return False
        return True

    # -- sides --------------------------------------------------------------------------------------------------------

    def side(self, target: i64) -> i64:
        """The player whom a target names."""
        return self.seats if target == REBELLION else target

    def target(self, side: i64) -> i64:
        return REBELLION if self.solo and side == 1 else side

    def called(self, target: i64) -> i64:
        """A target as the log names it."""
        return REBEL if target == NEUTRAL and not self.solo else target

    def where(self, leader: i64) -> i64:
        """The region where a leader with a power stands; IN_SUPPLY: he does not."""
        side = self.holder[leader]
        return self.players[side].leader if side >= 0 else IN_SUPPLY

    def suppressed(self, region: i64, side: i64) -> bool:
        """Does somebody else's Yaroslav stand here? Then the structures of this side do nothing (8)."""
        holder = self.holder[YAROSLAV]
        return holder >= 0 and holder != side and self.players[holder].leader == region

    # -- rule ---------------------------------------------------------------------------------------------------------

    def strength(self, region: i64, side: i64) -> i64:
        """Troops, leader, own stronghold; with Sviatopolk also the rebels (2.2)."""
        player = self.players[side]
        count: i64 = player.troops[region]
        if player.leader == region:
            count += 1
            if self.holder[SVIATOPOLK] == side:
                count += self.neutrals[region]
        if player.has_built(region, STRONGHOLD) and not self.suppressed(region, side):
            count += 1
        return count

    def neutral_strength(self, region: i64) -> i64:
        """Rebels stand alone unless Sviatopolk is with them (2.2)."""
        return 0 if self.where(SVIATOPOLK) == region else self.neutrals[region]

    def ruler(self, region: i64) -> i64:
        """Who rules: strictly stronger than every other faction, or Yaroslav's owner in a tie (2.2)."""
        best: i64 = self.neutral_strength(region)
        who: i64 = NOBODY
        for side in range(len(self.players)):
            count = self.strength(region, side)
            if count > best:
                best = count
                who = side
            elif count == best:
                who = NOBODY
        yaroslav = self.holder[YAROSLAV]
        if yaroslav >= 0 and self.players[yaroslav].leader == region and self.strength(region, yaroslav) == best:
            return yaroslav
        return who

    def rules(self, region: i64, side: i64) -> bool:
        player = self.players[side]
        if not player.occupies(region) and not player.has_built(region, STRONGHOLD):
            return False
        return self.ruler(region) == side

    def ruled(self, side: i64) -> i64:
        """The set of regions that a side rules."""
        found: i64 = EMPTY
        for region in range(self.regions):
            if self.rules(region, side):
                found |= single(region)
        return found

    def price(self, region: i64, side: i64) -> i64:
        """Points for taxing or building: fewer where one rules; Mstislav has a price of his own (6.5, 6.6)."""
        if self.holder[MSTISLAV] == side and self.players[side].leader == region:
            return PRICE_OF_MSTISLAV
        return PRICE_RULED if self.ruler(region) == side else PRICE_ELSEWHERE

    # -- figures ------------------------------------------------------------------------------------------------------

    def has_target(self, region: i64, side: i64) -> bool:
        """Is there anybody else's figure in the region?"""
        if self.neutrals[region] > 0:
            return True
        for other, player in enumerate(self.players):  # noqa: SIM110
            if other != side and player.occupies(region):
                return True
        return False

    def remove_neutral(self, region: i64) -> None:
        self.neutrals = self.neutrals[:]
        self.neutrals[region] -= 1

    def give_leader(self, side: i64, leader: i64) -> None:
        self.players[side].who = leader
        self.holder = self.holder[:]
        self.holder[leader] = side

    # -- goods --------------------------------------------------------------------------------------------------------

    def lay_out_goods(self) -> None:
        """Every region in play has its good."""
        self.goods = [1 if region < self.regions else 0 for region in range(REGIONS)]

    def set_good(self, region: i64, present: i64) -> None:
        self.goods = self.goods[:]
        self.goods[region] = present

    # -- the strategy board -------------------------------------------------------------------------------------------

    def set_slot(self, slot: i64, entry: i64) -> None:
        self.slots = self.slots[:]
        self.slots[slot] = entry

    def advisor_in_play(self, side: i64) -> bool:
        for entry in self.slots:  # noqa: SIM110
            if is_of(entry, side):
                return True
        return False

    # -- scheme cards -------------------------------------------------------------------------------------------------

    def deck_size(self, deck: i64) -> i64:
        return self.under[deck] + len(self.tops[deck])

    def has_card(self, deck: i64) -> bool:
        """Is there a card to take? An empty deck is filled first (R-04)."""
        if self.deck_size(deck) == 0:
            self.refill_decks()
        return self.deck_size(deck) > 0

    def take_top(self, deck: i64) -> int:
        """The uppermost card of a scheme deck."""
        if len(self.tops[deck]) > 0:
            self.reveals += 1
            return self.tops[deck].pop()
        self.under = self.under[:]
        self.under[deck] -= 1
        return self.draw(self.schemes)

    def refill_decks(self) -> None:
        """An empty deck: discard pile and the other deck are shuffled and split, the larger half to deck 1 (2.6)."""
        if self.deck_size(0) > 0 and self.deck_size(1) > 0:
            return
        if len(self.discard) == 0 and self.deck_size(1) == 0 and self.deck_size(0) <= 1:
            return  # a lone card lies where it belongs
        cards = self.schemes + self.tops[0] + self.tops[1] + self.discard
        for card in cards:
            self.set_known(card, 0)
        cards.sort()
        self.schemes = cards
        self.tops = [[], []]
        self.discard = NO_CARDS
        self.under = halves(len(cards))
        self.tell(SHUFFLED, 0)

    def throw_away(self, card: int) -> None:
        """A scheme card goes face up to the discard pile."""
        self.set_known(card, 0)
        discard = self.discard[:]
        put_in_order(discard, card)
        self.discard = discard

    def leave_hand(self, seat: i64, card: int) -> None:
        """A scheme card comes to light."""
        self.reveals += 1
        self.set_known(card, 0)
        self.players[seat].hand.remove(card)

    # -- deeds --------------------------------------------------------------------------------------------------------

    def refill_row(self) -> None:
        """So many deeds lie face up while the deck lasts (R-30)."""
        row = self.row[:]
        while len(row) < DEED_ROW and len(self.deeds) > 0:
            put_in_order(row, self.draw(self.deeds))
        self.row = row


def blank(game: Game, seats: int, options: dict[str, str], chance: Chance) -> Rurik:
    """A table before anything is dealt."""
    s = Rurik(game, seats, options, chance)
    s.known = [0 for _ in range(ALL_CARDS)]
    s.holder = [NOBODY for _ in range(LEADERS)]
    s.schemes = list(range(SCHEMES))
    s.under = halves(SCHEMES)
    s.tops = [[], []]
    s.discard = []
    s.playing = []
    s.deeds = SOLO_DEEDS[:] if s.solo else list(range(FIRST_DEED, FIRST_AGENDA))
    s.row = []
    s.old_deeds = []
    s.agendas = SOLO_AGENDAS[:] if s.solo else list(range(FIRST_AGENDA, FIRST_REWARD))
    s.rewards = [] if s.solo else list(range(FIRST_REWARD, FIRST_REWARD + REWARDS))
    s.won = []
    s.players = [blank_player() for _ in range(seats)]
    if s.solo:
        s.players.append(blank_rebellion())
        s.cards = list(range(FIRST_CARD, FIRST_CARD + SOLO_CARDS))
        s.level = int(options["level"])
        s.priority = board_of(s.level).start_priority
        s.covers = board_of(s.level).covers()
    else:
        s.cards = []
    return s


def blank_player() -> Player:
    player = Player()
    player.open = []
    player.done = []
    return player


def blank_rebellion() -> Player:
    player = Player()
    player.who = SVIATOPOLK
    player.supply = REBEL_FIGURES
    player.ready = EMPTY
    player.power = False
    return player


def halves(cards: int) -> list[int]:
    """So many scheme cards in two decks, the larger half in deck 1 (2.6)."""
    return [(cards + 1) // 2, cards // 2]
