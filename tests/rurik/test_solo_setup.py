"""The solo game is laid out (12.1), and its cards and boards are those of the box."""

from __future__ import annotations

import pytest

from prestol.core.errors import PrestolError
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.cards import (
    AGENDA_NAMES,
    BANNER_NAMES,
    COSTS,
    DEED_NAMES,
    FIRST_AGENDA,
    FIRST_CARD,
    FIRST_DEED,
    POINTS,
    REGION_NAMES,
    STRUCTURE_NAMES,
)
from prestol.games.rurik.rules.sets import only_member
from prestol.games.rurik.rules.solo_cards import (
    BUILD_ORDERS,
    COIN_BONUS,
    DISTANCES,
    ORDERS,
    PRIORITY_NAMES,
    REVEAL_LESS,
    SOLO_ROWS,
    board_of,
    row_advisor,
    row_banner,
    row_marked,
    row_since,
)
from prestol.games.rurik.rules.state import Rurik

from .oracle import distance
from .rebellion_cards import PRIORITIES, SLOTS, SOLO_BOARDS, SOLO_CARDS
from .rebellion_table import solo
from .table import asks, choices, dealt, goods, leader_at, play, refused, told, troops

LEVELS = [1, 2, 3, 4]


def top_card(s: Rurik) -> int:
    return s.cards[0] - FIRST_CARD + 1


def after_leader(seed: int) -> Rurik:
    """A new game in which the leader and the agenda are chosen."""
    s = play(dealt(1, seed), "leader:boris")
    return play(s, choices(s)[0])


# -- what is left out -------------------------------------------------------------------------------------------------


def test_three_deeds_are_left_out() -> None:
    """12.1"""
    s = dealt(1)
    names = {DEED_NAMES[card - FIRST_DEED] for card in s.deeds + s.row}
    assert set(DEED_NAMES) - names == {"grand_hunter", "law_giver", "enforce_peace"}
    assert (len(s.deeds), len(s.row)) == (20, 3)


def test_three_agendas_are_left_out() -> None:
    """12.1"""
    s = play(dealt(1), "leader:boris")
    names = {AGENDA_NAMES[card - FIRST_AGENDA] for card in s.agendas + s.players[0].dealt}
    assert set(AGENDA_NAMES) - names == {"dignified", "courageous", "wealthy"}
    assert (len(s.agendas), len(s.players[0].dealt)) == (6, 2)


def test_with_two_players_these_cards_are_there() -> None:
    """12.1"""
    s = play(dealt(2), "leader:boris", "leader:maria")
    assert len(s.deeds + s.row) == 26
    assert len(s.agendas) + sum(len(player.dealt) for player in s.players) == 11


def test_the_player_may_not_be_sviatopolk() -> None:
    """12.1"""
    s = dealt(1)
    assert asks(s) == "choose_leader"
    assert refused(s) == {"leader:sviatopolk": "leader_of_rebellion"}
    assert len(choices(s)) == 7


def test_sviatopolk_is_not_dealt_to_the_player_either() -> None:
    """12.1"""
    dealt_out = {dealt(1, seed, leaders="random").players[0].who for seed in range(60)}
    assert dealt_out == {0, 1, 2, 3, 4, 6, 7}


def test_there_are_no_rebels_with_rewards() -> None:
    """12.1"""
    s = dealt(1)
    assert (s.rewards, s.won) == ([], [])
    with pytest.raises(PrestolError):
        dealt(1, rebel_tokens="yes")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_levels_are_for_the_solo_game_only(seats: int) -> None:
    """12.1"""
    with pytest.raises(PrestolError):
        dealt(seats, level="2")


# -- the two sides ----------------------------------------------------------------------------------------------------


def test_the_player_begins_as_usual() -> None:
    """12.1"""
    s = dealt(1)
    player = s.players[0]
    assert (player.coins, player.supply, player.ready) == (3, 12, 3)
    play(s, "leader:boris")
    assert (asks(s), len(s.players[0].dealt)) == ("choose_agenda", 2)
    play(s, choices(s)[0])
    assert (len(s.players[0].agenda), len(s.players[0].rejected)) == (1, 1)


def test_the_rebellion_has_15_rebels_three_coins_and_all_structures() -> None:
    """12.1"""
    rebellion = dealt(1).players[1]
    assert rebellion.supply + sum(rebellion.troops) == 15
    assert sum(rebellion.troops) == 6
    assert (rebellion.coins, sum(rebellion.built), sum(rebellion.goods)) == (3, 0, 0)
    assert (rebellion.levels, rebellion.war) == ([0, 0, 0], 0)


