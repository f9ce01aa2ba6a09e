"""The development phase of the solo game (12.5)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.solo_cards import PRIORITY_NAMES
from prestol.games.rurik.rules.state import Rurik

from .rebellion_cards import SOLO_BOARDS
from .rebellion_table import said, solo
from .table import asks, choices, goods, leader_at, play, told, troops

ROW = "row market_day hoard generous_prince"
APART = "troops.1 novgorod:2; troops.2 kiev:2"  # one region each
LEVELS = [1, 2, 3, 4]


def developing(position: str, level: int = 1, round_: int = 1) -> Rurik:
    """A development phase as far as the player's first question."""
    s = solo(f"round {round_}; step round next=end; step development; {ROW}; {position}", level)
    s.events = []
    return s


def priority(s: Rurik) -> str:
    return PRIORITY_NAMES[s.priority]


# -- the new priority -------------------------------------------------------------------------------------------------

# player, rebellion, new priority on level 2, which begins with tax
REGIONS = [
    ("troops.1 novgorod:1 rostov:1", "troops.2 kiev:5", "attack_move"),  # two regions against one
    ("troops.1 novgorod:1; at.1 rostov", "troops.2 kiev:5", "attack_move"),  # the leader occupies, too
    ("troops.1 novgorod:1 kiev:1", "troops.2 kiev:5", "attack_move"),  # ruled or not
    ("troops.1 novgorod:9", "troops.2 kiev:1 volyn:1", "tax"),  # figures do not count …
    ("troops.1 novgorod:1; built.1 rostov:stronghold", "troops.2 kiev:5; built.2 volyn:church", "tax"),  # … nor this
]


@pytest.mark.parametrize(("player", "rebellion", "expected"), REGIONS)
def test_with_more_regions_for_the_player_attack_and_move_come_first(
    player: str, rebellion: str, expected: str
) -> None:
    """12.5"""
    s = developing(f"{player}; {rebellion}", 2)
    assert priority(s) == expected


@pytest.mark.parametrize("level", LEVELS)
def test_with_equally_many_regions_they_do_not(level: int) -> None:
    """12.5"""
    s = developing(f"{APART}; priority attack_move", level)
    assert priority(s) == SOLO_BOARDS[level].start


GROUPS = [
    # novgorod and rostov touch: 2 against 1
    ("built.1 novgorod:church rostov:church", "built.2 kiev:church", "build"),
    # novgorod and volyn do not: 1 against 1
    ("built.1 novgorod:church volyn:church", "built.2 kiev:church", "attack_move"),
    # three structures in one region are one region
    ("built.1 novgorod:church+market+stronghold", "built.2 kiev:church", "attack_move"),
    # novgorod - polotsk - kiev: 3 against volyn - kiev: 2
    ("built.1 novgorod:church polotsk:church kiev:market", "built.2 kiev:church volyn:church", "build"),
    ("built.1 novgorod:church polotsk:church", "built.2 kiev:church volyn:church", "attack_move"),
]


@pytest.mark.parametrize(("player", "rebellion", "expected"), GROUPS)
def test_with_a_larger_group_of_structures_for_the_player_build_comes_first(
    player: str, rebellion: str, expected: str
) -> None:
    """12.5"""
    s = developing(f"{APART}; {player}; {rebellion}", 3)  # level 3 begins with attack and move
    assert priority(s) == expected


GOODS = [
    ("goods.1 1 0 0 0 0", "goods.2 0 0 0 0 0", 1, "tax"),
    ("goods.1 1 0 0 0 0", "goods.2 0 1 0 0 0", 1, "attack_move"),
    ("goods.1 9 0 0 0 0", "goods.2 1 1 1 0 0", 3, "attack_move"),  # only three wood fit into the boat
    ("goods.1 2 0 0 0 0", "goods.2 0 0 0 0 5", 2, "tax"),  # one fur fits
]


