"""What workers are given to do in tests; a file of its own, since their processes load it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from prestol.core.errors import IllegalAction, Reason
from prestol.core.knowledge import View
from prestol.play.hint import Hint
from prestol.web.thinking import advise, choose

LONG = 60.0  # nobody waits for that


def refuse(seat: int) -> None:
    raise IllegalAction(seat, "dance", Reason("not_asked", "3.1"), "conspiracy")


def die_until_there_are(times: int, folder: Path) -> int:
    """Each process leaves a file and dies, until there are enough of them."""
    done = len(list(folder.iterdir()))
    if done == times:
        return done
    (folder / str(done)).touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return -1


def say_who_and_sleep(file: Path) -> str:
    """The first process that comes here sleeps; the next is done at once."""
    if file.exists():
        return "done"
    file.write_text(str(os.getpid()))
    time.sleep(LONG)
    return "slept"


def think_until(leave: Path, view: View, seat: int, name: str, seed: int) -> str:
    """A bot that thinks until a file is there."""
    while not leave.exists():
        time.sleep(0.02)
    return choose(view, seat, name, seed)


def asleep(view: View, seat: int, name: str, seed: int) -> str:
    time.sleep(LONG)
    return choose(view, seat, name, seed)


def hint_late(view: View, seat: int, level: str, seconds: float) -> Hint:
    time.sleep(LONG)
    return advise(view, seat, level, seconds)
