"""Law 78: its owner may tuck every card taken (7)."""

from __future__ import annotations

import pytest

from prestol.games.viceroy.rules.state import Viceroy

from .laws_table import laws_left, placing, steps_to, with_card, worth
from .table import AUCTION, answer, asked, asks, board, choices, copied, hand, play, points, table, tucked

OWNER = "pyramid.1 1 78; pyramid.2 2"


def is_asked(s: Viceroy, card: int) -> bool:
    """Is the first player asked whether this card goes under law 78?"""
    return (asks(s), asked(s), choices(s), s.players[0].taken) == ("keep_or_tuck", 0, ["yes", "no"], [card])


def test_a_card_won_with_a_gem_may_be_tucked() -> None:
    """7.78, 4.3"""
    s = table(f"viceroy; {OWNER}; base.red 10; gems.1 1 0 0 0; {AUCTION}")
    answer(answer(s, 0, "bid:red"), 1, "pass")
    assert is_asked(s, 10)
    play(s, "yes")
    assert (tucked(s, 0), hand(s, 0), asked(s)) == ([(10, "1:1")], [], 1)


def test_a_card_won_with_an_attack_token_may_be_tucked() -> None:
    """7.78, 4.3"""
    s = table(f"viceroy; {OWNER}; base.red 10; tip.blue 11; attack.1 1; {AUCTION}")
    answer(answer(s, 0, "attack"), 1, "pass")
    play(s, "take:blue_tip")
    assert is_asked(s, 11)


def test_a_card_claimed_by_one_of_two_may_be_tucked() -> None:
    """7.78, 4.3"""
    s = table(f"viceroy; {OWNER}; base.red 10; tip.red 11; gems.1 1 0 0 0; gems.2 1 0 0 0; {AUCTION}")
    answer(answer(s, 0, "bid:red"), 1, "bid:red")
    answer(answer(s, 0, "take:red_tip"), 1, "take:red_base")
    assert is_asked(s, 11)
    assert hand(play(s, "no"), 1) == [10]


def test_it_is_decided_before_the_auction_goes_on() -> None:
    """7.78, 12"""
    s = table(f"viceroy; {OWNER}; base.red 10; base.blue 11; tip.blue 12; gems.1 1 0 0 0; gems.2 0 0 1 0; {AUCTION}")
    answer(answer(s, 0, "bid:red"), 1, "bid:blue")
    assert is_asked(s, 10)
    assert (asks(play(s, "no")), asked(s), hand(s, 0)) == ("take_of_colour", 1, [10])


@pytest.mark.parametrize("deck", ["law", "character"])
def test_a_card_drawn_as_a_reward_may_be_tucked(deck: str) -> None:
    """7.78, 5.4"""
    s = placing(3, with_card(steps_to(4, 3), 78, "1:4") + "; gems.1 4 4 4 4; law_top 70", small=4)
    play(s, "slot:4:0", f"deck:{deck}")
    assert asks(s) == "keep_or_tuck"
    [card] = s.players[0].taken
    play(s, "yes")
    assert (tucked(s, 0), asks(s)) == ([(card, "1:4")], "draw")


def test_of_two_cards_drawn_each_is_decided_alone() -> None:
    """7.78, R-16"""
    s = placing(3, with_card(steps_to(4, 3), 78, "1:4") + "; gems.1 4 4 4 4; law_top 70 71", small=4)
    play(s, "slot:4:0", "deck:law")
    assert is_asked(s, 71)
    play(s, "no", "deck:law")
    assert is_asked(s, 70)
    play(s, "yes")
    assert (hand(s, 0), tucked(s, 0)) == ([71], [(70, "1:4")])


def test_a_card_drawn_by_a_law_may_be_tucked() -> None:
    """7.78, 7.82"""
    s = play(placing(82, f"{OWNER}; law_top 70", small=1), "slot:1:2", "option:2", "deck:law")
    assert is_asked(s, 70)


def test_a_card_taken_by_law_69_may_be_tucked() -> None:
    """7.78, 7.69"""
    s = play(placing(69, f"{OWNER}; base.red 10; tip.blue 11", small=1), "slot:1:2", "take:blue_tip")
    assert is_asked(s, 11)


def test_each_law_taken_by_law_70_may_be_tucked() -> None:
    """7.78, 7.70"""
    s = play(placing(70, f"{OWNER}; law_top 71 72 73"), "slot:1:2")
    for law in (73, 72, 71):
        assert is_asked(s, law)
        play(s, "yes")
    assert (tucked(s, 0), points(s, 0)["laws"]) == ([(73, "1:1"), (72, "1:1"), (71, "1:1")], 12)


def test_a_card_taken_back_by_law_65_may_be_tucked() -> None:
    """7.78, R-21"""
    assert is_asked(play(placing(65, OWNER), "slot:1:0"), 1)


def test_a_card_that_is_kept_goes_to_the_hand() -> None:
    """7.78"""
    s = play(placing(65, f"{OWNER}; hand.1 30"), "slot:1:0", "no")
    assert (hand(s, 0), tucked(s, 0)) == ([1, 30], [])


def test_putting_the_law_down_tucks_nothing() -> None:
    """7.78"""
    s = play(placing(78, "pyramid.1 1; hand.1 20 30"), "slot:1:1")
    assert (hand(s, 0), tucked(s, 0), asks(s)) == ([20, 30], [], "choose")


def test_the_law_acts_from_the_moment_it_lies_there() -> None:
    """7.78"""
    s = play(placing(78, f"pyramid.1 2; hand.1 1; gems.1 0 0 0 1; {laws_left(78, 70)}", small=1), "slot:1:1")
    answer(answer(s, 0, "play:1"), 1, "pass")
    assert is_asked(play(s, "slot:1:2", "deck:law"), 70)


def test_cards_that_others_take_are_not_concerned() -> None:
    """7.78"""
    s = table(f"viceroy; {OWNER}; base.red 10; gems.2 1 0 0 0; {AUCTION}")
    answer(answer(s, 0, "pass"), 1, "bid:red")
    assert (hand(s, 1), asks(s)) == ([10], "gems")


def test_a_tucked_law_78_does_nothing() -> None:
    """1.3"""
    s = play(
        placing(82, "pyramid.1 1 72; tucked.1 78; hosts.1 1:1; law_top 70", small=1), "slot:1:2", "option:2", "deck:law"
    )
    assert (hand(s, 0), asks(s)) == ([70], "choose")


def test_others_do_not_see_a_card_drawn_in_secret_unless_it_is_tucked() -> None:
    """11, R-02"""
    s = play(placing(82, f"{OWNER}; law_top 70", small=1), "slot:1:2", "option:2", "deck:law")
    assert (board(s, 0).players[0].taken, board(s, 1).players[0].taken[0] < 0) == ([70], True)
    assert board(play(copied(s), "no"), 1).players[0].hand[0] < 0
    assert board(play(s, "yes"), 1).players[0].tucked == [70]


@pytest.mark.parametrize(("cards", "expected"), [("", 0), ("20", 4), ("20 66 30", 12)])
def test_each_card_under_law_78_is_worth_four(cards: str, expected: int) -> None:
    """7.78"""
    assert worth(f"pyramid.1 78; tucked.1 {cards}") == expected


def test_cards_under_other_cards_do_not_count_for_law_78() -> None:
    """7.78"""
    assert worth("pyramid.1 1 78; tucked.1 66 20; hosts.1 1:0 1:1") == 4
