"""The four tracks of the development board: who has come how far, and what the next level needs."""

from __future__ import annotations

from collections.abc import Iterator

from prestol.board.layout import Box
from prestol.board.scene import Ground, Piece
from prestol.games.rurik.board import faces
from prestol.games.rurik.board import plan as places
from prestol.games.rurik.board.view import RurikView
from prestol.games.rurik.rules.cards import LEVELS, NEEDS, RULE_TRACK, TRACK_NAMES, TRACKS, WAR_SPACES

STATIONS = (0, *LEVELS)
WAR_STATIONS = tuple(range(WAR_SPACES + 1))
WAR_TRACK = TRACKS  # below the others
NAMES = (*TRACK_NAMES, "war")
NUMBER, MARKER = 18, 10  # the width of a station's number, and half of a marker's


def rails(p: places.Plan) -> Iterator[Ground]:
    for track, name in enumerate(NAMES):
        numbers = stations(track)
        first = places.track_cells(p, track, len(numbers))[0]
        yield Ground(faces.rail(name, numbers, first.w, first.h), first.x, first.y)


def tracks(view: RurikView, p: places.Plan) -> Iterator[Piece]:
    """A marker of every side on each track, beside the number of its station."""
    for track in range(len(NAMES)):
        cells = places.track_cells(p, track, len(stations(track)))
        taken = [station(view, side, track) for side in view.sides]
        for side, at in enumerate(taken):
            nth, of = taken[:side].count(at), taken.count(at)
            x, y = marker_place(cells[at], nth, of)
            label, size = track_words(view, side, track), 1.08 if p.tall else 1
            yield Piece(f"marker-{side}-{track}", faces.marker(side), x, y, size, label=label)


def stations(track: int) -> tuple[int, ...]:
    """The numbers of a track."""
    return WAR_STATIONS if track == WAR_TRACK else STATIONS


def station(view: RurikView, side: int, track: int) -> int:
    return stations(track).index(level_of(view, side, track))


def level_of(view: RurikView, side: int, track: int) -> int:
    player = view.s.players[side]
    return int(player.war) if track == WAR_TRACK else player.levels[track]


def marker_place(cell: Box, nth: int, of: int) -> tuple[float, float]:
    """The middle: at the right; many at one station cover its number, and then one another."""
    room = cell.w - (NUMBER if of < 3 else 0) - 2 * MARKER
    step = min(2 * MARKER, max(room, 5) / max(of - 1, 1))
    return cell.x + cell.w - MARKER - step * (of - 1 - nth), cell.y + cell.h / 2


def track_words(view: RurikView, side: int, track: int) -> str:
    """How far a side has come; the viewer also reads what the next level needs."""
    level = level_of(view, side, track)
    words = view.ui(f"track.{NAMES[track]}", name=view.player(side), level=level)
    following = needs_above(track, level) if side == view.seat else []
    if not following:
        return words
    key = "next_capitals" if track == RULE_TRACK and len(following) == 1 else "next_level"
    return f"{words}; {view.ui(key, need=following[0])}"


def needs_above(track: int, level: int) -> list[int]:
    """What the levels above take; the war track counts steps and takes nothing."""
    if track == WAR_TRACK:
        return []
    return [need for need, at in zip(NEEDS[track], LEVELS, strict=True) if at > level]
