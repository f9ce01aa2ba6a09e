# mypyc
"""Deeds: what each needs, what it costs, what it brings (7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.core.engine import Frame, Step
from prestol.games.rurik.cards import (
    A_STRUCTURE,
    ALL_STRUCTURES,
    ANY,
    CHURCH,
    DEED_AMOUNT,
    DEED_CHOSEN,
    DEED_COINS,
    DEED_GOODS,
    DEED_HAVE,
    DEED_REMOVE,
    DEED_REWARD,
    DEED_SCHEMES,
    DIFFERENT,
    EIGHT_REGIONS,
    FIRST_DEED,
    FIRST_PLAYER_TOKEN,
    FROM_THREE_REGIONS,
    GOODS,
    MARKET,
    MARKETS_OF_THREE_GOODS,
    SAME,
    SIX_TROOPS,
    STRONGHOLD,
    STRONGHOLD_AND_CHURCH,
    THREE_CHURCHES,
    THREE_REBELS,
    THREE_STRONGHOLDS,
    TWO_FROM_RULED,
    TWO_REBELS,
    TWO_TROOPS,
)
from prestol.games.rurik.events import ACCOMPLISHED, DISCARDED, PAID_GOOD, RAZED, REMOVED
from prestol.games.rurik.reasons import (
    ALREADY_CHOSEN,
    DEED_CARD_MISSING,
    DEED_COINS_MISSING,
    DEED_CONDITION,
    DEED_GOODS_MISSING,
    DEED_TROOPS_MISSING,
    NO_FIGURE_THERE,
    NO_SUCH_GOOD,
    NOT_RULED,
    TOO_FEW_THERE,
)
from prestol.games.rurik.schemes import GAIN
from prestol.games.rurik.state import DISCARD, PAY, RAZE, REMOVE, Player, Rurik, largest_group

HOARD: Final = 3  # goods of one kind
ROUTE: Final = 3  # goods of different kinds
PATROLS: Final = 3  # regions that lose a troop
WITHDRAWN: Final = 2  # troops that other deeds take off the board


# -- may it be accomplished? ------------------------------------------------------------------------------------------


def refuse_deed(s: Rurik, seat: i64, card: i64) -> i64:
    """0, or why the deed cannot be accomplished now."""
    player = s.players[seat]
    deed = card - FIRST_DEED
    if DEED_HAVE[deed] != 0 and not fulfils(s, player, seat, DEED_HAVE[deed]):
        return DEED_CONDITION
    if player.coins < DEED_COINS[deed]:
        return DEED_COINS_MISSING
    if len(player.hand) < DEED_SCHEMES[deed]:
        return DEED_CARD_MISSING
    if not has_goods(player, deed):
        return DEED_GOODS_MISSING
    return refuse_removal(s, player, seat, DEED_REMOVE[deed])


def has_goods(player: Player, deed: i64) -> bool:
    cost = DEED_GOODS[deed]
    for good in range(GOODS):
        if player.goods[good] < cost[good]:
            return False
    chosen = DEED_CHOSEN[deed]
    if chosen == SAME:
        return max(player.goods) >= HOARD
    if chosen == ANY:
        return player.goods_total() >= 2
    return chosen != DIFFERENT or len([number for number in player.goods if number > 0]) >= ROUTE


def fulfils(s: Rurik, player: Player, seat: i64, condition: i64) -> bool:
    """The condition that is looked at, not paid."""
    if condition == MARKETS_OF_THREE_GOODS:
        return goods_of_markets(s, player) >= 3
    if condition == STRONGHOLD_AND_CHURCH:
        return has_together(player, STRONGHOLD | CHURCH)
    if condition == FIRST_PLAYER_TOKEN:
        return s.token == seat
    if condition == EIGHT_REGIONS:
        return player.occupied() >= 8
    if condition == THREE_CHURCHES:
        return largest_group(player.built_mask(CHURCH)) >= 3
    if condition == THREE_REBELS:
        return player.defeated >= 3
    if condition == THREE_STRONGHOLDS:
        return largest_group(player.built_mask(STRONGHOLD)) >= 3
    if condition == TWO_REBELS:
        return player.defeated >= 2
    if condition == SIX_TROOPS:
        return most_figures(s, player) >= 6
    assert condition == ALL_STRUCTURES
    return has_together(player, STRONGHOLD | CHURCH | MARKET)


def goods_of_markets(s: Rurik, player: Player) -> i64:
    """How many different goods the regions with own markets have."""
    kinds: i64 = 0
    for region, built in enumerate(player.built):
        if built & MARKET != 0:
            kinds |= 1 << s.kinds[region]
    return count_bits(kinds)


def has_together(player: Player, structures: i64) -> bool:
    for built in player.built:  # noqa: SIM110
        if built & structures == structures:
            return True
    return False


def most_figures(s: Rurik, player: Player) -> i64:
    best: i64 = 0
    for region in range(s.regions):
        best = max(best, player.figures(region))
    return best


def refuse_removal(s: Rurik, player: Player, seat: i64, removal: i64) -> i64:
    """Is there enough to take off the board?"""
    if removal == FROM_THREE_REGIONS:
        return 0 if player.occupied() >= PATROLS else DEED_TROOPS_MISSING
    if removal == TWO_FROM_RULED:
        for region in range(s.regions):
            if player.figures(region) >= WITHDRAWN and s.rules(region, seat):
                return 0
        return DEED_TROOPS_MISSING
    if removal == A_STRUCTURE:
        return 0 if player.built_mask(7) != 0 else DEED_CONDITION
    if removal == TWO_TROOPS:
        return 0 if figures_in_all(player) >= WITHDRAWN else DEED_TROOPS_MISSING
    return 0


def figures_in_all(player: Player) -> i64:
    count: i64 = 0 if player.leader < 0 else 1
    for troops in player.troops:
        count += troops
    return count


# -- accomplishing ----------------------------------------------------------------------------------------------------


def accomplish(s: Rurik, seat: i64, card: int) -> None:
    """Fixed payments at once, then those with a choice, then the reward; steps are called in reverse."""
    player = s.players[seat]
    deed = card - FIRST_DEED
    player.open = [other for other in player.open if other != card]
    player.done = sorted([*player.done, card])
    s.tell(ACCOMPLISHED, seat, card)
    player.coins -= DEED_COINS[deed]
    pay_fixed_goods(s, seat, DEED_GOODS[deed])
    s.call(GAIN, seat, DEED_REWARD[deed], DEED_AMOUNT[deed])
    if DEED_REMOVE[deed] == A_STRUCTURE:
        s.call(RAZE_STEP, seat)
    elif DEED_REMOVE[deed] != 0:
        s.call(
            REMOVE_TROOPS, seat, DEED_REMOVE[deed], PATROLS if DEED_REMOVE[deed] == FROM_THREE_REGIONS else WITHDRAWN
        )
    if DEED_CHOSEN[deed] != 0:
        s.call(PAY_GOODS, seat, DEED_CHOSEN[deed], 2 if DEED_CHOSEN[deed] == ANY else 3)
    if DEED_SCHEMES[deed] > 0:
        s.call(DISCARD_SCHEME, seat)


def pay_fixed_goods(s: Rurik, seat: i64, cost: list[int]) -> None:
    for good in range(GOODS):
        if cost[good] > 0:
            pay_goods(s, seat, good, cost[good])


def pay_goods(s: Rurik, seat: i64, good: i64, number: i64) -> None:
    s.players[seat].add_goods(good, -number)
    s.tell(PAID_GOOD, seat, good, number)


@final
class DiscardScheme(Step[Rurik]):
    """A scheme card of the hand is paid, face up."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [DISCARD + card for card in s.players[seat].hand]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        s.leave_hand(seat, action - DISCARD)
        s.throw_away(action - DISCARD)
        s.tell(DISCARDED, seat, action - DISCARD)


