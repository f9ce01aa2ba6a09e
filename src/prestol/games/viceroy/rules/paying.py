# mypyc
"""Paying for a character with gems and infinite gems (5.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame
from prestol.games.viceroy.rules import counts
from prestol.games.viceroy.rules.actions import PAY, USE
from prestol.games.viceroy.rules.cards import COLOURS, cost_of
from prestol.games.viceroy.rules.events import PAID, USED_INFINITE
from prestol.games.viceroy.rules.places import level_of
from prestol.games.viceroy.rules.reasons import CANNOT_PAY_REST
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.steps import AboutCard
from prestol.games.viceroy.rules.tokens import INFINITE, USED, kind_of, place_of


@final
class PayCard(AboutCard):
    """Use infinite gems, then pay the rest with gems."""

    def used(self, f: Frame, colour: i64) -> i64:
        """Infinite gems of a colour used for this card."""
        return counts.of_colour(f.at, colour)

    def note_used(self, f: Frame, colour: i64) -> None:
        f.at += counts.only(colour, 1)

    def owed(self, s: Viceroy, f: Frame, colour: i64) -> i64:
        """Gems of a colour still to be paid."""
        return cost_of(self.card(f), level_of(self.place(s, f)))[colour] - self.used(f, colour)

    def usable(self, s: Viceroy, f: Frame) -> list[int]:
        """The colours of unused infinite gems that lower the rest of the cost, as answers."""
        player = s.players[f.seat]
        return [USE + c for c in range(COLOURS) if self.owed(s, f, c) > 0 and player.count_tokens(INFINITE + c) > 0]

    def run(self, s: Viceroy, f: Frame) -> None:
        """Who has no infinite gem that could help is not asked."""
        if len(self.usable(s, f)) > 0:
            s.ask(f.seat)
        else:
            self.pay(s, f)

    def options(self, s: Viceroy, f: Frame, seat: i64) -> list[int]:
        return [*self.usable(s, f), PAY]

    def refuse(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> i64:
        if action != PAY:
            return 0
        for colour in range(COLOURS):
            if self.owed(s, f, colour) > s.players[seat].gems[colour]:
                return CANNOT_PAY_REST
        return 0

    def apply(self, s: Viceroy, f: Frame, seat: i64, action: i64) -> None:
        if action == PAY:
            self.pay(s, f)
        else:
            self.note_used(f, action - USE)
            use_infinite(s, seat, action - USE)

    def pay(self, s: Viceroy, f: Frame) -> None:
        s.end()
        for colour in range(COLOURS):
            owed = self.owed(s, f, colour)
            if owed > 0:
                s.tell(PAID, f.seat, colour, owed)
                s.spend_gems(f.seat, colour, owed)


def use_infinite(s: Viceroy, seat: i64, colour: i64) -> None:
    player = s.players[seat]
    for token in player.tokens:
        if kind_of(token) == INFINITE + colour:
            player.remove_token(token)
            player.put_token(place_of(token), USED + colour)
            s.tell(USED_INFINITE, seat, colour)
            return


PAY_CARD: Final = PayCard(secret=True)
