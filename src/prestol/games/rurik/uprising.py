"""The rebellion's board of the solo game: bonuses under coins, priority, what its cards say."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.rurik import plan as places
from prestol.games.rurik.cards import (
    BANNER_NAMES,
    BONUSES,
    BUILD_ORDERS,
    COIN_BONUS,
    FIRST_CARD,
    ORDERS,
    PRIORITIES,
    PRIORITY_NAMES,
    REVEAL_LESS,
    STRUCTURE_NAMES,
    row_advisor,
    row_banner,
    row_marked,
)
from prestol.games.rurik.look import Look
from prestol.games.rurik.rebellion import uncovered

COLUMN = 96  # a priority with its bonuses


def uprising_ground(look: Look, p: places.Plan) -> Iterator[Ground]:
    if p.uprising is not None:
        yield Ground("panel", p.uprising.x, p.uprising.y, data=(p.uprising.w, p.uprising.h, False))


def uprising(look: Look, p: places.Plan) -> Iterator[Piece]:
    if p.uprising is None:
        return
    for column in range(PRIORITIES):
        yield bonuses(look, p.uprising, column)
    yield top_card(look, p.uprising)
    yield slid(look, p.uprising)


def bonuses(look: Look, box: Box, column: int) -> Piece:
    """One column: the priority above, its bonuses below; coins cover the lower ones until they are unlocked."""
    s = look.s
    lines, data = [look.ui("priority", priority=look.words(f"priority.{PRIORITY_NAMES[column]}"))], []
    for (main, effect, _), free in zip(BONUSES[4 * s.level + column], uncovered(s, column), strict=True):
        data.append((BANNER_NAMES[main], effect_sign(effect), free))
        words = look.ui("bonus", main=look.banner(main), bonus=effect_words(look, effect))
        lines.append(words if free else f"{words} – {look.ui('covered')}")
    if s.priority == column:
        lines[0] += f" – {look.ui('priority_now')}"
    piece = Piece(f"bonuses-{PRIORITY_NAMES[column]}", "bonuses", box.x + places.PAD + COLUMN * column, box.y + 8)
    piece.data = (PRIORITY_NAMES[column], tuple(data), s.priority == column, COLUMN - 6, box.h - 16)
    piece.label = lines[0]
    piece.tip = "\n".join([*lines, f"({look.unverified})"])
    return piece


def effect_sign(effect: int) -> str:
    if effect >= COIN_BONUS:
        return f"coins-{effect - COIN_BONUS}"
    return "reveal-less" if effect == REVEAL_LESS else BANNER_NAMES[effect]


def effect_words(look: Look, effect: int) -> str:
    if effect >= COIN_BONUS:
        return look.coins(effect - COIN_BONUS)
    return look.words("reveal_less") if effect == REVEAL_LESS else look.reward(effect, 1)


def top_card(look: Look, box: Box) -> Piece:
    """The card on top: where the rebellion looks first, and what it builds first."""
    top = look.s.cards[0] if look.s.cards else -1
    known = top >= FIRST_CARD
    regions = [look.region(region) for region in ORDERS[top - FIRST_CARD]] if known else []
    builds = BUILD_ORDERS[3 * (top - FIRST_CARD) + look.s.priority] if known else []
    signs = tuple(STRUCTURE_NAMES[bit.bit_length() - 1] for bit in builds)
    names = ", ".join(look.structure(bit.bit_length() - 1) for bit in builds)
    x = box.x + places.PAD + COLUMN * PRIORITIES
    piece = Piece("solo-card", "order", x, box.y + 8, data=(tuple(regions), signs, 138, box.h - 16))
    piece.label = look.ui("order", regions=", ".join(regions))
    piece.tip = f"{piece.label}\n{look.ui('builds', structures=names)}\n({look.unverified})"
    return piece


def slid(look: Look, box: Box) -> Piece:
    """Rows that have come out under the bottom card: advisor and banner."""
    s = look.s
    rows, lines = [], [look.ui("slid")]
    for row in s.slid:
        value, banner = int(row_advisor(row)), int(row_banner(row, s.priority))
        marked = bool(row_marked(row, s.priority))
        rows.append((value, BANNER_NAMES[banner], marked))
        lines.append(f"{value}: {look.banner(banner)}" + (f", {look.ui('marked')}" if marked else ""))
    x = box.x + places.PAD + COLUMN * PRIORITIES + 146
    w = box.x + box.w - places.PAD - x
    return Piece(
        "solo-rows", "slid", x, box.y + 8, data=(tuple(rows), w, box.h - 16), label=lines[0], tip="\n".join(lines)
    )
