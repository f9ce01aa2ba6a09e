"""The drawing of the board: well-formed and small, readable in both themes and for eyes that do not tell hues apart."""

from __future__ import annotations

import re

import pytest
from drawings import (
    check_contrast,
    check_symbols,
    classes,
    kinds,
    letters,
    page,
)
from sights import scene, symbols, viewer

from prestol.board.scene import SHAPES
from prestol.board.theme import THEMES, sheet
from prestol.games.outpost import KIT
from prestol.games.outpost.board.signs import ARTIFACTS, BUILDINGS
from prestol.games.outpost.rules.cards import ARTIFACT_NAMES, BUILDING_NAMES, COLOUR_NAMES, RESOURCE_NAMES

from .boards import full, positions

SEATS = (1, 2, 3, 4)
LEAST = 15  # the smallest letters on a phone, in board units …
SIGNS_ONLY = ("op-building", "op-invited")  # … but for numbers in signs, which the lens enlarges and the tip says


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_the_fullest_board_has_every_symbol_it_uses(seats: int, shape: str) -> None:
    check_symbols(page(full(seats), shape))


def test_every_building_and_artifact_has_its_signs() -> None:
    assert set(BUILDINGS) == set(BUILDING_NAMES)
    assert set(ARTIFACTS) == set(ARTIFACT_NAMES)
    assert len({str(each) for each in ARTIFACTS.values()}) == len(ARTIFACT_NAMES)


@pytest.mark.parametrize("seats", SEATS)
def test_letters_on_a_phone_are_large_enough(seats: int) -> None:
    for state in [*positions(seats)[::3], full(seats)]:
        for face, scale, size in letters(page(state, "tall")):
            assert size >= LEAST or (face in SIGNS_ONLY and scale < 1), face


# -- themes ---------------------------------------------------------------------------------------------------------

EDGED = [  # shapes that may be told apart by their dark edge alone
    *((name, ground) for name in RESOURCE_NAMES for ground in ("panel", "plaque", "card", "slab")),
    *((name, "plank") for name in ("wall", "roof", "plaster", "blade", "cut", "guest")),
    *((name, "panel") for name in ("guest", "wall", "sack")),
    ("pawn", "wall"),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("sign", "ground"), EDGED)
def test_signs_or_their_edges_stand_out(theme: str, sign: str, ground: str) -> None:
    check_contrast("outpost", theme, ground, sign, "edge", least=3)


def test_no_class_means_something_else_on_a_page() -> None:
    """A rule for a piece would reach the page around the board, and those of other games."""
    boards = [scene(state, viewer(state)) for seats in SEATS for state in positions(seats)]
    faces = kinds(boards)
    styled = classes(sheet(KIT.board.theme)) | faces
    assert len(faces) > 20
    assert all(name.startswith("op-") for name in styled - {"can", "cannot"})
    ids = re.findall(r'id="([^"]*)"', symbols("outpost"))
    assert all(id.startswith(("op-", "glow-op-")) for id in ids)


def test_monsters_and_resources_differ_in_shape() -> None:
    """Colour never carries a meaning alone."""
    drawn = symbols("outpost")
    for names in ([f"ground-{colour}" for colour in COLOUR_NAMES], [f"shape-{colour}" for colour in COLOUR_NAMES]):
        outlines = [re.search(rf'id="op-{name}".*?</symbol>', drawn) for name in names]
        shapes = {re.sub(r"(id|class)=\"[^\"]*\"", "", found[0]) for found in outlines if found}
        assert len(shapes) == 4
    resources = [re.search(rf'id="op-{name}".*?</symbol>', drawn) for name in RESOURCE_NAMES]
    assert len({re.sub(r"(id|class)=\"[^\"]*\"", "", found[0]) for found in resources if found}) == 5
