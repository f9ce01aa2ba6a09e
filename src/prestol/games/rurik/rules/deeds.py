# mypyc
"""Deeds: what each needs, what it costs, what it brings (7)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from prestol.games.rurik.rules.cards import FACTS, FIRST_DEED, GOOD_NAMES, GOODS, NOTHING, REWARD_KINDS
from prestol.games.rurik.rules.conditions import Condition, condition_of
from prestol.games.rurik.rules.events import ACCOMPLISHED
from prestol.games.rurik.rules.payments import (
    CHOICE_WORDS,
    CHOICES,
    DISCARD_SCHEME,
    PAY_GOODS,
    pay_goods,
)
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.reasons import (
    DEED_CARD_MISSING,
    DEED_COINS_MISSING,
    DEED_CONDITION,
    DEED_GOODS_MISSING,
)
from prestol.games.rurik.rules.removals import Removal, removal_of
from prestol.games.rurik.rules.rewards import GAIN
from prestol.games.rurik.rules.sets import EMPTY
from prestol.games.rurik.rules.state import Rurik


def only_number(fact: dict[str, int]) -> int:
    """2 of {draw = 2}; 0 if there is nothing."""
    return sum(fact.values())


@final
class Deed:
    """A deed as its card has it."""

    def __init__(self, facts: dict[str, Any]) -> None:
        pay: dict[str, int] = facts.get("pay", {})
        ways = [way for way, word in enumerate(CHOICE_WORDS) if word in pay]
        self.condition: Condition = condition_of(facts)
        self.coins: i64 = pay.get("coin", 0)
        self.schemes: i64 = pay.get("scheme_card", 0)
        self.goods: list[int] = [pay.get(name, 0) for name in GOOD_NAMES]
        self.choice: i64 = ways[0] if len(ways) > 0 else NOTHING  # how goods of one's choice are paid …
        self.chosen: i64 = pay[CHOICE_WORDS[ways[0]]] if len(ways) > 0 else 0  # … and how many
        self.removal: Removal = removal_of(facts)
        self.removed: i64 = only_number(facts.get("remove", {}))
        self.reward: i64 = REWARD_KINDS[next(iter(facts["reward"]))]
        self.amount: i64 = only_number(facts["reward"])


ALL_DEEDS: Final[list[Deed]] = [Deed(facts) for facts in FACTS["deed"]]


def deed_of(card: i64) -> Deed:
    return ALL_DEEDS[card - FIRST_DEED]


# -- may it be accomplished? ------------------------------------------------------------------------------------------


def refuse_deed(s: Rurik, seat: i64, card: i64) -> i64:
    """0, or why the deed cannot be accomplished now."""
    player = s.players[seat]
    deed = deed_of(card)
    if not deed.condition.holds(s, player, seat):
        return DEED_CONDITION
    if player.coins < deed.coins:
        return DEED_COINS_MISSING
    if len(player.hand) < deed.schemes:
        return DEED_CARD_MISSING
    if not has_goods(player, deed):
        return DEED_GOODS_MISSING
    return deed.removal.refuse_deed(s, player, seat, deed.removed)


def has_goods(player: Player, deed: Deed) -> bool:
    for good in range(GOODS):
        if player.goods[good] < deed.goods[good]:
            return False
    return deed.choice == NOTHING or CHOICES[deed.choice].has_enough(player, deed.chosen, EMPTY)


# -- accomplishing ----------------------------------------------------------------------------------------------------


def accomplish(s: Rurik, seat: i64, card: int) -> None:
    """Fixed payments at once, then those with a choice, then the reward; steps are called in reverse."""
    player = s.players[seat]
    deed = deed_of(card)
    player.open = [other for other in player.open if other != card]
    player.done = sorted([*player.done, card])
    s.tell(ACCOMPLISHED, seat, card)
    player.coins -= deed.coins
    pay_fixed_goods(s, seat, deed.goods)
    s.call(GAIN, seat, deed.reward, deed.amount)
    deed.removal.call(s, seat, deed.removed)
    if deed.choice != NOTHING:
        s.call(PAY_GOODS, seat, deed.choice, deed.chosen)
    if deed.schemes > 0:
        s.call(DISCARD_SCHEME, seat)


def pay_fixed_goods(s: Rurik, seat: i64, cost: list[int]) -> None:
    for good in range(GOODS):
        if cost[good] > 0:
            pay_goods(s, seat, good, cost[good])
