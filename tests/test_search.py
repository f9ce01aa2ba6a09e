"""The searching player: fair, deterministic, within its budget, and at home in every kind of game."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter

import pytest

from prestol import game
from prestol.bots.greedy import Greedy
from prestol.bots.kit import LEVELS, SearchParams
from prestol.bots.search import Search, hear, open_all, paired_means
from prestol.core.chance import Quick
from prestol.core.engine import State, play_randomly
from prestol.games import GAMES, kit
from prestol.play.arena import simulate
from prestol.play.bots import bot
from prestol.play.team import Team

Kind = tuple[str, int, dict[str, object]]
KINDS: list[Kind] = [(name, seats, {}) for name in GAMES for seats in game(name).seats]
VARIANTS: list[Kind] = [
    ("conspiracy", 2, {"promo": True}),
    ("viceroy", 2, {"edition": "pl"}),
    ("viceroy", 2, {"virtual": "2"}),
    ("rurik", 2, {"goods_tokens": "yes", "rebel_tokens": "yes", "fresh_deeds": "yes"}),
    ("rurik", 1, {"level": "2"}),
    ("rurik", 1, {"level": "3"}),
    ("rurik", 1, {"level": "4"}),
    ("outpost", 2, {"supply": "unlimited", "draft": "left"}),
]


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think as they do, but not nearly as long."""
    for each in GAMES.values():
        budgets = {level: max(number // 200, 3) for level, number in each.bot.iterations.items()}
        monkeypatch.setattr(each.bot, "iterations", budgets)


def search(name: str, seed: int, iterations: int) -> Search:
    return Search(kit(name).bot, seed, iterations)


def asked(name: str, seats: int, seed: int) -> State:
    """A position somewhere in the middle where somebody has several answers."""
    found = game(name)
    chance, state = Quick(seed), found.new(seats, seed)
    length = play_randomly(found.new(seats, seed), Quick(seed))
    for step in range(length):
        seat = state.waiting[0]
        choices = state.legal(seat)
        if step >= length // 3 and len(choices) > 2:
            break
        state.apply(seat, choices[chance.below(len(choices))])
    return state


# -- what it may know --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_search_is_the_same_whatever_the_seat_cannot_know(name: str, seed: int) -> None:
    state = asked(name, 3, seed)
    seat = state.waiting[0]
    view = state.view(seat)
    found = [search(name, 1, 40).search(view, seat)]
    found += [search(name, 1, 40).search(view.sample(k).view(seat), seat) for k in range(4)]
    assert len({(tuple(each.actions), tuple(each.visits), tuple(each.chances)) for each in found}) == 1


def test_what_is_sealed_teaches_others_nothing_before_it_is_opened() -> None:
    memories, others, sealed = [0, 1], [0, 1], list[int]()
    hear(memories, sealed, 0, 5, True)
    hear(others, list[int](), 0, 6, True)
    assert memories[1] == others[1] == 1
    assert memories[0] != others[0]
    open_all(memories, sealed)
    assert memories[1] != 1
    assert sealed == []


def test_it_does_not_matter_who_sealed_first() -> None:
    seen = []
    for order in ((0, 1), (1, 0)):
        memories, sealed = [0, 1], list[int]()
        for seat in order:
            hear(memories, sealed, seat, 5 + seat, True)
        open_all(memories, sealed)
        seen.append(memories)
    assert seen[0] == seen[1]


# -- budgets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_finds_the_same(name: str) -> None:
    state = asked(name, 2, 4)
    seat = state.waiting[0]
    one, two = (search(name, 9, 120).search(state.view(seat), seat) for _ in range(2))
    assert (one.actions, one.visits, one.chances, one.outlook) == (two.actions, two.visits, two.chances, two.outlook)
    assert one.actions == state.legal(seat)
    assert sum(one.visits) == one.iterations <= 120


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_chances(name: str) -> None:
    state = asked(name, 3, 5)
    seat = state.waiting[0]
    found = search(name, 9, 60).search(state.view(seat), seat)
    assert sum(found.outlook) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in found.chances)


def test_an_answer_is_compared_with_the_first_tries_of_the_one_tried_most() -> None:
    assert paired_means([[0.4], [0.5, 0.7, 0.9], [0.8, 0.6]]) == pytest.approx([0.6, 0.7, 0.8])


def test_a_budget_of_time_ends_the_search() -> None:
    state = asked("conspiracy", 2, 1)
    seat = state.waiting[0]
    started = perf_counter()
    found = Search(kit("conspiracy").bot, 1, 0, 0.05, SearchParams()).search(state.view(seat), seat)
    assert found.iterations >= 16
    assert perf_counter() - started < 5  # generous: machines that test are slow


def test_what_is_beyond_doubt_is_not_searched_on() -> None:
    """A search may end long before its budget, but never so that a tie would be cut short."""
    state = asked("rurik", 2, 3)
    seat = state.waiting[0]
    found = search("rurik", 1, 4000).search(state.view(seat), seat)
    ranked = sorted(found.visits)
    assert found.iterations == 4000 or ranked[-1] > ranked[-2]


def test_where_doubt_is_wanted_only_what_cannot_be_caught_up_ends_it_sooner() -> None:
    state = asked("rurik", 2, 3)
    seat = state.waiting[0]
    found = Search(kit("rurik").bot, 1, 400, 0.0, SearchParams(stop_z=0.0)).search(state.view(seat), seat)
    ranked = sorted(found.visits)
    assert found.iterations == 400 or ranked[-1] - ranked[-2] > 400 - found.iterations


def only_answers() -> Iterator[State]:
    """Where an only answer is asked for, because giving it by itself would betray something."""
    for seed in range(40):
        state, chance = game("viceroy").new(3, seed=seed), Quick(seed)
        while not state.over:
            choices = state.legal(state.waiting[0])
            if len(choices) == 1:
                yield state
            state.apply(state.waiting[0], choices[chance.below(len(choices))])


def test_an_only_answer_is_given_without_a_search() -> None:
    state = next(only_answers())
    seat = state.waiting[0]
    player = search("viceroy", 1, kit("viceroy").bot.iterations["master"])
    assert [player.choose(state.view(seat), seat)] == state.legal(seat)
    assert player.nodes == {}


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "options"), KINDS + VARIANTS)
def test_every_level_finishes_every_kind_of_game(level: str, name: str, seats: int, options: dict[str, object]) -> None:
    outcome = simulate(name, [level] + ["random"] * (seats - 1), 1, options=options)
    assert all(tally.games == 1 for tally in outcome.tallies)


