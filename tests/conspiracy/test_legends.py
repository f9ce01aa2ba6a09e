"""The solo game: the turns of the legendary lord (14)."""

from __future__ import annotations

import pytest

from prestol.games.conspiracy.rules.cards import COLOUR_NAMES
from prestol.games.conspiracy.rules.state import Conspiracy

from .table import (
    FOURTEEN,
    alliance,
    asked,
    choices,
    covered,
    open_keys,
    pile,
    piles_but,
    play,
    refused,
    shown,
    table,
)

YELLOW, RED, GREEN, BLUE, PURPLE = COLOUR_NAMES
SIXES = "alliance.1 Y6 R6 G6 B6 P6"  # out of the way: nothing is revealed by them


def legend_turn(legend: str, text: str) -> Conspiracy:
    """The legendary lord's turn, up to the first question."""
    return table(f"conspiracy seats=1; legend {legend}; {text}; step turn player=2")


@pytest.mark.parametrize(
    ("legend", "text", "taken"),
    [
        # the largest pile of two or more
        (YELLOW, "pile.Y Y1; pile.R R3 R4; pile.G G0 G3 G4", "G0 G3 G4"),
        (RED, "pile.Y Y1 Y3 Y4; pile.B B0 B1", "Y1 Y3 Y4"),
        (GREEN, "pile.Y Y1 Y2 Y6; pile.B B0", "Y1 Y2 Y6"),
        (BLUE, "pile.Y Y3 Y4; pile.B B0", "Y3 Y4"),
        (PURPLE, "pile.Y Y3 Y4; pile.B B0", "Y3 Y4"),
        # most lords with keys
        (YELLOW, "pile.Y Y3; pile.R R1; pile.G G6", "R1"),
        (BLUE, "pile.Y Y1 Y2; pile.R R3 R3 R4 R4; pile.G G1", "Y1 Y2"),
        (PURPLE, "pile.Y Y1 Y2; pile.R R1 R3 R3 R4 R6", "Y1 Y2"),
        # a coalition of three or more
        (YELLOW, "alliance.2 B3 B4; pile.Y Y3; pile.B B0", "B3 B4 B0"),
        (RED, "alliance.2 B3 B4; pile.Y Y1 Y3 Y4; pile.B B0", "B3 B4 B0"),
        (GREEN, "alliance.2 B3 B4; pile.Y Y1 Y2 Y6; pile.B B0", "B3 B4 B0"),
        (BLUE, "alliance.2 B3 B4; pile.Y Y3 Y4; pile.B B0", "B3 B4 B0"),
        (PURPLE, "alliance.2 B3 B4; pile.Y Y3 Y4 Y6; pile.B B0", "B3 B4 B0"),
        # a lord worth 6
        (RED, "alliance.2 B3 B4; pile.Y Y1 Y3 Y4; pile.B B0; pile.G G6", "B3 B4 G6"),
        (BLUE, "pile.Y Y1 Y1 Y2; pile.R R6", "R6"),
        # the red pile
        (RED, "pile.Y Y1 Y3 Y6; pile.R R1 R4", "R1 R4"),
        # most lords with pearls: lords, not pearls
        (GREEN, "pile.Y Y4 Y4; pile.R R1 R1 R1 R3", "Y4 Y4"),
    ],
)
def test_the_first_condition_that_a_pile_fits_decides(legend: str, text: str, taken: str) -> None:
    """14"""
    s = legend_turn(legend, text)
    assert shown(s.players[1].alliance + s.hand) == taken


