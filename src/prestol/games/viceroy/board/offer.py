"""The auction on the drawn board: turn and phase, four arrows with the cards on offer, and the bids."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.scene import Ground, Piece
from prestol.core.engine import SECRET
from prestol.games.viceroy.board import cards, faces
from prestol.games.viceroy.board import plan as places
from prestol.games.viceroy.board.view import ViceroyView
from prestol.games.viceroy.rules import events
from prestol.games.viceroy.rules.actions import ATTACK_BID, BID, DROP, TAKE
from prestol.games.viceroy.rules.auction import AUCTION, MAKE_BID
from prestol.games.viceroy.rules.cards import COLOUR_NAMES, COLOURS, LETTERS
from prestol.games.viceroy.rules.development import DEVELOPMENT
from prestol.games.viceroy.rules.player import NO_CARD
from prestol.games.viceroy.rules.spots import base_of, tip_of

CHIP = 26  # a bid


def auction_ground(p: places.Plan) -> Iterator[Ground]:
    size, lots = places.lots(p)
    yield faces.sheet(p.auction)
    for lot in lots:
        for at in (lot.base, lot.tip):
            yield Ground(faces.empty(), *at, size)


def auction(view: ViceroyView, p: places.Plan) -> Iterator[Piece]:
    yield track(view, p)
    yield phase(view, p)
    yield from virtuals(view, p)
    size, lots = places.lots(p)
    for colour, lot in enumerate(lots):
        yield arrow(view, colour, lot, p.tall)
        yield from offered(view, colour, base_of(colour), *lot.base, size)
        yield from offered(view, colour, tip_of(colour), *lot.tip, size)
    yield from bids(view, p)


# -- where the game stands ------------------------------------------------------------------------------------------


def track(view: ViceroyView, p: places.Plan) -> Piece:
    x, y, label = p.auction.x + places.PAD, p.auction.y + 20, view.caption(events.TURN, a=view.s.turn)
    return Piece("turn", faces.track(view.s.turn), x, y, label=label)


def phase(view: ViceroyView, p: places.Plan) -> Piece:
    words = phase_words(view)
    x = p.auction.x + p.auction.w - places.PAD if p.tall else p.auction.x + p.auction.w / 2
    return Piece("phase", faces.phase(words, p.tall), x, p.auction.y + 20, label=words)


def phase_words(view: ViceroyView) -> str:
    for frame in view.s.stack:
        if frame.step is AUCTION:
            return view.caption(events.AUCTION_ROUND, a=max(AUCTION.round(frame), 1))
        if frame.step is DEVELOPMENT:
            return view.caption(events.DEVELOPMENT_ROUND, a=max(DEVELOPMENT.round(frame), 1))
    if view.is_recolouring():
        return view.ui("recolouring")
    return view.ui("end") if view.s.over else view.words("setup")


# -- cards on offer -------------------------------------------------------------------------------------------------


def arrow(view: ViceroyView, colour: int, lot: places.Lot, tall: bool) -> Piece:
    """The auction card: it stands for a bid, or for what lies at its base and tip."""
    label = view.ui("lot", colour=view.text.colour(colour), n=view.s.cards_of(colour))
    signs = LETTERS[colour], view.text.letter(colour)
    face = faces.lot_up(*signs) if tall else faces.lot(*signs)
    return view.answer(Piece(f"lot-{COLOUR_NAMES[colour]}", face, *lot.arrow, label=label), *lot_answers(colour))


def lot_answers(colour: int) -> list[int]:
    """What an auction card stands for: a bid, then one of its cards."""
    return [BID + colour, *(family + spot for family in (TAKE, DROP) for spot in (base_of(colour), tip_of(colour)))]


def offered(view: ViceroyView, colour: int, spot: int, x: float, y: float, size: float) -> Iterator[Piece]:
    """A card on offer: a bid on it is one of its colour."""
    card = view.s.offer_at(spot)
    if card != NO_CARD:
        piece = view.whole_card(card, x, y, size, "deck-large")
        yield view.answer(piece, BID + colour, TAKE + spot, DROP + spot)
        if view.seat is not None and TAKE + spot in view.sealed(view.seat):
            yield Piece(f"chosen-{card}", cards.ringed(), x, y, size)


# -- bids -----------------------------------------------------------------------------------------------------------


def bids(view: ViceroyView, p: places.Plan) -> Iterator[Piece]:
    """Each bid lies on its auction card; others, as long as they are secret, and passes stay with their player."""
    _, lots = places.lots(p)
    piled = [0] * COLOURS
    for number in range(view.s.seats + view.s.virtuals):
        bid = bid_of(view, number)
        if BID <= bid < ATTACK_BID:
            colour = bid - BID
            yield chip(view, number, bid, *chip_place(lots[colour], piled[colour], p.tall))
            piled[colour] += 1


def bid_of(view: ViceroyView, number: int) -> int:
    """The bid of a player or, after them, of a virtual opponent; negative: none that we know of."""
    s = view.s
    if number >= s.seats:
        return s.virtual_bids[number - s.seats] if s.virtual_bids and not is_bidding(view) else SECRET
    if is_bidding(view):
        answers = view.sealed(number)
        return answers[0] if answers else SECRET
    return s.bids[number]


def is_bidding(view: ViceroyView) -> bool:
    return view.frame is not None and view.frame.step is MAKE_BID


def chip(view: ViceroyView, number: int, bid: int, x: float, y: float) -> Piece:
    virtual = number - view.s.seats
    sign, start = ("cog", f"virtual-{virtual}") if virtual >= 0 else (f"player-{number}", f"screen-{number}")
    label = view.caption(events.BID_GEM, number, bid - BID)
    return Piece(f"bid-{number}", faces.chip(sign), x, y, label=label, start=start)


def chip_place(lot: places.Lot, at: int, tall: bool) -> tuple[float, float]:
    """Along the foot of an arrow, four in a row at most."""
    x, y = lot.arrow
    if tall:
        return x + 20 + at * (CHIP + 4), y + 56
    return x + 19 + at % 2 * (CHIP + 2), y + 137 - at // 2 * (CHIP + 2)


def virtuals(view: ViceroyView, p: places.Plan) -> Iterator[Piece]:
    """The opponents whom the rules play; once out of the auction they are faint."""
    s = view.s
    count = int(s.virtuals)
    left = 300 if p.tall else p.auction.w - places.PAD - 16 - 34 * (count - 1)
    for virtual in range(count):
        out = s.is_out(virtual)
        name = view.player(s.seats + virtual)
        label = view.ui("out", name=name) if out else name
        x, y = p.auction.x + left + 34 * virtual, p.auction.y + 20
        yield Piece(f"virtual-{virtual}", faces.virtual(out), x, y, label=label)
