"""Nothing is given up by a slip, whatever a nervous hand does."""

from __future__ import annotations

import pytest

import prestol

from .browser import People
from .slips import play

CLICKS = 14  # or double clicks; `make slips` plays twenty games of each kind

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", prestol.GAMES)
def test_nothing_is_given_up_by_a_slip(people: People, game: str) -> None:
    given, slips = play(people, game, 0, CLICKS)
    assert slips == []
    assert given["answers"] > 0
