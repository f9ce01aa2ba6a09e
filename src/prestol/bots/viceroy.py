# mypyc
"""How good a position of Viceroy is for a player, without looking ahead; in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prestol.core.engine import State
from prestol.games.viceroy.cards import (
    ATTACK_BEHIND_SCREEN,
    CIRCLE_BONUS,
    COLOURS,
    DEFENSE,
    DRAWS,
    FIRST_LAW,
    GEMS,
    INFINITE,
    LAST_CARD,
    LEVELS,
    MAGIC,
    MAGIC_BONUS,
    ROWS,
    SCIENCE,
    STORED,
    TOKENS,
    TOP_LEFT,
    TOP_RIGHT,
    USED,
    VP,
    bonus_worth,
)
from prestol.games.viceroy.places import UNDER_LEFT, UNDER_RIGHT, level_of
from prestol.games.viceroy.scoring import points
from prestol.games.viceroy.state import Player, Viceroy

TURNS: Final = 12
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
    if symbol < TOKENS:
        return 40
    if symbol == ATTACK_BEHIND_SCREEN:
        return 20
    return GEM * (symbol - GEMS) if symbol < DRAWS else DRAWN * (symbol - DRAWS)


def card_worth(card: int) -> int:
    """What a card in hand promises: half of its best row, what it costs taken off."""
    if card >= FIRST_LAW:
        return LAW
    rows = [sum([symbol_worth(symbol) for symbol in ROWS[4 * card + row]]) - COST * (row + 1) for row in range(4)]
    return max(rows[0], rows[1], rows[2] - 8, rows[3] - 20, 6) * 2 // 3 + 8


CARD_WORTH: Final[list[int]] = [0] + [card_worth(card) for card in range(1, LAST_CARD + 1)]


def value(s: State, seat: i64) -> i64:
    """Points as they stand, and what they may become."""
    assert isinstance(s, Viceroy)
    total = POINT * points(s, seat) - RIVAL * rivals(s, seat)
    if not s.screens:
        return total
    player = s.players[seat]
    left: i64 = max(TURNS - s.turn, 0)
    promise = token_promise(player, left) + slot_promise(player, left)
    return total + gem_worth(player, left) + hand_worth(s, seat, left) + promise


def rivals(s: Viceroy, seat: i64) -> i64:
    total: i64 = 0
    for other in range(s.seats):
        if other != seat:
            total += points(s, other)
    return total


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


def slot_promise(player: Player, left: i64) -> i64:
    """Slots on higher levels bring more, and a circle half done can be finished."""
    total: i64 = 0
    for place in player.free_slots(LEVELS):
        if level_of(place) > 1:
            total += WIDE * level_of(place)
            if TOP_RIGHT[player.card_at(place + UNDER_LEFT)] == TOP_LEFT[player.card_at(place + UNDER_RIGHT)]:
                total += CIRCLE * level_of(place)
    return total * min(left, 4) // 4


def token_promise(player: Player, left: i64) -> i64:
    """Income from science, use of infinite gems, attack tokens to bid, sets begun, magic to be multiplied."""
    science: i64 = 0
    magic: i64 = 0
    defense: i64 = 0
    total: i64 = 0
    for entry in player.tokens:
        token = entry & 63
        if token == SCIENCE:
            science += 1
        elif token == MAGIC:
            magic += 1
        elif token == DEFENSE:
            defense += 1
        elif INFINITE <= token < STORED:
            total += INCOME * left + (0 if token < USED else -1)
        elif MAGIC_BONUS <= token < CIRCLE_BONUS:
            total += (token - MAGIC_BONUS) * min(left, 6)
    total += INCOME * science * left // 2 + player.attack * min(left + 4, 12)
    total += 2 * magic * min(left, 6)
    return total + NEAR_SET * (min(science, 3) + min(magic, 3) + min(defense, 3)) * min(left + 2, 8) // 8


def time_left(s: State) -> float:
    """From 1 at the beginning to 0 at the end."""
    assert isinstance(s, Viceroy)
    return max(TURNS - s.turn, 0) / TURNS if s.screens else 0.0
