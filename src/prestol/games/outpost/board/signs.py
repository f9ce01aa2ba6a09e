"""The signs of Outpost in rows: what buildings and artifacts do, said without words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.draw.svg import css, number, text, use
from prestol.draw.wrap import width
from prestol.games.outpost.cards import COLOUR_NAMES
from prestol.games.outpost.scoring import BANK_VP, CATHEDRAL_VP

# A line of signs: the name of a symbol without its «op-», «"text», or a number of points.
Line = Sequence[str | int]
BUILDINGS: dict[str, Line] = {
    "sawmill": ('"+', "wood"),
    "clay_pit": ('"+', "clay"),
    "quarry": ('"+', "stone"),
    "diamond_mine": ('"+', "diamond"),
    "warehouse": ('"+', "common"),
    "bazaar": ("common", "arrow", "gold"),
    "alchemist": ("gold", "arrow", "diamond", "diamond"),
    "jeweller": ("diamond", "arrow", "wood", "clay", "stone"),
    "tavern": ("diamond", "arrow", "extra", "extra"),
    "bank": ("gold", "arrow", BANK_VP),
    "cathedral": ("diamond", "arrow", CATHEDRAL_VP),
    "trading_post": ("fort", "arrow", "any"),
}
ARTIFACTS: dict[str, tuple[Line, Line]] = {  # when it works, and what it does then
    "build_activate": (("hammer", "house"), ("arrow", "cog")),
    "explore_gain": (("explore",), ('"+', "any")),
    "hunt_diamond": (("hunt", "beast"), ('"+', "diamond")),
    "fortify_gain": (("hammer", "fort"), ('"+', "any")),
    "take_gold": ((), ('"+', "gold")),
    "take_diamond": ((), ('"+', "diamond")),
    "region_extra": (("settler", "region"), ('"+', "any")),
    "fort_extra": (("settler", "fort"), ('"+', "any")),
    "hero_settler": (("bust",), ('"+', "extra")),
    "barter": ((), ("common", "swap", "common")),
    "monster_choice": (("beast", '"?'), ("used", '"/', "no")),
    "region_again": (("region",), ('"2 ×', "settler")),
    "street_again": (("street",), ('"2 ×', "settler")),
}
GUILDS = {"traveller": "region", "guard": "fort", "builder": "house"}  # what each counts


def row(line: Line, x: float, y: float, room: float, size: float, cls: str) -> str:
    """Signs side by side around ``x``; smaller if they would not find room."""
    widths = [breadth(each) * size for each in line]
    total = sum(widths) + 0.08 * size * (len(line) - 1)
    scale = min(1, room / total) if line else 1
    at, found = x - total * scale / 2, ""
    for each, w in zip(line, widths, strict=True):
        found += sign(each, at + w * scale / 2, y, size * scale, cls)
        at += (w + 0.08 * size) * scale
    return found


def breadth(sign: str | int) -> float:
    """How wide a sign is, in its height."""
    if isinstance(sign, int):
        return 1
    return width(sign[1:], 0.9, "bold") if sign[0] == '"' else 0.72 if sign == "arrow" else 1


def sign(what: str | int, x: float, y: float, size: float, cls: str) -> str:
    if isinstance(what, int):
        return points(what, x, y, size)
    if what[0] == '"':
        return text(what[1:], x, y + size * 0.29, size * 0.9, f"bold mid {cls}")
    return put(what, x, y, size * 0.7 if what == "arrow" else size)


def put(name: str, x: float, y: float, size: float, cls: str = "") -> str:
    """A sign around a point."""
    return use(f"op-{name}", x - size / 2, y - size / 2, size, cls=cls)


def points(n: int, x: float, y: float, size: float) -> str:
    """A number of points on its shield."""
    letters = size * (0.62 if abs(n) < 10 else 0.5)
    return put("vp", x, y, size) + text(n, x, y + letters * 0.3, letters, "value mid op-medal-ink")


def circle(x: float, y: float, r: float, cls: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{css(cls)}/>'


def path(d: str, cls: str) -> str:
    return f'<path class="{cls}" d="{d}"/>'


def monsters() -> Iterator[str]:
    """Each monster on its ground."""
    for colour in COLOUR_NAMES:
        drawn = put(f"ground-{colour}", 0, 0, 28) + put(f"shape-{colour}", 0, 0, 28, f"op-ink-{colour}")
        yield f'<symbol id="op-badge-{colour}" viewBox="-14 -14 28 28">{drawn}</symbol>'
