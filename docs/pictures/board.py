"""Draws conspiracy-light.svg and conspiracy-dark.svg: ``python docs/pictures/board.py``."""

from __future__ import annotations

from pathlib import Path

from prestol import Match
from prestol.board.theme import THEMES
from prestol.games.conspiracy import KIT

HERE = Path(__file__).parent
RECORD = HERE.parent.parent / "tests/records/3-seats.txt"
STEP = 44  # a moment when the alliances are half built and there is much to choose from


def main() -> None:
    state = Match.from_record(RECORD.read_text(encoding="utf-8")).at(STEP)
    for theme in THEMES:
        drawn = KIT.picture(state, state.waiting[0], theme=theme)
        (HERE / f"conspiracy-{theme}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
