"""The development phase: tracks, income, deeds, everything ready for the next round (9)."""

from __future__ import annotations

import pytest

from prestol.games.rurik.rules.cards import DEED_NAMES
from prestol.games.rurik.rules.state import Rurik

from .table import DEVELOPMENT, asked, asks, choices, play, table, told

ROW = "row hoard law_giver send_gifts"
LAST = "round 4; step round next=end; step development"


def developed(text: str, seats: int = 2) -> Rurik:
    """The tracks have been looked at, the income is paid, and the first player is to take a deed."""
    return table(f"rurik seats={seats}; {DEVELOPMENT}; {ROW}; {text}")


def levels(s: Rurik, side: int = 0) -> list[int]:
    """On the tracks rule, build, trade."""
    return s.players[side].levels


def deeds(cards: list[int]) -> list[str]:
    return [DEED_NAMES[card - 27] for card in cards]


# -- A: tracks --------------------------------------------------------------------------------------------------------

RULED = [
    ("", 0),
    ("kiev", 0),
    ("kiev volyn", 1),
    ("kiev volyn rostov", 2),
    ("kiev volyn rostov polotsk", 3),
    ("kiev volyn rostov polotsk smolensk", 5),
    ("novgorod volyn rostov polotsk smolensk", 5),
    ("kiev novgorod rostov polotsk", 3),  # both capitals, but four regions
    ("volyn rostov polotsk smolensk chernigov pereyaslavl", 5),
    ("kiev volyn rostov polotsk smolensk chernigov pereyaslavl", 5),
    ("kiev novgorod rostov polotsk smolensk", 8),
    ("kiev novgorod rostov polotsk smolensk volyn chernigov pereyaslavl", 8),
]


@pytest.mark.parametrize(("ruled", "level"), RULED)
def test_the_rule_track_counts_ruled_regions_and_the_two_capitals(ruled: str, level: int) -> None:
    """9"""
    assert levels(developed(f"troops.1 {ruled}")) == [level, 0, 0]


def test_only_ruled_regions_count_for_the_rule_track() -> None:
    """9, 2.2: a tie in Kiev, a rebel in Volyn, more enemies in Rostov."""
    s = developed("troops.1 kiev volyn rostov polotsk smolensk; troops.2 kiev rostov:2; neutrals volyn")
    assert levels(s) == [1, 0, 0]


def test_a_stronghold_alone_rules_for_the_rule_track() -> None:
    """9, R-01"""
    assert levels(developed("troops.1 kiev; built.1 volyn:stronghold")) == [1, 0, 0]


BUILT = [
    ("kiev:church", 0),
    ("kiev:church+market+stronghold", 0),  # one region
    ("kiev:church volyn:market", 1),
    ("kiev:church volyn:market polotsk:church", 2),
    ("novgorod:church smolensk:church chernigov:church pereyaslavl:market", 3),
    ("novgorod:church smolensk:church chernigov:church pereyaslavl:market kiev:market", 5),
    ("novgorod:church smolensk:church chernigov:church pereyaslavl:market kiev:market volyn:market", 5),
    (
        "novgorod:church smolensk:church chernigov:church kiev:market volyn:market rostov:market polotsk:stronghold",
        8,
    ),
    ("novgorod:church rostov:market pereyaslavl:market kiev:market volyn:church", 2),  # two and three
    ("novgorod:church volyn:market pereyaslavl:stronghold", 0),
]


@pytest.mark.parametrize(("built", "level"), BUILT)
def test_the_build_track_counts_the_largest_connected_group(built: str, level: int) -> None:
    """9, R-02: regions, not structures; nothing of it need be ruled or occupied."""
    s = developed(f"built.1 {built}; troops.2 novgorod kiev rostov")
    assert levels(s)[1] == level


def test_the_build_track_does_not_count_structures_of_others() -> None:
    """9"""
    s = developed("built.1 novgorod:church chernigov:church; built.2 smolensk:church")
    assert (levels(s, 0)[1], levels(s, 1)[1]) == (0, 0)


