"""The signs of Viceroy: gems, sectors of circles, and every token or reward as a symbol ``s<number>``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.draw.svg import css, number, text, use
from prestol.games.viceroy.cards import (
    ANY_INFINITE,
    ATTACK,
    ATTACK_BEHIND_SCREEN,
    CIRCLE_BONUS,
    DEFENSE,
    DRAWS,
    GEMS,
    INFINITE,
    MAGIC,
    MAGIC_BONUS,
    ROWS,
    SCIENCE,
    STORED,
    TOKENS,
    USED,
    VP,
    bonus_colour,
    bonus_worth,
)

LETTERS = "RGBY"  # by colour
BOX = 28  # the height of a token, at size 1
SCALE = 1.12  # sectors are drawn with a radius of 25, and lie on cards with one of 28
LEVEL5_VP = 15

# -- circles ---------------------------------------------------------------------------------------------------------

# Each colour has a frame of its own, for eyes that do not tell the hues apart: a darker ring, a plain one, eight and
# twelve segments to the circle.
NOTCHES = {
    "quarter-Y": "M13.4 13.4 17.7 17.7",
    "quarter-B": "M16.5 9.5 21.7 12.5M9.5 16.5 12.5 21.7",
    "half-Y": "M-13.4-13.4-17.7-17.7M0-19V-25M13.4-13.4 17.7-17.7",
    "half-B": "M-16.5-9.5-21.7-12.5M-9.5-16.5-12.5-21.7M0-19V-25M9.5-16.5 12.5-21.7M16.5-9.5 21.7-12.5",
}


def sectors() -> Iterator[str]:
    """A quarter with its corner at the origin, a half standing on it."""
    for letter in LETTERS:
        quarter = f'<path class="{letter}" d="M0 6A6 6 0 0 1 6 0H25A25 25 0 0 1 0 25z"/>'
        rim = frame(letter, "M22 0A22 22 0 0 1 0 22", NOTCHES.get(f"quarter-{letter}", ""))
        mark = use(f"mark-{letter}", 3.5, 3.5, 12, cls=f"ink{letter}")
        yield f'<g id="quarter-{letter}" transform="scale({SCALE})">{quarter}{rim}{mark}</g>'
        yield f'<g id="other-{letter}"><use href="#quarter-{letter}" transform="matrix(-1 0 0 1 100 0)"/></g>'
        half = f'<path class="{letter}" d="M-25 0A25 25 0 0 1 25 0z"/>'
        rim = frame(letter, "M-22 0A22 22 0 0 1 22 0", NOTCHES.get(f"half-{letter}", ""))
        mark = use(f"mark-{letter}", -7, -16.5, 14, cls=f"ink{letter}")
        yield f'<g id="half-{letter}" transform="scale({SCALE})">{half}{rim}{mark}</g>'
        yield f'<g id="disc-{letter}">{disc(letter)}</g>'


def frame(letter: str, arc: str, notches: str) -> str:
    ring = f'<path class="frame{letter}" d="{arc}"/>'
    return ring + (f'<path class="notch{letter}" d="{notches}"/>' if notches else "")


def disc(letter: str) -> str:
    """A circle of one colour: it glows, and its gem carries the points."""
    notches = "".join(
        f'<path class="notch{letter}" d="M22 0H28" transform="rotate({turn})"/>' for turn in turns(letter)
    )
    return (
        f'<circle class="halo{letter}" r="34"/><circle class="{letter} gilded" r="29"/>'
        f'<circle class="frame{letter}" r="25"/>{notches}' + use(f"mark-{letter}", -19, -19, 38, cls="glint")
    )


def turns(letter: str) -> Sequence[int]:
    return range(0, 360, {"Y": 45, "B": 30}.get(letter, 360))[: 0 if letter in "RG" else None]


# -- tokens and rewards ----------------------------------------------------------------------------------------------


def tokens() -> Iterator[str]:
    """Every token, and every reward that a card shows."""
    shown = {
        *range(VP),
        *range(CIRCLE_BONUS, TOKENS),
        *range(VP + 1, VP + 6),
        VP + LEVEL5_VP,
        *(each for row in ROWS for each in row),
    }
    for symbol in sorted(shown):
        w = breadth(symbol)
        yield f'<symbol id="s{symbol}" viewBox="{number(-w / 2)} -14 {number(w)} 28">{sign(symbol)}</symbol>'


def breadth(symbol: int) -> float:
    """How wide a sign is where it is 28 high."""
    if GEMS <= symbol < DRAWS:
        return 40
    return 40 if symbol == DRAWS + 2 else BOX


def sign(symbol: int) -> str:
    plain = {SCIENCE: "flask", MAGIC: "star", DEFENSE: "shield", ATTACK: "swords", ATTACK_BEHIND_SCREEN: "swords"}
    if symbol in plain:
        return use(plain[symbol], -14, -14, 28)
    if symbol == ANY_INFINITE:
        return infinite("gem-any")
    if INFINITE <= symbol < TOKENS:
        return gem_token(symbol)
    return numbered(symbol)


def numbered(symbol: int) -> str:
    if symbol < MAGIC_BONUS:
        points = symbol - VP
        return use("laurel", -14, -14, 28) + text(points, 0, 6.5, 20 if points < 10 else 17, "value mid")
    if symbol < CIRCLE_BONUS:
        return use("star-hollow", -14, -14, 28) + text(f"+{symbol - MAGIC_BONUS}", -0.7, 5.5, 17, "value mid magic-ink")
    if symbol < INFINITE:
        return circle_bonus(LETTERS[bonus_colour(symbol)], bonus_worth(symbol))
    if symbol < DRAWS:
        return text(symbol - GEMS, -11, 7, 21, "value mid") + use("gem-any", -5, -12, 24)
    cards = "".join(use("drawn", x, -14, 28) for x in ((-14,) if symbol == DRAWS + 1 else (-20, -6)))
    return cards


def circle_bonus(letter: str, worth: int) -> str:
    return (
        f'<circle class="{letter}" r="13.5"/><circle class="bonus" r="10"/>'
        + use(f"mark-{letter}", -5.5, -13.8, 11, cls=f"{letter} edged")
        + text(f"+{worth}", -0.7, 8, 16.5, "value mid plaque-ink")
    )


def gem_token(symbol: int) -> str:
    gem = f"gem-{LETTERS[symbol & 3]}"
    if symbol >= STORED:
        return '<path class="chest" d="M-12.5-3V12.5h25V-3"/>' + use(gem, -10, -13.5, 20) + lid()
    drawn = infinite(gem)
    return f'<g class="spent">{drawn}</g><path class="strike" d="M-11 11 11-11"/>' if symbol >= USED else drawn


def lid() -> str:
    return '<path class="chest" d="M-12.5 8.5h25v4h-25z"/>'


def infinite(gem: str) -> str:
    return use(gem, -10.5, -14, 21) + use("infinity", -13, -1, 26, 15)


def row(symbols: Sequence[int], x: float, y: float, room: float, height: float) -> str:
    """Signs side by side around ``x``; smaller if they would not find room."""
    gap = 2
    total = sum(breadth(each) for each in symbols) + gap * (len(symbols) - 1)
    scale = min(height / BOX, room / total) if symbols else 1
    at, found = x - total * scale / 2, ""
    for each in symbols:
        found += put(each, at + breadth(each) * scale / 2, y, BOX * scale)
        at += (breadth(each) + gap) * scale
    return found


def put(symbol: int, x: float, y: float, height: float) -> str:
    """A sign around a point."""
    w = breadth(symbol) * height / BOX
    return use(f"s{symbol}", x - w / 2, y - height / 2, w, height)


def gem(letter: str, x: float, y: float, size: float, cls: str = "") -> str:
    return use(f"gem-{letter}", x - size / 2, y - size / 2, size, cls=cls)


def circle(x: float, y: float, r: float, cls: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{css(cls)}/>'
