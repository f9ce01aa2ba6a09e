"""The signs of Outpost in rows: what buildings and artifacts do, said without words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.board.svg import css, number, text, use
from prestol.board.wrap import width
from prestol.games.outpost.rules.cards import (
    ARTIFACT_NAMES,
    AT_ONCE,
    BUILDING_NAMES,
    COLOUR_NAMES,
    FACTS,
    GUILD_NAMES,
    LOCKED,
    LOCKED_VP,
    PER_HUNT,
    RESOURCE_NAMES,
    SETTLERS_PER_HERO,
)
from prestol.games.outpost.rules.effects import EFFECTS
from prestol.games.outpost.rules.scoring import STORES

# A line of signs: the name of a symbol without its “op-”, “"text”, or a number of points.
Line = Sequence[str | int]
CHOICES: dict[str, Line] = {  # effects that leave a choice
    "take_common": ('"+', "common"),
    "sell_common": ("common", "arrow"),
    "take_fortified": ("fort", "arrow", "any"),
}


def signs_of(pieces: Sequence[int]) -> list[str]:
    return [name for name, number in zip(RESOURCE_NAMES, pieces, strict=True) for _ in range(number)]


def building_signs(kind: int) -> Line:
    """“+ wood”, “gold → diamond diamond”."""
    effect, word = EFFECTS[kind], FACTS["buildings"]["list"][kind]["effect"]
    if word in CHOICES:
        return [*CHOICES[word], *signs_of(effect.gains)]
    gains: list[str | int] = [*signs_of(effect.gains), *["extra"] * effect.settlers]
    gains += [LOCKED_VP[kind]] if LOCKED_VP[kind] else []
    return [*signs_of(effect.pays), "arrow", *gains] if any(effect.pays) else ['"+', *gains]


BUILDINGS: dict[str, Line] = {name: building_signs(kind) for kind, name in enumerate(BUILDING_NAMES)}
ARTIFACTS: dict[str, tuple[Line, Line]] = {  # when it works, and what it does then
    "build_activate": (("hammer", "house"), ("arrow", "cog")),
    "explore_gain": (("explore",), ('"+', "any")),
    "hunt_diamond": (("hunt", "beast"), ('"+', *signs_of(PER_HUNT))),
    "fortify_gain": (("hammer", "fort"), ('"+', "any")),
    "region_extra": (("settler", "region"), ('"+', "any")),
    "fort_extra": (("settler", "fort"), ('"+', "any")),
    "hero_settler": (("bust",), ('"+', *["extra"] * SETTLERS_PER_HERO)),
    "barter": ((), ("common", "swap", "common")),
    "monster_choice": (("beast", '"?'), ("used", '"/', "no")),
    "region_again": (("region",), ('"2 ×', "settler")),
    "street_again": (("street",), ('"2 ×', "settler")),
}
for name, pieces in zip(ARTIFACT_NAMES, AT_ONCE, strict=True):
    if any(pieces):
        ARTIFACTS[name] = ((), ('"+', *signs_of(pieces)))
BRIEF: dict[str, Line] = {"barter": ("swap",), "monster_choice": ("beast",)}  # where there is no room for all
STORED = {BUILDING_NAMES[kind]: RESOURCE_NAMES[LOCKED[kind]] for kind in STORES}  # what is locked there
COUNTED = {"territories": "region", "fortifications": "fort", "buildings": "house"}
GUILDS = {guild: COUNTED[FACTS["guilds"][guild]] for guild in GUILD_NAMES if FACTS["guilds"][guild] in COUNTED}


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
        return shield(what, x, y, size)
    if what[0] == '"':
        return text(what[1:], x, y + size * 0.29, size * 0.9, f"bold mid {cls}")
    return put(what, x, y, size * 0.7 if what == "arrow" else size)


def put(name: str, x: float, y: float, size: float, cls: str = "") -> str:
    """A sign around a point."""
    return use(f"op-{name}", x - size / 2, y - size / 2, size, cls=cls)


def shield(n: int, x: float, y: float, size: float) -> str:
    """A number of points on its shield."""
    letters = max(size * (0.62 if abs(n) < 10 else 0.5), min(17.2, size * 0.86))
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
