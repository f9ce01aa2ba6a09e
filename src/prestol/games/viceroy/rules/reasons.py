# mypyc
"""Why an answer is refused, and by which rule. `make numbers` counts."""

from __future__ import annotations

from typing import Final

RESERVE_EMPTY: Final = 1
NO_GEM: Final = 2
DECK_EMPTY: Final = 3
NO_CARD_THERE: Final = 4
THREE_GEMS: Final = 5
NO_TOKENS: Final = 6
NO_CARD_OF_COLOUR: Final = 7
NO_ATTACK: Final = 8
OFFER_EMPTY: Final = 9
CANNOT_PAY_CARD: Final = 10
NEEDS_CHARACTER: Final = 11
CANNOT_PAY_LEVEL: Final = 12
LAW_ON_TOP: Final = 13
CANNOT_PAY_REST: Final = 14
NOT_IN_CIRCLE: Final = 15
PAINTED: Final = 16
SAME_COLOUR: Final = 17

RULES: Final = {
    RESERVE_EMPTY: "1.6",
    NO_GEM: "4.2",
    DECK_EMPTY: "5.4",
    NO_CARD_THERE: "4.3",
    THREE_GEMS: "7.67",
    NO_TOKENS: "7.67",
    NO_CARD_OF_COLOUR: "4.2",
    NO_ATTACK: "4.2",
    OFFER_EMPTY: "4.2, R-42",
    CANNOT_PAY_CARD: "5.1, R-13",
    NEEDS_CHARACTER: "7.66",
    CANNOT_PAY_LEVEL: "5.3",
    LAW_ON_TOP: "5.3, R-20",
    CANNOT_PAY_REST: "5.3",
    NOT_IN_CIRCLE: "8.1",
    PAINTED: "8.1",
    SAME_COLOUR: "8.1",
}
