"""The rebellion's board of the solo game: bonuses under coins, priority, what its cards say."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Ground, Piece
from prestol.games.rurik.board import faces, rebel_faces
from prestol.games.rurik.board import plan as places
from prestol.games.rurik.board.signs import Sign
from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.bonuses import column_of, uncovered
from prestol.games.rurik.rules.cards import BANNER_NAMES, FIRST_CARD, STRUCTURE_NAMES
from prestol.games.rurik.rules.sets import only_member
from prestol.games.rurik.rules.solo_cards import (
    BUILD_ORDERS,
    ORDERS,
    PRIORITIES,
    PRIORITY_NAMES,
    REVEAL_LESS,
    effect_coins,
    row_advisor,
    row_banner,
    row_marked,
)

COLUMN = 96  # a priority with its bonuses
ORDER = 126  # the width of the top card


def rebellion_ground(view: RurikView, p: places.Plan) -> Iterator[Ground]:
    if p.rebellion is not None:
        yield Ground(faces.panel(p.rebellion.w, p.rebellion.h, False), p.rebellion.x, p.rebellion.y)


def rebellion(view: RurikView, p: places.Plan) -> Iterator[Piece]:
    if p.rebellion is None:
        return
    for column in range(PRIORITIES):
        yield bonuses(view, p.rebellion, column)
    yield top_card(view, p.rebellion)
    yield slid(view, p.rebellion)


def bonuses(view: RurikView, box: Box, column: int) -> Piece:
    """One column: the priority above, its bonuses below; coins cover the lower ones until they are unlocked."""
    s, name, now = view.s, PRIORITY_NAMES[column], view.s.priority == column
    found = list(zip(column_of(s, column), uncovered(s, column), strict=True))
    entries = [(BANNER_NAMES[bonus.main], effect_sign(bonus.effect), free) for bonus, free in found]
    label = view.ui("priority", priority=view.text.priority(column))
    label += f" – {view.ui('priority_now')}" if now else ""
    lines = [view.text.bonus(bonus) + ("" if free else f" – {view.ui('covered')}") for bonus, free in found]
    tip = "\n".join([label, *lines])
    face = rebel_faces.bonuses(name, entries, now, COLUMN - 6, box.h - 16)
    return Piece(f"bonuses-{name}", face, box.x + places.PAD + COLUMN * column, box.y + 8, label=label, tip=tip)


def effect_sign(effect: int) -> Sign:
    coins = int(effect_coins(effect))
    if coins:
        return coins, "coin"
    return (0, "less") if effect == REVEAL_LESS else (0, BANNER_NAMES[effect])


def top_card(view: RurikView, box: Box) -> Piece:
    """The card on top: where the rebellion looks first, and what it builds first."""
    top, priority = view.s.cards[0] if view.s.cards else -1, view.s.priority
    known = top >= FIRST_CARD
    regions = [view.text.region(region) for region in ORDERS[top - FIRST_CARD]] if known else []
    built = BUILD_ORDERS[top - FIRST_CARD][priority] if known else []
    signs = [STRUCTURE_NAMES[only_member(structure)] for structure in built]
    face = rebel_faces.order(regions, signs, ORDER, box.h - 16)
    label = view.ui("order", regions=", ".join(regions))
    builds = view.ui("builds", structures=view.text.structures(built))
    tip = f"{label}\n{builds}"
    return Piece("solo-card", face, box.x + places.PAD + COLUMN * PRIORITIES, box.y + 8, label=label, tip=tip)


def slid(view: RurikView, box: Box) -> Piece:
    """Rows that have come out under the bottom card: advisor and banner."""
    rows, priority, label = view.s.slid, view.s.priority, view.ui("slid")
    shown = [
        (int(row_advisor(row)), BANNER_NAMES[row_banner(row, priority)], row_marked(row, priority)) for row in rows
    ]
    lines = [f"{row_advisor(row)}: {view.text.cell(row, priority)}" for row in rows]
    x = box.x + places.PAD + COLUMN * PRIORITIES + ORDER + 6
    face = rebel_faces.slid(shown, box.x + box.w - places.PAD - x, box.h - 16)
    return Piece("solo-rows", face, x, box.y + 8, label=label, tip="\n".join([label, *lines]))
