"""Which steps of the setup cannot be open in a written position of Rurik."""

from __future__ import annotations

from collections.abc import Callable

from prestol.core.engine import Frame
from prestol.core.errors import BadPosition
from prestol.games.rurik.rules.cards import AGENDAS_DEALT
from prestol.games.rurik.rules.needs import need
from prestol.games.rurik.rules.player import IN_SUPPLY, NO_LEADER
from prestol.games.rurik.rules.setup import CHOOSE_LEADER, PLACE_LEADERS, PLACE_TROOPS, InTurnOrder
from prestol.games.rurik.rules.state import Rurik


def turn_order(s: Rurik) -> list[int]:
    return [(s.first + ahead) % s.seats for ahead in range(s.seats)]


def check_begins(s: Rurik, f: Frame, step: InTurnOrder) -> None:
    """A step below another one has not begun."""
    need("round 0", s.round == 0)
    if f is not s.stack[-1] and step.done(f) > 0:
        raise BadPosition("it begins after the steps upon it: leave “done” out")


def check_choose_leader(s: Rurik, below: Frame, f: Frame) -> None:
    check_begins(s, f, CHOOSE_LEADER)
    if s.options["leaders"] == "random":
        raise BadPosition("leaders are dealt if the first line says “leaders=random”")
    for ahead, seat in enumerate(turn_order(s)):
        has_leader = s.players[seat].who != NO_LEADER
        if ahead < CHOOSE_LEADER.done(f) and not has_leader:
            raise BadPosition("player {player} has chosen a leader: “who.{player}” names it", player=seat + 1)
        if ahead >= CHOOSE_LEADER.done(f) and has_leader:
            raise BadPosition("player {player} is still to choose a leader: leave “who.{player}” out", player=seat + 1)


def check_choose_agenda(s: Rurik, below: Frame, f: Frame) -> None:
    need("round 0", s.round == 0)
    for number, owner in enumerate(s.players[: s.seats], 1):
        if len(owner.dealt) not in ([AGENDAS_DEALT] if s.waiting and f is s.stack[-1] else [0, AGENDAS_DEALT]):
            raise BadPosition(
                "it needs {dealt} agendas in “dealt.{player}”",
                dealt=int(AGENDAS_DEALT),
                player=number,
            )


def check_place_troops(s: Rurik, below: Frame, f: Frame) -> None:
    check_begins(s, f, PLACE_TROOPS)
    for ahead, seat in enumerate(turn_order(s)):
        laps = max((PLACE_TROOPS.done(f) - ahead + s.seats - 1) // s.seats, 0)
        if sum(s.players[seat].troops) != laps:
            raise BadPosition(
                "when {done} troops have been placed, player {player} has {troops} on the board",
                done=int(PLACE_TROOPS.done(f)),
                player=seat + 1,
                troops=int(laps),
            )
    if s.solo and all(s.players[s.seats].occupies(region) for region in range(s.regions)):
        raise BadPosition("the rebellion leaves the player a region free at the start", about="troops.2")


def check_place_leaders(s: Rurik, below: Frame, f: Frame) -> None:
    check_begins(s, f, PLACE_LEADERS)
    for ahead, seat in enumerate(turn_order(s)):
        owner = s.players[seat]
        if ahead < PLACE_LEADERS.done(f) and owner.leader == IN_SUPPLY:
            raise BadPosition("player {player} has placed the leader: “at.{player}” says where", player=seat + 1)
        if ahead >= PLACE_LEADERS.done(f) and owner.leader != IN_SUPPLY:
            raise BadPosition("player {player} is still to place the leader: leave “at.{player}” out", player=seat + 1)
        if f is s.stack[-1] and owner.leader == IN_SUPPLY and not any(owner.troops):
            raise BadPosition("player {player} has no troop on the board for the leader to join", player=seat + 1)


SETUP_CHECKS: dict[str, Callable[[Rurik, Frame, Frame], None]] = {
    "place_leaders": check_place_leaders,
    "place_troops": check_place_troops,
    "choose_agenda": check_choose_agenda,
    "choose_leader": check_choose_leader,
}
