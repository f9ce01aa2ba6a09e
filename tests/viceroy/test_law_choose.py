"""The laws of the kind “choose one”: 71, 73, 77 and 80 to 84 (7)."""

from __future__ import annotations

import pytest

from .laws_table import laws_left, placing, topped
from .table import AUCTION, answer, asks, choices, ended, gems, hand, play, points, refused, table, tokens

LAWS = [71, 73, 77, 80, 81, 82, 83, 84]
BEHIND_SCREENS = "law_attack_on_card=no"


@pytest.mark.parametrize("law", LAWS)
def test_one_of_three_options_is_chosen(law: int) -> None:
    """7"""
    s = play(placing(law, "pyramid.1 1"), "slot:1:1")
    assert (asks(s), choices(s)) == ("option", ["option:1", "option:2", "option:3"])


@pytest.mark.parametrize(
    ("law", "option", "expected"),
    [
        (71, 1, ["attack"]),
        (71, 2, ["vp6"]),
        (73, 1, ["defense"]),
        (77, 1, ["attack"]),
        (80, 1, ["defense"]),
        (80, 2, ["vp6"]),
        (81, 1, ["magic"]),
        (81, 2, ["science"]),
        (82, 1, ["science"]),
        (83, 1, ["magic", "magic_bonus2"]),
        (84, 1, ["magic_bonus3"]),
    ],
)
@pytest.mark.parametrize(("base", "slot"), [("pyramid.1 1", "1:1"), ("pyramid.1 1 2", "2:0")])
def test_tokens_lie_on_the_law(law: int, option: int, expected: list[str], base: str, slot: str) -> None:
    """7"""
    s = play(placing(law, base), f"slot:{slot}", f"option:{option}")
    assert (tokens(s, 0), asks(s)) == ([f"{slot}:{token}" for token in expected], "choose")
    assert (sum(gems(s, 0)), hand(s, 0), s.players[0].attack) == (0, [], 0)


@pytest.mark.parametrize("law", LAWS)
def test_the_third_option_is_four_gems(law: int) -> None:
    """7"""
    s = play(placing(law, "pyramid.1 1"), "slot:1:1", "option:3")
    play(s, "gem:red", "gem:green", "gem:green", "gem:yellow")
    assert (gems(s, 0), tokens(s, 0), asks(s)) == ([1, 2, 0, 1], [], "choose")


@pytest.mark.parametrize("law", [77, 82, 84])
def test_the_second_option_is_a_card(law: int) -> None:
    """7"""
    s = play(placing(law, "pyramid.1 1; law_top 65", small=2), "slot:1:1", "option:2")
    assert choices(s) == ["deck:law", "deck:character"]
    play(s, "deck:law")
    assert (hand(s, 0), tokens(s, 0)) == ([65], [])


@pytest.mark.parametrize("law", [73, 83])
def test_the_second_option_is_an_infinite_gem_of_any_colour(law: int) -> None:
    """7"""
    s = play(placing(law, "pyramid.1 1"), "slot:1:1", "option:2")
    assert choices(s) == ["colour:red", "colour:green", "colour:blue", "colour:yellow"]
    play(s, "colour:blue")
    assert (tokens(s, 0), s.reserve, asks(s)) == (["1:1:infinite_blue"], [8, 8, 7, 8], "choose")


@pytest.mark.parametrize("law", [73, 83])
def test_the_infinite_gem_of_a_law_may_come_from_the_own_screen(law: int) -> None:
    """7, 5.4"""
    s = play(placing(law, "pyramid.1 1; gems.1 0 0 1 0; gems.2 0 0 7 0"), "slot:1:1", "option:2", "colour:blue")
    assert (asks(s), choices(s)) == ("own_gem", ["yes", "no"])
    play(s, "yes")
    assert (tokens(s, 0), gems(s, 0)) == (["1:1:infinite_blue"], [0, 0, 0, 0])


