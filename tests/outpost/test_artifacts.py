"""Artifacts (10): what each of the thirteen does, and that it does nothing without it."""

from __future__ import annotations

import pytest

from prestol.games.outpost.rules.cards import ARTIFACT_NAMES
from prestol.games.outpost.rules.state import Outpost

from .table import (
    TURN,
    actions,
    asks,
    beasts,
    choices,
    dealt,
    houses,
    lands,
    last_tile,
    names,
    play,
    refused,
    settlers,
    stock,
    table,
    told,
)

LAND = "lands.1 I-01 I-05; cells.1 11 12"  # wood, clay, both green


# -- build_activate ---------------------------------------------------------------------------------------------------

OPENING = f"outpost; {TURN}; artifact.1 build_activate"


def test_a_new_building_may_be_used_at_once() -> None:
    """10, 5.1"""
    s = play(table(f"{OPENING}; stock.1 0 0 1 0 0; market.1 sawmill"), "build:1", "plot:11")
    assert asks(s) == "use_new"
    assert choices(s) == ["skip", "use_now"]
    play(s, "use_now")
    assert stock(s) == (1, 0, 0, 0, 0)
    assert settlers(s) == (5, 0)


def test_or_not() -> None:
    """10, 5.1"""
    s = play(table(f"{OPENING}; stock.1 0 0 1 0 0; market.1 sawmill"), "build:1", "plot:11", "skip")
    assert asks(s) == "turn"
    assert stock(s) == (0, 0, 0, 0, 0)


def test_it_is_used_once() -> None:
    """10"""
    s = play(table(f"{OPENING}; stock.1 0 0 1 0 0; market.1 sawmill"), "build:1", "plot:11", "use_now")
    assert asks(s) == "turn"


def test_the_street_is_not_used_up_nor_needed() -> None:
    """R19, 10"""
    position = f"{OPENING}; stock.1 0 0 1 0 0; market.1 sawmill; passed.2 1"
    s = play(table(position), "build:1", "plot:11", "use_now", "end")
    assert actions(s, "street") == ["1"]
    s = play(table(f"{position}; streets_used.1 1"), "build:1", "plot:11", "use_now", "end")
    assert stock(s) == (1, 0, 0, 0, 0)
    assert refused(s)["street:1"] == "street_used"


def test_the_new_building_still_works_in_its_street_this_round() -> None:
    """R19, 10"""
    s = table(f"{OPENING}; stock.1 0 0 1 0 0; market.1 sawmill; passed.2 1")
    play(s, "build:1", "plot:11", "use_now", "end", "street:1")
    assert stock(s) == (2, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("building", "before", "answers", "after"),
    [
        ("warehouse", "0 0 0 1 0", ["use_now", "kind:clay"], (0, 1, 0, 0, 0)),
        ("bazaar", "1 0 1 1 0", ["use_now", "kind:wood"], (0, 0, 1, 0, 1)),
        ("alchemist", "0 0 1 0 1", ["use_now"], (0, 0, 0, 2, 0)),
        ("bank", "0 1 0 0 1", ["use_now"], (0, 0, 0, 0, 0)),
        ("cathedral", "1 0 0 1 0", ["use_now"], (0, 0, 0, 0, 0)),
        ("diamond_mine", "0 0 0 0 1", ["use_now"], (0, 0, 0, 1, 0)),
        ("jeweller", "0 0 0 1 1", ["use_now"], (1, 1, 1, 0, 0)),
    ],
)
def test_every_kind_of_building_can_be_used_so(
    building: str, before: str, answers: list[str], after: tuple[int, ...]
) -> None:
    """10, 5.6"""
    s = table(f"{OPENING}; stock.1 {before}; market.1 {building}")
    assert stock(play(s, "build:1", "plot:11", *answers)) == after


def test_a_building_that_cannot_work_is_only_built() -> None:
    """10, 16"""
    s = play(table(f"{OPENING}; stock.1 0 0 1 0 0; market.1 alchemist"), "build:1", "plot:11")
    assert asks(s) == "turn"  # “skip” was the only answer
    assert houses(s) == {"11": "alchemist"}


def test_an_exchange_may_make_it_work() -> None:
    """10, 16, 7"""
    s = play(table(f"{OPENING}; stock.1 0 0 1 2 0; market.1 alchemist"), "build:1", "plot:11")
    assert refused(s)["use_now"] == "building_idle"
    play(s, "trade:diamond+diamond=gold", "use_now")
    assert stock(s) == (0, 0, 0, 2, 0)


