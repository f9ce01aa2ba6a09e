# mypyc
"""What people are told; the two numbers that some events have stand behind them. `make numbers` counts."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # which
TOOK_ARTIFACT: Final = 1  # artifact
TRADED: Final = 2  # trade
BUILT: Final = 3  # building, cell
EXPLORED: Final = 4  # territory, cell
HUNTED: Final = 5  # colour, cell
FORTIFIED: Final = 6  # territory, cell
ACTIVATED_REGION: Final = 7  # region
ACTIVATED_STREET: Final = 8  # street
ACTIVATED_FORT: Final = 9  # territory, cell
USED: Final = 10  # building
GAINED: Final = 11  # resource, how many
PAID: Final = 12  # resource, how many
GAINED_SETTLERS: Final = 13  # how many
STORED: Final = 14  # resource, building
MONSTER: Final = 15  # colour, cell
NO_MONSTER: Final = 16  # colour, cell
INVITED: Final = 17  # hero, place
ENDED: Final = 18
PASSED: Final = 19
FIRST: Final = 20
RETURNED: Final = 21  # resource, how many
HERO_CAME: Final = 22  # hero
HERO_LEFT: Final = 23  # hero
MARKET_CAME: Final = 24  # building, slot
MARKET_MERGED: Final = 25  # kind
