"""Which steps of a turn cannot be open in a written position of Rurik."""

from __future__ import annotations

from collections.abc import Callable

from prestol.core.engine import Frame
from prestol.core.errors import BadPosition
from prestol.games.rurik.rules.actions import LURE
from prestol.games.rurik.rules.answers import figure_of, is_leader
from prestol.games.rurik.rules.attack import REVEAL
from prestol.games.rurik.rules.banners import lowest_slots
from prestol.games.rurik.rules.bonuses import REBELS
from prestol.games.rurik.rules.cards import (
    AGATHA,
    ALL_STRUCTURES,
    CHURCH,
    LEADER_NAMES,
    MARKET,
    PREDSLAVA,
    REGION_NAMES,
    STRUCTURE_NAMES,
    TOKEN_NAMES,
)
from prestol.games.rurik.rules.economy import BUILD_WHAT, CHURCH_TARGET, MARKET_STEP, convertible, refuse_build
from prestol.games.rurik.rules.exchange import PAY_CONVERSION, can_pay
from prestol.games.rurik.rules.luring import LURE_TO, figures_to_lure, has_power, refuse_power
from prestol.games.rurik.rules.move import COMPANIONS, MOVE_STEP, Move
from prestol.games.rurik.rules.muster import is_neighbour
from prestol.games.rurik.rules.needs import need
from prestol.games.rurik.rules.notation import LURED_NAMES
from prestol.games.rurik.rules.payments import PAY_GOODS
from prestol.games.rurik.rules.player import Player
from prestol.games.rurik.rules.rebel_actions import REBEL_ATTACK
from prestol.games.rurik.rules.removals import REMOVE_TROOPS
from prestol.games.rurik.rules.schemes import DRAW_STEP
from prestol.games.rurik.rules.sets import EMPTY, only_member
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.rules.turn import TURN

Check = Callable[[Rurik, Frame, Frame], None]

BEFORE_ADVISOR = ("emergency", "retrieve")


def check_belongs(below: Frame, f: Frame) -> None:
    """All steps of a turn belong to the player whose turn it is; most come after the advisor who acts."""
    if below.step is not REBEL_ATTACK and f.seat != below.seat:
        raise BadPosition("all steps of a turn are of one player: player={player}", player=below.seat + 1)
    if below.step is TURN and f.step.name not in BEFORE_ADVISOR and not TURN.has_advisor(below):
        raise BadPosition("before it the advisor who acts comes back: “step turn slot=muster_1”, say")


# -- the beginning of a turn -------------------------------------------------------------------------------------------


def check_emergency(s: Rurik, below: Frame, f: Frame) -> None:
    need("step turn slot=none", not TURN.has_advisor(below))
    if s.players[f.seat].on_board():
        raise BadPosition("player {player} has figures on the board and cannot enter it anew", player=f.seat + 1)


def check_retrieve(s: Rurik, below: Frame, f: Frame) -> None:
    need("step turn slot=none", not TURN.has_advisor(below))
    if len(lowest_slots(s, f.seat)) < 2:
        raise BadPosition("only one advisor of player {player} on the board has the lowest number", player=f.seat + 1)


# -- payments ----------------------------------------------------------------------------------------------------------


def check_pay_conversion(s: Rurik, below: Frame, f: Frame) -> None:
    owner, token = s.players[f.seat], PAY_CONVERSION.token(f)
    if owner.is_ready(token):
        raise BadPosition(
            "the token {token} is being used, so “ready.{player}” does not name it",
            token=TOKEN_NAMES[token],
            player=f.seat + 1,
        )
    if not can_pay(owner, token, PAY_CONVERSION.left(f)):
        raise BadPosition("player {player} lacks the goods that are to be paid", player=f.seat + 1)


def check_pay_goods(s: Rurik, below: Frame, f: Frame) -> None:
    choice, paid = PAY_GOODS.choice(f), PAY_GOODS.paid(f)
    if paid != EMPTY and not choice.remembers():
        raise BadPosition("“paid” matters only with “way=different_goods”")
    if not choice.has_enough(s.players[f.seat], PAY_GOODS.left(f), paid):
        raise BadPosition("player {player} lacks the goods that are to be paid", player=f.seat + 1)


def check_remove_troops(s: Rurik, below: Frame, f: Frame) -> None:
    removal, chosen = REMOVE_TROOPS.removal(f), REMOVE_TROOPS.chosen(f)
    if chosen != EMPTY and not removal.remembers():
        raise BadPosition("“chosen” matters only with “way=regions”")
    if not removal.has_enough(s, s.players[f.seat], f.seat, REMOVE_TROOPS.left(f), chosen):
        raise BadPosition("player {player} lacks the troops that are to be removed", player=f.seat + 1)


def check_raze(s: Rurik, below: Frame, f: Frame) -> None:
    if s.players[f.seat].regions_with(ALL_STRUCTURES) == EMPTY:
        raise BadPosition("player {player} has no structure to take down", player=f.seat + 1)


def check_discard(s: Rurik, below: Frame, f: Frame) -> None:
    if not s.players[f.seat].hand:
        raise BadPosition("player {player} has no scheme card in hand", player=f.seat + 1)


# -- cards -------------------------------------------------------------------------------------------------------------


def check_finish_scheme(s: Rurik, below: Frame, f: Frame) -> None:
    if len(s.playing) != 1:
        raise BadPosition("it needs one scheme card in “playing”")


