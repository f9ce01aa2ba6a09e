# mypyc
"""Deeds on offer: one of the row is taken (6.8, 9 C, 11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.actions import TAKE
from prestol.games.rurik.rules.cards import FIRST_DEED
from prestol.games.rurik.rules.events import TOOK_DEED
from prestol.games.rurik.rules.state import Rurik

LAST_PICK: Final = 1  # with fresh deeds: the row is not filled up after it


@final
class TakeDeed(Step[Rurik]):
    """Which deed of the row to take."""

    def is_last(self, f: Frame) -> bool:
        return f.at == LAST_PICK

    def run(self, s: Rurik, f: Frame) -> None:
        if len(s.row) > 0:
            s.ask(f.seat)
        else:
            s.end()

    def options(self, s: Rurik, f: Frame, seat: i64) -> list[int]:
        return [TAKE + card - FIRST_DEED for card in s.row]

    def apply(self, s: Rurik, f: Frame, seat: i64, action: i64) -> None:
        s.end()
        card = action - TAKE + FIRST_DEED
        player = s.players[seat]
        player.open = sorted([*player.open, card])
        s.row = [other for other in s.row if other != card]
        s.tell(TOOK_DEED, seat, card)
        if not self.is_last(f):
            s.refill_row()


TAKE_DEED: Final = TakeDeed()