def test_it_works_with_each_building_of_the_round() -> None:
    """10"""
    s = table(f"{OPENING}; stock.1 0 0 2 0 0; market.1 sawmill; market.2 sawmill; passed.2 1")
    play(s, "build:1", "plot:11", "use_now", "end", "build:2", "plot:12", "use_now")
    assert stock(s) == (2, 0, 0, 0, 0)


# -- one more piece ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "gained"),
    [("I-01", (1, 0, 0, 0, 0)), ("I-08", (0, 1, 0, 0, 0)), ("II-12", (0, 0, 0, 0, 1)), ("III-03", (0, 0, 0, 1, 0))],
)
def test_explore_gain_brings_the_resource_of_the_new_territory(tile: str, gained: tuple[int, ...]) -> None:
    """10, 5.2"""
    s = play(table(f"{last_tile(tile)}; artifact.1 explore_gain"), f"explore:{len(tile.partition('-')[0])}3")
    assert stock(s) == gained


def test_it_comes_before_the_monster() -> None:
    """10, 5.2, 6"""
    s = table(f"{last_tile('I-01')}; artifact.1 explore_gain; row.4 T01")
    assert names(told(s, "explore:13")) == ["explored", "gained", "monster"]
    assert (stock(s), beasts(s)) == ((1, 0, 0, 0, 0), ["13"])


@pytest.mark.parametrize(
    ("tile", "reward"),
    [("I-01", (0, 0, 0, 2, 0)), ("I-03", (0, 0, 0, 1, 1)), ("I-04", (0, 0, 0, 1, 2)), ("I-08", (0, 0, 0, 2, 2))],
)
def test_hunt_diamond_adds_a_diamond_to_every_hunt(tile: str, reward: tuple[int, ...]) -> None:
    """10, 5.3"""
    s = table(f"outpost; {TURN}; lands.1 {tile}; cells.1 11; beasts.1 11; artifact.1 hunt_diamond")
    assert stock(play(s, "hunt:11")) == reward


def test_fortify_gain_brings_the_resource_of_the_fortified_territory() -> None:
    """10, 5.4"""
    s = table(f"outpost; {TURN}; {LAND}; artifact.1 fortify_gain; passed.2 1")
    assert stock(play(s, "fortify:12")) == (0, 1, 0, 0, 0)
    assert stock(play(s, "end", "fortify:11")) == (1, 1, 0, 0, 0)


def test_fort_extra_brings_one_more_of_the_same() -> None:
    """10, 5.7"""
    s = table(f"outpost; {TURN}; {LAND}; forts.1 11 12; artifact.1 fort_extra; passed.2 1")
    assert stock(play(s, "fort:11", "end", "fort:12")) == (2, 2, 0, 0, 0)


def test_fort_extra_brings_one_when_there_is_one() -> None:
    """10, 15"""
    s = table(f"outpost; {TURN}; {LAND}; forts.1 11; artifact.1 fort_extra; stock.2 15 0 0 0 0")
    assert stock(play(s, "fort:11")) == (1, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("hero", "price", "gained"), [("M04", "1 0 0 0 1", 1), ("G09", "0 0 0 1 1", 2), ("G11", "0 0 0 0 2", 3)]
)
def test_hero_settler_adds_a_settler_to_every_invitation(hero: str, price: str, gained: int) -> None:
    """10, 8"""
    s = table(f"outpost; {TURN}; stock.1 {price}; row.4 {hero}; artifact.1 hero_settler")
    assert settlers(play(s, "hero:4")) == (6, gained)


# -- region_extra -----------------------------------------------------------------------------------------------------

EXTRA = f"outpost; {TURN}; lands.1 I-01 I-05 I-09; cells.1 11 12 13; artifact.1 region_extra"


@pytest.mark.parametrize(
    ("columns", "extra", "gained"),
    [
        ("1", "11", (2, 0, 0, 0, 0)),
        ("1", "13", (1, 0, 1, 0, 0)),
        ("123", "12", (1, 2, 1, 0, 0)),
        ("23", "11", (1, 1, 1, 0, 0)),
    ],
)
def test_one_more_piece_comes_from_a_territory_collected_or_not(
    columns: str, extra: str, gained: tuple[int, ...]
) -> None:
    """R7, 10, 5.5"""
    s = play(table(EXTRA), "region:1", f"collect:{columns}")
    assert asks(s) == "extra"
    assert choices(s) == ["extra:11", "extra:12", "extra:13"]
    assert stock(play(s, f"extra:{extra}")) == gained


def test_a_territory_with_a_monster_does_not_give_the_extra_piece() -> None:
    """R7, 5.5"""
    s = play(table(f"{EXTRA}; beasts.1 12"), "region:1", "collect:1")
    assert choices(s) == ["extra:11", "extra:13"]


