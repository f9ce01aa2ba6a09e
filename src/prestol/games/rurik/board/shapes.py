"""What every map of Rurik repeats: outlines of the regions, trees and hills, rivers, the sea, and all figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prestol.board.svg import number, rect, text, use
from prestol.games.rurik.board.land import BORDERS, COAST, HEIGHT, WIDTH, Point, holds, inset, lines, outline
from prestol.games.rurik.board.signs import group
from prestol.games.rurik.rules.cards import HIGHEST_ADVISOR, PLAYERS, REGION_COLOURS, REGION_NAMES
from prestol.games.rurik.rules.solo_cards import REBEL_FIGURES

DEPTH = 5.5  # of the ruler's line inside the border
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


# -- the land ---------------------------------------------------------------------------------------------------------


def shapes() -> Iterator[str]:
    for name in REGION_NAMES:
        yield from region_shapes(name)
    for side in range(PLAYERS):
        yield from (group(*each) for each in [*structures(side), *figures(side), *tokens(side)])
    yield from (group(*each) for each in rebel_figures())
    yield group("ru-rivers", "".join(river(*each) for each in RIVERS))
    yield group("ru-seas", sea() + rect(1, 1, WIDTH - 2, HEIGHT - 2, "ru-frame", 12))


def region_shapes(name: str) -> Iterator[str]:
    colour = REGION_COLOURS[REGION_NAMES.index(name)]
    yield f'<path id="ru-land-{name}" d="{path(outline(name))}"/>'
    yield f'<path id="ru-in-{name}" d="{path(inset(name, DEPTH))}"/>'
    ground = use(f"ru-land-{name}", cls=f"ru-{colour}") + "".join(scenery(name))
    yield group(f"ru-on-{name}", ground + use(f"ru-land-{name}", cls="ru-border"))
    yield group(f"ru-off-{name}", use(f"ru-land-{name}", cls="ru-out") + use(f"ru-land-{name}", cls="ru-border-out"))
    yield group(f"glow-land_{name}", f'<path d="{path(inset(name, 2))}"/>')


def scenery(name: str) -> Iterator[str]:
    for sign, spots in SCENERY.items():
        for x, y in spots:
            if holds(outline(name), x, y):
                yield use(sign, x, y)


def sea() -> str:
    coast = "".join(
        f'<path class="ru-beach" d="M{points(lines()[one, other])}"/>' for one, other, *_ in BORDERS if other == COAST
    )
    waves = "".join(use("ru-wave", *at) for at in WAVES)
    return rect(0, 0, WIDTH, HEIGHT, "ru-water", 12) + coast + waves + use("ru-rose", 596, 806)


def river(banks: Sequence[tuple[str, str]], end: str) -> str:
    """Border after border, each from where the last one ended."""
    first, second, *rest = [lines()[bank] for bank in banks]
    way = first if first[-1] in (second[0], second[-1]) else first[::-1]
    for line in (second, *rest):
        way = way + (line if line[0] == way[-1] else line[::-1])[1:]
    return f'<path class="ru-river" d="M{points(way)}{end}"/>'


def path(ring: Sequence[Point]) -> str:
    return f"M{points(ring)}z"


def points(ring: Sequence[Point]) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in ring)


# -- structures and figures of every side, each with the sign of its owner --------------------------------------------


def structures(side: int) -> Iterator[tuple[str, str]]:
    for name, y in (("church", 6.5), ("market", -6.5), ("stronghold", 0)):
        shape = use(f"ru-{name}", -14, -14, 28, cls=f"ru-{side} ru-edge")
        yield f"ru-{name}-{side}", shape + sign(side, 0, y)


def figures(side: int) -> Iterator[tuple[str, str]]:
    shield = use("ru-shield", -14, -17, 28, 34, f"ru-{side} ru-edge")
    yield f"ru-troops-{side}", shield + sign(side, 0, -9.5)
    medal = f'<circle class="ru-{side} ru-edge" cy="3" r="14"/>'
    yield f"ru-leader-{side}", medal + use("ru-crown", -12.5, -21.5, 25)
    bust = f'<path class="ru-{side} ru-edge" d="M-14 15Q-14 2-6 0A8 8 0 1 1 6 0Q14 2 14 15z"/>'
    for value in range(1, HIGHEST_ADVISOR + 1):
        yield f"ru-advisor-{side}-{value}", bust + sign(side, 0, -7) + text(value, 0, 13, 20, "value mid ru-lord-ink")


def tokens(side: int) -> Iterator[tuple[str, str]]:
    """Markers of the tracks, the ruler's banner."""
    yield f"ru-mark-{side}", use(f"ru-player-{side}", -10, -10, 20, cls=f"ru-mark-{side}")
    cloth = f'<path class="ru-{side} ru-edge" d="M0 0h19v27l-9.5-6-9.5 6z"/>'
    yield f"ru-flag-{side}", cloth + use(f"ru-player-{side}", 3.5, 4, 12, cls="ru-lord-ink")


def rebel_figures() -> Iterator[tuple[str, str]]:
    """Rebels, and the numbers on all shields."""
    for count in range(REBEL_FIGURES + 1):
        yield f"ru-n{count}", text(count, 0, 9, 20, "value mid ru-lord-ink")
    yield "ru-lone", rect(-15, -18, 30, 36, "ru-space") + use("ru-rebel", -13, -16, 26)
    axes = use("ru-axe", -10, -17, 20, cls="ru-lord-ink")
    yield "ru-rebels", use("ru-shield", -14, -17, 28, 34, "ru-1 ru-edge") + axes


def sign(side: int, x: float, y: float) -> str:
    return use(f"ru-player-{side}", x - 5.5, y - 5.5, 11, cls="ru-lord-ink")
