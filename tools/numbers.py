"""Counts the actions, events and reasons of a game anew: ``make numbers GAME=rurik``, or any module of rules."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from prestol.core.numbering import Misnumbered


def main(rules: str) -> None:
    """Load the rules; as long as some numbers are wrong, write the right ones and load them again."""
    while True:
        try:
            import_module(rules)
            return
        except Misnumbered as error:
            rewrite(error.path, error.right)
            print(f"counted: {error.path}")
            forget(rules.rpartition(".")[0])


def rewrite(path: Path, right: dict[str, int]) -> None:
    text = path.read_text(encoding="utf-8")
    for name, number in right.items():
        text = re.sub(rf"(?m)^({name}: Final = )\d+", rf"\g<1>{number}", text)
    path.write_text(text, encoding="utf-8")


def forget(package: str) -> None:
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]


if __name__ == "__main__":
    sys.dont_write_bytecode = True  # two versions of a file within a second look alike to the cache
    main(sys.argv[1])
