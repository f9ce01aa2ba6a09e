"""Draws terminal.svg, the README's picture: ``python docs/pictures/terminal.py``."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from prestol import Match
from prestol.games.conspiracy import KIT, terminal
from prestol.text import words

HERE = Path(__file__).parent
STEP = 34  # a moment when player 1 is asked and both alliances are half built


def main() -> None:
    match = Match.from_record((HERE.parent.parent / "tests/records/2-seats.txt").read_text())
    state = match.at(STEP)
    seat = state.waiting[0]
    say = words("en")
    narrator = KIT.narrator("en", [say("ui.player", number=1), say("ui.bot", number=2)])
    screen = Console(record=True, width=92, file=io.StringIO(), force_terminal=True, highlight=False)
    screen.print(terminal.board(narrator, state.view(seat).board))
    screen.print(f"{narrator.player(seat)}: {narrator.prompt(state)}", style="bold cyan")
    for number, action in enumerate(state.legal(seat), 1):
        screen.print(f"  {number:>2}  {narrator.say(state, seat, action)}")
    picture = screen.export_svg(title="prestol play conspiracy")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # no request to other servers
    (HERE / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
