"""Where the rebellion places its advisors, and what it pays for it (12.3)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.solo_cards import SOLO_ROWS
from prestol.games.rurik.rules.state import Rurik

from .rebellion_table import deck, said, solo
from .table import asks, banner, choices, play, told

# The player's 4 to 5 advisors are partly placed, as each position says; the rebellion has all of its own and is next.
NEXT = "step round next=action; step strategy next=2; at.1 novgorod; troops.1 novgorod:3; at.2 kiev; troops.2 kiev:2"
ROUND_1 = f"round 1; {NEXT}; advisors.2 1 2 4 5"
ROUND_3 = f"round 3; {NEXT}; advisors.2 1 2 2 4 5"
PLAYER_FIRST = "step round next=action; step strategy; at.1 novgorod; troops.1 novgorod:3; at.2 kiev; troops.2 kiev:2"


def placing(position: str, card: int, coins: int = 3) -> Rurik:
    """The rebellion has placed one advisor, as the bottom card says."""
    return solo(f"{position}; coins.2 {coins}", cards=deck(card))


def place_all(s: Rurik) -> list[str]:
    """The player places everything somewhere without bribes. The rebellion's placements: “4+0 muster_1”."""
    s.events = []
    while asks(s) in ("advisor", "banner", "bribe"):
        play(s, choices(s)[0])
    return [text.removeprefix("placed_advisor ") for text in said_by_rebels(s, "placed_advisor")]


def said_by_rebels(s: Rurik, *names: str) -> list[str]:
    assert s.events is not None
    events, s.events = s.events, [event for event in s.events if event.seat == 1]
    found = said(s, *names)
    s.events = events
    return found


def hand_without(placed: str) -> str:
    """The player's advisors of round 3 that are not on the board."""
    hand = ["1", "2", "2", "4", "5"]
    for entry in placed.split():
        hand.remove(entry[2])
    return f"advisors.1 {' '.join(hand)}"


def slid(rows: int) -> str:
    return f"slid {rows}"


# -- rows -------------------------------------------------------------------------------------------------------------

# Card 1 from the bottom: 2*, 4, 1, 3*, 5, 2.
ORDER_BY_ROUND = [(1, [4, 1, 5, 2]), (2, [4, 1, 5, 2]), (3, [2, 4, 1, 5, 2]), (4, [2, 4, 1, 3, 5, 2])]


@pytest.mark.parametrize(("round_", "order"), ORDER_BY_ROUND)
def test_rows_are_used_from_the_bottom_and_those_of_advisors_to_come_are_skipped(round_: int, order: list[int]) -> None:
    """12.3"""
    s = solo(f"round {round_ - 1}; step round; at.1 novgorod; at.2 kiev", cards=deck(1))
    assert [int(text[0]) for text in place_all(s)] == order


def test_player_and_rebellion_alternate_and_the_player_begins() -> None:
    """12.3"""
    s = solo("round 0; step round; at.1 novgorod; at.2 kiev", cards=deck(1))
    place_all(s)
    assert s.events is not None
    placed = [event.seat for event in s.events if s.game.events[event.kind] == "placed_advisor"]
    assert placed == [0, 1] * 4


@pytest.mark.parametrize(("priority", "name"), [("attack_move", "attack"), ("build", "muster"), ("tax", "tax")])
def test_the_column_of_the_priority_names_the_banner(priority: str, name: str) -> None:
    """12.3"""
    # card 1 in round 1: 2* is skipped, then the 4 goes to attack$, muster or tax$
    s = placing(f"{ROUND_1}; priority {priority}; advisors.1 1 2 4 5", 1)
    assert banner(s, name) == ["2:4", "none", "none", "none"]
    assert s.players[1].advisors == [1, 2, 5]


def test_all_placements_of_a_round_use_the_bottom_card_which_stays_there() -> None:
    """12.3"""
    s = solo("round 0; step round; at.1 novgorod; at.2 kiev; priority tax", cards=deck(16))
    before = s.cards[:]
    # card 16 in round 1 with tax: 4 build, 5 tax, (3* skipped), 1 move, (2* skipped), 2 scheme
    assert [text.split("_")[0] for text in place_all(s)] == ["4+0 build", "5+0 tax", "1+0 move", "2+0 scheme"]
    assert s.cards == before


