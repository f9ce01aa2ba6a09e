"""The variants: goods tokens, reward tokens, fresh deeds, leaders dealt at random (11, 3)."""

from __future__ import annotations

import pytest

from prestol.core.errors import BadSetup
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.cards import DEED_NAMES, GOOD_NAMES, LEADER_NAMES, PRINTED_GOODS
from prestol.games.rurik.rules.state import Rurik

from .table import ACTION, DEVELOPMENT, asks, board, choices, dealt, goods, play, table, told

ROW = "row hoard law_giver send_gifts"
SHUFFLED = ["fish", "stone", "stone", "honey", "wood", "wood", "fish", "fur"]  # volyn has wood in place of fish
DEALT_ANEW = f"kinds {' '.join(SHUFFLED)}"
SEEDS = range(12)


def deeds(cards: list[int]) -> list[str]:
    return [DEED_NAMES[card - 27] for card in cards]


def kinds(s: Rurik) -> list[str]:
    """The goods of the regions in play."""
    return [GOOD_NAMES[kind] for kind in s.kinds[: s.regions]]


# -- goods redistribution ---------------------------------------------------------------------------------------------

TOKENS = {
    1: {"wood": 2, "fish": 2, "stone": 2, "honey": 1, "fur": 1},
    2: {"wood": 2, "fish": 2, "stone": 2, "honey": 1, "fur": 1},
    3: {"wood": 3, "fish": 3, "stone": 2, "honey": 2, "fur": 1},
    4: {"wood": 4, "fish": 4, "stone": 3, "honey": 2, "fur": 2},
}


@pytest.mark.parametrize("seats", TOKENS)
def test_one_goods_token_lies_in_each_region_in_play(seats: int) -> None:
    """11: those that belong to the number of players."""
    for seed in SEEDS:
        laid = kinds(dealt(seats, seed, goods_tokens="yes"))
        assert {good: laid.count(good) for good in TOKENS[seats]} == TOKENS[seats]


def test_goods_tokens_are_shuffled() -> None:
    """11"""
    assert len({tuple(kinds(dealt(4, seed, goods_tokens="yes"))) for seed in SEEDS}) == len(SEEDS)


def test_without_the_variant_the_printed_goods_count() -> None:
    """3, 11"""
    assert dealt(4).kinds == PRINTED_GOODS


def test_goods_tokens_are_seen_by_all() -> None:
    """11, 13"""
    s = dealt(3, 5, goods_tokens="yes")
    assert board(s, 1).kinds == board(s, None).kinds == s.kinds


def test_a_goods_token_replaces_the_printed_good_in_taxes() -> None:
    """11, 6.5: also for the market."""
    mine = "troops.1 volyn:2; built.1 volyn:market"
    s = table(f"rurik seats=2 goods_tokens=yes; {ACTION}; banner.tax 1:1; {DEALT_ANEW}; {mine}")
    play(s, "act", "tax:volyn", "bonus:good")
    assert goods(s, 0) == {"wood": 2}


def test_a_region_is_filled_up_with_the_good_of_its_token() -> None:
    """11, 9"""
    s = table(f"rurik seats=2 goods_tokens=yes; {DEVELOPMENT}; {ROW}; {DEALT_ANEW}; taken volyn kiev")
    while asks(s) == "take_deed":
        play(s, choices(s)[0])
    assert s.goods == [1] * 8 + [0] * 7
    assert kinds(s) == SHUFFLED


# -- rebel reward tokens ----------------------------------------------------------------------------------------------

REWARDS = ["wood", "wood", "fish", "fish", "stone", "stone", "honey", "honey", "fur"]


def beaten(left: int) -> tuple[int, int, dict[str, int], Rurik]:
    """A rebel is defeated when only this token is left: the token, coins and goods gained, the table."""
    won = " ".join(f"r{number}" for number in range(1, 16) if number != left)
    text = f"won {won}; defeated.2 7; defeated.3 7"
    start = f"rurik seats=4 rebel_tokens=yes; {ACTION}; banner.attack 1:1 2:1; troops.1 kiev; neutrals kiev"
    s = play(table(f"{start}; {text}"), "act")
    [card] = [event[3] for event in told(s, "attack:kiev_rebel") if event[0] == "defeated"]
    return card - 64 + 1, s.players[0].coins, goods(s, 0), s


@pytest.mark.parametrize("left", range(1, 16))
def test_a_defeated_rebel_gives_the_reward_of_a_token(left: int) -> None:
    """11, 6.4: nine goods, four times a coin, twice two coins."""
    token, coins, gained, s = beaten(left)
    expected = {REWARDS[left - 1]: 1} if left <= 9 else {}
    assert (token, gained, s.players[0].defeated) == (left, expected, 1)
    assert coins == (0 if left <= 9 else 1 if left <= 13 else 2)
    assert (s.rewards, len(s.won)) == ([], 15)  # the token leaves the game


def test_tokens_are_drawn_by_chance() -> None:
    """11"""
    start = f"rurik seats=2 rebel_tokens=yes; {ACTION}; banner.attack 1:1; troops.1 kiev; neutrals kiev"
    drawn = set()
    for seed in range(30):
        s = play(table(f"{start}; chance {seed} 0"), "act", "attack:kiev_rebel")
        drawn.add(s.won[0])
    assert len(drawn) > 8


