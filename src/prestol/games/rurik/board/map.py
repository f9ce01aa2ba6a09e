"""The map of Rurik as a drawing: regions with name, banner and strengths, and all that stands in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.draw.svg import Face, number, rect, text, use
from prestol.draw.wrap import width
from prestol.games.rurik.cards import FACTS, REGION_COLOURS, REGION_NAMES
from prestol.games.rurik.land import BORDERS, COAST, HEIGHT, WIDTH, Point, inset, lines, outline
from prestol.games.rurik.state import REBEL_FIGURES

DEPTH = 5.5  # of the ruler's line inside the border
CAPITALS = FACTS["map"]["capitals"]
SCENERY: dict[str, Sequence[Point]] = {  # nothing stands there
    "ru-fir": (
        (172, 50),
        (182, 118),
        (334, 100),
        (492, 106),
        (24, 120),
        (610, 118),
        (618, 70),
        (140, 300),
        (310, 240),
        (500, 250),
        (496, 280),
        (506, 310),
        (110, 236),
        (112, 370),
        (40, 430),
        (70, 420),
        (96, 440),
        (56, 456),
        (34, 480),
        (66, 496),
        (44, 540),
        (620, 480),
        (560, 486),
        (580, 520),
        (604, 550),
        (540, 556),
        (560, 572),
    ),
    "ru-hill": (
        (46, 590),
        (40, 640),
        (596, 496),
        (560, 540),
        (260, 630),
        (330, 610),
        (320, 690),
        (350, 740),
        (600, 700),
    ),
}
WAVES: Sequence[Point] = ((540, 812), (600, 800), (480, 830), (570, 828), (620, 826), (20, 820), (420, 826), (14, 790))


RIVERS: Sequence[tuple[Sequence[tuple[str, str]], str]] = (  # along borders, and how they end
    (
        (("polotsk", "smolensk"), ("polotsk", "chernigov"), ("chernigov", "kiev"), ("kiev", "pereyaslavl")),
        "C372 660 330 690 356 730S396 770 420 806",
    ),
    ((("novgorod", "smolensk"), ("novgorod", "polotsk"), ("pskov", "polotsk"), ("brest", "pskov")), ""),
    ((("rostov", "smolensk"), ("rostov", "chernigov"), ("suzdal", "chernigov"), ("suzdal", "murom")), ""),
    ((("galich", "kiev"), ("galich", "azov"), ("azov", "peresech")), ""),
)


# -- regions --------------------------------------------------------------------------------------------------------


def land(name: str) -> Face:
    """The face of one region."""

    def drawn(
        inside: bool,
        words: str,
        x: float,
        y: float,
        room: float,
        ruler: int,
        scores: Sequence[tuple[int, int]],
        order: int,
    ) -> str:
        if not inside:
            return use(f"ru-off-{name}") + title(name, words, x, y, room, "ru-name ru-out-ink")
        shape = use(f"ru-on-{name}")
        if ruler >= 0:
            shape += use(f"ru-land-{name}", cls=f"ru-tint-{ruler}") + use(
                f"ru-in-{name}", cls=f"ru-realm ru-realm-{ruler}"
            )
        indent = 24 if ruler >= 0 else 0
        shape += flag(ruler, x, y) + title(name, words, x + indent, y, room - indent) + rank(order, x + indent, y)
        indent += 23 if order else 0
        return shape + tally(scores, x + indent, y, room - indent)

    return drawn


def colour(name: str) -> str:
    return REGION_COLOURS[REGION_NAMES.index(name)]


def title(name: str, words: str, x: float, y: float, room: float, cls: str = "ru-name") -> str:
    crown = 20 if name in CAPITALS else 0
    size = min(18.5, 18.5 * (room - crown) / width(words, 18.5, "caps"))
    wide = width(words, size, "caps")
    return text(words, x, y + 15, size, cls) + (use("ru-crown", x + wide + 4, y, 16) if crown else "")


def flag(ruler: int, x: float, y: float) -> str:
    """The ruler's banner."""
    return use(f"ru-flag-{ruler}", x, y) if ruler >= 0 else ""


