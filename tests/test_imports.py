"""Imports run one way: core <- games <- bots <- table <- {draw, text} <- {web, rl, cli}; no game imports another."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "src"
RANKS = {"core": 0, "games": 1, "bots": 2, "table": 3, "draw": 4, "text": 4, "web": 5, "rl": 5, "cli": 5}
TOP = 6  # the package itself and what starts it
PURE = ("core", "games", "table")  # only the standard library and mypy_extensions
FILES = sorted((ROOT / "prestol").rglob("*.py"))
COMPILED = [path for path in FILES if path.read_text(encoding="utf-8").startswith("# mypyc\n")]


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {dotted(path) for path in FILES}


def rank(module: str) -> int:
    return RANKS.get(layer(module), TOP)


def layer(module: str) -> str:
    """«games» for prestol.games.conspiracy.rules; empty for the package itself and for foreign modules."""
    return module.split(".")[1] if module.startswith("prestol.") else ""


def owner(module: str) -> str:
    """The game that a module belongs to; empty for none."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["prestol", "games"] and len(parts) > 2 else ""


def only_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def statements(node: ast.AST, at_run_time: bool) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not (at_run_time and isinstance(child, ast.stmt) and only_for_types(child)):
            yield child
            yield from statements(child, at_run_time)


def imports(path: Path, at_run_time: bool = False) -> set[str]:
    """The modules that a file imports."""
    found: set[str] = set()
    for node in statements(ast.parse(path.read_text(encoding="utf-8")), at_run_time):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            source = base(path, node)
            names = {f"{source}.{alias.name}" for alias in node.names}
            found |= names & MODULES or {source}
    return found


def base(path: Path, node: ast.ImportFrom) -> str:
    """The module that names are imported from, dots resolved."""
    package = dotted(path).split(".")
    if path.name == "__init__.py":
        package.append("")
    above = package[: len(package) - node.level] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])


def test_the_files_are_found() -> None:
    assert {"prestol.core.engine", "prestol.games.conspiracy.rules", "prestol.table.match"} <= MODULES
    assert {"prestol.core.engine", "prestol.games.conspiracy.rules"} <= {dotted(path) for path in COMPILED}
    rules = imports(ROOT / "prestol/games/conspiracy/rules.py")
    assert {"prestol.core.engine", "prestol.games.conspiracy.solo", "typing"} <= rules
    engine = ROOT / "prestol/core/engine.py"
    assert imports(engine) - imports(engine, at_run_time=True) == {"prestol.core.game", "prestol.core.knowledge"}


def test_every_part_of_the_package_has_its_layer() -> None:
    assert {layer(module) for module in MODULES} <= {"", "__main__", *RANKS}


@pytest.mark.parametrize("path", [path for path in FILES if rank(dotted(path)) < TOP], ids=dotted)
def test_imports_run_one_way(path: Path) -> None:
    """The package itself imports the layers, so no layer imports it; only what people start may."""
    ours = {module for module in imports(path) if module.split(".")[0] == "prestol"}
    may = TOP if rank(dotted(path)) == RANKS["cli"] else rank(dotted(path))
    assert {module for module in ours if rank(module) > may} == set()


def test_layers_do_not_import_each_other_in_a_circle() -> None:
    known = {(layer(dotted(path)), layer(module)) for path in FILES for module in imports(path)}
    edges = {(one, other) for one, other in known if one and other and one != other}
    assert not {(one, other) for one, other in edges if (other, one) in edges}


@pytest.mark.parametrize("path", [path for path in FILES if owner(dotted(path))], ids=dotted)
def test_no_game_imports_another(path: Path) -> None:
    assert {owner(module) for module in imports(path)} <= {"", owner(dotted(path))}


@pytest.mark.parametrize("path", [path for path in FILES if layer(dotted(path)) in PURE], ids=dotted)
def test_the_inner_layers_need_nothing_but_the_standard_library(path: Path) -> None:
    foreign = {module.split(".")[0] for module in imports(path)} - {"prestol", "mypy_extensions"}
    assert foreign <= sys.stdlib_module_names


@pytest.mark.parametrize("path", [path for path in FILES if layer(dotted(path)) == "core"], ids=dotted)
def test_the_core_imports_only_itself(path: Path) -> None:
    assert {layer(module) for module in imports(path)} <= {"", "core"}


@pytest.mark.parametrize("path", COMPILED, ids=dotted)
def test_compiled_files_import_at_run_time_only_what_their_layer_may(path: Path) -> None:
    own, found = dotted(path), imports(path, at_run_time=True)
    foreign = {module.split(".")[0] for module in found} - {"prestol", "mypy_extensions"}
    assert foreign <= sys.stdlib_module_names
    assert all(rank(module) <= rank(own) for module in found if module.split(".")[0] == "prestol")
    assert not {module for module in found if module.endswith(".board")}
