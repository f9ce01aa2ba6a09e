"""The boat in the development phase: all goods, or none shown, where it can matter (2.4, 9, R-34)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.state import Rurik

from .table import DEVELOPMENT, asked, asks, choices, play, table, told

ROW = "row hoard law_giver send_gifts"


def development(text: str, seats: int = 2, round_: int = 1) -> Rurik:
    start = DEVELOPMENT.replace("round 1", f"round {round_}")
    return table(f"rurik seats={seats}; {start}; {ROW}; {text}")


def test_a_marker_off_the_track_may_stay_there() -> None:
    """9, R-34: full boat, or stay off."""
    s = development("goods.1 2 2 1 0 0")
    assert (asks(s), asked(s), choices(s)) == ("boat_show", 0, ["show:0", "show:5"])


def test_who_shows_the_boat_advances() -> None:
    """R-34"""
    s = play(development("goods.1 2 2 1 0 0"), "show:5")
    assert s.players[0].levels == [0, 0, 2]
    assert s.players[0].coins == 3  # rule, build, war


def test_who_stays_off_takes_a_coin_more() -> None:
    """R-34, 9"""
    s = play(development("goods.1 2 2 1 0 0"), "show:0")
    assert s.players[0].levels == [0, 0, 0]
    assert s.players[0].coins == 4


def test_the_boat_is_full_again_for_the_income() -> None:
    """R-34: three columns pay though nothing was shown."""
    s = play(development("goods.1 3 0 2 0 1; levels.1 1 1 0; war.1 1"), "show:0")
    assert (s.players[0].coins, s.players[0].goods) == (1 + 3, [3, 0, 2, 0, 1])


def test_who_holds_back_still_advances_on_the_other_tracks() -> None:
    """R-34"""
    s = play(development("goods.1 3 0 0 0 0; troops.1 kiev volyn; built.1 kiev:church polotsk:church"), "show:0")
    assert s.players[0].levels == [1, 1, 0]


@pytest.mark.parametrize(
    "text",
    [
        "goods.1 2 0 0 0 0",  # fewer than three goods in the boat
        "goods.1 1 0 0 0 5",
        "goods.1 3 3 2 2 1; levels.1 0 0 1",  # the marker is on the track
        "goods.1 9 9 9 9 9; levels.1 0 0 8",
    ],
)
def test_nobody_is_asked_where_it_does_not_matter(text: str) -> None:
    """R-34, 14"""
    assert asks(development(text)) == "take_deed"


def test_goods_on_the_dock_do_not_make_the_question_matter() -> None:
    """R-34, 2.4: five furs, but the boat has room for one; with two of another kind there are three."""
    assert asks(development("goods.1 1 0 0 0 5")) == "take_deed"
    assert choices(development("goods.1 2 0 0 0 5")) == ["show:0", "show:3"]


def test_a_marker_on_the_track_advances_by_itself() -> None:
    """9: advancing is compulsory where the condition holds."""
    assert development("goods.1 3 3 2 2 1; levels.1 0 0 1").players[0].levels == [0, 0, 8]


def test_nobody_is_asked_in_the_last_round() -> None:
    """R-34, 10"""
    s = table("rurik seats=2; round 4; step round next=end; step development; goods.1 3 3 2 2 1")
    assert (s.over, s.players[0].levels) == (True, [0, 0, 8])


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_question_comes_in_the_first_three_rounds(round_: int) -> None:
    """R-34"""
    assert asks(development("goods.1 3 0 0 0 0", round_=round_)) == "boat_show"


def test_players_are_asked_clockwise_from_the_new_first_player() -> None:
    """9, R-34, 14"""
    s = development("goods.1 3 0 0 0 0; goods.2 0 3 0 0 0; goods.3 2 0 0 1 0; token 3; first 1", seats=3)
    seats = []
    while asks(s) == "boat_show":
        seats.append(asked(s))
        play(s, "show:0" if asked(s) == 0 else "show:3")
    assert seats == [2, 0, 1]
    assert [player.levels[2] for player in s.players] == [0, 1, 1]


def test_the_number_shown_is_told() -> None:
    """R-34, 13"""
    assert told(development("goods.1 3 0 0 0 0"), "show:0")[0] == ("showed", 0, 0, 0)


def test_one_asked_again_in_the_next_round_may_advance_then() -> None:
    """R-34"""
    s = play(development("goods.1 3 0 0 0 0"), "show:0")
    assert s.players[0].levels[2] == 0
    s = play(development("goods.1 3 0 0 0 0", round_=2), "show:3")
    assert s.players[0].levels[2] == 1


def test_a_lone_player_may_show_any_number() -> None:
    """R-34, 12.5: also with the marker on the track, and from one good on."""
    start = "rurik seats=1; round 1; step round next=end; step development; row hoard market_day send_gifts"
    s = table(f"{start}; goods.1 2 1 0 0 5; levels.1 0 0 2")
    assert choices(s) == ["show:0", "show:1", "show:2", "show:3", "show:4"]
    assert asks(table(f"{start}; goods.1 0 0 0 0 1")) == "boat_show"
    assert asks(table(start)) == "take_deed"
