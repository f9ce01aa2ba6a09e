"""Law 67 swaps a token with another player for three gems (7)."""

from __future__ import annotations

import pytest

from .laws_table import placing
from .table import PLAYS, asks, choices, gems, hand, play, points, pyramid, refused, table, tokens, told

MINE = "pyramid.1 1 2 3; places.1 1:0 1:1 2:0"
YOURS = "pyramid.2 5 6 7; places.2 1:0 1:1 2:0"
READY = f"{MINE}; tokens.1 1:0:science; gems.1 1 1 1 1; {YOURS}; tokens.2 2:0:vp3"
NOTHING = "choose"  # what is asked next when the law has done nothing


def test_the_tokens_change_places() -> None:
    """7.67, R-23"""
    s = play(placing(67, READY), "slot:1:2", "player:2", "gem:red", "gem:green", "gem:blue")
    assert (tokens(s, 0), tokens(s, 1)) == (["1:0:vp3"], ["2:0:science"])
    assert asks(s) == "choose"


def test_the_gems_go_to_the_other_players_screen() -> None:
    """7.67"""
    s = placing(67, READY + "; gems.2 0 0 0 2")
    reserve = s.reserve[:]
    play(s, "slot:1:2", "player:2", "gem:red", "gem:yellow", "gem:blue")
    assert (gems(s, 0), gems(s, 1), s.reserve) == ([0, 1, 0, 0], [1, 0, 1, 3], reserve)


def test_each_choice_is_asked_for_in_turn() -> None:
    """12.2"""
    s = placing(
        67,
        f"{MINE}; tokens.1 1:0:science 1:0:magic 2:0:defense; gems.1 3 0 0 0"
        f"; {YOURS}; tokens.2 1:0:vp3 1:1:magic 1:1:vp5",
    )
    play(s, "slot:1:2")
    assert (asks(s), choices(s)) == ("swap_with", ["no", "player:2"])
    play(s, "player:2")
    assert choices(s) == ["slot:1:0", "slot:1:1"]
    play(s, "slot:1:1")
    assert choices(s) == ["token:magic", "token:vp5"]
    play(s, "token:vp5")
    assert choices(s) == ["slot:1:0", "slot:2:0"]
    play(s, "slot:1:0")
    assert choices(s) == ["token:science", "token:magic"]
    play(s, "token:magic")
    assert (choices(s), refused(s)) == (["gem:red"], dict.fromkeys(("gem:green", "gem:blue", "gem:yellow"), "no_gem"))
    play(s, "gem:red", "gem:red", "gem:red")
    assert tokens(s, 0) == ["1:0:science", "1:0:vp5", "2:0:defense"]
    assert tokens(s, 1) == ["1:0:vp3", "1:1:magic", "1:1:magic"]


def test_the_swap_may_be_declined() -> None:
    """7.67"""
    s = play(placing(67, READY), "slot:1:2", "no")
    assert (tokens(s, 0), tokens(s, 1), gems(s, 0)) == (["1:0:science"], ["2:0:vp3"], [1, 1, 1, 1])
    assert (pyramid(s, 0)["1:2"], asks(s)) == (67, "choose")


def test_three_gems_are_needed() -> None:
    """7.67"""
    s = play(placing(67, READY.replace("gems.1 1 1 1 1", "gems.1 1 0 0 1")), "slot:1:2")
    assert (choices(s), refused(s)) == (["no"], {"player:2": "three_gems"})


def test_infinite_gems_do_not_pay_for_a_swap() -> None:
    """R-25"""
    s = placing(67, f"{MINE}; tokens.1 1:0:infinite_red 1:1:infinite_blue; gems.1 1 1 0 0; {YOURS}; tokens.2 2:0:vp3")
    assert refused(play(s, "slot:1:2")) == {"player:2": "three_gems"}


@pytest.mark.parametrize(
    "text",
    [
        f"{MINE}; gems.1 3 0 0 0; {YOURS}; tokens.2 2:0:vp3",
        f"{MINE}; gems.1 3 0 0 0; tokens.1 1:0:vp3; {YOURS}",
        f"{MINE}; gems.1 3 0 0 0; attack.1 2; {YOURS}; tokens.2 2:0:vp3",
        f"{MINE}; gems.1 3 0 0 0; tokens.1 1:0:vp3; {YOURS}; attack.2 2",
    ],
    ids=["no-own-token", "no-other-token", "own-attack-behind-the-screen", "other-attack-behind-the-screen"],
)
def test_both_need_a_token_on_a_card(text: str) -> None:
    """7.67"""
    s = play(placing(67, text), "slot:1:2")
    assert (asks(s), pyramid(s, 0)["1:2"], gems(s, 0)) == (NOTHING, 67, [3, 0, 0, 0])


def test_only_a_player_with_tokens_can_be_chosen() -> None:
    """7.67"""
    s = play(placing(67, f"{READY}; pyramid.3 8", seats=3), "slot:1:2")
    assert (choices(s), refused(s)) == (["no", "player:2"], {"player:3": "no_tokens"})


