"""The solo game and virtual opponents (10). What they draw is settled by trying keys until the wanted gems come."""

from __future__ import annotations

import pytest

from prestol.core.errors import BadSetup
from prestol.games.viceroy.rules.auction import draw_gem
from prestol.games.viceroy.rules.cards import COLOUR_NAMES
from prestol.games.viceroy.rules.state import Viceroy

from .table import (
    AUCTION,
    THREE,
    TWO,
    asked,
    asks,
    choices,
    dealt,
    ended,
    gems,
    hand,
    offer,
    play,
    points,
    pyramid,
    refused,
    table,
)

ONE_EACH = "base.red 30; base.green 31; base.blue 32; base.yellow 33"
OFFER = f"{ONE_EACH}; tip.red 40; tip.green 41; tip.blue 42; tip.yellow 43"
SOLO = "viceroy seats=1; pyramid.1 1"
TWO_VIRTUALS = "viceroy seats=1 virtual=2; pyramid.1 1"
THREE_VIRTUALS = "viceroy seats=1 virtual=3; pyramid.1 1"
PAIR = f"viceroy seats=2 virtual=1; {TWO}"
PAIRS = f"viceroy seats=2 virtual=2; {TWO}"
RICH = "gems.1 1 1 1 1"


def drawn(s: Viceroy) -> list[str]:
    """What the virtual opponents have drawn, from the events."""
    assert s.events is not None
    return [COLOUR_NAMES[event.a] for event in s.events if s.game.events[event.kind] == "virtual_bid"]


def bidding(position: str, bids: str, wanted: str) -> Viceroy:
    """These bids are made and the virtual opponents draw the wanted colours."""
    for key in range(20_000):
        s = table(f"{position}; {AUCTION}; chance {key} 0")
        s.events = []
        play(s, *bids.split())
        if drawn(s)[: len(wanted.split())] == wanted.split():
            return s
    raise AssertionError(f"nobody draws {wanted}")


# -- the solo game (10.1) ---------------------------------------------------------------------------------------------


def test_the_solo_game_has_one_virtual_opponent_and_four_gems_of_each_colour() -> None:
    """10.1"""
    s = dealt(1)
    assert (s.virtuals, len(s.players)) == (1, 1)
    assert [s.reserve[colour] + gems(s, 0)[colour] for colour in range(4)] == [4, 4, 4, 4]


def test_the_virtual_opponent_has_no_seat_and_only_one_human_is_asked() -> None:
    """10.1"""
    s = dealt(1)
    while not s.over:
        assert s.waiting == [0]
        play(s, choices(s)[0])
    assert len(s.results()) == 1


def test_the_virtual_gem_never_comes_from_the_reserve_nor_goes_there() -> None:
    """10.1"""
    for key in range(12):
        s = table(f"{SOLO}; {ONE_EACH}; gems.1 1 0 0 0; {AUCTION}; chance {key} 0")
        assert s.reserve == [3, 4, 4, 4]
        play(s, "bid:red")
        assert s.reserve == [4, 4, 4, 4]


def test_every_gem_of_the_box_is_drawn_as_often_as_another() -> None:
    """10.1"""
    counts = dict.fromkeys(COLOUR_NAMES, 0)
    for key in range(400):
        s = table(f"{SOLO}; {ONE_EACH}; {AUCTION}; chance {key} 0")
        s.events = []
        play(s, "pass")
        counts[drawn(s)[0]] += 1
    assert min(counts.values()) > 60


def test_the_same_colour_with_one_card_is_a_clash() -> None:
    """10.1"""
    s = bidding(f"{SOLO}; {ONE_EACH}; {RICH}", "bid:red", "red")
    assert (asks(s), offer(s)["red_base"], hand(s, 0)) == ("bid", 30, [])
    assert (gems(s, 0), s.reserve, s.virtuals_out) == ([0, 1, 1, 1], [4, 3, 3, 3], 0)


def test_the_same_colour_with_two_cards_lets_the_human_choose() -> None:
    """R-32, 10.1"""
    s = bidding(f"{SOLO}; {OFFER}; {RICH}", "bid:red", "red")
    assert (asks(s), choices(s)) == ("share", ["take:red_tip", "no"])


def test_the_human_may_go_on_as_after_a_clash() -> None:
    """R-32, 10.1"""
    s = play(bidding(f"{SOLO}; {OFFER}; {RICH}", "bid:red", "red"), "no")
    assert (asks(s), s.virtuals_out) == ("bid", 0)
    assert (offer(s)["red_base"], offer(s)["red_tip"], gems(s, 0)) == (30, 40, [0, 1, 1, 1])


