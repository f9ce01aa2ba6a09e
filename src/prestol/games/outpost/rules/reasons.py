# mypyc
"""Why an answer is refused: numbers for the steps; the package gives them names and rules."""

from __future__ import annotations

from typing import Final

ACTED_ALREADY: Final = 1
INVITED_ALREADY: Final = 2
NOTHING_DONE: Final = 3
TOO_FEW_SETTLERS: Final = 4
CANNOT_PAY: Final = 5
SLOT_EMPTY: Final = 6
NO_ROOM: Final = 7
CELL_TAKEN: Final = 8
FIRST_IN_REGION_1: Final = 9
NOT_TOUCHING: Final = 10
NO_MONSTER_THERE: Final = 11
NO_TERRITORY: Final = 12
FORTIFIED_ALREADY: Final = 13
MONSTER_THERE: Final = 14
NO_FORTIFICATIONS: Final = 15
REGION_USED: Final = 16
NOTHING_TO_COLLECT: Final = 17
STREET_USED: Final = 18
NOTHING_TO_USE: Final = 19
NO_FORT: Final = 20
FORT_USED: Final = 21
SUPPLY_EMPTY: Final = 22
NO_HERO: Final = 23
NEEDS_BARTER: Final = 24
BARTER_LOOP: Final = 25
NOTHING_USED: Final = 26
BUILDING_USED: Final = 27
NO_BUILDING: Final = 28
BUILDING_IDLE: Final = 29
NO_ARTIFACT: Final = 30
NONE_LEFT: Final = 31
