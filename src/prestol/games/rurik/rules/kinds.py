"""Kinds of numbers in written positions of Rurik: figures, structures and advisors, each with its place."""

from __future__ import annotations

from dataclasses import dataclass

from prestol.core.errors import Said
from prestol.core.forms import NONE, Flags, Kind, Named, Number, named, player
from prestol.games.rurik.rules.advisors import NO_ADVISOR, advisor, advisor_bribe, advisor_side, advisor_value
from prestol.games.rurik.rules.cards import HIGHEST_ADVISOR, LEVELS, REGION_NAMES, STRUCTURE_NAMES
from prestol.games.rurik.rules.player import IN_SUPPLY

LEVEL = Named({level: str(level) for level in (0, *LEVELS)})
ADVISOR = Number(1, HIGHEST_ADVISOR)
BRIBE = Number()
STRUCTURE_SET = Flags(STRUCTURE_NAMES)


def region_kind(in_play: int) -> Named:
    return named(REGION_NAMES[:in_play])


def leader_region_kind(in_play: int) -> Named:
    return Named({IN_SUPPLY: NONE, **region_kind(in_play).names})


# -- something in a region: one number for both -----------------------------------------------------------------------

ROOM = 64  # more figures, or sets of structures, than a region can have


def in_region(region: int, what: int) -> int:
    return ROOM * region + what


def region_in(number: int) -> int:
    return number // ROOM


def what_in(number: int) -> int:
    return number % ROOM


@dataclass(frozen=True)
class Troops(Kind):
    """“kiev:3”; a single one is “kiev”."""

    in_play: int

    def text(self, number: int) -> str:
        return f"{REGION_NAMES[region_in(number)]}:{what_in(number)}"

    def parse(self, word: str) -> int:
        region, sign, count = word.partition(":")
        return in_region(region_kind(self.in_play).parse(region), Number(1, ROOM - 1).parse(count) if sign else 1)

    @property
    def expected(self) -> Said:
        known = ", ".join(REGION_NAMES[: self.in_play])
        return Said("a region and how many stand there, such as kiev:3; regions in play are {known}", known=known)


@dataclass(frozen=True)
class Structures(Kind):
    """“kiev:church+market”."""

    in_play: int

    def text(self, number: int) -> str:
        return f"{REGION_NAMES[region_in(number)]}:{STRUCTURE_SET.text(what_in(number))}"

    def parse(self, word: str) -> int:
        region, _, names = word.partition(":")
        found = STRUCTURE_SET.parse(names)
        if found == 0:
            raise ValueError(word)
        return in_region(region_kind(self.in_play).parse(region), found)

    @property
    def expected(self) -> Said:
        known = ", ".join(REGION_NAMES[: self.in_play])
        return Said(
            "a region and its structures, such as kiev:church+market or kiev:stronghold; regions in play are {known}",
            known=known,
        )


# -- advisors ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seated(Kind):
    """“2:4+1”: player 2, advisor 4, a bribe of one coin."""

    sides: int

    def text(self, number: int) -> str:
        if number == NO_ADVISOR:
            return NONE
        bribe = f"+{advisor_bribe(number)}" if advisor_bribe(number) else ""
        return f"{advisor_side(number) + 1}:{advisor_value(number)}{bribe}"

    def parse(self, word: str) -> int:
        if word == NONE:
            return NO_ADVISOR
        side, _, rest = word.partition(":")
        value, sign, bribe = rest.partition("+")
        return advisor(player(self.sides).parse(side), ADVISOR.parse(value), BRIBE.parse(bribe) if sign else 0)

    @property
    def expected(self) -> Said:
        return Said(
            "none, or player:advisor+bribe, such as 2:4+1; players are 1 to {players}, advisors 1 to {advisors}",
            players=self.sides,
            advisors=int(HIGHEST_ADVISOR),
        )