@pytest.mark.parametrize(
    ("legend", "text", "tied"),
    [
        (YELLOW, "pile.Y Y3 Y4; pile.R R3 R4; pile.G G1", "pile:Y pile:R"),
        (YELLOW, "pile.Y Y3; pile.R R1; pile.G G2", "pile:R pile:G"),
        (RED, "pile.Y Y6; pile.G G6 G1", "pile:Y pile:G"),
        (GREEN, "pile.Y Y4 Y1; pile.R R3; pile.G G0", "pile:Y pile:R"),
        (BLUE, "pile.Y Y6 Y3; pile.G G6 G1 G1; pile.B B1 B1", "pile:Y pile:G"),
        (PURPLE, "pile.Y Y1 Y2; pile.P P1 P1 P3; pile.B B1", "pile:Y pile:P"),
        (GREEN, "alliance.2 Y3 Y4 R3 R4 G3 Y3; pile.Y Y0; pile.R R1 R2", "pile:Y pile:R"),  # 4 + 0 and 3 + 1
    ],
)
def test_among_equally_good_piles_the_human_picks(legend: str, text: str, tied: str) -> None:
    """14"""
    s = legend_turn(legend, text)
    assert (asked(s), choices(s)) == (0, tied.split())


def test_the_pile_picked_is_taken_and_one_that_fits_less_well_is_refused() -> None:
    """14"""
    s = legend_turn(YELLOW, "pile.Y Y3 Y4; pile.R R3 R4; pile.G G1")
    assert refused(s) == {"pile:G": "not_wanted"}
    play(s, "pile:R")
    assert (shown(s.hand), pile(s, "Y"), pile(s, "R")) == ("R3 R4", "Y3 Y4", "")


@pytest.mark.parametrize(("red", "taken"), [("R1 R2 R6", "R1 R2 R6"), ("R0", "Y0")])
def test_a_coalition_counts_its_size_and_the_rest_of_the_pile(red: str, taken: str) -> None:
    """14"""
    before = "Y3 Y4 R3 R4 G3 Y3"  # the next lord touches three yellow and two red ones
    s = legend_turn(GREEN, f"alliance.2 {before}; pile.Y Y0; pile.R {red}")
    assert shown(s.players[1].alliance + s.hand) == f"{before} {taken}"


def test_a_coalition_of_two_does_not_count_however_large_the_pile() -> None:
    """14"""
    s = legend_turn(GREEN, "alliance.2 Y3; pile.Y Y0 Y1 Y1 Y6; pile.R R0 R1 R1 R2 R6")
    assert shown(s.hand) == "R0 R1 R1 R2 R6"


def test_an_empty_pile_makes_no_coalition() -> None:
    """14"""
    s = legend_turn(GREEN, "alliance.2 Y3 Y4; pile.R R1 R2")
    assert shown(s.hand) == "R1 R2"


@pytest.mark.parametrize("key", range(12))
def test_when_no_pile_fits_lords_are_revealed_until_one_does(key: int) -> None:
    """14"""
    s = legend_turn(GREEN, f"{SIXES}; pile.Y Y0; pile.R R1; chance {key} 0")
    taken = shown(s.players[1].alliance + s.hand).split()
    assert len(taken) > 1 or taken[0][1] in "34"
    assert all(len(lords) <= 1 and shown(lords)[1:] not in ("3", "4") for lords in s.piles)  # not one lord too many
    assert 1 <= 53 - len(s.deck) <= 4


def test_an_empty_deck_is_harmless() -> None:
    """14"""
    s = legend_turn(YELLOW, piles_but(""))
    assert choices(s) == ["pile:Y", "pile:R", "pile:G", "pile:B", "pile:P"]


def test_the_human_chooses_the_order_of_its_lords() -> None:
    """14"""
    s = legend_turn(YELLOW, "pile.G G1 G3 G4")
    assert (asked(s), choices(s)) == (0, ["place:G1", "place:G3", "place:G4"])
    play(s, "place:G3", "place:G1")
    assert alliance(s, 1) == "G3 G1 G4"


def test_the_human_chooses_what_it_returns_of_a_pile_too_large() -> None:
    """14"""
    s = legend_turn(YELLOW, f"alliance.2 {FOURTEEN}; pile.P P1 P4")
    assert (asked(s), choices(s)) == (0, ["return:P1", "return:P4"])
    play(s, "return:P4")
    assert (alliance(s, 1), pile(s, "P")) == (f"{FOURTEEN} P1", "P4")


