"""The cards of Viceroy: whole ones with what each level costs and brings, and low ones for pyramids."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.draw.svg import number, rect, text, use
from prestol.draw.viceroy_signs import LETTERS, circle, gem, put, row
from prestol.draw.wrap import width
from prestol.games.viceroy.cards import (
    BOTTOM,
    CARDS,
    COLOUR_NAMES,
    DEFENSE,
    DRAWS,
    GEMS,
    MAGIC,
    ROWS,
    SCIENCE,
    TOP_LEFT,
    TOP_RIGHT,
    VP,
    has_options,
    is_law,
)

W, H, LOW = 100, 150, 80  # a card, and its height in a pyramid
MIDDLE = 37  # of the tokens on a low card
R = 7
ROW, FIRST_ROW = 23.5, 124  # height of a level on a card, and where the lowest ends
ROMAN = ("", "I", "II", "III", "IV", "V")
COSTS: list[list[str]] = [[]] + [[LETTERS[COLOUR_NAMES.index(gem)] for gem in card.get("cost", [])] for card in CARDS]

# What a law does, as lines of signs: a name of a symbol, «"text», or the number of a token.
Line = Sequence[str | int]
LAWS: dict[str, Sequence[Line]] = {
    "replace_card": (("levels", '"→', "hand"), ("law-sign", '"→', "levels")),
    "duplicate_tokens": (("law-sign", '"→', "tuck"), ('"2×', SCIENCE), ('"2×', MAGIC)),
    "swap_token": ((SCIENCE, "swap", MAGIC), ('"−', GEMS + 3)),
    "vp_per_card": (("levels",), (VP + 1, '"/', "blank")),
    "skip_auction": (('"+', "drawn"), ("auction-sign", "no")),
    "draw_laws": (('"+3', "law-sign"), ('"−2', "law-sign")),
    "tuck_hand": (("hand", '"→', "tuck"), (VP + 5, '"/', "drawn")),
    "tuck_free_card": (("levels", '"→', "tuck"), (VP + 3, '"×I–IV')),
    "vp_per_set": ((DEFENSE, MAGIC, SCIENCE), ('"+', VP + 3)),
    "store_gems": (('"0–8', "gem-any"), (VP + 2, '"/', "gem-any")),
    "tuck_taken_cards": (('"+', "drawn", '"→', "tuck"), (VP + 4, '"/', "drawn")),
    "vp_per_circle_and_infinite": (("ring", "infinity"), ('"+', VP + 1)),
    "vp_per_adjacent_character": (("around",), (VP + 2, '"/', "blank")),
}
BADGES: dict[str, str] = {  # what a law is told by in a pyramid
    "replace_card": "swap",
    "duplicate_tokens": "tuck",
    "swap_token": "swap",
    "vp_per_card": "blank",
    "skip_auction": "auction-sign",
    "draw_laws": "law-sign",
    "tuck_hand": "tuck",
    "tuck_free_card": "levels",
    "vp_per_set": "s2",
    "store_gems": "gem-any",
    "tuck_taken_cards": "tuck",
    "vp_per_circle_and_infinite": "ring",
    "vp_per_adjacent_character": "around",
}


# -- whole cards -----------------------------------------------------------------------------------------------------


def whole(card: int) -> str:
    return law(card) if is_law(card) else character(card)


def character(card: int) -> str:
    """From below: the gem that each level adds to the cost, and what playing the card there brings."""
    levels = "".join(level(card, at) for at in range(4))
    return use("ladder") + levels + corners(card, H) + index(card)


def base(height: float, cls: str) -> str:
    return (
        rect(1, 2.5, W, height, "shade", R)
        + rect(0, 0, W, height, cls, R)
        + rect(0.6, 0.6, W - 1.2, height - 1.2, "edge", R)
    )


def corners(card: int, height: float) -> str:
    left, right, bottom = (LETTERS[colours[card]] for colours in (TOP_LEFT, TOP_RIGHT, BOTTOM))
    return use(f"quarter-{left}") + use(f"other-{right}") + use(f"half-{bottom}", W / 2, height)


def index(card: int) -> str:
    return text(card, W / 2, 20, 21, "caps-plain mid")


def ladder() -> str:
    """A character before it gets its colours: every other level on a darker ground."""
    return base(H, "card") + "".join(rect(1.2, FIRST_ROW - ROW * at, W - 2.4, ROW, "band") for at in (2, 4))


def level(card: int, at: int) -> str:
    y = FIRST_ROW - ROW * (at + 0.5)
    return gem(COSTS[card][at], 15, y, 19) + row(ROWS[4 * card + at], 62, y, 68, 22)


def law(card: int) -> str:
    middle = (FIRST_ROW - 4 * ROW + FIRST_ROW) / 2
    lines = options(card) if has_options(card) else LAWS[CARDS[card - 1]["id"]]
    step = 31 if len(lines) == 3 else 40
    top = middle - step * (len(lines) - 1) / 2
    drawn = "".join(signs(line, W / 2, top + step * at, 84, 25) for at, line in enumerate(lines))
    between = "".join(rule(top + step * (at + 0.5)) for at in range(2)) if has_options(card) else ""
    return use("charter") + drawn + between + corners(card, H) + index(card)


def charter() -> str:
    """A law before it gets its colours."""
    return base(H, "scroll") + (
        f'<path class="scroll-head" d="M0 {R}A{R} {R} 0 0 1 {R} 0H{W - R}A{R} {R} 0 0 1 {W} {R}V26H0z'
        f'M0 {H - 24}H{W}V{H - R}A{R} {R} 0 0 1 {W - R} {H}H{R}A{R} {R} 0 0 1 0 {H - R}z"/>'
    )


def options(card: int) -> list[list[int]]:
    return [ROWS[4 * card + at] for at in range(3)]


def rule(y: float) -> str:
    return f'<path class="either" d="M14 {number(y)}H86"/>'


def signs(line: Line, x: float, y: float, room: float, size: float) -> str:
    """Mixed signs in a row around ``x``."""
    widths = [breadth(each) * size / 28 for each in line]
    scale = min(1, room / (sum(widths) + 3 * (len(line) - 1)))
    at, found = x - (sum(widths) + 3 * (len(line) - 1)) * scale / 2, ""
    for each, w in zip(line, widths, strict=True):
        found += sign_at(each, at + w * scale / 2, y, size * scale)
        at += (w + 3) * scale
    return found


def breadth(sign: str | int) -> float:
    if isinstance(sign, int):
        return 40 if GEMS <= sign < DRAWS or sign == DRAWS + 2 else 28
    return width(sign[1:], 24, "bold") if sign[0] == '"' else 28


def sign_at(sign: str | int, x: float, y: float, size: float) -> str:
    if isinstance(sign, int):
        return put(sign, x, y, size)
    if sign[0] == '"':
        return text(sign[1:], x, y + size * 0.28, size * 0.86, "bold mid scroll-ink")
    return use(sign, x - size / 2, y - size / 2, size)


def veil(reach: int) -> str:
    """Over the levels that cannot be paid now."""
    top = FIRST_ROW - 4 * ROW
    return rect(1.2, top, W - 2.4, ROW * (4 - reach), "veil") if 0 <= reach < 4 else ""


def back(kind: str) -> str:
    emblem = {"law": "charter-emblem", "small": "pyramid-emblem", "large": "gavel-emblem"}[kind]
    return (
        rect(1, 3, W, H, "shade", R)
        + rect(0, 0, W, H, f"back-{kind}", R)
        + rect(5, 5, W - 10, H - 10, "braid", R - 3)
        + use(emblem, 20, 45, 60)
    )


# -- cards in a pyramid ----------------------------------------------------------------------------------------------


def low(card: int) -> str:
    """What still counts: the sectors; tokens lie in the middle."""
    return use("low-law" if is_law(card) else "low-character") + corners(card, LOW)


def badge(card: int) -> str:
    """The sign of a law on which nothing lies."""
    if has_options(card):
        return use("law-sign", W / 2 - 13, 24, 26)
    return use(BADGES[CARDS[card - 1]["id"]], W / 2 - 13, 24, 26)


def heap(tokens: Sequence[tuple[int, int]], size: float) -> str:
    """Kinds of tokens with their numbers, in a row across the middle of a card."""
    places = [each for each, count in tokens for _ in range(count)]
    if len(places) <= 4:
        step = min(size + 1, (W - size) / max(len(places) - 1, 1), 96 / len(places))
        size = min(size, step + 3)
        left = W / 2 - step * (len(places) - 1) / 2
        return "".join(put(each, left + step * at, MIDDLE, size) for at, each in enumerate(places))
    size = min(size, 96 / len(tokens))
    left = W / 2 - size * (len(tokens) - 1) / 2
    return "".join(
        put(each, left + size * at, MIDDLE, size) + (count_of(left + size * at, count) if count > 1 else "")
        for at, (each, count) in enumerate(tokens)
    )


def count_of(x: float, count: int) -> str:
    return circle(x + 9, MIDDLE + 9, 8, "plaque") + text(count, x + 9, MIDDLE + 14.5, 15, "value mid plaque-ink")


def worth(points: int) -> str:
    """What a law counts now, in the corner that no circle needs."""
    return use("medal", 87, 57) + text(points, 87, 62.5, 16, "value mid medal-ink")
