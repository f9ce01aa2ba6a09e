"""How one game is drawn: its scenes, and what they share."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import fromstring, tostring

from prestol.board import svg
from prestol.board.glimpse import Window, glimpse
from prestol.board.scene import WIDE, Scene
from prestol.core.engine import State
from prestol.text.narrator import Narrator

USED = re.compile(r'href="#([^"]+)"')


def plain(width: float, height: float) -> str:
    return svg.rect(0, 0, width, height, "panel-ground", 18)


@dataclass(frozen=True)
class BoardKit:
    """A page has ``symbols`` and the style sheet once, and gets a new ``draw`` at every move."""

    scene: Callable[[State, int | None, Narrator, str], Scene]  # a board as a seat sees it; seat None looks on
    theme: Path  # the style sheet with the game's colours
    symbols: Callable[[], str] = lambda: "<defs></defs>"  # what its boards repeat
    backdrop: Callable[[float, float], str] = plain  # behind pictures that stand alone
    window: Window | None = None  # the part of a wide board that a small picture shows; None: all of it

    def draw(self, board: State, seat: int | None, narrator: Narrator, shape: str = "wide", advised: str = "") -> str:
        """The part of a page that changes. Pieces that give the advised answer are lit."""
        return svg.draw(self.scene(board, seat, narrator, shape), advised=advised)

    def glimpse(self, board: State, narrator: Narrator) -> str:
        """A small picture of a board, with nothing to click."""
        return glimpse(self.scene(board, None, narrator, WIDE), self.window)

    def symbols_in(self, drawn: str) -> str:
        """Only those that this drawing makes use of, and those that they use in turn."""
        known, needed, ahead = by_name(self.symbols()), set[str](), USED.findall(drawn)
        while ahead:
            name = ahead.pop()
            if name in known and name not in needed:
                needed.add(name)
                ahead += USED.findall(known[name])
        return f"<defs>{''.join(text for name, text in known.items() if name in needed)}</defs>"


@cache
def by_name(symbols: str) -> dict[str, str]:
    return {each.attrib["id"]: tostring(each, "unicode") for each in fromstring(symbols)}
