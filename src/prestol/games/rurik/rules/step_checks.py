"""Which steps cannot be open in a written position of Rurik: those that do not fit the table, or one another.

Where the points of a step come from is not asked: a position may be laid out as one likes, if it can be played.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from prestol.core.engine import Frame, Sealed
from prestol.core.errors import BadPosition
from prestol.games.rurik.rules.advisors import NO_ADVISOR
from prestol.games.rurik.rules.banners import lowest_slots
from prestol.games.rurik.rules.bonuses import PLAYER
from prestol.games.rurik.rules.cards import BANNER_NAMES, ROUNDS
from prestol.games.rurik.rules.development import DEEDS, DEVELOPMENT, MARKERS, READY, STAGES, may_hold_back
from prestol.games.rurik.rules.needs import blamed, need
from prestol.games.rurik.rules.offer import TAKE_DEED
from prestol.games.rurik.rules.rounds import (
    ACTION_NEXT,
    DEVELOPMENT_NEXT,
    END_NEXT,
    PHASES,
    ROUND_STEP,
    STRATEGY_NEXT,
)
from prestol.games.rurik.rules.schemes import DRAW_STEP
from prestol.games.rurik.rules.setup_checks import SETUP_CHECKS
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.strategy import CHOOSE_BANNER, OFFER_BRIBE, refuse_banner
from prestol.games.rurik.rules.turn import ACTION_PHASE, TURN
from prestol.games.rurik.rules.turn_checks import STEPS_OF_A_TURN, TURN_CHECKS, check_belongs


def check_stack(s: Rurik) -> None:
    """Each step fits the one that has called it, and the table."""
    for below, f in pairwise(s.stack):
        with blamed(f):
            check_step(s, below, f)
    check_drawn(s)
    if s.stack:
        check_round(s)


def check_step(s: Rurik, below: Frame, f: Frame) -> None:
    name = f.step.name
    if name in STEPS_OF_A_TURN:
        check_belongs(below, f)
    if name in STEP_CHECKS:
        STEP_CHECKS[name](s, below, f)


def check_waiting(s: Rurik) -> None:
    """Is everybody waited for who would be asked? The step on top runs for it: all else must have been checked."""
    if not s.waiting or isinstance(s.stack[-1].step, Sealed):
        return
    asked, name = asked_now(s), s.question
    if not asked:
        raise BadPosition("“step {name}” asks nobody as things are: leave the line out", name=name, about="waiting")
    if s.waiting != asked:
        raise BadPosition("player {player} is asked", player=asked[0] + 1, about="waiting")


def asked_now(s: Rurik) -> list[int]:
    """Whom the step on top would ask."""
    probe = s.clone()
    probe.waiting = []
    probe.stack[-1].step.run(probe, probe.stack[-1])
    return probe.waiting


# -- rounds and phases -------------------------------------------------------------------------------------------------

COMING = {  # what the round says is to come while a step is upon it
    "place_leaders": STRATEGY_NEXT,
    "strategy": ACTION_NEXT,
    "action": DEVELOPMENT_NEXT,
    "development": END_NEXT,
}


def check_round(s: Rurik) -> None:
    coming = ROUND_STEP.next(s.stack[0])
    if len(s.stack) > 1:
        due = COMING[s.stack[1].step.name]
        with blamed(s.stack[1]):
            need(f"step round next={PHASES[due]}", coming == due)
    begins = coming == STRATEGY_NEXT
    if s.round == 0 and not begins:
        raise BadPosition("a round that is running has a number from 1 to {last}", last=int(ROUNDS), about="round")
    if s.round == ROUNDS and (begins or (coming == END_NEXT and len(s.stack) == 1)):
        raise BadPosition("nothing comes after round {last}: write “over” in place of the steps", last=int(ROUNDS))


def check_next(s: Rurik, below: Frame, f: Frame) -> None:
    """Those who take turns have just passed them on."""
    following = (f.seat + 1) % len(s.players)
    need(f"step {below.step.name} next={following + 1}", below.seat == following)


# -- the strategy phase ------------------------------------------------------------------------------------------------


def check_advisor(s: Rurik, below: Frame, f: Frame) -> None:
    check_next(s, below, f)
    if not s.players[f.seat].advisors:
        raise BadPosition("player {player} holds no advisor: “advisors.{player}” names them", player=f.seat + 1)


def check_banner(s: Rurik, below: Frame, f: Frame) -> None:
    check_next(s, below, f)
    check_held(s, f, CHOOSE_BANNER.advisor(f))


def check_bribe(s: Rurik, below: Frame, f: Frame) -> None:
    check_next(s, below, f)
    check_held(s, f, OFFER_BRIBE.advisor(f))
    if refuse_banner(s, f.seat, OFFER_BRIBE.banner(f)) != 0:
        raise BadPosition(
            "player {player} cannot send an advisor to {banner}: it is full, or too early for a second one there",
            player=f.seat + 1,
            banner=BANNER_NAMES[OFFER_BRIBE.banner(f)],
        )


def check_held(s: Rurik, f: Frame, advisor: int) -> None:
    if advisor not in s.players[f.seat].advisors:
        raise BadPosition(
            "“advisor” is one that player {player} holds: “advisors.{player}” names them", player=f.seat + 1
        )


# -- turns -------------------------------------------------------------------------------------------------------------


def check_turn(s: Rurik, below: Frame, f: Frame) -> None:
    check_next(s, below, f)
    if not TURN.has_advisor(f):
        if not lowest_slots(s, f.seat):
            raise BadPosition(
                "player {player} has no advisor on the board; “slot” says where the one who acts has stood",
                player=f.seat + 1,
            )
    elif s.slots[TURN.slot(f)] != NO_ADVISOR:
        raise BadPosition("“slot” is where the advisor who acts has stood, and it is free now")


def check_rebel_attack(s: Rurik, below: Frame, f: Frame) -> None:
    if not s.solo:
        raise BadPosition("it belongs to the solo game")
    need(f"step action next={PLAYER + 1}", ACTION_PHASE.next(below) == PLAYER)


def check_drawn(s: Rurik) -> None:
    """Cards are looked at by the one who draws."""
    looking = [f.seat for f in s.stack if f.step is DRAW_STEP and DRAW_STEP.has_deck(f)]
    for seat in range(s.seats):
        if s.players[seat].drawn and seat not in looking:
            raise BadPosition(
                "cards are looked at only during “step draw”, after a deck was chosen", about=f"drawn.{seat + 1}"
            )


# -- development -------------------------------------------------------------------------------------------------------


def check_development(s: Rurik, below: Frame, f: Frame) -> None:
    stage = DEVELOPMENT.stage(f)
    if s.round == ROUNDS and stage in (DEEDS, READY):
        raise BadPosition(
            "round {last} ends with the tracks: it has no stage {stage}", last=int(ROUNDS), stage=STAGES[stage]
        )
    if DEVELOPMENT.begun(f) > 0 and stage not in (MARKERS, DEEDS):
        raise BadPosition("“begun” counts players only at the stages tracks and deeds")
    if DEVELOPMENT.shown(f) > (s.players[PLAYER].boat_total() if s.solo else 0):
        raise BadPosition("“shown” is for the solo game: at most as many goods as the player has in the boat")


def check_goes(s: Rurik, below: Frame, f: Frame, stage: int) -> None:
    """A step of the player who has just begun at a stage."""
    need(f"step development stage={STAGES[stage]}", DEVELOPMENT.stage(below) == stage)
    need("step development begun=1", DEVELOPMENT.begun(below) > 0)
    if f.seat != DEVELOPMENT.player(s, below):
        raise BadPosition(
            "player {player} comes as number {begun} in turn order",
            player=DEVELOPMENT.player(s, below) + 1,
            begun=int(DEVELOPMENT.begun(below)),
        )


def check_boat_show(s: Rurik, below: Frame, f: Frame) -> None:
    check_goes(s, below, f, MARKERS)
    if not may_hold_back(s, s.players[f.seat]):
        raise BadPosition(
            "player {player} has nothing to hold back: it takes goods in the boat, before round {last}, and, with "
            "other players, a trade marker off the track that would go up",
            player=f.seat + 1,
            last=int(ROUNDS),
        )


def check_take_deed(s: Rurik, below: Frame, f: Frame) -> None:
    is_last = False
    if below.step is DEVELOPMENT:
        check_goes(s, below, f, DEEDS)
        is_last = s.options["fresh_deeds"] == "yes" and DEVELOPMENT.begun(below) == s.seats
    else:
        check_belongs(below, f)
    if TAKE_DEED.is_last(f) != is_last:
        raise BadPosition("“last=1” goes with the last player of the development phase, if “fresh_deeds=yes”")


STEP_CHECKS: dict[str, Callable[[Rurik, Frame, Frame], None]] = {
    **SETUP_CHECKS,
    "advisor": check_advisor,
    "banner": check_banner,
    "bribe": check_bribe,
    "turn": check_turn,
    "rebel_attack": check_rebel_attack,
    **TURN_CHECKS,
    "development": check_development,
    "boat_show": check_boat_show,
    "take_deed": check_take_deed,
}
