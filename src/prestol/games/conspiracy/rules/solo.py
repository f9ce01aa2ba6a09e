# mypyc
"""The solo game against a legendary lord (14); not in the Russian rulebook.

The legendary lord is player 1: it takes piles by the conditions printed on its card, and seat 0 chooses where they
leave a choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.conspiracy.rules import locations, turns
from prestol.games.conspiracy.rules.actions import NO, PILE, YES
from prestol.games.conspiracy.rules.cards import (
    COLOURS,
    LEGENDS,
    NEIGHBOURS,
    RED,
    REVEALER,
    colour,
    has_key,
    pearls_of,
    rank,
    worth,
)
from prestol.games.conspiracy.rules.events import GAINED_TOKEN, REPLAYED
from prestol.games.conspiracy.rules.groups import group_size
from prestol.games.conspiracy.rules.reasons import NOT_WANTED
from prestol.games.conspiracy.rules.state import Conspiracy, Player

HUMAN: Final = 0
LEGEND: Final = 1


@final
class ChoosePile(Step[Conspiracy]):
    """The legendary lord wants a pile; the human picks among equally good ones."""

    def run(self, s: Conspiracy, f: Frame) -> None:
        while len(wanted(s)) == 0:
            s.reveal_lord(LEGEND)
        s.ask(HUMAN)

    def options(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        return [PILE + of for of in range(COLOURS) if len(s.piles[of]) > 0]

    def refuse(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if action - PILE in wanted(s) else NOT_WANTED

    def legal(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, but looking for what is wanted only once."""
        return [PILE + of for of in wanted(s)]

    def apply(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        of = action - PILE
        s.take_pile(LEGEND, of)
        if POWERS[s.legend] == "force_draw" and of == RED:
            s.bind(LEGEND, 1)


@final
class Replay(Step[Conspiracy]):
    """The human may return the token to the opponent for another full turn."""

    def options(self, s: Conspiracy, f: Frame, seat: i64) -> list[int]:
        return YES_OR_NO

    def apply(self, s: Conspiracy, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action == YES:
            s.token = False
            turns.begin_anew(s.stack[-1])
            s.tell(REPLAYED, HUMAN)


YES_OR_NO: Final[list[int]] = [YES, NO]
CHOOSE_PILE: Final = ChoosePile()
REPLAY: Final = Replay()


def wanted(s: Conspiracy) -> list[int]:
    """The piles that fit the first condition any pile fits, as well as possible."""
    for condition in CONDITIONS[s.legend]:
        values = [condition.appeal(s, of) for of in range(COLOURS)]
        best = max(values)
        if best > 0:
            return [of for of in range(COLOURS) if values[of] == best]
    return []


def keys_complete(s: Conspiracy) -> bool:
    """As for a player; the purple legend needs just any two keys. Its locations do nothing."""
    legend = s.players[LEGEND]
    return legend.two_keys() if POWERS[s.legend] == "any_two_keys" else legend.keys_complete()


def take_location(s: Conspiracy) -> None:
    """A random face-up location, or the top of the deck; it counts five points and does nothing."""
    if len(s.faceup) > 0:
        s.faceup = s.faceup[:]
        locations.cover(s, LEGEND, s.draw(s.faceup))
    else:
        locations.cover(s, LEGEND, s.draw_location())


def earn_token(s: Conspiracy) -> None:
    """The human gains the token when the lord just placed *creates* a coalition of three or more."""
    marks = s.players[HUMAN].colours()
    spot = len(marks) - 1
    if not s.token and group_size(marks, spot) >= 3 and largest_joined(marks, spot) < 3:
        s.token = True
        s.tell(GAINED_TOKEN, HUMAN)


def largest_joined(marks: list[int], spot: int) -> i64:
    """The largest coalition that the lord on the last spot has joined."""
    before = marks[:spot]
    joined = [near for near in NEIGHBOURS[spot] if near < spot and marks[near] == marks[spot]]
    return max([group_size(before, near) for near in joined], default=0)


def may_replay(s: Conspiracy) -> bool:
    """At the end of the human's turn: may it be followed by another?"""
    return s.token and s.players[HUMAN].free_spots() > 0


# -- what stands on the cards of the legends ---------------------------------------------------------------------------


class Condition:
    """A wish on a legendary lord's card."""

    def appeal(self, s: Conspiracy, of: i64) -> i64:
        """The number that it gives the pile of a colour; 0: it does not fit."""
        return sum([1 for card in s.piles[of] if self.likes(card)])

    def likes(self, card: i64) -> bool:
        return False


@final
class PileOfTwoOrMore(Condition):
    def appeal(self, s: Conspiracy, of: i64) -> i64:
        lords: i64 = len(s.piles[of])
        return lords if lords >= 2 else 0


@final
class RedPile(Condition):
    def appeal(self, s: Conspiracy, of: i64) -> i64:
        return len(s.piles[of]) if of == RED else 0


@final
class Coalition(Condition):
    """A lord of this colour would form a coalition of three or more on the next spot."""

    def appeal(self, s: Conspiracy, of: i64) -> i64:
        if len(s.piles[of]) == 0:
            return 0
        marks = [*s.players[LEGEND].colours(), of]
        size = group_size(marks, len(marks) - 1)
        return size + len(s.piles[of]) - 1 if size >= 3 else 0


@final
class MostKeys(Condition):
    def likes(self, card: i64) -> bool:
        return has_key(card)


@final
class MostPearlLords(Condition):
    def likes(self, card: i64) -> bool:
        return pearls_of(card) > 0


@final
class HasSix(Condition):
    def likes(self, card: i64) -> bool:
        return rank(card) == REVEALER


WISHES: Final[dict[str, Condition]] = {
    "pile_of_2plus": PileOfTwoOrMore(),
    "most_keys": MostKeys(),
    "most_pearl_lords": MostPearlLords(),
    "has_6": HasSix(),
    "red_pile": RedPile(),
    "coalition_3plus": Coalition(),
}
CONDITIONS: Final[list[list[Condition]]] = [[WISHES[name] for name in legend["conditions"]] for legend in LEGENDS]
POWERS: Final[list[str]] = [legend.get("power", "none") for legend in LEGENDS]


def bonus(s: Conspiracy) -> i64:
    """The points on the legendary lord's own card."""
    return BONUSES[LEGENDS[s.legend]["bonus"]](s.players[LEGEND])


def no_bonus(player: Player) -> i64:
    return 0


def red_lords(player: Player) -> i64:
    return 1 + 2 * sum([1 for card in player.alliance if colour(card) == RED])


def pairs_of_pearls(player: Player) -> i64:
    return player.pearls // 2


def highest_lord(player: Player) -> i64:
    return max([worth(card) for card in player.alliance], default=0)


def own_locations(player: Player) -> i64:
    return len(player.locations)


BONUSES: Final[dict[str, Callable[[Player], i64]]] = {
    "none": no_bonus,
    "red_lords": red_lords,
    "pairs_of_pearls": pairs_of_pearls,
    "highest_lord": highest_lord,
    "locations": own_locations,
}
