# mypyc
"""Where each family of actions begins. `make numbers` counts; notation.py has their texts."""

from __future__ import annotations

from typing import Final

DECK: Final = 0  # deck:1 … deck:3
PILE: Final = 3  # pile:Y … pile:P
KEEP: Final = 8  # keep:Y0 … keep:P6
RETURN: Final = 38
PLACE: Final = 68
SWAP: Final = 98  # swap:1 … swap:15
REVEAL: Final = 113  # reveal:1 … reveal:3
TAKE: Final = 116  # take:plain_7 …
YES: Final = 145
NO: Final = 146
