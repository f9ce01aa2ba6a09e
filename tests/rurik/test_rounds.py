"""Four rounds: advisors come and come back, the token decides who begins, everything is ready (4, 9)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import DEED_NAMES
from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, DEVELOPMENT, STRATEGY, asked, asks, choices, dealt, play, table, told

ROW = "row hoard market_day send_gifts"
NO_DEEDS = f"done.1 {' '.join(DEED_NAMES)}"  # nobody is asked in the development phase


def next_round(seats: int, before: int, text: str = "") -> Rurik:
    """The round after the one that ends now."""
    start = DEVELOPMENT.replace("round 1", f"round {before}")
    return table(f"rurik seats={seats}; {start}; {NO_DEEDS}; {text}")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("round_", "advisors"), [(2, [1, 2, 4, 5]), (3, [1, 2, 2, 4, 5]), (4, [1, 2, 2, 3, 4, 5])])
def test_advisors_by_round_and_seat_count(seats: int, round_: int, advisors: list[int]) -> None:
    """9, 5: the second 2 comes in round 3, the 3 in round 4; with four players nobody gets the 3."""
    s = next_round(seats, round_ - 1)
    expected = [value for value in advisors if value != 3 or seats < 4]
    assert s.round == round_
    assert [player.advisors for player in s.players] == [expected] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_advisors_in_the_first_round(seats: int) -> None:
    """3, 5"""
    s = dealt(seats)
    while asks(s) != "advisor":
        for seat in list(s.waiting):
            s.apply(seat, s.legal(seat)[0])
    assert [player.advisors for player in s.players] == [[1, 2, 4, 5]] * seats
    assert s.round == 1


def test_the_same_for_the_lone_player_and_the_rebellion() -> None:
    """12, 9"""
    solo = " ".join(name for name in DEED_NAMES if name not in ("grand_hunter", "law_giver", "enforce_peace"))
    s = table(f"rurik seats=1; round 3; step round next=end; step development; done.1 {solo}")
    assert [player.advisors for player in s.players] == [[1, 2, 2, 3, 4, 5]] * 2


def test_who_has_the_token_begins_the_next_round() -> None:
    """9, 6.7"""
    s = next_round(3, 1, "first 1; token 3")
    assert (asked(s), s.first, s.token) == (2, 2, 2)


def test_the_token_stays_where_it_is() -> None:
    """9"""
    s = next_round(3, 1, "first 2; token 2")
    assert (asked(s), s.first, s.token) == (1, 1, 1)


def test_the_token_does_not_change_the_order_of_the_running_round() -> None:
    """6, 9"""
    s = table(
        f"rurik seats=2; {ACTION}; banner.scheme 1:1; banner.muster 1:2 2:1; troops.1 kiev; troops.2 volyn; {ROW}"
    )
    play(s, "act", "token:2", "deck:1")
    play(s, choices(s)[0])
    play(s, choices(s)[0])
    play(s, "end")
    assert (asked(s), s.first, s.token) == (1, 0, 1)


def test_the_new_first_player_is_told_at_the_start_of_the_development_phase() -> None:
    """9"""
    s = table(f"rurik seats=2; {ACTION}; banner.muster 1:1; troops.1 kiev; token 2; {ROW}")
    events = told(s, "forfeit")
    assert events.index(("first", 1, 0, 0)) < events.index(("income", 0, 4, 0))
    assert asked(s) == 1


def test_a_round_has_three_phases() -> None:
    """4"""
    s = table(f"rurik seats=2; {ACTION}; banner.muster 1:1; troops.1 kiev; {ROW}")
    names = [event[0] for event in told(s, "forfeit", "take:hoard", "take:market_day")]
    phases = [name for name in names if name in ("round", "strategy_phase", "action_phase", "development_phase")]
    assert phases == ["development_phase", "round", "strategy_phase"]


def test_after_the_last_advisor_the_action_phase_begins_with_the_first_player() -> None:
    """4, 5, 6"""
    start = f"rurik seats=2; {STRATEGY} next=2; first 2; troops.1 kiev; troops.2 kiev"
    s = table(
        f"{start}; advisors.2 5; banner.muster 1:4 1:2; banner.move 2:4 2:2; banner.tax 1:5 2:1; banner.build 1:1"
    )
    play(s, "banner:scheme")
    assert (asks(s), asked(s)) == ("turn", 1)


def test_the_game_ends_after_the_tracks_of_round_four() -> None:
    """4, 9, 10"""
    s = table(f"rurik seats=2; {ACTION.replace('round 1', 'round 4')}; banner.muster 1:1; troops.1 kiev volyn; {ROW}")
    events = told(s, "forfeit")
    assert (s.over, s.round) == (True, 4)
    assert ("advanced", 0, 0, 1) in events
    assert not any(event[0] in ("income", "refilled", "took_deed") for event in events)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_four_rounds(seats: int) -> None:
    """4"""
    s = dealt(seats)
    s.events = []
    while not s.over:
        seat = s.waiting[0]
        legal = s.legal(seat)
        s.apply(seat, legal[len(s.events) % len(legal)])
    rounds = [event.a for event in s.events if s.game.events[event.kind] == "round"]
    assert rounds == [1, 2, 3, 4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_keeps_an_advisor_on_the_board(seats: int) -> None:
    """9"""
    s = table(f"rurik seats={seats}; {ACTION}; banner.muster 1:5+2; troops.1 kiev; {NO_DEEDS}")
    play(s, "forfeit")
    assert (s.round, set(s.slots)) == (2, {-1})
    assert s.players[0].advisors == [1, 2, 4, 5]
