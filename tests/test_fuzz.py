"""The fuzzer finds nothing in our games, and finds what is there to be found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prestol import game
from prestol.games.conspiracy.rules.state import Conspiracy
from prestol.play.fuzz import Report, fuzz
from prestol.play.properties import Broken

CONSPIRACY = game("conspiracy")


@pytest.mark.parametrize("promo", ["no", "yes"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_law_holds(seats: int, promo: str) -> None:
    report = fuzz(CONSPIRACY, seats, 1500, seed=seats, options={"promo": promo})
    assert report.decisions >= 1500
    assert report.positions > 10
    assert report.undone > 5


def test_progress_and_counts_agree() -> None:
    heard: list[int] = []
    report = fuzz(CONSPIRACY, 2, 100, progress=heard.append)
    assert sum(heard) == report.decisions
    assert report.answers >= report.decisions
    assert report.games == len(heard)
    assert isinstance(report, Report)


def lost_a_card(state: Conspiracy) -> list[str]:
    return ["too many pearls"] if state.players[0].pearls > 3 else []


def test_a_broken_promise_is_reported_with_a_record_that_shows_it() -> None:
    broken = replace(CONSPIRACY, violations=lost_a_card)
    with pytest.raises(Broken, match=r"too many pearls\nprestol 2\ngame conspiracy"):
        fuzz(broken, 2, 1000)
