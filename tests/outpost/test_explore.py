"""Explore (5.2): a region, a cell that touches, the next tile of its stack."""

from __future__ import annotations

import pytest

from prestol.games.outpost.rules.cells import CELL_NAMES

from .table import TURN, actions, asks, beasts, lands, last_cell, last_tile, play, refused, settlers, stock, table, told

WHOLE_ROW = "lands.1 I-01 I-02 I-03; cells.1 11 12 13"
TILES = [f"{'I' * region}-{column:02}" for region in (1, 2, 3) for column in (1, 2, 3)]


def explored(*cells: str) -> str:
    """A position whose player has explored these cells."""
    tiles = [TILES[CELL_NAMES.index(cell)] for cell in cells]
    return f"outpost; {TURN}; lands.1 {' '.join(tiles)}; cells.1 {' '.join(cells)}"


def touches(one: str, other: str) -> bool:
    return abs(int(one[0]) - int(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def grown(cells: frozenset[str]) -> set[frozenset[str]]:
    """The lands that one more territory can lead to."""
    starts = [cell for cell in CELL_NAMES if cell[0] == "1"]
    open_cells = (
        starts if not cells else [c for c in CELL_NAMES if c not in cells and any(touches(c, x) for x in cells)]
    )
    return {cells | {cell} for cell in open_cells}


def all_lands() -> list[frozenset[str]]:
    """Every shape that lands can have."""
    found: set[frozenset[str]] = {frozenset()}
    newest = found
    while newest:
        newest = {shape for cells in newest for shape in grown(cells)} - found
        found = found | newest
    return sorted(found, key=sorted)


def test_the_first_territory_is_in_region_1_in_any_column() -> None:
    """V3, 5.2"""
    s = table(f"outpost; {TURN}")
    assert actions(s, "explore") == ["11", "12", "13"]
    assert {refused(s)[f"explore:{cell}"] for cell in CELL_NAMES[3:]} == {"first_in_region_1"}


def test_after_the_middle_of_region_1_its_sides_and_the_cell_above_are_open() -> None:
    """V3, 5.2, 1"""
    s = play(table(f"outpost; {TURN}; passed.2 1"), "explore:12")
    assert settlers(s) == (5, 0)
    play(s, "end")
    assert actions(s, "explore") == ["11", "13", "22"]
    assert refused(s)["explore:12"] == "cell_taken"
    assert {refused(s)[f"explore:{cell}"] for cell in ("21", "23", "31", "32", "33")} == {"not_touching"}


@pytest.mark.parametrize(("cell", "cost"), [("12", 1), ("21", 2), ("31", 3)])
def test_a_territory_costs_as_many_settlers_as_its_region_is_far(cell: str, cost: int) -> None:
    """V3, 5.2"""
    s = play(table(explored("11", *(["21"] if cell != "21" else []))), f"explore:{cell}")
    assert settlers(s) == (6 - cost, 0)


@pytest.mark.parametrize(("cell", "cost"), [("12", 1), ("21", 2), ("31", 3)])
def test_with_one_settler_less_it_stays_unknown(cell: str, cost: int) -> None:
    """5.2, 4"""
    position = explored("11", *(["21"] if cell != "21" else []))
    assert refused(table(f"{position}; base.1 {cost - 1}"))[f"explore:{cell}"] == "too_few_settlers"
    assert cell in actions(table(f"{position}; base.1 {cost}"), "explore")


def test_base_and_extra_settlers_explore_together() -> None:
    """4, 5.2, R4"""
    s = play(table(f"{explored('11', '21')}; base.1 2; extra.1 3"), "explore:31")
    assert settlers(s) == (0, 2)
    assert s.players[0].spent == 1


def test_corners_do_not_touch() -> None:
    """1, 5.2"""
    s = table(explored("11"))
    assert actions(s, "explore") == ["12", "21"]
    assert refused(s)["explore:22"] == "not_touching"


def test_region_1_does_not_touch_region_3() -> None:
    """1, 5.2"""
    s = table(f"outpost; {TURN}; {WHOLE_ROW}")
    assert actions(s, "explore") == ["21", "22", "23"]
    assert refused(s)["explore:31"] == "not_touching"


def test_a_territory_with_a_monster_connects_like_any_other() -> None:
    """R20, 5.2"""
    assert actions(table(f"{explored('11', '21')}; beasts.1 11 21"), "explore") == ["12", "22", "31"]


@pytest.mark.parametrize("cell", ["13", "21", "22", "31"])
def test_the_next_tile_of_the_stack_lies_on_the_chosen_cell(cell: str) -> None:
    """5.2, R6"""
    s = table(explored("11", "12", *(["21"] if cell != "21" else [])))
    stacks = [len(stack) for stack in s.stacks]
    region = int(cell[0]) - 1
    may_come = {s.cards.names[card] for card in s.stacks[region]}
    play(s, f"explore:{cell}")
    assert lands(s)[cell] in may_come
    assert [len(stack) for stack in s.stacks] == [size - (number == region) for number, size in enumerate(stacks)]


@pytest.mark.parametrize("tile", ["I-08", "II-12", "III-01"])
def test_the_last_tile_of_a_stack_is_drawn_too(tile: str) -> None:
    """5.2, 15"""
    s = play(table(last_tile(tile)), f"explore:{last_cell(tile)}")
    assert lands(s)[last_cell(tile)] == tile
    assert s.stacks[len(tile.partition("-")[0]) - 1] == []


def test_the_cell_is_chosen_before_the_tile_is_seen_and_not_asked_again() -> None:
    """R6, 5.2"""
    s = table(explored("11"))
    events = told(s, "explore:21")
    assert asks(s) == "turn"
    [card] = [a for name, _, a, _ in events if name == "explored"]
    assert s.cards.names[card] == lands(s)["21"]


def test_exploring_brings_no_resource_by_itself() -> None:
    """5.2"""
    s = play(table(explored("11")), "explore:12")
    assert stock(s) == (0, 0, 0, 0, 0)


def test_one_may_explore_in_every_turn_of_a_round() -> None:
    """4, 5.2"""
    s = table(f"outpost; {TURN}; passed.2 1")
    play(s, "explore:11", "end", "explore:12", "end", "explore:13", "end", "explore:22", "end")
    assert sorted(lands(s)) == ["11", "12", "13", "22"]
    assert settlers(s) == (1, 0)


def test_full_lands_have_no_cell_left() -> None:
    """5.2"""
    s = table(explored(*CELL_NAMES))
    assert actions(s, "explore") == []
    assert {refused(s)[f"explore:{cell}"] for cell in CELL_NAMES} == {"cell_taken"}


def test_all_lands_but_empty_ones_begin_in_region_1() -> None:
    """5.2"""
    shapes = all_lands()
    assert frozenset(CELL_NAMES) in shapes
    assert [sorted(shape) for shape in shapes if not any(cell[0] == "1" for cell in shape)] == [[]]


def test_only_the_number_of_territories_in_each_row_matters() -> None:
    """R26, 5.2"""
    for shape in all_lands():
        s = table(explored(*sorted(shape)) if shape else f"outpost; {TURN}")
        rows = [sum(cell[0] == row for cell in shape) for row in "123"]
        expected = {
            "1": rows[0] < 3,
            "2": rows[0] > 0 and rows[1] < 3,
            "3": rows[1] > 0 and rows[2] < 3,
        }
        assert {row: any(c[0] == row for c in actions(s, "explore")) for row in "123"} == expected


def test_legal_cells_are_the_empty_ones_that_touch() -> None:
    """5.2, 1"""
    for shape in all_lands():
        if shape:
            found = {shape | {cell} for cell in actions(table(explored(*sorted(shape))), "explore")}
            assert found == grown(shape)


def test_no_monster_comes_while_nobody_stands_in_the_row() -> None:
    """R25, 6, 5.2"""
    assert beasts(play(table(explored("11")), "explore:12")) == []