@pytest.mark.parametrize(("player", "rebellion", "shown", "expected"), GOODS)
def test_with_more_goods_in_the_players_boat_tax_comes_first(
    player: str, rebellion: str, shown: int, expected: str
) -> None:
    """12.5"""
    s = developing(f"{APART}; {player}; {rebellion}", 3)
    play(s, f"show:{shown}")
    assert priority(s) == expected


def test_the_first_that_fits_is_taken() -> None:
    """12.5"""
    ahead = "troops.1 novgorod:1 rostov:1; troops.2 kiev:2; built.1 novgorod:church; goods.1 1 0 0 0 0"
    assert priority(play(developing(ahead, 2), "show:1")) == "attack_move"
    level = "troops.1 novgorod:1; troops.2 kiev:2; built.1 novgorod:church; goods.1 1 0 0 0 0"
    assert priority(play(developing(level, 2), "show:1")) == "build"


@pytest.mark.parametrize("level", LEVELS)
def test_otherwise_it_is_the_starting_priority(level: int) -> None:
    """12.5"""
    for before in ("attack_move", "build", "tax"):
        s = developing(f"{APART}; priority {before}", level)
        assert priority(s) == SOLO_BOARDS[level].start


def test_goods_held_back_do_not_count() -> None:
    """12.5, R-34"""
    s = developing(f"{APART}; goods.1 2 0 0 0 0; goods.2 1 0 0 0 0", 3)
    assert choices(s) == ["show:0", "show:1", "show:2"]
    assert priority(play(s, "show:1")) == "attack_move"


def test_the_log_tells_why() -> None:
    """12.5"""
    s = developing(f"{APART}; goods.1 1 0 0 0 0", 3)
    assert ("priority", 1, 2, 3) in told(s, "show:1")  # tax: more goods
    s = developing(f"{APART}; goods.1 1 0 0 0 0", 3)
    assert ("priority", 1, 0, 4) in told(s, "show:0")  # no reason: the starting priority
    s = developing(f"{APART}; goods.1 1 0 0 0 0; built.1 kiev:church", 3)
    assert ("priority", 1, 1, 2) in told(s, "show:0")  # build: a larger group
    s = developing("troops.1 novgorod:1 polotsk:1; troops.2 kiev:1; goods.1 1 0 0 0 0", 3)
    assert ("priority", 1, 0, 1) in told(s, "show:0")  # attack and move: more regions


# -- both sides on the tracks -----------------------------------------------------------------------------------------


def test_both_sides_advance_on_the_tracks() -> None:
    """12.5"""
    # the rebellion rules kiev, volyn, polotsk (3: level 2), has a group of 2 (level 1) and 3 + 2 goods (level 2);
    # the player rules novgorod and rostov (level 1)
    rebellion = "troops.2 kiev:2 volyn:1 polotsk:1; built.2 kiev:church volyn:market; goods.2 3 2 0 0 0"
    s = developing(f"troops.1 novgorod:1 rostov:1; {rebellion}")
    assert (s.players[0].levels, s.players[1].levels) == ([1, 0, 0], [2, 1, 2])


def test_the_rebellion_can_reach_the_top_of_the_rule_track() -> None:
    """12.5"""
    s = developing("troops.1 rostov:1; troops.2 kiev:1 novgorod:1 volyn:1 polotsk:1 smolensk:1")
    assert s.players[1].levels == [8, 0, 0]
    s = developing("troops.1 novgorod:1; troops.2 kiev:1 rostov:1 volyn:1 polotsk:1 smolensk:1")
    assert s.players[1].levels == [5, 0, 0]


def test_neutral_troops_keep_regions_from_counting() -> None:
    """12.5, R-15"""
    s = developing("troops.1 novgorod:1; troops.2 kiev:1 volyn:1 polotsk:1; neutrals kiev")
    assert s.players[1].levels == [1, 0, 0]


def test_markers_never_go_down() -> None:
    """12.5"""
    s = developing(f"{APART}; levels.2 3 2 1")
    assert s.players[1].levels == [3, 2, 1]


