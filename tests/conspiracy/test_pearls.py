"""Pearls and their keeper (6)."""

from __future__ import annotations

import pytest

from .table import asked, play, table


@pytest.mark.parametrize(("lord", "pearls"), [("Y0", 0), ("Y1", 0), ("Y2", 0), ("Y3", 2), ("Y4", 1), ("Y6", 0)])
def test_a_4_gives_one_pearl_and_a_3_gives_two(lord: str, pearls: int) -> None:
    """6"""
    s = play(table(f"conspiracy; pile.Y {lord}"), "pile:Y")
    assert (s.players[0].pearls, s.keeper) == (pearls, 0 if pearls else -1)


def test_the_first_to_gain_pearls_becomes_keeper() -> None:
    """6"""
    s = play(table("conspiracy seats=3; pile.Y Y4; step turn player=3"), "pile:Y")
    assert s.keeper == 2


@pytest.mark.parametrize(
    ("mine", "lord", "keepers", "keeper"),
    [
        ("", "Y4", "R4", 0),  # 1 against 1
        ("", "Y4", "R3", 1),  # 1 against 2
        ("", "Y3", "R4", 0),  # 2 against 1
        ("G4", "Y4", "R3", 0),  # 2 against 2
        ("G4", "Y4", "R3 R4", 1),  # 2 against 3
    ],
)
def test_whoever_gains_as_many_as_the_keeper_takes_the_token(mine: str, lord: str, keepers: str, keeper: int) -> None:
    """6"""
    s = table(f"conspiracy; alliance.1 {mine}; alliance.2 {keepers}; keeper 2; pile.Y {lord}")
    assert play(s, "pile:Y").keeper == keeper


def test_the_keeper_who_gains_pearls_stays_keeper() -> None:
    """6"""
    s = table("conspiracy; alliance.1 R4; alliance.2 G4; keeper 1; pile.Y Y4")
    assert play(s, "pile:Y").keeper == 0


def test_all_pearls_of_a_card_are_counted_before_the_keeper_is_checked() -> None:
    """A18"""
    s = table("conspiracy; alliance.1 G4; alliance.2 R3 R4; keeper 2; pile.Y Y3")
    assert (play(s, "pile:Y").keeper, s.players[0].pearls) == (0, 3)


@pytest.mark.parametrize("lord", ["Y0", "Y1", "Y2", "Y6"])
def test_a_tie_without_a_gain_leaves_the_keeper_alone(lord: str) -> None:
    """A11"""
    s = table(f"conspiracy; alliance.1 G4; alliance.2 R4; keeper 2; pile.Y {lord}")
    play(s, "pile:Y", *(["no"] if lord == "Y0" else []))
    assert (asked(s), s.keeper) == (1, 1)


def test_a_pearl_location_checks_the_keeper_too() -> None:
    """5.4, 6"""
    s = table("conspiracy; alliance.1 Y1; alliance.2 R3; keeper 2; pile.Y Y1; faceup pearl_1 pearl_2")
    assert play(s, "pile:Y", "take:pearl_2").keeper == 0


def test_a_pearl_location_that_brings_too_few_changes_no_keeper() -> None:
    """5.4, 6"""
    s = table("conspiracy; alliance.1 Y1; alliance.2 R3; keeper 2; pile.Y Y1; faceup pearl_1 pearl_2")
    assert play(s, "pile:Y", "take:pearl_1").keeper == 1


def test_the_keeper_is_checked_after_every_card() -> None:
    """6, A18"""
    s = table("conspiracy; alliance.2 R3 R4; keeper 2; pile.Y Y3 Y4 Y6")
    assert play(s, "pile:Y", "place:Y3").keeper == 1
    assert play(s, "place:Y4").keeper == 0


def test_the_keeper_gets_five_points() -> None:
    """6, 8"""
    scores = table("conspiracy seats=3; alliance.1 Y4; alliance.2 R4; alliance.3 G1; keeper 2; over").results()
    assert [score.parts["keeper"] for score in scores] == [0, 5, 0]


def test_without_pearls_nobody_gets_the_five_points() -> None:
    """6"""
    scores = table("conspiracy; alliance.1 Y1; alliance.2 R6; over").results()
    assert [score.parts["keeper"] for score in scores] == [0, 0]
