"""What each building does when it is used (5.6)."""

from __future__ import annotations

import pytest

from .table import TURN, actions, asks, choices, play, refused, settlers, stock, table

WORKS = [  # building, stock before, answers after “use”, stock after
    ("sawmill", "0 0 0 0 0", [], (1, 0, 0, 0, 0)),
    ("clay_pit", "0 0 0 0 0", [], (0, 1, 0, 0, 0)),
    ("quarry", "0 0 0 0 0", [], (0, 0, 1, 0, 0)),
    ("diamond_mine", "0 0 0 0 0", [], (0, 0, 0, 1, 0)),
    ("warehouse", "0 0 0 0 0", ["kind:wood"], (1, 0, 0, 0, 0)),
    ("warehouse", "0 0 0 0 0", ["kind:clay"], (0, 1, 0, 0, 0)),
    ("warehouse", "0 0 0 0 0", ["kind:stone"], (0, 0, 1, 0, 0)),
    ("bazaar", "1 1 1 0 0", ["kind:wood"], (0, 1, 1, 0, 1)),
    ("bazaar", "1 1 1 0 0", ["kind:clay"], (1, 0, 1, 0, 1)),
    ("bazaar", "1 1 1 0 0", ["kind:stone"], (1, 1, 0, 0, 1)),
    ("alchemist", "0 0 0 0 1", [], (0, 0, 0, 2, 0)),
    ("jeweller", "0 0 0 1 0", [], (1, 1, 1, 0, 0)),
    ("tavern", "0 0 0 1 0", [], (0, 0, 0, 0, 0)),
    ("bank", "0 0 0 0 1", [], (0, 0, 0, 0, 0)),
    ("cathedral", "0 0 0 1 0", [], (0, 0, 0, 0, 0)),
]
IDLE = [  # building, a stock with which it does not work
    ("bazaar", "0 0 0 3 3"),
    ("alchemist", "3 3 3 3 0"),
    ("jeweller", "3 3 3 0 3"),
    ("tavern", "3 3 3 0 3"),
    ("bank", "3 3 3 3 0"),
    ("cathedral", "3 3 3 0 3"),
    ("trading_post", "3 3 3 3 3"),
]
SAWMILL = f"outpost; {TURN}; houses.1 sawmill {{}}; plots.1 11 12; stock.1 {{}}"  # so that the street always works


@pytest.mark.parametrize(("building", "before", "answers", "after"), WORKS)
def test_a_building_works(building: str, before: str, answers: list[str], after: tuple[int, ...]) -> None:
    """5.6"""
    s = table(SAWMILL.format(building, before))
    play(s, "street:1", "use:12", *answers)
    assert stock(s) == after


@pytest.mark.parametrize(("building", "before"), IDLE)
def test_a_building_does_not_work_without_what_it_takes(building: str, before: str) -> None:
    """5.6"""
    s = play(table(SAWMILL.format(building, before)), "street:1")
    assert refused(s)["use:12"] == "building_idle"


def test_the_warehouse_lets_choose_among_commons_only() -> None:
    """5.6, 16"""
    s = play(table(SAWMILL.format("warehouse", "0 0 0 0 0")), "street:1", "use:12")
    assert asks(s) == "kind"
    assert choices(s) == ["kind:wood", "kind:clay", "kind:stone"]


def test_the_bazaar_takes_a_common_that_one_has() -> None:
    """5.6, 16"""
    s = play(table(SAWMILL.format("bazaar", "1 0 1 5 5")), "street:1", "use:12")
    assert choices(s) == ["kind:wood", "kind:stone"]
    assert refused(s) == {"kind:clay": "cannot_pay"}


def test_the_tavern_brings_two_extra_settlers() -> None:
    """5.6, 4"""
    s = play(table(SAWMILL.format("tavern", "0 0 0 1 0")), "street:1", "use:12")
    assert settlers(s) == (5, 2)
    assert s.settlers == 22


@pytest.mark.parametrize(("building", "pieces", "left"), [("bank", "0 0 0 0 4", 19), ("cathedral", "0 0 0 4 0", 29)])
def test_what_is_stored_is_locked_and_has_no_limit(building: str, pieces: str, left: int) -> None:
    """5.6"""
    houses = f"houses.1 {building} {building}; plots.1 11 12; stored.1 9 0"
    s = play(table(f"outpost; {TURN}; stock.1 {pieces}; {houses}"), "street:1", "use:11", "use:12", "done")
    assert s.players[0].stored == [10, 1]
    assert sum(stock(s)) == 2
    assert left in s.supply


