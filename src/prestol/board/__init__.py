"""Boards as pictures: a scene from the game's ``board.py``, drawn as SVG with the game's faces.

A page puts ``symbols`` and the style sheets there once and sends ``svg`` at every move; ``picture`` is a whole file.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from xml.etree.ElementTree import fromstring, tostring

from prestol.core.engine import State
from prestol.core.errors import Reason
from prestol.core.scene import Scene, Tell
from prestol.draw import conspiracy, outpost, rurik, viceroy
from prestol.draw.svg import Face, draw
from prestol.games.conspiracy import board as conspiracy_board
from prestol.games.outpost import board as outpost_board
from prestol.games.rurik import board as rurik_board
from prestol.games.viceroy import board as viceroy_board
from prestol.text.tell import Narrator

USED = re.compile(r'href="#([^"]+)"')


@dataclass(frozen=True)
class Drawing:
    """How one game is drawn."""

    scene: Callable[[State, int | None, Tell, str], Scene]
    faces: dict[str, Face]
    symbols: Callable[[], str]
    backdrop: Callable[[float, float], str]


DRAWINGS = {
    "conspiracy": Drawing(conspiracy_board.scene, conspiracy.FACES, conspiracy.symbols, conspiracy.backdrop),
    "outpost": Drawing(outpost_board.scene, outpost.FACES, outpost.symbols, outpost.backdrop),
    "rurik": Drawing(rurik_board.scene, rurik.FACES, rurik.symbols, rurik.backdrop),
    "viceroy": Drawing(viceroy_board.scene, viceroy.FACES, viceroy.symbols, viceroy.backdrop),
}


@dataclass(frozen=True)
class Spoken:
    """The words a board asks for, from a narrator who looks at it with the seat's eyes."""

    narrator: Narrator
    board: State
    seat: int | None

    def words(self, key: str, **values: object) -> str:
        return self.narrator.words(key, **values)

    def player(self, number: int) -> str:
        return self.narrator.player(number)

    def say(self, action: int) -> str:
        return self.narrator.say(self.board, self.seat or 0, action)

    def why(self, reason: Reason) -> str:
        return self.narrator.words.reason(reason, self.narrator.game.name)


def symbols(game: str) -> str:
    """What the boards of a game repeat: for the page, once."""
    return DRAWINGS[game].symbols()


@cache
def symbols_by_name(game: str) -> dict[str, str]:
    return {each.attrib["id"]: tostring(each, "unicode") for each in fromstring(symbols(game))}


def symbols_in(game: str, drawn: str) -> str:
    """Only those that this drawing makes use of, and those that they use in turn."""
    known, needed, ahead = symbols_by_name(game), set[str](), USED.findall(drawn)
    while ahead:
        name = ahead.pop()
        if name in known and name not in needed:
            needed.add(name)
            ahead += USED.findall(known[name])
    return f"<defs>{''.join(text for name, text in known.items() if name in needed)}</defs>"


def scene(board: State, seat: int | None, narrator: Narrator, shape: str = "wide") -> Scene:
    """A board as a seat sees it; seat None looks on."""
    return DRAWINGS[board.game.name].scene(board, seat, Spoken(narrator, board, seat), shape)


def svg(board: State, seat: int | None, narrator: Narrator, shape: str = "wide") -> str:
    """The part that changes; symbols and style are on the page already."""
    return draw(scene(board, seat, narrator, shape), DRAWINGS[board.game.name].faces)
