"""What the boards of Rurik repeat: the page has it once, and so has a picture that stands alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from prestol.board.svg import rect, text, use
from prestol.games.rurik.board import cards
from prestol.games.rurik.board.cards import DEED_H, DEED_W, H, W
from prestol.games.rurik.board.faces import ENTRY
from prestol.games.rurik.board.plan import AGENDA, CELL, DECREE, PRETENDER
from prestol.games.rurik.board.shapes import shapes
from prestol.games.rurik.board.signs import circle, group, put
from prestol.games.rurik.rules.cards import (
    AGENDA_NAMES,
    CONVERTED_GOODS,
    COSTS,
    DEEDS,
    GOOD_NAMES,
    SCHEMES,
    STRUCTURE_NAMES,
    TOKEN_NAMES,
)


@cache
def symbols() -> str:
    drawn = Path(__file__).with_name("symbols.svg").read_text(encoding="utf-8")
    groups = [*card_symbols(), *plates(), *entries(), *holds(), *costs(), *glows()]
    return f"<defs>{drawn}{''.join(shapes())}{''.join(eithers())}{''.join(group(*each) for each in groups)}</defs>"


def eithers() -> Iterator[str]:
    """The two goods one of which a conversion token asks for."""
    for token, goods in zip(TOKEN_NAMES, CONVERTED_GOODS, strict=True):
        one, other = (f"ru-{GOOD_NAMES[good]}" for good in goods)
        signs = use(one, -14, -9, 18) + use(other, -4, -9, 18)
        yield f'<symbol id="ru-either-{token}" viewBox="-14 -14 28 28">{signs}</symbol>'


def card_symbols() -> Iterator[tuple[str, str]]:
    for card in range(SCHEMES):
        yield f"ru-s{card}", cards.scheme_card(card)
    for deed in range(DEEDS):
        yield f"ru-d{deed}", cards.deed_body(deed)
        yield f"ru-e{deed}", cards.decree_body(deed)
        yield f"ru-w{deed}", cards.whole_scroll(deed)
    for agenda in AGENDA_NAMES:
        yield f"ru-agenda-{agenda}", cards.agenda_sign(agenda)
    yield "ru-back", cards.back()


def plates() -> Iterator[tuple[str, str]]:
    """Where a finger may touch a thing, a name or a portrait."""
    yield "ru-cell", rect(-CELL / 2, -32, CELL, 64, "ru-hit")
    yield "ru-plate", rect(-6, -17, 190, 34, "ru-hit")
    yield "ru-place", rect(-4, -17, 150, 34, "ru-hit")


def entries() -> Iterator[tuple[str, str]]:
    """The signs in the lines of another player, to the right of a point."""
    for sign in ("coin", *GOOD_NAMES, "troop", *STRUCTURE_NAMES, "card", "rebel", "done"):
        yield f"ru-i-{sign}", put(sign, 0, -ENTRY / 2, ENTRY)
    for gain in TOKEN_NAMES:
        rim = rect(-2, -ENTRY / 2 - 2, ENTRY + 4, ENTRY + 4, "ru-berth", 6)
        yield f"ru-i-to-{gain}", rim + put(gain, 0, -ENTRY / 2, ENTRY)


def holds() -> Iterator[tuple[str, str]]:
    """A place in the boat, full or free."""
    for good in GOOD_NAMES:
        yield f"ru-full-{good}", use(f"ru-{good}", -7.5, -7.5, 15)
        yield f"ru-free-{good}", circle(0, 0, 7, "ru-berth") + use(f"ru-{good}", -7.5, -7.5, 15, cls="ru-spent")


def costs() -> Iterator[tuple[str, str]]:
    for cost in range(1, max(map(max, COSTS)) + 1):
        yield f"ru-cost-{cost}", text(f"−{cost}", 0, 6, 17.2, "muted") + use("ru-coin", 17, -10.8, 21.6)
    yield "ru-struck", '<path class="ru-strike" d="M0 10 19.5-10"/>'


def glows() -> Iterator[tuple[str, str]]:
    """What lights up a target, by kind of face."""
    for kind in ("scheme", "pile"):
        yield f"glow-{kind}", rect(-1.5, -1.5, W + 3, H + 3, "", 7)
    yield "glow-agenda", rect(-1.5, -1.5, AGENDA + 3, H + 3, "", 7)
    yield "glow-pretender", rect(-1.5, -1.5, PRETENDER + 3, 103, "", 7)
    yield "glow-deed", rect(-1, -1, DEED_W + 2, DEED_H + 2, "", 6)
    yield "glow-decree", rect(-1, -1, DECREE + 2, H + 2, "", 6)
    for kind in ("count", "hold", "exchange"):
        yield f"glow-{kind}", rect(-25.5, -32, 51, 64, "", 8)
    for kind in ("troops", "rebels", "neutrals"):
        yield f"glow-{kind}", rect(-16, -19, 32, 38, "", 8)
    yield "glow-leader", circle(0, 2, 17, "")
    yield "glow-building", rect(-15, -15, 30, 30, "", 6)
    yield "glow-advisor", rect(-17, -20, 34, 40, "ru-hit") + rect(-16, -18, 32, 35, "", 7)
    yield "glow-turn", circle(0, 0, 16, "")
    yield "glow-cloth", ""  # a banner draws its own: columns are not all alike
    # a finger may miss a line of letters
    yield "glow-name_", rect(-8, -34, 200, 69, "ru-hit") + rect(-6, -17, 192, 34, "", 8)
    yield "glow-portrait", rect(-6, -34, 154, 69, "ru-hit") + rect(-4, -17, 150, 34, "", 8)


def backdrop(w: float, h: float) -> str:
    """The table behind the board, for pictures that stand alone."""
    return rect(0, 0, w, h, "ru-sea", 18)
