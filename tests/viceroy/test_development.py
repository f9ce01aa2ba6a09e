"""The development phase: secret choices, discards and plays, slots, costs, circle gems, level 5 (5)."""

from __future__ import annotations

import pytest

from prestol.games.viceroy.rules.state import Viceroy

from .table import (
    DEVELOPMENT,
    LAST_DEVELOPMENT,
    TWO,
    answer,
    asked,
    asks,
    board,
    choices,
    gems,
    hand,
    offer,
    pass_all,
    play,
    pyramid,
    refused,
    table,
    tokens,
    told,
)

CAPTAIN = 32
# Fourteen cards: a slot is open on every level, on level 5 the one at 5:0. No two cards make a one-coloured circle
# with what the tests add.
TALL = "pyramid.1 33 34 35 36 37 38 39 40 41 42 43 44 45 46; places.1 1:0 1:1 1:2 1:3 1:4 2:0 2:1 2:2 2:3 3:0 3:1 3:2 "
TALL += "4:0 4:1"
GREEN = "pyramid.1 53 33; pyramid.2 2"  # a card with a green bottom closes a green circle on them


def two(text: str, small: int | None = None) -> Viceroy:
    return table(f"viceroy; {TWO}; {text}; {DEVELOPMENT}", small)


def tall(text: str) -> Viceroy:
    return table(f"viceroy; {TALL}; pyramid.2 2; {text}; {DEVELOPMENT}")


# -- rounds (5.1) -----------------------------------------------------------------------------------------------------


def test_everybody_with_a_hand_plays_discards_or_passes_in_secret_and_at_once() -> None:
    """5.1"""
    s = two("hand.1 32 70; hand.2 71; gems.1 0 1 0 0")
    assert (asks(s), s.waiting) == ("choose", [0, 1])
    assert choices(s, 0) == ["pass", "play:32", "play:70", "discard:32", "discard:70"]
    assert choices(s, 1) == ["pass", "play:71", "discard:71"]


def test_a_character_is_played_only_by_one_who_can_pay_for_some_slot_now() -> None:
    """R-13, 5.1"""
    s = two("hand.1 32; gems.1 8 0 8 8")
    assert choices(s, 0) == ["pass", "discard:32"]
    assert refused(s, 0) == {"play:32": "cannot_pay_card"}


def test_an_infinite_gem_pays_for_a_card_chosen() -> None:
    """R-13, 5.1"""
    s = two("hand.1 32; tokens.1 1:0:infinite_green")
    assert "play:32" in choices(s, 0)
    s = two("hand.1 32; tokens.1 1:0:used_green")
    assert "play:32" not in choices(s, 0)


def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    """5.1"""
    s = answer(two("hand.1 70; hand.2 71"), 1, "play:71")
    assert (s.waiting, hand(s, 1)) == ([0], [71])
    assert board(s, 0).sealed[1] == [-1]


def test_placement_is_chosen_after_the_cards_are_revealed() -> None:
    """R-13, 5.1, 5.2"""
    s = two("hand.1 71; hand.2 80")
    play(s, "play:71", "play:80")
    assert (asks(s), asked(s)) == ("play", 0)
    assert s.played == [[71], [80]]
    assert [hand(s, 0), hand(s, 1)] == [[], []]


def test_a_player_with_an_empty_hand_must_pass_and_is_not_asked() -> None:
    """5.1"""
    s = two("hand.2 70")
    assert s.waiting == [1]


def test_who_passes_is_out_for_the_rest_of_the_phase_and_gets_no_gems() -> None:
    """5.1, 4.4"""
    s = two("hand.1 70 71; hand.2 80 81; gems.1 8 0 0 0")
    play(s, "pass", "discard:80", "gem:blue", "gem:blue")
    assert (asks(s), s.waiting, gems(s, 0)) == ("choose", [1], [8, 0, 0, 0])


def test_the_phase_ends_when_all_have_passed() -> None:
    """5.1"""
    s = play(two("hand.1 70 71; hand.2 80 81"), "pass", "pass")
    assert (s.turn, asks(s)) == (7, "bid")


