"""The solo game (13): artifacts that come one by one and do not come back; all else as always."""

from __future__ import annotations

import pytest

from prestol.core.errors import BadSetup
from prestol.games.outpost.rules import GAME

from .table import actions, artifact, asked, asks, choices, dealt, offer, play, points, row, settlers, stock, table

ALONE = "outpost seats=1; round 2; step round stage=running; step turn"
MINE = "artifact.1 barter; offer explore_gain fortify_gain region_extra"


def test_four_artifacts_lie_face_up_and_ten_face_down() -> None:
    """V1, 13"""
    s = dealt(1)
    assert asks(s) == "artifact"
    assert (len(s.offer), len(s.box), s.removed) == (4, 10, [])


def test_one_is_chosen_and_three_stay() -> None:
    """13, 2"""
    s = dealt(1)
    name = actions(s, "artifact")[0]
    play(s, f"artifact:{name}")
    assert artifact(s) == name
    assert (len(s.offer), len(s.box)) == (3, 10)
    assert (asks(s), s.round) == ("turn", 1)


def test_on_passing_the_old_one_leaves_the_game_and_a_new_one_is_turned_up() -> None:
    """13, 9"""
    s = table(f"{ALONE}; {MINE}")
    face_down = {s.cards.names[card] for card in s.box}
    play(s, "pass", "artifact:fortify_gain")
    assert artifact(s) == "fortify_gain"
    assert [s.cards.names[card] for card in s.removed] == ["barter"]
    [new] = set(offer(s)) - {"explore_gain", "region_extra"}
    assert new in face_down
    assert len(s.offer) == 3


def test_the_new_one_is_seen_only_after_the_choice() -> None:
    """13, 14"""
    s = play(table(f"{ALONE}; {MINE}"), "pass")
    assert actions(s, "artifact") == ["explore_gain", "fortify_gain", "region_extra"]


def test_what_was_removed_never_comes_back() -> None:
    """13"""
    s = dealt(1, seed=3)
    play(s, choices(s)[0])
    seen = []
    while not s.over:
        seen.append(s.players[0].artifact[0])
        play(s, "pass")
        if not s.over:
            play(s, choices(s)[0])
    assert len(seen) == len(set(seen)) == 6
    assert sorted(s.removed) == sorted(seen[:5])
    assert (len(s.offer), len(s.box)) == (3, 5)


def test_nobody_else_is_ever_asked_and_the_player_is_always_first() -> None:
    """13, 3"""
    s = play(table(f"{ALONE}; {MINE}"), "explore:11", "end")
    assert (asked(s), s.round) == (0, 2)
    play(s, "pass", "artifact:fortify_gain")
    assert (asked(s), s.round, s.first) == (0, 3, 0)


def test_heroes_leave_and_the_market_is_filled_as_always() -> None:
    """13, 11"""
    s = table(f"{ALONE}; {MINE}; row.1 M01; row.2 M02; row.3 M03; row.4 M04; market.3 bank; market.5 bank")
    play(s, "pass", "artifact:fortify_gain")
    assert row(s)[1:] == ["M01", "M02", "M03"]
    assert len(s.market[2]) == 2
    assert all(s.market)


def test_commons_go_back_and_settlers_come_home_as_always() -> None:
    """13, 9"""
    s = play(table(f"{ALONE}; {MINE}; stock.1 1 2 3 4 5; base.1 0; extra.1 1; spent.1 1"), "pass")
    assert (stock(s), settlers(s)) == ((0, 0, 0, 4, 5), (6, 1))


def test_the_solo_game_has_six_rounds() -> None:
    """13, R13"""
    s = table(f"{ALONE.replace('round 2', 'round 6')}; {MINE}; heroes.1 M10")
    play(s, "pass")
    assert s.over
    assert artifact(s) == "barter"
    assert points(s) == {"mercenary": 10, "total": 10}
    assert [score.rank for score in s.results()] == [1]


@pytest.mark.parametrize("name", ["take_gold", "take_diamond"])
def test_what_an_artifact_brings_comes_in_the_solo_game_too(name: str) -> None:
    """13, 10"""
    s = table(f"{ALONE}; artifact.1 barter; offer take_gold take_diamond region_extra")
    assert sum(stock(play(s, "pass", f"artifact:{name}"))) == 1


def test_the_direction_of_the_draft_is_no_option_for_one() -> None:
    """13, R21"""
    with pytest.raises(BadSetup, match="option draft is only for 2, 3, 4 seats"):
        GAME.new(1, 1, {"draft": "left"})


def with_points(total: int) -> str:
    """A finished solo game with so many points: stored gold, and mercenaries of 5, 8 and 9 points for the rest."""
    rest = {0: ("", 0), 1: ("M05", 6), 2: ("M06", 7), 3: ("M07", 8), 4: ("M09", 9)}[total % 5]
    gold = (total - rest[1]) // 5
    heroes = f"heroes.1 {rest[0]}; " if rest[0] else ""
    return f"outpost seats=1; {heroes}houses.1 bank; plots.1 11; stored.1 {gold}; round 6; passed.1 1; over"


@pytest.mark.parametrize("total", [0, 50, 51, 75, 76, 100, 101])
def test_the_totals_at_which_titles_change_can_be_reached(total: int) -> None:
    """V13, 13, 12"""
    assert points(table(with_points(total)))["total"] == total
