"""The ladder: fair tables, ratings that follow results, and the same games whoever plays them."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from xml.etree import ElementTree

import pytest

from prestol import BadSetup
from prestol.board.chart import Bar, chart, scale
from prestol.games import kit
from prestol.play.arena import Pace, Played, Sitting
from prestol.play.ladder import Plan, meetings, play, standings, tables
from prestol.play.ratings import ratings

NAMES = ["random", "greedy", "novice", "apprentice", "master"]
SHAPES = [(bots, seats) for seats in (1, 2, 3, 4) for bots in (1, 2, 3, 4, 5) if bots > 1 or seats == 1]


def result(*places: tuple[str, int], points: int = 10) -> Played:
    """A game, bots with their ranks by seat; whoever is better has more points."""
    bots, ranks = tuple(bot for bot, _ in places), tuple(rank for _, rank in places)
    paces = tuple(Pace(2, 0.5, 0.4) for _ in places)
    return Played(Sitting(0, bots), tuple(points - rank for rank in ranks), ranks, paces)


def pairs(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [tuple(sorted(pair)) for pair in combinations(bots, 2) if len(set(pair)) == 2]


@pytest.mark.parametrize(("bots", "seats"), SHAPES)
def test_every_bot_sits_in_every_seat_and_meets_every_other_equally_often(bots: int, seats: int) -> None:
    sittings = Plan("conspiracy", NAMES[:bots], seats, games=7).sittings()
    places = Counter((bot, seat) for sitting in sittings for seat, bot in enumerate(sitting.bots))
    meets = Counter(pair for sitting in sittings for pair in pairs(sitting.bots))
    assert len(places) == bots * seats
    assert len(set(places.values())) == 1
    assert len(meets) == (bots * (bots - 1) // 2 if seats > 1 else 0)
    assert len(set(meets.values())) <= 1


@pytest.mark.parametrize(("bots", "seats"), SHAPES)
def test_every_deal_is_played_from_every_seat(bots: int, seats: int) -> None:
    sittings = Plan("conspiracy", NAMES[:bots], seats, games=2 * seats, seed=40).sittings()
    assert len(set(sittings)) == len(sittings)
    for seed in (40, 41):
        deal = [sitting for sitting in sittings if sitting.seed == seed]
        places = Counter((bot, seat) for sitting in deal for seat, bot in enumerate(sitting.bots))
        assert len(set(places.values())) == 1
    assert {sitting.seed for sitting in sittings} == {40, 41}


def test_two_bots_at_four_seats_meet_one_against_three() -> None:
    found = [Counter(table) for table in tables(["a", "b"], 4)]
    assert found == [Counter(a=3, b=1), Counter(a=1, b=3)]


def test_neighbours_change_from_deal_to_deal() -> None:
    sittings = Plan("conspiracy", NAMES[:4], 4, games=24).sittings()
    assert len({sitting.bots for sitting in sittings}) == 24


@pytest.mark.parametrize(("wanted", "games"), [(1, 2), (2, 2), (3, 4), (10, 10)])
def test_games_are_rounded_up_to_whole_rotations(wanted: int, games: int) -> None:
    assert len(Plan("conspiracy", ["random", "greedy"], 2, wanted).sittings()) == games


def test_ratings_follow_the_results() -> None:
    played = [result(("a", 1), ("b", 2)), result(("c", 2), ("b", 1)), result(("a", 1), ("c", 2))] * 20
    found = ratings(played)
    assert found["a"].ordinal > found["b"].mu > found["c"].mu
    low, high = found["a"].interval
    assert low == pytest.approx(found["a"].mu - 1.96 * found["a"].sigma)
    assert high - low == pytest.approx(2 * 1.96 * found["a"].sigma)
    assert found["a"].sigma < 25 / 3


def test_more_games_leave_less_doubt() -> None:
    few, many = ([result(("a", 1), ("b", 2)), result(("a", 2), ("b", 1))] * number for number in (3, 100))
    assert ratings(many)["a"].sigma < ratings(few)["a"].sigma / 2


def test_ties_are_respected() -> None:
    drawn = ratings([result(("a", 1), ("b", 1))] * 30)
    assert drawn["a"].mu == pytest.approx(drawn["b"].mu)
    places = ratings([result(("a", 1), ("b", 2), ("c", 2))] * 30)
    assert places["a"].mu > places["b"].mu == pytest.approx(places["c"].mu)


def test_ratings_hardly_depend_on_the_order_of_the_games() -> None:
    won, lost = [result(("a", 1), ("b", 2))] * 60, [result(("a", 2), ("b", 1))] * 30
    one, other = ratings(won + lost)["a"], ratings(lost + won)["a"]
    assert abs(one.mu - other.mu) < one.sigma / 2


def test_a_bot_on_three_seats_gets_one_rating() -> None:
    found = ratings([result(("a", 1), ("b", 2), ("b", 3), ("b", 4)), result(("b", 2), ("b", 4), ("a", 1), ("b", 3))])
    assert found["a"].mu > 25 > found["b"].mu


def test_without_openskill_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(BadSetup, match=r"pip install 'prestol\[ladder\]'"):
        ratings([result(("a", 1), ("b", 2))])


def test_standings_and_meetings_count_every_seat() -> None:
    played = [result(("a", 1), ("b", 1), ("b", 3)), result(("a", 2), ("b", 1), ("b", 3))]
    found = standings(played)
    assert (found["a"].tally.games, found["a"].tally.share) == (2, 0.5)
    assert (found["b"].tally.games, found["b"].tally.share) == (4, 1.5)
    assert (found["b"].pace.decisions, found["b"].pace.longest) == (8, 0.4)
    assert found["b"].pace.mean() == pytest.approx(0.25)
    cross = meetings(played)
    assert set(cross) == {("a", "b"), ("b", "a")}
    assert (cross["a", "b"].games, cross["a", "b"].share, cross["b", "a"].share) == (4, 2.5, 1.5)


def what_happened(played: list[Played]) -> list[tuple[object, ...]]:
    return [
        (game.sitting, game.totals, game.ranks, [pace.decisions for pace in game.paces]) for game in played
    ]  # all but the time


def test_several_processes_play_the_same_games() -> None:
    plan = Plan("conspiracy", ["random", "greedy"], 2, games=6, seed=3, options={"promo": "yes"})
    alone, again, together = play(plan), play(plan), play(plan, jobs=2)
    assert what_happened(alone) == what_happened(again) == what_happened(together)
    assert [game.sitting for game in alone] == plan.sittings()


def test_ctrl_c_leaves_what_has_been_played() -> None:
    done: list[int] = []

    def progress() -> None:
        done.append(1)
        if len(done) == 3:
            raise KeyboardInterrupt

    for jobs in (1, 2):
        done.clear()
        assert len(play(Plan("conspiracy", ["random", "greedy"], 2, games=40), jobs, progress)) == 3


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("conspiracy", ["random", "genius"], 2, 2), "there is no bot “genius”"),
        (Plan("conspiracy", ["random", "greedy"], 5, 2), "conspiracy is for 1 to 4 seats, not 5"),
        (Plan("conspiracy", ["random"], 2, 2), "at 2 seats a ladder needs two bots or more"),
        (Plan("conspiracy", ["random", "greedy", "random"], 2, 2), "the bot “random” is named twice"),
        (Plan("conspiracy", ["random", "greedy"], 2, 2, seed=-1), "a seed is a number"),
        (Plan("conspiracy", ["random", "greedy"], 2, 2, options={"mood": "good"}), "no option “mood”"),
    ],
)
def test_a_bad_plan_is_refused(plan: Plan, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        plan.check()


def test_the_chart_is_readable_by_day_and_by_night_and_without_colours() -> None:
    bars = [Bar("<a>", 30.0, 20.0, 40.0, "30.0 (20.0 – 40.0)"), Bar("b", 20.0, -5.0, 24.0, "20.0 (-5.0 – 24.0)")]
    drawn = chart("Ratings & more", "rating (95 %)", bars, kit("rurik").board.theme)
    root = ElementTree.fromstring(drawn)
    assert root.get("aria-label") == "Ratings & more"
    texts = ["".join(each.itertext()) for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"<a>", "b", "30.0 (20.0 – 40.0)", "-10", "40"} <= set(texts)
    assert "prefers-color-scheme:dark" in drawn


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-3.2, 47.9), (12.5, 12.5), (0.0, 1234.0)])
def test_a_scale_has_few_round_numbers_around_its_values(low: float, high: float) -> None:
    ticks = scale(low, high)
    assert ticks[0] <= low
    assert high <= ticks[-1]
    assert len(ticks) <= 8
