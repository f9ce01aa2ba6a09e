# mypyc
"""The development phase: tracks, income, deeds, everything ready for the next round (9, 12.5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules import rebellion
from prestol.games.rurik.rules.actions import SHOW
from prestol.games.rurik.rules.agendas import fulfils
from prestol.games.rurik.rules.bonuses import REBELS
from prestol.games.rurik.rules.cards import (
    ALL_STRUCTURES,
    BOTH_TOKENS,
    BUILD_TRACK,
    CAPITALS,
    INCOME_COINS,
    LEVELS,
    NEEDS,
    ROUNDS,
    RULE_TRACK,
    TRADE_TRACK,
)
from prestol.games.rurik.rules.events import (
    ADVANCED,
    AGENDA_SHOWN,
    DEVELOPMENT_PHASE,
    FIRST,
    FRESH_DEEDS,
    INCOME,
    REFILLED,
    SHOWED,
)
from prestol.games.rurik.rules.groups import largest_group
from prestol.games.rurik.rules.offer import LAST_PICK, TAKE_DEED
from prestol.games.rurik.rules.player import NO_CARDS, Player
from prestol.games.rurik.rules.solo_cards import REBEL_INCOME
from prestol.games.rurik.rules.state import Rurik

# -- what comes next in the phase -------------------------------------------------------------------------------------
BEGIN: Final = 0
MARKERS: Final = 1
INCOMES: Final = 2
DEEDS: Final = 3
READY: Final = 4
STAGES: Final = ["begin", "tracks", "income", "deeds", "ready"]  # their names


@final
class Development(Step[Rurik]):
    """Steps A to F."""

    def stage(self, f: Frame) -> i64:
        return f.at

    def reach(self, f: Frame, stage: i64) -> None:
        f.at = stage
        f.count = 0

    def begun(self, f: Frame) -> i64:
        """How many players have been dealt with, or are just now."""
        return f.count

    def next_player(self, s: Rurik, f: Frame) -> i64:
        """Another one is dealt with, in turn order."""
        f.count += 1
        return self.player(s, f)

    def player(self, s: Rurik, f: Frame) -> i64:
        """The last one of those begun."""
        return (s.first + f.count - 1) % s.seats

    def shown(self, f: Frame) -> i64:
        """In the solo game: the goods that the player has counted in the boat."""
        return f.card

    def note_shown(self, s: Rurik, f: Frame, goods: i64) -> None:
        if s.solo:
            f.card = goods

    def run(self, s: Rurik, f: Frame) -> None:
        stage = self.stage(f)
        if stage == BEGIN:
            self.begin(s, f)
        elif stage == MARKERS:
            self.next_track(s, f)
        elif stage == INCOMES:
            self.pay(s, f)
        elif stage == DEEDS:
            self.next_deed(s, f)
        else:
            s.end()
            make_ready(s)

    def begin(self, s: Rurik, f: Frame) -> None:
        self.reach(f, MARKERS)
        s.tell(DEVELOPMENT_PHASE, 0)
        if s.first != s.token:
            s.tell(FIRST, s.token)
        s.first = s.token

    def next_track(self, s: Rurik, f: Frame) -> None:
        """A: each in turn order; some may hold goods back (R-34)."""
        if self.begun(f) == s.seats:
            self.reach(f, INCOMES)
            return
        seat = self.next_player(s, f)
        full = s.players[seat].boat_total()
        self.note_shown(s, f, full)
        if may_hold_back(s, s.players[seat]):
            s.call(BOAT_SHOW, seat)
        else:
            advance(s, seat, full)

    def pay(self, s: Rurik, f: Frame) -> None:
        """B; the game ends before it in the last round. The rebellion develops in every round (R-23)."""
        self.reach(f, DEEDS)
        if s.solo:
            advance(s, REBELS, s.players[REBELS].boat_total())
            rebellion.develop(s, self.shown(f))
        if s.round == ROUNDS:
            s.end()
            finish(s)
            return
        for side in range(len(s.players)):
            take_income(s, side)

    def next_deed(self, s: Rurik, f: Frame) -> None:
        """C: with fresh deeds the last pick is not filled up, the rest goes and three new ones come (11)."""
        fresh = s.options["fresh_deeds"] == "yes"
        if self.begun(f) < s.seats:
            seat = self.next_player(s, f)
            s.call(TAKE_DEED, seat, 0, 0, LAST_PICK if fresh and self.begun(f) == s.seats else 0)
            return
        self.reach(f, READY)
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
    return player.levels[TRADE_TRACK] == 0 and level_of(TRADE_TRACK, player.boat_total()) > 0


@final
class BoatShow(Step[Rurik]):
    """How many goods are in the boat when tracks are looked at (R-34)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        full = s.players[seat].boat_total()
        return [SHOW + number for number in range(full + 1)] if s.solo else [SHOW, SHOW + full]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        DEVELOPMENT.note_shown(s, s.stack[-1], action - SHOW)
        s.tell(SHOWED, seat, action - SHOW)
        advance(s, seat, action - SHOW)


def advance(s: Rurik, side: i64, shown: i64) -> None:
    """Markers go up to the highest level reached, never down."""
    player = s.players[side]
    raise_marker(s, side, RULE_TRACK, rule_level(s.ruled(side)))
    raise_marker(s, side, BUILD_TRACK, level_of(BUILD_TRACK, largest_group(player.regions_with(ALL_STRUCTURES))))
    raise_marker(s, side, TRADE_TRACK, level_of(TRADE_TRACK, shown))


def raise_marker(s: Rurik, side: i64, track: i64, level: i64) -> None:
    player = s.players[side]
    if level > player.levels[track]:
        player.levels = player.levels[:]
        player.levels[track] = level
        s.tell(ADVANCED, side, track, level)


def rule_level(ruled: i64) -> i64:
    """By the set of regions ruled; the top level needs both capitals among them."""
    level = level_of(RULE_TRACK, count_bits(ruled))
    return LEVELS[-2] if level == LEVELS[-1] and ruled & CAPITALS != CAPITALS else level


def level_of(track: i64, number: i64) -> i64:
    level: i64 = 0
    for at, need in enumerate(NEEDS[track]):
        if number >= need:
            level = LEVELS[at]
    return level


# -- B: income --------------------------------------------------------------------------------------------------------


def take_income(s: Rurik, side: i64) -> None:
    """For each marker off its track and each full column; the rebellion: a fixed sum, and its columns (12.5)."""
    player = s.players[side]
    columns = INCOME_COINS * player.full_columns()
    coins = REBEL_INCOME if side == s.seats else INCOME_COINS * markers_off(player)
    player.coins += coins + columns
    s.tell(INCOME, side, coins, columns)


def markers_off(player: Player) -> i64:
    count: i64 = 1 if player.war == 0 else 0
    for level in player.levels:
        if level == 0:
            count += 1
    return count


# -- D to F -----------------------------------------------------------------------------------------------------------


def make_ready(s: Rurik) -> None:
    for seat in range(s.seats):
        s.players[seat].ready = BOTH_TOKENS
        s.players[seat].power = True
    s.lay_out_goods()
    s.tell(REFILLED, 0)
    if s.solo:
        rebellion.rally(s)


def finish(s: Rurik) -> None:
    """Agendas are shown (10)."""
    s.reveals += 1
    for seat in range(s.seats):
        for card in s.players[seat].agenda:
            s.tell(AGENDA_SHOWN, seat, card, 1 if fulfils(s, seat, card) else 0)


DEVELOPMENT: Final = Development()
BOAT_SHOW: Final = BoatShow()