def test_the_phase_ends_after_three_rounds() -> None:
    """5.1"""
    s = two("hand.1 70 71 72 73; gems.2 8 8 8 8")
    for card in (70, 71, 72):
        assert asks(s) == "choose"
        play(s, f"discard:{card}")
    assert (s.turn, asks(s), hand(s, 0)) == (7, "bid", [73])


def test_discarding_does_not_end_the_phase_for_a_player() -> None:
    """5.1"""
    s = play(two("hand.1 70 71"), "discard:70", "gem:red", "gem:red")
    assert (asks(s), s.waiting, choices(s, 0)) == ("choose", [0], ["pass", "play:71", "discard:71"])


def test_a_discard_brings_two_gems_of_any_colours() -> None:
    """5.1"""
    s = two("hand.1 30; hand.2 70")
    play(s, "discard:30", "pass")
    assert (asks(s), choices(s)) == ("gems", ["gem:red", "gem:green", "gem:blue", "gem:yellow"])
    play(s, "gem:yellow", "gem:red")
    assert (gems(s, 0), s.discard, hand(s, 0)) == ([1, 0, 0, 1], [30], [])


@pytest.mark.parametrize(("left", "got"), [("8 8 8 8", 0), ("8 8 8 7", 1), ("8 8 8 6", 2)])
def test_a_discard_brings_fewer_gems_from_a_short_reserve_and_none_from_an_empty_one(left: str, got: int) -> None:
    """5.1, 1.6"""
    s = play(two(f"hand.1 30 70; gems.2 {left}"), "discard:30")
    assert (asks(s), s.discard, gems(s, 0)) == ("choose", [30], [0, 0, 0, got])


# -- the order of a round (5.2) ---------------------------------------------------------------------------------------


def test_discards_are_resolved_before_plays() -> None:
    """R-14, 5.2, 9"""
    s = table(f"viceroy; pyramid.1 1; pyramid.2 9; hand.1 4; hand.2 70; gems.1 0 1 0 0; {DEVELOPMENT}")
    play(s, "play:4", "discard:70")
    assert (asks(s), asked(s)) == ("gems", 1)
    play(s, "gem:red", "gem:red")
    assert (asks(s), asked(s)) == ("play", 0)


def test_discards_are_resolved_by_priority() -> None:
    """R-14, 5.2, 1.5, 9"""
    s = table(f"viceroy; pyramid.1 9; pyramid.2 5; hand.1 70; hand.2 71; gems.1 8 8 8 5; {DEVELOPMENT}")
    play(s, "discard:70", "discard:71")
    assert [gems(s, 0), gems(s, 1)] == [[8, 8, 8, 6], [0, 0, 0, 2]]


def test_plays_are_resolved_by_the_number_of_the_card_not_by_priority() -> None:
    """5.2, 1.5, 9"""
    s = two("hand.1 40; hand.2 30; gems.1 2 2 2 2; gems.2 2 2 2 2")
    play(s, "play:40", "play:30")
    assert (asks(s), asked(s)) == ("play", 1)


def test_characters_come_before_laws() -> None:
    """5.2, 9"""
    s = two("hand.1 68; hand.2 64; gems.2 0 1 0 0", small=3)
    play(s, "play:68", "play:64")
    assert (asks(s), asked(s)) == ("play", 1)
    play(s, "slot:1:1", "deck:law")
    assert (asks(s), asked(s)) == ("play", 0)


def test_each_card_is_resolved_completely_before_the_next() -> None:
    """5.2"""
    s = two("hand.1 10; hand.2 23; gems.1 1 0 0 0; gems.2 0 0 0 1")  # three gems each
    play(s, "play:10", "play:23", "slot:1:1")
    assert (asks(s), asked(s)) == ("gems", 0)
    play(s, "gem:red", "gem:red", "gem:red")
    assert (asks(s), asked(s)) == ("play", 1)


