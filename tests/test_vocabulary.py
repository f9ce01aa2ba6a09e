"""One word per idea, and the field's word: what things used to be called is gone from the source."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "prestol"
FILES = sorted(path for path in SOURCE.rglob("*.py") if "migrations" not in path.parts)
NAMES = re.compile(
    r"Manner|[Hh]unch(es)?|hopes?|promises?|urge|descend|learn|play_on|[Ss]tudy|[Aa]pprais\w*|[Rr]eviews?|[Rr]etrospect"
    r"|[Aa]nalyst|Tell|[Tt]eller|Told|Spoken|Conspirator|Herald|Chronicler|Steward|Sight|Look|[Hh]ouse|[Bb]ell|[Nn]ews"
    r"|law_of_\w+|uprising"
)
ALLOWED = {"outpost": {"house"}}  # a building of the game
MODULES = [
    "tell",
    "teller",
    "look",
    "house",
    "bell",
    "news",
    "live",
    "show",
    "present",
    "retrospect",
    "reviews",
    "review",
    "analyst",
    "appraisal",
    "uprising",
    "table/__init__",
    "draw/__init__",
    "play/laws",
]
A_FOR_PER = re.compile(
    r"\b(once|times|decisions|iterations|games|moves|clones|one) a (second|minute|game|decision|seat|turn)\b"
)


def identifiers(path: Path) -> set[str]:
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_name_of_old_is_left(path: Path) -> None:
    allowed = next((names for game, names in ALLOWED.items() if game in path.parts), set())
    assert {name for name in identifiers(path) if NAMES.fullmatch(name)} - allowed == set()
    assert path.relative_to(SOURCE).with_suffix("").as_posix() not in MODULES
    assert path.stem not in MODULES


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_english_quotes_and_rates(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.findall("«[^»]*»", text)
    assert not A_FOR_PER.findall(text)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("en.po")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_english_catalogues(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.findall("«[^»]*»", text)
    assert not A_FOR_PER.findall(text)
