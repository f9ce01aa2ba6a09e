"""The fuzzer finds nothing in Viceroy, whatever the table."""

from __future__ import annotations

import pytest

from prestol.games.viceroy.rules import GAME
from prestol.play.fuzz import fuzz

TABLES = [
    (1, {}),
    (1, {"virtual": "3", "edition": "pl"}),
    (2, {}),
    (2, {"virtual": "2"}),
    (2, {"edition": "pl", "without": "1-22-43-64-85-86-87-88"}),
    (3, {"virtual": "1", "law_attack_on_card": "no"}),
    (4, {}),
    (4, {"edition": "pl"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_law_holds(seats: int, options: dict[str, str]) -> None:
    report = fuzz(GAME, seats, 1000, seed=seats, options=options)
    assert report.decisions >= 1000
    assert report.positions > 5
    assert report.undone > 2
