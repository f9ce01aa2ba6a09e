"""At every question the table is in order: nothing moves, nothing is cut off, covered, too small or out of reach."""

from __future__ import annotations

import pytest

import prestol
from prestol import Match

from .browser import People
from .survey import SCREENS, Survey, survey

EVERY, ENOUGH = 4, 10  # which kinds of questions, and how many at least; `make survey` looks at hundreds

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("screen", "language", "seats"), [("desk", "ru", 2), ("phone", "pl", 4)])
def test_nothing_is_in_the_way(people: People, screen: str, language: str, seats: int) -> None:
    page, found = people.arrive(**SCREENS[screen], locale=language), Survey(thorough=False)
    for seed, game in enumerate(prestol.GAMES):
        survey(people, page, Match.new(game, seats, seed), seed, found, every=EVERY)
    assert list(found.report()) == []
    assert found.questions.total() > ENOUGH
