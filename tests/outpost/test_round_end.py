"""The end of a round (11): a hero leaves, the market is merged and filled, the first passer begins."""

from __future__ import annotations

import pytest

from .table import TURN, artifact, asked, asks, choices, market, names, only_heroes, play, row, table, told

REST = "passed.2 1; artifact.1 barter; artifact.2 hunt_diamond; offer explore_gain region_extra fort_extra"
END = f"outpost; {TURN}; {REST}"
ROW = "row.1 M01; row.2 M02; row.3 M03; row.4 M04"
KINDS = [
    "sawmill",
    "clay_pit",
    "quarry",
    "diamond_mine",
    "warehouse",
    "bazaar",
    "alchemist",
    "jeweller",
    "tavern",
    "bank",
]


def passed(position: str) -> list[tuple[str, int, int, int]]:
    """What the last pass of a round brings."""
    return told(table(position), "pass", "artifact:region_extra")


# -- heroes -----------------------------------------------------------------------------------------------------------


def test_the_hero_in_the_last_place_leaves_and_a_new_one_comes() -> None:
    """11"""
    s = table(f"{END}; {ROW}; {only_heroes('M01', 'M02', 'M03', 'M04', 'T05')}")
    discarded = len(s.gone)
    play(s, "pass", "artifact:region_extra")
    assert row(s) == ["T05", "M01", "M02", "M03"]
    assert [s.cards.names[card] for card in s.gone].count("M04") == 1
    assert len(s.gone) == discarded + 1


def test_without_a_deck_the_row_shrinks_from_the_left() -> None:
    """R25, 11, 15"""
    s = table(f"{END}; {ROW}; {only_heroes('M01', 'M02', 'M03', 'M04')}")
    play(s, "pass", "artifact:region_extra")
    assert row(s) == ["", "M01", "M02", "M03"]


def test_the_last_hero_of_all_leaves_an_empty_row() -> None:
    """R25, 11"""
    s = play(table(f"{END}; row.4 M04; {only_heroes('M04')}"), "pass", "artifact:region_extra")
    assert row(s) == ["", "", "", ""]


def test_with_an_empty_row_nobody_leaves() -> None:
    """R25, 11"""
    s = table(f"{END}; {only_heroes()}")
    events = told(s, "pass", "artifact:region_extra")
    assert names(events, "hero_left", "hero_came") == []
    assert len(s.gone) == 48


def test_discarded_heroes_do_not_come_back() -> None:
    """R25, 15"""
    s = table(f"{END}; row.4 M04; {only_heroes('M04')}")
    play(s, "pass", "artifact:region_extra", "pass", "artifact:fort_extra", "pass", "artifact:barter")
    assert s.round == 4
    assert (row(s), len(s.gone)) == (["", "", "", ""], 48)


# -- the market -------------------------------------------------------------------------------------------------------


def test_two_taverns_and_two_cathedrals_become_two_stacks_and_two_new_tiles_come() -> None:
    """V12, 11, R15"""
    slots = ["sawmill", "tavern", "cathedral", "quarry", "tavern", "bank", "cathedral", "bazaar", "jeweller"]
    s = table(f"{END}; {'; '.join(f'market.{n} {name}' for n, name in enumerate(slots, 1))}")
    pile = len(s.pile)
    play(s, "pass", "artifact:region_extra")
    after = market(s)
    assert after[1] == ["tavern", "tavern"]
    assert after[2] == ["cathedral", "cathedral"]
    assert [len(after[4]), len(after[6])] == [1, 1]
    assert [after[slot] for slot in (0, 3, 5, 7, 8)] == [["sawmill"], ["quarry"], ["bank"], ["bazaar"], ["jeweller"]]
    assert len(s.pile) == pile - 2


# every tile is on the table but the third tavern, which is the whole pile
BUILT = "houses.2 sawmill sawmill sawmill clay_pit clay_pit clay_pit quarry quarry quarry"
BUILT += "; plots.2 11 12 13 21 22 23 31 32 33"
BUILT += "; houses.1 diamond_mine diamond_mine diamond_mine warehouse warehouse warehouse bazaar bazaar bazaar"
BUILT += "; plots.1 11 12 13 21 22 23 31 32 33"
THIRD = f"{BUILT}; market.1 tavern; market.2 tavern; market.3 alchemist alchemist alchemist"
THIRD += "; market.4 jeweller jeweller jeweller; market.5 bank bank bank; market.6 cathedral cathedral cathedral"
THIRD += "; market.7 trading_post trading_post trading_post"


