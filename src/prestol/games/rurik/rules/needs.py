"""What a step of a written position needs beside it, in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prestol.core.engine import Frame
from prestol.core.errors import BadPosition


@contextmanager
def blamed(f: Frame) -> Iterator[None]:
    """An error that a step causes says so, unless it is about another line."""
    try:
        yield
    except BadPosition as error:
        if "about" in error.values:
            raise
        raise BadPosition("“step {name}”: {error}", name=f.step.name, error=error) from None


def need(line: str, is_there: bool) -> None:
    """A step that goes with another line."""
    if not is_there:
        raise BadPosition("it needs “{line}”", line=line)
