"""A board as a file of its own: style, symbols and fonts within, no request to anybody."""

from __future__ import annotations

import re

from prestol.board.kit import BoardKit
from prestol.board.scene import SHAPES
from prestol.board.svg import draw
from prestol.board.theme import THEMES, fonts_for, written_out
from prestol.core.engine import State
from prestol.core.errors import BadSetup
from prestol.text.narrator import Narrator


def picture(
    kit: BoardKit,
    narrator: Narrator,
    board: State,
    seat: int | None = None,
    shape: str = "wide",
    theme: str = "light",
) -> str:
    """The board as a seat sees it, as a whole SVG file; seat None looks on."""
    check("shape", shape, SHAPES)
    check("theme", theme, THEMES)
    scene = kit.scene(board, seat, narrator, shape)
    bare = draw(scene)
    style = fonts_for(re.sub(r"<[^>]*>", "", bare)) + written_out(kit.theme, theme)
    backdrop = kit.backdrop(scene.width, scene.height)
    return draw(scene, kit.symbols_in(bare + backdrop), style, backdrop)


def check(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadSetup("{name} is one of {known}, not “{value}”", name=name, known=", ".join(known), value=value)
