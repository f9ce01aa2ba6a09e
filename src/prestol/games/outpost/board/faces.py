"""The faces of Outpost: which function draws what, and the symbols they share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from prestol.board.svg import number, rect, text, use
from prestol.board.wrap import shortened, width
from prestol.games.outpost.board import cards, signs
from prestol.games.outpost.board.cards import CARD_H, CARD_W, H, R, W
from prestol.games.outpost.board.face import face
from prestol.games.outpost.board.plan import BETWEEN, HEAD, SHEET
from prestol.games.outpost.board.signs import STORED, circle, path, put, row, shield
from prestol.games.outpost.rules.cards import GUILD_NAMES, RESOURCE_NAMES
from prestol.games.outpost.rules.cells import COLUMNS, ROWS
from prestol.games.outpost.rules.exchange import TRADES, Trade
from prestol.games.outpost.text.names import ROMAN

PLANK = 58  # the height of a plank in a panel
COBBLE = "op-cobble"
PIP = 26  # from one round to the next on the track


# -- boards -----------------------------------------------------------------------------------------------------------


@face
def panel(w: float, h: float, moving: bool, mossy: bool = False) -> str:
    """Planks, nailed at the corners; moss grows on the boards."""
    seams = "".join(f"M1 {number(y)}H{number(w - 1)}" for y in range(PLANK, int(h) - 20, PLANK))
    drawn = rect(0, 0, w, h, "panel-ground moving" if moving else "panel-ground", 8)
    drawn += path(seams, "op-seam-plank") if seams else ""
    right, down = number(w - 14), number(h - 14)
    nails = f'<path class="op-nail" d="M7 7h0m{right} 0h0m0 {down}h0m-{right} 0h0"/>'
    return drawn + nails + (moss(w, h) if mossy else "")


def moss(w: float, h: float) -> str:
    return use("op-moss", w - 76, h)


@face
def sheet(x: float, y: float) -> str:
    """The settlement begins there."""
    return use("op-lands") + use("op-streets", x, y)


def sheet_drawn(classes: Sequence[str]) -> str:
    """Three regions, or three streets, with their empty cells."""
    step, w = H + BETWEEN, SHEET[0]
    drawn = cells = ""
    for at, cls in enumerate(classes):
        y = at * step
        drawn += rect(-3, y - 3, w + 4, H + 6, cls, 8)
        drawn += path(cobbles(y), "op-cobbles") if cls == COBBLE else ""
        for column in range(COLUMNS):
            x = HEAD + BETWEEN + column * (W + BETWEEN)
            cells += f"M{x + 6} {y + 1}h{W - 12}q5 0 5 5v{H - 12}q0 5-5 5h-{W - 12}q-5 0-5-5v-{H - 12}q0-5 5-5z"
    return drawn + path(cells, "op-cell")


def cobbles(y: float) -> str:
    """Paving stones at the head of a street."""
    return "".join(f"M{x} {number(y + dy)}q4-4 8 0" for x, dy in ((9, 74), (22, 77), (35, 74), (15, 69), (29, 69)))


@face
def head(words: str, used: bool, small: bool) -> str:
    """A region with the settlers that exploring takes, a street with its number; who has been here stands on it."""
    return use(f"op-row-{words}-{'small' if small and not used else int(used)}")


def head_small(words: str) -> str:
    """On the boards of others."""
    return rect(0, 0, HEAD, H, "op-hit") + text(words, HEAD / 2, H / 2 + 11, 33, "caps-plain mid")


def head_drawn(words: str, need: int, used: bool) -> str:
    drawn = rect(0, 0, HEAD, H, "op-hit") + text(words, HEAD / 2, 29, 33, "caps-plain mid" if need else "value mid")
    if used:
        return drawn + put("settler", HEAD / 2, 56, 42)
    if need:
        step = min(16.0, 32 / max(need - 1, 1))
        left = HEAD / 2 - step * (need - 1) / 2
        return drawn + "".join(put("need", left + step * at, 57, 23) for at in range(need))
    return drawn + put("street", HEAD / 2, 52, 30)


@face
def spot(need: int) -> str:
    """An unexplored cell: open to exploring, it says what that takes."""
    drawn = rect(0, 0, W, H, "op-hit")
    if not need:
        return drawn
    line = ["explore", *(["settler"] * need)]
    return drawn + row(line, W / 2, H / 2, 104, 30, "")


@face
def plot(free: bool) -> str:
    return rect(0, 0, W, H, "op-hit") + (put("hammer", W / 2, H / 2, 36) if free else "")


@face
def slot() -> str:
    return use("op-empty")


@face
def ring() -> str:
    return rect(-3, -3, W + 6, H + 6, "op-ring-around", R + 2)


# -- head of a panel --------------------------------------------------------------------------------------------------


@face
def name(player: int, words: str, room: float, size: float, moving: bool) -> str:
    return use(f"op-player-{player}", 0, -size / 2, size) + text(
        shortened(words, room - size - 8, size, "caps"),
        size + 7,
        size * 0.33,
        size,
        "caps moving" if moving else "caps",
    )


@face
def mark(sign: str) -> str:
    return use(sign, -12, -12, 24)


@face
def points(n: int) -> str:
    return shield(n, 0, 0, 38)


# -- counts -----------------------------------------------------------------------------------------------------------


@face
def pile(resource: str, n: int, aside: int) -> str:
    """Resources of one kind; those put aside to keep are told apart."""
    drawn = rect(0, 0, 54, 64, "op-hit") + put(resource, 27, 20, 38, "" if n else "op-dim")
    drawn += text(n, 27, 61, 25, "value mid" if n else "value mid faint")
    return drawn + (
        circle(44, 11, 10.5, "op-count-disc") + text(aside, 44, 17.5, 17.5, "value mid op-plaque-ink") if aside else ""
    )


@face
def settlers(base: int, most: int, extra: int, w: float, h: float) -> str:
    """One's own, those in zones hollow; then the extra ones."""
    size = min(w / most, h * 0.46)
    drawn = "".join(
        put("settler" if at < base else "spent", size * (at + 0.5), size * 0.55, size) for at in range(most)
    )
    big = h * 0.46
    drawn += put("extra", big * 0.5, h - big * 0.5, big, "" if extra else "op-dim")
    return drawn + text(f"×{extra}", big + 3, h - big * 0.2, big * 0.86, "value" if extra else "value faint")


