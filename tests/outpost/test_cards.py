"""The components against numbers written here: what is printed, listed or deduced, and what is our reconstruction."""

from __future__ import annotations

from collections import Counter

import pytest

from prestol.games.outpost.rules.cards import (
    ARTIFACT_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    GUILD_NAMES,
    RESOURCE_NAMES,
    load,
)
from prestol.games.outpost.rules.data import standard

CARDS = standard()
FACTS = load()
HEROES = range(CARDS.first_hero, CARDS.first_artifact)
LANDS = range(CARDS.first_building)

TERRITORIES = {  # region: resource and monster of each tile, by its first letters (w c s d g; g y b r)
    1: "wg wg wy wb cg cy cy cr sg sg sy sb",
    2: "wg cy sb dg dg dy dy db db dr gb gr",
    3: "dg dy dr gy gb gb gb gr gr gr gr gr",
}
PRICES = {  # guild: price and settlers of its heroes
    "traveller": "2w2g+1 2w1d 1c1g 1s1g 1d1g 1w2d 1w1c1s1d 1c1d1g+1 3d+1 2s2d+1 2s2g+2 1w3d+2",
    "guard": "2d 1s1g 2s1d 1c1d 1c2s 1w1d 1c2d+1 2s1g+1 1d1g+1 1w2d+1 2g+2 2c2d+2",
    "builder": "2c1g 1s2d 1w1g 1d1g 2c1d 1w1c1s1d 1w1d1g+1 2s2d+1 2g+1 1c1s1g+1 1s2g+2 1c3d+2",
    "mercenary": "1w1c1s 2c1d 2s1d 1w1g 1c2d 2w1g 1s1d1g 2g 1w2g 2c2g 1d1g+1 1s1d1g+2",
}
COLOURS = {  # guild: monsters its heroes show
    "traveller": "gybrgybrgybr",
    "guard": "ybrgybrgybrg",
    "builder": "brgybrgybrgy",
    "mercenary": "rgybrgybrgyb",
}


def of_guild(guild: str) -> list[int]:
    return [card for card in HEROES if GUILD_NAMES[CARDS.kind[card]] == guild]


def price(card: int) -> str:
    pieces = [f"{n}{name[0]}" for n, name in zip(CARDS.cost[card], RESOURCE_NAMES, strict=True) if n]
    return "".join(pieces) + (f"+{CARDS.settlers[card]}" if CARDS.settlers[card] else "")


def test_numbers_of_everything() -> None:
    """2, 15"""
    assert len(LANDS) == 36
    assert CARDS.first_hero - CARDS.first_building == 36
    assert len(HEROES) == 48
    assert CARDS.all - CARDS.first_artifact == 14


def test_pieces_of_the_supply() -> None:
    """15, R23"""
    assert CARDS.supply == [16, 16, 16, 42, 32]
    assert (CARDS.extra_settlers, CARDS.fortifications, CARDS.monsters) == (24, 36, 9)


@pytest.mark.parametrize("region", [1, 2, 3])
def test_territories_of_each_region(region: int) -> None:
    """2, 1"""
    tiles = [card for card in LANDS if CARDS.region[card] == region - 1]
    assert tiles == CARDS.territories(region - 1)
    faces = [RESOURCE_NAMES[CARDS.resource[card]][0] + COLOUR_NAMES[CARDS.colour[card]][0] for card in tiles]
    assert faces == TERRITORIES[region].split()
    assert [CARDS.names[card] for card in tiles] == [f"{'I' * region}-{number:02}" for number in range(1, 13)]


def test_nine_territories_of_each_colour() -> None:
    """15"""
    assert Counter(COLOUR_NAMES[CARDS.colour[card]] for card in LANDS) == dict.fromkeys(COLOUR_NAMES, 9)


def test_region_1_has_only_commons_and_region_3_only_rare_resources() -> None:
    """1"""
    kinds = [{CARDS.resource[card] for card in CARDS.territories(region)} for region in range(3)]
    assert kinds == [{0, 1, 2}, {0, 1, 2, 3, 4}, {3, 4}]


def test_three_buildings_of_each_kind_for_one_piece() -> None:
    """5.6, 2"""
    tiles = range(CARDS.first_building, CARDS.first_hero)
    assert Counter(CARDS.names[card] for card in tiles) == dict.fromkeys(BUILDING_NAMES, 3)
    assert {sum(CARDS.cost[card]) for card in tiles} == {1}


def test_fourteen_artifacts_of_which_take_gold_is_there_twice() -> None:
    """10, R14"""
    tokens = Counter(CARDS.names[card] for card in range(CARDS.first_artifact, CARDS.all))
    assert tokens == {**dict.fromkeys(ARTIFACT_NAMES, 1), "take_gold": 2}


@pytest.mark.parametrize("guild", GUILD_NAMES)
def test_twelve_heroes_of_each_guild(guild: str) -> None:
    """8"""
    heroes = of_guild(guild)
    assert [price(card) for card in heroes] == PRICES[guild].split()
    assert "".join(COLOUR_NAMES[CARDS.colour[card]][0] for card in heroes) == COLOURS[guild]
    assert [CARDS.names[card] for card in heroes] == [f"{guild[0].upper()}{number:02}" for number in range(1, 13)]


def test_only_mercenaries_have_points_of_their_own() -> None:
    """8, 12"""
    assert [CARDS.vp[card] for card in of_guild("mercenary")] == [4, 5, 5, 5, 6, 7, 8, 8, 9, 10, 5, 5]
    assert {CARDS.vp[card] for card in HEROES if card not in of_guild("mercenary")} == {0}


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_twelve_heroes_show_each_colour(colour: str) -> None:
    """6"""
    assert sum(COLOUR_NAMES[CARDS.colour[card]] == colour for card in HEROES) == 12


def test_hunting() -> None:
    """V13, 5.3"""
    assert CARDS.hunters == [1, 2, 3, 4]
    assert CARDS.rewards == [[0, 0, 0, 1, 0], [0, 0, 0, 0, 1], [0, 0, 0, 0, 2], [0, 0, 0, 1, 2]]


@pytest.mark.parametrize(
    ("section", "source"),
    [
        ("supply", "listing"),
        ("figures", "rulebook"),
        ("monsters", "rulebook"),
        ("buildings", "rulebook"),
        ("artifacts", "rulebook"),
        ("territories", "reconstructed"),
        ("heroes", "reconstructed"),
    ],
)
def test_every_section_says_where_it_comes_from(section: str, source: str) -> None:
    """14"""
    assert FACTS[section]["from"] == source


def test_numbers_of_tiles_and_tokens_say_where_they_come_from() -> None:
    """10, R14"""
    assert FACTS["buildings"]["copies_from"] == "listing"
    assert FACTS["artifacts"]["copies_from"] == "deduced"


def test_only_one_hero_is_printed_in_the_rulebook() -> None:
    """V9"""
    assert [card["id"] for card in FACTS["heroes"]["list"] if "rulebook" in card.get("from", "")] == ["T01"]
