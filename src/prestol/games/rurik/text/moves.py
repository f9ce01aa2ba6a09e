"""What kinds of moves Rurik has, how a table groups them, and what they give up for good."""

from __future__ import annotations

from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.turn import TURN
from prestol.games.rurik.text.answers import LEFT, pools_of
from prestol.games.rurik.text.cards import Cards
from prestol.text.families import Family, Kind
from prestol.text.game_text import Phrase

FAMILIES = {
    "leader": Family(Kind.PICK, "leader", 10, routine=True),
    "agenda": Family(Kind.PICK, "keep", 10, routine=True),
    "advisor": Family(Kind.PICK, "advisor", 10),
    "banner": Family(Kind.PLACE, "banner", 20),
    "bribe": Family(Kind.BUY, "bribe", 30, panel="coins"),
    "place": Family(Kind.PLACE, "place", 10),
    "slot": Family(Kind.PICK, "advisor", 10),
    "act": Family(Kind.GAIN, "act", 10, routine=True),
    "muster": Family(Kind.PLACE, "muster", 20),
    "lead": Family(Kind.PLACE, "muster", 20),
    "march": Family(Kind.PICK, "move", 30),
    "from": Family(Kind.PICK, "move", 30),
    "to": Family(Kind.PLACE, "go", 30),
    "with": Family(Kind.PICK, "", 30),
    "attack": Family(Kind.GAIN, "attack", 40, routine=True),
    "tax": Family(Kind.GAIN, "tax", 50, routine=True),
    "bonus": Family(Kind.GAIN, "take", 50),
    "build": Family(Kind.PLACE, "build", 60),
    "what": Family(Kind.PICK, "build", 60),
    "target": Family(Kind.PICK, "convert", 60),
    "play": Family(Kind.GAIN, "play", 70, routine=True),
    "deed": Family(Kind.GAIN, "deed", 70, routine=True),
    "take": Family(Kind.GAIN, "take_deed", 70, routine=True),
    "power": Family(Kind.GAIN, "power", 75),
    "lure": Family(Kind.PICK, "lure", 75),
    "deck": Family(Kind.PICK, "deck", 10, routine=True),
    "keep": Family(Kind.PICK, "keep", 10, routine=True),
    "top": Family(Kind.PICK, "top", 20),
    "token": Family(Kind.PICK, "token", 20),
    "convert": Family(Kind.EXCHANGE, "exchange", 80, panel="exchange"),
    "pay": Family(Kind.PICK, "pay", 10),
    "show": Family(Kind.PICK, "count", 10, routine=True),
    "discard": Family(Kind.PICK, "discard", 10),  # the price of a deed, like the next two
    "remove": Family(Kind.PICK, "remove", 10),
    "raze": Family(Kind.PICK, "raze", 10),
    "forfeit": Family(Kind.GIVE_UP, "forfeit", 90, routine=True),
    "stop": Family(Kind.END, routine=True),
    "end": Family(Kind.END, routine=True),
    "no": Family(Kind.END, routine=True),
}


def loses(text: Cards, board: Rurik, family: str) -> str:
    """Whoever stops, ends or forfeits loses the points that are left."""
    frame = board.stack[-1]
    if family == "forfeit":
        return Phrase("action", what=text.slot(board.seats, TURN.slot(frame))["what"])
    if family == "stop" and board.question in LEFT and LEFT[board.question](frame):
        return Phrase("points", n=int(LEFT[board.question](frame)))
    pools = pools_of(text, board) if family == "end" else ""
    return Phrase("pools", points=pools) if pools else ""
