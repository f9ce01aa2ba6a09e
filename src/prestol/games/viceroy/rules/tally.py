# mypyc
"""The tokens on a player's cards, counted in one go: the score pad and those who judge a position need most of it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from prestol.games.viceroy.rules import counts
from prestol.games.viceroy.rules.cards import COLOURS, bonus_worth
from prestol.games.viceroy.rules.places import level_of
from prestol.games.viceroy.rules.player import Player
from prestol.games.viceroy.rules.tokens import (
    ATTACK,
    CIRCLE_BONUS,
    DEFENSE,
    INFINITE,
    MAGIC,
    MAGIC_BONUS,
    SCIENCE,
    STORED,
    VP,
    bonus_colour,
    gem_colour,
    is_used,
    kind_of,
    place_of,
)


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
        for token in player.tokens:
            self.count(kind_of(token), place_of(token))

    def count(self, kind: i64, place: i64) -> None:
        if kind == SCIENCE:
            self.science += 1
        elif kind == MAGIC:
            self.magic += 1
        elif kind == DEFENSE:
            self.defense += 1
        elif kind == ATTACK:
            self.attack += 1
        elif kind < MAGIC_BONUS:
            self.points += kind - VP
        elif kind < CIRCLE_BONUS:
            self.magic_bonus += kind - MAGIC_BONUS
        elif kind < INFINITE:
            self.bonuses += counts.only(bonus_colour(kind), bonus_worth(kind))
        elif kind < STORED:
            self.infinite += 1
            self.used += 1 if is_used(kind) else 0
            self.levels += level_of(place)
            self.gems += counts.only(gem_colour(kind), 1)

    def sets(self) -> i64:
        """Of one defense, one magic, one science."""
        fewest = self.science
        if self.magic < fewest:
            fewest = self.magic
        return self.defense if self.defense < fewest else fewest

    def circle_bonus(self, colour: i64) -> i64:
        """What the bonuses of a colour add to each of its circles and infinite gems."""
        return counts.of_colour(self.bonuses, colour)

    def infinite_points(self) -> i64:
        """Each is worth the level of its card and the bonuses of its colour."""
        total = self.levels
        if self.bonuses > 0:
            for colour in range(COLOURS):
                total += counts.of_colour(self.gems, colour) * self.circle_bonus(colour)
        return total

    def magic_points(self) -> i64:
        """Magic tokens times the sum of the magic bonuses."""
        return self.magic * self.magic_bonus
