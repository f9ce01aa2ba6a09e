"""The score pad: tracks, war, agenda, deeds; ties; points before the end and in views (10)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, board, points, table, told

END = "round 4; over"


def ended(text: str, seats: int = 2) -> Rurik:
    return table(f"rurik seats={seats}; {END}; {text}")


def ranks(s: Rurik) -> list[int]:
    return [score.rank for score in s.results()]


# -- the pad ----------------------------------------------------------------------------------------------------------


def test_the_pad_has_six_lines() -> None:
    """10"""
    assert list(ended("").results()[0].parts) == ["rule", "build", "trade", "war", "agenda", "deeds"]
    assert points(ended(""), 0) == {"total": 0}


def test_example_of_a_final_score() -> None:
    """V9"""
    s = ended("levels.1 3 5 5; war.1 4; war.2 2; agenda.1 committed; levels.2 5 3 3; done.1 hoard law_giver")
    assert points(s, 0) == {"rule": 3, "build": 5, "trade": 5, "war": 3, "agenda": 2, "deeds": 2, "total": 20}


@pytest.mark.parametrize("level", [0, 1, 2, 3, 5, 8])
@pytest.mark.parametrize(("at", "line"), [(0, "rule"), (1, "build"), (2, "trade")])
def test_a_marker_scores_its_level(at: int, line: str, level: int) -> None:
    """10"""
    levels = [0, 0, 0]
    levels[at] = level
    s = ended(f"levels.1 {' '.join(map(str, levels))}")
    assert points(s, 0) == ({line: level} if level else {}) | {"total": level}


def test_deeds_score_one_or_two_each() -> None:
    """10"""
    s = ended("done.1 market_day hoard capital_city; open.1 grand_hunter")
    assert points(s, 0) == {"deeds": 5, "total": 5}


def test_coins_goods_troops_and_hands_score_nothing() -> None:
    """10"""
    s = ended(
        "coins.1 9; goods.1 9 9 9 9 9; troops.1 kiev:5; hand.1 s01 s02; defeated.1 1; won r1; built.1 kiev:church"
    )
    assert points(s, 0) == {"total": 0}


# -- war --------------------------------------------------------------------------------------------------------------

WAR = [
    ([4, 4, 2], [3, 3, 0]),
    ([5, 3, 3, 1], [3, 1, 1, 0]),
    ([5, 3, 2, 1], [3, 1, 0, 0]),
    ([2, 2, 2, 2], [3, 3, 3, 3]),
    ([3, 3, 3, 1], [3, 3, 3, 0]),
    ([1, 0, 0, 0], [3, 0, 0, 0]),
    ([0, 0, 0, 0], [0, 0, 0, 0]),
    ([2, 1, 0, 0], [3, 1, 0, 0]),
    ([1, 10], [1, 3]),
    ([1, 1], [3, 3]),
    ([0, 0], [0, 0]),
    ([7, 0], [3, 0]),
]


@pytest.mark.parametrize(("markers", "worth"), WAR)
def test_war_scores_first_and_second_place(markers: list[int], worth: list[int]) -> None:
    """10, V10, R-14: who shares the first place leaves no second; a marker at 0 has no place."""
    s = ended("; ".join(f"war.{seat + 1} {marker}" for seat, marker in enumerate(markers)), len(markers))
    assert [score.parts["war"] for score in s.results()] == worth


# -- who wins ---------------------------------------------------------------------------------------------------------


def test_the_most_points_win() -> None:
    """10"""
    assert ranks(ended("levels.1 3 0 0; levels.2 5 0 0; levels.3 2 2 0; coins.1 99", 3)) == [3, 1, 2]


def test_a_tie_goes_to_more_ruled_regions() -> None:
    """10: coins do not matter then."""
    s = ended("levels.1 3 0 0; levels.2 0 3 0; troops.1 kiev:9; troops.2 volyn rostov; coins.1 50")
    assert ranks(s) == [2, 1]


def test_regions_occupied_but_not_ruled_do_not_break_a_tie() -> None:
    """10, 2.2"""
    s = ended("troops.1 kiev volyn rostov; troops.2 volyn rostov polotsk; neutrals polotsk")
    assert ranks(s) == [1, 2]


def test_a_region_ruled_by_a_stronghold_alone_breaks_a_tie() -> None:
    """10, R-01"""
    assert ranks(ended("troops.1 kiev; troops.2 rostov; built.2 volyn:stronghold")) == [2, 1]


def test_the_tie_break_looks_at_the_table_not_at_the_track() -> None:
    """10: ruled regions now."""
    assert ranks(ended("levels.1 2 0 0; levels.2 1 1 0; troops.2 kiev")) == [2, 1]


def test_then_more_coins_win() -> None:
    """10"""
    s = ended("levels.1 3 0 0; levels.2 0 3 0; troops.1 kiev; troops.2 volyn; coins.1 2; coins.2 3")
    assert ranks(s) == [2, 1]


def test_then_the_win_is_shared() -> None:
    """10: goods and deeds break no tie."""
    s = ended("levels.1 1 0 0; done.2 hoard; troops.1 kiev; troops.2 volyn; coins.1 3; coins.2 3; goods.1 3 0 0 0 0", 3)
    assert ranks(s) == [1, 1, 3]


def test_places_below_the_first_are_shared_too() -> None:
    """10"""
    assert ranks(ended("levels.3 5 0 0; coins.1 1; coins.2 1", 4)) == [2, 2, 1, 4]


def test_the_rebellion_has_no_coins_in_a_tie() -> None:
    """12.6, 10: its coins have been scored."""
    s = table(f"rurik seats=1; {END}; levels.1 1 0 0; coins.2 3; coins.1 1")
    assert [score.total for score in s.results()] == [1, 1]
    assert ranks(s) == [1, 2]


# -- before the end, and in views -------------------------------------------------------------------------------------


def test_points_before_the_end_count_what_stands_now() -> None:
    """10"""
    s = table(
        f"rurik seats=2; {ACTION}; banner.muster 1:1; troops.1 kiev; levels.1 2 0 0; war.1 1; agenda.1 conquering"
    )
    assert points(s, 0) == {"rule": 2, "war": 3, "agenda": 2, "total": 7}


def test_others_see_no_agenda_before_the_end() -> None:
    """13, 10: in their views its points are missing."""
    s = table(
        f"rurik seats=2; {ACTION}; banner.muster 1:1; troops.1 kiev; war.1 1; agenda.1 conquering; agenda.2 wealthy"
    )
    assert points(board(s, 0), 0) == {"war": 3, "agenda": 2, "total": 5}
    assert points(board(s, 1), 0) == {"war": 3, "total": 3}
    assert points(board(s, None), 0) == {"war": 3, "total": 3}
    assert board(s, 1).players[0].agenda != s.players[0].agenda


def test_at_the_end_all_agendas_lie_open() -> None:
    """13, 10"""
    s = table(
        "rurik seats=2; round 4; step round next=end; step development; war.1 1; agenda.1 conquering; agenda.2 wealthy"
    )
    assert s.over
    for viewer in (0, 1, None):
        assert points(board(s, viewer), 0) == {"war": 3, "agenda": 2, "total": 5}


def test_a_rejected_agenda_stays_hidden() -> None:
    """13"""
    development = "round 4; step round next=end; step development"
    s = table(
        f"rurik seats=2; {development}; agenda.1 conquering; rejected.1 wealthy; agenda.2 regal; rejected.2 capable"
    )
    assert board(s, 0).players[0].rejected == s.players[0].rejected
    assert board(s, 1).players[0].rejected != s.players[0].rejected


def test_the_agendas_are_shown_to_all() -> None:
    """10"""
    s = table(
        f"rurik seats=2; {ACTION.replace('round 1', 'round 4')}; banner.muster 1:1; troops.1 kiev; agenda.1 regal"
    )
    events = [event for event in told(s, "forfeit") if event[0] == "agenda_shown"]
    assert [(seat, s.game.packs["agendas"][card]) for _, seat, card, _ in events] == [(0, "regal")]
