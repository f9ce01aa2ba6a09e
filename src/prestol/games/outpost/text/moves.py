"""What kinds of moves Outpost has, how a table groups them, and what they give up for good."""

from __future__ import annotations

from prestol.games.outpost.rules.actions import BUILD, HERO, USE
from prestol.games.outpost.rules.state import Outpost
from prestol.text.families import Family, Kind
from prestol.text.game_text import Phrase

FAMILIES = {
    "build": Family(Kind.BUY, "build", 10, routine=True),
    "plot": Family(Kind.PLACE, "place", 10, routine=True),
    "region": Family(Kind.GAIN, "activate", 20, routine=True),
    "street": Family(Kind.GAIN, "activate", 20),
    "fort": Family(Kind.GAIN, "activate", 20),
    "use": Family(Kind.GAIN, "use", 20),
    "use_now": Family(Kind.GAIN, "", 20),
    "explore": Family(Kind.GAIN, "explore", 30, routine=True),
    "hunt": Family(Kind.GAIN, "hunt", 32),
    "fortify": Family(Kind.GAIN, "fortify", 34),
    "hero": Family(Kind.BUY, "invite", 40),
    "trade": Family(Kind.EXCHANGE, "exchange", 50, panel="exchange"),
    "artifact": Family(Kind.PICK, "take", 10, routine=True),
    "collect": Family(Kind.PICK, "collect", 10, routine=True),
    "kind": Family(Kind.PICK, "", 10),
    "extra": Family(Kind.PICK, "take", 10),
    "keep": Family(Kind.PICK, "keep", 10),
    "yes": Family(Kind.PICK, "", 10),
    "no": Family(Kind.PICK, "", 20),
    "end": Family(Kind.END, order=10, routine=True),
    "done": Family(Kind.END, order=10, routine=True),
    "skip": Family(Kind.END, order=10, routine=True),
    "pass": Family(Kind.END, order=20, routine=True),  # for the whole round, so it stands below the milder one
}


def loses(board: Outpost, seat: int, family: str) -> str:
    """What could still be done in this turn, street or round, and will not be."""
    if family == "done":
        unused = sum(action >= USE for action in board.legal(seat))
        return Phrase("buildings", n=unused) if unused else ""
    if family not in ("end", "pass") or not any(BUILD <= action < HERO for action in board.legal(seat)):
        return ""
    return "action" if family == "end" else Phrase("round", n=int(board.players[seat].settlers()))
