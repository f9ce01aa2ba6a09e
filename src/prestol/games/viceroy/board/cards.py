"""The cards of Viceroy: whole ones with what each level costs and brings, and low ones for pyramids."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.board.scene import Face, face
from prestol.board.svg import number, rect, text, use
from prestol.games.viceroy.board import plan
from prestol.games.viceroy.board.laws import badge_of, lines_of
from prestol.games.viceroy.board.signs import circle, gem, line, put, row
from prestol.games.viceroy.rules.cards import (
    BOTTOM,
    LETTERS,
    OPTIONS,
    ROWS,
    TOP_LEFT,
    TOP_RIGHT,
    has_options,
    is_law,
    row_of,
)
from prestol.games.viceroy.text.cards import gem_of_row

W, H = plan.CARD
LOW = plan.LOW[1]  # the height of a card in a pyramid
MIDDLE = 37  # of the tokens on a low card
R = 7
ROW, FIRST_ROW = 23.5, 124  # height of a level on a card, and where the lowest ends
EMBLEMS = {"law": "charter-emblem", "small": "pyramid-emblem", "large": "gavel-emblem"}
NO_POINTS = -1  # of a card that counts nothing

# What lies on a card: each kind of token with its number.
Heap = Sequence[tuple[int, int]]


# -- whole cards -----------------------------------------------------------------------------------------------------


def whole(card: int, reach: int = ROWS) -> Face:
    return law(card) if is_law(card) else character(card, reach)


@face
def character(card: int, reach: int) -> str:
    """Only so many levels can be paid now."""
    return use(f"c{card}") + veil(reach)


@face
def law(card: int) -> str:
    return use(f"c{card}")


def whole_drawn(card: int) -> str:
    drawn = law_drawn(card) if is_law(card) else character_drawn(card)
    return drawn + corners(card, H) + index(card)


def character_drawn(card: int) -> str:
    """From below: the gem that each level adds to the cost, and what playing the card there brings."""
    return use("ladder") + "".join(level(card, at) for at in range(ROWS))


def level(card: int, at: int) -> str:
    y = FIRST_ROW - ROW * (at + 0.5)
    return gem(LETTERS[gem_of_row(card, at)], 15, y, 19) + row(row_of(card, at), 62, y, 68, 22)


def law_drawn(card: int) -> str:
    lines = lines_of(card)
    step = 31 if len(lines) == 3 else 40
    top = FIRST_ROW - ROWS * ROW / 2 - step * (len(lines) - 1) / 2
    drawn = "".join(line(each, W / 2, top + step * at, 84, 25) for at, each in enumerate(lines))
    between = "".join(rule(top + step * (at + 0.5)) for at in range(OPTIONS - 1)) if has_options(card) else ""
    return use("charter") + drawn + between


def rule(y: float) -> str:
    return f'<path class="either" d="M14 {number(y)}H86"/>'


def veil(reach: int) -> str:
    """Over the levels that cannot be paid now."""
    top = FIRST_ROW - ROWS * ROW
    return rect(1.2, top, W - 2.4, ROW * (ROWS - reach), "veil") if reach < ROWS else ""


@face
def ringed() -> str:
    return ring(H)


def ring(height: float) -> str:
    return rect(-4, -4, W + 8, height + 8, "chosen-ring", R + 3)


# -- what cards are made of ------------------------------------------------------------------------------------------


def base(height: float, cls: str) -> str:
    return (
        rect(1, 2.5, W, height, "shade", R)
        + rect(0, 0, W, height, cls, R)
        + rect(0.6, 0.6, W - 1.2, height - 1.2, "edge", R)
    )


def ladder() -> str:
    """A character before it gets its colours: every other level on a darker ground."""
    return base(H, "card") + "".join(rect(1.2, FIRST_ROW - ROW * at, W - 2.4, ROW, "band") for at in (2, 4))


def charter() -> str:
    """A law before it gets its colours."""
    return base(H, "scroll") + (
        f'<path class="scroll-head" d="M0 {R}A{R} {R} 0 0 1 {R} 0H{W - R}A{R} {R} 0 0 1 {W} {R}V26H0z'
        f'M0 {H - 24}H{W}V{H - R}A{R} {R} 0 0 1 {W - R} {H}H{R}A{R} {R} 0 0 1 0 {H - R}z"/>'
    )


def corners(card: int, height: float) -> str:
    left, right, bottom = (LETTERS[colours[card]] for colours in (TOP_LEFT, TOP_RIGHT, BOTTOM))
    return use(f"quarter-{left}") + use(f"other-{right}") + use(f"half-{bottom}", W / 2, height)


def index(card: int) -> str:
    return text(card, W / 2, 20, 21, "caps-plain mid")


def back(kind: str) -> str:
    return (
        rect(1, 3, W, H, "shade", R)
        + rect(0, 0, W, H, f"back-{kind}", R)
        + rect(5, 5, W - 10, H - 10, "braid", R - 3)
        + use(EMBLEMS[kind], 20, 45, 60)
    )


# -- cards in a pyramid ----------------------------------------------------------------------------------------------


@face
def built(card: int, tokens: Heap, points: int) -> str:
    """The lens shows the whole card in its place."""
    return lens(card, use(f"m{card}") + things(card, tokens, 30) + (worth(points) if points != NO_POINTS else ""))


@face
def tiny(card: int, tokens: Heap) -> str:
    """Too small for its number: tokens are all the larger."""
    return lens(card, use(f"t{card}") + things(card, tokens, 40 if len(tokens) < 3 else 32))


def lens(card: int, drawn: str) -> str:
    return f'<g class="low">{drawn}</g>' + use(f"c{card}", 0, (LOW - H) / 2, cls="whole")


def low_drawn(card: int) -> str:
    """What still counts: the sectors; tokens lie in the middle."""
    return use("low-law" if is_law(card) else "low-character") + corners(card, LOW)


@face
def about() -> str:
    """Around the card that the question is about."""
    return ring(LOW)


@face
def ghost(cost: Sequence[str], reward: Sequence[int]) -> str:
    """An empty slot, with the price of the card that could lie there."""
    if not cost:
        return use("ghost")
    step = min(19.0, 84 / len(cost))
    left = W / 2 - step * (len(cost) - 1) / 2
    paid = "".join(gem(letter, left + step * at, 58, 20) for at, letter in enumerate(cost))
    return use("ghost") + row(reward, W / 2, 25, 88, 28) + paid


@face
def tucked(kind: str, count: int) -> str:
    """The last of those under a card says how many they are."""
    return use(f"tucked-{kind}") + (plaque(13, 14, 9, count) if count else "")


def tucked_drawn(kind: str) -> str:
    return rect(0, 0, 17, 23, f"back-{kind} edge-gilt", 3)


# -- what lies on a card in a pyramid --------------------------------------------------------------------------------


def things(card: int, tokens: Heap, size: float) -> str:
    """Tokens, or the sign of a law on which nothing lies."""
    if tokens:
        return heap(tokens, size)
    return use(badge_of(card), W / 2 - 13, 24, 26) if is_law(card) else ""


def heap(tokens: Heap, size: float) -> str:
    """Kinds of tokens with their numbers, in a row across the middle of a card."""
    each = [kind for kind, count in tokens for _ in range(count)]
    if len(each) <= 4:
        step = min(size + 1, (W - size) / max(len(each) - 1, 1), 96 / len(each))
        return side_by_side([(kind, 1) for kind in each], step, min(size, step + 3))
    step = min(size, 96 / len(tokens))
    return side_by_side(tokens, step, step)


def side_by_side(tokens: Heap, step: float, size: float) -> str:
    left = W / 2 - step * (len(tokens) - 1) / 2
    return "".join(
        put(kind, left + step * at, MIDDLE, size)
        + (plaque(left + step * at + 9, MIDDLE + 9, 8, count) if count > 1 else "")
        for at, (kind, count) in enumerate(tokens)
    )


def plaque(x: float, y: float, r: float, count: int) -> str:
    """A number in a small disc."""
    return circle(x, y, r, "plaque") + text(count, x, y + (r + 3) / 2, 2 * r - 1, "value mid plaque-ink")


def worth(points: int) -> str:
    """What a law counts now, in the corner that no circle needs."""
    return use("medal", 87, 57) + text(points, 87, 62.5, 16, "value mid medal-ink")
