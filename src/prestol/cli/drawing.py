"""The table in the terminal: what every game shows."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from prestol.cli.common import console, score_lines
from prestol.core.engine import Event, State
from prestol.games import kit_of
from prestol.text.narrator import Narrator


def draw_table(narrator: Narrator, board: State) -> None:
    console.print(kit_of(board.game).terminal(narrator, board))


def draw_log(narrator: Narrator, events: Sequence[Event]) -> None:
    """What happened, without what the table shows at a glance; a new turn or round stands out."""
    for event, line in narrator.lines(events):
        kind = narrator.game.events[event.kind]
        console.print(line, style="bold" if kind in ("turn", "round") else "dim", soft_wrap=True)


def draw_score(narrator: Narrator, board: State) -> None:
    """The score pad; before the end with the points as they stand."""
    header, *lines = score_lines(board.results(), narrator)
    title = narrator.words("ui.score" if board.over else "ui.score_now")
    table = Table(title=title, title_justify="left", title_style="bold")
    for column in header:
        table.add_column(column, justify="left" if column == "" else "right")
    for line in lines:
        table.add_row(*line, style="bold" if line in lines[-2:] else "")
    console.print(table)
    verdict = narrator.verdict(board)
    if verdict:
        console.print(verdict, style="bold yellow")
