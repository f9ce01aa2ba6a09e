# mypyc
"""The auction: secret bids in some rounds, virtual opponents, pass income, refresh (4, 10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Sealed, Step
from prestol.games.viceroy.rules.actions import ATTACK_BID, BID, DROP, NO, PASS, TAKE
from prestol.games.viceroy.rules.cards import (
    AUCTION_ROUNDS,
    COLOURS,
    GEMS_IN_ALL,
    PASS_GEMS,
    RESERVE_GEMS,
    TURNS,
)
from prestol.games.viceroy.rules.events import (
    AUCTION_ROUND,
    BID_ATTACK,
    BID_GEM,
    CLAIMED_SAME,
    CLASHED,
    NOTHING_LEFT,
    PASSED_AUCTION,
    REFRESHED,
    REVEALED,
    VIRTUAL_BID,
    VIRTUAL_TOOK,
    WON,
)
from prestol.games.viceroy.rules.laws import FromOffer
from prestol.games.viceroy.rules.player import NO_CARD, NO_CARDS
from prestol.games.viceroy.rules.reasons import NO_ATTACK, NO_CARD_OF_COLOUR, NO_CARD_THERE, NO_GEM, OFFER_EMPTY
from prestol.games.viceroy.rules.rewards import take_gems, take_open
from prestol.games.viceroy.rules.sets import NONE_OF_THEM
from prestol.games.viceroy.rules.spots import SPOTS, base_of, tip_of
from prestol.games.viceroy.rules.state import ACTIVE, DONE, NO_BID, NOBODY, SETTLED, Viceroy
from prestol.games.viceroy.rules.steps import InRounds
from prestol.games.viceroy.rules.tokens import SCIENCE

# -- what comes next in a round ---------------------------------------------------------------------------------------
BIDS: Final = 0
ATTACKS: Final = 1
COLOUR_BY_COLOUR: Final = 2
VIRTUAL_ATTACKS: Final = 3
PASSES: Final = 4
AUTOMATIC_PASSES: Final = 5
PARTS: Final[list[str]] = ["bids", "attacks", "colours", "virtual_attacks", "passes", "automatic_passes"]

ALL_BIDS: Final[list[int]] = [PASS, BID, BID + 1, BID + 2, BID + 3, ATTACK_BID]
DROPS: Final[list[int]] = [DROP + spot for spot in range(SPOTS)]


def begin(s: Viceroy) -> None:
    """Everybody takes part who is not skipping this auction (4.1, 69)."""
    s.standing = [DONE if s.will_skip(seat) else ACTIVE for seat in range(s.seats)]
    s.skips = NONE_OF_THEM
    s.virtuals_out = NONE_OF_THEM
    s.call(AUCTION, 0)


@final
class Auction(InRounds):
    """Rounds of bids, each in several parts (4.3)."""

    def resolved(self, f: Frame) -> i64:
        """How many colours, or virtual opponents, have been dealt with in this part, or are being dealt with."""
        return f.card

    def resolve_one(self, f: Frame) -> i64:
        """The next colour or virtual opponent."""
        f.card += 1
        return f.card - 1

    def go_on_from_there(self, f: Frame, part: i64) -> None:
        """All colours, or all virtual opponents, have been dealt with."""
        f.card = 0
        self.go_on(f, part)

    def run(self, s: Viceroy, f: Frame) -> None:
        part = self.next(f)
        if part == BIDS:
            self.next_round(s, f)
        elif part == ATTACKS:
            self.next_attacker(s, f)
        elif part == COLOUR_BY_COLOUR:
            self.next_colour(s, f)
        elif part == VIRTUAL_ATTACKS:
            self.next_virtual_attack(s, f)
        elif part == PASSES:
            self.next_passer(s, f)
        else:
            self.next_automatic_pass(s, f)

    def next_round(self, s: Viceroy, f: Frame) -> None:
        if self.round(f) == AUCTION_ROUNDS or len(s.active()) == 0:
            s.end()
            s.bids = [NO_BID for _ in s.bids]
            s.virtual_bids = NO_CARDS
        else:
            self.begin_round(f)
            self.go_on(f, ATTACKS)
            s.tell(AUCTION_ROUND, 0, self.round(f))
            s.call(MAKE_BID, 0)

    def next_attacker(self, s: Viceroy, f: Frame) -> None:
        seat = s.first_of(bidders(s, ATTACK_BID))
        if seat == NOBODY:
            self.go_on(f, COLOUR_BY_COLOUR)
        elif s.offer_size() == 0:
            set_bid(s, seat, SETTLED)  # the token is lost, the player stays in
            s.tell(NOTHING_LEFT, seat)
        else:
            s.call(TAKE_ANY, seat)

    def next_colour(self, s: Viceroy, f: Frame) -> None:
        if self.resolved(f) == COLOURS:
            self.go_on_from_there(f, VIRTUAL_ATTACKS)
        else:
            resolve_colour(s, self.resolve_one(f))

    def next_virtual_attack(self, s: Viceroy, f: Frame) -> None:
        if self.resolved(f) == s.virtuals:
            self.go_on_from_there(f, PASSES)
        else:
            virtual = self.resolve_one(f)
            if s.virtual_bids[virtual] == ATTACK_BID and s.offer_size() > 0:
                s.leave(virtual)
                s.call(DROP_FOR_VIRTUAL, s.first_of(participants(s)))

    def next_passer(self, s: Viceroy, f: Frame) -> None:
        seat = s.first_of([seat for seat in bidders(s, PASS) if s.standing[seat] == ACTIVE])
        if seat == NOBODY:
            self.go_on(f, AUTOMATIC_PASSES)
        else:
            take_pass_income(s, seat)

    def next_automatic_pass(self, s: Viceroy, f: Frame) -> None:
        """After the last round everybody still in passes, too, after those who wanted to (R-11)."""
        seat = s.first_of(s.active()) if self.round(f) == AUCTION_ROUNDS else NOBODY
        if seat == NOBODY:
            self.go_on(f, BIDS)
        else:
            take_pass_income(s, seat)


def pass_income(s: Viceroy, seat: i64) -> i64:
    """Some gems, and one for each science token (4.4)."""
    return PASS_GEMS + s.players[seat].count_tokens(SCIENCE)


def take_pass_income(s: Viceroy, seat: i64) -> None:
    s.set_standing(seat, DONE)
    gems = pass_income(s, seat)
    s.tell(PASSED_AUCTION, seat, gems)
    take_gems(s, seat, gems)


def bidders(s: Viceroy, bid: i64) -> list[int]:
    return [seat for seat in range(s.seats) if s.bids[seat] == bid]


def virtual_bidders(s: Viceroy, bid: i64) -> list[int]:
    return [virtual for virtual in range(s.virtuals) if s.virtual_bids[virtual] == bid]


def participants(s: Viceroy) -> list[int]:
    """Those who have bid in this round, or passed."""
    return [seat for seat in range(s.seats) if s.bids[seat] != NO_BID]


def set_bid(s: Viceroy, seat: i64, bid: i64) -> None:
    s.bids = s.bids[:]
    s.bids[seat] = bid


@final
class MakeBid(Sealed[Viceroy]):
    """A gem, an attack token or a pass, in secret (4.2)."""

    def who(self, s: Viceroy, f: Frame) -> list[int]:
        return s.active()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return ALL_BIDS

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        if action == PASS:
            return 0
        if action == ATTACK_BID:
            if s.players[seat].attack == 0:
                return NO_ATTACK
            return OFFER_EMPTY if s.offer_size() == 0 else 0
        if s.players[seat].gems[action - BID] == 0:
            return NO_GEM
        return NO_CARD_OF_COLOUR if s.cards_of(action - BID) == 0 else 0

    def reveal(self, s: Viceroy, f: Frame) -> None:
        """All stakes go back before anything is taken (R-09)."""
        s.end()
        s.bids = [NO_BID for _ in range(s.seats)]
        for seat in range(s.seats):
            if len(s.sealed[seat]) > 0:
                set_bid(s, seat, s.sealed[seat][0])
                pay_stake(s, seat, s.bids[seat])
        bid_virtually(s)


def pay_stake(s: Viceroy, seat: i64, bid: i64) -> None:
    if bid == ATTACK_BID:
        s.players[seat].attack -= 1
        s.tell(BID_ATTACK, seat)
    elif bid != PASS:
        s.spend_gems(seat, bid - BID, 1)
        s.tell(BID_GEM, seat, bid - BID)


def bid_virtually(s: Viceroy) -> None:
    """Each virtual opponent draws a gem from the box, where it returns after the round (10)."""
    box = [GEMS_IN_ALL - RESERVE_GEMS * s.seats for _ in range(COLOURS)]
    bids = [NO_BID for _ in range(s.virtuals)]
    for virtual in range(s.virtuals):
        if not s.is_out(virtual):
            colour = draw_gem(s, box)
            bids[virtual] = BID + colour if s.cards_of(colour) > 0 else ATTACK_BID
            s.tell(VIRTUAL_BID, s.seats + virtual, colour)
    s.virtual_bids = bids


def draw_gem(s: Viceroy, box: list[int]) -> i64:
    """A gem from the box; the next one is drawn from what is left."""
    drawn = s.roll(sum(box))
    for colour in range(COLOURS):
        drawn -= box[colour]
        if drawn < 0:
            box[colour] -= 1
            return colour
    raise ValueError("the box is empty")


def resolve_colour(s: Viceroy, colour: i64) -> None:
    """The gem bids on one colour (4.3, 10)."""
    humans, virtuals = bidders(s, BID + colour), virtual_bidders(s, BID + colour)
    bids = len(humans) + len(virtuals)
    cards = s.cards_of(colour)
    if bids == 0:
        return
    if cards == 0:
        for seat in humans:
            s.tell(NOTHING_LEFT, seat)
    elif bids > cards:
        s.tell(CLASHED, 0, colour, bids)
    elif len(virtuals) == 0:
        win(s, colour, humans)
    elif len(humans) == 0:
        for virtual in virtuals:
            virtual_takes(s, virtual, colour)
    else:
        s.call(SHARE, humans[0], colour, virtuals[0])


def win(s: Viceroy, colour: i64, humans: list[int]) -> None:
    """As many bidders as cards, or fewer: one takes a card, two must not claim the same."""
    if len(humans) == 2:
        s.call(CLAIM, 0, colour)
    else:
        s.call(TAKE_OF_COLOUR, humans[0], colour)


def virtual_takes(s: Viceroy, virtual: i64, colour: i64) -> None:
    """A virtual opponent discards the card of its colour, the base first, and is out (10.1)."""
    spot = base_of(colour) if len(s.bases[colour]) > 0 else tip_of(colour)
    s.leave(virtual)
    drop(s, virtual, spot)


def drop(s: Viceroy, virtual: i64, spot: i64) -> None:
    card = s.offer_at(spot)
    s.set_offer(spot, NO_CARDS)
    s.throw_away(card)
    s.tell(VIRTUAL_TOOK, s.seats + virtual, card)


def take_card(s: Viceroy, seat: i64, spot: i64) -> None:
    """A player takes a card on offer and is done for this auction."""
    card = s.offer_at(spot)
    s.set_offer(spot, NO_CARDS)
    s.set_standing(seat, DONE)
    set_bid(s, seat, SETTLED)
    s.tell(WON, seat, card)
    take_open(s, seat, card)


@final
class TakeAny(FromOffer):
    """An attacker takes any card (4.3)."""

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        take_card(s, seat, action - TAKE)


def colour_of(f: Frame) -> i64:
    """The colour of the bids that a question is about."""
    return f.card


def takes(colour: i64) -> list[int]:
    """The answers for the two cards of a colour."""
    return [TAKE + base_of(colour), TAKE + tip_of(colour)]


@final
class TakeOfColour(FromOffer):
    """The only bidder on a colour takes base or tip (4.3)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return takes(colour_of(f))

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        take_card(s, seat, action - TAKE)


