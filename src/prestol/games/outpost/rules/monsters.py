# mypyc
"""Monsters: where they come (6), and hunting them (5.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.rules.actions import NO, YES
from prestol.games.outpost.rules.cards import HUNT_DIAMOND, MONSTER_CHOICE, NO_COLOUR, PER_HUNT
from prestol.games.outpost.rules.cells import NO_CELLS, first, single, without_first
from prestol.games.outpost.rules.events import HUNTED, MONSTER, NO_MONSTER
from prestol.games.outpost.rules.reasons import NO_MONSTER_THERE, TOO_FEW_SETTLERS
from prestol.games.outpost.rules.state import Outpost, Player

# -- the check ---------------------------------------------------------------------------------------------------------


def check_monsters(s: Outpost, seat: i64, cells: i64) -> None:
    """Look whether monsters come to these cells."""
    s.call(MONSTER_CHECK, seat, at=cells)


@final
class MonsterCheck(Step[Outpost]):
    """Territories in column order: does a monster come? With an artifact its owner decides."""

    def cells(self, f: Frame) -> i64:
        """Those that are still to be checked."""
        return f.at

    def cell(self, f: Frame) -> i64:
        """The one that is checked now."""
        return first(f.at)

    def go_on(self, f: Frame) -> None:
        f.at = without_first(f.at)

    def run(self, s: Outpost, f: Frame) -> None:
        if self.cells(f) == NO_CELLS:
            s.end()
        elif not can_come(s, f.seat, self.cell(f)):
            self.go_on(f)
        elif s.has(f.seat, MONSTER_CHOICE):
            s.ask(f.seat)
        else:
            self.decide(s, f, s.shows(colour_at(s, f.seat, self.cell(f))))

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return YES_OR_NO

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        self.decide(s, f, action == YES)

    def decide(self, s: Outpost, f: Frame, comes: bool) -> None:
        cell = self.cell(f)
        self.go_on(f)
        if comes:
            place(s, f.seat, cell)
        else:
            s.tell(NO_MONSTER, f.seat, colour_at(s, f.seat, cell), cell)


YES_OR_NO: Final[list[int]] = [YES, NO]
MONSTER_CHECK: Final = MonsterCheck()


def colour_at(s: Outpost, seat: i64, cell: i64) -> i64:
    """The colour of the territory in a cell."""
    return s.cards.colour[s.players[seat].land_at(cell)]


def can_come(s: Outpost, seat: i64, cell: i64) -> bool:
    """Never to a fortification, nor to a territory without a sign, nor if no figure is left (15)."""
    colour = colour_at(s, seat, cell)
    return colour != NO_COLOUR and not s.players[seat].has_fort(cell) and s.monsters[colour] > 0


def place(s: Outpost, seat: i64, cell: i64) -> None:
    colour = colour_at(s, seat, cell)
    s.players[seat].beasts |= single(cell)
    s.monsters = s.monsters[:]
    s.monsters[colour] -= 1
    s.tell(MONSTER, seat, colour, cell)


# -- hunting -----------------------------------------------------------------------------------------------------------


def refuse_hunt(s: Outpost, player: Player, cell: i64) -> i64:
    if not player.has_monster(cell):
        return NO_MONSTER_THERE
    need = s.cards.hunters[s.cards.colour[player.land_at(cell)]]
    return TOO_FEW_SETTLERS if player.settlers() < need else 0


def hunt(s: Outpost, seat: i64, cell: i64) -> None:
    """The figure goes back, the reward comes."""
    player = s.players[seat]
    colour = colour_at(s, seat, cell)
    player.spend_settlers(s.cards.hunters[colour])
    player.beasts &= ~single(cell)
    s.monsters = s.monsters[:]
    s.monsters[colour] += 1
    s.tell(HUNTED, seat, colour, cell)
    s.gain_all(seat, s.cards.rewards[colour])
    if s.has(seat, HUNT_DIAMOND):
        s.gain_all(seat, PER_HUNT)
