"""Games looked back upon: fair, repeatable, and a mistake is called one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from prestol import Match
from prestol.board.scene import SHAPES
from prestol.board.theme import THEMES
from prestol.games import kit_of
from prestol.play.analysis import Analysis, analyse, analyse_steps, budget, conclude, pieces, questions
from prestol.play.analysis_curves import picture, svg
from prestol.play.analysis_text import AnalysisText, analysis_text
from prestol.play.decision import LEAST, Decision, analyse_decision
from prestol.text import LANGUAGES

RECORDS = Path(__file__).parent / "records"
SOME = 4  # decisions of a long game: one here and there


def replayed(name: str) -> Match:
    return Match.from_record((RECORDS / f"{name}.txt").read_text())


def glanced(match: Match) -> Analysis:
    """A tiny search, and only here and there."""
    asked = questions(match)
    steps = sorted({*asked[:: max(len(asked) // SOME, 1)], asked[-1]})
    return conclude(match, analyse_steps(match.record(), steps, LEAST), LEAST)


def teller(match: Match, found: Analysis, language: str = "en") -> AnalysisText:
    return analysis_text(kit_of(match.game).plain_narrator(language, match.seats), match, found)


@pytest.fixture(scope="module")
def conspiracy() -> tuple[Match, Analysis]:
    match = replayed("searched")
    return match, analyse(match, LEAST)


@pytest.mark.parametrize(
    "name",
    [
        "3-seats",
        "4-seats-promo",
        "solo-won",
        "viceroy-2-seats",
        "viceroy-1-seat-2-virtual",
        "rurik-2-seats",
        "rurik-solo-lost",
        "outpost-2-seats",
        "outpost-solo-elder",
    ],
)
def test_every_kind_of_game_can_be_looked_back_upon(name: str) -> None:
    match = replayed(name)
    found = glanced(match)
    assert found.result is not None
    assert len(found.summaries) == match.seats
    for each in found.decisions:
        check(match, each)
    for language in LANGUAGES:
        told = teller(match, found, language)
        assert all(told.turning_point(point) for point in found.turning_points)


def check(match: Match, each: Decision) -> None:
    move = match.moves[each.step]
    assert (each.seat, each.given) == (move.seat, match.game.notation(move.action))
    assert each.choices > 1
    assert each.cost >= 0
    assert each.error >= 0
    assert each.given != each.best or each.cost == 0
    if match.seats > 1:
        assert sum(each.chances) == pytest.approx(1)
        assert 0 <= each.given_chance <= each.best_chance <= 1


def test_the_same_seed_finds_the_same_in_however_many_processes(conspiracy: tuple[Match, Analysis]) -> None:
    match, found = conspiracy
    steps: list[int] = []
    again = analyse(match, LEAST, jobs=2, progress=steps.append)
    assert again == found
    assert sum(steps) == len(found.decisions) == len(questions(match))
    assert len(steps) == len(pieces(questions(match)))


def test_another_seed_looks_with_other_luck(conspiracy: tuple[Match, Analysis]) -> None:
    match, found = conspiracy
    (other,) = analyse_steps(match.record(), [10], LEAST, seed=1)
    (same,) = analyse_steps(match.record(), [10], LEAST, seed=0)
    assert same == found.decisions[10]
    assert other.chances != same.chances


@pytest.mark.parametrize("name", ["2-seats", "viceroy-2-seats", "rurik-2-seats", "outpost-2-seats"])
def test_nothing_depends_on_what_the_seat_could_not_know(name: str) -> None:
    """Other hidden cards behind the same view: the same judgement."""
    match = replayed(name)
    for step, (move, state) in enumerate(match.walk()):
        if step == len(match.moves) // 2 or step == 1:
            hidden = state.view(move.seat).sample(7)
            if len(state.legal(move.seat)) > 1:
                real, other = (
                    analyse_decision(each, step, move.seat, move.action, LEAST, 3) for each in (state, hidden)
                )
                assert real == other


def endings(seed: int) -> Iterator[tuple[Match, int, int]]:
    """Conspiracy games just before the last answer, and what that answer may lead to: the most and the least."""
    match = Match.new("conspiracy", 2, seed)
    while not match.state.over:
        seat = match.state.waiting[0]
        ends = {action: outcome(match, seat, action) for action in match.state.legal(seat)}
        if len(set(ends.values())) > 1 and None not in ends.values():
            yield match, max(ends, key=lambda a: ends[a] or 0), min(ends, key=lambda a: ends[a] or 0)
            return
        match.play(seat, match.state.legal(seat)[-1])


def outcome(match: Match, seat: int, action: int) -> int | None:
    """1 if the answer wins the game at once, 0 if it loses it, None if the game goes on."""
    state = match.state.clone()
    state.apply(seat, action)
    return int(state.results()[seat].rank == 1) if state.over else None


def test_an_answer_that_gives_the_game_away_is_expensive() -> None:
    """Of the last answer some win and some lose: nothing is left to chance, and nothing to noise."""
    found = next(ending for seed in range(400) for ending in endings(seed))
    match, winning, losing = found
    seat = match.state.waiting[0]
    step = len(match.moves)
    bad = analyse_decision(match.state, step, seat, losing, 64, 0)
    good = analyse_decision(match.state, step, seat, winning, 64, 0)
    assert bad.cost > 0.5
    assert not bad.is_best
    assert good.is_best
    match.play(seat, losing)
    (summary,) = (each for each in conclude(match, [bad], 64).summaries if each.seat == seat)
    assert (summary.decisions, summary.best, summary.worst) == (1, 0, step)


def test_turning_points_are_few_apart_and_explained(conspiracy: tuple[Match, Analysis]) -> None:
    _, found = conspiracy
    points = found.turning_points
    assert 1 <= len(points) <= 5
    assert all(one.until <= other.step for one, other in pairwise(points))
    costs = {each.step: each.loss for each in found.decisions}
    for point in points:
        assert point.cause in ("mistake", "light", "others")
        if point.cause == "mistake":
            assert costs[point.step] >= abs(point.after - point.before) / 2


def test_a_game_that_is_not_over_is_looked_at_as_far_as_it_went() -> None:
    whole, match = replayed("2-seats"), Match.new("conspiracy", 2, 1)
    for move in whole.moves[:3]:
        match.play(move.seat, move.action)
    found = analyse(match, LEAST)
    assert found.result is None
    assert found.steps == 3


def test_the_usual_budget_is_the_games_own() -> None:
    assert budget(replayed("2-seats")) > budget(replayed("rurik-2-seats")) >= LEAST
    assert budget(replayed("2-seats"), 1) == LEAST


@pytest.mark.parametrize("shape", SHAPES)
def test_the_curves_are_well_formed_and_lead_to_the_replay(conspiracy: tuple[Match, Analysis], shape: str) -> None:
    match, found = conspiracy
    tree = ElementTree.fromstring(svg(teller(match, found), shape, "/replay/"))
    links = [each.get("href") for each in tree.iter("{http://www.w3.org/2000/svg}a")]
    assert links == [f"/replay/{each.step}" for each in found.decisions]
    lines = list(tree.iter("{http://www.w3.org/2000/svg}polyline"))
    assert len(lines) == 2 * match.seats
    assert "Player 1" in (tree.findtext("{http://www.w3.org/2000/svg}desc") or "")


@pytest.mark.parametrize("theme", THEMES)
def test_the_curves_as_a_file_ask_nobody_for_anything(theme: str) -> None:
    for name in ("solo-won", "rurik-2-seats"):
        match = replayed(name)
        drawn = picture(teller(match, glanced(match)), theme)
        ElementTree.fromstring(drawn)
        assert "var(--" not in drawn
        assert "url(data:font" in drawn
