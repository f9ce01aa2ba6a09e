# mypyc
"""The strategy phase: advisors go to banners, bribes help them up (5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules import rebellion
from prestol.games.rurik.rules.actions import ADVISOR, BANNER, BRIBE
from prestol.games.rurik.rules.advisors import MOST_BRIBE, is_of, slot_at
from prestol.games.rurik.rules.banners import enter_banner, is_full
from prestol.games.rurik.rules.cards import BANNERS, BANNERS_BEFORE_SECOND, ROWS
from prestol.games.rurik.rules.reasons import BANNER_FULL, THREE_BANNERS
from prestol.games.rurik.rules.state import Rurik

ALL_BANNERS: Final[list[int]] = [BANNER + banner for banner in range(BANNERS)]


@final
class Strategy(Step[Rurik]):
    """One advisor per turn, clockwise, until all are placed."""

    def next(self, f: Frame) -> i64:
        """The side that places the next advisor, if it has one."""
        return f.seat

    def pass_on(self, f: Frame, side: i64) -> None:
        f.seat = side

    def run(self, s: Rurik, f: Frame) -> None:
        sides = len(s.players)
        for ahead in range(sides):
            side = (self.next(f) + ahead) % sides
            if len(s.players[side].advisors) > 0:
                self.pass_on(f, (side + 1) % sides)
                self.place(s, side)
                return
        s.end()

    def place(self, s: Rurik, side: i64) -> None:
        if side == s.seats:
            rebellion.place_advisor(s)
        else:
            s.call(CHOOSE_ADVISOR, side)


@final
class ChooseAdvisor(Step[Rurik]):
    """Which advisor goes to the board."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        found: list[int] = []
        last: i64 = 0
        for value in s.players[seat].advisors:
            if value != last:
                found.append(ADVISOR + value - 1)
                last = value
        return found

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        s.call(CHOOSE_BANNER, seat, action - ADVISOR + 1)


@final
class ChooseBanner(Step[Rurik]):
    """To which banner an advisor goes."""

    def advisor(self, f: Frame) -> i64:
        return f.card

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return ALL_BANNERS

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        return refuse_banner(s, seat, action - BANNER)

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        s.call(OFFER_BRIBE, seat, self.advisor(f), 0, action - BANNER)


def refuse_banner(s: Rurik, seat: i64, banner: i64) -> i64:
    if is_full(s, banner):
        return BANNER_FULL
    return THREE_BANNERS if has_advisor_at(s, seat, banner) and own_banners(s, seat) < BANNERS_BEFORE_SECOND else 0


def own_banners(s: Rurik, side: i64) -> i64:
    """At how many banners this side has an advisor."""
    count: i64 = 0
    for banner in range(BANNERS):
        if has_advisor_at(s, side, banner):
            count += 1
    return count


def has_advisor_at(s: Rurik, side: i64, banner: i64) -> bool:
    for row in range(ROWS[s.seats]):  # noqa: SIM110 - a loop is quicker
        if is_of(s.slots[slot_at(banner, row)], side):
            return True
    return False


@final
class OfferBribe(Step[Rurik]):
    """How many coins go with an advisor to a banner."""

    def advisor(self, f: Frame) -> i64:
        return f.card

    def banner(self, f: Frame) -> i64:
        return f.at

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [BRIBE + coins for coins in range(min(s.players[seat].coins, MOST_BRIBE) + 1)]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        enter_banner(s, seat, self.advisor(f), self.banner(f), action - BRIBE)


STRATEGY: Final = Strategy()
CHOOSE_ADVISOR: Final = ChooseAdvisor()
CHOOSE_BANNER: Final = ChooseBanner()
OFFER_BRIBE: Final = OfferBribe()
