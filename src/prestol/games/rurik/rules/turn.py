# mypyc
"""The action phase: turns, their main action and the additional ones (6.1, 6.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik import rebellion
from prestol.games.rurik.banners import bribe_and_value, lowest_slots, take_advisor
from prestol.games.rurik.cards import (
    BUILD,
    COSTS,
    FIRST_DEED,
    FISH,
    GOODS,
    HEIGHT,
    HONEY,
    MUSTER,
    NEIGHBOURS,
    POINTS,
    PREDSLAVA,
    SCHEME,
    SCHEME_COSTS,
    STONE,
    WOOD,
)
from prestol.games.rurik.deeds import accomplish, pay_goods, refuse_deed
from prestol.games.rurik.economy import BUILD_WHAT, refuse_build, refuse_tax, tax
from prestol.games.rurik.events import ACTED, ENTERED, EXCHANGED, FORFEITED, LURED, RETRIEVED
from prestol.games.rurik.fighting import enter
from prestol.games.rurik.reasons import (
    CARD_TOO_DEAR,
    CONVERTED_THIS_TURN,
    COST_TOO_HIGH,
    DEED_THIS_TURN,
    GOODS_MISSING,
    MAIN_ACTION_FIRST,
    NO_SUCH_GOOD,
    NOBODY_TO_LURE,
    POWER_USED,
    SCHEME_PLAYED,
    TOKEN_USED,
)
from prestol.games.rurik.schemes import GAIN, TOKEN_TO, gain, play
from prestol.games.rurik.state import (
    ACT,
    BUILD_AT,
    CONVERT,
    DEED,
    END,
    FORFEIT,
    IN_SUPPLY,
    LURE,
    NO,
    PAY,
    PLACE,
    PLAY,
    POWER,
    RETRIEVE,
    TAX_AT,
    TO,
    Player,
    Rurik,
)

# -- what a turn has done: bits of ``at`` -----------------------------------------------------------------------------
MAIN: Final = 1
SCHEMED: Final = 2
DID_DEED: Final = 4
TRADED: Final = 8


@final
class ActionPhase(Step[Rurik]):
    """One turn each, clockwise, until no advisor is left; ``seat`` is next (6)."""

    def run(self, s: Rurik, f: Frame) -> None:
        sides = len(s.players)
        for ahead in range(sides):
            side = (f.seat + ahead) % sides
            if s.advisor_in_play(side):
                f.seat = (side + 1) % sides
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
        retrieve(s, s.stack[-1], action - RETRIEVE)


def retrieve(s: Rurik, turn: Frame, slot: i64) -> None:
    turn.card = slot + 1
    s.tell(RETRIEVED, turn.seat, bribe_and_value(take_advisor(s, slot)), slot)


@final
class Turn(Step[Rurik]):
    """The main action once, each additional one at most once, in any order. ``card``: 1 + slot of the advisor."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.card > 0:
            s.ask(f.seat)
            return
        slots = lowest_slots(s, f.seat)
        if len(slots) == 1:
            retrieve(s, f, slots[0])
        else:
            s.call(RETRIEVE_STEP, f.seat)

    def insists(self, s: Rurik, f: Frame) -> bool:
        """Ending the turn by itself would betray that no card in hand can be paid."""
        return f.at & SCHEMED == 0 and len(s.players[f.seat].hand) > 0

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        player = s.players[seat]
        found = [END] if f.at & MAIN != 0 else [END, ACT, FORFEIT]
        if s.holder[PREDSLAVA] == seat and player.leader != IN_SUPPLY:
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
        found.append(CONVERT)
        found.append(CONVERT + 1)
        return found

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        if action < POWER:
            return refuse_main(s, f, seat, action)
        if action == POWER:
            return refuse_power(s, seat)
        if action < BUILD_AT:
            return refuse_tax(s, seat, action - TAX_AT)
        if action < PLAY:
            return refuse_build(s, seat, action - BUILD_AT)
        if action < DEED:
            if f.at & SCHEMED != 0:
                return SCHEME_PLAYED
            return CARD_TOO_DEAR if SCHEME_COSTS[action - PLAY] > s.players[seat].coins else 0
        if action < CONVERT:
            return DEED_THIS_TURN if f.at & DID_DEED != 0 else refuse_deed(s, seat, action - DEED + FIRST_DEED)
        return CONVERTED_THIS_TURN if f.at & TRADED != 0 else refuse_conversion(s.players[seat], action - CONVERT)

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        if action == END:
            s.end()
            s.tax_points = 0
            s.build_points = 0
        elif action == ACT:
            f.at |= MAIN
            act(s, seat, f.card - 1)
        elif action == FORFEIT:
            f.at |= MAIN
            s.players[seat].coins += 1
            s.tell(FORFEITED, seat)
        elif action == POWER:
            s.call(LURE_STEP, seat)
        elif action < BUILD_AT:
            tax(s, seat, action - TAX_AT)
        elif action < PLAY:
            s.call(BUILD_WHAT, seat, action - BUILD_AT)
        elif action < DEED:
            f.at |= SCHEMED
            play(s, seat, action - PLAY)
        elif action < CONVERT:
            f.at |= DID_DEED
            accomplish(s, seat, action - DEED + FIRST_DEED)
        else:
            f.at |= TRADED
            exchange(s, seat, action - CONVERT)


