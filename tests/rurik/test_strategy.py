"""The strategy phase: advisors, banners and bribes (5)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from prestol.core.chance import Quick
from prestol.games.rurik.rules.advisors import influence
from prestol.games.rurik.rules.strategy import CHOOSE_BANNER

from .table import STRATEGY, asked, asks, banner, choices, dealt, play, refused, table, told
from .turn_positions import coins

ROUND_3 = STRATEGY.replace("round 1", "round 3")  # with two advisors of number 2
ADVISORS = "advisors.1 1 2 4 5; advisors.2 1 2 4 5"


def place(advisor: int, name: str, bribe: int = 0) -> list[str]:
    """The answers of one placement; a bribe is not asked for without coins."""
    return [f"advisor:{advisor}", f"banner:{name}", f"bribe:{bribe}"]


# -- the course -------------------------------------------------------------------------------------------------------


def test_an_advisor_is_chosen_then_a_banner_then_a_bribe() -> None:
    """5, 14"""
    s = table(f"rurik; {ADVISORS}; coins.1 3; {STRATEGY}")
    assert (asks(s), asked(s), choices(s)) == ("advisor", 0, ["advisor:1", "advisor:2", "advisor:4", "advisor:5"])
    play(s, "advisor:4")
    banners = ["muster", "move", "attack", "tax", "build", "scheme"]
    assert (asks(s), choices(s)) == ("banner", [f"banner:{name}" for name in banners])
    play(s, "banner:tax")
    assert (asks(s), choices(s)) == ("bribe", ["bribe:0", "bribe:1", "bribe:2", "bribe:3"])
    assert told(s, "bribe:2") == [("placed_advisor", 0, 4 | 2 << 8, 12)]
    assert (asks(s), asked(s), banner(s, "tax")) == ("advisor", 1, ["1:4+2", "none", "none", "none"])


def test_two_equal_advisors_are_one_choice() -> None:
    """5, 14"""
    s = table(f"rurik; advisors.1 1 2 2 4 5; advisors.2 1; {ROUND_3}")
    assert choices(s) == ["advisor:1", "advisor:2", "advisor:4", "advisor:5"]
    play(s, "advisor:2", "banner:tax")
    assert s.players[0].advisors == [1, 2, 4, 5]


def test_without_coins_no_bribe_is_asked_for() -> None:
    """5, 14"""
    s = play(table(f"rurik; {ADVISORS}; {STRATEGY}"), "advisor:1", "banner:move")
    assert (banner(s, "move")[0], asked(s)) == ("1:1", 1)


def test_the_last_advisor_is_placed_without_asking_which() -> None:
    """5, 14"""
    s = table(f"rurik; advisors.1 4; advisors.2 2; {STRATEGY}")
    assert (asks(s), asked(s), CHOOSE_BANNER.advisor(s.stack[-1])) == ("banner", 0, 4)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_turns_go_clockwise_from_the_first_player_until_all_are_placed(first: int) -> None:
    """5, 4"""
    hands = "; ".join(f"advisors.{seat + 1} 1 2; at.{seat + 1} kiev" for seat in range(3))
    s = table(
        f"rurik seats=3; {hands}; first {first + 1}; round 1; step round next=action; step strategy next={first + 1}"
    )
    seen = []
    for name in ("muster", "muster", "muster", "move", "move", "move"):
        seen.append(asked(s))
        play(s, *(["advisor:1"] if name == "muster" else []), f"banner:{name}")
    assert seen == [(first + ahead) % 3 for ahead in range(6)]
    assert (asks(s), asked(s)) == ("turn", first)


def test_the_token_does_not_change_the_order_of_the_round() -> None:
    """5, 6"""
    s = table(f"rurik; {ADVISORS}; first 2; {STRATEGY} next=2")
    s.token = 0
    assert asked(s) == 1
    play(s, "advisor:1", "banner:tax")
    assert asked(s) == 0


@pytest.mark.parametrize(("seats", "numbers"), [(2, [4, 4, 5, 6]), (3, [4, 4, 5, 6]), (4, [4, 4, 5, 5])])
def test_so_many_advisors_are_placed_in_each_round(seats: int, numbers: list[int]) -> None:
    """5, 3, 4"""
    found = []
    for number in range(4):
        s = table(f"rurik seats={seats}; round {number}; step round")
        found.append([len(player.advisors) for player in s.players])
        assert s.round == number + 1
    assert found == [[number] * seats for number in numbers]


def test_which_advisors_come_when() -> None:
    """3, 5"""
    hands = [table(f"rurik seats=3; round {number}; step round").players[2].advisors for number in range(4)]
    assert hands == [[1, 2, 4, 5], [1, 2, 4, 5], [1, 2, 2, 4, 5], [1, 2, 2, 3, 4, 5]]
    assert table("rurik seats=4; round 3; step round").players[2].advisors == [1, 2, 2, 4, 5]


# -- where an advisor enters ------------------------------------------------------------------------------------------

ENTRIES = [  # the banner before, advisor, bribe, the banner after
    ("", 4, 0, "1:4"),
    ("2:2", 4, 0, "1:4 2:2"),
    ("2:5", 4, 0, "2:5 1:4"),
    ("2:4", 4, 0, "2:4 1:4"),
    ("2:4", 4, 1, "1:4+1 2:4"),
    ("2:4+1", 5, 0, "2:4+1 1:5"),
    ("2:4+2", 5, 0, "2:4+2 1:5"),
    ("2:4+1", 5, 1, "1:5+1 2:4+1"),
    ("2:5 3:2", 4, 0, "2:5 1:4 3:2"),
    ("2:4 3:4", 4, 0, "2:4 3:4 1:4"),
    ("2:4 3:2 3:1", 4, 0, "2:4 1:4 3:2 3:1"),
    ("2:4 3:2 3:1", 5, 0, "1:5 2:4 3:2 3:1"),
    ("2:4+3 3:2+1 3:1", 1, 1, "2:4+3 3:2+1 1:1+1 3:1"),
    ("2:4 3:2 2:1", 1, 0, "2:4 3:2 2:1 1:1"),
    ("2:1+3", 4, 0, "2:1+3 1:4"),
    ("2:1+3", 1, 3, "2:1+3 1:1+3"),
    ("2:1+3", 1, 4, "1:1+4 2:1+3"),
]


@pytest.mark.parametrize(("before", "advisor", "bribe", "after"), ENTRIES)
def test_an_advisor_enters_above_smaller_and_below_equal_influence(
    before: str, advisor: int, bribe: int, after: str
) -> None:
    """5"""
    line = f"banner.tax {before};" if before else ""
    s = table(f"rurik seats=3; {line} advisors.1 1 4 5; coins.1 5; {STRATEGY}")
    play(s, *place(advisor, "tax", bribe))
    assert " ".join(entry for entry in banner(s, "tax") if entry != "none") == after


def test_pushed_advisors_take_their_coins_along() -> None:
    """5"""
    s = table(f"rurik; banner.build 2:2+1 2:1; advisors.1 5; advisors.2 4; {STRATEGY}")
    play(s, "banner:build")
    assert banner(s, "build") == ["1:5", "2:2+1", "2:1", "none"]


def test_elenas_four_stands_below_kirills_four_and_above_stas() -> None:
    """V1"""
    elena = "rurik seats=3; banner.muster 2:4 3:2; advisors.1 4 5; advisors.2 1"
    assert banner(play(table(f"{elena}; {STRATEGY}"), *place(4, "muster")[:2]), "muster")[:3] == ["2:4", "1:4", "3:2"]
    assert banner(play(table(f"{elena}; {STRATEGY}"), *place(5, "muster")[:2]), "muster")[:3] == ["1:5", "2:4", "3:2"]


def test_three_coins_lift_a_one_above_elena_but_it_still_acts_first() -> None:
    """V2"""
    s = table(f"rurik; at.1 kiev; banner.build 2:2; banner.tax 1:4 1:2; advisors.1 1; coins.1 3; {STRATEGY}")
    play(s, "banner:build", "bribe:3")
    assert (asks(s), asked(s), banner(s, "build")[:2]) == (
        "turn",
        0,
        ["none", "2:2"],
    )  # retrieved at once: it was on top
    assert coins(s) == [0, 0]
    play(s, "act")
    assert (s.build_points, coins(s)) == (2, [0, 0])


# -- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "full", "room"), [(2, "2:5 2:4 2:2", "2:5 2:4"), (3, "2:5 2:4 2:2 3:1", "2:5 2:4 2:2")]
)
def test_a_banner_takes_as_many_as_it_has_slots(seats: int, full: str, room: str) -> None:
    """5"""
    s = table(
        f"rurik seats={seats}; banner.tax {full}; banner.move {room.replace('2:', '1:')}; advisors.1 1; {STRATEGY}"
    )
    assert refused(s)["banner:tax"] == "banner_full"
    s = table(f"rurik seats={seats}; banner.tax {room}; advisors.1 1; {STRATEGY}")
    assert "banner:tax" in choices(s)


SECOND = [  # own advisors on the board, own banners that are refused
    ("", []),
    ("banner.tax 1:5", ["tax"]),
    ("banner.tax 1:5; banner.move 1:4", ["move", "tax"]),
    ("banner.tax 1:5; banner.move 1:4; banner.build 1:2", []),
    ("banner.tax 1:5 1:2; banner.move 1:4; banner.build 1:2", []),
    ("banner.tax 2:5; banner.move 1:4", ["move"]),
]


@pytest.mark.parametrize(("text", "names"), SECOND)
def test_a_second_advisor_on_a_banner_needs_own_advisors_on_three(text: str, names: list[str]) -> None:
    """5"""
    s = table(f"rurik; {text}; advisors.1 1; advisors.2 1; {ROUND_3}".replace("; ;", ";"))
    assert refused(s) == {f"banner:{name}": "three_banners" for name in names}


def test_own_advisors_are_pushed_down_as_well() -> None:
    """5"""
    s = table(f"rurik; banner.tax 1:2; banner.move 1:4; banner.build 1:1; advisors.1 5; advisors.2 1; {STRATEGY}")
    play(s, "banner:tax")
    assert banner(s, "tax")[:2] == ["1:5", "1:2"]


# -- bribes -----------------------------------------------------------------------------------------------------------


def test_a_bribe_leaves_the_purse_and_lies_beside_the_advisor() -> None:
    """5"""
    s = play(table(f"rurik; {ADVISORS}; coins.1 3; coins.2 1; {STRATEGY}"), *place(1, "tax", 2))
    assert (coins(s), banner(s, "tax")[0]) == ([1, 1], "1:1+2")
    play(s, "advisor:1", "banner:move")
    assert choices(s) == ["bribe:0", "bribe:1"]


@pytest.mark.parametrize(("purse", "most"), [(0, 0), (62, 62), (63, 63), (64, 63), (500, 63)])
def test_a_bribe_is_at_most_sixty_three_coins(purse: int, most: int) -> None:
    """R-47"""
    s = play(table(f"rurik; {ADVISORS}; coins.1 {purse}; {STRATEGY}"), "advisor:5", "banner:tax")
    if most == 0:
        assert asks(s) == "advisor"
    else:
        assert (choices(s)[-1], len(choices(s))) == (f"bribe:{most}", most + 1)
        play(s, f"bribe:{most}")
        assert (banner(s, "tax")[0], coins(s)[0]) == (f"1:5+{most}", purse - most)


# -- always -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_banner_is_sorted_by_influence_and_nobody_is_pushed_off(seats: int, seed: int) -> None:
    """5"""
    s = dealt(seats, seed)
    chance = Quick(seed)
    placed = 0
    while s.round < 2:
        before = sum(entry >= 0 for entry in s.slots)
        bribing = asks(s) == "bribe" or (asks(s) == "banner" and s.players[asked(s)].coins == 0)
        seat = s.waiting[0]
        legal = s.legal(seat)
        s.apply(seat, legal[chance.below(len(legal))])
        if bribing and asks(s) in ("advisor", "banner"):
            placed += 1
            assert sum(entry >= 0 for entry in s.slots) == before + 1
        for top in range(0, 24, 4):
            entries = [entry for entry in s.slots[top : top + 4] if entry >= 0]
            assert all(influence(one) >= influence(two) for one, two in pairwise(entries))
    assert placed >= 3 * seats
