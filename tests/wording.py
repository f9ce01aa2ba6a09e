"""Words in tests: a catalogue without gaps, and sentences without anything raw in them."""

from __future__ import annotations

from prestol import GAMES
from prestol.text import Words

RAW = ("{", "}", "_", "None", *(f"{name}." for name in GAMES))


class Strict(Words):
    """A catalogue that fails on a missing word instead of showing the key, and notes what was looked up."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.keys: set[str] = set()

    def pattern(self, key: str, n: object = None) -> str:
        text = super().pattern(key, n)
        assert text != key, f"{key} is missing in {self.language}"
        self.keys.add(key)
        return text


def checked(text: str) -> str:
    """A sentence without anything raw in it."""
    assert text.strip()
    assert [raw for raw in RAW if raw in text] == [], text
    return text
