"""What several commands share."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from prestol.core.errors import BadRecord, BadSetup
from prestol.core.game import Game, Score
from prestol.play.match import Match
from prestol.text.narrator import Narrator

console = Console(highlight=False)


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def print_json(value: object) -> None:
    print(as_json(value))


def progress_bar() -> Progress:
    """A bar on the error stream, so that results can be piped; none where nobody watches."""
    watcher = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=watcher,
        disable=not watcher.is_terminal,
        transient=True,
        speed_estimate_period=600,  # a game between strong bots takes minutes
    )


def read_match(file: Path) -> Match:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadRecord("the file {file} cannot be read", file=file) from None
    return Match.from_record(text)


def write_picture(file: Path, picture: str) -> None:
    try:
        file.write_text(picture, encoding="utf-8")
    except OSError:
        raise BadSetup("the file {file} cannot be written", file=file) from None


def unofficial(game: Game, seats: int, options: dict[str, str]) -> list[str]:
    """What of this table comes from beyond the rulebook: names of options, and “seats”."""
    chosen = game.unusual(options)
    found = [option.name for option in game.options if not option.official and option.name in chosen]
    return found + (["seats"] if seats in game.unofficial_seats else [])


def score_lines(scores: Sequence[Score], narrator: Narrator) -> list[list[str]]:
    """The score pad as rows: a header, one line for each source of points, the total and the place."""
    words = narrator.words
    parts = list(dict.fromkeys(part for score in scores for part in score.parts))
    rows = [["", *(narrator.player(score.player) for score in scores)]]
    for part in parts:
        rows.append([narrator.part(part), *(str(score.parts.get(part, "")) for score in scores)])
    rows.append([words("ui.total"), *(str(score.total) for score in scores)])
    rows.append([words("ui.place"), *(str(score.rank) for score in scores)])
    return rows
