"""Games of other people's packages, installed for a test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from prestol import GAMES, starter

KIT = "from prestol.kit import GameKit\n\nKIT = GameKit({name!r}, version=1, package=__name__)\n"


def install(site: Path, name: str, kit: str = KIT, rules: str = "", package: str = "") -> None:
    """Put a package with one game where Python looks for packages, as an installer does."""
    folder = site / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "__init__.py").write_text(kit.format(name=name))
    (folder / "rules.py").write_text(rules or whole_rules(site, name))
    announce(site, name, package or f"prestol-{name}")


def announce(site: Path, name: str, package: str, value: str = "") -> None:
    """What an installer notes about a package: its name and the kit that it brings."""
    info = site / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[prestol.games]\n{name} = {value or f'{name}:KIT'}\n")


def whole_rules(site: Path, name: str) -> str:
    """The rules that `prestol new` writes."""
    written = site / f"{name}-source"
    starter.write(name, written)
    return (written / "src" / name / "rules.py").read_text()


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """As long as this lasts, Python finds the packages there, and Prestol asks anew who brings games."""
    modules = set(sys.modules)
    sys.path.insert(0, str(site))
    ask_anew()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(site)):
                del sys.modules[name]
        ask_anew()


def ask_anew() -> None:
    invalidate_caches()
    for name in list(GAMES.packages):
        GAMES.remove(name)
    GAMES.failures.clear()
    GAMES.is_complete = False
