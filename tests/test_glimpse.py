"""A glimpse of a board: a small picture of what lies in the kit's window, with nothing to click."""

from __future__ import annotations

import re

import pytest

from prestol.board.glimpse import glimpse
from prestol.board.scene import Ground, Piece, Scene, face
from prestol.games import BUILT_IN, kit
from prestol.web.games_presenter import halfway


@face
def dot(name: str) -> str:
    return f"<text>{name}</text>"


def scene() -> Scene:
    places = {"here": (500, 400), "left": (0, 400), "above": (500, 0), "right": (900, 400), "below": (500, 800)}
    pieces = [Piece(f"dot-{name}", dot(name), x, y, label=name, action="dance") for name, (x, y) in places.items()]
    return Scene(1200, 830, "Dots", [Ground(dot("panel"), 0, 0), Ground(dot("beyond"), 1000, 0)], pieces)


def seen(drawn: str) -> list[str]:
    return re.findall("<text>(.*?)</text>", drawn)


def test_only_what_can_be_seen_in_the_window_is_drawn() -> None:
    assert seen(glimpse(scene(), (400, 300, 300, 200))) == ["panel", "here"]


def test_without_a_window_all_of_it_is_drawn() -> None:
    assert len(seen(glimpse(scene(), None))) == 7


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_window_shows_pieces_and_none_of_them_answers(name: str) -> None:
    game = kit(name)
    assert game.board.window
    drawn = game.board.glimpse(halfway(game.rules), game.plain_narrator("ru", 3))
    assert drawn.count("<g id=") > 8
    assert not re.search(r'data-|role=|aria-label|<title>| can\b|class="glow"', drawn)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_window_lies_on_the_board_and_has_the_shape_of_a_card(name: str) -> None:
    game = kit(name)
    whole = game.board.scene(halfway(game.rules), None, game.plain_narrator("en", 3), "wide")
    x, y, width, height = game.board.window or (0, 0, 0, 0)
    assert -10 < x < x + width < whole.width + 10
    assert -10 < y < y + height < whole.height + 10
    assert width / height == pytest.approx(1.5, abs=0.02)
