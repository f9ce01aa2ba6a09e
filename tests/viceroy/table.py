"""What the rule tests share: a table laid out from text, and questions and answers as text."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.games.viceroy import GAME
from prestol.games.viceroy.cards import COLOUR_NAMES
from prestol.games.viceroy.notation import token_text
from prestol.games.viceroy.places import place_text
from prestol.games.viceroy.state import Viceroy

# What a position needs to be in the middle of a phase: turn 5, after it development or the next turn follow as usual.
AUCTION = "turn 5; step turn at=1; step auction"
DEVELOPMENT = "turn 5; step turn at=2; step development"
TWO = "pyramid.0 1; pyramid.1 2"  # the smallest pyramids: player 0 has priority
THREE = f"{TWO}; pyramid.2 3"
FOUR = f"{THREE}; pyramid.3 4"


def table(text: str) -> Viceroy:
    """The state a text describes, after the forced answers: a question is open, or the game is over."""
    s = GAME.position(text)
    assert isinstance(s, Viceroy)
    return s


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
    """The name of the question that is open; «over» if none is."""
    return "over" if s.over else next(name for name, step in s.game.steps.items() if step is s.stack[-1].step)


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
    """The card in each slot: {«1:0»: 12}."""
    player = s.players[seat]
    return {place_text(place): card for place, card in zip(player.places, player.cards, strict=True)}


def tucked(s: Viceroy, seat: int) -> list[tuple[int, str]]:
    """Each tucked card with the slot it lies under: [(66, «1:0»)]."""
    player = s.players[seat]
    return [(card, place_text(host)) for card, host in zip(player.tucked, player.hosts, strict=True)]


def tokens(s: Viceroy, seat: int) -> list[str]:
    """Tokens on cards as a position writes them: [«2:0:science»]."""
    return [token_text(entry) for entry in s.players[seat].tokens]


def hand(s: Viceroy, seat: int) -> list[int]:
    return s.players[seat].hand


def gems(s: Viceroy, seat: int) -> list[int]:
    """Behind the screen: red, green, blue, yellow."""
    return s.players[seat].gems


def offer(s: Viceroy) -> dict[str, int]:
    """The cards on offer: {«red_base»: 12}."""
    sides = [("base", s.bases), ("tip", s.tips)]
    return {
        f"{COLOUR_NAMES[colour]}_{side}": cards[0]
        for side, spots in sides
        for colour, cards in enumerate(spots)
        if cards
    }


def points(s: Viceroy, seat: int) -> dict[str, int]:
    """The score pad of a player, without the lines that are nothing, with the «total»."""
    score = s.results()[seat]
    return {name: worth for name, worth in score.parts.items() if worth != 0} | {"total": score.total}


def spread(numbers: Sequence[int]) -> str:
    """Numbers as a line of a position has them: «2 0 1 3»."""
    return " ".join(map(str, numbers))
