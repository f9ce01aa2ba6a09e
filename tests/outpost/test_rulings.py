"""Rulings (17) that no other file proves on its own, each from a written position."""

from __future__ import annotations

import pytest

from prestol.games.outpost.rules import GAME

from .table import TURN, actions, asked, asks, beasts, choices, dealt, houses, lands, play, refused, stock, table

MINE = "artifact.1 barter; artifact.2 hunt_diamond; offer explore_gain fortify_gain region_extra"


def test_there_is_one_pile_of_buildings() -> None:
    """R1, 2"""
    s = dealt(2)
    assert [zone.name for zone in s.zones() if zone.pack == "buildings" and zone.home] == ["pile"]


def test_idling_without_passing_is_not_allowed() -> None:
    """R3, 3"""
    s = table(f"outpost; {TURN}; base.1 0; stock.1 1 1 1 1 1")
    assert "end" not in choices(s)
    assert refused(s)["end"] == "nothing_done"


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        ("lands.1 I-01; cells.1 11; beasts.1 11", "region:1", "nothing_to_collect"),
        ("houses.1 alchemist; plots.1 11", "street:1", "nothing_to_use"),
        ("lands.1 I-01; cells.1 11; forts.1 11; stock.2 16 0 0 0 0", "fort:11", "supply_empty"),
    ],
)
def test_actions_without_effect_are_not_allowed(position: str, action: str, reason: str) -> None:
    """R5, 5"""
    assert refused(table(f"outpost; {TURN}; {position}"))[action] == reason


def test_a_hero_may_be_read_by_everybody_after_the_invitation() -> None:
    """R9, 14"""
    s = play(table(f"outpost; {TURN}; stock.1 1 1 1 0 0; row.4 M01"), "hero:4", "end")
    assert "heroes.1 M01" in GAME.view(s, 1).board.position()
    assert "heroes.1 M01" in GAME.view(s, None).board.position()


def test_rare_pieces_are_42_diamonds_and_32_gold() -> None:
    """R23, 15"""
    assert table(f"outpost; {TURN}").supply[3:] == [42, 32]


def mirrored(text: str) -> str:
    """The same lands with the first and the third column changed."""
    return text.translate(str.maketrans("13", "31"))


@pytest.mark.parametrize("cells", ["11 12", "12 22", "11 21 22", "11 21 31"])
def test_columns_are_interchangeable(cells: str) -> None:
    """R26, 5.2"""
    names = {"1": iter(["I-01", "I-02", "I-03"]), "2": iter(["II-01", "II-02"]), "3": iter(["III-01"])}
    tiles = " ".join(next(names[cell[0]]) for cell in cells.split())
    turned = " ".join(cell[0] + mirrored(cell[1]) for cell in cells.split())
    one = table(f"outpost; {TURN}; lands.1 {tiles}; cells.1 {cells}")
    two = table(f"outpost; {TURN}; lands.1 {tiles}; cells.1 {turned}")
    assert sorted(c[0] + mirrored(c[1]) for c in actions(one, "explore")) == actions(two, "explore")
    assert actions(one, "region") == actions(two, "region")


def test_the_same_tile_comes_whatever_the_column() -> None:
    """R6, R26, 5.2"""
    found = {
        lands(play(table(f"outpost; {TURN}; lands.1 I-01; cells.1 12"), f"explore:{cell}"))[cell]
        for cell in ("11", "13")
    }
    assert len(found) == 1


@pytest.mark.parametrize("slot", ["2", "7"])
@pytest.mark.parametrize("cell", ["11", "12", "13"])
def test_equivalent_slots_and_cells_are_all_accepted(slot: str, cell: str) -> None:
    """R26, 16"""
    s = table(f"outpost; {TURN}; stock.1 0 0 1 0 0; market.2 sawmill; market.7 sawmill")
    assert houses(play(s, f"build:{slot}", f"plot:{cell}")) == {cell: "sawmill"}


def test_streets_and_regions_differ() -> None:
    """R26, 16"""
    s = table(f"outpost; {TURN}; houses.1 sawmill quarry; plots.1 11 21; lands.1 I-01 II-04; cells.1 11 21")
    assert actions(s, "street") == ["1", "2"]
    assert actions(s, "region") == ["1", "2"]


def test_the_order_of_the_others_does_not_change_when_the_first_passes_at_once() -> None:
    """R28, R18"""
    s = table("outpost seats=4; round 1; first 2; step round; artifact.2 barter; offer explore_gain take_gold")
    play(s, "pass", "artifact:explore_gain")
    order = []
    for _ in range(6):
        order.append(asked(s))
        play(s, next(text for text in choices(s) if text.startswith("explore")), "end")
    assert order == [2, 3, 0, 2, 3, 0]


def test_gold_of_an_artifact_does_not_decide_the_last_round() -> None:
    """R13, 9"""
    text = (
        f"outpost; {TURN.replace('round 2', 'round 6')}; artifact.1 barter; offer take_gold take_diamond region_extra"
    )
    s = play(table(text), "pass")
    assert stock(s) == (0, 0, 0, 0, 0)
    assert asks(s) == "turn"


def test_a_monster_on_the_way_does_not_stop_explorers() -> None:
    """R20, 5.2"""
    s = table(f"outpost; {TURN}; lands.1 I-01; cells.1 12; beasts.1 12")
    play(s, "explore:22")
    assert sorted(lands(s)) == ["12", "22"]
    assert beasts(s) == ["12"]


def test_the_token_of_the_first_passer_is_all_he_gets() -> None:
    """R12, 9"""
    s = table(f"outpost; {TURN}; {MINE}; stock.1 1 1 0 2 2")
    play(s, "pass", "artifact:region_extra")
    assert (stock(s), s.players[0].extra, s.first_passer) == ((0, 0, 0, 2, 2), 0, 0)
