"""The tiles and cards of Outpost: territories, buildings, heroes, artifacts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.board.svg import narrowed, rect, text, use
from prestol.games.outpost.board.face import face
from prestol.games.outpost.board.signs import (
    ARTIFACTS,
    BRIEF,
    BUILDINGS,
    GUILDS,
    STORED,
    circle,
    path,
    put,
    row,
    shield,
)
from prestol.games.outpost.rules.cards import COLOUR_NAMES, GUILD_NAMES, RESOURCE_NAMES

W, H = 120, 84  # a tile
CARD_W, CARD_H = 100, 150
TOKEN = 72
R = 8
TITLE, NAME = 16.6, 14.2  # the letters of a name, on tiles and on heroes
FRAME = (  # between a rounded rim and a rounded window
    "M8 0H112A8 8 0 0 1 120 8V76A8 8 0 0 1 112 84H8A8 8 0 0 1 0 76V8A8 8 0 0 1 8 0z"
    "M9 4.5A4.5 4.5 0 0 0 4.5 9V75A4.5 4.5 0 0 0 9 79.5H111A4.5 4.5 0 0 0 115.5 75V9A4.5 4.5 0 0 0 111 4.5z"
)
STONE = "M21.5 1.5H50.5L70.5 21.5V50.5L50.5 70.5H21.5L1.5 50.5V21.5z"  # an artifact


# -- territories ------------------------------------------------------------------------------------------------------


@face
def territory(resource: str, colour: str, state: str, name: str) -> str:
    """The resource at the left; at the right a monster, a fortification, or the sign of the monster that may come."""
    drawn = use(f"op-land-{resource}")
    drawn += use("op-tag") + text(name, 8, 18.5, TITLE, "bold op-plaque-ink") if name else ""
    if state in ("fort", "used"):
        return drawn + use(f"op-land-{state}")
    return drawn + (use(f"op-land-{state or 'calm'}-{colour}") if colour else "")


def guests() -> Iterator[tuple[str, str]]:
    """What can be on a territory."""
    for colour in COLOUR_NAMES:
        badge = put(f"badge-{colour}", 88, 50, 42)
        yield f"op-land-calm-{colour}", badge
        yield f"op-land-threat-{colour}", badge + circle(88, 50, 26, "op-alarm")
        yield f"op-land-beast-{colour}", circle(85, 42, 32, "op-lair") + put(f"badge-{colour}", 85, 42, 57)
    yield "op-land-fort", put("fort", 84, 41, 60)
    yield "op-land-used", put("fort", 84, 41, 60) + put("settler", 84, 55, 44)


def land(resource: str) -> str:
    """A territory with its landscape and its resource."""
    return (
        rect(1, 3, W, H, "shade", R)
        + rect(2, 2, W - 4, H - 4, "op-heaven", 6)
        + scenery(resource)
        + f'<path class="op-frame-land" fill-rule="evenodd" d="{FRAME}"/>'
        + circle(30, 48, 25, "op-disc")
        + put(resource, 30, 48, 41)
    )


def scenery(resource: str) -> str:
    """Stretched to the window of the frame."""
    return f'<use href="#op-scene-{resource}" x="3" y="3" width="{W - 6}" height="{H - 6}"/>'


# -- buildings --------------------------------------------------------------------------------------------------------


@face
def building(kind: str, name: str, cost: str, stored: int, count: int, spent: bool) -> str:
    """With a name where it can be read; else only a large sign."""
    under = "".join(rect(3 * at, -3 * at, W, H, "op-board", R) for at in range(min(count, 3) - 1, 0, -1))
    drawn = under + (use(f"op-house-{kind}") + title(name) if name else use(f"op-small-{kind}"))
    drawn += put(cost, 106, 13, 20) if name else ""
    drawn += treasure(kind, stored, bool(name)) if stored else ""
    drawn += tiles(count) if count > 1 else ""
    return f"{drawn}{rect(0, 0, W, H, 'op-veil', R)}{put('used', 60, 42, 44)}" if spent else drawn


def title(name: str) -> str:
    """Across the beam; a long name is set narrower."""
    return narrowed(name, 7, 19, TITLE, 85, "bold op-timber-ink")


def treasure(kind: str, stored: int, named: bool) -> str:
    """What is locked there for ever."""
    if not named:
        return circle(97, 23, 21, "op-count-disc") + text(stored, 97, 35, 34, "value mid op-plaque-ink")
    return put(STORED[kind], 72, 42, 26) + text(f"×{stored}", 88, 49, 21, "value op-board-ink")


def tiles(count: int) -> str:
    """How many lie in the stack."""
    return circle(102, 42, 14.5, "op-count-disc") + text(f"×{count}", 102, 48, 17.5, "value mid op-plaque-ink")


def house(kind: str) -> str:
    """Name and cost on a beam, the sign in the middle, the effect on a slip."""
    return (
        use("op-planks")
        + put(kind, 34 if kind in STORED else 60, 43, 31)
        + rect(5, 59, W - 10, 21, "op-slip", 4)
        + row(BUILDINGS[kind], W / 2, 69.5, 104, 20, "op-plaque-ink")
    )


def planks() -> str:
    return (
        rect(1, 3, W, H, "shade", R)
        + rect(1.2, 1.2, W - 2.4, H - 2.4, "op-board", R - 1)
        + path("M3 41H117M3 57H117M30 26V41M84 41V57", "op-board-seam")
        + path("M2 26V9A7 7 0 0 1 9 2H111A7 7 0 0 1 118 9V26z", "op-beam-band")
        + circle(106, 13, 12.4, "op-disc")
    )


def small_house(kind: str) -> str:
    """For the boards of others: the sign as large as can be."""
    return rect(1.2, 1.2, W - 2.4, H - 2.4, "op-board", R - 1) + put(kind, 60, 43, 66)


# -- heroes -----------------------------------------------------------------------------------------------------------


@face
def hero(
    guild: str,
    name: str,
    cost: Sequence[tuple[str, int]],
    settlers: int,
    printed: int,
    colour: str,
    worth: int,
) -> str:
    """Cost at the left, points at the right; at the foot settlers, what the hero is worth now, and the monster."""
    top, step = (24, 25) if len(cost) <= 3 else (17, 20)
    prices = "".join(price(kind, n, top + step * at) for at, (kind, n) in enumerate(cost))
    brought = "".join(put("extra", 14 + 17 * at, 133, 23) for at in range(settlers))
    now = value_now(worth) if worth >= 0 else ""
    count = shield(printed, 76, 24, 38) if printed >= 0 else ""
    badge = put(f"badge-{colour}", 84, 132, 28) if colour else ""
    named, id = name.rsplit(" ", 1)
    title = narrowed(named, 5, 111, NAME, CARD_W - 10, "bold op-card-ink") + text(id, 22, 98, NAME, "mid muted")
    return use(f"op-{guild}-card") + prices + count + title + brought + now + badge


def price(kind: str, n: int, y: float) -> str:
    return text(n, 12, y + 6.5, 19, "value mid op-card-ink") + put(kind, 31, y, 23)


def value_now(worth: int) -> str:
    return rect(43 if worth < 10 else 39, 121, 25 if worth < 10 else 31, 22, "op-medal", 11) + text(
        f"={worth}", 55 if worth < 10 else 54, 138, 16.5, "value mid op-medal-ink"
    )


def guild_card(guild: str) -> str:
    counted = shield(1, 64, 24, 30) + put(GUILDS[guild], 85, 26, 22) if guild in GUILDS else ""
    return (
        rect(1, 3, CARD_W, CARD_H, "shade", R)
        + rect(1, 1, CARD_W - 2, CARD_H - 2, "op-hero-card", R)
        + path("M2 117H98V141A7 7 0 0 1 91 148H9A7 7 0 0 1 2 141z", "op-foot")
        + circle(70, 70, 25, f"op-guild-{guild}")
        + put(guild, 70, 70, 34)
        + counted
    )


@face
def invited(guild: str, n: int) -> str:
    """A hero who has come: the guild, and the points now."""
    return use(f"op-{guild}-chip") + text(n, 17, 40, 20, "value mid")


def chip(guild: str) -> str:
    return (
        rect(1, 1, 32, 42, "op-hero-card", 5)
        + path("M2 23V6A4 4 0 0 1 6 2H28A4 4 0 0 1 32 6V23z", f"op-guild-{guild}")
        + put(guild, 17, 12.5, 22)
    )


# -- artifacts --------------------------------------------------------------------------------------------------------


@face
def artifact(kind: str, small: bool) -> str:
    return use(f"op-{'what' if small else 'token'}-{kind}")


def what_token(kind: str) -> str:
    """What it does, without when."""
    return use("op-rune") + row(BRIEF.get(kind, ARTIFACTS[kind][1]), 36, 36, 62, 34, "op-slab-ink")


def token(kind: str) -> str:
    """A stone with what it does: above when, below what."""
    when, what = ARTIFACTS[kind]
    if not when:
        return use("op-rune") + row(what, 36, 36, 56, 30 if len(what) < 3 else 22, "op-slab-ink")
    return use("op-rune") + row(when, 36, 23, 54, 24, "op-slab-ink") + row(what, 36, 49, 54, 22, "op-slab-ink")


def rune() -> str:
    """An octagonal stone."""
    return path(STONE, "op-slab") + path("M23 6H49L66 23V49L49 66H23L6 49V23z", "op-slab-inner")


# -- backs ------------------------------------------------------------------------------------------------------------


@face
def stack(roman: str, count: int) -> str:
    """Territories face down; a count in front."""
    if not count:
        return use("op-stack-none") + text(roman, 22, 29, 20, "caps-plain mid faint")
    return (
        use("op-stack-back")
        + text(roman, 22, 24, 20, "caps-plain mid op-back-ink")
        + text(count, 22, 50, 21, "value mid op-back-ink")
    )


def backs() -> Iterator[tuple[str, str]]:
    yield (
        "op-stack-back",
        rect(3, -3, 44, 58, "op-back", 5)
        + rect(0, 0, 44, 58, "op-back", 5)
        + path("M5 32 14 24 22 31 31 22 39 32", "op-back-line"),
    )
    yield "op-stack-none", rect(0, 0, 44, 58, "hollow", 5)


def built_once() -> Iterator[tuple[str, str]]:
    """All that repeats, by id."""
    for resource in RESOURCE_NAMES:
        yield f"op-land-{resource}", land(resource)
    yield from guests()
    yield "op-tag", rect(4, 4, 52, 18, "op-slip", 5)
    yield "op-planks", planks()
    for kind in BUILDINGS:
        yield f"op-house-{kind}", house(kind)
        yield f"op-small-{kind}", small_house(kind)
    for guild in GUILD_NAMES:
        yield f"op-{guild}-card", guild_card(guild)
        yield f"op-{guild}-chip", chip(guild)
    yield "op-rune", rune()
    for kind in ARTIFACTS:
        yield f"op-token-{kind}", token(kind)
        yield f"op-what-{kind}", what_token(kind)
    yield from backs()
