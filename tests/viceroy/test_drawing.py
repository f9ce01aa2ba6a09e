"""The drawing of the board: well-formed and small, readable in both themes and for eyes that do not tell hues apart."""

from __future__ import annotations

import re

import pytest
from drawings import (
    SITE,
    classes,
    kinds,
    letters,
    page,
)
from sights import scene, symbols, viewer

from prestol.board.scene import SHAPES
from prestol.board.theme import sheet
from prestol.games.viceroy import KIT

from .boards import positions

SEATS = (1, 2, 3, 4)
LEAST = 15  # the smallest letters on a phone, in board units …
LEAST_BUILT = 9.9  # … but for the cards in the own pyramid, which one can enlarge
PYRAMID = ("built", "tiny", "ghost", "tucked")


@pytest.mark.parametrize("seats", SEATS)
def test_letters_on_a_phone_are_large_enough(seats: int) -> None:
    for state in positions(seats)[::3]:
        for face, scale, size in letters(page(state, "tall")):
            if face == "tiny" or (face in ("character", "law") and scale < 1):
                continue  # what others have built and show; the lens enlarges it
            assert size >= (LEAST_BUILT if face in PYRAMID else LEAST), face


def test_no_class_means_something_else_on_a_page() -> None:
    """A rule for a piece would reach the page around the board, and what it inherits would come back."""
    shared = {"can", "cannot", "panel", "name"}  # the same in every game
    boards = [
        scene(state, seat, shape)
        for seats in SEATS
        for state in positions(seats)
        for seat in (viewer(state), None)
        for shape in SHAPES
    ]
    faces = kinds(boards)
    assert len(faces) > 30
    assert (classes(sheet(KIT.board.theme)) | faces) & classes(SITE) <= shared


def test_gems_differ_in_shape_and_circles_in_frame() -> None:
    """Colour never carries a meaning alone."""
    drawn = symbols("viceroy")
    marks = [re.search(rf'id="mark-{letter}".*?</symbol>', drawn) for letter in "RGBY"]
    frames = [re.search(rf'id="quarter-{letter}".*?</g>', drawn) for letter in "RGBY"]
    assert len({re.sub(r'"mark-."', "", found[0]) for found in marks if found}) == 4
    assert len({re.sub(r"-[RGBY]", "", found[0]) for found in frames if found}) == 4
