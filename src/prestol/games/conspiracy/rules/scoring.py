# mypyc
"""The score pad (8; solo: 14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.game import Score
from prestol.games.conspiracy.rules import locations, solo
from prestol.games.conspiracy.rules.cards import COLOURS, GAME
from prestol.games.conspiracy.rules.groups import largest_coalition
from prestol.games.conspiracy.rules.state import Conspiracy, Player

COALITION_VP: Final[i64] = GAME["coalition_vp"]
KEEPER_VP: Final[i64] = GAME["keeper_vp"]
LEGEND_LOCATION_VP: Final[i64] = GAME["legend_location_vp"]


def crest_points(player: Player) -> i64:
    total: i64 = 0
    for of in range(COLOURS):
        total += player.crest_worth(of)
    return total


def location_points(player: Player) -> i64:
    total: i64 = 0
    for location in player.locations:
        total += locations.points(player, location)
    return total


def coalition_points(player: Player) -> i64:
    """Three for each lord of the largest coalition; a lord alone is a coalition of one (A19)."""
    return COALITION_VP * largest_coalition(player.colours())


def keeper_points(s: Conspiracy, number: i64) -> i64:
    return KEEPER_VP if s.keeper == number else 0


def points(s: Conspiracy, number: i64) -> i64:
    """A player's total as it stands."""
    player = s.players[number]
    total = crest_points(player) + coalition_points(player) + keeper_points(s, number)
    if number == s.seats:
        return total + LEGEND_LOCATION_VP * len(player.locations) + solo.bonus(s)
    return total + location_points(player)


def parts(s: Conspiracy, number: i64) -> dict[str, int]:
    """The lines of the score pad."""
    player = s.players[number]
    lines: dict[str, int] = {"crests": crest_points(player)}
    if number == s.seats:
        lines["locations"] = LEGEND_LOCATION_VP * len(player.locations)
    else:
        lines["locations"] = location_points(player)
    lines["coalition"] = coalition_points(player)
    lines["keeper"] = keeper_points(s, number)
    if number == s.seats:
        lines["legend"] = solo.bonus(s)
    return lines


def strength(s: Conspiracy, number: i64) -> i64:
    """What players are ranked by: points, then pearls; solo: points, and a tie is won by the human as keeper only."""
    if s.solo():
        wins_tie = s.keeper != solo.HUMAN if number == solo.LEGEND else s.keeper == solo.HUMAN
        return points(s, number) * 100 + (1 if wins_tie else 0)
    return points(s, number) * 100 + s.players[number].pearls


def results(s: Conspiracy) -> list[Score]:
    strengths = [strength(s, number) for number in range(len(s.players))]
    return [
        Score(number, points(s, number), 1 + sum([1 for other in strengths if other > mine]), parts(s, number))
        for number, mine in enumerate(strengths)
    ]
