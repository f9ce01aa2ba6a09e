"""What kinds of moves Conspiracy has, and how a table groups them. None gives up anything for good."""

from __future__ import annotations

from prestol.text.families import Family, Kind

FAMILIES = {
    "deck": Family(Kind.GAIN, "deck", 10, routine=True),
    "pile": Family(Kind.GAIN, "", 20, routine=True),
    "keep": Family(Kind.PICK, "keep", 10, routine=True),
    "return": Family(Kind.PICK, "return", 10, routine=True),
    "place": Family(Kind.PLACE, "place", 10, routine=True),
    "swap": Family(Kind.PICK, "swap", 10, routine=True),
    "reveal": Family(Kind.GAIN, "reveal", 10, routine=True),
    "take": Family(Kind.GAIN, "location", 20, routine=True),
    "yes": Family(Kind.GAIN, "", 10),
    "no": Family(Kind.END, routine=True),
}
