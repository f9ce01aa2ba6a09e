"""The board of Outpost as a scene: every player's lands and settlement, the hero row, the market, the supply."""

from __future__ import annotations

from prestol.core.engine import State
from prestol.core.scene import Scene, Tell
from prestol.games.outpost import plan as places
from prestol.games.outpost.camp import camp, camp_ground
from prestol.games.outpost.estate import Room, estate, estate_ground
from prestol.games.outpost.look import Look
from prestol.games.outpost.state import Outpost


def scene(board: State, seat: int | None, tell: Tell, shape: str = "wide") -> Scene:
    """A view's board as one seat looks at it; of a whole state only what that seat knows."""
    board = board if board.partial else board.view(seat).board
    assert isinstance(board, Outpost)
    look = Look(board, seat, tell)
    p = places.plan(shape, board.seats, seat)
    made = Scene(p.width, p.height, tell.words("game.outpost"))
    made.ground += camp_ground(look, p)
    made.pieces += camp(look, p)
    for number, box in enumerate(p.players):
        room = Room(look, number, box, p.tall)
        made.ground += estate_ground(look, room)
        made.pieces += estate(look, room)
    return made
