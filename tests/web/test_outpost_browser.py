"""Outpost in a real Chromium, as people play it."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.games import kit
from prestol.games.outpost.rules.data import standard
from prestol.games.outpost.rules.scoring import title
from prestol.games.outpost.rules.state import ROUNDS, Outpost
from prestol.play.fuzz import pick

from .browser import PHONE, People, buttons, fill_in, make, too_wide, values
from .clicking import check_pad, check_targets, click, come_to, offered, past_the_page, table_of, whole_game

ENOUGH = 15  # answers by clicking: an artifact, the first turns with what follows from them
PLAIN = ("pass", "end", "done", "skip", "no")  # answers without a piece of the board
FACES = {"op-artifact", "op-spot", "op-head", "button"}  # and what chance allows
PARTS = ("traveller", "guard", "builder", "mercenary", "bank", "cathedral")

pytestmark = pytest.mark.browser


# -- whole games -------------------------------------------------------------------------------------------------------


def play(people: People, page: Page, touch: bool) -> Counter[str]:
    dice, chance = random.Random(5), Quick(5)

    def answer(used: Counter[str]) -> str:
        """Click a piece of the board that stands for an answer, of a kind seldom clicked before; or else a button."""
        found = page.locator("#pieces > [data-answer]:not([data-answer*=trade])")  # to exchange can go on for long
        if not found.count():
            moves = [value for value in values(buttons(page), "value") if not value.startswith("trade")]
            make(page, "end" if "end" in moves else moves[-1])
            return "button"
        faces = {id: face.split(" ")[0] for id, face in zip(values(found, "id"), values(found, "class"), strict=True)}
        chosen = min(faces, key=lambda id: (used[faces[id]], dice.random()))
        click(page, page.locator(f"#{chosen}"), dice, touch)
        return faces[chosen]

    def choose(state: State) -> str:
        """Only in the last round nobody passes who can do something."""
        assert isinstance(state, Outpost)
        active = [text for text in offered(state) if text != "pass" and not text.startswith("trade")]
        if "pass" in offered(state) and state.round < ROUNDS and chance.below(4) == 0:
            active = ["pass"]
        keen = active or offered(state)
        return keen[pick(list(range(len(keen))), chance, leaning=True)]

    return whole_game(people, page, ENOUGH, answer, lambda: past_the_page(people, page, is_near_the_end, choose))


def is_near_the_end(state: State) -> bool:
    """In the last round I have a settler or two left."""
    assert isinstance(state, Outpost)
    mine = state.players[0]
    return state.round == ROUNDS and state.waiting == [0] and mine.base + mine.extra <= 2 and not mine.passed


def test_a_game_against_a_bot(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    """Its beginning and its end by clicking."""
    page = people.arrive(locale="pl")
    fill_in(page, game="outpost", seats=2)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    used = play(people, page, touch=False)
    with capsys.disabled():
        print(f"\n  {used.total()} answers by {dict(used)}")
    assert set(used) >= FACES
    assert len(used) > 4
    assert used["button"] <= used.total() * 0.6
    check_pad(page, "outpost", "pl", PARTS, 8)


def test_a_game_alone_on_a_phone(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    """Alone one does not win, but is called something."""
    page = people.arrive(**{**PHONE, "locale": "ru"})
    fill_in(page, game="outpost", seats=1)
    expect(page.locator("#tally")).to_be_attached()
    used = play(people, page, touch=True)
    with capsys.disabled():
        print(f"\n  {used.total()} answers by {dict(used)}")
    assert set(used) >= FACES
    assert len(used) > 4
    check_pad(page, "outpost", "ru", PARTS, 7)
    say, total = kit("outpost").words("ru"), table_of(people, page).match.state.results()[0].total
    expect(page.locator("#score")).to_contain_text(say(f"title.{title(standard(), total)}"))
    assert say("web.won", names="Anna", n=1) not in page.locator("body").inner_text()


# -- targets and buttons -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("screen", "least"), [("desktop", 40), ("phone", 44)])
def test_every_answer_has_a_target_that_is_large_enough(people: People, screen: str, least: int) -> None:
    page = people.arrive(**(PHONE if screen == "phone" else {}))
    for family in ("artifact", "fortify", "collect", "keep"):
        come_to(people, page, "outpost", 2, family)
        check_targets(page, least, PLAIN)
    assert too_wide(page) == 0


def test_nobody_passes_by_the_first_key(people: People) -> None:
    """What ends a turn comes after what can be done in it."""
    page = people.arrive()
    come_to(people, page, "outpost", 2, "end")
    shown = values(buttons(page), "value")
    assert shown[0] not in PLAIN
    assert {"pass", "end"} <= set(shown[-2:])
