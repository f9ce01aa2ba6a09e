"""What kinds of moves Viceroy has, how a table groups them, and what they give up for good."""

from __future__ import annotations

from prestol.games.viceroy.rules.actions import DISCARD, PLAY
from prestol.games.viceroy.rules.state import Viceroy
from prestol.text.families import Family, Kind

FAMILIES = {
    "bid": Family(Kind.BID, "bid", 10, routine=True),
    "attack": Family(Kind.BID, "bid", 10, routine=True),
    "best": Family(Kind.GAIN, "", 5, routine=True),
    "take": Family(Kind.PICK, "take", 10, routine=True),
    "drop": Family(Kind.PICK, "drop", 10, routine=True),
    "start": Family(Kind.PICK, "start", 10, routine=True),
    "keep": Family(Kind.PICK, "keep", 20, routine=True),
    "play": Family(Kind.BUY, "play", 10, routine=True),
    "slot": Family(Kind.PLACE, "place", 10, routine=True),
    "use": Family(Kind.BUY, "pay", 10, routine=True),
    "gem": Family(Kind.GAIN, "take", 20, routine=True),
    "deck": Family(Kind.GAIN, "draw", 20, routine=True),
    "top": Family(Kind.GAIN, "take", 20, routine=True),
    "option": Family(Kind.GAIN, "take", 20, routine=True),
    "colour": Family(Kind.GAIN, "take", 20, routine=True),
    "token": Family(Kind.PICK, "take", 20),
    "player": Family(Kind.EXCHANGE, "swap", 30),
    "store": Family(Kind.EXCHANGE, "store", 30, routine=True),
    "tuck": Family(Kind.EXCHANGE, "tuck", 30, routine=True),
    "paint": Family(Kind.PICK, "paint", 30),
    "return": Family(Kind.PICK, "return", 30),
    "yes": Family(Kind.GAIN, "", 10, routine=True),
    "discard": Family(Kind.GIVE_UP, "discard", 80),
    "pay": Family(Kind.END, routine=True),  # confirms the price
    "pass": Family(Kind.END, routine=True),
    "stop": Family(Kind.END, routine=True),
    "no": Family(Kind.END, routine=True),
}


def loses(board: Viceroy, seat: int, family: str) -> str:
    """A card discarded never comes back; who passes plays no more cards in this phase."""
    if family == "discard":
        return "card"
    could_play = any(PLAY <= action < DISCARD for action in board.legal(seat))
    return "phase" if family == "pass" and board.question == "choose" and could_play else ""
