"""Tells the streams of a table that something has changed. A lost signal is harmless: listeners read again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Signals:
    def __init__(self) -> None:
        self.listeners: dict[str, set[asyncio.Event]] = {}
        self.closing = False

    @contextmanager
    def watch(self, *tables: str) -> Iterator[asyncio.Event]:
        """One event for all of these tables."""
        signal = asyncio.Event()
        for table in tables:
            self.listeners.setdefault(table, set()).add(signal)
        try:
            yield signal
        finally:
            for table in set(tables):
                self.listeners[table].discard(signal)
                if not self.listeners[table]:
                    del self.listeners[table]

    def send(self, table: str) -> None:
        for listener in self.listeners.get(table, ()):
            listener.set()

    def close(self) -> None:
        """The server stops: every stream ends by itself."""
        self.closing = True
        for table in list(self.listeners):
            self.send(table)
