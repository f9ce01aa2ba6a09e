"""Fuzzing: random games in which every law and every invariant is tried at every decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from prestol.core.chance import Quick
from prestol.core.errors import CannotUndo
from prestol.core.game import Game
from prestol.play import properties
from prestol.play.match import Match
from prestol.play.record import replay

RARELY = 50  # dear checks (writing positions, undo) are made at one decision in so many


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    answers: int = 0  # forced ones included
    positions: int = 0  # written and read back
    undone: int = 0


def fuzz(
    game: Game,
    seats: int,
    decisions: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] = lambda decisions: None,
) -> Report:
    """Play at least so many decisions. A broken law raises laws.Broken with the record that shows it."""
    report = Report()
    while report.decisions < decisions:
        before = report.decisions
        match = Match(game, seats, seed + report.games, options or {})
        try:
            fuzz_match(match, Quick(seed + report.games), report)
        except Exception as error:
            raise properties.Broken(f"{type(error).__name__}: {error}\n{match.record()}") from error
        report.games += 1
        progress(report.decisions - before)
    return report


def fuzz_match(match: Match, chance: Quick, report: Report) -> None:
    while not match.state.over:
        state = match.state
        seat = state.waiting[chance.below(len(state.waiting))]
        check(match, seat, chance, report)
        match.play(seat, pick(state.legal(seat), chance, report.games % 2 == 1))
        report.decisions += 1
        if chance.below(RARELY) == 0:
            report.undone += try_undo(match, seat)
    report.answers += match.state.answers
    properties.check_invariants(match.state)
    again = replay(match.record(), lambda name, *setup: Match(match.game, *setup))
    properties.require(again.record() == match.record(), "a record does not replay")


def pick(choices: list[int], chance: Quick, leaning: bool) -> int:
    """Any answer; every second game leans to the later ones, which in most games do more than to pass."""
    number = chance.below(len(choices))
    return choices[max(number, chance.below(len(choices))) if leaning else number]


def check(match: Match, seat: int, chance: Quick, report: Report) -> None:
    """All laws for one position."""
    state = match.state
    properties.check_invariants(state)
    properties.check_clones(state)
    properties.check_refusals(state, seat)
    properties.check_views(state, seat, chance.word())
    other = chance.below(state.seats + 1)
    properties.check_views(state, None if other == state.seats else other, chance.word())
    if chance.below(RARELY) == 0:
        properties.check_positions(state)
        report.positions += 1


def try_undo(match: Match, seat: int) -> bool:
    """Undo the last answer where that is allowed: the very same state must come back; then answer again."""
    move = match.moves[-1]
    before, after = match.at(len(match.moves) - 1), match.state.clone()
    try:
        match.undo(seat)
    except CannotUndo:
        properties.require(match.state.over or match.state.reveals > before.reveals, "undo is refused without a reveal")
        return False
    properties.require(properties.same(match.state, before), "undo leads to another state")
    match.play(seat, move.action)
    properties.require(properties.same(match.state, after), "an answer repeated after undo leads to another state")
    return True
