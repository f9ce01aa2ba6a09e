"""RULES.md: every rule it lists is proved by tests that exist and cite it."""

from __future__ import annotations

from pathlib import Path

import pytest
from rulebook import Rulebook

RULES = Rulebook("conspiracy", Path(__file__).parent)
SECTIONS = ["1", "1.1", "2.1", "2.2", "2.3", "2.4", "2.5", "3", "3.1", "3.2", "4", "5.1", "5.2", "5.3", "5.4", "5.5"]
SECTIONS += ["6", "7.1", "7.2", "8", "9", "10", "13", "14", "15"]
TAGS = [f"A{number}" for number in range(1, 22)] + [f"V{number}" for number in range(1, 9)]


def test_every_test_it_names_exists() -> None:
    assert len(RULES.named()) > 100
    assert RULES.missing() == set()


@pytest.mark.parametrize("tag", TAGS)
def test_every_ruling_and_example_is_proved_by_tests_that_cite_it(tag: str) -> None:
    citing = RULES.citing(tag)
    assert citing
    assert any(citing)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_is_proved(section: str) -> None:
    assert RULES.is_proved(section)


def test_every_rule_that_a_test_cites_is_listed() -> None:
    cited = RULES.cited(r"(\d+(?:\.\d+)?|[AV]\d+)")
    assert len(cited) > 45
    assert {tag for tag in cited if not RULES.rows(tag)} == set()
