"""Keys: when a location is due (5.1, 5.3)."""

from __future__ import annotations

import pytest

from prestol.core.errors import IllegalAction

from .table import alliance, asked, choices, covered, faceup_but, open_keys, play, refused, table


def is_due(s_text: str, lord: str) -> bool:
    """Is seat 0 asked for a location after it has taken a pile of one lord?"""
    s = play(table(f"conspiracy; {s_text}; pile.{lord[0]} {lord}"), f"pile:{lord[0]}")
    return asked(s) == 0 and choices(s)[0] == "reveal:1"


@pytest.mark.parametrize(
    ("before", "lord", "due"),
    [
        ("Y1", "Y1", True),
        ("Y1", "P1", True),
        ("Y2", "Y2", True),
        ("Y2", "B2", True),
        ("Y1", "Y2", False),
        ("Y2", "G1", False),
        ("Y1 G2", "R1", True),
        ("Y2 G1", "R2", True),
        ("Y1 G3 B6", "R1", True),
    ],
)
def test_two_equal_keys_or_three_of_any_kind_make_a_location_due(before: str, lord: str, due: bool) -> None:
    """V5"""
    assert is_due(f"alliance.1 {before}", lord) == due


@pytest.mark.parametrize("lord", ["Y1", "Y2"])
def test_a_single_key_gives_nothing(lord: str) -> None:
    """5.1"""
    assert not is_due("alliance.1 R3 G4 B6", lord)


def test_only_the_own_keys_count() -> None:
    """5.1"""
    assert not is_due("alliance.2 Y1 G2", "R1")


def test_a_silver_and_a_gold_key_stay_open_until_a_third_one_comes() -> None:
    """V5"""
    s = play(table("conspiracy seats=2; alliance.1 Y1; pile.Y Y2"), "pile:Y")
    assert (open_keys(s, 0), asked(s)) == ("SG", 1)


def test_a_due_location_must_be_taken() -> None:
    """5.1"""
    s = play(table("conspiracy; alliance.1 Y1; pile.R R1; faceup plain_7"), "pile:R")
    assert choices(s) == ["reveal:1", "reveal:2", "reveal:3", "take:plain_7"]
    with pytest.raises(IllegalAction, match="no answer here"):
        play(s, "no")


def test_the_location_lies_on_the_lord_just_placed_and_separates_all_keys_so_far() -> None:
    """5.2"""
    s = play(table("conspiracy; alliance.1 Y1 G2 B3; pile.R R1; faceup plain_7"), "pile:R", "take:plain_7")
    assert (covered(s, 0), open_keys(s, 0)) == ({4: "plain_7"}, "")


@pytest.mark.parametrize("lord", ["B1", "B2"])
def test_separated_keys_never_count_again(lord: str) -> None:
    """5.2"""
    assert not is_due("alliance.1 Y1 G2 R1; locations.1 plain_7; covers.1 3", lord)


def test_keys_after_the_last_location_count() -> None:
    """5.1"""
    assert is_due("alliance.1 Y1 R1 G4 G1; locations.1 plain_7; covers.1 2", "B1")
    assert not is_due("alliance.1 Y1 R1 G1 B1 P1; locations.1 plain_7 per_location; covers.1 2 4", "B2")


@pytest.mark.parametrize(("open_key", "lord"), [("G1", "B2"), ("G2", "B1"), ("G1", "B1"), ("G2", "B2")])
def test_any_two_keys_suffice_for_the_owner_of_that_location(open_key: str, lord: str) -> None:
    """5.1, 5.5: any_two_keys"""
    owned = f"alliance.1 Y1 R1 {open_key}; locations.1 any_two_keys; covers.1 2"
    assert is_due(owned, lord)


def test_any_two_keys_helps_its_owner_only() -> None:
    """5.5: any_two_keys"""
    assert not is_due("alliance.1 G1; alliance.2 Y1 R1; locations.2 any_two_keys; covers.2 2", "B2")


def test_one_key_is_too_few_even_with_any_two_keys() -> None:
    """5.1"""
    assert not is_due("alliance.1 Y1 R1; locations.1 any_two_keys; covers.1 2", "B2")


def test_any_two_keys_does_not_act_on_the_take_that_brings_it() -> None:
    """5.3"""
    s = table("conspiracy; alliance.1 R1; pile.Y Y1 Y2 Y3; faceup any_two_keys")
    play(s, "pile:Y", "place:Y1", "take:any_two_keys", "place:Y2")
    assert (covered(s, 0), open_keys(s, 0), asked(s)) == ({2: "any_two_keys"}, "G", 1)


def test_a_covered_lord_cannot_be_swapped() -> None:
    """5.3"""
    s = table("conspiracy; alliance.1 Y1 R1 G3; locations.1 plain_7; covers.1 2; pile.B B0")
    assert refused(play(s, "pile:B")) == {"swap:1": "has_key", "swap:2": "has_key"}


BLOCKED = f"conspiracy; alliance.1 Y1 R1 G1; locations.1 search_deck; covers.1 2; {faceup_but('search_deck')}"


def test_one_who_must_search_an_empty_deck_gets_no_location_and_the_keys_stay_open() -> None:
    """A3"""
    s = play(table(f"{BLOCKED}; pile.B B1"), "pile:B")
    assert (covered(s, 0), open_keys(s, 0), asked(s)) == ({2: "search_deck"}, "SS", 1)


def test_a_blocked_player_takes_one_location_for_all_open_keys_with_the_next_key_lord() -> None:
    """A3"""
    s = table("""
        conspiracy
        alliance.1 Y1 R1 G1 B1 G2 B2
        locations.1 search_deck
        covers.1 2
        faceup plain_7
        pile.P P1 P2 P4
    """)
    play(s, "pile:P", "place:P1", "take:pearl_1")
    assert (covered(s, 0), open_keys(s, 0)) == ({2: "search_deck", 7: "pearl_1"}, "")
    play(s, "place:P2")
    assert (alliance(s, 0)[-5:], len(covered(s, 0)), asked(s)) == ("P2 P4", 2, 1)


def test_a_refilled_deck_alone_gives_a_blocked_player_nothing() -> None:
    """A3"""
    s = table("conspiracy; alliance.1 Y1 R1 G1 B1; locations.1 search_deck; covers.1 2; pile.P P4")
    play(s, "pile:P")
    assert (covered(s, 0), open_keys(s, 0), asked(s)) == ({2: "search_deck"}, "SS", 1)


def test_one_lord_never_gives_two_locations() -> None:
    """5.3"""
    s = table("conspiracy; alliance.1 Y1 R1 G1 B1 G2; locations.1 search_deck; covers.1 2; pile.P P2")
    play(s, "pile:P", "take:any_two_keys")
    assert (covered(s, 0), asked(s)) == ({2: "search_deck", 6: "any_two_keys"}, 1)
