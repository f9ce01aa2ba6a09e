"""Law 66 goes under a character and doubles its tokens (7)."""

from __future__ import annotations

import pytest

from prestol.games.viceroy.rules.places import START

from .laws_table import placing, topped, worth
from .table import DEVELOPMENT, asks, choices, gems, play, pyramid, refused, table, tokens, tucked

KINDS = ["science", "magic", "defense", "attack", "vp3", "vp15", "magic_bonus2", "magic_bonus5"]
KINDS += ["circle_bonus_red2", "circle_bonus_yellow4"]


def test_the_law_goes_under_a_character_and_takes_no_slot() -> None:
    """7.66"""
    s = placing(66, "pyramid.1 1 68 3; places.1 1:0 1:1 2:0")
    assert choices(s) == ["slot:1:0", "slot:2:0"]
    play(s, "slot:2:0")
    assert (tucked(s, 0), pyramid(s, 0)) == ([(66, "2:0")], {"1:0": 1, "1:1": 68, "2:0": 3})


@pytest.mark.parametrize("kind", KINDS)
def test_every_token_gets_a_twin(kind: str) -> None:
    """7.66, R-39"""
    s = play(placing(66, f"pyramid.1 1; tokens.1 1:0:{kind}"), "slot:1:0")
    assert (tokens(s, 0), asks(s)) == ([f"1:0:{kind}"] * 2, "choose")


def test_tokens_are_counted_before_any_is_added() -> None:
    """7.66"""
    s = play(placing(66, "pyramid.1 1; tokens.1 1:0:science 1:0:science 1:0:magic"), "slot:1:0")
    assert tokens(s, 0) == ["1:0:science"] * 4 + ["1:0:magic"] * 2


def test_tokens_on_other_cards_are_not_doubled() -> None:
    """7.66"""
    s = play(placing(66, "pyramid.1 1 2; tokens.1 1:0:science 1:1:magic"), "slot:1:1")
    assert tokens(s, 0) == ["1:0:science", "1:1:magic", "1:1:magic"]


def test_a_character_without_tokens_is_a_host_too() -> None:
    """R-22"""
    s = play(placing(66, "pyramid.1 1"), "slot:1:0")
    assert (tucked(s, 0), tokens(s, 0), asks(s)) == ([(66, "1:0")], [], "choose")


def test_a_second_card_can_lie_under_the_host() -> None:
    """1.3"""
    s = placing(66, "pyramid.1 1; hand.1 70")
    s.players[0].leave_hand(70)
    s.players[0].tuck(70, START)  # no law of today does it
    play(s, "slot:1:0")
    assert tucked(s, 0) == [(70, "1:0"), (66, "1:0")]


def test_a_character_on_level_5_is_a_host() -> None:
    """R-22"""
    s = placing(66, f"{topped(5, 40)}; tokens.1 5:0:vp15")
    assert refused(s) == {}
    play(s, "slot:5:0")
    assert (tucked(s, 0), tokens(s, 0)) == ([(66, "5:0")], ["5:0:vp15"] * 2)


def test_an_infinite_gem_comes_from_the_reserve() -> None:
    """7.66"""
    s = play(placing(66, "pyramid.1 1; tokens.1 1:0:infinite_red; gems.1 2 0 0 0"), "slot:1:0")
    assert (tokens(s, 0), s.reserve[0], gems(s, 0)[0]) == (["1:0:infinite_red"] * 2, 4, 2)


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow"])
def test_the_twin_of_a_used_infinite_gem_is_unused(colour: str) -> None:
    """R-39"""
    s = play(placing(66, f"pyramid.1 1; tokens.1 1:0:used_{colour}"), "slot:1:0")
    assert tokens(s, 0) == [f"1:0:infinite_{colour}", f"1:0:used_{colour}"]


@pytest.mark.parametrize("kind", ["infinite", "stored"])
def test_if_the_reserve_has_none_the_gem_may_come_from_the_own_screen(kind: str) -> None:
    """7.66, R-39"""
    text = f"pyramid.1 1; tokens.1 1:0:{kind}_red; gems.1 1 0 0 0; gems.2 6 0 0 0"
    s = play(placing(66, text), "slot:1:0")
    assert (asks(s), choices(s)) == ("own_gem", ["yes", "no"])
    play(s, "yes")
    assert (tokens(s, 0), gems(s, 0)) == ([f"1:0:{kind}_red"] * 2, [0, 0, 0, 0])
    declined = play(placing(66, text), "slot:1:0", "no")
    assert (tokens(declined, 0), gems(declined, 0)) == ([f"1:0:{kind}_red"], [1, 0, 0, 0])


@pytest.mark.parametrize("kind", ["infinite", "stored"])
def test_without_any_gem_of_that_colour_there_is_no_twin(kind: str) -> None:
    """7.66"""
    s = play(placing(66, f"pyramid.1 1; tokens.1 1:0:{kind}_red 1:0:vp2; gems.2 7 0 0 0"), "slot:1:0")
    assert (choices(s), refused(s)) == (["no"], {"yes": "no_gem"})
    play(s, "no")
    assert sorted(tokens(s, 0)) == sorted(["1:0:vp2", "1:0:vp2", f"1:0:{kind}_red"])


def test_of_two_gems_one_comes_from_the_reserve_and_one_from_the_screen() -> None:
    """7.66"""
    s = placing(66, "pyramid.1 1; tokens.1 1:0:infinite_red 1:0:used_red; gems.1 1 0 0 0; gems.2 4 0 0 0")
    assert s.reserve[0] == 1
    play(s, "slot:1:0", "yes")
    assert tokens(s, 0) == ["1:0:infinite_red"] * 3 + ["1:0:used_red"]
    assert (gems(s, 0)[0], s.reserve[0]) == (0, 0)


def test_a_stored_gem_is_copied_as_a_stored_gem() -> None:
    """R-39"""
    s = play(placing(66, "pyramid.1 1; tokens.1 1:0:stored_blue"), "slot:1:0")
    assert (tokens(s, 0), s.reserve[2]) == (["1:0:stored_blue"] * 2, 6)


def test_without_a_character_the_law_can_only_be_discarded() -> None:
    """7.66, 6"""
    s = table(f"viceroy seats=1; pyramid.1 68; hand.1 66; {DEVELOPMENT}")
    assert choices(s) == ["pass", "discard:66"]
    assert refused(s) == {"play:66": "needs_character"}
    assert choices(table(f"viceroy seats=1; pyramid.1 1; hand.1 66; {DEVELOPMENT}"))[1] == "play:66"


def test_it_closes_no_circle() -> None:
    """7.66, 1.3"""
    s = play(placing(66, "pyramid.1 1 17 2; places.1 1:0 1:1 2:0"), "slot:2:0")  # red meets red below, the law is red
    assert gems(s, 0) == [0, 0, 0, 0]


def test_it_counts_for_law_68_only() -> None:
    """1.3, 7.68"""
    assert worth("pyramid.1 1; tucked.1 66") == 0
    assert worth("pyramid.1 1 68; tucked.1 66") == 3
