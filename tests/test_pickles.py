"""States, views and matches as pickles and copies: the same for compiled and interpreted code."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import spies
from walks import play_on, walk

import prestol
from prestol import GAMES, BadPickle, Match, game
from prestol.core import game as core_game
from prestol.core import pickling
from prestol.core.chance import Keyed, Quick
from prestol.core.engine import Event
from prestol.play.properties import same

ROOT = Path(__file__).parent.parent
COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
NAMES = [*GAMES, "spies"]
OTHER_BUILD = """
import pickle, sys
import prestol
match = prestol.Match.from_record(sys.stdin.read())
state = match.state
sys.stdout.buffer.write(pickle.dumps((prestol.compiled, state, state.view(state.waiting[0]), match)))
"""


@pytest.fixture(autouse=True)
def announced() -> Iterator[None]:
    GAMES.add(spies.KIT)
    yield
    GAMES.remove("spies")


@pytest.mark.parametrize("kind", COPIES)
@pytest.mark.parametrize("name", NAMES)
def test_states_and_views_come_back_as_they_were(name: str, kind: str) -> None:
    for seats in game(name).seats:
        for at, state in enumerate(walk(game(name).new(seats, seats), seats)):
            if at % 9 == 0:
                assert same(COPIES[kind](state), state)
                for seat in (None, 0, seats - 1):
                    view = state.view(seat)
                    again = COPIES[kind](view)
                    assert (same(again.board, view.board), again.seat) == (True, seat)
                    assert same(again.sample(at), view.sample(at))


@pytest.mark.parametrize("kind", COPIES)
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_on_by_itself(name: str, kind: str) -> None:
    match = play_on(Match.new(name, 2, 5), 5, 10)
    record, state = match.record(), match.state.clone()
    again = COPIES[kind](match)
    assert again.record() == record
    play_on(again, 6, 5)
    assert (match.record(), same(match.state, state)) == (record, True)
    assert again.record() != record
    copied = COPIES[kind](state)
    copied.apply(copied.waiting[0], copied.legal(copied.waiting[0])[0])
    assert not same(copied, state)


@pytest.mark.parametrize("chance", [Keyed(7, 21), Quick(9)])
def test_chance_goes_on_where_it_was(chance: Keyed | Quick) -> None:
    again = pickle.loads(pickle.dumps(chance))
    assert [again.word() for _ in range(40)] == [chance.word() for _ in range(40)]


def test_events_come_back() -> None:
    again = pickle.loads(pickle.dumps(Event(1, 2, 3, 4, -1)))
    assert (again.kind, again.seat, again.a, again.b, again.seen_by) == (1, 2, 3, 4, -1)


def test_a_view_takes_no_secret_along() -> None:
    """The pickle of a view is the same, whatever the seat cannot know."""
    for at, state in enumerate(walk(spies.GAME.new(3, 1), 1)):
        view = state.view(0)
        assert pickle.dumps(view.sample(at).view(0)) == pickle.dumps(view)


def test_a_pickle_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pickled = pickle.dumps(game("conspiracy").new(2, 1))
    monkeypatch.setattr(pickling, "VERSION", "9.9")
    with pytest.raises(BadPickle, match=r"pickled by version .* of Prestol, this is version 9\.9"):
        pickle.loads(pickled)


def test_a_pickle_of_other_rules_is_refused() -> None:
    with pytest.raises(BadPickle, match="other rules of conspiracy, or with other cards"):
        core_game.find_game("conspiracy", 99, {})


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_code_understand_each_other(name: str) -> None:
    """Where both builds are there; the other one pickles what this one has played."""
    match = play_on(Match.new(name, 3, 8), 8, 30)
    path = str(ROOT / "src") if prestol.compiled else ""
    other = subprocess.run(
        [sys.executable, "-c", OTHER_BUILD],
        input=match.record().encode(),
        capture_output=True,
        cwd=ROOT,
        env={"PYTHONPATH": path},
        check=False,
    )
    if other.returncode != 0 and not prestol.compiled:
        pytest.skip("no compiled package is installed")
    assert other.returncode == 0, other.stderr
    compiled, state, view, again = pickle.loads(other.stdout)
    if compiled == prestol.compiled:
        pytest.skip("there is only one build here")
    assert same(state, match.state)
    assert same(view.board, match.view(match.state.waiting[0]).board)
    assert again.record() == match.record()
