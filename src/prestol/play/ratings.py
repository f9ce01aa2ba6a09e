"""Ratings from results, by the Plackett-Luce model of openskill (Weng and Lin 2011)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from prestol.core.errors import not_installed
from prestol.play.arena import SURE, Played

ORDERS = 10  # the model learns game by game: the mean over some orders hardly depends on any


class Rating(NamedTuple):
    """Strength and doubt: a newcomer has 25 and 8.33."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is worth almost for certain."""
        return self.mu - 3 * self.sigma

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - SURE * self.sigma, self.mu + SURE * self.sigma


def model() -> Any:
    """A bot does not learn between its games, so no doubt is added with each of them (tau)."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError as error:
        raise not_installed("ladder", error) from None
    return PlackettLuce(tau=0.0)


def ratings(played: Sequence[Played], orders: int = ORDERS) -> dict[str, Rating]:
    """By bot; a place that bots share is a tie."""
    found = [learned([played[at] for at in order]) for order in shuffles(len(played), orders)]
    return {bot: mean([one[bot] for one in found]) for bot in found[0]}


def shuffles(length: int, orders: int) -> list[list[int]]:
    chance = Random(length)
    return [chance.sample(range(length), length) for _ in range(orders)]


def learned(played: Sequence[Played]) -> dict[str, Rating]:
    scale = model()
    found: dict[str, Any] = {}
    for game in played:
        teams = [[found.setdefault(bot, scale.rating())] for bot in game.sitting.bots]
        after = scale.rate(teams, ranks=list(game.ranks[: len(teams)]))
        for bot in dict.fromkeys(game.sitting.bots):
            mine = [team[0] for team, name in zip(after, game.sitting.bots, strict=True) if name == bot]
            found[bot] = scale.rating(*mean(mine))
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in found.items()}


def mean(found: Sequence[Any]) -> Rating:
    """Also for a bot in several seats of one game: it learns what they would learn on average."""
    return Rating(fmean(one.mu for one in found), fmean(one.sigma for one in found))