# -- bonuses for tracks on which the player is ahead ------------------------------------------------------------------


def test_a_bonus_is_unlocked_for_each_track_on_which_the_player_is_ahead() -> None:
    """12.5"""
    # rule 1 : 0 and trade 1 : 0, build 2 : 2. Priority: the starting one of level 4, build, with 3 coins.
    s = developing(f"{APART}; levels.1 1 2 1; levels.2 0 2 0; coins.2 0", 4)
    assert s.covers == [3, 1, 3]
    assert s.players[1].coins == 2 + 1  # two unlocked, one income


def test_the_levels_after_advancing_are_compared() -> None:
    """12.5"""
    # the player comes to rule level 1, but so does the rebellion
    s = developing("troops.1 novgorod:1 rostov:1; troops.2 kiev:1 volyn:1")
    assert s.covers == [2, 2, 2]
    s = developing("troops.1 novgorod:1 rostov:1; troops.2 kiev:1; coins.2 0")
    assert s.covers == [1, 2, 2]  # 1 : 0, and with more regions attack and move come first


def test_equal_and_lower_markers_unlock_nothing() -> None:
    """12.5"""
    s = developing(f"{APART}; levels.1 1 2 0; levels.2 1 3 5")
    assert s.covers == [2, 2, 2]


def test_the_war_track_does_not_count() -> None:
    """12.5"""
    s = developing(f"{APART}; war.1 5")
    assert s.covers == [2, 2, 2]


def test_the_new_priority_decides_which_column() -> None:
    """12.5"""
    # level 1 begins with build; the player occupies more, so attack and move come first: its column loses the coin
    s = developing("troops.1 novgorod:1 rostov:1; troops.2 kiev:1 ; priority tax; levels.1 1 0 0", 1)
    assert s.covers == [1, 2, 2]


def test_an_empty_column_sends_it_to_the_leftmost_with_coins() -> None:
    """12.5"""
    # level 2 begins with tax: one coin there, then attack_move, then attack_move
    s = developing(f"{APART}; levels.1 1 1 1; covers 2 2 1", 2)
    assert s.covers == [0, 2, 0]


def test_when_no_coin_is_left_nothing_is_unlocked() -> None:
    """12.5"""
    s = developing(f"{APART}; levels.1 1 1 1; covers 0 1 0; coins.2 0; goods.1 1 0 0 0 0", 2)
    log = told(s, "show:0")
    assert (s.covers, s.players[1].coins) == ([0, 0, 0], 1 + 1)
    assert [event[0] for event in log].count("no_coins_left") == 2


def test_the_log_tells_for_which_track() -> None:
    """12.5"""
    s = developing(f"{APART}; levels.1 0 1 1; goods.1 1 0 0 0 0")
    log = told(s, "show:0")
    assert [event[2] for event in log if event[0] == "track_ahead"] == [1, 2]


# -- round 4 ----------------------------------------------------------------------------------------------------------


def test_in_round_4_the_rebellion_unlocks_too_and_its_coins_score() -> None:
    """R-23"""
    # 3 tracks behind: 3 coins more, 1 point; no income
    s = developing(f"{APART}; levels.1 1 1 1; coins.2 3; goods.1 1 0 0 0 0", 4, 4)
    assert s.over
    assert (s.players[1].coins, sum(s.covers)) == (6, 6)
    assert s.results()[1].parts["coins"] == 2


def test_in_round_4_there_is_no_income_no_deed_and_no_rebel() -> None:
    """12.5, R-19"""
    s = developing(f"{APART}; at.2 kiev; coins.1 2; coins.2 1; goods.2 3 0 0 0 0", 1, 4)
    assert s.over
    assert (s.players[0].coins, s.players[1].coins) == (2, 1)
    assert (troops(s, 1), s.players[0].open) == ({"kiev": 2}, [])


