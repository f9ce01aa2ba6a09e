"""A part of a board as a small picture: only to be looked at, so nothing in it speaks or can be clicked."""

from __future__ import annotations

from dataclasses import replace

from prestol.board import svg
from prestol.board.scene import Ground, Piece, Scene

Window = tuple[float, float, float, float]  # x, y, width and height of a part of a board, in board units
REACH = 240  # as far as a piece can reach from its place


def glimpse(scene: Scene, window: Window | None) -> str:
    """What lies in the window and around it. Where the shape is another one, the edges are left out; without a window,
    the end: boards begin at the top left.
    """
    part = window or (0, 0, scene.width, scene.height)
    ground = "".join(svg.placed(each) for each in scene.ground if begins_in_time(each, part))
    pieces = "".join(svg.piece(replace(each.seen(), start="")) for each in scene.pieces if is_near(each, part))
    frame, kept = " ".join(map(svg.number, part)), "xMidYMid slice" if window else "xMinYMin slice"
    head = f'<svg id="board" class="board" xmlns="{svg.NAMESPACE}" viewBox="{frame}" preserveAspectRatio="{kept}">'
    return f"{head}<g>{ground}</g><g>{pieces}</g></svg>"


def is_near(piece: Piece, part: Window) -> bool:
    return piece.x > part[0] - REACH and piece.y > part[1] - REACH and begins_in_time(piece, part)


def begins_in_time(each: Ground | Piece, part: Window) -> bool:
    """Before the right and the lower edge: panels are wide, so on the other sides there is no telling."""
    x, y, width, height = part
    return each.x < x + width + REACH / 4 and each.y < y + height + REACH / 4