def tally(scores: Sequence[tuple[int, int]], x: float, y: float, room: float) -> str:
    """Strengths, the highest first, each with the sign of its side: «●4 ▲2». Rebels alone are seen without it."""
    if not any(side >= 0 for side, _ in scores):
        return ""
    signs, numbers = "", ""
    for at, (side, strength) in enumerate(scores[: int(room / 23)]):
        left = x + 25 * at
        signs += use(f"ru-score-{side}" if side >= 0 else "ru-score-rebels", left, y + 21.5)
        numbers += f'<tspan x="{number(left + 12)}">{strength}</tspan>'
    return f'{signs}<text class="value" font-size="17" y="{number(y + 32)}">{numbers}</text>'


def rank(order: int, x: float, y: float) -> str:
    """Solo: the place of the region in the rebellion's order."""
    if not order:
        return ""
    plaque = f'<circle class="ru-plaque" cx="{number(x + 9)}" cy="{number(y + 27)}" r="9"/>'
    return plaque + text(order, x + 9, y + 32.5, 17, "value mid ru-plaque-ink")


# -- what stands there: all around the origin -------------------------------------------------------------------------


def ware(kind: str, there: bool) -> str:
    if there:
        return use(f"ru-{kind}", -13, -13, 26)
    return '<circle class="ru-gone" r="11.5"/>' + use(f"ru-{kind}", -9, -9, 18, cls="ru-spent")


def building(name: str, side: int) -> str:
    return use(f"ru-{name}-{side}")


def troops(side: int, count: int) -> str:
    """A shield with the sign of its owner and a number."""
    return use(f"ru-troops-{side}") + use(f"ru-n{count}")


def rebels(side: int, count: int) -> str:
    """The rebellion of the solo game: an axe on the shield."""
    return use("ru-rebels") + use(f"ru-n{count}")


def leader(side: int, initials: str) -> str:
    """A round medal under a crown, with the first letters of the name."""
    return use(f"ru-leader-{side}") + text(initials, 0, 9, 17, "value mid ru-lord-ink")


def neutrals(count: int, solo: bool) -> str:
    sign = use("ru-lone")
    if count == 1 and not solo:
        return sign
    return (
        sign + '<circle class="ru-outlaw" cx="8" cy="10" r="9.5"/>' + text(count, 8, 16, 17, "value mid ru-outlaw-ink")
    )


# -- once for all -----------------------------------------------------------------------------------------------------


def seas() -> str:
    return use("ru-seas")


def rivers() -> str:
    return use("ru-rivers")


def shapes() -> Iterator[str]:
    """What every map repeats: outlines, the line inside them, trees and hills, the sea."""
    for name in REGION_NAMES:
        yield f'<path id="ru-land-{name}" d="{path(outline(name))}"/>'
        yield f'<path id="ru-in-{name}" d="{path(inset(name, DEPTH))}"/>'
        ground = use(f"ru-land-{name}", cls=f"ru-{colour(name)}") + "".join(scenery(name))
        yield f'<g id="ru-on-{name}">{ground}{use(f"ru-land-{name}", cls="ru-border")}</g>'
        ground = use(f"ru-land-{name}", cls="ru-out") + use(f"ru-land-{name}", cls="ru-border-out")
        yield f'<g id="ru-off-{name}">{ground}</g>'
        yield f'<g id="glow-land_{name}"><path d="{path(inset(name, 2))}"/></g>'
    coast = "".join(
        f'<path class="ru-beach" d="M{points(lines()[one, other])}"/>' for one, other, *_ in BORDERS if other == COAST
    )
    waves = "".join(use("ru-wave", *at) for at in WAVES)
    frame = rect(0, 0, WIDTH, HEIGHT, "ru-water", 12) + coast + waves + use("ru-rose", 596, 806)
    yield from figures()
    yield f'<g id="ru-rivers">{"".join(river(*each) for each in RIVERS)}</g>'
    yield f'<g id="ru-seas">{frame}{rect(1, 1, WIDTH - 2, HEIGHT - 2, "ru-frame", 12)}</g>'


