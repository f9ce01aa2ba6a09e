"""What the rule tests share: a table laid out from text, and questions and answers as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from prestol import game
from prestol.games.conspiracy.rules.cards import LETTERS
from prestol.games.conspiracy.rules.notation import LOCATION_NAMES, PACKS
from prestol.games.conspiracy.rules.state import Conspiracy

CARD_TEXTS = PACKS["lords"] | PACKS["locations"]
FOURTEEN = "Y3 R3 G3 B3 P3 Y4 R4 G4 B4 P4 Y3 R3 G3 B3"  # an alliance that lacks one lord and has no key


def table(text: str) -> Conspiracy:
    """The state a text describes, after the forced answers: one question is open, or the game is over."""
    s = game("conspiracy").position(text)
    assert isinstance(s, Conspiracy)
    return s


def play(s: Conspiracy, *answers: str) -> Conspiracy:
    """Answer for whoever is asked, one answer after the other."""
    for text in answers:
        s.apply(asked(s), s.game.parse(text))
    return s


def asked(s: Conspiracy) -> int:
    """The one seat that is asked."""
    assert len(s.waiting) == 1
    return s.waiting[0]


def choices(s: Conspiracy) -> list[str]:
    """What the seat that is asked may answer."""
    return [s.game.notation(action) for action in s.legal(asked(s))]


def refused(s: Conspiracy) -> dict[str, str]:
    """What it may not answer: the key of the reason by answer."""
    return {s.game.notation(action): reason.key for action, reason in s.refusals(asked(s)).items()}


def shown(cards: Sequence[int]) -> str:
    """Cards as a position writes them."""
    return " ".join(CARD_TEXTS[card] for card in cards)


def alliance(s: Conspiracy, player: int) -> str:
    return shown(s.players[player].alliance)


def pile(s: Conspiracy, letter: str) -> str:
    return shown(s.piles[LETTERS.index(letter)])


def crest(s: Conspiracy, player: int, letter: str) -> int:
    """The spot of a crest token, from 1; 0: not placed."""
    return s.players[player].crests[LETTERS.index(letter)] + 1


def open_keys(s: Conspiracy, player: int) -> str:
    """“SG”: a silver and a gold key are open."""
    silver, gold = s.players[player].open_keys()
    return "S" * silver + "G" * gold


def covered(s: Conspiracy, player: int) -> dict[int, str]:
    """The location on each covered spot, from 1."""
    owner = s.players[player]
    return {spot + 1: CARD_TEXTS[card] for spot, card in zip(owner.covers, owner.locations, strict=True)}


def piles_but(lords: str) -> str:
    """Lines of a position with every lord on its pile but these, which lie elsewhere: unnamed, they are the deck."""
    left = Counter(PACKS["lords"].values()) - Counter(lords.split())
    by_colour = [" ".join(text for text in left.elements() if text[0] == letter) for letter in LETTERS]
    return "; ".join(f"pile.{letter} {lords}" for letter, lords in zip(LETTERS, by_colour, strict=True))


def faceup_but(locations: str) -> str:
    """A line of a position with every base location face up but these."""
    elsewhere = locations.split()
    return "faceup " + " ".join(name for name in LOCATION_NAMES[:24] if name not in elsewhere)
