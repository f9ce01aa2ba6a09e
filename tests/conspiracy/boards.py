"""Positions and colours for the tests of the drawn board: from the start to the end of a game with promo locations."""

from __future__ import annotations

from functools import cache

import walks

from prestol.core.engine import State


@cache
def positions(seats: int) -> tuple[State, ...]:
    start = walks.CONSPIRACY.new(seats, seats, {"promo": "yes"})
    return tuple(state.clone() for state in walks.walk(start, seats))


def late(seats: int) -> State:
    """Just before the end."""
    return [state for state in positions(seats) if not state.over][-1]


# -- colours -----------------------------------------------------------------------------------------------------------

GUILDS = ("yellow", "red", "green", "blue", "purple")
INKS = [  # text on what it is written on
    *((name, "panel") for name in ("ink", "muted", "accent-ink", "brass-ink", "alarm-ink", "faint-ink")),
    ("faint-ink", "hollow"),
    ("scroll-ink", "scroll"),
    ("scroll-ink", "scroll-head"),
    ("medal-ink", "medal"),
    ("plaque-ink", "plaque"),
    *((f"{guild}-ink", guild) for guild in GUILDS),
]
SIGNS = [  # shapes that must be told apart from what they lie on
    *((f"{guild}-sign", "scroll-head") for guild in GUILDS),
    *((name, "card") for name in ("silver", "sign")),
    ("accent", "panel"),
    ("nacre-line", "card"),
    *((f"seat{number}", "panel") for number in range(4)),
]
