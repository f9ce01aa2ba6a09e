"""Points, drawn: totals, the score pad, and what counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.board.scene import face
from prestol.board.svg import number, rect, text, use
from prestol.board.wrap import shortened
from prestol.games.viceroy.board.laws import ROMAN
from prestol.games.viceroy.board.signs import Line, line
from prestol.games.viceroy.rules.cards import ATTACK_VP, LEVELS, SET_VP
from prestol.games.viceroy.rules.tokens import DEFENSE, MAGIC, SCIENCE

PARTS = ("ring", "infinity", "law-sign", "laurel", "star", "set", "swords")  # the signs of what brings points
AID: tuple[Line, ...] = (
    (DEFENSE, '"+', MAGIC, '"+', SCIENCE, f'"= {SET_VP}'),
    (MAGIC, '"×', "star-hollow"),
    ("ring", '"/', "infinity", f'"= I–{ROMAN[LEVELS]} +', "bonus"),
    (f'"−{ATTACK_VP} × (', "swords", '"−', DEFENSE, '")'),
)


def signed(value: int) -> str:
    return str(value).replace("-", "−")


@face
def points(total: int) -> str:
    return use("total") + text(signed(total), 0, 9, 26 if -10 < total < 100 else 21, "value mid medal-ink")


@face
def merits(counted: Sequence[tuple[str, int]], large: bool) -> str:
    """Two columns of signs, each with its number."""
    size, wide, step = (26, 54, 30) if large else (21.6, 45, 25)
    return "".join(
        merit(sign, n, wide * (at % 2), size * 0.5 + step * (at // 2), size) for at, (sign, n) in enumerate(counted)
    )


def merit(sign: str, count: int, x: float, y: float, size: float) -> str:
    return use(sign, x, y - size / 2, size) + text(count, x + size + 3, y + size * 0.28, size * 0.82, "value")


@face
def aid() -> str:
    """What counts at the end, as the inside of a screen has it: sets, magic, circles and infinite gems, attacks."""
    return use("aid")


def aid_drawn() -> Iterator[str]:
    for at, signs in enumerate(AID):
        yield line(signs, 110, 19 + 34 * at, 210, 26)


# -- the score pad ---------------------------------------------------------------------------------------------------


@face
def pad(rows: Sequence[tuple[int, Sequence[int]]], w: float, h: float) -> str:
    """One line per player, one column per source of points."""
    step, high = (w - 96) / (len(PARTS) + 1), (h - 56) / max(len(rows), 1)
    heads = "".join(use(sign, 60 + step * (at + 0.5) - 13, 12, 26) for at, sign in enumerate(PARTS))
    best = max(sum(parts) for _, parts in rows)
    lines = "".join(
        pad_line(player, parts, 46 + high * (at + 0.5), step, sum(parts) == best)
        for at, (player, parts) in enumerate(rows)
    )
    return heads + rule(46, w) + lines


def rule(y: float, w: float) -> str:
    return f'<path class="rule" d="M14 {number(y)}H{number(w - 14)}"/>'


def pad_line(player: int, parts: Sequence[int], y: float, step: float, wins: bool) -> str:
    numbers = "".join(
        text(signed(value), 60 + step * (at + 0.5), y + 7, 20, "mid" if value else "mid faint")
        for at, value in enumerate(parts)
    )
    x = 63 + step * (len(PARTS) + 0.6)
    crown = rect(x - 27, y - 14, 54, 28, "medal", 14) if wins else ""
    total = text(signed(sum(parts)), x, y + 7.5, 22, "value mid medal-ink" if wins else "value mid")
    return use(f"player-{player}", 22, y - 11, 22) + numbers + crown + total


@face
def tally(lines: Sequence[tuple[str, int]], total: tuple[str, int], w: float, h: float) -> str:
    """The points of one player in words, line by line, and their sum."""
    step = (h - 76) / len(lines)
    return "".join(
        tally_line(sign, words, value, 14 + step * (at + 0.5), w)
        for at, (sign, (words, value)) in enumerate(zip(PARTS, lines, strict=True))
    ) + tally_foot(*total, w, h)


def tally_line(sign: str, words: str, value: int, y: float, w: float) -> str:
    return (
        use(sign, 16, y - 13, 26)
        + text(shortened(words, w - 108, 18), 52, y + 6, 18)
        + text(signed(value), w - 20, y + 7, 21, "value end" if value else "value end faint")
    )


def tally_foot(words: str, value: int, w: float, h: float) -> str:
    return (
        rule(h - 58, w)
        + text(words, 52, h - 24, 21, "caps")
        + rect(w - 72, h - 46, 56, 32, "medal", 16)
        + text(signed(value), w - 44, h - 22, 24, "value mid medal-ink")
    )
