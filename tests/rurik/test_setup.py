"""Setting up: the table for 2 to 4 players, leaders, agendas, the first figures (3)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import GOOD_NAMES, LEADER_NAMES, PRINTED_GOODS
from prestol.games.rurik.rules.state import Rurik

from .table import CHOOSING, asked, asks, board, choices, dealt, leader_at, play, refused, table, told, troops
from .turn_positions import decks

REGIONS = {2: 8, 3: 11, 4: 15}
SEATS = [2, 3, 4]
GREEN = ["novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl"]


def through(s: Rurik, question: str) -> Rurik:
    """Give first answers until another question comes."""
    while asks(s) == question:
        play(s, choices(s, s.waiting[0])[0])
    return s


# -- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_each_region_in_play_has_a_rebel_and_its_good(seats: int) -> None:
    """3, 1"""
    s = dealt(seats)
    expected = [1] * REGIONS[seats] + [0] * (15 - REGIONS[seats])
    assert (s.regions, s.neutrals, s.goods) == (REGIONS[seats], expected, expected)
    assert s.kinds == PRINTED_GOODS


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_begins_with_three_coins_both_tokens_and_everything_in_supply(seats: int) -> None:
    """3, 1"""
    for player in dealt(seats).players:
        assert (player.coins, player.ready, player.supply, player.leader) == (3, 3, 12, -1)
        assert (player.levels, player.war, sum(player.built), sum(player.goods)) == ([0, 0, 0], 0, 0, 0)
        assert (player.hand, player.open, player.done, player.defeated) == ([], [], [], 0)


@pytest.mark.parametrize("seats", SEATS)
def test_scheme_decks_and_deeds_are_laid_out(seats: int) -> None:
    """3, 2.6"""
    s = dealt(seats)
    assert (decks(s), s.discard, len(s.row), len(s.deeds)) == ([14, 13], [], 3, 23)
    assert len(s.rewards) == 15


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_random_and_has_the_token(seats: int) -> None:
    """3"""
    firsts = {dealt(seats, seed).first for seed in range(30)}
    assert firsts == set(range(seats))
    assert all(s.first == s.token for s in (dealt(seats, seed) for seed in range(10)))


def test_the_deeds_of_the_row_are_random() -> None:
    """3"""
    assert len({tuple(dealt(2, seed).row) for seed in range(20)}) > 15


# -- leaders ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_leaders_are_chosen_in_turn_order_from_the_first_player(first: int) -> None:
    """R-05, 3, 14"""
    s = table(f"rurik seats=3; first {first + 1}; {CHOOSING}")
    assert (asks(s), choices(s)) == ("choose_leader", [f"leader:{name}" for name in LEADER_NAMES])
    seen = []
    for name in ("boris", "agatha", "yaroslav"):
        seen.append(asked(s))
        play(s, f"leader:{name}")
    assert seen == [(first + ahead) % 3 for ahead in range(3)]
    assert [LEADER_NAMES[s.players[seat].who] for seat in seen] == ["boris", "agatha", "yaroslav"]


def test_a_leader_is_chosen_once() -> None:
    """3"""
    s = play(dealt(4), "leader:boris", "leader:maria")
    assert refused(s) == {"leader:boris": "leader_taken", "leader:maria": "leader_taken"}


def test_leaders_may_be_dealt_instead() -> None:
    """3"""
    found = set()
    for seed in range(20):
        s = dealt(4, seed, leaders="random")
        assert asks(s) == "choose_agenda"
        who = [player.who for player in s.players]
        assert len(set(who)) == 4
        assert [s.holder[leader] for leader in who] == [0, 1, 2, 3]
        found |= set(who)
    assert found == set(range(8))


def test_agendas_are_dealt_after_the_leaders_are_chosen() -> None:
    """3"""
    s = dealt(2)
    while asks(s) == "choose_leader":
        for seat in (0, 1):
            assert [card for card in board(s, seat).players[seat].dealt if card >= 0] == []
        play(s, choices(s)[0])
    assert [len(player.dealt) for player in s.players] == [2, 2]


# -- agendas ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_of_two_agendas_each_keeps_one(seats: int) -> None:
    """3, 14"""
    s = through(dealt(seats), "choose_leader")
    assert (asks(s), s.waiting) == ("choose_agenda", list(range(seats)))
    assert [len(player.dealt) for player in s.players] == [2] * seats
    assert len({card for player in s.players for card in player.dealt}) == 2 * seats
    dealt_cards = [player.dealt[:] for player in s.players]
    for seat in range(seats):
        play(s, choices(s, seat)[seat % 2])
    for seat, player in enumerate(s.players):
        assert player.agenda == [dealt_cards[seat][seat % 2]]
        assert player.rejected == [dealt_cards[seat][1 - seat % 2]]
    assert len(s.agendas) == 11 - 2 * seats


# -- figures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1])
def test_three_laps_of_one_troop_then_the_leaders(first: int) -> None:
    """3, 14"""
    s = table(f"rurik; who.1 boris; who.2 maria; first {first + 1}; step round; step place_leaders; step place_troops")
    seen = []
    for name in ("kiev", "kiev", "volyn", "kiev", "kiev", "rostov"):
        assert (asks(s), choices(s)) == ("place_troops", [f"place:{each}" for each in GREEN])
        seen.append(asked(s))
        play(s, f"place:{name}")
    other = 1 - first
    assert seen == [first, other] * 3
    assert (troops(s, first), troops(s, other)) == ({"kiev": 2, "volyn": 1}, {"kiev": 2, "rostov": 1})
    assert (asks(s), asked(s), choices(s)) == ("place_leaders", first, ["place:volyn", "place:kiev"])
    assert refused(s)["place:rostov"] == "no_own_troop"
    play(s, "place:volyn")
    assert (asked(s), choices(s)) == (other, ["place:rostov", "place:kiev"])
    play(s, "place:kiev")
    assert (leader_at(s, first), leader_at(s, other)) == ("volyn", "kiev")
    assert (asks(s), asked(s), s.round) == ("advisor", first, 1)


def test_a_leader_with_one_region_to_go_to_is_placed_at_once() -> None:
    """3, 14"""
    s = table(
        "rurik; troops.1 kiev:3; troops.2 kiev:2 volyn:1; who.1 boris; who.2 maria; step round; step place_leaders"
    )
    assert (asked(s), leader_at(s, 0)) == (1, "kiev")


@pytest.mark.parametrize("seats", SEATS)
def test_every_region_in_play_may_take_troops(seats: int) -> None:
    """3"""
    s = table(f"rurik seats={seats}; neutrals kiev; step round; step place_leaders; step place_troops")
    assert len(choices(s)) == REGIONS[seats]
    assert refused(s) == {}


def test_the_game_begins_with_round_one_and_four_advisors_each() -> None:
    """3, 4, 5"""
    s = table("rurik; at.1 kiev; at.2 kiev; step round")
    assert (s.round, asks(s)) == (1, "advisor")
    assert [player.advisors for player in s.players] == [[1, 2, 4, 5], [1, 2, 4, 5]]


def test_what_is_told_of_the_setup() -> None:
    """3"""
    s = dealt(2)
    assert told(s, "leader:maria") == [("chose_leader", s.first, 2, 0)]


# -- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_redistributed_goods_are_those_of_the_regions_in_play(seats: int) -> None:
    """3"""
    for seed in range(5):
        s = dealt(seats, seed, goods_tokens=True)
        regions = REGIONS[seats]
        assert sorted(s.kinds[:regions]) == sorted(PRINTED_GOODS[:regions])
        assert s.kinds[regions:] == PRINTED_GOODS[regions:]
        assert s.kinds != PRINTED_GOODS
        assert len(GOOD_NAMES) == 5
