"""Pages of docs/ that a program writes are up to date."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from prestol import game
from prestol.core import position
from prestol.games import BUILT_IN

DOCS = Path(__file__).parent.parent / "docs"


def test_every_line_of_every_position_is_documented(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run ``PYTHONPATH=src python docs/positions.py`` if this fails."""
    monkeypatch.syspath_prepend(DOCS)
    assert (DOCS / "positions.md").read_text(encoding="utf-8") == import_module("positions").page()


SHARED = {"known", "sealed", "step", "waiting", "chance", "over"}  # lines that the introduction explains


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_a_line_means_is_said_for_every_line(name: str) -> None:
    rules = game(name)
    there = {line.partition(".")[0] for seats in rules.seats for line in position.line_names(rules.new(seats, 1))}
    assert {line.partition(".")[0] for line in rules.lines} == there - SHARED


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_a_step_remembers_is_said_for_every_step(name: str) -> None:
    for form in game(name).steps.values():
        assert all(slot.doc for slot in form.slots)
        assert form.doc