def test_passes_discards_and_plays_are_told_in_this_order() -> None:
    """5.2"""
    s = table(f"viceroy seats=3; {TWO}; pyramid.3 3; hand.1 68; hand.2 70; hand.3 71; {DEVELOPMENT}")
    events = told(s, "play:68", "discard:70", "pass", "gem:red", "gem:red", "slot:1:1")
    wanted = [name for name in events if name in ("passed", "discarded", "placed")]
    assert wanted == ["passed", "discarded", "placed"]


# -- slots (5.3) ------------------------------------------------------------------------------------------------------


def test_on_level_1_a_card_goes_to_the_left_or_the_right_end() -> None:
    """5.3, 1.1"""
    s = table(f"viceroy; pyramid.1 1; places.1 1:3; pyramid.2 2; hand.1 68; {DEVELOPMENT}")
    assert choices(play(s, "play:68")) == ["slot:1:2", "slot:1:4"]


@pytest.mark.parametrize(("slot", "places"), [("slot:1:-1", ["1:0", "1:-1"]), ("slot:1:2", ["1:0", "1:1", "1:2"])])
def test_level_1_grows_at_both_ends(slot: str, places: list[str]) -> None:
    """5.3, 1.1"""
    cards = {2: "pyramid.1 1", 3: "pyramid.1 1 3"}[len(places)]
    s = table(f"viceroy; {cards}; pyramid.2 2; hand.1 68; {DEVELOPMENT}")
    assert list(pyramid(play(s, "play:68", slot), 0)) == places


def test_above_level_1_a_card_needs_both_supports() -> None:
    """5.3, 1.1"""
    s = table(
        "viceroy; pyramid.1 1 3 4 5; places.1 1:-1 1:0 1:1 2:-1; pyramid.2 2; hand.1 68; " + DEVELOPMENT,
    )
    assert choices(play(s, "play:68")) == ["slot:1:-2", "slot:1:2", "slot:2:0"]


def test_a_gap_on_a_higher_level_may_be_left_and_filled() -> None:
    """R-38, 5.3, 1.1"""
    base = "pyramid.1 1 3 4 5 6; places.1 1:0 1:1 1:2 1:3 2:0"
    s = table(f"viceroy; {base}; pyramid.2 2; hand.1 68 75; {DEVELOPMENT}")
    assert choices(play(s, "play:68")) == ["slot:1:-1", "slot:1:4", "slot:2:1", "slot:2:2"]
    play(s, "slot:2:2", "play:75")
    assert choices(s) == ["slot:1:-1", "slot:1:4", "slot:2:1"]
    assert list(pyramid(play(s, "slot:2:1"), 0))[-2:] == ["2:2", "2:1"]


def test_characters_lie_on_five_levels_and_laws_on_four() -> None:
    """5.3"""
    s = tall("hand.1 32 68; gems.1 4 4 4 4")
    play(s, "play:32")
    assert choices(s) == ["slot:1:-1", "slot:1:5", "slot:5:0"]
    s = tall("hand.1 32 68; gems.1 4 4 4 4")
    play(s, "play:68")
    assert choices(s) == ["slot:1:-1", "slot:1:5"]
    assert refused(s) == {"slot:5:0": "law_on_top"}


def test_there_is_no_sixth_level() -> None:
    """5.3, 1.6"""
    five = "33 34 35 36 37 38 3 40 41 42 43 44 45 46 47 48 49 50 51 52"
    places = "1:0 1:1 1:2 1:3 1:4 1:5 2:0 2:1 2:2 2:3 2:4 3:0 3:1 3:2 3:3 4:0 4:1 4:2 5:0 5:1"
    s = table(
        f"viceroy; pyramid.1 {five}; places.1 {places}; pyramid.2 2; hand.1 32; gems.1 0 1 1 3; {LAST_DEVELOPMENT}"
    )
    assert choices(play(s, "play:32")) == ["slot:1:-1", "slot:1:6"]


# -- costs (5.3) ------------------------------------------------------------------------------------------------------

