# mypyc
"""Exchanging goods: a conversion token brings points (6.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.actions import PAY
from prestol.games.rurik.rules.cards import CONVERTED_GOODS, CONVERTED_POINTS, CONVERTED_TO
from prestol.games.rurik.rules.events import EXCHANGED
from prestol.games.rurik.rules.payments import ALL_GOODS, pay_goods
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.reasons import GOODS_MISSING, NO_SUCH_GOOD, TOKEN_USED
from prestol.games.rurik.rules.rewards import GAIN
from prestol.games.rurik.rules.state import Rurik

PRICE: Final = 2  # goods: one that the token asks for, then any other


def refuse_conversion(player: Player, token: i64) -> i64:
    if not player.is_ready(token):
        return TOKEN_USED
    return 0 if can_pay(player, token, PRICE) else GOODS_MISSING


def can_pay(player: Player, token: i64, left: i64) -> bool:
    """Are there the goods that are still to be paid?"""
    return player.goods_total() >= left and (left < PRICE or has_asked_for(player, token))


def has_asked_for(player: Player, token: i64) -> bool:
    for good in CONVERTED_GOODS[token]:  # noqa: SIM110
        if player.goods[good] > 0:
            return True
    return False


def exchange(s: Rurik, seat: i64, token: i64) -> None:
    s.players[seat].use_token(token)
    s.tell(EXCHANGED, seat, token)
    s.call(GAIN, seat, CONVERTED_TO[token], CONVERTED_POINTS[token])
    s.call(PAY_CONVERSION, seat, token, PRICE)


@final
class PayConversion(Step[Rurik]):
    """First one of the goods that the token asks for, then any good."""

    def token(self, f: Frame) -> i64:
        return f.card

    def left(self, f: Frame) -> i64:
        """How many goods are still to be paid."""
        return f.count

    def is_first(self, f: Frame) -> bool:
        return f.count == PRICE

    def note_paid(self, f: Frame) -> None:
        f.count -= 1

    def run(self, s: Rurik, f: Frame) -> None:
        if self.left(f) > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        if self.is_first(f):
            return [PAY + good for good in CONVERTED_GOODS[self.token(f)]]
        return ALL_GOODS

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return NO_SUCH_GOOD if s.players[seat].goods[action - PAY] == 0 else 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        self.note_paid(f)
        pay_goods(s, seat, action - PAY, 1)


PAY_CONVERSION: Final = PayConversion()
