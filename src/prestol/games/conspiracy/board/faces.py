"""The faces of Conspiracy: which function draws what, and the symbols they share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from prestol.board.scene import face
from prestol.board.svg import column, number, rect, text, use
from prestol.board.wrap import shortened, wrap
from prestol.games.conspiracy.board import cards
from prestol.games.conspiracy.board.cards import SH, SW, H, R, W
from prestol.games.conspiracy.rules.cards import COPIES, LETTERS, LORDS, colour, has_key, power, worth

MOST_KEYS = 15  # open at once, if the deck to be searched stays empty

# -- tokens, counts, panels ------------------------------------------------------------------------------------------


@face
def crest(letter: str, placed: bool) -> str:
    """On a lord a crown; beside the pyramid the crest it waits for."""
    return use("crest" if placed else f"crest-{letter}")


def crest_token() -> str:
    return '<circle class="token-disc" r="14"/>' + use("crown", -10, -10.5, 20, cls="medal-ink")


def waiting_crest(letter: str) -> str:
    return f'<circle class="{letter}" r="13.5"/>' + use(f"emblem-{letter}", -10, -10, 20, cls=f"ink{letter}")


@face
def keeper() -> str:
    return use("shell", -20, -20, 40)


@face
def token() -> str:
    return '<circle class="token-disc" r="19"/>' + use("again", -12, -12, 24, cls="on-medal")


@face
def pearls(count: int) -> str:
    return use("pearls") + text(count, 38, 12, 34, "value")


@face
def deeds(lines: Sequence[tuple[int, str]], room: float, step: float) -> str:
    """Locations in words, each with its points now."""
    return "".join(
        use("medal", 12, y)
        + text(points, 12, y + 6, 17, "value mid medal-ink")
        + text(shortened(words, room - 34, 16), 32, y + 5.5, 16)
        for y, (points, words) in ((step * (at + 0.5), line) for at, line in enumerate(lines))
    )


@face
def keys(silver: int, gold: int) -> str:
    return use(f"silver-{silver}") + use(f"gold-{gold}", 62)


def key_count(metal: str, count: int) -> str:
    """Open keys of a metal; none are faint."""
    sign = use(f"{metal}_key", 0, -16, 32, cls="" if count else "spent")
    return sign + text(count, 34, 12, 34, "value" if count else "value faint")


@face
def points(total: int) -> str:
    return use("total") + text(total, 0, 9, 26, "value mid medal-ink")


@face
def counter(count: int) -> str:
    return '<circle class="counter-disc" r="21"/>' + text(count, 0, 9, 25, "value mid plaque-ink")


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
def caption(words: str) -> str:
    return text(words, 0, 0, 22, "caps")


@face
def reveal(words: str) -> str:
    return text(words, 0, 6, 18, "end muted")


@face
def notice(sentences: Sequence[str], room: float, size: float) -> str:
    lines = [line for sentence in sentences for line in wrap(sentence, room - 30, size, "bold")]
    return use("lock", 0, 2, 22, cls="alarm") + column(lines, 30, 17, size, size + 2, "bold alarm")


@face
def panel(w: float, h: float, moving: bool) -> str:
    """A sheet of clear water with a swell and a coral on its ground."""
    ground = f"M1 {number(h - 20)}q32-12 64 0" + "t64 0" * int(w // 64 - 2) + f"T{number(w - 1)} {number(h - 20)}"
    ground += f"V{number(h - 14)}a13 13 0 0 1-13 13H14a13 13 0 0 1-13-13z"
    rim = rect(0, 0, w, h, "panel-ground moving" if moving else "panel-ground", 14)
    return f'{rim}<path class="swell" d="{ground}"/>' + use("coral", w - 98, h - 82, 90, 76)


@face
def legend(letter: str, title: str, intro: str, wishes: Sequence[str], more: Sequence[str], w: float) -> str:
    size = 17
    lines = [line for part in wishes for line in wrap(part, w - 28, size)]
    notes = [line for part in more for line in wrap(part, w - 28, size)]
    return (
        f'<path class="{letter}" d="M0 14A14 14 0 0 1 14 0H{number(w - 14)}a14 14 0 0 1 14 14V40H0z"/>'
        + use(f"emblem-{letter}", 10, 6, 28, cls=f"ink{letter}")
        + text(title, 46, 28, 21, f"caps-plain ink{letter}")
        + text(intro, 14, 65, size, "muted")
        + column(lines, 14, 89, size, 21)
        + column(notes, 14, 98 + 21 * len(lines), size, 21, "bold")
    )


# -- everything together ---------------------------------------------------------------------------------------------


@cache
def symbols() -> str:
    """All that repeats, for the page or the file, once."""
    drawn = Path(__file__).with_name("symbols.svg").read_text(encoding="utf-8")
    return f"<defs>{drawn}{''.join(built())}</defs>"


def built() -> Iterator[str]:
    for card in LORDS:
        if card % COPIES == 0:  # one of each kind
            letter, value = LETTERS[colour(card)], worth(card)
            yield group(f"card-{letter}{value}", cards.lord_card(letter, value, power(card)))
            yield group(f"mini-{letter}{value}", cards.lord_small(letter, value, power(card)))
            if has_key(card):
                for kind in ("card", "mini"):
                    drawn = use(f"{kind}-{letter}{value}") + cards.used_key()
                    yield group(f"{kind}-{letter}{value}{cards.USED}", drawn)
    yield group("back-lord", cards.lord_back())
    yield group("back-location", cards.location_back())
    yield group("scroll", cards.scroll(34))
    yield group("leaf", cards.leaf_drawn("scroll"))
    yield group("back-leaf", cards.leaf_drawn("back"))
    yield group("site", cards.cover(cards.BAND, 42) + use("medal", 67.5, 61))
    yield group("outpost", cards.cover(cards.SMALL_BAND, 36) + use("palace", 51, 2, 44, cls="scroll-ink"))
    for points in range(cards.MOST + 1):
        yield group(f"outpost-{points}", use("outpost") + cards.outpost_points(points))
    for metal in ("silver", "gold"):
        for count in range(MOST_KEYS + 1):
            yield group(f"{metal}-{count}", key_count(metal, count))
    for id, points in cards.LOCATIONS.items():
        yield group(f"place-{id}", cards.location_head(id, points))
        yield group(f"site-{id}", use("site") + cards.signs(id, 67, 25, 56, 25))
    for letter in LETTERS:
        yield group(f"slot-{letter}", cards.empty_slot(letter))
        yield group(f"crest-{letter}", waiting_crest(letter))
    yield group(
        "niche", rect(1, 1, SW - 2, SH - 2, "hollow", R) + use("palace", SW / 2 - 21, 38, 42, cls="ghost relief")
    )
    yield group("crest", crest_token())
    yield group("pyramid", cards.pyramid())
    yield group("pearls", use("pearl", 0, -16, 32))
    yield group("plaque", '<circle class="plaque" r="19"/>')
    yield group("medal", '<circle class="medal" r="13"/>')
    yield group("total", '<circle class="medal" r="19"/><circle class="medal-ring" r="22"/>')
    yield from glows()


def glows() -> Iterator[str]:
    """What lights up a target, by face."""
    for kind in ("lord", "ally", "deck", "slot"):
        yield group(f"glow-{kind}", rect(-1.5, -1.5, W + 3, H + 3, "", R + 1))
    for kind in ("location", "location_deck"):
        yield group(f"glow-{kind}", rect(-1.5, -1.5, SW + 3, SH + 3, "", R + 1))
    for kind in ("leaf", "leaf_deck"):
        yield group(f"glow-{kind}", rect(-1, -1, cards.LW + 2, cards.LH + 2, "", 9))
    yield group("glow-counter", '<circle r="22"/>')
    yield group("glow-token", '<circle r="21"/>')


def group(id: str, content: str) -> str:
    return f'<g id="{id}">{content}</g>'


def backdrop(w: float, h: float) -> str:
    """The sea behind the board, for pictures that stand alone."""
    return rect(0, 0, w, h, "sea", 18)
