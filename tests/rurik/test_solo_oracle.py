"""The engine's rebellion and the oracle's do the same in every position of random games, on all levels."""

from __future__ import annotations

from collections import Counter

import pytest

from prestol.core.chance import Quick
from prestol.core.engine import proceed
from prestol.games.rurik.rules.advisors import advisor, advisor_side
from prestol.games.rurik.rules.cards import BANNER_NAMES, BOAT_SLOTS, LEADERS, SVIATOPOLK, TROOPS
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.rounds import DEVELOPMENT_NEXT
from prestol.games.rurik.rules.solo_cards import REBEL_FIGURES, board_of
from prestol.games.rurik.rules.state import Rurik

from . import oracle
from .table import asks, copied, counted, dealt

GAMES = 30  # on each level
LEVELS = [1, 2, 3, 4]
Counts = Counter[str]


def stack_down_to(s: Rurik, name: str) -> bool:
    """Take away the steps above this one; False: it does not run."""
    while s.stack and s.question != name:
        s.stack.pop()
    s.waiting = []
    return bool(s.stack)


def play_one(s: Rurik, chance: Quick) -> None:
    legal = s.legal(0)
    s.apply(0, legal[max(chance.below(len(legal)), chance.below(len(legal)))])  # later answers do more


# -- one placement, one turn, one development phase, by both ----------------------------------------------------------


def compare_placement(s: Rurik, seen: Counts) -> None:
    if not stack_down_to(s, "strategy") or not s.players[1].advisors:
        return
    table = oracle.snapshot(s)
    s.stack[-1].seat = 1
    s.events = []
    s.players[0].advisors = [4, 5]  # so that the player is asked next
    proceed(s)
    oracle.place_advisor(table)
    assert oracle.snapshot(s) == table
    seen.update(s.game.events[event.kind] for event in s.events)


def compare_turn(s: Rurik, chance: Quick, seen: Counts) -> None:
    if not stack_down_to(s, "action") or not s.advisor_in_play(1):
        return
    s.tax_points = s.build_points = 0
    clear_player(s)
    table = oracle.snapshot(s)
    put_player(s)
    s.stack[-1].seat = 1
    s.events = []
    proceed(s)
    due, losses = [], []
    while asks(s) == "reveal":
        due.append(counted(s))
        before = len(s.events)
        play_one(s, chance)
        losses.append(lost_in_check(s, before))
    clear_player(s)
    oracle.take_turn(table, losses)
    assert (table.due, table.losses) == (due, [])
    table.due = []
    assert oracle.snapshot(s) == table
    seen.update(s.game.events[event.kind] for event in s.events)


def lost_in_check(s: Rurik, since: int) -> bool:
    """Did the check that begins with this event reveal a loss?"""
    assert s.events is not None
    for event in s.events[since:]:
        name = s.game.events[event.kind]
        if name == "revealed" and event.b:
            return True
        if name not in ("revealed", "shuffled"):
            return False
    return False


def clear_player(s: Rurik) -> None:
    """The player's advisors do not matter in the rebellion's turn."""
    s.slots = [-1 if entry >= 0 and advisor_side(entry) == 0 else entry for entry in s.slots]


def put_player(s: Rurik) -> None:
    """An advisor of the player, so that the player comes next."""
    free = next(slot for slot, entry in enumerate(s.slots) if entry < 0 and slot % 4 < 2)  # costs nothing
    s.set_slot(free, advisor(0, 5, 0))


def compare_development(s: Rurik, chance: Quick, seen: Counts) -> None:
    if not stack_down_to(s, "round"):
        return
    table = oracle.snapshot(s)
    s.stack[-1].at = DEVELOPMENT_NEXT
    s.events = []
    proceed(s)
    shown = s.players[0].boat_total()
    if asks(s) == "boat_show":
        shown = chance.below(shown + 1)
        s.apply(0, s.game.parse(f"show:{shown}"))
    oracle.develop(table, shown)
    after = oracle.snapshot(s)
    if s.over:
        assert s.results()[1].total == oracle.rebellion_score(table)
    elif asks(s) != "take_deed":  # fewer than two deeds are left: the next round has begun
        return
    assert after == table
    seen.update(s.game.events[event.kind] for event in s.events)


# -- random games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_oracle_does_the_same_in_random_games(level: int) -> None:
    """12.3, 12.4, 12.5, 12.6"""
    seen: Counts = Counter()
    for seed in range(GAMES):
        chance = Quick(seed)
        s = dealt(1, seed, level=str(level), leaders="random")
        while not s.over:
            if s.round > 0 and chance.below(6) == 0:
                compare_placement(copied(s), seen)
                compare_turn(copied(s), chance, seen)
                compare_development(copied(s), chance, seen)
            play_one(s, chance)
    assert seen["card_turned"] > 100
    assert seen["row"] > 100
    assert seen["priority"] > 300


