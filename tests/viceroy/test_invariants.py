"""Games played out at random: what must hold after every answer (12.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from prestol.core.chance import Quick
from prestol.games.viceroy.rules import GAME
from prestol.games.viceroy.rules.actions import DISCARD, TUCK
from prestol.games.viceroy.rules.events import (
    AUCTION_ROUND,
    DEVELOPMENT_ROUND,
    DISCARDED,
    PASSED_AUCTION,
    PLAYED,
    TURN,
    WON,
)
from prestol.games.viceroy.rules.invariants import violations
from prestol.games.viceroy.rules.places import START, place_at
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.tokens import SCIENCE, token_at

from .table import DEVELOPMENT, PLAYS, TWO, ended, sample, table

GAMES = 6  # for each kind of table
TABLES = [
    (1, {}),
    (1, {"virtual": "2"}),
    (1, {"virtual": "3", "edition": "pl"}),
    (2, {}),
    (2, {"edition": "pl", "without": "1-2-3-4-85-86-87-88"}),
    (2, {"virtual": "2", "law_attack_on_card": "no"}),
    (3, {}),
    (3, {"virtual": "1"}),
    (4, {}),
    (4, {"edition": "pl"}),
]


def played_out(seats: int, options: dict[str, str], seed: int) -> Viceroy:
    """A game of random answers, each of them checked; it leans to building."""
    s = GAME.new(seats, seed, options, told=True)
    assert isinstance(s, Viceroy)
    chance = Quick(seed)
    while not s.over:
        assert violations(s) == []
        assert misplaced(s) == []
        answers = s.legal(s.waiting[0])
        s.apply(s.waiting[0], max((answers[chance.below(len(answers))] for _ in range(2)), key=building))
    assert violations(s) == []
    assert misplaced(s) == []
    return s


def building(action: int) -> tuple[bool, int]:
    """Rather anything than to discard or to pass; rather high up than low down."""
    return not DISCARD <= action < TUCK, action


def misplaced(s: Viceroy) -> list[int]:
    """The cards that do not lie in exactly one place."""
    lying = Counter(card for zone in s.zones() for cards in zone.lists for card in cards)
    return [card for card in s.game.in_play(s) if lying[card] != 1]


def turns(s: Viceroy) -> list[Counter[tuple[int, int]]]:
    """For each turn how often each event happened to each seat."""
    found: list[Counter[tuple[int, int]]] = []
    for event in s.events or []:
        if event.kind == TURN:
            found.append(Counter())
        elif found:
            found[-1][event.kind, event.seat] += 1
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=[f"{seats}-{'-'.join(o.values())}" for seats, o in TABLES])
def test_invariants_hold_in_games_played_out_at_random(seats: int, options: dict[str, str]) -> None:
    """12.1"""
    for seed in range(GAMES):
        s = played_out(seats, options, seed)
        taken = turns(s)
        assert len(taken) == 12
        for turn in taken:
            assert turn[AUCTION_ROUND, 0] <= 3
            assert turn[DEVELOPMENT_ROUND, 0] <= 3
            assert all(turn[WON, seat] + turn[PASSED_AUCTION, seat] <= 1 for seat in range(seats))
            assert all(turn[PLAYED, seat] + turn[DISCARDED, seat] <= 3 for seat in range(seats))


# The owner of law 78 may do a lot: there are tokens of all kinds, gems on both sides and cards everywhere.
BUSY = """
    viceroy
    turn {turn}
    pyramid.1 1 17 3 4 {second} 7
    places.1 1:0 1:1 1:2 2:0 2:1 1:3
    tokens.1 1:0:science 1:0:infinite_red 1:1:used_blue 1:3:attack 1:3:magic_bonus2 2:0:vp3 2:0:stored_green
    tucked.1 66
    hosts.1 1:1
    hand.1 30 31 {held}
    gems.1 3 2 1 0
    attack.1 1
    pyramid.2 5 6
    tokens.2 1:0:infinite_yellow 1:1:magic 1:1:used_red
    gems.2 1 2 3 3
    hand.2 32 88
    base.red 10
    base.blue 11
    tip.blue 12
    law_top {top} 87
    played.1 {law}
    step turn next=end
    step development round=1 next=plays
    step play
