# mypyc
"""What laws are worth at the end (7): cards.toml says in a word what each counts, an object here counts it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.games.viceroy.rules.cards import FIRST_LAW, LAW_VP, LAWS, is_law
from prestol.games.viceroy.rules.circles import count_circles
from prestol.games.viceroy.rules.places import AROUND, level_of
from prestol.games.viceroy.rules.player import NO_CARD, Player
from prestol.games.viceroy.rules.tally import Tally


def law_points(player: Player, tokens: Tally) -> i64:
    total: i64 = 0
    for number, card in enumerate(player.cards):
        if is_law(card):
            total += points_of_law(player, tokens, card, player.places[number])
    return total


def points_of_law(player: Player, tokens: Tally, law: i64, place: i64) -> i64:
    """What a law in its slot is worth."""
    points: i64 = LAW_VP[law - FIRST_LAW]
    return 0 if points == 0 else points * COUNTS[law - FIRST_LAW].of(player, tokens, place)


def scores(law: i64) -> bool:
    """Is a law worth something at the end?"""
    return LAW_VP[law - FIRST_LAW] > 0


class Count:
    """What a law counts; this one nothing."""

    def of(self, player: Player, tokens: Tally, place: i64) -> i64:
        return 0


@final
class Cards(Count):
    """All cards of the pyramid, those tucked under others included (68)."""

    def of(self, player: Player, tokens: Tally, place: i64) -> i64:
        return len(player.cards) + len(player.tucked)


@final
class Tucked(Count):
    """The cards under the law (72, 78)."""

    def of(self, player: Player, tokens: Tally, place: i64) -> i64:
        return player.tucked_under(place)


@final
class Level(Count):
    """The level on which the law lies (74)."""

    def of(self, player: Player, tokens: Tally, place: i64) -> i64:
        return level_of(place)


@final
class Sets(Count):
    def of(self, player: Player, tokens: Tally, place: i64) -> i64:
        return tokens.sets()


@final
class Gems(Count):
    """Stored gems on the law, and infinite ones that got there (76, R-24)."""

    def of(self, player: Player, tokens: Tally, place: i64) -> i64:
        return player.gems_at(place)


@final
class CirclesAndInfinite(Count):
    """One-coloured circles, and infinite gems (79)."""

    def of(self, player: Player, tokens: Tally, place: i64) -> i64:
        return count_circles(player) + tokens.infinite


@final
class Neighbours(Count):
    """The characters that touch the law (85 to 88)."""

    def of(self, player: Player, tokens: Tally, place: i64) -> i64:
        count: i64 = 0
        for step in AROUND:
            card = player.card_at(place + step)
            if card != NO_CARD and not is_law(card):
                count += 1
        return count


WORDS: Final[dict[str, Count]] = {
    "nothing": Count(),
    "cards": Cards(),
    "tucked": Tucked(),
    "level": Level(),
    "sets": Sets(),
    "gems": Gems(),
    "circles_and_infinite": CirclesAndInfinite(),
    "neighbours": Neighbours(),
}
COUNTS: Final[list[Count]] = [WORDS[law.get("score", "nothing")] for law in LAWS]
