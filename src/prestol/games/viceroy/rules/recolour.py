# mypyc
"""The end: gems that are left recolour sectors of circles (8.1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Sealed
from prestol.games.viceroy.rules.actions import BEST, PAINT, SLOT, STOP
from prestol.games.viceroy.rules.cards import COLOURS
from prestol.games.viceroy.rules.circles import circles, in_circle, painted_colour
from prestol.games.viceroy.rules.events import RECOLOURED
from prestol.games.viceroy.rules.paint import (
    BL,
    BR,
    BRUSHES,
    SECTORS,
    TL,
    TR,
    brush,
    covers,
    paint_at,
    paint_colour,
    paint_sector,
)
from prestol.games.viceroy.rules.places import UNDER_LEFT, UNDER_RIGHT, slot_number, slot_place
from prestol.games.viceroy.rules.player import Player
from prestol.games.viceroy.rules.reasons import NO_GEM, NOT_IN_CIRCLE, PAINTED, SAME_COLOUR
from prestol.games.viceroy.rules.recolouring import best_colours
from prestol.games.viceroy.rules.scoring import worth_of_colours
from prestol.games.viceroy.rules.state import Viceroy

ALL_PAINTS: Final[list[int]] = [PAINT + number for number in range(BRUSHES)]


@final
class Recolour(Sealed[Viceroy]):
    """Each gem left may recolour a sector in a circle: first the card, then sector and colour; or the best (8.1)."""

    def who(self, s: Viceroy, f: Frame) -> list[int]:
        return painters(s)

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        answers = s.sealed[seat]
        if is_card_chosen(answers):
            return ALL_PAINTS
        found = [STOP, BEST] if len(answers) == 0 else [STOP]
        return found + [SLOT + slot_number(place) for place in paintable(s.players[seat], paints(answers))]

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        if not PAINT <= action < PAINT + BRUSHES:
            return 0
        answers = s.sealed[seat]
        return refuse_paint(s.players[seat], paints(answers), chosen_place(answers), action - PAINT)

    def legal(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, but going through the answers only once."""
        answers = s.sealed[seat]
        if not is_card_chosen(answers):
            return self.options(s, f, seat)
        player, done, place = s.players[seat], paints(answers), chosen_place(answers)
        return [PAINT + number for number in range(BRUSHES) if refuse_paint(player, done, place, number) == 0]

    def more(self, s: Viceroy, f: Frame, seat: i64) -> bool:
        answers = s.sealed[seat]
        if answers[-1] in (STOP, BEST):
            return False
        return is_card_chosen(answers) or len(paintable(s.players[seat], paints(answers))) > 0

    def reveal(self, s: Viceroy, f: Frame) -> None:
        s.end()
        for seat, player in enumerate(s.players):
            answers = s.sealed[seat]
            paint = best_paint(player) if BEST in answers else paints(answers)
            for each in paint:
                s.spend_gems(seat, paint_colour(each), 1)
            player.paint = sorted(paint)
            if len(paint) > 0:
                s.tell(RECOLOURED, seat, len(paint))


def painters(s: Viceroy) -> list[int]:
    """Those who have a gem left, and a circle."""
    return [seat for seat, player in enumerate(s.players) if player.gems_in_all() > 0 and len(circles(player)) > 0]


# -- answers ----------------------------------------------------------------------------------------------------------


def is_card_chosen(answers: list[int]) -> bool:
    """Has a card been chosen, whose sector is still to be named?"""
    return len(answers) > 0 and answers[-1] >= SLOT


def chosen_place(answers: list[int]) -> i64:
    return slot_place(answers[-1] - SLOT)


def paints(answers: list[int]) -> list[int]:
    """Sealed answers, a card and then its sector and colour, as a list of recoloured sectors."""
    found: list[int] = []
    place: i64 = 0
    for action in answers:
        if action >= SLOT:
            place = slot_place(action - SLOT)
        elif action >= PAINT:
            found.append(paint_at(place, action - PAINT))
    return found


# -- what can be recoloured -------------------------------------------------------------------------------------------


def paintable(player: Player, done: list[int]) -> list[int]:
    """The cards with a sector that can still be recoloured, ascending."""
    left = [gems_left(player, done, colour) for colour in range(COLOURS)]
    if sum(left) == 0:
        return []
    return sorted([place for place in player.places if is_paintable(player, done, left, place)])


def is_paintable(player: Player, done: list[int], left: list[int], place: i64) -> bool:
    for sector in range(SECTORS):
        if in_circle(player, place, sector) and not is_painted(done, place, sector):
            printed = painted_colour(player, place, sector)
            for colour in range(COLOURS):
                if left[colour] > 0 and colour != printed:
                    return True
    return False


def is_painted(done: list[int], place: i64, sector: i64) -> bool:
    for each in done:  # noqa: SIM110
        if covers(each, place, sector):
            return True
    return False


def gems_left(player: Player, done: list[int], colour: i64) -> i64:
    left: i64 = player.gems[colour]
    for each in done:
        if paint_colour(each) == colour:
            left -= 1
    return left


def refuse_paint(player: Player, done: list[int], place: i64, brush: i64) -> i64:
    """Why a sector of the card at a place cannot get a colour."""
    sector, colour = paint_sector(brush), paint_colour(brush)
    if not in_circle(player, place, sector):
        return NOT_IN_CIRCLE
    if is_painted(done, place, sector):
        return PAINTED
    if painted_colour(player, place, sector) == colour:
        return SAME_COLOUR
    return NO_GEM if gems_left(player, done, colour) == 0 else 0


# -- the best recolouring ---------------------------------------------------------------------------------------------


def best_paint(player: Player) -> list[int]:
    """The recolouring that brings most points."""
    uppers = circles(player)
    worth = [worth_of_colours(player, upper) for upper in uppers]
    need = [[len(to_paint(player, upper, colour)) for colour in range(COLOURS)] for upper in uppers]
    found: list[int] = []
    for upper, colour in zip(uppers, best_colours(worth, need, player.gems)):  # noqa: B905
        if colour >= 0:
            found += to_paint(player, upper, colour)
    return found


def to_paint(player: Player, upper: i64, colour: i64) -> list[int]:
    """What must be recoloured for a circle to have a colour."""
    found: list[int] = []
    for place, sector in ((upper + UNDER_LEFT, TR), (upper + UNDER_RIGHT, TL), (upper, BL), (upper, BR)):
        if painted_colour(player, place, sector) != colour:
            found.append(paint_at(place, brush(sector, colour)))
    return found


RECOLOUR: Final = Recolour()
