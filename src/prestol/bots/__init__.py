"""Bots: they are given views and nothing else."""

from __future__ import annotations

from typing import Protocol

from prestol.bots.greedy import Greedy
from prestol.bots.kit import LEVELS, BotKit
from prestol.bots.random import Random
from prestol.bots.search import Search
from prestol.core.errors import BadSetup
from prestol.core.knowledge import View


class Bot(Protocol):
    """Anything that can answer for a seat, knowing what the seat knows."""

    def choose(self, view: View, seat: int) -> int:
        """One of view.legal(seat)."""
        ...


BOTS = ("random", "greedy", *LEVELS)  # from the weakest to the strongest


def bot(name: str, kit: BotKit, seed: int) -> Bot:
    """A bot by name, for the game of this kit; the same seed plays the same way."""
    check_bot(name)
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(kit, seed)
    return Search(kit, seed, kit.iterations[name])


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise BadSetup("there is no bot “{name}”; the bots are: {known}", name=name[:20], known=", ".join(BOTS))


def check_level(name: str) -> None:
    if name not in LEVELS:
        raise BadSetup("there is no level “{name}”; the levels are: {known}", name=name[:20], known=", ".join(LEVELS))


def adviser(kit: BotKit, seed: int, iterations: int, seconds: float = 0.0) -> Search:
    """A search for hints and analyses, whose chances are shown to people."""
    return Search(kit, seed, iterations, seconds, kit.fair_params)