def test_of_several_players_one_is_chosen() -> None:
    """7.67"""
    s = placing(67, f"{READY}; pyramid.3 8; tokens.3 1:0:magic", seats=3)
    play(s, "slot:1:2", "player:3", "gem:red", "gem:green", "gem:blue")
    assert (tokens(s, 0), tokens(s, 1), tokens(s, 2)) == (["1:0:magic"], ["2:0:vp3"], ["1:0:science"])
    assert (gems(s, 1), gems(s, 2)) == ([0, 0, 0, 0], [1, 1, 1, 0])


@pytest.mark.parametrize(
    "kind",
    [
        "magic",
        "defense",
        "attack",
        "vp15",
        "magic_bonus5",
        "circle_bonus_green4",
        "infinite_red",
        "used_red",
        "stored_red",
    ],
)
def test_a_token_of_any_kind_can_be_swapped_and_keeps_its_nature(kind: str) -> None:
    """7.67, R-24"""
    s = placing(67, f"{MINE}; tokens.1 1:1:science; gems.1 1 1 1 0; {YOURS}; tokens.2 2:0:{kind}")
    reserve = s.reserve[:]
    play(s, "slot:1:2", "player:2", "gem:red", "gem:green", "gem:blue")
    assert (tokens(s, 0), tokens(s, 1), s.reserve) == ([f"1:1:{kind}"], ["2:0:science"], reserve)


def test_levels_change_with_the_places() -> None:
    """R-23"""
    s = placing(67, f"{MINE}; tokens.1 2:0:vp2; gems.1 1 1 1 0; {YOURS}; tokens.2 1:0:infinite_red")
    assert "infinite" not in points(s, 0)
    assert points(s, 1)["infinite"] == 1
    play(s, "slot:1:2", "player:2", "gem:red", "gem:green", "gem:blue")
    assert (points(s, 0)["infinite"], points(s, 1)["vp"]) == (2, 2)


def test_the_used_gem_that_was_swapped_cannot_pay_this_turn() -> None:
    """R-24"""
    s = placing(67, f"pyramid.1 1 2; tokens.1 1:0:vp2; gems.1 1 1 1 0; {YOURS}; tokens.2 1:0:used_yellow; hand.1 9")
    play(s, "slot:1:2", "player:2", "gem:red", "gem:green", "gem:blue")
    assert (tokens(s, 0), refused(s, 0)) == (["1:0:used_yellow"], {"play:9": "cannot_pay_card"})


def test_equal_tokens_on_one_card_are_one_choice() -> None:
    """12.2"""
    s = placing(67, f"{MINE}; tokens.1 1:0:magic 1:0:magic; gems.1 3 0 0 0; {YOURS}; tokens.2 1:1:vp3 1:1:vp3")
    play(s, "slot:1:2", "player:2")
    assert asks(s) == "give_gems"
    assert (tokens(s, 0), tokens(s, 1)) == (["1:0:magic", "1:0:vp3"], ["1:1:magic", "1:1:vp3"])


def test_the_swap_is_told_to_all() -> None:
    """7.67"""
    events = told(placing(67, READY), "slot:1:2", "player:2", "gem:red", "gem:green", "gem:blue")
    assert events[:5] == ["placed", "swapped", "gave_gem", "gave_gem", "gave_gem"]


def test_alone_the_law_does_nothing() -> None:
    """7.67"""
    s = placing(67, "pyramid.1 1 2; tokens.1 1:0:vp3; gems.1 2 2 0 0; hand.1 30", seats=1)
    play(s, "slot:1:2")
    assert (asks(s), tokens(s, 0), gems(s, 0), hand(s, 0)) == ("choose", ["1:0:vp3"], [2, 2, 0, 0], [30])


def test_a_swap_may_move_an_attack_token_that_lies_on_a_law() -> None:
    """7.67, 7.71"""
    s = placing(67, "pyramid.1 1 71; tokens.1 1:1:attack; gems.1 3 0 0 0; pyramid.2 5; tokens.2 1:0:defense")
    assert points(s, 1) == {"total": 0}  # a defense token against one attack token
    play(s, "slot:1:2", "player:2", "gem:red", "gem:red", "gem:red")
    assert (tokens(s, 0), tokens(s, 1)) == (["1:1:defense"], ["1:0:attack"])
    assert (points(s, 0)["total"], points(s, 1)["total"]) == (0, 0)


def test_tokens_can_be_named_only_where_they_lie() -> None:
    """12.2"""
    lying = READY.replace("1 2 3; places.1 1:0 1:1 2:0", "1 2 3 67; places.1 1:0 1:1 2:0 1:2")
    s = table(f"viceroy; {lying}; {PLAYS}; step swap_card other=2; waiting 1")
    assert choices(s) == ["slot:2:0"]
