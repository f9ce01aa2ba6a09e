# mypyc
"""The nine cells of a grid (1): of the lands, whose rows are regions, and of the settlement, whose rows are streets.

A set of cells is a number with a bit for each; so is a set of columns, or of rows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROWS: Final = 3
COLUMNS: Final = 3
CELLS: Final = 9
NO_CELLS: Final = 0
ALL_COLUMNS: Final = 7
CELL_NAMES: Final[list[str]] = [f"{row + 1}{column + 1}" for row in range(ROWS) for column in range(COLUMNS)]


def row(cell: i64) -> i64:
    return cell // COLUMNS


def column(cell: i64) -> i64:
    return cell % COLUMNS


def cell_at(row: i64, column: i64) -> i64:
    return COLUMNS * row + column


def single(cell: i64) -> i64:
    """The set of one cell, column or row."""
    return 1 << cell


def holds(cells: i64, cell: i64) -> bool:
    return cells >> cell & 1 == 1


def cells_in(row: i64, columns: i64) -> i64:
    """The cells of a row in these columns."""
    return columns << COLUMNS * row


def first(cells: i64) -> i64:
    """The first cell of a set that is not empty, in the order of the columns."""
    cell: i64 = 0
    while cells >> cell & 1 == 0:
        cell += 1
    return cell


def without_first(cells: i64) -> i64:
    return cells & (cells - 1)


def listed(cells: i64) -> list[int]:
    return [cell for cell in range(CELLS) if holds(cells, cell)]


def neighbours(cell: int) -> i64:
    """The cells that share a side with this one."""
    found: i64 = NO_CELLS
    for other in range(CELLS):
        down, across = int(row(other) - row(cell)), int(column(other) - column(cell))
        if abs(down) + abs(across) == 1:
            found |= single(other)
    return found


TOUCHING: Final[list[int]] = [neighbours(cell) for cell in range(CELLS)]


def reached(cells: i64) -> i64:
    """Those of these cells that exploring can have led to, beginning in region I (5.2)."""
    found = single(first(cells)) if cells & ALL_COLUMNS != NO_CELLS else NO_CELLS
    more: i64 = NO_CELLS
    while found != more:
        more = found
        for cell in range(CELLS):
            if holds(cells, cell) and more & TOUCHING[cell] != NO_CELLS:
                found |= single(cell)
    return found