# By level: what a pyramid needs that has a slot there, the slot, and the cost of the Captain: red, green, blue, yellow.
SLOTS = {
    1: ("pyramid.1 33", "slot:1:1"),
    2: ("pyramid.1 33 34", "slot:2:0"),
    3: ("pyramid.1 33 34 35 36 37; places.1 1:0 1:1 1:2 2:0 2:1", "slot:3:0"),
    4: ("pyramid.1 33 34 35 36 37 38 39 40 41; places.1 1:0 1:1 1:2 1:3 2:0 2:1 2:2 3:0 3:1", "slot:4:0"),
    5: (TALL, "slot:5:0"),
}
COSTS = {1: [0, 1, 0, 0], 2: [0, 1, 1, 0], 3: [0, 1, 1, 1], 4: [0, 1, 1, 2], 5: [0, 1, 1, 3]}


def captain(level: int, purse: list[int]) -> Viceroy:
    """The Captain has been chosen and can be put on this level, if the purse allows."""
    owned = " ".join(map(str, purse))
    position = f"viceroy; {SLOTS[level][0]}; pyramid.2 2; hand.1 {CAPTAIN}; gems.1 {owned}; {DEVELOPMENT}"
    s = table(position, small=0)
    return play(s, f"play:{CAPTAIN}")


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_card_costs_the_rows_up_to_its_level_and_on_level_5_the_last_one_twice(level: int) -> None:
    """V1, 5.3"""
    s = captain(level, COSTS[level])
    assert SLOTS[level][1] in choices(s)
    play(s, SLOTS[level][1])
    assert (gems(s, 0), s.reserve) == ([0, 0, 0, 0], [8, 8, 8, 8])


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_with_one_gem_less_the_level_is_too_dear(level: int) -> None:
    """V1, 5.3"""
    s = captain(level, COSTS[level - 1])
    assert refused(s) == {SLOTS[level][1]: "cannot_pay_level"}


def test_gems_of_other_colours_do_not_pay() -> None:
    """V1, 5.3"""
    s = captain(3, [8, 1, 1, 0])
    assert refused(s) == {"slot:3:0": "cannot_pay_level"}


def test_laws_are_free() -> None:
    """5.3"""
    s = play(two("hand.1 68; gems.1 1 1 1 1"), "play:68", "slot:1:1")
    assert (gems(s, 0), pyramid(s, 0)) == ([1, 1, 1, 1], {"1:0": 1, "1:1": 68})


def test_paid_gems_go_to_the_reserve() -> None:
    """5.3"""
    s = captain(3, [0, 1, 1, 1])
    assert s.reserve == [8, 7, 7, 7]
    assert play(s, "slot:3:0").reserve == [8, 8, 8, 8]


# -- rewards of each level (5.4) --------------------------------------------------------------------------------------


def test_the_captain_on_level_1_brings_a_card() -> None:
    """V2, 5.4"""
    s = table(f"viceroy; pyramid.1 33; pyramid.2 2; hand.1 {CAPTAIN}; gems.1 0 1 0 0; {DEVELOPMENT}", small=5)
    play(s, "play:32", "slot:1:1")
    assert (asks(s), choices(s)) == ("draw", ["deck:law", "deck:character"])
    play(s, "deck:character")
    assert (s.small, len(hand(s, 0))) == (4, 1)


def test_the_captain_on_level_2_brings_five_gems() -> None:
    """V2, 5.4"""
    s = play(captain(2, [0, 1, 1, 0]), "slot:2:0", *["gem:red"] * 5)
    assert (gems(s, 0), tokens(s, 0)) == ([5, 0, 0, 0], [])


def test_the_captain_on_level_3_brings_magic() -> None:
    """V2, 5.4"""
    assert tokens(play(captain(3, [0, 1, 1, 1]), "slot:3:0"), 0) == ["3:0:magic"]


def test_the_captain_on_level_4_brings_12_points() -> None:
    """V2, 5.4"""
    assert tokens(play(captain(4, [0, 1, 1, 2]), "slot:4:0"), 0) == ["4:0:vp12"]


