"""Victory points and ties (12), and the best exchange of what is left (R13)."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from prestol.games.outpost.rules import scoring

from .table import TURN, play, points, table

OVER = "round 6; passed.1 1; passed.2 1; over"
LANDS = "lands.1 I-01 I-02 I-03 II-04; cells.1 11 12 13 21"


def ranks(position: str) -> list[int]:
    return [score.rank for score in table(position).results()]


# -- points -----------------------------------------------------------------------------------------------------------


def test_a_traveller_is_worth_one_point_for_each_own_territory() -> None:
    """12, 8, V9"""
    assert points(table(f"outpost; heroes.1 T01; {LANDS}; {OVER}")) == {"traveller": 4, "total": 4}


def test_a_territory_counts_with_a_monster_on_it() -> None:
    """R11, 8, 12"""
    assert points(table(f"outpost; heroes.1 T01; {LANDS}; beasts.1 11 12; {OVER}")) == {"traveller": 4, "total": 4}


def test_a_guard_is_worth_one_point_for_each_own_fortification() -> None:
    """12, 8"""
    assert points(table(f"outpost; heroes.1 G01; {LANDS}; forts.1 11 13 21; {OVER}")) == {"guard": 3, "total": 3}


def test_a_builder_is_worth_one_point_for_each_own_building() -> None:
    """12, 8"""
    s = table(f"outpost; heroes.1 B01; houses.1 bank bank tavern; plots.1 11 21 33; {OVER}")
    assert points(s) == {"builder": 3, "total": 3}


@pytest.mark.parametrize(
    ("hero", "worth"),
    [(f"M{number:02}", worth) for number, worth in enumerate([4, 5, 5, 5, 6, 7, 8, 8, 9, 10, 5, 5], 1)],
)
def test_a_mercenary_is_worth_the_printed_number(hero: str, worth: int) -> None:
    """12, 8"""
    assert points(table(f"outpost; heroes.1 {hero}; {LANDS}; forts.1 11; {OVER}")) == {
        "mercenary": worth,
        "total": worth,
    }


def test_every_hero_counts_separately() -> None:
    """8, 12"""
    s = table(
        f"outpost; heroes.1 T01 T02 G01 G02 G03 B01 M01 M10; {LANDS}; forts.1 11 12; houses.1 bank; plots.1 11; {OVER}"
    )
    assert points(s) == {"traveller": 8, "guard": 6, "builder": 1, "mercenary": 14, "total": 29}


def test_only_what_is_the_players_own_counts() -> None:
    """12, 8"""
    theirs = "lands.2 I-05 I-06; cells.2 11 12; forts.2 11 12; houses.2 bank bank; plots.2 11 12; stored.2 3 0"
    s = table(f"outpost; heroes.1 T01 G01 B01; {theirs}; {OVER}")
    assert points(s) == {"total": 0}
    assert points(s, 1) == {"bank": 15, "total": 15}


def test_gold_on_banks_is_worth_five_and_diamonds_on_cathedrals_four() -> None:
    """12, 5.6"""
    s = table(f"outpost; houses.1 bank cathedral bank cathedral; plots.1 11 12 13 21; stored.1 2 3 1 1; {OVER}")
    assert points(s) == {"bank": 15, "cathedral": 16, "total": 31}


def test_nothing_else_scores() -> None:
    """12"""
    rest = "houses.1 bank cathedral; plots.1 11 12; stock.1 4 4 4 9 9; extra.1 5; artifact.1 barter"
    assert points(table(f"outpost; {LANDS}; forts.1 11; {rest}; {OVER}")) == {"total": 0}


def test_counts_are_taken_at_the_end_of_the_game() -> None:
    """8, 12"""
    s = table(f"outpost; {TURN}; heroes.1 T01; {LANDS}")
    assert points(s)["traveller"] == 4
    play(s, "explore:22")
    assert points(s)["traveller"] == 5


def test_both_ways_to_count_agree() -> None:
    """12"""
    s = table(f"outpost; heroes.1 T01 G01 B01 M05; {LANDS}; forts.1 11; houses.1 bank; plots.1 11; stored.1 2; {OVER}")
    assert scoring.points(s, s.players[0]) == points(s)["total"] == 4 + 1 + 1 + 6 + 10


# -- ranks and ties ---------------------------------------------------------------------------------------------------


def test_more_points_win() -> None:
    """12"""
    assert ranks(f"outpost; heroes.1 M01; heroes.2 M02; {OVER}") == [2, 1]


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ("0 0 0 0 1", "0 0 0 0 0", [1, 2]),  # more gold
        ("0 0 0 9 0", "0 0 0 0 5", [2, 1]),  # nine diamonds are four gold
        ("0 0 0 1 2", "0 0 0 0 2", [1, 2]),  # then more diamonds
        ("1 1 1 0 1", "0 0 0 0 1", [1, 2]),  # a set of commons is a diamond
        ("1 1 1 1 0", "0 0 0 0 1", [1, 1]),  # and with another one it is gold
        ("2 2 0 0 0", "0 0 0 0 0", [1, 2]),  # a wood and a clay are a stone, and that makes a set
        ("5 0 0 0 0", "0 0 0 0 0", [1, 2]),  # so do five of a kind
        ("4 0 0 0 0", "0 0 0 0 0", [1, 1]),  # four do not
        ("1 1 0 0 1", "0 0 0 0 1", [1, 1]),  # two commons are worth nothing
        ("0 0 0 2 0", "0 0 0 0 1", [1, 1]),  # equal after the best exchange: shared
    ],
)
def test_ties_go_to_gold_then_diamonds_and_else_are_shared(one: str, two: str, expected: list[int]) -> None:
    """12, R13"""
    assert ranks(f"outpost; heroes.1 M02; heroes.2 M03; stock.1 {one}; stock.2 {two}; {OVER}") == expected


def test_barter_helps_in_a_tie() -> None:
    """R13, 12"""
    stocks = "stock.1 3 0 0 0 0; stock.2 3 0 0 0 0"
    assert ranks(f"outpost; {stocks}; {OVER}") == [1, 1]
    assert ranks(f"outpost; {stocks}; artifact.2 barter; {OVER}") == [2, 1]


def test_stored_pieces_do_not_count_in_a_tie() -> None:
    """R8, 5.6, 12"""
    s = "houses.1 bank; plots.1 11; stored.1 1; heroes.2 M02"
    assert ranks(f"outpost; {s}; {OVER}") == [1, 1]
    assert ranks(f"outpost; {s}; stock.2 0 0 0 1 0; {OVER}") == [2, 1]


def test_a_tie_behind_the_winner_is_broken_too() -> None:
    """12"""
    text = "outpost seats=4; heroes.1 M10; heroes.2 M02; heroes.3 M03; heroes.4 M01; stock.3 0 0 0 0 1; round 6; "
    assert ranks(text + "; ".join(f"passed.{seat + 1} 1" for seat in range(4)) + "; over") == [1, 3, 2, 4]


def test_a_shared_place_leaves_the_next_one_empty() -> None:
    """12"""
    text = (
        "outpost seats=3; heroes.1 M02; heroes.2 M03; heroes.3 M01; round 6; passed.1 1; passed.2 1; passed.3 1; over"
    )
    assert ranks(text) == [1, 1, 3]


def test_the_supply_does_not_limit_the_exchange_for_a_tie() -> None:
    """R13, 12"""
    s = table(f"outpost; stock.1 0 0 0 2 0; stock.2 0 0 0 0 32; {OVER}")
    assert s.supply[4] == 0
    assert scoring.best_stock(s, 0) == (1, 0)
    assert scoring.best_stock(s, 1) == (32, 0)


# -- the best exchange, tried against all of them ---------------------------------------------------------------------

Stock = tuple[int, ...]


@cache
def reachable(stock: Stock, barter: bool) -> frozenset[Stock]:
    """Every stock that exchanges lead to (X1 to X4, and X5 in circles that do no harm here)."""
    found = {stock}
    open_stocks = [stock]
    while open_stocks:
        w, c, s, d, g = open_stocks.pop()
        nexts = []
        commons = (w, c, s)
        for one, two, got in product(range(3), repeat=3):
            give = [(one == kind) + (two == kind) for kind in range(3)]
            if all(commons[kind] >= give[kind] for kind in range(3)):
                left = [commons[kind] - give[kind] + (kind == got) for kind in range(3)]
                nexts.append((*left, d, g))
        if min(commons) > 0:
            nexts.append((w - 1, c - 1, s - 1, d + 1, g))
        if d >= 2:
            nexts.append((w, c, s, d - 2, g + 1))
        if g >= 1:
            nexts += [(w + (k == 0), c + (k == 1), s + (k == 2), d, g - 1) for k in range(3)]
        if barter:
            for one, got in product(range(3), repeat=2):
                if commons[one] > 0:
                    nexts.append((*(commons[k] - (k == one) + (k == got) for k in range(3)), d, g))
        for each in nexts:
            if each not in found:
                found.add(each)
                open_stocks.append(each)
    return frozenset(found)


@pytest.mark.parametrize("barter", [False, True])
def test_the_best_exchange_is_the_best_of_all(barter: bool) -> None:
    """R13, 12, 7"""
    s = table(f"outpost; {OVER}{'; artifact.1 barter' if barter else ''}")
    for stock in product(range(5), range(4), range(3), range(3), range(2)):
        if sum(stock) <= 6:
            s.players[0].stock = list(stock)
            best = max((each[4], each[3]) for each in reachable(stock, barter))
            assert scoring.best_stock(s, 0) == best, stock


@pytest.mark.parametrize("barter", [False, True])
@pytest.mark.parametrize("commons", [(7, 0, 0), (9, 1, 0), (0, 5, 5), (8, 2, 1), (0, 0, 12)])
def test_the_best_exchange_of_many_commons(commons: Stock, barter: bool) -> None:
    """R13, 12"""
    s = table(f"outpost; {OVER}{'; artifact.1 barter' if barter else ''}")
    s.players[0].stock = [*commons, 1, 0]
    assert scoring.best_stock(s, 0) == max((each[4], each[3]) for each in reachable((*commons, 1, 0), barter))
