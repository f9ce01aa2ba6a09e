# mypyc
"""What people are told; the two numbers that some events have stand behind them. `make numbers` counts."""

from __future__ import annotations

from typing import Final

DREW: Final = 0  # how many lords
TOOK_PILE: Final = 1  # colour, how many lords
KEPT: Final = 2  # lord
DISCARDED: Final = 3  # lord
RETURNED: Final = 4  # lord
PLACED: Final = 5  # lord, spot
CREST_MOVED: Final = 6  # spot, colour
GAINED_PEARLS: Final = 7  # how many
BECAME_KEEPER: Final = 8
SWAPPED: Final = 9  # spot, spot
REVEALED_LORD: Final = 10  # lord
REVEALED_LOCATION: Final = 11  # location
TOOK_LOCATION: Final = 12  # location, spot
SEARCHED: Final = 13
BOUND_OTHERS: Final = 14  # to so many lords
RESHUFFLED_LORDS: Final = 15
RESHUFFLED_LOCATIONS: Final = 16
NO_LOCATION: Final = 17
LAST_ROUND: Final = 18
TURN: Final = 19
GAINED_TOKEN: Final = 20
REPLAYED: Final = 21
DREW_LORD: Final = 22  # lord
KEPT_POSITIONS: Final = 23
