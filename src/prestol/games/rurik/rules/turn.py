# mypyc
"""The action phase: turns, their main action and the additional ones (6.1, 6.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules import rebellion
from prestol.games.rurik.rules.actions import (
    ACT,
    BUILD_AT,
    CONVERT,
    DEED,
    END,
    FORFEIT,
    NO,
    PLACE,
    PLAY,
    POWER,
    RETRIEVE,
    TAX_AT,
)
from prestol.games.rurik.rules.advisors import banner_of, slot_at
from prestol.games.rurik.rules.banners import lowest_slots, take_advisor
from prestol.games.rurik.rules.cards import (
    COSTS,
    FIRST_DEED,
    FORFEIT_COINS,
    POINTS,
    SCHEME,
    SCHEME_COSTS,
    TOKENS,
)
from prestol.games.rurik.rules.deeds import accomplish, refuse_deed
from prestol.games.rurik.rules.economy import BUILD_WHAT, refuse_build, refuse_tax, tax
from prestol.games.rurik.rules.events import ACTED, ENTERED, FORFEITED
from prestol.games.rurik.rules.exchange import exchange, refuse_conversion
from prestol.games.rurik.rules.luring import LURE_STEP, has_power, refuse_power
from prestol.games.rurik.rules.muster import enter
from prestol.games.rurik.rules.playing import play
from prestol.games.rurik.rules.reasons import (
    CARD_TOO_DEAR,
    CONVERTED_THIS_TURN,
    COST_TOO_HIGH,
    DEED_THIS_TURN,
    MAIN_ACTION_FIRST,
    SCHEME_PLAYED,
)
from prestol.games.rurik.rules.rewards import gain
from prestol.games.rurik.rules.schemes import TOKEN_TO
from prestol.games.rurik.rules.state import Rurik


@final
class ActionPhase(Step[Rurik]):
    """One turn each, clockwise, until no advisor is left (6)."""

    def next(self, f: Frame) -> i64:
        """The side whose turn is next, if it has an advisor on the board."""
        return f.seat

    def pass_on(self, f: Frame, side: i64) -> None:
        f.seat = side

    def run(self, s: Rurik, f: Frame) -> None:
        sides = len(s.players)
        for ahead in range(sides):
            side = (self.next(f) + ahead) % sides
            if s.advisor_in_play(side):
                self.pass_on(f, (side + 1) % sides)
                begin_turn(s, side)
                return
        s.end()


def begin_turn(s: Rurik, side: i64) -> None:
    if side == s.seats:
        rebellion.begin_turn(s)
        return
    s.call(TURN, side)
    if not s.players[side].on_board():
        s.call(EMERGENCY, side)


@final
class Emergency(Step[Rurik]):
    """No figure on the board: the leader and a troop may enter any region (R-06)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [NO] + [PLACE + region for region in range(s.regions)]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        if action != NO:
            enter(s, seat, action - PLACE)
            s.tell(ENTERED, seat, action - PLACE)


