"""A turn of the rebellion in the action phase, step by step (12.4), and its scheme action."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import FIRST_CARD
from prestol.games.rurik.rules.state import Rurik

from .rebellion_table import acted, deck, heads, in_turn, said, solo
from .table import asks, banner, goods, leader_at, play, told, troops

# The player stands in novgorod, far from the rebellion in kiev: 2 rebels and Sviatopolk.
APART = "at.1 novgorod; troops.1 novgorod:3; at.2 kiev; troops.2 kiev:2"
NOBODY_LEFT = "at.1 novgorod; troops.1 novgorod:3; at.2 kiev; troops.2 kiev:15"  # all 15 rebels are on the board


def cards(s: Rurik) -> list[int]:
    return [card - FIRST_CARD + 1 for card in s.cards]


def turns(board: str, count: int, position: str = APART) -> Rurik:
    """The rebellion takes so many turns in a row; then it is the player's turn."""
    s = solo(f"round 3; step round next=development; step action; {board}; {position}", cards=deck(3, 2, 1))
    s.events = []
    for _ in range(count):
        play(s, "forfeit")
    return s


# -- step 1: the card -------------------------------------------------------------------------------------------------


def test_the_bottom_card_comes_to_the_top() -> None:
    """12.4"""
    s = in_turn(APART, "muster_1", card=13)
    before = cards(s)
    assert before[-1] == 13
    s.events = []
    play(s, "forfeit")
    assert cards(s) == [13, *before[:-1]]
    assert said(s, "card_turned") == [f"card_turned {FIRST_CARD + 12} {1 + 2}"]  # read with priority 2: tax


def test_every_turn_has_a_card_of_its_own() -> None:
    """12.4"""
    s = turns("banner.muster 2:5 2:4 2:2; banner.scheme 1:5 1:4 1:2; banner.move 1:1", 3)
    assert cards(s)[:3] == [3, 2, 1]


def test_the_player_turns_no_card() -> None:
    """12.4"""
    s = solo(f"round 1; step round next=development; step action; banner.scheme 1:5 1:4 1:2; {APART}")
    before = cards(s)
    play(s, "forfeit", "forfeit")
    assert cards(s) == before


# -- step 2: wiped out ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "region"), [(1, "kiev"), (5, "pereyaslavl"), (11, "volyn"), (13, "novgorod")])
def test_a_rebellion_without_figures_enters_the_first_region_of_the_order(card: int, region: str) -> None:
    """R-18"""
    # scheme: nothing else is placed. Neutrals and the player do not keep it away.
    s = acted("at.1 novgorod; troops.1 novgorod:2; neutrals kiev", "scheme_1", card)
    assert leader_at(s, 1) == region
    assert troops(s, 1) == {region: 1}
    assert s.players[1].supply == 14
    assert said(s, "rebel_entered") == [f"rebel_entered {region} 0"]


def test_then_it_acts_as_usual() -> None:
    """R-18"""
    # into novgorod, where the player has 3: 2 figures; two musters there make 4 against 3
    s = acted("at.1 novgorod; troops.1 novgorod:2", "muster_2", 13)
    assert troops(s, 1) == {"novgorod": 3}
    assert heads(s).index("rebel_entered") < heads(s).index("retrieved", 3) < heads(s).index("mustered")


def test_with_a_figure_on_the_board_nobody_enters() -> None:
    """R-18"""
    s = acted("at.1 novgorod; troops.2 kiev:1", "scheme_1")
    assert (leader_at(s, 1), troops(s, 1)) == ("none", {"kiev": 1})


# -- step 3: the lowest advisor ---------------------------------------------------------------------------------------


def retrieved(s: Rurik) -> list[str]:
    assert s.events is not None
    s.events = [event for event in s.events if event.seat == 1]
    return [text.removeprefix("retrieved ") for text in said(s, "retrieved")]


def test_the_lowest_number_is_retrieved_whatever_its_bribe() -> None:
    """12.4"""
    s = turns("banner.muster 2:1+5 2:4; banner.tax 2:2; banner.scheme 1:5 1:4 1:2; banner.move 1:1", 3)
    assert retrieved(s) == ["1+5 muster_1", "2+0 tax_1", "4+0 muster_2"]


def test_of_two_2s_the_one_further_left_is_retrieved() -> None:
    """12.4"""
    s = turns("banner.move 1:4 2:2; banner.tax 2:2; banner.scheme 1:5 1:2 1:1", 2)
    assert retrieved(s) == ["2+0 move_2", "2+0 tax_1"]


