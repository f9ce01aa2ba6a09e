# mypyc
"""Locations: what they do when taken (5.4, 5.5) and what they are worth at the end.

Most locations are a line of cards.toml. The tables below join the words used there to code: “effect” to a function,
“score” to what is counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from prestol.games.conspiracy.rules.cards import (
    COLOUR_NAMES,
    EFFECTS,
    FIRST_LOCATION,
    GOLD,
    LOCATION_PEARLS,
    LOCATIONS,
    REVEALER,
    SILVER,
    SWAPPER,
    colour,
    rank,
    worth,
)
from prestol.games.conspiracy.rules.events import RESHUFFLED_LOCATIONS, RESHUFFLED_LORDS, TOOK_LOCATION
from prestol.games.conspiracy.rules.groups import largest_group
from prestol.games.conspiracy.rules.state import NO_CARDS, Conspiracy, Player


def cover(s: Conspiracy, player: i64, location: int) -> None:
    """Put a location on the lord just placed: all keys up to there are separated for good (5.2)."""
    owner = s.players[player]
    spot = len(owner.alliance) - 1
    owner.locations = [*owner.locations, location]
    owner.covers = [*owner.covers, spot]
    s.tell(TOOK_LOCATION, player, location, spot)


def take(s: Conspiracy, player: i64, location: int) -> None:
    """A player takes a location and resolves it."""
    cover(s, player, location)
    pearls = LOCATION_PEARLS[location - FIRST_LOCATION]
    if pearls > 0:
        s.gain_pearls(player, pearls)
    effect = AT_ONCE.get(EFFECTS[location - FIRST_LOCATION])
    if effect is not None:
        effect(s, player)


# -- when taken --------------------------------------------------------------------------------------------------------


def force_draw_1(s: Conspiracy, player: i64) -> None:
    force_draw(s, player, 1)


def force_draw_2(s: Conspiracy, player: i64) -> None:
    force_draw(s, player, 2)


def force_draw(s: Conspiracy, player: i64, lords: i64) -> None:
    if not s.solo():  # the legendary lord never draws (14)
        s.bind(player, lords)


def reshuffle_lords(s: Conspiracy, player: i64) -> None:
    for pile in s.piles:
        s.deck.extend(pile)
    s.piles = [NO_CARDS for _ in s.piles]
    s.deck.sort()
    s.tell(RESHUFFLED_LORDS, player)


def reshuffle_locations(s: Conspiracy, player: i64) -> None:
    """This includes the cards revealed and not chosen in the same take: they lie face up by now (5.5)."""
    s.location_deck = sorted(s.location_deck + s.faceup)
    s.faceup = NO_CARDS
    s.tell(RESHUFFLED_LOCATIONS, player)


AT_ONCE: Final[dict[str, Callable[[Conspiracy, i64], None]]] = {
    "force_draw_1": force_draw_1,
    "force_draw_2": force_draw_2,
    "reshuffle_lords": reshuffle_lords,
    "reshuffle_locations": reshuffle_locations,
}
FROM_THEN_ON: Final = ("any_two_keys", "search_deck")  # asked for by the steps: Player.owns


# -- at the end --------------------------------------------------------------------------------------------------------


def points(player: Player, location: i64) -> i64:
    """What a location is worth to its owner now; covered lords and used keys count, too (5.4)."""
    at = location - FIRST_LOCATION
    return FIXED[at] + TIMES[at] * COUNTS[at].of(player)


class Count:
    """What a location counts; a colour or a value that it asks for is its detail."""

    def __init__(self, detail: i64) -> None:
        self.detail: i64 = detail

    def of(self, player: Player) -> i64:
        return 0


@final
class SilverKeys(Count):
    def of(self, player: Player) -> i64:
        return sum([1 for card in player.alliance if rank(card) == SILVER])


@final
class GoldKeys(Count):
    def of(self, player: Player) -> i64:
        return sum([1 for card in player.alliance if rank(card) == GOLD])


@final
class PairsOfPearls(Count):
    def of(self, player: Player) -> i64:
        return player.pearls // 2


@final
class OwnLocations(Count):
    def of(self, player: Player) -> i64:
        return len(player.locations)


@final
class Crest(Count):
    def of(self, player: Player) -> i64:
        return player.crest_worth(self.detail)


@final
class Lords(Count):
    def of(self, player: Player) -> i64:
        return sum([1 for card in player.alliance if colour(card) == self.detail])


@final
class Group(Count):
    def of(self, player: Player) -> i64:
        return largest_group([worth(card) for card in player.alliance], self.detail)


@final
class WithoutKeyOrPearl(Count):
    def of(self, player: Player) -> i64:
        return sum([1 for card in player.alliance if rank(card) in (SWAPPER, REVEALER)])


SCORES: Final[dict[str, type[Count]]] = {
    "nothing": Count,
    "silver_keys": SilverKeys,
    "gold_keys": GoldKeys,
    "pairs_of_pearls": PairsOfPearls,
    "locations": OwnLocations,
    "crest": Crest,
    "lords": Lords,
    "group": Group,
    "without_key_or_pearl": WithoutKeyOrPearl,
}


def detail_of(location: dict[str, object]) -> int:
    """The colour or value that a location asks for."""
    if "colour" in location:
        return COLOUR_NAMES.index(str(location["colour"]))
    value = location.get("value", 0)
    assert isinstance(value, int)
    return value


FIXED: Final[list[int]] = [location["vp"] for location in LOCATIONS]
TIMES: Final[list[int]] = [location.get("times", 0) for location in LOCATIONS]
COUNTS: Final[list[Count]] = [SCORES[location.get("score", "nothing")](detail_of(location)) for location in LOCATIONS]
