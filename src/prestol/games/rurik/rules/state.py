# mypyc
"""The table of Rurik: what stands and lies where, and the moves that several steps share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from prestol.core.chance import Chance
from prestol.core.engine import State
from prestol.core.zones import ALL, NONE, OWNER, Zone, put_in_order
from prestol.games.rurik.cards import (
    ALL_CARDS,
    BANNERS,
    BOAT_SLOTS,
    BONUSES,
    BORDERS,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    FIRST_REWARD,
    GOODS,
    HEIGHT,
    IN_PLAY,
    LEADERS,
    MSTISLAV,
    PRINTED_GOODS,
    PRIORITIES,
    REGIONS,
    REWARDS,
    SCHEMES,
    SOLO_AGENDAS,
    SOLO_CARDS,
    SOLO_DEEDS,
    SOLO_ROWS,
    START_PRIORITY,
    STRONGHOLD,
    SVIATOPOLK,
    TRACKS,
    WAR_SPACES,
    YAROSLAV,
)
from prestol.games.rurik.events import SHUFFLED

if TYPE_CHECKING:
    from prestol.core.game import Game

# -- actions: where each family begins (notation.py gives them their texts) -------------------------------------------
STOP: Final = 0
NO: Final = 1
END: Final = 2
ACT: Final = 3
FORFEIT: Final = 4
POWER: Final = 5
MARCH: Final = 6  # the leader moves
SHOW: Final = 7  # show:0 … show:11 goods in the boat
LEADER: Final = 19  # leader:agatha …
ADVISOR: Final = 27  # advisor:1 …
BANNER: Final = 32  # banner:muster …
BRIBE: Final = 38  # bribe:0 … bribe:63
PLACE: Final = 102  # place:novgorod …
RETRIEVE: Final = 117  # slot:muster_1 …
MUSTER_AT: Final = 141  # muster:novgorod …
LEAD: Final = 156  # lead:novgorod … the leader is mustered
FROM: Final = 171  # from:novgorod …
TO: Final = 186  # to:novgorod …
WITH: Final = 201  # with:0 … with:2
ATTACK_AT: Final = 204  # attack:novgorod_1 …
DECK: Final = 294  # deck:1, deck:2
TAX_AT: Final = 296  # tax:novgorod …
BONUS: Final = 311  # bonus:good, bonus:coin
BUILD_AT: Final = 313  # build:novgorod …
WHAT: Final = 328  # what:church …
TARGET: Final = 331  # target:1 … target:4, target:rebellion, target:rebel
TOKEN: Final = 337  # token:1 … token:4
KEEP: Final = 341  # keep:s01 …
TOP: Final = 368
PLAY: Final = 395
DISCARD: Final = 422
TAKE: Final = 449  # take:market_day …
DEED: Final = 475
AGENDA: Final = 501  # agenda:dignified …
CONVERT: Final = 512  # convert:build, convert:muster
PAY: Final = 514  # pay:wood …
REMOVE: Final = 519  # remove:novgorod …
RAZE: Final = 534  # raze:novgorod_church …
LURE: Final = 579  # lure:1_troop, lure:1_leader …

# -- targets ----------------------------------------------------------------------------------------------------------
TARGETS: Final = 6
REBELLION: Final = 4  # the opponent of the solo game
NEUTRAL: Final = 5  # a rebel of the 2–4 player game, a neutral troop of the solo game
REBEL: Final = 6  # only told: the former

ROUNDS: Final = 4
TROOPS: Final = 12
REBEL_FIGURES: Final = 15
IN_SUPPLY: Final = -1
NOBODY_RULES: Final = -1
NO_LEADER: Final = -1
NO_ADVISOR: Final = -1
MOST_BRIBE: Final = 63
NO_CARDS: Final[list[int]] = []
NOWHERE: Final[list[int]] = [0] * REGIONS
NO_GOODS: Final[list[int]] = [0] * GOODS
NO_LEVELS: Final[list[int]] = [0] * TRACKS
NO_SLOTS: Final[list[int]] = [NO_ADVISOR] * (BANNERS * HEIGHT)
BOTH_TOKENS: Final = 3


def advisor(side: i64, value: i64, bribe: i64) -> i64:
    """An advisor in a slot of the strategy board."""
    return side | value << 3 | bribe << 6


def advisor_side(entry: i64) -> i64:
    return entry & 7


def advisor_value(entry: i64) -> i64:
    return entry >> 3 & 7


def advisor_bribe(entry: i64) -> i64:
    return entry >> 6


def influence(entry: i64) -> i64:
    """The printed number and the coins beside it (5)."""
    return (entry >> 3 & 7) + (entry >> 6)


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's figures, goods and cards. Lists that clones share are replaced, never changed."""

    def __init__(self) -> None:
        self.who: i64 = NO_LEADER
        self.leader: i64 = IN_SUPPLY  # the region where the leader stands
        self.troops: list[int] = NOWHERE  # by region, the leader not counted
        self.supply: i64 = TROOPS
        self.built: list[int] = NOWHERE  # by region: bits of structures
        self.coins: i64 = 0
        self.goods: list[int] = NO_GOODS  # boat and dock together (2.4)
        self.advisors: list[int] = NO_CARDS  # values in hand, ascending
        self.levels: list[int] = NO_LEVELS  # victory points on the tracks rule, build, trade
        self.war: i64 = 0
        self.defeated: i64 = 0  # rebels
        self.ready: i64 = BOTH_TOKENS  # bits: conversion tokens that can be used
        self.power: bool = True  # the leader's power of the round can be used
        self.hand: list[int] = []  # scheme cards; hidden, like the next five: not shared
        self.drawn: list[int] = []  # scheme cards being looked at, the top one last
        self.dealt: list[int] = []  # two agendas to choose from
        self.agenda: list[int] = []
        self.rejected: list[int] = []
        self.open: list[int] = NO_CARDS  # deeds
        self.done: list[int] = NO_CARDS

    def clone(self) -> Player:
        copy = Player()
        copy.who = self.who
        copy.leader = self.leader
        copy.troops = self.troops
        copy.supply = self.supply
        copy.built = self.built
        copy.coins = self.coins
        copy.goods = self.goods
        copy.advisors = self.advisors
        copy.levels = self.levels
        copy.war = self.war
        copy.defeated = self.defeated
        copy.ready = self.ready
        copy.power = self.power
        copy.hand = self.hand[:]
        if len(self.drawn) > 0:
            copy.drawn = self.drawn[:]
        if len(self.dealt) > 0:
            copy.dealt = self.dealt[:]
        copy.agenda = self.agenda[:]
        copy.rejected = self.rejected[:]
        copy.open = self.open
        copy.done = self.done
        return copy

    # -- figures ------------------------------------------------------------------------------------------------------

    def figures(self, region: i64) -> i64:
        """Troops and the leader (2.1)."""
        count: i64 = self.troops[region]
        return count + 1 if self.leader == region else count

    def occupies(self, region: i64) -> bool:
        return self.leader == region or self.troops[region] > 0

    def occupied(self) -> i64:
        """The number of regions with own figures."""
        count: i64 = 0
        for region, troops in enumerate(self.troops):
            if troops > 0 or self.leader == region:
                count += 1
        return count

    def on_board(self) -> bool:
        if self.leader != IN_SUPPLY:
            return True
        for troops in self.troops:  # noqa: SIM110
            if troops > 0:
                return True
        return False

    def can_muster(self) -> bool:
        return self.supply > 0 or self.leader == IN_SUPPLY

    def put_troops(self, region: i64, number: i64) -> None:
        """Troops come to a region, or leave it."""
        self.troops = self.troops[:]
        self.troops[region] += number

    def muster(self, region: i64) -> None:
        self.supply -= 1
        self.put_troops(region, 1)

    def lose_troop(self, region: i64) -> None:
        self.supply += 1
        self.put_troops(region, -1)

    def lose_figure(self, region: i64) -> bool:
        """A troop goes first, the leader last (2.5). Was it the leader?"""
        if self.troops[region] > 0:
            self.lose_troop(region)
            return False
        self.leader = IN_SUPPLY
        return True

    # -- structures ---------------------------------------------------------------------------------------------------

    def count_built(self, structure: i64) -> i64:
        count: i64 = 0
        for built in self.built:
            if built & structure != 0:
                count += 1
        return count

    def set_built(self, region: i64, built: i64) -> None:
        self.built = self.built[:]
        self.built[region] = built

    def built_mask(self, structures: i64) -> i64:
        """The regions (bits) with one of these structures."""
        mask: i64 = 0
        for region, built in enumerate(self.built):
            if built & structures != 0:
                mask |= 1 << region
        return mask

    # -- goods --------------------------------------------------------------------------------------------------------

    def add_goods(self, good: i64, number: i64) -> None:
        self.goods = self.goods[:]
        self.goods[good] += number

    def boat(self, good: i64) -> i64:
        """Goods in the boat, which is as full as can be (2.4)."""
        return min(self.goods[good], BOAT_SLOTS[good])

    def boat_total(self) -> i64:
        count: i64 = 0
        for good in range(GOODS):
            count += self.boat(good)
        return count

    def goods_total(self) -> i64:
        count: i64 = 0
        for number in self.goods:
            count += number
        return count

    def full_columns(self) -> i64:
        count: i64 = 0
        for good in range(GOODS):
            if self.goods[good] >= BOAT_SLOTS[good]:
                count += 1
        return count

    # -- war ----------------------------------------------------------------------------------------------------------

    def war_step(self) -> None:
        """Further steps at the end of the track are lost (R-22)."""
        if self.war < WAR_SPACES:
            self.war += 1


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
        self.holder: list[int] = (
            NO_CARDS  # by leader: whose it is; Sviatopolk of the solo game has no such power: nobody's
        )
        self.neutrals: list[int] = NOWHERE  # by region: rebels; in the solo game neutral troops
        self.goods: list[int] = NOWHERE  # by region: 1 if its good is there
        self.kinds: list[int] = PRINTED_GOODS  # by region: which good
        self.slots: list[int] = NO_SLOTS  # by HEIGHT * banner + row: an advisor
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
        self.scored: bool = False  # True: the game is at its end and the agendas lie open
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
        copy.scored = self.scored
        if self.solo:
            copy.cards = self.cards[:]
            copy.slid = self.slid
            copy.priority = self.priority
            copy.covers = self.covers
            copy.level = self.level
        return copy

    def zones(self) -> list[Zone]:
        players = self.players[: self.seats]
        seats = [str(seat) for seat in range(self.seats)]
        shown = ALL if self.scored else OWNER
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
        if player.built[region] & STRONGHOLD != 0 and not self.suppressed(region, side):
            count += 1
        return count

    def neutral_strength(self, region: i64) -> i64:
        """Rebels stand alone unless Sviatopolk is with them (2.2)."""
        return 0 if self.where(SVIATOPOLK) == region else self.neutrals[region]

    def ruler(self, region: i64) -> i64:
        """Who rules: strictly stronger than every other faction, or Yaroslav's owner in a tie (2.2)."""
        best: i64 = self.neutral_strength(region)
        who: i64 = NOBODY_RULES
        for side in range(len(self.players)):
            count = self.strength(region, side)
            if count > best:
                best = count
                who = side
            elif count == best:
                who = NOBODY_RULES
        yaroslav = self.holder[YAROSLAV]
        if yaroslav >= 0 and self.players[yaroslav].leader == region and self.strength(region, yaroslav) == best:
            return yaroslav
        return who

    def rules(self, region: i64, side: i64) -> bool:
        player = self.players[side]
        if not player.occupies(region) and player.built[region] & STRONGHOLD == 0:
            return False
        return self.ruler(region) == side

    def ruled(self, side: i64) -> i64:
        """The regions (bits) that a side rules."""
        mask: i64 = 0
        for region in range(self.regions):
            if self.rules(region, side):
                mask |= 1 << region
        return mask

    def price(self, region: i64, side: i64) -> i64:
        """Points for taxing or building: one where one rules, two elsewhere; Mstislav pays one (6.5, 6.6)."""
        if self.holder[MSTISLAV] == side and self.players[side].leader == region:
            return 1
        return 1 if self.ruler(region) == side else 2

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

    def set_good(self, region: i64, present: i64) -> None:
        self.goods = self.goods[:]
        self.goods[region] = present

    # -- the strategy board -------------------------------------------------------------------------------------------

    def set_slot(self, slot: i64, entry: i64) -> None:
        self.slots = self.slots[:]
        self.slots[slot] = entry

    def advisor_in_play(self, side: i64) -> bool:
        for entry in self.slots:  # noqa: SIM110
            if entry >= 0 and advisor_side(entry) == side:
                return True
        return False

    # -- scheme cards -------------------------------------------------------------------------------------------------

    def deck_size(self, deck: i64) -> i64:
        return self.under[deck] + len(self.tops[deck])

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
        self.under = [(len(cards) + 1) >> 1, len(cards) >> 1]
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
        """Three deeds lie face up while the deck lasts (R-30)."""
        row = self.row[:]
        while len(row) < 3 and len(self.deeds) > 0:
            put_in_order(row, self.draw(self.deeds))
        self.row = row


