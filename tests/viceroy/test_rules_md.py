"""RULES.md: every rule it lists is proved by tests that exist and cite it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

RULES = files("prestol.games.viceroy").joinpath("RULES.md").read_text(encoding="utf-8")
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")}
PROOF = re.compile(r"`(test_\w+\.py)::(test_\w+)`")
CITED = re.compile(r"(\d+(?:\.\d+)?(?: \(\d+\))?|V\d+|R-\d+)")
SECTIONS = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2", "3", "4.1", "4.2", "4.3", "4.4", "4.5"]
SECTIONS += ["5.1", "5.2", "5.3", "5.4", "6", "7", *(f"7 ({law})" for law in range(65, 86))]  # 85 stands for 86 to 88
SECTIONS += ["8.1", "8.2", "8.3", "9", "10.1", "10.2", "11", "12", "12.1", "12.2", "13"]
TAGS = [f"V{number}" for number in range(1, 13)] + [f"R-{number:02}" for number in range(1, 43)]


def rows(tag: str) -> list[str]:
    return [line for line in RULES.splitlines() if line.startswith(f"| {tag} |")]


def docstring(file: str, test: str) -> str:
    found = re.search(rf'^def {test}\(.*?\) -> None:\n    """(.*?)"""', SOURCES[file], re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def test_every_test_it_names_exists() -> None:
    named = set(PROOF.findall(RULES))
    assert len(named) > 300
    assert {(file, test) for file, test in named if f"\ndef {test}(" not in SOURCES.get(file, "")} == set()


@pytest.mark.parametrize("tag", TAGS)
def test_every_ruling_and_example_is_proved_by_tests_that_cite_it(tag: str) -> None:
    [row] = rows(tag)
    proofs = PROOF.findall(row)
    assert proofs
    assert all(re.search(rf"\b{tag}\b", docstring(file, test)) for file, test in proofs)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_is_proved(section: str) -> None:
    assert rows(section)
    assert all(PROOF.search(row) for row in rows(section))


def test_every_rule_that_a_test_cites_is_listed() -> None:
    lines = [line for source in SOURCES.values() for line in re.findall(r'^    """([^"]*)"""$', source, re.MULTILINE)]
    tags = {tag for line in lines for tag in line.split(", ") if CITED.fullmatch(tag)}
    assert len(tags) > 90
    assert {tag for tag in tags if not rows(tag)} == set()