def test_a_territory_that_yields_only_the_extra_piece_is_checked_too() -> None:
    """R7, 5.5, 6"""
    s = play(table(f"{EXTRA}; row.4 T01"), "region:1", "collect:1", "extra:13")
    assert beasts(s) == ["11", "13"]


def test_a_territory_that_yields_twice_is_checked_once() -> None:
    """5.5, 6"""
    s = table(f"{EXTRA}; row.4 T01")
    events = told(s, "region:1", "collect:1", "extra:11")
    assert names(events) == ["activated_region", "gained", "gained", "monster"]
    assert beasts(s) == ["11"]


def test_the_only_territory_gives_two_without_a_question() -> None:
    """10, 16"""
    s = play(table(f"{EXTRA}; beasts.1 12 13"), "region:1")
    assert (asks(s), stock(s)) == ("turn", (2, 0, 0, 0, 0))


def test_it_is_taken_after_the_others_from_what_is_left() -> None:
    """R27, 15, 5.5"""
    s = play(table(f"{EXTRA}; stock.2 15 0 0 0 0"), "region:1", "collect:12")
    assert choices(s) == ["extra:12", "extra:13"]


def test_it_is_skipped_when_nothing_is_left() -> None:
    """5.5, 15"""
    s = play(table(f"{EXTRA}; beasts.1 12 13; stock.2 15 0 0 0 0; row.4 T01"), "region:1")
    assert (asks(s), stock(s)) == ("turn", (1, 0, 0, 0, 0))
    assert beasts(s) == ["11", "12", "13"]


def test_it_works_with_every_region_of_the_round() -> None:
    """10"""
    s = table(f"outpost; {TURN}; lands.1 I-01 II-04; cells.1 11 21; artifact.1 region_extra; passed.2 1")
    assert stock(play(s, "region:1", "end", "region:2")) == (2, 0, 0, 2, 0)


# -- region_again and street_again ------------------------------------------------------------------------------------

TWO_ROWS = "lands.1 I-01 II-04; cells.1 11 21; houses.1 sawmill quarry; plots.1 11 21; passed.2 1"
AGAIN = [("region_again", "region"), ("street_again", "street")]


def take_turn(s: Outpost, action: str) -> None:
    """Activate a row, use all it has, and end the turn."""
    play(s, action)
    while asks(s) == "street":
        play(s, *[f"use:{cell}" for cell in actions(s, "use")] or ["done"])
    play(s, "end")


@pytest.mark.parametrize(("artifact", "row"), AGAIN)
def test_one_row_is_used_twice_in_a_round_but_not_three_times(artifact: str, row: str) -> None:
    """10, 4"""
    s = table(f"outpost; {TURN}; {TWO_ROWS}; artifact.1 {artifact}")
    take_turn(s, f"{row}:1")
    take_turn(s, f"{row}:1")
    assert stock(s) == (2, 0, 0, 0, 0)
    assert settlers(s) == (4, 0)
    assert refused(s)[f"{row}:1"] == f"{row}_used"


@pytest.mark.parametrize(("artifact", "row"), AGAIN)
def test_only_one_row_is_used_twice(artifact: str, row: str) -> None:
    """10"""
    s = table(f"outpost; {TURN}; {TWO_ROWS}; artifact.1 {artifact}")
    take_turn(s, f"{row}:1")
    take_turn(s, f"{row}:2")
    assert actions(s, row) == ["1", "2"]
    take_turn(s, f"{row}:2")
    assert refused(s)[f"{row}:1"] == f"{row}_used"
    assert refused(s)[f"{row}:2"] == f"{row}_used"


@pytest.mark.parametrize(
    ("artifact", "row"),
    [("region_again", "street"), ("street_again", "region")],
)
def test_rows_of_the_other_kind_are_not_opened(artifact: str, row: str) -> None:
    """10"""
    s = play(table(f"outpost; {TURN}; {TWO_ROWS}; artifact.1 {artifact}"), f"{row}:1", "end")
    assert refused(s)[f"{row}:1"] == f"{row}_used"


def test_the_other_rows_may_still_be_used_after_the_second_time() -> None:
    """10"""
    s = table(f"outpost; {TURN}; {TWO_ROWS}; artifact.1 region_again")
    play(s, "region:1", "end", "region:1", "end")
    assert actions(s, "region") == ["2"]


def test_the_second_harvest_brings_monster_checks_too() -> None:
    """10, 6"""
    s = table(f"outpost; {TURN}; {TWO_ROWS}; artifact.1 region_again; regions_used.1 1; row.4 T01")
    assert beasts(play(s, "region:1")) == ["11"]