def refuse_main(s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
    if action == END:
        return MAIN_ACTION_FIRST if f.at & MAIN == 0 else 0
    return COST_TOO_HIGH if action == ACT and COSTS[s.seats][f.card - 1] > s.players[seat].coins else 0


def act(s: Rurik, seat: i64, slot: i64) -> None:
    """Pay the slot and receive its points; the top scheme slot also moves the token (6.7, R-11)."""
    s.players[seat].coins -= COSTS[s.seats][slot]
    s.tell(ACTED, seat, slot)
    gain(s, seat, slot // HEIGHT, POINTS[s.seats][slot])
    if slot == HEIGHT * SCHEME and not s.solo:
        s.call(TOKEN_TO, seat)


# -- converting goods -------------------------------------------------------------------------------------------------

FIRST_KIND: Final[list[int]] = [WOOD, FISH]  # of the good that must be paid: for building, for mustering …
SECOND_KIND: Final[list[int]] = [STONE, HONEY]  # … or this one
BROUGHT_KIND: Final[list[int]] = [BUILD, MUSTER]


def refuse_conversion(player: Player, token: i64) -> i64:
    if player.ready >> token & 1 == 0:
        return TOKEN_USED
    needed = player.goods[FIRST_KIND[token]] + player.goods[SECOND_KIND[token]]
    return 0 if needed > 0 and player.goods_total() >= 2 else GOODS_MISSING


def exchange(s: Rurik, seat: i64, token: i64) -> None:
    s.players[seat].ready &= ~(1 << token)
    s.tell(EXCHANGED, seat, token)
    s.call(GAIN, seat, BROUGHT_KIND[token], 1)
    s.call(PAY_CONVERSION, seat, token, 2)


@final
class PayConversion(Step[Rurik]):
    """First one of the two goods that token ``card`` asks for, then any good (6.8)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.count > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        if f.count == 2:
            return [PAY + FIRST_KIND[f.card], PAY + SECOND_KIND[f.card]]
        return [PAY + good for good in range(GOODS)]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return NO_SUCH_GOOD if s.players[seat].goods[action - PAY] == 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        f.count -= 1
        pay_goods(s, seat, action - PAY, 1)


# -- Predslava --------------------------------------------------------------------------------------------------------


def refuse_power(s: Rurik, seat: i64) -> i64:
    if not s.players[seat].power:
        return POWER_USED
    return 0 if len(figures_to_lure(s, seat)) > 0 else NOBODY_TO_LURE


def figures_to_lure(s: Rurik, seat: i64) -> list[int]:
    """Opponents' troops and leaders in her region, as answers (8)."""
    region = s.players[seat].leader
    found: list[int] = []
    for side, player in enumerate(s.players):
        if side != seat:
            if player.troops[region] > 0:
                found.append(LURE + 2 * s.target(side))
            if player.leader == region:
                found.append(LURE + 2 * s.target(side) + 1)
    return found


@final
class LureStep(Step[Rurik]):
    """Whom Predslava sends away."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return figures_to_lure(s, seat)

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        s.call(LURE_TO, seat, action - LURE)


@final
class LureTo(Step[Rurik]):
    """Where figure ``card`` goes; its owner takes a coin."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [TO + region for region in NEIGHBOURS[s.regions][s.players[seat].leader]]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        start, region = s.players[seat].leader, action - TO
        side = s.side(f.card >> 1)
        player = s.players[side]
        s.players[seat].power = False
        player.coins += 1
        if f.card & 1 == 1:
            player.leader = region
        else:
            player.put_troops(start, -1)
            player.put_troops(region, 1)
        s.tell(LURED, seat, side | (f.card & 1) << 4, start | region << 4)


ACTION_PHASE: Final = ActionPhase()
EMERGENCY: Final = Emergency()
RETRIEVE_STEP: Final = Retrieve()
TURN: Final = Turn()
PAY_CONVERSION: Final = PayConversion()
LURE_STEP: Final = LureStep()
LURE_TO: Final = LureTo()
