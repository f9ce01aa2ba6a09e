"""How the bots judge a position: now, with all that a turn has begun, and from afar, by learned weights."""

from __future__ import annotations

from itertools import product

import pytest

from prestol.games.outpost.bot import WEIGHTS, after_paying, best_guest, facts, harvest, price, value, works
from prestol.games.outpost.rules.state import SURCHARGE

from .table import TURN, dealt, play, table


def test_a_building_without_a_place_is_worth_what_it_is_worth_on_its_plot() -> None:
    s = play(table(f"outpost; {TURN}; stock.1 1 1 1 0 0; market.1 sawmill"), "build:1")
    begun = value(s, 0)
    assert begun == value(play(s, "plot:11"), 0)


def test_a_street_that_is_entered_promises_what_its_buildings_bring() -> None:
    street = "houses.1 sawmill diamond_mine quarry; plots.1 11 12 13"
    s = table(f"outpost; {TURN}; {street}")
    before = value(s, 0)
    entered = value(play(s, "street:1"), 0)
    assert entered > before
    assert value(play(s, "use:12"), 0) > before


def test_who_has_less_than_the_price_cannot_pay_after_any_exchanges() -> None:
    cards = dealt().cards
    costs = {tuple(cards.cost[card]) for card in range(len(cards.cost)) if sum(cards.cost[card]) > 0}
    refused = 0
    for stock, cost, surcharge in product(product(range(3), repeat=5), sorted(costs), sorted(set(SURCHARGE))):
        if price(list(stock)) < price(list(cost)) + 3 * surcharge:
            assert after_paying(list(stock), list(cost), surcharge) == []
            refused += 1
    assert refused > 1000


def test_every_fact_has_a_weight() -> None:
    assert len(facts(dealt(), 0)) == len(WEIGHTS)


def test_work_done_in_this_round_is_work_for_later_rounds_only() -> None:
    s = table(f"outpost; {TURN}; houses.1 sawmill diamond_mine quarry; plots.1 11 12 13")
    player = s.players[0]
    before = works(s, player, 0, 0, 0)
    after = works(s, player, 0, 1, 0)
    assert sum(before) - sum(after) == max(before)
    assert max(before) == harvest(s, player)


@pytest.mark.parametrize(("stock", "brings"), [("1 0 0 0 1", 50), ("1 0 0 2 0", 50), ("1 0 0 1 0", 0)])
def test_the_best_guest_may_need_exchanges(stock: str, brings: int) -> None:
    s = table(f"outpost; {TURN}; stock.1 {stock}; row.4 M04")
    assert best_guest(s, s.players[0]) == brings