SHIPPED = [
    ("2 0 0 0 0", 0),
    ("3 0 0 0 0", 1),
    ("9 0 0 0 0", 1),  # the boat holds three
    ("2 2 0 0 0", 1),
    ("3 2 0 0 0", 2),
    ("3 3 0 0 9", 3),
    ("3 3 2 0 0", 3),
    ("3 3 2 1 0", 5),
    ("3 3 2 2 0", 5),
    ("3 3 2 2 1", 8),
    ("9 9 9 9 9", 8),
    ("9 9 9 9 0", 5),
]


@pytest.mark.parametrize(("held", "level"), SHIPPED)
def test_the_trade_track_counts_the_goods_in_the_boat(held: str, level: int) -> None:
    """9, 2.4, R-03: the boat is as full as can be; in the last round nobody is asked."""
    assert levels(table(f"rurik seats=2; {LAST}; goods.1 {held}")) == [0, 0, level]


def test_example_of_two_players_after_round_two() -> None:
    """V5"""
    s = table(f"""
        rurik seats=2; round 2; step round next=end; step development; {ROW}
        troops.1 kiev:2 volyn:1 polotsk:1; built.1 kiev:church volyn:market polotsk:stronghold; goods.1 2 1 0 0 0
        troops.2 rostov:1 smolensk:1 novgorod:1; built.2 rostov:church smolensk:market; goods.2 3 2 1 1 0
    """)
    play(s, "show:3", "show:7")
    assert (levels(s, 0), levels(s, 1)) == ([2, 2, 1], [2, 1, 3])


def test_markers_never_go_down() -> None:
    """9"""
    assert levels(developed("levels.1 3 5 2; troops.1 kiev volyn")) == [3, 5, 2]


def test_levels_may_be_skipped() -> None:
    """9"""
    s = developed("levels.1 0 0 1; troops.1 kiev volyn rostov polotsk; goods.1 3 3 1 0 0")
    assert levels(s) == [3, 0, 3]


def test_every_player_advances() -> None:
    """9"""
    events = told_of_development("troops.1 kiev volyn; troops.2 rostov smolensk polotsk; troops.3 suzdal pskov", 3)
    advanced = [event for event in events if event[0] == "advanced"]
    assert advanced == [("advanced", 0, 0, 1), ("advanced", 1, 0, 2), ("advanced", 2, 0, 1)]


def told_of_development(text: str, seats: int = 2) -> list[tuple[str, int, int, int]]:
    """What happens when the last turn of the action phase ends."""
    s = table(
        f"rurik seats={seats}; round 1; step round next=development; step action; banner.muster 1:1; {ROW}; {text}"
    )
    return told(s, "forfeit")


# -- B: income --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "coins"),
    [
        ("", 4),
        ("levels.1 1 0 0", 3),
        ("levels.1 0 2 0", 3),
        ("levels.1 0 0 3", 3),
        ("war.1 1", 3),
        ("levels.1 8 1 2; war.1 4", 0),
        ("troops.1 kiev volyn", 3),  # the marker has just left
    ],
)
def test_a_marker_off_its_track_brings_a_coin(text: str, coins: int) -> None:
    """9: the four markers rule, build, trade and war."""
    s = developed(f"coins.1 2; {text}")
    assert s.players[0].coins == 2 + coins


@pytest.mark.parametrize(
    ("held", "columns"),
    [
        ("2 2 1 1 0", 0),
        ("3 0 0 0 0", 1),
        ("0 3 0 0 0", 1),
        ("0 0 2 0 0", 1),
        ("0 0 0 2 0", 1),
        ("0 0 0 0 1", 1),
        ("4 4 4 4 4", 5),
        ("6 0 0 0 0", 1),
    ],
)
def test_a_full_column_of_the_boat_brings_a_coin(held: str, columns: int) -> None:
    """9"""
    s = developed(f"levels.1 1 1 1; war.1 1; goods.1 {held}")
    assert s.players[0].coins == columns


