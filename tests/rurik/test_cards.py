"""The facts of every component, written out by hand a second time."""

from __future__ import annotations

from collections import Counter

import pytest

from prestol.games.rurik.rules import agendas, cards, scoring, solo_cards
from prestol.games.rurik.rules.advisors import slot_at
from prestol.games.rurik.rules.cards import FACTS
from prestol.games.rurik.rules.sets import listed

SOURCES = {"rulebook", "card face", "reconstructed", "unverified"}

MAP = {  # colour, good, neighbours
    "novgorod": ("green", "wood", "pskov polotsk smolensk rostov"),
    "rostov": ("green", "stone", "novgorod smolensk chernigov suzdal"),
    "polotsk": ("green", "stone", "novgorod pskov brest volyn kiev chernigov smolensk"),
    "smolensk": ("green", "honey", "novgorod rostov polotsk chernigov"),
    "volyn": ("green", "fish", "brest polotsk galich kiev"),
    "kiev": ("green", "wood", "volyn polotsk chernigov galich azov pereyaslavl"),
    "chernigov": ("green", "fish", "rostov polotsk smolensk kiev suzdal murom pereyaslavl"),
    "pereyaslavl": ("green", "fur", "chernigov kiev murom azov"),
    "pskov": ("yellow", "fish", "novgorod polotsk brest"),
    "suzdal": ("yellow", "wood", "rostov chernigov murom"),
    "galich": ("yellow", "honey", "volyn kiev peresech azov brest"),
    "brest": ("brown", "wood", "polotsk volyn pskov galich peresech"),
    "murom": ("brown", "stone", "chernigov pereyaslavl suzdal azov"),
    "peresech": ("brown", "fur", "galich brest azov"),
    "azov": ("brown", "fish", "kiev pereyaslavl galich murom peresech"),
}
SMALL = {  # points:cost of each slot, from the top
    "muster": "3:0 2:0 1:1",
    "move": "3:0 2:0 1:0",
    "attack": "2:0 1:0 1:1",
    "tax": "2:0 1:0 1:1",
    "build": "2:0 1:0 1:1",
    "scheme": "3:0 2:0 1:0",
}
LARGE = {
    "muster": "3:0 2:0 1:0 1:1",
    "move": "4:0 3:0 2:0 1:0",
    "attack": "2:0 1:0 1:1 1:2",
    "tax": "3:0 2:0 1:0 1:1",
    "build": "2:0 1:0 1:1 1:2",
    "scheme": "3:0 2:0 1:0 1:1",
}
SCHEMES = """
    s01 muster 1 0 -; s02 muster 1 0 -; s03 muster 1 1 -; s04 muster 1 0 loss coin; s05 muster 2 0 loss
    s06 move 1 0 -; s07 move 2 0 -; s08 move 2 0 -; s09 move 3 0 loss
    s10 attack 1 0 -; s11 attack 1 0 -; s12 attack 1 0 -; s13 attack 1 1 -; s14 attack 1 0 loss coin
    s15 tax 1 0 -; s16 tax 1 0 -; s17 tax 2 0 loss; s18 tax 1 0 loss coin
    s19 build 1 0 -; s20 build 1 0 -; s21 build 1 1 -; s22 build 1 0 loss coin
    s23 coin 2 0 -; s24 coin 2 0 -; s25 deed 1 0 loss; s26 deed 1 1 -; s27 deed 1 0 loss coin
"""
TWO_POINTS = {"market_day", "master_beekeeper", "grand_hunter", "dispatch_messengers", "capital_city"}
LEADERS = "agatha boris maria mstislav predslava sviatopolk sudislav yaroslav"
REWARDS = {"honey": 2, "fish": 2, "stone": 2, "wood": 2, "fur": 1, "coin_1": 4, "coin_2": 2}


def slots(points: list[list[int]]) -> str:
    return " ".join(f"{number}:{cost}" for number, cost in points)


# -- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAP)
def test_each_region_has_its_colour_its_good_and_its_borders(name: str) -> None:
    """2.3, 1"""
    region = FACTS["region"][cards.REGION_NAMES.index(name)]
    colour, good, neighbours = MAP[name]
    assert (region["colour"], region["good"]) == (colour, good)
    assert sorted(region["adjacent"]) == sorted(neighbours.split())


def test_there_are_fifteen_regions_and_those_of_the_smallest_game_come_first() -> None:
    """1, 3"""
    assert set(cards.REGION_NAMES) == set(MAP)
    assert cards.REGION_COLOURS == ["green"] * 8 + ["yellow"] * 3 + ["brown"] * 4
    assert cards.IN_PLAY[1:] == [8, 8, 11, 15]
    assert [cards.REGION_NAMES[region] for region in listed(cards.CAPITALS, 15)] == ["novgorod", "kiev"]
    assert cards.REGION_NAMES[solo_cards.START_REGION] == "kiev"


