# mypyc
"""What holds in every position of Rurik, whatever has been played; the fuzzer tries it all the time."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from prestol.core.bits import count_bits
from prestol.core.engine import Step
from prestol.games.rurik.rules.advisors import NO_ADVISOR, NO_SLOTS, advisor_value, influence, is_of, row_of, slot_at
from prestol.games.rurik.rules.cards import (
    ADVISORS,
    ALL_STRUCTURES,
    BANNERS,
    DEED_ROW,
    HEIGHT,
    LEVELS,
    OF_EACH,
    REGIONS,
    ROUNDS,
    ROWS,
    STRUCTURES,
    TROOPS,
    WAR_SPACES,
)
from prestol.games.rurik.rules.economy import standing
from prestol.games.rurik.rules.player import IN_SUPPLY, NO_LEADER, Player
from prestol.games.rurik.rules.playing import FINISH_SCHEME
from prestol.games.rurik.rules.schemes import DRAW_STEP
from prestol.games.rurik.rules.sets import EMPTY, single
from prestol.games.rurik.rules.solo_cards import REBEL_FIGURES
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.strategy import STRATEGY
from prestol.games.rurik.rules.turn import ACTION_PHASE, TURN

STATIONS: Final[list[int]] = [0, *LEVELS]  # of the markers on their tracks


def violations(s: Rurik) -> list[str]:
    """What is wrong with a position; empty: nothing."""
    found = map_violations(s) + deck_violations(s) + advisor_violations(s) + phase_violations(s)
    for side, player in enumerate(s.players):
        troops = REBEL_FIGURES if side == s.seats else TROOPS
        found += [f"player {side + 1}: {text}" for text in player_violations(s, player, troops)]
    return found


def is_running(s: Rurik, step: Step[Any]) -> bool:
    """Is a step open, be it on top or below others?"""
    return any([f.step is step for f in s.stack])  # noqa: C419


# -- players and the map -----------------------------------------------------------------------------------------------


def player_violations(s: Rurik, player: Player, troops: int) -> list[str]:
    found = []
    if player.supply < 0 or player.supply + sum(player.troops) != troops or min(player.troops) < 0:
        found.append("troops are lost or doubled")
    if player.coins < 0 or min(player.goods) < 0:
        found.append("fewer coins or goods than none")
    if any([player.count_built(single(number)) > OF_EACH for number in range(STRUCTURES)]):  # noqa: C419
        found.append("more structures than there are")
    if not IN_SUPPLY <= player.leader < s.regions or any(player.troops[s.regions :]) or any(player.built[s.regions :]):
        found.append("something stands in a region that is not in play")
    if not 0 <= player.war <= WAR_SPACES or any([level not in STATIONS for level in player.levels]):  # noqa: C419
        found.append("a marker is off its track")
    return found


def map_violations(s: Rurik) -> list[str]:
    found = []
    for region in range(REGIONS):
        built = sum([count_bits(player.built[region]) for player in s.players])
        if built != count_bits(standing(s, region)) or standing(s, region) & ~ALL_STRUCTURES != EMPTY:
            found.append("two structures of a kind stand in one region")
        if not 0 <= s.goods[region] <= 1 or not 0 <= s.neutrals[region] <= 1:
            found.append("a region has more than one good or rebel")
        if region >= s.regions and (s.goods[region] or s.neutrals[region]):
            found.append("a region that is not in play has a good or a rebel")
    defeated = sum([player.defeated for player in s.players])
    if not s.solo and sum(s.neutrals) + defeated > s.regions:
        found.append("more rebels than there were")
    if defeated != len(s.won):
        found.append("rebels and their rewards do not match")
    if [s.holder[player.who] for player in s.players[: s.seats] if player.who != NO_LEADER] != seats_with_leader(s):
        found.append("a leader has two masters")
    return found


def seats_with_leader(s: Rurik) -> list[int]:
    return [seat for seat in range(s.seats) if s.players[seat].who != NO_LEADER]


# -- cards -------------------------------------------------------------------------------------------------------------


def deck_violations(s: Rurik) -> list[str]:
    found = []
    if min(s.under) < 0 or sum(s.under) != len(s.schemes):
        found.append("the scheme decks do not add up")
    if len(s.playing) != (1 if is_running(s, FINISH_SCHEME) else 0):
        found.append("a scheme card lies played and is not in use")
    if not is_running(s, DRAW_STEP) and any([player.drawn for player in s.players]):  # noqa: C419
        found.append("cards are looked at and nobody draws")
    if len(s.row) > DEED_ROW:
        found.append("too many deeds on offer")
    return found


# -- the strategy board ------------------------------------------------------------------------------------------------


def advisor_violations(s: Rurik) -> list[str]:
    found = []
    for side, player in enumerate(s.players):
        if has_too_many(player.advisors + placed(s, side), ADVISORS[s.seats][s.round]):
            found.append(f"player {side + 1} has an advisor twice")
    for slot, entry in enumerate(s.slots):
        if entry != NO_ADVISOR and row_of(slot) >= ROWS[s.seats]:
            found.append("an advisor stands where there is no slot")
    for banner in range(BANNERS):
        if not is_in_order(s, banner):
            found.append("advisors do not stand in the order of their influence")
        if is_running(s, STRATEGY) and has_gap(s, banner):
            found.append("advisors leave a slot free above them")
    return found


def placed(s: Rurik, side: int) -> list[int]:
    """The advisors of a side on the board."""
    return [advisor_value(entry) for entry in s.slots if is_of(entry, side)]


def has_too_many(values: list[int], allowed: list[int]) -> bool:
    return any([values.count(value) > allowed.count(value) for value in values])  # noqa: C419


def banner_slots(s: Rurik, banner: int) -> list[int]:
    first = slot_at(banner, 0)
    return s.slots[first : first + HEIGHT]


def is_in_order(s: Rurik, banner: int) -> bool:
    entries = [entry for entry in banner_slots(s, banner) if entry != NO_ADVISOR]
    return all([influence(one) >= influence(other) for one, other in pairwise(entries)])  # noqa: C419


def has_gap(s: Rurik, banner: int) -> bool:
    """Is a slot free above an advisor?"""
    return any([one == NO_ADVISOR and other != NO_ADVISOR for one, other in pairwise(banner_slots(s, banner))])  # noqa: C419


# -- phases ------------------------------------------------------------------------------------------------------------


def phase_violations(s: Rurik) -> list[str]:
    found = []
    if s.over and s.round != ROUNDS:
        found.append(f"the game is over in round {s.round}")
    if not is_running(s, STRATEGY) and any([player.advisors for player in s.players]):  # noqa: C419
        found.append("somebody holds advisors after the strategy phase")
    if not is_running(s, STRATEGY) and not is_running(s, ACTION_PHASE) and s.slots != NO_SLOTS:
        found.append("advisors are on the board between the phases")
    if not is_running(s, TURN) and s.tax_points + s.build_points > 0:
        found.append("points are left and it is nobody's turn")
    if not is_running(s, ACTION_PHASE) and s.first != s.token:
        found.append("the first player is not the one with the token")
    return found
