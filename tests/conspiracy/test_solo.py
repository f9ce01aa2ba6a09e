"""The solo game: the human's turns, the replay token, the end and the score (14)."""

from __future__ import annotations

import pytest

from prestol.games.conspiracy.rules.cards import COLOUR_NAMES
from prestol.games.conspiracy.rules.events import GAINED_TOKEN

from .table import FOURTEEN, alliance, asked, choices, play, table

OFFERED = ["yes", "no"]
OTHER_FOURTEEN = "Y1 Y1 R1 R1 G1 G1 B1 B1 P1 P1 Y2 R2 G2 B2"


def test_the_human_plays_as_in_the_base_game() -> None:
    """14"""
    s = table("conspiracy seats=1; alliance.1 Y1; pile.R R1; faceup plain_7")
    assert choices(play(s, "pile:R")) == ["reveal:1", "reveal:2", "reveal:3", "take:plain_7"]


@pytest.mark.parametrize("location", ["force_top_1", "force_top_2"])
def test_the_humans_restricting_locations_have_no_effect(location: str) -> None:
    """14"""
    s = table(f"conspiracy seats=1; alliance.1 Y1; pile.R R1 R3 R4; faceup {location}")
    play(s, "pile:R", "place:R1", f"take:{location}")
    assert (s.binder, s.bound_to, choices(s)) == (-1, 0, ["place:R3", "place:R4"])


@pytest.mark.parametrize(
    ("lords", "lord"),
    [
        ("Y3 Y4", "Y6"),
        ("Y3 R4 Y4 Y3 P3  P4", "Y4"),  # a pair and one below
        ("Y3 R4 Y4 Y3 P3  Y4", "Y6"),  # two pairs become one coalition of five
    ],
)
def test_a_lord_that_creates_a_coalition_of_three_earns_the_token(lords: str, lord: str) -> None:
    """14"""
    s = play(table(f"conspiracy seats=1; alliance.1 {lords}; pile.Y {lord}"), "pile:Y")
    assert (s.token, choices(s)) == (True, OFFERED)


@pytest.mark.parametrize(
    ("lords", "lord"),
    [
        ("Y3", "Y4"),  # a coalition of two
        ("Y3 Y4 Y3", "Y4"),  # one of three only grows
        ("Y3 Y4 Y3 R3 R4  R3", "Y4"),  # likewise
        ("Y3 Y4 R3", "Y3"),  # no neighbour
    ],
)
def test_no_other_lord_earns_the_token(lords: str, lord: str) -> None:
    """14"""
    s = play(table(f"conspiracy seats=1; alliance.1 {lords}; pile.Y {lord}; pile.P P3 P4"), "pile:Y")
    assert (s.token, choices(s)) == (False, ["place:P3", "place:P4"])


def test_joining_a_coalition_of_three_with_another_earns_no_token() -> None:
    """14"""
    s = table("conspiracy seats=1; alliance.1 Y3 R3 R4 Y4 P3  Y3 Y4; pile.Y Y6; pile.P P3 P4")
    play(s, "pile:Y")  # spot 8 joins spots 1, 6, 7 with spot 4
    assert (s.results()[0].parts["coalition"], s.token) == (3 * 5, False)


def test_a_swap_that_makes_a_coalition_of_three_earns_no_token() -> None:
    """14"""
    s = table("conspiracy seats=1; alliance.1 Y3 Y4 R3 Y6; pile.G G0; pile.P P3 P4")
    play(s, "pile:G", "swap:3", "swap:4")
    assert (alliance(s, 0), s.token) == ("Y3 Y4 Y6 R3 G0", False)
    assert choices(s) == ["place:P3", "place:P4"]


def test_a_coalition_made_by_a_swap_is_only_enlarged_afterwards() -> None:
    """14"""
    s = table("conspiracy seats=1; alliance.1 Y3 Y4 R3 Y6; pile.Y Y0 Y3; pile.P P3 P4")
    play(s, "pile:Y", "place:Y0", "swap:3", "swap:4")
    assert (alliance(s, 0), s.token) == ("Y3 Y4 Y6 R3 Y0 Y3", False)


def test_the_coalitions_of_the_legend_earn_no_token() -> None:
    """14"""
    s = table("conspiracy seats=1; alliance.2 Y3 Y4; pile.Y Y3 Y4; step turn player=2")
    assert (alliance(play(s, "place:Y3"), 1), s.token) == ("Y3 Y4 Y3 Y4", False)


def test_a_token_already_held_is_not_earned_twice() -> None:
    """14"""
    s = table("conspiracy seats=1; alliance.1 Y3 Y4; pile.Y Y6; pile.P P3 P4; token 1")
    s.events = []
    assert choices(play(s, "pile:Y")) == OFFERED
    assert GAINED_TOKEN not in [event.kind for event in s.events]
    play(s, "yes")
    assert (s.token, choices(s)[-1]) == (False, "pile:P")


def test_returning_the_token_gives_another_full_turn_at_once() -> None:
    """14"""
    s = table("conspiracy seats=1; alliance.1 R3; pile.G G3; pile.B B3 B4; token 1")
    play(s, "pile:G", "yes", "pile:B", "place:B4")
    assert alliance(s, 0) == "R3 G3 B4 B3"
    assert not s.token


def test_the_token_may_be_kept_for_later() -> None:
    """14"""
    s = table("conspiracy seats=1; pile.G G3; pile.B B3 B4; token 1")
    play(s, "pile:G", "no")
    assert (s.token, choices(s)) == (True, ["place:B3", "place:B4"])  # the legend's turn
    play(s, "place:B3", "deck:1")
    assert (alliance(s, 1), choices(s)) == ("B3 B4", OFFERED)


