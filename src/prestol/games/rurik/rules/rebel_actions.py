# mypyc
"""What the rebellion does with an action, and why (12.4). It needs no answer but the deck for its casualty checks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.answers import NEUTRAL
from prestol.games.rurik.rules.attack import attack_opponent
from prestol.games.rurik.rules.bonuses import PLAYER, REBELS, rebels
from prestol.games.rurik.rules.cards import (
    ALL_STRUCTURES,
    BOAT_SLOTS,
    CHURCH,
    FIRST_CARD,
    OF_EACH,
)
from prestol.games.rurik.rules.economy import (
    collect,
    convert,
    convertible,
    market_good,
    raise_structure,
    standing,
)
from prestol.games.rurik.rules.events import (
    ATTACKED,
    MUSTERED,
    NO_SOURCE,
    NO_TARGET,
    WHY_ATTACK,
    WHY_BUILD,
    WHY_MUSTER,
    WHY_SOURCE,
    WHY_TARGET,
    WHY_TAX,
)
from prestol.games.rurik.rules.move import move_figure
from prestol.games.rurik.rules.player import IN_SUPPLY
from prestol.games.rurik.rules.sets import EMPTY
from prestol.games.rurik.rules.solo_cards import ATTACK_MOVE, BUILD_ORDERS, DISTANCES, ORDERS
from prestol.games.rurik.rules.state import Rurik

NOWHERE_TO_GO: Final = -1

# -- why: the second number of an event -------------------------------------------------------------------------------
UNRULED: Final = 1
RULED: Final = 2
NOT_OCCUPIED: Final = 1
NOT_RULED: Final = 2

# -- classes of regions for building and taxing: A to D ---------------------------------------------------------------
CLASSES: Final = 4


def region_order(s: Rurik) -> list[int]:
    """Of the top card."""
    return ORDERS[s.cards[0] - FIRST_CARD]


def build_order(s: Rurik) -> list[int]:
    return BUILD_ORDERS[s.cards[0] - FIRST_CARD][s.priority]


def is_ruled(s: Rurik, region: i64) -> bool:
    return s.ruler(region) == REBELS


# -- muster -----------------------------------------------------------------------------------------------------------


def muster(s: Rurik, points: i64) -> None:
    """Occupied regions that it does not rule come first, walking the order in circles; then all it occupies."""
    left = reinforce(s, points, UNRULED)
    if left > 0:
        reinforce(s, left, RULED)


def reinforce(s: Rurik, points: i64, stage: i64) -> i64:
    """One figure for each region that qualifies when reached, until a whole circle brings none. Returns points left."""
    order = region_order(s)
    at: i64 = 0
    passed: i64 = 0
    while points > 0 and passed < len(order) and rebels(s).can_muster():
        region = order[at]
        at = (at + 1) % len(order)
        passed += 1
        if rebels(s).occupies(region) and (stage == RULED or not is_ruled(s, region)):
            s.tell(WHY_MUSTER, REBELS, region, stage)
            place_figure(s, region)
            points -= 1
            passed = 0
    return points


def place_figure(s: Rurik, region: i64) -> None:
    """Sviatopolk is the first to come."""
    leads = rebels(s).leader == IN_SUPPLY
    if leads:
        rebels(s).leader = region
    else:
        rebels(s).muster(region)
    s.tell(MUSTERED, REBELS, region, 1 if leads else 0)


# -- move -------------------------------------------------------------------------------------------------------------


def move(s: Rurik, points: i64) -> None:
    """Any distance. With attack and move first, each figure goes to a new region; else all go to one."""
    target: i64 = NOWHERE_TO_GO
    for number in range(points):
        if number == 0 or s.priority == ATTACK_MOVE:
            target = move_target(s)
        if target == NOWHERE_TO_GO:
            s.tell(NO_TARGET, REBELS, NOT_OCCUPIED if s.priority == ATTACK_MOVE else NOT_RULED)
            return
        start = move_source(s, target)
        if start == NOWHERE_TO_GO:
            s.tell(NO_SOURCE, REBELS, target)
            return
        s.tell(WHY_TARGET, REBELS, target, NOT_OCCUPIED if s.priority == ATTACK_MOVE else NOT_RULED)
        s.tell(WHY_SOURCE, REBELS, start, DISTANCES[start][target])
        move_figure(s, REBELS, start, target, rebels(s).leader == start)


def move_target(s: Rurik) -> i64:
    for region in region_order(s):
        if s.priority == ATTACK_MOVE:
            if not rebels(s).occupies(region):
                return region
        elif not is_ruled(s, region):
            return region
    return NOWHERE_TO_GO


def move_source(s: Rurik, target: i64) -> i64:
    """The nearest region that can spare a figure; among equals the later in the order."""
    best: i64 = NOWHERE_TO_GO
    for region in region_order(s):
        if region == target or rebels(s).figures(region) < 2 or hands_over(s, region):
            continue
        if best == NOWHERE_TO_GO or DISTANCES[region][target] <= DISTANCES[best][target]:
            best = region
    return best


def hands_over(s: Rurik, region: i64) -> bool:
    """Would the player come to rule the region if one figure left it? (R-24)"""
    if s.ruler(region) == PLAYER:
        return False
    player = rebels(s)
    leader, troops = player.leader, player.troops
    if leader == region:
        player.leader = IN_SUPPLY
    else:
        player.put_troops(region, -1)
    ruler = s.ruler(region)
    player.leader, player.troops = leader, troops
    return ruler == PLAYER


# -- attack -----------------------------------------------------------------------------------------------------------


@final
class RebelAttack(Step[Rurik]):
    """Attacks, in one region as long as there are targets."""

    def points(self, f: Frame) -> i64:
        """How many attacks are left."""
        return f.count

    def cards_fewer(self, f: Frame) -> i64:
        """In each check, because of bonuses."""
        return f.at

    def region(self, f: Frame) -> i64:
        """The region it stays in, or NOWHERE_TO_GO."""
        return f.card - 1

    def go_to(self, f: Frame, region: i64) -> None:
        f.card = 1 + region

    def spend(self, f: Frame) -> None:
        f.count -= 1

    def run(self, s: Rurik, f: Frame) -> None:
        if self.points(f) > 0 and self.has_region(s, f):
            self.spend(f)
            strike(s, self.region(f), self.cards_fewer(f))
        else:
            s.end()

    def has_region(self, s: Rurik, f: Frame) -> bool:
        """Is there something to attack, where it is or elsewhere?"""
        region = self.region(f)
        if region == NOWHERE_TO_GO or not can_attack(s, region):
            region = attack_region(s)
            self.go_to(f, region)
            if region != NOWHERE_TO_GO:
                s.tell(WHY_ATTACK, REBELS, region, RULED if is_ruled(s, region) else UNRULED)
        return region != NOWHERE_TO_GO


def attack_region(s: Rurik) -> i64:
    """Unruled regions come first with attack and move, ruled ones with the other priorities."""
    first = s.priority == ATTACK_MOVE
    for unruled in (first, not first):
        for region in region_order(s):
            if can_attack(s, region) and is_ruled(s, region) != unruled:
                return region
    return NOWHERE_TO_GO


def can_attack(s: Rurik, region: i64) -> bool:
    return rebels(s).occupies(region) and s.has_target(region, REBELS)


def strike(s: Rurik, region: i64, less: i64) -> None:
    """The player's figures before neutral ones, which just go to the box."""
    if s.players[PLAYER].occupies(region):
        s.tell(ATTACKED, REBELS, region, PLAYER)
        attack_opponent(s, REBELS, region, PLAYER, less)
    else:
        s.tell(ATTACKED, REBELS, region, NEUTRAL)
        s.remove_neutral(region)


