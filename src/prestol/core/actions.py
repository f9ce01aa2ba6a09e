"""The action space of a game: small ints to text and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from prestol.core.errors import BadAction
from prestol.core.numbering import check


@dataclass(frozen=True)
class Family:
    """Actions of one kind: “deck:1”, “deck:2”, “deck:3”; no labels: the one action “no”."""

    name: str
    labels: Sequence[str] = ()
    constant: str = ""  # what rules call the first of them, if not DECK

    def texts(self) -> list[str]:
        return [f"{self.name}:{label}" for label in self.labels] or [self.name]


class ActionSpace:
    """All actions of a game; action *i* has the text ``texts[i]``.

    Families follow one another. Rules that want plain numbers have a module with where each family begins; it is
    checked here.
    """

    def __init__(self, *families: Family, numbers: ModuleType | None = None) -> None:
        self.families = families
        self.texts: list[str] = []
        first: dict[str, int] = {}
        for family in families:
            first[family.constant or family.name.upper()] = len(self.texts)
            self.texts += family.texts()
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        if numbers is not None:
            check(numbers, first)

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        if not 0 <= action < len(self.texts):
            raise BadAction(
                "there is no action number {action}: actions run from 0 to {last}",
                action=action,
                last=len(self.texts) - 1,
            )
        return self.texts[action]

    def number(self, text: str) -> int:
        if text not in self.numbers:
            known = ", ".join(family.texts()[0] for family in self.families)
            raise BadAction("there is no action “{text}”: actions look like {known}", text=text, known=known)
        return self.numbers[text]

    def family(self, action: int) -> tuple[str, str]:
        """The name of the action's family and its label."""
        name, _, label = self.text(action).partition(":")
        return name, label
