"""Recruiting: one to three lords of the deck to keep one, or a whole pile (3.1)."""

from __future__ import annotations

import pytest

from prestol.core.errors import BadAction, IllegalAction

from .table import alliance, asked, choices, covered, faceup_but, pile, piles_but, play, refused, shown, table

THIRTEEN = "Y3 R3 G3 B3 P3 Y4 R4 G4 B4 P4 Y3 R3 G3"


def test_a_turn_offers_the_deck_and_every_pile_that_is_not_empty() -> None:
    """3.1, 10"""
    s = table("conspiracy; pile.R R1; pile.P P3 P4")
    assert choices(s) == ["deck:1", "deck:2", "deck:3", "pile:R", "pile:P"]
    assert refused(s) == {"pile:Y": "pile_empty", "pile:G": "pile_empty", "pile:B": "pile_empty"}


def test_of_the_lords_drawn_one_is_kept_and_the_others_go_to_their_piles() -> None:
    """3.1"""
    s = table(f"conspiracy; alliance.2 Y4 R4; {piles_but('Y4 R4 Y3 R3 R6')}")
    play(s, "deck:3")
    assert choices(s) == ["keep:Y3", "keep:R3", "keep:R6"]
    play(s, "keep:R3")
    assert alliance(s, 0) == "R3"
    assert pile(s, "Y").split().count("Y3") == 2
    assert pile(s, "R").split()[-3:] == ["R3", "R4", "R6"]


def test_the_others_lie_on_their_piles_before_the_kept_lord_is_resolved() -> None:
    """3.1"""
    s = table(f"conspiracy; alliance.1 Y1 R3 R3 R4 R4 R6; {piles_but('Y1 R3 R3 R4 R4 R6 G1 R0')}; faceup plain_7")
    play(s, "deck:2", "keep:G1")
    assert "take:plain_7" in choices(s)
    assert pile(s, "R").split()[0] == "R0"


def test_drawing_one_lord_leaves_nothing_to_choose() -> None:
    """3.1"""
    s = play(table(f"conspiracy; {piles_but('B4')}"), "deck:1")
    assert (alliance(s, 0), asked(s)) == ("B4", 1)


def test_equal_lords_are_one_choice() -> None:
    """10"""
    s = table(f"conspiracy; {piles_but('Y1 Y1 B4')}")
    assert choices(play(s, "deck:3")) == ["keep:Y1", "keep:B4"]


def test_two_equal_lords_leave_nothing_to_choose() -> None:
    """10"""
    s = play(table(f"conspiracy; {piles_but('Y1 Y1')}"), "deck:2")
    assert (alliance(s, 0), asked(s)) == ("Y1", 1)
    assert pile(s, "Y").split().count("Y1") == 3


def test_the_lords_announced_are_turned_up_together() -> None:
    """A7"""
    s = play(table(f"conspiracy; {piles_but('Y1 R2 G3 B4')}"), "deck:3")
    assert (len(s.hand), len(s.deck)) == (3, 1)
    assert all(choice.startswith("keep:") for choice in choices(s))


def test_a_short_deck_gives_what_it_has() -> None:
    """A1"""
    s = table(f"conspiracy; {piles_but('Y1 R2')}")
    assert choices(s)[:3] == ["deck:1", "deck:2", "pile:Y"]
    assert refused(s) == {"deck:3": "deck_short"}


def test_with_an_empty_deck_only_piles_can_be_taken_and_nothing_is_reshuffled() -> None:
    """A1"""
    s = table(f"conspiracy; {piles_but('')}")
    assert choices(s) == ["pile:Y", "pile:R", "pile:G", "pile:B", "pile:P"]
    assert set(refused(s).values()) == {"deck_short"}
    assert s.deck == []


def test_drawing_nothing_is_no_answer() -> None:
    """A8"""
    with pytest.raises(BadAction, match="deck:0"):
        play(table("conspiracy"), "deck:0")


def test_there_is_no_pass() -> None:
    """3"""
    with pytest.raises(IllegalAction, match="no answer here"):
        play(table("conspiracy; pile.Y Y1"), "no")


def test_a_pile_is_taken_whole_and_every_lord_of_it_is_placed() -> None:
    """3.1"""
    s = play(table("conspiracy; pile.G G1 G3 G4; pile.R R1"), "pile:G")
    assert (shown(s.hand), pile(s, "G"), pile(s, "R")) == ("G1 G3 G4", "", "R1")
    play(s, "place:G4", "place:G1")
    assert (alliance(s, 0), asked(s)) == ("G4 G1 G3", 1)


def test_a_player_draws_three_and_the_next_one_takes_the_pile_this_made() -> None:
    """V4"""
    green = "G0 G1 G1 G1 G2 G2 G3 G4 G4 G6"
    s = table(f"conspiracy seats=3; alliance.3 {green}; {piles_but(green + ' Y4 G1 G3')}")
    play(s, "deck:3", "keep:Y4")
    assert (alliance(s, 0), pile(s, "G")) == ("Y4", "G1 G3")
    play(s, "pile:G")
    assert choices(s) == ["place:G1", "place:G3"]
    play(s, "place:G3")
    assert (alliance(s, 1), asked(s)) == ("G3 G1", 2)


def test_a_pile_larger_than_the_free_spots_is_cut_before_anything_is_placed() -> None:
    """A6"""
    s = play(table(f"conspiracy; alliance.1 {THIRTEEN}; pile.B B1 B1 B2 B6"), "pile:B")
    assert choices(s) == ["return:B1", "return:B2", "return:B6"]
    play(s, "return:B6")
    assert choices(s) == ["return:B1", "return:B2"]
    play(s, "return:B1")
    assert (pile(s, "B"), choices(s)) == ("B1 B6", ["place:B1", "place:B2"])
    assert alliance(s, 0) == THIRTEEN
    assert alliance(play(s, "place:B2"), 0) == THIRTEEN + " B2 B1"


def test_a_pile_that_just_fits_is_not_cut() -> None:
    """A6"""
    s = play(table(f"conspiracy; alliance.1 {THIRTEEN}; pile.B B4 B6"), "pile:B")
    assert choices(s) == ["place:B4", "place:B6"]


def test_equal_lords_too_many_are_returned_without_a_question() -> None:
    """A6, 10"""
    s = play(table(f"conspiracy; alliance.1 {THIRTEEN} G4; pile.B B1 B1 B1"), "pile:B")
    assert (alliance(s, 0), pile(s, "B"), asked(s)) == (THIRTEEN + " G4 B1", "B1 B1", 1)


def test_lords_returned_at_recruiting_are_reshuffled_in_the_same_turn() -> None:
    """A6"""
    s = table(f"conspiracy; alliance.1 {THIRTEEN} Y1; pile.B B1 B6; {faceup_but('plain_7')}")
    play(s, "pile:B", "return:B6", "take:reshuffle_lords")
    assert covered(s, 0) == {15: "reshuffle_lords"}
    assert (pile(s, "B"), "B6" in shown(s.deck)) == ("", True)


def test_returning_lords_is_not_asked_of_one_who_draws_from_the_deck() -> None:
    """3.1"""
    s = table(f"conspiracy; alliance.1 {THIRTEEN} G4; {piles_but(THIRTEEN + ' G4 B0 B6')}")
    assert alliance(play(s, "deck:2", "keep:B6"), 0).endswith("G4 B6")
