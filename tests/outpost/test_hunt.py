"""Hunt (5.3): settlers go, the figure goes back, the reward comes."""

from __future__ import annotations

import pytest

from .table import TURN, actions, asks, beasts, play, refused, settlers, stock, table

HUNTS = {  # colour: a territory, settlers, reward
    "green": ("I-01", 1, (0, 0, 0, 1, 0)),
    "yellow": ("I-03", 2, (0, 0, 0, 0, 1)),
    "blue": ("I-04", 3, (0, 0, 0, 0, 2)),
    "red": ("I-08", 4, (0, 0, 0, 1, 2)),
}
COLOURS = list(HUNTS)


def monster(colour: str) -> str:
    return f"outpost; {TURN}; lands.1 {HUNTS[colour][0]}; cells.1 12; beasts.1 12"


@pytest.mark.parametrize("colour", COLOURS)
def test_each_monster_has_its_number_of_settlers_and_its_reward(colour: str) -> None:
    """V13, 5.3"""
    _, cost, reward = HUNTS[colour]
    s = table(monster(colour))
    assert s.monsters[COLOURS.index(colour)] == 8
    play(s, "hunt:12")
    assert settlers(s) == (6 - cost, 0)
    assert stock(s) == reward
    assert beasts(s) == []
    assert s.monsters == [9, 9, 9, 9]


@pytest.mark.parametrize("colour", COLOURS)
def test_with_one_settler_less_it_stays(colour: str) -> None:
    """5.3, 4"""
    cost = HUNTS[colour][1]
    assert refused(table(f"{monster(colour)}; base.1 {cost - 1}"))["hunt:12"] == "too_few_settlers"
    assert actions(table(f"{monster(colour)}; base.1 {cost}"), "hunt") == ["12"]


def test_base_settlers_go_first_and_extra_ones_help() -> None:
    """R4, 4, 5.3"""
    s = play(table(f"{monster('red')}; base.1 1; extra.1 4"), "hunt:12")
    assert settlers(s) == (0, 1)
    assert s.players[0].spent == 3


def test_where_no_monster_is_nothing_is_hunted() -> None:
    """5.3"""
    s = table(f"outpost; {TURN}; lands.1 I-01 I-02; cells.1 12 13; beasts.1 12")
    assert actions(s, "hunt") == ["12"]
    assert {refused(s)[f"hunt:{cell}"] for cell in ("11", "13", "21", "33")} == {"no_monster_there"}


def test_monsters_of_others_are_not_hunted() -> None:
    """5.3"""
    s = table(f"outpost; {TURN}; lands.2 I-01; cells.2 12; beasts.2 12")
    assert refused(s)["hunt:12"] == "no_monster_there"


def test_afterwards_the_territory_is_free() -> None:
    """5.3, 1"""
    s = table(f"{monster('green')}; passed.2 1")
    assert refused(s)["fortify:12"] == "monster_there"
    assert refused(s)["region:1"] == "nothing_to_collect"
    play(s, "hunt:12", "end")
    assert actions(s, "fortify") == ["12"]
    assert actions(s, "region") == ["1"]


def test_a_hunt_is_the_action_of_the_turn() -> None:
    """3, 5.3"""
    s = play(table(f"outpost; {TURN}; lands.1 I-01 I-02; cells.1 12 13; beasts.1 12 13"), "hunt:12")
    assert asks(s) == "turn"
    assert refused(s)["hunt:13"] == "acted_already"


def test_one_may_hunt_in_every_turn_of_a_round() -> None:
    """4, 5.3"""
    s = table(f"outpost; {TURN}; lands.1 I-01 I-02; cells.1 12 13; beasts.1 12 13; passed.2 1")
    assert stock(play(s, "hunt:12", "end", "hunt:13")) == (0, 0, 0, 2, 0)


def test_a_reward_that_the_supply_lacks_is_lost() -> None:
    """15, R16, 5.3"""
    s = play(table(f"{monster('red')}; stock.2 0 0 0 42 31"), "hunt:12")
    assert stock(s) == (0, 0, 0, 0, 1)
    assert beasts(s) == []
