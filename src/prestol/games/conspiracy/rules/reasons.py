# mypyc
"""Why an answer is refused, and by which rule. `make numbers` counts."""

from __future__ import annotations

from typing import Final

BOUND_TO_1: Final = 1
BOUND_TO_2: Final = 2
DECK_SHORT: Final = 3
PILE_EMPTY: Final = 4
HAS_KEY: Final = 5
SAME_SPOT: Final = 6
SAME_KIND: Final = 7
LOCATIONS_SHORT: Final = 8
MUST_SEARCH: Final = 9
NOT_WANTED: Final = 10

RULES: Final = {
    BOUND_TO_1: "5.5",
    BOUND_TO_2: "5.5",
    DECK_SHORT: "3.1, A1",
    PILE_EMPTY: "3.1",
    HAS_KEY: "7.1",
    SAME_SPOT: "7.1",
    SAME_KIND: "7.1",
    LOCATIONS_SHORT: "5.2, A2",
    MUST_SEARCH: "5.2, A15",
    NOT_WANTED: "14",
}