def river(banks: Sequence[tuple[str, str]], end: str) -> str:
    """Border after border, each from where the last one ended."""
    first, second, *rest = [lines()[bank] for bank in banks]
    way = first if first[-1] in (second[0], second[-1]) else first[::-1]
    for line in (second, *rest):
        way = way + (line if line[0] == way[-1] else line[::-1])[1:]
    return f'<path class="ru-river" d="M{points(way)}{end}"/>'


def figures() -> Iterator[str]:
    """Structures and figures of every side, each with the sign of its owner."""
    marks = {"church": 6.5, "market": -6.5, "stronghold": 0}
    for side in range(4):
        for name, y in marks.items():
            shape = use(f"ru-{name}", -14, -14, 28, cls=f"ru-{side} ru-edge")
            yield f'<g id="ru-{name}-{side}">{shape}{sign(side, 0, y)}</g>'
        shield = use("ru-shield", -14, -17, 28, 34, f"ru-{side} ru-edge")
        yield f'<g id="ru-troops-{side}">{shield}{sign(side, 0, -9.5)}</g>'
        medal = f'<circle class="ru-{side} ru-edge" cy="3" r="14"/>'
        yield f'<g id="ru-leader-{side}">{medal}{use("ru-crown", -10, -19, 20)}</g>'
        bust = f'<path class="ru-{side} ru-edge" d="M-14 15Q-14 2-6 0A8 8 0 1 1 6 0Q14 2 14 15z"/>'
        for value in range(1, 6):
            drawn = bust + sign(side, 0, -7) + text(value, 0, 13, 20, "value mid ru-lord-ink")
            yield f'<g id="ru-advisor-{side}-{value}">{drawn}</g>'
        yield f'<g id="ru-mark-{side}">{use(f"ru-player-{side}", -7.5, -7.5, 15, cls=f"ru-mark-{side}")}</g>'
        cloth = f'<path class="ru-{side} ru-edge" d="M0 0h19v27l-9.5-6-9.5 6z"/>'
        yield f'<g id="ru-flag-{side}">{cloth}{use(f"ru-player-{side}", 3.5, 4, 12, cls="ru-lord-ink")}</g>'
        yield f'<g id="ru-score-{side}">{use(f"ru-player-{side}", 0, 0, 11, cls=f"ru-mark-{side}")}</g>'
    yield f'<g id="ru-score-rebels">{use("ru-rebel", -1, -1.5, 13)}</g>'
    for count in range(REBEL_FIGURES + 1):
        yield f'<g id="ru-n{count}">{text(count, 0, 9, 20, "value mid ru-lord-ink")}</g>'
    ground = rect(-15, -18, 30, 36, "ru-space")
    yield f'<g id="ru-lone">{ground}{use("ru-rebel", -13, -16, 26)}</g>'
    axes = use("ru-axe", -8, -15, 16, cls="ru-lord-ink")
    yield f'<g id="ru-rebels">{use("ru-shield", -14, -17, 28, 34, "ru-1 ru-edge")}{axes}</g>'


def sign(side: int, x: float, y: float) -> str:
    return use(f"ru-player-{side}", x - 4.5, y - 4.5, 9, cls="ru-lord-ink")


def scenery(name: str) -> Iterator[str]:
    for sign, spots in SCENERY.items():
        for x, y in spots:
            if holds(outline(name), x, y):
                yield use(sign, x, y)


def holds(ring: Sequence[Point], x: float, y: float) -> bool:
    """Is the point inside?"""
    found = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def path(ring: Sequence[Point]) -> str:
    return f"M{points(ring)}z"


def points(ring: Sequence[Point]) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in ring)
