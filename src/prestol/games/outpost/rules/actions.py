# mypyc
"""Where each family of actions begins. `make numbers` counts; notation.py has their texts."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
END: Final = 1
DONE: Final = 2
SKIP: Final = 3
USE_NOW: Final = 4  # the building just built
YES: Final = 5
NO: Final = 6
ARTIFACT: Final = 7  # artifact:build_activate …
TRADE: Final = 20  # trade:wood+wood=clay … see exchange.py
BUILD: Final = 40  # build:1 … build:9, a slot of the market
PLOT: Final = 49  # plot:11 … plot:33, a cell of the settlement
EXPLORE: Final = 58  # explore:11 … a cell of the lands
HUNT: Final = 67
FORTIFY: Final = 76
REGION: Final = 85  # region:1 …
STREET: Final = 88
FORT: Final = 91  # fort:11 …
HERO: Final = 100  # hero:1 … hero:4, a place of the row
COLLECT: Final = 104  # collect:1, collect:2, collect:12 … columns of the region
EXTRA: Final = 111  # extra:11 …
USE: Final = 120  # use:11 …, a building of the street
KIND: Final = 129  # kind:wood …
KEEP: Final = 134  # keep:wood …
