"""RULES.md: every rule it lists is proved by tests that exist and cite it."""

from __future__ import annotations

from pathlib import Path

import pytest
from rulebook import Rulebook

RULES = Rulebook("rurik", Path(__file__).parent)
SECTIONS = ["1", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "3", "4", "5", "6", *(f"6.{part}" for part in range(1, 9))]
SECTIONS += ["7", "8", "9", "10", "11", *(f"12.{part}" for part in range(1, 7)), "13", "14"]
TAGS = [f"V{number}" for number in range(1, 14)] + [f"R-{number:02}" for number in range(1, 51)]


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
    cited = RULES.cited(r"(\d+(?:\.\d+)?|V\d+|R-\d+)")
    assert len(cited) > 80
    assert {tag for tag in cited if not RULES.rows(tag)} == set()
