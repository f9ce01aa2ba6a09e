"""Worker processes: what takes long is done there, so that pages never wait for it."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar, TypeVarTuple

from prestol.games import handover, take_over

log = logging.getLogger(__name__)
TRIES = 3  # processes that one piece of work may wear out before it is blamed itself
PATIENT = 10  # how far those step back for others on whom nobody waits

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class Died(Exception):
    """A worker process has ended before its work."""


def usual_number() -> int:
    """One core is left to the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


class Workers:
    """Two crews, for what somebody waits for and for what may take its time: neither holds up the other."""

    def __init__(self, number: int) -> None:
        self.urgent, self.patient = Crew(number, 0), Crew(number, PATIENT)

    async def work(self, function: Callable[[*Given], Result], *given: *Given, urgent: bool = True) -> Result:
        """What ``function(*given)`` returns or raises, from another process; all of it must be fit for pickle."""
        crew = self.urgent if urgent else self.patient
        return await crew.work(function, *given)

    def close(self) -> None:
        """At once, whatever is being done: nothing that a worker does is needed after it."""
        self.urgent.close()
        self.patient.close()


class Crew:
    """Some workers and who waits for one. Each has a process of its own, so that its end touches no other work."""

    def __init__(self, number: int, nice: int) -> None:
        self.closed = False
        self.workers = [Worker(nice) for _ in range(number)]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # the last that worked is warm
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.threads = ThreadPoolExecutor(number, "worker")  # each waits for the answer of one process

    async def work(self, function: Callable[[*Given], Result], *given: *Given) -> Result:
        worker = await self.idle.get()
        try:
            return await self.insist(worker, function, *given)
        except asyncio.CancelledError:
            worker.stop()  # nobody wants the answer: the next one does not wait for it
            raise
        finally:
            self.idle.put_nowait(worker)

    async def insist(self, worker: Worker, function: Callable[[*Given], Result], *given: *Given) -> Result:
        """A process may be killed or crash; then a fresh one begins anew."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            if self.closed:
                raise Died("the service has closed")
            worker.start()
            try:
                return await loop.run_in_executor(self.threads, worker.work, function, *given)
            except Died:
                log.warning("a worker has died over %s", function.__name__)
                worker.stop()
        raise Died(f"{function.__name__} has worn out {TRIES} workers")

    def close(self) -> None:
        self.closed = True
        for worker in self.workers:
            worker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    """One process, started when it is needed; and the line to it."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.process: Any = None
        self.line: Connection[Any, Any] | None = None

    def start(self) -> None:
        if self.process is not None:
            return
        context = get_context("spawn")
        self.line, there = context.Pipe()
        self.process = context.Process(target=serve, args=(there, self.nice, handover()), daemon=True)
        self.process.start()
        there.close()  # now it is the other's alone: its end is heard here

    def work(self, function: Callable[[*Given], Result], *given: *Given) -> Result:
        """In a thread: waits for the answer."""
        line = self.line
        if line is None:
            raise Died
        try:
            line.send((function, given))
            good, answer = line.recv()
        except (EOFError, OSError) as error:
            raise Died from error
        if not good:
            raise answer
        result: Result = answer
        return result

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = self.line = None


# -- in the worker process --------------------------------------------------------------------------------------------


def serve(line: Connection[Any, Any], nice: int, cards: str | None) -> None:
    """Work until the server is gone."""
    take_over(cards)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its workers
    if sys.platform != "win32":
        os.nice(nice)
    try:
        while True:
            line.send_bytes(answer(line.recv_bytes()))
    except (EOFError, OSError):
        return


def answer(asked: bytes) -> bytes:
    """The result or the error."""
    try:
        function, given = pickle.loads(asked)
        return pickle.dumps((True, function(*given)))
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))  # where it happened is not pickled
        return pickle.dumps((False, error))