def test_a_new_tile_is_not_merged_with_its_kind() -> None:
    """V12, 11"""
    s = table(f"{END}; {THIRD}")
    assert [s.cards.names[card] for card in s.pile] == ["tavern"]
    play(s, "pass", "artifact:region_extra")
    assert market(s)[:2] == [["tavern", "tavern"], ["tavern"]]
    assert s.pile == []


def test_it_is_merged_at_the_end_of_the_next_round() -> None:
    """V12, 11, R15"""
    s = table(f"{END}; {THIRD}")
    play(s, "pass", "artifact:region_extra", "pass", "artifact:barter", "pass", "artifact:explore_gain")
    assert market(s)[:2] == [["tavern", "tavern", "tavern"], []]


def test_three_of_a_kind_are_merged_into_the_first_slot() -> None:
    """R15, 11"""
    s = table(f"{END}; market.2 bank; market.5 bank; market.9 bank")
    play(s, "pass", "artifact:region_extra")
    assert market(s)[1] == ["bank", "bank", "bank"]


def test_a_stack_moves_to_a_single_tile_in_a_lower_slot() -> None:
    """R15, 11"""
    s = table(f"{END}; market.2 bank; market.5 bank bank")
    play(s, "pass", "artifact:region_extra")
    assert market(s)[1] == ["bank", "bank", "bank"]


def test_empty_slots_are_filled_in_order_while_the_pile_lasts() -> None:
    """11, 15"""
    events = passed(f"{END}; {THIRD}")
    assert [slot for name, _, _, slot in events if name == "market_came"] == [1]
    events = passed(f"{END}; market.4 bank")
    assert [slot for name, _, _, slot in events if name == "market_came"] == [0, 1, 2, 4, 5, 6, 7, 8]


def test_nothing_is_merged_during_a_round() -> None:
    """11, 2"""
    s = table(f"outpost; {TURN}; market.1 bank; market.2 bank; stock.1 0 1 0 0 0; market.3 bank")
    play(s, "build:3", "plot:11", "end")
    assert market(s)[:2] == [["bank"], ["bank"]]


def test_different_kinds_are_never_merged() -> None:
    """11"""
    slots = "; ".join(f"market.{slot} {name}" for slot, name in enumerate(KINDS[:9], 1))
    s = play(table(f"{END}; {slots}"), "pass", "artifact:region_extra")
    assert market(s) == [[name] for name in KINDS[:9]]


# -- the next round ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_passer_begins_the_next_round(first: int) -> None:
    """11, 3"""
    others = f"passed.2 1; passed.3 1; first_passer {first + 1}" if first > 0 else ""
    s = table(f"outpost seats=3; {TURN}; artifact.1 barter; offer explore_gain region_extra fort_extra; {others}")
    play(s, "pass", "artifact:region_extra")
    while s.round == 2:
        play(s, choices(s)[0])
    assert (s.round, s.first, asked(s)) == (3, first, first)
    assert [player.passed for player in s.players] == [False, False, False]
    assert s.first_passer == -1


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_rounds_1_to_5_end_in_this_way(number: int) -> None:
    """11"""
    s = table(f"{END.replace('round 2', f'round {number}')}; {ROW}")
    play(s, "pass", "artifact:region_extra")
    assert s.round == number + 1
    assert asks(s) == "turn"
    assert row(s)[1:] == ["M01", "M02", "M03"]


def test_after_round_6_nothing_of_this_happens() -> None:
    """11, 12"""
    s = table(f"{END.replace('round 2', 'round 6')}; {ROW}; market.1 bank; market.2 bank")
    play(s, "pass")
    assert s.over
    assert row(s) == ["M01", "M02", "M03", "M04"]
    assert market(s)[:3] == [["bank"], ["bank"], []]
    assert artifact(s) == "barter"


def test_the_end_of_a_round_is_told_in_order() -> None:
    """11"""
    events = passed(f"{END}; {ROW}; market.1 bank; market.2 bank")
    told_names = names(events, "hero_left", "hero_came", "market_merged", "market_came", "round")
    assert told_names == ["hero_left", "hero_came", "market_merged", *["market_came"] * 8, "round"]
