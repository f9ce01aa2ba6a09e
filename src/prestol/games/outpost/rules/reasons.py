# mypyc
"""Why an answer is refused, and by which rule. `make numbers` counts."""

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

RULES: Final = {
    ACTED_ALREADY: "3",
    INVITED_ALREADY: "8",
    NOTHING_DONE: "3, R3",
    TOO_FEW_SETTLERS: "4",
    CANNOT_PAY: "5.1, 7, 8",
    SLOT_EMPTY: "5.1",
    NO_ROOM: "5.1",
    CELL_TAKEN: "5.1, 5.2",
    FIRST_IN_REGION_1: "5.2",
    NOT_TOUCHING: "5.2",
    NO_MONSTER_THERE: "5.3",
    NO_TERRITORY: "5.4",
    FORTIFIED_ALREADY: "5.4",
    MONSTER_THERE: "5.4",
    NO_FORTIFICATIONS: "15",
    REGION_USED: "5.5",
    NOTHING_TO_COLLECT: "5.5, R5",
    STREET_USED: "5.6",
    NOTHING_TO_USE: "5.6, R5",
    NO_FORT: "5.7",
    FORT_USED: "5.7",
    SUPPLY_EMPTY: "15, R16",
    NO_HERO: "8",
    NEEDS_BARTER: "7",
    BARTER_LOOP: "16",
    NOTHING_USED: "5.6, R5",
    BUILDING_USED: "5.6",
    NO_BUILDING: "5.6",
    BUILDING_IDLE: "5.6, 15",
    NO_ARTIFACT: "9",
    NONE_LEFT: "15",
}
