# mypyc
"""Where each family of actions begins. `make numbers` counts; notation.py has their texts."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
BID: Final = 1  # bid:red …
ATTACK_BID: Final = 5
TAKE: Final = 6  # take:red_base, take:red_tip … the card at an auction card
DROP: Final = 14  # drop:red_base …
GEM: Final = 22  # gem:red … from the reserve, or given to another player
USE: Final = 26  # use:red … an infinite gem
PAY: Final = 30
DECK: Final = 31  # deck:law, deck:character
TOP: Final = 33  # top:rewards, top:points
YES: Final = 35
NO: Final = 36
STOP: Final = 37
COLOUR: Final = 38
OPTION: Final = 42  # option:1 … option:3
PLAYER: Final = 45  # player:1 … player:4
STORE: Final = 49
BEST: Final = 53  # the best recolouring
RETURN: Final = 54  # return:65 …
TOKEN: Final = 78  # token:science …
PAINT: Final = 126  # paint:tl_red …
START_CARD: Final = 142  # start:1 …
KEEP: Final = 206
PLAY: Final = 270
DISCARD: Final = 358
TUCK: Final = 446
SLOT: Final = 534  # slot:1:-37 …
