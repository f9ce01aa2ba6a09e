"""Mutated positions: refused in one sentence, or whole. Many more are tried by ``prestol fuzz --positions``."""

from __future__ import annotations

from dataclasses import replace

import pytest
import spies

from prestol import GAMES, game
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.game import Game
from prestol.play import mutants
from prestol.play.properties import Broken

SOME = 1500


@pytest.mark.parametrize("rules", [*map(game, GAMES), spies.GAME], ids=lambda rules: rules.name)
def test_mutated_positions_do_no_harm(rules: Game) -> None:
    report = mutants.breed(rules, SOME, seed=3)
    assert (report.tried, report.refused + report.accepted) == (SOME, SOME)
    assert min(report.refused, report.accepted) > SOME // 20
    assert len(report.sentences) > 12


def test_the_same_seed_breeds_the_same_mutants() -> None:
    one, other = (mutants.breed(spies.GAME, 200, seed=5).sentences for _ in range(2))
    assert one == other


def test_a_trap_is_noticed() -> None:
    def stumble(state: State) -> None:
        raise ZeroDivisionError("over a written position")

    with pytest.raises(Broken, match=r"ZeroDivisionError: over a written position\nspies "):
        mutants.breed(replace(spies.GAME, check=stumble), 500)


def test_a_position_that_takes_too_long_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "SLOW", 0.0)
    with pytest.raises(Broken, match=r"it takes 0\.0 seconds"):
        mutants.attempt(spies.GAME, "spies", Quick(1), mutants.Report())
