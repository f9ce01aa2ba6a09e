# mypyc
"""The solo game against a legendary lord (14); not in the Russian rulebook.

The legendary lord is player 1: it takes piles by the conditions printed on its card, and seat 0 chooses where they
leave a choice.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.conspiracy import locations
from prestol.games.conspiracy.cards import (
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
from prestol.games.conspiracy.groups import group_size
from prestol.games.conspiracy.state import (
    GAINED_TOKEN,
    NO,
    PILE,
    REPLAYED,
    YES,
    Conspiracy,
)

HUMAN: Final = 0
LEGEND: Final = 1
NOT_WANTED: Final = 10  # reasons 1 to 9 are in rules.py


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
            s.stack[-1].at = 0  # the human's turn begins anew
            s.tell(REPLAYED, HUMAN)


YES_OR_NO: Final[list[int]] = [YES, NO]
CHOOSE_PILE: Final = ChoosePile()
REPLAY: Final = Replay()


def wanted(s: Conspiracy) -> list[int]:
    """The piles that fit the first condition any pile fits, as well as possible."""
    for condition in CONDITIONS[s.legend]:
        values = [appeal(s, condition, of) for of in range(COLOURS)]
        best = max(values)
        if best > 0:
            return [of for of in range(COLOURS) if values[of] == best]
    return []


def appeal(s: Conspiracy, condition: i64, of: i64) -> i64:
    """The number a condition gives a pile; 0: it does not fit."""
    pile = s.piles[of]
    if condition == PILE_OF_2PLUS:
        return len(pile) if len(pile) >= 2 else 0
    if condition == RED_PILE:
        return len(pile) if of == RED else 0
    if condition == COALITION_3PLUS:
        return coalition_appeal(s, of)
    return sum([1 for card in pile if is_liked(condition, card)])


def is_liked(condition: i64, card: i64) -> bool:
    if condition == MOST_KEYS:
        return has_key(card)
    if condition == MOST_PEARL_LORDS:
        return pearls_of(card) > 0
    return rank(card) == REVEALER  # HAS_6


def coalition_appeal(s: Conspiracy, of: i64) -> i64:
    """The coalition that a lord of this colour would form on the next spot, if of three or more."""
    if len(s.piles[of]) == 0:
        return 0
    marks = [*s.players[LEGEND].colours(), of]
    size = group_size(marks, len(marks) - 1)
    return size + len(s.piles[of]) - 1 if size >= 3 else 0


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


def bonus(s: Conspiracy) -> i64:
    """The points on the legendary lord's own card."""
    player = s.players[LEGEND]
    what = BONUSES[s.legend]
    if what == "red_lords":
        return 1 + 2 * sum([1 for card in player.alliance if colour(card) == RED])
    if what == "pairs_of_pearls":
        return player.pearls // 2
    if what == "highest_lord":
        return max([worth(card) for card in player.alliance], default=0)
    return len(player.locations) if what == "locations" else 0


PILE_OF_2PLUS: Final = 0
MOST_KEYS: Final = 1
MOST_PEARL_LORDS: Final = 2
HAS_6: Final = 3
RED_PILE: Final = 4
COALITION_3PLUS: Final = 5
CONDITION_NAMES: Final = ["pile_of_2plus", "most_keys", "most_pearl_lords", "has_6", "red_pile", "coalition_3plus"]
CONDITIONS: Final[list[list[int]]] = [
    [CONDITION_NAMES.index(name) for name in legend["conditions"]] for legend in LEGENDS
]
BONUSES: Final[list[str]] = [legend["bonus"] for legend in LEGENDS]
POWERS: Final[list[str]] = [legend.get("power", "none") for legend in LEGENDS]
