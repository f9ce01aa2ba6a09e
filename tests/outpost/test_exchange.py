"""Free exchanges with the supply (7), and why they cannot go in circles (16)."""

from __future__ import annotations

from itertools import product

import pytest

from prestol.games.outpost.rules.cards import RESOURCE_NAMES
from prestol.games.outpost.rules.state import Outpost

from .table import TURN, actions, asked, asks, choices, play, refused, stock, supply, table

X1 = [
    "wood+wood=clay",
    "wood+wood=stone",
    "wood+clay=stone",
    "wood+stone=clay",
    "clay+clay=wood",
    "clay+clay=stone",
    "clay+stone=wood",
    "stone+stone=wood",
    "stone+stone=clay",
]
X2 = ["wood+clay+stone=diamond"]
X3 = ["diamond+diamond=gold"]
X4 = ["gold=wood", "gold=clay", "gold=stone"]
X5 = ["wood=clay", "wood=stone", "clay=wood", "clay=stone", "stone=wood", "stone=clay"]
FREE = X1 + X2 + X3 + X4
EVERY = FREE + X5
WEIGHTS = [1, 1, 1, 2, 3]
RICH = f"outpost; {TURN}; stock.1 2 2 2 2 2"


def sides(trade: str) -> tuple[list[int], list[int]]:
    """What is given and what is got, by resource."""
    given, _, got = trade.partition("=")
    return [given.split("+").count(r) for r in RESOURCE_NAMES], [[got].count(r) for r in RESOURCE_NAMES]


def weight(pieces: list[int]) -> int:
    return sum(number * worth for number, worth in zip(pieces, WEIGHTS, strict=True))


def test_there_are_fourteen_exchanges_and_six_with_the_artifact() -> None:
    """7"""
    assert actions(table(RICH), "trade") == FREE
    assert actions(table(f"{RICH}; artifact.1 barter"), "trade") == EVERY


@pytest.mark.parametrize("trade", EVERY)
def test_an_exchange_gives_and_brings(trade: str) -> None:
    """7"""
    given, got = sides(trade)
    s = table(f"outpost; {TURN}; stock.1 {' '.join(map(str, given))}; artifact.1 barter")
    play(s, f"trade:{trade}")
    assert list(stock(s)) == got
    whole = {"wood": 16, "clay": 16, "stone": 16, "diamond": 42, "gold": 32}
    assert supply(s) == {name: whole[name] - got[number] for number, name in enumerate(RESOURCE_NAMES)}


@pytest.mark.parametrize("trade", EVERY)
def test_with_one_piece_less_it_cannot_be_made(trade: str) -> None:
    """7"""
    given, _ = sides(trade)
    for resource in range(5):
        if given[resource]:
            less = [number - (at == resource) for at, number in enumerate(given)]
            s = table(f"outpost; {TURN}; stock.1 {' '.join(map(str, less))}; artifact.1 barter")
            assert refused(s)[f"trade:{trade}"] == "cannot_pay"


def test_any_two_commons_are_one_common() -> None:
    """R17, 7"""
    s = table(f"outpost; {TURN}; stock.1 1 1 0 0 0; artifact.2 barter")
    assert actions(s, "trade") == ["wood+clay=stone"]
    assert stock(play(s, "trade:wood+clay=stone")) == (0, 0, 1, 0, 0)


def test_to_get_a_kind_that_is_given_is_not_offered() -> None:
    """16, 7"""
    assert all(not set(trade.partition("=")[0].split("+")) & {trade.partition("=")[2]} for trade in EVERY)
    menu = {text.partition(":")[2] for text in [*choices(table(RICH)), *refused(table(RICH))] if text[:6] == "trade:"}
    assert menu == set(EVERY)


def test_two_diamonds_are_a_gold_and_a_gold_is_any_common() -> None:
    """V8, 7"""
    s = play(table(f"outpost; {TURN}; stock.1 0 0 0 2 0"), "trade:diamond+diamond=gold")
    assert stock(s) == (0, 0, 0, 0, 1)
    assert actions(s, "trade") == X4
    assert stock(play(s, "trade:gold=clay")) == (0, 1, 0, 0, 0)


def test_a_diamond_made_before_a_pass_is_kept() -> None:
    """V11, 7, 9"""
    s = table(f"outpost; {TURN}; stock.1 1 1 1 0 0; artifact.1 barter; offer take_gold take_diamond region_extra")
    play(s, "trade:wood+clay+stone=diamond", "pass", "artifact:region_extra")
    assert stock(s) == (0, 0, 0, 1, 0)


