"""Monster checks (6): when a monster comes, and when it does not."""

from __future__ import annotations

import pytest

from .table import (
    TURN,
    actions,
    asks,
    beasts,
    choices,
    heroes,
    last_cell,
    last_tile,
    only_heroes,
    play,
    row,
    stock,
    table,
    told,
)

SHOWS = {"green": "T01", "yellow": "T02", "blue": "T03", "red": "T04"}
TILES = {  # of each colour, one of each region that has it
    "green": ["I-01", "II-04", "III-01"],
    "yellow": ["I-06", "II-06", "III-04"],
    "blue": ["I-12", "II-11", "III-05"],
    "red": ["I-08", "II-12", "III-12"],
}
OTHERS = [(tile, other) for colour, tiles in TILES.items() for tile in tiles for other in SHOWS if other != colour]
ROW_I = "lands.1 I-01 I-06 I-05; cells.1 11 12 13"  # green wood, yellow clay, green clay


@pytest.mark.parametrize(("colour", "tile"), [(colour, tile) for colour, tiles in TILES.items() for tile in tiles])
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_a_monster_comes_to_a_new_territory_whose_colour_a_hero_shows(colour: str, tile: str, place: int) -> None:
    """6, 5.2"""
    s = table(f"{last_tile(tile)}; row.{place} {SHOWS[colour]}")
    number = list(SHOWS).index(colour)
    play(s, f"explore:{last_cell(tile)}")
    assert beasts(s) == [last_cell(tile)]
    assert s.monsters[number] == 8
    assert sum(s.monsters) == 35


@pytest.mark.parametrize(("tile", "other"), OTHERS)
def test_none_comes_while_no_hero_shows_its_colour(tile: str, other: str) -> None:
    """6, 5.2"""
    s = play(table(f"{last_tile(tile)}; row.4 {SHOWS[other]}"), f"explore:{last_cell(tile)}")
    assert beasts(s) == []
    assert s.monsters == [9, 9, 9, 9]


def test_several_heroes_of_the_colour_still_bring_one() -> None:
    """6"""
    s = play(table(f"{last_tile('I-01')}; row.1 T01; row.2 T05; row.3 T09; row.4 G04"), "explore:13")
    assert beasts(s) == ["13"]
    assert s.monsters == [8, 9, 9, 9]


def test_all_four_colours_in_the_row_always_bring_one() -> None:
    """6"""
    s = table(f"outpost; {TURN}; row.1 T01; row.2 T02; row.3 T03; row.4 T04; passed.2 1")
    play(s, "explore:11", "end", "explore:12", "end", "explore:22")
    assert beasts(s) == ["11", "12", "22"]


def test_an_empty_row_brings_none() -> None:
    """R25, 6"""
    assert beasts(play(table(last_tile("I-01")), "explore:13")) == []


def test_each_territory_that_yields_in_a_region_is_checked() -> None:
    """6, 5.5"""
    s = play(table(f"outpost; {TURN}; {ROW_I}; row.4 T01"), "region:1", "collect:123")
    assert beasts(s) == ["11", "13"]
    assert stock(s) == (1, 2, 0, 0, 0)


def test_those_that_did_not_yield_are_not_checked() -> None:
    """6, 5.5"""
    s = play(table(f"outpost; {TURN}; {ROW_I}; row.4 T01"), "region:1", "collect:12")
    assert beasts(s) == ["11"]


def test_a_fortified_territory_is_never_checked() -> None:
    """6, 5.5"""
    s = play(table(f"outpost; {TURN}; {ROW_I}; forts.1 11; row.4 T01"), "region:1", "collect:123")
    assert beasts(s) == ["13"]
    assert stock(s) == (1, 2, 0, 0, 0)


def test_a_hero_invited_before_no_longer_counts() -> None:
    """6, 8"""
    s = table(f"outpost; {TURN}; {ROW_I}; stock.1 0 0 0 1 1; row.4 T05; {only_heroes('T05')}")
    play(s, "hero:4", "region:1", "collect:123")
    assert heroes(s) == ["T05"]
    assert beasts(s) == []


def test_a_hero_invited_later_makes_no_difference() -> None:
    """6, 8"""
    s = table(f"outpost; {TURN}; {ROW_I}; stock.1 0 0 0 1 1; row.4 T05; {only_heroes('T05')}")
    play(s, "region:1", "collect:123", "hero:4")
    assert heroes(s) == ["T05"]
    assert beasts(s) == ["11", "13"]


def test_the_hero_who_comes_in_place_of_an_invited_one_counts() -> None:
    """6, 8"""
    s = table(f"outpost; {TURN}; {ROW_I}; stock.1 0 0 1 0 1; row.4 T04; {only_heroes('T04', 'T02')}")
    play(s, "hero:4", "region:1", "collect:123")
    assert row(s) == ["T02", "", "", ""]
    assert beasts(s) == ["12"]


