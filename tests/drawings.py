"""What the tests of every game's drawing check: well-formed and small boards, letters and colours that can be read."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from contrast import contrast
from sights import narrator, scene, viewer

import prestol.web
from prestol.board.scene import SHAPES, Scene
from prestol.board.svg import NAMESPACE as SVG
from prestol.board.svg import draw as draw_scene
from prestol.board.theme import BASE, palette, sheet
from prestol.core.engine import State
from prestol.games import kit, kit_of

Element = ElementTree.Element

SITE = (Path(prestol.web.__file__).parent / "static" / "site.css").read_text(encoding="utf-8")
NAMESPACE = f"{{{SVG}}}"
ENLARGED = ("whole", "ru-whole")  # what only the lens shows, and large


def page(state: State, shape: str, language: str = "en") -> Element:
    """The board with its symbols, as a page holds them."""
    board = kit_of(state.game).board
    made = board.scene(state, viewer(state), narrator(state, language), shape)
    return ElementTree.fromstring(draw_scene(made, board.symbols()))


def kinds(boards: Iterable[Scene]) -> set[str]:
    """The kinds of all faces: on a page they are classes."""
    found = list(boards)
    grounds = {ground.face.kind for made in found for ground in made.ground}
    return grounds | {piece.face.kind for made in found for piece in made.pieces}


def check_board(drawn: str, raw: int, packed: int) -> None:
    """Well-formed, without foreign parts, and not larger than that: as it is, and as it is sent."""
    ElementTree.fromstring(drawn)
    assert "style=" not in drawn
    assert re.findall(r"https?:[^\"]*", drawn) == [SVG]
    assert len(drawn.encode()) < raw
    assert len(gzip.compress(drawn.encode())) < packed


def check_symbols(tree: Element) -> None:
    """Every symbol that is used is there, and ids are unique."""
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {use.get("href", "")[1:] for use in tree.iter(f"{NAMESPACE}use")} <= {*ids}


def check_shapes(state: State, one_shape: str = "nothing") -> None:
    """On every screen the same pieces, but for those that begin so."""
    wide, tall = ({piece.id for piece in scene(state, viewer(state), shape).pieces} for shape in SHAPES)
    assert {id for id in wide ^ tall if not id.startswith(one_shape)} == set()


# -- letters and signs ------------------------------------------------------------------------------------------------


def letters(tree: Element) -> Iterator[tuple[str, float, float]]:
    """For every text that is seen on a board: the face and the scale of its piece, and the size of its letters."""
    for piece, drawn in seen(tree):
        if drawn.text:
            yield piece.get("class", "").split()[0], scale(piece), drawn.size


class Drawn(NamedTuple):
    """A text or a sign that is seen, as large as it is on the board."""

    name: str  # of a sign
    text: str
    size: float


def seen(tree: Element) -> Iterator[tuple[Element, Drawn]]:
    """What is seen of every piece, and of what lies under the pieces."""
    symbols = {element.get("id", ""): element for element in tree.iter() if element.get("id")}
    for layer in (element for element in tree if element.get("id") in ("ground", "pieces")):
        for piece in layer:
            for drawn in parts(piece, symbols, scale(piece)):
                yield piece, drawn


def scale(element: Element) -> float:
    return float((re.findall(r"scale\(([\d.]+)\)", element.get("transform", "")) or ["1"])[0])


def parts(element: Element, symbols: dict[str, Element], size: float, inside: bool = False) -> Iterator[Drawn]:
    """Texts, and signs, each as a whole: what it is put together from is not looked at."""
    for part in element:
        if part.get("class") in ENLARGED or part.get("display") == "none":
            continue
        if part.tag == f"{NAMESPACE}text":
            yield Drawn("", "".join(part.itertext()).strip(), float(part.get("font-size", "0")) * size)
        elif part.tag != f"{NAMESPACE}use":
            yield from parts(part, symbols, size * scale(part), inside)
        else:
            yield from used_parts(part, symbols, size * scale(part), inside)


def used_parts(use: Element, symbols: dict[str, Element], size: float, inside: bool) -> Iterator[Drawn]:
    name = use.get("href", "")[1:]
    is_sign = symbols[name].tag == f"{NAMESPACE}symbol"
    if is_sign and not inside:
        extent = max(float(use.get("width", "0")), float(use.get("height", "0")))
        yield Drawn(name, "", extent * size)
    yield from parts(symbols[name], symbols, size * fitted(use, symbols[name]), inside or is_sign)


def fitted(use: Element, symbol: Element) -> float:
    """How much a symbol shrinks to fit its place."""
    if not (use.get("height") and symbol.get("viewBox")):
        return 1
    return float(use.get("height", "0")) / float(symbol.get("viewBox", "").split()[3])


# -- colours and classes ----------------------------------------------------------------------------------------------


def check_contrast(game: str, theme: str, ground: str, *signs: str, least: float) -> None:
    """One of the signs stands out from what it lies on: text by 4.5, shapes by 3."""
    colours = palette(kit(game).board.theme, theme)
    assert max(contrast(colours[sign], colours[ground]) for sign in signs) >= least


def classes(css: str) -> set[str]:
    rules = re.sub(r"/\*.*?\*/|url\([^)]*\)", "", css, flags=re.DOTALL)
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", rules))


def check_classes(game: str, *trees: Element) -> None:
    """Every variable is declared, and every class has a rule."""
    theme = kit(game).board.theme
    css = sheet(BASE) + sheet(theme)
    assert set(re.findall(r"var\(--([\w-]+)\)", css)) <= set(palette(theme, "light"))
    used = {name for tree in trees for part in tree.iter() for name in part.get("class", "").split()}
    kinds = {
        piece.get("class", "").split()[0] for tree in trees for layer in tree for piece in layer if layer.get("id")
    }
    assert used - classes(css) - kinds - {"board"} == set()
