# mypyc
"""What a deed costs where there is something to choose: a scheme card, or goods (7).

cards.toml says in a word how goods are chosen, an object here knows how.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.actions import DISCARD, PAY
from prestol.games.rurik.rules.cards import GOODS
from prestol.games.rurik.rules.events import DISCARDED, PAID_GOOD
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.reasons import ALREADY_CHOSEN, NO_SUCH_GOOD
from prestol.games.rurik.rules.sets import holds, single
from prestol.games.rurik.rules.state import Rurik


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


DISCARD_SCHEME: Final = DiscardScheme()

# -- goods ------------------------------------------------------------------------------------------------------------


def pay_goods(s: Rurik, seat: i64, good: i64, number: i64) -> None:
    s.players[seat].add_goods(good, -number)
    s.tell(PAID_GOOD, seat, good, number)


class Choice:
    """How goods of one's own choice are paid. Where all must go there is nothing to choose, not even an order."""

    def has_enough(self, player: Player, number: i64, paid: i64) -> bool:
        """Are there so many goods to pay, apart from the kinds that have been paid?"""
        raise NotImplementedError

    def must_pay_all(self, player: Player, number: i64, paid: i64) -> bool:
        return False

    def pay_all(self, s: Rurik, seat: i64, paid: i64) -> None:
        raise NotImplementedError

    def refuse(self, player: Player, good: i64, number: i64, paid: i64) -> i64:
        return NO_SUCH_GOOD if player.goods[good] == 0 else 0

    def goods_per_answer(self, number: i64) -> i64:
        return 1

    def remembers(self) -> bool:
        """Does it matter which kinds have been paid?"""
        return False


@final
class SameGood(Choice):
    """All of one kind, at once."""

    def has_enough(self, player: Player, number: i64, paid: i64) -> bool:
        return max(player.goods) >= number

    def refuse(self, player: Player, good: i64, number: i64, paid: i64) -> i64:
        return NO_SUCH_GOOD if player.goods[good] < number else 0

    def goods_per_answer(self, number: i64) -> i64:
        return number


@final
class AnyGood(Choice):
    """Any goods, one by one."""

    def has_enough(self, player: Player, number: i64, paid: i64) -> bool:
        return player.goods_total() >= number

    def must_pay_all(self, player: Player, number: i64, paid: i64) -> bool:
        return player.goods_total() == number

    def pay_all(self, s: Rurik, seat: i64, paid: i64) -> None:
        goods = s.players[seat].goods
        for good in range(GOODS):
            if goods[good] > 0:
                pay_goods(s, seat, good, goods[good])


@final
class DifferentGoods(Choice):
    """Each of another kind."""

    def kinds_left(self, player: Player, paid: i64) -> list[int]:
        return [good for good, number in enumerate(player.goods) if number > 0 and not holds(paid, good)]

    def has_enough(self, player: Player, number: i64, paid: i64) -> bool:
        return len(self.kinds_left(player, paid)) >= number

    def must_pay_all(self, player: Player, number: i64, paid: i64) -> bool:
        return len(self.kinds_left(player, paid)) == number

    def pay_all(self, s: Rurik, seat: i64, paid: i64) -> None:
        for good in self.kinds_left(s.players[seat], paid):
            pay_goods(s, seat, good, 1)

    def refuse(self, player: Player, good: i64, number: i64, paid: i64) -> i64:
        if player.goods[good] == 0:
            return NO_SUCH_GOOD
        return ALREADY_CHOSEN if holds(paid, good) else 0

    def remembers(self) -> bool:
        return True


CHOICE_WORDS: Final = ["same_good", "any_good", "different_goods"]  # in cards.toml; a frame remembers the number
CHOICES: Final[list[Choice]] = [SameGood(), AnyGood(), DifferentGoods()]


@final
class PayGoods(Step[Rurik]):
    """Goods to choose, one answer after the other."""

    def way(self, f: Frame) -> i64:
        return f.card

    def choice(self, f: Frame) -> Choice:
        return CHOICES[self.way(f)]

    def left(self, f: Frame) -> i64:
        """How many goods are still to be paid."""
        return f.count

    def paid(self, f: Frame) -> i64:
        """The kinds that have been paid, if they matter."""
        return f.at

    def note_paid(self, f: Frame, good: i64, number: i64) -> None:
        f.count -= number
        if self.choice(f).remembers():
            f.at |= single(good)

    def run(self, s: Rurik, f: Frame) -> None:
        choice, left = self.choice(f), self.left(f)
        if left == 0:
            s.end()
        elif choice.must_pay_all(s.players[f.seat], left, self.paid(f)):
            s.end()
            choice.pay_all(s, f.seat, self.paid(f))
        else:
            s.ask(f.seat)

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return ALL_GOODS

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return self.choice(f).refuse(s.players[seat], action - PAY, self.left(f), self.paid(f))

    def goods_per_answer(self, f: Frame) -> i64:
        return self.choice(f).goods_per_answer(self.left(f))

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        number = self.goods_per_answer(f)
        self.note_paid(f, action - PAY, number)
        pay_goods(s, seat, action - PAY, number)


ALL_GOODS: Final[list[int]] = [PAY + good for good in range(GOODS)]
PAY_GOODS: Final = PayGoods()
