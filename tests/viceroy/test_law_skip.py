"""Law 69 takes a card on offer at once and skips the next auction (7)."""

from __future__ import annotations

from prestol.core.engine import KNOWN_TO_ALL

from .laws_table import placing
from .table import TWO, answer, asks, board, choices, gems, hand, offer, pass_all, play, points, pyramid, refused, told

OFFER = "base.red 10; base.green 11; tip.red 12"


def test_any_card_on_offer_can_be_taken() -> None:
    """7.69"""
    s = play(placing(69, f"{TWO}; {OFFER}", small=2), "slot:1:1")
    assert (asks(s), choices(s)) == ("take_offer", ["take:red_base", "take:red_tip", "take:green_base"])
    assert set(refused(s).values()) == {"no_card_there"}
    play(s, "take:red_tip")
    assert hand(s, 0) == [12]


def test_the_top_card_of_the_small_deck_takes_exactly_that_place() -> None:
    """7.69"""
    s = placing(69, f"{TWO}; {OFFER}", small=2)
    large = s.large()
    play(s, "slot:1:1", "take:red_tip")
    assert (s.small, s.large()) == (1, large)
    assert {spot: card for spot, card in offer(s).items() if spot != "red_tip"} == {"red_base": 10, "green_base": 11}
    assert offer(s)["red_tip"] not in (10, 11, 12)


def test_the_last_card_of_the_small_deck_is_used_too() -> None:
    """7.69"""
    s = play(placing(69, f"{TWO}; {OFFER}", small=1), "slot:1:1", "take:green_base")
    assert (s.small, sorted(offer(s))) == (0, ["green_base", "red_base", "red_tip"])


def test_with_an_empty_small_deck_the_place_stays_empty() -> None:
    """7.69"""
    s = placing(69, f"{TWO}; {OFFER}", small=0)
    large = s.large()
    play(s, "slot:1:1", "take:red_tip")
    assert (hand(s, 0), offer(s), s.large()) == ([12], {"red_base": 10, "green_base": 11}, large)


def test_the_only_card_on_offer_is_taken_without_a_question() -> None:
    """7.69, 12"""
    s = play(placing(69, f"{TWO}; base.blue 10", small=0), "slot:1:1")
    assert (hand(s, 0), offer(s), asks(s)) == ([10], {}, "choose")


def test_from_an_empty_offer_nothing_is_taken_but_the_auction_is_skipped() -> None:
    """7.69"""
    s = play(placing(69, f"{TWO}", small=2), "slot:1:1")
    assert (hand(s, 0), s.small, s.skips) == ([], 2, 1)
    assert pass_all(s, "choose").waiting == [1]


def test_everybody_knows_the_card_taken() -> None:
    """11"""
    s = play(placing(69, f"{TWO}; {OFFER}", seats=3, small=2), "slot:1:1", "take:red_base")
    assert s.known[10] == KNOWN_TO_ALL
    assert [board(s, viewer).players[0].hand for viewer in (1, 2, None)] == [[10]] * 3


def test_the_card_taken_can_be_played_in_the_same_phase() -> None:
    """7.69, R-26"""
    s = play(placing(69, f"{TWO}; {OFFER}; gems.1 1 0 0 0", small=2), "slot:1:1", "take:red_base")
    assert choices(s, 0) == ["pass", "play:10", "discard:10"]


def test_the_next_auction_takes_place_without_the_player_and_without_pass_income() -> None:
    """7.69, R-26"""
    s = play(placing(69, f"{TWO}; {OFFER}; gems.1 1 1 0 0; gems.2 1 0 0 0", small=2), "slot:1:1", "take:red_base")
    pass_all(s, "choose")
    assert (s.turn, asks(s), s.waiting) == (7, "bid", [1])
    play(s, "pass", "gem:blue", "gem:blue", "gem:blue")
    assert (asks(s), gems(s, 0), gems(s, 1)) == ("choose", [1, 1, 0, 0], [1, 0, 3, 0])


def test_only_one_auction_is_skipped() -> None:
    """7.69"""
    s = play(placing(69, f"{TWO}; {OFFER}", small=2), "slot:1:1", "take:red_base")
    pass_all(s, "choose")
    play(s, "pass", "gem:blue", "gem:blue", "gem:blue")
    pass_all(s, "choose")
    assert (s.turn, asks(s), s.waiting, s.skips) == (8, "bid", [0, 1], 0)


def test_who_skips_the_auction_still_takes_part_in_the_development() -> None:
    """7.69"""
    s = play(placing(69, f"{TWO}; {OFFER}", small=2), "slot:1:1", "take:red_base")
    play(pass_all(s, "choose"), "pass", "gem:blue", "gem:blue", "gem:blue")
    assert (asks(s), s.waiting, s.turn) == ("choose", [0, 1], 7)


def test_played_again_before_that_auction_the_law_brings_a_card_and_no_second_skip() -> None:
    """7.69"""
    s = placing(65, f"pyramid.1 1 69; pyramid.2 2; {OFFER}; skips 1", small=2)
    play(s, "slot:1:1")
    answer(answer(s, 0, "play:69"), 1, "pass")
    play(s, "slot:1:2", "take:red_base")
    assert (hand(s, 0), s.skips) == ([10], 1)
    pass_all(s, "choose")
    assert (s.turn, s.waiting) == (7, [1])
    pass_all(play(s, "pass", "gem:blue", "gem:blue", "gem:blue"), "choose")
    assert (s.turn, s.waiting) == (8, [0, 1])


def test_in_the_last_turn_only_the_taking_matters() -> None:
    """7.69"""
    s = play(placing(69, f"{TWO}; {OFFER}", turn=12, small=2), "slot:1:1", "take:red_base")
    assert hand(s, 0) == [10]
    pass_all(s, "choose")
    assert (s.over, s.turn, pyramid(s, 0), points(s, 0)) == (True, 12, {"1:0": 1, "1:1": 69}, {"total": 0})


def test_two_players_may_skip_the_same_auction() -> None:
    """7.69, 4.1"""
    s = play(placing(69, f"{TWO}; {OFFER}; skips 2", small=2), "slot:1:1", "take:red_base")
    assert s.skips == 3
    play(s, "pass")
    events = told(s, "pass")
    assert (asks(s), s.turn, "auction_round" in events) == ("choose", 7, False)


def test_alone_no_round_is_held_and_the_virtual_opponent_does_nothing() -> None:
    """10.1, 10.2"""
    s = placing(69, f"pyramid.1 1; {OFFER}; hand.1 30", seats=1)
    play(s, "slot:1:1", "take:red_base")
    lying = offer(s)["red_base"]
    events = told(s, "pass")
    assert (asks(s), s.turn) == ("choose", 7)
    assert not {"virtual_bid", "virtual_took", "passed_auction"} & set(events)
    assert (offer(s)["red_tip"], offer(s)["green_tip"], s.discard) == (lying, 11, [12])
