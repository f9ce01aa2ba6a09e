"""What the open question is about: the advisor on his way, the figure that goes, the region that is built on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prestol.core.engine import Frame
from prestol.core.scene import Piece
from prestol.games.rurik.cards import BANNER_NAMES, REGION_NAMES
from prestol.games.rurik.economy import BUILD_WHAT, CHURCH_TARGET, MARKET_STEP
from prestol.games.rurik.fighting import MOVE_ANYWHERE, MOVE_STEP
from prestol.games.rurik.look import Look
from prestol.games.rurik.strategy import CHOOSE_BANNER, OFFER_BRIBE
from prestol.games.rurik.turn import LURE_TO


def rings(look: Look, pieces: Iterable[Piece]) -> Iterator[Piece]:
    """A gold ring around each of these pieces."""
    meant = [] if look.frame is None or look.s.over else list(subjects(look, look.frame))
    for piece in pieces:
        if piece.id in meant:
            yield Piece(f"about-{meant.index(piece.id)}", "about_", piece.x, piece.y, piece.size, (piece.face,))


def subjects(look: Look, frame: Frame) -> Iterator[str]:
    """The ids of what is asked about."""
    step, seat, card = frame.step, int(frame.seat), int(frame.card)
    if step in (CHOOSE_BANNER, OFFER_BRIBE):
        yield f"advisor-{seat}-{card}-0"
    if step is OFFER_BRIBE:
        yield f"banner-{BANNER_NAMES[int(frame.at)]}"
    if step in (MOVE_STEP, MOVE_ANYWHERE) and card > 0:
        yield figure(seat, (card - 1) >> 1, (card - 1) & 1 == 1)
    if step is LURE_TO:
        yield figure(int(look.s.side(card >> 1)), int(look.s.players[seat].leader), card & 1 == 1)
    if step in (BUILD_WHAT, CHURCH_TARGET, MARKET_STEP):
        yield f"land-{REGION_NAMES[card]}"


def figure(side: int, region: int, is_leader: bool) -> str:
    return f"leader-{side}" if is_leader else f"troops-{side}-{REGION_NAMES[region]}"
