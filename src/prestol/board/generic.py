"""The table of a game that brings no board of its own: every place where cards lie, and every number, in rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from prestol.board.kit import BoardKit
from prestol.board.layout import GAP, Box
from prestol.board.scene import TALL, Face, Ground, Piece, Scene, face
from prestol.board.svg import rect, text
from prestol.board.view import BoardView
from prestol.board.wrap import shortened, width
from prestol.core.engine import State
from prestol.core.zones import Zone
from prestol.text.game_text import GameText
from prestol.text.narrator import Narrator

WIDTHS = {TALL: 600}
WIDE_WIDTH = 1200
PAD = 14  # inside a row
NAMES = 210  # for the name of a row, beside it or, on a phone, above it
CHIP, LINE, SIZE = 46, 54, 20  # the height of a card, of a line of cards, of their letters


View = BoardView[State, GameText]


@face
def row(w: float, h: float) -> str:
    return rect(0, 0, w, h, "panel-ground", 10)


@face
def caption(words: str, room: float) -> str:
    return text(shortened(words, room, 19, "bold"), 0, 0, 19, "bold")


@face
def chip(words: str, w: float) -> str:
    return rect(0, 0, w, CHIP, "gen-card", 8) + text(words, w / 2, CHIP / 2 + 7, SIZE, "mid bold")


@face
def back(count: int, w: float) -> str:
    words = "" if count == 1 else str(count)
    return rect(0, 0, w, CHIP, "gen-back", 8) + text(words, w / 2, CHIP / 2 + 7, SIZE, "mid bold gen-on-back")


@dataclass(frozen=True)
class Thing:
    """Something in a row: a card, a number, or a stack of cards that nobody sees."""

    id: str
    face: Face
    width: float
    label: str
    actions: tuple[int, ...] = ()


def scene(board: State, seat: int | None, narrator: Narrator, shape: str = "wide") -> Scene:
    """A view's board as one seat looks at it; of a whole state only what that seat knows."""
    board = board if board.partial else board.view(seat).board
    view = View(board, seat, narrator, narrator.text)
    made = Scene(WIDTHS.get(shape, WIDE_WIDTH), GAP, narrator.title)
    for name, things in rows(view):
        add_row(made, view, name, things)
    return made


def add_row(made: Scene, view: View, name: str, things: list[Thing]) -> None:
    """One more row under the others; it is as high as its things need."""
    narrow = made.width < WIDE_WIDTH
    left, top = GAP + PAD + (0 if narrow else NAMES), made.height + PAD + (26 if narrow else 0)
    places, bottom = flow(Box(left, top, made.width - GAP - PAD - left, 0), things)
    h = bottom + PAD - made.height
    made.ground.append(Ground(row(made.width - 2 * GAP, h), GAP, made.height))
    made.ground.append(Ground(caption(name, NAMES - PAD), GAP + PAD, made.height + PAD + (13 if narrow else 29)))
    for thing, (x, y) in zip(things, places, strict=True):
        made.pieces.append(view.answer(Piece(thing.id, thing.face, x, y, label=thing.label), *thing.actions))
    made.height += h + GAP


def flow(room: Box, things: list[Thing]) -> tuple[list[tuple[float, float]], float]:
    """Where things stand, side by side and in lines, and where the last line ends."""
    x, y, found = room.x, room.y, []
    for thing in things:
        if x > room.x and x + thing.width > room.x + room.w:
            x, y = room.x, y + LINE
        found.append((x, y))
        x += thing.width + 8
    return found, y + CHIP


# -- what there is -----------------------------------------------------------------------------------------------------


def rows(view: View) -> Iterator[tuple[str, list[Thing]]]:
    for zone in view.s.zones():
        for name, cards in zip(zone.names(), zone.lists, strict=True):
            yield view.narrator.place(name), list(lying(view, zone, name, cards))
    for field in view.s.game.fields(view.s):
        if field.get():
            yield view.narrator.place(field.name), [number_thing(field.name, field.words())]


def number_thing(name: str, written: str) -> Thing:
    words = written.replace("none", "–")
    return Thing(f"field-{name}", chip(words, wide_enough(words)), wide_enough(words), words)


def lying(view: View, zone: Zone, name: str, cards: list[int]) -> Iterator[Thing]:
    """The cards of a list; those that nobody sees are one stack."""
    hidden = [card for card in cards if card < 0]
    if hidden:
        count = len(hidden)
        yield Thing(name, back(count, 64), 64, view.words("ui.hidden_cards", n=count))
    texts = view.s.game.packs[zone.pack]
    for card in cards:
        if card >= 0:
            words = view.narrator.words.get(f"card.{texts[card]}", texts[card])
            wide = wide_enough(words)
            yield Thing(f"{zone.pack}-{card}", chip(words, wide), wide, words, answers(view, texts[card]))


def answers(view: View, card: str) -> tuple[int, ...]:
    """The answers that name a card: a click on it can mean them."""
    actions = view.s.game.actions
    return tuple(action for action in sorted(view.legal) if card in actions.family(action)[1].split(":"))


def wide_enough(words: str) -> float:
    return max(width(words, SIZE, "bold") + 24, CHIP)


BOARD = BoardKit(scene, Path(__file__).parent / "themes" / "generic.css")
