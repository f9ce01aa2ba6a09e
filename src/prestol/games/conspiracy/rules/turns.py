# mypyc
"""How far a turn has come (3): what its frame remembers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.engine import Frame

COMING: Final = 0
RECRUITED: Final = 1
EXTENDED: Final = 2
OFFERED: Final = 3  # solo: the human was asked whether to use the replay token
STAGES: Final = ["coming", "recruited", "extended", "offered"]


def stage(turn: Frame) -> i64:
    return turn.at


def reach(turn: Frame, stage: i64) -> None:
    turn.at = stage


def begin_anew(turn: Frame) -> None:
    turn.at = COMING


def pass_to(turn: Frame, player: i64) -> None:
    """The next player's turn."""
    turn.seat = player
    turn.at = COMING
