# mypyc
"""The auction: secret bids in up to three rounds, virtual opponents, pass income, refresh (4, 10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Sealed, Step
from prestol.games.viceroy.cards import COLOURS, SCIENCE
from prestol.games.viceroy.laws import NO_CARD_THERE, FromOffer
from prestol.games.viceroy.rewards import NO_GEM, TAKE_GEMS, take_open
from prestol.games.viceroy.state import (
    ACTIVE,
    ATTACK_BID,
    AUCTION_ROUND,
    BID,
    BID_ATTACK,
    BID_GEM,
    CLAIMED_SAME,
    CLASHED,
    DONE,
    DROP,
    NO,
    NO_BID,
    NO_CARDS,
    NOTHING_LEFT,
    PASS,
    PASSED_AUCTION,
    REFRESHED,
    RESERVE,
    REVEALED,
    TAKE,
    VIRTUAL_BID,
    VIRTUAL_TOOK,
    WON,
    Viceroy,
)

# -- reasons (1 to 6 are in rewards.py and laws.py) -------------------------------------------------------------------
NO_CARD_OF_COLOUR: Final = 7
NO_ATTACK: Final = 8
OFFER_EMPTY: Final = 9

ROUNDS: Final = 3
PASS_GEMS: Final = 3
GEMS_IN_ALL: Final = 16  # of each colour
LAST_TURN: Final = 12

# -- how far a round has come: what the auction's frame keeps in ``at`` ------------------------------------------------
BIDDING: Final = 0
ATTACKS: Final = 1
COLOUR_BY_COLOUR: Final = 2
VIRTUAL_ATTACKS: Final = 3
PASSES: Final = 4
AUTOMATIC_PASSES: Final = 5

BIDS: Final[list[int]] = [PASS, BID, BID + 1, BID + 2, BID + 3, ATTACK_BID]
DROPS: Final[list[int]] = [DROP + spot for spot in range(8)]


def begin(s: Viceroy) -> None:
    """Everybody takes part who is not skipping this auction (4.1, 69)."""
    s.standing = [DONE if s.skips >> seat & 1 else ACTIVE for seat in range(s.seats)]
    s.skips = 0
    s.virtuals_out = 0
    s.call(AUCTION, 0)


@final
class Auction(Step[Viceroy]):
    """Rounds of bids; ``count`` have been held, ``card`` is the colour or virtual opponent whose turn it is (4.3)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        if f.at == BIDDING:
            self.next_round(s, f)
        elif f.at == ATTACKS:
            self.next_attacker(s, f)
        elif f.at == COLOUR_BY_COLOUR:
            self.next_colour(s, f)
        elif f.at == VIRTUAL_ATTACKS:
            self.next_virtual_attack(s, f)
        elif f.at == PASSES:
            self.next_passer(s, f)
        else:
            self.next_automatic_pass(s, f)

    def next_round(self, s: Viceroy, f: Frame) -> None:
        if f.count == ROUNDS or len(s.active()) == 0:
            s.end()
            s.bids = [NO_BID for _ in s.bids]
            s.virtual_bids = NO_CARDS
        else:
            f.count += 1
            f.at = ATTACKS
            s.tell(AUCTION_ROUND, 0, f.count)
            s.call(MAKE_BID, 0)

    def next_attacker(self, s: Viceroy, f: Frame) -> None:
        seat = s.first_of(bidders(s, ATTACK_BID))
        if seat < 0:
            f.at = COLOUR_BY_COLOUR
            f.card = 0
        elif s.offer_size() == 0:
            settle_bid(s, seat)  # the token is lost, the player stays in
            s.tell(NOTHING_LEFT, seat)
        else:
            s.call(TAKE_ANY, seat)

    def next_colour(self, s: Viceroy, f: Frame) -> None:
        if f.card == COLOURS:
            f.at = VIRTUAL_ATTACKS
            f.card = 0
        else:
            f.card += 1
            resolve_colour(s, f.card - 1)

    def next_virtual_attack(self, s: Viceroy, f: Frame) -> None:
        if f.card == s.virtuals:
            f.at = PASSES
        else:
            f.card += 1
            if s.virtual_bids[f.card - 1] == ATTACK_BID and s.offer_size() > 0:
                leave(s, f.card - 1)
                s.call(DROP_FOR_VIRTUAL, s.first_of([seat for seat in range(s.seats) if s.bids[seat] != NO_BID]))

    def next_passer(self, s: Viceroy, f: Frame) -> None:
        seat = s.first_of([seat for seat in bidders(s, PASS) if s.standing[seat] == ACTIVE])
        if seat < 0:
            f.at = AUTOMATIC_PASSES
        else:
            take_pass_income(s, seat)

    def next_automatic_pass(self, s: Viceroy, f: Frame) -> None:
        """After the last round everybody still in passes, too, after those who wanted to (R-11)."""
        seat = s.first_of(s.active()) if f.count == ROUNDS else -1
        if seat < 0:
            f.at = BIDDING
        else:
            take_pass_income(s, seat)


