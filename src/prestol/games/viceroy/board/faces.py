"""The faces of Viceroy: which function draws what, and the symbols they share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from prestol.draw import viceroy_cards as cards
from prestol.draw import viceroy_signs as signs
from prestol.draw.svg import Face, number, rect, text, use
from prestol.draw.viceroy_cards import LOW, H, R, W
from prestol.draw.viceroy_signs import LETTERS, circle, gem, put, row
from prestol.draw.wrap import shortened
from prestol.games.viceroy.cards import DEFENSE, LAST_CARD, MAGIC, SCIENCE, is_law

TURNS = 12
PIP = 19  # from one turn to the next on the track

# -- cards -----------------------------------------------------------------------------------------------------------


def character(card: int, reach: int) -> str:
    return use(f"c{card}") + cards.veil(reach)


def law(card: int, reach: int) -> str:
    return use(f"c{card}")


def built(card: int, tokens: Sequence[tuple[int, int]], worth: int) -> str:
    """A card in a pyramid; the lens shows the whole card in its place."""
    return lens(card, use(f"m{card}") + things(card, tokens, 30) + (cards.worth(worth) if worth >= 0 else ""))


def tiny(card: int, tokens: Sequence[tuple[int, int]], worth: int) -> str:
    """Too small for its number: tokens are all the larger."""
    return lens(card, use(f"t{card}") + things(card, tokens, 40 if len(tokens) < 3 else 32))


def lens(card: int, drawn: str) -> str:
    return f'<g class="low">{drawn}</g>' + use(f"c{card}", 0, (LOW - H) / 2, cls="whole")


def things(card: int, tokens: Sequence[tuple[int, int]], size: float) -> str:
    if tokens:
        return cards.heap(tokens, size)
    return cards.badge(card) if is_law(card) else ""


def ghost(cost: Sequence[str], reward: Sequence[int]) -> str:
    """An empty slot, with the price of the card that could lie there."""
    if not cost:
        return use("ghost")
    step = min(19.0, 84 / len(cost))
    left = W / 2 - step * (len(cost) - 1) / 2
    paid = "".join(gem(letter, left + step * at, 58, 20) for at, letter in enumerate(cost))
    return use("ghost") + row(reward, W / 2, 25, 88, 28) + paid


def tucked(is_law: bool, count: int) -> str:
    drawn = use("tucked-law" if is_law else "tucked-character")
    return drawn + (circle(13, 14, 9, "plaque") + text(count, 13, 20, 17, "value mid plaque-ink") if count else "")


def tucked_card(kind: str) -> str:
    return rect(0, 0, 17, 23, f"back-{kind} edge-gilt", 3)


def circle_face(letter: str, points: int) -> str:
    return use(f"disc-{letter}") + text(points, 0, 9, 27, f"value mid ink{letter}")


def paint(sector: int, letter: str) -> str:
    """A recoloured sector, with a rim of its own."""
    if sector < 2:
        turn = "" if sector == 0 else f' transform="matrix(-1 0 0 1 {W} 0)"'
        return f'<use href="#painted-{letter}"{turn}/>'
    turn = f"translate({W // 2} {LOW}) scale({'-' if sector == 2 else ''}1 -1)"
    return f'<use href="#painted-{letter}" transform="{turn}"/>'


def painted(letter: str) -> str:
    return use(f"quarter-{letter}") + '<path class="brushed" d="M1.5 1.5H24.5A23.5 23.5 0 0 1 1.5 24.5z"/>'


def ringed() -> str:
    return rect(-4, -4, W + 8, H + 8, "chosen-ring", R + 3)


def about() -> str:
    return rect(-4, -4, W + 8, LOW + 8, "chosen-ring", R + 3)


# -- the auction -----------------------------------------------------------------------------------------------------


def empty() -> str:
    return use("empty")


def lot(letter: str, cards: int) -> str:
    return use(f"lot-{letter}")


def lot_up(letter: str, cards: int) -> str:
    return use(f"lot-up-{letter}")


ARROW = "M8 34H36V16q0-7 5 0L62 70q3 5 0 10L41 134q-5 7-5 0V116H8q-4 0-4-4V38q0-4 4-4z"
ARROW_UP = "M30 68V44H8q-7 0-1-4L60 6q4-3 8 0l53 34q6 4-1 4H98V68q0 4-4 4H34q-4 0-4-4z"


def arrow(letter: str) -> str:
    """An auction card: from the base to the tip."""
    drawn = rect(2, 14, 62, 122, "hit") + f'<path class="arrow" d="{ARROW}"/>'
    return drawn + gem(letter, 28, 67, 42) + text(letter, 27, 108, 19, f"caps-plain mid sign{letter}")


def arrow_up(letter: str) -> str:
    drawn = rect(4, 3, 120, 70, "hit") + f'<path class="arrow" d="{ARROW_UP}"/>'
    return drawn + gem(letter, 64, 38, 44) + text(letter, 112, 68, 19, f"caps-plain mid sign{letter}")


def chip(sign: str) -> str:
    return use("chip") + use(sign, -8.5, -8.5, 17)


def virtual(out: bool) -> str:
    return use("chip") + use("cog", -10, -10, 20, cls="spent" if out else "")


def track(turn: int, words: str) -> str:
    """Twelve turns: those gone by are filled, the one now carries its number."""
    done = "".join(
        circle(6 + PIP * at + (9 if at >= turn else 0), 0, 5, "gone" if at < turn - 1 else "pip")
        for at in range(TURNS)
        if at != turn - 1
    )
    if turn == 0:
        return done
    x = 6 + PIP * (turn - 1) + 4
    return done + circle(x, 0, 13, "medal") + text(turn, x, 6, 18, "value mid medal-ink")


def phase(words: str, tall: bool) -> str:
    return text(words, 0, 7, 20, "caps end" if tall else "caps mid")


# -- gems, decks, screens --------------------------------------------------------------------------------------------


def gems(letter: str, count: int) -> str:
    return use(f"pile-{letter}", cls="" if count else "spent") + text(
        count, 0, 31, 25, "value mid" if count else "value mid faint"
    )


def pile(letter: str) -> str:
    return rect(-27, -36, 54, 72, "hit", 8) + gem(letter, 0, -11, 44)


def attack(count: int) -> str:
    return (
        rect(-27, -27, 54, 54, "hit", 8)
        + use("swords", -24, -14, 28, cls="" if count else "spent")
        + text(count, 15, 9, 25, "value mid" if count else "value mid faint")
    )


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


def discard(count: int) -> str:
    return (
        use("empty") + use("no", W / 2 - 22, 32, 44, cls="ghostly") + text(count, W / 2, H - 25, 38, "value mid faint")
    )


def screen(characters: int, laws: int) -> str:
    """Cards in hand look out over the closed screen."""
    found = "".join(
        held(kind, 4 + 29 * at, n) for at, (kind, n) in enumerate((("small", characters), ("law", laws))) if n
    )
    return rect(0, 0, 60, 66, "hit", 6) + found + use("screen", 0, 27, 60, 40)


def held(kind: str, x: float, count: int) -> str:
    return f'<use href="#back-{kind}" transform="translate({number(x)} 1) scale(.25)"/>' + text(
        count, x + 12.5, 21, 20, "value mid back-ink"
    )


def opened(counts: Sequence[int], attacks: int) -> str:
    """The screen is gone: what was behind it."""
    gems_there = "".join(
        gem(letter, 10 + 37 * (at % 2), 14 + 29 * (at // 2), 20, "" if n else "spent")
        + text(n, 22 + 37 * (at % 2), 20 + 29 * (at // 2), 17, "value")
        for at, (letter, n) in enumerate(zip(LETTERS, counts, strict=True))
    )
    return gems_there + (use("swords", 0, 62, 20) + text(attacks, 22, 78, 17, "value") if attacks else "")


def merits(counted: Sequence[tuple[str, int]], large: bool) -> str:
    """Two columns of signs, each with its number."""
    size, wide, step = (26, 54, 30) if large else (21, 45, 25)
    return "".join(
        merit(sign, n, wide * (at % 2), size * 0.5 + step * (at // 2), size) for at, (sign, n) in enumerate(counted)
    )


def merit(sign: str, count: int, x: float, y: float, size: float) -> str:
    return use(sign, x, y - size / 2, size) + text(count, x + size + 3, y + size * 0.28, size * 0.82, "value")


AID: tuple[cards.Line, ...] = (
    (DEFENSE, '"+', MAGIC, '"+', SCIENCE, '"= 12'),
    (MAGIC, '"×', "star-hollow"),
    ("ring", '"/', "infinity", '"= I–V +', "bonus"),
    ('"−4 × (', "swords", '"−', DEFENSE, '")'),
)


# -- choices, panels, names ------------------------------------------------------------------------------------------


def plaquette(what: Sequence[str | int], w: float, h: float) -> str:
    return rect(0, 0, w, h, "plate", 10) + cards.signs(what, w / 2, h / 2, w - 14, min(h * 0.62, 40))


def sector_sign(sector: int) -> str:
    """Which quarter of a card is meant."""
    paths = (
        "M-9-12V-2A10 10 0 0 0 1-12z",
        "M9-12V-2A10 10 0 0 1-1-12z",
        "M0 12H-10A10 10 0 0 1 0 2z",
        "M0 12H10A10 10 0 0 0 0 2z",
    )
    return rect(-9, -12, 18, 24, "blank-card", 2) + f'<path class="pointed" d="{paths[sector]}"/>'


PARTS = ("ring", "infinity", "law-sign", "laurel", "star", "set", "swords")


def pad(rows: Sequence[tuple[int, Sequence[int]]], w: float, h: float) -> str:
    """The score pad: a line a player, a column a source of points."""
    step, line = (w - 96) / 8, (h - 56) / max(len(rows), 1)
    heads = "".join(use(sign, 60 + step * (at + 0.5) - 13, 12, 26) for at, sign in enumerate(PARTS))
    best = max(sum(parts) for _, parts in rows)
    return (
        heads
        + f'<path class="rule" d="M14 46H{number(w - 14)}"/>'
        + "".join(
            pad_line(player, parts, 46 + line * (at + 0.5), step, sum(parts) == best)
            for at, (player, parts) in enumerate(rows)
        )
    )


def pad_line(player: int, parts: Sequence[int], y: float, step: float, wins: bool) -> str:
    numbers = "".join(
        text(signed(value), 60 + step * (at + 0.5), y + 7, 20, "mid" if value else "mid faint")
        for at, value in enumerate(parts)
    )
    x = 63 + step * 7.6
    crown = rect(x - 27, y - 14, 54, 28, "medal", 14) if wins else ""
    total = text(signed(sum(parts)), x, y + 7.5, 22, "value mid medal-ink" if wins else "value mid")
    return use(f"player-{player}", 22, y - 11, 22) + numbers + crown + total


def signed(value: int) -> str:
    return str(value).replace("-", "−")


def tally(lines: Sequence[tuple[str, int]], total: tuple[str, int], w: float, h: float) -> str:
    step = (h - 76) / len(lines)
    drawn = "".join(
        use(sign, 16, 14 + step * (at + 0.5) - 13, 26)
        + text(shortened(words, w - 108, 18), 52, 14 + step * (at + 0.5) + 6, 18)
        + text(signed(value), w - 20, 14 + step * (at + 0.5) + 7, 21, "value end" if value else "value end faint")
        for at, (sign, (words, value)) in enumerate(zip(PARTS, lines, strict=True))
    )
    words, value = total
    foot = f'<path class="rule" d="M14 {number(h - 58)}H{number(w - 14)}"/>' + text(words, 52, h - 24, 21, "caps")
    return (
        drawn
        + foot
        + rect(w - 72, h - 46, 56, 32, "medal", 16)
        + text(signed(value), w - 44, h - 22, 24, "value mid medal-ink")
    )


def points(total: int) -> str:
    return use("total") + text(signed(total), 0, 9, 26 if -10 < total < 100 else 21, "value mid medal-ink")


def name(player: int, words: str, room: float, size: float, moving: bool) -> str:
    return use(f"player-{player}", 0, -size / 2, size) + text(
        shortened(words, room - size - 8, size, "caps"),
        size + 8,
        size * 0.33,
        size,
        "caps moving" if moving else "caps",
    )


def terraces(steps: Sequence[tuple[float, float, float, float, str]]) -> str:
    """Five levels rising behind a pyramid, each with its number."""
    return "".join(
        rect(x, y, w, h, "terrace", 10) + text(words, x + 14, y + h / 2 + 6, 19, "caps-plain mid faint")
        for x, y, w, h, words in steps
    )


def aid() -> str:
    """What counts at the end, as the inside of a screen has it: sets, magic, circles and infinite gems, attacks."""
    return use("aid")


def aid_lines() -> Iterator[str]:
    for at, line in enumerate(AID):
        yield cards.signs(line, 110, 19 + 34 * at, 210, 26)


def panel(w: float, h: float, moving: bool, ornate: bool = False) -> str:
    """A sheet of parchment with brass in its corners."""
    rim = rect(0, 0, w, h, "panel-ground moving" if moving else "panel-ground", 12)
    inner = rect(5, 5, w - 10, h - 10, "inlay", 8)
    corners = ((1, 3), (-1, w - 3)) if ornate else ()
    return rim + inner + "".join(corner(f"{turn} 0 0 -1 {number(x)} {number(h - 3)}") for turn, x in corners)


def corner(matrix: str) -> str:
    return f'<use href="#corner" width="30" height="30" transform="matrix({matrix})"/>'


# -- everything together ---------------------------------------------------------------------------------------------

FACES: dict[str, Face] = {
    "character": character,
    "law": law,
    "built": built,
    "tiny": tiny,
    "ghost": ghost,
    "tucked": tucked,
    "circle": circle_face,
    "paint": paint,
    "ringed": ringed,
    "about": about,
    "empty": empty,
    "lot": lot,
    "lot_up": lot_up,
    "chip": chip,
    "virtual": virtual,
    "track": track,
    "phase": phase,
    "gems": gems,
    "attack": attack,
    "deck": deck,
    "discard": discard,
    "screen": screen,
    "opened": opened,
    "merits": merits,
    "plaquette": plaquette,
    "pad": pad,
    "tally": tally,
    "points": points,
    "name": name,
    "terraces": terraces,
    "aid": aid,
    "panel": panel,
}


@cache
def symbols() -> str:
    """All that repeats, for the page or the file, once."""
    drawn = (Path(__file__).parent / "symbols" / "viceroy.svg").read_text(encoding="utf-8")
    return f"<defs>{drawn}{''.join(signs.sectors())}{''.join(signs.tokens())}{''.join(built_once())}</defs>"


def built_once() -> Iterator[str]:
    for card in range(1, LAST_CARD + 1):
        yield group(f"c{card}", cards.whole(card))
        yield group(f"t{card}", cards.low(card))
        yield group(f"m{card}", use(f"t{card}") + cards.index(card))
    yield group("deck-hit", rect(-8, -5, W + 16, H + 10, "hit"))
    yield group("ladder", cards.ladder())
    yield group("charter", cards.charter())
    yield group("low-character", cards.base(LOW, "card"))
    yield group("low-law", cards.base(LOW, "scroll"))
    for letter in LETTERS:
        yield group(f"lot-{letter}", arrow(letter))
        yield group(f"lot-up-{letter}", arrow_up(letter))
        yield group(f"pile-{letter}", pile(letter))
        yield group(f"painted-{letter}", painted(letter))
    for sector in range(4):
        yield f'<symbol id="sector-{sector}" viewBox="-14 -14 28 28">{sector_sign(sector)}</symbol>'
    for kind in ("law", "small", "large"):
        yield group(f"back-{kind}", cards.back(kind))
    for kind in ("law", "character"):
        yield group(f"tucked-{kind}", tucked_card(kind))
    # nothing can lie above an empty slot, so there a finger may miss it
    yield group("ghost", rect(0, -24, W, LOW + 24, "hit") + rect(1, 1, W - 2, LOW - 2, "hollow", R))
    yield group("empty", rect(1, 1, W - 2, H - 2, "hollow", R))
    yield group("plaque", '<circle class="plaque" r="25"/>')
    yield group("medal", '<circle class="medal" r="11.5"/>')
    yield group("chip", '<circle class="plaque" r="12.5"/>')
    yield group("total", '<circle class="medal" r="19"/><circle class="medal-ring" r="22"/>')
    together = ((DEFENSE, -6, -5), (MAGIC, 6, -5), (SCIENCE, 0, 6))
    yield f'<symbol id="set" viewBox="-14 -14 28 28">{"".join(put(each, x, y, 16) for each, x, y in together)}</symbol>'
    yield '<symbol id="bonus" viewBox="-14 -14 28 28">' + '<circle class="bonus-any" r="11"/>' + "</symbol>"
    yield group("aid", "".join(aid_lines()))
    yield from glows()


def glows() -> Iterator[str]:
    """What lights up a target, by face."""
    for face in ("character", "law", "deck"):
        yield group(f"glow-{face}", rect(-1.5, -1.5, W + 3, H + 3, "", R + 1))
    for face in ("built", "tiny", "ghost"):
        yield group(f"glow-{face}", rect(-1, -1, W + 2, LOW + 2, "", R + 1))
    yield group("glow-lot", f'<path d="{ARROW}"/>')
    yield group("glow-lot_up", f'<path d="{ARROW_UP}"/>')
    yield group("glow-gems", rect(-26, -35, 52, 70, "", 8))
    yield group("glow-attack", rect(-26, -26, 52, 52, "", 8))
    yield group("glow-screen", rect(-2, -2, 64, 70, "", 8))
    yield group("glow-plaquette", "")


def group(id: str, content: str) -> str:
    return f'<g id="{id}">{content}</g>'


def backdrop(w: float, h: float) -> str:
    """The table behind the board, for pictures that stand alone."""
    return rect(0, 0, w, h, "sea", 18)
