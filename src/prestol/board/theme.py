"""Style sheets: for a page as they are, for a file with every colour written out."""

from __future__ import annotations

import base64
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
BASE, CURVES, GENERIC = (HERE / "themes" / f"{name}.css" for name in ("base", "curves", "generic"))
THEMES = ("light", "dark")
OF_THE_PAGE = re.compile(r"(?m)^(:root|:where\(\[data-game\]\)|\[data-(theme|game)=\w+\])( body::before)? {[^}]*}")
VARIABLE = re.compile(r"--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)")
FONT_FACE = re.compile(r"@font-face\s*{[^}]*url\(([\w.-]+)\)[^}]*unicode-range:\s*([^;}]*)[^}]*}")
RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")


@cache
def sheet(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def palette(colours: Path, theme: str) -> dict[str, str]:
    """The colours of a game's style sheet by name; those that it does not set are the plain table's."""
    found = VARIABLE.findall(sheet(GENERIC)) + VARIABLE.findall(sheet(colours))
    return {name: night if theme == "dark" else day for name, day, night in found}


@cache
def written_out(game: Path, theme: str, kind: Path | None = None) -> str:
    """The style of a picture that stands alone: no variables, no comments, no page. A kind of its own is no board."""
    rules = re.sub(r"/\*.*?\*/", "", sheet(BASE) + sheet(kind or game), flags=re.DOTALL)
    rules = OF_THE_PAGE.sub("", rules)
    colours = palette(game, theme)
    rules = re.sub(r"var\(--([\w-]+)\)", lambda found: colours[found[1]], rules)
    return re.sub(r"\s+", " ", rules).strip()


@cache
def font_faces() -> list[tuple[str, str, list[tuple[int, int]]]]:
    """Each rule of fonts.css, its file, and the letters it is for."""
    css = (HERE / "fonts" / "fonts.css").read_text(encoding="utf-8")
    return [
        (rule[0], rule[1], [(int(a, 16), int(b or a, 16)) for a, b in RANGE.findall(rule[2])])
        for rule in FONT_FACE.finditer(css)
    ]


def fonts_for(text: str) -> str:
    """The fonts that a text needs, within the style itself: a file asks nobody for anything."""
    letters = {ord(letter) for letter in text if not letter.isspace()}
    return "".join(
        rule.replace(f"url({file})", f"url(data:font/woff2;base64,{encoded(file)})")
        for rule, file, ranges in font_faces()
        if any(low <= letter <= high for letter in letters for low, high in ranges)
    )


@cache
def encoded(file: str) -> str:
    return base64.b64encode((HERE / "fonts" / file).read_bytes()).decode()
