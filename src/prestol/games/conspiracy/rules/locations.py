# mypyc
"""Locations: what they do when taken (5.4, 5.5) and what they are worth at the end.

Most locations are a line of cards.toml. The tables at the foot join the words used there to code; a test checks that
every location has what it needs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.games.conspiracy.cards import (
    COLOUR_NAMES,
    EFFECTS,
    FIRST_LOCATION,
    FORCE_DRAW_1,
    FORCE_DRAW_2,
    GOLD,
    LOCATION_PEARLS,
    LOCATIONS,
    RESHUFFLE_LOCATIONS,
    RESHUFFLE_LORDS,
    REVEALER,
    SILVER,
    SWAPPER,
    colour,
    rank,
    worth,
)
from prestol.games.conspiracy.groups import largest_group
from prestol.games.conspiracy.state import (
    NO_CARDS,
    RESHUFFLED_LOCATIONS,
    RESHUFFLED_LORDS,
    TOOK_LOCATION,
    Conspiracy,
    Player,
)


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
    effect = EFFECTS[location - FIRST_LOCATION]
    if effect in (FORCE_DRAW_1, FORCE_DRAW_2):
        if not s.solo():  # the legendary lord never draws (14)
            s.bind(player, effect)
    elif effect == RESHUFFLE_LORDS:
        reshuffle_lords(s, player)
    elif effect == RESHUFFLE_LOCATIONS:
        reshuffle_locations(s, player)


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


# -- at the end ----------------------------------------------------------------------------------------------------


def points(player: Player, location: i64) -> i64:
    """What a location is worth to its owner now."""
    at = location - FIRST_LOCATION
    return FIXED[at] + TIMES[at] * counted(player, COUNTS[at], DETAILS[at])


def counted(player: Player, what: i64, detail: i64) -> i64:
    """How many of what a location counts its owner has; covered lords and used keys count, too (5.4)."""
    if what == NOTHING:
        return 0
    if what == PAIRS_OF_PEARLS:
        return player.pearls // 2
    if what == OWN_LOCATIONS:
        return len(player.locations)
    if what == CREST:
        return player.crest_worth(detail)
    if what == LORDS:
        return sum([1 for card in player.alliance if colour(card) == detail])
    if what == GROUP:
        return largest_group([worth(card) for card in player.alliance], detail)
    return sum([1 for card in player.alliance if counts_rank(what, rank(card))])


def counts_rank(what: i64, of: i64) -> bool:
    if what == SILVER_KEYS:
        return of == SILVER
    if what == GOLD_KEYS:
        return of == GOLD
    return of in (SWAPPER, REVEALER)  # WITHOUT_KEY_OR_PEARL


NOTHING: Final = 0
SILVER_KEYS: Final = 1
GOLD_KEYS: Final = 2
PAIRS_OF_PEARLS: Final = 3
OWN_LOCATIONS: Final = 4
CREST: Final = 5
LORDS: Final = 6
GROUP: Final = 7
WITHOUT_KEY_OR_PEARL: Final = 8
COUNT_NAMES: Final = [
    "nothing",
    "silver_keys",
    "gold_keys",
    "pairs_of_pearls",
    "locations",
    "crest",
    "lords",
    "group",
    "without_key_or_pearl",
]


def detail_of(location: dict[str, object]) -> int:
    """The colour or value that a location asks for."""
    if "colour" in location:
        return COLOUR_NAMES.index(str(location["colour"]))
    value = location.get("value", 0)
    assert isinstance(value, int)
    return value


FIXED: Final[list[int]] = [location["vp"] for location in LOCATIONS]
TIMES: Final[list[int]] = [location.get("times", 0) for location in LOCATIONS]
COUNTS: Final[list[int]] = [COUNT_NAMES.index(location.get("score", "nothing")) for location in LOCATIONS]
DETAILS: Final[list[int]] = [detail_of(location) for location in LOCATIONS]
