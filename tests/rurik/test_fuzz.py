"""The fuzzer finds nothing in Rurik, whatever the table."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules import GAME
from prestol.play.fuzz import fuzz

TABLES = [
    (1, {}),
    (1, {"level": "1", "leaders": "random"}),
    (1, {"level": "2", "goods_tokens": "yes"}),
    (1, {"level": "3", "fresh_deeds": "yes"}),
    (1, {"level": "4"}),
    (2, {}),
    (2, {"leaders": "random", "goods_tokens": "yes", "rebel_tokens": "yes", "fresh_deeds": "yes"}),
    (3, {}),
    (3, {"rebel_tokens": "yes", "leaders": "random"}),
    (4, {}),
    (4, {"goods_tokens": "yes", "fresh_deeds": "yes"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_law_holds(seats: int, options: dict[str, str]) -> None:
    """13, 14"""
    report = fuzz(GAME, seats, 400, seed=10 * seats, options=options)
    assert report.decisions >= 400
    assert report.positions > 2
    assert report.undone > 1