def test_a_bank_takes_one_piece_of_gold_at_a_time() -> None:
    """5.6"""
    s = play(table(f"outpost; {TURN}; stock.1 0 0 0 0 3; houses.1 bank; plots.1 11"), "street:1", "use:11")
    assert s.players[0].stored == [1]
    assert refused(s)["use:11"] == "building_used"


# -- the trading post -------------------------------------------------------------------------------------------------

FORTS = "lands.1 I-01 I-05 I-02 II-04; cells.1 11 12 13 21; forts.1 11 13 21"  # wood, (clay), wood, diamond
POST = f"outpost; {TURN}; houses.1 trading_post; plots.1 11; {FORTS}"


def test_the_trading_post_brings_the_resource_of_a_fortified_territory() -> None:
    """5.6"""
    s = play(table(POST), "street:1")
    assert asks(s) == "kind"
    assert choices(s) == ["kind:wood", "kind:diamond"]
    assert refused(s) == {"kind:clay": "no_fort", "kind:stone": "no_fort", "kind:gold": "no_fort"}
    assert stock(play(s, "kind:diamond")) == (0, 0, 0, 1, 0)


def test_equal_resources_are_one_answer() -> None:
    """16, 5.6"""
    s = table(POST.replace("forts.1 11 13 21", "forts.1 11 13"))
    assert stock(play(s, "street:1")) == (1, 0, 0, 0, 0)


def test_the_trading_post_neither_needs_nor_blocks_the_fortification() -> None:
    """5.6, 5.7"""
    s = table(f"{POST}; forts_used.1 11 13; passed.2 1")
    play(s, "street:1", "kind:wood", "end")
    assert actions(s, "fort") == ["21"]
    s = play(table(f"{POST}; passed.2 1"), "street:1", "kind:wood", "end")
    assert actions(s, "fort") == ["11", "13", "21"]


def test_it_brings_no_monster() -> None:
    """5.6, 6"""
    s = play(table(f"{POST}; row.4 T01"), "street:1", "kind:wood")
    assert s.players[0].beasts == 0


def test_fortifications_of_others_do_not_count() -> None:
    """5.6"""
    s = table(f"outpost; {TURN}; houses.1 trading_post; plots.1 11; lands.2 I-01; cells.2 11; forts.2 11")
    assert refused(s)["street:1"] == "nothing_to_use"


# -- short supply -----------------------------------------------------------------------------------------------------

SHORT = [  # building, own stock, what the other has
    ("sawmill", "0 0 0 0 0", "16 0 0 0 0"),
    ("clay_pit", "0 0 0 0 0", "0 16 0 0 0"),
    ("quarry", "0 0 0 0 0", "0 0 16 0 0"),
    ("diamond_mine", "0 0 0 0 0", "0 0 0 42 0"),
    ("warehouse", "0 0 0 0 0", "16 16 16 0 0"),
    ("bazaar", "1 0 0 0 0", "0 0 0 0 32"),
    ("alchemist", "0 0 0 0 1", "0 0 0 41 0"),
    ("jeweller", "0 0 0 1 0", "0 0 16 0 0"),
    ("tavern", "0 0 0 1 0", "0 0 0 0 0; extra.2 24"),
]


@pytest.mark.parametrize(("building", "mine", "theirs"), SHORT)
def test_a_building_works_only_if_all_it_brings_is_there(building: str, mine: str, theirs: str) -> None:
    """15, R16, 5.6"""
    s = table(f"outpost; {TURN}; stock.1 {mine}; houses.1 {building}; plots.1 11; stock.2 {theirs}")
    assert refused(s)["street:1"] == "nothing_to_use"


def test_the_warehouse_brings_what_there_is() -> None:
    """15, 5.6"""
    s = play(table(f"outpost; {TURN}; houses.1 warehouse; plots.1 11; stock.2 16 0 0 0 0"), "street:1")
    assert choices(s) == ["kind:clay", "kind:stone"]
    assert refused(s) == {"kind:wood": "supply_empty"}


def test_the_tavern_works_for_the_last_settler() -> None:
    """15, R16, 5.6"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 1 0; houses.1 tavern; plots.1 11; extra.2 23")
    assert settlers(play(s, "street:1")) == (5, 1)


def test_the_trading_post_brings_only_what_there_is() -> None:
    """15, 5.6"""
    s = play(table(f"{POST}; stock.2 16 0 0 0 0"), "street:1")
    assert stock(s) == (0, 0, 0, 1, 0)


def test_banks_and_cathedrals_need_no_supply() -> None:
    """15, 5.6"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 1 1; stock.2 16 16 16 41 31; houses.1 bank cathedral; plots.1 11 12")
    play(s, "street:1", "use:11", "use:12")
    assert s.players[0].stored == [1, 1]
