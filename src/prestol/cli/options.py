"""What is given on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.errors import BadSetup


def parse_options(given: Sequence[str] | None) -> dict[str, object]:
    """Options from the command line: “promo=yes”."""
    pairs = [word.partition("=") for word in given or []]
    for name, sign, _ in pairs:
        if not sign:
            raise BadSetup("“{word}” should be name=value", word=name)
    return {name: value for name, _, value in pairs}