def test_on_level_5_the_rewards_of_the_first_three_rows_may_be_chosen() -> None:
    """V2, R-17, 5.4"""
    s = play(captain(5, [0, 1, 1, 3]), "slot:5:0")
    assert (asks(s), choices(s)) == ("top", ["top:rewards", "top:points"])
    play(s, "top:rewards")  # the card comes from the law deck, as there is no small one
    assert (asks(s), len(hand(s, 0)), tokens(s, 0)) == ("gems", 1, [])
    play(s, *["gem:blue"] * 5)
    assert (gems(s, 0), tokens(s, 0)) == ([0, 0, 5, 0], ["5:0:magic"])


def test_on_level_5_15_points_may_be_chosen_instead() -> None:
    """V2, 5.4"""
    s = play(captain(5, [0, 1, 1, 3]), "slot:5:0", "top:points")
    assert (tokens(s, 0), gems(s, 0), hand(s, 0)) == (["5:0:vp15"], [0, 0, 0, 0], [])


def test_attack_and_infinite_gem_of_a_level_5_reward_go_where_they_always_go() -> None:
    """R-17, 5.4"""
    s = tall("hand.1 26 27; gems.1 4 4 4 4")  # 26: four gems; infinite red; defense and four gems
    play(s, "play:26", "slot:5:0", "top:rewards", *["gem:red"] * 3, "gem:green", *["gem:blue"] * 4)
    assert tokens(s, 0) == ["5:0:defense", "5:0:infinite_red"]
    s = tall("hand.1 27; gems.1 4 4 4 4")  # 27: vp 3; attack and three gems; attack and vp 4
    play(s, "play:27", "slot:5:0", "top:rewards", *["gem:red"] * 3)
    assert (tokens(s, 0), s.players[0].attack) == (["5:0:vp3", "5:0:vp4"], 2)


# -- infinite gems (5.3) ----------------------------------------------------------------------------------------------


def test_an_infinite_gem_lowers_the_cost_by_one_of_its_colour() -> None:
    """V4, 5.3"""
    position = "pyramid.1 33 34 35 36 37; places.1 1:0 1:1 1:2 2:0 2:1; pyramid.2 2; tokens.1 1:0:infinite_blue"
    s = table(f"viceroy; {position}; hand.1 31 70; gems.1 0 0 2 1; {DEVELOPMENT}")
    play(s, "play:31", "slot:3:0")  # two blue and a yellow
    assert (asks(s), choices(s)) == ("pay", ["use:blue", "pay"])
    play(s, "use:blue")
    assert gems(s, 0) == [0, 0, 1, 0]
    assert tokens(s, 0) == ["1:0:used_blue", "3:0:magic"]


def test_using_an_infinite_gem_is_a_free_choice() -> None:
    """5.3"""
    s = two("hand.1 33; tokens.1 1:0:infinite_blue; gems.1 0 0 1 0")
    play(s, "play:33", "slot:1:1", "pay")
    assert (gems(s, 0), tokens(s, 0)) == ([0, 0, 0, 0], ["1:0:infinite_blue"])


def test_an_infinite_gem_must_be_used_where_the_screen_cannot_pay() -> None:
    """5.3"""
    s = two("hand.1 33; tokens.1 1:0:infinite_blue; gems.1 1 1 0 1")
    play(s, "play:33", "slot:1:1")
    assert (choices(s), refused(s)) == (["use:blue"], {"pay": "cannot_pay_rest"})
    play(s, "use:blue")
    assert (asks(s), gems(s, 0), tokens(s, 0)) == ("gems", [1, 1, 0, 1], ["1:0:used_blue"])


def test_an_infinite_gem_of_a_colour_the_card_does_not_cost_is_not_offered() -> None:
    """5.3"""
    s = play(two("hand.1 33; tokens.1 1:0:infinite_red; gems.1 0 0 1 0"), "play:33", "slot:1:1")
    assert (asks(s), gems(s, 0), tokens(s, 0)) == ("gems", [0, 0, 0, 0], ["1:0:infinite_red"])


def test_several_infinite_gems_may_pay_for_one_card() -> None:
    """5.3"""
    position = "pyramid.1 34 35; tokens.1 1:0:infinite_blue 1:1:infinite_yellow; pyramid.2 2"
    s = table(f"viceroy; {position}; hand.1 33; {DEVELOPMENT}", small=3)  # blue, yellow
    play(s, "play:33", "slot:2:0", "use:yellow", "use:blue")
    assert (asks(s), tokens(s, 0)) == ("draw", ["1:0:used_blue", "1:1:used_yellow"])


