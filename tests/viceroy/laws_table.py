"""What the tests of rewards and laws share: a card about to be placed, and pyramids high enough for it."""

from __future__ import annotations

from prestol.games.viceroy.rules.cards import LAW_CARDS
from prestol.games.viceroy.rules.state import Viceroy

from .table import LAST_DEVELOPMENT, complete, ended, table

RED_LEFT = [1, 3, 17, 19, 5]  # the first card of each level: its right sector is not blue
BLUE_LEFT = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]  # the others: the left sector is blue


def placing(
    card: int, text: str = "", *, seats: int = 2, options: str = "", turn: int = 6, small: int | None = None
) -> Viceroy:
    """The first player has revealed a card and is asked where it goes; the second holds one, so the phase goes on."""
    others = "" if seats == 1 or "hand.2" in text else f"hand.2 {64 if card != 64 else 63}"
    position = f"""
        viceroy seats={seats} {options}
        turn {turn}
        {text}
        {others}
        played.1 {card}
        step turn next=end
        step development round=1 next=plays
        step play
    """
    return table(complete(position), small)


def steps_to(level: int, without: int = 0) -> str:
    """Lines of a position: the smallest pyramid in which slot “level:0” is free; a card there closes a mixed circle."""
    places = [f"{under}:{pos}" for under in range(1, level) for pos in range(level - under + 1)]
    firsts = [card for card in RED_LEFT if card != without]
    others = [card for card in BLUE_LEFT if card != without]
    cards = [firsts.pop(0) if place.endswith(":0") else others.pop(0) for place in places]
    if not cards:
        cards, places = [firsts[0]], ["1:1"]  # beside it, slot “1:0” is free
    return f"pyramid.1 {' '.join(map(str, cards))}; places.1 {' '.join(places)}"


def with_card(lines: str, card: int, place: str) -> str:
    """The same pyramid with one more card."""
    cards, places = lines.split("; ")
    return f"{cards} {card}; {places} {place}"


def topped(level: int, card: int) -> str:
    """Lines of a position: the smallest pyramid with a card in slot “level:0”."""
    return with_card(steps_to(level, card), card, f"{level}:0")


def laws_left(*left: int) -> str:
    """A line of a position that discards all laws but these: where nothing else names them they are the law deck."""
    return "discard " + " ".join(str(law) for law in LAW_CARDS if law not in left)


def worth(text: str, seat: int = 0, line: str = "laws") -> int:
    """A line of a player's score pad at the end of the game; where somebody holds cards, a little before."""
    if "hand." in text:
        s = table(complete(f"viceroy; {text}; {LAST_DEVELOPMENT}"))
        return s.results()[seat].parts[line]
    return ended(f"viceroy; {text}").results()[seat].parts[line]
