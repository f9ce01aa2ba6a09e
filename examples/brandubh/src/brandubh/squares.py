"""The squares of the board, numbered row by row from a1 (rule 1)."""

from __future__ import annotations

SIZE = 7
NAMES = [f"{column}{row + 1}" for row in range(SIZE) for column in "abcdefg"]


def square(name: str) -> int:
    return NAMES.index(name)


def line(start: int, down: int, across: int) -> list[int]:
    """The squares that lead from one straight to the edge."""
    row, column, found = start // SIZE + down, start % SIZE + across, []
    while 0 <= row < SIZE and 0 <= column < SIZE:
        found.append(row * SIZE + column)
        row, column = row + down, column + across
    return found


WAYS = [[line(start, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))] for start in range(SIZE * SIZE)]
THRONE = square("d4")
CORNERS = {square(name) for name in ("a1", "g1", "a7", "g7")}
CASTLES = {THRONE, *CORNERS}
COURT = {THRONE, *(way[0] for way in WAYS[THRONE])}  # the throne and the squares beside it
