"""A board as a file of its own: style, symbols and fonts within, no request to anybody."""

from __future__ import annotations

import re

from prestol.core.engine import State
from prestol.core.errors import BadSetup
from prestol.core.scene import SHAPES
from prestol.draw import DRAWINGS, scene, symbols_in
from prestol.draw.svg import draw
from prestol.draw.theme import THEMES, fonts_for, written_out
from prestol.text import words
from prestol.text.tell import Narrator, plain_names


def picture(board: State, seat: int | None = None, lang: str = "en", shape: str = "wide", theme: str = "light") -> str:
    """The board as a seat sees it, as a whole SVG file; seat None looks on."""
    check("shape", shape, SHAPES)
    check("theme", theme, THEMES)
    say = words(lang)
    drawing = DRAWINGS[board.game.name]
    made = scene(board, seat, Narrator(board.game, say, plain_names(say, board.seats)), shape)
    bare = draw(made, drawing.faces)
    style = fonts_for(re.sub(r"<[^>]*>", "", bare)) + written_out(board.game.name, theme)
    backdrop = drawing.backdrop(made.width, made.height)
    return draw(made, drawing.faces, symbols_in(board.game.name, bare + backdrop), style, backdrop)


def check(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadSetup("{name} is one of {known}, not «{value}»", name=name, known=", ".join(known), value=value)