def test_the_log_tells_which_row_is_used() -> None:
    """12.3"""
    s = solo(f"round 1; {PLAYER_FIRST}; advisors.1 1 2 4 5; advisors.2 1 2 4 5", cards=deck(1))
    row = SOLO_ROWS[0][1]  # the second row, read with priority 2: tax
    assert ("row", 1, 2 | (1 + 2) << 8, row) in told(s, "advisor:1", "banner:move")


def test_the_three_banner_rule_does_not_bind_the_rebellion() -> None:
    """12.3"""
    # card 2 with tax: the 4 goes to tax, and the 2 to tax as well
    s = placing(f"{ROUND_1}; priority tax; advisors.1 1 2 4 5", 2, coins=0)
    play(s, "advisor:1", "banner:move")
    assert banner(s, "tax") == ["2:4", "2:2", "none", "none"]


# -- a full banner ----------------------------------------------------------------------------------------------------


def test_from_a_full_banner_it_goes_right() -> None:
    """12.3"""
    # card 12 with build: the 2 goes to muster; muster is full, move has room
    s = placing(f"{ROUND_1}; priority build; banner.muster 1:5 1:4 1:2; advisors.1 1", 12)
    assert banner(s, "move") == ["2:2", "none", "none", "none"]


def test_several_full_banners_are_passed() -> None:
    """12.3"""
    # card 12 with build in round 4: the 2 goes to muster; muster and move are full, attack has room
    full = "banner.muster 1:5 1:4 1:3; banner.move 1:2 1:2 1:1"
    s = solo(f"round 4; {NEXT}; advisors.2 1 2 2 3 4 5; priority build; {full}; coins.2 0; coins.1 0", cards=deck(12))
    # the player has no advisor left, so the rebellion goes on: 3* attack$, 1 move, 4 scheme, 5 build, 2* tax$.
    # The 1 finds move full and goes to attack as well; no coins, no bribes. Then the player's 1 is retrieved.
    assert banner(s, "attack") == ["2:3", "2:2", "2:1", "none"]
    assert banner(s, "scheme") == ["2:4", "none", "none", "none"]
    assert banner(s, "build") == ["2:5", "none", "none", "none"]
    assert banner(s, "tax") == ["2:2", "none", "none", "none"]


def test_after_scheme_comes_muster() -> None:
    """12.3, V13"""
    # card 15, priority build, round 4: 2* attack, 1 scheme, 5 move, 3* muster$, 2 tax, 4 build; scheme is full
    first = f"round 4; {PLAYER_FIRST}; advisors.1 1 2 2; advisors.2 1 2 2 3 4 5; priority build; coins.2 0"
    s = solo(f"{first}; banner.scheme 1:5 1:4 1:3", cards=deck(15))
    s.events = []
    play(s, "advisor:1", "banner:tax", "banner:build", "banner:move")
    placed = [text.split()[1:] for text in said_by_rebels(s, "placed_advisor")]
    # the 1 goes to muster instead; later the 3 comes above it. The player's 1 stands on tax, 2s on build and move.
    assert placed == [
        ["2+0", "attack_1"],
        ["1+0", "muster_1"],
        ["5+0", "move_1"],
        ["3+0", "muster_1"],
        ["2+0", "tax_1"],
        ["4+0", "build_1"],
    ]
    assert said_by_rebels(s, "banner_full") == ["banner_full 5 0"]


def test_the_coin_mark_goes_with_the_advisor_to_another_banner() -> None:
    """R-17"""
    # card 8 with build: the 2 goes to attack$; attack is full, so tax. There 2+1 = 3 is on top:
    # with the mark it needs 3 + 1 - 2 = 2 coins. Without the mark it would pay nothing, for nobody there is equal.
    s = placing(f"{ROUND_3}; priority build; banner.attack 1:5 1:4 1:1; banner.tax 1:2+1; advisors.1 2", 8)
    assert banner(s, "tax") == ["2:2+2", "1:2+1", "none", "none"]
    assert s.players[1].coins == 1


