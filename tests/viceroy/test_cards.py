"""The facts of every card: counts, checksums, and that each card has exactly what it needs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import product
from typing import Any

import pytest

from prestol.games.viceroy.rules import cards, law_points, laws, placing
from prestol.games.viceroy.rules.cards import CARDS, COLOUR_NAMES, FACTS

CHARACTERS = FACTS["character"]
LAWS = FACTS["law"]
SOURCES = {"rulebook", "card face", "reconstructed", "unverified"}
LEVEL_1_REWARDS = ["gems 3", "gems 4", "card 1", "vp 3", "vp 2 + gems 2", "magic 1", "defense 1", "magic_bonus 2"]

VP_TOKENS = {2: 8, 3: 8, 4: 4, 5: 4, 6: 2, 7: 4, 8: 4, 10: 8, 12: 8}  # and four of 15 for level 5

LAW_OPTIONS = {
    71: "attack 1 on_card / vp 6 / gems 4",
    73: "defense 1 / infinite any / gems 4",
    77: "attack 1 on_card / card 1 / gems 4",
    80: "defense 1 / vp 6 / gems 4",
    81: "magic 1 / science 1 / gems 4",
    82: "science 1 / card 1 / gems 4",
    83: "magic 1 + magic_bonus 2 / infinite any / gems 4",
    84: "magic_bonus 3 / card 1 / gems 4",
}

LAW_FACTS: dict[int, dict[str, object]] = {  # what else is said of a law
    65: {"placed": "replace"},
    66: {"placed": "under"},
    67: {"effect": "swap_token", "gems": 3},
    68: {"score": "cards", "vp": 1},
    69: {"effect": "skip_auction"},
    70: {"effect": "draw_laws", "draws": 3, "returns": 2},
    72: {"effect": "tuck_hand", "score": "tucked", "vp": 5},
    74: {"effect": "tuck_free_card", "score": "level", "vp": 3},
    75: {"score": "sets", "vp": 3},
    76: {"effect": "store_gems", "most": 8, "score": "gems", "vp": 2},
    78: {"taken": "tuck", "score": "tucked", "vp": 4},
    79: {"score": "circles_and_infinite", "vp": 1},
    **{law: {"score": "neighbours", "vp": 2} for law in (85, 86, 87, 88)},
}

LAW_SECTORS = {  # top and bottom
    65: "green red",
    66: "blue red",
    67: "yellow green",
    68: "red green",
    69: "blue green",
    70: "red yellow",
    71: "blue red",
    72: "green blue",
    73: "red yellow",
    74: "yellow green",
    75: "yellow red",
    76: "green yellow",
    77: "green blue",
    78: "red blue",
    79: "yellow blue",
    80: "blue yellow",
    81: "yellow red",
    82: "green yellow",
    83: "red blue",
    84: "blue green",
    85: "blue yellow",
    86: "yellow blue",
    87: "red green",
    88: "green red",
}


def symbols(facts: list[dict[str, list[list[str]]]], field: str) -> Counter[str]:
    """How often each symbol is printed."""
    return Counter(symbol for card in facts for row in card.get(field, []) for symbol in row)


def test_sixty_four_characters_and_twenty_four_laws() -> None:
    """2"""
    assert [card["number"] for card in CHARACTERS] == list(range(1, 65)) == cards.CHARACTER_CARDS
    assert [card["number"] for card in LAWS] == list(range(65, 89)) == cards.LAW_CARDS
    assert FACTS["edition"]["ru"]["characters"] == 64
    assert FACTS["edition"]["ru"]["laws"] == 24
    assert FACTS["edition"]["pl"]["characters"] == 60
    assert FACTS["edition"]["pl"]["laws"] == 20


def test_the_sectors_of_the_characters_are_every_combination_once() -> None:
    """1.1"""
    assert sorted(tuple(card["sectors"]) for card in CHARACTERS) == sorted(product(COLOUR_NAMES, repeat=3))


def test_the_laws_are_every_pair_of_two_colours_twice() -> None:
    """1.1"""
    assert all(card["sectors"][0] == card["sectors"][1] for card in LAWS)
    pairs = Counter((card["sectors"][0], card["sectors"][2]) for card in LAWS)
    assert pairs == {(top, bottom): 2 for top, bottom in product(COLOUR_NAMES, repeat=2) if top != bottom}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: str(law["number"]))
def test_sectors_of_every_law(law: dict[str, list[str]]) -> None:
    """1.1"""
    top, bottom = LAW_SECTORS[int(str(law["number"]))].split()
    assert law["sectors"] == [top, top, bottom]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_has_sixteen_costs_of_each_colour(level: int) -> None:
    """5.3"""
    assert all(len(card["cost"]) == 4 for card in CHARACTERS)
    assert Counter(card["cost"][level - 1] for card in CHARACTERS) == dict.fromkeys(COLOUR_NAMES, 16)


def test_the_rewards_need_as_many_tokens_as_the_box_has() -> None:
    """1.6"""
    found = symbols(CHARACTERS, "reward") + symbols(LAWS, "options")
    assert {vp: found[f"vp {vp}"] for vp in VP_TOKENS} == VP_TOKENS
    assert sum(VP_TOKENS.values()) + 4 == 54
    printed = symbols(CHARACTERS, "reward")
    assert [printed[f"magic_bonus {bonus}"] for bonus in (2, 3, 5)] == [12, 8, 4]
    for colour in COLOUR_NAMES:
        assert (printed[f"circle_bonus {colour} 2"], printed[f"circle_bonus {colour} 4"]) == (2, 1)
        assert printed[f"infinite {colour}"] == 3


def test_how_often_the_other_symbols_are_printed() -> None:
    """5.4"""
    printed = symbols(CHARACTERS, "reward")
    assert [printed[f"gems {number}"] for number in range(2, 9)] == [16, 20, 16, 8, 4, 0, 8]
    assert [printed[f"card {number}"] for number in (1, 2)] == [24, 12]
    assert [printed[f"science {number}"] for number in (1, 2)] == [16, 8]
    assert [printed[f"magic {number}"] for number in (1, 2)] == [28, 8]
    assert (printed["defense 1"], printed["attack 1"]) == (16, 12)


def test_no_other_symbols_exist() -> None:
    """5.4"""
    kinds = {symbol.split()[0] for symbol in symbols(CHARACTERS, "reward") + symbols(LAWS, "options")}
    tokens = {"vp", "science", "magic", "defense", "magic_bonus", "circle_bonus", "infinite"}
    assert kinds == tokens | {"gems", "card", "attack"}


def test_what_a_start_card_may_bring() -> None:
    """2"""
    found = {" + ".join(card["reward"][0]) for card in CHARACTERS}
    assert found == {*LEVEL_1_REWARDS, *(f"infinite {colour}" for colour in COLOUR_NAMES)}


def test_the_captains_costs() -> None:
    """V1"""
    costs = [dict(zip("rgby", cards.cost_of(32, level), strict=True)) for level in range(1, 6)]
    assert costs == [
        {"r": 0, "g": 1, "b": 0, "y": 0},
        {"r": 0, "g": 1, "b": 1, "y": 0},
        {"r": 0, "g": 1, "b": 1, "y": 1},
        {"r": 0, "g": 1, "b": 1, "y": 2},
        {"r": 0, "g": 1, "b": 1, "y": 3},
    ]


def test_the_captains_rewards() -> None:
    """V2"""
    assert CHARACTERS[31]["reward"] == [["card 1"], ["gems 5"], ["magic 1"], ["vp 12"]]


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: str(character["number"]))
def test_the_code_knows_each_character_as_the_table_has_it(character: dict[str, list[str]]) -> None:
    """5.3, 5.4"""
    number = int(str(character["number"]))
    for level in range(1, 5):
        paid = [COLOUR_NAMES.index(colour) for colour in character["cost"][:level]]
        assert cards.cost_of(number, level) == [paid.count(colour) for colour in range(4)]
    last = COLOUR_NAMES.index(character["cost"][3])
    difference = [more - less for more, less in zip(cards.cost_of(number, 5), cards.cost_of(number, 4), strict=True)]
    assert difference == [int(colour == last) for colour in range(4)]
    sectors = [cards.TOP_LEFT[number], cards.TOP_RIGHT[number], cards.BOTTOM[number]]
    assert [COLOUR_NAMES[sector] for sector in sectors] == character["sectors"]
    assert set(character) == {"number", "sectors", "cost", "reward", "from"}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: str(law["number"]))
def test_every_law_has_exactly_what_it_needs(law: dict[str, Any]) -> None:
    """6, 7"""
    number = law["number"]
    options = " / ".join(" + ".join(option) for option in law.get("options", []))
    assert options == LAW_OPTIONS.get(number, "")
    assert cards.has_options(number) == (number in LAW_OPTIONS)
    assert cards.cost_of(number, 1) == [0, 0, 0, 0]
    others = {name: fact for name, fact in law.items() if name not in ("number", "id", "sectors", "options", "from")}
    assert others == LAW_FACTS.get(number, {})


def test_every_word_of_a_law_means_something_and_every_meaning_is_used() -> None:
    """6, 7"""
    assert set(laws.WORDS) == {laws.effect_word(law) for law in LAWS}
    assert set(law_points.WORDS) == {law.get("score", "nothing") for law in LAWS}
    assert set(placing.WAYS) == {placing.way_of(card["number"]) for card in CARDS}


def test_only_the_four_last_laws_share_their_text() -> None:
    """7.85"""
    ids = [law["id"] for law in LAWS]
    assert len(set(ids)) == 21
    assert set(ids[20:]) == {"vp_per_adjacent_character"}


def test_numbers_of_the_game() -> None:
    """2, 3, 4.1, 4.4, 5.1, 5.3, 5.4, 8.2"""
    game = FACTS["game"]
    assert game["turns"] == cards.TURNS == 12
    assert (game["auction_rounds"], game["development_rounds"]) == (3, 3)
    assert (cards.AUCTION_ROUNDS, cards.DEVELOPMENT_ROUNDS) == (3, 3)
    assert (game["levels"], game["law_levels"]) == (cards.LEVELS, cards.LAW_LEVELS) == (5, 4)
    assert (game["start_gems"], game["gems_returned"]) == (cards.START_GEMS, cards.GEMS_RETURNED) == (2, 2)
    assert (game["reserve_gems"], game["gems"]) == (cards.RESERVE_GEMS, cards.GEMS_IN_ALL) == (4, 16)
    assert (game["dealt"], game["laws_dealt"], game["large_deck"]) == (4, 3, 48)
    assert (cards.DEALT, cards.LAWS_DEALT, cards.LARGE_DECK) == (4, 3, 48)
    assert (game["pass_gems"], game["discard_gems"]) == (cards.PASS_GEMS, cards.DISCARD_GEMS) == (3, 2)
    assert (game["top_vp"], game["set_vp"]) == (cards.TOP_VP, cards.SET_VP) == (15, 12)
    assert game["attack_vp"] == cards.ATTACK_VP == 4
    assert (game["players"], game["colours"]) == (cards.MOST_PLAYERS, cards.COLOUR_NAMES)
    assert (cards.MISSING_CHARACTERS, cards.MISSING_LAWS) == (4, 4)


def test_the_large_deck_lasts_as_long_as_the_game() -> None:
    """2, R-06"""
    assert cards.LARGE_DECK == cards.TURNS * cards.COLOURS


CHANGED = """
import tomllib

