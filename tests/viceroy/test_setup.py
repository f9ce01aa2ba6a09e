"""Setting up: gems, start cards, decks, laws, start rewards, and the two editions (2)."""

from __future__ import annotations

import pytest

from prestol.core.errors import BadSetup
from prestol.games.viceroy.rules.state import Viceroy

from .table import answer, asked, asks, choices, dealt, gems, hand, offer, play, pyramid, refused, table, tokens

START = "viceroy; dealt.1 4 5 6 7; dealt.2 8 9 10 11; gems.1 1 1 2 2; returned.1 red green; gems.2 2 2 2 0; "
START += "returned.2 yellow yellow; step pick_start"
WITHOUT = "9-20-33-64-65-70-78-88"
LAST_FOUR_LAWS = "1-2-3-4-85-86-87-88"


def start_picked(s: Viceroy) -> Viceroy:
    """Everybody begins with the lowest card and keeps the next; gems are taken red first, cards from the law deck."""
    while asks(s) == "pick_start":
        play(s, choices(s, s.waiting[0])[0])
    return s


def started(s: Viceroy) -> Viceroy:
    start_picked(s)
    while asks(s) != "bid":
        play(s, choices(s)[0])
    return s


def started_with(zero: int, one: int, more: str = "") -> Viceroy:
    """Two players begin with these cards; the rewards of the start cards are to come."""
    spare = [card for card in (45, 46, 47, 48, 49, 50) if card not in (zero, one)]
    deal = f"dealt.1 {zero} {spare[0]} {spare[1]} 51; dealt.2 {one} {spare[2]} {spare[3]} 52"
    s = table(f"viceroy; {deal}; {more} step pick_start")
    return play(s, f"start:{zero}", f"keep:{spare[0]}", f"start:{one}", f"keep:{spare[2]}")


# -- gems -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "in_all"), [(1, 16), (2, 32), (3, 48), (4, 64)])
def test_there_are_four_gems_of_each_colour_for_each_player_and_each_begins_with_six(seats: int, in_all: int) -> None:
    """V10, 2"""
    s = dealt(seats)
    assert [sum(player.gems) for player in s.players] == [6] * seats
    for colour in range(4):
        assert s.reserve[colour] + sum(player.gems[colour] for player in s.players) == 4 * seats
    assert sum(s.reserve) + 6 * seats == in_all


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_takes_two_gems_of_each_colour_and_returns_two_of_these(seats: int) -> None:
    """2"""
    for player in dealt(seats).players:
        assert sum(player.returned) == 2
        assert [kept + sent for kept, sent in zip(player.gems, player.returned, strict=True)] == [2, 2, 2, 2]


def test_which_two_gems_go_back_is_random_for_each_of_the_eight() -> None:
    """2"""
    returned = [tuple(dealt(1, seed).players[0].returned) for seed in range(300)]
    assert len(set(returned)) == 10  # two of one colour, or one of each of two
    doubles = len([pair for pair in returned if 2 in pair])
    assert 20 < doubles < 70  # 4 of 28 ways


# -- start cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_is_dealt_four_characters_and_all_choose_at_once(seats: int) -> None:
    """2, R-05"""
    s = dealt(seats)
    assert asks(s) == "pick_start"
    assert s.waiting == list(range(seats))
    for seat, player in enumerate(s.players):
        assert len(player.dealt) == 4
        assert choices(s, seat) == [f"start:{card}" for card in player.dealt]


def test_one_card_begins_the_pyramid_one_goes_to_the_hand_and_two_back_into_the_deck() -> None:
    """2, 1.1"""
    s = play(table(START), "start:6", "keep:5", "start:8", "keep:9")
    assert [pyramid(s, 0), pyramid(s, 1)] == [{"1:0": 6}, {"1:0": 8}]
    assert [[card for card in hand(s, seat) if card < 65] for seat in (0, 1)] == [[5], [9]]
    assert {4, 7, 10, 11} <= {*s.deck, *offer(s).values()}


def test_the_card_kept_is_another_one_than_the_start_card() -> None:
    """2"""
    s = answer(table(START), 0, "start:6")
    assert choices(s, 0) == ["keep:4", "keep:5", "keep:7"]