def test_the_extra_turn_may_earn_the_token_again() -> None:
    """14"""
    s = table("conspiracy seats=1; alliance.1 Y3 Y4 R3 R4; pile.G G3; pile.Y Y3; token 1")
    play(s, "pile:G", "yes", "pile:Y")  # spot 6 touches spots 1 and 2
    assert (s.token, choices(s)) == (True, OFFERED)


def test_without_the_token_no_extra_turn_is_offered() -> None:
    """14"""
    s = play(table("conspiracy seats=1; pile.G G3; pile.B B3 B4"), "pile:G")
    assert choices(s) == ["place:B3", "place:B4"]


def test_a_full_alliance_has_no_extra_turn() -> None:
    """14"""
    s = play(table(f"conspiracy seats=1; alliance.1 {FOURTEEN}; pile.P P4; pile.B B1 B4; token 1"), "pile:P")
    assert (s.trigger, choices(s)) == (0, ["place:B1", "place:B4"])


def test_the_extra_turn_may_be_taken_in_the_last_turn() -> None:
    """14"""
    s = table(f"conspiracy seats=1; alliance.2 {FOURTEEN} P1; trigger 2; pile.P P4; pile.B B4; token 1")
    play(s, "pile:P")
    assert (s.over, choices(s)) == (False, OFFERED)
    play(s, "yes", "pile:B")
    assert (s.over, alliance(s, 0)) == (True, "P4 B4")


def test_when_the_legend_is_full_the_human_has_one_more_turn() -> None:
    """14"""
    s = table(f"conspiracy seats=1; alliance.2 {FOURTEEN}; pile.P P3 P4; pile.B B4; step turn player=2")
    play(s, "return:P4")
    assert (s.trigger, asked(s)) == (1, 0)
    play(s, "pile:B")
    assert (s.over, alliance(s, 0)) == (True, "B4")


def test_when_the_human_is_full_the_legend_has_one_more_turn() -> None:
    """14 (?)"""
    s = table(f"conspiracy seats=1; alliance.1 {FOURTEEN}; pile.P P4; pile.B B1 B4")
    play(s, "pile:P")
    assert (s.trigger, s.over, choices(s)) == (0, False, ["place:B1", "place:B4"])
    play(s, "place:B1")
    assert (s.over, alliance(s, 1)) == (True, "B1 B4")


def test_both_full_ends_the_game_after_the_last_turn() -> None:
    """14"""
    s = table(f"conspiracy seats=1; alliance.1 {OTHER_FOURTEEN}; alliance.2 {FOURTEEN} P4; trigger 2; pile.P P6")
    assert play(s, "pile:P").over
    assert s.trigger == 1


def by_legend(*numbers: int) -> list[tuple[str, int]]:
    return list(zip(COLOUR_NAMES, numbers, strict=True))


@pytest.mark.parametrize(("legend", "bonus"), by_legend(0, 1 + 2 * 2, 4 // 2, 6, 1))
def test_score_of_each_legend(legend: str, bonus: int) -> None:
    """14"""
    s = table(f"""
        conspiracy seats=1
        legend {legend}
        alliance.2 R1 R1 Y3 G3 B6
        locations.2 plain_7
        covers.2 2
        over
    """)
    parts = {"crests": 1 + 3 + 3 + 6, "locations": 5, "coalition": 6, "keeper": 5, "legend": bonus}
    assert (s.results()[1].parts, s.results()[1].total) == (parts, 29 + bonus)


@pytest.mark.parametrize(("legend", "bonus"), by_legend(0, 1, 0, 0, 0))
def test_the_bonus_of_a_legend_without_lords(legend: str, bonus: int) -> None:
    """14"""
    assert table(f"conspiracy seats=1; legend {legend}; over").results()[1].total == bonus


def test_every_location_of_the_legend_counts_five_and_one_more_for_the_purple_one() -> None:
    """14"""
    owned = "alliance.2 Y1 R1 G1 B1; locations.2 per_silver_key per_location; covers.2 2 4; over"
    parts = table(f"conspiracy seats=1; legend purple; {owned}").results()[1].parts
    assert (parts["locations"], parts["legend"]) == (10, 2)


def test_the_human_scores_as_in_the_base_game() -> None:
    """14"""
    s = table("conspiracy seats=1; alliance.1 Y1 Y1 R6; locations.1 plain_7; covers.1 2; over")
    assert s.results()[0].parts == {"crests": 7, "locations": 7, "coalition": 6, "keeper": 0}


@pytest.mark.parametrize(
    ("lords", "totals", "ranks"),
    [
        ("alliance.1 Y6; alliance.2 R4 G1", [9, 13], [2, 1]),
        ("alliance.1 Y6 G6; alliance.2 R4", [15, 12], [1, 2]),
        ("alliance.1 Y4; alliance.2 R6 G2 B1", [12, 12], [1, 2]),  # the human keeps the pearls
        ("alliance.1 R6 G2 B1; alliance.2 Y4", [12, 12], [2, 1]),  # the legend keeps them
        ("alliance.1 Y4 G6; alliance.2 R4 B1; keeper 2", [13, 13], [2, 1]),  # a pearl each
        ("alliance.1 Y1; alliance.2 R1", [4, 4], [2, 1]),  # nobody keeps them
    ],
)
def test_the_human_wins_with_more_points_and_a_tie_only_as_keeper(
    lords: str, totals: list[int], ranks: list[int]
) -> None:
    """14"""
    scores = table(f"conspiracy seats=1; {lords}; over").results()
    assert ([score.total for score in scores], [score.rank for score in scores]) == (totals, ranks)
