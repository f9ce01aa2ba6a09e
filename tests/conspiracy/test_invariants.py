"""Games played out at random: what must hold after every answer (15)."""

from __future__ import annotations

import pytest

from prestol import game
from prestol.core.chance import Quick
from prestol.games.conspiracy.rules.cards import LETTERS
from prestol.games.conspiracy.rules.events import PLACED, TURN
from prestol.games.conspiracy.rules.invariants import violations
from prestol.games.conspiracy.rules.state import Conspiracy

from .table import table

GAMES = 40  # for each number of seats, with and without promo


def played_out(seats: int, promo: str, seed: int) -> Conspiracy:
    """A game of random answers, each of them checked."""
    s = game("conspiracy").new(seats, seed, {"promo": promo})
    assert isinstance(s, Conspiracy)
    s.events = []
    chance = Quick(seed)
    while not s.over:
        assert violations(s) == []
        answers = s.legal(s.waiting[0])
        s.apply(s.waiting[0], answers[chance.below(len(answers))])
    assert violations(s) == []
    return s


def turns(s: Conspiracy) -> list[tuple[int, int]]:
    """Each turn of a played game: the player and how many lords it added."""
    found = [(0, 0)]  # the first turn begins before anybody listens
    for event in s.events or []:
        if event.kind == TURN:
            found.append((event.seat, 0))
        elif event.kind == PLACED:
            found[-1] = (event.seat, found[-1][1] + 1)
    return found


@pytest.mark.parametrize("promo", ["no", "yes"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_invariants_hold_in_games_played_out_at_random(seats: int, promo: str) -> None:
    """15"""
    for seed in range(GAMES):
        s = played_out(seats, promo, seed)
        taken = turns(s)
        assert all(1 <= lords <= 12 for _, lords in taken)
        assert max(sum(player == seat for player, _ in taken) for seat in range(len(s.players))) <= 15
        assert sum(lords for _, lords in taken) == sum(len(player.alliance) for player in s.players)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("alliance.1 Y1 R1", "player 1: a location is overdue"),
        ("alliance.1 Y1 R1 G1 B2; locations.1 any_two_keys; covers.1 2", "player 1: a location is overdue"),
        ("alliance.1 Y1 R2; locations.1 plain_7; covers.1 2", "player 1: a location was taken for too few keys"),
        ("over", "the game is over without a full alliance"),
    ],
)
def test_a_position_no_game_leads_to_is_noticed(text: str, complaint: str) -> None:
    """15"""
    assert violations(table(f"conspiracy; {text}")) == [complaint]


def test_broken_tables_are_noticed() -> None:
    """15"""
    s = table("conspiracy; alliance.1 Y4 Y1 R3; alliance.2 B3; pile.G G1")
    assert violations(s) == []
    s.players[0].crests = [1, 2, -1, -1, -1]
    s.players[0].covers = [2]
    s.players[1].pearls = 9
    s.trigger = 0
    s.piles[LETTERS.index("Y")].append(s.piles[LETTERS.index("G")].pop())
    assert violations(s) == [
        "a pile holds a lord of another colour",
        "player 2: 9 pearls, but the cards gave 2",
        "the keeper has fewer pearls than another one",
        "the one who started the last round has free spots",
        "player 1: locations and the spots under them do not match",
        "player 1: a location lies on a lord without a key",
        "player 1: a crest token is not on a lord worth most of its colour",
        "player 1: a location was taken for too few keys",
    ]
