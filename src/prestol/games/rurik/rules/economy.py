# mypyc
"""Taxing and building (6.5, 6.6). The points lie in a pool of the turn and are spent from its menu."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.cards import CHURCH, MARKET, OF_EACH
from prestol.games.rurik.events import BUILT, CONVERTED, LOST, MARKET_BONUS, TAXED
from prestol.games.rurik.reasons import (
    GOOD_TAKEN,
    MUST_CONVERT,
    NONE_LEFT,
    NOT_OCCUPIED,
    NOTHING_TO_BUILD,
    STANDS_THERE,
    TOO_FEW_POINTS,
)
from prestol.games.rurik.state import BONUS, NEUTRAL, NO, TARGET, WHAT, Player, Rurik

# -- tax --------------------------------------------------------------------------------------------------------------


def refuse_tax(s: Rurik, seat: i64, region: i64) -> i64:
    if not s.players[seat].occupies(region):
        return NOT_OCCUPIED
    if s.goods[region] == 0:
        return GOOD_TAKEN
    return TOO_FEW_POINTS if s.tax_points < 2 and s.price(region, seat) > s.tax_points else 0


def tax(s: Rurik, seat: i64, region: i64) -> None:
    s.tax_points -= s.price(region, seat)
    if collect(s, seat, region):
        s.call(MARKET_STEP, seat, region)


def collect(s: Rurik, side: i64, region: i64) -> bool:
    """Take the good. Does an own market bring more?"""
    s.set_good(region, 0)
    s.players[side].add_goods(s.kinds[region], 1)
    s.tell(TAXED, side, region, s.kinds[region])
    return s.players[side].built[region] & MARKET != 0 and not s.suppressed(region, side)


@final
class MarketStep(Step[Rurik]):
    """The market in region ``card`` brings another good of its kind, or a coin (6.5)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return BONUSES

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == BONUS:
            s.players[seat].add_goods(s.kinds[f.card], 1)
            s.tell(MARKET_BONUS, seat, s.kinds[f.card])
        else:
            s.players[seat].coins += 1
            s.tell(MARKET_BONUS, seat, -1)


BONUSES: Final[list[int]] = [BONUS, BONUS + 1]

# -- build ------------------------------------------------------------------------------------------------------------


def refuse_build(s: Rurik, seat: i64, region: i64) -> i64:
    player = s.players[seat]
    if not player.occupies(region):
        return NOT_OCCUPIED
    if buildable(s, player, region) == 0:
        return NOTHING_TO_BUILD
    return TOO_FEW_POINTS if s.build_points < 2 and s.price(region, seat) > s.build_points else 0


def standing(s: Rurik, region: i64) -> i64:
    """The kinds of structures (bits) in a region, whoever owns them."""
    found: i64 = 0
    for player in s.players:
        found |= player.built[region]
    return found


def buildable(s: Rurik, player: Player, region: i64) -> i64:
    """The kinds of structures (bits) that a player has left and that do not stand there."""
    free = 7 & ~standing(s, region)
    found: i64 = 0
    for number in range(3):
        structure = 1 << number
        if free & structure != 0 and player.count_built(structure) < OF_EACH:
            found |= structure
    return found


@final
class BuildWhat(Step[Rurik]):
    """What is built in region ``card``."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return STRUCTURES

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        structure = 1 << (action - WHAT)
        if standing(s, f.card) & structure != 0:
            return STANDS_THERE
        return 0 if s.players[seat].count_built(structure) < OF_EACH else NONE_LEFT

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        s.build_points -= s.price(f.card, seat)
        structure = 1 << (action - WHAT)
        raise_structure(s, seat, f.card, structure)
        if structure == CHURCH and len(convertible(s, seat, f.card)) > 0:
            s.call(CHURCH_TARGET, seat, f.card)


STRUCTURES: Final[list[int]] = [WHAT, WHAT + 1, WHAT + 2]


def raise_structure(s: Rurik, side: i64, region: i64, structure: i64) -> None:
    player = s.players[side]
    player.set_built(region, player.built[region] | structure)
    s.tell(BUILT, side, region, structure)


# -- churches ---------------------------------------------------------------------------------------------------------


def convertible(s: Rurik, side: i64, region: i64) -> list[int]:
    """Whom a new church may convert: troops of others and rebels, never leaders (6.6)."""
    if s.suppressed(region, side):
        return []
    found = [s.target(other) for other, player in enumerate(s.players) if other != side and player.troops[region] > 0]
    if s.neutrals[region] > 0:
        found.append(NEUTRAL)
    return found


@final
class ChurchTarget(Step[Rurik]):
    """The new church in region ``card`` converts somebody; with no troop in supply one may leave it (R-10, R-41)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [NO] + [TARGET + target for target in convertible(s, seat, f.card)]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return MUST_CONVERT if action == NO and s.players[seat].supply > 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action != NO:
            convert(s, seat, f.card, action - TARGET)


def convert(s: Rurik, side: i64, region: i64, target: i64) -> None:
    """A removed rebel leaves the game without reward, a troop goes home; an own troop takes its place."""
    s.tell(CONVERTED, side, region, s.called(target))
    if target == NEUTRAL:
        s.remove_neutral(region)
    else:
        s.players[s.side(target)].lose_troop(region)
        s.tell(LOST, s.side(target), region)
    if s.players[side].supply > 0:
        s.players[side].muster(region)


MARKET_STEP: Final = MarketStep()
BUILD_WHAT: Final = BuildWhat()
CHURCH_TARGET: Final = ChurchTarget()
