"""RULES.md: every rule it lists is proved by tests that exist and cite it."""

from __future__ import annotations

from pathlib import Path

import pytest
from rulebook import Rulebook

RULES = Rulebook("viceroy", Path(__file__).parent)
SECTIONS = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2", "3", "4.1", "4.2", "4.3", "4.4", "4.5"]
SECTIONS += ["5.1", "5.2", "5.3", "5.4", "6", "7", *(f"7 ({law})" for law in range(65, 86))]  # 85 stands for 86 to 88
SECTIONS += ["8.1", "8.2", "8.3", "9", "10.1", "10.2", "11", "12", "12.1", "12.2", "13"]
TAGS = [f"V{number}" for number in range(1, 13)] + [f"R-{number:02}" for number in range(1, 43)]


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
    cited = RULES.cited(r"(\d+(?:\.\d+)?(?: \(\d+\))?|V\d+|R-\d+)")
    assert len(cited) > 90
    assert {tag for tag in cited if not RULES.rows(tag)} == set()
