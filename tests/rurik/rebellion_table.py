"""What the tests of the solo game share: written positions in which the rebellion acts, and what it says."""

from __future__ import annotations

from prestol.games.rurik.rules.advisors import banner_of, row_of
from prestol.games.rurik.rules.attack import REVEAL
from prestol.games.rurik.rules.cards import BANNER_NAMES, REGION_NAMES
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.telling import told_bribe, told_leader, told_of, told_value

from .table import asks, counted, play, table

ALL_CARDS = [f"c{number}" for number in range(1, 19)]


def deck(*bottom: int, top: int = 0) -> str:
    """A line with all solo cards: these lie at the bottom, the last of them lowest; ``top`` lies on top."""
    named = [f"c{number}" for number in bottom]
    first = [f"c{top}"] if top else []
    return " ".join(["cards", *first, *(card for card in ALL_CARDS if card not in named + first), *named])


def solo(position: str, level: int = 2, cards: str = "") -> Rurik:
    """A table of the solo game."""
    return table(f"rurik seats=1 level={level}; {position}; {cards or deck(1)}")


def in_turn(position: str, slot: str, card: int = 1, level: int = 2) -> Rurik:
    """The player's 1 has been retrieved and is to be used; then the rebellion's 4 acts from this slot.

    ``card`` is the bottom card, which comes to the top when the rebellion's turn begins. The player's 5 waits, so
    that nothing else happens afterwards.
    """
    banner, number = slot.split("_")
    waiting = "muster" if banner == "scheme" else "scheme"
    rebel = " ".join([*["none"] * (int(number) - 1), "2:4"])
    lines = f"round 1; step round next=development; step action; banner.{banner} {rebel}; banner.{waiting} 1:5 1:1"
    return solo(f"{lines}; {position}", level, deck(card))


def acted(position: str, slot: str, card: int = 1, level: int = 2, *decks: str) -> Rurik:
    """The player forfeits, the rebellion takes its turn; ``decks`` answer for its casualty checks."""
    s = in_turn(position, slot, card, level)
    s.events = []
    play(s, "forfeit", *decks)
    return s


def checking(s: Rurik) -> tuple[int, str]:
    """The open casualty check: how many cards, and where."""
    assert asks(s) == "reveal"
    return counted(s), REGION_NAMES[REVEAL.region(s.stack[-1])]


# -- what it says -----------------------------------------------------------------------------------------------------

REGIONAL = {
    "rebel_entered",
    "rebel_rallied",
    "mustered",
    "lost",
    "attacked",
    "taxed",
    "built",
    "converted",
    "why_muster",
    "why_target",
    "why_source",
    "why_attack",
    "why_build",
    "why_tax",
    "no_source",
}


def said(s: Rurik, *names: str) -> list[str]:
    """The events of these names, in order, as words: “why_target volyn 1”, “moved kiev volyn leader”."""
    assert s.events is not None
    found = []
    for event in s.events:
        name = s.game.events[event.kind]
        if name in names:
            found.append(" ".join([name, words(name, event.a, event.b)]))
    return found


def words(name: str, a: int, b: int) -> str:
    if name == "moved":
        return f"{REGION_NAMES[a]} {REGION_NAMES[told_of(b)]}" + (" leader" if told_leader(b) else "")
    if name in ("placed_advisor", "retrieved"):
        return f"{told_value(a)}+{told_bribe(a)} {BANNER_NAMES[banner_of(b)]}_{row_of(b) + 1}"
    return f"{REGION_NAMES[a] if name in REGIONAL else a} {b}"


def heads(s: Rurik) -> list[str]:
    """The names of all events."""
    assert s.events is not None
    return [s.game.events[event.kind] for event in s.events]