# -- build ------------------------------------------------------------------------------------------------------------


def build(s: Rurik, points: i64) -> None:
    """Sweep the classes in sequence; sweep again while something is built and points are left (R-36)."""
    before: i64 = points + 1
    while 0 < points < before:
        before = points
        for group in range(CLASSES):
            for region in region_order(s):
                structure = building(s, region, group, points)
                if structure != EMPTY:
                    points -= s.price(region, REBELS)
                    s.tell(WHY_BUILD, REBELS, region, group)
                    raise_rebel_structure(s, region, structure)


def building(s: Rurik, region: i64, group: i64, points: i64) -> i64:
    """What it would build in a region as one of a class, or EMPTY."""
    if not rebels(s).occupies(region) or s.price(region, REBELS) > points or not in_class(s, region, group):
        return EMPTY
    free = ALL_STRUCTURES & ~standing(s, region)
    for structure in build_order(s):
        if free & structure == EMPTY or rebels(s).count_built(structure) == OF_EACH:
            continue
        if structure != CHURCH or s.players[PLAYER].troops[region] > 0 or s.neutrals[region] > 0:
            return structure
    return EMPTY


def in_class(s: Rurik, region: i64, group: i64) -> bool:
    """A: ruled, nothing built; B: not ruled, nothing built; C: ruled, built, others present; D: ruled, built."""
    built = rebels(s).built[region] != EMPTY
    if group == 1:
        return not built and not is_ruled(s, region)
    if built != (group >= 2) or not is_ruled(s, region):
        return False
    return group != 2 or s.has_target(region, REBELS)


def raise_rebel_structure(s: Rurik, region: i64, structure: i64) -> None:
    raise_structure(s, REBELS, region, structure)
    if structure == CHURCH:
        targets = convertible(s, REBELS, region)
        if len(targets) > 0:
            convert(s, REBELS, region, targets[0])


# -- tax --------------------------------------------------------------------------------------------------------------


def tax(s: Rurik, points: i64) -> None:
    for group in range(CLASSES):
        for region in region_order(s):
            if is_taxed(s, region, group, points):
                points -= s.price(region, REBELS)
                s.tell(WHY_TAX, REBELS, region, group)
                if collect(s, REBELS, region):
                    market_good(s, REBELS, region)


def is_taxed(s: Rurik, region: i64, group: i64, points: i64) -> bool:
    """A: ruled, room in the boat; B: not ruled, room; C: ruled, no room; D: not ruled, no room."""
    if s.goods[region] == 0 or not rebels(s).occupies(region) or s.price(region, REBELS) > points:
        return False
    room = rebels(s).goods[s.kinds[region]] < BOAT_SLOTS[s.kinds[region]]
    return room == (group < 2) and is_ruled(s, region) == (group & 1 == 0)


REBEL_ATTACK: Final = RebelAttack()
