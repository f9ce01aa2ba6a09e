"""The rebellion's board of the solo game as a drawing: bonuses under coins, and what its two cards say."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.board.scene import face
from prestol.board.svg import rect, text, use
from prestol.board.wrap import shortened
from prestol.games.rurik.board.signs import Sign, put, row
from prestol.games.rurik.rules.solo_cards import BOARDS, CARD_ROWS, SOLO_REGIONS

Bonus = tuple[str, Sign, bool]  # the main action, what is added to it, and whether no coin lies on it
STEP = 16.5  # from line to line
HEAD, FOOT = 34, 38  # the signs of the priority; of the structures that come first
MOST_BONUSES = max(len(column) for board in BOARDS for column in board.columns)
IN_COLUMN = -(-int(CARD_ROWS) // 2)  # rows of the bottom card
PRIORITY_SIGNS = {"attack_move": ("attack", "move"), "build": ("build",), "tax": ("tax",)}


@face
def bonuses(priority: str, entries: Sequence[Bonus], now: bool, w: float, h: float) -> str:
    """A column: the priority above, its bonuses below."""
    step = (h - HEAD) / MOST_BONUSES
    drawn = rect(0, 0, w, h, "ru-slot", 6) + (rect(0, 0, w, h, "ru-now", 6) if now else "")
    drawn += row([(0, name) for name in PRIORITY_SIGNS[priority]], w / 2, 17, w - 10, 24)
    for at, entry in enumerate(entries):
        drawn += bonus(entry, HEAD + step * (at + 0.5), min(22.0, step - 3), w)
    return drawn


def bonus(entry: Bonus, y: float, size: float, w: float) -> str:
    """Main action, plus, bonus; a coin lies on what is not unlocked."""
    main, effect, free = entry
    line = row([(0, main)], 18, y, 30, size) + text("+", 32, y + 6, 17, "mid muted") + row([effect], 52, y, 32, size)
    return line if free else f'<g class="ru-faded">{line}</g>' + use("ru-coin", w - 22, y - 10, 20)


@face
def order(regions: Sequence[str], builds: Sequence[str], w: float, h: float) -> str:
    """The top card: region order in words, as far as there is room (the map numbers all), build order in signs."""
    drawn = rect(0, 0, w, h, "ru-card", 6)
    step = max((h - FOOT) / int(SOLO_REGIONS), STEP)
    size = min(17.2, step - 1)
    for at, name in enumerate(regions[: int((h - FOOT) / step)]):
        drawn += text(f"{at + 1}  {shortened(name, w - 34, size)}", 9, 4 + step * (at + 0.82), size)
    return drawn + row([(0, name) for name in builds], w / 2, h - 17, w - 12, 24)


@face
def slid(rows: Sequence[tuple[int, str, bool]], w: float, h: float) -> str:
    """Rows of the bottom card in two columns. Below them the page has buttons that lie over the board."""
    drawn = rect(0, 0, w, h, "ru-card", 6)
    step = min((h - 10) / IN_COLUMN, 31)
    if not rows:
        drawn += use("ru-card", w / 2 - 20, h / 2 - 20, 40, cls="ru-spent")
    for at, (value, banner, marked) in enumerate(rows):
        x, y = w / 2 * (at // IN_COLUMN), 5 + step * (at % IN_COLUMN + 0.5)
        drawn += text(value, x + 12, y + 6, 18, "value mid") + text("→", x + 26, y + 5, 17.2, "mid muted")
        drawn += put(banner, x + 34, y - 10, 20) + (use("ru-coin", x + 55, y - 10, 20) if marked else "")
    return drawn
