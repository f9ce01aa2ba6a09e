# mypyc
"""Why an answer is refused: numbers for the steps; the package gives them names and rules."""

from __future__ import annotations

from typing import Final

LEADER_TAKEN: Final = 1
LEADER_OF_REBELLION: Final = 2
REBELLION_THERE: Final = 3
NO_OWN_TROOP: Final = 4
BANNER_IS_FULL: Final = 5
THREE_BANNERS: Final = 6
COST_TOO_HIGH: Final = 7
MAIN_ACTION_FIRST: Final = 8
SCHEME_PLAYED: Final = 9
CARD_TOO_DEAR: Final = 10
DEED_THIS_TURN: Final = 11
DEED_COINS_MISSING: Final = 12
DEED_GOODS_MISSING: Final = 13
DEED_CARD_MISSING: Final = 14
DEED_CONDITION: Final = 15
DEED_TROOPS_MISSING: Final = 16
CONVERTED_THIS_TURN: Final = 17
TOKEN_USED: Final = 18
GOODS_MISSING: Final = 19
POWER_USED: Final = 20
NOBODY_TO_LURE: Final = 21
NOT_OCCUPIED: Final = 22
GOOD_TAKEN: Final = 23
TOO_FEW_POINTS: Final = 24
NOTHING_TO_BUILD: Final = 25
STANDS_THERE: Final = 26
NONE_LEFT: Final = 27
NO_TROOPS_LEFT: Final = 28
NO_FIGURE_THERE: Final = 29
SAME_FIGURE: Final = 30
DECK_EMPTY: Final = 31
NO_SUCH_GOOD: Final = 32
ALREADY_CHOSEN: Final = 33
NOT_RULED: Final = 34
TOO_FEW_THERE: Final = 35
MUST_CONVERT: Final = 36
NOT_ADJACENT: Final = 37
TOO_FEW_COMPANIONS: Final = 38