@face
def ledger(counts: Sequence[tuple[str, int]], columns: int, w: float, h: float, size: float) -> str:
    """Signs and numbers; -1: no end of them. Without a sign the place stays free."""
    rows = -(-len(counts) // columns)
    step, line = w / columns, h / rows
    found, numbers = "", ""
    for at, (sign, n) in enumerate(counts):
        if not sign:
            continue
        x, y = step * (at % columns), line * (at // columns + 0.5)
        found += use(sign, x, y - size * 0.55, size * 1.1, cls="" if n else "op-dim")
        numbers += (
            f'<tspan x="{number(x + size * 1.1 + 3)}" y="{number(y + size * 0.33)}">{n if n >= 0 else "∞"}</tspan>'
        )
    return found + f'<text class="value" font-size="{number(size)}">{numbers}</text>'


@face
def count(sign: str, n: int) -> str:
    return use(sign, 0, -13, 26) + text(n, 31, 7, 20, "value" if n else "value faint")


@face
def track(now: int, last: int) -> str:
    """The rounds: those gone by are filled, the one now carries its number."""
    found = ""
    for at in range(1, last + 1):
        x = 12 + PIP * (at - 1)
        if at == now:
            found += circle(x, 0, 13, "op-medal") + text(at, x, 6.5, 19, "value mid op-medal-ink")
        else:
            found += circle(x, 0, 7, "op-gone" if at < now else "op-pip")
    return found


@face
def surcharge(diamonds: int) -> str:
    """What a place of the hero row costs more."""
    return text(f"+{diamonds}", -4, 6, 18, "value end") + put("diamond", 9, 0, 21.6) if diamonds else ""


@face
def no_hero() -> str:
    return rect(1, 1, CARD_W - 2, CARD_H - 2, "hollow", R)


@face
def trade(which: int, lit: bool, w: float, h: float) -> str:
    """What is given, what is got."""
    frame = rect(0, 0, w, h, "op-deal-lit" if lit else "op-deal", 7)
    return frame + use(f"op-deal-{which}", 3, 3, w - 6, h - 6, "" if lit else "op-dim")


def deal(trade: Trade) -> str:
    """An exchange in signs: those given close together."""
    given = signs.signs_of(trade.given)
    step = min(21.0, 42 / len(given))
    left = (78 - step * len(given) - 37) / 2
    x = left + step * len(given)
    drawn = "".join(put(name, left + step * (at + 0.5), 14, 22) for at, name in enumerate(given))
    return drawn + put("arrow", x + 7.5, 14, 12) + put(RESOURCE_NAMES[trade.got], x + 25.5, 14, 23)


@face
def aid(monsters: Sequence[tuple[str, int, Sequence[str]]], w: float, h: float) -> str:
    """The hunting table: so many settlers for such a reward."""
    step = (h - 20) / len(monsters)
    size = min(step - 4, w / 8, 46)
    left, drawn = (w - 7.4 * size) / 2, ""
    for at, (colour, need, reward) in enumerate(monsters):
        y = 10 + step * (at + 0.5)
        drawn += put(f"badge-{colour}", left + size / 2, y, size)
        drawn += "".join(put("settler", left + size * (1.7 + 0.6 * each), y, size * 0.74) for each in range(need))
        drawn += put("arrow", left + size * 4.4, y, size * 0.6)
        drawn += "".join(put(each, left + size * (5.2 + 0.85 * n), y, size * 0.76) for n, each in enumerate(reward))
    return drawn


# -- points alone -----------------------------------------------------------------------------------------------------


@face
def tally(
    lines: Sequence[tuple[str, str, int]],
    total: tuple[str, int],
    titles: Sequence[tuple[int, str]],
    w: float,
    h: float,
) -> str:
    """The points line by line, and which title they bring."""
    step = (h - 20) / (len(lines) + 1 + len(titles))
    drawn, y = "", 14 + step / 2
    for part, words, value in lines:
        drawn += use(f"op-{part}" if part in STORED else f"op-sign-{part}", 16, y - 13, 26)
        drawn += fitted(words, w - 100, 52, y + 6)
        drawn += text(value, w - 20, y + 7, 21, "value end" if value else "value end faint")
        y += step
    drawn += path(f"M14 {number(y - step / 2)}H{number(w - 14)}", "op-rule")
    drawn += text(total[0], 52, y + 7, 21, "caps") + shield(total[1], w - 32, y, 38)
    for at, (least, words) in enumerate(titles):
        y += step
        now = least <= total[1] and (at + 1 == len(titles) or total[1] < titles[at + 1][0])
        drawn += text(f"{least}+", 44, y + 6, 18, "value end" if now else "value end faint")
        drawn += text(words, 52, y + 6, 18, "bold moving" if now else "faint")
    return drawn


def fitted(words: str, room: float, x: float, y: float) -> str:
    """A line that is set smaller where it must be, but never too small to be read."""
    size = max(17, min(18, 18 * room / width(words, 18)))
    return text(shortened(words, room, size), x, y, size)


# -- everything together ----------------------------------------------------------------------------------------------


@cache
def symbols() -> str:
    """All that repeats, for the page or the file, once."""
    drawn = Path(__file__).with_name("symbols.svg").read_text(encoding="utf-8")
    groups = [*cards.built_once(), *shared(), *glows()]
    return (
        f"<defs>{drawn}{''.join(signs.monsters())}{''.join(group(*each) for each in groups)}{''.join(backs())}</defs>"
    )


def shared() -> Iterator[tuple[str, str]]:
    yield "op-lands", sheet_drawn([f"op-region{at + 1}" for at in range(ROWS)])
    yield "op-streets", sheet_drawn([COBBLE] * ROWS)
    yield "op-empty", rect(1, 1, W - 2, H - 2, "hollow", R)
    for region, roman in enumerate(ROMAN):
        for used in (False, True):
            yield f"op-row-{roman}-{int(used)}", head_drawn(roman, region + 1, used)
            yield f"op-row-{region + 1}-{int(used)}", head_drawn(str(region + 1), 0, used)
        yield f"op-row-{roman}-small", head_small(roman)
        yield f"op-row-{region + 1}-small", head_small(str(region + 1))
    yield "op-moss", path("M8-1C8-7 18-9 24-5 28-10 40-10 44-4 52-8 62-6 64-1z", "op-moss")


def backs() -> Iterator[str]:
    """Signs of what lies face down or is gone, and guilds on their ground."""
    card = '<rect class="op-back" x="-9" y="-12.5" width="18" height="25" rx="3"/>'
    gone = '<rect class="op-pip" x="-9" y="-12.5" width="18" height="25" rx="3"/>'
    tile = '<rect class="op-back" x="-13" y="-9.5" width="26" height="19" rx="3"/>'
    yield sign("op-hero-back", card + path("M0-6 2 -2 6 0 2 2 0 6-2 2-6 0-2-2z", "op-back-line"))
    yield sign("op-hero-gone", gone + path("M-4-4 4 4M4-4-4 4", "op-none"))
    yield sign("op-tile-back", tile + path("M-6 4V-1L0-5.5 6-1V4z", "op-back-line"))
    yield sign("op-token-back", path("M-5-12.5H5L12.5-5V5L5 12.5H-5L-12.5 5V-5z", "op-back"))
    yield sign("op-no", path("M-8-8 8 8M8-8-8 8", "op-none"))
    for which, trade in enumerate(TRADES):
        yield f'<symbol id="op-deal-{which}" viewBox="-1 0 80 28">{deal(trade)}</symbol>'
    for guild in GUILD_NAMES:
        yield sign(f"op-sign-{guild}", circle(0, 0, 13, f"op-guild-{guild}") + put(guild, 0, 0, 18))


def sign(id: str, content: str) -> str:
    return f'<symbol id="{id}" viewBox="-14 -14 28 28">{content}</symbol>'


def glows() -> Iterator[tuple[str, str]]:
    """What lights up a target, by face."""
    for kind in ("territory", "building", "spot", "plot", "slot"):
        yield f"glow-op-{kind}", rect(-1, -1, W + 2, H + 2, "", R + 1)
    yield "glow-op-head", rect(1, 1, HEAD - 2, H - 2, "", R)
    yield "glow-op-hero", rect(-1, -1, CARD_W + 2, CARD_H + 2, "", R + 1)
    yield "glow-op-artifact", f'<path d="{cards.STONE}"/>'
    yield "glow-op-pile", rect(1, -1, 52, 66, "", 8)
    yield "glow-op-trade", ""


def group(id: str, content: str) -> str:
    return f'<g id="{id}">{content}</g>'


def backdrop(w: float, h: float) -> str:
    """The table behind the board, for pictures that stand alone."""
    return rect(0, 0, w, h, "op-sea", 18)
