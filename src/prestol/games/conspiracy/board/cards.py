"""The cards of Conspiracy: a lord is a band with value and crest beside its power, a location signs above words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from prestol.board.scene import face
from prestol.board.svg import column, css, number, rect, text, use
from prestol.board.wrap import width, wrap
from prestol.games.conspiracy.board.plan import LEAF, SITE
from prestol.games.conspiracy.rules.cards import COLOUR_NAMES, LETTERS
from prestol.games.conspiracy.rules.cards import LOCATIONS as FACTS

W, H, R = 100, 80, 10  # a lord
SW, SH = SITE  # a location
LW, LH = LEAF
GAP = 12  # between lords of an alliance
USED = "u"  # ends the name of a lord whose key has been used
SPACE = 0.12  # between signs, of their size
MOST = 20  # points for which there is a symbol
BAND, SMALL_BAND = 34, 46  # where a location leaves its lord uncovered


# -- lords -----------------------------------------------------------------------------------------------------------


@face
def lord(letter: str, value: int, used: bool) -> str:
    return use(f"card-{letter}{value}{USED if used else ''}")


@face
def ally(letter: str, value: int, used: bool) -> str:
    return use(f"mini-{letter}{value}{USED if used else ''}")


def used_key() -> str:
    """A key that has opened its location is barred."""
    return rect(47, 20, 50, 50, "barred-ground", 10) + '<path class="barred" d="M52 66 92 24"/>'


def lord_card(letter: str, value: int, power: str) -> str:
    """Index at the corner, as on playing cards, so that fans and covered lords can be read."""
    ink = f"ink{letter}"
    return card_base(letter, BAND) + (
        text(value, 16.5, 27, 29, f"value mid {ink}")
        + use(f"emblem-{letter}", 4, 31, 25, cls=ink)
        + text(letter, 16.5, 74, 20, f"bold mid {ink}")
        + use(f"emblem-{letter}", 40, 11, 58, cls=f"tint{letter}")
        + use(power, 48, 21, 40)
    )


def lord_small(letter: str, value: int, power: str) -> str:
    """Half as large, so that the signs are larger and the letter is left to the crest."""
    ink = f"ink{letter}"
    return card_base(letter, SMALL_BAND) + (
        text(value, 22.5, 31, 36, f"value mid {ink}")
        + use(f"emblem-{letter}", 0.5, 34, 45, cls=ink)
        + use(power, 51, 25, 45)
    )


def card_base(letter: str, band: float) -> str:
    wave = f"M{R} 0H{band - 1}" + "q4 10 0 20t0 20 0 20 0 20" + f"H{R}a{R} {R} 0 0 1-{R}-{R}V{R}a{R} {R} 0 0 1 {R}-{R}z"
    return (
        rect(1, 3, W - 1, H - 1, "shade", R)
        + rect(0, 0, W, H, "card", R)
        + f'<path d="{wave}"{css(letter)}/>'
        + rect(0.5, 0.5, W - 1, H - 1, "rim", R)
    )


@face
def slot(letter: str, guild: str, room: float) -> str:
    """An empty pile."""
    return use(f"slot-{letter}") + (text(guild, room + 12, H / 2 + 7, 19, "muted") if guild else "")


def empty_slot(letter: str) -> str:
    return rect(1, 1, W - 2, H - 2, "hollow", R) + use(f"emblem-{letter}", 29, 19, 42, cls=f"ghost {letter}")


@face
def deck(count: int) -> str:
    if count == 0:
        return rect(1, 1, W - 2, H - 2, "hollow", R)
    return use("back-lord") + use("plaque", W / 2, H / 2) + text(count, W / 2, H / 2 + 9, 26, "value mid plaque-ink")


def lord_back() -> str:
    return (
        rect(-4, 5, W, H, "shade", R)
        + rect(-4, 4, W, H, "back under", R)
        + rect(0, 0, W, H, "back", R)
        + use("waves", 6, 8, W - 12, 64)
        + rect(4, 4, W - 8, H - 8, "braid", R - 3)
    )


@face
def coalition(letter: str, rim: str, boxes: Sequence[tuple[float, float, float, float]]) -> str:
    """A halo around lords that hang together; the one that counts has a golden rim, the same shape once more."""
    path = "".join(f"M{number(x)} {number(y)}h{number(w)}v{number(h)}H{number(x)}z" for x, y, w, h in boxes)
    if not rim:
        return f'<path class="halo{letter}" d="{path}"/>'
    return f'<g class="largest"><path id="{rim}" d="{path}"/></g>' + use(rim, cls=f"halo{letter}")


@face
def spots() -> str:
    """The fifteen empty places of an alliance."""
    return use("pyramid")


def pyramid() -> str:
    places = [(row, column) for row in range(5) for column in range(5 - row)]
    return "".join(
        rect(x + 1, y + 1, W - 2, H - 2, "hollow", R) + text(at, x + W / 2, y + H / 2 + 12, 36, "mid faint")
        for at, x, y in ((at, (c + r / 2) * (W + GAP), r * (H + GAP)) for at, (r, c) in enumerate(places, 1))
    )


@face
def next_spot(moving: bool) -> str:
    return rect(1, 1, W - 2, H - 2, "next-spot now" if moving else "next-spot", R)


@face
def chosen() -> str:
    return rect(-5, -5, W + 10, H + 10, "chosen-ring", R + 4)


# -- locations -------------------------------------------------------------------------------------------------------

SIGNS: dict[str, list[str]] = {  # what a location does, as signs: a name of a symbol, or “"text”
    "plain_7": ["palace"],
    "pearl_1": ["pearl"],
    "pearl_2": ["pearl", "pearl"],
    "pearl_3": ['"3×', "pearl"],
    "per_silver_key": ['"1×', "silver_key"],
    "per_gold_key": ['"2×', "gold_key"],
    "per_two_pearls": ['"1/2', "pearl"],
    "per_location": ['"2×', "palace"],
    "force_top_1": ["lock", "court", '"1'],
    "force_top_2": ["lock", "court", '"2'],
    "reshuffle_lords": ["swirl", "court"],
    "reshuffle_locations": ["swirl", "palace"],
    "any_two_keys": ["silver_key", "gold_key"],
    "search_deck": ["lens", "palace"],
    "group_of_1": ['"1×', '"1·1'],
    "group_of_2": ['"2×', '"2·2'],
    "group_of_3": ['"2×', '"3·3'],
    "group_of_4": ['"2×', '"4·4'],
    "per_0_and_6": ['"1×', '"0·6'],
}
LOCATIONS: dict[str, int] = {fact["id"]: fact["vp"] for fact in FACTS}
PLAIN = ("crown", "palace", "lock")  # signs without colours of their own
for colour, initial in zip(COLOUR_NAMES, LETTERS, strict=True):
    SIGNS[f"crest_value_{colour}"] = ["crown", f"emblem-{initial}"]
    SIGNS[f"colour_count_{colour}"] = ['"1×', f"emblem-{initial}"]


@cache
def signs(id: str, x: float, y: float, room: float, size: float) -> str:
    """The signs of a location in a row around ``x``."""
    widths = [width(sign[1:], 1, "bold") if sign[0] == '"' else 1 for sign in SIGNS[id]]
    total = sum(widths) + SPACE * (len(widths) - 1)
    size = min(size, room / total)
    at, found = x - total * size / 2, ""
    for sign, w in zip(SIGNS[id], widths, strict=True):
        found += sign_at(sign, at, y, size)
        at += (w + SPACE) * size
    return found


def sign_at(sign: str, x: float, y: float, size: float) -> str:
    if sign[0] == '"':
        return text(sign[1:], x, y + size * 0.33, size, "bold scroll-ink")
    tint = f"sign{sign[-1]}" if sign.startswith("emblem") else "scroll-ink" if sign in PLAIN else ""
    return use(sign, x, y - size / 2, size, cls=tint)


@face
def location(id: str, name: str, words: str) -> str:
    """A card on the table: signs above, name and words below, fixed points on a medal."""
    titles, lines = wrap(name, SW - 8, 16, "bold"), wrap(words, SW - 8, 16)
    height = 16 * len(titles + lines)
    top = 37 + (SH - 37 - height) / 2 + 11
    written = column([*titles, *lines], SW / 2, top, 16, 16, "bold mid scroll-ink")
    return use(f"place-{id}") + lightened(written, len(titles))


def lightened(written: str, first: int) -> str:
    """The lines of a bold column from that one on."""
    head, *rest = written.split("<tspan ")
    bold, light = rest[: first - 1], rest[first - 1 :]
    return "<tspan ".join([head, *bold]) + "".join(f'<tspan class="thin" {line}' for line in light)


@face
def leaf(id: str, words: str) -> str:
    """A location among very many: its words and its points."""
    points = LOCATIONS[id]
    room, middle = (LW - 38, (LW - 30) / 2) if points else (LW - 8, LW / 2)
    lines = wrap(words, room, 15.5)
    written = column(lines, middle, LH / 2 - 8 * len(lines) + 13, 15.5, 16, "mid scroll-ink")
    medal = use("medal", LW - 18, LH / 2) + text(points, LW - 18, LH / 2 + 6.5, 19, "value mid medal-ink")
    return use("leaf") + written + (medal if points else "")


def location_head(id: str, points: int) -> str:
    """All of a location but its words."""
    medal = use("medal", SW - 17, 18) + text(points, SW - 17, 24.5, 19, "value mid medal-ink") if points else ""
    room = SW - 36 if points else SW - 12
    return use("scroll") + signs(id, 6 + room / 2, 18, room, 26) + medal


def leaf_drawn(cls: str) -> str:
    shade = rect(1, 2, LW - 1, LH - 1, "shade", 8)
    return shade + rect(0, 0, LW, LH, cls, 8) + rect(0.5, 0.5, LW - 1, LH - 1, "rim", 8)


def scroll(head: float) -> str:
    step = SW / 4
    swell = f"q-{step / 2} 5-{step} 0t-{step} 0-{step} 0-{step} 0"
    wave = f"M{R} 0H{SW - R}a{R} {R} 0 0 1 {R} {R}V{head}{swell}V{R}a{R} {R} 0 0 1 {R}-{R}z"
    return (
        rect(1, 3, SW - 1, SH - 1, "shade", R)
        + rect(0, 0, SW, SH, "scroll", R)
        + f'<path class="scroll-head" d="{wave}"/>'
        + rect(0.5, 0.5, SW - 1, SH - 1, "rim", R)
    )


@face
def location_deck(count: int) -> str:
    if count == 0:
        return rect(1, 1, SW - 2, SH - 2, "hollow", R)
    return use("back-location") + use("plaque", SW / 2, 86) + text(count, SW / 2, 95, 26, "value mid plaque-ink")


@face
def leaf_deck(count: int) -> str:
    """Beside very many locations."""
    if count == 0:
        return rect(1, 1, LW - 2, LH - 2, "hollow", 8)
    return (
        use("back-leaf") + use("plaque", LW / 2, LH / 2) + text(count, LW / 2, LH / 2 + 9, 26, "value mid plaque-ink")
    )


@face
def niche() -> str:
    """An empty place on the shelf."""
    return use("niche")


def location_back() -> str:
    return (
        rect(-4, 5, SW, SH, "shade", R)
        + rect(-4, 4, SW, SH, "back under", R)
        + rect(0, 0, SW, SH, "back", R)
        + use("waves", 8, 70, SW - 16, 40)
        + use("palace", SW / 2 - 24, 14, 48, cls="relief")
        + rect(4, 4, SW - 8, SH - 8, "braid", R - 3)
    )


@face
def site(id: str, points: int) -> str:
    """A location on its lord: the band with value and crest stays free."""
    return use(f"site-{id}") + text(points, 67.5, 67.5, 19, "value mid medal-ink")


@face
def outpost(points: int) -> str:
    return use(f"outpost-{points}") if points <= MOST else use("outpost") + outpost_points(points)


def outpost_points(points: int) -> str:
    return text(points, 73, 75, 36, "value mid scroll-ink")


def cover(band: float, head: float) -> str:
    x, w = band + 3, W - band - 5
    wave = (
        f"M{x} 11a8 8 0 0 1 8-8H{x + w - 8}a8 8 0 0 1 8 8V{head}q-{w / 8} 5-{w / 4} 0t-{w / 4} 0-{w / 4} 0-{w / 4} 0z"
    )
    return (
        rect(x - 1, 4, w + 2, H - 5, "shade", 8)
        + rect(x, 3, w, H - 6, "scroll", 8)
        + f'<path class="scroll-head" d="{wave}"/>'
        + rect(x + 0.5, 3.5, w - 1, H - 7, "rim", 8)
    )
