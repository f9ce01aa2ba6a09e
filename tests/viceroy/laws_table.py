"""What the tests of rewards and laws share: a card about to be placed, and pyramids high enough for it."""

from __future__ import annotations

from prestol.games.viceroy.cards import LAW_CARDS
from prestol.games.viceroy.state import Viceroy

from .table import table

RED_LEFT = [1, 3, 17, 19, 5]  # the first card of each level: its right sector is not blue
BLUE_LEFT = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]  # the others: the left sector is blue


def placing(card: int, text: str = "", *, seats: int = 2, options: str = "", turn: int = 5) -> Viceroy:
    """Player 0 has revealed a card and is asked where it goes; player 1 holds a card, so that the phase goes on."""
    others = "" if seats == 1 or "hand.1" in text else f"hand.1 {64 if card != 64 else 63}"
    return table(f"""
        viceroy seats={seats} {options}
        turn {turn}
        {text}
        {others}
        played.0 {card}
        step turn at=2
        step development at=2 count=1
        step play card={card}
    """)


def steps_to(level: int, without: int = 0) -> str:
    """Lines of a position: the smallest pyramid in which slot «level:0» is free; a card there closes a mixed circle."""
    places = [f"{under}:{pos}" for under in range(1, level) for pos in range(level - under + 1)]
    firsts = [card for card in RED_LEFT if card != without]
    others = [card for card in BLUE_LEFT if card != without]
    cards = [firsts.pop(0) if place.endswith(":0") else others.pop(0) for place in places]
    if not cards:
        cards, places = [firsts[0]], ["1:1"]  # beside it, slot «1:0» is free
    return f"pyramid.0 {' '.join(map(str, cards))}; places.0 {' '.join(places)}"


def with_card(lines: str, card: int, place: str) -> str:
    """The same pyramid with one more card."""
    cards, places = lines.split("; ")
    return f"{cards} {card}; {places} {place}"


def topped(level: int, card: int) -> str:
    """Lines of a position: the smallest pyramid with a card in slot «level:0»."""
    return with_card(steps_to(level, card), card, f"{level}:0")


def laws_left(*left: int) -> str:
    """A line of a position that discards all laws but these: where nothing else names them they are the law deck."""
    return "discard " + " ".join(str(law) for law in LAW_CARDS if law not in left)


def worth(text: str, seat: int = 0, line: str = "laws") -> int:
    """A line of a player's score pad at the end of the game."""
    return table(f"viceroy; {text}; over").results()[seat].parts[line]
