"""What deeds bring: cards, points, coins, moves to any region, attacks with fewer cards; and their worth (7)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import DEED_NAMES
from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, asks, choices, counted, leader_at, play, points, refused, table, told, troops

# Everything that any deed asks for; what has to be chosen is the first thing offered.
RICH = "coins.1 4; goods.1 3 1 1 2 2; hand.1 s01; defeated.1 3; won r1 r2 r3; token 1"
FIGURES = "novgorod:2 rostov:1 polotsk:1 smolensk:1 volyn:1 chernigov:1 pereyaslavl:1"
ARMY = "novgorod:6"
CITY = "kiev:church+market+stronghold"
BUILT = {
    "market_day": "kiev:market volyn:market rostov:market",
    "tithe_payments": "kiev:church polotsk:church volyn:church",
    "defensive_belt": "kiev:stronghold polotsk:stronghold volyn:stronghold",
}

DRAWS = [
    "market_day",
    "establish_fortress",
    "law_giver",
    "hoard",
    "peace_maker",
    "reward_laborers",
    "splendid_feast",
    "retire_veterans",
]
POOLS = {  # tax points, build points
    "master_beekeeper": (0, 1),
    "great_library": (0, 1),
    "wilderness_forts": (0, 1),
    "new_beginning": (2, 0),
    "capital_city": (1, 0),
}
STEPS = {  # the question, and how many figures, moves or attacks
    "honorable_prince": ("muster", 2),
    "dispatch_messengers": ("muster", 2),
    "generous_prince": ("muster", 2),
    "grand_hunter": ("move", 1),
    "amass_forces": ("move", 1),
    "send_gifts": ("move_any", 2),
    "border_patrols": ("move_any", 2),
    "victory_march": ("move_any", 2),
    "defensive_belt": ("attack", 1),
    "hire_mercenaries": ("attack", 1),
    "enforce_peace": ("attack", 1),
}
COINS = {"tithe_payments": 3, "trade_route": 2}
TWO_POINTS = {"market_day", "master_beekeeper", "grand_hunter", "dispatch_messengers", "capital_city"}
PAYMENTS = {"discard_scheme", "pay_goods", "remove_troops", "raze"}


def turn(deed: str) -> Rurik:
    """Player 0 has all that the deed needs."""
    army = f"troops.1 {ARMY if deed == 'amass_forces' else FIGURES}; who.1 maria; at.1 kiev"
    land = f"{army}; built.1 {BUILT.get(deed, CITY)}; neutrals kiev rostov"
    s = table(f"rurik seats=2; {ACTION}; banner.muster 1:1 2:1; open.1 {deed}; {RICH}; {land}")
    assert f"deed:{deed}" in choices(s)
    return s


def accomplished(deed: str) -> Rurik:
    """After the payments: what the deed brings is on its way."""
    s = play(turn(deed), f"deed:{deed}")
    while asks(s) in PAYMENTS:
        play(s, choices(s)[0])
    return s


def test_every_deed_brings_one_kind_of_thing() -> None:
    """7: the tables of this file name all twenty-six."""
    assert sorted([*DRAWS, *POOLS, *STEPS, *COINS]) == sorted(DEED_NAMES)


@pytest.mark.parametrize("deed", DRAWS)
def test_a_deed_lets_one_look_at_two_scheme_cards_and_keep_one(deed: str) -> None:
    """7, 2.6"""
    s = accomplished(deed)
    before = len(s.players[0].hand)
    play(s, "deck:2")
    kept, back = choices(s)
    play(s, kept)
    assert (asks(s), len(s.players[0].hand), len(s.tops[1])) == ("turn", before + 1, 1)
    assert back == f"keep:{s.game.packs['schemes'][s.tops[1][0]]}"


@pytest.mark.parametrize("deed", POOLS)
def test_a_deed_brings_tax_or_build_points_for_the_turn(deed: str) -> None:
    """7, R-09"""
    s = accomplished(deed)
    assert (s.tax_points, s.build_points) == POOLS[deed]
    assert asks(s) == "turn"


@pytest.mark.parametrize("deed", STEPS)
def test_a_deed_brings_figures_moves_or_attacks(deed: str) -> None:
    """7"""
    s = accomplished(deed)
    assert (asks(s), counted(s)) == STEPS[deed]


@pytest.mark.parametrize("deed", COINS)
def test_a_deed_brings_coins(deed: str) -> None:
    """7"""
    s = accomplished(deed)
    assert s.players[0].coins == 4 + COINS[deed]
    assert asks(s) == "turn"


@pytest.mark.parametrize("deed", DEED_NAMES)
def test_a_deed_scores_one_or_two_points(deed: str) -> None:
    """7, 10"""
    worth = 2 if deed in TWO_POINTS else 1
    assert points(table(f"rurik seats=2; round 4; done.1 {deed}; over"), 0) == {"deeds": worth, "total": worth}


# -- points -----------------------------------------------------------------------------------------------------------


def test_build_points_of_a_deed_join_those_of_the_main_action() -> None:
    """7, R-09: 1 + 1 points where somebody else rules."""
    mine = "open.1 wilderness_forts; goods.1 1 0 1 0 1; troops.1 kiev:1; troops.2 kiev:2"
    s = table(f"rurik seats=2; {ACTION}; banner.build 2:5 1:1; {mine}")
    play(s, "deed:wilderness_forts")
    assert refused(s)["build:kiev"] == "too_few_points"
    play(s, "act")
    assert "build:kiev" in choices(s)


def test_a_troop_removed_for_a_deed_comes_back_by_a_muster() -> None:
    """7: the supply was empty; the removed troop can be mustered by a later reward."""
    mine = "open.1 retire_veterans; coins.1 2; troops.1 kiev:12; at.1 kiev"
    s = table(f"rurik seats=2; {ACTION}; banner.muster 1:1; {mine}")
    play(s, "deed:retire_veterans", "deck:1")
    play(s, choices(s)[0])
    assert "muster:kiev" in choices(play(s, "act"))


def test_a_mustered_figure_of_a_deed_may_be_the_leader() -> None:
    """7, 6.2"""
    s = table(f"rurik seats=2; {ACTION}; banner.move 1:1 2:1; open.1 generous_prince; coins.1 4; troops.1 kiev:1")
    play(s, "deed:generous_prince", "lead:kiev", "muster:kiev")
    assert (asks(s), leader_at(s, 0), troops(s, 0)) == ("turn", "kiev", {"kiev": 2})


# -- two troops to any regions ----------------------------------------------------------------------------------------


def gifts(text: str) -> Rurik:
    s = table(
        f"rurik seats=2; {ACTION}; banner.muster 1:1 2:1; open.1 send_gifts; goods.1 0 1 0 0 1; coins.1 2; {text}"
    )
    return play(s, "deed:send_gifts")


def test_two_troops_go_to_any_regions_in_play() -> None:
    """7: distance does not matter."""
    s = gifts("troops.1 volyn:2")
    play(s, "from:volyn")
    everywhere = ["novgorod", "rostov", "polotsk", "smolensk", "kiev", "chernigov", "pereyaslavl"]
    assert choices(s) == [f"to:{name}" for name in everywhere]
    play(s, "to:rostov", "from:volyn", "to:novgorod")
    assert (troops(s, 0), asks(s)) == ({"rostov": 1, "novgorod": 1}, "turn")


def test_one_figure_may_not_use_both_moves() -> None:
    """7, R-12"""
    s = gifts("troops.1 volyn:1 kiev:1")
    play(s, "from:volyn", "to:rostov")
    assert refused(s)["from:rostov"] == "same_figure"
    assert choices(s) == ["stop", "from:kiev"]


def test_a_figure_that_stood_at_the_destination_may_be_the_second() -> None:
    """7, R-12"""
    s = gifts("troops.1 volyn:1 rostov:1")
    play(s, "from:volyn", "to:rostov", "from:rostov", "to:kiev")
    assert troops(s, 0) == {"rostov": 1, "kiev": 1}


def test_the_leader_moves_once() -> None:
    """7, R-12: but a troop that stood with him may follow."""
    s = gifts("troops.1 volyn:1; who.1 maria; at.1 volyn")
    play(s, "march", "to:rostov")
    assert refused(s)["march"] == "same_figure"
    play(s, "from:volyn", "to:rostov")
    assert (troops(s, 0), leader_at(s, 0)) == ({"rostov": 1}, "rostov")


def test_a_lone_figure_moves_once() -> None:
    """7, R-12"""
    s = gifts("troops.1 volyn:1")
    play(s, "from:volyn", "to:rostov")
    assert (asks(s), troops(s, 0)) == ("turn", {"rostov": 1})


def test_one_may_stop_before_both_moves() -> None:
    """7: up to two."""
    s = gifts("troops.1 volyn:2")
    play(s, "stop")
    assert (asks(s), troops(s, 0)) == ("turn", {"volyn": 2})


def test_agatha_takes_companions_to_any_region() -> None:
    """8, R-12"""
    s = gifts("troops.1 volyn:3; who.1 agatha; at.1 volyn")
    play(s, "march", "to:novgorod", "with:2")
    assert (troops(s, 0), leader_at(s, 0)) == ({"volyn": 1, "novgorod": 2}, "novgorod")
    play(s, "from:novgorod", "to:kiev")
    assert troops(s, 0) == {"volyn": 1, "novgorod": 1, "kiev": 1}


# -- one attack, one card fewer ---------------------------------------------------------------------------------------


def mercenaries(text: str) -> Rurik:
    paid = "open.1 hire_mercenaries; goods.1 0 1 1 0 0; coins.1 2"
    return play(table(f"rurik seats=2; {ACTION}; banner.muster 1:1 2:1; {paid}; {text}"), "deed:hire_mercenaries")


def checked(events: list[tuple[str, int, int, int]]) -> list[int]:
    return [event[2] for event in events if event[0] == "check"]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("troops.1 kiev:2; troops.2 kiev:2", 0),
        ("troops.1 kiev:1; troops.2 kiev:2", 1),  # the defender rules
        ("troops.1 kiev:1; troops.2 kiev:2; built.2 kiev:stronghold", 2),
        ("troops.1 kiev:3; troops.2 kiev:2; who.1 boris; at.1 kiev", 0),  # never below none
    ],
)
def test_the_attack_of_a_deed_reveals_a_card_fewer(text: str, cards: int) -> None:
    """7, 6.4"""
    s = mercenaries(text)
    assert checked(told(s, "attack:kiev_2")) == [cards]
    assert (s.players[0].war, asks(s)) == (1, "reveal" if cards else "turn")


def test_the_attack_of_a_deed_may_go_at_a_rebel() -> None:
    """7, 6.4"""
    s = mercenaries("troops.1 kiev:1; neutrals kiev")
    play(s, "attack:kiev_rebel")
    assert (s.players[0].defeated, s.players[0].war, asks(s)) == (1, 0, "turn")


def test_the_attack_point_of_a_deed_may_muster_with_sudislav() -> None:
    """7, 8"""
    s = mercenaries("troops.1 kiev:1; who.1 sudislav; at.1 kiev; troops.2 kiev:1")
    play(s, "muster:kiev")
    assert (troops(s, 0), asks(s)) == ({"kiev": 2}, "turn")


def test_the_card_fewer_belongs_to_that_attack_alone() -> None:
    """7: the attack of the main action is checked as usual."""
    paid = "open.1 hire_mercenaries; goods.1 0 1 1 0 0; coins.1 2; troops.1 kiev:4; troops.2 kiev:4"
    s = table(f"rurik seats=2; {ACTION}; banner.attack 1:1 2:1; {paid}")
    assert checked(told(s, "deed:hire_mercenaries", "attack:kiev_2", "act", "attack:kiev_2")) == [0, 1]