def test_no_mark_comes_from_the_other_banner() -> None:
    """R-17"""
    # card 12 with build: the 2 goes to muster, without a mark; on move, where it lands, the player has 4: no bribe
    s = placing(f"{ROUND_3}; priority build; banner.muster 1:5 1:2 1:2; banner.move 1:4; advisors.1 1", 12)
    assert banner(s, "move") == ["1:4", "2:2", "none", "none"]
    assert s.players[1].coins == 3


# -- bribes with a coin mark ------------------------------------------------------------------------------------------

MARKED = f"{ROUND_3}; priority build"  # card 8: the 2 goes to attack$


def test_on_an_empty_banner_the_mark_costs_nothing() -> None:
    """12.3"""
    s = placing(f"{MARKED}; advisors.1 1 2 2 4 5", 8)
    assert banner(s, "attack") == ["2:2", "none", "none", "none"]
    assert s.players[1].coins == 3


def test_above_weaker_advisors_the_mark_costs_nothing() -> None:
    """12.3"""
    s = placing(f"{MARKED}; banner.attack 1:1; advisors.1 2 2 4 5", 8)
    assert banner(s, "attack") == ["2:2", "1:1", "none", "none"]
    assert s.players[1].coins == 3


@pytest.mark.parametrize(("top", "need"), [("1:2", 1), ("1:4", 3), ("1:5", 4), ("1:4+2", 5), ("1:1+1", 1)])
def test_with_a_mark_it_pays_just_enough_for_the_top_slot(top: str, need: int) -> None:
    """12.3"""
    # influence of the top advisor + 1 - 2
    s = placing(f"{MARKED}; banner.attack {top}; {hand_without(top)}", 8, coins=6)
    assert banner(s, "attack") == [f"2:2+{need}", top, "none", "none"]
    assert s.players[1].coins == 6 - need


def test_all_its_coins_may_go() -> None:
    """12.3"""
    s = placing(f"{MARKED}; banner.attack 1:4; advisors.1 1 2 2 5", 8, coins=3)
    assert banner(s, "attack") == ["2:2+3", "1:4", "none", "none"]
    assert s.players[1].coins == 0


def test_when_the_top_slot_is_too_dear_it_pays_nothing() -> None:
    """R-37"""
    # it would need 4 + 1 - 2 = 3 coins and has 2; the slot above the 1 is its own anyway
    s = placing(f"{MARKED}; banner.attack 1:4 1:1; advisors.1 2 2 5", 8, coins=2)
    assert banner(s, "attack") == ["1:4", "2:2", "1:1", "none"]
    assert s.players[1].coins == 2


def test_it_does_not_buy_a_lower_slot_with_too_few_coins() -> None:
    """R-37"""
    # 5 + 1 - 2 = 4 coins are too many; two would bring it above the 2+1 = 3, but that is no reason
    s = placing(f"{MARKED}; banner.attack 1:5 1:2+1; advisors.1 1 2 4", 8, coins=2)
    assert banner(s, "attack") == ["1:5", "1:2+1", "2:2", "none"]
    assert s.players[1].coins == 2


def test_too_dear_a_mark_leaves_the_coin_against_an_equal_advisor() -> None:
    """R-37"""
    # the top slot needs 5 + 1 - 2 = 4 coins; the player's 2 is equal: one coin
    s = placing(f"{MARKED}; banner.attack 1:5 1:2; advisors.1 1 2 4", 8, coins=3)
    assert banner(s, "attack") == ["1:5", "2:2+1", "1:2", "none"]
    assert s.players[1].coins == 2


def test_the_top_advisor_may_be_its_own() -> None:
    """12.3"""
    # card 8 with build: the 2 has been placed, with four coins, on build; the 5 goes to build$: 6 + 1 - 5 = 2
    board = f"round 1; {NEXT}; priority build; banner.build 2:2+4; advisors.1 1 2 4 5; advisors.2 1 4 5"
    s = placing(f"{board}; {slid(1)}", 8, coins=2)
    assert banner(s, "build") == ["2:5+2", "2:2+4", "none", "none"]


