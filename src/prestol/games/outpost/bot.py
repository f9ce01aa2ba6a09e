# mypyc
"""How good a position of Outpost is for a player, without looking ahead; in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.bots.kit import BotKit, SearchParams
from prestol.bots.learned import weighed
from prestol.core.bits import count_bits
from prestol.core.engine import State
from prestol.games.outpost.rules.build import CHOOSE_PLOT
from prestol.games.outpost.rules.cards import (
    BUILDING_NAMES,
    BUILDINGS,
    COMMON,
    DIAMOND,
    GOLD,
    RESOURCES,
)
from prestol.games.outpost.rules.cells import NO_CELLS, ROWS, holds, row
from prestol.games.outpost.rules.scoring import hero_points, points
from prestol.games.outpost.rules.state import NOBODY, ROUNDS, SURCHARGE, Outpost, Player
from prestol.games.outpost.rules.streets import STREET_STEP, usable
from prestol.games.outpost.rules.turn import TURN

BANK: Final[i64] = BUILDING_NAMES.index("bank")
CATHEDRAL: Final[i64] = BUILDING_NAMES.index("cathedral")
BAZAAR: Final[i64] = BUILDING_NAMES.index("bazaar")
DIAMOND_MINE: Final[i64] = BUILDING_NAMES.index("diamond_mine")

POINT: Final = 10
RIVAL: Final = 1  # a point of another player
WORTH: Final[list[int]] = [4, 4, 4, 18, 23]  # of a resource, while there is time to use it
LAST: Final = 6  # tenths of it in the last round
SOON: Final = 9  # a point of a hero who can be invited
SETTLER: Final = 11  # a base settler who has not worked yet
EXTRA: Final = 12
GROWTH: Final = 2  # a territory, a fortification, a building, for each round to come: heroes count them
FORT: Final = 3  # keeps a common resource, for each round to come
BEAST: Final = 6  # a monster on a territory: it can be hunted
RISK: Final = 6  # tenths of a region's yield that monsters leave
BUSY: Final = 5  # settlers who will work in regions, streets and fortifications in each round to come
HARVEST: Final = 6  # tenths of that work that will be done
EFFECTS: Final[list[int]] = [7, 4, 7, 15, 9, 16, 5, 4, 4, 20, 20, 12]  # of a building, each time it is used
ARTIFACT_WORTH: Final[list[int]] = [12, 16, 7, 8, 0, 0, 19, 10, 12, 12, 12, 14, 19]

# Learned from the final points of 74,000 positions of the search's own games (docs/bots.md): what each fact below is
# worth at the end of the game, and how much more when all of it is left.
WEIGHTS: Final[list[tuple[float, float]]] = [
    (-59.6, 8.3),  # as such
    (1.39, 94.7),  # a round to come
    (9.9, 5.1),  # a point
    (6.0, 8.4),  # a common resource
    (11.5, 4.7),  # a diamond
    (6.7, 50.1),  # a piece of gold
    (13.3, 24.1),  # a base settler who has not worked yet
    (14.8, 32.4),  # an extra settler
    (0.61, -0.67),  # the best hero who can be invited, by tenths of a point
    (5.0, 20.3),  # a territory
    (-0.86, -24.2),  # a fortification
    (3.8, 18.8),  # a building
    (0.85, 14.1),  # a monster
    (0.85, -0.74),  # work of this round still to be done, by tenths of a point
    (-10.0, -2.13),  # a bank
    (-8.8, -30.8),  # a cathedral
    (-2.11, -24.2),  # a bazaar
    (-2.47, 49.1),  # a diamond mine
    (15.7, 2.95),  # a piece of gold for a bank
    (3.9, 23.7),  # a diamond for a cathedral
    (0.17, 3.8),  # a round's work, by tenths of a point
]
AT_THE_END: Final[list[float]] = [end for end, _ in WEIGHTS]
WITH_TIME: Final[list[float]] = [more for _, more in WEIGHTS]


def value(s: State, seat: i64) -> i64:
    """Points as they stand, and what they may become."""
    assert isinstance(s, Outpost)
    player = s.players[seat]
    total = POINT * points(s, player) - RIVAL * rivals(s, seat)
    left: i64 = ROUNDS - s.round
    if left == 0 and player.passed:
        return total
    total += best_hero(s, player, player.stock, left, NOBODY) + settler_worth(player)
    total += artifact_worth(s, player) + pending(s, player, seat, left)
    return total + growth(player, left) + harvest(s, player) * left * HARVEST // 10


def rivals(s: Outpost, seat: i64) -> i64:
    total: i64 = 0
    for other, player in enumerate(s.players):
        if other != seat:
            total += points(s, player)
    return total


def stock_worth(stock: list[int], left: i64) -> i64:
    """Resources, which are worth less when little time is left."""
    total = sum_of(stock, WORTH)
    return total * LAST // 10 if left == 0 else total


def sum_of(resources: list[int], each: list[int]) -> i64:
    total: i64 = 0
    for resource in range(RESOURCES):
        total += each[resource] * resources[resource]
    return total


def settler_worth(player: Player) -> i64:
    return EXTRA * player.extra + (0 if player.passed else SETTLER * player.base)


def artifact_worth(s: Outpost, player: Player) -> i64:
    """An artifact taken on passing works in the next round; what it brings at once is in the stock already."""
    total: i64 = 0
    if player.passed or s.round == 0:
        for card in player.artifact:
            total += ARTIFACT_WORTH[s.cards.kind[card]]
    return total


def pending(s: Outpost, player: Player, seat: i64, left: i64) -> i64:
    """What the running turn has begun and will still bring."""
    total: i64 = 0
    for frame in s.stack:
        if frame.seat != seat:
            continue
        if frame.step is CHOOSE_PLOT:
            total += new_house(s, s.market[CHOOSE_PLOT.slot(frame)][-1], left)
        elif frame.step is STREET_STEP:
            cells = usable(s, seat, STREET_STEP.street(frame), STREET_STEP.used(frame))
            for number, cell in enumerate(player.plots):
                if holds(cells, cell):
                    total += EFFECTS[s.cards.kind[player.houses[number]]]
    return total


def new_house(s: Outpost, card: i64, left: i64) -> i64:
    """A building to be paid for, whose place is not yet chosen."""
    brings = GROWTH * (left + 1) + EFFECTS[s.cards.kind[card]] * left * HARVEST // 10
    return brings - SETTLER - stock_worth(s.cards.cost[card], left)


def best_hero(s: Outpost, player: Player, stock: list[int], left: i64, taken: i64) -> i64:
    """What a stock is worth if the best hero of the row is invited, after exchanges, and then perhaps another one."""
    best = stock_worth(stock, left)
    wealth = price(stock)
    for place, cards in enumerate(s.row):
        if place == taken or len(cards) == 0:
            continue
        card = cards[0]
        if is_too_dear(s, card, place, wealth):
            continue
        rest = after_paying(stock, s.cards.cost[card], SURCHARGE[place])
        if len(rest) > 0:
            gained = SOON * hero_points(s, player, card) + EXTRA * s.cards.settlers[card] - rest[EXCHANGES]
            then = best_hero(s, player, rest, left, place) if taken == NOBODY else stock_worth(rest, left)
            best = max(best, gained + then)
    return best


def is_too_dear(s: Outpost, card: i64, place: i64, wealth: i64) -> bool:
    """Is the price of a hero of the row beyond all exchanges?"""
    return wealth < price(s.cards.cost[card]) + PRICES[DIAMOND] * SURCHARGE[place]


def price(resources: list[int]) -> i64:
    """In commons: no exchange makes more of it, so that too little is never enough."""
    return sum_of(resources, PRICES)


# Below “x = x + y” instead of “x += y” for members of lists: compiled, the latter is slow.


def after_paying(stock: list[int], cost: list[int], surcharge: i64) -> list[int]:
    """What is left after the exchanges that lose least: gold from diamonds, these from sets, commons from others.

    Behind it stands how many exchanges that takes: each one made brings the hero nearer.
    """
    rest = [0] * (RESOURCES + 1)
    for resource in range(RESOURCES):
        rest[resource] = stock[resource] - cost[resource]
    gold: i64 = rest[GOLD]
    diamonds: i64 = rest[DIAMOND] - surcharge
    exchanges: i64 = 0
    if gold < 0:
        exchanges -= gold
        diamonds += 2 * gold
        gold = 0
    if diamonds < 0:
        exchanges -= diamonds
        for kind in range(COMMON):
            rest[kind] = rest[kind] + diamonds
        diamonds = 0
    rest[GOLD] = gold
    rest[DIAMOND] = diamonds
    rest[EXCHANGES] = exchanges
    return even_out(rest)


def even_out(rest: list[int]) -> list[int]:
    """Commons that are missing cost two others each, or a piece of gold; an empty list: there are not enough."""
    for kind in range(COMMON):
        while rest[kind] < 0:
            if not take_spare(rest):
                if rest[GOLD] == 0:
                    return NOTHING
                rest[GOLD] = rest[GOLD] - 1
            rest[kind] = rest[kind] + 1
            rest[EXCHANGES] = rest[EXCHANGES] + 1
    return rest


def take_spare(rest: list[int]) -> bool:
    """Give two commons, of what there is most."""
    spare: i64 = 0
    for kind in range(COMMON):
        spare += max(rest[kind], 0)
    if spare < 2:
        return False
    for _ in range(2):
        most: i64 = 0
        for kind in range(COMMON):
            if rest[kind] > rest[most]:
                most = kind
        rest[most] = rest[most] - 1
    return True


PRICES: Final[list[int]] = [1, 1, 1, 3, 6]
EXCHANGES: Final = 5  # behind the resources
NOTHING: Final[list[int]] = []


def growth(player: Player, left: i64) -> i64:
    """What heroes may count at the end; monsters can be hunted, fortifications keep resources."""
    forts = count_bits(player.forts)
    total = GROWTH * (left + 1) * (len(player.lands) + forts + len(player.houses))
    return total + FORT * left * forts + BEAST * count_bits(player.beasts)


def harvest(s: Outpost, player: Player) -> i64:
    """What a round's work brings: the best uses of a few settlers, each region, street and fortification once."""
    return best_works(works(s, player, NO_CELLS, NO_CELLS, NO_CELLS), BUSY)


