"""RULES.md of every game: each rule it lists is proved by tests that exist and cite it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from rulebook import Rulebook


class Book(NamedTuple):
    """What a game's RULES.md must list, and at least how much of it."""

    sections: list[str]
    tags: list[str]  # rulings and worked examples
    rule: str  # how tests cite one of these
    tests: int
    rules: int


def numbers(form: str, last: int, first: int = 1) -> list[str]:
    return [form.format(number) for number in range(first, last + 1)]


BOOKS = {
    "conspiracy": Book(
        sections=[
            *("1", "1.1", *numbers("2.{}", 5), "3", "3.1", "3.2", "4", *numbers("5.{}", 5)),
            *("6", "7.1", "7.2", "8", "9", "10", "13", "14", "15"),
        ],
        tags=numbers("A{}", 21) + numbers("V{}", 8),
        rule=r"(\d+(?:\.\d+)?|[AV]\d+)",
        tests=100,
        rules=45,
    ),
    "viceroy": Book(
        sections=[
            *(*numbers("1.{}", 6), "2", "3", *numbers("4.{}", 5), *numbers("5.{}", 4), "6", "7"),
            *numbers("7.{}", 85, first=65),  # 85 stands for 86 to 88
            *(*numbers("8.{}", 3), "9", "10.1", "10.2", "11", "12", "12.1", "12.2", "13"),
        ],
        tags=numbers("V{}", 12) + numbers("R-{:02}", 42),
        rule=r"(\d+(?:\.\d+)?|V\d+|R-\d+)",
        tests=300,
        rules=90,
    ),
    "rurik": Book(
        sections=[
            *("1", *numbers("2.{}", 6), "3", "4", "5", "6", *numbers("6.{}", 8)),
            *("7", "8", "9", "10", "11", *numbers("12.{}", 6), "13", "14"),
        ],
        tags=numbers("V{}", 13) + numbers("R-{:02}", 50),
        rule=r"(\d+(?:\.\d+)?|V\d+|R-\d+)",
        tests=300,
        rules=80,
    ),
    "outpost": Book(
        sections=[*numbers("{}", 5), *numbers("5.{}", 7), *numbers("{}", 16, first=6), "19"],
        tags=numbers("V{}", 13) + numbers("R{}", 28),
        rule=r"(\d+(?:\.\d+)?|V\d+|R\d+)",
        tests=300,
        rules=60,
    ),
}
RULES = {game: Rulebook(game) for game in BOOKS}
TAGS = [(game, tag) for game, book in BOOKS.items() for tag in book.tags]
SECTIONS = [(game, section) for game, book in BOOKS.items() for section in book.sections]


@pytest.mark.parametrize("game", BOOKS)
def test_every_test_it_names_exists(game: str) -> None:
    assert len(RULES[game].named()) > BOOKS[game].tests
    assert RULES[game].missing() == set()


@pytest.mark.parametrize(("game", "tag"), TAGS)
def test_every_ruling_and_example_is_proved_by_tests_that_cite_it(game: str, tag: str) -> None:
    citing = RULES[game].citing(tag)
    assert citing
    assert all(citing)


@pytest.mark.parametrize(("game", "section"), SECTIONS)
def test_every_section_is_proved(game: str, section: str) -> None:
    assert RULES[game].is_proved(section)


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_that_a_test_cites_is_listed(game: str) -> None:
    cited = RULES[game].cited(BOOKS[game].rule)
    assert len(cited) > BOOKS[game].rules
    assert {tag for tag in cited if not RULES[game].rows(tag)} == set()
