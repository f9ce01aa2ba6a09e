"""The facts of every card: counts, checksums, and that each card has exactly what it needs."""

from __future__ import annotations

from collections import Counter

import pytest

from prestol.games.conspiracy.rules import cards, locations, scoring, solo
from prestol.games.conspiracy.rules.cards import FACTS, LEGENDS, LOCATIONS

LORDS = cards.lord_cards()
SOURCES = {"rulebook", "card face", "reconstructed", "unverified"}

NEIGHBOURS = {
    1: [2, 6],
    2: [1, 3, 6, 7],
    3: [2, 4, 7, 8],
    4: [3, 5, 8, 9],
    5: [4, 9],
    6: [1, 2, 7, 10],
    7: [2, 3, 6, 8, 10, 11],
    8: [3, 4, 7, 9, 11, 12],
    9: [4, 5, 8, 12],
    10: [6, 7, 11, 13],
    11: [7, 8, 10, 12, 13, 14],
    12: [8, 9, 11, 14],
    13: [10, 11, 14, 15],
    14: [11, 12, 13, 15],
    15: [13, 14],
}

LOCATION_FACTS = {  # fixed points, pearls, effect, what it counts, points for each
    "plain_7": (7, 0, "none", "nothing", 0),
    "pearl_1": (5, 1, "none", "nothing", 0),
    "pearl_2": (4, 2, "none", "nothing", 0),
    "pearl_3": (3, 3, "none", "nothing", 0),
    "per_silver_key": (0, 0, "none", "silver_keys", 1),
    "per_gold_key": (0, 0, "none", "gold_keys", 2),
    "per_two_pearls": (0, 0, "none", "pairs_of_pearls", 1),
    "per_location": (0, 0, "none", "locations", 2),
    "force_top_1": (3, 0, "force_draw_1", "nothing", 0),
    "force_top_2": (3, 0, "force_draw_2", "nothing", 0),
    "reshuffle_lords": (3, 0, "reshuffle_lords", "nothing", 0),
    "reshuffle_locations": (3, 0, "reshuffle_locations", "nothing", 0),
    "any_two_keys": (3, 0, "any_two_keys", "nothing", 0),
    "search_deck": (3, 0, "search_deck", "nothing", 0),
    "crest_value_yellow": (0, 0, "none", "crest", 1),
    "crest_value_red": (0, 0, "none", "crest", 1),
    "crest_value_green": (0, 0, "none", "crest", 1),
    "crest_value_blue": (0, 0, "none", "crest", 1),
    "crest_value_purple": (0, 0, "none", "crest", 1),
    "colour_count_yellow": (1, 0, "none", "lords", 1),
    "colour_count_red": (1, 0, "none", "lords", 1),
    "colour_count_green": (1, 0, "none", "lords", 1),
    "colour_count_blue": (1, 0, "none", "lords", 1),
    "colour_count_purple": (1, 0, "none", "lords", 1),
    "group_of_1": (0, 0, "none", "group", 1),
    "group_of_2": (0, 0, "none", "group", 2),
    "group_of_3": (0, 0, "none", "group", 2),
    "group_of_4": (0, 0, "none", "group", 2),
    "per_0_and_6": (1, 0, "none", "without_key_or_pearl", 1),
}

LEGEND_FACTS = {  # conditions in printed order, bonus, power
    "yellow": ("pile_of_2plus most_keys coalition_3plus", "none", "none"),
    "red": ("red_pile has_6 coalition_3plus pile_of_2plus", "red_lords", "force_draw"),
    "green": ("most_pearl_lords coalition_3plus pile_of_2plus", "pairs_of_pearls", "none"),
    "blue": ("has_6 most_keys coalition_3plus pile_of_2plus", "highest_lord", "none"),
    "purple": ("most_keys coalition_3plus pile_of_2plus", "locations", "any_two_keys"),
}


def test_sixty_lords_twelve_of_each_colour() -> None:
    """1"""
    assert len(LORDS) == len(set(LORDS)) == 60
    assert Counter(map(cards.colour, LORDS)) == dict.fromkeys(range(5), 12)
    assert cards.LETTERS == ["Y", "R", "G", "B", "P"]


def test_every_colour_has_the_same_six_ranks() -> None:
    """1"""
    for of in range(5):
        worths = Counter(cards.worth(card) for card in LORDS if cards.colour(card) == of)
        assert worths == {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}


def test_checksums_of_the_lords() -> None:
    """1"""
    assert sum(cards.rank(card) == cards.SILVER for card in LORDS) == 20
    assert sum(cards.rank(card) == cards.GOLD for card in LORDS) == 10
    assert sum(cards.has_key(card) for card in LORDS) == 30
    assert sum(cards.pearls_of(card) > 0 for card in LORDS) == 20
    assert sum(cards.pearls_of(card) for card in LORDS) == 30
    assert sum(map(cards.worth, LORDS)) == 140 == 5 * 28


