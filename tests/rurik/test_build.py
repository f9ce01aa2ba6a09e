"""Building, and the conversion by a church (6.6)."""

from __future__ import annotations

import pytest

from .table import asks, built, choices, leader_at, play, refused, region, told, troops
from .turn_positions import turn

KIEV = region("kiev")
PRICES = [  # a position, the price of building in Kiev
    ("troops.1 kiev:1", 1),
    ("troops.1 kiev:1; troops.2 kiev:1", 2),
    ("troops.1 kiev:1; neutrals kiev", 2),
    ("troops.1 kiev:2; neutrals kiev", 1),
    ("troops.1 kiev:1; built.1 kiev:stronghold; at.2 kiev", 1),
    ("troops.1 kiev:1; built.2 kiev:stronghold", 2),
    ("who.1 mstislav; at.1 kiev; troops.2 kiev:3", 1),
    ("who.1 yaroslav; at.1 kiev; troops.2 kiev:1", 1),
    ("who.1 sviatopolk; at.1 kiev; neutrals kiev", 1),
]


@pytest.mark.parametrize(("text", "price"), PRICES)
def test_building_costs_one_point_where_one_rules_and_two_elsewhere(text: str, price: int) -> None:
    """6.6, 8"""
    s = play(turn(f"{text}; build_points 3"), "build:kiev", "what:market")
    assert s.build_points == 3 - price
    s = turn(f"{text}; build_points 1")
    assert refused(s).get("build:kiev") == (None if price == 1 else "too_few_points")


@pytest.mark.parametrize("structure", ["church", "market", "stronghold"])
def test_each_structure_may_be_built_where_one_stands(structure: str) -> None:
    """6.6, 14"""
    s = play(turn("at.1 kiev; build_points 2"), "build:kiev")
    assert (asks(s), choices(s)) == ("build_what", ["what:church", "what:market", "what:stronghold"])
    assert told(s, f"what:{structure}")[0][:3] == ("built", 0, KIEV)
    assert (built(s, 0), s.build_points, asks(s)) == ([f"kiev:{structure}"], 1, "turn")


def test_the_price_is_that_of_the_moment() -> None:
    """6.6"""
    s = turn("troops.1 kiev:1; troops.2 kiev:1; build_points 3; hand.1 s03")
    play(s, "build:kiev", "what:stronghold")
    assert s.build_points == 1
    play(s, "build:kiev", "what:market")
    assert (s.build_points, built(s, 0)) == (0, ["kiev:market+stronghold"])


def test_a_region_must_be_occupied() -> None:
    """6.6, 2.1"""
    s = turn("troops.1 kiev:1; built.1 volyn:stronghold; build_points 2")
    assert refused(s)["build:volyn"] == "not_occupied"


def test_a_region_holds_one_structure_of_each_kind_whoever_owns_it() -> None:
    """6.6"""
    s = play(turn("troops.1 kiev:1; built.2 kiev:church; built.1 kiev:market; build_points 2"), "build:kiev")
    assert built(s, 0) == ["kiev:market+stronghold"]  # the only choice left
    s = play(turn("troops.1 kiev:1; built.2 kiev:church; build_points 2"), "build:kiev")
    assert (choices(s), refused(s)) == (["what:market", "what:stronghold"], {"what:church": "stands_there"})


def test_in_a_full_region_nothing_can_be_built() -> None:
    """6.6"""
    s = turn("troops.1 kiev:1; built.2 kiev:church+market; built.1 kiev:stronghold; build_points 2")
    assert refused(s)["build:kiev"] == "nothing_to_build"


def test_there_are_three_structures_of_each_kind() -> None:
    """6.6, 1"""
    three = "built.1 novgorod:market rostov:market volyn:market"
    s = play(turn(f"troops.1 kiev:1; {three}; build_points 2"), "build:kiev")
    assert (choices(s), refused(s)) == (["what:church", "what:stronghold"], {"what:market": "none_left"})
    s = turn(f"troops.1 kiev:1; {three}; built.2 kiev:church+stronghold; build_points 2")
    assert refused(s)["build:kiev"] == "nothing_to_build"


# -- churches ---------------------------------------------------------------------------------------------------------

CHURCH = ["build:kiev", "what:church"]


def test_a_church_converts_a_rebel_who_leaves_the_game() -> None:
    """6.6, R-10"""
    s = play(turn("troops.1 kiev:2; neutrals kiev; build_points 2"), *CHURCH)
    assert (s.neutrals[KIEV], troops(s, 0), s.players[0].supply) == (0, {"kiev": 3}, 9)
    assert (s.players[0].defeated, len(s.won), s.players[0].war) == (0, 0, 0)


