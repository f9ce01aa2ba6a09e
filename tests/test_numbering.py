"""Actions, events and reasons are counted by the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from prestol import GAMES
from prestol.core.numbering import constants, numbered
from prestol.kit import GameKit

TOOL = Path(__file__).parent.parent / "tools" / "numbers.py"
EVENTS = "from typing import Final\n\nDREW: Final = 0  # a card\nPLAYED: Final = {}\nWON: Final = {}\n"
ACTIONS = "from typing import Final\n\nPLAY: Final = 0\nPASS: Final = {}\n"
RULES = """
from prestol.core.actions import ActionSpace, Family
from prestol.core.numbering import numbered
from tiny import actions, events

EVENTS = numbered(events)
ACTIONS = ActionSpace(Family("play", ("a", "b", "c")), Family("pass"), numbers=actions)
"""


def test_wrong_numbers_are_written_anew(tmp_path: Path) -> None:
    """A new event and a longer family: everything behind them moves on."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "events.py").write_text(EVENTS.format(0, 1))
    (folder / "actions.py").write_text(ACTIONS.format(2))
    (folder / "rules.py").write_text(RULES)
    path = os.pathsep.join([str(tmp_path), *sys.path])
    command = [sys.executable, str(TOOL), "tiny.rules"]
    result = subprocess.run(command, env={"PYTHONPATH": path}, capture_output=True, text=True, check=True)
    assert result.stdout.count("counted:") == 2
    assert (folder / "events.py").read_text() == EVENTS.format(1, 2)
    assert (folder / "actions.py").read_text() == ACTIONS.format(3)


@pytest.mark.parametrize("kit", GAMES.values(), ids=lambda kit: kit.name)
def test_every_game_counts_this_way(kit: GameKit) -> None:
    modules = {
        name: sys.modules[f"{kit.rules and kit.package}.rules.{name}"] for name in ("actions", "events", "reasons")
    }
    assert numbered(modules["events"]) == list(kit.rules.events)
    assert numbered(modules["reasons"], 1) == [reason.key for reason in kit.rules.reasons[1:]]
    firsts = {kit.rules.actions.number(family.texts()[0]) for family in kit.rules.actions.families}
    assert firsts <= set(constants(modules["actions"]).values())
