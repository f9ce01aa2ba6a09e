"""RULES.md: every rule it lists is proved by tests that exist and cite it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

RULES = files("prestol.games.conspiracy").joinpath("RULES.md").read_text(encoding="utf-8")
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")}
PROOF = re.compile(r"`(test_\w+\.py)::(test_\w+)`")
SECTIONS = ["1", "1.1", "2.1", "2.2", "2.3", "2.4", "2.5", "3", "3.1", "3.2", "4", "5.1", "5.2", "5.3", "5.4", "5.5"]
SECTIONS += ["6", "7.1", "7.2", "8", "9", "10", "13", "14", "15"]
TAGS = [f"A{number}" for number in range(1, 22)] + [f"V{number}" for number in range(1, 9)]


def rows(tag: str) -> list[str]:
    return [line for line in RULES.splitlines() if line.startswith(f"| {tag} |")]


def docstring(file: str, test: str) -> str:
    found = re.search(rf'^def {test}\(.*?\) -> None:\n    """(.*?)"""', SOURCES[file], re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def test_every_test_it_names_exists() -> None:
    named = set(PROOF.findall(RULES))
    assert len(named) > 100
    assert {(file, test) for file, test in named if f"\ndef {test}(" not in SOURCES.get(file, "")} == set()


@pytest.mark.parametrize("tag", TAGS)
def test_every_ruling_and_example_is_proved_by_a_test_that_cites_it(tag: str) -> None:
    [row] = rows(tag)
    proofs = PROOF.findall(row)
    assert proofs
    assert any(re.search(rf"\b{tag}\b", docstring(file, test)) for file, test in proofs)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_is_proved(section: str) -> None:
    assert rows(section)
    assert all(PROOF.search(row) for row in rows(section))


def test_every_rule_that_a_test_cites_is_listed() -> None:
    cited = {
        tag
        for source in SOURCES.values()
        for tag in re.findall(r'^    """(\d+(?:\.\d+)?|[AV]\d+)\b', source, re.MULTILINE)
    }
    assert {tag for tag in cited if not rows(tag)} == set()