def test_a_church_converts_a_troop_which_goes_back_to_its_owner() -> None:
    """6.6, R-10"""
    s = turn("troops.1 kiev:2; troops.2 kiev:2; build_points 2")
    events = told(s, *CHURCH)
    assert [event[0] for event in events] == ["built", "converted", "lost"]
    assert (troops(s, 0), troops(s, 1), s.players[1].supply) == ({"kiev": 3}, {"kiev": 1}, 11)


def test_the_builder_chooses_among_rebel_and_opponents_troops() -> None:
    """6.6, 14"""
    s = turn("troops.1 kiev:2; troops.2 kiev:1; troops.3 kiev:2; at.3 kiev; neutrals kiev; build_points 2", seats=3)
    play(s, *CHURCH)
    assert (asks(s), choices(s)) == ("church", ["target:2", "target:3", "target:rebel"])
    assert refused(s) == {"no": "must_convert"}
    play(s, "target:3")
    assert (troops(s, 2), troops(s, 0)) == ({"kiev": 1}, {"kiev": 3})


def test_leaders_are_never_converted() -> None:
    """6.6"""
    s = play(turn("troops.1 kiev:2; at.2 kiev; build_points 2"), *CHURCH)
    assert (leader_at(s, 1), troops(s, 0), built(s, 0)) == ("kiev", {"kiev": 2}, ["kiev:church"])


def test_a_church_may_be_built_with_nobody_to_convert() -> None:
    """6.6, R-10"""
    s = play(turn("troops.1 kiev:2; neutrals volyn; build_points 2"), *CHURCH)
    assert (built(s, 0), troops(s, 0), sum(s.neutrals)) == (["kiev:church"], {"kiev": 2}, 1)


def test_with_an_empty_supply_the_builder_may_decline() -> None:
    """R-41"""
    text = "troops.1 kiev:2 volyn:10; troops.2 kiev:1; neutrals kiev; build_points 2"
    s = play(turn(text), *CHURCH)
    assert choices(s) == ["no", "target:2", "target:rebel"]
    play(s, "no")
    assert (troops(s, 1), s.neutrals[KIEV]) == ({"kiev": 1}, 1)


def test_with_an_empty_supply_the_target_is_removed_and_nobody_comes() -> None:
    """R-41, 6.6"""
    s = play(turn("troops.1 kiev:2 volyn:10; troops.2 kiev:1; build_points 2"), *CHURCH, "target:2")
    assert (troops(s, 0), troops(s, 1)) == ({"kiev": 2, "volyn": 10}, {})


def test_a_leader_in_supply_is_no_troop_for_a_church() -> None:
    """R-41, 6.6"""
    s = play(turn("troops.1 kiev:12; troops.2 kiev:1; build_points 2"), *CHURCH)
    assert choices(s) == ["no", "target:2"]
    play(s, "target:2")
    assert (leader_at(s, 0), troops(s, 0)) == ("none", {"kiev": 12})


def test_one_troop_in_supply_is_enough_to_make_the_conversion_compulsory() -> None:
    """R-10, R-41"""
    s = play(turn("troops.1 kiev:2 volyn:9; troops.2 kiev:1; neutrals kiev; build_points 2"), *CHURCH)
    assert refused(s) == {"no": "must_convert"}


def test_a_church_of_the_player_may_convert_a_neutral_or_a_rebel_but_not_sviatopolk() -> None:
    """R-16"""
    s = turn("troops.1 kiev:3; troops.2 kiev:1; at.2 kiev; neutrals kiev; build_points 2", seats=1)
    play(s, *CHURCH)
    assert choices(s) == ["target:rebellion", "target:rebel"]
    play(s, "target:rebel")
    assert (s.neutrals[KIEV], troops(s, 0), troops(s, 1)) == (0, {"kiev": 4}, {"kiev": 1})


def test_other_structures_convert_nobody() -> None:
    """6.6"""
    for structure in ("market", "stronghold"):
        s = play(turn("troops.1 kiev:2; neutrals kiev; build_points 2"), "build:kiev", f"what:{structure}")
        assert (s.neutrals[KIEV], troops(s, 0)) == (1, {"kiev": 2})


def test_converting_is_no_attack_and_no_muster() -> None:
    """6.2, 6.6"""
    s = play(turn("who.1 maria; at.1 kiev; troops.1 kiev:2; troops.2 kiev:1; build_points 2"), *CHURCH)
    assert (s.players[0].war, s.players[0].power, s.discard) == (0, True, [])
