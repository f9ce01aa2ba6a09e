"""The powers of the lords worth 0 and 6 (7)."""

from __future__ import annotations

import pytest

from .table import FOURTEEN, alliance, asked, choices, crest, open_keys, pile, piles_but, play, refused, shown, table


def test_a_0_may_swap_any_two_own_lords_without_keys() -> None:
    """7.1"""
    s = play(table("conspiracy; alliance.1 Y3 R1 G4 B2; pile.P P0"), "pile:P")
    assert choices(s) == ["swap:1", "swap:3", "swap:5", "no"]
    assert refused(s) == {"swap:2": "has_key", "swap:4": "has_key"}


def test_the_swap_may_be_declined() -> None:
    """7.1"""
    s = play(table("conspiracy; alliance.1 Y3 G4; pile.P P0"), "pile:P", "no")
    assert (alliance(s, 0), asked(s)) == ("Y3 G4 P0", 1)


def test_the_new_0_may_be_swapped() -> None:
    """7.1"""
    s = play(table("conspiracy; alliance.1 Y3 G4; pile.P P0"), "pile:P", "swap:3", "swap:1")
    assert alliance(s, 0) == "P0 G4 Y3"


@pytest.mark.parametrize("clicks", [("swap:1", "swap:2"), ("swap:2", "swap:1")])
def test_two_other_lords_may_be_swapped_named_in_any_order(clicks: tuple[str, str]) -> None:
    """A9"""
    s = play(table("conspiracy; alliance.1 Y3 G4 B6; pile.P P0"), "pile:P", *clicks)
    assert alliance(s, 0) == "G4 Y3 B6 P0"


def test_the_second_lord_is_another_one_of_another_kind_without_a_key() -> None:
    """7.1, 10"""
    s = play(table("conspiracy; alliance.1 Y3 Y3 R1 B6; pile.P P0"), "pile:P", "swap:1")
    assert choices(s) == ["swap:4", "swap:5"]
    assert refused(s) == {"swap:1": "same_spot", "swap:2": "same_kind", "swap:3": "has_key"}


def test_with_two_lords_without_keys_the_second_is_not_asked() -> None:
    """10"""
    s = play(table("conspiracy; alliance.1 Y3 R1; pile.P P0"), "pile:P", "swap:1")
    assert (alliance(s, 0), asked(s)) == ("P0 R1 Y3", 1)


def test_a_swap_needs_two_lords_without_keys() -> None:
    """7.1"""
    s = play(table("conspiracy; alliance.1 Y1 R2; pile.P P0"), "pile:P")
    assert (alliance(s, 0), asked(s)) == ("Y1 R2 P0", 1)


def test_a_swap_triggers_no_power_again() -> None:
    """7.1"""
    s = table(f"conspiracy; alliance.1 Y3 G4 B6; pile.P P0; alliance.2 {FOURTEEN[3:11]}; keeper 2")
    lords, pearls = len(s.deck), s.players[0].pearls
    play(s, "pile:P", "swap:1", "swap:3")
    assert (alliance(s, 0), asked(s)) == ("B6 G4 Y3 P0", 1)
    assert (len(s.deck), s.players[0].pearls, s.keeper, s.piles) == (lords, pearls, 1, [[]] * 5)


def test_a_swap_leaves_keys_where_they_are() -> None:
    """5.3, 7.1"""
    s = table("conspiracy; alliance.1 Y1 R1 G4 B2 B3; locations.1 plain_7; covers.1 2; pile.P P0")
    play(s, "pile:P", "swap:3", "swap:5")
    assert (alliance(s, 0), open_keys(s, 0)) == ("Y1 R1 B3 B2 G4 P0", "G")


def test_a_swap_does_not_take_the_crest_token_off_its_lord() -> None:
    """7.1"""
    s = play(table("conspiracy; alliance.1 Y4 Y3 Y4; pile.P P0"), "pile:P", "swap:1", "swap:2")
    assert (alliance(s, 0), crest(s, 0, "Y")) == ("Y3 Y4 Y4 P0", 2)


def test_only_the_own_lords_are_swapped() -> None:
    """7.1"""
    s = table("conspiracy; alliance.1 Y3 G4 B6; alliance.2 R3; pile.P P0; step turn player=2")
    play(s, "pile:P", "swap:2")
    assert (alliance(s, 0), alliance(s, 1)) == ("Y3 G4 B6", "P0 R3")


@pytest.mark.parametrize("lord", ["B0", "B1", "B2", "B3", "B4", "B6"])
def test_a_6_puts_the_top_lord_of_the_deck_on_its_pile_without_its_power(lord: str) -> None:
    """7.2"""
    before = "Y1 G1 R0 R1 R1 R1 R1 R2 R2 R3 R3"
    s = table(f"conspiracy; alliance.1 {before}; alliance.2 R4 R4; {piles_but(before + ' R4 R4 ' + lord)}")
    pearls = s.players[0].pearls
    play(s, "pile:R")
    assert (alliance(s, 0), asked(s), s.deck) == (before + " R6", 1, [])
    assert lord in pile(s, "B").split()
    assert (s.players[0].pearls, shown(s.faceup)) == (pearls, "")


def test_the_reveal_cannot_be_declined() -> None:
    """7.2"""
    s = play(table("conspiracy; pile.R R6"), "pile:R")
    assert (len(s.deck), sum(map(len, s.piles)), asked(s)) == (58, 1, 1)


def test_a_lord_revealed_while_its_colour_is_placed_starts_a_new_pile() -> None:
    """7.2"""
    s = table(f"conspiracy; alliance.2 R3 R3; {piles_but('R3 R3 R4')}")
    play(s, "pile:R", "place:R6")
    assert pile(s, "R") == "R4"
    assert shown(s.hand) == "R0 R1 R1 R1 R1 R2 R2 R4"


def test_a_6_reveals_nothing_when_the_deck_is_empty() -> None:
    """A1"""
    before = "R0 R1 R1 R2 R2 R3 R3 R4 R4"
    s = table(f"conspiracy; alliance.1 {before}; alliance.2 R1 R1; {piles_but(before + ' R1 R1')}")
    play(s, "pile:R")
    assert (alliance(s, 0), pile(s, "R"), asked(s)) == (before + " R6", "", 1)


def test_a_6_as_the_15th_lord_still_reveals() -> None:
    """A16"""
    s = play(table(f"conspiracy; alliance.1 {FOURTEEN}; pile.P P6"), "pile:P")
    assert (s.trigger, sum(map(len, s.piles)), asked(s)) == (0, 1, 1)


def test_a_6_in_the_last_round_still_reveals() -> None:
    """A16"""
    s = table(f"conspiracy seats=3; alliance.1 {FOURTEEN} P1; trigger 1; pile.P P6; step turn player=2")
    play(s, "pile:P")
    assert (alliance(s, 1), sum(map(len, s.piles)), asked(s)) == ("P6", 1, 2)
