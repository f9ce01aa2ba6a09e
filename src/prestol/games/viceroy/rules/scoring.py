# mypyc
"""The score pad: seven lines (8.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.game import Score
from prestol.games.viceroy.cards import (
    BOTTOM,
    COLOURS,
    INFINITE,
    PER_CARD,
    PER_CIRCLE,
    PER_NEIGHBOUR,
    PER_SET,
    STORE_GEMS,
    TOP_LEFT,
    TOP_RIGHT,
    TUCK_FREE,
    TUCK_HAND,
    TUCK_TAKEN,
    is_law,
)
from prestol.games.viceroy.places import AROUND, BL, BR, TL, TR, UNDER_LEFT, UNDER_RIGHT, level_of
from prestol.games.viceroy.state import NO_COLOUR, Player, Viceroy
from prestol.games.viceroy.tally import Tally

SET_VP: Final = 12
ATTACK_VP: Final = 4
HAND_CARD_VP: Final = 5  # 72
FREE_CARD_VP: Final = 3  # 74, for each level
SET_BONUS_VP: Final = 3  # 75
STORED_VP: Final = 2  # 76
TAKEN_CARD_VP: Final = 4  # 78
NEIGHBOUR_VP: Final = 2  # 85 to 88


# -- circles ----------------------------------------------------------------------------------------------------------


def circles(player: Player) -> list[int]:
    """The places of the cards that close a circle: all above level 1 (1.1)."""
    return sorted([place for place in player.places if level_of(place) > 1])


def in_circle(player: Player, place: i64, sector: i64) -> bool:
    if sector == TL:
        return player.card_at(place + 127) != 0
    if sector == TR:
        return player.card_at(place + 128) != 0
    return level_of(place) > 1


def painted_colour(player: Player, place: i64, sector: i64) -> i64:
    """The colour a sector shows, recoloured or printed."""
    for each in player.paint:
        if each >> 2 == place * 4 + sector:
            return each & 3
    card = player.card_at(place)
    if sector == TL:
        return TOP_LEFT[card]
    return TOP_RIGHT[card] if sector == TR else BOTTOM[card]


def circle_colour(player: Player, upper: i64) -> i64:
    """The colour of a circle after recolouring; NO_COLOUR: mixed."""
    if len(player.paint) == 0:
        return player.circle_colour(upper)
    colour = painted_colour(player, upper, BL)
    if painted_colour(player, upper, BR) != colour or painted_colour(player, upper + UNDER_LEFT, TR) != colour:
        return NO_COLOUR
    return colour if painted_colour(player, upper + UNDER_RIGHT, TL) == colour else NO_COLOUR


def worth_of_colours(player: Player, upper: i64) -> list[int]:
    """What a circle would be worth in each colour."""
    extra = 1 if player.owns(PER_CIRCLE) else 0
    tokens = Tally(player)
    return [level_of(upper) + tokens.circle_bonus(colour) + extra for colour in range(COLOURS)]


def circle_points(player: Player, tokens: Tally) -> i64:
    total: i64 = 0
    for place in player.places:
        colour = circle_colour(player, place) if level_of(place) > 1 else NO_COLOUR
        if colour != NO_COLOUR:
            total += level_of(place) + tokens.circle_bonus(colour)
    return total


def count_circles(player: Player) -> i64:
    count: i64 = 0
    for place in player.places:
        if level_of(place) > 1 and circle_colour(player, place) != NO_COLOUR:
            count += 1
    return count


# -- attacks ----------------------------------------------------------------------------------------------------------


def attack_points(s: Viceroy, seat: i64, tallies: list[Tally]) -> i64:
    """Attack tokens that the others have left, less the own defense."""
    attacks: i64 = 0
    for other in range(s.seats):
        if other != seat:
            attacks += s.players[other].attack + tallies[other].attack
    return -ATTACK_VP * max(0, attacks - tallies[seat].defense)


# -- laws -------------------------------------------------------------------------------------------------------------


def law_points(player: Player, tokens: Tally) -> i64:
    total: i64 = 0
    for number, card in enumerate(player.cards):
        if is_law(card):
            total += points_of_law(player, tokens, card, player.places[number])
    return total


def points_of_law(player: Player, tokens: Tally, law: i64, place: i64) -> i64:
    """What a law in its slot is worth (7)."""
    if law >= PER_NEIGHBOUR:
        return NEIGHBOUR_VP * neighbours(player, place)
    if law == PER_CARD:
        return len(player.cards) + len(player.tucked)
    if law == TUCK_HAND:
        return HAND_CARD_VP * player.tucked_under(place)
    if law == TUCK_FREE:
        return FREE_CARD_VP * level_of(place)
    if law == PER_SET:
        return SET_BONUS_VP * tokens.sets()
    if law == STORE_GEMS:
        return STORED_VP * gems_on(player, place)
    if law == TUCK_TAKEN:
        return TAKEN_CARD_VP * player.tucked_under(place)
    return count_circles(player) + tokens.infinite if law == PER_CIRCLE else 0


def neighbours(player: Player, place: i64) -> i64:
    """Characters around a place."""
    count: i64 = 0
    for step in AROUND:
        card = player.card_at(place + step)
        if card != 0 and not is_law(card):
            count += 1
    return count


def gems_on(player: Player, place: i64) -> i64:
    """Stored gems on law 76, and infinite ones that got there (R-24)."""
    return len([token for token in player.tokens_at(place) if token >= INFINITE])


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
