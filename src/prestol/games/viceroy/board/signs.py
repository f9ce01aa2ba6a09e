"""The signs of Viceroy: gems, and every token or reward as a symbol ``s<number>``."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.board.svg import css, number, text, use
from prestol.board.wrap import width
from prestol.games.viceroy.rules.cards import ANY_INFINITE, ATTACK_BEHIND_SCREEN, DRAWS, GEMS, LETTERS, bonus_worth
from prestol.games.viceroy.rules.tokens import (
    ATTACK,
    CIRCLE_BONUS,
    DEFENSE,
    INFINITE,
    KINDS,
    MAGIC,
    MAGIC_BONUS,
    SCIENCE,
    STORED,
    USED,
    VP,
    bonus_colour,
    gem_colour,
)

BOX = 28  # the height of a token, at size 1
CARD_STEP = 14  # from one card that is drawn to the next
WITH_NUMBER = 40  # the width of a sign with a number beside it
PLAIN = {SCIENCE: "flask", MAGIC: "star", DEFENSE: "shield", ATTACK: "swords", ATTACK_BEHIND_SCREEN: "swords"}

# A line of signs: the name of a symbol, “"text”, or the number of a token or reward.
Sign = str | int
Line = Sequence[Sign]


# -- tokens and rewards as symbols -----------------------------------------------------------------------------------


def symbol(kind: int) -> str:
    w = breadth(kind)
    return f'<symbol id="s{kind}" viewBox="{number(-w / 2)} -14 {number(w)} 28">{drawn(kind)}</symbol>'


def breadth(kind: int) -> float:
    """How wide a sign is where it is 28 high."""
    if GEMS <= kind < DRAWS:
        return WITH_NUMBER
    return BOX + (kind - DRAWS - 1) * (CARD_STEP - 2) if DRAWS < kind < ATTACK_BEHIND_SCREEN else BOX


def drawn(kind: int) -> str:
    if kind in PLAIN:
        return use(PLAIN[kind], -14, -14, BOX)
    if kind == ANY_INFINITE:
        return infinite("gem-any")
    if INFINITE <= kind < KINDS:
        return gem_token(kind)
    return with_number(kind)


def with_number(kind: int) -> str:
    if kind < MAGIC_BONUS:
        points = kind - VP
        return use("laurel", -14, -14, BOX) + text(points, 0, 6.5, 20 if points < 10 else 17, "value mid")
    if kind < CIRCLE_BONUS:
        return use("star-hollow", -14, -14, BOX) + text(f"+{kind - MAGIC_BONUS}", -0.7, 6, 18, "value mid magic-ink")
    if kind < INFINITE:
        return circle_bonus(LETTERS[bonus_colour(kind)], bonus_worth(kind))
    if kind < DRAWS:
        return text(kind - GEMS, -11, 7, 21, "value mid") + use("gem-any", -5, -12, 24)
    left = -breadth(kind) / 2
    return "".join(use("drawn", left + CARD_STEP * at, -14, BOX) for at in range(kind - DRAWS))


def circle_bonus(letter: str, worth: int) -> str:
    return (
        f'<circle class="{letter}" r="13.5"/><circle class="bonus" r="10"/>'
        + use(f"mark-{letter}", -5.5, -13.8, 11, cls=f"{letter} edged")
        + text(f"+{worth}", -0.7, 8, 17.5, "value mid plaque-ink")
    )


def gem_token(kind: int) -> str:
    gem = f"gem-{LETTERS[gem_colour(kind)]}"
    if kind >= STORED:
        return '<path class="chest" d="M-12.5-3V12.5h25V-3"/>' + use(gem, -10, -13.5, 20) + lid()
    drawn = infinite(gem)
    return f'<g class="spent">{drawn}</g><path class="strike" d="M-11 11 11-11"/>' if kind >= USED else drawn


def lid() -> str:
    return '<path class="chest" d="M-12.5 8.5h25v4h-25z"/>'


def infinite(gem: str) -> str:
    return use(gem, -11, -14, 22) + use("infinity", -13, -1, 26, 15)


# -- signs in their places -------------------------------------------------------------------------------------------


def put(kind: int, x: float, y: float, height: float) -> str:
    """A token or reward around a point."""
    w = breadth(kind) * height / BOX
    return use(f"s{kind}", x - w / 2, y - height / 2, w, height)


def row(kinds: Sequence[int], x: float, y: float, room: float, height: float) -> str:
    """Tokens and rewards side by side around ``x``; smaller if they would not find room."""
    gap = 2
    total = sum(breadth(each) for each in kinds) + gap * (len(kinds) - 1)
    scale = min(height / BOX, room / total) if kinds else 1
    at, found = x - total * scale / 2, ""
    for each in kinds:
        found += put(each, at + breadth(each) * scale / 2, y, BOX * scale)
        at += (breadth(each) + gap) * scale
    return found


def line(signs: Line, x: float, y: float, room: float, size: float) -> str:
    """Mixed signs in a row around ``x``."""
    gap = 3
    widths = [sign_breadth(each) * size / BOX for each in signs]
    total = sum(widths) + gap * (len(signs) - 1)
    scale = min(1, room / total)
    at, found = x - total * scale / 2, ""
    for each, w in zip(signs, widths, strict=True):
        found += sign_at(each, at + w * scale / 2, y, size * scale)
        at += (w + gap) * scale
    return found


def sign_breadth(sign: Sign) -> float:
    if isinstance(sign, int):
        return breadth(sign)
    return width(sign[1:], 24, "bold") if sign[0] == '"' else BOX


def sign_at(sign: Sign, x: float, y: float, size: float) -> str:
    if isinstance(sign, int):
        return put(sign, x, y, size)
    if sign[0] == '"':
        return text(sign[1:], x, y + size * 0.28, size * 0.86, "bold mid scroll-ink")
    return use(sign, x - size / 2, y - size / 2, size)


def gem(letter: str, x: float, y: float, size: float, cls: str = "") -> str:
    return use(f"gem-{letter}", x - size / 2, y - size / 2, size, cls=cls)


def circle(x: float, y: float, r: float, cls: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{css(cls)}/>'
