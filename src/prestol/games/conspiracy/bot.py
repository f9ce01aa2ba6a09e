# mypyc
"""How good a position of Conspiracy is for a player, without looking ahead; in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.bots.kit import BotKit, SearchParams
from prestol.bots.learned import weighed
from prestol.core.engine import State
from prestol.games.conspiracy.rules.cards import ANY_TWO_KEYS, SEARCH_DECK, SPOTS, worth
from prestol.games.conspiracy.rules.scoring import coalition_points, crest_points, location_points, points
from prestol.games.conspiracy.rules.state import NO_SPOT, Conspiracy, Player

POINT: Final = 10
SPOT: Final = 3  # a spot filled is a spot less to use
KEY: Final = 12  # on the way to a location
PEARL: Final = 4  # on the way to becoming keeper
IN_HAND: Final = 6  # a point of a lord that is not placed yet
RIVAL: Final = 3  # a point of the best rival
MANY: Final = 4  # pearls ahead: more hardly matter
TENTH: Final = 10  # lord: from here on the end is near

# Learned from how far ahead the players of 94,000 positions were in the end (docs/bots.md): what each fact below is
# worth at the end of the game, and how much more when all of it is left.
WEIGHTS: Final[list[tuple[float, float]]] = [
    (8.8, -2.38),  # a point of crests
    (9.8, -7.1),  # a point of locations
    (10.2, -10.6),  # a point of the coalition
    (4.58, -4.80),  # being keeper
    (22.5, 2.47),  # an open silver key
    (14.6, 6.9),  # an open gold key
    (-6.6, -12.7),  # both of them
    (1.04, -8.3),  # a pearl
    (-21.1, 21.7),  # a lord
    (0.42, 43.5),  # a location
    (4.63, -1.43),  # a point in hand
    (-3.47, -6.1),  # a crest token
    (5.2, 0.05),  # a pearl more than the best rival, up to four
    (5.7, 3.98),  # being next to recruit …
    (3.74, -2.00),  # … and a lord of the largest pile
    (-0.41, 17.0),  # two keys of any kind are enough
    (4.47, 26.6),  # the deck of locations may be searched
    (18.4, -29.0),  # all others are bound
    (-33.3, 90.4),  # a lord beyond the tenth
    (7.0, -10.9),  # a lord behind the longest rival, below 0, for each of that one's beyond the ninth
]
AT_THE_END: Final[list[float]] = [end for end, _ in WEIGHTS]
WITH_TIME: Final[list[float]] = [more for _, more in WEIGHTS]

# What a player has beside the estimate: fitted to 2,500 positions of 200 solo games, by powers of the time left.
USUAL: Final = (507.0, -336.0, 382.0)


def value(s: State, seat: i64) -> i64:
    """Points as they stand, and what they may become."""
    assert isinstance(s, Conspiracy)
    total = POINT * points(s, seat) + potential(s.players[seat])
    for card in s.hand:
        total += IN_HAND * worth(card)
    return total - RIVAL * best_rival(s, seat)


def potential(player: Player) -> i64:
    """What keys, pearls and free spots may still bring."""
    silver, gold = player.open_keys()
    keys = silver + gold
    return KEY * keys + PEARL * player.pearls - SPOT * len(player.alliance)


def best_rival(s: Conspiracy, seat: i64) -> i64:
    best: i64 = 0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, points(s, other))
    return best


def time_left(s: State) -> float:
    """From 1 at the beginning to 0 when an alliance is full."""
    assert isinstance(s, Conspiracy)
    longest: i64 = 0
    for player in s.players:
        longest = max(longest, len(player.alliance))
    return float(SPOTS - longest) / float(SPOTS)


def estimate(s: State, seat: i64) -> i64:
    """By how much the player will be ahead of others: a better guide from afar than value(), which sees the turn."""
    return weighed(facts(s, seat), AT_THE_END, WITH_TIME, time_left(s))


def prospect(s: State, seat: i64) -> i64:
    """The player's own points in the end: the estimate tells only how they differ from others'."""
    assert isinstance(s, Conspiracy)
    if s.over:
        return POINT * points(s, seat)
    left = time_left(s)
    return estimate(s, seat) + int(USUAL[0] + USUAL[1] * left + USUAL[2] * left * left)


def facts(s: State, seat: i64) -> list[int]:
    assert isinstance(s, Conspiracy)
    player = s.players[seat]
    silver, gold = player.open_keys()
    lords: i64 = len(player.alliance)
    longest, pearls = rivals(s, seat)
    recruits = len(s.waiting) > 0 and s.waiting[0] == seat and len(s.hand) == 0
    return [
        crest_points(player),
        location_points(player),
        coalition_points(player),
        int(s.keeper == seat),
        silver,
        gold,
        int(silver == 1 and gold == 1),
        player.pearls,
        lords,
        len(player.locations),
        sum([worth(card) for card in s.hand]) if seat in s.waiting else 0,
        sum([1 for spot in player.crests if spot != NO_SPOT]),
        max(min(player.pearls - pearls, MANY), -MANY),
        int(recruits),
        max([len(pile) for pile in s.piles]) if recruits else 0,
        int(player.owns(ANY_TWO_KEYS)),
        int(player.owns(SEARCH_DECK)),
        int(s.binder == seat),
        max(lords - TENTH, 0),
        min(lords - longest, 0) * max(longest - TENTH + 1, 0),
    ]


def rivals(s: Conspiracy, seat: i64) -> tuple[i64, i64]:
    """The most lords and the most pearls that any of them has."""
    lords: i64 = 0
    pearls: i64 = 0
    for other, player in enumerate(s.players):
        if other != seat:
            lords = max(lords, len(player.alliance))
            pearls = max(pearls, player.pearls)
    return lords, pearls


BOT: Final = BotKit(
    value=value,
    estimate=estimate,
    prospect=prospect,
    time_left=time_left,
    params=SearchParams(rollout_width=99, scale=25.0, scale_early=40.0, exploration=0.5),
    iterations={"novice": 8, "apprentice": 160, "master": 1000, "grandmaster": 16000},
    analysis_iterations=3000,
    facts=facts,
    settled=("recruit",),
)