def works(s: Outpost, player: Player, regions_used: i64, streets_used: i64, forts_used: i64) -> list[int]:
    """What settlers can bring in, ascending; what has been used brings nothing."""
    found: list[int] = []
    regions: list[int] = [0] * ROWS
    for number, cell in enumerate(player.cells):
        region = row(cell)
        worth = WORTH[s.cards.resource[player.lands[number]]]
        if player.has_fort(cell):
            if not holds(forts_used, cell):
                found.append(worth)
            regions[region] = regions[region] + worth
        elif not player.has_monster(cell):
            regions[region] = regions[region] + worth * RISK // 10
    streets: list[int] = [0] * ROWS
    for number, cell in enumerate(player.plots):
        street = row(cell)
        streets[street] = streets[street] + EFFECTS[s.cards.kind[player.houses[number]]]
    for at in range(ROWS):
        found.append(0 if holds(regions_used, at) else regions[at])
        found.append(0 if holds(streets_used, at) else streets[at])
    found.sort()
    return found


def best_works(found: list[int], settlers: i64) -> i64:
    total: i64 = 0
    for number in range(len(found) - settlers, len(found)):  # there are six rows at least
        total += found[number]
    return total


# -- from afar ---------------------------------------------------------------------------------------------------------


def estimate(s: State, seat: i64) -> i64:
    """The points that the player will have in the end: a better guide from afar than value(), which sees the turn."""
    assert isinstance(s, Outpost)
    player = s.players[seat]
    if s.round == ROUNDS and player.passed:
        return POINT * points(s, player)
    return weighed(facts(s, seat), AT_THE_END, WITH_TIME, time_left(s))


