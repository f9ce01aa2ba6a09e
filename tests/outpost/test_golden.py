"""Golden records of Outpost: whole games at every kind of table and with every kind of end."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_golden import modern

from prestol.core.game import Score
from prestol.games.outpost.rules import GAME
from prestol.games.outpost.rules.cards import ARTIFACT_NAMES, BUILDING_NAMES
from prestol.games.outpost.rules.state import Outpost
from prestol.play import record
from prestol.play.match import Match

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("outpost-*.txt"))
BANDS = {"settler": (0, 50), "elder": (51, 75), "knight": (76, 100), "ruler": (101, 999)}


def from_record(text: str) -> Match:
    return record.replay(text, lambda name, *setup: Match(GAME, *setup))


@pytest.fixture(scope="module")
def matches() -> dict[str, Match]:
    return {path.stem.removeprefix("outpost-"): from_record(path.read_text()) for path in RECORDS}


def table(match: Match) -> Outpost:
    assert isinstance(match.state, Outpost)
    return match.state


def told(match: Match, name: str) -> set[str]:
    """The cards that the events of this name are about."""
    cards = table(match).cards.names
    return {cards[event.a] for entry in match.log for event in entry if GAME.events[event.kind] == name}


def families(match: Match) -> set[str]:
    return {GAME.notation(move.action).partition(":")[0] for move in match.moves}


def leaders(scores: list[Score]) -> int:
    return sum(score.total == max(other.total for other in scores) for score in scores)


def winners(scores: list[Score]) -> int:
    return sum(score.rank == 1 for score in scores)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_replays_to_the_letter(path: Path) -> None:
    """16, 14"""
    text = path.read_text()
    match = from_record(text)
    assert match.state.over
    assert match.record() == modern(text)
    assert GAME.violations(match.state) == []
    assert table(match).round == 6
    assert len(text) < 6000


def test_there_is_a_record_of_every_seat_count(matches: dict[str, Match]) -> None:
    """2, 13"""
    assert {match.seats for match in matches.values()} == {1, 2, 3, 4}
    assert {name: matches[name].seats for name in ("2-seats", "3-seats", "4-seats")} == {
        "2-seats": 2,
        "3-seats": 3,
        "4-seats": 4,
    }


def test_there_is_a_record_of_every_option(matches: dict[str, Match]) -> None:
    """15, R21"""
    assert matches["unlimited"].options["supply"] == "unlimited"
    assert matches["draft-left"].options["draft"] == "left"


def test_everything_happens_somewhere(matches: dict[str, Match]) -> None:
    """16, 5, 10"""
    games = list(matches.values())
    assert set().union(*(told(match, "built") for match in games)) == set(BUILDING_NAMES)
    assert set().union(*(told(match, "used") for match in games)) == set(BUILDING_NAMES)
    assert set().union(*(told(match, "took_artifact") for match in games)) == set(ARTIFACT_NAMES)
    every = {text.partition(":")[0] for text in GAME.actions.texts}
    assert set().union(*(families(match) for match in games)) == every


def test_every_event_is_told_somewhere(matches: dict[str, Match]) -> None:
    """16"""
    names = {GAME.events[event.kind] for match in matches.values() for entry in match.log for event in entry}
    assert names == set(GAME.events)


def test_a_tie_is_broken_and_a_win_is_shared(matches: dict[str, Match]) -> None:
    """12"""
    broken = matches["tie-broken"].state.results()
    assert (leaders(broken), winners(broken)) == (2, 1)
    assert winners(matches["shared-win"].state.results()) == 2


@pytest.mark.parametrize("title", [title for title in BANDS if any(p.stem == f"outpost-solo-{title}" for p in RECORDS)])
def test_solo_games_end_with_different_titles(title: str, matches: dict[str, Match]) -> None:
    """V13, 13"""
    match = matches[f"solo-{title}"]
    low, high = BANDS[title]
    assert match.seats == 1
    assert low <= match.state.results()[0].total <= high
    assert len(table(match).removed) == 5


def test_the_deck_of_heroes_runs_out_with_four_players(matches: dict[str, Match]) -> None:
    """R25, 15"""
    s = table(matches["empty-deck"])
    assert s.seats == 4
    assert s.deck == []
    assert s.row[0] == []
    assert sum(len(player.heroes) for player in s.players) + len(s.gone) + sum(map(len, s.row)) == 48