def check_draw(s: Rurik, below: Frame, f: Frame) -> None:
    """How many cards are being looked at."""
    has_deck, has_kept = DRAW_STEP.has_deck(f), DRAW_STEP.has_kept(f)
    if has_kept and not has_deck:
        raise BadPosition("“kept=1” needs “deck=1” or “deck=2”")
    least, most = (0, int(DRAW_STEP.cards(f)) - 1) if has_kept else (1, int(DRAW_STEP.cards(f)))
    if has_deck and not least <= len(s.players[f.seat].drawn) <= most:
        raise BadPosition(
            "“drawn.{player}” names the cards being looked at, {least} to {most} of them",
            player=f.seat + 1,
            least=least,
            most=most,
        )


def check_token_to(s: Rurik, below: Frame, f: Frame) -> None:
    if s.solo:
        raise BadPosition("alone the first-player token stays where it is")
    need("step draw deck=none", not DRAW_STEP.has_deck(below))


# -- figures -----------------------------------------------------------------------------------------------------------


def check_move(s: Rurik, below: Frame, f: Frame) -> None:
    step = f.step
    assert isinstance(step, Move)
    if step.is_going(f) and not (step.steps(f) > 0 and stands(s.players[f.seat], step.going(f))):
        raise BadPosition(
            "“figure” is one of player {player} on the board, and a step is left for it", player=f.seat + 1
        )


def stands(owner: Player, figure: int) -> bool:
    region = figure_of(figure)
    return owner.leader == region if is_leader(figure) else owner.troops[region] > 0


def check_companions(s: Rurik, below: Frame, f: Frame) -> None:
    start, goal = COMPANIONS.start(f), COMPANIONS.goal(f)
    need(f"who.{f.seat + 1} {LEADER_NAMES[AGATHA]}", s.holder[AGATHA] == f.seat)
    need(f"at.{f.seat + 1} {REGION_NAMES[goal]}", s.players[f.seat].leader == goal)
    if start == goal or (below.step is MOVE_STEP and not is_neighbour(s, start, goal)):
        raise BadPosition(
            "nobody moves from {start} to {goal} in one step", start=REGION_NAMES[start], goal=REGION_NAMES[goal]
        )
    if s.players[f.seat].troops[start] == 0:
        raise BadPosition(
            "player {player} has no troop in {region} that could go along",
            player=f.seat + 1,
            region=REGION_NAMES[start],
        )


def check_reveal(s: Rurik, below: Frame, f: Frame) -> None:
    attacker, region = REVEAL.attacker(f), REVEAL.region(f)
    right = REBELS if below.step is REBEL_ATTACK else below.seat
    if attacker != right:
        raise BadPosition("“attacker” is the player whose attack it is: {player}", player=right + 1)
    if not s.players[attacker].occupies(region):
        raise BadPosition(
            "player {player} has no figure in {region}, where the attack was",
            player=attacker + 1,
            region=REGION_NAMES[region],
        )


# -- structures --------------------------------------------------------------------------------------------------------


def need_structure(s: Rurik, f: Frame, region: int, structure: int) -> None:
    line = f"built.{f.seat + 1} {REGION_NAMES[region]}:{STRUCTURE_NAMES[only_member(structure)]}"
    need(line, s.players[f.seat].has_built(region, structure))


def check_market(s: Rurik, below: Frame, f: Frame) -> None:
    region = MARKET_STEP.region(f)
    need_structure(s, f, region, MARKET)
    need(f"taken {REGION_NAMES[region]}", s.goods[region] == 0)


def check_build_what(s: Rurik, below: Frame, f: Frame) -> None:
    region = BUILD_WHAT.region(f)
    if refuse_build(s, f.seat, region) != 0:
        raise BadPosition(
            "player {player} cannot build in {region}: it takes a figure there, enough “build_points”, and a structure "
            "that is left and does not stand there",
            player=f.seat + 1,
            region=REGION_NAMES[region],
        )


def check_church(s: Rurik, below: Frame, f: Frame) -> None:
    region = CHURCH_TARGET.region(f)
    need_structure(s, f, region, CHURCH)
    if not convertible(s, f.seat, region):
        raise BadPosition("a church in {region} has nobody to convert", region=REGION_NAMES[region])


# -- Predslava ---------------------------------------------------------------------------------------------------------


def check_lure(s: Rurik, below: Frame, f: Frame) -> None:
    need(f"who.{f.seat + 1} {LEADER_NAMES[PREDSLAVA]}", s.holder[PREDSLAVA] == f.seat)
    if not has_power(s, f.seat) or refuse_power(s, f.seat) != 0:
        raise BadPosition(
            "Predslava sends nobody away: it takes her on the board, an opponent's figure beside her, and her power of "
            "the round"
        )


def check_lure_to(s: Rurik, below: Frame, f: Frame) -> None:
    check_lure(s, below, f)
    known = [action - LURE for action in figures_to_lure(s, f.seat)]
    if LURE_TO.figure(f) not in known:
        raise BadPosition("“figure” stands beside Predslava: {known}", known=", ".join(LURED_NAMES[at] for at in known))


TURN_CHECKS: dict[str, Check] = {
    "emergency": check_emergency,
    "retrieve": check_retrieve,
    "pay_conversion": check_pay_conversion,
    "raze": check_raze,
    "remove_troops": check_remove_troops,
    "pay_goods": check_pay_goods,
    "discard_scheme": check_discard,
    "finish_scheme": check_finish_scheme,
    "move": check_move,
    "move_any": check_move,
    "companions": check_companions,
    "reveal": check_reveal,
    "market": check_market,
    "build_what": check_build_what,
    "church": check_church,
    "lure": check_lure,
    "lure_to": check_lure_to,
    "draw": check_draw,
    "token_to": check_token_to,
}
STEPS_OF_A_TURN = (*TURN_CHECKS, "gain", "muster", "attack")  # those last can always be answered
