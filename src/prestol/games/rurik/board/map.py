"""The map of Rurik as a drawing: regions with name, banner and strengths, and all that stands in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from prestol.board.scene import Face, face
from prestol.board.svg import number, text, use
from prestol.board.wrap import width
from prestol.games.rurik.rules.cards import CAPITAL_NAMES

# -- regions --------------------------------------------------------------------------------------------------------


class Region(NamedTuple):
    """What the map says about a region."""

    inside: bool  # is it in play?
    words: str  # its name …
    x: float  # … and where it stands
    y: float
    room: float
    ruler: int  # -1: nobody
    scores: Sequence[tuple[int, int]]  # sides and strengths
    order: int  # its place in the rebellion's order of the solo game; 0: none


def land(name: str, region: Region) -> Face:
    """Of a kind of its own: the glow of every region has another outline."""
    return Face(f"land_{name}", lambda: drawn(name, region), region)


def drawn(name: str, region: Region) -> str:
    x, y, room = region.x, region.y, region.room
    if not region.inside:
        return use(f"ru-off-{name}") + title(name, region.words, x, y, room, "ru-name ru-out-ink")
    banner = 24 if region.ruler >= 0 else 0
    plaque = 23 if region.order else 0
    shape = use(f"ru-on-{name}") + realm(name, region.ruler) + flag(region.ruler, x, y)
    shape += title(name, region.words, x + banner, y, room - banner) + rank(region.order, x + banner, y)
    return shape + tally(region.scores, x + banner + plaque, y, room - banner - plaque)


def realm(name: str, ruler: int) -> str:
    """The ruler's colour on the land, and along its border."""
    if ruler < 0:
        return ""
    border = use(f"ru-in-{name}", cls=f"ru-realm ru-realm-{ruler}")
    return use(f"ru-land-{name}", cls=f"ru-tint-{ruler}") + border


def title(name: str, words: str, x: float, y: float, room: float, cls: str = "ru-name") -> str:
    crown = 20 if name in CAPITAL_NAMES else 0
    size = min(18.5, 18.5 * (room - crown) / width(words, 18.5, "caps"))
    wide = width(words, size, "caps")
    return text(words, x, y + 15, size, cls) + (use("ru-crown", x + wide + 4, y, 16) if crown else "")


def flag(ruler: int, x: float, y: float) -> str:
    """The ruler's banner."""
    return use(f"ru-flag-{ruler}", x, y) if ruler >= 0 else ""


def tally(scores: Sequence[tuple[int, int]], x: float, y: float, room: float) -> str:
    """Strengths, the highest first, each with the sign of its side: “●4 ▲2”. Rebels alone are seen without it."""
    if not any(side >= 0 for side, _ in scores):
        return ""
    signs, numbers = "", ""
    for at, (side, strength) in enumerate(scores[: int(room / 23)]):
        left = x + 25 * at
        signs += use(f"ru-score-{side}" if side >= 0 else "ru-score-rebels", left, y + 21.5)
        numbers += f'<tspan x="{number(left + 12)}">{strength}</tspan>'
    return f'{signs}<text class="value" font-size="17" y="{number(y + 32)}">{numbers}</text>'


def rank(order: int, x: float, y: float) -> str:
    """Solo: the place of the region in the rebellion's order."""
    if not order:
        return ""
    plaque = f'<circle class="ru-plaque" cx="{number(x + 9)}" cy="{number(y + 27)}" r="9"/>'
    return plaque + text(order, x + 9, y + 32.5, 17, "value mid ru-plaque-ink")


# -- what stands there: all around the origin -------------------------------------------------------------------------


@face
def ware(kind: str, there: bool) -> str:
    if there:
        return use(f"ru-{kind}", -13, -13, 26)
    return '<circle class="ru-gone" r="11.5"/>' + use(f"ru-{kind}", -9, -9, 18, cls="ru-spent")


@face
def building(name: str, side: int) -> str:
    return use(f"ru-{name}-{side}")


@face
def troops(side: int, count: int) -> str:
    """A shield with the sign of its owner and a number."""
    return use(f"ru-troops-{side}") + use(f"ru-n{count}")


@face
def rebels(count: int) -> str:
    """The rebellion of the solo game: an axe on the shield."""
    return use("ru-rebels") + use(f"ru-n{count}")


@face
def leader(side: int, initials: str) -> str:
    """A round medal under a crown, with the first letters of the name."""
    return use(f"ru-leader-{side}") + text(initials, 0, 9, 17, "value mid ru-lord-ink")


@face
def neutrals(count: int, solo: bool) -> str:
    """A rebel; the neutral troops of the solo game have a number."""
    sign = use("ru-lone")
    if count == 1 and not solo:
        return sign
    return (
        sign + '<circle class="ru-outlaw" cx="8" cy="10" r="9.5"/>' + text(count, 8, 16, 17, "value mid ru-outlaw-ink")
    )


# -- below and above the regions --------------------------------------------------------------------------------------


@face
def seas() -> str:
    return use("ru-seas")


@face
def rivers() -> str:
    return use("ru-rivers")
