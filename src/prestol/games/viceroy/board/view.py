"""A position of Viceroy as a seat sees it: what the drawn board asks of it."""

from __future__ import annotations

from prestol.board.scene import Piece
from prestol.board.view import BoardView
from prestol.games.viceroy.board import cards
from prestol.games.viceroy.rules.cards import ROWS
from prestol.games.viceroy.rules.recolour import RECOLOUR
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.text.log import caption
from prestol.games.viceroy.text.words import ViceroyText


class ViceroyView(BoardView[Viceroy, ViceroyText]):
    def ui(self, key: str, **values: object) -> str:
        return self.words(f"ui.{key}", **values)

    def caption(self, kind: int, seat: int = 0, a: int = 0) -> str:
        """An event of the log as a label."""
        return caption(self.narrator, kind, seat, a)

    def score(self, number: int, points: int) -> str:
        """“Anna: 23 points”."""
        return f"{self.player(number)}: {self.points(points)}"

    def sealed(self, seat: int) -> list[int]:
        """What a seat has answered to a sealed question; SECRET where we do not know."""
        return self.s.sealed[seat] if self.s.sealed else []

    def is_recolouring(self) -> bool:
        return self.frame is not None and self.frame.step is RECOLOUR

    def whole_card(self, card: int, x: float, y: float, size: float, start: str, reach: int = ROWS) -> Piece:
        """A card with all its levels; those that cannot be paid now are veiled."""
        label = self.text.card(card)
        tip = "\n".join([label, *self.text.lines(card)])
        return Piece(
            f"card-{card}",
            cards.whole(card, self.text.name(card), reach),
            x,
            y,
            size,
            label=label,
            tip=tip,
            start=start,
        )
