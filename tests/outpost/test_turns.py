"""Rounds, turns and settlers (3, 4): one action and one hero at most, then the end of the turn or a pass."""

from __future__ import annotations

import pytest

from .table import TURN, asked, asks, choices, dealt, heroes, play, refused, settlers, stock, table, told

LAND = "lands.1 I-01 I-05; cells.1 11 12"
OFFER = "offer explore_gain fortify_gain region_extra"


def test_play_goes_clockwise_from_the_first_player() -> None:
    """3"""
    s = table("outpost seats=4; round 0; first 3; step round")
    order = []
    for _ in range(6):
        order.append(asked(s))
        cell = next(text for text in choices(s) if text.startswith("explore"))
        play(s, cell, "end")
    assert order == [2, 3, 0, 1, 2, 3]
    assert s.round == 1


def test_players_who_have_passed_are_skipped() -> None:
    """3"""
    s = table(f"outpost seats=4; {TURN}; passed.2 1; passed.3 1; first_passer 2")
    play(s, "explore:11", "end")
    assert asked(s) == 3
    play(s, "explore:11", "end")
    assert asked(s) == 0


def test_a_single_remaining_player_keeps_taking_turns() -> None:
    """3"""
    s = table(f"outpost seats=3; {TURN}; passed.2 1; passed.3 1; first_passer 2")
    for cell in ("11", "12", "13"):
        play(s, f"explore:{cell}", "end")
        assert asked(s) == 0


def test_the_round_ends_when_everybody_has_passed() -> None:
    """3, 9"""
    s = table(f"outpost; {TURN}; artifact.1 barter; artifact.2 hunt_diamond; {OFFER}")
    play(s, "pass", "artifact:region_extra")
    assert s.round == 2
    play(s, "pass", "artifact:explore_gain")
    assert s.round == 3


def test_a_new_turn_may_not_end_before_something_is_done() -> None:
    """3, R3"""
    s = table(f"outpost; {TURN}; stock.1 2 2 2 2 2")
    assert refused(s)["end"] == "nothing_done"
    assert refused(play(s, "trade:gold=wood"))["end"] == "nothing_done"


@pytest.mark.parametrize("done", ["explore:13", "hero:4", "region:1", "fortify:11"])
def test_after_an_action_or_a_hero_the_turn_may_end(done: str) -> None:
    """3"""
    s = play(table(f"outpost; {TURN}; {LAND}; stock.1 1 1 1 0 0; row.4 M01; beasts.1 12"), done)
    assert choices(s)[:2] == ["pass", "end"]
    assert asked(play(s, "end")) == 1


@pytest.mark.parametrize("answers", [["hero:4", "fortify:11"], ["fortify:11", "hero:4"]])
def test_action_and_hero_come_in_either_order(answers: list[str]) -> None:
    """3"""
    s = play(table(f"outpost; {TURN}; {LAND}; stock.1 1 1 1 0 0; row.4 M01"), *answers)
    assert (heroes(s), settlers(s)) == (["M01"], (5, 0))
    assert choices(s) == ["pass", "end"]


def test_a_second_action_is_refused() -> None:
    """3"""
    s = play(table(f"outpost; {TURN}; {LAND}; forts.1 11; houses.1 sawmill; plots.1 11; market.1 bank"), "fortify:12")
    for action in ("build:1", "explore:13", "hunt:12", "fortify:11", "region:1", "street:1", "fort:11"):
        assert refused(s)[action] == "acted_already"


def test_who_can_do_nothing_must_pass_and_is_asked_to() -> None:
    """3, 16"""
    s = table(f"outpost; {TURN}; base.1 0; artifact.1 barter; {OFFER}")
    assert (asks(s), choices(s)) == ("turn", ["pass"])
    assert play(s, "pass").players[0].passed


def test_a_pass_is_never_made_by_itself() -> None:
    """16"""
    s = table(f"outpost seats=2; {TURN}; base.1 0; base.2 0; artifact.1 barter; artifact.2 hunt_diamond; {OFFER}")
    assert (asked(s), choices(s)) == (0, ["pass"])
    play(s, "pass", "artifact:region_extra")
    assert (asked(s), choices(s)) == (1, ["pass"])


def test_pass_is_always_allowed_in_a_turn() -> None:
    """R3, 3, 16"""
    s = table(f"outpost; {TURN}; {LAND}; stock.1 9 9 9 9 9; row.4 M01")
    assert "pass" in choices(s)
    assert "pass" in choices(play(s, "fortify:11"))
    assert "pass" in choices(play(s, "hero:4"))