def test_of_two_2s_on_one_banner_the_upper_is_retrieved() -> None:
    """R-38"""
    s = turns("banner.tax 2:2+1 1:2 2:2; banner.scheme 1:5 1:4 1:1", 2)
    assert retrieved(s) == ["2+1 tax_1", "2+0 tax_3"]


def test_its_bribe_goes_to_the_supply_and_nobody_moves_up() -> None:
    """12.4"""
    board = "banner.attack 2:1+3 1:2; banner.scheme 1:5 1:4; banner.muster 1:1"
    s = turns(board, 1, f"{APART}; coins.2 0")
    assert banner(s, "attack")[0] == "none"
    assert s.players[1].coins == 1  # nobody to attack: one coin, not the bribe


# -- step 4: the cost -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", ["muster_3", "attack_3", "tax_3", "build_3"])
def test_when_it_cannot_pay_it_takes_a_coin_instead(slot: str) -> None:
    """12.4"""
    s = acted(f"{APART}; neutrals kiev; coins.2 0; priority build", slot, level=4)
    assert s.players[1].coins == 1
    assert said(s, "cannot_pay") == ["cannot_pay 1 0"]
    assert troops(s, 1) == {"kiev": 2}  # not even the bonus move that level 4 has for a muster
    assert (goods(s, 1), s.players[1].built, s.neutrals[5]) == ({}, [0] * 15, 1)
    assert "rebel_bonus" not in heads(s)


@pytest.mark.parametrize("slot", ["muster_3", "tax_3", "build_3"])
def test_it_pays_the_cost_of_its_slot(slot: str) -> None:
    """12.4"""
    s = acted(f"{APART}; coins.2 2", slot, level=1)
    assert s.players[1].coins == 1
    assert "acted" in heads(s)


def test_bonus_coins_come_too_late_for_the_cost() -> None:
    """12.4"""
    s = acted(f"{APART}; coins.2 0", "muster_3", level=2)  # muster: coin_1 is free on this board
    assert (s.players[1].coins, troops(s, 1)) == (1, {"kiev": 2})


def test_other_slots_cost_nothing() -> None:
    """12.4"""
    s = acted(f"{APART}; coins.2 0", "move_3")
    assert (s.players[1].coins, len(said(s, "moved"))) == (0, 1)


# -- step 5: bonuses --------------------------------------------------------------------------------------------------


def test_level_1_has_a_free_bonus_for_muster() -> None:
    """12.4"""
    s = acted(APART, "muster_1", level=1)
    assert len(said(s, "mustered")) == 3 + 1
    assert said(s, "rebel_bonus") == ["rebel_bonus 0 0"]


def test_level_2_has_a_free_coin_for_muster_and_a_free_bonus_for_tax() -> None:
    """12.4"""
    s = acted(f"{APART}; coins.2 3", "muster_1", level=2)
    assert (len(said(s, "mustered")), s.players[1].coins) == (3, 4)
    s = acted(f"{APART} volyn:1", "tax_2", level=2)  # one point and one more: kiev and volyn
    assert goods(s, 1) == {"wood": 1, "fish": 1}


def test_level_3_has_a_free_move_for_muster_and_a_free_attack() -> None:
    """12.4"""
    s = acted(APART, "muster_2", level=3)
    assert (len(said(s, "moved")), len(said(s, "mustered"))) == (1, 2)
    s = acted(f"{APART}; neutrals kiev volyn; priority build", "attack_2", level=3)
    assert len(said(s, "attacked")) == 1  # two points, but after the first nobody is left in its regions
    s = acted(f"{APART} volyn:1; neutrals kiev volyn; priority build", "attack_2", level=3)
    assert len(said(s, "attacked")) == 2


def test_level_4_has_a_free_bonus_for_build() -> None:
    """12.4"""
    s = acted(f"{APART} volyn:1", "build_2", level=4)
    assert len(said(s, "built")) == 2


def test_coins_are_unlocked_from_the_top_of_a_column() -> None:
    """12.4"""
    # level 1, build column: muster: muster (free), attack: attack, move: move. With one coin left, it covers move.
    s = acted(f"{APART}; covers 2 1 2", "move_3", level=1)
    assert len(said(s, "moved")) == 1
    s = acted(f"{APART}; covers 2 0 2", "move_3", level=1)
    assert len(said(s, "moved")) == 2  # for a move action it simply adds up