def test_infinite_gems_never_pay_more_than_the_cost() -> None:
    """5.3"""
    s = two("hand.1 33; tokens.1 1:0:infinite_blue 1:0:infinite_blue")
    play(s, "play:33", "slot:1:1", "use:blue")
    assert (asks(s), tokens(s, 0)) == ("gems", ["1:0:infinite_blue", "1:0:used_blue"])


def test_infinite_gems_of_one_colour_are_one_answer() -> None:
    """5.3, 12.2"""
    position = "pyramid.1 33 34 35 36 37; places.1 1:0 1:1 1:2 2:0 2:1; pyramid.2 2"
    s = table(
        f"viceroy; {position}; tokens.1 1:0:infinite_blue 2:0:infinite_blue; hand.1 31; gems.1 0 0 2 1; {DEVELOPMENT}"
    )
    play(s, "play:31", "slot:3:0")
    assert choices(s) == ["use:blue", "pay"]
    play(s, "use:blue")
    assert choices(s) == ["use:blue", "pay"]
    play(s, "use:blue")
    assert gems(s, 0) == [0, 0, 2, 0]


def test_an_infinite_gem_is_used_once_in_a_turn() -> None:
    """5.3, 3"""
    s = two("hand.1 33 34; tokens.1 1:0:infinite_blue; gems.1 0 0 1 0")
    play(s, "play:33", "slot:1:1", "use:blue", *["gem:red"] * 3)
    assert tokens(s, 0) == ["1:0:used_blue"]
    play(s, "play:34", "slot:1:2")  # costs blue, too, and nothing is asked
    assert (asks(s), gems(s, 0)) == ("gems", [3, 0, 0, 0])


def test_a_used_infinite_gem_makes_no_card_payable() -> None:
    """5.3, R-13"""
    s = two("hand.1 33; tokens.1 1:0:used_blue")
    assert refused(s, 0) == {"play:33": "cannot_pay_card"}


def test_an_infinite_gem_gained_this_turn_pays_for_later_cards() -> None:
    """R-40, 5.3"""
    s = two("hand.1 18 33; gems.1 0 1 0 0")  # 18: infinite blue for a green gem
    assert refused(s, 0) == {"play:33": "cannot_pay_card"}
    play(s, "play:18", "slot:1:1")
    assert (asks(s), tokens(s, 0)) == ("choose", ["1:1:infinite_blue"])
    play(s, "play:33", "slot:1:2", "use:blue")
    assert tokens(s, 0) == ["1:1:used_blue"]


def test_an_infinite_gem_does_not_pay_for_the_card_that_brings_it() -> None:
    """R-40, 5.3"""
    s = two("hand.1 62; gems.1 0 4 4 4")  # 62 costs red and brings an infinite red
    assert refused(s, 0) == {"play:62": "cannot_pay_card"}


def test_an_infinite_gem_comes_from_the_reserve() -> None:
    """5.4"""
    s = two("hand.1 62; gems.1 1 0 0 0")
    assert s.reserve[0] == 7
    play(s, "play:62", "slot:1:1")
    assert (s.reserve[0], gems(s, 0), tokens(s, 0)) == (7, [0, 0, 0, 0], ["1:1:infinite_red"])


def test_an_own_gem_may_be_laid_when_the_reserve_has_none_of_the_colour() -> None:
    """5.4, 12"""
    s = two("hand.1 63 68; gems.1 1 0 0 1; gems.2 0 0 0 7")
    play(s, "play:63", "slot:1:1")
    assert (asks(s), choices(s)) == ("own_gem", ["yes", "no"])
    play(s, "yes")
    assert (gems(s, 0), tokens(s, 0)) == ([0, 0, 0, 0], ["1:1:infinite_yellow"])


