"""Setting up (2): the market, the row of heroes, artifacts, the draft."""

from __future__ import annotations

import pytest

from prestol.core.errors import BadSetup
from prestol.games.outpost.rules import GAME
from prestol.games.outpost.rules.state import Outpost

from .table import artifact, asked, asks, choices, dealt, offer, play, row, settlers, stock, supply, told

SEATS = [1, 2, 3, 4]
SEVERAL = [2, 3, 4]


def drafted(s: Outpost) -> list[int]:
    """Who chooses an artifact, in order."""
    order = []
    while asks(s) == "artifact":
        order.append(asked(s))
        play(s, choices(s)[0])
    return order


@pytest.mark.parametrize(("seats", "shown"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_there_are_three_more_artifacts_than_players(seats: int, shown: int) -> None:
    """V1, 2"""
    s = dealt(seats)
    assert len(s.offer) == shown
    assert len(s.box) == 14 - shown


@pytest.mark.parametrize("seats", SEATS)
def test_nine_buildings_lie_in_the_market(seats: int) -> None:
    """2, R1"""
    s = dealt(seats)
    assert [len(tiles) for tiles in s.market] == [1] * 9
    assert len(s.pile) == 27


def test_duplicates_stay_in_their_slots_at_first() -> None:
    """2, 11"""
    shown = [[dealt(2, seed).cards.kind[tiles[0]] for tiles in dealt(2, seed).market] for seed in range(10)]
    assert any(len(set(kinds)) < 9 for kinds in shown)
    assert all(len(kinds) == 9 for kinds in shown)


@pytest.mark.parametrize("seats", SEATS)
def test_four_heroes_stand_in_the_row(seats: int) -> None:
    """2"""
    s = dealt(seats)
    assert [len(place) for place in s.row] == [1, 1, 1, 1]
    assert (len(s.deck), s.gone) == (44, [])


def test_the_first_hero_dealt_stands_in_the_last_place() -> None:
    """R2, 2"""
    s = GAME.new(2, 5, told=True)
    assert isinstance(s, Outpost)
    dealt_heroes = [s.cards.names[event.a] for event in s.events or [] if s.game.events[event.kind] == "hero_came"]
    assert dealt_heroes == row(s)[::-1]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_one_of_each_common_and_six_settlers(seats: int) -> None:
    """2, 4"""
    s = dealt(seats)
    assert [stock(s, seat) for seat in range(seats)] == [(1, 1, 1, 0, 0)] * seats
    assert [settlers(s, seat) for seat in range(seats)] == [(6, 0)] * seats
    assert supply(s) == {"wood": 16 - seats, "clay": 16 - seats, "stone": 16 - seats, "diamond": 42, "gold": 32}


@pytest.mark.parametrize("seats", SEATS)
def test_lands_and_settlements_are_empty_and_the_stacks_full(seats: int) -> None:
    """2"""
    s = dealt(seats)
    assert all(not (player.lands or player.houses or player.heroes or player.artifact) for player in s.players)
    assert [len(stack) for stack in s.stacks] == [12, 12, 12]
    assert (s.settlers, s.fortifications, s.monsters) == (24, 36, [9, 9, 9, 9])


@pytest.mark.parametrize("seats", SEVERAL)
def test_anybody_may_be_the_first_player_as_the_seed_has_it(seats: int) -> None:
    """2"""
    assert {dealt(seats, seed).first for seed in range(30)} == set(range(seats))


# -- the draft --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEVERAL)
@pytest.mark.parametrize("seed", range(6))
def test_the_draft_goes_counter_clockwise_and_the_first_player_is_last(seats: int, seed: int) -> None:
    """2, R21"""
    s = dealt(seats, seed)
    first = s.first
    assert drafted(s) == [(first - step) % seats for step in range(1, seats + 1)]


@pytest.mark.parametrize("seats", SEVERAL)
@pytest.mark.parametrize("seed", range(6))
def test_with_the_option_it_goes_from_the_left(seats: int, seed: int) -> None:
    """R21"""
    s = dealt(seats, seed, draft="left")
    first = s.first
    assert drafted(s) == [(first + step) % seats for step in range(1, seats + 1)]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_takes_one_and_three_remain(seats: int) -> None:
    """2, 16"""
    s = dealt(seats, 7)
    shown = offer(s)
    assert drafted(s) == [(s.first - step) % seats for step in range(1, seats + 1)]
    assert len(s.offer) == 3
    assert sorted(offer(s) + [artifact(s, seat) for seat in range(seats)]) == shown


def test_what_has_been_taken_is_gone() -> None:
    """2"""
    s = dealt(4, 2)
    while len(choices(s)) == len(s.offer) and "artifact:take_gold" in choices(s):
        play(s, "artifact:take_gold")
    name = choices(s)[0]
    kinds = offer(s).count(name.partition(":")[2])
    play(s, name)
    assert offer(s).count(name.partition(":")[2]) == kinds - 1


@pytest.mark.parametrize(("name", "gained"), [("take_gold", (1, 1, 1, 0, 1)), ("take_diamond", (1, 1, 1, 1, 0))])
def test_what_an_artifact_brings_when_taken_comes_in_the_draft_too(name: str, gained: tuple[int, ...]) -> None:
    """2, 10"""
    s = next(s for s in (dealt(4, seed) for seed in range(50)) if f"artifact:{name}" in choices(s))
    seat = asked(s)
    play(s, f"artifact:{name}")
    assert stock(s, seat) == gained


def test_after_the_draft_round_1_begins_with_the_first_player() -> None:
    """2, 3"""
    s = dealt(3, 9)
    first = s.first
    drafted(s)
    assert (s.round, asked(s), asks(s)) == (1, first, "turn")


def test_the_draft_is_told() -> None:
    """2"""
    s = dealt(2, 3)
    events = told(s, choices(s)[0])
    assert events[0][0] == "took_artifact"


# -- options and seats ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 5])
def test_outpost_is_for_one_to_four_players(seats: int) -> None:
    """2"""
    with pytest.raises(BadSetup, match="outpost is for 1 to 4 seats"):
        GAME.new(seats)


@pytest.mark.parametrize(("name", "value"), [("supply", "none"), ("draft", "up"), ("colour", "red")])
def test_an_option_that_the_game_does_not_offer_is_refused(name: str, value: str) -> None:
    """15, R21"""
    with pytest.raises(BadSetup):
        GAME.new(2, 1, {name: value})


def test_the_same_seed_gives_the_same_game_and_another_seed_another_one() -> None:
    """2, 14"""
    assert dealt(3, 5).position() == dealt(3, 5).position()
    assert dealt(3, 5).position() != dealt(3, 6).position()
