"""What the boards of Viceroy repeat: for the page or the file, once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from prestol.board.svg import rect, use
from prestol.games.viceroy.board import cards, circles, faces, score, signs
from prestol.games.viceroy.board.cards import LOW, H, R, W
from prestol.games.viceroy.board.laws import PRICE, WORTH
from prestol.games.viceroy.rules.cards import LAST_CARD, LETTERS, REAL_KINDS, SYMBOLS
from prestol.games.viceroy.rules.paint import SECTORS
from prestol.games.viceroy.rules.tokens import DEFENSE, MAGIC, SCIENCE

BOX = 'viewBox="-14 -14 28 28"'
POINTED = (  # which quarter of a card is meant
    "M-9-12V-2A10 10 0 0 0 1-12z",
    "M9-12V-2A10 10 0 0 1-1-12z",
    "M0 12H-10A10 10 0 0 1 0 2z",
    "M0 12H10A10 10 0 0 0 0 2z",
)


@cache
def symbols() -> str:
    drawn = Path(__file__).with_name("symbols.svg").read_text(encoding="utf-8")
    parts = (circles.sectors, tokens, whole_and_low, bare_cards, of_colours, of_sectors, backs, plain, together, glows)
    return f"<defs>{drawn}{''.join(symbol for part in parts for symbol in part())}</defs>"


def group(id: str, content: str) -> str:
    return f'<g id="{id}">{content}</g>'


def tokens() -> Iterator[str]:
    """Every token, and every reward that a card shows."""
    shown = {*REAL_KINDS, *WORTH.values(), PRICE, *(each for row in SYMBOLS for each in row)}
    yield from map(signs.symbol, sorted(shown))


# -- cards -----------------------------------------------------------------------------------------------------------


def whole_and_low() -> Iterator[str]:
    for card in range(1, LAST_CARD + 1):
        yield group(f"c{card}", cards.whole_drawn(card))
        yield group(f"t{card}", cards.low_drawn(card))
        yield group(f"m{card}", use(f"t{card}") + cards.index(card))


def bare_cards() -> Iterator[str]:
    yield group("deck-hit", rect(-17, -5, W + 34, H + 10, "hit"))
    yield group("ladder", cards.ladder())
    yield group("charter", cards.charter())
    yield group("low-character", cards.base(LOW, "card"))
    yield group("low-law", cards.base(LOW, "scroll"))


def backs() -> Iterator[str]:
    for kind in cards.EMBLEMS:
        yield group(f"back-{kind}", cards.back(kind))
    for kind in ("law", "character"):
        yield group(f"tucked-{kind}", cards.tucked_drawn(kind))


# -- around the cards ------------------------------------------------------------------------------------------------


def of_colours() -> Iterator[str]:
    for letter in LETTERS:
        yield group(f"lot-{letter}", faces.lot_drawn(letter))
        yield group(f"lot-up-{letter}", faces.lot_up_drawn(letter))
        yield group(f"pile-{letter}", faces.pile_drawn(letter))
        yield group(f"painted-{letter}", circles.painted(letter))


def of_sectors() -> Iterator[str]:
    for sector in range(SECTORS):
        drawn = rect(-9, -12, 18, 24, "blank-card", 2) + f'<path class="pointed" d="{POINTED[sector]}"/>'
        yield f'<symbol id="sector-{sector}" {BOX}>{drawn}</symbol>'


def plain() -> Iterator[str]:
    """Empty places and discs."""
    # nothing can lie above an empty slot, so there a finger may miss it
    yield group("ghost", rect(0, -24, W, LOW + 24, "hit") + rect(1, 1, W - 2, LOW - 2, "hollow", R))
    yield group("empty", rect(1, 1, W - 2, H - 2, "hollow", R))
    yield group("plaque", '<circle class="plaque" r="25"/>')
    yield group("medal", '<circle class="medal" r="12.5"/>')
    yield group("chip", '<circle class="plaque" r="13.6"/>')
    yield group("total", '<circle class="medal" r="19"/><circle class="medal-ring" r="22"/>')


def together() -> Iterator[str]:
    """What counts together, and the player's aid."""
    one_set = ((DEFENSE, -6, -5), (MAGIC, 6, -5), (SCIENCE, 0, 6))
    yield f'<symbol id="set" {BOX}>{"".join(signs.put(kind, x, y, 16) for kind, x, y in one_set)}</symbol>'
    yield f'<symbol id="bonus" {BOX}><circle class="bonus-any" r="11"/></symbol>'
    yield group("aid", "".join(score.aid_drawn()))


# -- targets ---------------------------------------------------------------------------------------------------------


def glows() -> Iterator[str]:
    """What lights up a target, by face."""
    for kind in ("character", "law", "deck"):
        yield group(f"glow-{kind}", rect(-1.5, -1.5, W + 3, H + 3, "", R + 1))
    for kind in ("built", "tiny", "ghost"):
        yield group(f"glow-{kind}", rect(-1, -1, W + 2, LOW + 2, "", R + 1))
    yield group("glow-lot", f'<path d="{faces.ARROW}"/>')
    yield group("glow-lot_up", f'<path d="{faces.ARROW_UP}"/>')
    yield group("glow-gems", rect(-26, -35, 52, 70, "", 8))
    yield group("glow-attack", rect(-26, -26, 52, 52, "", 8))
    yield group("glow-screen", rect(-2, -2, 64, 70, "", 8))
    yield group("glow-plaquette", "")
