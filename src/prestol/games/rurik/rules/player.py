# mypyc
"""One player's figures, structures, goods and cards; in the solo game the rebellion is one, too."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from prestol.games.rurik.rules.cards import BOAT_SLOTS, BOTH_TOKENS, GOODS, REGIONS, TRACKS, TROOPS, WAR_SPACES
from prestol.games.rurik.rules.sets import EMPTY, holds, single

IN_SUPPLY: Final = -1
NO_LEADER: Final = -1
NO_CARDS: Final[list[int]] = []
NOWHERE: Final[list[int]] = [0 for _ in range(REGIONS)]
NO_GOODS: Final[list[int]] = [0 for _ in range(GOODS)]
NO_LEVELS: Final[list[int]] = [0] * TRACKS


@final
@mypyc_attr(acyclic=True)
class Player:
    """What one player has. Lists that clones share are replaced, never changed."""

    def __init__(self) -> None:
        self.who: i64 = NO_LEADER
        self.leader: i64 = IN_SUPPLY  # the region where the leader stands
        self.troops: list[int] = NOWHERE  # by region, the leader not counted
        self.supply: i64 = TROOPS
        self.built: list[int] = NOWHERE  # by region: the set of structures
        self.coins: i64 = 0
        self.goods: list[int] = NO_GOODS  # boat and dock together (2.4)
        self.advisors: list[int] = NO_CARDS  # values in hand, ascending
        self.levels: list[int] = NO_LEVELS  # victory points on the tracks rule, build, trade
        self.war: i64 = 0
        self.defeated: i64 = 0  # rebels
        self.ready: i64 = BOTH_TOKENS  # the set of conversion tokens that can be used
        self.power: bool = True  # the leader's power of the round can be used
        self.hand: list[int] = []  # scheme cards; hidden, like the next five: not shared
        self.drawn: list[int] = []  # scheme cards being looked at, the top one last
        self.dealt: list[int] = []  # two agendas to choose from
        self.agenda: list[int] = []
        self.rejected: list[int] = []
        self.open: list[int] = NO_CARDS  # deeds
        self.done: list[int] = NO_CARDS

    def clone(self) -> Player:
        copy = Player()
        copy.who = self.who
        copy.leader = self.leader
        copy.troops = self.troops
        copy.supply = self.supply
        copy.built = self.built
        copy.coins = self.coins
        copy.goods = self.goods
        copy.advisors = self.advisors
        copy.levels = self.levels
        copy.war = self.war
        copy.defeated = self.defeated
        copy.ready = self.ready
        copy.power = self.power
        copy.hand = self.hand[:]
        if len(self.drawn) > 0:
            copy.drawn = self.drawn[:]
        if len(self.dealt) > 0:
            copy.dealt = self.dealt[:]
        copy.agenda = self.agenda[:]
        copy.rejected = self.rejected[:]
        copy.open = self.open
        copy.done = self.done
        return copy

    # -- figures ------------------------------------------------------------------------------------------------------

    def figures(self, region: i64) -> i64:
        """Troops and the leader (2.1)."""
        count: i64 = self.troops[region]
        return count + 1 if self.leader == region else count

    def all_figures(self) -> i64:
        """Those on the board."""
        count: i64 = 0 if self.leader == IN_SUPPLY else 1
        for troops in self.troops:
            count += troops
        return count

    def occupies(self, region: i64) -> bool:
        return self.leader == region or self.troops[region] > 0

    def occupied(self) -> i64:
        """The number of regions with own figures."""
        count: i64 = 0
        for region, troops in enumerate(self.troops):
            if troops > 0 or self.leader == region:
                count += 1
        return count

    def on_board(self) -> bool:
        if self.leader != IN_SUPPLY:
            return True
        for troops in self.troops:  # noqa: SIM110
            if troops > 0:
                return True
        return False

    def can_muster(self) -> bool:
        return self.supply > 0 or self.leader == IN_SUPPLY

    def put_troops(self, region: i64, number: i64) -> None:
        """Troops come to a region, or leave it."""
        self.troops = self.troops[:]
        self.troops[region] += number

    def muster(self, region: i64) -> None:
        self.supply -= 1
        self.put_troops(region, 1)

    def lose_troop(self, region: i64) -> None:
        self.supply += 1
        self.put_troops(region, -1)

    def lose_figure(self, region: i64) -> bool:
        """A troop goes first, the leader last (2.5). Was it the leader?"""
        if self.troops[region] > 0:
            self.lose_troop(region)
            return False
        self.leader = IN_SUPPLY
        return True

    # -- structures ---------------------------------------------------------------------------------------------------

    def has_built(self, region: i64, structure: i64) -> bool:
        return self.built[region] & structure != EMPTY

    def count_built(self, structure: i64) -> i64:
        count: i64 = 0
        for built in self.built:
            if built & structure != EMPTY:
                count += 1
        return count

    def raise_structure(self, region: i64, structure: i64) -> None:
        self.built = self.built[:]
        self.built[region] |= structure

    def raze_structure(self, region: i64, structure: i64) -> None:
        self.built = self.built[:]
        self.built[region] &= ~structure

    def regions_with(self, structures: i64) -> i64:
        """The set of regions with one of these structures."""
        found: i64 = EMPTY
        for region, built in enumerate(self.built):
            if built & structures != EMPTY:
                found |= single(region)
        return found

    # -- goods --------------------------------------------------------------------------------------------------------

    def add_goods(self, good: i64, number: i64) -> None:
        self.goods = self.goods[:]
        self.goods[good] += number

    def boat(self, good: i64) -> i64:
        """Goods in the boat, which is as full as can be (2.4)."""
        return min(self.goods[good], BOAT_SLOTS[good])

    def boat_total(self) -> i64:
        count: i64 = 0
        for good in range(GOODS):
            count += self.boat(good)
        return count

    def goods_total(self) -> i64:
        count: i64 = 0
        for number in self.goods:
            count += number
        return count

    def full_columns(self) -> i64:
        count: i64 = 0
        for good in range(GOODS):
            if self.goods[good] >= BOAT_SLOTS[good]:
                count += 1
        return count

    # -- conversion tokens --------------------------------------------------------------------------------------------

    def is_ready(self, token: i64) -> bool:
        return holds(self.ready, token)

    def use_token(self, token: i64) -> None:
        self.ready &= ~single(token)

    # -- war ----------------------------------------------------------------------------------------------------------

    def war_step(self) -> None:
        """Further steps at the end of the track are lost (R-22)."""
        self.war = min(self.war + 1, WAR_SPACES)