"""


@pytest.mark.parametrize("law", [law for law in range(65, 87) if law != 66])
def test_every_law_keeps_the_table_sound(law: int) -> None:
    """12.1, 7"""
    for seed in range(4):
        second = 78 if law != 78 and seed % 2 else 40
        held = 65 if law != 65 else 68
        top = 85 if law != 85 else 86
        s = table(BUSY.format(turn=11 + seed % 2, second=second, held=held, top=top, law=law), small=seed % 3)
        chance = Quick(seed)
        for step in range(40):
            assert violations(s) == []
            assert misplaced(s) == []
            if s.over or step % 8 == 0:
                assert table(s.position()).position() == s.position()
            if s.over:
                break
            seat = s.waiting[chance.below(len(s.waiting))]
            answers = s.legal(seat)
            s.apply(seat, answers[chance.below(len(answers))])


def test_gems_taken_in_a_written_position_are_not_start_gems_sent_back() -> None:
    """12.1, 11"""
    s = table(f"viceroy; {TWO}; {DEVELOPMENT} round=1 next=discards; step gems left=2")
    s.apply(0, s.game.parse("gem:red"))
    assert (s.players[0].gems, s.players[0].returned) == ([1, 0, 0, 0], [0, 0, 0, 0])
    assert violations(s) == []


def test_a_written_position_that_names_no_start_gems_sent_back_can_be_imagined() -> None:
    """11"""
    s = table(f"viceroy; {TWO}; gems.2 1 1 0 0; hand.1 30; {DEVELOPMENT}")
    assert sample(s, 0, 1).players[1].gems == [1, 1, 0, 0]


def test_tokens_may_be_written_in_any_order() -> None:
    """12.1"""
    mixed = ended("viceroy; pyramid.1 1 2; tokens.1 1:1:science 1:0:vp3 1:0:magic")
    sorted_ = ended("viceroy; pyramid.1 1 2; tokens.1 1:0:magic 1:0:vp3 1:1:science")
    assert mixed.position() == sorted_.position()


def test_a_sound_position_has_no_violations() -> None:
    """12.1"""
    assert violations(sound()) == []


def sound() -> Viceroy:
    return table("""
        viceroy
        turn 5
        pyramid.1 1 2 3
        places.1 1:0 1:1 2:0
        tokens.1 1:0:infinite_red 2:0:science
        tucked.1 66
        gems.1 1 1 1 1
        pyramid.2 4
        gems.2 1 0 0 0
        base.red 10
        tip.red 11
        hand.1 30
        hand.2 31
        step turn next=end
        step development
    """)


def lose_a_gem(s: Viceroy) -> None:
    s.reserve[2] -= 1


def owe_a_gem(s: Viceroy) -> None:
    s.players[0].gems[0] -= 2
    s.reserve[0] += 2
    s.players[0].least = [-1, 1, 1, 1]
    s.players[0].returned = [-1, 0, 0, 0]


def drain_the_reserve(s: Viceroy) -> None:
    s.players[1].gems[3] += 9
    s.reserve[3] -= 9


def end_the_game(s: Viceroy) -> None:
    s.over = True
    for player in s.players:
        player.hand = []


def end_with_a_hand(s: Viceroy) -> None:
    s.over = True
    s.turn = 12
    s.deck = s.deck[: s.small]


def end_with_a_large_deck(s: Viceroy) -> None:
    s.over = True
    s.turn = 12
    for player in s.players:
        player.hand = []


def swell_the_small_deck(s: Viceroy) -> None:
    s.small += 1


def leave_a_taken_card(s: Viceroy) -> None:
    s.players[1].taken = [40]


def put_two_on_a_base(s: Viceroy) -> None:
    s.bases = [[10, 12], [], [], []]


def put_two_on_a_tip(s: Viceroy) -> None:
    s.tips = [[11, 12], [], [], []]


def forget_a_place(s: Viceroy) -> None:
    s.players[0].places = s.players[0].places[:2]
    s.players[0].tokens = s.players[0].tokens[:1]


def use_a_place_twice(s: Viceroy) -> None:
    s.players[0].cards = [1, 2, 3, 5]
    s.players[0].places = [*s.players[0].places, START]


def leave_a_gap(s: Viceroy) -> None:
    s.players[1].cards = [4, 5]
    s.players[1].places = [START, START + 2]


def put_a_law_on_level_5(s: Viceroy) -> None:
    build(s, 5, 85)


def put_a_card_on_level_6(s: Viceroy) -> None:
    build(s, 6, 21)


def build(s: Viceroy, levels: int, top: int) -> None:
    """A whole pyramid for the second player."""
    places = [place_at(level, pos) for level in range(1, levels + 1) for pos in range(levels + 1 - level)]
    s.players[1].places = places
    s.players[1].cards = [*range(32, 32 + len(places) - 1), top]


def take_a_support_away(s: Viceroy) -> None:
    s.players[1].cards = [4, 5]
    s.players[1].places = [START, place_at(2, 0)]


def play_too_often(s: Viceroy) -> None:
    s.players[1].cards = list(range(1, 39))
    s.players[1].places = list(range(START - 18, START + 20))


def lay_a_token_nowhere(s: Viceroy) -> None:
    s.players[1].tokens = [token_at(place_at(1, 1), SCIENCE)]


def host_a_card_nowhere(s: Viceroy) -> None:
    s.players[0].hosts = [place_at(3, 0)]


def mix_tokens_up(s: Viceroy) -> None:
    s.players[0].tokens = s.players[0].tokens[::-1]


def forget_a_host(s: Viceroy) -> None:
    s.players[0].hosts = []


def know_too_much(s: Viceroy) -> None:
    s.players[0].least = [1, 2, 1, 1]


def return_too_much(s: Viceroy) -> None:
    s.players[0].returned = [2, 0, 0, 0]


@pytest.mark.parametrize(
    ("break_it", "complaint"),
    [
        (lose_a_gem, "7 blue gems instead of 8"),
        (owe_a_gem, "fewer than no red gems"),
        (drain_the_reserve, "fewer than no yellow gems"),
        (end_the_game, "the game is over in turn 5"),
        (end_with_a_hand, "the game is over with cards in hand"),
        (end_with_a_large_deck, "24 cards in the large deck instead of 0"),
        (swell_the_small_deck, "23 cards in the large deck instead of 24"),
        (leave_a_taken_card, "a card was taken and lies nowhere"),
        (put_two_on_a_base, "two cards lie at one end of an auction card"),
        (put_two_on_a_tip, "two cards lie at one end of an auction card"),
        (forget_a_place, "player 1: cards and places do not match"),
        (use_a_place_twice, "player 1: cards and places do not match"),
        (leave_a_gap, "player 2: level 1 has a gap"),
        (put_a_law_on_level_5, "player 2: a card lies on a level where it may not lie"),
        (put_a_card_on_level_6, "player 2: a card lies on a level where it may not lie"),
        (take_a_support_away, "player 2: a card lacks a support"),
        (play_too_often, "player 2: more cards than can have been played"),
        (lay_a_token_nowhere, "player 2: a token or a tucked card lies nowhere"),
        (host_a_card_nowhere, "player 1: a token or a tucked card lies nowhere"),
        (mix_tokens_up, "player 1: tokens are not in order, or a tucked card has no host"),
        (forget_a_host, "player 1: tokens are not in order, or a tucked card has no host"),
        (know_too_much, "player 1: what is known of the screen is not true"),
        (return_too_much, "player 1: what is known of the screen is not true"),
    ],
    ids=lambda each: each.__name__ if callable(each) else "",
)
def test_a_broken_table_is_noticed(break_it: Callable[[Viceroy], None], complaint: str) -> None:
    """12.1"""
    s = sound()
    break_it(s)
    assert violations(s) == [complaint]


def test_a_taken_card_is_in_order_while_its_owner_is_asked() -> None:
    """12.1, 7.78"""
    s = table(f"viceroy; pyramid.1 78 65; pyramid.2 2; taken.1 40; {PLAYS}; step keep_or_tuck")
    assert violations(s) == []


def test_thirty_seven_cards_are_the_most_a_pyramid_can_hold() -> None:
    """12.1: three a turn and the start card"""
    s = sound()
    s.players[1].cards = list(range(1, 38))
    s.players[1].places = list(range(START - 18, START + 19))
    assert violations(s) == []


def test_several_violations_are_all_named() -> None:
    """12.1"""
    s = sound()
    for break_it in (lose_a_gem, leave_a_gap, mix_tokens_up):
        break_it(s)
    assert len(violations(s)) == 3
