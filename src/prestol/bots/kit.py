"""Players of named strength: the search, on a budget of iterations. docs/ladder.md says what they achieve."""

from __future__ import annotations

from typing import Final

from prestol.bots.search import Manner, Search


def outpost(others: int) -> Manner:
    return Manner(turns=4, width=99, others=others, scale=25.0, more=120.0, explore=0.5, alone=True, own=True, sure=4.0)


MANNERS: Final[dict[str, Manner]] = {
    "conspiracy": Manner(width=99, scale=25.0, more=40.0, explore=0.5),
    "outpost": outpost(others=2),
    "rurik": Manner(scale=30.0, more=150.0, explore=0.3),
    "viceroy": Manner(turns=2, scale=30.0, more=60.0, prior=10.0, alone=True, together=True, own=True, sure=0.0),
}
# For chances that are shown: if others thought less, whoever asks would seem to be ahead.
FAIR: Final[dict[str, Manner]] = {**MANNERS, "outpost": outpost(others=99)}
# Alone at the table it pays to play on further: nobody else is in the way.
SOLO: Final[dict[str, Manner]] = {
    "outpost": Manner(turns=8, width=8, explore=0.5, own=True, sure=4.0),
    "rurik": Manner(turns=3, explore=0.3),
}
LEVELS: Final[dict[str, dict[str, int]]] = {
    "novice": {"conspiracy": 8, "outpost": 8, "rurik": 8, "viceroy": 8},
    "apprentice": {"conspiracy": 160, "outpost": 100, "rurik": 40, "viceroy": 20},
    "master": {"conspiracy": 1000, "outpost": 300, "rurik": 1000, "viceroy": 100},
    "grandmaster": {"conspiracy": 16000, "outpost": 2000, "rurik": 5000, "viceroy": 1500},
}


def search(game: str, seed: int, iterations: int, seconds: float = 0.0) -> Search:
    """In the manner of its game; seconds, if any, end it sooner."""
    return Search(game, seed, iterations, seconds, MANNERS[game], SOLO.get(game))


def adviser(game: str, seed: int, iterations: int, seconds: float = 0.0) -> Search:
    """A search for hints and analyses."""
    return Search(game, seed, iterations, seconds, FAIR[game], SOLO.get(game))


def searcher(level: str, game: str, seed: int, seconds: float = 0.0) -> Search:
    """The search of a level."""
    return search(game, seed, LEVELS[level][game], seconds)
