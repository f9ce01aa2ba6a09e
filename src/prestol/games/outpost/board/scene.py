"""The board of Outpost as a scene: every player's lands and settlement, the hero row, the market, the supply."""

from __future__ import annotations

from pathlib import Path

from prestol.board.kit import BoardKit
from prestol.board.layout import areas
from prestol.board.scene import Scene
from prestol.core.engine import State
from prestol.games.outpost.board import faces
from prestol.games.outpost.board import plan as places
from prestol.games.outpost.board.camp import camp, camp_ground
from prestol.games.outpost.board.estate import Room, estate, estate_ground
from prestol.games.outpost.board.view import OutpostView
from prestol.games.outpost.rules.state import Outpost
from prestol.games.outpost.text.words import OutpostText
from prestol.text.narrator import Narrator


def scene(board: State, seat: int | None, narrator: Narrator, shape: str = "wide") -> Scene:
    """A view's board as one seat looks at it; of a whole state only what that seat knows."""
    board = board if board.partial else board.view(seat).board
    assert isinstance(board, Outpost)
    text = narrator.text
    assert isinstance(text, OutpostText)
    view = OutpostView(board, seat, narrator, text)
    p = places.plan(shape, board.seats, seat)
    made = Scene(p.width, p.height, narrator.title, areas=areas(p.players) if p.tall else [])
    made.ground += camp_ground(view, p)
    made.pieces += camp(view, p)
    for number, box in enumerate(p.players):
        room = Room(view, number, box, p.tall)
        made.ground += estate_ground(view, room)
        made.pieces += estate(view, room)
    return made


WINDOW = (14, 74, 483, 322)
BOARD = BoardKit(scene, Path(__file__).with_name("theme.css"), faces.symbols, faces.backdrop, WINDOW)
