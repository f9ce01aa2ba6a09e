# mypyc
"""The development phase: tracks, income, deeds, everything ready for the next round (9, 12.5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.core.engine import Frame, Step
from prestol.games.rurik import rebellion
from prestol.games.rurik.cards import (
    BUILD_TRACK,
    KIEV,
    LEVELS,
    NEEDS,
    NOVGOROD,
    RULE_TRACK,
    TRADE_TRACK,
)
from prestol.games.rurik.events import (
    ADVANCED,
    AGENDA_SHOWN,
    DEVELOPMENT_PHASE,
    FIRST,
    FRESH_DEEDS,
    INCOME,
    REFILLED,
    SHOWED,
)
from prestol.games.rurik.rebel_actions import REBELS
from prestol.games.rurik.schemes import TAKE_DEED
from prestol.games.rurik.scoring import fulfils
from prestol.games.rurik.state import BOTH_TOKENS, NO_CARDS, ROUNDS, SHOW, Player, Rurik, largest_group

# -- how far the phase has come: ``at``; ``count``: players dealt with; ``card``: goods shown in the solo game
BEGIN: Final = 0
TRACKS: Final = 1
INCOMES: Final = 2
DEEDS: Final = 3
READY: Final = 4

TOP_LEVEL: Final = 8
LEAST_GOODS: Final = 3  # in the boat for the first level


@final
class Development(Step[Rurik]):
    """Steps A to F."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.at == BEGIN:
            f.at = TRACKS
            s.tell(DEVELOPMENT_PHASE, 0)
            if s.first != s.token:
                s.tell(FIRST, s.token)
            s.first = s.token
        elif f.at == TRACKS:
            self.next_track(s, f)
        elif f.at == INCOMES:
            self.pay(s, f)
        elif f.at == DEEDS:
            self.next_deed(s, f)
        else:
            s.end()
            make_ready(s)

    def next_track(self, s: Rurik, f: Frame) -> None:
        """A: each in turn order; some may hold goods back (R-34)."""
        if f.count >= s.seats:
            f.at = INCOMES
            return
        seat = (s.first + f.count) % s.seats
        f.count += 1
        f.card = s.players[seat].boat_total()
        if may_hold_back(s, s.players[seat]):
            s.call(BOAT_SHOW, seat)
        else:
            advance(s, seat, f.card)

    def pay(self, s: Rurik, f: Frame) -> None:
        """B; the game ends before it in round 4. The rebellion develops in every round (R-23)."""
        f.at = DEEDS
        f.count = 0
        if s.solo:
            advance(s, REBELS, s.players[REBELS].boat_total())
            rebellion.develop(s, f.card)
        if s.round == ROUNDS:
            s.end()
            finish(s)
            return
        for side in range(len(s.players)):
            take_income(s, side)

    def next_deed(self, s: Rurik, f: Frame) -> None:
        """C: with fresh deeds the last pick is not filled up, the rest goes and three new ones come (11)."""
        fresh = s.options["fresh_deeds"] == "yes"
        if f.count < s.seats:
            f.count += 1
            s.call(TAKE_DEED, (s.first + f.count - 1) % s.seats, 0, 0, 1 if fresh and f.count == s.seats else 0)
            return
        f.at = READY
        if fresh:
            s.old_deeds = sorted(s.old_deeds + s.row)
            s.row = NO_CARDS
            s.tell(FRESH_DEEDS, 0)
            s.refill_row()


# -- A: tracks --------------------------------------------------------------------------------------------------------


def may_hold_back(s: Rurik, player: Player) -> bool:
    """Only where it can matter: a marker off the track earns a coin, and in the solo game the number decides more."""
    if s.round == ROUNDS:
        return False
    if s.solo:
        return player.boat_total() > 0
    return player.levels[TRADE_TRACK] == 0 and player.boat_total() >= LEAST_GOODS


@final
class BoatShow(Step[Rurik]):
    """How many goods are in the boat when tracks are looked at (R-34)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        full = s.players[seat].boat_total()
        return [SHOW + number for number in range(full + 1)] if s.solo else [SHOW, SHOW + full]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        s.stack[-1].card = action - SHOW
        s.tell(SHOWED, seat, action - SHOW)
        advance(s, seat, action - SHOW)


def advance(s: Rurik, side: i64, shown: i64) -> None:
    """Markers go up to the highest level reached, never down."""
    player = s.players[side]
    raise_marker(s, side, RULE_TRACK, rule_level(s.ruled(side)))
    raise_marker(s, side, BUILD_TRACK, level_of(BUILD_TRACK, largest_group(player.built_mask(7))))
    raise_marker(s, side, TRADE_TRACK, level_of(TRADE_TRACK, shown))


def raise_marker(s: Rurik, side: i64, track: i64, level: i64) -> None:
    player = s.players[side]
    if level > player.levels[track]:
        player.levels = player.levels[:]
        player.levels[track] = level
        s.tell(ADVANCED, side, track, level)


def rule_level(ruled: i64) -> i64:
    """By the regions ruled (bits); the top level needs Kiev and Novgorod among five or more."""
    level = level_of(RULE_TRACK, count_bits(ruled))
    if level == TOP_LEVEL and (ruled >> KIEV & 1 == 0 or ruled >> NOVGOROD & 1 == 0):
        return LEVELS[-2]
    return level


def level_of(track: i64, number: i64) -> i64:
    level: i64 = 0
    for at, need in enumerate(NEEDS[track]):
        if number >= need:
            level = LEVELS[at]
    return level


# -- B: income --------------------------------------------------------------------------------------------------------


def take_income(s: Rurik, side: i64) -> None:
    """A coin for each marker off its track and each full column; the rebellion: one, and its columns (12.5)."""
    player = s.players[side]
    columns = player.full_columns()
    coins: i64 = 1
    if side != s.seats:
        coins = 1 if player.war == 0 else 0
        for level in player.levels:
            if level == 0:
                coins += 1
    player.coins += coins + columns
    s.tell(INCOME, side, coins, columns)


# -- D to F -----------------------------------------------------------------------------------------------------------


def make_ready(s: Rurik) -> None:
    for seat in range(s.seats):
        s.players[seat].ready = BOTH_TOKENS
        s.players[seat].power = True
    s.goods = [1 if region < s.regions else 0 for region in range(len(s.goods))]
    s.tell(REFILLED, 0)
    if s.solo:
        rebellion.rally(s)


def finish(s: Rurik) -> None:
    """Agendas are shown (10)."""
    s.scored = True
    s.reveals += 1
    for seat in range(s.seats):
        for card in s.players[seat].agenda:
            s.tell(AGENDA_SHOWN, seat, card, 1 if fulfils(s, seat, card) else 0)


DEVELOPMENT: Final = Development()
BOAT_SHOW: Final = BoatShow()
