"""Extending the alliance: the recruited lords one at a time, each resolved before the next is chosen (3.2)."""

from __future__ import annotations

import pytest

from .table import alliance, asked, choices, covered, crest, faceup_but, open_keys, pile, piles_but, play, shown, table


@pytest.mark.parametrize("order", ["Y3 Y4 Y6", "Y6 Y3 Y4", "Y4 Y6 Y3"])
def test_lords_are_placed_in_an_order_of_choice_on_the_next_spots(order: str) -> None:
    """1.1, 3.2"""
    s = play(table("conspiracy; alliance.1 R3; pile.Y Y3 Y4 Y6"), "pile:Y")
    first, second, _ = order.split()
    play(s, f"place:{first}", f"place:{second}")
    assert alliance(s, 0) == "R3 " + order


def test_equal_lords_of_the_hand_are_one_choice() -> None:
    """10"""
    s = play(table("conspiracy; pile.Y Y3 Y3 Y4 Y4"), "pile:Y")
    assert choices(s) == ["place:Y3", "place:Y4"]


def test_a_lone_lord_is_placed_without_a_question() -> None:
    """10"""
    s = play(table("conspiracy; pile.Y Y3"), "pile:Y")
    assert (alliance(s, 0), asked(s)) == ("Y3", 1)


def test_a_hand_of_equal_lords_is_placed_without_a_question() -> None:
    """10"""
    s = play(table("conspiracy; pile.Y Y3 Y3"), "pile:Y")
    assert (alliance(s, 0), asked(s)) == ("Y3 Y3", 1)


def test_a_location_is_due_before_the_next_lord_is_chosen() -> None:
    """3.2, A20"""
    s = play(table("conspiracy; alliance.1 R1; pile.Y Y1 Y3 Y4; faceup plain_7"), "pile:Y", "place:Y1")
    assert (shown(s.hand), "take:plain_7" in choices(s)) == ("Y3 Y4", True)
    assert choices(play(s, "take:plain_7")) == ["place:Y3", "place:Y4"]


def test_a_pile_of_four_ones_gives_two_locations() -> None:
    """A20"""
    s = play(table("conspiracy; pile.Y Y1 Y1 Y1 Y1; faceup plain_7 per_location"), "pile:Y")
    play(s, "take:plain_7", "take:per_location")
    assert (covered(s, 0), asked(s)) == ({2: "plain_7", 4: "per_location"}, 1)


def test_what_a_reveal_brings_is_known_before_the_next_lord_is_chosen() -> None:
    """3.2"""
    s = play(table(f"conspiracy; alliance.2 R3 R4; {piles_but('R3 R4 B1')}"), "pile:R", "place:R6")
    assert pile(s, "B").split().count("B1") == 4
    assert choices(s)[0] == "place:R0"


def test_a_swap_is_made_before_the_next_lord_is_chosen() -> None:
    """3.2, 7.1"""
    s = play(table("conspiracy; alliance.1 R3 G4; pile.Y Y0 Y3 Y4"), "pile:Y", "place:Y0")
    assert choices(s) == ["swap:1", "swap:2", "swap:3", "no"]
    play(s, "swap:1", "swap:3")
    assert (alliance(s, 0), choices(s)) == ("Y0 G4 R3", ["place:Y3", "place:Y4"])


def test_the_crest_token_moves_before_the_power_is_used() -> None:
    """3.2"""
    s = play(table("conspiracy; alliance.1 Y1 G2; pile.Y Y2; faceup plain_7"), "pile:Y")
    assert (crest(s, 0, "Y"), covered(s, 0), asked(s)) == (3, {}, 0)


def test_after_the_last_lord_the_next_player_has_the_turn() -> None:
    """3"""
    s = play(table("conspiracy seats=3; pile.Y Y3 Y4; step turn player=3"), "pile:Y", "place:Y3")
    assert (alliance(s, 2), asked(s), s.hand) == ("Y3 Y4", 0, [])


def test_the_rulebook_example_of_an_extension() -> None:
    """V3"""
    s = table(f"""
        conspiracy
        alliance.1 Y1 G2 B4
        alliance.2 R3 R4
        keeper 2
        pile.Y Y2
        {faceup_but("pearl_3 plain_7")}
    """)
    assert (crest(s, 0, "Y"), open_keys(s, 0), s.players[0].pearls) == (1, "SG", 1)
    play(s, "pile:Y", "reveal:2", "take:pearl_3")
    assert (crest(s, 0, "Y"), open_keys(s, 0), covered(s, 0)) == (4, "", {4: "pearl_3"})
    assert "plain_7" in shown(s.faceup)
    assert (s.players[0].pearls, s.keeper) == (4, 0)