original = tomllib.load


def changed(file):
    facts = original(file)
    if "character" in facts:
        facts["game"] |= dict(pass_gems=4, discard_gems=1, top_vp=9, set_vp=11, attack_vp=6)
        laws = {law["number"]: law for law in facts["law"]}
        laws[67]["gems"], laws[70]["draws"], laws[72]["vp"] = 2, 5, 8
        laws[76] |= dict(most=7, vp=3)
    return facts


tomllib.load = changed
from prestol.games.viceroy import KIT
from prestol.games.viceroy.rules import cards, scoring

text = KIT.narrator("en").text
for law in (67, 70, 72, 76):
    print(text.effect(law))
print(text.symbol(cards.TOP_TOKEN))
s = KIT.rules.position(
    "viceroy; pyramid.1 1 76; pyramid.2 2; tokens.1 1:1:stored_red 1:0:science 1:0:magic 1:0:defense; attack.1 1; "
    "turn 12; over"
)
print(scoring.parts(s, 0)["laws"], scoring.parts(s, 0)["sets"], scoring.parts(s, 1)["attack"])
drawn = KIT.board.symbols()
print(*(sign in drawn for sign in ("0–7<", "+5<", "= 11<", "−6 × (<")))
"""


def test_one_number_in_cards_toml_is_enough_to_change_a_rule_its_text_and_its_picture() -> None:
    """2"""
    path = os.pathsep.join(sys.path)
    command = [sys.executable, "-c", CHANGED]
    result = subprocess.run(command, env={"PYTHONPATH": path}, capture_output=True, text=True, check=True)
    assert result.stdout.splitlines() == [
        "you may swap a token in your pyramid for one in another player's; that player receives 2 gems from you",
        "draw 5 laws, then put 2 laws from your hand on top of the law deck in any order",
        "tuck any number of cards from your hand under it; at the end, 8 points for each",
        "place gems from behind your screen on it, 7 at most; at the end, 3 points for each",
        "9 points",
        "3 11 -6",
        "True True True True",
    ]


@pytest.mark.parametrize("kind", ["character", "law"])
def test_every_fact_says_where_it_comes_from(kind: str) -> None:
    """Sources"""
    assert {fact["from"] for fact in FACTS[kind]} <= SOURCES
    assert FACTS["game"]["from"] == "rulebook"


def test_a_card_is_its_number() -> None:
    """1.5"""
    assert [card["number"] for card in CARDS] == list(range(1, 89))
    assert [cards.is_law(number) for number in (64, 65)] == [False, True]
