"""Crest tokens mark the best lord of each colour (4)."""

from __future__ import annotations

import pytest

from .table import crest, play, table


@pytest.mark.parametrize("lord", ["G0", "G1", "G2", "G3", "G4", "G6"])
def test_the_first_lord_of_a_colour_gets_the_token_even_a_0(lord: str) -> None:
    """4"""
    s = table(f"conspiracy; alliance.1 R1; pile.G {lord}")
    assert crest(s, 0, "G") == 0
    assert crest(play(s, "pile:G"), 0, "G") == 2


@pytest.mark.parametrize(
    ("old", "new", "spot"), [("Y0", "Y1", 2), ("Y1", "Y2", 2), ("Y4", "Y6", 2), ("Y4", "Y3", 1), ("Y2", "Y0", 1)]
)
def test_the_token_moves_only_to_a_lord_worth_more(old: str, new: str, spot: int) -> None:
    """4"""
    assert crest(play(table(f"conspiracy; alliance.1 {old}; pile.Y {new}"), "pile:Y"), 0, "Y") == spot


@pytest.mark.parametrize("lord", ["Y2", "Y3", "Y4"])
def test_the_token_stays_when_the_new_lord_is_worth_as_much(lord: str) -> None:
    """A10"""
    assert crest(play(table(f"conspiracy; alliance.1 {lord}; pile.Y {lord}"), "pile:Y"), 0, "Y") == 1


def test_the_new_lord_is_compared_with_the_marked_one_only() -> None:
    """4"""
    s = play(table("conspiracy; alliance.1 Y4 Y1; pile.Y Y3"), "pile:Y")
    assert crest(s, 0, "Y") == 1


def test_every_player_has_tokens_of_every_colour() -> None:
    """2.4"""
    s = play(table("conspiracy; alliance.1 Y4; alliance.2 Y1; pile.Y Y2; pile.R R3; step turn player=2"), "pile:Y")
    assert (crest(s, 0, "Y"), crest(s, 1, "Y")) == (1, 2)
    play(s, "pile:R")
    assert (crest(s, 0, "R"), crest(s, 1, "R")) == (2, 0)


@pytest.mark.parametrize(
    ("one", "other", "yellow", "red"),
    [("swap:1", "swap:2", 2, 1), ("swap:2", "swap:3", 1, 3), ("swap:1", "swap:3", 3, 2)],
)
def test_the_token_stays_with_its_lord_when_lords_are_swapped(one: str, other: str, yellow: int, red: int) -> None:
    """4, 7.1"""
    s = play(table("conspiracy; alliance.1 Y4 R3; pile.G G0"), "pile:G", one, other)
    assert (crest(s, 0, "Y"), crest(s, 0, "R")) == (yellow, red)


def test_after_a_swap_the_token_is_compared_where_it_lies_now() -> None:
    """4"""
    s = play(table("conspiracy; alliance.1 Y4 R3; pile.Y Y0 Y6; pile.G G3"), "pile:Y", "place:Y0", "swap:1", "swap:2")
    assert crest(s, 0, "Y") == 4


@pytest.mark.parametrize(("lords", "points"), [("", 0), ("R0", 0), ("R1 R4 R3", 4), ("R4 Y6 G1", 11), ("Y6 Y4 Y3", 6)])
def test_a_colour_is_worth_its_best_lord(lords: str, points: int) -> None:
    """4, 8"""
    assert table(f"conspiracy; alliance.1 {lords}").results()[0].parts["crests"] == points
