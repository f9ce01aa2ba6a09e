"""Bots: they are given views and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from prestol.bots.greedy import Greedy
from prestol.bots.levels import LEVELS, searcher
from prestol.bots.random import Random
from prestol.bots.team import Team
from prestol.core.errors import BadSetup
from prestol.core.game import Game
from prestol.core.knowledge import View


class Bot(Protocol):
    """Anything that can answer for a seat, knowing what the seat knows."""

    def choose(self, view: View, seat: int) -> int:
        """One of view.legal(seat)."""
        ...


BOTS: dict[str, Callable[[str, int], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{level: partial(searcher, level) for level in LEVELS},
}


def bot(name: str, game: Game, seed: int, jobs: int = 1) -> Bot:
    """A bot by name; the same seed plays the same way. A level may think in several processes."""
    if name not in BOTS:
        raise BadSetup("there is no bot «{name}»; the bots are: {known}", name=name, known=", ".join(BOTS))
    if jobs > 1 and name in LEVELS:
        return Team(name, game.name, seed, jobs)
    return BOTS[name](game.name, seed)