def test_the_log_tells_why_it_bribes() -> None:
    """12.3, R-37"""
    first = f"round 3; {PLAYER_FIRST}; advisors.1 1 2 2 4 5; advisors.2 1 2 2 4 5; priority build; coins.2 1"
    s = solo(first, cards=deck(8))
    log = told(s, "advisor:4", "banner:attack")
    assert [event for event in log if event[0].startswith("bribe")] == [("bribe_dear", 1, 3, 0)]
    s = solo(first, cards=deck(8))
    log = told(s, "advisor:2", "banner:attack")
    assert [event for event in log if event[0].startswith("bribe")] == [("bribe_mark", 1, 1, 0)]


# -- bribes without one -----------------------------------------------------------------------------------------------

PLAIN = f"{ROUND_3}; priority build"  # card 12: the 2 goes to muster


@pytest.mark.parametrize(
    ("before", "after", "left"),
    [
        ("1:2", ["2:2+1", "1:2", "none", "none"], 2),  # equal: one coin
        ("1:1+1", ["2:2+1", "1:1+1", "none", "none"], 2),  # equal by influence, not by number
        ("1:2+1", ["1:2+1", "2:2", "none", "none"], 3),  # not equal
        ("1:5 1:2", ["1:5", "2:2+1", "1:2", "none"], 2),  # equal, not on top
        ("1:4", ["1:4", "2:2", "none", "none"], 3),
        ("1:1", ["2:2", "1:1", "none", "none"], 3),
    ],
)
def test_without_a_mark_it_pays_one_coin_against_an_equal_advisor(before: str, after: list[str], left: int) -> None:
    """12.3"""
    s = placing(f"{PLAIN}; banner.muster {before}; {hand_without(before)}", 12)
    assert banner(s, "muster") == after
    assert s.players[1].coins == left


def test_without_a_coin_it_stands_below_its_equal() -> None:
    """12.3"""
    s = placing(f"{PLAIN}; banner.muster 1:2; advisors.1 1 2 4 5", 12, coins=0)
    assert banner(s, "muster") == ["1:2", "2:2", "none", "none"]


def test_its_last_coin_goes_against_an_equal_advisor() -> None:
    """12.3"""
    s = placing(f"{PLAIN}; banner.muster 1:2; advisors.1 1 2 4 5", 12, coins=1)
    assert banner(s, "muster") == ["2:2+1", "1:2", "none", "none"]
    assert s.players[1].coins == 0


def test_its_own_equal_advisor_is_no_reason() -> None:
    """12.3"""
    # card 13 with build in round 3: the 2 has gone to tax (move was full), then 2* goes to tax
    board = f"round 3; {NEXT}; priority build; banner.tax 2:2; advisors.1 1 2 2 4 5; advisors.2 1 2 4 5"
    s = placing(f"{board}; {slid(1)}", 13)
    assert banner(s, "tax") == ["2:2", "2:2", "none", "none"]
    assert s.players[1].coins == 3


# -- the worked example -----------------------------------------------------------------------------------------------


def test_a_whole_round_of_placements() -> None:
    """V12"""
    first = f"round 1; {PLAYER_FIRST}; advisors.1 1 2 4 5; advisors.2 1 2 4 5; priority build; coins.1 3; coins.2 3"
    s = solo(first, level=1, cards=deck(1))
    s.events = []
    play(s, "advisor:4", "banner:tax", "bribe:0")
    assert banner(s, "muster") == ["2:4", "none", "none", "none"]
    play(s, "advisor:1", "banner:scheme", "bribe:0")
    assert banner(s, "scheme") == ["2:1+1", "1:1", "none", "none"]
    play(s, "advisor:5", "banner:build", "bribe:1")
    assert banner(s, "build") == ["2:5+2", "1:5+1", "none", "none"]
    assert s.players[1].coins == 0
    play(s, "banner:move", "bribe:0")
    assert banner(s, "move") == ["1:2", "2:2", "none", "none"]
    placed = [text.split()[1:] for text in said_by_rebels(s, "placed_advisor")]
    assert placed == [["4+0", "muster_1"], ["1+1", "scheme_1"], ["5+2", "build_1"], ["2+0", "move_2"]]