@pytest.mark.parametrize("trade", ["diamond=wood", "gold=diamond", "diamond+diamond=wood", "wood+wood=wood"])
def test_there_is_no_way_back(trade: str) -> None:
    """7"""
    assert f"trade:{trade}" not in {*choices(table(RICH)), *refused(table(RICH))}


def test_only_the_owner_of_the_artifact_barters() -> None:
    """7, 10"""
    s = table(f"{RICH}; artifact.2 barter")
    assert {refused(s)[f"trade:{trade}"] for trade in X5} == {"needs_barter"}


# -- when -------------------------------------------------------------------------------------------------------------


def test_any_number_of_exchanges_may_be_made() -> None:
    """7, 3"""
    s = table(f"outpost; {TURN}; stock.1 6 4 4 0 0")
    play(s, *["trade:wood+clay+stone=diamond"] * 4, "trade:diamond+diamond=gold", "trade:diamond+diamond=gold")
    assert stock(s) == (2, 0, 0, 0, 2)
    assert (asked(s), asks(s)) == (0, "turn")


def test_an_exchange_is_no_action() -> None:
    """3, 7, R3"""
    s = play(table(f"{RICH}; lands.1 I-01; cells.1 11"), "trade:gold=wood")
    assert refused(s)["end"] == "nothing_done"
    assert "region:1" in choices(s)


def test_exchanges_are_made_before_and_after_the_action() -> None:
    """3, 7"""
    s = table(f"{RICH}; lands.1 I-01; cells.1 11")
    play(s, "trade:gold=wood", "region:1", "trade:gold=wood", "end")
    assert stock(s) == (5, 2, 2, 2, 0)
    assert asked(s) == 1


def test_an_action_may_be_paid_with_what_an_exchange_brought() -> None:
    """5, 7"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 0 1; market.1 sawmill")
    assert refused(s)["build:1"] == "cannot_pay"
    play(s, "trade:gold=stone", "build:1", "plot:11")
    assert stock(s) == (0, 0, 0, 0, 0)


def test_exchanges_are_made_in_the_street_and_when_a_new_building_may_be_used() -> None:
    """7, 16"""
    s = play(table(f"{RICH}; houses.1 sawmill; plots.1 11"), "street:1")
    assert (asks(s), actions(s, "trade")) == ("street", FREE)
    s = table(f"{RICH}; stock.2 0 0 0 0 0; market.1 sawmill; artifact.1 build_activate")
    play(s, "build:1", "plot:11")
    assert asks(s) == "use_new"
    assert set(actions(s, "trade")) == set(FREE) - {"stone+stone=wood", "stone+stone=clay"}


@pytest.mark.parametrize(
    ("position", "answers", "step"),
    [
        ("market.1 sawmill", ["build:1"], "plot"),
        ("lands.1 I-01 I-05; cells.1 11 12", ["region:1"], "collect"),
        ("lands.1 I-01 I-05; cells.1 11 12; artifact.1 region_extra", ["region:1", "collect:1"], "extra"),
        ("lands.1 I-01; cells.1 11; artifact.1 monster_choice", ["explore:12"], "monster"),
        ("houses.1 warehouse; plots.1 11", ["street:1", "use:11"], "kind"),
        ("lands.1 I-01; cells.1 11; forts.1 11", ["pass"], "keep"),
        ("stock.1 0 0 0 2 2; artifact.1 barter; offer take_gold region_extra", ["pass"], "artifact"),
    ],
)
def test_no_other_question_lets_exchange(position: str, answers: list[str], step: str) -> None:
    """16, 9"""
    start = f"outpost; {TURN}; {position}" if "stock.1" in position else f"{RICH}; {position}"
    s = play(table(start), *answers)
    assert asks(s) == step
    assert actions(s, "trade") == []
    assert not any(text.startswith("trade") for text in refused(s))


def test_nobody_exchanges_in_the_turn_of_another() -> None:
    """7"""
    s = table(f"{RICH}; stock.2 2 2 2 2 2")
    assert s.legal(1) == []


def test_an_exchange_needs_its_piece_in_the_supply() -> None:
    """15, R16, 7"""
    s = table(f"{RICH}; stock.2 14 0 0 40 30; artifact.1 barter")
    short = [trade for trade in EVERY if trade.partition("=")[2] in ("wood", "diamond", "gold")]
    assert {refused(s)[f"trade:{trade}"] for trade in short} == {"supply_empty"}
    assert actions(s, "trade") == [trade for trade in EVERY if trade not in short]


# -- no circles -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trades", "drop"), [(X1, 1), (X2, 1), (X3, 1), (X4, 2), (X5, 0)])
def test_each_exchange_lowers_the_weight_of_a_stock(trades: list[str], drop: int) -> None:
    """16"""
    for trade in trades:
        given, got = sides(trade)
        assert weight(given) - weight(got) == drop


def test_what_was_received_in_a_run_of_barters_is_not_given_nor_the_other_way_round() -> None:
    """16, 7"""
    s = play(table(f"{RICH}; artifact.1 barter"), "trade:wood=clay")
    loops = {trade for trade in X5 if refused(s).get(f"trade:{trade}") == "barter_loop"}
    assert loops == {"clay=wood", "clay=stone", "stone=wood"}
    assert [trade for trade in actions(s, "trade") if trade in X5] == ["wood=clay", "wood=stone", "stone=clay"]


@pytest.mark.parametrize(
    "step",
    ["trade:gold=wood", "trade:diamond+diamond=gold", "region:1", "street:1", "hero:4", "explore:12", "fortify:11"],
)
def test_any_other_step_begins_a_new_run(step: str) -> None:
    """16"""
    more = "lands.1 I-01; cells.1 11; houses.1 sawmill; plots.1 11; row.4 M04"
    s = play(table(f"{RICH}; artifact.1 barter; {more}"), "trade:stone=clay")
    assert refused(s)["trade:clay=stone"] == "barter_loop"
    play(s, step)
    assert "trade:clay=stone" in choices(s)


def test_the_end_of_a_turn_begins_a_new_run() -> None:
    """16"""
    s = play(table(f"{RICH}; artifact.1 barter; passed.2 1"), "explore:11", "trade:stone=clay", "end")
    assert "trade:clay=stone" in choices(s)
    assert (s.given, s.received) == (0, 0)


def test_effects_of_a_street_begin_a_new_run() -> None:
    """16"""
    s = table(f"{RICH}; artifact.1 barter; houses.1 sawmill quarry; plots.1 11 12")
    play(s, "street:1", "trade:stone=clay", "use:11")
    assert "trade:clay=stone" in choices(s)


def after_barters(commons: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All stocks that one run of barters leads to."""
    found = set()
    open_states = [table(f"outpost; {TURN}; stock.1 {' '.join(map(str, commons))} 0 0; artifact.1 barter")]
    while open_states:
        s = open_states.pop()
        found.add(stock(s)[:3])
        for trade in actions(s, "trade"):
            if trade in X5:
                t = s.clone()
                assert isinstance(t, Outpost)
                open_states.append(play(t, f"trade:{trade}"))
    return found


