"""The board of Rurik as a scene: the map, the strategy board, every mat, the cards, the rebellion's board."""

from __future__ import annotations

from prestol.core.engine import State
from prestol.core.scene import Scene, Tell
from prestol.games.rurik import plan as places
from prestol.games.rurik.council import council, council_ground
from prestol.games.rurik.hand import decks, deed_row, hand, hand_ground
from prestol.games.rurik.look import Look
from prestol.games.rurik.mats import mat, mat_ground
from prestol.games.rurik.question import rings
from prestol.games.rurik.realm import realm, realm_ground
from prestol.games.rurik.state import Rurik
from prestol.games.rurik.uprising import uprising, uprising_ground


def scene(board: State, seat: int | None, tell: Tell, shape: str = "wide") -> Scene:
    """A view's board as one seat looks at it; of a whole state only what that seat knows."""
    board = board if board.partial else board.view(seat).board
    assert isinstance(board, Rurik)
    look = Look(board, seat, tell)
    p = places.plan(shape, len(board.players), seat, board.solo)
    made = Scene(p.width, p.height, tell.words("game.rurik"))
    made.ground += [*realm_ground(p), *council_ground(look, p), *hand_ground(p), *uprising_ground(look, p)]
    made.pieces += [*realm(look, p), *council(look, p), *deed_row(look, p), *decks(look, p), *uprising(look, p)]
    for side, box in enumerate(p.mats):
        made.ground += mat_ground(look, side, box, p.tall)
        made.pieces += mat(look, p, side, box)
    made.pieces += hand(look, p)
    made.pieces += list(rings(look, made.pieces))
    return made
