"""The score pad: seven lines, and who wins (8.2, 8.3)."""

from __future__ import annotations

import pytest

from .laws_table import steps_to, topped, with_card, worth
from .table import DEVELOPMENT, LAST_DEVELOPMENT, TWO, ended, points, table

GREEN_CIRCLE = "pyramid.1 53 37 57; places.1 1:0 1:1 2:0"
RED_CIRCLE = "pyramid.1 1 17 13; places.1 1:0 1:1 2:0"
LINES = ["circles", "infinite", "laws", "vp", "magic", "sets", "attack"]


def test_a_green_circle_on_level_2_with_a_green_bonus_of_four() -> None:
    """V5"""
    s = ended(f"viceroy; {GREEN_CIRCLE}; tokens.1 1:0:circle_bonus_green4")
    assert points(s, 0) == {"circles": 6, "total": 6}


def test_a_yellow_infinite_gem_on_level_3_with_a_yellow_bonus_of_four() -> None:
    """V6"""
    assert worth(f"{topped(3, 40)}; tokens.1 3:0:infinite_yellow 1:0:circle_bonus_yellow4", line="infinite") == 7


def test_three_magic_tokens_with_bonuses_of_five_and_two() -> None:
    """V7"""
    s = ended("viceroy; pyramid.1 1; tokens.1 1:0:magic 1:0:magic 1:0:magic 1:0:magic_bonus5 1:0:magic_bonus2")
    assert points(s, 0) == {"magic": 21, "total": 21}


def test_two_defense_five_magic_and_three_science_tokens_are_two_sets() -> None:
    """V8"""
    tokens = " ".join(["1:0:defense"] * 2 + ["1:0:magic"] * 5 + ["1:0:science"] * 3)
    assert points(ended(f"viceroy; pyramid.1 1; tokens.1 {tokens}"), 0) == {"sets": 24, "total": 24}


@pytest.mark.parametrize(("defense", "loss"), [(0, -20), (2, -12)])
def test_five_attack_tokens_of_the_others(defense: int, loss: int) -> None:
    """V9"""
    tokens = " ".join(["1:0:defense"] * defense)
    s = ended(f"viceroy seats=3; pyramid.1 1; tokens.1 {tokens}; attack.2 2; attack.3 3")
    assert points(s, 0) == {"attack": loss, "total": loss}


def test_the_pad_has_seven_lines() -> None:
    """8.2"""
    assert list(ended("viceroy; pyramid.1 1").results()[0].parts) == LINES
    assert points(ended("viceroy; pyramid.1 1"), 0) == {"total": 0}


def test_a_whole_pad() -> None:
    """8.2"""
    gems = "1:1:infinite_blue 2:0:used_red 1:0:circle_bonus_red2"
    sets = "1:0:science 1:0:magic 1:1:magic 1:0:magic_bonus3 1:2:defense"
    s = ended(f"""
        viceroy seats=3
        pyramid.1 1 17 13 68 75  # a red circle on level 2, and laws 68 and 75
        places.1 1:0 1:1 2:0 1:2 1:3
        tokens.1 {gems} {sets} 1:0:vp3 2:0:vp12
        tucked.1 66
        pyramid.2 71
        tokens.2 1:0:attack
        attack.2 1
        attack.3 1
    """)
    assert s.results()[0].parts == {
        "circles": 2 + 2,
        "infinite": (2 + 2) + 1,
        "laws": (5 + 1) + 3,
        "vp": 15,
        "magic": 2 * 3,
        "sets": 12,
        "attack": -4 * (3 - 1),
    }
    assert s.results()[0].total == 4 + 5 + 9 + 15 + 6 + 12 - 8


# -- circles ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_circle_is_worth_the_level_of_its_upper_card(level: int) -> None:
    """8.2, 1.1"""
    cards, places = steps_to(level).split("; ")
    under = f"{cards.rpartition(' ')[0]} 5; {places}"  # red meets red under the top
    without = worth(under, line="circles")
    assert worth(with_card(under, 13, f"{level}:0"), line="circles") == without + level
    assert worth(with_card(under, 61, f"{level}:0"), line="circles") == without  # green below


@pytest.mark.parametrize("cards", ["1 17 4", "1 2 13", "5 17 13"])
def test_one_sector_of_another_colour_spoils_a_circle(cards: str) -> None:
    """1.1"""
    assert worth(f"pyramid.1 {cards}; places.1 1:0 1:1 2:0", line="circles") == 0


def test_circle_bonuses_count_for_every_circle_of_their_colour_and_add_up() -> None:
    """8.2"""
    bonuses = "1:0:circle_bonus_red2 1:1:circle_bonus_red4 1:0:circle_bonus_blue4"
    assert worth(f"{RED_CIRCLE}; tokens.1 {bonuses}", line="circles") == 2 + 6
    two = "pyramid.1 1 17 3 13 5; places.1 1:0 1:1 1:2 2:0 2:1"
    assert worth(f"{two}; tokens.1 {bonuses}", line="circles") == 2 * (2 + 6)


def test_circle_bonuses_of_others_do_not_count() -> None:
    """8.2"""
    assert worth(f"{RED_CIRCLE}; pyramid.2 30; tokens.2 1:0:circle_bonus_red4", line="circles") == 2


def test_laws_close_circles_like_characters() -> None:
    """6, 8.2"""
    assert worth("pyramid.1 68 70 71; places.1 1:0 1:1 2:0", line="circles") == 2  # red above, law 71 red below


