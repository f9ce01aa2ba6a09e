"""Turns and the auction: bids, clashes, claims, attacks, pass income, refresh (3, 4)."""

from __future__ import annotations

import pytest

from prestol.games.viceroy.rules.state import Viceroy

from .table import (
    AUCTION,
    DEVELOPMENT,
    FOUR,
    THREE,
    TWO,
    answer,
    asked,
    asks,
    choices,
    dealt,
    gems,
    hand,
    offer,
    play,
    refused,
    table,
    tokens,
    told,
)

ONE_EACH = "base.red 30; base.green 31; base.blue 32; base.yellow 33"
OFFER = f"{ONE_EACH}; tip.red 40; tip.green 41; tip.blue 42; tip.yellow 43"
RICH = "gems.1 1 1 1 1; gems.2 1 1 1 1; gems.3 1 1 1 1; gems.4 1 1 1 1"
HALF_RICH = "gems.1 2 2 2 2; gems.2 2 2 2 2"


def two(text: str) -> Viceroy:
    return table(f"viceroy; {TWO}; {text}; {AUCTION}")


def three(text: str) -> Viceroy:
    return table(f"viceroy seats=3; {THREE}; {text}; {AUCTION}")


def four(text: str) -> Viceroy:
    return table(f"viceroy seats=4; {FOUR}; {text}; {AUCTION}")


def passed_on(s: Viceroy) -> Viceroy:
    """Everybody passes and takes the first gems there are, until a turn is over."""
    turn = s.turn
    while not s.over and s.turn == turn:
        here = choices(s, s.waiting[0])
        play(s, "pass" if "pass" in here else here[0])
    return s


# -- turns (3) --------------------------------------------------------------------------------------------------------


def test_a_turn_is_an_auction_the_refresh_and_the_development_phase() -> None:
    """3"""
    s = two(f"{OFFER}; gems.1 8 8 8 8; hand.1 70")
    play(s, "pass", "pass")
    assert asks(s) == "choose"
    assert offer(s) | {"red_tip": 30, "green_tip": 31, "blue_tip": 32, "yellow_tip": 33} == offer(s)
    assert len(offer(s)) == 8
    play(s, "pass")
    assert (asks(s), s.turn) == ("bid", 7)


def test_the_next_offer_is_seen_during_development() -> None:
    """3"""
    s = two(f"{ONE_EACH}; gems.1 8 8 8 8; hand.1 70")
    play(s, "pass", "pass")
    seen = offer(s)
    play(s, "pass")
    assert (asks(s), offer(s)) == ("bid", seen)


def test_the_large_deck_is_empty_after_the_auction_of_turn_11_and_turn_12_is_the_last() -> None:
    """V11, 3"""
    s = dealt(2)
    while s.turn == 0:
        play(s, choices(s, s.waiting[0])[0])
    left = [s.large()]
    while not s.over:
        passed_on(s)
        left.append(s.large())
    assert left == [44, 40, 36, 32, 28, 24, 20, 16, 12, 8, 4, 0, 0]
    assert s.turn == 12


def test_after_the_auction_of_turn_12_bases_become_tips_and_nothing_is_revealed() -> None:
    """3, 4.5"""
    s = table(f"viceroy; {TWO}; {OFFER}; gems.1 8 8 8 8; hand.1 70; {AUCTION.replace('turn 6', 'turn 12')}")
    play(s, "pass", "pass")
    assert offer(s) == {"red_tip": 30, "green_tip": 31, "blue_tip": 32, "yellow_tip": 33}
    assert s.discard == [40, 41, 42, 43]


def test_the_game_ends_after_the_development_phase_of_turn_12() -> None:
    """3"""
    s = table(f"viceroy; {TWO}; hand.1 70; turn 12; step turn next=end; step development")
    assert play(s, "pass").over


