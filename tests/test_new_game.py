"""docs/new-game.md builds the example step by step: what it shows is what the example has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "brandubh"
BLOCKS = re.findall(r"```python\n# (\S+)\n(.*?)```", PAGE, re.DOTALL)


def source(name: str) -> str:
    """A file of the example; of several with the name the outermost."""
    found = sorted([*EXAMPLE.glob(f"src/**/{name}"), *EXAMPLE.glob(f"tests/{name}")], key=lambda path: len(path.parts))
    return found[0].read_text(encoding="utf-8")


def test_every_block_says_where_it_stands() -> None:
    assert len(BLOCKS) == PAGE.count("```python") > 10


@pytest.mark.parametrize(("name", "block"), BLOCKS, ids=[f"{at} {name}" for at, (name, _) in enumerate(BLOCKS, 1)])
def test_a_block_of_the_page_stands_in_the_example(name: str, block: str) -> None:
    assert block in source(name)


def test_the_sentence_of_the_catalogue_stands_there() -> None:
    [block] = re.findall(r"```po\n(.*?)```", PAGE, re.DOTALL)
    assert block in source("en.po")


@pytest.mark.parametrize("address", re.findall(r"\]\(([\w./-]+)\)", PAGE))
def test_links_lead_somewhere(address: str) -> None:
    assert (ROOT / "docs" / address).exists()
