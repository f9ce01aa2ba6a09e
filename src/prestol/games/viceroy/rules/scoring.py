# mypyc
"""The score pad: seven lines (8.2)."""

from __future__ import annotations

from mypy_extensions import i64

from prestol.core.game import Score
from prestol.games.viceroy.rules.cards import (
    ATTACK_VP,
    COLOURS,
    FIRST_LAW,
    LAW_VP,
    NO_COLOUR,
    PER_CIRCLE,
    SET_VP,
)
from prestol.games.viceroy.rules.circles import circle_colour
from prestol.games.viceroy.rules.law_points import law_points
from prestol.games.viceroy.rules.places import level_of
from prestol.games.viceroy.rules.player import Player
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.tally import Tally


def circle_points(player: Player, tokens: Tally) -> i64:
    total: i64 = 0
    for place in player.places:
        colour = circle_colour(player, place) if level_of(place) > 1 else NO_COLOUR
        if colour != NO_COLOUR:
            total += level_of(place) + tokens.circle_bonus(colour)
    return total


def worth_of_colours(player: Player, upper: i64) -> list[int]:
    """What a circle would be worth in each colour."""
    extra = LAW_VP[PER_CIRCLE - FIRST_LAW] if player.owns(PER_CIRCLE) else 0
    tokens = Tally(player)
    return [level_of(upper) + tokens.circle_bonus(colour) + extra for colour in range(COLOURS)]


def attack_points(s: Viceroy, seat: i64, tallies: list[Tally]) -> i64:
    """Attack tokens that the others have left, less the own defense."""
    attacks: i64 = 0
    for other in range(s.seats):
        if other != seat:
            attacks += s.players[other].attack + tallies[other].attack
    return -ATTACK_VP * max(0, attacks - tallies[seat].defense)


# -- the score pad ----------------------------------------------------------------------------------------------------


def points(s: Viceroy, seat: i64) -> i64:
    """A player's total as it stands."""
    return points_with(s, seat, all_tokens(s))


def all_tokens(s: Viceroy) -> list[Tally]:
    return [Tally(player) for player in s.players]


def points_with(s: Viceroy, seat: i64, tallies: list[Tally]) -> i64:
    """The same, where everybody's tokens are counted already."""
    player = s.players[seat]
    tokens = tallies[seat]
    total = circle_points(player, tokens) + tokens.infinite_points() + law_points(player, tokens) + tokens.points
    return total + tokens.magic_points() + SET_VP * tokens.sets() + attack_points(s, seat, tallies)


def parts(s: Viceroy, seat: i64) -> dict[str, int]:
    player = s.players[seat]
    tallies = all_tokens(s)
    tokens = tallies[seat]
    lines: dict[str, int] = {}
    lines["circles"] = circle_points(player, tokens)
    lines["infinite"] = tokens.infinite_points()
    lines["laws"] = law_points(player, tokens)
    lines["vp"] = tokens.points
    lines["magic"] = tokens.magic_points()
    lines["sets"] = SET_VP * tokens.sets()
    lines["attack"] = attack_points(s, seat, tallies)
    return lines


def results(s: Viceroy) -> list[Score]:
    """Equal totals share a rank: there is no tie-break (R-31)."""
    totals = [points(s, seat) for seat in range(s.seats)]
    return [
        Score(seat, total, 1 + sum([1 for other in totals if other > total]), parts(s, seat))
        for seat, total in enumerate(totals)
    ]