def test_start_cards_are_chosen_in_any_order_and_shown_when_all_have_chosen() -> None:
    """2, R-05"""
    s = table(START)
    answer(s, 1, "start:8")
    answer(s, 0, "start:6", "keep:5")
    assert s.waiting == [1]
    assert [pyramid(s, 0), pyramid(s, 1)] == [{}, {}]
    answer(s, 1, "keep:9")
    assert [pyramid(s, 0), pyramid(s, 1)] == [{"1:0": 6}, {"1:0": 8}]


def test_the_start_card_costs_nothing() -> None:
    """2"""
    s = play(table(START), "start:4", "keep:5", "start:8", "keep:9")
    assert [gems(s, 0), gems(s, 1)] == [[1, 1, 2, 2], [2, 2, 2, 0]]


# -- decks and offer --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "edition", "small"),
    [
        (1, "ru", 14),
        (2, "ru", 12),
        (3, "ru", 10),
        (4, "ru", 8),
        (1, "pl", 10),
        (2, "pl", 8),
        (3, "pl", 6),
        (4, "pl", 4),
    ],
)
def test_the_large_deck_has_48_cards_and_the_small_one_all_the_rest(seats: int, edition: str, small: int) -> None:
    """2, R-06"""
    s = start_picked(dealt(seats, edition=edition))
    drawn = sum(player.draws for player in s.players)
    assert s.small + drawn == small
    assert s.large() == 44
    assert len(offer(s)) == 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_cards_lie_at_the_bases_red_green_blue_yellow_and_none_at_the_tips(seats: int) -> None:
    """2"""
    s = dealt(seats)
    s.events = []
    start_picked(s)
    assert list(offer(s)) == ["red_base", "green_base", "blue_base", "yellow_base"]
    revealed = [event.a for event in s.events if s.game.events[event.kind] == "revealed"]
    assert revealed == list(offer(s).values())


@pytest.mark.parametrize(
    ("seats", "edition", "left"),
    [
        (1, "ru", 21),
        (2, "ru", 18),
        (3, "ru", 15),
        (4, "ru", 12),
        (1, "pl", 17),
        (2, "pl", 14),
        (3, "pl", 11),
        (4, "pl", 8),
    ],
)
def test_everybody_is_dealt_three_laws(seats: int, edition: str, left: int) -> None:
    """2"""
    s = start_picked(dealt(seats, seed=2, edition=edition))
    held = [len([card for card in hand(s, seat) if card >= 65]) for seat in range(seats)]
    assert held == [3] * seats
    assert s.laws_left() == left


# -- start rewards ----------------------------------------------------------------------------------------------------


def test_start_rewards_are_taken_by_priority_when_all_decks_are_ready() -> None:
    """2, R-07, 9"""
    s = started_with(23, 10)  # three gems each
    assert (asks(s), asked(s)) == ("gems", 1)
    assert (s.small, s.large(), s.laws_left(), len(offer(s))) == (12, 44, 18, 4)
    play(s, "gem:red", "gem:red", "gem:green")
    assert (asks(s), asked(s)) == ("gems", 0)
    play(s, "gem:blue", "gem:blue", "gem:blue")
    assert (asks(s), s.turn) == ("bid", 1)
    assert [gems(s, 0), gems(s, 1)] == [[0, 0, 3, 0], [2, 1, 0, 0]]


def test_the_start_card_brings_the_reward_of_level_1_only() -> None:
    """2"""
    s = started_with(7, 9)  # magic; defense
    assert [tokens(s, 0), tokens(s, 1)] == [["1:0:magic"], ["1:0:defense"]]
    assert asks(s) == "bid"


def test_a_card_as_start_reward_comes_from_the_law_deck_or_the_small_deck() -> None:
    """2, R-07"""
    s = started_with(15, 9)
    assert (asks(s), asked(s), choices(s)) == ("draw", 0, ["deck:law", "deck:character"])
    play(s, "deck:character")
    assert (s.small, s.laws_left(), len(hand(s, 0))) == (11, 18, 5)


@pytest.mark.parametrize(
    ("card", "token"),
    [(4, "vp3"), (8, "magic"), (11, "defense"), (20, "magic_bonus2"), (18, "infinite_blue"), (62, "infinite_red")],
)
def test_tokens_of_a_start_reward_lie_on_the_start_card(card: int, token: str) -> None:
    """2"""
    assert tokens(started_with(card, 9), 0) == [f"1:0:{token}"]


def test_a_start_reward_of_points_and_gems_brings_both() -> None:
    """2"""
    s = play(started_with(19, 9), "gem:green", "gem:yellow")
    assert (tokens(s, 0), gems(s, 0)) == (["1:0:vp2"], [0, 1, 0, 1])


