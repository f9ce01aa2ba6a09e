"""A position of Rurik as a seat sees it: what the drawn board asks of it."""

from __future__ import annotations

from functools import cached_property

from prestol.board.view import BoardView
from prestol.core.game import Score
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.text.words import RurikText


class RurikView(BoardView[Rurik, RurikText]):
    def ui(self, key: str, **values: object) -> str:
        return self.words(f"ui.{key}", **values)

    def of(self, side: int, words: str) -> str:
        """“Anna: 3 coins”."""
        return f"{self.player(side)}: {words}"

    @cached_property
    def results(self) -> list[Score]:
        """The score pad as far as the viewer can know it."""
        return self.s.results()

    @property
    def sides(self) -> range:
        """All players, and after them the rebellion of the solo game."""
        return range(len(self.s.players))

    @property
    def own(self) -> Player:
        """The viewer, who has a seat."""
        assert self.seat is not None
        return self.s.players[self.seat]

    def is_rebellion(self, side: int) -> bool:
        return side == self.s.seats