def facts(s: State, seat: i64) -> list[int]:
    assert isinstance(s, Outpost)
    player = s.players[seat]
    stock = player.stock
    base: i64 = 0 if player.passed else player.base
    kinds = [0] * BUILDINGS
    for card in player.houses:
        kinds[s.cards.kind[card]] += 1
    fresh = works(s, player, player.regions_used, player.streets_used, player.forts_used)
    return [
        1,
        ROUNDS - s.round,
        points(s, player),
        player.commons(),
        stock[DIAMOND],
        stock[GOLD],
        base,
        player.extra,
        best_guest(s, player),
        len(player.lands),
        player.count_forts(),
        len(player.houses),
        count_bits(player.beasts),
        0 if player.passed else best_works(fresh, min(3, player.settlers())),
        kinds[BANK],
        kinds[CATHEDRAL],
        kinds[BAZAAR],
        kinds[DIAMOND_MINE],
        min(kinds[BANK], stock[GOLD]),
        min(kinds[CATHEDRAL], stock[DIAMOND]),
        harvest(s, player),
    ]


def best_guest(s: Outpost, player: Player) -> i64:
    """The most that a hero of the row brings who can be invited, after exchanges."""
    best: i64 = 0
    wealth = price(player.stock)
    for place, cards in enumerate(s.row):
        if len(cards) > 0 and not is_too_dear(s, cards[0], place, wealth):
            brings = POINT * hero_points(s, player, cards[0]) + EXTRA * s.cards.settlers[cards[0]]
            if brings > best and len(after_paying(player.stock, s.cards.cost[cards[0]], SURCHARGE[place])) > 0:
                best = brings
    return best


def time_left(s: State) -> float:
    """From 1 at the beginning to 0 at the end."""
    assert isinstance(s, Outpost)
    return float(ROUNDS - s.round) / float(ROUNDS)


def params(opponent_width: int) -> SearchParams:
    return SearchParams(
        rollout_turns=4,
        rollout_width=99,
        opponent_width=opponent_width,
        scale=25.0,
        scale_early=120.0,
        exploration=0.5,
        opponents_in_rollout=True,
        maximise_score=True,
        stop_z=4.0,
    )


BOT: Final = BotKit(
    value=value,
    estimate=estimate,
    time_left=time_left,
    turn=TURN,
    params=params(opponent_width=2),
    fair_params=params(opponent_width=99),
    # alone nobody else is in the way: it pays to look further
    solo_params=SearchParams(rollout_turns=8, rollout_width=8, exploration=0.5, maximise_score=True, stop_z=4.0),
    iterations={"novice": 8, "apprentice": 100, "master": 300, "grandmaster": 2000},
    analysis_iterations=300,
    facts=facts,
    settled=("turn",),
)