def test_laying_an_own_gem_may_be_declined() -> None:
    """5.4"""
    s = two("hand.1 63 68; gems.1 1 0 0 1; gems.2 0 0 0 7")
    play(s, "play:63", "slot:1:1", "no")
    assert (gems(s, 0), tokens(s, 0)) == ([0, 0, 0, 1], [])


def test_without_a_gem_in_reserve_and_screen_nothing_is_laid() -> None:
    """5.4, 1.6"""
    s = two("hand.1 63 68; gems.1 1 0 0 0; gems.2 0 0 0 8")
    play(s, "play:63", "slot:1:1")
    assert (choices(s), refused(s)) == (["no"], {"yes": "no_gem"})
    play(s, "no")
    assert tokens(s, 0) == []


# -- circle gems (5.3) ------------------------------------------------------------------------------------------------


def test_closing_a_one_coloured_circle_brings_a_gem_of_that_colour() -> None:
    """5.3, 1.1"""
    s = table(f"viceroy; {GREEN}; hand.1 68; {DEVELOPMENT}")  # law 68 has a green bottom
    play(s, "play:68", "slot:2:0")
    assert (gems(s, 0), s.reserve) == ([0, 1, 0, 0], [8, 7, 8, 8])


@pytest.mark.parametrize("base", ["53 34", "33 53", "53 1"])
def test_a_circle_of_several_colours_brings_nothing(base: str) -> None:
    """5.3, 1.1"""
    s = table(f"viceroy; pyramid.1 {base}; pyramid.2 2; hand.1 75; {DEVELOPMENT}")
    play(s, "play:75", "slot:2:0")
    assert gems(s, 0) == [0, 0, 0, 0]


def test_no_circle_gem_is_taken_from_an_empty_reserve() -> None:
    """5.3, 1.6"""
    s = table(f"viceroy; {GREEN}; hand.1 68; gems.2 0 8 0 0; {DEVELOPMENT}")
    play(s, "play:68", "slot:2:0")
    assert gems(s, 0) == [0, 0, 0, 0]


def test_the_gem_paid_for_a_card_may_come_back_as_its_circle_gem() -> None:
    """R-15, 5.3"""
    s = table(f"viceroy; {GREEN}; hand.1 57; gems.1 1 1 0 0; gems.2 0 7 0 0; {DEVELOPMENT}")
    assert s.reserve[1] == 0
    play(s, "play:57", "slot:2:0")  # pays red and green
    assert (gems(s, 0), s.reserve) == ([0, 1, 0, 0], [8, 0, 8, 8])


def test_pay_then_circle_gem_then_reward() -> None:
    """R-15, 5.3"""
    s = table(f"viceroy; {GREEN}; hand.1 42; gems.1 0 0 1 1; {DEVELOPMENT}")  # defense and two gems
    events = told(s, "play:42", "slot:2:0", "gem:red", "gem:red")
    wanted = [name for name in events if name in ("placed", "paid", "circle_gem", "gained_token", "took_gem")]
    assert wanted == ["placed", "paid", "paid", "circle_gem", "gained_token", "took_gem", "took_gem"]


def test_the_circle_gem_of_a_law_comes_before_its_effect() -> None:
    """R-15, 5.3"""
    s = table(f"viceroy; {GREEN}; hand.1 67 69; {DEVELOPMENT}; base.red 30")
    play(s, "play:69", "slot:2:0")
    assert gems(s, 0) == [0, 1, 0, 0]


def test_a_circle_gem_is_earned_on_level_5_too() -> None:
    """5.3, 5.4"""
    places = "1:0 1:1 1:2 1:3 1:4 2:0 2:1 2:2 2:3 3:0 3:1 3:2 4:0 4:1"
    s = table(
        f"viceroy; pyramid.1 34 35 36 37 38 39 40 41 42 43 44 45 53 33; places.1 {places}; pyramid.2 2; "
        f"hand.1 57; gems.1 2 2 2 2; {DEVELOPMENT}"
    )
    play(s, "play:57", "slot:5:0")  # two red, a green, two blue
    assert (asks(s), gems(s, 0)) == ("top", [0, 2, 0, 2])


