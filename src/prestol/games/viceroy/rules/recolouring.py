# mypyc
"""How the gems behind a screen are best spent at the end: which circles become one-coloured, and in which colours.

Circles compete for the gems of four colours: a small generalised assignment problem, solved exactly in two steps.

1. A bound. Each circle is given a rent, which every colour that wants it pays; now the colours no longer compete, and
   each fills its own budget perfectly (a knapsack). For any rents, the rents and the profits of the four knapsacks are
   together no less than the best choice is worth; rents are adjusted until they are little more.
2. A shortest path. Circles are decided one by one, and the length of a step is how much of the bound it gives away,
   which is never negative. So the first complete choice that Dijkstra's algorithm reaches is the best one, whatever
   the rents; good rents only make it come soon.

All numbers are integers, so that the answer is the same compiled and not.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from prestol.games.viceroy.rules.cards import COLOURS, NO_COLOUR

GEM: Final = 32  # what a saved gem is worth: prices and rents are in fractions of it
PRICE_ROUNDS: Final = 40
RENT_ROUNDS: Final = 32  # between two searches
FIRST_LIMIT: Final = 200  # steps of the first search


class Problem:
    """Circles, each with its gain and need for every colour; a gain is 0 where the colour is useless or too dear."""

    def __init__(self, worth: list[list[int]], need: list[list[int]], gems: list[int]) -> None:
        point = GEM * (sum(gems) + 1)  # more than all gems: they only decide between equal points
        self.gems = gems
        self.number = list(range(len(worth)))  # what the caller calls each circle
        self.need = need
        self.gain = [
            [w * point - n * GEM if w > 0 and n <= g else 0 for w, n, g in zip(worth[i], need[i], gems, strict=True)]
            for i in self.number
        ]
        self.dearest = max([max(gain) for gain in self.gain], default=0)

    def sort(self, key: list[int]) -> None:
        order = [i for _, i in sorted([(k, i) for i, k in enumerate(key)])]
        self.number = [self.number[i] for i in order]
        self.need = [self.need[i] for i in order]
        self.gain = [self.gain[i] for i in order]


class Bound:
    """The most that the first so many circles can still be worth, were each rented to as many colours as pay."""

    def __init__(self, problem: Problem, rents: list[int]) -> None:
        self.rents: list[int] = [0]  # of the first so many circles together
        self.profits: list[list[list[int]]] = []  # of a colour, from the first so many circles, with so many gems
        total: i64 = 0
        for rent in rents:
            total += rent
            self.rents.append(total)
        for colour in range(COLOURS):
            self.profits.append(knapsack(problem, rents, colour))
            total += self.profits[colour][-1][-1]
        self.total = total


def knapsack(problem: Problem, rents: list[int], colour: i64) -> list[list[int]]:
    gems: i64 = problem.gems[colour]
    row = [0] * (gems + 1)
    rows = [row]
    for i in range(len(rents)):
        profit: i64 = problem.gain[i][colour] - rents[i]
        if profit > 0:
            need: i64 = problem.need[i][colour]
            before = row
            row = before[:]
            for left in range(need, gems + 1):
                total: i64 = before[left - need] + profit
                if total > before[left]:
                    row[left] = total
        rows.append(row)
    return rows


def nets(problem: Problem, i: i64, prices: list[int]) -> list[int]:
    """What each colour would be worth to a circle if gems had to be bought."""
    gain = problem.gain[i]
    need = problem.need[i]
    return [gain[colour] - prices[colour] * need[colour] for colour in range(COLOURS)]


def purchase(problem: Problem, prices: list[int], excess: list[int]) -> i64:
    """What all circles are worth if each buys the gems it likes best; adds those to the excess."""
    total: i64 = 0
    for i in range(len(problem.gain)):
        gain = problem.gain[i]
        need = problem.need[i]
        most: i64 = 0
        favourite: i64 = 0
        for colour in range(COLOURS):
            net: i64 = gain[colour] - prices[colour] * need[colour]
            if net > most:
                most = net
                favourite = colour
        if most > 0:
            total += most
            excess[favourite] += need[favourite]
    return total


def gem_prices(problem: Problem) -> list[int]:
    """Prices at which the circles would buy about as many gems as there are."""
    prices = best_prices = [0] * COLOURS
    best_total: i64 = -1
    step = problem.dearest // COLOURS
    for _ in range(PRICE_ROUNDS):
        excess = [-gems for gems in problem.gems]
        total = purchase(problem, prices, excess)
        for colour in range(COLOURS):
            total += prices[colour] * problem.gems[colour]
        if best_total < 0 or total < best_total:
            best_prices, best_total = prices, total
        most = max(1, max(excess), -min(excess))
        prices = [max(0, prices[colour] + step * excess[colour] // most) for colour in range(COLOURS)]
        step -= step // 8
    return best_prices


def demand(problem: Problem, bound: Bound) -> list[int]:
    """By how many colours more than one each circle is wanted."""
    excess = [-1] * len(problem.gain)
    for colour in range(COLOURS):
        rows = bound.profits[colour]
        left: i64 = problem.gems[colour]
        for i in range(len(excess) - 1, -1, -1):
            if rows[i + 1][left] != rows[i][left]:
                excess[i] += 1
                left -= problem.need[i][colour]
    return excess


class Market:
    """Rents on their way to the best bound."""

    def __init__(self, problem: Problem, rents: list[int]) -> None:
        self.problem = problem
        self.rents = rents
        self.drift = [0] * len(rents)  # part of the last change is made again: without it rents swing to and fro
        self.step = problem.dearest // 4
        self.bound = self.best = Bound(problem, rents)

    def adjust(self) -> None:
        """Raise the rents of circles wanted by several colours, lower those of circles wanted by none."""
        for i, excess in enumerate(demand(self.problem, self.bound)):
            rent: i64 = self.rents[i]
            change: i64 = (7 * self.drift[i] + 3 * self.step * excess) // 10
            if change < -rent:
                change = -rent
            self.drift[i] = change
            self.rents[i] = rent + change
        self.step -= self.step // 24
        self.bound = Bound(self.problem, self.rents)
        if self.bound.total < self.best.total:
            self.best = self.bound


# -- states and steps -------------------------------------------------------------------------------------------------

# A *state* is how many circles are still to be decided, and the gems left of each colour. A *step* on a path is its
# length so far, the state that it leads to, and the colour chosen last. Each is one integer, to be compared fast: of
# equal paths the one closer to the end comes first.
GEM_BITS: Final = 6
GEM_MASK: Final = (1 << GEM_BITS) - 1
GEMS_BITS: Final = GEM_BITS * COLOURS
STATE_BITS: Final = GEMS_BITS + 6
STATE_MASK: Final = (1 << STATE_BITS) - 1
COLOUR_BITS: Final = 3
COLOUR_MASK: Final = (1 << COLOUR_BITS) - 1


def state_with(circles: i64, gems: list[int]) -> i64:
    state = circles
    for colour in range(COLOURS - 1, -1, -1):
        state = (state << GEM_BITS) | gems[colour]
    return state


def circles_left(state: i64) -> i64:
    return state >> GEMS_BITS


def gems_left(state: i64, colour: i64) -> i64:
    return (state >> (GEM_BITS * colour)) & GEM_MASK


def one_circle() -> i64:
    """The difference that a circle makes to a state."""
    return 1 << GEMS_BITS


def some_gems(colour: i64, number: i64) -> i64:
    """The difference that gems of a colour make to a state."""
    return number << (GEM_BITS * colour)


def step_to(length: i64, state: i64, colour: i64) -> i64:
    return (((length << STATE_BITS) | state) << COLOUR_BITS) | (colour + 1)


def length_of(step: i64) -> i64:
    return step >> (STATE_BITS + COLOUR_BITS)


def state_of(step: i64) -> i64:
    return (step >> COLOUR_BITS) & STATE_MASK


def colour_of(step: i64) -> i64:
    return (step & COLOUR_MASK) - 1


# -- the shortest path ------------------------------------------------------------------------------------------------


def expand(problem: Problem, bound: Bound, heap: list[int], step: i64, ceiling: i64) -> None:
    """All ways to decide the next circle, the last of those left, on paths that are no longer than the ceiling."""
    state = state_of(step)
    i = circles_left(state) - 1
    length = length_of(step) + bound.rents[i + 1] - bound.rents[i]
    for colour in range(COLOURS):
        profits = bound.profits[colour]
        left = gems_left(state, colour)
        length += profits[i + 1][left] - profits[i][left]
    state -= one_circle()
    if length <= ceiling:
        heappush(heap, step_to(length, state, NO_COLOUR))
    for colour in range(COLOURS):
        left = gems_left(state, colour)
        gain: i64 = problem.gain[i][colour]
        need: i64 = problem.need[i][colour]
        if gain > 0 and need <= left:
            row = bound.profits[colour][i]
            longer = length + row[left] - row[left - need] - gain
            if longer <= ceiling:
                heappush(heap, step_to(longer, state - some_gems(colour, need), colour))


def some_length(problem: Problem, bound: Bound, step: i64) -> i64:
    """The length of the path that takes the shortest step each time: no longer one is of interest."""
    while circles_left(state_of(step)) > 0:
        heap: list[int] = []
        expand(problem, bound, heap, step, bound.total)
        step = heap[0]
    return length_of(step)


def shortest_path(problem: Problem, bound: Bound, limit: i64) -> dict[int, int] | None:
    """The colour chosen last on the way to each state met, the end among them; None: it takes too many steps."""
    start = step_to(0, state_with(len(problem.gain), problem.gems), NO_COLOUR)
    heap: list[int] = [start]
    ceiling = some_length(problem, bound, start)
    last: dict[int, int] = {}
    while len(last) < limit:
        step: i64 = heappop(heap)
        state = state_of(step)
        if state not in last:
            last[state] = colour_of(step)
            if circles_left(state) == 0:
                return last
            expand(problem, bound, heap, step, ceiling)
    return None


def colours_on(problem: Problem, last: dict[int, int]) -> list[int]:
    """Follow the path back from its end, which was met last of all."""
    answer = [NO_COLOUR] * len(problem.gain)
    state: i64 = next(reversed(last))
    for i, need in zip(problem.number, problem.need, strict=True):
        colour: i64 = last[state]
        answer[i] = colour
        state += one_circle() + (0 if colour == NO_COLOUR else some_gems(colour, need[colour]))
    return answer


def best_colours(worth: list[list[int]], need: list[list[int]], gems: list[int]) -> list[int]:
    """The colour in which each circle is worth most, all together; of equal choices one that spends the fewest gems.

    Making circle i one-coloured in a colour takes need[i][colour] of the gems[colour], and gives worth[i][colour]
    points. Where that is NO_COLOUR, the circle stays as it is and gives nothing.
    """
    problem = Problem(worth, need, gems)
    prices = gem_prices(problem)
    stakes: list[int] = []
    for i in range(len(worth)):
        first, second, third = sorted([0, *nets(problem, i, prices)], reverse=True)[:3]
        stakes.append(2 * first - second - third)
    problem.sort(stakes)  # the clearest cases are decided first, and are the last
    rents = [max(0, max(nets(problem, i, prices))) for i in range(len(worth))]
    market = Market(problem, rents)
    limit: i64 = FIRST_LIMIT
    path = shortest_path(problem, market.best, limit)
    while path is None:  # better rents and more patience by turns, as neither alone is best for all problems
        for _ in range(RENT_ROUNDS):
            market.adjust()
        limit *= 2
        path = shortest_path(problem, market.best, limit)
    return colours_on(problem, path)
