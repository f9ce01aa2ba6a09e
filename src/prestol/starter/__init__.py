"""The package that ``prestol new NAME`` writes: a small whole game, to be turned into another one."""

from __future__ import annotations

from pathlib import Path
from string import Template

from prestol.core.errors import BadSetup
from prestol.games import GAMES

HERE = Path(__file__).parent
FILES = {  # where each template goes
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
    "package/kit.py.txt": "src/{name}/__init__.py",
    "package/rules.py.txt": "src/{name}/rules.py",
    "package/text/en.po": "src/{name}/text/en.po",
    "package/text/ru.po": "src/{name}/text/ru.po",
    "package/text/pl.po": "src/{name}/text/pl.po",
    "tests/test_game.py.txt": "tests/test_{name}.py",
}


def write(name: str, folder: Path) -> list[Path]:
    """Write the package of a new game; returns its files. BadSetup, and nothing is written, if that cannot be."""
    if not (name.isidentifier() and name.islower() and name.isascii()):
        raise BadSetup("the name of a game is small Latin letters, digits and _, not “{name}”", name=name[:40])
    if name in GAMES:
        raise BadSetup("there is a game “{name}” already", name=name)
    if folder.exists():
        raise BadSetup("the folder {folder} exists already", folder=folder)
    values = {"name": name, "title": name.replace("_", " ").title(), "kind": name.title().replace("_", "")}
    return [write_file(folder / target.format(name=name), HERE / source, values) for source, target in FILES.items()]


def write_file(path: Path, template: Path, values: dict[str, str]) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(Template(template.read_text(encoding="utf-8")).substitute(values), encoding="utf-8")
    return path
