"""The random player: every legal answer is as good as another."""

from __future__ import annotations

from prestol.core.chance import Quick
from prestol.core.knowledge import View


class Random:
    def __init__(self, seed: int) -> None:
        self.chance = Quick(seed)

    def choose(self, view: View, seat: int) -> int:
        choices = view.legal(seat)
        return choices[self.chance.below(len(choices))]