def test_a_little_search_beats_random() -> None:
    outcome = simulate("conspiracy", ["apprentice", "random"], 8)
    assert outcome.tallies[0].share >= 6


# -- the judges --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["outpost", "viceroy"])
def test_a_finished_game_is_worth_its_points(name: str) -> None:
    state = game(name).new(3, seed=1)
    players = [Greedy(kit(name).bot, seat) for seat in range(3)]
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, players[seat].choose(state.view(seat), seat))
    totals = [score.total for score in state.results()]
    assert max(totals) > 0
    assert [kit(name).bot.estimate(state, seat) for seat in range(3)] == [10 * total for total in totals]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_alone_the_prospect_is_the_points_to_come(name: str) -> None:
    """It is what hints and analyses show: in the middle near the points of the end, and then these."""
    state, player = game(name).new(1, seed=3), search(name, 3, 40)
    seen: list[float] = []
    while not state.over:
        view = state.view(0)
        if len(state.legal(0)) > 1:
            found = player.search(view, 0)
            seen.append(found.outlook[0] / 10)
            state.apply(0, found.best())
        else:
            state.apply(0, state.legal(0)[0])
    total = state.results()[0].total
    assert total > 0
    assert abs(median(seen) - total) < 15
    assert kit(name).bot.prospect(state, 0) == 10 * total


# -- several processes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [("conspiracy", 2), ("viceroy", 3), ("rurik", 1)])
def test_a_team_adds_up_what_its_members_find(name: str, seats: int) -> None:
    state = asked(name, seats, 2)
    seat = state.waiting[0]
    team = bot("novice", game(name), 5, jobs=2)
    assert isinstance(team, Team)
    found = team.search(state.view(seat), seat)
    team.close()
    assert found.actions == state.legal(seat)
    assert found.iterations == sum(found.visits) > kit(name).bot.iterations["novice"]
    assert found.best() in found.actions
