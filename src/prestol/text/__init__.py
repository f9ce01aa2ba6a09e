"""What people read, in English, Russian and Polish: one gettext catalogue a language, beside this file."""

from __future__ import annotations

import os
from functools import cache
from gettext import GNUTranslations
from os.path import dirname, join

from prestol.core.errors import BadSetup, IllegalAction, PrestolError, Reason

LANGUAGES = ("en", "ru", "pl")


class Words:
    """The catalogue of one language: ``words("ui.seat", n=2)``. A number ``n`` chooses the plural."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadSetup(
                "there is no language «{language}»; the languages are: {known}",
                language=language,
                known=", ".join(LANGUAGES),
            )
        self.language = language
        with open(join(dirname(__file__), f"{language}.mo"), "rb") as file:
            self.catalogue = GNUTranslations(file)

    def __call__(self, key: str, **values: object) -> str:
        return self.pattern(key, values.get("n")).format(**values)

    def pattern(self, key: str, n: object = None) -> str:
        """The sentence with its {names}; the key itself if there is none."""
        plural = self.catalogue.ngettext(key, key, n) if isinstance(n, int) else key
        return self.catalogue.gettext(key) if plural == key else plural

    def has(self, key: str) -> bool:
        return self.catalogue.gettext(key) != key

    def value(self, value: str) -> str:
        """The value of an option; one that has no words of its own speaks for itself."""
        return self(f"value.{value}") if self.has(f"value.{value}") else value

    def error(self, error: PrestolError) -> str:
        """What went wrong, in one sentence; in English an error speaks for itself."""
        values = dict(error.values)
        if isinstance(error, IllegalAction):
            values["reason"] = self.reason(error.reason, error.game)
        if isinstance(values.get("error"), PrestolError):
            values["error"] = self.error(values["error"])  # type: ignore[arg-type]
        return self.pattern(error.sentence).format(**values)

    def reason(self, reason: Reason, game: str = "") -> str:
        """Why an answer is refused, with its rule."""
        key = next((key for key in self.reason_keys(reason, game) if self.has(key)), f"reason.{reason.key}")
        return self("ui.reason", reason=self(key), rule=reason.rule) if reason.rule else self(key)

    def reason_keys(self, reason: Reason, game: str) -> list[str]:
        return [f"{game}.reason.{reason.key}", f"reason.{reason.key}"]


@cache
def words(language: str) -> Words:
    return Words(language)


def preferred() -> str:
    """The language the user's environment asks for; English if we do not speak it."""
    for name in ("PRESTOL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"
