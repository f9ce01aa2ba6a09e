"""Looks at tables as people would see them, question by question, and counts what is in the way.

``python -m tests.web.survey --games 20`` goes through fuzzed games of every kind, for two and four, on a desk and on a
phone, in Russian and in Polish; ``make test`` looks at a sample. What is measured stands in ``survey.js``.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, ViewportSize

import prestol
from prestol import Match
from prestol.core.chance import Quick
from prestol.play.fuzz import pick
from prestol.web.table import Table

from .browser import PHONE, People, barriers, chromium, serve
from .clicking import offered, sit_at

DESK = ViewportSize(width=1280, height=720)
SCREENS: dict[str, dict[str, Any]] = {"desk": {"viewport": DESK}, "phone": PHONE}
LANGUAGES = ("ru", "pl")
SEATS = (2, 4)
LEAST = 40  # pixels of a target
WORDS = 11  # pixels of the smallest letters of a board …
READ_AT = ViewportSize(width=1366, height=768)  # … on a screen of this size
LOOK = Path(__file__).with_name("survey.js").read_text(encoding="utf-8")
SMALL_WORDS = """least => [...document.querySelectorAll('#board text')]
  .filter(e => e.checkVisibility({ visibilityProperty: true }))
  .map(e => [e.textContent, parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a])
  .filter(([words, size]) => words.trim() && size < least - 0.05)
  .map(([words, size]) => `words too small to read: ${words.trim()} ${size.toFixed(1)}`)"""


@dataclass
class Survey:
    """What was found, where, and at how many questions of which kinds."""

    thorough: bool = True  # look closely at every new kind of question
    examples: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    questions: Counter[tuple[str, str]] = field(default_factory=Counter)

    def is_new(self, match: Match) -> bool:
        return self.thorough and not self.questions[match.game.name, match.state.question]

    def note(self, where: str, match: Match, seed: int, found: list[str]) -> None:
        self.questions[match.game.name, match.state.question] += 1
        for kind, _, example in (each.partition(": ") for each in found):
            at = f"{example} (seed {seed}, step {len(match.moves)}, “{match.state.question}”)"
            self.examples[f"{match.game.name}, {where}: {kind}"].append(at)

    def report(self) -> Iterator[str]:
        for kind, found in sorted(self.examples.items(), key=lambda each: -len(each[1])):
            yield f"{len(found)} × {kind}, e.g. {found[0]}"


def questions(match: Match, seed: int, each: int) -> Iterator[None]:
    """A random game, stopping at so many questions of each kind."""
    chance, seen = Quick(seed), Counter[str]()
    while not match.state.over:
        if seen[match.state.question] < each:
            yield
        seen[match.state.question] += 1
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))


def show(people: People, page: Page, table: Table) -> None:
    """What has happened at the table since, as if somebody had just moved."""
    table.revision, table.lifted = table.revision + 1, table.match.state.waiting[0]
    table.drawn.clear()
    people.server.run(tell(people, table))
    page.locator(f"#part[data-revision='{table.revision}']").wait_for()


async def tell(people: People, table: Table) -> None:
    people.server.service.signals.send(table.id)


def look(page: Page, match: Match, before: dict[str, str]) -> tuple[list[str], dict[str, str]]:
    """What is in the way, and where things stand that must not move."""
    seen = page.evaluate(LOOK, {"legal": offered(match.state), "least": LEAST, "before": before})
    return seen["found"], seen["places"]


def look_closely(page: Page) -> list[str]:
    """Whom the page keeps out, and who cannot read it. It takes a second."""
    found = [f"a barrier: {each}" for each in barriers(page)]
    if not is_phone(page):
        page.set_viewport_size(READ_AT)
        found += page.evaluate(SMALL_WORDS, WORDS)
        page.set_viewport_size(DESK)
    return found


def survey(people: People, page: Page, match: Match, seed: int, found: Survey, each: int = 1, every: int = 1) -> None:
    """One game at one table, or every so many of its questions."""
    where, places = f"{'phone' if is_phone(page) else 'desk'} {language(page)}", dict[str, str]()
    table = sit_at(people, page, match)
    table.match = match
    for _ in islice(questions(match, seed, each), 0, None, every):
        show(people, page, table)
        wrong, places = look(page, match, places)
        if found.is_new(match):
            wrong += look_closely(page)
        found.note(where, match, seed, wrong)


def is_phone(page: Page) -> bool:
    return bool(page.viewport_size == PHONE["viewport"])


def language(page: Page) -> str:
    return page.locator("html").get_attribute("lang") or ""


@contextmanager
def everybody() -> Iterator[People]:
    with chromium() as browser, TemporaryDirectory() as folder, serve(f"sqlite:///{Path(folder) / 'db'}") as server:
        people = People(browser, server)
        yield people
        people.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="of each kind, on each screen, in each language")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game: others are others")
    parser.add_argument("--each", type=int, default=1, help="how many questions of each kind a game is stopped at")
    parser.add_argument("--only", nargs="*", default=[*prestol.GAMES], help="which kinds")
    chosen, found = parser.parse_args(), Survey()
    with everybody() as people:
        for screen, locale in product(SCREENS.values(), LANGUAGES):
            page = people.arrive(**screen, locale=locale)
            for game, seats, number in product(chosen.only, SEATS, range(chosen.first, chosen.first + chosen.games)):
                seed = 100 * number + 10 * seats + LANGUAGES.index(locale)
                survey(people, page, Match.new(game, seats, seed), seed, found, chosen.each)
            page.context.close()
    print(*found.report(), f"{found.questions.total()} questions of {len(found.questions)} kinds", sep="\n")


if __name__ == "__main__":
    main()
