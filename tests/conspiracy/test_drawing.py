"""The drawing of the board: readable on a phone, and small where it changes."""

from __future__ import annotations

import pytest
import walks
from drawings import letters, page
from sights import narrator, svg, viewer

from prestol.text import LANGUAGES

from .boards import positions

WINDOW = 31_500  # well within the 32 KiB that gzip remembers: so a board is packed against the one before
LEAST = 15  # the smallest letters on a phone, in board units


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_changes_fits_the_window_of_gzip(language: str) -> None:
    """All but the rare board on which somebody searches the whole deck of locations."""
    for seed in range(3):
        state = walks.CONSPIRACY.new(4, seed, {"promo": "yes"})
        sizes = [
            len(svg(position, viewer(position), narrator(position, language), "wide").encode())
            for at, position in enumerate(walks.walk(state, seed))
            if at % 6 == 0 and len(position.legal(viewer(position))) < 16
        ]
        assert max(sizes) < WINDOW


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_letters_on_a_phone_are_large_enough(seats: int) -> None:
    for state in positions(seats):
        for face, _, size in letters(page(state, "tall")):
            assert size >= LEAST, face