def test_example_of_income_from_two_stones() -> None:
    """V6: the goods stay."""
    s = developed("levels.1 1 1 1; war.1 1; goods.1 0 0 2 0 0")
    assert (s.players[0].coins, s.players[0].goods) == (1, [0, 0, 2, 0, 0])


def test_income_is_paid_to_everybody_before_deeds_are_taken() -> None:
    """9"""
    s = developed("war.2 1; goods.3 0 0 0 0 1", seats=3)
    assert [player.coins for player in s.players] == [4, 3, 5]
    assert asks(s) == "take_deed"


def test_there_is_no_income_in_the_last_round() -> None:
    """9, 10"""
    s = table(f"rurik seats=2; {LAST}; coins.1 2; goods.1 0 0 0 0 1")
    assert (s.players[0].coins, s.over) == (2, True)


# -- C: deeds ---------------------------------------------------------------------------------------------------------


def test_each_takes_a_deed_clockwise_from_the_holder_of_the_token() -> None:
    """9"""
    s = developed("token 3; first 1", seats=3)
    seats = []
    while asks(s) == "take_deed":
        seats.append(asked(s))
        play(s, choices(s)[0])
    assert seats == [2, 0, 1]
    assert [len(player.open) for player in s.players] == [1, 1, 1]


def test_taking_a_deed_is_compulsory_and_only_the_row_is_on_offer() -> None:
    """9"""
    assert choices(developed("")) == ["take:send_gifts", "take:law_giver", "take:hoard"]


def test_the_row_is_filled_up_after_every_pick() -> None:
    """9"""
    s = play(developed(""), "take:hoard")
    assert len(s.row) == 3
    assert {"send_gifts", "law_giver"} < set(deeds(s.row))
    assert "hoard" not in deeds(s.row + s.deeds)


def without(*names: str) -> str:
    """All deeds except these are accomplished."""
    return "done.2 " + " ".join(name for name in DEED_NAMES if name not in names)


def test_an_empty_deck_does_not_fill_the_row() -> None:
    """9, R-30: the second player chooses among two; a single deed goes without a question."""
    s = table(f"rurik seats=2; {DEVELOPMENT}; {ROW}; {without('hoard', 'law_giver', 'send_gifts')}")
    play(s, "take:hoard")
    assert choices(s) == ["take:send_gifts", "take:law_giver"]
    play(s, "take:send_gifts")
    assert deeds(s.row) == ["law_giver"]


def test_without_deeds_the_pick_is_skipped() -> None:
    """9, R-30"""
    s = table(f"rurik seats=2; {DEVELOPMENT}; row hoard; {without('hoard')}")
    assert (asks(s), s.round) == ("advisor", 2)
    assert deeds(s.players[0].open) == ["hoard"]
    assert s.players[1].open == []


def test_open_deeds_are_seen_by_all() -> None:
    """13"""
    s = play(developed(""), "take:hoard")
    seen = s.view(1).board
    assert isinstance(seen, Rurik)
    assert deeds(seen.players[0].open) == ["hoard"]


# -- D, E -------------------------------------------------------------------------------------------------------------


def finished(text: str) -> Rurik:
    """The next round has begun."""
    s = developed(text)
    while asks(s) == "take_deed":
        play(s, choices(s)[0])
    return s


def test_conversion_tokens_become_ready() -> None:
    """9"""
    s = finished("ready.1 none; ready.2 build")
    assert [player.ready for player in s.players] == [3, 3]


def test_powers_of_the_round_become_ready() -> None:
    """9, 8"""
    s = finished("power.1 0; power.2 0; who.1 maria; who.2 predslava")
    assert [player.power for player in s.players] == [True, True]


def test_regions_in_play_without_a_good_get_one() -> None:
    """9"""
    s = finished("taken kiev volyn rostov")
    assert s.goods == [1] * 8 + [0] * 7


def test_goods_and_coins_stay_with_their_owners() -> None:
    """9"""
    s = finished("goods.1 1 1 1 0 0; coins.1 3; levels.1 1 1 1; war.1 2")
    assert (s.players[0].goods, s.players[0].coins, s.players[0].war) == ([1, 1, 1, 0, 0], 3, 2)
