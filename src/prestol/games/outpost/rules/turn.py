# mypyc
"""A turn: one action and one hero at most, in either order, exchanges at any time; or a pass (3, 9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.rules.actions import (
    BUILD,
    COLLECT,
    END,
    EXPLORE,
    FORT,
    FORTIFY,
    HERO,
    HUNT,
    PASS,
    PLOT,
    REGION,
    STREET,
    TRADE,
)
from prestol.games.outpost.rules.build import CHOOSE_PLOT, refuse_build
from prestol.games.outpost.rules.cells import CELLS, NO_CELLS, ROWS
from prestol.games.outpost.rules.events import ENDED
from prestol.games.outpost.rules.exchange import ALL_TRADES, end_barters, exchange, refuse_trade, trades
from prestol.games.outpost.rules.heroes import invite, refuse_hero
from prestol.games.outpost.rules.lands import (
    activate_fort,
    explore,
    fortify,
    refuse_explore,
    refuse_fort,
    refuse_fortify,
)
from prestol.games.outpost.rules.monsters import hunt, refuse_hunt
from prestol.games.outpost.rules.passing import begin_pass
from prestol.games.outpost.rules.reasons import ACTED_ALREADY, INVITED_ALREADY, NOTHING_DONE
from prestol.games.outpost.rules.regions import activate_region, refuse_region
from prestol.games.outpost.rules.state import ROW, SLOTS, Outpost, Player
from prestol.games.outpost.rules.streets import activate_street, refuse_street

# what a turn has done, as bits
ACTION: Final = 1
INVITATION: Final = 2
DEEDS: Final = ["action", "hero"]  # their names

ALL_ACTIONS: Final[list[int]] = (
    list(range(BUILD, PLOT)) + list(range(EXPLORE, COLLECT))  # those on cells of the settlement come later
)
MENU: Final[list[int]] = [PASS, END, *ALL_TRADES, *ALL_ACTIONS]


@final
class Turn(Step[Outpost]):
    """The menu of the player whose turn it is."""

    def has_acted(self, f: Frame) -> bool:
        return f.at & ACTION != 0

    def has_invited(self, f: Frame) -> bool:
        return f.at & INVITATION != 0

    def is_idle(self, f: Frame) -> bool:
        """Has neither happened yet?"""
        return f.at == 0

    def note_action(self, f: Frame) -> None:
        f.at |= ACTION

    def note_invitation(self, f: Frame) -> None:
        f.at |= INVITATION

    def insists(self, s: Outpost, f: Frame) -> bool:
        """Nobody passes without saying so (16)."""
        return True

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return MENU

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        if action == PASS:
            return 0
        if action == END:
            return NOTHING_DONE if self.is_idle(f) else 0
        if action < BUILD:
            return refuse_trade(s, seat, action)
        if action >= HERO:
            return INVITED_ALREADY if self.has_invited(f) else refuse_hero(s, s.players[seat], action - HERO)
        return ACTED_ALREADY if self.has_acted(f) else refuse_action(s, s.players[seat], seat, action)

    def legal(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, without looking at what cannot be."""
        player = s.players[seat]
        found = [PASS] if self.is_idle(f) else [PASS, END]
        found += trades(s, seat)
        if not self.has_acted(f) and player.settlers() > 0:
            add_actions(s, found, player, seat)
        if not self.has_invited(f):
            for place in range(ROW):
                if refuse_hero(s, player, place) == 0:
                    found.append(HERO + place)
        return found

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        if TRADE <= action < BUILD:
            exchange(s, seat, action)
            return
        end_barters(s)
        if action == PASS:
            s.end()
            begin_pass(s, seat)
        elif action == END:
            s.end()
            s.tell(ENDED, seat)
        elif action >= HERO:
            self.note_invitation(f)
            invite(s, seat, action - HERO)
        else:
            self.note_action(f)
            act(s, seat, action)


def add_actions(s: Outpost, found: list[int], player: Player, seat: i64) -> None:
    """The legal actions of a player with settlers."""
    if len(player.plots) < CELLS:
        for slot in range(SLOTS):
            if refuse_build(s, player, slot) == 0:
                found.append(BUILD + slot)
    for cell in range(CELLS):
        if refuse_explore(s, player, cell) == 0:
            found.append(EXPLORE + cell)
    if player.beasts != NO_CELLS:
        for cell in range(CELLS):
            if refuse_hunt(s, player, cell) == 0:
                found.append(HUNT + cell)
    for cell in range(CELLS):
        if refuse_fortify(s, player, cell) == 0:
            found.append(FORTIFY + cell)
    for region in range(ROWS):
        if refuse_region(s, player, seat, region) == 0:
            found.append(REGION + region)
    for street in range(ROWS):
        if refuse_street(s, player, seat, street) == 0:
            found.append(STREET + street)
    if player.forts != NO_CELLS:
        for cell in range(CELLS):
            if refuse_fort(s, player, cell) == 0:
                found.append(FORT + cell)


def refuse_action(s: Outpost, player: Player, seat: i64, action: i64) -> i64:
    if action < EXPLORE:
        return refuse_build(s, player, action - BUILD)
    if action < HUNT:
        return refuse_explore(s, player, action - EXPLORE)
    if action < FORTIFY:
        return refuse_hunt(s, player, action - HUNT)
    if action < REGION:
        return refuse_fortify(s, player, action - FORTIFY)
    if action < STREET:
        return refuse_region(s, player, seat, action - REGION)
    if action < FORT:
        return refuse_street(s, player, seat, action - STREET)
    return refuse_fort(s, player, action - FORT)


def act(s: Outpost, seat: i64, action: i64) -> None:
    if action < EXPLORE:
        s.call(CHOOSE_PLOT, seat, action - BUILD)
    elif action < HUNT:
        explore(s, seat, action - EXPLORE)
    elif action < FORTIFY:
        hunt(s, seat, action - HUNT)
    elif action < REGION:
        fortify(s, seat, action - FORTIFY)
    elif action < STREET:
        activate_region(s, seat, action - REGION)
    elif action < FORT:
        activate_street(s, seat, action - STREET)
    else:
        activate_fort(s, seat, action - FORT)


TURN: Final = Turn()
