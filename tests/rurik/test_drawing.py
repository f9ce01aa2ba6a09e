"""The drawing of the board: well-formed and small, readable in both themes and for eyes that do not tell hues apart."""

from __future__ import annotations

import re

import pytest
from contrast import contrast
from drawings import (
    SITE,
    check_board,
    check_shapes,
    check_symbols,
    kinds,
    letters,
    page,
)
from sights import narrator, scene, svg, symbols, viewer

from prestol.board.scene import SHAPES
from prestol.board.theme import THEMES, palette, sheet
from prestol.games import kit
from prestol.games.rurik import KIT

from .boards import LANDS, crowded, positions

SEATS = (1, 2, 3, 4)
LARGEST = 78_000, 12_000  # a board more crowded than any game's, as it is and as it is sent
LEAST = 15  # the smallest letters on a phone, in board units …
LEAST_CROWDED = 9  # … but for figures in a crowd, names of regions, and cards, which one can enlarge
SMALLER = ("troops", "rebels", "leader", "neutrals", "advisor", "decree", "deed", "agenda", "pretender", "order")


@pytest.mark.parametrize("seats", SEATS)
def test_letters_on_a_phone_are_large_enough(seats: int) -> None:
    for state in positions(seats)[::3]:
        for face, _, size in letters(page(state, "tall")):
            least = LEAST_CROWDED if face in SMALLER or face.startswith("land_") else LEAST
            assert size >= least, face


@pytest.mark.parametrize("seats", SEATS)
def test_a_crowded_board_is_still_drawn(seats: int) -> None:
    state = crowded(seats)
    check_board(svg(state, 0, narrator(state)), *LARGEST)
    check_shapes(state)
    for shape in SHAPES:
        check_symbols(page(state, shape))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", range(4))
def test_names_stay_readable_on_a_ruled_region(theme: str, side: int) -> None:
    """The ruler's colour tints the land a little."""
    colours = palette(KIT.board.theme, theme)
    for land in LANDS:
        assert contrast(colours["ink"], mixed(colours[f"lord{side}"], colours[land], 0.1)) >= 4.5


def mixed(one: str, other: str, share: float) -> str:
    parts = [int(share * int(one[at : at + 2], 16) + (1 - share) * int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)


def test_owners_are_told_apart_without_colour() -> None:
    """Every figure, structure and marker carries the sign of its owner, and a ruled border has a rhythm of its own."""
    drawn = symbols("rurik")
    for side in range(4):
        for name in ("church", "market", "stronghold", "troops", "mark"):
            found = re.search(rf'<g id="ru-{name}-{side}">.*?</g>', drawn)
            assert found
            assert f"#ru-player-{side}" in found[0]
    rhythms = [re.search(rf"\.ru-realm-{side} {{(.*?)}}", sheet(KIT.board.theme)) for side in range(4)]
    dashes = [re.findall(r"dasharray: ([\d ]+)", found[1]) for found in rhythms if found]
    assert len({str(dash) for dash in dashes}) == 4


def test_classes_of_the_board_are_its_own() -> None:
    """On the first page the boards of all games stand together, and a page has classes, too."""
    boards = [scene(state, viewer(state)) for seats in SEATS for state in positions(seats)]
    mine = set(re.findall(r"\.(ru-[\w-]+)", sheet(KIT.board.theme))) | kinds(boards) - {"panel", "phase"}
    for other in (SITE, *(sheet(kit(name).board.theme) for name in ("viceroy", "conspiracy"))):
        taken = set(re.findall(r"\.([a-zA-Z][\w-]*)(?=[^{}]*{)", re.sub(r"/\*.*?\*/", "", other, flags=re.DOTALL)))
        assert mine & taken <= {"turn"}  # the page's own is only for headings
