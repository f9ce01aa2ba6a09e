"""Which games have secrets: where there are none, one device needs no curtain. In doubt there are some."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from spies import GAME as SPIES

from prestol import game
from prestol.core.chance import Quick
from prestol.core.engine import Frame, Sealed, State, Step
from prestol.core.forms import StepForm
from prestol.core.game import Game
from prestol.core.zones import ALL, NONE, OWNER, Zone
from prestol.kit import GameKit
from prestol.play.fuzz import pick

EXAMPLES = Path(__file__).parent.parent / "examples" / "brandubh" / "src"


@pytest.fixture
def brandubh(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(EXAMPLES)
    return GameKit("brandubh", version=1, package="brandubh").rules


class Pebbles(State):
    """Nothing but a heap, which lies as the test wants it."""

    seen = ALL

    def zones(self) -> list[Zone]:
        return [Zone("heap", "pebbles", [[]], self.seen)]


class Veiled(Pebbles):
    def conceal(self, viewer: int) -> None:
        pass


class Ask(Step[Pebbles]):
    pass


class Seal(Sealed[Pebbles]):
    def reveal(self, s: Pebbles, f: Frame) -> None:
        s.end()


def secrets(kind: type[Pebbles] = Pebbles, seen: int = ALL, step: Step[Pebbles] | None = None) -> bool:
    rules = replace(SPIES, steps={"ask": StepForm(step or Ask())})
    state = kind(rules, 2, {}, SPIES.new(2, 1).chance)
    state.seen = seen
    return rules.has_secrets(state)


@pytest.mark.parametrize("name", ["viceroy", "rurik"])
def test_hands_and_agendas_are_secrets_however_many_play(name: str) -> None:
    rules = game(name)
    assert all(rules.has_secrets(rules.new(seats, 1)) for seats in rules.seats)


@pytest.mark.parametrize("name", ["conspiracy", "outpost"])
def test_where_only_the_order_of_decks_is_unknown_everybody_knows_the_same(name: str) -> None:
    rules, chance = game(name), Quick(3)
    state = rules.new(2, 1)
    while not state.over:
        assert not rules.has_secrets(state)
        assert len({state.view(seat).board.position() for seat in (0, 1, None)}) == 1
        seat = state.waiting[0]
        state.apply(seat, pick(state.legal(seat), chance, leaning=True))


def test_in_brandubh_everything_lies_open(brandubh: Game) -> None:
    assert not brandubh.has_secrets(brandubh.new(2, 1))


def test_without_anything_hidden_there_are_no_secrets() -> None:
    assert not secrets()


@pytest.mark.parametrize("seen", [OWNER, NONE])
def test_a_place_that_somebody_may_not_look_into_is_a_secret(seen: int) -> None:
    assert secrets(seen=seen)


def test_a_question_that_is_answered_in_secret_is_a_secret() -> None:
    assert secrets(step=Seal())
    assert secrets(step=Ask(secret=True))


def test_whatever_a_state_conceals_is_a_secret() -> None:
    assert secrets(Veiled)
