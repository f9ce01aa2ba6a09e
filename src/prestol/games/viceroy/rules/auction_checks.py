"""Auctions in written positions: bids that do not fit, and questions that do not follow from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prestol.core.engine import Frame
from prestol.core.errors import BadPosition
from prestol.core.position import step_line
from prestol.games.viceroy.rules.actions import ATTACK_BID, BID, PASS
from prestol.games.viceroy.rules.auction import (
    ATTACKS,
    AUCTION,
    AUTOMATIC_PASSES,
    BIDS,
    COLOUR_BY_COLOUR,
    MAKE_BID,
    PASSES,
    VIRTUAL_ATTACKS,
    participants,
    resolve_colour,
)
from prestol.games.viceroy.rules.cards import AUCTION_ROUNDS, COLOUR_NAMES, COLOURS
from prestol.games.viceroy.rules.state import DONE, NO_BID, SETTLED, Viceroy

COLOUR_BIDS = [BID + colour for colour in range(COLOURS)]


def check_auctioned(s: Viceroy) -> None:
    """Bids belong to an auction."""
    is_auction = any(f.step is AUCTION for f in s.stack)
    if not is_auction and has_bids(s):
        raise BadPosition(
            "bids lie open only during “step auction”", about="virtual_bids" if s.virtual_bids else "bids"
        )


def has_bids(s: Viceroy) -> bool:
    return s.virtual_bids != [] or any(bid != NO_BID for bid in s.bids)


def check_auction(s: Viceroy, below: Frame, f: Frame) -> None:
    part = AUCTION.next(f)
    if part != BIDS and AUCTION.round(f) == 0:
        raise BadPosition("a round that has begun has a number from 1 to {last}: “round=1”", last=int(AUCTION_ROUNDS))
    if AUCTION.resolved(f) > {COLOUR_BY_COLOUR: COLOURS, VIRTUAL_ATTACKS: s.virtuals}.get(part, 0):
        raise BadPosition(
            "“resolved” counts colours with “next=colours”, virtual opponents with “next=virtual_attacks”"
        )
    if s.skips:
        raise BadPosition("who skips this auction is named in “done”; “skips” is for the next one", about="skips")
    if part == BIDS or s.stack[-1].step is MAKE_BID:
        check_old_bids(s, f)
    else:
        check_bids(s, f)


# -- bids --------------------------------------------------------------------------------------------------------------


def check_bids(s: Viceroy, f: Frame) -> None:
    for seat in range(s.seats):
        check_bid(s, AUCTION.next(f), seat)
    if not participants(s):
        raise BadPosition("in a round that has begun at least one player has bid", about="bids")
    if len(s.virtual_bids) != s.virtuals:
        raise BadPosition(
            "“virtual_bids” names a bid for each of the {number} virtual opponents", number=int(s.virtuals)
        )
    for virtual in range(s.virtuals):
        check_virtual_bid(s, f, virtual)


def check_old_bids(s: Viceroy, f: Frame) -> None:
    """The bids of a round are left lying until new ones are revealed."""
    is_first = AUCTION.round(f) == (1 if s.stack[-1].step is MAKE_BID else 0)
    if is_first and has_bids(s):
        raise BadPosition("nobody has bid in this auction yet: leave out “bids” and “virtual_bids”")
    if any(bid != NO_BID for bid in s.bids):
        for seat in range(s.seats):
            check_bid(s, AUTOMATIC_PASSES, seat)
    if len(s.virtual_bids) not in (0, s.virtuals) or any(bid in (PASS, SETTLED) for bid in s.virtual_bids):
        raise BadPosition("a virtual opponent bids a colour, attack, or none", about="virtual_bids")


def check_bid(s: Viceroy, part: int, seat: int) -> None:
    is_done, bid = s.standing[seat] == DONE, s.bids[seat]
    if is_done and bid not in bids_of_done(part):
        known = names_of(bids_of_done(part))
        raise BadPosition("player {player} is done, so the bid is {known}", player=seat + 1, known=known, about="bids")
    if not is_done and bid not in bids_of_active(part):
        known = names_of(bids_of_active(part))
        raise BadPosition(
            "player {player} is not done, so the bid is {known}", player=seat + 1, known=known, about="bids"
        )


def names_of(bids: Sequence[int]) -> str:
    return " / ".join(map(bid_name, bids))


def bids_of_done(part: int) -> list[int]:
    """Who has got a card, has passed, or took no part in this round."""
    passed = {PASSES: [PASS], AUTOMATIC_PASSES: [PASS, *COLOUR_BIDS]}.get(part, [])
    return [NO_BID, SETTLED, *passed]


def bids_of_active(part: int) -> list[int]:
    """Who has not been served yet, or in vain."""
    attack, passed = [ATTACK_BID] * (part == ATTACKS), [PASS] * (part != AUTOMATIC_PASSES)
    return [*COLOUR_BIDS, SETTLED, *attack, *passed]


def bid_name(bid: int) -> str:
    names = {NO_BID: "none", SETTLED: "settled", PASS: "pass", ATTACK_BID: "attack"}
    return names.get(bid) or COLOUR_NAMES[bid - BID]


def check_virtual_bid(s: Viceroy, f: Frame, virtual: int) -> None:
    bid, number = s.virtual_bids[virtual], virtual + 1
    if bid not in (NO_BID, ATTACK_BID, *COLOUR_BIDS):
        raise BadPosition("a virtual opponent bids a colour, attack, or none", about="virtual_bids")
    if not s.is_out(virtual) and bid == NO_BID:
        raise BadPosition(
            "virtual opponent {number} is not out, so the bid is a colour or attack",
            number=number,
            about="virtual_bids",
        )
    if s.is_out(virtual) and bid != NO_BID and not is_resolved(f, virtual, bid):
        raise BadPosition(
            "virtual opponent {number} is out, so the bid is none, or has been resolved",
            number=number,
            about="virtual_bids",
        )


def is_resolved(f: Frame, virtual: int, bid: int) -> bool:
    """Has the round come to this bid of a virtual opponent?"""
    part, turn = (VIRTUAL_ATTACKS, virtual) if bid == ATTACK_BID else (COLOUR_BY_COLOUR, bid - BID)
    return AUCTION.next(f) > part or (AUCTION.next(f) == part and AUCTION.resolved(f) > turn)


# -- questions ---------------------------------------------------------------------------------------------------------


def check_bidding(s: Viceroy, below: Frame, f: Frame) -> None:
    if not s.active():
        raise BadPosition("“step bid” needs a player who is not done")


def check_attacker(s: Viceroy, below: Frame, f: Frame) -> None:
    check_asked(s, lambda probe: AUCTION.next_attacker(probe, probe.stack[-1]))


def check_contest(s: Viceroy, below: Frame, f: Frame) -> None:
    """One or two bidders on a colour."""
    colour = AUCTION.resolved(below) - 1
    if colour < 0:
        raise BadPosition("“step {name}” needs “step auction next=colours resolved=1”", name=f.step.name)
    check_asked(s, lambda probe: resolve_colour(probe, colour))


def check_asked(s: Viceroy, resolve: Callable[[Viceroy], None]) -> None:
    """Would the rules ask just this question?"""
    probe = s.clone()
    assert isinstance(probe, Viceroy)
    probe.stack.pop()
    resolve(probe)
    if len(probe.stack) < len(s.stack):
        raise BadPosition(
            "“{line}” does not follow from the bids and the cards on offer", line=step_line(s, s.stack[-1])
        )
    if step_line(s, s.stack[-1]) != step_line(s, probe.stack[-1]):
        raise BadPosition("from the bids and the cards on offer follows “{line}”", line=step_line(s, probe.stack[-1]))


def check_drop(s: Viceroy, below: Frame, f: Frame) -> None:
    virtual = AUCTION.resolved(below) - 1
    if virtual < 0 or s.virtual_bids[virtual] != ATTACK_BID or not s.is_out(virtual) or s.offer_size() == 0:
        raise BadPosition(
            "“step drop” needs a card on offer and “step auction next=virtual_attacks resolved=N”, where virtual "
            "opponent N has bid “attack” and is out"
        )
    if f.seat != s.first_of(participants(s)):
        raise BadPosition("player {player} chooses for virtual opponents", player=s.first_of(participants(s)) + 1)
