"""Words in tests: a catalogue without gaps, and sentences without anything raw in them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from polib import pofile

from prestol import GAMES
from prestol.core.game import Game
from prestol.games import kit_of
from prestol.text import Words, words
from prestol.text.narrator import Narrator

RAW = ("{", "}", "_", "None", *(f"{name}." for name in GAMES))


class Strict(Words):
    """A catalogue that fails on a missing word instead of showing the key, and notes what was looked up."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        whole = kit_of(game).words(language) if game else words(language)
        super().__init__(language, whole.catalogue)
        self.keys: set[str] = set()

    def pattern(self, key: str, n: object = None) -> str:
        text = super().pattern(key, n)
        assert self.has(key), f"{key} is missing in {self.language}"
        self.keys.add(key)
        return text

    def get(self, key: str, default: str) -> str:
        """The games that come with Prestol leave nothing out, but for numbers, which speak for themselves."""
        return super().get(key, default) if key.startswith("value.") else self(key)


def strict_narrator(game: Game, say: Strict, names: Sequence[str] = ()) -> Narrator:
    return Narrator(kit_of(game).text_in(say), names)


def checked(text: str) -> str:
    """A sentence without anything raw in it."""
    assert text.strip()
    assert [raw for raw in RAW if raw in text] == [], text
    return text


def entries(folder: Path | None, language: str) -> dict[str, list[str]]:
    """Each key of a catalogue with its translations: one, or one for each plural."""
    assert folder is not None
    book = pofile(str(folder / f"{language}.po"))
    return {entry.msgid: list(entry.msgstr_plural.values()) or [entry.msgstr] for entry in book}
