"""The board as a scene: where everything stands, what it is called, and which answer a click on it gives."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from brandubh.board import faces
from brandubh.board.faces import CELL, RIM
from brandubh.rules import (
    ATTACKERS,
    ATTACKERS_STONES,
    DEFENDERS,
    DEFENDERS_STONES,
    EMPTY,
    KING,
    LIFT,
    MOVE,
    PEACE_AFTER,
    TO,
    Brandubh,
    other,
    owner,
)
from brandubh.squares import CASTLES, NAMES, SIZE, THRONE, WAYS
from brandubh.text.words import BrandubhText
from prestol.board.kit import BoardKit
from prestol.board.layout import GAP, Box
from prestol.board.scene import TALL, Face, Ground, Piece, Scene
from prestol.board.view import BoardView
from prestol.core.engine import State
from prestol.text.narrator import Narrator

View = BoardView[Brandubh, BrandubhText]
KINDS, SIDES = ("attacker", "defender"), ("ui.attackers", "ui.defenders")  # by seat
SIDE = SIZE * CELL + 2 * RIM
NARROW = 600  # the width of a phone's board
PANEL = 150  # the height of a player's panel


def scene(board: State, seat: int | None, narrator: Narrator, shape: str = "wide") -> Scene:
    """A board as one seat looks at it; nothing is hidden."""
    text = narrator.text
    assert isinstance(board, Brandubh)
    assert isinstance(text, BrandubhText)
    view = View(board, seat, narrator, text)
    return tall(view) if shape == TALL else wide(view)


def wide(view: View) -> Scene:
    made = Scene(SIDE + 3 * GAP + 400, SIDE + 2 * GAP, view.narrator.title)
    add_board(made, view, GAP, GAP, 1.0)
    room = Box(SIDE + 2 * GAP, GAP, 400, PANEL)
    add_panel(made, view, ATTACKERS, room)
    add_panel(made, view, DEFENDERS, room._replace(y=made.height - GAP - PANEL))
    add_quiet(made, view, Box(room.x, made.height / 2 - 20, room.w, 40))
    return made


def tall(view: View) -> Scene:
    size = (NARROW - 2 * GAP) / SIDE
    made = Scene(NARROW, SIDE * size + PANEL + 4 * GAP + 40, view.narrator.title)
    add_board(made, view, GAP, GAP, size)
    room = Box(GAP, SIDE * size + 2 * GAP, (NARROW - 3 * GAP) / 2, PANEL)
    add_panel(made, view, ATTACKERS, room)
    add_panel(made, view, DEFENDERS, room._replace(x=room.x + room.w + GAP))
    add_quiet(made, view, Box(GAP, room.y + PANEL + GAP, NARROW - 2 * GAP, 40))
    return made


# -- the board ---------------------------------------------------------------------------------------------------------


def corner_of(at: int) -> tuple[float, float]:
    """The upper left corner of a square on a board of size 1; row 1 is the lowest."""
    return RIM + at % SIZE * CELL, RIM + (SIZE - 1 - at // SIZE) * CELL


def add_board(made: Scene, view: View, left: float, top: float, size: float) -> None:
    def ground(face: Face, x: float, y: float) -> Ground:
        return Ground(face, left + x * size, top + y * size, size)

    made.ground.append(ground(faces.table(SIDE, SIDE), 0, 0))
    for at in range(SIZE * SIZE):
        square = faces.castle(at == THRONE) if at in CASTLES else faces.cell()
        made.ground.append(ground(square, *corner_of(at)))
    for number in range(SIZE):
        middle = RIM + CELL * (number + 0.5)
        made.ground.append(ground(faces.coordinate("abcdefg"[number]), middle, SIDE - 10))
        made.ground.append(ground(faces.coordinate(str(SIZE - number)), RIM / 2, middle + 7))
    for piece in [*goals(view), *stones(view)]:
        piece.x, piece.y, piece.size = left + piece.x * size, top + piece.y * size, size
        made.pieces.append(piece)


def stones(view: View) -> Iterator[Piece]:
    """A stone keeps its name as it moves, so that it glides."""
    for at, stone in enumerate(view.s.board):
        if stone != EMPTY:
            kind = "king" if stone == KING else KINDS[owner(stone)]
            x, y = corner_of(at)
            label = view.words("ui.at", stone=view.words(f"ui.{kind}"), square=NAMES[at])
            piece = Piece(f"stone-{stone}", faces.stone(kind), x + CELL / 2, y + CELL / 2, label=label)
            yield view.answer(piece, LIFT + at)


def goals(view: View) -> Iterator[Piece]:
    """The stone that was lifted, for all to see, and where it can go, for its player."""
    frame = view.frame
    if frame is not None and frame.step is MOVE:
        x, y = corner_of(MOVE.origin(frame))
        yield Piece("lifted", faces.lifted(), x + CELL / 2, y + CELL / 2)
        for at in (at for way in WAYS[MOVE.origin(frame)] for at in way):
            if TO + at in view.legal:
                piece = Piece(f"goal-{NAMES[at]}", faces.goal(), *corner_of(at), label=view.say(TO + at))
                yield view.answer(piece, TO + at)


# -- the players -------------------------------------------------------------------------------------------------------


def add_panel(made: Scene, view: View, seat: int, room: Box) -> None:
    """Who a player is, and which stones are left or taken."""
    x, y, w, h = room
    moving, inner = view.is_lit(seat), w - 90
    made.ground += [
        Ground(faces.panel(w, h, moving), x, y),
        Ground(faces.stone(KINDS[seat]), x + 42, y + 46, 0.75),
        Ground(faces.name(view.player(seat), inner, moving), x + 80, y + 42),
        Ground(faces.line(f"{view.words(SIDES[seat])}: {left(view, seat)}", inner), x + 80, y + 72),
    ]
    enemy = other(seat)
    taken = len(ATTACKERS_STONES if enemy == ATTACKERS else DEFENDERS_STONES) - left(view, enemy)
    if taken:
        label = view.words("ui.taken", n=taken)
        made.pieces.append(Piece(f"taken-{seat}", faces.prisoners(KINDS[enemy], taken), x + 30, y + 116, label=label))


def left(view: View, seat: int) -> int:
    """Stones on the board, without the king."""
    return sum(view.s.board[at] != KING for at in view.s.stones_of(seat))


def add_quiet(made: Scene, view: View, room: Box) -> None:
    words = view.words("ui.quiet", n=view.s.quiet, most=PEACE_AFTER)
    made.pieces.append(Piece("quiet", faces.line(words, room.w - 28), room.x + 14, room.y + 27, label=words))


BOARD = BoardKit(scene, Path(__file__).with_name("theme.css"), faces.symbols)
