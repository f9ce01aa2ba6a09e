# mypyc
"""What one must have for a deed; it is looked at, not paid (7). cards.toml says it in a word, a class here looks."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.games.rurik.rules.cards import CHURCH, MARKET, STRONGHOLD, STRUCTURE_NAMES
from prestol.games.rurik.rules.groups import largest_group
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.sets import EMPTY, set_of, single
from prestol.games.rurik.rules.state import Rurik


class Condition:
    """Something one must have: at least so much of it. Most deeds ask for nothing of the kind."""

    def __init__(self, need: i64) -> None:
        self.need: i64 = need

    def holds(self, s: Rurik, player: Player, seat: i64) -> bool:
        return True


@final
class GoodsOfMarkets(Condition):
    """Own markets in regions with so many different goods."""

    def holds(self, s: Rurik, player: Player, seat: i64) -> bool:
        kinds: i64 = EMPTY
        for region, built in enumerate(player.built):
            if built & MARKET != EMPTY:
                kinds |= single(s.kinds[region])
        return count_bits(kinds) >= self.need


@final
class Together(Condition):
    """A set of structures in one region."""

    def holds(self, s: Rurik, player: Player, seat: i64) -> bool:
        for built in player.built:  # noqa: SIM110
            if built & self.need == self.need:
                return True
        return False


@final
class FirstPlayerToken(Condition):
    def holds(self, s: Rurik, player: Player, seat: i64) -> bool:
        return s.token == seat


@final
class Regions(Condition):
    """So many regions with own figures."""

    def holds(self, s: Rurik, player: Player, seat: i64) -> bool:
        return player.occupied() >= self.need


@final
class ConnectedChurches(Condition):
    def holds(self, s: Rurik, player: Player, seat: i64) -> bool:
        return largest_group(player.regions_with(CHURCH)) >= self.need


@final
class ConnectedStrongholds(Condition):
    def holds(self, s: Rurik, player: Player, seat: i64) -> bool:
        return largest_group(player.regions_with(STRONGHOLD)) >= self.need


@final
class Rebels(Condition):
    """So many rebels defeated."""

    def holds(self, s: Rurik, player: Player, seat: i64) -> bool:
        return player.defeated >= self.need


@final
class TroopsInOneRegion(Condition):
    """The leader counts; a stronghold does not."""

    def holds(self, s: Rurik, player: Player, seat: i64) -> bool:
        for region in range(s.regions):  # noqa: SIM110
            if player.figures(region) >= self.need:
                return True
        return False


WORDS: Final[dict[str, type[Condition]]] = {
    "goods_of_markets": GoodsOfMarkets,
    "together": Together,
    "first_player_token": FirstPlayerToken,
    "regions": Regions,
    "connected_churches": ConnectedChurches,
    "connected_strongholds": ConnectedStrongholds,
    "rebels": Rebels,
    "troops_in_one_region": TroopsInOneRegion,
}


def condition_of(deed: dict[str, Any]) -> Condition:
    """{together = ["church", "market"]}: structures are counted as a set."""
    for word, need in deed.get("have", {}).items():
        return WORDS[word](set_of([STRUCTURE_NAMES.index(name) for name in need]) if word == "together" else need)
    return Condition(0)
