"""Setting up (2, 13, 14): the one thing that cannot start from a written position."""

from __future__ import annotations

import pytest

from prestol import game
from prestol.games.conspiracy.rules.state import Conspiracy

from .table import alliance, choices, shown


def new(seats: int, seed: int = 0, **options: str) -> Conspiracy:
    s = game("conspiracy").new(seats, seed, options)
    assert isinstance(s, Conspiracy)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lords_lie_in_the_deck_and_all_piles_are_empty(seats: int) -> None:
    """2.1"""
    s = new(seats)
    assert (len(s.deck), len(s.players), s.piles) == (60, seats, [[]] * 5)
    assert choices(s) == ["deck:1", "deck:2", "deck:3"]


@pytest.mark.parametrize(("promo", "locations"), [("no", 24), ("yes", 29)])
def test_one_location_is_face_up(promo: str, locations: int) -> None:
    """2.2, 13"""
    s = new(2, promo=promo)
    assert (len(s.location_deck), len(s.faceup)) == (locations - 1, 1)


def test_the_face_up_location_is_random() -> None:
    """2.2"""
    assert len({shown(new(2, seed).faceup) for seed in range(60)}) > 10


def test_nobody_keeps_pearls_and_nobody_is_bound() -> None:
    """2.3"""
    s = new(3)
    assert (s.keeper, s.binder, s.trigger) == (-1, -1, -1)
    assert [player.pearls for player in s.players] == [0, 0, 0]


def test_no_crest_token_is_placed_and_nothing_is_dealt() -> None:
    """2.4"""
    s = new(4)
    assert [player.crests for player in s.players] == [[-1] * 5] * 4
    assert [alliance(s, player) for player in range(4)] == [""] * 4
    assert s.hand == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random(seats: int) -> None:
    """2.5"""
    assert {new(seats, seed).waiting[0] for seed in range(40)} == set(range(seats))


def test_in_the_solo_game_the_human_begins_against_one_of_five_legends() -> None:
    """14"""
    games = [new(1, seed) for seed in range(60)]
    assert all(s.waiting == [0] and len(s.players) == 2 and not s.token for s in games)
    assert {s.legend for s in games} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(("colour", "number"), [("yellow", 0), ("red", 1), ("green", 2), ("blue", 3), ("purple", 4)])
def test_the_legend_may_be_chosen(colour: str, number: int) -> None:
    """14"""
    assert {new(1, seed, legend=colour).legend for seed in range(5)} == {number}
