"""Positions in the middle of a turn of player 1, shared by the tests of the action phase."""

from __future__ import annotations

from prestol.games.rurik.rules.cards import SCHEME_NAMES
from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, table

# The turn of player 1; the main action is still to be done, so that the turn does not end by itself.
TURN = f"{ACTION} next=2; step turn slot=muster_1"
DONE = f"{TURN} done=main"  # the main action is done
PAYING = f"{TURN}; step gain"  # for a deed or an exchange, whatever it brings
CHECKING = f"{TURN}; step attack points=0; step reveal"  # the casualty check of an attack
GOING = f"{TURN}; step move steps=0"  # somebody has just moved


def turn(text: str, seats: int = 2) -> Rurik:
    """The menu of player 1."""
    return table(f"rurik seats={seats}; {text}; {TURN}")


def muster(text: str, points: int = 2, seats: int = 2) -> Rurik:
    return table(f"rurik seats={seats}; {text}; {TURN}; step muster points={points}")


def move(text: str, points: int = 2, seats: int = 2) -> Rurik:
    return table(f"rurik seats={seats}; {text}; {TURN}; step move steps={points}")


def move_any(text: str, seats: int = 2) -> Rurik:
    return table(f"rurik seats={seats}; {text}; {TURN}; step move_any steps=2")


def attack(text: str, points: int = 1, less: int = 0, seats: int = 2) -> Rurik:
    return table(f"rurik seats={seats}; {text}; {TURN}; step attack points={points} fewer={less}")


def draw(text: str, cards: int = 2, seats: int = 2) -> Rurik:
    return table(f"rurik seats={seats}; {text}; {TURN}; step draw cards={cards}")


def names(cards: list[int]) -> list[str]:
    """Scheme cards by name; “?” for those face down."""
    return [SCHEME_NAMES[card] if card >= 0 else "?" for card in cards]


def hand(s: Rurik, seat: int) -> list[str]:
    return names(s.players[seat].hand)


def decks(s: Rurik) -> list[int]:
    """How many cards lie in the two scheme decks."""
    return [s.deck_size(0), s.deck_size(1)]


def coins(s: Rurik) -> list[int]:
    return [player.coins for player in s.players]