@pytest.mark.parametrize("commons", [(3, 0, 0), (2, 1, 0), (1, 1, 1), (0, 4, 0), (1, 0, 3), (2, 2, 0)])
def test_any_redistribution_of_equal_size_can_be_reached_in_one_run(commons: tuple[int, ...]) -> None:
    """16"""
    size = sum(commons)
    every = {each for each in product(range(size + 1), repeat=3) if sum(each) == size}
    assert after_barters(commons) == every


Kept = tuple[tuple[int, ...], int, int]


def kept(s: Outpost) -> Kept:
    return stock(s), s.given, s.received


def longest(s: Outpost, seen: dict[Kept, int], path: set[Kept]) -> int:
    """The most exchanges that can follow one another; a circle would be found on the path."""
    key = kept(s)
    assert key not in path
    if key not in seen:
        nexts = []
        for trade in actions(s, "trade"):
            t = s.clone()
            assert isinstance(t, Outpost)
            nexts.append(1 + longest(play(t, f"trade:{trade}"), seen, path | {key}))
        seen[key] = max(nexts, default=0)
    return seen[key]


@pytest.mark.parametrize("pieces", ["3 0 0 0 0", "1 1 1 1 1", "2 1 0 1 1", "0 0 0 3 1", "2 1 1 0 0"])
@pytest.mark.parametrize("artifact", ["barter", "region_extra"])
def test_exchanges_always_come_to_an_end(pieces: str, artifact: str) -> None:
    """16"""
    s = table(f"outpost; {TURN}; stock.1 {pieces}; artifact.1 {artifact}")
    most = longest(s, {}, set())
    assert most > 0
    commons = weight(list(stock(s)))
    assert most <= commons * (1 + commons)  # each exchange that lowers the weight, and runs of barters between them