def test_an_option_may_be_chosen_though_it_brings_nothing() -> None:
    """R-19"""
    s = play(placing(80, "pyramid.1 1; gems.2 8 8 8 8"), "slot:1:1", "option:3")
    assert (gems(s, 0), asks(s)) == ([0, 0, 0, 0], "choose")
    s = play(placing(84, f"pyramid.1 1; {laws_left(84)}", small=0), "slot:1:1", "option:2")
    assert (hand(s, 0), tokens(s, 0), asks(s)) == ([], [], "choose")
    s = play(placing(73, "pyramid.1 1; gems.2 8 0 0 0"), "slot:1:1", "option:2", "colour:red")
    assert (choices(s), refused(s)) == (["no"], {"yes": "no_gem"})
    assert tokens(play(s, "no"), 0) == []


def test_the_circle_gem_of_a_law_comes_before_its_option() -> None:
    """6, R-15"""
    s = play(placing(71, "pyramid.1 1 17"), "slot:2:0")  # law 71 is red below
    assert (asks(s), gems(s, 0)) == ("option", [1, 0, 0, 0])


@pytest.mark.parametrize("law", [71, 77, 80])
def test_a_law_cannot_be_put_on_level_5(law: int) -> None:
    """5.3"""
    s = placing(law, topped(4, 40).replace(" 40;", " 40 41 42 44 45 47;") + " 1:4 2:3 3:2 4:1 1:5")
    assert refused(s) == {"slot:5:0": "law_on_top"}
    assert "slot:2:4" in choices(s)


# -- attack tokens on laws 71 and 77 ----------------------------------------------------------------------------------


@pytest.mark.parametrize("law", [71, 77])
def test_the_attack_token_lies_on_the_law_and_cannot_be_bid(law: int) -> None:
    """R-28"""
    s = play(placing(law, "pyramid.1 1"), "slot:1:1", "option:1")
    assert (tokens(s, 0), s.players[0].attack) == (["1:1:attack"], 0)
    s = table(f"viceroy; pyramid.1 1 {law}; tokens.1 1:1:attack; pyramid.2 2; base.red 10; {AUCTION}")
    assert refused(s, 0)["attack"] == "no_attack"


@pytest.mark.parametrize("law", [71, 77])
def test_the_attack_token_on_a_law_counts_at_the_end(law: int) -> None:
    """R-28, 8.2"""
    s = ended(f"viceroy; pyramid.1 1 {law}; tokens.1 1:1:attack; pyramid.2 2")
    assert (points(s, 0)["total"], points(s, 1)) == (0, {"attack": -4, "total": -4})


@pytest.mark.parametrize("law", [71, 77])
def test_the_attack_token_goes_behind_the_screen_with_the_switch(law: int) -> None:
    """R-28"""
    s = play(placing(law, "pyramid.1 1", options=BEHIND_SCREENS), "slot:1:1", "option:1")
    assert (tokens(s, 0), s.players[0].attack, asks(s)) == ([], 1, "choose")


def test_behind_the_screen_the_attack_token_can_be_bid() -> None:
    """R-28"""
    s = placing(71, "pyramid.1 1; pyramid.2 2; tip.red 10; base.blue 11; hand.2 64", options=BEHIND_SCREENS)
    play(s, "slot:1:1", "option:1", "pass")
    assert (asks(s), "attack" in choices(s, 0), "attack" in choices(s, 1)) == ("bid", True, False)
    answer(answer(s, 0, "attack"), 1, "pass")
    assert (s.players[0].attack, asks(s)) == (0, "take_any")


@pytest.mark.parametrize(("options", "left"), [("", ["1:1:attack"]), (BEHIND_SCREENS, [])])
def test_law_65_takes_the_slot_of_law_71_with_its_attack_token(options: str, left: list[str]) -> None:
    """R-28, 7.65"""
    s = play(placing(71, "pyramid.1 1; hand.1 65", options=options), "slot:1:1", "option:1")
    answer(answer(s, 0, "play:65"), 1, "pass")
    play(s, "slot:1:1")
    assert (tokens(s, 0), hand(s, 0)) == (left, [71])
    assert points(s, 1)["attack"] == -4
