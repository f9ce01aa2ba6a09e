"""A scene as SVG, in plain strings: about a millisecond for a full board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape as escaped

from prestol.board.layout import Box
from prestol.board.scene import Ghost, Ground, Piece, Scene
from prestol.board.wrap import width

NAMESPACE = "http://www.w3.org/2000/svg"


def draw(scene: Scene, defs: str = "", style: str = "", backdrop: str = "", advised: str = "") -> str:
    """The board. Files and notebooks pass symbols, style and a backdrop; on a page all three are there already.

    Pieces that give the advised answer are lit.
    """
    head = (
        f'<svg id="board" class="board" xmlns="{NAMESPACE}" role="group" '
        f'viewBox="{extent(Box(0, 0, scene.width, scene.height))}" aria-label="{escaped(scene.title)}">'
    )
    areas = "".join([f'<view id="area-{seat}" viewBox="{extent(box)}"/>' for seat, box in enumerate(scene.areas)])
    ground = "".join([placed(each) for each in scene.ground])
    pieces = "".join([piece(each, advised) for each in scene.pieces])
    sheet = f"<style>{style}</style>" if style else ""
    return (
        f"{head}{areas}{sheet}{defs}{backdrop}"
        f'<g id="ground" aria-hidden="true">{ground}</g><g id="pieces">{pieces}</g></svg>'
    )


def extent(box: Box) -> str:
    return " ".join(map(number, box))


def placed(ground: Ground) -> str:
    return f'<g class="{ground.face.kind}" {transform(ground)}>{ground.face.draw()}</g>'


def piece(p: Piece, advised: str = "") -> str:
    state = " can" if p.action else " cannot" if p.refusal else ""
    state += " gives-up" if p.gives_up else ""
    if advised and advised in p.action.split():
        state += " advised"
    start = f' data-start="{p.start}"' if p.start else ""
    glow = use(f"glow-{p.face.kind}", cls="glow") if p.action else ""
    return (
        f'<g id="{p.id}" class="{p.face.kind}{state}"{start}{meaning(p)}{foresight(p)} {transform(p)}>'
        f"{title(p)}{p.face.draw()}{glow}</g>"
    )


def meaning(p: Piece) -> str:
    """What the piece is to a keyboard and a screen reader."""
    if p.action:
        return f' role="button" aria-label="{escaped(p.label)}" data-answer="{escaped(p.action)}"'
    if p.refusal:
        rules = f' data-rules="{escaped(p.rules)}"' if p.rules else ""
        return f' role="button" aria-disabled="true" aria-label="{escaped(p.label)}. {escaped(p.refusal)}"{rules}'
    return ' role="img"' if p.label else ' aria-hidden="true"'


def foresight(p: Piece) -> str:
    """What the page can tell of the present and of an answer's outcome, without a question to the server."""
    now = f' data-now="{escaped(p.now)}"' if p.now else ""
    return now + (f' data-ghost="{"|".join(map(ghosts, p.ghosts))}"' if p.ghosts else "")


def ghosts(some: Sequence[Ghost]) -> str:
    return ",".join([f"{each.id} {number(each.x)} {number(each.y)} {each.size:.3g}" for each in some])


def title(p: Piece) -> str:
    """The tooltip; it also names a piece that is no button. A button's label is not said twice, nor is a reason."""
    said = p.tip if p.action or p.refusal else p.tip or p.label
    text = "\n".join(filter(None, (said, p.refusal))) if said else ""
    return f"<title>{escaped(text)}</title>" if text else ""


def transform(p: Piece | Ground) -> str:
    scale = f" scale({p.size:.3g})".replace("(0.", "(.") if p.size != 1 else ""
    return f'transform="translate({number(p.x)} {number(p.y)}){scale}"'


@cache
def number(value: float) -> str:
    """As short as can be: “12”, “12.5”."""
    return f"{value:.1f}".removesuffix(".0")


def use(symbol: str, x: float = 0, y: float = 0, w: float = 0, h: float = 0, cls: str = "") -> str:
    """A symbol in its place; a height of 0 is that of the width, a width of 0 the symbol's own."""
    place = (f' x="{number(x)}"' if x else "") + (f' y="{number(y)}"' if y else "")
    extent = f' width="{number(w)}" height="{number(h or w)}"' if w else ""
    return f'<use href="#{symbol}"{place}{extent}{css(cls)}/>'


def text(words: object, x: float, y: float, size: float, cls: str = "") -> str:
    at = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f"<text {at}{css(cls)}>{escaped(str(words), quote=False)}</text>"


def narrowed(words: str, x: float, y: float, size: float, room: float, cls: str, font: str = "bold") -> str:
    """A line whose letters stand closer where it would not find room."""
    written = text(words, x, y, size, cls)
    if width(words, size, font) <= room:
        return written
    return written.replace("<text ", f'<text textLength="{number(room)}" lengthAdjust="spacingAndGlyphs" ')


def column(lines: Sequence[str], x: float, y: float, size: float, step: float, cls: str = "") -> str:
    """Lines of text one under another."""
    rest = "".join(
        f'<tspan x="{number(x)}" dy="{number(step)}">{escaped(line, quote=False)}</tspan>' for line in lines[1:]
    )
    first = text(lines[0] if lines else "", x, y, size, cls)
    return first.replace("</text>", f"{rest}</text>")


def rect(x: float, y: float, w: float, h: float, cls: str, r: float = 0) -> str:
    corner = f' rx="{number(r)}"' if r else ""
    return f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"{corner}{css(cls)}/>'


def css(cls: str) -> str:
    return f' class="{cls}"' if cls else ""