@pytest.mark.parametrize(("level", "coins"), [(1, 6), (2, 7), (3, 8), (4, 9)])
def test_every_coverable_bonus_has_a_coin_that_is_no_money_yet(level: int, coins: int) -> None:
    """12.1"""
    s = dealt(1, level=str(level))
    assert sum(s.covers) == coins
    columns = SOLO_BOARDS[level].columns.values()
    assert s.covers == [sum(covered for _, _, covered in column) for column in columns]
    assert s.players[1].coins == 3


@pytest.mark.parametrize(("level", "priority"), [(1, "build"), (2, "tax"), (3, "attack_move"), (4, "build")])
def test_the_board_says_with_which_priority_the_rebellion_begins(level: int, priority: str) -> None:
    """12.1"""
    assert PRIORITY_NAMES[dealt(1, level=str(level)).priority] == priority


@pytest.mark.parametrize(
    ("round_", "advisors"), [(1, [1, 2, 4, 5]), (2, [1, 2, 4, 5]), (3, [1, 2, 2, 4, 5]), (4, [1, 2, 2, 3, 4, 5])]
)
def test_both_sides_have_the_advisors_of_a_game_for_up_to_three(round_: int, advisors: list[int]) -> None:
    """12"""
    s = solo(f"round {round_ - 1}; step round; at.1 volyn; at.2 kiev")
    assert (s.players[0].advisors, s.players[1].advisors) == (advisors, advisors)


# -- the board --------------------------------------------------------------------------------------------------------


def test_eight_regions_are_in_play_with_a_good_each() -> None:
    """12, 12.1"""
    s = dealt(1)
    assert s.regions == 8
    assert s.goods == [1] * 8 + [0] * 7


def test_the_strategy_board_is_that_for_one_and_two_players() -> None:
    """12"""
    for banner, name in enumerate(BANNER_NAMES):
        assert [(POINTS[1][4 * banner + row], COSTS[1][4 * banner + row]) for row in range(3)] == SLOTS[name]


def test_solo_cards_are_shuffled() -> None:
    """12.1"""
    decks = [dealt(1, seed).cards for seed in range(200)]
    assert all(sorted(cards) == list(range(FIRST_CARD, FIRST_CARD + 18)) for cards in decks)
    assert {cards[0] for cards in decks} == {cards[-1] for cards in decks} == set(decks[0])
    assert dealt(1, 7).cards == decks[7]


def test_sviatopolk_and_two_rebels_begin_in_kiev_and_two_in_each_of_the_first_two_other_regions() -> None:
    """12.1"""
    seen = set()
    for seed in range(200):
        s = dealt(1, seed)
        others = [region for region in SOLO_CARDS[top_card(s)].regions if region != "kiev"][:2]
        assert leader_at(s, 1) == "kiev"
        assert troops(s, 1) == {"kiev": 2, others[0]: 2, others[1]: 2}
        seen.add(top_card(s))
    assert len(seen) == 18


def test_kiev_on_the_card_is_passed_over() -> None:
    """12.1"""
    # card 1 begins kiev, volyn, pereyaslavl; card 3 begins polotsk, kiev, pereyaslavl
    tops = {1: {"kiev": 2, "volyn": 2, "pereyaslavl": 2}, 3: {"kiev": 2, "polotsk": 2, "pereyaslavl": 2}}
    for number, expected in tops.items():
        s = next(s for s in (dealt(1, seed) for seed in range(200)) if top_card(s) == number)
        assert troops(s, 1) == expected


def test_a_neutral_troop_stands_in_each_of_the_other_five_regions() -> None:
    """12.1"""
    s = dealt(1)
    empty = [region for region in REGION_NAMES[:8] if region not in troops(s, 1)]
    assert len(empty) == 5
    assert [REGION_NAMES[at] for at, number in enumerate(s.neutrals) if number] == sorted(empty, key=REGION_NAMES.index)
    assert sum(s.neutrals) == 5


def test_goods_tokens_may_be_used() -> None:
    """11, 12"""
    s = dealt(1, 3, goods_tokens="yes")
    assert sorted(s.kinds[:8]) == [0, 0, 1, 1, 2, 2, 3, 4]
    assert goods(s, 0) == {}


# -- the player's figures ---------------------------------------------------------------------------------------------


