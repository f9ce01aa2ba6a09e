"""What the open question is about: the advisor on his way, the figure that goes, the region that is built on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from prestol.board.scene import Face, Piece
from prestol.core.engine import Frame
from prestol.games.rurik.board import faces
from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.answers import figure_of, is_leader
from prestol.games.rurik.rules.cards import BANNER_NAMES, REGION_NAMES
from prestol.games.rurik.rules.economy import BUILD_WHAT, CHURCH_TARGET, MARKET_STEP
from prestol.games.rurik.rules.luring import LURE_TO
from prestol.games.rurik.rules.move import MOVE_ANYWHERE, MOVE_STEP
from prestol.games.rurik.rules.strategy import CHOOSE_BANNER, OFFER_BRIBE


def rings(view: RurikView, pieces: Iterable[Piece]) -> Iterator[Piece]:
    """A gold ring around each of these pieces."""
    meant = [] if view.frame is None or view.s.over else list(subjects(view, view.frame))
    for piece in pieces:
        if piece.id in meant:
            yield Piece(f"about-{meant.index(piece.id)}", ring(piece.face), piece.x, piece.y, piece.size)


def ring(face: Face) -> Face:
    if face.kind != "cloth":
        return faces.about_(face.kind)
    _, _, w, _, deep = face.data
    assert isinstance(w, float)
    assert isinstance(deep, float)
    return faces.around(w, deep)


def subjects(view: RurikView, frame: Frame) -> Iterator[str]:
    """The ids of what is asked about."""
    step, seat = frame.step, int(frame.seat)
    if step is CHOOSE_BANNER:
        yield f"advisor-{seat}-{CHOOSE_BANNER.advisor(frame)}-0"
    elif step is OFFER_BRIBE:
        yield f"advisor-{seat}-{OFFER_BRIBE.advisor(frame)}-0"
        yield f"banner-{BANNER_NAMES[OFFER_BRIBE.banner(frame)]}"
    elif step in (MOVE_STEP, MOVE_ANYWHERE) and MOVE_STEP.is_going(frame):
        going = MOVE_STEP.going(frame)
        yield figure(seat, figure_of(going), is_leader(going))
    elif step is LURE_TO:
        yield figure(LURE_TO.side(view.s, frame), view.s.players[seat].leader, is_leader(LURE_TO.figure(frame)))
    elif step in REGION_OF:
        yield f"land-{REGION_NAMES[REGION_OF[step](frame)]}"


REGION_OF: dict[object, Callable[[Frame], int]] = {  # the region that a question is about
    BUILD_WHAT: BUILD_WHAT.region,
    CHURCH_TARGET: CHURCH_TARGET.region,
    MARKET_STEP: MARKET_STEP.region,
}


def figure(side: int, region: int, is_leader: bool) -> str:
    return f"leader-{side}" if is_leader else f"troops-{side}-{REGION_NAMES[region]}"
