# mypyc
"""The course of the game: turns, then the end (3, 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prestol.core.engine import Frame
from prestol.games.viceroy.rules import auction, development
from prestol.games.viceroy.rules.cards import TURNS
from prestol.games.viceroy.rules.events import SCREENS_OFF, TURN
from prestol.games.viceroy.rules.recolour import RECOLOUR
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.steps import InParts
from prestol.games.viceroy.rules.tokens import is_used, kind_of, place_of, token_at, unused

# -- what comes next in a turn ----------------------------------------------------------------------------------------
AUCTION: Final = 0
DEVELOPMENT: Final = 1
END: Final = 2
PARTS: Final[list[str]] = ["auction", "development", "end"]


@final
class Turn(InParts):
    """Auction, refresh, development, turn by turn (3)."""

    def run(self, s: Viceroy, f: Frame) -> None:
        part = self.next(f)
        if part == AUCTION:
            self.go_on(f, DEVELOPMENT)
            begin_turn(s)
        elif part == DEVELOPMENT:
            self.go_on(f, END)
            auction.refresh(s)
            development.begin(s)
        elif s.turn < TURNS:
            self.go_on(f, AUCTION)
        else:
            s.end()
            remove_screens(s)


def begin_turn(s: Viceroy) -> None:
    s.turn += 1
    s.tell(TURN, 0, s.turn)
    rest_infinite_gems(s)
    auction.begin(s)


def rest_infinite_gems(s: Viceroy) -> None:
    """Infinite gems can be used again (3)."""
    for player in s.players:
        if any(is_used(kind_of(token)) for token in player.tokens):
            player.tokens = sorted([rested(token) for token in player.tokens])


def rested(token: i64) -> i64:
    kind = kind_of(token)
    return token_at(place_of(token), unused(kind)) if is_used(kind) else token


def remove_screens(s: Viceroy) -> None:
    """Everything comes to light; hand cards are worth nothing (8.1)."""
    for player in s.players:
        for card in player.hand:
            s.throw_away(card)
        player.hand = []
    s.screens = False
    s.reveals += 1
    s.tell(SCREENS_OFF, 0)
    s.call(RECOLOUR, 0)


TURN_STEP: Final = Turn()
