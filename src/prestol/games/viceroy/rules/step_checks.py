"""Which steps cannot be open in a written position of Viceroy: those that do not fit the table, or one another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from prestol.core.engine import Frame, Sealed
from prestol.core.errors import BadPosition
from prestol.games.viceroy.rules import auction_checks, card_checks, development_checks
from prestol.games.viceroy.rules.cards import TUCK_TAKEN
from prestol.games.viceroy.rules.rewards import KEEP_OR_TUCK
from prestol.games.viceroy.rules.state import Viceroy

SILENT = ("turn", "start_rewards", "auction", "development", "effect", "reward", "draw_laws")  # by themselves
NEXT = {  # what comes next in the step below, while one stands upon it
    ("turn", "start_rewards"): ("auction",),
    ("turn", "auction"): ("development",),
    ("turn", "development"): ("end",),
    ("auction", "bid"): ("attacks",),
    ("auction", "take_any"): ("attacks",),
    ("auction", "take_of_colour"): ("colours",),
    ("auction", "claim"): ("colours",),
    ("auction", "share"): ("colours",),
    ("auction", "drop"): ("virtual_attacks",),
    ("auction", "gems"): ("passes", "automatic_passes"),
    ("auction", "keep_or_tuck"): ("attacks", "colours"),
    ("development", "choose"): ("discards",),
    ("development", "gems"): ("discards",),
}


def check_steps(s: Viceroy) -> None:
    """Each step fits the one that has called it, and the table."""
    check_taken(s)
    development_checks.check_revealed(s)
    auction_checks.check_auctioned(s)
    for below, f in pairwise(s.stack):
        check_next(s, below, f)
        check_seat(s, below, f)
        CHECKS[f.step.name](s, below, f)
    if s.waiting:
        check_waiting(s, s.stack[-1])


def check_next(s: Viceroy, below: Frame, f: Frame) -> None:
    """The step below has called this one, so it knows what comes next."""
    caller = below.step.name
    if not remembers(s, below, "next"):
        return
    slot = s.game.steps[caller].slot("next")
    parts = NEXT.get((caller, f.step.name), ("plays",))
    if slot.kind(s).text(slot.get(below)) not in parts:
        raise BadPosition(
            "“step {name}” needs “step {caller} next={part}”", name=f.step.name, caller=caller, part=parts[0]
        )


def remembers(s: Viceroy, f: Frame, name: str) -> bool:
    return name in [slot.name for slot in s.game.steps[f.step.name].slots]


def check_seat(s: Viceroy, below: Frame, f: Frame) -> None:
    if remembers(s, below, "player") and f.seat != below.seat:
        raise BadPosition(
            "“step {name}” is of the same player as the one below: {player}", name=f.step.name, player=below.seat + 1
        )


def check_waiting(s: Viceroy, f: Frame) -> None:
    if f.step.name in SILENT:
        raise BadPosition(
            "“step {name}” by itself asks nobody: leave the line out, or add the step that asks",
            name=f.step.name,
            about="waiting",
        )
    if not isinstance(f.step, Sealed) and s.waiting != [f.seat]:
        raise BadPosition("player {player} is asked", player=f.seat + 1, about="waiting")


def check_taken(s: Viceroy) -> None:
    """A card just taken waits for its owner's word."""
    top = s.stack[-1] if s.stack else None
    for seat, owner in enumerate(s.players):
        is_asked = top is not None and top.step is KEEP_OR_TUCK and top.seat == seat
        if len(owner.taken) != is_asked:
            raise BadPosition(
                "“step keep_or_tuck player={player}” and one card in “taken.{player}” go together", player=seat + 1
            )
        if is_asked and not owner.owns(TUCK_TAKEN):
            raise BadPosition(
                "“step keep_or_tuck” needs {card} in “pyramid.{player}”", card=int(TUCK_TAKEN), player=seat + 1
            )


def check_start_rewards(s: Viceroy, below: Frame, f: Frame) -> None:
    if s.turn != 0:
        raise BadPosition("“step start_rewards” comes before the first turn", about="turn")


CHECKS: dict[str, Callable[[Viceroy, Frame, Frame], None]] = {
    "start_rewards": check_start_rewards,
    "auction": auction_checks.check_auction,
    "bid": auction_checks.check_bidding,
    "take_any": auction_checks.check_attacker,
    "take_of_colour": auction_checks.check_contest,
    "claim": auction_checks.check_contest,
    "share": auction_checks.check_contest,
    "drop": auction_checks.check_drop,
    "development": development_checks.check_development,
    "choose": development_checks.check_choosing,
    "play": development_checks.check_play,
    "effect": card_checks.check_effect,
    "pay": card_checks.check_pay,
    "gems": card_checks.check_gems,
    "draw": card_checks.check_draw,
    "keep_or_tuck": card_checks.check_keep_or_tuck,
    "reward": card_checks.check_reward,
    "own_gem": card_checks.check_own_gem,
    "colour": card_checks.check_colour,
    "top": card_checks.check_top,
    "option": card_checks.check_law,
    "swap_with": card_checks.check_law,
    "swap_card": card_checks.check_swap_card,
    "swap_kind": card_checks.check_swap_kind,
    "give_gems": card_checks.check_give_gems,
    "take_offer": card_checks.check_take_offer,
    "draw_laws": card_checks.check_law,
    "return_law": card_checks.check_return_law,
    "tuck_hand": card_checks.check_law,
    "tuck_free": card_checks.check_law,
    "store": card_checks.check_law,
}
