# mypyc
"""Scheme cards are played (6.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame, Step
from prestol.games.rurik.rules.cards import SCHEME_AMOUNT, SCHEME_COINS, SCHEME_COSTS, SCHEME_KIND
from prestol.games.rurik.rules.events import PLAYED
from prestol.games.rurik.rules.player import NO_CARDS
from prestol.games.rurik.rules.rewards import gain
from prestol.games.rurik.rules.state import Rurik


def play(s: Rurik, seat: i64, card: int) -> None:
    """Pay, gain coins, then the other reward; the card goes to the discard pile after it (R-42)."""
    player = s.players[seat]
    s.leave_hand(seat, card)
    s.playing = [card]
    s.tell(PLAYED, seat, card)
    player.coins += SCHEME_COINS[card] - SCHEME_COSTS[card]
    s.call(FINISH_SCHEME, seat)
    if SCHEME_AMOUNT[card] > 0:
        gain(s, seat, SCHEME_KIND[card], SCHEME_AMOUNT[card])


@final
class FinishScheme(Step[Rurik]):
    """The reward of the card that is being played has been resolved."""

    def run(self, s: Rurik, f: Frame) -> None:
        s.end()
        for card in s.playing:
            s.throw_away(card)
        s.playing = NO_CARDS


FINISH_SCHEME: Final = FinishScheme()
