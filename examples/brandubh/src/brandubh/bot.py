"""How good a position is: stones, and how near the king is to a corner."""

from __future__ import annotations

from brandubh.rules import ATTACKERS, DEFENDERS, EMPTY, KING, NOBODY, Brandubh, king, refuse_move
from brandubh.squares import CORNERS, WAYS
from prestol.bots.kit import BotKit, SearchParams
from prestol.core.engine import State

# In tenths of a point.
WON = 1000
STONE = 20  # a defender is worth two attackers
WAY_OUT = 60  # a corner that the king could reach now: with two of them he has won
OPEN_LINE = 6  # a line from the king to the edge on which nobody stands


def value(s: State, seat: int) -> int:
    assert isinstance(s, Brandubh)
    if s.winner != NOBODY:
        return WON if s.winner == seat else -WON
    balance = stones(s) + freedom(s)
    return balance if seat == DEFENDERS else -balance


def stones(s: Brandubh) -> int:
    """As the defenders see it."""
    defenders = sum(s.board[at] != KING for at in s.stones_of(DEFENDERS))
    return 2 * STONE * defenders - STONE * sum(1 for _ in s.stones_of(ATTACKERS))


def freedom(s: Brandubh) -> int:
    at = king(s)
    ways = [way for way in WAYS[at] if way]
    out = sum(refuse_move(s, at, corner) == 0 for way in ways for corner in CORNERS.intersection(way))
    return WAY_OUT * out + OPEN_LINE * sum(all(s.board[each] == EMPTY for each in way) for way in ways)


BOT = BotKit(
    value=value,
    params=SearchParams(rollout_turns=2, rollout_width=4, scale=40.0, scale_early=0.0, prior_scale=30.0),
    iterations={"novice": 6, "apprentice": 60, "master": 250, "grandmaster": 1000},
    analysis_iterations=80,
)