def test_the_human_may_take_the_tip_while_the_base_is_discarded_and_the_virtual_is_out() -> None:
    """R-32, 10.1"""
    s = play(bidding(f"{SOLO}; {OFFER}; {RICH}; hand.1 70", "bid:red", "red"), "take:red_tip")
    assert (asks(s), hand(s, 0), gems(s, 0)) == ("choose", [40, 70], [0, 1, 1, 1])
    assert 30 in s.discard
    assert s.virtuals_out == 1


def test_another_colour_with_one_card_costs_that_card() -> None:
    """10.1"""
    s = bidding(f"{SOLO}; {ONE_EACH}; {RICH}; hand.1 70", "bid:red", "blue")
    assert (asks(s), hand(s, 0), s.discard, s.virtuals_out) == ("choose", [30, 70], [32], 1)


def test_of_two_cards_of_another_colour_the_base_is_discarded() -> None:
    """10.1"""
    s = bidding(f"{SOLO}; base.red 30; base.blue 32; tip.blue 42; {RICH}; hand.1 70", "pass", "blue")
    assert (asks(s), s.discard) == ("gems", [32])
    assert offer(s) == {"red_base": 30, "blue_tip": 42}


def test_a_lone_tip_of_another_colour_is_discarded_too() -> None:
    """10.1"""
    s = bidding(f"{SOLO}; base.red 30; tip.blue 42; {RICH}", "pass", "blue")
    assert (s.discard, offer(s)) == ([42], {"red_base": 30})


def test_a_colour_without_cards_makes_the_human_discard_a_card_after_taking_one() -> None:
    """10.1"""
    s = bidding(f"{SOLO}; base.red 30; tip.red 40; base.green 31; {RICH}; hand.1 70", "bid:red", "blue")
    assert asks(s) == "take_of_colour"
    play(s, "take:red_tip")
    assert (asks(s), choices(s)) == ("drop", ["drop:red_base", "drop:green_base"])
    assert refused(s)["drop:red_tip"] == "no_card_there"
    play(s, "drop:green_base")
    assert (s.discard, s.virtuals_out, hand(s, 0)) == ([31], 1, [40, 70])


def test_a_colour_without_cards_does_nothing_when_no_card_is_left() -> None:
    """10.1"""
    s = bidding(f"{SOLO}; base.red 30; {RICH}; hand.1 70", "bid:red", "blue")
    assert (asks(s), hand(s, 0), s.discard, s.virtuals_out) == ("choose", [30, 70], [], 0)


def test_a_human_attack_comes_first() -> None:
    """10.1"""
    s = bidding(f"{SOLO}; {ONE_EACH}; attack.1 1", "attack", "red")
    assert asks(s) == "take_any"
    assert len(choices(s)) == 4


def test_when_the_human_attack_takes_the_last_card_of_its_colour_the_virtual_stays_in() -> None:
    """10.1"""
    s = play(bidding(f"{SOLO}; {ONE_EACH}; attack.1 1; hand.1 70", "attack", "red"), "take:red_base")
    assert (asks(s), s.discard, s.virtuals_out) == ("choose", [], 0)


@pytest.mark.parametrize(("taken", "discarded"), [("take:red_base", 40), ("take:red_tip", 30)])
def test_when_the_human_attack_leaves_one_of_two_cards_the_virtual_discards_it(taken: str, discarded: int) -> None:
    """10.1"""
    s = play(bidding(f"{SOLO}; base.red 30; tip.red 40; attack.1 1; hand.1 70", "attack", "red"), taken)
    assert (asks(s), s.discard, s.virtuals_out) == ("choose", [discarded], 1)


def test_the_virtual_bids_in_the_round_in_which_the_human_passes_and_gems_come_last() -> None:
    """R-33, 10.1"""
    s = bidding(f"{SOLO}; base.red 30; base.green 31", "pass", "blue")
    assert (asks(s), choices(s)) == ("drop", ["drop:red_base", "drop:green_base"])
    play(s, "drop:red_base")
    assert (asks(s), s.discard, gems(s, 0)) == ("gems", [30], [0, 0, 0, 0])