def test_its_lords_give_pearls_and_the_keeper_is_checked() -> None:
    """14"""
    s = legend_turn(GREEN, "alliance.1 Y3; keeper 1; pile.R R3")
    assert (s.players[1].pearls, s.keeper) == (2, 1)


def test_its_6_reveals_as_usual() -> None:
    """14"""
    s = legend_turn(BLUE, "pile.R R6")
    assert (alliance(s, 1), sum(map(len, s.piles)), len(s.deck)) == ("R6", 1, 58)


def test_its_0_does_nothing() -> None:
    """14"""
    s = legend_turn(YELLOW, "alliance.2 B3 B4 G4; pile.B B0 B1")
    play(s, "place:B0")
    assert alliance(s, 1) == "B3 B4 G4 B0 B1"
    assert choices(s) == ["deck:1", "deck:2", "deck:3"]


def test_its_location_is_a_random_face_up_one() -> None:
    """14"""
    due = "alliance.2 Y1; pile.R R1; faceup plain_7 pearl_3; chance {} 0"
    tables = [legend_turn(PURPLE, due.format(key)) for key in range(20)]
    assert {covered(s, 1)[2] for s in tables} == {"plain_7", "pearl_3"}
    assert {(len(s.faceup), len(s.location_deck)) for s in tables} == {(1, 22)}


def test_its_location_comes_from_the_deck_when_none_is_face_up() -> None:
    """14"""
    due = "alliance.2 Y1; pile.R R1; chance {} 0"
    tables = [legend_turn(PURPLE, due.format(key)) for key in range(20)]
    assert len({covered(s, 1)[2] for s in tables}) > 5
    assert {(len(s.faceup), len(s.location_deck)) for s in tables} == {(0, 23)}


def test_its_location_lies_on_its_last_key_lord() -> None:
    """14"""
    s = legend_turn(PURPLE, "alliance.2 Y1 G3; pile.R R1 R3; faceup plain_7")
    play(s, "place:R1")
    assert (covered(s, 1), open_keys(s, 1)) == ({3: "plain_7"}, "")


def test_its_locations_give_no_pearls() -> None:
    """14 (?)"""
    s = legend_turn(PURPLE, "alliance.2 Y1; pile.R R1; faceup pearl_3")
    assert (covered(s, 1), s.players[1].pearls, s.keeper) == ({2: "pearl_3"}, 0, -1)


def test_a_written_legend_has_no_pearls_from_its_locations_either() -> None:
    """14 (?)"""
    s = table("conspiracy seats=1; alliance.2 Y1 R1; locations.2 pearl_3; covers.2 2")
    assert (s.players[1].pearls, s.keeper) == (0, -1)


@pytest.mark.parametrize("location", ["reshuffle_lords", "reshuffle_locations", "force_top_1", "force_top_2"])
def test_its_locations_do_nothing_when_taken(location: str) -> None:
    """14"""
    s = legend_turn(PURPLE, f"alliance.2 Y1; pile.R R1; pile.G G0; faceup {location}")
    assert (covered(s, 1), pile(s, "G"), s.binder) == ({2: location}, "G0", -1)
    assert choices(s) == ["deck:1", "deck:2", "deck:3", "pile:G"]


def test_reshuffle_locations_leaves_the_others_face_up_when_the_legend_takes_it() -> None:
    """14"""
    due = "alliance.2 Y1; pile.R R1; faceup plain_7 reshuffle_locations; chance {} 0"
    tables = [legend_turn(PURPLE, due.format(key)) for key in range(20)]
    others = {covered(s, 1)[2]: shown(s.faceup) for s in tables}
    assert others == {"plain_7": "reshuffle_locations", "reshuffle_locations": "plain_7"}