@pytest.mark.parametrize(("in_play", "borders"), [(8, 14), (11, 20), (15, 34)])
def test_borders_go_both_ways_and_there_are_so_many(in_play: int, borders: int) -> None:
    """2.3"""
    lists = cards.NEIGHBOURS[in_play][:in_play]
    assert all(at in lists[other] for at, others in enumerate(lists) for other in others)
    assert sum(map(len, lists)) == 2 * borders


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("smolensk", "kiev"),
        ("rostov", "murom"),
        ("smolensk", "suzdal"),
        ("volyn", "azov"),
        ("novgorod", "brest"),
        ("volyn", "peresech"),
        ("kiev", "peresech"),
        ("kiev", "murom"),
    ],
)
def test_these_regions_only_seem_to_be_neighbours(one: str, other: str) -> None:
    """2.3"""
    at, there = cards.REGION_NAMES.index(one), cards.REGION_NAMES.index(other)
    assert there not in cards.NEIGHBOURS[15][at]


# -- the boards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "table"), [("small", SMALL), ("large", LARGE)], ids=["small", "large"])
def test_every_slot_has_its_points_and_its_cost(side: str, table: dict[str, str]) -> None:
    """5, 6.1"""
    assert {name: slots(FACTS["strategy"][side][name]) for name in cards.BANNER_NAMES} == table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_code_uses_the_side_for_the_number_of_players(seats: int) -> None:
    """5, 3"""
    side = SMALL if seats < 3 else LARGE
    assert cards.ROWS[seats] == (3 if seats < 3 else 4)
    for banner, name in enumerate(cards.BANNER_NAMES):
        for row in range(cards.ROWS[seats]):
            slot = slot_at(banner, row)
            assert f"{cards.POINTS[seats][slot]}:{cards.COSTS[seats][slot]}" == side[name].split()[row]


def test_the_tracks() -> None:
    """9"""
    assert cards.LEVELS == [1, 2, 3, 5, 8]
    assert cards.NEEDS == [[2, 3, 4, 5, 5], [2, 3, 4, 5, 7], [3, 5, 7, 9, 11]]
    assert cards.TRACK_NAMES == ["rule", "build", "trade"]


def test_the_war_track_has_ten_spaces_above_zero() -> None:
    """R-22"""
    assert FACTS["war"]["spaces"] == cards.WAR_SPACES == 10


def test_the_boat_has_eleven_slots() -> None:
    """2.4"""
    assert dict(zip(cards.GOOD_NAMES, cards.BOAT_SLOTS, strict=True)) == {
        "wood": 3,
        "fish": 3,
        "stone": 2,
        "honey": 2,
        "fur": 1,
    }
    assert sum(cards.BOAT_SLOTS) == cards.BOAT == 11


def test_what_each_player_has() -> None:
    """1, 3"""
    assert (cards.TROOPS, cards.OF_EACH, solo_cards.REBEL_FIGURES) == (12, 3, 15)
    for seats in (1, 2, 3):
        assert cards.ADVISORS[seats][1:] == [[1, 2, 4, 5], [1, 2, 4, 5], [1, 2, 2, 4, 5], [1, 2, 2, 3, 4, 5]]
    assert cards.ADVISORS[4][1:] == [[1, 2, 4, 5], [1, 2, 4, 5], [1, 2, 2, 4, 5], [1, 2, 2, 4, 5]]
    assert (cards.START_COINS, cards.START_TROOPS, cards.AGENDAS_DEALT, cards.ROUNDS) == (3, 3, 2, 4)
    assert (scoring.WAR_POINTS, cards.AGENDA_VP) == ([3, 1], 2)


def test_what_things_cost_and_bring() -> None:
    """5, 6.1, 6.4, 6.5, 6.6, 9"""
    assert (cards.PRICE_RULED, cards.PRICE_ELSEWHERE, cards.FORFEIT_COINS, cards.MARKET_BRINGS) == (1, 2, 1, 1)
    assert (cards.BANNERS_BEFORE_SECOND, cards.DEED_ROW, cards.INCOME_COINS) == (3, 3, 1)
    assert (cards.CHECK_CARDS, cards.CARDS_IF_RULED, cards.CARDS_OF_STRONGHOLD) == (1, 1, 1)
    assert (cards.CARDS_FEWER_BY_DEED, cards.CARDS_FEWER_BY_BORIS, cards.COINS_STOLEN) == (1, 1, 1)
    assert (cards.MOST_COMPANIONS, cards.PRICE_OF_MSTISLAV, cards.COINS_FOR_LURED) == (2, 1, 1)


def test_what_conversion_tokens_take_and_bring() -> None:
    """6.8"""
    goods = [{cards.GOOD_NAMES[good] for good in kinds} for kinds in cards.CONVERTED_GOODS]
    assert dict(zip(cards.TOKEN_NAMES, goods, strict=True)) == {"build": {"wood", "stone"}, "muster": {"honey", "fish"}}
    assert (cards.CONVERTED_TO, cards.CONVERTED_POINTS) == ([cards.BUILD, cards.MUSTER], [1, 1])


