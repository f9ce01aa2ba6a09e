"""What the drawn board asks of a position: which answer a piece stands for, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.board.view import BoardView
from prestol.games.outpost.rules.build import USE_NEW
from prestol.games.outpost.rules.monsters import MONSTER_CHECK
from prestol.games.outpost.rules.regions import COLLECT_STEP
from prestol.games.outpost.rules.scoring import hero_points
from prestol.games.outpost.rules.state import NO_CARD, Outpost
from prestol.games.outpost.text.words import OutpostText

NOWHERE = NO_CARD


class OutpostView(BoardView[Outpost, OutpostText]):
    """A position of Outpost as a seat sees it."""

    def ui(self, key: str, **values: object) -> str:
        return self.words(f"board.{key}", **values)

    def worth(self, seat: int, card: int) -> int:
        """The points of a hero for a player as things stand."""
        return int(hero_points(self.s, self.s.players[seat], card))

    def purse(self, cost: Sequence[int]) -> str:
        """Can the viewer pay so much?"""
        if self.seat is None:
            return ""
        stock = self.s.players[self.seat].stock
        missing = [max(price - have, 0) for price, have in zip(cost, stock, strict=True)]
        return self.ui("lacking", pieces=self.text.sum(missing)) if any(missing) else self.ui("affordable")

    # -- what the viewer is asked about -------------------------------------------------------------------------------

    def collected(self) -> int:
        """The region that resources are collected from."""
        return int(COLLECT_STEP.region(self.s.stack[-1])) if self.asks(COLLECT_STEP) else NOWHERE

    def checked(self) -> int:
        """The cell to which a monster may come."""
        return int(MONSTER_CHECK.cell(self.s.stack[-1])) if self.asks(MONSTER_CHECK) else NOWHERE

    def just_built(self) -> int:
        """The cell of a building that may be used at once."""
        return int(USE_NEW.cell(self.s.stack[-1])) if self.asks(USE_NEW) else NOWHERE
