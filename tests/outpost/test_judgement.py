"""How the bots judge a position: what a turn has begun counts already, and what cannot be paid is seen at once."""

from __future__ import annotations

from itertools import product

from prestol.bots.outpost import after_paying, price, value
from prestol.games.outpost.turn import SURCHARGE

from .table import TURN, dealt, play, table


def test_a_building_without_a_place_is_worth_what_it_is_worth_on_its_plot() -> None:
    s = play(table(f"outpost; {TURN}; stock.0 1 1 1 0 0; market.1 sawmill"), "build:1")
    begun = value(s, 0)
    assert begun == value(play(s, "plot:11"), 0)


def test_a_street_that_is_entered_promises_what_its_buildings_bring() -> None:
    street = "houses.0 sawmill diamond_mine quarry; plots.0 11 12 13"
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