# -- rewards (5.4) ----------------------------------------------------------------------------------------------------


def test_only_the_row_of_the_level_played_is_granted_left_to_right() -> None:
    """5.4"""
    s = table(f"viceroy; pyramid.1 33 34; pyramid.2 2; hand.1 8; gems.1 0 1 1 0; {DEVELOPMENT}")
    events = told(s, "play:8", "slot:2:0", "gem:red", "gem:red")  # attack, two gems, vp 2; not the magic of row 1
    assert (tokens(s, 0), s.players[0].attack, gems(s, 0)) == (["2:0:vp2"], 1, [2, 0, 0, 0])
    wanted = [name for name in events if name in ("gained_attack", "took_gem", "gained_token")]
    assert wanted == ["gained_attack", "took_gem", "took_gem", "gained_token"]


def test_cards_are_drawn_one_at_a_time_and_the_first_is_seen_before_the_second_deck_is_chosen() -> None:
    """R-16, 5.4"""
    s = table(f"viceroy; {SLOTS[4][0]}; pyramid.2 2; hand.1 6; gems.1 1 1 1 1; {DEVELOPMENT}", small=3)
    play(s, "play:6", "slot:4:0", "deck:law")
    assert (asks(s), len(hand(s, 0)), len(board(s, 0).players[0].hand)) == ("draw", 1, 1)
    assert board(s, 0).players[0].hand[0] >= 65
    play(s, "deck:character")
    assert [card >= 65 for card in hand(s, 0)] == [False, True]
    assert (s.small, s.laws_left()) == (2, 23)


def test_an_empty_deck_cannot_be_chosen_and_two_empty_decks_give_nothing() -> None:
    """5.4, 1.6"""
    laws = " ".join(str(law) for law in range(65, 89))
    s = two(f"hand.1 32; gems.1 0 1 0 0; discard {laws}", small=1)
    play(s, "play:32", "slot:1:1")
    assert (asks(s), len(hand(s, 0)), s.small) == ("choose", 1, 0)  # the one deck left needs no question
    s = two(f"hand.1 32; gems.1 0 1 0 0; discard {laws}", small=0)
    play(s, "play:32", "slot:1:1")
    assert (s.turn, hand(s, 0)) == (7, [])


def test_cards_drawn_in_this_phase_may_be_played_in_it() -> None:
    """5.1"""
    s = two("hand.1 32; gems.1 0 1 0 0; discard 65 66 67 68 69 70", small=1)
    play(s, "play:32", "slot:1:1", "deck:law")
    assert asks(s) == "choose"
    assert f"play:{hand(s, 0)[0]}" in [*choices(s, 0), *refused(s, 0)]


def test_gems_of_a_reward_are_as_many_as_there_are() -> None:
    """5.4, 1.6"""
    s = table(f"viceroy; pyramid.1 33 34; pyramid.2 2; hand.1 10 70; gems.1 2 0 0 0; gems.2 6 8 8 7; {DEVELOPMENT}")
    play(s, "play:10", "slot:2:0")  # five gems
    assert (asks(s), gems(s, 0), s.reserve) == ("choose", [2, 0, 0, 1], [0, 0, 0, 0])


def test_a_number_of_points_is_one_token() -> None:
    """1.6, 5.4"""
    s = table(f"viceroy; pyramid.1 33 34; pyramid.2 2; hand.1 13; gems.1 1 0 0 1; {DEVELOPMENT}")
    assert tokens(play(s, "play:13", "slot:2:0"), 0) == ["2:0:vp5"]


def test_the_offer_does_not_change_during_development() -> None:
    """3"""
    s = two("hand.1 68; base.red 30; tip.red 40")
    before = offer(s)
    play(s, "play:68", "slot:1:1")
    assert offer(s) == before


def test_everybody_passes_and_the_hands_are_kept() -> None:
    """5.1, 1.6"""
    s = pass_all(two("hand.1 70 71 72 73 74; hand.2 80"), "choose")
    assert (asks(s), hand(s, 0), hand(s, 1)) == ("bid", [70, 71, 72, 73, 74], [80])