def test_infinite_gems_are_unused_again_at_the_start_of_every_turn() -> None:
    """3"""
    s = table(f"viceroy; {TWO}; hand.1 70; tokens.1 1:0:magic 1:0:used_red 1:0:used_blue; {DEVELOPMENT}")
    assert tokens(s, 0) == ["1:0:magic", "1:0:used_red", "1:0:used_blue"]
    play(s, "pass")
    assert (s.turn, tokens(s, 0)) == (7, ["1:0:magic", "1:0:infinite_red", "1:0:infinite_blue"])


# -- rounds (4.1) -----------------------------------------------------------------------------------------------------


def test_who_has_got_a_card_or_passed_does_not_bid_again() -> None:
    """4.1"""
    s = four(f"{ONE_EACH}; {RICH}")
    play(s, "bid:red", "pass", "bid:blue", "bid:blue")
    play(s, "gem:red", "gem:green", "gem:yellow")
    assert (asks(s), s.waiting) == ("bid", [2, 3])


def test_the_auction_stops_as_soon_as_nobody_is_active() -> None:
    """4.1"""
    s = two(f"{ONE_EACH}; {HALF_RICH}")
    play(s, "bid:red", "bid:blue")
    assert asks(s) == "choose"
    assert [hand(s, 0), hand(s, 1)] == [[30], [32]]


def test_after_three_rounds_everybody_still_active_passes() -> None:
    """4.1, 4.3"""
    s = two(f"{ONE_EACH}; gems.1 3 0 0 0; gems.2 3 0 0 0; hand.1 70")
    for _ in range(2):
        play(s, "bid:red", "bid:red")
        assert (asks(s), s.waiting) == ("bid", [0, 1])
    play(s, "bid:red", "bid:red")
    assert (asks(s), asked(s)) == ("gems", 0)
    play(s, "gem:green", "gem:green", "gem:green")
    assert (asks(s), asked(s)) == ("gems", 1)
    play(s, "gem:blue", "gem:blue", "gem:blue")
    assert asks(s) == "choose"
    assert [gems(s, 0), gems(s, 1)] == [[0, 3, 0, 0], [0, 0, 3, 0]]


def test_who_skips_the_auction_neither_bids_nor_passes() -> None:
    """4.1, 4.4"""
    s = table(f"viceroy; {TWO}; {ONE_EACH}; hand.1 70; skips 1; gems.1 1 0 0 0; turn 5; step turn")
    assert (asks(s), s.waiting) == ("bid", [1])
    play(s, "pass", "gem:red", "gem:red", "gem:red")
    assert (asks(s), gems(s, 0)) == ("choose", [1, 0, 0, 0])


def test_only_the_next_auction_is_skipped() -> None:
    """4.1"""
    s = table(f"viceroy; {TWO}; {ONE_EACH}; hand.1 70; skips 1; turn 5; step turn")
    assert (s.turn, s.waiting) == (6, [1])
    play(s, "pass", "gem:red", "gem:red", "gem:red", "pass")
    assert (asks(s), s.turn, s.waiting) == ("bid", 7, [0, 1])


def test_an_auction_that_everybody_skips_is_not_held() -> None:
    """4.1"""
    s = table(f"viceroy; {TWO}; {ONE_EACH}; hand.1 70; skips 1 2; turn 5; step turn")
    assert asks(s) == "choose"
    assert sum(s.reserve) == 32


# -- bids (4.2) -------------------------------------------------------------------------------------------------------


def test_a_gem_bid_needs_a_gem_of_the_colour_and_a_card_there() -> None:
    """4.2"""
    s = two("base.red 30; tip.green 31; base.yellow 33; gems.1 1 1 1 0; attack.1 1")
    assert choices(s, 0) == ["pass", "bid:red", "bid:green", "attack"]
    assert refused(s, 0) == {"bid:blue": "no_card_of_colour", "bid:yellow": "no_gem"}


def test_an_attack_bid_needs_an_attack_token_behind_the_screen() -> None:
    """4.2"""
    s = two("base.red 30; tokens.1 1:0:attack; attack.2 1")
    assert refused(s, 0)["attack"] == "no_attack"
    assert choices(s, 1) == ["pass", "attack"]


