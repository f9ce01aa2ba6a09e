"""Compiles the rules while somebody plays on plain Python: ``make run`` starts this beside the server.

It says in the terminal how far it is, at the lowest priority, and goes on when the server has stopped, so that the next
start finds the compiled rules. A build that fails says so, and nothing else happens.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter

VENV = Path(".venv")
LOG, LOCK = VENV / "build.log", VENV / ".compiling"
STAGES = {  # what make says, and what we say instead
    "Installing what": "fetching the compiler",
    "Building Prestol": "translating the rules to C and compiling them; this takes some minutes",
}


def main(make: str, package: str) -> int:
    if not locked():
        say("the rules are still being compiled by an earlier start")
        return 0
    try:
        return compile_package(make, package)
    finally:
        LOCK.unlink(missing_ok=True)


def locked() -> bool:
    """Are we the only one? A lock whose process is gone does not count."""
    try:
        with LOCK.open("x") as file:
            file.write(str(os.getpid()))
        return True
    except FileExistsError:
        pass
    try:
        os.kill(int(LOCK.read_text() or "0"), 0)
        return False
    except (OSError, ValueError):
        LOCK.unlink(missing_ok=True)
        return locked()


def compile_package(make: str, package: str) -> int:
    started = perf_counter()
    say("bots will think about ten times as fast from the next start on; meanwhile plain Python plays the same")
    with LOG.open("w") as log:
        result = follow([make, "--no-print-directory", package], log)
    if result == 0:
        say(f"the compiled rules are ready after {perf_counter() - started:.0f} s: the next start will use them")
    else:
        say(f"the rules could not be compiled ({LOG} says why); the table goes on with plain Python")
    return result


def follow(command: list[str], log: object) -> int:
    """Run a command at the lowest priority; say how far it is, and log the rest."""
    child = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, preexec_fn=lambda: os.nice(19)
    )
    assert child.stdout is not None
    for line in child.stdout:
        print(line, end="", file=log, flush=True)  # type: ignore[call-overload]
        for beginning, words in STAGES.items():
            if line.startswith(beginning):
                say(words)
    return child.wait()


def say(words: str) -> None:
    """The server may have taken the terminal along when it stopped."""
    with suppress(OSError):
        print(f"[compiling] {words}", flush=True)


if __name__ == "__main__":
    if os.fork() == 0:  # let make go on, and do not stop with the server
        os.setsid()
        sys.exit(main(*sys.argv[1:]))