def test_bonus_moves_come_first_and_the_main_action_sees_them() -> None:
    """12.4"""
    # level 3, muster: move is free. Priority build: the first region not ruled is volyn (1 neutral). Sviatopolk goes
    # there from kiev: 1 against 1, not ruled. So volyn is the first to be reinforced, then kiev.
    s = acted(f"{APART}; neutrals volyn; priority build", "muster_2", level=3)
    assert said(s, "moved", "mustered") == ["moved kiev volyn leader", "mustered volyn 0", "mustered kiev 0"]


def test_bonuses_of_other_actions_do_not_help() -> None:
    """12.4"""
    s = acted(f"{APART}; covers 0 0 0", "scheme_1", level=4)
    assert "moved" not in heads(s)
    s = acted(f"{APART} volyn:1; covers 2 2 2", "build_2", level=1)
    assert len(said(s, "built")) == 1


# -- step 6: an action that can do nothing ----------------------------------------------------------------------------

EVERYWHERE = "novgorod:1 rostov:1 polotsk:1 smolensk:1 volyn:1 kiev:3 chernigov:1 pereyaslavl:1"
# It occupies and rules all regions but novgorod, where the player has 4 against 1.
CROWDED = f"at.1 novgorod; troops.1 novgorod:3; troops.2 {EVERYWHERE}"
IDLE = [
    ("muster_3", NOBODY_LEFT),  # no figure left
    ("move_1", f"{CROWDED}; priority attack_move"),  # no region without its figures
    ("move_1", "at.1 novgorod; troops.2 kiev:1 volyn:1; priority attack_move"),  # no region can spare one
    ("attack_3", APART),  # nobody in its regions
    ("build_3", "at.1 novgorod; troops.1 novgorod:2; troops.2 novgorod:1"),  # one point, but two are needed
    ("tax_3", f"{APART}; taken kiev"),  # no good where it stands
    ("scheme_1", f"{APART}; covers 0 0 0"),  # no coin left
]


@pytest.mark.parametrize(("slot", "position"), IDLE)
def test_an_action_that_can_do_nothing_brings_a_coin_and_costs_nothing(slot: str, position: str) -> None:
    """R-31"""
    s = in_turn(f"{position}; coins.2 1", slot, level=1)
    before = (troops(s, 1), leader_at(s, 1), goods(s, 1), s.players[1].built, s.covers)
    s.events = []
    play(s, "forfeit")
    assert (troops(s, 1), leader_at(s, 1), goods(s, 1), s.players[1].built, s.covers) == before
    assert s.players[1].coins == 2
    assert "cannot_act" in heads(s)
    assert heads(s).count("acted") == 0


def test_other_bonuses_are_then_lost() -> None:
    """12.4"""
    s = acted(f"{NOBODY_LEFT}; coins.2 0", "muster_1", level=2)  # the free coin_1 is not paid
    assert s.players[1].coins == 1


def test_bonus_moves_already_made_stay_made() -> None:
    """R-39"""
    # level 4, the top coin of the build column gone: attack: move. The first region it does not occupy is volyn.
    s = acted(f"{APART}; covers 3 2 3; priority attack_move; coins.2 0", "attack_2", level=4)
    assert said(s, "moved") == ["moved kiev volyn leader"]
    assert (leader_at(s, 1), troops(s, 1)) == ("volyn", {"kiev": 2})
    assert said(s, "cannot_act") == ["cannot_act 2 0"]  # nobody in kiev nor volyn
    assert s.players[1].coins == 1


def test_a_bonus_move_can_make_the_action_possible() -> None:
    """R-39"""
    # as before, but a neutral troop stands in volyn, where Sviatopolk goes
    s = acted(f"{APART}; neutrals volyn; covers 3 2 3; priority attack_move; coins.2 0", "attack_2", level=4)
    assert said(s, "moved", "attacked") == ["moved kiev volyn leader", "attacked volyn 5"]
    assert (sum(s.neutrals), s.players[1].coins) == (0, 0)


def test_bonus_points_count_in_the_test() -> None:
    """R-39"""
    # one rebel against two troops: a structure in novgorod costs 2 points; build_2 has 1, on level 4 and one more
    lonely = "at.1 novgorod; troops.1 novgorod:1; troops.2 novgorod:1; coins.2 0; priority build"
    assert said(acted(lonely, "build_2", level=4), "built", "cannot_act") == ["built novgorod 1"]
    assert said(acted(lonely, "build_2", level=1), "built", "cannot_act") == ["cannot_act 4 0"]


