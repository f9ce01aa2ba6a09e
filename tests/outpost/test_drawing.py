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
from prestol.draw.outpost_signs import ARTIFACTS, BUILDINGS
from prestol.draw.picture import picture
from prestol.draw.theme import THEMES, palette, sheet
from prestol.games.outpost.cards import ARTIFACT_NAMES, BUILDING_NAMES, COLOUR_NAMES, RESOURCE_NAMES
from prestol.text import LANGUAGES

from .boards import full, positions

SEATS = (1, 2, 3, 4)
RAW, PACKED = 60_000, 9_000  # the largest board, as it is and as it is sent
LEAST = 15  # the smallest letters on a phone, in board units …
SIGNS_ONLY = ("op-building", "op-invited")  # … but for numbers in signs, which the lens enlarges and the tip says


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_boards_are_well_formed_small_and_without_foreign_parts(seats: int, shape: str) -> None:
    for state in [*positions(seats), full(seats, 7)]:
        for seat in (viewer(state), None):
            drawn = draw.svg(state, seat, narrator(state), shape)
            check_board(drawn, RAW, PACKED)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_symbol_that_is_used_is_there_and_ids_are_unique(seats: int, shape: str) -> None:
    for state in [*positions(seats)[::3], full(seats)]:
        check_symbols(page(state, shape))


def test_every_building_and_artifact_has_its_signs() -> None:
    assert set(BUILDINGS) == set(BUILDING_NAMES)
    assert set(ARTIFACTS) == set(ARTIFACT_NAMES)
    assert len({str(each) for each in ARTIFACTS.values()}) == len(ARTIFACT_NAMES)


def test_both_shapes_hold_the_same_pieces() -> None:
    for state in positions(3):
        check_shapes(state)


@pytest.mark.parametrize("seats", SEATS)
def test_letters_on_a_phone_are_large_enough(seats: int) -> None:
    for state in [*positions(seats)[::3], full(seats)]:
        for face, scale, size in letters(page(state, "tall")):
            assert size >= LEAST or (face in SIGNS_ONLY and scale < 1), face


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_word_on_the_board_is_translated(language: str, seats: int) -> None:
    for state in [*positions(seats)[::3], full(seats)]:
        drawn = draw.svg(state, viewer(state), narrator(state, language))
        assert not re.findall(r"\b(?:outpost|provenance)\.[a-z_.]+", drawn)


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_stands_alone(theme: str) -> None:
    drawn = picture(full(2), 0, "ru", "tall", theme)
    ElementTree.fromstring(drawn)
    assert not re.findall(r"url\((?!data:)", drawn)


# -- themes ---------------------------------------------------------------------------------------------------------

GUILDS = ("traveller", "guard", "builder", "mercenary")
INKS = [  # text on what it is written on
    *((name, "panel") for name in ("ink", "muted", "accent-ink", "brass-ink", "faint-ink")),
    *((name, "hollow") for name in ("ink", "faint-ink")),
    *(("ink", f"region{number}") for number in (1, 2, 3)),
    ("ink", "cobble"),
    ("ink", "scroll"),
    ("scroll-ink", "scroll"),
    ("muted", "scroll"),
    ("medal-ink", "medal"),
    ("plaque-ink", "plaque"),
    ("plaque-ink", "card"),
    ("plank-ink", "plank"),
    ("timber-ink", "timber"),
    ("slab-ink", "slab"),
    ("back-ink", "back"),
    *(("guild-ink", guild) for guild in GUILDS),
    *((f"{colour}-ink", colour) for colour in COLOUR_NAMES),
]
SIGNS = [  # shapes that must be told apart from what they lie on
    *((f"seat{number}", "panel") for number in range(4)),
    *(("sign", ground) for ground in ("card", "slab", "panel", "hollow")),
    *(("pawn", ground) for ground in ("panel", "slab", "region1", "region2", "region3", "cobble")),
    *(("accent", ground) for ground in ("panel", "hollow", "plank")),
    ("alarm-ink", "panel"),
    ("brass", "panel"),
    ("medal", "panel"),
    ("back-gold", "back"),
]
EDGED = [  # … or their dark edge must
    *((name, ground) for name in RESOURCE_NAMES for ground in ("panel", "plaque", "card", "slab")),
    *((name, "plank") for name in ("wall", "roof", "plaster", "blade", "cut", "guest")),
    *((name, "panel") for name in ("guest", "wall", "sack")),
    ("pawn", "wall"),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), INKS)
def test_text_stands_out(theme: str, ink: str, ground: str) -> None:
    check_contrast("outpost", theme, ground, ink, least=4.5)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_signs_stand_out(theme: str, sign: str, ground: str) -> None:
    check_contrast("outpost", theme, ground, sign, least=3)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("sign", "ground"), EDGED)
def test_signs_or_their_edges_stand_out(theme: str, sign: str, ground: str) -> None:
    check_contrast("outpost", theme, ground, sign, "edge", least=3)


@pytest.mark.parametrize("theme", THEMES)
def test_a_written_out_style_has_no_variables_left(theme: str) -> None:
    check_written_out("outpost", theme)


def test_every_variable_is_declared_and_every_class_has_a_rule() -> None:
    check_classes("outpost", page(full(4), "wide"))


def test_the_palette_has_all_that_the_page_needs() -> None:
    """Names that the other games have in common are there, too."""
    common = set(palette("conspiracy", "light")) & set(palette("viceroy", "light"))
    assert common & set(re.findall(r"var\(--([\w-]+)\)", SITE)) <= set(palette("outpost", "light"))


def test_no_class_means_something_else_on_a_page() -> None:
    """A rule for a piece would reach the page around the board, and those of other games."""
    styled = classes(sheet("outpost")) | set(draw.DRAWINGS["outpost"].faces)
    assert all(name.startswith("op-") for name in styled - {"can", "cannot"})
    ids = re.findall(r'id="([^"]*)"', draw.symbols("outpost"))
    assert all(id.startswith(("op-", "glow-op-")) for id in ids)


def test_monsters_and_resources_differ_in_shape() -> None:
    """Colour never carries a meaning alone."""
    symbols = draw.symbols("outpost")
    for names in ([f"ground-{colour}" for colour in COLOUR_NAMES], [f"shape-{colour}" for colour in COLOUR_NAMES]):
        outlines = [re.search(rf'id="op-{name}".*?</symbol>', symbols) for name in names]
        drawn = {re.sub(r"(id|class)=\"[^\"]*\"", "", found[0]) for found in outlines if found}
        assert len(drawn) == 4
    resources = [re.search(rf'id="op-{name}".*?</symbol>', symbols) for name in RESOURCE_NAMES]
    assert len({re.sub(r"(id|class)=\"[^\"]*\"", "", found[0]) for found in resources if found}) == 5
