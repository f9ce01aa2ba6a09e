"""The faces of Rurik: which function draws what, and the symbols they share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from prestol.draw import rurik_cards as cards
from prestol.draw import rurik_map as chart
from prestol.draw.rurik_cards import H, W, put
from prestol.draw.svg import Face, column, number, rect, text, use
from prestol.draw.wrap import shortened, width
from prestol.games.rurik.cards import AGENDA_NAMES, DEEDS, GOOD_NAMES, REGION_NAMES, SCHEMES, STRUCTURE_NAMES
from prestol.games.rurik.state import ROUNDS

ENTRY = 19.5  # a sign in the lines of another player


# -- the strategy board -----------------------------------------------------------------------------------------------


def round_(now: int) -> str:
    """Four rounds: those gone by are filled, the one now carries its number."""
    found = ""
    for at in range(1, ROUNDS + 1):
        x = 12 + 28 * (at - 1)
        if at == now:
            found += circle(x, 0, 13, "ru-medal") + text(at, x, 6.5, 19, "value mid ru-medal-ink")
        else:
            found += circle(x, 0, 8, "ru-past" if at < now else "ru-pip")
    return found


def phase(words: str, room: float) -> str:
    return text(shortened(words, room, 19, "caps"), 0, 6.5, 19, "caps")


def turn(seat: int, place: int, token: bool, moving: bool) -> str:
    """A player in turn order; the cap is the first-player token."""
    drawn = circle(0, 0, 14, "ru-turn-now" if moving else "ru-turn") + use(
        f"ru-player-{seat}", -9, -9, 18, cls=f"ru-mark-{seat}"
    )
    return drawn + (use("ru-cap", 3, -18, 18) if token else "")


def cloth(name: str, words: str, w: float, h: float) -> str:
    """A banner: its sign above its name; long names are set narrower."""
    shape = f"M0 0H{number(w)}V{number(h)}L{number(w / 2)} {number(h - 4)} 0 {number(h)}z"
    written = text(words, w / 2, h - 8, 15.5, "caps-plain mid ru-cloth-ink")
    if width(words, 15.5, "caps") > w - 6:
        written = written.replace("<text ", f'<text textLength="{number(w - 6)}" lengthAdjust="spacingAndGlyphs" ')
    return f'<path class="ru-cloth" d="{shape}"/>' + use(f"ru-{name}", w / 2 - 11, 3, 22, cls="ru-cloth-ink") + written


def slots(entries: Sequence[tuple[int, int]], token: bool, w: float, h: float) -> str:
    """The slots of a banner: what each gives and costs; the top one of the last passes the first-player token."""
    step, middle = h + 3, h / 2
    boxes = "".join(f"M0 {number(step * at)}h{number(w)}v{number(h)}H0z" for at in range(len(entries)))
    drawn = f'<path class="ru-slot" d="{boxes}"/>'
    drawn += column([str(points) for points, _ in entries], 11, middle + 7, 21, step, "value mid")
    for at, (_, cost) in enumerate(entries):
        if cost:
            y = step * at + middle
            drawn += use(f"ru-cost-{cost}", 22, y)
    return drawn + (use("ru-cap", 22, middle - 9, 18) if token else "")


def advisor(side: int, value: int, bribe: int) -> str:
    """A bust with the number of influence; the coins of a bribe at its shoulder."""
    drawn = use(f"ru-advisor-{side}-{value}")
    coins = circle(14, -8, 9.5, "ru-gold") + text(bribe, 14, -2.5, 15.5, "value mid ru-gold-ink")
    return drawn + (coins if bribe else "")


def rail(name: str, numbers: Sequence[int], w: float, h: float) -> str:
    """A track of the development board."""
    boxes = "".join(
        f"M{number(w * at + 1)} 2h{number(w - 2)}v{number(h - 4)}H{number(w * at + 1)}z" for at in range(len(numbers))
    )
    return put(name, -29, h / 2 - 11, 22) + f'<path class="ru-rail" d="{boxes}"/>' + stations(numbers, w, h)


def stations(numbers: Sequence[int], w: float, h: float) -> str:
    """The numbers of a track as one text, every digit in its place."""
    indent, size = (7, 15) if len(numbers) <= 6 else (2.2, 13)
    at = [w * cell + indent + 0.48 * size * k for cell, n in enumerate(numbers) for k in range(len(str(n)))]
    spots, y = " ".join(map(number, at)), number(h / 2 + 0.36 * size)
    return f'<text class="faint" font-size="{size}" x="{spots}" y="{y}">{"".join(map(str, numbers))}</text>'


def marker(side: int) -> str:
    return use(f"ru-mark-{side}")


# -- mats -------------------------------------------------------------------------------------------------------------


def panel(w: float, h: float, moving: bool) -> str:
    """A leaf of the chronicle."""
    rim = rect(0, 0, w, h, "panel-ground moving" if moving else "panel-ground", 8)
    return rim + f'<path class="ru-inlay" d="M4 4H{number(w - 4)}V{number(h - 4)}H4z"/>'


def name(side: int, words: str, room: float, size: float, moving: bool) -> str:
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


def portrait(side: int, initials: str, words: str, state: int, room: float) -> str:
    """A leader on the mat; a gold ring as long as the power of the round is there."""
    ring = circle(14, 0, 16, "ru-ready") if state == 1 else ""
    used = '<path class="ru-strike" d="M3 11 25-11"/>' if state == 2 else ""
    return (
        use("ru-place")
        + ring
        + circle(14, 0, 13, f"ru-{side} ru-edge")
        + text(initials, 14, 5.5, 15.5, "value mid ru-lord-ink")
        + used
        + text(shortened(words, room - 38, 18), 36, 6, 18, "muted")
    )


def points(total: int) -> str:
    return circle(0, 0, 15, "ru-medal") + text(total, 0, 7, 20 if total < 100 else 16, "value mid ru-medal-ink")


def count(sign: str, n: int) -> str:
    """Something one has so many of."""
    cls = "value mid" if n else "value mid faint"
    drawn = put(sign, -14, -26, 28)
    return use("ru-cell") + (drawn if n else f'<g class="ru-spent">{drawn}</g>') + text(n, 0, 24, 23, cls)


def hold(good: str, boat: int, slots: int, dock: int) -> str:
    """A column of the boat, filled from below; what is on the dock stands beneath the hull."""
    drawn = use("ru-cell")
    for at in range(slots):
        y = 1 - 15.5 * at
        drawn += use(f"ru-{'full' if at < boat else 'free'}-{good}", 0, y)
    return drawn + (text(f"+{dock}", 0, 32, 16, "value mid") if dock else "")


def ship(w: float) -> str:
    """The boat under the goods: a long hull with a high prow."""
    return f'<path class="ru-hull" d="M-16-20q2 24 12 29H{number(w + 4)}q10-5 12-29l6 2q-2 40-26 40H12q-26 0-34-40z"/>'


def exchange(gain: str, ready: bool) -> str:
    """A conversion token: two goods become a point; used up it lies face down."""
    goods = ("wood", "stone") if gain == "build" else ("honey", "fish")
    face = (
        use(f"ru-{goods[0]}", -16, -27, 15)
        + use(f"ru-{goods[1]}", 1, -27, 15)
        + '<path class="ru-line" d="M0-9v8m-4-4 4 4 4-4"/>'
        + put(gain, -12, 3, 24)
    )
    drawn = use("ru-cell") + rect(-21, -31, 42, 62, "ru-card", 8) + face
    return drawn if ready else f'<g class="ru-faded">{drawn}</g><path class="ru-strike" d="M-15 22 15-22"/>'


def ledger(entries: Sequence[tuple[str, int, bool]], w: float, h: float, rows: int) -> str:
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
    return found + f'<text class="value" font-size="16">{numbers}</text>'


def entry(sign: str, x: float, y: float, there: bool) -> str:
    """A sign, faint if there is none of it; a conversion token that is used is struck out."""
    drawn = use(f"ru-i-{sign}", x, y, cls="" if there else "ru-spent")
    used = sign.startswith("to-") and not there
    return drawn + (use("ru-struck", x, y) if used else "")


def entries() -> Iterator[str]:
    """The signs of the lines above, to the right of a point."""
    for sign in ("coin", *GOOD_NAMES, "troop", *STRUCTURE_NAMES, "card", "rebel", "done"):
        yield group(f"ru-i-{sign}", put(sign, 0, -ENTRY / 2, ENTRY))
    for gain in ("build", "muster"):
        rim = rect(-2, -ENTRY / 2 - 2, ENTRY + 4, ENTRY + 4, "ru-berth", 6)
        yield group(f"ru-i-to-{gain}", rim + put(gain, 0, -ENTRY / 2, ENTRY))
    for good in GOOD_NAMES:
        yield group(f"ru-full-{good}", use(f"ru-{good}", -7.5, -7.5, 15))
        yield group(f"ru-free-{good}", circle(0, 0, 7, "ru-berth") + use(f"ru-{good}", -7.5, -7.5, 15, cls="ru-spent"))
    for cost in (1, 2):
        yield group(f"ru-cost-{cost}", text(f"−{cost}", 0, 5, 15, "muted") + use("ru-coin", 15, -7, 14))
    yield group("ru-struck", '<path class="ru-strike" d="M0 10 19.5-10"/>')


def about(face: str) -> str:
    """What the question is about."""
    return use(f"glow-{face}", cls="ru-about")


# -- everything together ----------------------------------------------------------------------------------------------

FACES: dict[str, Face] = {
    **{f"land_{name}": chart.land(name) for name in REGION_NAMES},
    "seas": chart.seas,
    "rivers": chart.rivers,
    "ware": chart.ware,
    "building": chart.building,
    "troops": chart.troops,
    "rebels": chart.rebels,
    "leader": chart.leader,
    "neutrals": chart.neutrals,
    "round": round_,
    "phase": phase,
    "turn": turn,
    "cloth": cloth,
    "slots": slots,
    "advisor": advisor,
    "rail": rail,
    "marker": marker,
    "panel": panel,
    "name_": name,
    "portrait": portrait,
    "points_": points,
    "count": count,
    "hold": hold,
    "ship": ship,
    "exchange": exchange,
    "ledger": ledger,
    "about_": about,
    "scroll_": cards.scroll,
    "scheme": cards.scheme,
    "pile": cards.pile,
    "discarded": cards.discarded,
    "deed": cards.deed,
    "decree": cards.decree,
    "agenda": cards.agenda,
    "aim": cards.aim,
    "pretender": cards.pretender,
    "bonuses": cards.bonuses,
    "order": cards.order,
    "slid": cards.slid,
}


@cache
def symbols() -> str:
    """All that repeats, for the page or the file, once."""
    drawn = (Path(__file__).parent / "symbols" / "rurik.svg").read_text(encoding="utf-8")
    return f"<defs>{drawn}{''.join(chart.shapes())}{''.join(built_once())}</defs>"


def built_once() -> Iterator[str]:
    for card in range(SCHEMES):
        yield group(f"ru-s{card}", cards.scheme_card(card))
    for deed in range(DEEDS):
        yield group(f"ru-d{deed}", cards.deed_body(deed))
        yield group(f"ru-e{deed}", cards.decree_body(deed))
        yield group(f"ru-w{deed}", cards.whole_scroll(deed))
    for agenda in AGENDA_NAMES:
        yield group(f"ru-agenda-{agenda}", cards.agenda_sign(agenda))
    yield group("ru-back", cards.back())
    yield group("ru-cell", rect(-26, -32, 52, 64, "ru-hit"))
    yield group("ru-plate", rect(-6, -17, 190, 34, "ru-hit"))
    yield group("ru-place", rect(-4, -17, 150, 34, "ru-hit"))
    yield from entries()
    yield from glows()


def glows() -> Iterator[str]:
    """What lights up a target, by face."""
    for face in ("scheme", "pile", "agenda"):
        yield group(f"glow-{face}", rect(-1.5, -1.5, W + 3, H + 3, "", 7))
    yield group("glow-pretender", rect(-1.5, -1.5, W + 3, 103, "", 7))
    yield group("glow-deed", rect(-1, -1, cards.DEED_W + 2, cards.DEED_H + 2, "", 6))
    yield group("glow-decree", rect(-1, -1, cards.TALL_W + 2, H + 2, "", 6))
    for face in ("count", "hold", "exchange"):
        yield group(f"glow-{face}", rect(-25.5, -32, 51, 64, "", 8))
    for face in ("troops", "rebels", "neutrals"):
        yield group(f"glow-{face}", rect(-16, -19, 32, 38, "", 8))
    yield group("glow-leader", circle(0, 2, 17, ""))
    yield group("glow-building", rect(-15, -15, 30, 30, "", 6))
    yield group("glow-advisor", rect(-16, -18, 32, 35, "", 7))
    yield group("glow-turn", circle(0, 0, 16, ""))
    yield group("glow-cloth", rect(0, 0, 90, 45, "", 4))
    yield group("glow-name_", rect(-6, -17, 192, 34, "", 8))
    yield group("glow-portrait", rect(-4, -17, 150, 34, "", 8))


def group(id: str, content: str) -> str:
    return f'<g id="{id}">{content}</g>'


def circle(x: float, y: float, r: float, cls: str) -> str:
    at = (f' cx="{number(x)}"' if x else "") + (f' cy="{number(y)}"' if y else "")
    return f'<circle{at} r="{number(r)}"' + (f' class="{cls}"' if cls else "") + "/>"


def backdrop(w: float, h: float) -> str:
    """The table behind the board, for pictures that stand alone."""
    return rect(0, 0, w, h, "ru-sea", 18)
