"""The fuzzer finds nothing in Outpost, whatever the table; and exchanges never go on for ever."""

from __future__ import annotations

import pytest

from prestol.core.chance import Quick
from prestol.games.outpost.rules import GAME
from prestol.play.fuzz import fuzz
from prestol.play.mutants import breed

from .table import asked, choices, dealt, play

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"supply": "unlimited"}),
    (2, {}),
    (2, {"draft": "left"}),
    (3, {"supply": "unlimited", "draft": "left"}),
    (3, {}),
    (4, {}),
    (4, {"supply": "unlimited"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_law_holds(seats: int, options: dict[str, str]) -> None:
    """15, 16"""
    report = fuzz(GAME, seats, 250, seed=seats, options=options)
    assert report.decisions >= 250
    assert report.positions > 1
    assert report.games > 1


def test_a_position_with_mistakes_is_refused_in_one_sentence_or_can_be_played() -> None:
    """16"""
    report = breed(GAME, 1500, seed=1)
    assert report.refused > 500
    assert report.accepted > 100


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_player_who_prefers_exchanges_still_comes_to_the_end(seats: int, seed: int) -> None:
    """16, 7"""
    s = dealt(seats, seed)
    chance = Quick(seed)
    most, run = 0, 0
    while not s.over:
        trades = [text for text in choices(s) if text.startswith("trade")]
        others = [text for text in choices(s) if not text.startswith("trade") and text != "pass"]
        liked = trades or others or choices(s)
        seat = asked(s)
        play(s, liked[chance.below(len(liked))])
        run = run + 1 if trades and not s.over and asked(s) == seat else 0
        most = max(most, run)
    assert s.round == 6
    assert 0 < most < 100


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_player_who_likes_to_act_comes_to_the_end(seats: int) -> None:
    """16, 3"""
    s = dealt(seats, 11)
    turns = 0
    while not s.over:
        turns += 1
        play(s, choices(s)[-1])
    assert s.round == 6
    assert turns < 2000


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_menu_stays_short(seats: int) -> None:
    """16"""
    s = dealt(seats, 21)
    chance = Quick(seats)
    longest = 0
    while not s.over:
        longest = max(longest, len(choices(s)))
        legal = choices(s)
        play(s, legal[max(chance.below(len(legal)), chance.below(len(legal)))])
    assert longest < 100
