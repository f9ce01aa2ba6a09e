"""What the boards of all games have in common: well-formed and small, the same on every screen, without raw words, and
with the answers of whoever is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple
from xml.etree import ElementTree

import conspiracy.boards
import outpost.boards
import pytest
import rurik.boards
import viceroy.boards
from drawings import check_board, check_classes, check_contrast, check_shapes, check_symbols, letters, page, seen
from sights import narrator, scene, svg, viewer

from prestol.board.scene import SHAPES, Scene
from prestol.board.svg import NAMESPACE as SVG
from prestol.board.theme import THEMES, palette, written_out
from prestol.core.engine import State
from prestol.games import kit
from prestol.text import LANGUAGES

NOTHING_HAPPENS = "it ends or declines something, and nothing on the board is touched"


class Boards(NamedTuple):
    positions: Callable[[int], Sequence[State]]
    raw: int  # bytes of the largest board …
    packed: int  # … and as they are sent
    plain: dict[str, str]  # families of answers that have no place on the board, and why
    one_shape: str = "nothing"  # the beginning of what only one shape has


BOARDS = {
    "conspiracy": Boards(conspiracy.boards.positions, 45_000, 7_000, {"no": NOTHING_HAPPENS}, one_shape="deeds-"),
    "viceroy": Boards(
        viceroy.boards.positions,
        60_000,
        9_000,
        {
            "pass": NOTHING_HAPPENS,
            "stop": NOTHING_HAPPENS,
            "no": NOTHING_HAPPENS,
            "best": "it recolours several cards at once",
        },
        one_shape="tally",
    ),
    "rurik": Boards(
        lambda seats: rurik.boards.positions(seats)[:-1],  # the last is overcrowded
        60_000,
        9_500,
        {
            "stop": NOTHING_HAPPENS,
            "no": NOTHING_HAPPENS,
            "end": NOTHING_HAPPENS,
            "forfeit": "it gives something up: nobody shall do so by a slip on the board",
        },
    ),
    "outpost": Boards(
        lambda seats: [*outpost.boards.positions(seats), outpost.boards.full(seats, 7)],
        70_000,
        9_000,
        {
            "pass": NOTHING_HAPPENS,
            "end": NOTHING_HAPPENS,
            "done": NOTHING_HAPPENS,
            "skip": NOTHING_HAPPENS,
        },
        one_shape="trade-",
    ),
}
GAMES = {"conspiracy": conspiracy.boards, "viceroy": viceroy.boards, "rurik": rurik.boards, "outpost": outpost.boards}
INKS: dict[str, list[tuple[str, str]]] = {name: boards.INKS for name, boards in GAMES.items()}
SIGNS: dict[str, list[tuple[str, str]]] = {name: boards.SIGNS for name, boards in GAMES.items()}
SEATS = (1, 2, 3, 4)
DECORATION: dict[str, tuple[str, ...]] = {  # signs within signs that say the same once more
    "conspiracy": ("waves",),
    "viceroy": ("mark-", "pyramid-emblem", "charter-emblem"),  # in the sectors, and on the backs of cards
    "rurik": ("ru-player-",),  # on the figures of a side, which have its colour and their number
    "outpost": ("op-arrow",),  # between what is given and what is got
}


def some(game: str, seats: int) -> Sequence[State]:
    return BOARDS[game].positions(seats)[::3]


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_boards_are_well_formed_small_and_without_foreign_parts(game: str, seats: int, shape: str) -> None:
    for state in BOARDS[game].positions(seats):
        for seat in (viewer(state), None):
            drawn = svg(state, seat, narrator(state, "ru"), shape)  # its letters take two bytes each
            check_board(drawn, BOARDS[game].raw, BOARDS[game].packed)


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_symbol_that_is_used_is_there_and_ids_are_unique(game: str, seats: int, shape: str) -> None:
    for state in some(game, seats):
        check_symbols(page(state, shape))


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("seats", SEATS)
def test_both_shapes_hold_the_same_pieces(game: str, seats: int) -> None:
    for state in BOARDS[game].positions(seats):
        check_shapes(state, BOARDS[game].one_shape)


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_pieces_answer_exactly_what_is_legal(game: str, seats: int, shape: str) -> None:
    for state in BOARDS[game].positions(seats):
        for seat in state.waiting:
            legal = {state.game.notation(action) for action in state.legal(seat)}
            offered = {answer for piece in scene(state, seat, shape).pieces for answer in (piece.action or "").split()}
            assert offered <= legal
            missing = {answer for answer in legal - offered if answer.partition(":")[0] not in BOARDS[game].plain}
            assert missing == set(), state.position()


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_else_is_offered_an_answer(game: str, seats: int) -> None:
    for state in BOARDS[game].positions(seats):
        for seat in {None, *range(seats)} - {*state.waiting}:
            assert not any(piece.action or piece.refusal for piece in scene(state, seat).pieces)


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_word_on_the_board_is_translated(game: str, language: str, seats: int) -> None:
    for state in some(game, seats):
        drawn = svg(state, viewer(state), narrator(state, language))
        assert not re.findall(r"\b(?:ui|say|event|board|provenance)\.[a-z_.]+", drawn)
        assert "{" not in drawn


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_stands_alone(game: str, theme: str, language: str) -> None:
    drawn = kit(game).picture(BOARDS[game].positions(2)[-1], 0, language, "tall", theme)
    ElementTree.fromstring(drawn)
    assert "url(data:font/woff2" in drawn
    assert not re.findall(r"url\((?!data:)", drawn)
    assert set(re.findall(r"https?:[^\"]*", drawn)) == {SVG}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "ink", "ground"), [(game, *pair) for game, pairs in INKS.items() for pair in pairs])
def test_text_stands_out(theme: str, game: str, ink: str, ground: str) -> None:
    check_contrast(game, theme, ground, ink, least=4.5)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "sign", "ground"), [(game, *pair) for game, pairs in SIGNS.items() for pair in pairs])
def test_signs_stand_out(theme: str, game: str, sign: str, ground: str) -> None:
    check_contrast(game, theme, ground, sign, least=3)


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("theme", THEMES)
def test_a_written_out_style_has_no_variables_left(game: str, theme: str) -> None:
    style = written_out(kit(game).board.theme, theme)
    assert "var(" not in style
    assert "light-dark" not in style
    assert palette(kit(game).board.theme, theme)["panel"] in style


@pytest.mark.parametrize("game", BOARDS)
def test_every_variable_is_declared_and_every_class_has_a_rule(game: str) -> None:
    check_classes(game, *(page(state, "wide") for seats in SEATS for state in some(game, seats)))


# -- large enough -----------------------------------------------------------------------------------------------------

WORDS, MEANT = 11, 14  # pixels: the smallest letters, and the smallest signs that mean something …
DESK, PHONE = (1040, 600), 390  # … where a board has so many of them: a screen of 1366 by 768, and a phone


def pixels(made: Scene, shape: str) -> float:
    """How large a board unit is."""
    return PHONE / made.width if shape == "tall" else min(DESK[0] / made.width, DESK[1] / made.height)


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shape", SHAPES)
def test_words_can_be_read_on_a_small_desk_and_on_a_phone(game: str, seats: int, shape: str) -> None:
    for state in some(game, seats):
        unit = pixels(scene(state, viewer(state), shape), shape)
        small = {
            (face, round(size * unit, 1))
            for face, _, size in letters(page(state, shape, "ru"))
            if size * unit < WORDS - 0.05
        }
        assert small == set(), state.position()


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("seats", SEATS)
def test_signs_can_be_told_on_a_small_desk(game: str, seats: int) -> None:
    for state in some(game, seats):
        unit = pixels(scene(state, viewer(state)), "wide")
        small = {
            (piece.get("class"), drawn.name, round(drawn.size * unit, 1))
            for piece, drawn in seen(page(state, "wide"))
            if drawn.name and drawn.size * unit < MEANT - 0.05 and not drawn.name.startswith(DECORATION[game])
        }
        assert small == set(), state.position()
