"""The board of Rurik as a scene: the map, the strategy board, every mat, the cards, the rebellion's board."""

from __future__ import annotations

from pathlib import Path

from prestol.board.kit import BoardKit
from prestol.board.layout import areas
from prestol.board.scene import Scene
from prestol.core.engine import State
from prestol.games.rurik.board import plan as places
from prestol.games.rurik.board.council import council, council_ground
from prestol.games.rurik.board.hand import hand, hand_ground
from prestol.games.rurik.board.mats import mat, mat_ground
from prestol.games.rurik.board.offer import decks, deed_row
from prestol.games.rurik.board.question import rings
from prestol.games.rurik.board.realm import realm, realm_ground
from prestol.games.rurik.board.solo import rebellion, rebellion_ground
from prestol.games.rurik.board.symbols import backdrop, symbols
from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.text.words import RurikText
from prestol.text.narrator import Narrator


def scene(board: State, seat: int | None, narrator: Narrator, shape: str = "wide") -> Scene:
    """A view's board as one seat looks at it; of a whole state only what that seat knows."""
    board = board if board.partial else board.view(seat).board
    assert isinstance(board, Rurik)
    text = narrator.text
    assert isinstance(text, RurikText)
    view = RurikView(board, seat, narrator, text)
    p = places.plan(shape, len(board.players), seat, board.solo, int(board.regions))
    made = Scene(p.width, p.height, narrator.title, areas=areas(p.mats, seat, p.hand) if p.tall else [])
    made.ground += [*realm_ground(view, p), *council_ground(view, p), *hand_ground(p), *rebellion_ground(view, p)]
    made.pieces += [*realm(view, p), *council(view, p), *deed_row(view, p), *decks(view, p), *rebellion(view, p)]
    for side, box in enumerate(p.mats):
        made.ground += mat_ground(view, side, box, p.tall)
        made.pieces += mat(view, p, side, box)
    made.pieces += hand(view, p)
    made.pieces += list(rings(view, made.pieces))
    return made


WINDOW = (0, 110, 561, 374)
BOARD = BoardKit(scene, Path(__file__).with_name("theme.css"), symbols, backdrop, WINDOW)
