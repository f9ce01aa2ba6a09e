"""Golden records of Rurik: whole games at every kind of table and with every kind of end (see tests/test_golden.py)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from test_golden import modern

from prestol.core.game import Score
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.cards import DEED_NAMES, LEADER_NAMES, SCHEME_NAMES
from prestol.games.rurik.rules.state import Rurik
from prestol.play import record
from prestol.play.match import Match

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("rurik-*.txt"))
VARIANTS = {
    "random-leaders": {"leaders": "random"},
    "goods-tokens": {"goods_tokens": "yes"},
    "rebel-tokens": {"rebel_tokens": "yes"},
    "fresh-deeds": {"fresh_deeds": "yes"},
    "all-variants": {"leaders": "random", "goods_tokens": "yes", "rebel_tokens": "yes", "fresh_deeds": "yes"},
}


def from_record(text: str) -> Match:
    return record.replay(text, lambda name, *setup: Match(GAME, *setup))


def replayed(name: str) -> Match:
    [path] = [path for path in RECORDS if path.stem == f"rurik-{name}"]
    return from_record(path.read_text())


def table(match: Match) -> Rurik:
    assert isinstance(match.state, Rurik)
    return match.state


@pytest.fixture(scope="module")
def matches() -> dict[str, Match]:
    return {path.stem.removeprefix("rurik-"): from_record(path.read_text()) for path in RECORDS}


def told(match: Match, name: str) -> set[int]:
    """What the events of this name are about."""
    return {event.a for entry in match.log for event in entry if match.game.events[event.kind] == name}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_replays_to_the_letter(path: Path) -> None:
    """4, 10"""
    text = path.read_text()
    match = from_record(text)
    assert match.state.over
    assert match.record() == modern(text)
    assert GAME.violations(match.state) == []
    assert len(text) < 6000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_count(seats: int) -> None:
    """3"""
    match = replayed(f"{seats}-seats")
    assert (match.seats, GAME.unusual(match.options)) == (seats, {})


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_every_level_of_the_solo_game(level: str) -> None:
    """12.1"""
    match = replayed(f"solo-level-{level}")
    assert (match.seats, match.options["level"], table(match).level) == (1, level, int(level))


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant(name: str) -> None:
    """11"""
    assert GAME.unusual(replayed(name).options) == VARIANTS[name]


# -- ends -------------------------------------------------------------------------------------------------------------


def leaders(match: Match) -> list[Score]:
    """Those with the most points."""
    scores = match.state.results()
    return [score for score in scores if score.total == max(other.total for other in scores)]


def winners(match: Match) -> list[int]:
    return [score.player for score in match.state.results() if score.rank == 1]


def keys(match: Match) -> list[tuple[int, int]]:
    """Ruled regions and coins of those with the most points."""
    s = table(match)
    return [(int(s.ruled(score.player)).bit_count(), s.players[score.player].coins) for score in leaders(match)]


def regions_decide(match: Match) -> bool:
    ruled = sorted(key[0] for key in keys(match))
    return len(winners(match)) == 1 and len(ruled) > 1 and ruled[-1] > ruled[-2]


def coins_decide(match: Match) -> bool:
    best = sorted(keys(match))
    return len(winners(match)) == 1 and len(best) > 1 and best[-1][0] == best[-2][0] and best[-1][1] > best[-2][1]


ENDS: dict[str, Callable[[Match], bool]] = {
    "tie-broken-by-regions": regions_decide,
    "tie-broken-by-coins": coins_decide,
    "shared-win": lambda m: len(winners(m)) > 1 and len(set(keys(m))) == 1,
    "solo-won": lambda m: m.seats == 1 and winners(m) == [0],
    "solo-lost": lambda m: m.seats == 1 and winners(m) == [1],
    "emergency-muster": lambda m: bool(told(m, "entered")),
    "decks-shuffled": lambda m: bool(told(m, "shuffled")),
}


@pytest.mark.parametrize("name", ENDS)
def test_every_way_to_end_and_what_is_rare(name: str) -> None:
    """10, 6.1, 2.6"""
    assert ENDS[name](replayed(name))


# -- together ---------------------------------------------------------------------------------------------------------


def test_every_deed_is_accomplished_in_some_record(matches: dict[str, Match]) -> None:
    """7"""
    accomplished = {card for match in matches.values() for card in told(match, "accomplished")}
    assert {GAME.packs["deeds"][card] for card in accomplished} == set(DEED_NAMES)


def test_every_scheme_card_is_played_in_some_record(matches: dict[str, Match]) -> None:
    """6.8"""
    played = {card for match in matches.values() for card in told(match, "played")}
    assert {SCHEME_NAMES[card] for card in played} == set(SCHEME_NAMES)


def test_every_leader_is_there_in_some_record(matches: dict[str, Match]) -> None:
    """8"""
    chosen = {leader for match in matches.values() for leader in told(match, "chose_leader")}
    assert {LEADER_NAMES[leader] for leader in chosen} == set(LEADER_NAMES)
