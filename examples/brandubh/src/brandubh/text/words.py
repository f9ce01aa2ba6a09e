"""Brandubh in words: the values of its sentences, which are in the catalogues beside this file."""

from __future__ import annotations

from brandubh.rules import KING, Brandubh, owner
from brandubh.squares import NAMES, square
from prestol.core.engine import State
from prestol.text.families import Family, Kind
from prestol.text.game_text import GameText

FAMILIES = {
    "lift": Family(Kind.PICK, "lift", 10),
    "to": Family(Kind.PLACE, "to", 20),
}


class BrandubhText(GameText):
    """Puts Brandubh into words of one language."""

    families = FAMILIES

    def stone(self, stone: int) -> str:
        """What a stone is called."""
        return self.words("stone.king" if stone == KING else f"stone.{'attacker' if owner(stone) == 0 else 'defender'}")

    def action(self, board: State, seat: int, family: str, label: str) -> dict[str, object]:
        assert isinstance(board, Brandubh)
        stone = board.board[square(label)]
        return {"square": label, "stone": self.stone(stone) if family == "lift" else ""}

    def event(self, kind: str, a: int, b: int) -> dict[str, object]:
        return {"square": NAMES[a], "target": NAMES[b]}
