"""What things are called in Rurik: places, people, goods, structures, banners."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.games.rurik.rules.cards import (
    BANNER_NAMES,
    GOOD_NAMES,
    LEADER_NAMES,
    REGION_NAMES,
    ROUNDS,
    STRUCTURE_NAMES,
    TRACK_NAMES,
)
from prestol.games.rurik.rules.sets import only_member
from prestol.games.rurik.rules.solo_cards import PRIORITY_NAMES
from prestol.text.game_text import GameText


def heading(name: str) -> str:
    """A name at the head of its line."""
    return name[:1].upper() + name[1:]


class Names(GameText):
    """The names in one language."""

    # -- places -------------------------------------------------------------------------------------------------------

    def region(self, region: int) -> str:
        return self.words(f"region.{REGION_NAMES[region]}")

    def regions(self, regions: Sequence[int]) -> str:
        return ", ".join(map(self.region, regions))

    def inside(self, region: int) -> str:
        """“in Kiev”; the languages decline each name in their own way."""
        return self.words(f"in.{REGION_NAMES[region]}")

    def towards(self, region: int) -> str:
        return self.words(f"to.{REGION_NAMES[region]}")

    def out_of(self, region: int) -> str:
        return self.words(f"from.{REGION_NAMES[region]}") if region >= 0 else ""

    def places(self, region: int) -> dict[str, object]:
        """A region in all the forms a sentence may need."""
        return {
            "region": self.region(region),
            "where": self.inside(region),
            "to": self.towards(region),
            "start": self.out_of(region),
        }

    # -- people -------------------------------------------------------------------------------------------------------

    def leader(self, who: int) -> str:
        """A written position may have one without a name."""
        return self.words(f"leader.{LEADER_NAMES[who]}") if who >= 0 else ""

    def figure(self, leads: int) -> str:
        """As the object of a verb."""
        return self.words("a.leader" if leads else "a.troop")

    def supply(self, number: int) -> str:
        """“3 troops in supply”."""
        return self.words("supply", n=number)

    def defeated(self, number: int) -> str:
        """“2 rebels defeated”."""
        return self.words("defeated", n=number)

    # -- goods, coins, cards, points ----------------------------------------------------------------------------------

    def good(self, good: int) -> str:
        return self.words(f"good.{GOOD_NAMES[good]}")

    def goods(self, good: int, number: int = 1) -> str:
        """“2 wood”."""
        return self.words(f"goods.{GOOD_NAMES[good]}", n=number)

    def coins(self, number: int) -> str:
        return self.words("coins", n=number)

    def paid(self, what: str, number: int) -> str:
        """Coins or goods as the object of a verb."""
        return self.words(f"paid.{what}", n=number)

    def paid_coins(self, number: int) -> str:
        return self.paid("coins", number)

    def scheme_cards(self, number: int) -> str:
        return self.words("scheme_cards", n=number)

    def fewer(self, cards: int) -> str:
        """“1 card fewer”."""
        return self.words("fewer", n=cards)

    def points(self, number: int) -> str:
        return self.words("ui.points", n=number)

    def action_points(self, number: int) -> str:
        """What actions cost, whatever they are."""
        return self.words("action_points", n=number)

    # -- structures: each is a set of one -----------------------------------------------------------------------------

    def structure(self, structure: int) -> str:
        return self.words(f"structure.{STRUCTURE_NAMES[only_member(structure)]}")

    def a_structure(self, structure: int) -> str:
        """As the object of a verb: “a church”."""
        return self.words(f"structure_a.{STRUCTURE_NAMES[only_member(structure)]}")

    def structures(self, structures: Sequence[int]) -> str:
        return ", ".join(map(self.structure, structures))

    # -- boards -------------------------------------------------------------------------------------------------------

    def banner(self, banner: int) -> str:
        return self.words(f"banner.{BANNER_NAMES[banner]}")

    def track(self, track: int) -> str:
        return self.words(f"track.{TRACK_NAMES[track]}")

    def priority(self, priority: int) -> str:
        return self.words(f"priority.{PRIORITY_NAMES[priority]}")

    def round(self, number: int) -> str:
        """“Round 2 of 4”."""
        return self.words("round", n=number, last=ROUNDS)
