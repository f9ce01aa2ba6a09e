"""Random play for tests: the tables to play at, and every position on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import spies

from prestol import Match, game
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.game import Game

SPIES = spies.GAME
CONSPIRACY = game("conspiracy")


class Table(NamedTuple):
    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *self.options])

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, self.options)

    def match(self, seed: int) -> Match:
        return Match(self.game, self.seats, seed, self.options)


SPIES_TABLES = [Table(SPIES, seats, {}) for seats in SPIES.seats]
CONSPIRACY_TABLES = [
    Table(CONSPIRACY, seats, options) for seats in CONSPIRACY.seats for options in ({}, {"promo": "yes"})
]
TABLES = CONSPIRACY_TABLES + SPIES_TABLES


def pick(state: State, chance: Quick) -> tuple[int, int]:
    """A random seat of those asked, and a random legal answer."""
    seat = state.waiting[chance.below(len(state.waiting))]
    legal = state.legal(seat)
    return seat, legal[chance.below(len(legal))]


def walk(state: State, seed: int) -> Iterator[State]:
    """Play at random to the end; yields the state before every answer and at the end, always the same object."""
    chance = Quick(seed)
    while not state.over:
        yield state
        state.apply(*pick(state, chance))
    yield state


def walks(table: Table, games: int) -> Iterator[State]:
    for seed in range(games):
        yield from walk(table.new(seed), seed)


def after(state: State, *answers: tuple[int, int]) -> State:
    """The state after some answers; the given one stays as it is."""
    copy = state.clone()
    for seat, action in answers:
        copy.apply(seat, action)
    return copy


def finish(state: State, seed: int) -> State:
    """Play at random to the end."""
    for _ in walk(state, seed):
        pass
    return state


def play_on(match: Match, seed: int, answers: int = 10_000) -> Match:
    """Play so many random answers, or to the end."""
    chance = Quick(seed)
    for _ in range(answers):
        if not match.state.over:
            match.play(*pick(match.state, chance))
    return match
