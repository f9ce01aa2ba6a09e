"""The README's code runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_readme_has_code() -> None:
    assert len(BLOCKS) == 2


def test_the_readmes_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in BLOCKS:
        exec(compile(block, "README.md", "exec"), names)
    assert "deck:3" in capsys.readouterr().out


def test_every_link_leads_somewhere() -> None:
    root = Path(__file__).parent.parent
    links = re.findall(r"\]\((?!http)([^)]+)\)", README)
    assert links
    assert [link for link in links if not (root / link).exists()] == []
