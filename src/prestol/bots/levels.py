"""Players of named strength: the search, on a budget of iterations. docs/ladder.md says what they achieve."""

from __future__ import annotations

from typing import Final

from prestol.bots.search import Manner, Search

MANNERS: Final[dict[str, Manner]] = {
    "conspiracy": Manner(),
    "outpost": Manner(),
    "rurik": Manner(),
    "viceroy": Manner(),
}
LEVELS: Final[dict[str, dict[str, int]]] = {
    "novice": {"conspiracy": 8, "outpost": 8, "rurik": 8, "viceroy": 8},
    "apprentice": {"conspiracy": 60, "outpost": 60, "rurik": 60, "viceroy": 60},
    "master": {"conspiracy": 1000, "outpost": 1000, "rurik": 600, "viceroy": 1000},
    "grandmaster": {"conspiracy": 8000, "outpost": 8000, "rurik": 5000, "viceroy": 8000},
}


def searcher(level: str, game: str, seed: int, seconds: float = 0.0) -> Search:
    """The search of a level; seconds, if any, end it sooner."""
    return Search(game, seed, LEVELS[level][game], seconds, MANNERS[game])
