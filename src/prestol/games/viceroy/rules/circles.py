# mypyc
"""Circles of a pyramid: which there are, and in which colour (1.1)."""

from __future__ import annotations

from mypy_extensions import i64

from prestol.games.viceroy.rules.cards import BOTTOM, NO_COLOUR, TOP_LEFT, TOP_RIGHT
from prestol.games.viceroy.rules.paint import BL, BR, TL, TR, covers, paint_colour
from prestol.games.viceroy.rules.places import ABOVE_LEFT, ABOVE_RIGHT, UNDER_LEFT, UNDER_RIGHT, level_of
from prestol.games.viceroy.rules.player import NO_CARD, Player


def circles(player: Player) -> list[int]:
    """The places of the cards that close a circle: all above level 1."""
    return sorted([place for place in player.places if level_of(place) > 1])


def in_circle(player: Player, place: i64, sector: i64) -> bool:
    if sector == TL:
        return player.card_at(place + ABOVE_LEFT) != NO_CARD
    if sector == TR:
        return player.card_at(place + ABOVE_RIGHT) != NO_CARD
    return level_of(place) > 1


def printed_colour(card: i64, sector: i64) -> i64:
    if sector == TL:
        return TOP_LEFT[card]
    return TOP_RIGHT[card] if sector == TR else BOTTOM[card]


def painted_colour(player: Player, place: i64, sector: i64) -> i64:
    """The colour a sector shows, recoloured or printed."""
    for paint in player.paint:
        if covers(paint, place, sector):
            return paint_colour(paint)
    return printed_colour(player.card_at(place), sector)


def circle_colour(player: Player, upper: i64) -> i64:
    """The colour of a circle after recolouring; NO_COLOUR: mixed."""
    if len(player.paint) == 0:
        return player.circle_colour(upper)
    colour = painted_colour(player, upper, BL)
    if painted_colour(player, upper, BR) != colour or painted_colour(player, upper + UNDER_LEFT, TR) != colour:
        return NO_COLOUR
    return colour if painted_colour(player, upper + UNDER_RIGHT, TL) == colour else NO_COLOUR


def count_circles(player: Player) -> i64:
    """Those of one colour."""
    count: i64 = 0
    for place in player.places:
        if level_of(place) > 1 and circle_colour(player, place) != NO_COLOUR:
            count += 1
    return count
