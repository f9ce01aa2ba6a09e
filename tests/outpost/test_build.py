"""Build (5.1): a tile of the market, its price, a cell of the settlement."""

from __future__ import annotations

import pytest

from prestol.games.outpost.rules.cards import RESOURCE_NAMES
from prestol.games.outpost.rules.cells import CELL_NAMES

from .table import TURN, actions, asked, asks, choices, houses, market, play, refused, settlers, stock, supply, table

COSTS = {
    "sawmill": "stone",
    "clay_pit": "wood",
    "quarry": "clay",
    "diamond_mine": "gold",
    "warehouse": "diamond",
    "bazaar": "diamond",
    "alchemist": "stone",
    "jeweller": "gold",
    "tavern": "gold",
    "bank": "clay",
    "cathedral": "wood",
    "trading_post": "diamond",
}
NINE = "sawmill sawmill sawmill clay_pit clay_pit clay_pit quarry quarry quarry"
CELLS = " ".join(CELL_NAMES)
# every tile but one tavern lies somewhere else than in the pile
ALL_ELSEWHERE = "; ".join(
    [f"market.{slot} {name} {name} {name}" for slot, name in enumerate(["jeweller", "alchemist", "bazaar"], 2)]
    + [f"houses.2 {NINE}", f"plots.2 {CELLS}"]
    + ["market.5 bank bank bank", "market.6 cathedral cathedral cathedral", "market.7 warehouse warehouse warehouse"]
    + ["market.8 trading_post trading_post trading_post", "market.9 tavern tavern"]
    + ["houses.1 diamond_mine diamond_mine diamond_mine", "plots.1 11 12 13"]
)


def one(resource: str) -> str:
    """A stock of one piece."""
    return " ".join("1" if name == resource else "0" for name in RESOURCE_NAMES)


def test_a_sawmill_is_built_for_a_stone_and_a_settler() -> None:
    """V2, 5.1"""
    s = play(table(f"outpost; {TURN}; stock.1 1 1 1 0 0; market.1 sawmill"), "build:1", "plot:11")
    assert stock(s) == (1, 1, 0, 0, 0)
    assert settlers(s) == (5, 0)
    assert houses(s) == {"11": "sawmill"}


def test_the_emptied_slot_gets_a_new_tile() -> None:
    """V2, 5.1"""
    s = table(f"outpost; {TURN}; stock.1 1 1 1 0 0; market.1 sawmill; market.2 bank")
    pile = s.pile[:]
    play(s, "build:1", "plot:11")
    [new] = s.market[0]
    assert new in pile
    assert s.pile == [card for card in pile if card != new]
    assert market(s)[1:] == [["bank"], *[[]] * 7]


@pytest.mark.parametrize(("building", "cost"), COSTS.items())
def test_a_building_costs_one_piece(building: str, cost: str) -> None:
    """5.1, 5.6"""
    s = table(f"outpost; {TURN}; stock.1 {one(cost)}; market.3 {building}")
    before = supply(s)[cost]
    play(s, "build:3", "plot:22")
    assert houses(s) == {"22": building}
    assert stock(s) == (0, 0, 0, 0, 0)
    assert supply(s)[cost] == before + 1


@pytest.mark.parametrize(("building", "cost"), COSTS.items())
def test_without_that_piece_it_cannot_be_built(building: str, cost: str) -> None:
    """5.1, 5"""
    others = " ".join("0" if name == cost else "1" for name in RESOURCE_NAMES)
    s = table(f"outpost; {TURN}; stock.1 {others}; market.3 {building}")
    assert refused(s)["build:3"] == "cannot_pay"


def test_a_building_goes_to_any_empty_cell() -> None:
    """5.1"""
    s = play(
        table(f"outpost; {TURN}; stock.1 0 0 1 0 0; market.1 sawmill; houses.1 bank bank; plots.1 12 31"), "build:1"
    )
    assert asks(s) == "plot"
    assert actions(s, "plot") == ["11", "13", "21", "22", "23", "32", "33"]
    assert refused(s) == {"plot:12": "cell_taken", "plot:31": "cell_taken"}


@pytest.mark.parametrize("cell", CELL_NAMES)
def test_an_empty_settlement_takes_it_everywhere(cell: str) -> None:
    """5.1, R26"""
    s = play(table(f"outpost; {TURN}; stock.1 0 0 1 0 0; market.1 sawmill"), "build:1", f"plot:{cell}")
    assert houses(s) == {cell: "sawmill"}


def test_the_last_cell_needs_no_question() -> None:
    """5.1, 16"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 0 1; market.1 tavern; houses.1 {NINE[:-7]}; plots.1 {CELLS[:-3]}")
    play(s, "build:1")
    assert houses(s)["33"] == "tavern"
    assert asks(s) == "turn"


def test_without_an_empty_cell_nothing_is_built() -> None:
    """5.1"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 0 1; market.1 tavern; houses.1 {NINE}; plots.1 {CELLS}")
    assert refused(s)["build:1"] == "no_room"
    assert actions(s, "build") == []


def test_nothing_is_built_from_an_empty_slot() -> None:
    """5.1"""
    s = table(f"outpost; {TURN}; stock.1 1 1 1 1 1; market.1 tavern")
    assert refused(s)["build:2"] == "slot_empty"
    assert actions(s, "build") == ["1"]


def test_without_settlers_nothing_is_built() -> None:
    """5.1, 4"""
    s = table(f"outpost; {TURN}; stock.1 1 1 1 1 1; market.1 tavern; base.1 0")
    assert refused(s)["build:1"] == "too_few_settlers"


def test_an_extra_settler_builds_too() -> None:
    """5.1, 4"""
    s = table(f"outpost; {TURN}; stock.1 1 1 1 1 1; market.1 tavern; base.1 0; extra.1 2")
    play(s, "build:1", "plot:11")
    assert settlers(s) == (0, 1)
    assert s.players[0].spent == 1


def test_from_a_stack_one_tile_is_taken_and_none_drawn() -> None:
    """5.1, 11"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 0 1; market.4 tavern tavern")
    pile = len(s.pile)
    play(s, "build:4", "plot:11")
    assert market(s)[3] == ["tavern"]
    assert len(s.pile) == pile


def test_when_the_pile_is_empty_the_slot_stays_empty() -> None:
    """5.1, 15"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 0 1; market.1 tavern; {ALL_ELSEWHERE}")
    assert s.pile == []
    play(s, "build:1", "plot:33")
    assert market(s)[0] == []
    assert refused(s)["build:1"] == "acted_already"


def test_one_may_build_in_every_turn_of_a_round() -> None:
    """4, 5.1"""
    s = table(f"outpost; {TURN}; stock.1 0 0 2 0 0; market.1 sawmill; market.2 alchemist; passed.2 1")
    play(s, "build:1", "plot:11", "end", "build:2", "plot:12", "end")
    assert houses(s) == {"11": "sawmill", "12": "alchemist"}
    assert (asked(s), settlers(s)) == (0, (4, 0))


def test_building_is_the_action_of_the_turn() -> None:
    """3, 5.1"""
    s = table(f"outpost; {TURN}; stock.1 0 0 1 0 0; market.1 sawmill; lands.1 I-01; cells.1 11")
    play(s, "build:1", "plot:11")
    assert choices(s) == ["pass", "end"]
    assert refused(s)["region:1"] == "acted_already"


def test_building_alone_brings_no_effect() -> None:
    """5.1, 10"""
    s = play(table(f"outpost; {TURN}; stock.1 0 0 1 0 0; market.1 sawmill"), "build:1", "plot:11")
    assert stock(s) == (0, 0, 0, 0, 0)
