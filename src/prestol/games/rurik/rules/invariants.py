# mypyc
"""What holds in every position of Rurik, whatever has been played; the fuzzer tries it all the time."""

from __future__ import annotations

from prestol.games.rurik.cards import HEIGHT, OF_EACH, REGIONS, ROWS, WAR_SPACES
from prestol.games.rurik.rules import ADVISORS
from prestol.games.rurik.schemes import DRAW_STEP, FINISH_SCHEME
from prestol.games.rurik.state import (
    NO_ADVISOR,
    REBEL_FIGURES,
    ROUNDS,
    TROOPS,
    Player,
    Rurik,
    advisor_bribe,
    advisor_side,
    advisor_value,
)


def violations(s: Rurik) -> list[str]:
    """What is wrong with a position; empty: nothing."""
    found = map_violations(s) + deck_violations(s) + board_violations(s)
    for side, player in enumerate(s.players):
        troops = REBEL_FIGURES if side == s.seats else TROOPS
        found += [f"player {side}: {text}" for text in player_violations(s, player, troops)]
    return found


def player_violations(s: Rurik, player: Player, troops: int) -> list[str]:
    found = []
    if player.supply < 0 or player.supply + sum(player.troops) != troops or min(player.troops) < 0:
        found.append("troops are lost or doubled")
    if player.coins < 0 or min(player.goods) < 0:
        found.append("fewer coins or goods than none")
    if any(player.count_built(1 << number) > OF_EACH for number in range(3)):
        found.append("more structures than there are")
    if not -1 <= player.leader < s.regions or any(player.troops[s.regions :]) or any(player.built[s.regions :]):
        found.append("something stands in a region that is not in play")
    if not 0 <= player.war <= WAR_SPACES or any(level not in (0, 1, 2, 3, 5, 8) for level in player.levels):
        found.append("a marker is off its track")
    return found


def map_violations(s: Rurik) -> list[str]:
    found = []
    for region in range(REGIONS):
        structures = [player.built[region] for player in s.players]
        kinds = [built >> number & 1 for built in structures for number in range(3)]
        if sum(kinds) != len({at % 3 for at, kind in enumerate(kinds) if kind}) or any(b & ~7 for b in structures):
            found.append("two structures of a kind stand in one region")
        if not 0 <= s.goods[region] <= 1 or not 0 <= s.neutrals[region] <= 1:
            found.append("a region has more than one good or rebel")
        if region >= s.regions and (s.goods[region] or s.neutrals[region]):
            found.append("a region that is not in play has a good or a rebel")
    defeated = sum(player.defeated for player in s.players)
    if not s.solo and sum(s.neutrals) + defeated > s.regions:
        found.append("more rebels than there were")
    if defeated != len(s.won):
        found.append("rebels and their rewards do not match")
    return found


def deck_violations(s: Rurik) -> list[str]:
    found = []
    if min(s.under) < 0 or sum(s.under) != len(s.schemes):
        found.append("the scheme decks do not add up")
    steps = [f.step for f in s.stack]
    if len(s.playing) > (1 if FINISH_SCHEME in steps else 0):
        found.append("a scheme card lies played and is not in use")
    if DRAW_STEP not in steps and any(player.drawn for player in s.players):
        found.append("cards are looked at and nobody draws")
    if len(s.row) > 3:
        found.append("more than three deeds on offer")
    return found


def board_violations(s: Rurik) -> list[str]:
    found = []
    for side, player in enumerate(s.players):
        placed = [advisor_value(entry) for entry in s.slots if entry >= 0 and advisor_side(entry) == side]
        if any((placed + player.advisors).count(value) > ADVISORS[ROUNDS].count(value) for value in range(1, 6)):
            found.append(f"player {side} has an advisor twice")
    for slot, entry in enumerate(s.slots):
        if entry != NO_ADVISOR and (slot % HEIGHT >= ROWS[s.seats] or advisor_bribe(entry) < 0):
            found.append("an advisor stands where there is no slot")
    if s.over and (s.round != ROUNDS or any(entry != NO_ADVISOR for entry in s.slots)):
        found.append(f"the game is over in round {s.round}")
    return found
