"""``prestol dev``: serves the workbench of a game, and starts it anew whenever a file of the game is saved."""

from __future__ import annotations

import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from time import sleep

from prestol.cli.common import console
from prestol.core.errors import UnknownGame
from prestol.games import BUILT_IN, GAMES, GROUP
from prestol.text import words
from prestol.web import dev as bench

LOOK = 0.4  # seconds between two looks at the files
SAVED = {".py", ".po", ".css", ".svg", ".toml"}


def dev(name: str, port: int, browser: bool, language: str) -> None:
    folder, say, address = folder_of(name), words(language), f"http://127.0.0.1:{port}/"
    console.print(say("ui.dev", address=address, folder=folder), markup=False)
    server = start(name, port)
    if browser:
        webbrowser.open(address)
    try:
        for changed in saved(folder):
            console.print(say("ui.dev.saved", file=changed.name), markup=False)
            stop(server)
            server = start(name, port)
    except KeyboardInterrupt:
        pass
    finally:
        stop(server)


def folder_of(name: str) -> Path:
    """Where the game's files are; they need not work."""
    module = f"prestol.games.{name}" if name in BUILT_IN else None
    for point in entry_points(group=GROUP, name=name):
        module = point.module
    spec = find_spec(module) if module else None
    if spec is None or spec.origin is None:
        raise UnknownGame("there is no game “{name}”; the games are: {known}", name=name[:40], known=", ".join(GAMES))
    return Path(spec.origin).parent


def saved(folder: Path) -> Iterator[Path]:
    """A file that was saved, each time one is."""
    before = times(folder)
    while True:
        sleep(LOOK)
        now = times(folder)
        changed = [path for path in now if now[path] != before.get(path)]
        if changed or len(now) != len(before):
            yield changed[0] if changed else folder
        before = now


def times(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.suffix in SAVED and path.is_file()}


def start(name: str, port: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", bench.__name__, name, str(port)])


def stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(3)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
