# mypyc
"""A turn: one action and one hero at most, in either order, exchanges at any time; or a pass (3, 5, 8, 9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.outpost.buildings import STREET_STEP, USE_NEW, usable
from prestol.games.outpost.cards import BUILD_ACTIVATE, DIAMOND, HERO_SETTLER, RESOURCES, STREET_AGAIN
from prestol.games.outpost.exchange import ALL_TRADES, end_barters, exchange, refuse_trade, trades
from prestol.games.outpost.lands import (
    activate_fort,
    activate_region,
    enter_row,
    explore,
    fortify,
    hunt,
    refuse_explore,
    refuse_fort,
    refuse_fortify,
    refuse_hunt,
    refuse_region,
    row_is_open,
)
from prestol.games.outpost.passing import begin_pass
from prestol.games.outpost.reasons import (
    ACTED_ALREADY,
    CANNOT_PAY,
    CELL_TAKEN,
    INVITED_ALREADY,
    NO_HERO,
    NO_ROOM,
    NOTHING_DONE,
    NOTHING_TO_USE,
    SLOT_EMPTY,
    STREET_USED,
    TOO_FEW_SETTLERS,
)
from prestol.games.outpost.state import (
    ACTIVATED_STREET,
    BUILD,
    BUILT,
    CELLS,
    COLLECT,
    END,
    ENDED,
    EXPLORE,
    FORT,
    FORTIFY,
    HERO,
    HUNT,
    INVITED,
    NO_CARD,
    NO_CARDS,
    PASS,
    PLOT,
    REGION,
    ROW,
    SLOTS,
    STREET,
    TRADE,
    Outpost,
    Player,
)

# -- what a turn has done: bits of ``at`` -----------------------------------------------------------------------------
ACTED: Final = 1
HOSTED: Final = 2

SURCHARGE: Final[list[int]] = [2, 1, 0, 0]  # diamonds, by place of the row
ALL_ACTIONS: Final[list[int]] = (
    list(range(BUILD, PLOT)) + list(range(EXPLORE, COLLECT))  # those on cells of the settlement come later
)
MENU: Final[list[int]] = [PASS, END, *ALL_TRADES, *ALL_ACTIONS]


@final
class Turn(Step[Outpost]):
    """The menu of the player whose turn it is."""

    def insists(self, s: Outpost, f: Frame) -> bool:
        """Nobody passes without saying so (16)."""
        return True

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return MENU

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        if action == PASS:
            return 0
        if action == END:
            return NOTHING_DONE if f.at == 0 else 0
        if action < BUILD:
            return refuse_trade(s, seat, action)
        if action >= HERO:
            return INVITED_ALREADY if f.at & HOSTED != 0 else refuse_hero(s, s.players[seat], action - HERO)
        return ACTED_ALREADY if f.at & ACTED != 0 else refuse_action(s, s.players[seat], seat, action)

    def legal(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        """As refuse() has it, without looking at what cannot be."""
        player = s.players[seat]
        found = [PASS] if f.at == 0 else [PASS, END]
        found += trades(s, seat)
        if f.at & ACTED == 0 and player.settlers() > 0:
            add_actions(s, found, player, seat)
        if f.at & HOSTED == 0:
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
            f.at |= HOSTED
            invite(s, seat, action - HERO)
        else:
            f.at |= ACTED
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
    if player.beasts != 0:
        for cell in range(CELLS):
            if refuse_hunt(s, player, cell) == 0:
                found.append(HUNT + cell)
    for cell in range(CELLS):
        if refuse_fortify(s, player, cell) == 0:
            found.append(FORTIFY + cell)
    for region in range(3):
        if refuse_region(s, player, seat, region) == 0:
            found.append(REGION + region)
    for street in range(3):
        if refuse_street(s, player, seat, street) == 0:
            found.append(STREET + street)
    if player.forts != 0:
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


# -- build ------------------------------------------------------------------------------------------------------------


def refuse_build(s: Outpost, player: Player, slot: i64) -> i64:
    if len(s.market[slot]) == 0:
        return SLOT_EMPTY
    if len(player.plots) == CELLS:
        return NO_ROOM
    if not can_pay(player, s.cards.cost[s.market[slot][-1]], 0):
        return CANNOT_PAY
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


def can_pay(player: Player, cost: list[int], surcharge: i64) -> bool:
    for resource in range(RESOURCES):
        need: i64 = cost[resource]
        if resource == DIAMOND:
            need += surcharge
        if player.stock[resource] < need:
            return False
    return True


@final
class ChoosePlot(Step[Outpost]):
    """Where the building from slot ``card`` of the market goes (5.1)."""

    def options(self, s: Outpost, f: Frame, seat: i64) -> list[int]:
        return [PLOT + cell for cell in range(CELLS)]

    def refuse(self, s: Outpost, f: Frame, seat: i64, action: i64) -> i64:
        return 0 if s.players[seat].house_at(action - PLOT) == NO_CARD else CELL_TAKEN

    def apply(self, s: Outpost, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        build(s, seat, f.card, action - PLOT)


def build(s: Outpost, seat: i64, slot: i64, cell: i64) -> None:
    player = s.players[seat]
    player.spend_settlers(1)
    tiles = s.market[slot]
    card = tiles[-1]
    for resource in range(RESOURCES):
        s.pay(seat, resource, s.cards.cost[card][resource])
    s.set_slot(slot, tiles[:-1])
    player.houses = [*player.houses, card]
    player.plots = [*player.plots, cell]
    player.stored = [*player.stored, 0]
    s.tell(BUILT, seat, card, cell)
    s.fill_slot(slot)
    if s.has(seat, BUILD_ACTIVATE):
        s.call(USE_NEW, seat, cell)


# -- streets ----------------------------------------------------------------------------------------------------------


def refuse_street(s: Outpost, player: Player, seat: i64, street: i64) -> i64:
    if not row_is_open(s, seat, player.streets_used, street, STREET_AGAIN):
        return STREET_USED
    if usable(s, seat, street, 0) == 0:
        return NOTHING_TO_USE
    return TOO_FEW_SETTLERS if player.settlers() == 0 else 0


def activate_street(s: Outpost, seat: i64, street: i64) -> None:
    player = s.players[seat]
    player.streets_used = enter_row(s, seat, player.streets_used, street)
    s.tell(ACTIVATED_STREET, seat, street)
    s.call(STREET_STEP, seat, street)


# -- heroes -----------------------------------------------------------------------------------------------------------


def refuse_hero(s: Outpost, player: Player, place: i64) -> i64:
    if len(s.row[place]) == 0:
        return NO_HERO
    return 0 if can_pay(player, s.cards.cost[s.row[place][0]], SURCHARGE[place]) else CANNOT_PAY


def invite(s: Outpost, seat: i64, place: i64) -> None:
    """Pay, take the card, gain its settlers; the row moves up (8)."""
    card = s.row[place][0]
    player = s.players[seat]
    s.tell(INVITED, seat, card, place)
    for resource in range(RESOURCES):
        s.pay(seat, resource, s.cards.cost[card][resource] + (SURCHARGE[place] if resource == DIAMOND else 0))
    player.heroes = sorted([*player.heroes, card])
    s.gain_settlers(seat, s.cards.settlers[card] + (1 if s.has(seat, HERO_SETTLER) else 0))
    row = s.row[:]
    row[place] = NO_CARDS
    s.row = row
    s.slide_row(place)


TURN: Final = Turn()
CHOOSE_PLOT: Final = ChoosePlot()
