"""What the tests of every game's refusals check."""

from __future__ import annotations

import pytest

from prestol.core.engine import State
from prestol.core.errors import IllegalAction, Reason


def check_refused(s: State, seat: int, answer: str, reason: Reason) -> None:
    """Somebody who is asked may not answer so: that is said, and nothing changes."""
    before = s.position()
    assert s.refusals(seat)[s.game.parse(answer)] == reason
    check_not_taken(s, seat, answer, reason)
    assert s.position() == before


def check_not_taken(s: State, seat: int, answer: str, reason: Reason) -> None:
    with pytest.raises(IllegalAction) as refused:
        s.apply(seat, s.game.parse(answer))
    assert refused.value.reason == reason


def check_options(s: State, seat: int) -> None:
    """Every option is either legal or refused, and something is legal."""
    frame = s.stack[-1]
    assert s.legal(seat)
    assert sorted([*s.legal(seat), *s.refusals(seat)]) == frame.step.options(s, frame, seat)
