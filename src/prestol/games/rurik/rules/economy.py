# mypyc
"""Taxing and building (6.5, 6.6). The points lie in a pool of the turn and are spent from its menu."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.actions import BONUS, NO, TARGET, WHAT
from prestol.games.rurik.rules.answers import NEUTRAL, built_structure
from prestol.games.rurik.rules.cards import (
    ALL_STRUCTURES,
    CHURCH,
    MARKET,
    MARKET_BRINGS,
    OF_EACH,
    PRICE_ELSEWHERE,
    STRUCTURES,
)
from prestol.games.rurik.rules.events import BUILT, CONVERTED, LOST, MARKET_BONUS, TAXED
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.reasons import (
    GOOD_TAKEN,
    MUST_CONVERT,
    NONE_LEFT,
    NOT_OCCUPIED,
    NOTHING_TO_BUILD,
    STANDS_THERE,
    TOO_FEW_POINTS,
)
from prestol.games.rurik.rules.sets import EMPTY, single
from prestol.games.rurik.rules.state import Rurik

# -- tax --------------------------------------------------------------------------------------------------------------


def refuse_tax(s: Rurik, seat: i64, region: i64) -> i64:
    if not s.players[seat].occupies(region):
        return NOT_OCCUPIED
    if s.goods[region] == 0:
        return GOOD_TAKEN
    return 0 if can_pay(s, seat, region, s.tax_points) else TOO_FEW_POINTS


def can_pay(s: Rurik, seat: i64, region: i64, points: i64) -> bool:
    """Do so many points suffice? It takes some time to see who rules: not needed for the highest price."""
    return points >= PRICE_ELSEWHERE or points >= s.price(region, seat)


def tax(s: Rurik, seat: i64, region: i64) -> None:
    s.tax_points -= s.price(region, seat)
    if collect(s, seat, region):
        s.call(MARKET_STEP, seat, region)


def collect(s: Rurik, side: i64, region: i64) -> bool:
    """Take the good. Does an own market bring more?"""
    s.set_good(region, 0)
    s.players[side].add_goods(s.kinds[region], 1)
    s.tell(TAXED, side, region, s.kinds[region])
    return s.players[side].has_built(region, MARKET) and not s.suppressed(region, side)


def market_good(s: Rurik, side: i64, region: i64) -> None:
    """The market brings more of the good."""
    s.players[side].add_goods(s.kinds[region], MARKET_BRINGS)
    s.tell(MARKET_BONUS, side, s.kinds[region])


@final
class MarketStep(Step[Rurik]):
    """A market brings another good of its kind, or a coin (6.5)."""

    def region(self, f: Frame) -> i64:
        return f.card

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return GOOD_OR_COIN

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == BONUS:
            market_good(s, seat, self.region(f))
        else:
            s.players[seat].coins += MARKET_BRINGS
            s.tell(MARKET_BONUS, seat, -1)


GOOD_OR_COIN: Final[list[int]] = [BONUS, BONUS + 1]

# -- build ------------------------------------------------------------------------------------------------------------


def refuse_build(s: Rurik, seat: i64, region: i64) -> i64:
    player = s.players[seat]
    if not player.occupies(region):
        return NOT_OCCUPIED
    if buildable(s, player, region) == EMPTY:
        return NOTHING_TO_BUILD
    return 0 if can_pay(s, seat, region, s.build_points) else TOO_FEW_POINTS


def standing(s: Rurik, region: i64) -> i64:
    """The set of structures in a region, whoever owns them."""
    found: i64 = EMPTY
    for player in s.players:
        found |= player.built[region]
    return found


def buildable(s: Rurik, player: Player, region: i64) -> i64:
    """The set of structures that a player has left and that do not stand there."""
    free = ALL_STRUCTURES & ~standing(s, region)
    found: i64 = EMPTY
    for number in range(STRUCTURES):
        structure = single(number)
        if free & structure != EMPTY and player.count_built(structure) < OF_EACH:
            found |= structure
    return found


@final
class BuildWhat(Step[Rurik]):
    """What is built in a region."""

    def region(self, f: Frame) -> i64:
        return f.card

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return BUILD_ANYTHING

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        structure = built_structure(action)
        if standing(s, self.region(f)) & structure != EMPTY:
            return STANDS_THERE
        return 0 if s.players[seat].count_built(structure) < OF_EACH else NONE_LEFT

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        region, structure = self.region(f), built_structure(action)
        s.build_points -= s.price(region, seat)
        raise_structure(s, seat, region, structure)
        if structure == CHURCH and len(convertible(s, seat, region)) > 0:
            s.call(CHURCH_TARGET, seat, region)


BUILD_ANYTHING: Final[list[int]] = [WHAT + number for number in range(STRUCTURES)]


def raise_structure(s: Rurik, side: i64, region: i64, structure: i64) -> None:
    s.players[side].raise_structure(region, structure)
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
    """A new church converts somebody; with no troop in supply one may leave it (R-10, R-41)."""

    def region(self, f: Frame) -> i64:
        return f.card

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [NO] + [TARGET + target for target in convertible(s, seat, self.region(f))]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return MUST_CONVERT if action == NO and s.players[seat].supply > 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action != NO:
            convert(s, seat, self.region(f), action - TARGET)


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
