"""Positions and colours for the tests of the drawn board: random games, some of every question, and rarities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import walks

from prestol.games.viceroy.rules import GAME
from prestol.games.viceroy.rules.state import Viceroy

from .laws_table import placing, steps_to
from .table import asks, copied, play

OF_EACH = 4  # positions of every question
OPTIONS = {1: ({},), 2: ({}, {"virtual": "2"}), 3: ({"virtual": "1"},), 4: ({},)}
SILENT = ("turn", "start_rewards", "auction", "development", "effect", "reward", "draw_laws")  # they ask nobody


@cache
def positions(seats: int) -> tuple[Viceroy, ...]:
    """A few positions of every question that random games ask, and their ends."""
    found: list[Viceroy] = [rare for rare in rarities() if rare.seats == seats]
    for options in OPTIONS[seats]:
        seen: Counter[str] = Counter()
        for seed in range(8):
            for state in walk(seats, seed, options):
                seen[asks(state)] += 1
                if seen[asks(state)] % 9 == 1 and seen[asks(state)] < 9 * OF_EACH:
                    found.append(copied(state))
    return tuple(found)


def walk(seats: int, seed: int, options: dict[str, str]) -> Iterator[Viceroy]:
    for state in walks.walk(GAME.new(seats, seed, options), seed):
        assert isinstance(state, Viceroy)
        yield state


def rarities() -> Iterator[Viceroy]:
    """Level 5, and a law that tucks a free card."""
    yield play(placing(32, f"{steps_to(5)}; gems.1 4 4 4 4"), "slot:5:0")
    yield play(placing(74, f"{steps_to(3)}; gems.1 1 0 0 0"), "slot:3:0")


# -- colours -----------------------------------------------------------------------------------------------------------

COLOURS = ("red", "green", "blue", "yellow")
INKS = [  # text on what it is written on
    *((name, "panel") for name in ("ink", "muted", "accent-ink", "brass-ink", "faint-ink")),
    *((name, "hollow") for name in ("ink", "faint-ink")),
    *((name, "card") for name in ("ink", "magic-ink")),
    *((name, "scroll") for name in ("scroll-ink", "ink", "magic-ink")),
    *((f"{colour}-sign", "scroll") for colour in COLOURS),
    *((f"{colour}-ink", colour) for colour in COLOURS),
    ("scroll-ink", "scroll-head"),
    ("ink", "scroll-head"),
    ("medal-ink", "medal"),
    ("plaque-ink", "plaque"),
    *(("back-ink", f"back-{kind}") for kind in ("character", "law")),
]
SIGNS = [  # shapes that must be told apart from what they lie on
    *(("on-token", token) for token in ("science", "magic", "defense", "attack", "wax")),
    *(("leaf", ground) for ground in ("card", "scroll", "panel")),
    *(("back-gold", f"back-{kind}") for kind in ("character", "law")),
    *(("sign", ground) for ground in ("card", "scroll")),
    *((f"seat{number}", "panel") for number in range(4)),
    ("accent", "panel"),
    ("alarm-ink", "panel"),
    ("brass", "panel"),
]
