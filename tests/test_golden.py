"""Golden records: whole games that must replay to the same end for ever, one for every way a game can end.

A change of rules that breaks one of these raises the game's rules version.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from prestol import Match
from prestol.core.game import Score
from prestol.games.conspiracy.rules.cards import COLOUR_NAMES
from prestol.games.conspiracy.rules.state import Conspiracy

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def replayed(name: str) -> Match:
    return Match.from_record((Path(__file__).parent / "records" / f"{name}.txt").read_text())


def table(match: Match) -> Conspiracy:
    assert isinstance(match.state, Conspiracy)
    return match.state


def events(match: Match) -> set[str]:
    return {match.game.events[event.kind] for entry in match.log for event in entry}


def modern(text: str) -> str:
    """A record of the first format, in which players were counted from 0, as it is written today."""
    head, _, body = text.partition("\n\n")
    answers = re.sub(r"(?m)^\d", lambda seat: str(int(seat[0]) + 1), body)
    return f"{head.replace('prestol 1', 'prestol 2')}\n\n{answers}"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_replays_to_the_letter(path: Path) -> None:
    text = path.read_text()
    match = Match.from_record(text)
    assert match.state.over
    assert match.record() == modern(text)
    assert len(text) < 6000


@pytest.mark.parametrize("promo", ["", "-promo"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_count_with_and_without_promo(seats: int, promo: str) -> None:
    match = replayed(f"{seats}-seats{promo}")
    assert (match.seats, match.options["promo"]) == (seats, "yes" if promo else "no")


@pytest.mark.parametrize("promo", ["", "-promo"])
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_every_legendary_lord_with_and_without_promo(colour: str, promo: str) -> None:
    match = replayed(f"solo-{colour}{promo}")
    assert table(match).legend == COLOUR_NAMES.index(colour)
    assert match.options["promo"] == ("yes" if promo else "no")


def winners(scores: list[Score]) -> int:
    return sum(score.rank == 1 for score in scores)


def leaders(scores: list[Score]) -> int:
    return sum(score.total == max(other.total for other in scores) for score in scores)


ENDS: dict[str, Callable[[Match], bool]] = {
    "tie-broken-by-pearls": lambda m: leaders(m.state.results()) > 1 and winners(m.state.results()) == 1,
    "shared-win": lambda m: winners(m.state.results()) > 1,
    "deck-exhausted": lambda m: table(m).deck == [],
    "second-full-alliance": lambda m: sum(player.free_spots() == 0 for player in table(m).players) > 1,
    "searched": lambda m: "searched" in events(m),
    "solo-human-fills": lambda m: table(m).trigger == 0,
    "solo-legend-fills": lambda m: table(m).trigger == 1,
    "solo-won": lambda m: m.state.results()[0].total > m.state.results()[1].total,
    "solo-lost": lambda m: m.state.results()[0].total < m.state.results()[1].total,
    "solo-tie-won-as-keeper": lambda m: leaders(m.state.results()) == 2 and m.state.results()[0].rank == 1,
    "solo-tie-lost": lambda m: leaders(m.state.results()) == 2 and m.state.results()[0].rank == 2,
    "solo-replayed": lambda m: "replayed" in events(m),
}


@pytest.mark.parametrize("name", ENDS)
def test_every_way_to_end(name: str) -> None:
    assert ENDS[name](replayed(name))


def viceroys() -> list[Match]:
    return [Match.from_record(path.read_text()) for path in RECORDS if path.stem.startswith("viceroy-")]


def test_viceroy_at_every_kind_of_table() -> None:
    tables = {(m.seats, m.options["edition"], m.options["virtual"]) for m in viceroys()}
    assert {(seats, edition, "0") for seats in (1, 2, 3, 4) for edition in ("ru", "pl")} <= tables
    assert {(1, "ru", "2"), (1, "ru", "3"), (2, "ru", "1"), (2, "ru", "2"), (3, "ru", "1")} <= tables
    assert {m.options["law_attack_on_card"] for m in viceroys()} == {"yes", "no"}
    assert any(m.options["without"] != "random" for m in viceroys())


def test_viceroy_with_every_law_and_every_kind_of_end() -> None:
    played = {
        event.a for m in viceroys() for entry in m.log for event in entry if m.game.events[event.kind] == "played"
    }
    assert set(range(65, 89)) <= played
    assert winners(replayed("viceroy-shared-win").state.results()) > 1
    assert min(score.total for score in replayed("viceroy-negative-total").state.results()) < 0
