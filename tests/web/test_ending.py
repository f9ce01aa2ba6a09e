"""What the bar says when a game is over: who won, and what made the difference."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from prestol.core.engine import State
from prestol.core.game import Score
from prestol.games import kit
from prestol.web.ending import ending

CONSPIRACY = kit("conspiracy").narrator("en", ["Anna", "Boris", "Clara"])


def over(*scores: Score) -> State:
    """All that is asked of a finished game."""
    game = CONSPIRACY.game
    return cast(
        State, cast(Any, SimpleNamespace(results=lambda: list(scores), game=game, seats=len(scores), over=True))
    )


def line(player: int, rank: int, **parts: int) -> Score:
    return Score(player, sum(parts.values()), rank, parts)


def test_the_part_with_the_greatest_lead_over_the_second_made_the_difference() -> None:
    found = ending(
        CONSPIRACY, over(line(0, 3, lords=1), line(1, 1, lords=9, coalition=8), line(2, 2, lords=8, coalition=2)), [1]
    )
    part = CONSPIRACY.part("coalition")
    assert found.reason == f"17 : 10. What made the difference: {part}, +6 over Clara."
    assert found.happy


def test_with_equal_points_the_tie_break_is_named() -> None:
    found = ending(CONSPIRACY, over(line(0, 1, lords=5), line(1, 2, coalition=5)), [1])
    assert found.reason == "5 : 5. Equal points: the tie-break decided."
    assert not found.happy


def test_a_shared_win_needs_no_reason() -> None:
    found = ending(CONSPIRACY, over(line(0, 1, lords=5), line(1, 1, lords=5)), [0])
    assert found.reason == ""
    assert found.happy
