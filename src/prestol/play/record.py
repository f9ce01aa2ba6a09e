"""Records: a game as readable text, and back.

    prestol 2
    game conspiracy
    rules 1
    seats 2
    option promo yes
    seed 1
    commitment 2b7e…

    1 deck:3
    1 keep:B4
    result 42 38

Players are counted from 1; in records that begin with “prestol 1” they were counted from 0. A game that began at a
written position has its lines, too: “position keeper 2”. The commitment is a hash of the seed: shown when a game
begins, it proves at the end that nobody chose the cards meanwhile; a record may leave it out. The last line is the
points of each player, or “unfinished”: a text without it has been cut off.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from prestol.core.errors import BadRecord, PrestolError

if TYPE_CHECKING:
    from prestol.play.match import Match

FORMAT = "prestol 2"
OLD_FORMAT = "prestol 1"  # players were counted from 0
MOST_CHARACTERS = 1_000_000  # a thousand times what any game needs


@dataclass(frozen=True)
class Header:
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int
    committed: str  # the hash of the seed
    position: list[str] | None = None  # the lines of the position that it began with; None: it was dealt


@dataclass(frozen=True)
class Record:
    header: Header
    answers: list[tuple[int, str]]  # by seat, from 0
    totals: list[int] | None  # points of each player; None: the game is not over


def commitment(seed: int) -> str:
    """What may be shown of a seed before the game: nobody can find another one that fits, nor this one from it."""
    return hashlib.sha256(f"prestol seed {seed}".encode()).hexdigest()


def write(record: Record) -> str:
    header = record.header
    lines = [FORMAT, f"game {header.game}", f"rules {header.rules}", f"seats {header.seats}"]
    lines += [f"option {name} {value}" for name, value in header.options.items()]
    lines += [f"position {line}" for line in header.position or []]
    lines += [f"seed {header.seed}", f"commitment {header.committed}", ""]
    lines += [f"{seat + 1} {action}" for seat, action in record.answers]
    lines.append("unfinished" if record.totals is None else f"result {' '.join(map(str, record.totals))}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record in a text, not yet replayed."""
    lines = [line.strip() for line in text[:MOST_CHARACTERS].splitlines()]
    if not lines or lines[0] not in (FORMAT, OLD_FORMAT):
        raise BadRecord("this is no record: its first line should be “{format}”", format=FORMAT)
    body = lines.index("") if "" in lines else len(lines)
    answers = [(at + 1, line) for at, line in enumerate(lines) if at > body and line]
    if not answers or answers[-1][1].split()[0] not in ("result", "unfinished"):
        raise BadRecord("the record has been cut off: its last line should be “result …” or “unfinished”")
    header, first = read_header(lines[1:body]), 0 if lines[0] == OLD_FORMAT else 1
    return Record(header, [read_answer(*answer, first) for answer in answers[:-1]], read_totals(answers[-1][1]))


def read_header(lines: list[str]) -> Header:
    facts: dict[str, str] = {}
    options: dict[str, str] = {}
    position: list[str] = []
    for line in lines:
        name, _, value = line.partition(" ")
        if name == "option":
            key, _, chosen = value.partition(" ")
            options[key] = chosen
        elif name == "position":
            position.append(value)
        else:
            facts[name] = value
    for name in ("game", "rules", "seats", "seed"):
        if name not in facts:
            raise BadRecord("the record's header has no line “{name} …”", name=name)
    rules, seats, seed = (whole(name, facts[name]) for name in ("rules", "seats", "seed"))
    committed = facts.get("commitment", commitment(seed))
    return Header(facts["game"], rules, seats, options, seed, committed, position or None)


def read_answer(line: int, text: str, first: int) -> tuple[int, str]:
    """The seat and its action; ``first`` is how the first player is counted."""
    player, _, action = text.partition(" ")
    if not player.isdecimal() or len(player) > 3 or int(player) < first or not action:
        raise BadRecord(
            "line {line} of the record should be a player and an action, not “{text}”", line=line, text=text[:40]
        )
    return int(player) - first, action.strip()


def read_totals(line: str) -> list[int] | None:
    word, *totals = line.split()
    return None if word == "unfinished" else [whole("result", total) for total in totals]


def whole(name: str, text: str) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > 40:
        raise BadRecord("“{name}” in the record should be a whole number, not “{text}”", name=name, text=text[:40])
    return int(text)


def replay(text: str, new: Callable[[str, int, int, dict[str, str], str | None], Match]) -> Match:
    """Play a record again, checking every answer and the result."""
    record = read(text)
    header = record.header
    position = None if header.position is None else "\n".join(header.position)
    try:
        match = new(header.game, header.seats, header.seed, header.options, position)
    except PrestolError as error:
        raise of_game(BadRecord(error.sentence, **error.values), error.game) from None
    if header.rules != match.game.version:
        raise BadRecord(
            "the record was played under rules version {theirs}, this is version {ours}",
            theirs=header.rules,
            ours=match.game.version,
        )
    if header.committed != commitment(header.seed):
        raise BadRecord("the seed is not the one that was committed to when the game began")
    for step, (seat, action) in enumerate(record.answers, 1):
        try:
            match.play(seat, action)
        except PrestolError as error:
            bad = BadRecord("the record does not replay at move {step}: {error}", step=step, error=error)
            raise of_game(bad, match.game.name) from None
    check_totals(match, record.totals)
    return match


def of_game(error: BadRecord, game: str) -> BadRecord:
    """Its words may be in the game's catalogue."""
    error.game = game
    return error


def check_totals(match: Match, totals: list[int] | None) -> None:
    if match.state.over != (totals is not None):
        raise BadRecord("the record says the game is over and it is not, or the other way round")
    if totals is not None and totals != [score.total for score in match.state.results()]:
        raise BadRecord("the record's result is not what its moves lead to")
