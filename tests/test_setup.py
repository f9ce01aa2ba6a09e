"""Beginning a game: names, seats, options and seeds, and what is said when they are wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from walks import CONSPIRACY, SPIES, TABLES, Table

from prestol import GAMES, BadSetup, Match, UnknownGame, game
from prestol.core.engine import State
from prestol.core.game import Option

BadOptions = Mapping[str, object]


def test_every_game_of_the_table_is_found_by_its_name() -> None:
    assert [game(name).name for name in GAMES] == list(GAMES)


@pytest.mark.parametrize("name", ["chess", "", "Conspiracy", "spies"])
@pytest.mark.parametrize("find", [game, Match.new])
def test_an_unknown_game_is_told_the_names(find: Callable[[str], object], name: str) -> None:
    with pytest.raises(UnknownGame) as error:
        find(name)
    assert str(error.value) == f"there is no game “{name}”; the games are: {', '.join(GAMES)}"


@pytest.mark.parametrize("seats", [0, -1, 5, 100])
def test_wrong_seats_are_told_the_right_ones(seats: int) -> None:
    for begin in (CONSPIRACY.new, lambda seats: Match.new("conspiracy", seats)):
        with pytest.raises(BadSetup, match=f"^conspiracy is for 1 to 4 seats, not {seats}$"):
            begin(seats)
    with pytest.raises(BadSetup, match=r"^spies is for 2 to 4 seats, not 1$"):
        SPIES.new(1)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"mood": "good"}, "conspiracy has no option “mood”; its options: promo, legend"),
        (2, {"promo": "maybe"}, "option promo is one of no, yes, not “maybe”"),
        (2, {"promo": 1}, "option promo is one of no, yes, not “1”"),
        (1, {"legend": "grey"}, "option legend is one of random, yellow, red, green, blue, purple, not “grey”"),
        (2, {"legend": "red"}, "option legend is only for 1 seats, not 2"),
    ],
)
def test_wrong_options_are_told_the_right_ones(seats: int, options: BadOptions, sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        Match.new("conspiracy", seats, 1, options)
    assert str(error.value) == sentence


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match="spies has no option “promo”; its options: none"):
        SPIES.new(2, 1, {"promo": True})


@pytest.mark.parametrize(("given", "promo"), [({}, "no"), ({"promo": True}, "yes"), ({"promo": False}, "no")])
def test_options_not_given_are_as_usual(given: BadOptions, promo: str) -> None:
    assert CONSPIRACY.new(3, 1, given).options == {"promo": promo, "legend": "random"}


def test_the_usual_value_is_fine_for_every_seat_count() -> None:
    assert CONSPIRACY.new(4, 1, {"legend": "random"}).options["legend"] == "random"


def test_an_option_is_no_or_yes_unless_declared_otherwise() -> None:
    assert (Option("x").values, Option("x").usual, Option("y", ("a", "b")).usual) == (("no", "yes"), "no", "a")


@pytest.mark.parametrize("seed", [-1, 2**128, 10**60])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    for begin in (lambda: CONSPIRACY.new(2, seed), lambda: Match.new("conspiracy", 2, seed)):
        with pytest.raises(BadSetup) as error:
            begin()
        assert str(error.value) == f"a seed is a number from 0 to 2**128 - 1, not {seed}"


@pytest.mark.parametrize("seed", [0, 2**64, 2**128 - 1])
def test_every_seed_in_range_begins_a_game(seed: int) -> None:
    assert f"chance {seed} " in SPIES.new(2, seed).position()
    assert Match.new("conspiracy", 2, seed).seed == seed


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_without_a_seed_differ(table: Table) -> None:
    def key(state: State) -> str:
        return state.position().split("chance ")[1].split()[0]

    assert len({key(table.game.new(table.seats, options=table.options)) for _ in range(20)}) == 20


def test_matches_without_a_seed_differ_and_can_be_played_again() -> None:
    one, other = Match.new("conspiracy"), Match.new("conspiracy")
    assert one.seed != other.seed
    assert Match.new("conspiracy", seed=one.seed).state.position() == one.state.position()


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("ask", [State.view, State.legal, State.refusals], ids=lambda ask: ask.__name__)
def test_a_seat_that_is_not_there_is_refused_alike_whatever_is_asked(
    ask: Callable[[State, int], object], seat: int
) -> None:
    with pytest.raises(BadSetup, match=f"^there is no player {seat + 1}: players run from 1 to 2$"):
        ask(CONSPIRACY.new(2, 1), seat)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_view_refuses_a_seat_that_is_not_there_as_its_state_does(seat: int) -> None:
    view = CONSPIRACY.new(2, 1).view(0)
    for ask in (view.legal, view.refusals):
        with pytest.raises(BadSetup, match=f"^there is no player {seat + 1}: players run from 1 to 2$"):
            ask(seat)
