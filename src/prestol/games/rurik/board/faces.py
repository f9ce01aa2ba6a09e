"""The strategy board, the tracks and the mats of Rurik as drawings; the map is in map.py, cards are in cards.py.

A name that means something else on a page, or in Python, ends with an underscore.
"""

from __future__ import annotations

from collections.abc import Sequence

from prestol.board.scene import Face, face
from prestol.board.svg import column, narrowed, number, rect, text, use
from prestol.board.wrap import shortened
from prestol.games.rurik.board.signs import circle, put
from prestol.games.rurik.rules.cards import CONVERTED_GOODS, GOOD_NAMES, ROUNDS, TOKEN_NAMES

ENTRY = 21.6  # a sign in the lines of another player
FEW = 6  # numbers on a track that leave room for large ones


# -- the strategy board -----------------------------------------------------------------------------------------------


@face
def round(now: int) -> str:
    """The rounds: those gone by are filled, the one now carries its number."""
    found = ""
    for at in range(1, int(ROUNDS) + 1):
        x = 12 + 28 * (at - 1)
        if at == now:
            found += circle(x, 0, 13, "ru-medal") + text(at, x, 6.5, 19, "value mid ru-medal-ink")
        else:
            found += circle(x, 0, 8, "ru-past" if at < now else "ru-pip")
    return found


@face
def phase(words: str, room: float) -> str:
    return text(shortened(words, room, 19, "caps"), 0, 6.5, 19, "caps")


@face
def turn(seat: int, token: bool, moving: bool) -> str:
    """A player in turn order; the cap is the first-player token."""
    drawn = circle(0, 0, 14.5, "ru-turn-now" if moving else "ru-turn") + use(
        f"ru-player-{seat}", -10.8, -10.8, 21.6, cls=f"ru-mark-{seat}"
    )
    return drawn + (use("ru-cap", 2, -20, 21.6) if token else "")


@face
def cloth(name: str, words: str, w: float, h: float, deep: float) -> str:
    """A banner: its sign above its name; long names are set narrower. All of its column is meant, also empty slots."""
    shape = f"M0 0H{number(w)}V{number(h)}L{number(w / 2)} {number(h - 4)} 0 {number(h)}z"
    written = narrowed(words, w / 2, h - 7, 17.2, w - 6, "caps-plain mid ru-cloth-ink", "caps")
    sign = use(f"ru-{name}", w / 2 - 11, 3, 22, cls="ru-cloth-ink")
    return f'<path class="ru-cloth" d="{shape}"/>' + sign + written + rect(-1, -1, w + 2, deep + 2, "ru-column glow", 5)


@face
def slots(entries: Sequence[tuple[int, int]], token: bool, w: float, h: float) -> str:
    """The slots of a banner: what each gives and costs; the top one of the last passes the first-player token."""
    step, middle = h + 3, h / 2
    boxes = "".join(f"M0 {number(step * at)}h{number(w)}v{number(h)}H0z" for at in range(len(entries)))
    drawn = f'<path class="ru-slot" d="{boxes}"/>'
    drawn += column([str(points) for points, _ in entries], 11, middle + 7, 21, step, "value mid")
    drawn += "".join(use(f"ru-cost-{cost}", 22, step * at + middle) for at, (_, cost) in enumerate(entries) if cost)
    return drawn + (use("ru-cap", 22, middle - 11, 21.6) if token else "")


@face
def advisor(side: int, value: int, bribe: int) -> str:
    """A bust with the number of influence; the coins of a bribe at its shoulder."""
    drawn = use(f"ru-advisor-{side}-{value}")
    coins = circle(14, -8, 10.5, "ru-gold") + text(bribe, 14, -1.5, 18, "value mid ru-gold-ink")
    return drawn + (coins if bribe else "")


# -- tracks -----------------------------------------------------------------------------------------------------------


@face
def rail(name: str, numbers: Sequence[int], w: float, h: float) -> str:
    """A track of the development board."""
    boxes = "".join(
        f"M{number(w * at + 1)} 2h{number(w - 2)}v{number(h - 4)}H{number(w * at + 1)}z" for at in range(len(numbers))
    )
    return put(name, -29, h / 2 - 11, 22) + f'<path class="ru-rail" d="{boxes}"/>' + stations(numbers, w, h)


def stations(numbers: Sequence[int], w: float, h: float) -> str:
    """The numbers of a track as one text, every digit in its place."""
    indent, size = (5, 17) if len(numbers) <= FEW else (2.2, 17)
    at = [w * cell + indent + 0.48 * size * k for cell, n in enumerate(numbers) for k in range(len(str(n)))]
    spots, y = " ".join(map(number, at)), number(h / 2 + 0.36 * size)
    return f'<text class="faint" font-size="{size}" x="{spots}" y="{y}">{"".join(map(str, numbers))}</text>'


@face
def marker(side: int) -> str:
    return use(f"ru-mark-{side}")


# -- the head of a mat ------------------------------------------------------------------------------------------------