def test_reward_tokens_are_not_for_the_solo_game() -> None:
    """11"""
    with pytest.raises(BadSetup):
        GAME.new(seats=1, seed=1, options={"rebel_tokens": "yes"})


# -- fresh deeds ------------------------------------------------------------------------------------------------------


def fresh(text: str, seats: int = 2) -> Rurik:
    return table(f"rurik seats={seats} fresh_deeds=yes; {DEVELOPMENT}; {text}")


def test_after_the_last_pick_two_deeds_go_and_three_new_ones_come() -> None:
    """11: the last pick is not filled up first."""
    s = play(fresh(ROW), "take:hoard")
    before = set(deeds(s.row))
    assert len(before) == 3
    last = choices(s)[0]
    events = told(s, last)
    left = before - {last.removeprefix("take:")}
    assert set(deeds(s.old_deeds)) == left
    assert len(s.row) == 3
    assert not before & set(deeds(s.row))
    assert ("fresh_deeds", 0, 0, 0) in events
    assert len(s.deeds) == 26 - 3 - 1 - 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_last_pick_the_row_is_filled_up_as_usual(seats: int) -> None:
    """11, 9"""
    s = fresh(ROW, seats)
    for _ in range(seats):
        assert len(choices(s)) == 3
        play(s, choices(s)[0])
    assert len(s.old_deeds) == 2
    assert len(s.deeds) == 26 - 3 - (seats - 1) - 3


def test_without_the_variant_the_row_stays() -> None:
    """11, 9"""
    s = table(f"rurik seats=2; {DEVELOPMENT}; {ROW}")
    play(s, "take:hoard")
    left = set(deeds(s.row))
    last = choices(s)[0]
    play(s, last)
    assert left - {last.removeprefix("take:")} < set(deeds(s.row))
    assert s.old_deeds == []


def test_a_deed_taken_by_a_scheme_card_is_replaced_at_once() -> None:
    """11, 6.8"""
    text = f"{ROW}; banner.muster 1:1 2:1; troops.1 kiev; hand.1 s25"
    s = table(f"rurik seats=2 fresh_deeds=yes; {ACTION}; {text}")
    play(s, "play:s25", "take:hoard")
    assert (len(s.row), s.old_deeds) == (3, [])


def test_fresh_deeds_come_while_the_deck_lasts() -> None:
    """11, R-30: four are left in the deck: one replaces the first pick, three are new; then nothing is."""
    seven = ["hoard", "law_giver", "send_gifts", "market_day", "capital_city", "amass_forces", "tithe_payments"]
    others = f"done.2 {' '.join(name for name in DEED_NAMES if name not in seven)}"
    s = fresh(f"{ROW}; {others}")
    play(s, "take:hoard")
    play(s, choices(s)[0])
    assert (len(s.row), s.deeds, len(s.old_deeds)) == (3, [], 2)


def test_discarded_deeds_do_not_come_back() -> None:
    """R-49, 11, R-30"""
    others = f"old_deeds {' '.join(name for name in DEED_NAMES if name not in ('hoard', 'law_giver'))}"
    s = fresh(f"row hoard law_giver; {others}")
    play(s, "take:hoard")
    assert (s.row, asks(s)) == ([], "advisor")
    assert [len(player.open) for player in s.players] == [1, 1]


def test_discarded_deeds_are_seen_by_all() -> None:
    """11, 13"""
    s = fresh(f"{ROW}; old_deeds market_day")
    assert deeds(board(s, 1).old_deeds) == ["market_day"]


def test_fresh_deeds_in_the_solo_game() -> None:
    """11, 12.5: the only pick is the last one."""
    s = table(
        "rurik seats=1 fresh_deeds=yes; round 1; step round next=end; step development; row hoard market_day send_gifts"
    )
    play(s, "take:hoard")
    assert (deeds(s.old_deeds), len(s.row)) == (["market_day", "send_gifts"], 3)


# -- leaders dealt at random ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_leaders_may_be_dealt(seats: int) -> None:
    """3: nobody chooses, nobody has the leader of another."""
    for seed in SEEDS:
        s = dealt(seats, seed, leaders="random")
        leaders = [player.who for player in s.players]
        assert asks(s) == "choose_agenda"
        assert len(set(leaders)) == len(leaders)
        assert min(leaders) >= 0


def test_every_leader_can_be_dealt_but_sviatopolk_in_the_solo_game() -> None:
    """3, 12.1"""
    names = {LEADER_NAMES[dealt(1, seed, leaders="random").players[0].who] for seed in range(80)}
    assert names == set(LEADER_NAMES) - {"sviatopolk"}
    assert {LEADER_NAMES[dealt(2, seed, leaders="random").players[0].who] for seed in range(80)} == set(LEADER_NAMES)


# -- together ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_variants_are_independent_switches(seats: int) -> None:
    """11"""
    s = dealt(seats, 3, leaders="random", goods_tokens="yes", rebel_tokens="yes", fresh_deeds="yes")
    while not s.over:
        seat = s.waiting[0]
        s.apply(seat, s.legal(seat)[-1])
    assert s.round == 4
    assert s.game.violations(s) == []
    assert len(s.old_deeds) == 6
