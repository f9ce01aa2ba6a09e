"""The log as a page shows it: what belongs to one turn of a player stands together, under the player's name."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from prestol.core.engine import Event
from prestol.play.match import Match
from prestol.text.marks import Marker, Run, names_actor, plain, runs, split_actor
from prestol.text.narrator import Narrator
from prestol.web.table import Table
from prestol.web.view_models import SHAPES, Line, Log, LogLine, Turn

LAST_EVENTS = 80  # told on a page; the replay tells all
LAST_LINES = 36  # shown of them


# -- lines -------------------------------------------------------------------------------------------------------------


def lines(table: Table, narrator: Narrator, seat: int | None, first: int = 0) -> list[Line]:
    """What has happened, from the given step on. Each step is told once in each language to each seat."""
    told = table.told.setdefault((narrator.words, seat), {})
    steps = range(first, len(table.match.log))
    for step in steps:
        if step not in told:
            told[step] = lines_of(table.match, narrator, seat, step)
    return [line for step in steps for line in told[step]]


def lines_of(match: Match, narrator: Narrator, seat: int | None, step: int) -> list[Line]:
    marker = Marker(narrator.text, narrator.names)
    told = enumerate(marker.told(match.events(step, seat)))
    return [line_of(marker, step, number, *line) for number, line in told]


def line_of(marker: Marker, step: int, number: int, events: Sequence[Event], sentence: str) -> Line:
    event, body, end = events[0], sentence.removesuffix("."), marker.end(events[-1])
    end, role = end if body.endswith(end) else "", role_of(marker, event, sentence)
    return Line(
        id=f"{step}-{number}",
        step=step,
        text=plain(sentence),
        role=role,
        seat=None if role in ("phase", "common") else event.seat,
        stem=body.removesuffix(end),
        ends={end: 1},
        stop=sentence[len(body) :],
        when=marker.when(event) if role == "phase" else "",
    )


def role_of(marker: Marker, event: Event, sentence: str) -> str:
    """What a line is to its turn. What begins for one player alone is that player's turn."""
    kind, text = marker.game.events[event.kind], marker.text
    if kind in text.phases:
        return "turn" if names_actor(sentence) else "phase"
    return "common" if kind in text.common else "aside" if kind in text.asides else "own"


def recent(match: Match) -> int:
    """The step from which on a page tells the log."""
    events, step = 0, len(match.log)
    while step > 0 and events < LAST_EVENTS:
        step -= 1
        events += len(match.log[step])
    return step


# -- turns -------------------------------------------------------------------------------------------------------------


def recent_log(table: Table, narrator: Narrator, seat: int | None, board: str) -> Log:
    """The end of the log, beside this board."""
    first = recent(table.match)
    turns = whole_log(table, narrator, seat, board, first).turns
    shown = latest(turns)
    cut = first > 0 or len(shown) < len(turns)
    return Log(shown, len(table.match.moves), shown[0].lines[0].first if cut and shown else None)


def whole_log(table: Table, narrator: Narrator, seat: int | None, board: str, first: int = 0) -> Log:
    """All of it from a step on; names of what lies on this board are links."""
    pieces, when = frozenset(re.findall(r' id="([^"]+)"', board)), part_before(table.match, narrator, first)
    groups = grouped(lines(table, narrator, seat, first))
    return Log(list(turns(groups, narrator, pieces, when)), len(table.match.moves))


def part_before(match: Match, narrator: Narrator, first: int) -> str:
    """The part of the game in which a step comes: “round 2”."""
    kinds, phases = match.game.events, narrator.text.phases
    earlier = (event for step in reversed(match.log[:first]) for event in reversed(step))
    return next(filter(None, (narrator.when(event) for event in earlier if kinds[event.kind] in phases)), "")


def grouped(lines: Sequence[Line]) -> list[list[Line]]:
    """The lines of each turn."""
    found: list[list[Line]] = []
    for line in lines:
        if not found or begins(line, found[-1]):
            found.append([])
        found[-1].append(line)
    return found


def begins(line: Line, group: Sequence[Line]) -> bool:
    """Does a line stand apart from those before it? Parts of the game that begin at once share a heading."""
    if line.role == "phase":
        return any(each.role != "phase" for each in group)
    return line.role == "turn" or (line.role != "aside" and line.seat != group[0].seat)


def turns(groups: Sequence[Sequence[Line]], narrator: Narrator, pieces: Collection[str], when: str) -> Iterator[Turn]:
    """A turn of which nothing is told yet is left out."""
    for group in groups:
        when = next((line.when for line in reversed(group) if line.when), when)
        seat, told = group[0].seat, joined(group)
        found = [log_line(line, seat, pieces) for line in told]
        if found and seat is None:
            yield Turn(told[0].id, found)
        elif found and seat is not None:
            yield Turn(told[0].id, found, seat, SHAPES[seat % len(SHAPES)], narrator.player(seat), when)


def latest(turns: Sequence[Turn]) -> Sequence[Turn]:
    """The last turns, as far as there is room for their lines."""
    room = LAST_LINES
    for at in range(len(turns) - 1, -1, -1):
        room -= len(turns[at].lines)
        if room < 0:
            return turns[min(at + 1, len(turns) - 1) :]
    return turns


# -- what is the same is told once -------------------------------------------------------------------------------------


def joined(group: Sequence[Line]) -> list[Line]:
    """Lines that differ only in their end, or not at all, are one; the head of a turn says whose it is."""
    found: list[Line] = []
    for line in group:
        if found and is_more(line, found[-1]):
            found[-1] = with_more(found[-1], line)
        elif line.role != "turn":
            found.append(line)
    return found


def is_more(line: Line, before: Line) -> bool:
    return (line.seat, line.stem, line.stop) == (before.seat, before.stem, before.stop)


def with_more(line: Line, more: Line) -> Line:
    ends = dict(line.ends)
    for end, times in more.ends.items():
        ends[end] = ends.get(end, 0) + times
    return replace(line, step=more.step, first=line.begun, ends=ends)


def log_line(line: Line, turn: int | None, pieces: Collection[str]) -> LogLine:
    """As it stands in somebody's turn: the name is said at its head."""
    ends = [end if times == 1 else f"{end} × {times}" for end, times in line.ends.items()]
    sentence = line.stem + ", ".join(ends) + line.stop
    name, rest = split_actor(sentence) if line.seat == turn else ("", sentence)
    found = [run if run.piece in pieces else Run(run.text) for run in runs(rest, line.seat or 0)]
    return LogLine(line.step, line.begun, line.role, name, found)
