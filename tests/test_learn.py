"""Fitting what the search believes: from data whose answer is known, and from a few games."""

from __future__ import annotations

from math import exp

import pytest

from benchmarks import learn
from benchmarks.learn import Look
from prestol.core.chance import Quick
from prestol.games import kit

UNIT = 2**32


def test_weights_that_made_the_points_are_found_again() -> None:
    chance = Quick(5)
    rows = []
    for _ in range(2000):
        left, facts = int(chance.below(100)) / 100, [1, int(chance.below(9)), int(chance.below(5))]
        total = 30 + 2 * left + facts[1] * (1.5 - left) + 4 * facts[2] * left
        rows.append(Look(left, [], [facts], [], [total]))
    at_the_end, with_time = learn.weights(rows)
    assert at_the_end == pytest.approx([300, 15, 0], abs=2)
    assert with_time == pytest.approx([20, -10, 40], abs=4)


def test_margins_know_nothing_of_what_all_have_alike() -> None:
    chance = Quick(6)
    rows = []
    for _ in range(500):
        luck, facts = int(chance.below(90)), [[1, int(chance.below(9))] for _ in range(3)]
        rows.append(Look(0.0, [], facts, [], [float(luck + 2 * fact) for _, fact in facts]))
    at_the_end, _ = learn.weights(rows, margins=True)
    assert at_the_end == pytest.approx([0, 20], abs=0.1)


def test_a_fact_seen_once_gets_a_small_weight() -> None:
    rows = [Look(0.0, [], [[1, 0]], [], [30.0]) for _ in range(300)] + [Look(0.01, [], [[1, 1]], [], [50.0])]
    _, with_time = learn.weights(rows)
    assert abs(with_time[1]) < 10


def test_the_scale_that_decided_the_games_is_found_again() -> None:
    chance = Quick(7)
    rows = []
    for _ in range(1500):
        left, lead = int(chance.below(100)) / 100, int(chance.below(400)) - 200
        win = int(chance.word()) / UNIT < 1 / (1 + exp(-lead / (40 + 100 * left)))
        rows.append(Look(left, [float(lead), 0.0], [], [float(win), float(not win)], []))
    scale, more = learn.best_scale(rows)
    assert scale == pytest.approx(40, abs=20)
    assert scale + more / 2 == pytest.approx(90, abs=15)


@pytest.mark.parametrize(
    ("name", "players"),
    [("conspiracy", []), ("rurik", []), ("outpost", ["--iterations", "2"]), ("viceroy", ["--iterations", "2"])],
)
def test_it_learns_from_games(name: str, players: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert learn.main([name, "--games", "2", *players]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("positions ")
    assert [line.split()[0] for line in lines[1:]] == (["AT_THE_END", "WITH_TIME"] if kit(name).bot.facts else [])
