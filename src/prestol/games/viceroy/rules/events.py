# mypyc
"""What people are told; the two numbers that some events have stand behind them. `make numbers` counts."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # its number
STARTED: Final = 1  # card
AUCTION_ROUND: Final = 2  # its number
BID_GEM: Final = 3  # colour
BID_ATTACK: Final = 4
PASSED_AUCTION: Final = 5  # how many gems
WON: Final = 6  # card
CLASHED: Final = 7  # colour, how many bids
NOTHING_LEFT: Final = 8
VIRTUAL_BID: Final = 9  # colour
VIRTUAL_TOOK: Final = 10  # card
REFRESHED: Final = 11
REVEALED: Final = 12  # card
PASSED: Final = 13
DISCARDED: Final = 14  # card
PLAYED: Final = 15  # card
PLACED: Final = 16  # card, place
PAID: Final = 17  # colour, how many gems
USED_INFINITE: Final = 18  # colour
CIRCLE_GEM: Final = 19  # colour
TOOK_GEM: Final = 20  # colour
GAINED_TOKEN: Final = 21  # kind, place
GAINED_ATTACK: Final = 22
DREW_LAW: Final = 23
DREW_CHARACTER: Final = 24
GOT: Final = 25  # card
TUCKED: Final = 26  # card, place
TOOK_BACK: Final = 27  # card, place
SWAPPED: Final = 28  # player, both kinds: tokens.both
GAVE_GEM: Final = 29  # colour, player
RETURNED_LAW: Final = 30
STORED_GEM: Final = 31  # colour
SKIPS: Final = 32
LOST_TOKEN: Final = 33  # kind
SCREENS_OFF: Final = 34
RECOLOURED: Final = 35  # how many sectors
DEVELOPMENT_ROUND: Final = 36  # its number
TOOK_OFFER: Final = 37  # card, the card in its place
DECLINED: Final = 38
PUT_BACK: Final = 39  # card
CLAIMED_SAME: Final = 40  # spot, player