def test_each_building_works_in_each_of_the_two_activations() -> None:
    """10, 5.6"""
    houses_of = "houses.1 sawmill clay_pit; plots.1 11 12; passed.2 1"
    s = table(f"outpost; {TURN}; {houses_of}; artifact.1 street_again")
    play(s, "street:1", "use:11", "use:12", "done", "end", "street:1", "use:11", "use:12")
    assert stock(s) == (2, 2, 0, 0, 0)


def test_the_second_time_costs_a_settler() -> None:
    """10, 4"""
    s = table(f"outpost; {TURN}; {TWO_ROWS}; artifact.1 region_again; regions_used.1 1; base.1 0")
    assert refused(s)["region:1"] == "too_few_settlers"


@pytest.mark.parametrize(("artifact", "row"), [("region_again", "region"), ("street_again", "street")])
def test_the_artifact_of_another_opens_nothing(artifact: str, row: str) -> None:
    """10"""
    s = table(f"outpost; {TURN}; {TWO_ROWS}; artifact.2 {artifact}; regions_used.1 1; streets_used.1 1")
    assert refused(s)[f"{row}:1"] == f"{row}_used"


def test_in_the_next_round_it_may_be_used_once_more() -> None:
    """10, 9"""
    rest = "offer take_gold take_diamond region_extra; again.1 1; regions_used.1 1"
    s = table(f"outpost; {TURN}; {TWO_ROWS}; artifact.1 region_again; {rest}")
    play(s, "pass", "artifact:region_extra")
    assert not s.players[0].again


# -- barter, monster_choice: see test_exchange.py and test_monsters.py ------------------------------------------------


def test_barter_exchanges_one_common_for_another() -> None:
    """10, 7"""
    s = table(f"outpost; {TURN}; stock.1 1 0 0 0 0; artifact.1 barter")
    assert actions(s, "trade") == ["wood=clay", "wood=stone"]
    assert stock(play(s, "trade:wood=stone")) == (0, 0, 1, 0, 0)


def test_monster_choice_keeps_monsters_away() -> None:
    """10, 6"""
    s = play(
        table(f"outpost; {TURN}; {LAND}; row.4 T01; artifact.1 monster_choice"), "region:1", "collect:12", "no", "no"
    )
    assert beasts(s) == []


# -- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ARTIFACT_NAMES)
def test_an_artifact_works_until_it_is_replaced(name: str) -> None:
    """10, 9"""
    others = [other for other in ARTIFACT_NAMES if other != name][:3]
    s = table(f"outpost; {TURN}; artifact.1 {name}; offer {' '.join(others)}")
    assert s.has(0, ARTIFACT_NAMES.index(name))
    play(s, "pass", f"artifact:{others[0]}")
    assert not s.has(0, ARTIFACT_NAMES.index(name))
    assert s.has(0, ARTIFACT_NAMES.index(others[0]))


@pytest.mark.parametrize("name", ARTIFACT_NAMES)
def test_without_it_nothing_of_it_happens(name: str) -> None:
    """10"""
    others = [other for other in ARTIFACT_NAMES if other != name]
    quiet = {"barter", "monster_choice", "region_extra", "build_activate"}
    mine = next(other for other in others if other not in quiet)
    position = f"outpost; {TURN}; {LAND}; artifact.1 {mine}; artifact.2 {name}; stock.1 2 1 1 0 0"
    s = table(position)
    assert not s.has(0, ARTIFACT_NAMES.index(name))
    assert s.has(1, ARTIFACT_NAMES.index(name))
    play(s, "region:1", "collect:12")
    assert stock(s) == (3, 2, 1, 0, 0)
    assert asks(s) == "turn"
    assert not {trade for trade in actions(s, "trade") if "+" not in trade}


def test_there_are_fourteen_tokens_of_thirteen_kinds() -> None:
    """10, R14"""
    s = dealt(2)
    tokens = [s.cards.names[card] for card in range(s.cards.first_artifact, s.cards.all)]
    assert len(tokens) == 14
    assert {name: tokens.count(name) for name in ARTIFACT_NAMES} == dict.fromkeys(ARTIFACT_NAMES, 1) | {"take_gold": 2}


def test_what_is_gained_when_taken_comes_only_then() -> None:
    """10"""
    s = table(f"outpost; {TURN}; artifact.1 take_gold; passed.2 1")
    play(s, "explore:11", "end", "explore:12", "end")
    assert stock(s) == (0, 0, 0, 0, 0)
    assert sorted(lands(s)) == ["11", "12"]
