"""Looks at tables as people would see them, question by question, and lists what is in the way.

``python -m tests.web.survey --games 20`` walks through whole games of every kind on a desk and a phone, in Russian and
Polish; ``make test`` looks at a sample.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, ViewportSize

import prestol
from prestol import Match
from prestol.core.chance import Quick
from prestol.play.fuzz import pick

from .browser import PHONE, People, chromium, serve
from .clicking import sit_at

DESK = {"viewport": ViewportSize(width=1280, height=720), "locale": "ru"}
HAND = {**PHONE, "locale": "pl"}
SCREENS = {"desk": DESK, "phone": HAND}
LEAST = 40  # pixels
# What is wrong on the page before us. Answers reached from the board or the bar need at most two clicks: a piece or a
# fold, then the move.
FINDINGS = """least => {
  const found = [], all = selector => [...document.querySelectorAll(selector)]
  const seen = e => e.checkVisibility()
  const box = e => e.getBoundingClientRect()
  const inside = r => r.left >= -1 && r.top >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const name = e => e.value || e.id || e.textContent.trim().slice(0, 40)
  const slot = document.querySelector('#slot')
  const buttons = all('.bar button, .bar a, .bar summary').filter(seen)
  for (const e of buttons) {
    if (!inside(box(e))) found.push(`cut off: ${name(e)}`)
    if (e.scrollWidth > e.clientWidth + 1) found.push(`too long: ${name(e)}`)
    if (box(e).width < least - 0.5 || box(e).height < least - 0.5) found.push(`small: ${name(e)}`)
    const [x, y] = [box(e).left + box(e).width / 2, box(e).top + box(e).height / 2]
    if (!e.contains(document.elementFromPoint(x, y))) found.push(`covered: ${name(e)}`)
  }
  for (const e of [...slot.children].filter(seen)) if (!inside(box(e))) found.push(`slot out of sight: ${name(e)}`)
  const bar = box(document.querySelector('.bar')), lens = document.querySelector('#closeup')
  if (bar.height > 102 && innerWidth > 800) found.push(`bar of ${bar.height} pixels`)
  if (seen(lens) && meet(box(lens), bar)) found.push('the lens lies over the bar')
  const moves = new Set(all('#part [name=answer]').map(e => e.value))
  const direct = all(':is(.group, .few, #slot, .drop) [name=answer]').map(e => e.value)
  const pieces = all('#pieces > [data-answer]').flatMap(e => e.dataset.answer.split(' '))
  for (const each of moves) if (![...direct, ...pieces].includes(each)) found.push(`out of reach: ${each}`)
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
  return found
}"""


def questions(game: str, seats: int, seed: int, every: int) -> Iterator[Match]:
    """A game at some of its questions."""
    match, chance = Match.new(game, seats, seed), Quick(seed)
    while not match.state.over:
        if len(match.moves) % every == seed % every:
            yield Match.from_record(match.record())
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))


def survey(people: People, page: Page, matches: Iterator[Match]) -> Counter[str]:
    """Everything that is wrong at these questions, and how often."""
    found = Counter[str]()
    for match in matches:
        sit_at(people, page, match)
        asks = match.state.question
        found.update(f"{match.game.name}, {asks}: {each}" for each in page.evaluate(FINDINGS, LEAST))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--every", type=int, default=5, help="look at every so many questions")
    chosen = parser.parse_args()
    with chromium() as browser, TemporaryDirectory() as folder, serve(f"sqlite:///{Path(folder) / 'db'}") as server:
        people = People(browser, server)
        for screen, options in SCREENS.items():
            page = people.arrive(**options)
            for game in prestol.GAMES:
                for seats in (2, 4):
                    for seed in range(chosen.games):
                        found = survey(people, page, questions(game, seats, seed, chosen.every))
                        for each, times in found.most_common():
                            print(f"{screen}, {seats} seats, {times} times: {each}", flush=True)


if __name__ == "__main__":
    main()