def test_what_the_rebellion_begins_with_and_scores() -> None:
    """12.1, 12.4, 12.5, 12.6"""
    assert (solo_cards.REBEL_COINS, solo_cards.OTHER_REGIONS, solo_cards.START_REBELS) == (3, 2, 2)
    assert (solo_cards.REBEL_INCOME, solo_cards.CARDS_FEWER_BY_SVIATOPOLK) == (1, 1)
    assert (solo_cards.COINS_PER_POINT, solo_cards.GOODS_PER_POINT) == (3, 3)


# -- cards ------------------------------------------------------------------------------------------------------------


def test_every_scheme_card() -> None:
    """6.8, 2.6"""
    rows = [row.split() for line in SCHEMES.strip().splitlines() for row in line.split(";")]
    assert len(rows) == len(FACTS["scheme"]) == cards.SCHEMES == 27
    for number, (name, kind, amount, cost, loss, *coin) in enumerate(rows):
        assert cards.SCHEME_NAMES[number] == name
        assert FACTS["scheme"][number]["reward"] == {kind: int(amount)} | ({"coin": 1} if coin else {})
        beside_coins = cards.KIND_NAMES.get(cards.SCHEME_KIND[number], "coin"), cards.SCHEME_AMOUNT[number]
        assert beside_coins == (kind, 0 if kind == "coin" else int(amount))
        assert cards.SCHEME_COINS[number] == (int(amount) if kind == "coin" else len(coin))
        assert (cards.SCHEME_COSTS[number], cards.LOSS[number]) == (int(cost), loss == "loss")


def test_how_many_scheme_cards_there_are_of_each_kind() -> None:
    """6.8"""
    kinds = Counter(next(iter(scheme["reward"])) for scheme in FACTS["scheme"])
    assert kinds == {"muster": 5, "move": 4, "attack": 5, "tax": 4, "build": 4, "coin": 2, "deed": 3}
    assert (sum(cards.LOSS), sum(cards.SCHEME_COSTS)) == (9, 4)


def test_there_are_twenty_six_deeds_of_one_or_two_points() -> None:
    """7"""
    assert len(FACTS["deed"]) == cards.DEEDS == len(set(cards.DEED_NAMES)) == 26
    assert {name for name, points in zip(cards.DEED_NAMES, cards.DEED_VP, strict=True) if points == 2} == TWO_POINTS
    assert set(cards.DEED_VP) == {1, 2}


def test_there_are_eleven_agendas_and_eight_leaders() -> None:
    """3, 8"""
    assert len(cards.AGENDA_NAMES) == cards.AGENDAS == len(set(agendas.COUNTED)) == 11
    assert LEADERS.split() == cards.LEADER_NAMES


@pytest.mark.parametrize("kind", ["stickers", "tokens"])
def test_fifteen_rewards_of_rebels(kind: str) -> None:
    """6.4"""
    table = cards.STICKERS if kind == "stickers" else cards.REWARD_TOKENS
    assert Counter(cards.REWARD_NAMES[reward] for reward in table) == REWARDS
    assert len(table) == cards.REWARDS == 15


def test_fifteen_goods_tokens_like_the_printed_goods() -> None:
    """11"""
    for colour in ("green", "yellow", "brown"):
        printed = [good for good, of in zip(cards.PRINTED_GOODS, cards.REGION_COLOURS, strict=True) if of == colour]
        assert sorted(cards.spread(FACTS["goods_tokens"][colour], cards.GOOD_NAMES)) == sorted(printed)
    for seats in (1, 2, 3, 4):
        assert sorted(cards.GOODS_TOKENS[seats]) == sorted(cards.PRINTED_GOODS[: cards.IN_PLAY[seats]])


def test_the_packs_lie_behind_each_other() -> None:
    """1"""
    sizes = [cards.SCHEMES, cards.DEEDS, cards.AGENDAS, cards.REWARDS, cards.SOLO_CARDS]
    starts = [0, cards.FIRST_DEED, cards.FIRST_AGENDA, cards.FIRST_REWARD, cards.FIRST_CARD]
    assert sizes == [27, 26, 11, 15, 18]
    assert starts == [sum(sizes[:at]) for at in range(5)]
    assert sum(sizes) == cards.ALL_CARDS


# -- where the facts come from ----------------------------------------------------------------------------------------


def test_every_fact_says_where_it_comes_from() -> None:
    """Sources"""
    parts = ["game", "advisors", "attack", "boat", "map", "tracks", "war", "rebels", "goods_tokens", "schemes", "deeds"]
    parts += ["agendas", "leaders", "conversions", "solo"]
    assert {FACTS[part]["from"] for part in parts} <= SOURCES
    assert {FACTS["strategy"][side]["from"] for side in ("small", "large")} == {"card face"}
    assert {card["from"] for card in FACTS["card"]} <= SOURCES
    assert FACTS["deeds"]["points_from"] in SOURCES


def test_what_no_primary_source_confirms_is_marked() -> None:
    """Sources"""
    for part in ("schemes", "rebels", "goods_tokens", "war"):
        assert FACTS[part]["from"] == "unverified"
    assert FACTS["deeds"]["points_from"] == "unverified"
