"""The end of the solo game (12.6)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.state import Rurik

from .rebellion_table import solo
from .table import points

NOBODY = "troops.1 novgorod:1; troops.2 kiev:1"


def ended(position: str, level: int = 1) -> Rurik:
    return solo(f"round 4; over; {position}", level)


def ranks(s: Rurik) -> list[int]:
    return [score.rank for score in s.results()]


# -- the rebellion's points -------------------------------------------------------------------------------------------


def test_the_rebellion_scores_its_tracks() -> None:
    """12.6"""
    s = ended(f"{NOBODY}; levels.2 3 5 2")
    assert points(s, 1) == {"rule": 3, "build": 5, "trade": 2, "total": 10}


@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (10, 4)])
def test_three_coins_on_the_dock_are_a_point_rounded_up(coins: int, worth: int) -> None:
    """12.6"""
    assert points(ended(f"{NOBODY}; coins.2 {coins}"), 1).get("coins", 0) == worth


@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        ("3 3 2 2 1", 0),  # all in the boat
        ("4 3 2 2 1", 1),
        ("0 0 0 0 2", 1),  # one fur in the boat, one on the dock
        ("6 0 0 0 0", 1),  # three
        ("7 0 0 0 0", 2),  # four
        ("4 4 3 0 0", 1),  # one of each
        ("4 4 3 3 2", 2),  # five
    ],
)
def test_three_goods_on_the_dock_are_a_point_rounded_up(goods: str, worth: int) -> None:
    """12.6"""
    assert points(ended(f"{NOBODY}; goods.2 {goods}"), 1).get("dock", 0) == worth


def test_coins_and_goods_are_rounded_each_for_itself() -> None:
    """12.6"""
    s = ended(f"{NOBODY}; coins.2 1; goods.2 0 0 0 0 2")
    assert points(s, 1) == {"coins": 1, "dock": 1, "total": 2}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_coins_that_still_cover_bonuses_do_not_count(level: int) -> None:
    """12.6"""
    s = ended(NOBODY, level)
    assert sum(s.covers) > 5
    assert points(s, 1) == {"total": 0}


@pytest.mark.parametrize(
    ("player", "rebellion", "expected"),
    [(0, 0, (0, 0)), (1, 0, (3, 0)), (0, 1, (0, 3)), (4, 2, (3, 1)), (2, 4, (1, 3)), (3, 3, (3, 3))],
)
def test_the_war_track_is_scored_between_the_two(player: int, rebellion: int, expected: tuple[int, int]) -> None:
    """12.6"""
    s = ended(f"{NOBODY}; war.1 {player}; war.2 {rebellion}")
    assert (points(s, 0).get("war", 0), points(s, 1).get("war", 0)) == expected


def test_everything_together() -> None:
    """12.6"""
    # 2 + 3 + 1 for tracks, 3 for war, 5 coins: 2, four goods on the dock: 2
    s = ended(f"{NOBODY}; levels.2 2 3 1; war.2 2; war.1 1; coins.2 5; goods.2 7 0 0 0 0")
    assert points(s, 1) == {"rule": 2, "build": 3, "trade": 1, "war": 3, "coins": 2, "dock": 2, "total": 13}


# -- the player's points ----------------------------------------------------------------------------------------------


def test_the_player_scores_as_usual_and_nothing_for_coins_and_goods() -> None:
    """12.6"""
    s = ended(f"{NOBODY}; levels.1 2 1 3; war.1 1; coins.1 9; goods.1 9 0 0 0 0; done.1 market_day hoard")
    assert points(s, 0)["total"] == 2 + 1 + 3 + 3 + points(s, 0)["deeds"]
    assert set(points(s, 0)) == {"rule", "build", "trade", "war", "deeds", "total"}


AGENDAS = [
    ("regal", "goods.1 0 0 0 1 1", "goods.2 0 0 0 1 1", 2),  # a tie is enough
    ("regal", "goods.1 0 0 0 1 1", "goods.2 0 0 0 2 1", 0),
    ("conquering", "war.1 2", "war.2 1", 2),
    ("conquering", "war.1 2", "war.2 3", 0),
    ("capable", "goods.1 3 0 0 0 0", "goods.2 0 4 0 0 0", 0),
    ("committed", "levels.1 0 2 0", "levels.2 0 3 0", 0),
    ("committed", "levels.1 0 3 0", "levels.2 0 3 0", 2),
    ("prosperous", "levels.1 0 0 1", "levels.2 0 0 0", 2),
    ("successful", "levels.1 1 0 0", "levels.2 5 0 0", 0),
    ("protective", "built.1 novgorod:church", "built.2 kiev:church+market", 0),  # 1 against 2 in ruled regions
    ("protective", "built.1 kiev:church", "built.2 novgorod:market", 2),  # structures of every owner: 1 against 1
]


@pytest.mark.parametrize(("agenda", "player", "rebellion", "worth"), AGENDAS)
def test_agendas_compare_with_the_rebellion(agenda: str, player: str, rebellion: str, worth: int) -> None:
    """12.6"""
    s = ended(f"{NOBODY}; agenda.1 {agenda}; {player}; {rebellion}")
    assert points(s, 0).get("agenda", 0) == worth


def test_the_agenda_of_occupied_regions_counts_the_rebellions() -> None:
    """12.6"""
    s = ended("agenda.1 esteemed; troops.1 novgorod:1 kiev:1; troops.2 kiev:1 volyn:1")
    assert points(s, 0)["agenda"] == 2
    s = ended("agenda.1 esteemed; troops.1 novgorod:1 kiev:1; troops.2 kiev:1 volyn:1; at.2 polotsk")
    assert "agenda" not in points(s, 0)


def test_the_rebellion_has_no_agenda_and_no_deeds() -> None:
    """12.6"""
    parts = ended(NOBODY).results()[1].parts
    assert set(parts) == {"rule", "build", "trade", "war", "coins", "dock"}


# -- who wins ---------------------------------------------------------------------------------------------------------


def test_more_points_win() -> None:
    """12.6"""
    assert ranks(ended(f"{NOBODY}; levels.1 2 0 0; levels.2 1 0 0")) == [1, 2]
    assert ranks(ended(f"{NOBODY}; levels.1 2 0 0; levels.2 3 0 0")) == [2, 1]


def test_a_tie_goes_to_more_ruled_regions() -> None:
    """12.6"""
    assert ranks(ended("troops.1 novgorod:1 rostov:1; troops.2 kiev:1")) == [1, 2]
    assert ranks(ended("troops.1 novgorod:1; troops.2 kiev:1 volyn:1; coins.1 9")) == [2, 1]


def test_ruled_means_ruled_not_occupied() -> None:
    """12.6"""
    # the player is in two regions and rules one; the rebellion rules kiev and volyn
    s = ended("troops.1 novgorod:1 kiev:1; troops.2 kiev:2 volyn:1; coins.1 9")
    assert ranks(s) == [2, 1]
    # a neutral troop keeps the rebellion from ruling volyn; then coins decide
    s = ended("troops.1 novgorod:1; troops.2 kiev:2 volyn:1; neutrals volyn; coins.1 1")
    assert ranks(s) == [1, 2]


def test_then_to_the_player_with_a_coin_for_the_rebellions_are_scored() -> None:
    """12.6"""
    # the rebellion's three coins are its point; they count as 0 now
    s = ended(f"{NOBODY}; levels.1 1 0 0; coins.1 1; coins.2 3")
    assert [score.total for score in s.results()] == [1, 1]
    assert ranks(s) == [1, 2]


def test_without_coins_the_victory_is_shared() -> None:
    """12.6"""
    s = ended(f"{NOBODY}; levels.1 1 0 0; coins.1 0; coins.2 3")
    assert ranks(s) == [1, 1]
