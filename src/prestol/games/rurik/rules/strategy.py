# mypyc
"""The strategy phase: advisors go to banners, bribes help them up (5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.bits import count_bits
from prestol.core.engine import Frame, Step
from prestol.games.rurik import rebellion
from prestol.games.rurik.banners import enter_banner, is_full
from prestol.games.rurik.cards import BANNERS, HEIGHT
from prestol.games.rurik.reasons import BANNER_IS_FULL, THREE_BANNERS
from prestol.games.rurik.state import ADVISOR, BANNER, BRIBE, MOST_BRIBE, Rurik, advisor_side

ALL_BANNERS: Final[list[int]] = [BANNER + banner for banner in range(BANNERS)]
BANNERS_BEFORE_SECOND: Final = 3  # so many banners have an own advisor before one gets a second


@final
class Strategy(Step[Rurik]):
    """One advisor a turn, clockwise, until all are placed; ``seat`` is next."""

    def run(self, s: Rurik, f: Frame) -> None:
        sides = len(s.players)
        for ahead in range(sides):
            side = (f.seat + ahead) % sides
            if len(s.players[side].advisors) > 0:
                f.seat = (side + 1) % sides
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
    """To which banner advisor ``card`` goes."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return ALL_BANNERS

    def refuse(self, s: Rurik, f: Frame, seat: i64, action: i64) -> i64:
        banner = action - BANNER
        if is_full(s, banner):
            return BANNER_IS_FULL
        mine = own_banners(s, seat)
        if mine >> banner & 1 == 1 and count_bits(mine) < BANNERS_BEFORE_SECOND:
            return THREE_BANNERS
        return 0

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        s.call(OFFER_BRIBE, seat, f.card, 0, action - BANNER)


def own_banners(s: Rurik, side: i64) -> i64:
    """The banners (bits) with an advisor of this side."""
    mask: i64 = 0
    for slot, entry in enumerate(s.slots):
        if entry >= 0 and advisor_side(entry) == side:
            mask |= 1 << (slot // HEIGHT)
    return mask


@final
class OfferBribe(Step[Rurik]):
    """How many coins go with advisor ``card`` to banner ``at``."""

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [BRIBE + coins for coins in range(min(s.players[seat].coins, MOST_BRIBE) + 1)]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        enter_banner(s, seat, f.card, f.at, action - BRIBE)


STRATEGY: Final = Strategy()
CHOOSE_ADVISOR: Final = ChooseAdvisor()
CHOOSE_BANNER: Final = ChooseBanner()
OFFER_BRIBE: Final = OfferBribe()