def test_with_an_empty_offer_one_can_only_pass() -> None:
    """R-42, 4.2"""
    s = two("gems.1 1 1 1 1; attack.1 1")
    assert choices(s, 0) == ["pass"]
    assert refused(s, 0)["attack"] == "offer_empty"


def test_infinite_gems_cannot_be_bid() -> None:
    """4.2"""
    s = two("base.red 30; tokens.1 1:0:infinite_red")
    assert choices(s, 0) == ["pass"]
    assert refused(s, 0)["bid:red"] == "no_gem"


def test_a_card_is_bid_for_with_the_colour_of_the_auction_card_it_lies_at() -> None:
    """V12, 4.2"""
    captain = 32  # its own sectors are blue and red
    s = two(f"base.yellow {captain}; gems.1 1 1 1 0; gems.2 0 0 0 1")
    assert choices(s, 0) == ["pass"]
    assert choices(s, 1) == ["pass", "bid:yellow"]
    answer(s, 1, "bid:yellow")
    answer(s, 0, "pass")
    assert hand(s, 1) == [captain]


def test_bids_are_sealed_until_all_have_bid() -> None:
    """4.2"""
    s = answer(two(f"{ONE_EACH}; {HALF_RICH}; attack.2 1"), 1, "attack")
    assert s.waiting == [0]
    assert (s.players[1].attack, s.bids, s.reserve) == (1, [-1, -1], [4, 4, 4, 4])


# -- resolution (4.3) -------------------------------------------------------------------------------------------------


def test_stakes_are_lost_whether_a_card_is_won_or_not() -> None:
    """4.3"""
    s = four(f"{ONE_EACH}; {RICH}; attack.1 1")
    play(s, "attack", "bid:red", "bid:blue", "bid:blue")
    assert (asks(s), s.players[0].attack) == ("take_any", 0)
    play(s, "take:red_base")
    assert [gems(s, seat) for seat in range(4)] == [[1, 1, 1, 1], [0, 1, 1, 1], [1, 1, 0, 1], [1, 1, 0, 1]]
    assert s.reserve == [13, 12, 14, 12]


def test_stakes_lie_in_the_reserve_before_any_gem_is_taken() -> None:
    """R-09, 4.3"""
    s = two("base.red 30; gems.1 8 8 8 8")
    assert sum(s.reserve) == 0
    play(s, "bid:red", "pass")
    assert (gems(s, 0), gems(s, 1)) == ([7, 8, 8, 8], [1, 0, 0, 0])


def test_attackers_take_any_card_in_the_order_of_priority() -> None:
    """4.3, 1.5, 9"""
    s = table(f"viceroy seats=3; pyramid.1 9; pyramid.2 5; pyramid.3 7; {OFFER}; attack.1 1; attack.2 1; {AUCTION}")
    play(s, "attack", "attack", "pass")
    assert (asks(s), asked(s)) == ("take_any", 1)
    assert choices(s) == [f"take:{c}_{side}" for c in ("red", "green", "blue", "yellow") for side in ("base", "tip")]
    play(s, "take:blue_tip")
    assert (asks(s), asked(s), refused(s)) == ("take_any", 0, {"take:blue_tip": "no_card_there"})
    play(s, "take:blue_base")
    assert [hand(s, 0), hand(s, 1)] == [[32], [42]]


def test_attackers_choose_before_gem_bids_are_resolved() -> None:
    """4.3"""
    s = two(f"{OFFER}; gems.1 1 0 0 0; attack.2 1")
    play(s, "bid:red", "attack")
    assert (asks(s), asked(s)) == ("take_any", 1)
    play(s, "take:red_base")
    assert hand(s, 0) == [40]  # of two cards one is left, and no question


