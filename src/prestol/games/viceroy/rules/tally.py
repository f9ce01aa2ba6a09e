# mypyc
"""The tokens on a player's cards, counted in one go: the score pad and those who judge a position need most of it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from prestol.games.viceroy.cards import (
    ATTACK,
    CIRCLE_BONUS,
    COLOURS,
    DEFENSE,
    INFINITE,
    MAGIC,
    MAGIC_BONUS,
    SCIENCE,
    STORED,
    USED,
    VP,
    bonus_colour,
    bonus_worth,
)
from prestol.games.viceroy.places import level_of
from prestol.games.viceroy.state import Player

BITS: Final = 8  # for each colour, where one number holds four


@final
@mypyc_attr(acyclic=True)
class Tally:
    def __init__(self, player: Player) -> None:
        self.science: i64 = 0
        self.magic: i64 = 0
        self.defense: i64 = 0
        self.attack: i64 = 0  # on cards, not behind the screen
        self.points: i64 = 0
        self.magic_bonus: i64 = 0
        self.infinite: i64 = 0  # gems, used ones included …
        self.used: i64 = 0  # … those of them that have paid this turn …
        self.levels: i64 = 0  # … the sum of their levels …
        self.gems: i64 = 0  # … and how many of each colour
        self.bonuses: i64 = 0  # what each colour's circle bonuses add
        for entry in player.tokens:
            self.count(entry & 63, entry >> 6)

    def count(self, token: i64, place: i64) -> None:
        if token == SCIENCE:
            self.science += 1
        elif token == MAGIC:
            self.magic += 1
        elif token == DEFENSE:
            self.defense += 1
        elif token == ATTACK:
            self.attack += 1
        elif token < MAGIC_BONUS:
            self.points += token - VP
        elif token < CIRCLE_BONUS:
            self.magic_bonus += token - MAGIC_BONUS
        elif token < INFINITE:
            self.bonuses += bonus_worth(token) << BITS * bonus_colour(token)
        elif token < STORED:
            self.infinite += 1
            self.used += 1 if token >= USED else 0
            self.levels += level_of(place)
            self.gems += 1 << BITS * (token & 3)

    def sets(self) -> i64:
        """Of one defense, one magic, one science."""
        fewest = self.science
        if self.magic < fewest:
            fewest = self.magic
        return self.defense if self.defense < fewest else fewest

    def circle_bonus(self, colour: i64) -> i64:
        """What the bonuses of a colour add to each of its circles and infinite gems."""
        return self.bonuses >> BITS * colour & 255

    def infinite_points(self) -> i64:
        """Each is worth the level of its card and the bonuses of its colour."""
        total = self.levels
        if self.bonuses > 0:
            for colour in range(COLOURS):
                total += (self.gems >> BITS * colour & 255) * self.circle_bonus(colour)
        return total

    def magic_points(self) -> i64:
        """Magic tokens times the sum of the magic bonuses."""
        return self.magic * self.magic_bonus