def test_an_infinite_gem_as_start_reward_may_come_from_the_own_screen_when_the_reserve_has_none() -> None:
    """2, 12"""
    s = started_with(18, 9, "gems.1 0 0 8 0;")
    assert (asks(s), choices(s)) == ("own_gem", ["yes", "no"])
    play(s, "yes")
    assert (tokens(s, 0), gems(s, 0)) == (["1:0:infinite_blue"], [0, 0, 7, 0])


def test_after_the_start_rewards_the_first_turn_begins() -> None:
    """2, 3"""
    s = started(dealt(3))
    assert (s.turn, asks(s), s.waiting) == (1, "bid", [0, 1, 2])


# -- editions and options ---------------------------------------------------------------------------------------------


def test_the_russian_edition_has_64_characters_and_24_laws() -> None:
    """2"""
    s = dealt(2)
    assert (len(s.deck) + 8, len(s.laws), s.removed) == (64, 24, [])


def test_in_the_polish_edition_four_characters_and_four_laws_are_left_out_at_random() -> None:
    """2, R-08"""
    left_out = set()
    for seed in range(20):
        s = dealt(2, seed, edition="pl")
        assert (len(s.deck) + 8, len(s.laws)) == (60, 20)
        assert [card >= 65 for card in s.removed] == [False] * 4 + [True] * 4
        left_out.add(tuple(s.removed))
    assert len(left_out) > 15


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_which_cards_were_left_out_at_random(viewer: int | None) -> None:
    """2, R-08, 11"""
    view = dealt(2, edition="pl").view(viewer).board
    assert isinstance(view, Viceroy)
    assert view.removed == [-2] * 4 + [-1] * 4


@pytest.mark.parametrize("without", [WITHOUT, LAST_FOUR_LAWS])
def test_which_cards_the_polish_edition_lacks_may_be_named(without: str) -> None:
    """2, R-08"""
    named = [int(word) for word in without.split("-")]
    s = dealt(2, edition="pl", without=without)
    lying = {card for zone in s.zones() for cards in zone.lists for card in cards}
    assert lying == set(range(1, 89)) - set(named)
    assert s.removed == []


def test_cards_are_left_out_of_the_polish_edition_only() -> None:
    """2, R-08"""
    s = dealt(2, edition="ru", without=WITHOUT)
    assert (len(s.deck) + 8, len(s.laws)) == (64, 24)


@pytest.mark.parametrize(
    "without",
    [
        "1-2-3-4-85-86-87",  # seven
        "1-2-3-4-85-86-87-88-84",  # nine
        "1-2-3-4-85-86-87-eighty",
        "none",
        "1-2-3-4-5-6-7-8",  # eight characters
        "65-66-67-68-85-86-87-88",  # eight laws
        "1-1-3-4-85-86-87-88",  # seven different ones
        "0-1-2-3-85-86-87-88",  # no such card
        "1-2-3-4-85-86-87-89",
    ],
)
def test_four_characters_and_four_laws_must_be_named(without: str) -> None:
    """R-08"""
    with pytest.raises(BadSetup, match="without"):
        dealt(2, edition="pl", without=without)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"edition": "en"}, "option edition is one of ru, pl, not “en”"),
        ({"virtual": "4"}, "option virtual is one of 0, 1, 2, 3, not “4”"),
        ({"law_attack_on_card": "maybe"}, "option law_attack_on_card is one of yes, no"),
        ({"dragons": "yes"}, "viceroy has no option “dragons”"),
    ],
)
def test_an_option_that_the_game_does_not_offer_is_refused(options: dict[str, str], complaint: str) -> None:
    """2"""
    with pytest.raises(BadSetup, match=complaint):
        dealt(2, 1, **options)


@pytest.mark.parametrize("seats", [0, 5])
def test_viceroy_is_for_one_to_four_players(seats: int) -> None:
    """2"""
    with pytest.raises(BadSetup, match="viceroy is for 1 to 4 seats"):
        dealt(seats)


def test_nothing_is_refused_at_the_start() -> None:
    """2"""
    s = dealt(2)
    assert (refused(s, 0), refused(s, 1)) == ({}, {})


def test_the_same_seed_gives_the_same_game_and_another_seed_another_one() -> None:
    """2"""
    assert dealt(3, 7).position() == dealt(3, 7).position()
    assert dealt(3, 7).position() != dealt(3, 8).position()