def test_an_attacker_who_finds_no_card_left_loses_the_token_and_stays_active() -> None:
    """R-42, 4.3"""
    s = three("base.red 30; attack.1 1; attack.2 1")
    play(s, "attack", "attack", "pass")
    assert hand(s, 0) == [30]  # the only card needs no question
    assert (asks(s), asked(s)) == ("gems", 2)
    play(s, "gem:red", "gem:red", "gem:red")
    assert (asks(s), s.waiting, choices(s)) == ("bid", [1], ["pass"])
    assert (s.players[1].attack, hand(s, 1)) == (0, [])


def test_attackers_do_not_count_as_bidders_on_a_colour() -> None:
    """4.3"""
    s = three(f"{OFFER}; gems.1 1 0 0 0; gems.2 1 0 0 0; attack.3 1")
    play(s, "bid:red", "bid:red", "attack", "take:green_tip")
    assert (asks(s), s.waiting) == ("claim", [0, 1])


# the clash table


def test_bidders_on_a_colour_whose_cards_are_gone_get_nothing_and_stay_active() -> None:
    """4.3"""
    s = three(f"{ONE_EACH}; gems.2 1 1 0 0; gems.3 1 1 0 0; attack.1 1")
    play(s, "attack", "bid:red", "bid:red", "take:red_base")
    assert (asks(s), s.waiting) == ("bid", [1, 2])
    assert [hand(s, 1), hand(s, 2)] == [[], []]


def test_the_only_bidder_on_one_card_takes_it() -> None:
    """4.3"""
    s = two("base.red 30; tip.blue 42; gems.1 1 0 0 0; gems.2 0 0 1 0")
    play(s, "bid:red", "bid:blue")
    assert [hand(s, 0), hand(s, 1)] == [[30], [42]]


@pytest.mark.parametrize("bidders", [2, 3, 4])
def test_several_bidders_on_one_card_clash(bidders: int) -> None:
    """4.3, 9"""
    s = four(f"{ONE_EACH}; {RICH}")
    play(s, *["bid:red"] * bidders, *["bid:green", "bid:blue"][: 4 - bidders])
    assert (asks(s), s.waiting) == ("bid", list(range(bidders)))
    assert offer(s)["red_base"] == 30
    assert [gems(s, seat)[0] for seat in range(bidders)] == [0] * bidders


@pytest.mark.parametrize(("take", "card"), [("take:red_base", 30), ("take:red_tip", 40)])
def test_the_only_bidder_on_two_cards_takes_base_or_tip(take: str, card: int) -> None:
    """4.3"""
    s = two(f"{OFFER}; gems.1 1 0 0 0; gems.2 0 1 0 0")
    play(s, "bid:red", "bid:green")
    assert (asks(s), asked(s), choices(s)) == ("take_of_colour", 0, ["take:red_base", "take:red_tip"])
    assert hand(play(s, take), 0) == [card]


def test_two_bidders_on_two_cards_claim_at_once_and_in_secret() -> None:
    """R-10, 4.3"""
    s = two(f"{OFFER}; {HALF_RICH}")
    play(s, "bid:red", "bid:red")
    assert (asks(s), s.waiting) == ("claim", [0, 1])
    assert choices(s, 0) == choices(s, 1) == ["take:red_base", "take:red_tip"]
    answer(s, 1, "take:red_base")
    assert (s.waiting, hand(s, 1)) == ([0], [])


def test_different_claims_give_each_the_claimed_card() -> None:
    """R-10, 4.3"""
    s = two(f"{OFFER}; {HALF_RICH}")
    play(s, "bid:red", "bid:red", "take:red_tip", "take:red_base")
    assert [hand(s, 0), hand(s, 1)] == [[40], [30]]
    assert asks(s) == "choose"


@pytest.mark.parametrize("claim", ["take:red_base", "take:red_tip"])
def test_the_same_claim_gives_neither_a_card_and_both_stay_active(claim: str) -> None:
    """R-10, 4.3"""
    s = two(f"{OFFER}; {HALF_RICH}")
    play(s, "bid:red", "bid:red", claim, claim)
    assert (asks(s), s.waiting) == ("bid", [0, 1])
    assert (offer(s)["red_base"], offer(s)["red_tip"]) == (30, 40)
    assert [gems(s, 0), gems(s, 1)] == [[1, 2, 2, 2], [1, 2, 2, 2]]