# -- infinite gems ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["infinite", "used"])
def test_an_infinite_gem_is_worth_the_level_of_its_card(level: int, kind: str) -> None:
    """8.2"""
    assert worth(f"{topped(level, 40)}; tokens.1 {level}:0:{kind}_green", line="infinite") == level


def test_infinite_gems_get_the_bonuses_of_their_colour_only() -> None:
    """8.2"""
    tokens = "1:0:infinite_red 1:0:infinite_red 1:0:infinite_blue 1:0:circle_bonus_red2 1:0:circle_bonus_red4"
    assert worth(f"pyramid.1 30; tokens.1 {tokens}", line="infinite") == 2 * (1 + 6) + 1


# -- tokens -----------------------------------------------------------------------------------------------------------


def test_point_tokens_are_worth_their_face() -> None:
    """8.2"""
    values = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15]
    tokens = " ".join(f"1:0:vp{value}" for value in values)
    assert points(ended(f"viceroy; pyramid.1 1; tokens.1 {tokens}"), 0) == {"vp": 72, "total": 72}


@pytest.mark.parametrize("tokens", ["1:0:magic 1:0:magic", "1:0:magic_bonus5"])
def test_magic_needs_tokens_and_bonuses(tokens: str) -> None:
    """8.2"""
    assert worth(f"pyramid.1 1; tokens.1 {tokens}", line="magic") == 0


@pytest.mark.parametrize(("missing", "sets"), [("defense", 0), ("magic", 0), ("science", 0), ("none", 12)])
def test_a_set_needs_one_token_of_each_of_three_kinds(missing: str, sets: int) -> None:
    """8.2"""
    tokens = " ".join(f"1:0:{kind}" for kind in ("defense", "magic", "science") if kind != missing)
    assert worth(f"pyramid.1 1; tokens.1 {tokens}", line="sets") == sets


def test_tokens_of_a_set_still_count_for_magic_and_against_attack() -> None:
    """8.2"""
    s = ended("""
        viceroy
        pyramid.1 1 2
        tokens.1 1:0:defense 1:1:magic 1:0:science 1:0:magic_bonus2
        attack.2 1
    """)
    assert points(s, 0) == {"magic": 2, "sets": 12, "total": 14}


# -- attack -----------------------------------------------------------------------------------------------------------


def test_attack_tokens_on_cards_and_behind_screens_count_together() -> None:
    """8.2, R-28"""
    s = ended("viceroy; pyramid.1 71 1; tokens.1 1:0:attack 1:1:attack; attack.1 1; pyramid.2 2")
    assert (points(s, 0)["total"], points(s, 1)) == (0, {"attack": -12, "total": -12})


def test_own_attack_tokens_do_not_count_against_oneself() -> None:
    """8.2"""
    s = ended("viceroy; pyramid.1 1; pyramid.2 2; attack.1 2; attack.2 1")
    assert [points(s, seat)["attack"] for seat in (0, 1)] == [-4, -8]


def test_more_defense_than_attack_is_worth_nothing() -> None:
    """8.2"""
    s = ended("viceroy; pyramid.1 1; tokens.1 1:0:defense 1:0:defense 1:0:defense; attack.2 1")
    assert points(s, 0) == {"total": 0}


def test_alone_attack_tokens_have_no_effect() -> None:
    """10.1"""
    s = ended("viceroy seats=1; pyramid.1 1; tokens.1 1:0:attack 1:0:vp2; attack.1 3")
    assert points(s, 0) == {"vp": 2, "total": 2}


def test_virtual_opponents_have_no_line_on_the_pad() -> None:
    """10.1, 10.2"""
    s = ended("viceroy seats=2 virtual=2; pyramid.1 1; pyramid.2 2; attack.1 1")
    assert [(score.player, score.total) for score in s.results()] == [(0, 0), (1, -4)]


# -- what is worth nothing --------------------------------------------------------------------------------------------


def test_gems_and_hand_cards_are_worth_nothing() -> None:
    """8.1"""
    s = table(f"viceroy; {TWO}; gems.1 4 4 4 4; hand.1 20 68 74 85; {LAST_DEVELOPMENT}")
    assert points(s, 0) == {"total": 0}


# -- who wins ---------------------------------------------------------------------------------------------------------


def test_the_highest_total_wins() -> None:
    """8.2"""
    s = ended("viceroy seats=3; pyramid.1 1; tokens.1 1:0:vp3; pyramid.2 2; tokens.2 1:0:vp12; pyramid.3 3")
    assert [(score.total, score.rank) for score in s.results()] == [(3, 2), (12, 1), (0, 3)]


def test_totals_may_be_negative() -> None:
    """8.2"""
    s = ended("viceroy seats=3; pyramid.1 1; attack.1 2; pyramid.2 2; tokens.2 1:0:vp3; pyramid.3 3")
    assert [(score.total, score.rank) for score in s.results()] == [(0, 1), (-5, 2), (-8, 3)]


def test_equal_totals_share_a_rank() -> None:
    """R-31"""
    s = ended("""
        viceroy seats=4
        pyramid.1 1; tokens.1 1:0:vp5
        pyramid.2 2; tokens.2 1:0:vp2 1:0:vp3
        pyramid.3 3
        pyramid.4 4; tokens.4 1:0:vp4
    """)
    assert [(score.total, score.rank) for score in s.results()] == [(5, 1), (5, 1), (0, 4), (4, 3)]


def test_points_can_be_counted_before_the_end_as_they_stand() -> None:
    """8.2"""
    s = table(f"viceroy; {TWO}; tokens.1 1:0:vp3; hand.1 30; {DEVELOPMENT}")
    assert points(s, 0) == {"vp": 3, "total": 3}
