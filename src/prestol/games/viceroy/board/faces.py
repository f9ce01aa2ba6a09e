"""The faces of what lies around the cards: the auction, gems, decks, screens, panels and plates."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.board.layout import Box
from prestol.board.scene import Ground, face
from prestol.board.svg import number, rect, text, use
from prestol.board.wrap import shortened
from prestol.games.viceroy.board.cards import H, W
from prestol.games.viceroy.board.signs import Line, circle, gem, line
from prestol.games.viceroy.rules.cards import LETTERS, TURNS

PIP = 19  # from one turn to the next on the track

# -- the auction -----------------------------------------------------------------------------------------------------

ARROW = "M8 34H36V16q0-7 5 0L62 70q3 5 0 10L41 134q-5 7-5 0V116H8q-4 0-4-4V38q0-4 4-4z"
ARROW_UP = "M30 68V44H8q-7 0-1-4L60 6q4-3 8 0l53 34q6 4-1 4H98V68q0 4-4 4H34q-4 0-4-4z"


@face
def empty() -> str:
    return use("empty")


@face
def lot(letter: str, sign: str) -> str:
    """``sign`` is the letter of the colour in the reader's language."""
    return use(f"lot-{letter}") + text(sign, 27, 108, 19, f"caps-plain mid sign{letter}")


@face
def lot_up(letter: str, sign: str) -> str:
    return use(f"lot-up-{letter}") + text(sign, 112, 68, 19, f"caps-plain mid sign{letter}")


def lot_drawn(letter: str) -> str:
    """An auction card: from the base to the tip."""
    return rect(2, 14, 62, 122, "hit") + f'<path class="arrow" d="{ARROW}"/>' + gem(letter, 28, 67, 42)


def lot_up_drawn(letter: str) -> str:
    return rect(4, 3, 120, 70, "hit") + f'<path class="arrow" d="{ARROW_UP}"/>' + gem(letter, 64, 38, 44)


@face
def chip(sign: str) -> str:
    return use("chip") + use(sign, -10.8, -10.8, 21.6)


@face
def virtual(out: bool) -> str:
    return use("chip") + use("cog", -10.8, -10.8, 21.6, cls="spent" if out else "")


@face
def track(turn: int) -> str:
    """All turns: those gone by are filled, the one now carries its number."""
    pips = "".join(
        circle(6 + PIP * at + (9 if at >= turn else 0), 0, 5, "gone" if at < turn - 1 else "pip")
        for at in range(int(TURNS))
        if at != turn - 1
    )
    if turn == 0:
        return pips
    x = 6 + PIP * (turn - 1) + 4
    return pips + circle(x, 0, 13, "medal") + text(turn, x, 6, 18, "value mid medal-ink")


@face
def phase(words: str, tall: bool) -> str:
    return text(words, 0, 7, 20, "caps end" if tall else "caps mid")


# -- gems, decks, screens --------------------------------------------------------------------------------------------


@face
def gems(letter: str, count: int) -> str:
    pile = use(f"pile-{letter}", cls="" if count else "spent")
    return pile + text(count, 0, 31, 25, "value mid" if count else "value mid faint")


def pile_drawn(letter: str) -> str:
    return rect(-27, -36, 54, 72, "hit", 8) + gem(letter, 0, -11, 44)


@face
def attack(count: int) -> str:
    return (
        rect(-27, -27, 54, 54, "hit", 8)
        + use("swords", -24, -14, 28, cls="" if count else "spent")
        + text(count, 15, 9, 25, "value mid" if count else "value mid faint")
    )


@face
def deck(kind: str, count: int) -> str:
    if count == 0:
        return use("deck-hit") + use("empty")
    under = f'<use href="#back-{kind}" x="-5" y="-5"/>' if count > 1 else ""
    return (
        use("deck-hit")
        + under
        + use(f"back-{kind}")
        + use("plaque", W / 2, H - 38)
        + text(count, W / 2, H - 25, 38, "value mid plaque-ink")
    )


@face
def discard(count: int) -> str:
    sign = use("no", W / 2 - 24, 36, 48, cls="ghostly")
    return use("empty") + sign + text(count, W / 2, H - 25, 38, "value mid faint")


@face
def screen(characters: int, laws: int) -> str:
    """Cards in hand look out over the closed screen."""
    found = "".join(
        held(kind, 4 + 29 * at, n) for at, (kind, n) in enumerate((("small", characters), ("law", laws))) if n
    )
    return rect(0, 0, 60, 66, "hit", 6) + found + use("screen", 0, 27, 60, 40)


def held(kind: str, x: float, count: int) -> str:
    back = f'<use href="#back-{kind}" transform="translate({number(x)} 1) scale(.25)"/>'
    return back + text(count, x + 12.5, 21, 20, "value mid back-ink")


@face
def opened(counts: Sequence[int], attacks: int) -> str:
    """The screen is gone: what was behind it."""
    gems_there = "".join(
        gem(letter, 10 + 37 * (at % 2), 14 + 29 * (at // 2), 21.6, "" if n else "spent")
        + text(n, 22 + 37 * (at % 2), 20 + 29 * (at // 2), 17, "value")
        for at, (letter, n) in enumerate(zip(LETTERS, counts, strict=True))
    )
    return gems_there + (use("swords", 0, 61, 21.6) + text(attacks, 22, 78, 17, "value") if attacks else "")


# -- panels, names, choices ------------------------------------------------------------------------------------------


@face
def panel(w: float, h: float, moving: bool, ornate: bool) -> str:
    """A sheet of parchment with brass in its corners."""
    rim = rect(0, 0, w, h, "panel-ground moving" if moving else "panel-ground", 12)
    inner = rect(5, 5, w - 10, h - 10, "inlay", 8)
    corners = ((1, 3), (-1, w - 3)) if ornate else ()
    return rim + inner + "".join(corner(f"{turn} 0 0 -1 {number(x)} {number(h - 3)}") for turn, x in corners)


def corner(matrix: str) -> str:
    return f'<use href="#corner" width="30" height="30" transform="matrix({matrix})"/>'


def sheet(box: Box, moving: bool = False, ornate: bool = False) -> Ground:
    """A panel in its place."""
    return Ground(panel(box.w, box.h, moving, ornate), box.x, box.y)


@face
def terraces(steps: Sequence[tuple[Box, str]]) -> str:
    """Five levels rising behind a pyramid, each with its number."""
    return "".join(
        rect(x, y, w, h, "terrace", 10) + text(words, x + 14, y + h / 2 + 6, 19, "caps-plain mid faint")
        for (x, y, w, h), words in steps
    )


@face
def name(player: int, words: str, room: float, size: float, moving: bool) -> str:
    return use(f"player-{player}", 0, -size / 2, size) + text(
        shortened(words, room - size - 8, size, "caps"),
        size + 8,
        size * 0.33,
        size,
        "caps moving" if moving else "caps",
    )


@face
def plaquette(signs: Line, w: float, h: float) -> str:
    return rect(0, 0, w, h, "plate", 10) + line(signs, w / 2, h / 2, w - 14, min(h * 0.62, 40))


def backdrop(w: float, h: float) -> str:
    """The table behind the board, for pictures that stand alone."""
    return rect(0, 0, w, h, "sea", 18)
