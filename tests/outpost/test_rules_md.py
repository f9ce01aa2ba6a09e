"""RULES.md: every rule it lists is proved by tests that exist and cite it."""

from __future__ import annotations

from pathlib import Path

import pytest
from rulebook import Rulebook

RULES = Rulebook("outpost", Path(__file__).parent)
SECTIONS = ["1", "2", "3", "4", "5", *(f"5.{number}" for number in range(1, 8)), *map(str, range(6, 17)), "19"]
TAGS = [f"V{number}" for number in range(1, 14)] + [f"R{number}" for number in range(1, 29)]


def test_every_test_it_names_exists() -> None:
    assert len(RULES.named()) > 300
    assert RULES.missing() == set()


@pytest.mark.parametrize("tag", TAGS)
def test_every_ruling_and_example_is_proved_by_tests_that_cite_it(tag: str) -> None:
    citing = RULES.citing(tag)
    assert citing
    assert all(citing)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_is_proved(section: str) -> None:
    assert RULES.is_proved(section)


def test_every_rule_that_a_test_cites_is_listed() -> None:
    cited = RULES.cited(r"(\d+(?:\.\d+)?|V\d+|R\d+)")
    assert len(cited) > 60
    assert {tag for tag in cited if not RULES.rows(tag)} == set()