def test_any_two_keys_does_not_help_a_legend_that_owns_it() -> None:
    """14: a location of the legend has no effect"""
    s = legend_turn(YELLOW, "alliance.2 Y1 R1 G1; locations.2 any_two_keys; covers.2 2; pile.B B2; faceup plain_7")
    assert (covered(s, 1), open_keys(s, 1)) == ({2: "any_two_keys"}, "SG")


def test_search_deck_does_not_hinder_a_legend_that_owns_it() -> None:
    """14: a location of the legend has no effect"""
    s = legend_turn(YELLOW, "alliance.2 Y1 R1 G1; locations.2 search_deck; covers.2 2; pile.B B1; faceup plain_7")
    assert covered(s, 1) == {2: "search_deck", 4: "plain_7"}


@pytest.mark.parametrize(
    ("legend", "before", "lord", "due"),
    [
        (YELLOW, "Y1", "B1", True),
        (YELLOW, "Y2", "B2", True),
        (YELLOW, "Y1", "B2", False),
        (YELLOW, "Y1 G2", "B2", True),
        (PURPLE, "Y1", "B1", True),
        (PURPLE, "Y1", "B2", True),
        (PURPLE, "Y2", "B1", True),
        (PURPLE, "Y3", "B1", False),
    ],
)
def test_its_keys_work_as_usual_and_any_two_suffice_for_the_purple_one(
    legend: str, before: str, lord: str, due: bool
) -> None:
    """14"""
    s = legend_turn(legend, f"alliance.2 {before}; pile.B {lord}; faceup plain_7")
    assert (len(covered(s, 1)) == 1) == due


def test_its_location_is_taken_without_asking() -> None:
    """14"""
    s = legend_turn(YELLOW, "alliance.2 Y1; pile.B B1; faceup plain_7 pearl_1")
    assert (asked(s), choices(s)) == (0, ["deck:1", "deck:2", "deck:3"])


def test_after_the_red_legend_takes_the_red_pile_the_human_must_draw_one_lord() -> None:
    """14"""
    s = legend_turn(RED, "pile.R R4; pile.Y Y1; token 1")
    assert (alliance(s, 1), len(s.players[0].alliance), choices(s)) == ("R4", 1, ["yes", "no"])


def test_the_red_legend_binds_nobody_with_another_pile() -> None:
    """14"""
    s = legend_turn(RED, "pile.G G6; pile.Y Y1")
    assert (alliance(s, 1), "deck:2" in choices(s), "pile:Y" in choices(s)) == ("G6", True, True)


@pytest.mark.parametrize("legend", [YELLOW, GREEN, BLUE, PURPLE])
def test_the_other_legends_bind_nobody_with_the_red_pile(legend: str) -> None:
    """14"""
    s = legend_turn(legend, "pile.R R1 R3; pile.Y Y0")
    play(s, "place:R1")
    assert choices(s) == ["deck:1", "deck:2", "deck:3", "pile:Y"]


def test_the_red_legend_binds_nobody_when_the_deck_is_empty() -> None:
    """14"""
    red = "R0 R1 R1 R1 R1 R2 R2 R3 R3 R4 R4"
    s = legend_turn(RED, f"alliance.1 {red}; {piles_but(red)}")
    assert (alliance(s, 1), choices(s)) == ("R6", ["pile:Y", "pile:G", "pile:B", "pile:P"])


def test_the_binding_of_the_red_legend_ends_with_that_turn() -> None:
    """14"""
    s = table("conspiracy seats=1; legend red; binder 2; bound_to 1; token 1")
    assert (len(s.players[0].alliance), choices(s), s.binder) == (1, ["yes", "no"], -1)


def test_the_binding_of_the_red_legend_does_not_hold_in_the_extra_turn() -> None:
    """14"""
    s = play(table("conspiracy seats=1; legend red; binder 2; bound_to 1; token 1; pile.B B1"), "yes")
    assert {"deck:1", "deck:2", "deck:3", "pile:B"} <= set(choices(s))
