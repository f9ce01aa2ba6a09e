"""The drawing of the board: well-formed and small, readable in both themes and for eyes that do not tell hues apart."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from contrast import contrast

import prestol.web
from prestol import draw
from prestol.core.scene import SHAPES
from prestol.draw.picture import picture
from prestol.draw.svg import NAMESPACE as SVG
from prestol.draw.svg import draw as draw_scene
from prestol.draw.theme import THEMES, palette, sheet, written_out
from prestol.games.viceroy.state import Viceroy
from prestol.text import LANGUAGES

from .boards import narrator, positions, scene, viewer

SEATS = (1, 2, 3, 4)
SITE = Path(prestol.web.__file__).parent / "static" / "site.css"
NAMESPACE = f"{{{SVG}}}"
RAW, PACKED = 60_000, 9_000  # the largest board, as it is and as it is sent
LEAST = 15  # the smallest letters on a phone, in board units …
LEAST_BUILT = 9.9  # … but for the cards in the own pyramid, which one can enlarge
PYRAMID = ("built", "tiny", "ghost", "tucked")


def page(state: Viceroy, shape: str) -> ElementTree.Element:
    """The board with its symbols, as a page holds them."""
    made = scene(state, viewer(state), shape)
    return ElementTree.fromstring(draw_scene(made, draw.DRAWINGS["viceroy"].faces, draw.symbols("viceroy")))


def late(seats: int) -> Viceroy:
    return max(positions(seats), key=lambda state: (state.turn, sum(len(player.cards) for player in state.players)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_boards_are_well_formed_small_and_without_foreign_parts(seats: int, shape: str) -> None:
    for state in positions(seats):
        for seat in (viewer(state), None):
            drawn = draw.svg(state, seat, narrator(state), shape)
            ElementTree.fromstring(drawn)
            assert "style=" not in drawn
            assert re.findall(r"https?:[^\"]*", drawn) == [SVG]
            assert len(drawn.encode()) < RAW
            assert len(gzip.compress(drawn.encode())) < PACKED


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_symbol_that_is_used_is_there_and_ids_are_unique(seats: int, shape: str) -> None:
    for state in positions(seats)[::3]:
        tree = page(state, shape)
        ids = [element.get("id") for element in tree.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        assert {use.get("href", "")[1:] for use in tree.iter(f"{NAMESPACE}use")} <= {*ids}


def test_both_shapes_hold_the_same_pieces() -> None:
    for state in positions(3):
        wide, tall = ({piece.id for piece in scene(state, viewer(state), shape).pieces} for shape in SHAPES)
        assert wide == tall


@pytest.mark.parametrize("seats", SEATS)
def test_letters_on_a_phone_are_large_enough(seats: int) -> None:
    for state in positions(seats)[::3]:
        tree = page(state, "tall")
        symbols = {element.get("id", ""): element for element in tree.iter() if element.get("id")}
        for piece in next(element for element in tree if element.get("id") == "pieces"):
            face = piece.get("class", "").split()[0]
            least = LEAST_BUILT if face in PYRAMID else LEAST
            if face == "tiny" or (face in ("character", "law") and scale(piece) < 1):
                continue  # what others have built and show; the lens enlarges it
            for size in font_sizes(piece, symbols, scale(piece)):
                assert size >= least, (piece.get("id"), size)


def scale(element: ElementTree.Element) -> float:
    return float((re.findall(r"scale\(([\d.]+)\)", element.get("transform", "")) or ["1"])[0])


def font_sizes(element: ElementTree.Element, symbols: dict[str, ElementTree.Element], size: float) -> Iterator[float]:
    """Of what is seen of an element and of all symbols it uses; what only the lens shows is large there."""
    for part in element:
        if part.tag == f"{NAMESPACE}text":
            yield float(part.get("font-size", "0")) * size
        elif part.tag == f"{NAMESPACE}use" and part.get("class") != "whole":
            used = symbols[part.get("href", "")[1:]]
            yield from font_sizes(used, symbols, size * scale(part) * fitted(part, used))
        else:
            yield from font_sizes(part, symbols, size * scale(part))


def fitted(use: ElementTree.Element, symbol: ElementTree.Element) -> float:
    """How much a symbol shrinks to fit its place."""
    if not (use.get("height") and symbol.get("viewBox")):
        return 1
    return float(use.get("height", "0")) / float(symbol.get("viewBox", "").split()[3])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_word_on_the_board_is_translated(language: str, seats: int) -> None:
    for state in positions(seats)[::3]:
        assert "viceroy." not in draw.svg(state, viewer(state), narrator(state, language))


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_stands_alone(theme: str) -> None:
    drawn = picture(late(2), 0, "ru", "tall", theme)
    ElementTree.fromstring(drawn)
    assert not re.findall(r"url\((?!data:)", drawn)


# -- themes ---------------------------------------------------------------------------------------------------------

COLOURS = ("red", "green", "blue", "yellow")
INKS = [  # text on what it is written on
    *((name, "panel") for name in ("ink", "muted", "accent-ink", "brass-ink", "faint-ink")),
    *((name, "hollow") for name in ("ink", "faint-ink")),
    *((name, "card") for name in ("ink", "magic-ink")),
    *((name, "scroll") for name in ("scroll-ink", "ink", "magic-ink")),
    *((f"{colour}-sign", "scroll") for colour in COLOURS),
    *((f"{colour}-ink", colour) for colour in COLOURS),
    ("scroll-ink", "scroll-head"),
    ("ink", "scroll-head"),
    ("medal-ink", "medal"),
    ("plaque-ink", "plaque"),
    *(("back-ink", f"back-{kind}") for kind in ("character", "law")),
]
SIGNS = [  # shapes that must be told apart from what they lie on
    *(("on-token", token) for token in ("science", "magic", "defense", "attack", "wax")),
    *(("leaf", ground) for ground in ("card", "scroll", "panel")),
    *(("back-gold", f"back-{kind}") for kind in ("character", "law")),
    *(("sign", ground) for ground in ("card", "scroll")),
    *((f"seat{number}", "panel") for number in range(4)),
    ("accent", "panel"),
    ("alarm-ink", "panel"),
    ("brass", "panel"),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), INKS)
def test_text_stands_out(theme: str, ink: str, ground: str) -> None:
    colours = palette("viceroy", theme)
    assert contrast(colours[ink], colours[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_signs_stand_out(theme: str, sign: str, ground: str) -> None:
    colours = palette("viceroy", theme)
    assert contrast(colours[sign], colours[ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_a_written_out_style_has_no_variables_left(theme: str) -> None:
    style = written_out("viceroy", theme)
    assert "var(" not in style
    assert "light-dark" not in style


def test_every_variable_is_declared_and_every_class_has_a_rule() -> None:
    css = sheet("base") + sheet("viceroy")
    assert set(re.findall(r"var\(--([\w-]+)\)", css)) <= set(palette("viceroy", "light"))
    styled = set(re.findall(r"\.([a-zA-Z][\w-]*)", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)))
    used = {name for part in page(late(4), "wide").iter() for name in part.get("class", "").split()}
    assert used - styled - set(draw.DRAWINGS["viceroy"].faces) - {"board"} == set()


def test_no_class_means_something_else_on_a_page() -> None:
    """A rule for a piece would reach the page around the board, and what it inherits would come back."""
    shared = {"can", "cannot", "panel", "name"}  # the same in every game
    pieces, page_css = (
        re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL) for css in (sheet("viceroy"), SITE.read_text("utf-8"))
    )
    styled, faces = set(re.findall(r"\.([a-zA-Z][\w-]*)", pieces)), set(draw.DRAWINGS["viceroy"].faces)
    assert (styled | faces) & set(re.findall(r"\.([a-zA-Z][\w-]*)", page_css)) <= shared


def test_gems_differ_in_shape_and_circles_in_frame() -> None:
    """Colour never carries a meaning alone."""
    symbols = draw.symbols("viceroy")
    marks = [re.search(rf'id="mark-{letter}".*?</symbol>', symbols) for letter in "RGBY"]
    frames = [re.search(rf'id="quarter-{letter}".*?</g>', symbols) for letter in "RGBY"]
    assert len({re.sub(r'"mark-."', "", found[0]) for found in marks if found}) == 4
    assert len({re.sub(r"-[RGBY]", "", found[0]) for found in frames if found}) == 4
