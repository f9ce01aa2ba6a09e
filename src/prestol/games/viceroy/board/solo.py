"""What only one who plays alone has: the points in words, always before the eyes."""

from __future__ import annotations

from prestol.board.layout import Box
from prestol.board.scene import Piece
from prestol.games.viceroy.board import score
from prestol.games.viceroy.board.view import ViceroyView
from prestol.games.viceroy.rules import scoring

ALONE = 0  # the seat


def tally(view: ViceroyView, box: Box) -> Piece:
    parts = scoring.parts(view.s, ALONE)
    lines = tuple((view.narrator.part(part), value) for part, value in parts.items())
    total = sum(parts.values())
    face = score.tally(lines, (view.words("ui.total"), total), box.w, box.h)
    return Piece("tally", face, box.x, box.y, label=view.score(ALONE, total))