def test_after_three_rounds_without_a_card_the_human_passes() -> None:
    """10.1"""
    position = f"{SOLO}; {ONE_EACH}; gems.1 3 0 0 0; hand.1 70"
    for key in range(20_000):
        s = table(f"{position}; {AUCTION}; chance {key} 0")
        s.events = []
        play(s, "bid:red")
        while asks(s) == "bid":
            play(s, "bid:red")
        if drawn(s) == ["red"] * 3:
            break
    assert (asks(s), gems(s, 0)) == ("gems", [0, 0, 0, 0])
    play(s, "gem:blue", "gem:blue", "gem:blue")
    assert (asks(s), gems(s, 0), hand(s, 0)) == ("choose", [0, 0, 3, 0], [70])


def test_no_round_is_held_when_the_human_skips_the_auction() -> None:
    """10.1, 10.2"""
    s = table(f"{SOLO}; {ONE_EACH}; hand.1 70; skips 1; turn 5; step turn")
    assert (asks(s), s.discard) == ("choose", [])
    assert {"red_tip": 30, "green_tip": 31, "blue_tip": 32, "yellow_tip": 33}.items() <= offer(s).items()


def test_attack_tokens_have_no_effect_in_the_solo_game_and_there_is_no_losing() -> None:
    """10.1"""
    s = ended(f"{SOLO}; attack.1 3; tokens.1 1:0:attack")
    assert points(s, 0) == {"total": 0}
    assert s.results()[0].rank == 1


def test_the_virtual_opponent_is_in_again_in_the_next_auction() -> None:
    """10.1"""
    s = bidding(f"{SOLO}; {ONE_EACH}; {RICH}", "bid:red", "blue")
    play(s, "pass")
    assert (asks(s), s.turn, s.virtuals_out) == ("bid", 7, 0)


# -- virtual opponents with several humans (10.2) ---------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "virtual"), [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1)])
def test_humans_and_virtual_opponents_are_four_at_most(seats: int, virtual: int) -> None:
    """10.2"""
    s = dealt(seats, virtual=virtual)
    assert (len(s.players), s.virtuals) == (seats, virtual)
    for colour in range(4):
        assert s.reserve[colour] + sum(player.gems[colour] for player in s.players) == 4 * seats


@pytest.mark.parametrize(("seats", "virtual"), [(2, 3), (3, 2), (3, 3), (4, 1)])
def test_more_than_four_are_refused(seats: int, virtual: int) -> None:
    """10.2"""
    with pytest.raises(BadSetup, match=r"leave room for|is only for 1, 2, 3 seats"):
        dealt(seats, virtual=virtual)


def test_without_the_option_there_are_virtual_opponents_in_the_solo_game_only() -> None:
    """10.2"""
    assert [dealt(seats).virtuals for seats in (1, 2, 3, 4)] == [1, 0, 0, 0]


def test_gems_are_drawn_without_putting_any_back_within_a_round() -> None:
    """10.2"""
    s = table(f"{SOLO}; {ONE_EACH}; {AUCTION}")
    for _ in range(20):
        box = [1, 0, 2, 0]
        assert sorted(draw_gem(s, box) for _ in range(3)) == [0, 2, 2]
        assert box == [0, 0, 0, 0]


def test_two_virtuals_on_one_card_leave_it_and_stay_in() -> None:
    """10.2"""
    s = bidding(f"{TWO_VIRTUALS}; {ONE_EACH}; {RICH}; hand.1 70", "bid:red", "blue blue")
    assert (asks(s), hand(s, 0), s.discard, s.virtuals_out) == ("choose", [30, 70], [], 0)


def test_two_virtuals_on_two_cards_discard_both_and_are_out() -> None:
    """10.2"""
    s = bidding(f"{TWO_VIRTUALS}; {ONE_EACH}; tip.blue 42; {RICH}; hand.1 70", "bid:red", "blue blue")
    assert (asks(s), s.discard, s.virtuals_out) == ("choose", [32, 42], 3)


def test_two_virtuals_and_a_human_on_two_cards_clash() -> None:
    """R-34, 10.2"""
    s = bidding(f"{TWO_VIRTUALS}; {OFFER}; {RICH}", "bid:red", "red red")
    assert (asks(s), s.discard, s.virtuals_out, hand(s, 0)) == ("bid", [], 0, [])
    assert (offer(s)["red_base"], offer(s)["red_tip"]) == (30, 40)


def test_three_virtuals_on_two_cards_clash() -> None:
    """R-34, 10.2"""
    s = bidding(f"{THREE_VIRTUALS}; {OFFER}; {RICH}", "pass", "red red red")
    assert (asks(s), s.discard, s.virtuals_out) == ("gems", [], 0)