@pytest.mark.parametrize("number", range(6))
def test_the_code_knows_each_rank_as_the_table_has_it(number: int) -> None:
    """3.2: every lord has exactly one power"""
    fact = FACTS["rank"][number]
    card = number * cards.COPIES
    assert (cards.worth(card), cards.pearls_of(card)) == (fact["vp"], fact["pearls"])
    assert cards.has_key(card) == (fact["key"] != "none")
    assert (fact["key"] == "silver", fact["key"] == "gold") == (number == cards.SILVER, number == cards.GOLD)
    assert (fact["power"] == "swap", fact["power"] == "reveal") == (number == cards.SWAPPER, number == cards.REVEALER)
    assert [fact["key"] != "none", fact["pearls"] > 0, fact["power"] != "none"].count(True) == 1


def test_numbers_of_the_game() -> None:
    """1, 3.1, 8, 14"""
    assert FACTS["game"]["spots"] == cards.SPOTS == 15
    assert FACTS["game"]["coalition_vp"] == scoring.COALITION_VP == 3
    assert FACTS["game"]["keeper_vp"] == scoring.KEEPER_VP == 5
    assert FACTS["game"]["legend_location_vp"] == scoring.LEGEND_LOCATION_VP == 5
    assert FACTS["game"]["draw_most"] == 3


@pytest.mark.parametrize("spot", range(1, 16))
def test_neighbours_in_the_pyramid(spot: int) -> None:
    """1.1"""
    assert [near + 1 for near in cards.NEIGHBOURS[spot - 1]] == NEIGHBOURS[spot]


def test_the_pyramid_has_thirty_edges_and_both_ends_know_each() -> None:
    """1.1"""
    edges = {(spot, near) for spot in range(15) for near in cards.NEIGHBOURS[spot]}
    assert len(edges) == 60
    assert all((near, spot) in edges for spot, near in edges)


def test_of_the_row_breaks_only_14_and_15_touch() -> None:
    """1.1"""
    assert [spot for spot in (5, 9, 12, 14) if spot in cards.NEIGHBOURS[spot - 1]] == [14]


def test_twenty_four_locations_and_five_promo_ones_at_the_end() -> None:
    """2.2, 13"""
    assert [location["id"] for location in LOCATIONS] == list(LOCATION_FACTS)
    assert [location.get("promo", False) for location in LOCATIONS] == [False] * 24 + [True] * 5
    assert len(cards.location_cards(promo=False)) == 24
    assert len(cards.location_cards(promo=True)) == 29


@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location["id"])
def test_facts_of_every_location(location: dict[str, object]) -> None:
    """5.4, 5.5, 13"""
    facts = (
        location["vp"],
        location.get("pearls", 0),
        location.get("effect", "none"),
        location.get("score", "nothing"),
        location.get("times", 0),
    )
    assert facts == LOCATION_FACTS[str(location["id"])]


EFFECTS = {"none", *locations.AT_ONCE, *locations.FROM_THEN_ON}


@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location["id"])
def test_every_location_has_exactly_what_it_needs(location: dict[str, object]) -> None:
    """5.4, 5.5, 13"""
    score = location.get("score")
    known = {"id", "vp", "from", "pearls", "effect", "score", "times", "colour", "value", "promo"}
    assert set(location) <= known
    assert location.get("effect", "none") in EFFECTS
    assert score is None or score in locations.SCORES
    assert ("times" in location) == (score is not None)
    assert ("colour" in location) == (score in ("crest", "lords"))
    assert ("value" in location) == (score == "group")
    assert str(location["id"]).endswith(str(location.get("colour", location.get("value", ""))))


def test_every_effect_and_count_is_used_by_a_location() -> None:
    """5.4, 5.5"""
    assert {location.get("effect", "none") for location in LOCATIONS} == EFFECTS
    assert {location.get("score", "nothing") for location in LOCATIONS} == set(locations.SCORES)


def test_six_pearls_lie_on_locations() -> None:
    """5.4"""
    assert sum(cards.LOCATION_PEARLS) == 6


@pytest.mark.parametrize("legend", LEGENDS, ids=lambda legend: legend["colour"])
def test_facts_of_every_legend(legend: dict[str, object]) -> None:
    """14"""
    conditions = legend["conditions"]
    assert isinstance(conditions, list)
    assert set(legend) <= {"id", "colour", "conditions", "bonus", "power", "from"}
    assert set(conditions) <= set(solo.WISHES)
    facts = (" ".join(conditions), legend["bonus"], legend.get("power", "none"))
    assert facts == LEGEND_FACTS[str(legend["colour"])]


def test_legends_come_in_the_order_of_the_colours() -> None:
    """14"""
    assert [legend["colour"] for legend in LEGENDS] == cards.COLOUR_NAMES == list(LEGEND_FACTS)


@pytest.mark.parametrize("kind", ["guild", "rank", "location", "legend"])
def test_every_fact_says_where_it_comes_from(kind: str) -> None:
    """Sources"""
    assert {fact["from"] for fact in FACTS[kind]} <= SOURCES


def test_what_the_rulebook_lacks_is_not_said_to_come_from_it() -> None:
    """13, 14"""
    beyond = [fact for fact in LOCATIONS if fact.get("promo")] + LEGENDS
    assert len(beyond) == 10
    assert all(fact["from"] != "rulebook" for fact in beyond)
