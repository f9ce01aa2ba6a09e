"""Text on cards: SVG breaks no lines, so we do, by the widths of the letters."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
UNKNOWN = 600  # a letter we have not measured


@cache
def widths() -> dict[str, dict[str, int]]:
    """By font (sans, bold, caps): the advance of each letter in thousandths of the font's size."""
    found: dict[str, dict[str, int]] = json.loads((FONTS / "widths.json").read_text(encoding="utf-8"))
    return found


def width(text: str, size: float, font: str = "sans") -> float:
    table = widths()[font]
    return sum(table.get(letter, UNKNOWN) for letter in text) * size / 1000


@cache
def wrap(text: str, room: float, size: float, font: str = "sans") -> tuple[str, ...]:
    """The lines of a text; a word longer than a line stands alone."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, font) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def shortened(text: str, room: float, size: float, font: str = "sans") -> str:
    """The text, or as much of it as there is room for."""
    if width(text, size, font) <= room:
        return text
    while text and width(f"{text}…", size, font) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"
