"""What workers are given to do in tests; a file of its own, since their processes load it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from prestol.core.errors import IllegalAction, Reason
from prestol.table.hint import Hint
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


def sleepy(record: str, seat: int, name: str, seed: int) -> str:
    time.sleep(3)
    return choose(record, seat, name, seed)


def asleep(record: str, seat: int, name: str, seed: int) -> str:
    time.sleep(LONG)
    return choose(record, seat, name, seed)


def hint_late(record: str, seat: int, level: str, seconds: float) -> Hint:
    time.sleep(LONG)
    return advise(record, seat, level, seconds)