@final
class Retrieve(Step[Rurik]):
    """Two advisors of the lowest number: which one acts (6.1)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [RETRIEVE + slot for slot in lowest_slots(s, seat)]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        TURN.retrieve(s, s.stack[-1], action - RETRIEVE)


# what a turn has done, as bits
MAIN: Final = 1
SCHEME_CARD: Final = 2
A_DEED: Final = 4
CONVERSION: Final = 8
PARTS: Final = ["main", "scheme", "deed", "conversion"]  # their names


@final
class Turn(Step[Rurik]):
    """The main action once, each additional one at most once, in any order."""

    def has_advisor(self, f: Frame) -> bool:
        """Has the advisor who acts come back from the board?"""
        return f.card > 0

    def slot(self, f: Frame) -> i64:
        """Where that advisor has stood."""
        return f.card - 1

    def retrieve(self, s: Rurik, f: Frame, slot: i64) -> None:
        f.card = slot + 1
        take_advisor(s, f.seat, slot)

    def has_done(self, f: Frame, part: i64) -> bool:
        return f.at & part != 0

    def note(self, f: Frame, part: i64) -> None:
        f.at |= part

    def run(self, s: Rurik, f: Frame) -> None:
        if self.has_advisor(f):
            s.ask(f.seat)
            return
        slots = lowest_slots(s, f.seat)
        if len(slots) == 1:
            self.retrieve(s, f, slots[0])
        else:
            s.call(RETRIEVE_STEP, f.seat)

    def insists(self, s: Rurik, f: Frame) -> bool:
        """Ending the turn by itself would betray that no card in hand can be paid."""
        return not self.has_done(f, SCHEME_CARD) and len(s.players[f.seat].hand) > 0

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        player = s.players[seat]
        found = [END] if self.has_done(f, MAIN) else [END, ACT, FORFEIT]
        if has_power(s, seat):
            found.append(POWER)
        if s.tax_points > 0:
            for region in range(s.regions):
                found.append(TAX_AT + region)
        if s.build_points > 0:
            for region in range(s.regions):
                found.append(BUILD_AT + region)
        for card in player.hand:
            found.append(PLAY + card)
        for card in player.open:
            found.append(DEED + card - FIRST_DEED)
        for token in range(TOKENS):
            found.append(CONVERT + token)
        return found

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if action < POWER:
            return self.refuse_main(s, f, seat, action)
        if action == POWER:
            return refuse_power(s, seat)
        if action < BUILD_AT:
            return refuse_tax(s, seat, action - TAX_AT)
        if action < PLAY:
            return refuse_build(s, seat, action - BUILD_AT)
        return self.refuse_additional(s, f, seat, action)

    def refuse_main(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if action == END:
            return 0 if self.has_done(f, MAIN) else MAIN_ACTION_FIRST
        return COST_TOO_HIGH if action == ACT and COSTS[s.seats][self.slot(f)] > s.players[seat].coins else 0

    def refuse_additional(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if action < DEED:
            if self.has_done(f, SCHEME_CARD):
                return SCHEME_PLAYED
            return CARD_TOO_DEAR if SCHEME_COSTS[action - PLAY] > s.players[seat].coins else 0
        if action < CONVERT:
            return DEED_THIS_TURN if self.has_done(f, A_DEED) else refuse_deed(s, seat, action - DEED + FIRST_DEED)
        if self.has_done(f, CONVERSION):
            return CONVERTED_THIS_TURN
        return refuse_conversion(s.players[seat], action - CONVERT)

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        if action == END:
            s.end()
            s.tax_points = 0
            s.build_points = 0
        elif action < POWER:
            self.note(f, MAIN)
            act_or_forfeit(s, seat, self.slot(f), action == ACT)
        elif action == POWER:
            s.call(LURE_STEP, seat)
        elif action < BUILD_AT:
            tax(s, seat, action - TAX_AT)
        elif action < PLAY:
            s.call(BUILD_WHAT, seat, action - BUILD_AT)
        elif action < DEED:
            self.note(f, SCHEME_CARD)
            play(s, seat, action - PLAY)
        elif action < CONVERT:
            self.note(f, A_DEED)
            accomplish(s, seat, action - DEED + FIRST_DEED)
        else:
            self.note(f, CONVERSION)
            exchange(s, seat, action - CONVERT)


def act_or_forfeit(s: Rurik, seat: i64, slot: i64, acts: bool) -> None:
    if acts:
        act(s, seat, slot)
    else:
        s.players[seat].coins += FORFEIT_COINS
        s.tell(FORFEITED, seat)


def act(s: Rurik, seat: i64, slot: i64) -> None:
    """Pay the slot and receive its points; the top scheme slot also moves the token (6.7, R-11)."""
    s.players[seat].coins -= COSTS[s.seats][slot]
    s.tell(ACTED, seat, slot)
    gain(s, seat, banner_of(slot), POINTS[s.seats][slot])
    if slot == slot_at(SCHEME, 0) and not s.solo:
        s.call(TOKEN_TO, seat)


ACTION_PHASE: Final = ActionPhase()
EMERGENCY: Final = Emergency()
RETRIEVE_STEP: Final = Retrieve()
TURN: Final = Turn()
