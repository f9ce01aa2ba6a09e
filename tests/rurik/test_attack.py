"""Attacking: rebels and their rewards, opponents and the casualty check (6.4)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import LOSS, REWARD_NAMES

from .table import asked, asks, choices, goods, leader_at, play, refused, table, told, troops
from .turn_positions import TURN, attack, coins, decks, names, turn

KIEV = 5
FIGHT = "troops.1 kiev:2; troops.2 kiev:2"
LOSSES = ["s04", "s05", "s09", "s14", "s17", "s18", "s22", "s25", "s27"]
CALM = "top.1 s01 s02 s03"  # no loss on the first deck

# -- targets ----------------------------------------------------------------------------------------------------------


def test_one_attacks_where_one_has_a_figure_whoever_else_stands_there() -> None:
    """6.4, 14"""
    s = attack("troops.1 kiev:1; at.1 volyn; troops.2 kiev:1 rostov:1; at.3 kiev; neutrals kiev volyn rostov", seats=3)
    assert choices(s) == ["stop", "attack:volyn_rebel", "attack:kiev_2", "attack:kiev_3", "attack:kiev_rebel"]
    assert refused(s) == {"attack:rostov_2": "not_occupied", "attack:rostov_rebel": "not_occupied"}


def test_a_stronghold_alone_neither_attacks_nor_is_attacked() -> None:
    """6.4, 2.1"""
    s = attack("troops.1 kiev:1; built.1 volyn:stronghold; built.2 kiev:stronghold; troops.2 volyn:1; neutrals kiev")
    assert choices(s) == ["stop", "attack:kiev_rebel"]


def test_with_nobody_to_attack_the_points_are_lost() -> None:
    """6.4, 14"""
    assert asks(attack("troops.1 kiev:3; troops.2 volyn:1")) == "turn"


def test_one_may_stop_with_points_left() -> None:
    """6.4, 6.1"""
    s = play(attack(FIGHT, points=2), "stop")
    assert (asks(s), s.players[0].war) == ("turn", 0)


def test_the_last_figure_lost_ends_attacks_from_there_but_not_elsewhere() -> None:
    """6.4"""
    s = attack("troops.1 kiev:1 volyn:1; troops.2 kiev:2; neutrals volyn; top.1 s05", points=2)
    play(s, "attack:kiev_2", "deck:1")
    assert choices(s) == ["stop", "attack:volyn_rebel"]


# -- rebels -----------------------------------------------------------------------------------------------------------


def test_a_rebel_is_defeated_without_check_and_without_a_step_on_the_war_track() -> None:
    """6.4"""
    s = attack("troops.1 kiev:1; neutrals kiev volyn")
    events = told(s, "attack:kiev_rebel")
    assert [event[0] for event in events] == ["attacked", "defeated"]
    assert (s.neutrals[KIEV], s.players[0].defeated, s.players[0].war) == (0, 1, 0)
    assert (asks(s), troops(s, 0), decks(s)) == ("turn", {"kiev": 1}, [14, 13])


@pytest.mark.parametrize(
    ("card", "reward"),
    [(1, "wood"), (3, "fish"), (5, "stone"), (7, "honey"), (9, "fur"), (10, "coin_1"), (14, "coin_2")],
)
def test_a_defeated_rebel_brings_a_good_or_coins(card: int, reward: str) -> None:
    """6.4"""
    won = " ".join(f"r{number}" for number in range(1, 16) if number != card)
    s = attack(f"troops.1 kiev:1; neutrals kiev; defeated.4 14; won {won}", seats=4)
    play(s, "attack:kiev_rebel")
    assert goods(s, 0) == ({} if "coin" in reward else {reward: 1})
    assert s.players[0].coins == {"coin_1": 1, "coin_2": 2}.get(reward, 0)
    assert reward in REWARD_NAMES


def test_the_reward_of_a_rebel_is_drawn_when_it_is_defeated() -> None:
    """R-46"""
    text = f"rurik; troops.1 kiev:1; neutrals kiev; {TURN}; step attack points=1"
    found = {play(table(f"{text}; chance {key} 0"), "attack:kiev_rebel").won[0] for key in range(60)}
    assert len(found) > 7
    assert len(table(text).rewards) == 15


def test_several_rebels_are_defeated_with_several_points() -> None:
    """6.4"""
    s = attack("troops.1 kiev:1 volyn:1; neutrals kiev volyn", points=2)
    play(s, "attack:kiev_rebel", "attack:volyn_rebel")
    assert (s.players[0].defeated, len(s.won), sum(s.neutrals)) == (2, 2, 0)


# -- opponents --------------------------------------------------------------------------------------------------------


def test_the_defender_loses_a_troop_and_the_attacker_steps_up_on_the_war_track() -> None:
    """6.4, 2.5"""
    s = attack(f"{FIGHT}; at.2 kiev; {CALM}")
    play(s, "attack:kiev_2", "deck:1")
    assert (troops(s, 1), leader_at(s, 1), s.players[1].supply) == ({"kiev": 1}, "kiev", 11)
    assert (s.players[0].war, s.players[1].war) == (1, 0)


def test_the_leader_is_lost_last_and_goes_back_to_the_supply() -> None:
    """2.5, 6.4"""
    s = attack(f"troops.1 kiev:3; at.2 kiev; troops.2 kiev:1 volyn:1; {CALM}", points=2)
    play(s, "attack:kiev_2", "deck:1")
    assert (troops(s, 1), leader_at(s, 1)) == ({"volyn": 1}, "kiev")
    play(s, "attack:kiev_2", "deck:1")
    assert (troops(s, 1), leader_at(s, 1), s.players[1].supply) == ({"volyn": 1}, "none", 11)


@pytest.mark.parametrize("card", LOSSES)
def test_a_loss_symbol_costs_the_attacker_a_figure(card: str) -> None:
    """6.4"""
    s = attack(f"{FIGHT}; top.2 {card}")
    play(s, "attack:kiev_2", "deck:2")
    assert (troops(s, 0), s.players[0].supply, names(s.discard)) == ({"kiev": 1}, 11, [card])


@pytest.mark.parametrize("card", [f"s{number:02}" for number in range(1, 28) if f"s{number:02}" not in LOSSES])
def test_a_card_without_one_does_no_harm(card: str) -> None:
    """6.4"""
    s = attack(f"troops.1 kiev:3; troops.2 kiev:1; top.1 {card}")
    play(s, "attack:kiev_2", "deck:1")
    assert (troops(s, 0), names(s.discard)) == ({"kiev": 3}, [card])


def test_the_attacker_loses_the_leader_last_too() -> None:
    """R-21, 2.5"""
    s = attack("at.1 kiev; troops.1 kiev:1; troops.2 kiev:2; top.1 s05 s04", points=2)
    play(s, "attack:kiev_2", "deck:1")
    assert (troops(s, 0), leader_at(s, 0)) == ({}, "kiev")
    play(s, "attack:kiev_2", "deck:1")
    assert (leader_at(s, 0), s.players[0].on_board()) == ("none", False)


def test_a_loss_is_taken_in_the_region_of_the_attack() -> None:
    """6.4, 2.5"""
    s = attack("at.1 kiev; troops.1 volyn:5; troops.2 kiev:1; top.1 s05")
    play(s, "attack:kiev_2", "deck:1")
    assert (troops(s, 0), leader_at(s, 0)) == ({"volyn": 5}, "none")


# -- how many cards ---------------------------------------------------------------------------------------------------

RULED, STRONGHOLD, BORIS, DEED = 1, 2, 4, 8
DUE = [  # a position, cards fewer by a deed, cards due, why
    ("troops.1 kiev:2; troops.2 kiev:1", 0, 1, 0),
    ("troops.1 kiev:2; troops.2 kiev:2", 0, 1, 0),
    ("troops.1 kiev:1; troops.2 kiev:2", 0, 2, RULED),
    ("troops.1 kiev:1; at.2 kiev; troops.2 kiev:1", 0, 2, RULED),
    ("troops.1 kiev:1; troops.2 kiev:2; troops.3 kiev:2", 0, 1, 0),
    ("troops.1 kiev:1; troops.2 kiev:2; troops.3 kiev:3", 0, 1, 0),
    ("troops.1 kiev:1; troops.2 kiev:1; neutrals kiev", 0, 1, 0),
    ("troops.1 kiev:1; troops.2 kiev:2; neutrals kiev", 0, 2, RULED),
    ("troops.1 kiev:3; troops.2 kiev:1; built.2 kiev:stronghold", 0, 2, STRONGHOLD),
    ("troops.1 kiev:2; troops.2 kiev:1; built.2 kiev:stronghold", 0, 2, STRONGHOLD),
    ("troops.1 kiev:1; troops.2 kiev:1; built.2 kiev:stronghold", 0, 3, RULED | STRONGHOLD),
    ("troops.1 kiev:1; troops.2 kiev:1; built.2 kiev:church+market", 0, 1, 0),
    ("troops.1 kiev:1; troops.2 kiev:1; built.2 volyn:stronghold", 0, 1, 0),
    ("troops.1 kiev:1; troops.2 kiev:1; built.3 kiev:stronghold", 0, 1, 0),
    ("troops.1 kiev:1; troops.2 kiev:1; built.1 kiev:stronghold", 0, 1, 0),
    ("troops.1 kiev:1; troops.2 kiev:3; built.2 kiev:stronghold; neutrals kiev", 0, 3, RULED | STRONGHOLD),
    # Yaroslav
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:1; built.2 kiev:stronghold", 0, 1, 0),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:2; built.2 kiev:stronghold", 0, 2, RULED),
    ("who.3 yaroslav; at.3 kiev; troops.1 kiev:1; troops.2 kiev:2; built.2 kiev:stronghold", 0, 2, RULED),
    ("who.3 yaroslav; at.3 kiev; troops.1 kiev:1; troops.2 kiev:1; built.2 kiev:stronghold", 0, 1, 0),
    ("who.3 yaroslav; at.3 volyn; troops.1 kiev:3; troops.2 kiev:1; built.2 kiev:stronghold", 0, 2, STRONGHOLD),
    ("who.2 yaroslav; at.2 kiev; troops.1 kiev:3; built.2 kiev:stronghold", 0, 2, STRONGHOLD),
    ("who.2 yaroslav; at.2 kiev; troops.1 kiev:2; built.2 kiev:stronghold", 0, 3, RULED | STRONGHOLD),
    ("who.2 yaroslav; at.2 kiev; troops.1 kiev:1", 0, 2, RULED),
    # Sviatopolk
    ("who.2 sviatopolk; at.2 kiev; troops.1 kiev:1; neutrals kiev", 0, 2, RULED),
    ("who.2 sviatopolk; at.2 kiev; troops.1 kiev:2; neutrals kiev", 0, 1, 0),
    ("who.3 sviatopolk; at.3 kiev; troops.1 kiev:1; troops.2 kiev:2; neutrals kiev", 0, 1, 0),
    # Boris
    ("who.1 boris; at.1 kiev; troops.2 kiev:1", 0, 0, BORIS),
    ("who.1 boris; at.1 kiev; troops.2 kiev:2", 0, 1, BORIS | RULED),
    ("who.1 boris; at.1 kiev; troops.2 kiev:1; built.2 kiev:stronghold", 0, 2, BORIS | RULED | STRONGHOLD),
    ("who.1 boris; at.1 kiev; troops.1 kiev:2; troops.2 kiev:1; built.2 kiev:stronghold", 0, 1, BORIS | STRONGHOLD),
    ("who.1 boris; at.1 volyn; troops.1 kiev:1; troops.2 kiev:1", 0, 1, 0),
    ("who.1 boris; troops.1 kiev:1; troops.2 kiev:1", 0, 1, 0),
    ("who.2 boris; at.2 kiev; troops.1 kiev:1", 0, 1, 0),
    # a deed
    ("troops.1 kiev:2; troops.2 kiev:1", 1, 0, DEED),
    ("troops.1 kiev:1; troops.2 kiev:2", 1, 1, DEED | RULED),
    ("troops.1 kiev:1; troops.2 kiev:2; built.2 kiev:stronghold", 1, 2, DEED | RULED | STRONGHOLD),
    ("who.1 boris; at.1 kiev; troops.2 kiev:1", 1, 0, DEED | BORIS),
    ("who.1 boris; at.1 kiev; troops.2 kiev:2", 1, 0, DEED | BORIS | RULED),
    ("who.1 boris; at.1 kiev; troops.2 kiev:2; built.2 kiev:stronghold", 1, 1, DEED | BORIS | RULED | STRONGHOLD),
]


@pytest.mark.parametrize(("text", "less", "due", "why"), DUE)
def test_so_many_cards_are_due(text: str, less: int, due: int, why: int) -> None:
    """6.4, 8"""
    s = attack(f"{text}; {CALM}", less=less, seats=3)
    assert ("check", 0, due, why) in told(s, "attack:kiev_2")
    assert asks(s) == ("reveal" if due > 0 else "turn")
    if due > 0:
        assert [event[0] for event in told(s, "deck:1")] == ["revealed"] * due
    assert names(s.discard) == ["s03", "s02", "s01"][:due][::-1]


def test_whether_the_defender_rules_is_looked_at_before_the_loss() -> None:
    """R-20"""
    s = attack(f"troops.1 kiev:1; troops.2 kiev:2; {CALM}")
    assert ("check", 0, 2, 1) in told(s, "attack:kiev_2")
    assert s.ruler(KIEV) == -1


def test_each_check_sees_the_position_of_its_own_attack() -> None:
    """6.4, R-20"""
    s = attack(f"troops.1 kiev:1; troops.2 kiev:2; {CALM}", points=2)
    assert ("check", 0, 2, 1) in told(s, "attack:kiev_2")
    play(s, "deck:1")
    assert ("check", 0, 1, 0) in told(s, "attack:kiev_2")


def test_without_cards_due_nothing_is_revealed() -> None:
    """6.4"""
    s = play(attack(FIGHT, less=1), "attack:kiev_2")
    assert (asks(s), s.discard, troops(s, 0)) == ("turn", [], {"kiev": 2})


# -- revealing --------------------------------------------------------------------------------------------------------


def test_the_attacker_picks_the_deck() -> None:
    """6.4, 14"""
    s = play(attack(f"{FIGHT}; top.1 s05; top.2 s01"), "attack:kiev_2")
    assert (asks(s), asked(s), choices(s)) == ("reveal", 0, ["deck:1", "deck:2"])
    play(s, "deck:2")
    assert (names(s.discard), troops(s, 0)) == (["s01"], {"kiev": 2})


def test_the_first_loss_stops_the_check() -> None:
    """6.4"""
    s = attack("troops.1 kiev:1; troops.2 kiev:2; built.2 kiev:stronghold; top.1 s05 s04 s01")
    play(s, "attack:kiev_2")
    assert told(s, "deck:1") == [("revealed", 0, 0, 0), ("revealed", 0, 3, 1), ("lost", 0, KIEV, 0)]
    assert (names(s.tops[0]), names(s.discard)) == (["s05"], ["s01", "s04"])


def test_all_cards_come_from_the_deck_chosen() -> None:
    """6.4"""
    s = attack(f"troops.1 kiev:1; troops.2 kiev:2; built.2 kiev:stronghold; top.2 s04 s05 s09; {CALM}")
    play(s, "attack:kiev_2", "deck:1")
    assert (names(s.discard), names(s.tops[1])) == (["s01", "s02", "s03"], ["s04", "s05", "s09"])


def test_revealed_cards_are_discarded_before_an_empty_deck_is_filled() -> None:
    """6.4, 2.6, R-04"""
    s = attack(f"{FIGHT}; top.1 s01; under 0 26")
    events = told(s, "attack:kiev_2", "deck:1")
    assert events[-1][0] == "shuffled"
    assert (decks(s), s.discard, len(s.schemes)) == ([14, 13], [], 27)


def test_a_deck_that_runs_out_in_the_middle_is_filled_without_the_cards_revealed() -> None:
    """R-04"""
    s = attack("troops.1 kiev:1; troops.2 kiev:2; top.1 s01; under 0 24; discard s02 s03")
    play(s, "attack:kiev_2")
    events = told(s, "deck:1")
    assert [event[0] for event in events[:3]] == ["revealed", "shuffled", "revealed"]
    assert events[0][2] == 0
    second = events[2][2]
    assert second != 0
    assert s.discard == [0, second]
    assert decks(s) == [12, 13]


def test_a_deck_that_is_empty_at_the_beginning_is_filled_first() -> None:
    """R-44"""
    s = play(attack(f"{FIGHT}; under 0 20; discard s01 s02 s03 s04 s05 s06 s07"), "attack:kiev_2")
    assert (choices(s), decks(s), s.discard) == (["deck:1", "deck:2"], [14, 13], [])


def test_the_last_card_of_all_can_be_revealed_from_the_deck_it_lies_in() -> None:
    """R-44, 2.6"""
    cards = " ".join(f"s{number:02}" for number in range(1, 28) if number != 5)
    s = attack(f"{FIGHT}; hand.2 {cards}; under 0 1")
    play(s, "attack:kiev_2")
    assert (troops(s, 0), names(s.discard), decks(s)) == ({"kiev": 1}, [], [1, 0])


def test_with_no_card_anywhere_nothing_is_revealed() -> None:
    """2.6"""
    cards = " ".join(f"s{number:02}" for number in range(1, 28))
    s = play(attack(f"{FIGHT}; hand.2 {cards}"), "attack:kiev_2")
    assert (asks(s), troops(s, 0), troops(s, 1)) == ("turn", {"kiev": 2}, {"kiev": 1})


def test_a_third_of_the_scheme_cards_are_losses() -> None:
    """6.4"""
    assert names([card for card, loss in enumerate(LOSS) if loss]) == LOSSES


# -- war --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 1), (8, 9), (9, 10), (10, 10)])
def test_the_war_track_has_ten_spaces(before: int, after: int) -> None:
    """R-22"""
    s = play(attack(f"{FIGHT}; war.1 {before}", less=1), "attack:kiev_2")
    assert s.players[0].war == after


def test_attack_points_of_a_scheme_card_attack_as_well() -> None:
    """6.4, 6.8"""
    s = turn(f"{FIGHT}; hand.1 s10; {CALM}")
    play(s, "play:s10", "attack:kiev_2", "deck:1")
    assert (s.players[0].war, troops(s, 1), coins(s)) == (1, {"kiev": 1}, [0, 0])
