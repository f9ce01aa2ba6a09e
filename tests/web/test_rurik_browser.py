"""Rurik in a real Chromium, as people play it."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.games import kit
from prestol.games.rurik.rules.advisors import advisor_side
from prestol.games.rurik.rules.cards import ROUNDS
from prestol.games.rurik.rules.state import Rurik

from .browser import PHONE, People, buttons, fill_in, move, pieces, point_at, values
from .clicking import by_chance, check_pad, check_targets, click, come_to, past_the_page, whole_game

ENOUGH = 28  # answers by clicking: the setup, a whole strategy phase, the first actions
PLAIN = ("stop", "no", "end", "forfeit", "show", "bribe", "with")  # answers without a piece of the board
PARTS = ("rule", "build", "trade", "war", "agenda", "deeds")

pytestmark = pytest.mark.browser


# -- whole games -------------------------------------------------------------------------------------------------------


def play(people: People, page: Page, touch: bool) -> Counter[str]:
    dice, chance = random.Random(5), Quick(5)

    def answer(used: Counter[str]) -> str:
        """Click a piece of the board that stands for an answer, or a button if none does; what was clicked."""
        found = values(pieces(page), "id")
        if not found:
            dice.choice(buttons(page).all()).click()
            return "button"
        piece = page.locator(f"#{dice.choice(found)}")
        face = (piece.get_attribute("class") or "").split(" ")[0].partition("_")[0]
        click(page, piece, dice, touch)
        return face

    def hurry() -> None:
        past_the_page(people, page, is_near_the_end, lambda state: by_chance(state, chance))

    return whole_game(people, page, ENOUGH, answer, hurry)


def is_near_the_end(state: State) -> bool:
    """In the last round I have one advisor left to take back."""
    assert isinstance(state, Rurik)
    mine = [entry for entry in state.slots if entry >= 0 and advisor_side(entry) == 0]
    return state.round == ROUNDS and state.players[0].advisors == [] and len(mine) <= 1


def test_a_game_against_two_bots(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    """Its beginning and its end by clicking."""
    page = people.arrive(locale="pl")
    fill_in(page, game="rurik", seats=3)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    used = play(people, page, touch=False)
    with capsys.disabled():
        print(f"\n  {used.total()} answers by {dict(used)}")
    assert {"land", "cloth", "advisor", "pretender", "agenda"} <= set(used)
    assert used["button"] < used.total() / 2
    check_pad(page, "rurik", "pl", PARTS, 8)


def test_a_game_alone_on_a_phone(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    page = people.arrive(**{**PHONE, "locale": "ru"})
    fill_in(page, game="rurik", seats=1)
    expect(page.locator("#bonuses-build")).to_be_attached()
    used = play(people, page, touch=True)
    with capsys.disabled():
        print(f"\n  {used.total()} answers by {dict(used)}")
    assert {"land", "cloth", "advisor", "pretender", "agenda"} <= set(used)
    check_pad(page, "rurik", "ru", (*PARTS, "coins", "dock"), 10)
    expect(page.locator("#score")).to_contain_text(kit("rurik").words("ru")("opponent"))


# -- targets and buttons -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("screen", "least"), [("desktop", 40), ("phone", 44)])
def test_every_answer_has_a_target_that_is_large_enough(people: People, screen: str, least: int) -> None:
    """Figures on the map are smaller, but the region around them means the same."""
    page = people.arrive(**(PHONE if screen == "phone" else {}))
    for family in ("leader", "advisor", "what", "keep", "convert"):
        come_to(people, page, "rurik", 3, family)
        check_targets(page, least, PLAIN)


def test_what_one_does_comes_before_what_one_leaves_undone(people: People) -> None:
    """The first key performs the main action; nobody ends a turn by it."""
    page = people.arrive()
    come_to(people, page, "rurik", 3, "act")
    shown = values(buttons(page), "value")
    assert (shown[0], shown[-1]) == ("act", "forfeit")
    with move(page):
        page.mouse.click(*point_at(page.locator("#pieces > .cloth.can")))
    come_to(people, page, "rurik", 3, "end")
    assert values(buttons(page), "value")[-1] == "end"
