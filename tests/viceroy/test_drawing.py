"""The drawing of the board: well-formed and small, readable in both themes and for eyes that do not tell hues apart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from drawings import (
    SITE,
    check_board,
    check_classes,
    check_contrast,
    check_shapes,
    check_symbols,
    check_written_out,
    classes,
    letters,
    page,
)
from sights import narrator, viewer

from prestol import draw
from prestol.core.scene import SHAPES
from prestol.draw.picture import picture
from prestol.draw.theme import THEMES, sheet
from prestol.games.viceroy.state import Viceroy
from prestol.text import LANGUAGES

from .boards import positions

SEATS = (1, 2, 3, 4)
RAW, PACKED = 60_000, 9_000  # the largest board, as it is and as it is sent
LEAST = 15  # the smallest letters on a phone, in board units …
LEAST_BUILT = 9.9  # … but for the cards in the own pyramid, which one can enlarge
PYRAMID = ("built", "tiny", "ghost", "tucked")


def late(seats: int) -> Viceroy:
    return max(positions(seats), key=lambda state: (state.turn, sum(len(player.cards) for player in state.players)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_boards_are_well_formed_small_and_without_foreign_parts(seats: int, shape: str) -> None:
    for state in positions(seats):
        for seat in (viewer(state), None):
            drawn = draw.svg(state, seat, narrator(state), shape)
            check_board(drawn, RAW, PACKED)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_symbol_that_is_used_is_there_and_ids_are_unique(seats: int, shape: str) -> None:
    for state in positions(seats)[::3]:
        check_symbols(page(state, shape))


def test_both_shapes_hold_the_same_pieces() -> None:
    for state in positions(3):
        check_shapes(state)


@pytest.mark.parametrize("seats", SEATS)
def test_letters_on_a_phone_are_large_enough(seats: int) -> None:
    for state in positions(seats)[::3]:
        for face, scale, size in letters(page(state, "tall")):
            if face == "tiny" or (face in ("character", "law") and scale < 1):
                continue  # what others have built and show; the lens enlarges it
            assert size >= (LEAST_BUILT if face in PYRAMID else LEAST), face


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
    check_contrast("viceroy", theme, ground, ink, least=4.5)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_signs_stand_out(theme: str, sign: str, ground: str) -> None:
    check_contrast("viceroy", theme, ground, sign, least=3)


@pytest.mark.parametrize("theme", THEMES)
def test_a_written_out_style_has_no_variables_left(theme: str) -> None:
    check_written_out("viceroy", theme)


def test_every_variable_is_declared_and_every_class_has_a_rule() -> None:
    check_classes("viceroy", page(late(4), "wide"))


def test_no_class_means_something_else_on_a_page() -> None:
    """A rule for a piece would reach the page around the board, and what it inherits would come back."""
    shared = {"can", "cannot", "panel", "name"}  # the same in every game
    assert (classes(sheet("viceroy")) | set(draw.DRAWINGS["viceroy"].faces)) & classes(SITE) <= shared


def test_gems_differ_in_shape_and_circles_in_frame() -> None:
    """Colour never carries a meaning alone."""
    symbols = draw.symbols("viceroy")
    marks = [re.search(rf'id="mark-{letter}".*?</symbol>', symbols) for letter in "RGBY"]
    frames = [re.search(rf'id="quarter-{letter}".*?</g>', symbols) for letter in "RGBY"]
    assert len({re.sub(r'"mark-."', "", found[0]) for found in marks if found}) == 4
    assert len({re.sub(r"-[RGBY]", "", found[0]) for found in frames if found}) == 4
