# mypyc
"""How good a position of Rurik is for a player, without looking ahead; in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.bots.kit import BotKit, SearchParams
from prestol.core.bits import count_bits
from prestol.core.engine import State
from prestol.games.rurik.rules.advisors import banner_of, is_of, slot_at
from prestol.games.rurik.rules.agendas import agenda_points
from prestol.games.rurik.rules.attack import ATTACK_STEP
from prestol.games.rurik.rules.bonuses import REBELS
from prestol.games.rurik.rules.cards import (
    ALL_STRUCTURES,
    ATTACK,
    BUILD,
    BUILD_TRACK,
    CAPITALS,
    COSTS,
    DEED_VP,
    FIRST_DEED,
    MOVE,
    MUSTER,
    POINTS,
    ROUNDS,
    RULE_TRACK,
    SCHEME,
    TAX,
    TRADE_TRACK,
)
from prestol.games.rurik.rules.deeds import refuse_deed
from prestol.games.rurik.rules.development import level_of, rule_level
from prestol.games.rurik.rules.economy import buildable
from prestol.games.rurik.rules.groups import largest_group
from prestol.games.rurik.rules.move import MOVE_ANYWHERE, MOVE_STEP
from prestol.games.rurik.rules.muster import MUSTER_STEP
from prestol.games.rurik.rules.offer import TAKE_DEED
from prestol.games.rurik.rules.player import IN_SUPPLY, Player
from prestol.games.rurik.rules.schemes import DRAW_STEP
from prestol.games.rurik.rules.scoring import deed_points, results, score_pad, war_points
from prestol.games.rurik.rules.sets import EMPTY
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.turn import TURN

POINT: Final = 10
REACHED: Final = 9  # a level that the position deserves and the marker gets at the end of the round
RIVAL: Final = 2  # a point of another player
REBEL: Final = 8  # a point of the rebellion: whoever plays alone must have more than it has
REBEL_RULED: Final = 4  # a region that it rules
RULED: Final = 5  # a region, towards the next level
CAPITAL: Final = 5
STRUCTURE: Final = 2
GROUP: Final = 5  # a region with structures in the largest group
IN_BOAT: Final = 4
COIN: Final = 2  # the first ones; of many each is worth little
FIGURE: Final = 4
LEADER: Final = 2
OCCUPIED: Final = 3
WAR_STEP: Final = 2
SCHEME_CARD: Final = 6
OPEN_DEED: Final = 5
READY_DEED: Final = 6  # an open deed that could be accomplished now, for each of its points
AGENDA: Final = 12  # fulfilled now, but not yet at the end

# a point of each banner, to be spent later or just now
POINT_WORTH: Final[list[int]] = [5, 6, 9, 4, 8, 0]
DRAWING: Final = 5  # a card to keep, whatever the number to choose from
TOKEN: Final = 3  # the first-player token
SLOT_COST: Final = 3  # a coin to be paid for a slot


def value(s: State, seat: i64) -> i64:
    """Points as they stand, and what they may become."""
    assert isinstance(s, Rurik)
    if s.over:
        return final_value(s, seat)
    player = s.players[seat]
    left: i64 = ROUNDS - s.round  # rounds after this one
    total = POINT * sure_points(s, player, seat) + track_potential(s, player, seat, left)
    total += board_worth(s, player, left) + purse_worth(player, left) + card_worth(s, player, seat, left)
    total += slot_worth(s, player, seat) + pending(s, seat)
    return total - rivals(s, seat)


def final_value(s: Rurik, seat: i64) -> i64:
    """The points, and by how much one is ahead."""
    scores = results(s)
    best: i64 = 0
    for score in scores:
        if score.player != seat:
            best = max(best, score.total)
    return POINT * (2 * scores[seat].total - best)


def prospect(s: State, seat: i64) -> i64:
    """The player's own points in all this."""
    assert isinstance(s, Rurik)
    return POINT * results(s)[seat].total if s.over else value(s, seat) + rivals(s, seat)


def sure_points(s: Rurik, player: Player, seat: i64) -> i64:
    total: i64 = war_points([other.war for other in s.players], seat)
    for level in player.levels:
        total += level
    return total + deed_points(player)


def track_potential(s: Rurik, player: Player, seat: i64, left: i64) -> i64:
    """What the markers will get at the end of the round, and how near the next level is."""
    ruled = s.ruled(seat)
    regions = count_bits(ruled)
    group = largest_group(player.regions_with(ALL_STRUCTURES))
    boat = player.boat_total()
    total = REACHED * levels_reached(player, ruled, group, boat)
    total += RULED * regions + GROUP * group + IN_BOAT * boat
    total += CAPITAL * count_bits(ruled & CAPITALS)
    if agenda_points(s, seat) > 0:
        total += AGENDA
    return total + WAR_STEP * min(player.war, 6) * (left + 1) // 2


