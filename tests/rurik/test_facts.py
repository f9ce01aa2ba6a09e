"""Facts stand in cards.toml and nowhere else: a number changed there changes the rule, the words and the picture."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

CHANGE = """
import json, sys, tomllib
from pathlib import Path

def changed(file, load=tomllib.load):
    facts = load(file)
    if Path(file.name).parent.name == "rurik":
        deeds = {deed["id"]: deed for deed in facts["deed"]}
        leaders = {leader["id"]: leader for leader in facts["leader"]}
        facts["game"]["coins"] = 7
        facts["game"]["price"]["elsewhere"] = 3
        facts["agendas"]["points"] = 5
        deeds["hoard"]["pay"]["same_good"] = 4
        deeds["peace_maker"]["remove"]["from_ruled"] = 3
        deeds["dispatch_messengers"]["have"]["regions"] = 6
        deeds["generous_prince"]["reward"]["muster"] = 4
        leaders["boris"]["coins"] = 2
    return facts

tomllib.load = changed

from prestol.games.rurik import KIT
from prestol.games.rurik.board.cards import cost_signs, reward_signs
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.cards import DEED_NAMES
from prestol.games.rurik.rules.deeds import ALL_DEEDS

ACTION = "round 1; step round next=development; step action next=2; step turn slot=muster_1"

def refused(lines):
    state = GAME.position(f"rurik; {lines}; {ACTION}")
    return {GAME.notation(action): reason.key for action, reason in state.refusals(0).items()}

def signs(deed):
    at = DEED_NAMES.index(deed)
    return cost_signs(at) + reward_signs(ALL_DEEDS[at].reward, ALL_DEEDS[at].amount)

cards = {card.id: card.effect for card in KIT.narrator("en").cards()}
fight = GAME.position(f"rurik; who.1 boris; at.1 kiev; troops.2 kiev; coins.2 3; {ACTION}; step attack")
fight.apply(0, GAME.parse("attack:kiev_2"))
print(json.dumps({
    "coins": [player.coins for player in GAME.new(2, 1).players],
    "few": refused("goods.1 3 0 0 0 0; open.1 hoard"),
    "enough": refused("goods.1 4 0 0 0 0; open.1 hoard"),
    "two": refused("at.1 kiev; troops.1 kiev:1; open.1 peace_maker"),
    "six": refused("troops.1 kiev volyn rostov polotsk smolensk novgorod; open.1 dispatch_messengers"),
    "dear": refused("at.1 kiev; troops.2 kiev; tax_points 2"),
    "stolen": [player.coins for player in fight.players],
    "words": [cards[name] for name in ("hoard", "peace_maker", "generous_prince", "boris", "wealthy")],
    "signs": [signs(name) for name in ("hoard", "peace_maker", "dispatch_messengers", "generous_prince")],
}))
"""


@pytest.fixture(scope="module")
def found() -> dict[str, list[object]]:
    """What is found in a process of its own, with other facts."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", CHANGE]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    read: dict[str, list[object]] = json.loads(result.stdout)
    return read


def test_a_changed_number_changes_the_rule(found: dict[str, list[object]]) -> None:
    """1, 3, 6.5, 7, 8"""
    assert found["coins"] == [7, 7]
    assert ("deed:hoard" in found["few"], "deed:hoard" in found["enough"]) == (True, False)
    assert "deed:peace_maker" in found["two"]
    assert "deed:dispatch_messengers" not in found["six"]
    assert "tax:kiev" in found["dear"]
    assert found["stolen"] == [2, 1]


def test_a_changed_number_changes_the_words(found: dict[str, list[object]]) -> None:
    """7, 8, 10"""
    assert [str(words).partition(";")[0].partition(" if ")[0] for words in found["words"]] == [
        "pay 4 goods of one kind → look at 2 schemes, keep 1",
        "remove 3 troops from one region you rule → look at 2 schemes, keep 1",
        "pay 4 coins → 4 muster points",
        "when you attack an opponent in his region, you reveal 1 card fewer in the casualty check and steal 2 coins.",
        "5 points",
    ]


def test_a_changed_number_changes_the_picture(found: dict[str, list[object]]) -> None:
    """7"""
    assert found["signs"] == [
        [[4, "same"], [2, "draw"]],
        [[-3, "troop"], [0, "rule"], [2, "draw"]],
        [[6, "land"], [2, "muster"]],
        [[4, "coin"], [4, "muster"]],
    ]
