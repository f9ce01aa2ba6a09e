"""Numbers for actions, events and reasons, counted by the machine.

Compiled rules want plain numbers (``TURN: Final = 19``), and nobody wants to count them. So they stand in a module of
their own, where this file checks them as the game is loaded; ``make numbers GAME=conspiracy`` writes the right ones.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType


class Misnumbered(Exception):
    """A module has other numbers than it should."""

    def __init__(self, module: ModuleType, right: dict[str, int]) -> None:
        super().__init__(f"the numbers in {module.__name__} are not right: `make numbers` counts them anew")
        self.path = Path(str(module.__file__))
        self.right = right


def constants(module: ModuleType) -> dict[str, int]:
    """The numbers of a module, in the order of its lines."""
    return {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}


def numbered(module: ModuleType, first: int = 0) -> list[str]:
    """The names of a module's numbers, which must count from ``first`` on: “TOOK_PILE” is “took_pile”."""
    found = constants(module)
    check(module, {name: number for number, name in enumerate(found, first)})
    return [name.lower() for name in found]


def check(module: ModuleType, right: dict[str, int]) -> None:
    found = constants(module)
    if any(found.get(name) != number for name, number in right.items()):
        raise Misnumbered(module, right)
