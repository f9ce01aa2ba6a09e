"""What the boards in the terminal are put together from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

SHAPES = "●▲■◆"  # a player is known by shape, too
NARROW = 80  # columns that every terminal has


def fact(name: str, text: str | Text) -> Text:
    return Text.assemble((name, "bold"), " ", text)


def framed(title: str, *lines: RenderableType, style: str = "white") -> Panel:
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, width=NARROW)


def grid(columns: int, padding: int = 1) -> Table:
    found = Table.grid(padding=(0, padding))
    for _ in range(columns):
        found.add_column(no_wrap=True)
    return found
