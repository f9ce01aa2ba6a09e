"""What the rule tests share: a table laid out from text, and questions and answers as text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from prestol.games.viceroy.rules import GAME
from prestol.games.viceroy.rules.cards import COLOUR_NAMES
from prestol.games.viceroy.rules.places import place_text
from prestol.games.viceroy.rules.positions import TOKEN
from prestol.games.viceroy.rules.state import Viceroy

# What a position needs to be in the middle of a phase: turn 6, after it development or the next turn follow as usual.
AUCTION = "turn 6; step turn next=development; step auction"
DEVELOPMENT = "turn 6; step turn next=end; step development"
PLAYS = f"{DEVELOPMENT} round=1 next=plays"  # cards are being played
LAST_DEVELOPMENT = DEVELOPMENT.replace("turn 6", "turn 12")
TWO = "pyramid.1 1; pyramid.2 2"  # the smallest pyramids: the first player has priority
THREE = f"{TWO}; pyramid.3 3"
FOUR = f"{THREE}; pyramid.4 4"


def table(text: str, small: int | None = None) -> Viceroy:
    """The state a text describes, after the forced answers: a question is open, or the game is over.

    ``small``: so many cards are left in the small deck; the rest of it is discarded.
    """
    s = GAME.position(text)
    assert isinstance(s, Viceroy)
    return s if small is None else table(with_discards(text, s.deck[: int(s.small) - small]))


def with_discards(text: str, cards: Sequence[int]) -> str:
    """The same position with more cards in the discard pile."""
    line = re.search(r"\bdiscard [\d ]*\d", text)
    if line is None:
        return f"{text}\ndiscard {spread(cards)}"
    return f"{text[: line.end()]} {spread(cards)}{text[line.end() :]}"


def complete(text: str) -> str:
    """The same position with a pyramid of one card for each player whom it gives none."""
    seats = re.search(r"seats=(\d)", text)
    spare = [str(card) for card in range(64, 0, -1) if not re.search(rf"\b{card}\b", text)]
    names = [f"pyramid.{number}" for number in range(1, (int(seats[1]) if seats else 2) + 1)]
    lines = [f"{name} {spare.pop(0)}" for name in names if name not in text]
    return "; ".join([text, *lines])


def ended(text: str) -> Viceroy:
    """The end of a game, of which a text names what matters."""
    return table(complete(f"{text}; turn 12; over"))


def dealt(seats: int = 2, seed: int = 1, **options: object) -> Viceroy:
    """A new game."""
    s = GAME.new(seats=seats, seed=seed, options=options)
    assert isinstance(s, Viceroy)
    return s


def copied(s: Viceroy) -> Viceroy:
    copy = s.clone()
    assert isinstance(copy, Viceroy)
    return copy


def board(s: Viceroy, viewer: int | None) -> Viceroy:
    """The table as a seat sees it; None: one who only looks on."""
    seen = s.view(viewer).board
    assert isinstance(seen, Viceroy)
    return seen


def sample(s: Viceroy, viewer: int | None, seed: int) -> Viceroy:
    """A whole table that the viewer cannot tell from this one."""
    sampled = s.view(viewer).sample(seed)
    assert isinstance(sampled, Viceroy)
    return sampled


# -- questions and answers --------------------------------------------------------------------------------------------


def play(s: Viceroy, *answers: str) -> Viceroy:
    """Answer for whoever is asked, one answer after the other; of several who are asked the first seat answers."""
    for text in answers:
        s.apply(s.waiting[0], s.game.parse(text))
    return s


def answer(s: Viceroy, seat: int, *answers: str) -> Viceroy:
    """Answer for a seat."""
    for text in answers:
        s.apply(seat, s.game.parse(text))
    return s


def pass_all(s: Viceroy, step: str) -> Viceroy:
    """Everybody who is asked this question passes, until another one is asked."""
    while not s.over and asks(s) == step:
        play(s, "pass")
    return s


def asks(s: Viceroy) -> str:
    """The name of the question that is open; “over” if none is."""
    return s.question or "over"


def asked(s: Viceroy) -> int:
    """The one seat that is asked."""
    assert len(s.waiting) == 1
    return s.waiting[0]


def choices(s: Viceroy, seat: int | None = None) -> list[str]:
    """What a seat may answer; without one: the only seat that is asked."""
    return [s.game.notation(action) for action in s.legal(asked(s) if seat is None else seat)]


def refused(s: Viceroy, seat: int | None = None) -> dict[str, str]:
    """What it may not answer: the key of the reason by answer."""
    refusals = s.refusals(asked(s) if seat is None else seat)
    return {s.game.notation(action): reason.key for action, reason in refusals.items()}


def told(s: Viceroy, *answers: str) -> list[str]:
    """The names of the events that these answers bring."""
    s.events = []
    play(s, *answers)
    return [s.game.events[event.kind] for event in s.events]


# -- what lies on the table -------------------------------------------------------------------------------------------


def pyramid(s: Viceroy, seat: int) -> dict[str, int]:
    """The card in each slot: {“1:0”: 12}."""
    player = s.players[seat]
    return {place_text(place): card for place, card in zip(player.places, player.cards, strict=True)}


def tucked(s: Viceroy, seat: int) -> list[tuple[int, str]]:
    """Each tucked card with the slot it lies under: [(66, “1:0”)]."""
    player = s.players[seat]
    return [(card, place_text(host)) for card, host in zip(player.tucked, player.hosts, strict=True)]


def tokens(s: Viceroy, seat: int) -> list[str]:
    """Tokens on cards as a position writes them: [“2:0:science”]."""
    return [TOKEN.text(token) for token in s.players[seat].tokens]


def hand(s: Viceroy, seat: int) -> list[int]:
    return s.players[seat].hand


def gems(s: Viceroy, seat: int) -> list[int]:
    """Behind the screen: red, green, blue, yellow."""
    return s.players[seat].gems


def offer(s: Viceroy) -> dict[str, int]:
    """The cards on offer: {“red_base”: 12}."""
    sides = [("base", s.bases), ("tip", s.tips)]
    return {
        f"{COLOUR_NAMES[colour]}_{side}": cards[0]
        for side, spots in sides
        for colour, cards in enumerate(spots)
        if cards
    }


def points(s: Viceroy, seat: int) -> dict[str, int]:
    """The score pad of a player, without the lines that are nothing, with the “total”."""
    score = s.results()[seat]
    return {name: worth for name, worth in score.parts.items() if worth != 0} | {"total": score.total}


def spread(numbers: Sequence[int]) -> str:
    """Numbers as a line of a position has them: “2 0 1 3”."""
    return " ".join(map(str, numbers))
