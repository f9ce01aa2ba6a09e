"""Inviting heroes (8): price and surcharge, settlers, the row that moves up."""

from __future__ import annotations

import pytest

from .table import (
    TURN,
    actions,
    asked,
    choices,
    heroes,
    only_heroes,
    play,
    points,
    refused,
    row,
    settlers,
    stock,
    supply,
    table,
    told,
)

FOUR = "row.1 M04; row.2 T03; row.3 G05; row.4 M01"  # wood gold; clay gold; clay stone stone; wood clay stone


@pytest.mark.parametrize("place", [3, 4])
def test_the_printed_hero_costs_two_wood_and_two_gold_and_brings_a_settler(place: int) -> None:
    """V9, 8"""
    s = play(table(f"outpost; {TURN}; stock.1 2 0 0 0 2; row.{place} T01"), f"hero:{place}")
    assert stock(s) == (0, 0, 0, 0, 0)
    assert heroes(s) == ["T01"]
    assert settlers(s) == (6, 1)
    assert s.settlers == 23


@pytest.mark.parametrize(("place", "diamonds"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_surcharge_goes_by_the_place(place: int, diamonds: int) -> None:
    """V9, 8, 1, R10"""
    s = table(f"outpost; {TURN}; stock.1 2 0 0 {diamonds} 2; row.{place} T01")
    assert actions(s, "hero") == [str(place)]
    assert stock(play(s, f"hero:{place}")) == (0, 0, 0, 0, 0)
    if diamonds:
        s = table(f"outpost; {TURN}; stock.1 2 0 0 {diamonds - 1} 2; row.{place} T01")
        assert refused(s)[f"hero:{place}"] == "cannot_pay"


@pytest.mark.parametrize(("place", "diamonds"), [(1, 5), (2, 4), (3, 3), (4, 3)])
def test_the_surcharge_adds_to_a_price_in_diamonds(place: int, diamonds: int) -> None:
    """8"""
    position = f"outpost; {TURN}; row.{place} T09; stock.1 0 0 0 "  # three diamonds
    assert stock(play(table(f"{position} {diamonds} 0"), f"hero:{place}")) == (0, 0, 0, 0, 0)
    assert refused(table(f"{position} {diamonds - 1} 9"))[f"hero:{place}"] == "cannot_pay"


def test_the_price_goes_to_the_supply() -> None:
    """8"""
    s = play(table(f"outpost; {TURN}; stock.1 2 0 0 2 2; row.1 T01"), "hero:1")
    assert supply(s) == {"wood": 16, "clay": 16, "stone": 16, "diamond": 42, "gold": 32}


@pytest.mark.parametrize(
    ("place", "after"),
    [
        (1, ["T05", "T03", "G05", "M01"]),
        (2, ["T05", "M04", "G05", "M01"]),
        (3, ["T05", "M04", "T03", "M01"]),
        (4, ["T05", "M04", "T03", "G05"]),
    ],
)
def test_heroes_left_of_the_gap_move_right_and_a_new_one_comes(place: int, after: list[str]) -> None:
    """8"""
    names = ["M04", "T03", "G05", "M01"]
    s = table(f"outpost; {TURN}; stock.1 4 4 4 4 4; {FOUR}; {only_heroes(*names, 'T05')}")
    play(s, f"hero:{place}")
    assert heroes(s) == [names[place - 1]]
    assert row(s) == after
    assert s.deck == []


def test_when_the_deck_is_empty_the_first_place_stays_empty() -> None:
    """R25, 8, 15"""
    s = table(f"outpost; {TURN}; stock.1 4 4 4 4 4; {FOUR}; {only_heroes('M04', 'T03', 'G05', 'M01')}; passed.2 1")
    play(s, "hero:4", "end")
    assert row(s) == ["", "M04", "T03", "G05"]
    play(s, "hero:3", "end")
    assert row(s) == ["", "", "M04", "G05"]
    play(s, "hero:4", "end")
    assert row(s) == ["", "", "", "M04"]
    play(s, "hero:4")
    assert row(s) == ["", "", "", ""]


def test_surcharges_belong_to_places_not_to_cards() -> None:
    """R10, 8"""
    s = table(f"outpost; {TURN}; stock.1 1 1 2 0 1; row.1 M04; row.4 G05; {only_heroes('M04', 'G05')}; passed.2 1")
    assert refused(s)["hero:1"] == "cannot_pay"
    play(s, "hero:4", "end")
    assert row(s) == ["", "M04", "", ""]
    assert refused(s)["hero:2"] == "cannot_pay"


def test_a_card_that_slid_is_cheaper() -> None:
    """R10, 8"""
    s = table(f"outpost; {TURN}; stock.1 2 1 1 0 1; row.2 M04; row.3 M01; {only_heroes('M04', 'M01')}; passed.2 1")
    assert refused(s)["hero:2"] == "cannot_pay"
    play(s, "hero:3", "end")
    assert row(s) == ["", "", "M04", ""]
    assert stock(play(s, "hero:3")) == (0, 0, 0, 0, 0)


def test_nobody_stands_in_an_empty_place() -> None:
    """8"""
    s = table(f"outpost; {TURN}; stock.1 9 9 9 9 9; row.3 T01")
    assert actions(s, "hero") == ["3"]
    assert refused(s)["hero:1"] == "no_hero"


def test_one_hero_a_turn() -> None:
    """8, 3"""
    s = play(table(f"outpost; {TURN}; stock.1 9 9 9 9 9; {FOUR}"), "hero:3")
    assert {refused(s)[f"hero:{place}"] for place in (1, 2, 3, 4)} == {"invited_already"}


@pytest.mark.parametrize("answers", [["hero:4", "explore:11"], ["explore:11", "hero:4"]])
def test_a_hero_comes_before_or_after_the_action(answers: list[str]) -> None:
    """8, 3"""
    s = play(table(f"outpost; {TURN}; stock.1 1 1 1 0 0; row.4 M01"), *answers)
    assert heroes(s) == ["M01"]
    assert settlers(s) == (5, 0)
    assert choices(s) == ["pass", "end"]


def test_a_hero_comes_instead_of_an_action_and_costs_no_settler() -> None:
    """8, 3"""
    s = play(table(f"outpost; {TURN}; stock.1 1 1 1 0 0; row.4 M01; base.1 0"), "hero:4", "end")
    assert (heroes(s), asked(s)) == (["M01"], 1)


@pytest.mark.parametrize(
    ("hero", "price", "gained"), [("M04", "1 0 0 0 1", 0), ("G09", "0 0 0 1 1", 1), ("G11", "0 0 0 0 2", 2)]
)
def test_a_hero_brings_none_one_or_two_settlers(hero: str, price: str, gained: int) -> None:
    """8, 4"""
    s = play(table(f"outpost; {TURN}; stock.1 {price}; row.4 {hero}"), "hero:4")
    assert settlers(s) == (6, gained)
    assert s.settlers == 24 - gained


def test_settlers_of_a_hero_may_act_in_the_same_turn() -> None:
    """4, 8"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 0 2; row.4 G11; base.1 0; lands.1 I-01; cells.1 11")
    assert actions(s, "explore") == []
    play(s, "hero:4")
    assert actions(s, "explore") == ["12", "21"]
    play(s, "explore:21")
    assert settlers(s) == (0, 0)
    assert s.players[0].spent == 2


def test_more_settlers_than_the_supply_has_are_not_gained() -> None:
    """4, 15"""
    s = play(table(f"outpost; {TURN}; stock.1 0 0 0 0 2; row.4 G11; extra.2 23"), "hero:4")
    assert settlers(s) == (6, 1)
    assert s.settlers == 0


def test_a_hero_is_invited_though_no_settler_is_left_in_the_supply() -> None:
    """8, 15"""
    s = play(table(f"outpost; {TURN}; stock.1 0 0 0 0 2; row.4 G11; extra.2 24"), "hero:4")
    assert (heroes(s), settlers(s)) == (["G11"], (6, 0))


def test_there_is_no_limit_to_the_heroes_of_a_player() -> None:
    """8"""
    many = "T01 T02 T03 T04 T05 T06 T07 T08 G01 G02 G03 G04 G06 B01 B02 B03 B04 B05 B06"
    s = play(table(f"outpost; {TURN}; heroes.1 {many}; stock.1 1 1 1 0 0; row.4 M01"), "hero:4")
    assert len(heroes(s)) == 20


def test_two_heroes_of_one_guild_count_separately() -> None:
    """8, 12"""
    assert (
        points(
            table("outpost; heroes.1 T01 T02; lands.1 I-01 I-02; cells.1 11 12; round 6; passed.1 1; passed.2 1; over")
        )["traveller"]
        == 4
    )


def test_an_invitation_is_told_with_the_one_who_comes_next() -> None:
    """8"""
    s = table(f"outpost; {TURN}; stock.1 1 1 1 0 0; row.4 M01; {only_heroes('M01', 'T05')}")
    events = told(s, "hero:4")
    assert [name for name, *_ in events] == ["invited", "paid", "paid", "paid", "hero_came"]
