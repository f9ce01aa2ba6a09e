"""The map of Rurik as a drawing: regions with name, banner and strengths, and all that stands in them."""

from __future__ import annotations

from typing import NamedTuple

from prestol.board.scene import Face, face
from prestol.board.svg import number, text, use
from prestol.board.wrap import width
from prestol.games.rurik.board.land import YARDS
from prestol.games.rurik.board.plan import Crop
from prestol.games.rurik.rules.cards import CAPITAL_NAMES

LETTERS = 19  # of a name
OVER = 8  # so far a name may go beyond the yard

# -- regions --------------------------------------------------------------------------------------------------------


class Region(NamedTuple):
    """What the map says about a region."""

    words: str  # its name
    ruler: int  # -1: nobody
    order: int  # its place in the rebellion's order of the solo game; 0: none


def land(name: str, region: Region) -> Face:
    """Of a kind of its own: the glow of every region has another outline."""
    return Face(f"land_{name}", lambda: drawn(name, region), region)


def drawn(name: str, region: Region) -> str:
    """The ruler's banner stands beside the name where both find room; the ruler's colour is there anyhow."""
    x, y, room, _ = YARDS[name]
    wide = width(region.words, LETTERS, "caps") + (20 if name in CAPITAL_NAMES else 0)
    banner = 24 if region.ruler >= 0 and wide + 24 <= room + OVER else 0
    shape = use(f"ru-on-{name}") + realm(name, region.ruler) + (flag(region.ruler, x, y) if banner else "")
    return shape + title(name, region.words, x + banner, y) + rank(region.order, x, y)


def realm(name: str, ruler: int) -> str:
    """The ruler's colour on the land, and along its border."""
    if ruler < 0:
        return ""
    border = use(f"ru-in-{name}", cls=f"ru-realm ru-realm-{ruler}")
    return use(f"ru-land-{name}", cls=f"ru-tint-{ruler}") + border


def title(name: str, words: str, x: float, y: float) -> str:
    wide = width(words, LETTERS, "caps")
    return text(words, x, y + 16, LETTERS, "ru-name") + (
        use("ru-crown", x + wide + 3, y - 2, 24) if name in CAPITAL_NAMES else ""
    )


def flag(ruler: int, x: float, y: float) -> str:
    """The ruler's banner."""
    return use(f"ru-flag-{ruler}", x, y) if ruler >= 0 else ""


def rank(order: int, x: float, y: float) -> str:
    """Solo: the place of the region in the rebellion's order."""
    if not order:
        return ""
    plaque = f'<circle class="ru-plaque" cx="{number(x + 10)}" cy="{number(y + 38)}" r="11"/>'
    return plaque + text(order, x + 10, y + 44.5, 19, "value mid ru-plaque-ink")


# -- what stands there: all around the origin -------------------------------------------------------------------------


@face
def ware(kind: str, there: bool) -> str:
    if there:
        return use(f"ru-{kind}", -13, -13, 26)
    return '<circle class="ru-gone" r="12.5"/>' + use(f"ru-{kind}", -13, -13, 26, cls="ru-spent")


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
    return use(f"ru-leader-{side}") + text(initials, 0, 10, 20.5, "value mid ru-lord-ink")


@face
def neutrals(count: int, solo: bool) -> str:
    """A rebel; the neutral troops of the solo game have a number."""
    sign = use("ru-lone")
    if count == 1 and not solo:
        return sign
    return (
        sign
        + '<circle class="ru-outlaw" cx="8" cy="10" r="10.5"/>'
        + text(count, 8, 16.5, 19, "value mid ru-outlaw-ink")
    )


# -- below and above the regions --------------------------------------------------------------------------------------


@face
def seas(out: tuple[str, ...], crop: Crop, w: float, h: float) -> str:
    """The sea, and under it what is not in play."""
    return window(use("ru-seas") + "".join(use(f"ru-off-{name}") for name in out), crop, w, h)


@face
def rivers(crop: Crop, w: float, h: float) -> str:
    return window(use("ru-rivers"), crop, w, h)


def window(drawn: str, crop: Crop, w: float, h: float) -> str:
    """What is seen of something in the map's own units: the rest is cut off."""
    part = " ".join(map(number, (crop.x, crop.y, w / crop.size, h / crop.size)))
    return f'<svg width="{number(w)}" height="{number(h)}" viewBox="{part}">{drawn}</svg>'