def largest_group(mask: i64) -> i64:
    """The size of the largest connected set among these regions (2.3, R-02)."""
    best: i64 = 0
    left = mask
    while left != 0:
        group = left & -left
        size: i64 = 0
        ring = group
        while ring != 0:
            reached: i64 = 0
            region: i64 = 0
            rest = ring
            while rest != 0:
                if rest & 1 != 0:
                    size += 1
                    reached |= BORDERS[region]
                rest >>= 1
                region += 1
            ring = reached & mask & ~group
            group |= ring
        left &= ~group
        if size > best:
            best = size
    return best


def blank(game: Game, seats: int, options: dict[str, str], chance: Chance) -> Rurik:
    """A table before anything is dealt."""
    s = Rurik(game, seats, options, chance)
    s.known = [0] * ALL_CARDS
    s.holder = [-1] * LEADERS
    s.schemes = list(range(SCHEMES))
    s.under = [(SCHEMES + 1) // 2, SCHEMES // 2]
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
        s.priority = START_PRIORITY[s.level]
        s.covers = all_covers(s.level)
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
    player.ready = 0
    player.power = False
    return player


def all_covers(level: i64) -> list[int]:
    """By column: how many of its bonuses a coin covers at the start (12.1)."""
    return [sum([bonus[2] for bonus in BONUSES[4 * level + column]]) for column in range(PRIORITIES)]
