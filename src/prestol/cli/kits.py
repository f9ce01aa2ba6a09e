"""``prestol new`` and ``prestol check``: for those who write games."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.markup import escape
from rich.table import Table

from prestol import starter
from prestol.cli.common import console, print_json
from prestol.games import kit
from prestol.play.check import Finding, check
from prestol.text import Words, words


def new(name: str, folder: Path | None, language: str) -> None:
    say, where = words(language), folder or Path(name)
    for path in starter.write(name, where):
        console.print(f"  {path}", markup=False)
    console.print(say("ui.new_game", name=name, folder=where), markup=False)


def check_game(name: str, effort: int, language: str, as_json: bool) -> None:
    """Prints a line for each check as it is done; fails if one of them does."""
    say, found, table = words(language), [], Table(title=name, title_justify="left", title_style="bold")
    for column in ("check", "result", "seconds", "detail"):
        table.add_column(say(f"ui.column.{column}"), justify="right" if column == "seconds" else "left")
    with console.status(say("ui.checking")):
        for finding in check(kit(name), effort):
            found.append(finding)
            table.add_row(*row(finding, say))
    if as_json:
        print_json([vars(finding) for finding in found])
    else:
        console.print(table)
    if not all(finding.holds for finding in found):
        raise typer.Exit(1)


def row(finding: Finding, say: Words) -> list[str]:
    result = f"[green]{say('ui.holds')}[/]" if finding.holds else f"[bold red]{say('ui.fails')}[/]"
    return [say(f"check.{finding.name}"), result, f"{finding.seconds:.1f}", escape(finding.detail)]
