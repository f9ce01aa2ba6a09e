"""What cards bring when they are played (5.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from prestol.games.viceroy.rules.cards import FACTS
from prestol.games.viceroy.rules.state import Viceroy

from .laws_table import laws_left, placing, steps_to
from .table import PLAYS, answer, asked, asks, choices, gems, hand, play, points, refused, table, tokens

RICH = "gems.1 4 4 4 4"
TOKENS = {"vp", "magic_bonus"}


def expected_tokens(row: list[str]) -> list[str]:
    """The tokens that a row of a card lays on it, by name."""
    found: list[str] = []
    for kind, *words in map(str.split, row):
        if kind in TOKENS:
            found.append(kind + words[0])
        elif kind in ("science", "magic", "defense"):
            found += [kind] * int(words[0])
        elif kind == "circle_bonus":
            found.append(f"circle_bonus_{words[0]}{words[1]}")
        elif kind == "infinite":
            found.append(f"infinite_{words[0]}")
    return found


def amount(row: list[str], kind: str) -> int:
    return sum(int(symbol.split()[1]) for symbol in row if symbol.split()[0] == kind)


def finish(s: Viceroy) -> Counter[str]:
    """Answer all questions of a reward with the first choice; returns how often each was asked."""
    asked_for: Counter[str] = Counter()
    while asks(s) in ("pay", "gems", "draw"):
        asked_for[asks(s)] += 1
        play(s, choices(s)[0])
    return asked_for


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(1, 65))
def test_every_character_brings_what_the_row_of_its_level_shows(number: int, level: int) -> None:
    """5.4"""
    s = placing(number, f"{steps_to(level, number)}; {RICH}", small=5)
    before = sum(gems(s, 0))
    questions = finish(play(s, f"slot:{level}:0"))
    row = FACTS["character"][number - 1]["reward"][level - 1]
    assert sorted(tokens(s, 0)) == sorted(f"{level}:0:{token}" for token in expected_tokens(row))
    assert sum(gems(s, 0)) == before - level + amount(row, "gems")
    assert (len(hand(s, 0)), s.players[0].attack) == (amount(row, "card"), amount(row, "attack"))
    assert questions == Counter(gems=amount(row, "gems"), draw=amount(row, "card"))
    assert asks(s) == "choose"


@pytest.mark.parametrize("number", range(1, 65))
def test_on_level_5_every_character_brings_its_three_lower_rows(number: int) -> None:
    """5.4, R-17"""
    s = placing(number, f"{steps_to(5, number)}; {RICH}", small=5)
    before = sum(gems(s, 0))
    assert choices(play(s, "slot:5:0")) == ["top:rewards", "top:points"]
    finish(play(s, "top:rewards"))
    row = [symbol for row in FACTS["character"][number - 1]["reward"][:3] for symbol in row]
    assert sorted(tokens(s, 0)) == sorted(f"5:0:{token}" for token in expected_tokens(row))
    assert sum(gems(s, 0)) == before - 5 + amount(row, "gems")
    assert (len(hand(s, 0)), s.players[0].attack) == (amount(row, "card"), amount(row, "attack"))


# -- gems -------------------------------------------------------------------------------------------------------------


def test_gems_of_any_colours_are_taken_one_at_a_time_from_the_reserve() -> None:
    """5.4"""
    s = play(placing(2, "pyramid.1 1; gems.1 0 1 0 0"), "slot:1:1")
    assert choices(s) == ["gem:red", "gem:green", "gem:blue", "gem:yellow"]
    play(s, "gem:red", "gem:red", "gem:yellow", "gem:blue")
    assert (gems(s, 0), s.reserve, asks(s)) == ([2, 0, 1, 1], [6, 8, 7, 7], "choose")


def test_a_colour_the_reserve_lacks_cannot_be_taken() -> None:
    """1.6"""
    s = play(placing(2, "pyramid.1 1; gems.1 0 1 0 0; gems.2 8 7 8 3"), "slot:1:1")
    assert (choices(s), s.reserve) == (["gem:green", "gem:yellow"], [0, 1, 0, 5])
    assert refused(s) == {"gem:red": "reserve_empty", "gem:blue": "reserve_empty"}


def test_a_short_reserve_gives_all_it_has_and_nothing_is_owed() -> None:
    """1.6"""
    s = play(placing(2, "pyramid.1 1; gems.1 0 1 0 0; gems.2 8 7 8 6"), "slot:1:1")
    assert (gems(s, 0), s.reserve, asks(s)) == ([0, 1, 0, 2], [0, 0, 0, 0], "choose")


def test_a_reserve_of_exactly_the_amount_needs_no_question() -> None:
    """12.2"""
    s = play(placing(2, "pyramid.1 1; gems.1 0 1 0 0; gems.2 8 7 7 6"), "slot:1:1")
    assert (gems(s, 0), s.reserve, asks(s)) == ([0, 1, 1, 2], [0, 0, 0, 0], "choose")


def test_an_empty_reserve_gives_nothing() -> None:
    """1.6"""
    s = placing(2, "pyramid.1 1; tokens.1 1:0:infinite_green; gems.2 8 7 8 8")
    play(s, "slot:1:1", "use:green")
    assert (gems(s, 0), s.reserve, asks(s)) == ([0, 0, 0, 0], [0, 0, 0, 0], "choose")


def test_gems_just_paid_can_be_taken_again() -> None:
    """5.3, 5.4"""
    s = play(placing(2, "pyramid.1 1; gems.1 0 1 0 0; gems.2 8 7 8 3"), "slot:1:1", "gem:green")
    assert gems(s, 0) == [0, 1, 0, 3]


# -- cards ------------------------------------------------------------------------------------------------------------


def test_a_card_comes_from_the_law_deck_or_the_small_deck() -> None:
    """5.4"""
    s = play(placing(1, "pyramid.1 2; gems.1 0 0 0 1", small=3), "slot:1:1")
    assert choices(s) == ["deck:law", "deck:character"]
    laws, characters = s.laws_left(), len(s.deck)
    play(s, "deck:character")
    assert (s.small, len(s.deck), s.laws_left()) == (2, characters - 1, laws)
    assert [card <= 64 for card in hand(s, 0)] == [True]


def test_a_law_can_be_drawn() -> None:
    """5.4"""
    s = play(placing(1, f"pyramid.1 2; gems.1 0 0 0 1; {laws_left(70)}", small=3), "slot:1:1", "deck:law")
    assert (hand(s, 0), s.laws_left(), s.small) == ([70], 0, 3)


def test_only_the_small_deck_gives_characters_never_the_large_one() -> None:
    """5.4"""
    s = play(placing(1, f"pyramid.1 2; gems.1 0 0 0 1; {laws_left(70)}", small=0), "slot:1:1")
    assert (hand(s, 0), s.large(), asks(s)) == ([70], 20, "choose")


def test_a_draw_names_the_deck_that_is_empty() -> None:
    """5.4"""
    drawing = f"viceroy; pyramid.1 2 1; pyramid.2 3; {PLAYS}; step reward card=1 granted=1; step draw; waiting 1"
    s = table(f"{drawing}; {laws_left()}")
    assert (choices(s), refused(s)) == (["deck:character"], {"deck:law": "deck_empty"})
    s = table(drawing, small=0)
    assert (choices(s), refused(s)) == (["deck:law"], {"deck:character": "deck_empty"})


def test_two_empty_decks_give_nothing() -> None:
    """5.4"""
    s = play(placing(1, f"pyramid.1 2; gems.1 0 0 0 1; {laws_left()}", small=0), "slot:1:1")
    assert (hand(s, 0), asks(s)) == ([], "choose")


def test_the_first_of_two_cards_is_seen_before_the_second_deck_is_chosen() -> None:
    """R-16"""
    s = placing(6, f"{steps_to(4, 6)}; {RICH}; law_top 77; {laws_left(70, 77)}", small=2)
    play(s, "slot:4:0", "deck:law")
    assert (hand(s, 0), choices(s)) == ([77], ["deck:law", "deck:character"])
    play(s, "deck:character")
    assert (len(hand(s, 0)), asks(s)) == (2, "choose")


def test_the_second_card_comes_from_the_deck_that_is_left() -> None:
    """R-16"""
    s = placing(6, f"{steps_to(4, 6)}; {RICH}; {laws_left(70)}", small=1)
    play(s, "slot:4:0", "deck:law")
    assert (len(hand(s, 0)), s.small, asks(s)) == (2, 0, "choose")


def test_of_two_cards_one_is_drawn_if_there_is_one() -> None:
    """5.4, 1.6"""
    s = play(placing(6, f"{steps_to(4, 6)}; {RICH}; {laws_left(70)}", small=0), "slot:4:0")
    assert (hand(s, 0), asks(s)) == ([70], "choose")


def test_laws_put_back_on_top_are_drawn_first() -> None:
    """5.4, 7.70"""
    s = play(placing(1, "pyramid.1 2; gems.1 0 0 0 1; law_top 70 71", small=3), "slot:1:1")
    reveals = s.reveals
    play(s, "deck:law")
    assert (hand(s, 0), s.law_top, s.reveals) == ([71], [70], reveals + 1)


# -- tokens -----------------------------------------------------------------------------------------------------------


def test_tokens_lie_on_the_card_that_brings_them() -> None:
    """5.4"""
    s = play(placing(28, f"{steps_to(4, 28)}; {RICH}; tokens.1 1:1:science"), "slot:4:0")
    assert tokens(s, 0) == ["1:1:science", "4:0:magic", "4:0:magic"]


def test_an_attack_token_goes_behind_the_screen() -> None:
    """5.4"""
    s = play(placing(15, f"{steps_to(3, 15)}; {RICH}; attack.1 1"), "slot:3:0")
    assert (s.players[0].attack, tokens(s, 0)) == (2, ["3:0:vp4"])


def test_symbols_are_granted_from_left_to_right() -> None:
    """5.4"""
    s = play(placing(8, f"{steps_to(2, 8)}; {RICH}"), "slot:2:0")  # attack, two gems, two points
    assert (asks(s), s.players[0].attack, tokens(s, 0)) == ("gems", 1, [])
    play(s, "gem:red", "gem:red")
    assert tokens(s, 0) == ["2:0:vp2"]
    s = play(placing(19, "pyramid.1 1; gems.1 0 1 0 0"), "slot:1:1")  # two points, two gems
    assert (asks(s), tokens(s, 0)) == ("gems", ["1:1:vp2"])


def test_the_circle_gem_comes_before_the_reward() -> None:
    """R-15"""
    s = play(placing(29, "pyramid.1 4 18; gems.1 1 0 0 1"), "slot:2:0")
    assert (asks(s), gems(s, 0)) == ("gems", [0, 0, 1, 0])


# -- infinite gems ----------------------------------------------------------------------------------------------------


def test_an_infinite_gem_is_taken_from_the_reserve() -> None:
    """5.4"""
    s = play(placing(18, "pyramid.1 1; gems.1 0 1 2 0"), "slot:1:1")
    assert (tokens(s, 0), s.reserve, gems(s, 0)) == (["1:1:infinite_blue"], [8, 8, 5, 8], [0, 0, 2, 0])


def test_if_the_reserve_has_none_an_own_gem_may_become_infinite() -> None:
    """5.4"""
    s = play(placing(18, "pyramid.1 1; gems.1 0 1 2 0; gems.2 0 0 6 0"), "slot:1:1")
    assert (asks(s), choices(s)) == ("own_gem", ["yes", "no"])
    play(s, "yes")
    assert (tokens(s, 0), gems(s, 0), s.reserve[2]) == (["1:1:infinite_blue"], [0, 0, 1, 0], 0)


def test_the_own_gem_may_be_kept() -> None:
    """5.4"""
    s = play(placing(18, "pyramid.1 1; gems.1 0 1 2 0; gems.2 0 0 6 0"), "slot:1:1", "no")
    assert (tokens(s, 0), gems(s, 0), asks(s)) == ([], [0, 0, 2, 0], "choose")


def test_without_a_gem_of_that_colour_there_is_no_infinite_gem() -> None:
    """5.4"""
    s = play(placing(18, "pyramid.1 1; gems.1 2 1 0 2; gems.2 0 0 8 0"), "slot:1:1")
    assert (choices(s), refused(s)) == (["no"], {"yes": "no_gem"})
    assert tokens(play(s, "no"), 0) == []


def test_a_gem_just_paid_can_become_infinite() -> None:
    """5.3, 5.4"""
    s = play(placing(62, "pyramid.1 1; gems.1 1 0 0 0; gems.2 7 0 0 0"), "slot:1:1")
    assert (tokens(s, 0), s.reserve[0], asks(s)) == (["1:1:infinite_red"], 0, "choose")


def test_a_new_infinite_gem_pays_for_the_next_card_of_the_turn() -> None:
    """R-40"""
    s = play(placing(18, "pyramid.1 1; gems.1 0 1 0 0; hand.1 33"), "slot:1:1")
    answer(answer(s, 0, "play:33"), 1, "pass")
    play(s, "slot:1:2", "use:blue")
    assert (tokens(s, 0), gems(s, 0), asks(s)) == (["1:1:used_blue"], [0, 0, 0, 0], "gems")


# -- level 5 ----------------------------------------------------------------------------------------------------------


def test_on_level_5_the_captain_brings_a_card_five_gems_and_magic() -> None:
    """V2"""
    s = play(placing(32, f"{steps_to(5, 32)}; gems.1 0 1 1 3", small=1), "slot:5:0", "top:rewards")
    assert (asks(s), gems(s, 0)) == ("draw", [0, 0, 0, 0])
    play(s, "deck:law")
    assert (asks(s), tokens(s, 0)) == ("gems", [])
    play(s, *["gem:blue"] * 5)
    assert (gems(s, 0), tokens(s, 0), len(hand(s, 0))) == ([0, 0, 5, 0], ["5:0:magic"], 1)


def test_on_level_5_the_captain_may_be_worth_fifteen_points_instead() -> None:
    """V2"""
    s = play(placing(32, f"{steps_to(5, 32)}; gems.1 0 1 1 3"), "slot:5:0", "top:points")
    assert (tokens(s, 0), gems(s, 0), hand(s, 0)) == (["5:0:vp15"], [0, 0, 0, 0], [])
    assert (points(s, 0)["vp"], asked(s)) == (15, 1)


def test_the_rows_are_granted_from_below() -> None:
    """R-17"""
    s = placing(
        18, f"{steps_to(5, 18)}; gems.1 4 4 1 4; gems.2 0 0 7 0", small=1
    )  # infinite blue, a card, eight points
    play(s, "slot:5:0", "top:rewards")
    assert (asks(s), tokens(s, 0)) == ("draw", ["5:0:infinite_blue"])
    assert tokens(play(s, "deck:law"), 0) == ["5:0:vp8", "5:0:infinite_blue"]


def test_on_level_5_attack_tokens_go_behind_the_screen_too() -> None:
    """5.4"""
    s = play(placing(27, f"{steps_to(5, 27)}; gems.1 0 1 1 4"), "slot:5:0", "top:rewards", *["gem:red"] * 3)
    assert (s.players[0].attack, tokens(s, 0)) == (2, ["5:0:vp3", "5:0:vp4"])


def test_a_circle_closed_on_level_5_brings_its_gem_before_the_choice() -> None:
    """5.4, R-15"""
    red = steps_to(5).replace(" 20;", " 21;")  # on level 4 red meets red
    s = play(placing(32, f"{red}; gems.1 0 1 1 3"), "slot:5:0")
    assert (asks(s), gems(s, 0)) == ("top", [1, 0, 0, 0])
