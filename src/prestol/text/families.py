"""What a game declares about its moves, so that every table treats them alike: kind, group and order of each family."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What a move does for the player who makes it."""

    GAIN = "gain"
    BUY = "buy"
    PLACE = "place"
    PICK = "pick"
    BID = "bid"
    EXCHANGE = "exchange"
    GIVE_UP = "give_up"  # something is lost, or left undone
    END = "end"  # ends, passes, declines or confirms: always in the same place


@dataclass(frozen=True)
class Family:
    """A family of moves: those with the same word before the colon of their notation."""

    kind: Kind
    group: str = ""  # under a heading of its own: “group.bid”; families may share one
    order: int = 50  # of the group among the others, the same throughout the game
    routine: bool = False  # what it turns up is what one plays it for: nobody needs to be asked whether it is meant
    panel: str = ""  # where several are chosen from: “exchange” (give → get), “coins” (so many are added)