@face
def panel(w: float, h: float, moving: bool) -> str:
    """A leaf of the chronicle."""
    rim = rect(0, 0, w, h, "panel-ground moving" if moving else "panel-ground", 8)
    return rim + f'<path class="ru-inlay" d="M4 4H{number(w - 4)}V{number(h - 4)}H4z"/>'


@face
def name_(side: int, words: str, room: float, size: float, moving: bool) -> str:
    return (
        use("ru-plate")
        + use(f"ru-player-{side}", 0, -size / 2, size, cls=f"ru-mark-{side}")
        + text(
            shortened(words, room - size - 8, size, "caps"),
            size + 7,
            size * 0.33,
            size,
            "caps moving" if moving else "caps",
        )
    )


@face
def portrait(side: int, initials: str, words: str, power: str, room: float) -> str:
    """A leader on the mat; a power of the round is “ready”, which a gold ring shows, or “used”."""
    ring = circle(14, 0, 16, "ru-ready") if power == "ready" else ""
    used = '<path class="ru-strike" d="M3 11 25-11"/>' if power == "used" else ""
    return (
        use("ru-place")
        + ring
        + circle(14, 0, 13, f"ru-{side} ru-edge")
        + text(initials, 14, 6, 17.2, "value mid ru-lord-ink")
        + used
        + text(shortened(words, room - 38, 18), 36, 6, 18, "muted")
    )


@face
def points_(total: int) -> str:
    return circle(0, 0, 15, "ru-medal") + text(total, 0, 7, 20 if total < 100 else 17.2, "value mid ru-medal-ink")


# -- the own things ---------------------------------------------------------------------------------------------------


@face
def count(sign: str, n: int) -> str:
    """Something one has so many of."""
    cls = "value mid" if n else "value mid faint"
    drawn = put(sign, -14, -26, 28)
    return use("ru-cell") + (drawn if n else f'<g class="ru-spent">{drawn}</g>') + text(n, 0, 24, 23, cls)


@face
def hold(good: str, boat: int, slots: int, dock: int) -> str:
    """A column of the boat, filled from below; what is on the dock stands beneath the hull."""
    drawn = use("ru-cell")
    for at in range(slots):
        y = 1 - 15.5 * at
        drawn += use(f"ru-{'full' if at < boat else 'free'}-{good}", 0, y)
    return drawn + (text(f"+{dock}", 0, 32, 17.2, "value mid") if dock else "")


@face
def ship(w: float) -> str:
    """The boat under the goods: a long hull with a high prow."""
    return f'<path class="ru-hull" d="M-16-20q2 24 12 29H{number(w + 4)}q10-5 12-29l6 2q-2 40-26 40H12q-26 0-34-40z"/>'


@face
def exchange(gain: str, ready: bool) -> str:
    """A conversion token: two goods become a point; used up it lies face down."""
    one, other = (GOOD_NAMES[good] for good in CONVERTED_GOODS[TOKEN_NAMES.index(gain)])
    signs = (
        use(f"ru-{one}", -16, -27, 15)
        + use(f"ru-{other}", 1, -27, 15)
        + '<path class="ru-line" d="M0-9v8m-4-4 4 4 4-4"/>'
        + put(gain, -12, 3, 24)
    )
    drawn = use("ru-cell") + rect(-21, -31, 42, 62, "ru-card", 8) + signs
    return drawn if ready else f'<g class="ru-faded">{drawn}</g><path class="ru-strike" d="M-15 22 15-22"/>'


# -- what others have -------------------------------------------------------------------------------------------------

Entry = tuple[str, int, bool]  # a sign, its number (-1: none), is it there?


@face
def ledger(entries: Sequence[Entry], w: float, h: float, rows: int) -> str:
    """Signs and numbers of another player."""
    columns = -(-len(entries) // rows)
    step, line = w / columns, h / rows
    found, numbers = "", ""
    for at, (sign, n, there) in enumerate(entries):
        row, column = divmod(at, columns)
        x, y = step * column, line * (row + 0.5) - 2
        found += entry(sign, x, y, there)
        if n >= 0:
            numbers += f'<tspan x="{number(x + ENTRY + 2)}" y="{number(y + 5.5)}">{n}</tspan>'
    return found + f'<text class="value" font-size="17.2">{numbers}</text>'


def entry(sign: str, x: float, y: float, there: bool) -> str:
    """A sign, faint if there is none of it; a conversion token that is used is struck out."""
    drawn = use(f"ru-i-{sign}", x, y, cls="" if there else "ru-spent")
    used = sign.startswith("to-") and not there
    return drawn + (use("ru-struck", x, y) if used else "")


# -- what the question is about ---------------------------------------------------------------------------------------


@face
def about_(kind: str) -> str:
    """A ring in the shape of another piece's glow."""
    return use(f"glow-{kind}", cls="ru-about")


def around(w: float, h: float) -> Face:
    """The same around a column, which has no shape that all share."""
    return Face("about_", lambda: rect(-1, -1, w + 2, h + 2, "ru-about", 5), ("cloth", w, h))