def levels_reached(player: Player, ruled: i64, group: i64, boat: i64) -> i64:
    """The levels that the markers have still to climb to where the position stands."""
    return (
        max(rule_level(ruled) - player.levels[RULE_TRACK], 0)
        + max(level_of(BUILD_TRACK, group) - player.levels[BUILD_TRACK], 0)
        + max(level_of(TRADE_TRACK, boat) - player.levels[TRADE_TRACK], 0)
    )


def board_worth(s: Rurik, player: Player, left: i64) -> i64:
    """Figures and structures, which do more in the rounds to come."""
    figures: i64 = 0
    total: i64 = 0
    for region in range(s.regions):
        figures += player.troops[region]
        if player.occupies(region):
            total += OCCUPIED
            if s.goods[region] == 1:
                total += 1
            if buildable(s, player, region) != EMPTY:
                total += 1
        total += STRUCTURE * count_bits(player.built[region])
    if player.leader != IN_SUPPLY:
        total += LEADER
    return total + FIGURE * min(figures, 9)


def purse_worth(player: Player, left: i64) -> i64:
    """Coins for bribes and costs."""
    if left == 0:
        return player.coins
    return COIN * min(player.coins, 5) + max(player.coins - 5, 0)


def card_worth(s: Rurik, player: Player, seat: i64, left: i64) -> i64:
    total: i64 = SCHEME_CARD * len(player.hand) if left > 0 else 2 * len(player.hand)
    for card in player.open:
        total += OPEN_DEED * min(left + 1, 2)
        if refuse_deed(s, seat, card) == 0:
            total += READY_DEED * DEED_VP[card - FIRST_DEED]
    return total


def slot_worth(s: Rurik, player: Player, seat: i64) -> i64:
    """Advisors on the board are worth the points of their slots; those in hand will be as good as their number."""
    total: i64 = 0
    for slot, entry in enumerate(s.slots):
        if is_of(entry, seat):
            total += banner_worth(banner_of(slot), POINTS[s.seats][slot]) - SLOT_COST * COSTS[s.seats][slot]
            if slot == slot_at(SCHEME, 0):
                total += TOKEN
    for advisor in player.advisors:
        total += 3 * advisor
    return total


def banner_worth(banner: i64, points: i64) -> i64:
    worth = POINT_WORTH[banner] * points
    return worth + DRAWING if banner == SCHEME else worth


def pending(s: Rurik, seat: i64) -> i64:
    """Points of the running turn that are not yet spent."""
    total = POINT_WORTH[TAX] * s.tax_points + POINT_WORTH[BUILD] * s.build_points
    for frame in s.stack:
        if frame.seat != seat:
            continue
        if frame.step is MUSTER_STEP:
            total += POINT_WORTH[MUSTER] * MUSTER_STEP.points(frame)
        elif frame.step is MOVE_STEP or frame.step is MOVE_ANYWHERE:
            total += POINT_WORTH[MOVE] * MOVE_STEP.steps(frame)
        elif frame.step is ATTACK_STEP:
            total += POINT_WORTH[ATTACK] * ATTACK_STEP.points(frame)
        elif frame.step is DRAW_STEP:
            total += DRAWING + DRAW_STEP.cards(frame)
        elif frame.step is TAKE_DEED:
            total += OPEN_DEED
    return total


def rivals(s: Rurik, seat: i64) -> i64:
    """Others' points and the regions they rule."""
    if s.seats == 1:
        return rebellion(s)
    total: i64 = 0
    for side, player in enumerate(s.players):
        if side != seat:
            total += RIVAL * sure_points(s, player, side)
            for region in range(s.regions):
                if s.ruler(region) == side:
                    total += RIVAL
    return total * 2 // len(s.players)


def rebellion(s: Rurik) -> i64:
    """What the rebellion has, and is going to have at the end of the round."""
    rebels = s.players[REBELS]
    ruled = s.ruled(REBELS)
    group = largest_group(rebels.regions_with(ALL_STRUCTURES))
    reached = levels_reached(rebels, ruled, group, rebels.boat_total())
    return REBEL * (sum(score_pad(s, REBELS).values()) + reached) + REBEL_RULED * count_bits(ruled)


def time_left(s: State) -> float:
    """From 1 at the beginning to 0 at the end."""
    assert isinstance(s, Rurik)
    return int(ROUNDS - s.round) / int(ROUNDS)


BOT: Final = BotKit(
    value=value,
    prospect=prospect,
    time_left=time_left,
    turn=TURN,
    params=SearchParams(scale=30.0, scale_early=150.0, exploration=0.3),
    solo_params=SearchParams(rollout_turns=3, exploration=0.3),  # nobody else is in the way: it pays to look further
    iterations={"novice": 8, "apprentice": 40, "master": 1000, "grandmaster": 5000},
    analysis_iterations=300,
    settled=("turn",),
)