def test_monsters_do_not_come_or_go_because_the_row_changes() -> None:
    """6"""
    lands = "lands.1 I-05 I-06; cells.1 11 12; beasts.1 12"
    s = table(f"outpost; {TURN}; {lands}; stock.1 0 0 1 0 1; row.4 T04; {only_heroes('T04', 'T01')}")
    play(s, "hero:4")
    assert row(s) == ["T01", "", "", ""]  # green, as is the territory at 11
    assert beasts(s) == ["12"]


def test_nor_when_a_round_ends() -> None:
    """6, 11"""
    lands = "lands.1 I-05 I-06; cells.1 11 12; beasts.1 12"
    rest = "passed.2 1; first_passer 2; artifact.1 barter; offer take_gold take_diamond region_extra"
    s = table(f"outpost; {TURN}; {lands}; row.4 T02; row.3 T01; {rest}")
    play(s, "pass", "artifact:region_extra")
    assert row(s)[3] == "T01"
    assert s.round == 3
    assert beasts(s) == ["12"]


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        ("", ["fortify:11"]),
        ("forts.1 11", ["fort:11"]),
        ("houses.1 trading_post; plots.1 11; forts.1 11", ["street:1"]),
        ("beasts.1 11", ["hunt:11"]),
        ("market.1 sawmill; stock.1 0 0 1 0 0", ["build:1", "plot:11"]),
    ],
    ids=["fortify", "fortification", "trading post", "hunt", "build"],
)
def test_no_other_action_brings_monsters(position: str, answers: list[str]) -> None:
    """6"""
    s = table(f"outpost; {TURN}; {ROW_I}; row.4 T01; {position}")
    before = [cell for cell in beasts(s) if answers != [f"hunt:{cell}"]]
    play(s, *answers)
    assert beasts(s) == before


def test_a_check_is_told_whether_a_monster_comes_or_not() -> None:
    """6, 5.5"""
    events = told(table(f"outpost; {TURN}; {ROW_I}; row.4 T01"), "region:1", "collect:123")
    assert events[-3:] == [("monster", 0, 0, 0), ("no_monster", 0, 1, 1), ("monster", 0, 0, 2)]


# -- the artifact that lets its owner decide --------------------------------------------------------------------------

CHOICE = f"outpost; {TURN}; {ROW_I}; artifact.1 monster_choice; row.4 T01"


def test_its_owner_decides_for_each_territory_in_column_order() -> None:
    """6, 10, 16"""
    s = play(table(CHOICE), "region:1", "collect:123")
    assert asks(s) == "monster"
    assert choices(s) == ["yes", "no"]
    play(s, "no", "yes", "no")
    assert beasts(s) == ["12"]
    assert asks(s) == "turn"


def test_all_resources_come_before_the_first_decision() -> None:
    """5.5, 6"""
    s = play(table(CHOICE), "region:1", "collect:123")
    assert stock(s) == (1, 2, 0, 0, 0)


def test_only_territories_that_yielded_are_decided_upon() -> None:
    """6, 10"""
    s = play(table(CHOICE), "region:1", "collect:3", "yes")
    assert beasts(s) == ["13"]
    assert asks(s) == "turn"


def test_for_a_fortified_one_nothing_is_asked() -> None:
    """6, 16"""
    s = play(table(f"{CHOICE}; forts.1 11 13"), "region:1", "collect:123", "yes")
    assert beasts(s) == ["12"]
    assert asks(s) == "turn"


@pytest.mark.parametrize("hero", ["", "; row.4 T01"])
@pytest.mark.parametrize(("answer", "found"), [("yes", ["13"]), ("no", [])])
def test_heroes_do_not_matter_to_the_owner(hero: str, answer: str, found: list[str]) -> None:
    """6, 10"""
    s = play(table(f"{last_tile('I-01')}; artifact.1 monster_choice{hero}"), "explore:13")
    assert asks(s) == "monster"
    assert beasts(play(s, answer)) == found


def test_the_artifact_of_another_player_does_not_help() -> None:
    """6, 10"""
    s = play(table(f"outpost; {TURN}; {ROW_I}; artifact.2 monster_choice; row.4 T01"), "region:1", "collect:123")
    assert beasts(s) == ["11", "13"]


def test_a_monster_called_on_purpose_can_be_hunted() -> None:
    """6, 10, 5.3"""
    s = play(table(f"{CHOICE}; passed.2 1"), "region:1", "collect:3", "yes", "end")
    assert actions(s, "hunt") == ["13"]
    assert stock(play(s, "hunt:13")) == (0, 1, 0, 1, 0)