def test_in_round_4_the_priority_changes_too() -> None:
    """R-23"""
    s = developing("troops.1 novgorod:1 rostov:1; troops.2 kiev:1", 1, 4)
    assert priority(s) == "attack_move"


# -- income -----------------------------------------------------------------------------------------------------------


def test_the_rebellion_takes_one_coin_and_one_for_each_full_column() -> None:
    """12.5"""
    s = developing(f"{APART}; coins.2 0")
    assert s.players[1].coins == 1
    s = developing(f"{APART}; coins.2 0; goods.2 3 2 2 0 4")  # wood, stone and fur are full
    assert s.players[1].coins == 4


def test_it_takes_nothing_for_markers_off_their_tracks() -> None:
    """12.5"""
    s = developing(f"{APART}; coins.2 0; levels.2 0 0 0; war.2 0")
    assert s.players[1].coins == 1
    s = developing(f"{APART}; coins.2 0; levels.2 1 1 1; war.2 1")
    assert s.players[1].coins == 1


def test_the_players_income_is_as_usual() -> None:
    """12.5"""
    # rule and war at 0: two coins; stone full: one. The boat is full again for income, though goods were held back.
    s = developing(f"{APART}; coins.1 0; levels.1 0 1 1; goods.1 0 0 2 0 0")
    play(s, "show:0")
    assert s.players[0].coins == 3


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_the_player_picks_a_deed_and_the_rebellion_does_not() -> None:
    """12.5"""
    s = developing(APART)
    assert (asks(s), s.waiting) == ("take_deed", [0])
    assert choices(s) == ["take:market_day", "take:hoard", "take:generous_prince"]
    play(s, "take:hoard")
    assert asks(s) == "advisor"
    assert (len(s.players[0].open), len(s.row), s.players[1].open) == (1, 3, [])


def test_goods_tokens_and_advisors_come_back() -> None:
    """12.5"""
    s = developing(f"{APART}; ready.1 none; power.1 0; taken kiev novgorod", 1, 2)
    play(s, "take:hoard")
    assert s.goods[:8] == [1] * 8
    assert (s.players[0].ready, s.players[0].power) == (3, True)
    assert s.players[1].advisors == s.players[0].advisors == [1, 2, 2, 4, 5]
    assert s.round == 3


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_a_rebel_joins_sviatopolk_at_the_end_of_a_round(round_: int) -> None:
    """R-19"""
    s = developing(f"{APART}; at.2 volyn", 1, round_)
    assert (leader_at(s, 1), troops(s, 1)) == ("volyn", {"kiev": 2})
    play(s, "take:hoard")
    assert troops(s, 1) == {"kiev": 2, "volyn": 1}
    assert said(s, "rebel_rallied") == ["rebel_rallied volyn 0"]


def test_it_comes_after_tracks_and_priorities() -> None:
    """R-19"""
    # volyn 1 : 1 neutral is not ruled in step A, though the rebel will make it 2 : 1
    s = developing("troops.1 novgorod:1; troops.2 kiev:1; at.2 volyn; neutrals volyn")
    assert s.players[1].levels == [0, 0, 0]
    play(s, "take:hoard")
    assert troops(s, 1) == {"kiev": 1, "volyn": 1}


def test_nobody_joins_a_sviatopolk_in_supply() -> None:
    """R-19"""
    s = play(developing(APART), "take:hoard")
    assert (leader_at(s, 1), troops(s, 1)) == ("none", {"kiev": 2})


def test_without_a_rebel_in_supply_nobody_joins() -> None:
    """R-19"""
    s = play(developing("troops.1 novgorod:1; troops.2 kiev:15; at.2 kiev"), "take:hoard")
    assert (troops(s, 1), s.players[1].supply) == ({"kiev": 15}, 0)


def test_the_rebellion_keeps_its_goods() -> None:
    """12.5"""
    s = play(developing(f"{APART}; goods.2 3 1 0 0 0"), "take:hoard")
    assert goods(s, 1) == {"wood": 3, "fish": 1}
