# mypyc
"""Victory points (12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.game import Score
from prestol.games.outpost.rules.cards import (
    BARTER,
    BUILDING_NAMES,
    COMMON,
    DIAMOND,
    FACTS,
    GOLD,
    GUILD_NAMES,
    LOCKED,
    LOCKED_VP,
    NOTHING,
    Cards,
)
from prestol.games.outpost.rules.state import Outpost, Player

STORES: Final[list[int]] = [kind for kind, resource in enumerate(LOCKED) if resource != NOTHING]


def title(cards: Cards, points: i64) -> str:
    """What the solo game calls a player with so many points (13)."""
    found = ""
    for name, least in titles(cards):
        if points >= least:
            found = name
    return found


def titles(cards: Cards) -> list[tuple[str, int]]:
    """All of them, the lowest first."""
    return [(name, least) for name, least in cards.facts["titles"].items() if name != "from"]


def results(s: Outpost) -> list[Score]:
    """The score pad. Ties go to more gold, then to more diamonds, after the best exchange of what is left."""
    pads = [score_pad(s, player) for player in s.players]
    keys = []
    for seat, pad in enumerate(pads):
        gold, diamonds = best_stock(s, seat)
        keys.append((sum(pad.values()), gold, diamonds))
    return [
        Score(seat, sum(pad.values()), 1 + len([key for key in keys if key > keys[seat]]), pad)
        for seat, pad in enumerate(pads)
    ]


def score_pad(s: Outpost, player: Player) -> dict[str, int]:
    pad: dict[str, int] = dict.fromkeys(GUILD_NAMES, 0)
    for card in player.heroes:
        pad[GUILD_NAMES[s.cards.kind[card]]] += hero_points(s, player, card)
    for kind in STORES:
        pad[BUILDING_NAMES[kind]] = LOCKED_VP[kind] * stored(s, player, kind)
    return pad


def points(s: Outpost, player: Player) -> i64:
    """The same, quicker."""
    total: i64 = 0
    for number, amount in enumerate(player.stored):
        if amount > 0:
            total += amount * LOCKED_VP[s.cards.kind[player.houses[number]]]
    for card in player.heroes:
        total += hero_points(s, player, card)
    return total


def hero_points(s: Outpost, player: Player, card: i64) -> i64:
    """The printed number, which only mercenaries have, and one for all that the guild counts (8)."""
    return s.cards.vp[card] + COUNTS[s.cards.kind[card]].of(player)


class Count:
    """What a guild counts."""

    def of(self, player: Player) -> i64:
        return 0


@final
class Territories(Count):
    def of(self, player: Player) -> i64:
        return len(player.lands)


@final
class Fortifications(Count):
    def of(self, player: Player) -> i64:
        return player.count_forts()


@final
class Buildings(Count):
    def of(self, player: Player) -> i64:
        return len(player.houses)


COUNTED: Final[dict[str, Count]] = {
    "nothing": Count(),
    "territories": Territories(),
    "fortifications": Fortifications(),
    "buildings": Buildings(),
}
COUNTS: Final[list[Count]] = [COUNTED[FACTS["guilds"][guild]] for guild in GUILD_NAMES]


def stored(s: Outpost, player: Player, kind: i64) -> i64:
    count: i64 = 0
    for number, card in enumerate(player.houses):
        if s.cards.kind[card] == kind:
            count += player.stored[number]
    return count


def best_stock(s: Outpost, seat: i64) -> tuple[int, int]:
    """Gold and diamonds after the best exchanges (R13): as many full sets as can be, then diamonds in pairs."""
    stock = s.players[seat].stock
    sets: i64 = 0
    while can_make(stock, sets + 1, s.has(seat, BARTER)):
        sets += 1
    diamonds = stock[DIAMOND] + sets
    return stock[GOLD] + diamonds // 2, diamonds % 2


def can_make(stock: list[int], sets: i64, barter: bool) -> bool:
    """Can the commons become so many sets? What is missing is got for two of what is too much, or for one."""
    missing: i64 = 0
    spare: i64 = 0
    for kind in range(COMMON):
        if stock[kind] < sets:
            missing += sets - stock[kind]
        else:
            spare += stock[kind] - sets
    return missing <= (spare if barter else spare // 2)
