"""The auction on the drawn board: turn and phase, four arrows with the cards on offer, and the bids."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.engine import SECRET
from prestol.core.scene import Ground, Piece
from prestol.games.viceroy import plan as places
from prestol.games.viceroy.auction import AUCTION, MAKE_BID
from prestol.games.viceroy.cards import COLOUR_NAMES, COLOURS
from prestol.games.viceroy.development import DEVELOPMENT
from prestol.games.viceroy.look import Look
from prestol.games.viceroy.rules import RECOLOUR, TURNS
from prestol.games.viceroy.state import ATTACK_BID, BID, DROP, TAKE

LETTERS = "RGBY"  # by colour
CHIP = 26  # a bid


def auction_ground(look: Look, p: places.Plan) -> Iterator[Ground]:
    x, y, w, h = p.auction
    size, lots = places.lots(p)
    yield Ground("panel", x, y, data=(w, h, False))
    for lot in lots:
        for at in (lot.base, lot.tip):
            yield Ground("empty", *at, size)


def auction(look: Look, p: places.Plan) -> Iterator[Piece]:
    yield track(look, p)
    yield phase(look, p)
    yield from virtuals(look, p)
    size, lots = places.lots(p)
    for colour, lot in enumerate(lots):
        yield arrow(look, colour, lot, p.tall)
        for end, at in enumerate((lot.base, lot.tip)):
            yield from offered(look, 2 * colour + end, *at, size)
    yield from bids(look, p)


# -- where the game stands ------------------------------------------------------------------------------------------


def track(look: Look, p: places.Plan) -> Piece:
    label = look.words("term.turn", n=look.s.turn, last=TURNS)
    return Piece(
        "turn", "track", p.auction.x + places.PAD, p.auction.y + 20, data=(int(look.s.turn), label), label=label
    )


def phase(look: Look, p: places.Plan) -> Piece:
    words = phase_words(look)
    x = p.auction.x + p.auction.w - places.PAD if p.tall else p.auction.x + p.auction.w / 2
    return Piece("phase", "phase", x, p.auction.y + 20, data=(words, p.tall), label=words)


def phase_words(look: Look) -> str:
    for frame in look.s.stack:
        for key, step in (("auction", AUCTION), ("development", DEVELOPMENT)):
            if frame.step is step:
                return look.ui(key, round=max(frame.count, 1))
        if frame.step is RECOLOUR:
            return look.ui("recolouring")
    return look.ui("end") if look.s.over else look.words("term.setup")


# -- cards on offer -------------------------------------------------------------------------------------------------


def arrow(look: Look, colour: int, lot: places.Lot, tall: bool) -> Piece:
    """The auction card: a gem of its colour bids for what lies at its base and tip."""
    n = int(look.s.cards_of(colour))
    name = COLOUR_NAMES[colour]
    label = look.ui("lot", colour=look.words(f"colour.{name}"), n=n)
    face = "lot_up" if tall else "lot"
    return look.answer(Piece(f"lot-{name}", face, *lot.arrow, data=(LETTERS[colour], n), label=label), BID + colour)


def offered(look: Look, spot: int, x: float, y: float, size: float) -> Iterator[Piece]:
    card = int(look.s.offer_at(spot))
    if card > 0:
        piece = Piece(f"card-{card}", "character", x, y, size, (card, -1), look.card(card))
        piece.tip, piece.start = look.in_full(card), "deck-large"
        yield look.answer(piece, TAKE + spot, DROP + spot)
        if look.seat is not None and TAKE + spot in look.sealed(look.seat):
            yield Piece(f"chosen-{card}", "ringed", x, y, size)


# -- bids -----------------------------------------------------------------------------------------------------------


def bids(look: Look, p: places.Plan) -> Iterator[Piece]:
    """Each bid lies on its auction card; others, as long as they are secret, and passes stay with their player."""
    _, lots = places.lots(p)
    piled = [0] * COLOURS
    for number in range(look.s.seats + look.s.virtuals):
        bid = bid_of(look, number)
        if BID <= bid < ATTACK_BID:
            colour = bid - BID
            yield chip(look, number, bid, *chip_place(lots[colour], piled[colour], p.tall))
            piled[colour] += 1


def bid_of(look: Look, number: int) -> int:
    """The bid of a player or, after them, of a virtual opponent; negative: none that we know of."""
    s = look.s
    if number >= s.seats:
        return s.virtual_bids[number - s.seats] if s.virtual_bids and not is_bidding(look) else SECRET
    if is_bidding(look):
        answers = look.sealed(number)
        return answers[0] if answers else SECRET
    return s.bids[number]


def is_bidding(look: Look) -> bool:
    return look.frame is not None and look.frame.step is MAKE_BID


def chip(look: Look, number: int, bid: int, x: float, y: float) -> Piece:
    label = look.ui("bid", name=look.tell.player(number), gem=look.words(f"gem.{COLOUR_NAMES[bid - BID]}"))
    start = f"screen-{number}" if number < look.s.seats else f"virtual-{number - look.s.seats}"
    return Piece(f"bid-{number}", "chip", x, y, data=(mark(look, number),), label=label, start=start)


def mark(look: Look, number: int) -> str:
    return f"player-{number}" if number < look.s.seats else "cog"


def chip_place(lot: places.Lot, at: int, tall: bool) -> tuple[float, float]:
    """Along the foot of an arrow, four in a row at most."""
    x, y = lot.arrow
    if tall:
        return x + 20 + at * (CHIP + 4), y + 56
    return x + 19 + at % 2 * (CHIP + 2), y + 137 - at // 2 * (CHIP + 2)


def virtuals(look: Look, p: places.Plan) -> Iterator[Piece]:
    """The opponents whom the rules play; once out of the auction they are faint."""
    s = look.s
    count = int(s.virtuals)
    for virtual in range(count):
        out = s.virtuals_out >> virtual & 1 == 1
        x = p.auction.x + (300 if p.tall else p.auction.w - places.PAD - 16 - 34 * (count - 1)) + 34 * virtual
        name = look.tell.player(s.seats + virtual)
        label = look.ui("out", name=name) if out else name
        yield Piece(f"virtual-{virtual}", "virtual", x, p.auction.y + 20, data=(out,), label=label)
