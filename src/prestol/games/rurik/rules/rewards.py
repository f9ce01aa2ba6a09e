# mypyc
"""What slots and cards bring: points, coins, cards (6.1, 6.8, 7). cards.toml has the words, an object here does it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.attack import ATTACK_STEP
from prestol.games.rurik.rules.cards import (
    ATTACK,
    ATTACK_LESS,
    BUILD,
    CARDS_FEWER_BY_DEED,
    COINS,
    DEED,
    MOVE,
    MOVE_ANY,
    MUSTER,
    SCHEME,
    TAX,
)
from prestol.games.rurik.rules.events import GAINED_COINS
from prestol.games.rurik.rules.move import MOVE_ANYWHERE, MOVE_STEP
from prestol.games.rurik.rules.muster import MUSTER_STEP
from prestol.games.rurik.rules.offer import TAKE_DEED
from prestol.games.rurik.rules.schemes import DRAW_STEP
from prestol.games.rurik.rules.state import Rurik


class Reward:
    """Something of which one gains an amount."""

    def give(self, s: Rurik, seat: i64, amount: i64) -> None:
        raise NotImplementedError


@final
class Points(Reward):
    """Points, or cards to draw from, that are spent in a step of their own."""

    def __init__(self, step: Step[Rurik], cards_fewer: i64 = 0) -> None:
        self.step: Step[Rurik] = step
        self.cards_fewer: i64 = cards_fewer

    def give(self, s: Rurik, seat: i64, amount: i64) -> None:
        s.call(self.step, seat, 0, amount, self.cards_fewer)


@final
class TaxPoints(Reward):
    """They wait in the pool of the turn, like those for building (R-09)."""

    def give(self, s: Rurik, seat: i64, amount: i64) -> None:
        s.tax_points += amount


@final
class BuildPoints(Reward):
    def give(self, s: Rurik, seat: i64, amount: i64) -> None:
        s.build_points += amount


@final
class Coins(Reward):
    def give(self, s: Rurik, seat: i64, amount: i64) -> None:
        s.players[seat].coins += amount
        s.tell(GAINED_COINS, seat, amount)


@final
class ADeed(Reward):
    """One of the row: no card brings two."""

    def give(self, s: Rurik, seat: i64, amount: i64) -> None:
        s.call(TAKE_DEED, seat)


def all_rewards() -> list[Reward]:
    """By kind."""
    found: dict[int, Reward] = {
        MUSTER: Points(MUSTER_STEP),
        MOVE: Points(MOVE_STEP),
        ATTACK: Points(ATTACK_STEP),
        TAX: TaxPoints(),
        BUILD: BuildPoints(),
        SCHEME: Points(DRAW_STEP),
        COINS: Coins(),
        DEED: ADeed(),
        MOVE_ANY: Points(MOVE_ANYWHERE),
        ATTACK_LESS: Points(ATTACK_STEP, CARDS_FEWER_BY_DEED),
    }
    return [found[kind] for kind in range(len(found))]


ALL_REWARDS: Final[list[Reward]] = all_rewards()


def gain(s: Rurik, seat: i64, kind: i64, amount: i64) -> None:
    ALL_REWARDS[kind].give(s, seat, amount)


@final
class Gain(Step[Rurik]):
    """A reward that is called before the payments, so that it comes after them."""

    def kind(self, f: Frame) -> i64:
        return f.card

    def amount(self, f: Frame) -> i64:
        return f.count

    def run(self, s: Rurik, f: Frame) -> None:
        s.end()
        gain(s, f.seat, self.kind(f), self.amount(f))


GAIN: Final = Gain()