# -- step 7 -----------------------------------------------------------------------------------------------------------


def test_it_pays_and_takes_bonus_coins_when_it_acts() -> None:
    """12.4"""
    s = acted(f"{APART}; coins.2 1", "muster_3", level=2)  # 1 - 1 + 1
    assert (s.players[1].coins, troops(s, 1)) == (1, {"kiev": 3})


def test_it_draws_no_scheme_cards() -> None:
    """12.4"""
    s = acted(APART, "scheme_1")
    assert len(s.schemes) == 27
    assert "drew" not in heads(s)


def test_after_its_turn_the_player_is_next() -> None:
    """12.4"""
    s = acted(APART, "muster_1")
    assert asks(s) == "turn"
    assert s.waiting == [0]


def test_the_log_of_a_turn_begins_with_card_and_advisor() -> None:
    """12.4"""
    s = in_turn(APART, "muster_2", card=9)
    log = told(s, "forfeit")
    mine = [event for event in log if event[1] == 1]
    assert mine[:4] == [
        ("card_turned", 1, FIRST_CARD + 8, 1 + 2),  # with priority 2: tax
        ("retrieved", 1, 4, 1),  # the 4 without a bribe, second slot of muster
        ("acted", 1, 1, 0),
        ("rebel_bonus", 1, 33, 0),  # one coin for muster
    ]


# -- scheme -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", ["scheme_1", "scheme_2", "scheme_3"])
def test_scheme_unlocks_one_bonus_whatever_the_slot(slot: str) -> None:
    """12.4"""
    s = acted(f"{APART}; coins.2 0; priority build", slot, level=3)
    assert (s.covers, s.players[1].coins) == ([2, 2, 3], 1)


@pytest.mark.parametrize(("priority", "covers"), [("attack_move", [2, 3, 3]), ("build", [3, 2, 3]), ("tax", [3, 3, 2])])
def test_the_coin_comes_from_the_column_of_the_priority(priority: str, covers: list[int]) -> None:
    """12.4"""
    s = acted(f"{APART}; coins.2 0; priority {priority}", "scheme_1", level=4)
    assert s.covers == covers


def test_from_an_empty_column_it_goes_to_the_leftmost_with_coins() -> None:
    """12.4"""
    s = acted(f"{APART}; covers 0 1 3; priority attack_move; coins.2 0", "scheme_1", level=4)
    assert (s.covers, s.players[1].coins) == ([0, 0, 3], 1)
    s = acted(f"{APART}; covers 1 1 0; priority tax; coins.2 0", "scheme_1", level=4)
    assert s.covers == [0, 1, 0]
    s = acted(f"{APART}; covers 0 0 2; priority build; coins.2 0", "scheme_1", level=4)
    assert s.covers == [0, 0, 1]


def test_the_log_tells_which_bonus_is_unlocked() -> None:
    """12.4"""
    # level 1, tax column: tax: tax, then scheme: coin_2
    s = acted(f"{APART}; priority tax", "scheme_1", level=1)
    assert said(s, "unlocked") == [f"unlocked 2 {3 | 3 << 8}"]
    s = acted(f"{APART}; priority tax; covers 2 2 1", "scheme_1", level=1)
    assert said(s, "unlocked") == [f"unlocked 2 {5 | (32 + 2) << 8}"]


def test_a_bonus_unlocked_by_scheme_does_not_work_in_the_same_turn() -> None:
    """R-32"""
    # level 1: the last coin of the tax column covers scheme: coin_2
    s = acted(f"{APART}; priority tax; covers 2 2 1; coins.2 0", "scheme_1", level=1)
    assert (s.covers, s.players[1].coins) == ([2, 2, 0], 1)


def test_in_a_later_turn_it_does() -> None:
    """R-32"""
    # the tax column is empty: the leftmost coin to the dock, and two for the bonus
    s = acted(f"{APART}; priority tax; covers 2 2 0; coins.2 0", "scheme_1", level=1)
    assert (s.covers, s.players[1].coins) == ([1, 2, 0], 3)


def test_without_coins_on_the_board_scheme_can_do_nothing_and_pays_no_bonus() -> None:
    """12.4, R-31"""
    s = acted(f"{APART}; covers 0 0 0; coins.2 0", "scheme_1", level=1)
    assert s.players[1].coins == 1
    assert said(s, "cannot_act") == ["cannot_act 5 0"]