def test_two_humans_and_a_virtual_on_two_cards_clash() -> None:
    """R-34, 10.2"""
    s = bidding(f"{PAIR}; {OFFER}; {RICH}; gems.2 1 1 1 1", "bid:red bid:red", "red")
    assert (asks(s), s.waiting, s.virtuals_out) == ("bid", [0, 1], 0)


def test_one_of_several_humans_and_a_virtual_on_two_cards_leave_the_choice_to_the_human() -> None:
    """10.2"""
    s = bidding(f"{PAIR}; {OFFER}; {RICH}; gems.2 1 1 1 1; hand.1 70", "bid:blue bid:red", "red")
    assert (asks(s), asked(s), choices(s)) == ("share", 1, ["take:red_tip", "no"])
    play(s, "take:red_tip")
    assert s.discard == [30]
    assert hand(s, 1) == [40]


def test_a_virtual_that_has_a_card_is_out_for_the_rest_of_the_auction() -> None:
    """10.2"""
    s = bidding(f"{TWO_VIRTUALS}; {ONE_EACH}; {RICH}", "bid:red", "red blue")
    assert (asks(s), s.virtuals_out, s.discard) == ("bid", 2, [32])
    s.events = []
    play(s, "pass")
    assert len(drawn(s)) == 1


def test_a_round_goes_attackers_then_colours_then_virtual_attacks_then_passers() -> None:
    """10.2, 9"""
    position = f"viceroy seats=3 virtual=1; {THREE}; base.red 30; tip.red 40; base.green 31; tip.green 41; attack.1 1"
    s = bidding(f"{position}; gems.2 1 0 0 0", "attack bid:red pass", "blue")
    steps = []
    while asks(s) != "choose":
        steps.append((asks(s), asked(s)))
        play(s, choices(s)[-1])
    assert steps == [("take_any", 0), ("take_of_colour", 1), ("drop", 0), *[("gems", 2)] * 3]


def test_virtual_attacks_come_in_the_order_of_the_virtuals() -> None:
    """10.2"""
    s = bidding(f"{TWO_VIRTUALS}; base.red 30; base.green 31; tip.green 41", "pass", "blue yellow")
    s.events = []
    play(s, "drop:green_tip", "drop:red_base")
    took = [(event.seat, event.a) for event in s.events if s.game.events[event.kind] == "virtual_took"]
    assert took == [(1, 41), (2, 30)]
    assert (asks(s), s.virtuals_out) == ("gems", 3)


@pytest.mark.parametrize(("zero", "one", "chooser"), [(5, 7, 0), (7, 5, 1)])
def test_the_human_with_the_best_priority_in_the_round_discards_for_a_virtual(
    zero: int, one: int, chooser: int
) -> None:
    """R-35, 10.2"""
    position = f"viceroy seats=2 virtual=1; pyramid.1 {zero}; pyramid.2 {one}; base.red 30; base.green 31"
    s = bidding(position, "pass pass", "blue")
    assert (asks(s), asked(s)) == ("drop", chooser)


def test_who_took_no_part_in_the_round_does_not_discard_for_a_virtual() -> None:
    """R-35, 10.2"""
    for key in range(200):
        s = table(f"{PAIR}; base.red 30; base.green 31; skips 1; turn 5; step turn; chance {key} 0")
        play(s, "pass")  # the first player, who would have priority, skips the auction
        if asks(s) == "drop":
            break
    assert (asks(s), asked(s)) == ("drop", 1)


def test_virtuals_do_nothing_when_no_human_is_active() -> None:
    """10.2"""
    s = table(f"{PAIRS}; {ONE_EACH}; hand.1 70; skips 1 2; turn 5; step turn")
    assert (asks(s), s.discard) == ("choose", [])


def test_virtuals_bid_on_while_one_human_is_active() -> None:
    """10.2, 4.1"""
    s = bidding(f"{PAIR}; {ONE_EACH}; {RICH}; gems.2 1 1 1 1", "bid:red bid:blue", "blue")
    assert (asks(s), s.waiting) == ("bid", [1])
    s.events = []
    play(s, "pass")
    assert len(drawn(s)) == 1


def test_virtuals_have_neither_pyramid_nor_hand_nor_score() -> None:
    """10.1, 10.2"""
    s = dealt(2, virtual=2)
    while not s.over:
        play(s, choices(s, s.waiting[0])[-1])
    assert len(s.results()) == 2
    assert [len(pyramid(s, seat)) > 0 for seat in (0, 1)] == [True, True]
