"""The strategy board on the drawn board: round and phase, six banners with advisors, and the four tracks."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.core.layout import Box
from prestol.core.scene import Ground, Piece
from prestol.games.rurik import plan as places
from prestol.games.rurik.cards import (
    BANNER_NAMES,
    BANNERS,
    COSTS,
    HEIGHT,
    LEVELS,
    NEEDS,
    POINTS,
    ROWS,
    RULE_TRACK,
    SCHEME,
    TRACK_NAMES,
    WAR_SPACES,
)
from prestol.games.rurik.look import Look
from prestol.games.rurik.state import ACT, BANNER, RETRIEVE, ROUNDS, TOKEN, advisor_bribe, advisor_side, advisor_value

STATIONS = (0, *LEVELS)
PHASES = ("strategy", "action", "development")


def council_ground(look: Look, p: places.Plan) -> Iterator[Ground]:
    box = p.strategy
    yield Ground("panel", box.x, box.y, data=(box.w, box.h, False))
    yield Ground("panel", p.tracks.x, p.tracks.y, data=(p.tracks.w, p.tracks.h, False))
    rows = ROWS[look.s.seats]
    for banner, boxes in enumerate(places.banners(p, rows).slots):
        entries = tuple(slot(look, banner, row) for row in range(rows))
        token = banner == SCHEME and not look.s.solo
        yield Ground("slots", boxes[0].x, boxes[0].y, data=(entries, token, boxes[0].w, boxes[0].h))
    for track, name in enumerate((*TRACK_NAMES, "war")):
        cells = places.track_cells(p, track, 6 if track < 3 else WAR_SPACES + 1)
        numbers = STATIONS if track < 3 else tuple(range(WAR_SPACES + 1))
        yield Ground("rail", cells[0].x, cells[0].y, data=(name, numbers, cells[0].w, cells[0].h))


def council(look: Look, p: places.Plan) -> Iterator[Piece]:
    yield from standing(look, p)
    places_of = places.banners(p, ROWS[look.s.seats])
    for banner in range(BANNERS):
        yield cloth(look, places_of, banner)
    for slot_number, entry in enumerate(look.s.slots):
        if entry >= 0:
            banner, row = divmod(slot_number, HEIGHT)
            yield seated(look, places_of.slots[banner][row], slot_number, entry)
    yield from tracks(look, p)


# -- where the game stands ------------------------------------------------------------------------------------------


def standing(look: Look, p: places.Plan) -> Iterator[Piece]:
    s, box = look.s, p.strategy
    y = box.y + places.HEAD / 2 + 1
    label = look.words("term.round", n=int(s.round), last=ROUNDS)
    yield Piece("round", "round", box.x + places.PAD, y, data=(int(s.round),), label=label)
    words = phase_words(look)
    yield Piece("phase", "phase", box.x + 132, y, data=(words, box.w - 152 - 42 * int(s.seats)), label=words)
    order = [(s.first + ahead) % s.seats for ahead in range(s.seats)]
    for at, seat in enumerate(order if s.seats > 1 else []):
        x = box.x + box.w - places.PAD - 20 - 42 * (len(order) - 1 - at)
        label = look.ui("turn", place=at + 1, name=look.player(seat))
        if seat == s.token:
            label += f" – {look.ui('token', name=look.player(seat))}"
        data = (seat, at + 1, seat == s.token, look.is_moving(seat))
        yield look.answer(Piece(f"turn-{seat}", "turn", x, y, data=data, label=label), TOKEN + seat)


def phase_words(look: Look) -> str:
    if look.s.over:
        return look.ui("phase.end")
    named = {id(step): name for name, step in look.s.game.steps.items()}
    running = [named.get(id(frame.step), "") for frame in look.s.stack]
    found = next((phase for phase in PHASES if phase in running), "setup")
    return look.ui(f"phase.{found}")


# -- banners --------------------------------------------------------------------------------------------------------


def cloth(look: Look, places_of: places.Banners, banner: int) -> Piece:
    """The banner itself; its tip says what every slot gives and costs."""
    box, name = places_of.heads[banner], BANNER_NAMES[banner]
    words = look.banner(banner)
    data = (name, words[0].upper() + words[1:], box.w, box.h)
    piece = Piece(f"banner-{name}", "cloth", box.x, box.y, data=data, label=look.banner(banner))
    lines = [look.banner(banner)]
    for row in range(len(places_of.slots[banner])):
        points, cost = slot(look, banner, row)
        lines.append(look.ui("slot", slot=row + 1, points=points, cost=cost))
    piece.tip = "\n".join(lines)
    return look.answer(piece, BANNER + banner, *([ACT] if is_acting(look, banner) else []))


def is_acting(look: Look, banner: int) -> bool:
    """Has the advisor whose turn it is come from this banner?"""
    return ACT in look.legal and look.frame is not None and (look.frame.card - 1) // HEIGHT == banner


def slot(look: Look, banner: int, row: int) -> tuple[int, int]:
    """Points and cost."""
    number, seats = HEIGHT * banner + row, look.s.seats
    return POINTS[seats][number], COSTS[seats][number]


def seated(look: Look, box: Box, number: int, entry: int) -> Piece:
    """An advisor in a slot."""
    side, value, bribe = int(advisor_side(entry)), int(advisor_value(entry)), int(advisor_bribe(entry))
    size = min(box.h / 36, 1.0)
    piece = Piece(advisor_id(look, side, value, number), "advisor", box.x + box.w - (26 if bribe else 18), 0, size)
    piece.y = box.y + box.h / 2
    piece.data, piece.start = (side, value, bribe), f"name-{side}"
    piece.label = look.ui("advisor", name=look.player(side), value=value)
    if bribe:
        piece.label += f", {look.coins(bribe)}"
    return look.answer(piece, *([RETRIEVE + number] if side == look.seat else []))


def advisor_id(look: Look, side: int, value: int, number: int) -> str:
    """Two advisors have the number 2: the one further left on the board is the first."""
    before = [entry for entry in look.s.slots[:number] if entry >= 0 and is_same(entry, side, value)]
    return f"advisor-{side}-{value}-{look.s.players[side].advisors.count(value) + len(before)}"


def is_same(entry: int, side: int, value: int) -> bool:
    return int(advisor_side(entry)) == side and int(advisor_value(entry)) == value


# -- tracks ---------------------------------------------------------------------------------------------------------


def tracks(look: Look, p: places.Plan) -> Iterator[Piece]:
    """A marker of every side on each track, beside the number of its station."""
    for track in range(4):
        cells = places.track_cells(p, track, 6 if track < 3 else WAR_SPACES + 1)
        stations = [station(look, side, track) for side in look.sides]
        for side, at in enumerate(stations):
            nth, of = stations[:side].count(at), stations.count(at)
            x, y, size = marker_place(cells[at], nth, of, track == 3)
            yield Piece(f"marker-{side}-{track}", "marker", x, y, size, (side,), track_words(look, side, track))


def station(look: Look, side: int, track: int) -> int:
    player = look.s.players[side]
    return STATIONS.index(player.levels[track]) if track < 3 else int(player.war)


def marker_place(cell: Box, nth: int, of: int, narrow: bool) -> tuple[float, float, float]:
    """Middle and size: at the right, in two rows where there are many. The cells of the war track are narrow."""
    right, middle = cell.x + cell.w - 9, cell.y + cell.h / 2
    if of == 1 or (of == 2 and not narrow):
        return right - 14 * (of - 1 - nth), middle, 1.0
    size = 0.66 if narrow and of > 2 else 0.85
    column, row = divmod(nth, 2)
    apart = 15.5 * size
    return right + 2 - apart * ((of - 1) // 2 - column), middle + (row - 0.5) * apart, size


def track_words(look: Look, side: int, track: int) -> str:
    player = look.s.players[side]
    if track == 3:
        return look.ui("war", name=look.player(side), level=player.war)
    level = player.levels[track]
    words = look.ui(f"track.{TRACK_NAMES[track]}", name=look.player(side), level=level)
    if side != look.seat:
        return words
    following = [need for need, at in zip(NEEDS[track], LEVELS, strict=True) if at > level]
    key = "next_capitals" if track == RULE_TRACK and len(following) == 1 else "next_level"
    return words + (f"; {look.ui(key, need=following[0])}" if following else "")