@pytest.mark.parametrize("bidders", [3, 4])
def test_three_or_more_bidders_on_two_cards_clash(bidders: int) -> None:
    """4.3"""
    s = four(f"{OFFER}; {RICH}")
    play(s, *["bid:red"] * bidders, *["pass"] * (4 - bidders))
    if bidders == 3:
        play(s, "gem:red", "gem:red", "gem:red")
    assert (asks(s), s.waiting) == ("bid", list(range(bidders)))
    assert (offer(s)["red_base"], offer(s)["red_tip"]) == (30, 40)


def test_colours_are_resolved_by_themselves() -> None:
    """4.3"""
    s = four(f"{OFFER}; {RICH}")
    play(s, "bid:red", "bid:green", "bid:green", "bid:yellow")
    play(s, "take:red_tip")
    assert asks(s) == "claim"
    play(s, "take:green_base", "take:green_base")
    assert (asks(s), asked(s)) == ("take_of_colour", 3)
    play(s, "take:yellow_base")
    assert (asks(s), s.waiting) == ("bid", [1, 2])
    assert [hand(s, seat) for seat in range(4)] == [[40], [], [], [33]]


def test_a_card_won_may_be_tucked_at_once_under_law_78() -> None:
    """4.3"""
    s = table(f"viceroy; pyramid.1 1 78; pyramid.2 2; {ONE_EACH}; gems.1 1 0 0 0; {AUCTION}")
    play(s, "bid:red", "pass")
    assert (asks(s), asked(s)) == ("keep_or_tuck", 0)


# -- pass income (4.4) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("science", "income"),
    [("", 3), ("tokens.1 1:0:science", 4), ("tokens.1 1:0:science 1:0:science 1:1:science 1:1:science", 7)],
)
def test_a_pass_brings_three_gems_and_one_for_each_science_token(science: str, income: int) -> None:
    """V3, 4.4"""
    s = table(f"viceroy; pyramid.1 1 71; pyramid.2 2; {ONE_EACH}; {science}; {AUCTION}")
    play(s, "pass", "pass", *["gem:red"] * income)
    assert (asks(s), asked(s), gems(s, 0)) == ("gems", 1, [income, 0, 0, 0])


def test_only_the_own_science_tokens_in_the_pyramid_count() -> None:
    """4.4"""
    s = two(f"{ONE_EACH}; tokens.2 1:0:science; gems.2 1 0 0 0")
    play(s, "pass", "bid:red", "gem:red", "gem:red", "gem:red")
    assert asks(s) == "choose"


def test_pass_income_is_of_any_colours_there_are() -> None:
    """4.4"""
    s = two(f"{ONE_EACH}; gems.2 8 0 0 7")
    play(s, "pass", "bid:yellow")
    assert (choices(s), refused(s)) == (["gem:green", "gem:blue", "gem:yellow"], {"gem:red": "reserve_empty"})
    play(s, "gem:green", "gem:yellow", "gem:yellow")
    assert gems(s, 0) == [0, 1, 0, 2]


def test_the_full_income_is_always_taken() -> None:
    """R-12, 4.4"""
    s = two(ONE_EACH)
    play(s, "pass", "pass")
    for taken in range(3):
        assert (asked(s), sum(gems(s, 0))) == (0, taken)
        assert choices(s) == ["gem:red", "gem:green", "gem:blue", "gem:yellow"]
        play(s, "gem:red")
    assert asked(s) == 1


def test_passers_take_their_whole_income_in_the_order_of_priority() -> None:
    """4.3, 4.4, 9"""
    s = table(f"viceroy seats=3; pyramid.1 9; pyramid.2 5; pyramid.3 7; {ONE_EACH}; hand.1 70; {AUCTION}")
    play(s, "pass", "pass", "pass")
    order = []
    while asks(s) == "gems":
        order.append(asked(s))
        play(s, "gem:red")
    assert order == [1, 1, 1, 2, 2, 2, 0, 0, 0]


