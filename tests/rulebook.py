"""Reading a game's RULES.md beside its tests: which test proves which rule."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

HERE = Path(__file__).parent
PROOF = re.compile(r"`(test_\w+\.py)::(test_\w+)`")


class Rulebook:
    def __init__(self, game: str) -> None:
        self.text = files(f"prestol.games.{game}").joinpath("RULES.md").read_text(encoding="utf-8")
        self.sources = {path.name: path.read_text(encoding="utf-8") for path in HERE.glob(f"{game}/test_*.py")}

    def rows(self, tag: str) -> list[str]:
        return [line for line in self.text.splitlines() if line.startswith(f"| {tag} |")]

    def named(self) -> set[tuple[str, str]]:
        return set(PROOF.findall(self.text))

    def missing(self) -> set[tuple[str, str]]:
        """Tests it names that are not there."""
        return {(file, test) for file, test in self.named() if f"\ndef {test}(" not in self.sources.get(file, "")}

    def is_proved(self, section: str) -> bool:
        """Has the section rows, each with a test?"""
        rows = self.rows(section)
        return bool(rows) and all(PROOF.search(row) for row in rows)

    def citing(self, tag: str) -> list[bool]:
        """For each test that the one row of a ruling names: does the test cite the ruling?"""
        [row] = self.rows(tag)
        return [bool(re.search(rf"\b{tag}\b", self.docstring(*proof))) for proof in PROOF.findall(row)]

    def docstring(self, file: str, test: str) -> str:
        pattern = rf'^def {test}\(.*?\) -> None:\n    """(.*?)"""'
        found = re.search(pattern, self.sources[file], re.MULTILINE | re.DOTALL)
        return found[1] if found else ""

    def cited(self, rule: str) -> set[str]:
        """The rules, of this form, that docstrings of tests consist of."""
        lines = re.findall(r'^    """([^"]*)"""$', "\n".join(self.sources.values()), re.MULTILINE)
        return {tag for line in lines for tag in re.split(", |: ", line) if re.fullmatch(rule, tag)}