def take_pass_income(s: Viceroy, seat: i64) -> None:
    """Three gems and one for each science token (4.4)."""
    s.set_standing(seat, DONE)
    gems = PASS_GEMS + s.players[seat].count_tokens(SCIENCE)
    s.tell(PASSED_AUCTION, seat, gems)
    s.call(TAKE_GEMS, seat, count=gems)


def bidders(s: Viceroy, bid: i64) -> list[int]:
    return [seat for seat in range(s.seats) if s.bids[seat] == bid]


def settle_bid(s: Viceroy, seat: i64) -> None:
    """The bid is dealt with, though its owner took part in the round."""
    s.bids = s.bids[:]
    s.bids[seat] = SETTLED


SETTLED: Final = -2


@final
class MakeBid(Sealed[Viceroy]):
    """A gem, an attack token or a pass, in secret (4.2)."""

    def who(self, s: Viceroy, f: Frame) -> list[int]:
        return s.active()

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return BIDS

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
        bids = [NO_BID for _ in range(s.seats)]
        for seat in range(s.seats):
            if len(s.sealed[seat]) > 0:
                bids[seat] = s.sealed[seat][0]
                pay_stake(s, seat, bids[seat])
        s.bids = bids
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
    box = [GEMS_IN_ALL - RESERVE * s.seats for _ in range(COLOURS)]
    bids = [NO_BID for _ in range(s.virtuals)]
    for virtual in range(s.virtuals):
        if s.virtuals_out >> virtual & 1 == 0:
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
    humans = bidders(s, BID + colour)
    virtuals = [virtual for virtual in range(s.virtuals) if s.virtual_bids[virtual] == BID + colour]
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
    spot = 2 * colour if len(s.bases[colour]) > 0 else 2 * colour + 1
    leave(s, virtual)
    drop(s, virtual, spot)


def leave(s: Viceroy, virtual: i64) -> None:
    s.virtuals_out |= 1 << virtual


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
    settle_bid(s, seat)
    s.tell(WON, seat, card)
    take_open(s, seat, card)


@final
class TakeAny(FromOffer):
    """An attacker takes any card (4.3)."""

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        take_card(s, seat, action - TAKE)


@final
class TakeOfColour(FromOffer):
    """The only bidder on colour ``card`` takes base or tip (4.3)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [TAKE + 2 * f.card, TAKE + 2 * f.card + 1]

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        take_card(s, seat, action - TAKE)


@final
class Claim(Sealed[Viceroy]):
    """Two bidders on two cards claim base or tip in secret; the same claim brings neither of them a card (R-10)."""

    def who(self, s: Viceroy, f: Frame) -> list[int]:
        return bidders(s, BID + f.card)

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [TAKE + 2 * f.card, TAKE + 2 * f.card + 1]

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
    """A player and virtual opponent ``count`` on two cards: clash, or the tip for one, the base discarded (R-32)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [TAKE + 2 * f.card + 1, NO]

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == NO:
            s.tell(CLASHED, 0, f.card, 2)
        else:
            virtual_takes(s, f.count, f.card)
            take_card(s, seat, action - TAKE)


@final
class DropForVirtual(Step[Viceroy]):
    """A virtual opponent drew a colour without cards: a player chooses which card it discards (10.1, R-35)."""

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return DROPS

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        return NO_CARD_THERE if s.offer_at(action - DROP) == 0 else 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        drop(s, s.stack[-1].card - 1, action - DROP)


def refresh(s: Viceroy) -> None:
    """Tips are discarded, bases move to the tips, new cards come to the bases; none in the last turn (4.5)."""
    for cards in s.tips:
        for card in cards:
            s.throw_away(card)
    s.tips = s.bases
    s.bases = [NO_CARDS for _ in range(COLOURS)]
    s.tell(REFRESHED, 0)
    if s.turn < LAST_TURN:
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
