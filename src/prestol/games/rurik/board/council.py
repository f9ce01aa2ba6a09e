"""The strategy board on the drawn board: round and phase, turn order, banners with advisors."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Ghost, Ground, Piece
from prestol.games.rurik.board import faces
from prestol.games.rurik.board import plan as places
from prestol.games.rurik.board.tracks import rails, tracks
from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.actions import ACT, BANNER, BRIBE, PLACE, RETRIEVE, TOKEN
from prestol.games.rurik.rules.advisors import (
    NO_ADVISOR,
    advisor_bribe,
    advisor_side,
    advisor_value,
    banner_of,
    row_of,
    slot_at,
)
from prestol.games.rurik.rules.cards import BANNER_NAMES, BANNERS, COSTS, POINTS, ROWS, SCHEME
from prestol.games.rurik.rules.strategy import CHOOSE_BANNER, OFFER_BRIBE
from prestol.games.rurik.rules.turn import TURN
from prestol.games.rurik.text.answers import entry_row
from prestol.games.rurik.text.names import heading

PHASES = ("strategy", "action", "development")


def council_ground(view: RurikView, p: places.Plan) -> Iterator[Ground]:
    for box in (p.strategy, p.tracks):
        yield Ground(faces.panel(box.w, box.h, False), box.x, box.y)
    rows = ROWS[view.s.seats]
    for banner, (top, *_) in enumerate(places.banners(p, rows).slots):
        entries = tuple(slot(view, banner, row) for row in range(rows))
        token = banner == SCHEME and not view.s.solo
        yield Ground(faces.slots(entries, token, top.w, top.h), top.x, top.y)
    yield from rails(p)


def council(view: RurikView, p: places.Plan) -> Iterator[Piece]:
    yield from standing(view, p)
    places_of = places.banners(p, ROWS[view.s.seats])
    for banner in range(BANNERS):
        yield cloth(view, places_of, banner)
    for slot_number, entry in enumerate(view.s.slots):
        if entry >= 0:
            yield seated(view, places_of.slots[banner_of(slot_number)][row_of(slot_number)], slot_number, entry)
    yield from tracks(view, p)


# -- where the game stands ------------------------------------------------------------------------------------------


def standing(view: RurikView, p: places.Plan) -> Iterator[Piece]:
    s, box = view.s, p.strategy
    y = box.y + places.HEAD / 2 + 1
    yield Piece("round", faces.round(int(s.round)), box.x + places.PAD, y, label=view.text.round(s.round))
    words = phase_words(view)
    yield Piece("phase", faces.phase(words, box.w - 152 - 42 * int(s.seats)), box.x + 132, y, label=words)
    for place in range(s.seats if s.seats > 1 else 0):
        x = box.x + box.w - places.PAD - 20 - 42 * (int(s.seats) - 1 - place)
        yield turn(view, place, x, y)


def phase_words(view: RurikView) -> str:
    if view.s.over:
        return view.ui("phase.end")
    running = [frame.step.name for frame in view.s.stack]
    found = next((phase for phase in PHASES if phase in running), "setup")
    return view.ui(f"phase.{found}")


def turn(view: RurikView, place: int, x: float, y: float) -> Piece:
    """A player in turn order."""
    seat = int((view.s.first + place) % view.s.seats)
    label, token = view.ui("turn", place=place + 1, name=view.player(seat)), seat == view.s.token
    if token:
        label += f" – {view.ui('token')}"
    face = faces.turn(seat, token, view.is_lit(seat))
    return view.answer(Piece(f"turn-{seat}", face, x, y, label=label), TOKEN + seat)


# -- where the advisor in question would stand ------------------------------------------------------------------------


def strengths(view: RurikView, banner: int) -> list[int]:
    """The influence that the advisor would have at a banner, answer by answer."""
    if view.asks(CHOOSE_BANNER) and BANNER + banner in view.legal:
        return [int(CHOOSE_BANNER.advisor(view.s.stack[-1]))]
    if view.asks(OFFER_BRIBE) and OFFER_BRIBE.banner(view.s.stack[-1]) == banner:
        return [int(OFFER_BRIBE.advisor(view.s.stack[-1])) + action - BRIBE for action in bribes(view)]
    return []


def entering(view: RurikView, places_of: places.Banners, banner: int, strength: int) -> list[Ghost]:
    """The advisor in its slot, and one slot further down those that make room."""
    value, boxes = OFFER_BRIBE.advisor(view.s.stack[-1]), places_of.slots[banner]
    row = entry_row(view.s, banner, strength)
    found = [Ghost(f"advisor-{view.seat}-{value}-0", *seat_in(boxes[row], strength - value))]
    for below in range(row, len(boxes) - 1):
        number = slot_at(banner, below)
        entry = view.s.slots[number]
        if entry == NO_ADVISOR:
            break
        id = advisor_id(view, int(advisor_side(entry)), int(advisor_value(entry)), number)
        found.append(Ghost(id, *seat_in(boxes[below + 1], int(advisor_bribe(entry)))))
    return found


# -- banners --------------------------------------------------------------------------------------------------------


def cloth(view: RurikView, places_of: places.Banners, banner: int) -> Piece:
    """The banner itself; its tip says what every slot gives and costs."""
    box, name = places_of.heads[banner], BANNER_NAMES[banner]
    words = view.text.banner(banner)
    last = places_of.slots[banner][-1]
    face = faces.cloth(name, heading(words), box.w, box.h, float(last.y + last.h - box.y))
    rows = range(len(places_of.slots[banner]))
    slots = [view.ui("slot", **view.text.slot(view.s.seats, slot_at(banner, row))) for row in rows]
    piece = Piece(f"banner-{name}", face, box.x, box.y, label=words, tip="\n".join([words, *slots]))
    acting = [ACT] if is_acting(view, banner) else []
    retrieved = [RETRIEVE + slot_at(banner, row) for row in rows]
    bribed = bribes(view) if view.asks(OFFER_BRIBE) and OFFER_BRIBE.banner(view.s.stack[-1]) == banner else []
    piece.ghosts = [entering(view, places_of, banner, strength) for strength in strengths(view, banner)]
    return view.answer(piece, BANNER + banner, *acting, *bribed, *retrieved)


def bribes(view: RurikView) -> list[int]:
    """So many coins may go with an advisor."""
    return sorted(action for action in view.legal if BRIBE <= action < PLACE)


def is_acting(view: RurikView, banner: int) -> bool:
    """Has the advisor whose turn it is come from this banner?"""
    return ACT in view.legal and view.frame is not None and banner_of(TURN.slot(view.frame)) == banner


def slot(view: RurikView, banner: int, row: int) -> tuple[int, int]:
    """Points and cost."""
    number, seats = slot_at(banner, row), view.s.seats
    return POINTS[seats][number], COSTS[seats][number]


def seated(view: RurikView, box: Box, number: int, entry: int) -> Piece:
    """An advisor in a slot."""
    side, value, bribe = int(advisor_side(entry)), int(advisor_value(entry)), int(advisor_bribe(entry))
    piece = Piece(advisor_id(view, side, value, number), faces.advisor(side, value, bribe), *seat_in(box, bribe))
    piece.label, piece.start = advisor_words(view, side, value), f"name-{side}"
    if bribe:
        piece.label += f", {view.text.coins(bribe)}"
    return view.answer(piece, *([RETRIEVE + number] if side == view.seat else []))


def seat_in(box: Box, bribe: int) -> tuple[float, float, float]:
    """Where an advisor stands in a slot, and how large."""
    return box.x + box.w - (26 if bribe else 18), box.y + box.h / 2, min(box.h / 35, 1.05)


def advisor_words(view: RurikView, side: int, value: int) -> str:
    return view.ui("advisor", name=view.player(side), value=value)


def advisor_id(view: RurikView, side: int, value: int, number: int) -> str:
    """Of two advisors with one number the one further left on the board is the first."""
    before = [entry for entry in view.s.slots[:number] if entry >= 0 and is_same(entry, side, value)]
    return f"advisor-{side}-{value}-{view.s.players[side].advisors.count(value) + len(before)}"


def is_same(entry: int, side: int, value: int) -> bool:
    return int(advisor_side(entry)) == side and int(advisor_value(entry)) == value