def test_when_the_reserve_is_short_priority_decides_who_gets_the_last_gems() -> None:
    """1.6, 4.4, 9"""
    s = table("viceroy seats=3; pyramid.1 9; pyramid.2 5; pyramid.3 7; gems.3 12 12 12 8; base.red 30; " + AUCTION)
    play(s, "pass", "pass", "bid:red")
    assert (asked(s), s.reserve) == (1, [1, 0, 0, 4])
    play(s, "gem:yellow", "gem:yellow", "gem:yellow")
    assert s.reserve == [0, 0, 0, 0]
    assert [gems(s, 0), gems(s, 1)] == [[1, 0, 0, 1], [0, 0, 0, 3]]


def test_those_who_pass_after_the_third_round_take_their_gems_after_those_who_wanted_to() -> None:
    """R-11, 4.3, 9"""
    s = three(f"{ONE_EACH}; gems.1 3 0 0 0; gems.2 3 0 0 0; gems.3 2 0 0 0; hand.1 70")
    play(s, "bid:red", "bid:red", "bid:red")
    play(s, "bid:red", "bid:red", "bid:red")
    play(s, "bid:red", "bid:red", "pass")
    order = []
    while asks(s) == "gems":
        order.append(asked(s))
        play(s, "gem:red")
    assert order == [2, 2, 2, 0, 0, 0, 1, 1, 1]  # the third player, with the lowest priority, passed by choice


def test_an_automatic_pass_with_a_short_reserve_gets_what_the_others_left() -> None:
    """R-11, 1.6"""
    s = table(f"viceroy; {TWO}; base.red 30; gems.1 3 8 8 8; gems.2 5 0 0 0; {AUCTION} round=2")
    play(s, "bid:red", "bid:red")
    assert [gems(s, 0), gems(s, 1)] == [[4, 8, 8, 8], [4, 0, 0, 0]]


def test_passers_come_after_everybody_who_takes_a_card() -> None:
    """4.3"""
    s = two(f"{OFFER}; gems.2 1 0 0 0")
    play(s, "pass", "bid:red")
    assert (asks(s), asked(s)) == ("take_of_colour", 1)
    play(s, "take:red_base")
    assert (asks(s), asked(s)) == ("gems", 0)


# -- refresh (4.5) ----------------------------------------------------------------------------------------------------


def test_tips_are_discarded_bases_become_tips_and_four_cards_come_to_the_bases() -> None:
    """4.5"""
    s = two("base.red 30; base.blue 32; tip.red 40; tip.yellow 43; gems.1 8 8 8 8; hand.1 70")
    play(s, "pass", "pass")
    assert s.discard == [40, 43]
    assert {spot: card for spot, card in offer(s).items() if spot.endswith("tip")} == {"red_tip": 30, "blue_tip": 32}
    assert [spot for spot in offer(s) if spot.endswith("base")] == [
        f"{c}_base" for c in ("red", "green", "blue", "yellow")
    ]


def test_new_cards_come_from_the_large_deck_only_leftmost_first() -> None:
    """4.5"""
    s = two("hand.1 70; gems.1 8 8 8 8")
    s.discard, s.deck, s.small = s.deck[5:], s.deck[:5], 3  # fewer than a turn needs
    assert (s.small, s.large()) == (3, 2)
    play(s, "pass", "pass")
    assert list(offer(s)) == ["red_base", "green_base"]
    assert (s.small, s.large()) == (3, 0)


def test_the_refresh_is_told_after_the_last_pass() -> None:
    """3, 4.5"""
    s = two(f"{ONE_EACH}; gems.1 8 8 8 5")
    events = told(s, "pass", "pass")
    assert events.index("refreshed") > max(at for at, name in enumerate(events) if name == "took_gem")
