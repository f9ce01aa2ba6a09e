"""What people read, in English, Russian and Polish: gettext catalogues, one set for the site and one for each game."""

from __future__ import annotations

import os
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from prestol.core.errors import BadSetup, PrestolError, Reason, Said

LANGUAGES = ("en", "ru", "pl")
SITE = Path(__file__).parent
AT_ONCE = 10.0  # seconds


class Missing(NullTranslations):
    """Behind the last catalogue: what is found nowhere is empty."""

    def gettext(self, message: str) -> str:
        return ""

    def ngettext(self, one: str, many: str, n: int) -> str:
        return ""


class Words:
    """The catalogue of one language: ``words("ui.seat", n=2)``. A number ``n`` chooses the plural."""

    def __init__(self, language: str, catalogue: NullTranslations) -> None:
        self.language = language
        self.catalogue = catalogue

    def __call__(self, key: str, **values: object) -> str:
        return self.pattern(key, values.get("n")).format(**values)

    def pattern(self, key: str, n: object = None) -> str:
        """The sentence with its {names}; the key itself if there is none."""
        plural = self.catalogue.ngettext(key, key, n) if isinstance(n, int) else ""
        return plural or self.catalogue.gettext(key) or key

    def has(self, key: str) -> bool:
        return self.catalogue.gettext(key) != "" or self.catalogue.ngettext(key, key, 1) != ""

    def get(self, key: str, default: str) -> str:
        """The words for a key that a game need not have."""
        return self(key) if self.has(key) else default

    def value(self, value: str) -> str:
        """The value of an option; one that has no words of its own speaks for itself."""
        return self.get(f"value.{value}", value)

    def error(self, error: PrestolError | Said) -> str:
        """What went wrong, in one sentence; in English an error speaks for itself."""
        values = {name: self.translated(value) for name, value in error.values.items()}
        return self.pattern(error.sentence).format(**values)

    def translated(self, value: object) -> object:
        """A value of an error's sentence, which may be a sentence itself."""
        if isinstance(value, PrestolError | Said):
            return self.error(value)
        return self.reason(value) if isinstance(value, Reason) else value

    def reason(self, reason: Reason) -> str:
        """Why an answer is refused, with its rule."""
        why = self.cause(reason)
        return self("ui.reason", reason=why, rule=reason.rule) if reason.rule else why

    def cause(self, reason: Reason) -> str:
        """The same without the rule, for pages, where the rule is a link."""
        return self.get(f"reason.{reason.key}", readable(reason.key))


def readable(key: str) -> str:
    """A key as words, for whatever a game has no words for: “pile_empty” is “pile empty”."""
    return key.replace("_", " ").replace(":", " ").strip()


@cache
def words(language: str, folder: Path | None = None) -> Words:
    """The words of the site; with the folder of a game's catalogues, those of the game and then of the site."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadSetup("there is no language “{language}”; the languages are: {known}", language=language, known=known)
    site = catalogue(SITE, language)
    site.add_fallback(Missing())
    if folder is None:
        return Words(language, site)
    own = catalogue(folder, language)
    own.add_fallback(site)
    return Words(language, own)


def catalogue(folder: Path, language: str) -> NullTranslations:
    """A catalogue; in English if nobody has translated it."""
    for name in (language, "en"):
        source, compiled = folder / f"{name}.po", folder / f"{name}.mo"
        if is_current(compiled, source):
            with compiled.open("rb") as file:
                return GNUTranslations(file)
        if source.exists():
            return compile_catalogue(source)
    return NullTranslations()


def is_current(compiled: Path, source: Path) -> bool:
    """Has nobody edited the source since? An installer writes both, in any order."""
    if not compiled.exists():
        return False
    return not source.exists() or compiled.stat().st_mtime > source.stat().st_mtime - AT_ONCE


def compile_catalogue(source: Path) -> GNUTranslations:
    """For a game whose package brings no compiled catalogues, and while somebody edits them."""
    from polib import pofile  # rarely needed, and slower than all the rest

    return GNUTranslations(BytesIO(pofile(str(source)).to_binary()))


def preferred() -> str:
    """The language the user's environment asks for; English if we do not speak it."""
    for name in ("PRESTOL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"