# -- random positions -------------------------------------------------------------------------------------------------


def scatter(s: Rurik, chance: Quick) -> None:
    """Figures, structures, goods, coins, covers, cards and one advisor of the rebellion, anywhere."""
    for player, figures in ((s.players[0], TROOPS), (s.players[1], REBEL_FIGURES)):
        scatter_figures(player, 1 + chance.below(figures), chance)
        player.coins = chance.below(4)
        player.war = chance.below(11)
        player.goods = [chance.below(slots + 2) for slots in BOAT_SLOTS]
        player.built = [0] * 15
        player.advisors = []
    who = chance.below(LEADERS)
    s.players[0].who = who if who != SVIATOPOLK else -1
    s.holder = [0 if leader == s.players[0].who else -1 for leader in range(LEADERS)]
    scatter_structures(s, chance)
    s.neutrals = [chance.below(2) if region < 8 else 0 for region in range(15)]
    s.goods = [chance.below(2) if region < 8 else 0 for region in range(15)]
    s.priority = chance.below(3)
    s.covers = [chance.below(most + 1) for most in board_of(s.level).covers()]
    for at in range(17, 0, -1):
        other = chance.below(at + 1)
        s.cards[at], s.cards[other] = s.cards[other], s.cards[at]
    s.slots = [-1] * 24
    s.set_slot(4 * chance.below(6) + chance.below(3), advisor(1, 4, 0))


def scatter_figures(player: Player, number: int, chance: Quick) -> None:
    """Many in few regions, or few in many: both occur."""
    width = 1 + chance.below(8)
    regions = [chance.below(8) for _ in range(width)]
    player.supply += sum(player.troops)
    player.troops = [0] * 15
    player.leader = regions[0] if chance.below(4) else -1
    for _ in range(number):
        player.muster(regions[chance.below(width)])


def scatter_structures(s: Rurik, chance: Quick) -> None:
    for structure in (1, 2, 4):
        for region in range(8):
            side = s.players[chance.below(2)]
            if chance.below(3) == 0 and side.count_built(structure) < 3:
                side.raise_structure(region, structure)


@pytest.mark.parametrize("level", LEVELS)
def test_the_oracle_does_the_same_in_random_positions(level: int) -> None:
    """12.4"""
    seen: Counts = Counter()
    chance = Quick(level)
    start = dealt(1, level, level=str(level), leaders="random")
    while asks(start) != "turn":
        play_one(start, chance)
    for _ in range(2000):
        s = copied(start)
        scatter(s, chance)
        compare_turn(copied(s), chance, seen)
    wanted = "mustered moved attacked check lost built converted taxed market_bonus unlocked cannot_pay cannot_act"
    reasons = "why_muster why_target why_source no_target no_source why_attack why_build why_tax rebel_bonus"
    assert {name: seen[name] for name in f"{wanted} {reasons}".split() if seen[name] < 2} == {}


@pytest.mark.parametrize("level", LEVELS)
def test_the_oracle_places_advisors_alike_on_crowded_boards(level: int) -> None:
    """12.3, R-17, R-37"""
    seen: Counts = Counter()
    chance = Quick(level)
    start = dealt(1, level, level=str(level), leaders="random")
    while asks(start) != "advisor":
        play_one(start, chance)
    for number in range(1000):
        s = copied(start)
        s.round = 1 + number % 4
        s.players[1].advisors = [[1, 2, 4, 5], [1, 2, 4, 5], [1, 2, 2, 4, 5], [1, 2, 2, 3, 4, 5]][number % 4]
        s.players[1].coins = chance.below(5)
        s.priority = chance.below(3)
        s.cards.append(s.cards.pop(chance.below(18)))
        s.slots = crowd(chance)
        compare_placement(s, seen)
    assert min(seen[name] for name in ("banner_full", "bribe_mark", "bribe_dear", "bribe_equal")) > 20


def crowd(chance: Quick) -> list[int]:
    """Up to three advisors on each banner, sorted by influence; at least one banner has room."""
    slots = []
    for banner in range(len(BANNER_NAMES)):
        number = chance.below(3 if banner == 2 else 4)
        entries = [(1 + chance.below(5), chance.below(3), chance.below(3) // 2) for _ in range(number)]
        entries.sort(key=lambda entry: -entry[0] - entry[1])
        slots += [advisor(side, value, coins) for value, coins, side in entries] + [-1] * (4 - number)
    return slots
