"""Boxes on a board: what the plans of all games share."""

from __future__ import annotations

from typing import NamedTuple

GAP = 12  # between panels


class Box(NamedTuple):
    """A place on the board."""

    x: float
    y: float
    w: float
    h: float

    def meets(self, other: Box) -> bool:
        across = self.x < other.x + other.w and other.x < self.x + self.w
        return across and self.y < other.y + other.h and other.y < self.y + self.h


def around(*boxes: Box) -> Box:
    """What holds all of these, with the air around them."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left - GAP / 2, top - GAP / 2, right - left + GAP, bottom - top + GAP)


def areas(players: list[Box], seat: int | None = None, hand: Box | None = None) -> list[Box]:
    """What there is to see of each player, whose panels these are; a seat has its hand there, too."""
    return [around(box, hand) if hand and number == seat else around(box) for number, box in enumerate(players)]


def seated(own: Box, others: list[Box], seat: int) -> list[Box]:
    """The others follow in seat order, beginning after the own one."""
    players = len(others) + 1
    return [own if number == seat else others[(number - seat) % players - 1] for number in range(players)]


def grid(box: Box, columns: int, rows: int) -> list[Box]:
    w = (box.w - GAP * (columns - 1)) / columns
    h = (box.h - GAP * (rows - 1)) / rows
    return [
        Box(box.x + column * (w + GAP), box.y + row * (h + GAP), w, h)
        for row in range(rows)
        for column in range(columns)
    ]