def test_the_player_places_three_troops_where_the_rebellion_is_not() -> None:
    """12.1"""
    s = after_leader(1)
    theirs = troops(s, 1)
    for _ in range(3):
        assert asks(s) == "place_troops"
        assert refused(s) == {f"place:{region}": "rebellion_there" for region in REGION_NAMES if region in theirs}
        assert len(choices(s)) == 5
        play(s, choices(s)[0])
    assert list(troops(s, 0).values()) == [3]


def test_the_leader_joins_own_troops() -> None:
    """12.1"""
    s = after_leader(1)
    first, second = choices(s)[:2]
    play(s, first, second, second)
    assert asks(s) == "place_leaders"
    assert choices(s) == [first, second]
    play(s, second)
    assert leader_at(s, 0) == second.removeprefix("place:")


def test_the_player_is_always_first() -> None:
    """12.1"""
    for seed in range(20):
        s = dealt(1, seed)
        assert (s.first, s.token) == (0, 0)


def test_the_scheme_banner_passes_no_token() -> None:
    """12.1"""
    s = solo(
        "round 1; step round next=development; step action; banner.scheme 1:1; banner.tax 1:5; at.1 volyn; at.2 kiev"
    )
    log = told(s, "act", "deck:1")
    log += told(s, choices(s)[0])  # kept
    log += told(s, choices(s)[0])  # put back first
    assert (s.token, asks(s)) == (0, "turn")
    assert {"acted", "kept", "returned"} <= {event[0] for event in log}
    assert "passed_token" not in {event[0] for event in log}


# -- cards and boards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 19))
def test_every_solo_card_is_as_in_the_box(number: int) -> None:
    """12.3, 12.4"""
    card = SOLO_CARDS[number]
    assert [REGION_NAMES[region] for region in ORDERS[number - 1]] == card.regions
    for at, priority in enumerate(PRIORITIES):
        built = BUILD_ORDERS[number - 1][at]
        assert [STRUCTURE_NAMES[only_member(structure)] for structure in built] == card.builds[priority]
    assert [row_words(row) for row in SOLO_ROWS[number - 1]] == card.rows


def row_words(row: int) -> list[str]:
    star = "*" if row_since(row) > 1 else ""
    assert row_since(row) == {"2*": 3, "3*": 4}.get(f"{row_advisor(row)}{star}", 1)
    cells = [BANNER_NAMES[row_banner(row, at)] + ("$" if row_marked(row, at) else "") for at in range(3)]
    return [f"{row_advisor(row)}{star}", *cells]


@pytest.mark.parametrize("number", range(1, 19))
def test_every_card_places_each_advisor_once_and_has_one_or_two_coin_marks_in_each_column(number: int) -> None:
    """12.3"""
    rows = SOLO_CARDS[number].rows
    assert sorted(row[0] for row in rows) == ["1", "2", "2*", "3*", "4", "5"]
    for column in (1, 2, 3):
        assert sum("$" in row[column] for row in rows) == (2 if 7 <= number <= 14 else 1)
    assert not any("attack" in row[3] for row in rows)


@pytest.mark.parametrize("level", LEVELS)
def test_every_board_is_as_in_the_box(level: int) -> None:
    """12.1"""
    board = SOLO_BOARDS[level]
    mine = board_of(level)
    assert (mine.level, PRIORITY_NAMES[mine.start_priority]) == (level, board.start)
    for column, priority in zip(mine.columns, PRIORITIES, strict=True):
        found = [(BANNER_NAMES[bonus.main], effect_word(bonus.effect), bonus.covered) for bonus in column]
        assert found == board.columns[priority]


def effect_word(effect: int) -> str:
    if effect == REVEAL_LESS:
        return "reveal_less"
    return f"coin_{effect - COIN_BONUS}" if effect >= COIN_BONUS else BANNER_NAMES[effect]


def test_borders_between_regions_are_counted_over_the_eight_regions() -> None:
    """12.4"""
    for start in range(8):
        for end in range(8):
            assert DISTANCES[start][end] == distance(REGION_NAMES[start], REGION_NAMES[end])
    # volyn touches polotsk and kiev only; rostov is reached over novgorod and polotsk, or chernigov and kiev
    assert DISTANCES[REGION_NAMES.index("volyn")][REGION_NAMES.index("rostov")] == 3


def test_the_game_is_for_one_player_too() -> None:
    """12"""
    assert 1 in GAME.seats
    assert len(dealt(1).players) == 2
