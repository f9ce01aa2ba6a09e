"""The cards of Viceroy: whole ones with what each level costs and brings, and low ones for pyramids."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.board.scene import Face, face
from prestol.board.svg import column, number, rect, text, use
from prestol.board.wrap import width, wrap
from prestol.games.viceroy.board import plan
from prestol.games.viceroy.board.laws import badge_of, lines_of
from prestol.games.viceroy.board.signs import PLAIN, circle, gem, line, put, row
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
MIDDLE, MIDDLE_TINY = 57, 46  # of the tokens on a low card, with a name or without
BASELINE = 41  # of the name
NAME_ROOM = W - 2
R = 7
ROW, FIRST_ROW = 23.5, 141  # height of a level on a card, and where the lowest ends
EMBLEMS = {"law": "charter-emblem", "small": "pyramid-emblem", "large": "gavel-emblem"}
LETTERS_LEAST = 13.1  # of a name on a whole card at size 1
NO_POINTS = -1  # of a card that counts nothing

# What lies on a card: each kind of token with its number.
Heap = Sequence[tuple[int, int]]


# -- whole cards -----------------------------------------------------------------------------------------------------


def whole(card: int, name: str, reach: int = ROWS) -> Face:
    return law(card, name) if is_law(card) else character(card, name, reach)


@face
def character(card: int, name: str, reach: int) -> str:
    """Only so many levels can be paid now."""
    return named(card, name) + veil(reach)


@face
def law(card: int, name: str) -> str:
    return named(card, name)


def named(card: int, name: str) -> str:
    """A whole card; the long name of a law takes two lines."""
    lines = wrap(name, NAME_ROOM, LETTERS_LEAST, "bold") if is_law(card) else (name,)
    size = min(14.0, *(LETTERS_LEAST * NAME_ROOM / width(line, LETTERS_LEAST, "bold") for line in lines))
    return use(f"c{card}") + column(lines, W / 2, BASELINE, size, size + 0.5, "bold mid")


def whole_drawn(card: int) -> str:
    drawn = law_drawn(card) if is_law(card) else character_drawn(card)
    return drawn + corners(card, H) + index(card)


def character_drawn(card: int) -> str:
    """From below: the gem that each level adds to the cost, and what playing the card there brings."""
    return use("ladder") + "".join(level(card, at) for at in range(ROWS))


def level(card: int, at: int) -> str:
    y = FIRST_ROW - ROW * (at + 0.5)
    return gem(LETTERS[gem_of_row(card, at)], 14, y, 20.4) + row(row_of(card, at), 62, y, 71, 22)


def law_drawn(card: int) -> str:
    lines = lines_of(card)
    step = 27 if len(lines) == 3 else 34
    top = FIRST_ROW - ROWS * ROW / 2 + 9 - step * (len(lines) - 1) / 2
    drawn = "".join(line(each, W / 2, top + step * at, 90, 25) for at, each in enumerate(lines))
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
        f'<path class="scroll-head" d="M0 {R}A{R} {R} 0 0 1 {R} 0H{W - R}A{R} {R} 0 0 1 {W} {R}V28H0z'
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
def built(card: int, name: str, tokens: Heap, points: int, least: float) -> str:
    """The lens shows the whole card in its place. A name for which letters would have to be smaller is left to it."""
    size = min(20, (NAME_ROOM - 4) / width(name, 1, "bold"))
    size = min(size, max(15.5, least))
    title = text(name, W / 2, BASELINE, size, "bold mid") if size >= least else ""
    drawn = use(f"m{card}") + title + things(card, tokens, 27, MIDDLE)
    return lens(card, name, drawn + (worth(points) if points != NO_POINTS else ""))


@face
def tiny(card: int, name: str, tokens: Heap, least: float) -> str:
    """Too small for words: tokens are all the larger, but left to the lens where they find no room."""
    numbered = any(kind not in PLAIN for kind, _ in tokens)
    need, count = least * (1.75 if numbered else 1.4), sum(n for _, n in tokens)
    fits = need * max(count, 1.6) <= W - 4
    return lens(card, name, use(f"t{card}") + (things(card, tokens, max(need, 38), MIDDLE_TINY) if fits else ""))


def lens(card: int, name: str, drawn: str) -> str:
    whole_card = f'<g class="whole" transform="translate(0 {number((LOW - H) / 2)})">{named(card, name)}</g>'
    return f'<g class="low">{drawn}</g>{whole_card}'


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
    step = min(22.0, 78 / len(cost))
    left = W / 2 - step * (len(cost) - 1) / 2
    paid = "".join(gem(letter, left + step * at, 68, 27) for at, letter in enumerate(cost))
    return use("ghost") + row(reward, W / 2, 30, 92, 32) + paid


@face
def tucked(kind: str, count: int) -> str:
    """The last of those under a card says how many they are."""
    return use(f"tucked-{kind}") + (plaque(13, 14, 9.5, count) if count else "")


def tucked_drawn(kind: str) -> str:
    return rect(0, 0, 17, 23, f"back-{kind} edge-gilt", 3)


# -- what lies on a card in a pyramid --------------------------------------------------------------------------------


def things(card: int, tokens: Heap, size: float, y: float) -> str:
    """Tokens, or the sign of a law on which nothing lies."""
    if tokens:
        return heap(tokens, size, y)
    return use(badge_of(card), W / 2 - size / 2, y - size / 2, size) if is_law(card) else ""


def heap(tokens: Heap, size: float, y: float) -> str:
    """Kinds of tokens with their numbers, in a row across a card."""
    each = [kind for kind, count in tokens for _ in range(count)]
    if len(each) <= 4:
        step = min(size + 1, (W - size) / (len(each) - 1), 96 / len(each)) if len(each) > 1 else size
        return side_by_side([(kind, 1) for kind in each], step, min(size, step + 3), y)
    step = min(size + 6, 96 / len(tokens))
    return side_by_side(tokens, step, min(size, step), y)


def side_by_side(tokens: Heap, step: float, size: float, y: float) -> str:
    left = W / 2 - step * (len(tokens) - 1) / 2
    return "".join(
        put(kind, left + step * at, y, size) + (plaque(left + step * at + 9, y + 9, 9.5, count) if count > 1 else "")
        for at, (kind, count) in enumerate(tokens)
    )


def plaque(x: float, y: float, r: float, count: int) -> str:
    """A number in a small disc."""
    return circle(x, y, r, "plaque") + text(count, x, y + (r + 3) / 2, 2 * r - 1, "value mid plaque-ink")


def worth(points: int) -> str:
    """What a law counts now, in the corner that no circle needs."""
    return use("medal", 85, 80) + text(points, 85, 86.5, 18, "value mid medal-ink")