@final
class Claim(Sealed[Viceroy]):
    """Two bidders on two cards claim base or tip in secret; the same claim brings neither of them a card (R-10)."""

    def who(self, s: Viceroy, f: Frame) -> list[int]:
        return bidders(s, BID + colour_of(f))

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return takes(colour_of(f))

    def reveal(self, s: Viceroy, f: Frame) -> None:
        s.end()
        claims = [(seat, answers[0]) for seat, answers in enumerate(s.sealed) if len(answers) > 0]
        if claims[0][1] == claims[1][1]:
            s.tell(CLAIMED_SAME, claims[0][0], claims[0][1] - TAKE, claims[1][0])
        else:
            for seat, action in claims:
                take_card(s, seat, action - TAKE)


@final
class Share(Step[Viceroy]):
    """A player and a virtual opponent on two cards: clash, or the tip for one, the base discarded (R-32)."""

    def virtual(self, f: Frame) -> i64:
        return f.count

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [TAKE + tip_of(colour_of(f)), NO]

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == NO:
            s.tell(CLASHED, 0, colour_of(f), 2)
        else:
            virtual_takes(s, self.virtual(f), colour_of(f))
            take_card(s, seat, action - TAKE)


@final
class DropForVirtual(Step[Viceroy]):
    """A virtual opponent drew a colour without cards: a player chooses which card it discards (10.1, R-35)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return DROPS

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return NO_CARD_THERE if s.offer_at(action - DROP) == NO_CARD else 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        drop(s, AUCTION.resolved(s.stack[-1]) - 1, action - DROP)


def refresh(s: Viceroy) -> None:
    """Tips are discarded, bases move to the tips, new cards come to the bases; none in the last turn (4.5)."""
    for cards in s.tips:
        for card in cards:
            s.throw_away(card)
    s.tips = s.bases
    s.bases = [NO_CARDS for _ in range(COLOURS)]
    s.tell(REFRESHED, 0)
    if s.turn < TURNS:
        reveal_offer(s)


def reveal_offer(s: Viceroy) -> None:
    bases: list[list[int]] = []
    s.deck = s.deck[:]
    for _ in range(COLOURS):
        bases.append([s.draw(s.deck)] if s.large() > 0 else NO_CARDS)
        if len(bases[-1]) > 0:
            s.tell(REVEALED, 0, bases[-1][0])
    s.bases = bases


AUCTION: Final = Auction()
MAKE_BID: Final = MakeBid()
TAKE_ANY: Final = TakeAny()
TAKE_OF_COLOUR: Final = TakeOfColour()
CLAIM: Final = Claim()
SHARE: Final = Share()
DROP_FOR_VIRTUAL: Final = DropForVirtual()
