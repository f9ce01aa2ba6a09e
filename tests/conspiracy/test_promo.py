"""The five promo locations (13); not in the Russian rulebook."""

from __future__ import annotations

import pytest

from prestol.core.errors import BadPosition

from .table import choices, play, table

EXAMPLE = "B2 B1 Y3 Y1 G3  R2 B1 Y1 B4  B6 G2 R1  B4 P3  P1"  # the alliance of the rulebook's scoring example


def worth(location: str, lords: str) -> int:
    s = table(f"conspiracy promo=yes; alliance.1 {lords}; locations.1 {location}; covers.1 1; over")
    return s.results()[0].parts["locations"]


def test_group_of_1_in_the_example_of_the_promo_sheet() -> None:
    """V8"""
    assert worth("group_of_1", EXAMPLE) == 5


@pytest.mark.parametrize(
    ("location", "lords", "points"),
    [
        ("group_of_1", "Y2", 0),
        ("group_of_1", "Y1 R1 G2 B1", 2),
        ("group_of_2", "Y1", 0),
        ("group_of_2", "Y2 R2 G1 B2", 4),
        ("group_of_3", "Y1", 0),
        ("group_of_3", "Y1 R3 G3 B3 P4", 6),
        ("group_of_4", "Y1", 0),
        ("group_of_4", "Y1 R4 Y3 G4", 2),
        ("group_of_4", "Y1 R4 Y4 G3 P3 B4", 6),
    ],
)
def test_a_group_is_the_largest_of_touching_lords_of_one_value_whatever_their_colours(
    location: str, lords: str, points: int
) -> None:
    """13"""
    assert worth(location, lords) == points


@pytest.mark.parametrize(("lords", "points"), [("Y1 R3", 1), ("Y1 R0", 2), ("Y1 R6", 2), ("Y1 R0 G6 B4 P0", 4)])
def test_per_0_and_6_counts_lords_without_key_or_pearl(lords: str, points: int) -> None:
    """13"""
    assert worth("per_0_and_6", lords) == points


def test_promo_locations_are_taken_like_any_other() -> None:
    """13"""
    s = table("conspiracy promo=yes; alliance.1 Y1; pile.R R1; faceup group_of_1")
    assert choices(play(s, "pile:R"))[-1] == "take:group_of_1"
    assert len(play(s, "take:group_of_1").location_deck) == 28


def test_without_the_option_promo_locations_are_not_in_play() -> None:
    """13"""
    with pytest.raises(BadPosition, match="group_of_1"):
        table("conspiracy; faceup group_of_1")
