# mypyc
"""How good a position of Viceroy is for a player, without looking ahead; in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.bots.kit import BotKit, SearchParams
from prestol.bots.learned import weighed
from prestol.core.engine import State
from prestol.games.viceroy.rules.actions import ATTACK_BID, BEST, BID, DISCARD, PASS, PLAY, TAKE, TUCK
from prestol.games.viceroy.rules.auction import MAKE_BID
from prestol.games.viceroy.rules.cards import (
    ATTACK_BEHIND_SCREEN,
    COLOURS,
    DRAWS,
    GEMS,
    LAST_CARD,
    LEVELS,
    ROWS,
    TOP_LEFT,
    TOP_RIGHT,
    TURNS,
    bonus_worth,
    is_law,
    row_of,
)
from prestol.games.viceroy.rules.places import UNDER_LEFT, UNDER_RIGHT, level_of
from prestol.games.viceroy.rules.player import Player
from prestol.games.viceroy.rules.scoring import all_tokens, points, points_with
from prestol.games.viceroy.rules.sets import holds, single, with_one
from prestol.games.viceroy.rules.spots import SPOTS, base_of
from prestol.games.viceroy.rules.state import Viceroy
from prestol.games.viceroy.rules.tally import Tally
from prestol.games.viceroy.rules.tokens import (
    CIRCLE_BONUS,
    DEFENSE,
    INFINITE,
    KINDS,
    MAGIC,
    MAGIC_BONUS,
    SCIENCE,
    VP,
)

POINT: Final = 10
RIVAL: Final = 1  # a point of another player
GEM: Final = 7  # while there are cards to be bought with it
SPARE_GEM: Final = 3  # at the end, or beyond what can be spent soon
DIFFERENT: Final = 4  # for the first two gems of a colour: one can bid on it, and pay
COST: Final = 6  # a gem paid for a card
LAW: Final = 26  # in hand
DRAWN: Final = 14  # a card still to be drawn
INCOME: Final = 4  # what a gem more in each turn is worth, for each turn left
NEAR_SET: Final = 12  # defense, magic, science: for each kind of a set begun
WIDE: Final = 3  # a slot on a higher level, for each level
CIRCLE: Final = 3  # the same, where a circle can be closed in one colour
TOP: Final = 30  # of the pyramid
PASSING: Final = 16  # three gems instead of a card
DISCARDING: Final = 12  # two of them
ATTACK_COST: Final = 12
SURE: Final = 1000

# Learned from the final points of 16,900 positions of the search's own games (docs/bots.md): what each fact below is
# worth at the end of the game, and how much more when all of it is left.
WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.53, 9.8),  # as such
    (13.2, 20.1),  # a turn to come
    (33.4, 8.1),  # cards will still be bid for in this turn
    (10.1, -1.48),  # a point
    (5.9, 29.7),  # science
    (2.29, 3.04),  # magic
    (-4.11, 33.8),  # defense
    (13.2, 15.3),  # a kind of token that begins a set
    (3.24, -1.96),  # a magic bonus, for each magic
    (-0.91, 8.1),  # a point of magic
    (-0.40, 47.8),  # an infinite gem
    (6.3, 11.2),  # a point that a circle in a colour is worth more
    (8.4, -10.3),  # an attack token behind the screen
    (10.7, 17.5),  # one on a card
    (1.69, 12.5),  # a gem
    (0.21, -2.84),  # each beyond six
    (12.2, -13.3),  # a colour that can be bid
    (11.0, -16.7),  # a colour with two gems
    (36.7, 21.1),  # a character in hand
    (30.5, 11.9),  # a law in hand
    (0.25, -0.43),  # what the hand may bring, by tenths of a point
    (1.00, -0.81),  # what its best card brings at once
    (-0.78, 1.24),  # what all of them bring
    (-34.7, -62.4),  # a card on level 1
    (34.8, 122.2),  # … 2
    (3.07, 29.2),  # … 3
    (-2.74, -12.3),  # … 4
    (0.13, -1.08),  # … 5
    (30.2, 79.7),  # a slot on level 2
    (-1.28, -15.9),  # … 3
    (2.89, 5.0),  # … 4
    (17.8, -1.60),  # … 5
    (2.18, 8.7),  # a level on which a circle can be closed in one colour
]
AT_THE_END: Final[list[float]] = [end for end, _ in WEIGHTS]
WITH_TIME: Final[list[float]] = [more for _, more in WEIGHTS]


def symbol_worth(symbol: int) -> int:
    """What a symbol of a reward is worth on average."""
    if symbol in (SCIENCE, MAGIC, DEFENSE):
        return 22
    if VP <= symbol < MAGIC_BONUS:
        return 10 * (symbol - VP)
    if symbol < CIRCLE_BONUS:
        return 9 * (symbol - MAGIC_BONUS)
    if symbol < INFINITE:
        return 6 * bonus_worth(symbol)
    if symbol < KINDS:
        return 40
    if symbol == ATTACK_BEHIND_SCREEN:
        return 20
    return GEM * (symbol - GEMS) if symbol < DRAWS else DRAWN * (symbol - DRAWS)


def card_worth(card: int) -> int:
    """What a card in hand may bring: half of its best row, what it costs taken off."""
    if is_law(card):
        return LAW
    rows = [sum([symbol_worth(symbol) for symbol in row_of(card, row)]) - COST * (row + 1) for row in range(ROWS)]
    return max(rows[0], rows[1], rows[2] - 8, rows[3] - 20, 6) * 2 // 3 + 8


CARD_WORTH: Final[list[int]] = [0] + [card_worth(card) for card in range(1, LAST_CARD + 1)]


def row_worth(card: int, level: int) -> int:
    """What a character brings on a level, what it costs there taken off."""
    row = sum([symbol_worth(symbol) for symbol in row_of(card, min(level, ROWS) - 1)])
    return row + (TOP if level == LEVELS else 0) - COST * level


ROW_WORTH: Final[list[list[int]]] = [[]] + [  # by card and level
    [0] + [0 if is_law(card) else row_worth(card, level) for level in range(1, LEVELS + 1)]
    for card in range(1, LAST_CARD + 1)
]


def prior(s: State, seat: i64, action: i64) -> i64:
    """How good an answer looks that is given in secret: what comes of it shows too late to be tried out."""
    assert isinstance(s, Viceroy)
    if action == PASS:
        return PASSING if s.stack[-1].step is MAKE_BID else 0
    if action < ATTACK_BID:
        return best_offer(s, base_of(action - BID), 2) - COST
    if action == ATTACK_BID:
        return best_offer(s, 0, SPOTS) - ATTACK_COST
    if action < TAKE + SPOTS:
        return CARD_WORTH[s.offer_at(action - TAKE)]
    if action == BEST:
        return SURE
    if PLAY <= action < DISCARD:
        return playing(s.players[seat], action - PLAY + 1, open_levels(s.players[seat]))
    return DISCARDING - CARD_WORTH[action - DISCARD + 1] if DISCARD <= action < TUCK else 0


def best_offer(s: Viceroy, first: i64, spots: i64) -> i64:
    best: i64 = 0
    for spot in range(first, first + spots):
        best = max(best, CARD_WORTH[s.offer_at(spot)])
    return best


def playing(player: Player, card: i64, levels: i64) -> i64:
    """What a card brings if it is played now, on the best level that there is and that can be paid."""
    if is_law(card):
        return LAW
    best: i64 = 0
    worth = ROW_WORTH[card]
    for level in range(1, player.highest_affordable(card) + 1):
        if holds(levels, level):
            best = max(best, worth[level])
    return best


def open_levels(player: Player) -> i64:
    """The set of levels with a free slot: there always is one on the first."""
    levels = single(1)
    for place in player.higher_slots(LEVELS):
        levels = with_one(levels, level_of(place))
    return levels


def value(s: State, seat: i64) -> i64:
    """Points as they stand, and what they may become."""
    assert isinstance(s, Viceroy)
    tallies = all_tokens(s)
    total: i64 = 0
    for other in range(s.seats):
        total += points_with(s, other, tallies) * (POINT if other == seat else -RIVAL)
    if not s.screens:
        return total
    player = s.players[seat]
    left: i64 = max(TURNS - s.turn, 0)
    potential = token_potential(player, tallies[seat], left) + slot_potential(player, left)
    return total + gem_worth(player, left) + hand_worth(s, seat, left) + potential


def gem_worth(player: Player, left: i64) -> i64:
    """Gems buy cards: the first ones are dear, of too many each is worth little, and different ones are best."""
    if left == 0:
        return SPARE_GEM * player.gems_in_all()
    total: i64 = 0
    for number in range(player.gems_in_all()):
        total += max(GEM + 2 - number, 1)
    for colour in range(COLOURS):
        total += DIFFERENT * min(player.gems[colour], 2)
    return total


def hand_worth(s: Viceroy, seat: i64, left: i64) -> i64:
    """Cards in hand want to be played: with few turns left they are worth less."""
    total: i64 = 0
    for card in s.players[seat].hand:
        total += CARD_WORTH[card]
    share = min(left + 1, 8)
    return total * share // 8


def slot_potential(player: Player, left: i64) -> i64:
    """Slots on higher levels bring more, and a circle half done can be finished."""
    total: i64 = 0
    for place in player.higher_slots(LEVELS):
        total += WIDE * level_of(place)
        if is_circle_begun(player, place):
            total += CIRCLE * level_of(place)
    return total * min(left, 4) // 4


def is_circle_begun(player: Player, place: i64) -> bool:
    """Have the two cards under a slot the same colour there?"""
    return TOP_RIGHT[player.card_at(place + UNDER_LEFT)] == TOP_LEFT[player.card_at(place + UNDER_RIGHT)]


def token_potential(player: Player, tokens: Tally, left: i64) -> i64:
    """Income from science, use of infinite gems, attack tokens to bid, sets begun, magic to be multiplied."""
    total = INCOME * left * tokens.infinite - tokens.used + tokens.magic_bonus * min(left, 6)
    total += INCOME * tokens.science * left // 2 + player.attack * min(left + 4, 12)
    total += 2 * tokens.magic * min(left, 6)
    begun = min(tokens.science, 3) + min(tokens.magic, 3) + min(tokens.defense, 3)
    return total + NEAR_SET * begun * min(left + 2, 8) // 8


# -- from afar ---------------------------------------------------------------------------------------------------------


def estimate(s: State, seat: i64) -> i64:
    """The points that the player will have in the end: a better guide from afar than value(), which sees the turn."""
    assert isinstance(s, Viceroy)
    if not s.screens:
        return POINT * points(s, seat)
    return weighed(facts(s, seat), AT_THE_END, WITH_TIME, time_left(s))


def facts(s: State, seat: i64) -> list[int]:
    assert isinstance(s, Viceroy)
    player = s.players[seat]
    tallies = all_tokens(s)
    tokens = tallies[seat]
    known = [1, max(TURNS - s.turn, 0), int(s.stack[-1].step is MAKE_BID), points_with(s, seat, tallies)]
    counted = [tokens.science, tokens.magic, tokens.defense, sets_begun(tokens), tokens.magic_bonus]
    counted += [tokens.magic_points(), tokens.infinite, bonuses_of(tokens), player.attack, tokens.attack]
    return known + counted + gem_facts(player) + hand_facts(player) + pyramid_facts(player)


def sets_begun(tokens: Tally) -> i64:
    """Kinds of tokens beyond whole sets: of defense, magic and science none, one or two."""
    whole = tokens.sets()
    return int(tokens.science > whole) + int(tokens.magic > whole) + int(tokens.defense > whole)


def bonuses_of(tokens: Tally) -> i64:
    total: i64 = 0
    for colour in range(COLOURS):
        total += tokens.circle_bonus(colour)
    return total


def gem_facts(player: Player) -> list[int]:
    """Gems, those beyond six, colours that can be bid, and those that can be paid twice."""
    once: i64 = 0
    twice: i64 = 0
    for colour in range(COLOURS):
        once += min(player.gems[colour], 1)
        twice += int(player.gems[colour] > 1)
    return [player.gems_in_all(), max(player.gems_in_all() - 6, 0), once, twice]


def hand_facts(player: Player) -> list[int]:
    """Characters, laws, what they may bring; what the best and all of them would bring at once."""
    laws: i64 = 0
    potential: i64 = 0
    best: i64 = 0
    brings: i64 = 0
    levels = open_levels(player)
    for card in player.hand:
        laws += int(is_law(card))
        potential += CARD_WORTH[card]
        now = playing(player, card, levels)
        best = max(best, now)
        brings += now
    return [len(player.hand) - laws, laws, potential, best, brings]


def pyramid_facts(player: Player) -> list[int]:
    """Cards by level; slots by level, and what circles can be closed in one colour there."""
    cards = [0] * (LEVELS + 1)
    slots = [0] * (LEVELS + 1)
    circles: i64 = 0
    for place in player.places:
        cards[level_of(place)] += 1
    for place in player.higher_slots(LEVELS):
        slots[level_of(place)] += 1
        if is_circle_begun(player, place):
            circles += level_of(place)
    return cards[1:] + slots[2:] + [circles]


def time_left(s: State) -> float:
    """From 1 at the beginning to 0 at the end."""
    assert isinstance(s, Viceroy)
    return int(max(TURNS - s.turn, 0)) / int(TURNS) if s.screens else 0.0


BOT: Final = BotKit(
    value=value,
    estimate=estimate,
    prior=prior,
    time_left=time_left,
    params=SearchParams(
        rollout_turns=2,
        scale=30.0,
        scale_early=60.0,
        prior_scale=10.0,
        opponents_in_rollout=True,
        simultaneous_turns=True,
        maximise_score=True,
        stop_z=0.0,
    ),
    iterations={"novice": 8, "apprentice": 20, "master": 100, "grandmaster": 1500},
    analysis_iterations=450,
    facts=facts,
    settled=("pick_start", "bid", "claim", "choose", "recolour"),
)
