"""The best use of the gems at the end, proven against trying everything."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from prestol.games.viceroy.rules.cards import NO_COLOUR
from prestol.games.viceroy.rules.recolouring import best_colours

COLOURS = 4
CHOICES = [NO_COLOUR, *range(COLOURS)]
Problem = tuple[list[list[int]], list[list[int]], list[int]]


def needs(sectors: str) -> list[int]:
    """The gems of each colour that a circle takes: 'aabb' has two sectors of the first colour, two of the second."""
    return [4 - sectors.count(colour) for colour in "abcd"]


def points_and_spent(problem: Problem, choice: list[int] | tuple[int, ...]) -> tuple[int, int] | None:
    """Points, and gems spent as a negative number, so that more is better; None: there are not so many gems."""
    worth, need, gems = problem
    left = list(gems)
    points = 0
    for i, colour in enumerate(choice):
        if colour != NO_COLOUR:
            points += worth[i][colour]
            left[colour] -= need[i][colour]
    return None if min(left) < 0 else (points, sum(left) - sum(gems))


def best_of_all(problem: Problem) -> tuple[int, int]:
    results = [points_and_spent(problem, choice) for choice in product(CHOICES, repeat=len(problem[0]))]
    return max(result for result in results if result is not None)


def random_circle(random: Random) -> list[int]:
    """The two lower sectors of a circle are of one card and of one colour."""
    upper_left, upper_right, lower = random.choices("abcd", k=3)
    return needs(upper_left + upper_right + 2 * lower)


def random_problem(random: Random, most: int) -> Problem:
    size = random.randint(0, most)
    bonuses = [random.choice([0, 0, 1, 2, 4, 6]) for _ in range(COLOURS)]
    worth = [[level + bonus for bonus in bonuses] for level in random.choices(range(1, 6), k=size)]
    if random.random() < 0.3:  # not what the game does, but nothing here relies on it
        worth = [[random.choice([0, 0, 1, 5, 9, 20]) for _ in range(COLOURS)] for _ in range(size)]
    rich = random.choice([2, 5, 9, 16])
    gems = [random.randint(0, rich) for _ in range(COLOURS)]
    return worth, [random_circle(random) for _ in range(size)], gems


@pytest.mark.parametrize(("most", "problems"), [(3, 3000), (4, 400), (5, 60), (6, 12)])
def test_nothing_is_better(most: int, problems: int) -> None:
    random = Random(most)
    for _ in range(problems):
        problem = random_problem(random, most)
        assert points_and_spent(problem, best_colours(*problem)) == best_of_all(problem), problem


def best_by_layers(problem: Problem) -> tuple[int, int]:
    """The same for many circles, by what can be had with each way to have gems left."""
    best = {tuple(problem[2]): 0}
    for worth, need in zip(*problem[:2], strict=True):
        after = dict(best)
        for left, points in best.items():
            for colour in range(COLOURS):
                if need[colour] <= left[colour]:
                    then = (*left[:colour], left[colour] - need[colour], *left[colour + 1 :])
                    after[then] = max(after.get(then, 0), points + worth[colour])
        best = after
    return max((points, sum(left) - sum(problem[2])) for left, points in best.items())


@pytest.mark.parametrize("gems", [[3, 4, 2, 5], [7, 0, 6, 1], [6, 5, 5, 4]])
def test_nothing_is_better_for_a_large_pyramid(gems: list[int]) -> None:
    random = Random(sum(gems))
    for bonuses in [[0, 0, 0, 0], [1, 0, 2, 1], [6, 0, 3, 4]]:
        worth = [[level + bonus for bonus in bonuses] for level in random.choices(range(1, 6), k=20)]
        problem = (worth, [random_circle(random) for _ in worth], gems)
        assert points_and_spent(problem, best_colours(*problem)) == best_by_layers(problem)


def test_no_circles() -> None:
    assert best_colours([], [], [1, 2, 3, 4]) == []


def test_nothing_to_spend() -> None:
    worth = [[3, 3, 3, 3], [2, 2, 2, 2], [4, 4, 4, 4]]
    need = [needs("aabb"), needs("cccc"), needs("addd")]
    assert best_colours(worth, need, [0, 0, 0, 0]) == [NO_COLOUR, 2, NO_COLOUR]


def test_a_one_coloured_circle_is_kept_for_free() -> None:
    assert best_colours([[2, 2, 2, 2]], [needs("bbbb")], [9, 9, 9, 9]) == [1]


def test_a_one_coloured_circle_is_recoloured_for_a_bigger_bonus() -> None:
    worth = [[2, 2, 2, 8]]
    assert best_colours(worth, [needs("bbbb")], [9, 9, 9, 4]) == [3]
    assert best_colours(worth, [needs("bbbb")], [9, 9, 9, 3]) == [1]


def test_what_is_worth_nothing_is_left_as_it_is() -> None:
    assert best_colours([[0, 0, 0, 0]], [needs("aaaa")], [4, 4, 4, 4]) == [NO_COLOUR]


def test_two_circles_compete_for_the_same_gems() -> None:
    need = [needs("aabb"), needs("aacc")]
    assert best_colours([[3, 0, 0, 0], [5, 0, 0, 0]], need, [3, 0, 0, 0]) == [NO_COLOUR, 0]
    assert best_colours([[3, 0, 0, 0], [5, 0, 0, 0]], need, [4, 0, 0, 0]) == [0, 0]
    assert best_colours([[3, 3, 3, 3], [5, 5, 5, 5]], need, [3, 2, 0, 0]) == [1, 0]


def test_two_small_circles_before_a_large_one() -> None:
    need = [needs("abcc"), needs("aabb"), needs("aacc")]
    assert best_colours([[5, 0, 0, 0], [3, 0, 0, 0], [3, 0, 0, 0]], need, [4, 0, 0, 0]) == [NO_COLOUR, 0, 0]


def test_the_best_single_step_may_be_wrong() -> None:
    """The first circle is worth most in the first colour, but only that one is of use to the second."""
    need = [needs("aabb"), needs("aacc")]
    assert best_colours([[6, 5, 0, 0], [4, 0, 0, 0]], need, [2, 2, 0, 0]) == [1, 0]


def test_mixed_colours() -> None:
    worth = [[level] * COLOURS for level in [4, 3, 2, 1]]
    need = [needs("abcc"), needs("bddd"), needs("aabb"), needs("abdd")]
    assert best_colours(worth, need, [2, 0, 2, 1]) == [2, 3, 0, NO_COLOUR]


def test_of_equal_points_the_fewest_gems_are_spent() -> None:
    assert best_colours([[5, 5, 5, 5]], [needs("abbb")], [9, 9, 9, 9]) == [1]
    assert best_colours([[5, 5, 5, 5]], [needs("abcc")], [9, 9, 9, 9]) == [2]
    # Either circle can have the first colour, and the other then has nothing: the first of them takes a gem less.
    need = [needs("aaab"), needs("aabb")]
    assert best_colours([[5, 0, 0, 0], [5, 0, 0, 0]], need, [2, 0, 0, 0]) == [0, NO_COLOUR]
    # A point more is worth any number of gems.
    assert best_colours([[6, 5, 5, 5]], [needs("bbbb")], [4, 0, 0, 0]) == [0]


def test_the_same_question_has_the_same_answer() -> None:
    random = Random(7)
    for _ in range(20):
        worth, need, gems = random_problem(random, 12)
        asked = [[list(row) for row in worth], [list(row) for row in need], list(gems)]
        first = best_colours(worth, need, gems)
        assert [worth, need, gems] == asked  # nothing of the caller's is changed
        assert best_colours(worth, need, gems) == first