def test_the_turn_ends_only_when_the_player_says_so() -> None:
    """3, 16"""
    s = play(table(f"outpost; {TURN}; base.1 1"), "explore:11")
    assert (asked(s), choices(s)) == (0, ["pass", "end"])


def test_the_end_of_a_turn_is_told() -> None:
    """3"""
    s = play(table(f"outpost; {TURN}"), "explore:11")
    assert told(s, "end") == [("ended", 0, 0, 0)]


# -- settlers ---------------------------------------------------------------------------------------------------------


def test_everybody_begins_with_six_base_settlers_and_no_extra_ones() -> None:
    """4, 2"""
    s = dealt(3)
    assert [settlers(s, seat) for seat in range(3)] == [(6, 0)] * 3


def test_base_settlers_are_spent_before_extra_ones() -> None:
    """R4, 4"""
    s = table(f"outpost; {TURN}; base.1 2; extra.1 2; passed.2 1")
    play(s, "explore:11", "end")
    assert settlers(s) == (1, 2)
    play(s, "explore:21", "end")
    assert (settlers(s), s.players[0].spent) == ((0, 1), 1)


def test_unused_extra_settlers_are_kept_without_limit() -> None:
    """4, 9"""
    s = table(f"outpost; {TURN}; extra.1 15; artifact.1 barter; {OFFER}; passed.2 1")
    play(s, "pass", "artifact:region_extra")
    assert (s.round, settlers(s)) == (3, (6, 15))


def test_used_extra_settlers_are_gone() -> None:
    """4, 9"""
    s = table(f"outpost; {TURN}; base.1 0; extra.1 1; artifact.1 barter; {OFFER}; passed.2 1")
    play(s, "explore:11", "pass", "artifact:region_extra")
    assert (settlers(s), s.settlers) == ((6, 0), 24)


@pytest.mark.parametrize(
    ("position", "action", "cost"),
    [
        ("market.1 sawmill; stock.1 0 0 1 0 0", "build:1", 1),
        ("", "explore:13", 1),
        ("", "explore:21", 2),
        ("beasts.1 12", "hunt:12", 1),
        ("", "fortify:11", 1),
        ("beasts.1 12", "region:1", 1),
        ("houses.1 sawmill; plots.1 11", "street:1", 1),
        ("forts.1 11", "fort:11", 1),
    ],
)
def test_every_action_costs_settlers(position: str, action: str, cost: int) -> None:
    """4, 5"""
    s = play(table(f"outpost; {TURN}; {LAND}; {position}"), action)
    if asks(s) == "plot":
        play(s, "plot:11")
    assert settlers(s) == (6 - cost, 0)


def test_exchanges_heroes_and_passing_cost_no_settlers() -> None:
    """4, 7, 8"""
    s = play(table(f"outpost; {TURN}; stock.1 2 1 1 0 1; row.4 M01"), "trade:gold=wood", "hero:4")
    assert (settlers(s), stock(s)) == ((6, 0), (2, 0, 0, 0, 0))


def test_the_settlers_of_others_are_not_used() -> None:
    """4"""
    s = table(f"outpost; {TURN}; base.1 0; extra.2 9")
    assert refused(s)["explore:11"] == "too_few_settlers"


# -- the whole game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_six_rounds_even_if_everybody_only_passes(seats: int) -> None:
    """3, 11, 12"""
    s = dealt(seats, seed=2)
    passes = 0
    while not s.over:
        passes += "pass" in choices(s)
        play(s, "pass" if "pass" in choices(s) else choices(s)[0])
    assert passes == 6 * seats
    assert s.round == 6


def test_a_turn_that_is_no_pass_spends_a_settler_or_a_hero() -> None:
    """16, R3"""
    s = dealt(2, seed=4)
    while not s.over:
        seat = asked(s)
        before = (sum(settlers(s, seat)), len(s.players[seat].heroes), s.players[seat].spent)
        turn = asks(s) == "turn" and s.stack[-1].at == 0
        here = [text for text in choices(s) if text != "pass" and not text.startswith("trade")]
        play(s, here[-1] if here else "pass")
        if turn and here:
            while asks(s) != "turn" or (asked(s) == seat and s.stack[-1].at == 0):
                play(s, choices(s)[-1])
            assert (sum(settlers(s, seat)), len(s.players[seat].heroes), s.players[seat].spent) != before