@final
class PayGoods(Step[Rurik]):
    """``count`` goods to choose: of one kind, any, or of different kinds (``card``); ``at``: kinds paid (bits)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.count > 0 and not self.pay_all(s, f):
            s.ask(f.seat)
        elif f.count == 0:
            s.end()

    def pay_all(self, s: Rurik, f: Frame) -> bool:
        """Where all must go there is nothing to choose, not even an order."""
        goods = s.players[f.seat].goods
        number: i64 = 0
        for good in range(GOODS):
            if f.card == ANY:
                number += goods[good]
            elif goods[good] > 0 and f.at >> good & 1 == 0:
                number += 1
        if f.card == SAME or number != f.count:
            return False
        for good in range(GOODS):
            if goods[good] > 0 and f.at >> good & 1 == 0:
                pay_goods(s, f.seat, good, goods[good] if f.card == ANY else 1)
        f.count = 0
        return True

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return ALL_GOODS

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        good = action - PAY
        if s.players[seat].goods[good] < (HOARD if f.card == SAME else 1):
            return NO_SUCH_GOOD
        return ALREADY_CHOSEN if f.card == DIFFERENT and f.at >> good & 1 == 1 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        number: i64 = HOARD if f.card == SAME else 1
        f.count -= number
        f.at |= 1 << (action - PAY)
        pay_goods(s, seat, action - PAY, number)


ALL_GOODS: Final[list[int]] = [PAY + good for good in range(GOODS)]


@final
class RemoveTroops(Step[Rurik]):
    """``count`` own troops leave the board, in the way ``card`` says; ``at``: regions chosen so far (bits)."""

    def run(self, s: Rurik, f: Frame) -> None:
        if f.count > 0 and not self.remove_all(s, f):
            s.ask(f.seat)
        elif f.count == 0:
            s.end()

    def remove_all(self, s: Rurik, f: Frame) -> bool:
        """Where all must go there is nothing to choose, not even an order."""
        player = s.players[f.seat]
        left = [region for region in range(s.regions) if player.occupies(region) and f.at >> region & 1 == 0]
        if f.card == FROM_THREE_REGIONS and len(left) == f.count:
            for region in left:
                withdraw(s, f.seat, region)
        elif f.card == TWO_TROOPS and figures_in_all(player) == f.count:
            for region in range(s.regions):
                while player.occupies(region):
                    withdraw(s, f.seat, region)
        else:
            return False
        f.count = 0
        return True

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [REMOVE + region for region in range(s.regions)]

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        region = action - REMOVE
        player = s.players[seat]
        if not player.occupies(region):
            return NO_FIGURE_THERE
        if f.card == FROM_THREE_REGIONS:
            return ALREADY_CHOSEN if f.at >> region & 1 == 1 else 0
        if f.card == TWO_FROM_RULED:
            if player.figures(region) < WITHDRAWN:
                return TOO_FEW_THERE
            return 0 if s.rules(region, seat) else NOT_RULED
        return 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        region = action - REMOVE
        f.at |= 1 << region
        number: i64 = WITHDRAWN if f.card == TWO_FROM_RULED else 1
        f.count -= number
        for _ in range(number):
            withdraw(s, seat, region)


def withdraw(s: Rurik, seat: i64, region: i64) -> None:
    led = s.players[seat].lose_figure(region)
    s.tell(REMOVED, seat, region, 1 if led else 0)


@final
class Raze(Step[Rurik]):
    """An own structure goes back to the supply (R-26)."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        found: list[int] = []
        for region, built in enumerate(s.players[seat].built):
            for number in range(3):
                if built >> number & 1 == 1:
                    found.append(RAZE + 3 * region + number)
        return found

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        region = (action - RAZE) // 3
        structure = 1 << ((action - RAZE) % 3)
        player = s.players[seat]
        player.set_built(region, player.built[region] & ~structure)
        s.tell(RAZED, seat, region, structure)


DISCARD_SCHEME: Final = DiscardScheme()
PAY_GOODS: Final = PayGoods()
REMOVE_TROOPS: Final = RemoveTroops()
RAZE_STEP: Final = Raze()
