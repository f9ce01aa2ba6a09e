"""A nervous hand at the table: double clicks, clicks beside, clicks during motion and right after a change.

Whatever it does, nothing is given up that was not meant. ``python -m tests.web.slips --games 20`` plays every game so
many times; ``make test`` clicks a little at each.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

import prestol
from prestol import Match
from prestol.core.chance import Quick
from prestol.play.fuzz import pick
from prestol.play.moves import Move, tried
from prestol.text import words
from prestol.web.presenter import narrator_of
from prestol.web.table import Table
from prestol.web.tables import TableService

from .browser import People
from .clicking import guest_of
from .survey import everybody

Act = dict[str, Any]  # what somebody did, or the page posted
APART = 350  # milliseconds between two moves, or between a move and its confirmation
SOON = 1000  # a move is posted as soon as it is made; a slow machine first shows the end of what is being played back
# What people do with pointer and keys, and what is posted because of it, by one clock. A key that presses a button is
# a click already.
RECORD = """
const now = () => performance.timeOrigin + performance.now()
const numbers = new WeakMap(), count = { all: 0 }
const number = e => numbers.get(e) ?? (numbers.set(e, ++count.all), count.all)
const note = (event, what) => {
  const on = event.target.closest?.('button, a, summary, #pieces > *') ?? event.target
  if (event.isTrusted) tell('acts', { at: now(), on: number(on), what: `${what} ${on.id || on.value || on.tagName}` })
}
addEventListener('click', event => note(event, 'click'), true)
const isPress = ({ key, shiftKey }) => ['Enter', ' '].includes(key) && !shiftKey
const presses = event => isPress(event) && event.target.closest('button, a, summary')
addEventListener('keydown', event => { if (!presses(event)) note(event, event.key) }, true)
const usual = window.fetch
window.fetch = (url, sent) => {
  const form = Object.fromEntries(sent?.body ?? [])
  if (form.answer) tell('posts', { at: now(), ...form })
  return usual(url, sent)
}
"""
TARGETS = "#pieces > [data-answer], .bar [name=answer], .bar summary, #menu:popover-open button"
PLACES = """selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility()).map(e => {
  const { x, y, width, height } = e.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""


@dataclass(frozen=True)
class Given:
    """An answer of somebody at the page that the server has taken."""

    revision: int
    move: Move


@dataclass
class Witness:
    """Stands at the server's door and looks at each answer before it is played."""

    given: list[Given] = field(default_factory=list)

    def watch(self, service: TableService) -> None:
        usual = service.answer

        async def answer(table: Table, seat: int, action: str, revision: int) -> None:
            move = None if table.is_bots(seat) else found_move(table, seat, action)
            await usual(table, seat, action, revision)
            if move is not None:
                self.given.append(Given(revision, move))

        vars(service)["answer"] = answer


def found_move(table: Table, seat: int, answer: str) -> Move | None:
    match = table.match
    view = match.state.view(seat)
    action = next((each for each in view.legal(seat) if match.game.notation(each) == answer), None)
    return None if action is None else tried(narrator_of(table, words("en")), view, seat, action)


# -- what a nervous hand does ------------------------------------------------------------------------------------------


class Hand:
    """Clicks for a while, by chance."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self.page, self.chance, self.at = page, chance, (640.0, 300.0)

    def slip(self) -> None:
        ways = (self.aim, self.tempt, self.double, self.miss, self.again, self.confirm, self.key)
        self.chance.choices(ways, weights=(5, 3, 4, 2, 2, 3, 1))[0]()

    def wait(self, least: int, most: int) -> None:
        self.page.wait_for_timeout(self.chance.randint(least, most))

    def click(self) -> None:
        self.page.mouse.click(*self.at)

    def target(self, selector: str = TARGETS) -> bool:
        """Take aim at something that answers."""
        places = self.page.evaluate(PLACES, selector)
        if places:
            x, y = self.chance.choice(places)
            self.at = (x + self.chance.uniform(-4, 4), y + self.chance.uniform(-4, 4))
        return bool(places)

    def aim(self) -> None:
        """A click that is meant, more or less patiently."""
        self.wait(0, 600)
        self.target()
        self.click()

    def tempt(self) -> None:
        """At what must not be given by a slip."""
        self.wait(0, 700)
        if self.target(".bar [data-sure], #pieces > .gives-up, #menu:popover-open [data-sure]"):
            self.click()

    def double(self) -> None:
        self.wait(0, 300)
        self.target()
        self.click()
        self.wait(40, 300)
        self.click()

    def miss(self) -> None:
        self.at = (self.chance.uniform(280, 960), self.chance.uniform(60, 700))
        self.click()

    def again(self) -> None:
        """Where the pointer is, whatever lies there now."""
        self.wait(0, 250)
        self.click()

    def confirm(self) -> None:
        """Yes to a question, often too quickly."""
        self.wait(0, 600)
        if self.target("#menu:popover-open .choose .primary"):
            self.click()

    def key(self) -> None:
        key = self.chance.choice(["1", "2", "3", "Enter", "Shift+Enter", " ", "Escape"])
        for _ in range(self.chance.randint(1, 2)):
            self.page.keyboard.press(key)
            self.wait(20, 200)


# -- what must not happen ----------------------------------------------------------------------------------------------


def unmeant(given: list[Given], acts: Sequence[Act], posts: Sequence[Act], careful: bool) -> Iterator[str]:
    """Answers that were given by a slip, and why they must have been."""
    posted = {(int(post["revision"]), post["answer"]): post for post in posts}
    for each in given:
        answer, post = each.move.answer, posted.get((each.revision, each.move.answer))
        if post is None:
            yield f"{answer}: nobody has posted it"
        else:
            yield from (f"{answer}: {why}" for why in doubts(each.move, post, acts, careful))
    for first, second in pairwise(posts):
        if second["at"] - first["at"] < APART:
            yield f"{second['answer']}: {second['at'] - first['at']:.0f} ms after {first['answer']}"


def doubts(move: Move, post: Act, acts: Sequence[Act], careful: bool) -> Iterator[str]:
    before = [act for act in acts if act["at"] <= post["at"]]
    if not before or post["at"] - before[-1]["at"] > SOON:
        yield "nobody has just clicked"
    elif move.needs_asking(careful):
        meant = post.get("sure") == move.answer
        chosen = next((act for act in reversed(before) if act["on"] != before[-1]["on"]), None)
        if not meant:
            yield "it was not confirmed"
        elif chosen is None or before[-1]["at"] - chosen["at"] < APART:
            yield f"it was confirmed at once: {chosen and chosen['what']}, {before[-1]['what']}"


# -- games -------------------------------------------------------------------------------------------------------------


def begun(game: str, seats: int, seed: int) -> Match:
    """Somewhere in a game: random answers, not too many, until seat 0 is asked."""
    match, chance = Match.new(game, seats, seed), Quick(seed)
    steps = chance.below(80)
    while len(match.moves) < steps or 0 not in match.state.waiting:
        if match.state.over:
            return begun(game, seats, seed + 1000)
        seat = match.state.waiting[0]
        match.play(seat, pick(match.state.legal(seat), chance, leaning=True))
    return match


def sit_down(people: People, page: Page, match: Match) -> None:
    """Against bots, who answer at once."""
    chairs = [{"kind": "person", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * (match.seats - 1)]
    table, _ = people.server.run(people.server.service.adopt(match, chairs, guest_of(page)))
    page.goto(f"/t/{table.id}")


def play(people: People, game: str, seed: int, clicks: int, careful: bool = True) -> tuple[Counter[str], list[str]]:
    """One game: what was given, by what it costs, and what of it was given by a slip."""
    page, witness, seen = people.arrive(reduced_motion="no-preference"), Witness(), defaultdict[str, list[Act]](list)
    page.expose_function("tell", lambda kind, what: seen[kind].append(what))
    page.add_init_script(RECORD)
    witness.watch(people.server.service)
    if not careful:
        page.context.add_cookies([{"name": "careful", "value": "no", "url": people.server.address}])
    sit_down(people, page, begun(game, 2 + seed % 2, seed))
    hand = Hand(page, random.Random(seed))
    for _ in range(clicks):
        if page.locator("#score").count():
            break
        hand.slip()
    page.wait_for_timeout(300)  # what was posted last arrives
    vars(people.server.service).pop("answer")
    page.context.close()
    return counted(witness.given), list(unmeant(witness.given, seen["acts"], seen["posts"], careful))


def counted(given: list[Given]) -> Counter[str]:
    """How many answers, what of them gives something up, and what else is asked about."""
    loses, asked = sum(each.move.loses != "" for each in given), sum(each.move.needs_asking(True) for each in given)
    return Counter({"answers": len(given), "giving up": loses, "final": asked - loses})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each kind; in every third one the setting is off")
    parser.add_argument("--clicks", type=int, default=200, help="in a game")
    parser.add_argument("--only", nargs="*", default=[*prestol.GAMES], help="which kinds")
    chosen = parser.parse_args()
    with everybody() as people:
        for game in chosen.only:
            total, slips = Counter[str](), list[str]()
            for seed in range(chosen.games):
                given, found = play(people, game, seed, chosen.clicks, careful=seed % 3 != 2)
                total, slips = total + given, slips + [f"seed {seed}, {each}" for each in found]
            print(f"{game}: {dict(total)}; {len(slips)} by a slip", *slips, sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
