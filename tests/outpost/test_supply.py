"""What there is of everything (15), finite and unlimited; nothing is lost or made."""

from __future__ import annotations

import pytest

from prestol.core.chance import Quick
from prestol.games.outpost.rules.invariants import piece_violations
from prestol.games.outpost.rules.state import Outpost

from .table import TURN, actions, choices, dealt, play, refused, settlers, stock, supply, table

WHOLE = {"wood": 16, "clay": 16, "stone": 16, "diamond": 42, "gold": 32}
OFFER = "offer take_gold take_diamond region_extra"
LAND = "lands.1 I-01 I-05; cells.1 11 12"


def test_the_pieces_of_the_box() -> None:
    """15, R23, 2"""
    s = table(f"outpost; {TURN}")
    assert supply(s) == WHOLE
    assert (s.settlers, s.fortifications, s.monsters) == (24, 36, [9, 9, 9, 9])


def test_the_supply_is_what_nobody_has() -> None:
    """15, 1"""
    s = table(
        f"outpost; {TURN}; stock.1 1 2 3 4 5; stock.2 1 1 1 1 1; houses.1 bank cathedral; plots.1 11 12; stored.1 6 7"
    )
    assert supply(s) == {"wood": 14, "clay": 13, "stone": 12, "diamond": 42 - 5 - 7, "gold": 32 - 6 - 6}


@pytest.mark.parametrize(
    ("position", "answers", "gained"),
    [
        ("lands.1 I-08; cells.1 11; beasts.1 11; stock.2 0 0 0 42 31", ["hunt:11"], (0, 0, 0, 0, 1)),
        (f"{LAND}; artifact.1 fortify_gain; stock.2 16 0 0 0 0", ["fortify:11"], (0, 0, 0, 0, 0)),
        (f"{LAND}; artifact.1 fort_extra; forts.1 11; stock.2 15 0 0 0 0", ["fort:11"], (1, 0, 0, 0, 0)),
        ("artifact.1 explore_gain; stock.2 16 16 16 0 0", ["explore:11"], (0, 0, 0, 0, 0)),
        (f"artifact.1 barter; {OFFER}; stock.2 0 0 0 0 32", ["pass", "artifact:take_gold"], (0, 0, 0, 0, 0)),
    ],
)
def test_what_the_supply_lacks_is_lost(position: str, answers: list[str], gained: tuple[int, ...]) -> None:
    """15, R16"""
    assert stock(play(table(f"outpost; {TURN}; {position}"), *answers)) == gained


def test_pieces_paid_come_back_into_the_supply() -> None:
    """15"""
    s = table(f"outpost; {TURN}; stock.1 2 0 0 0 0; stock.2 14 0 0 0 0")
    assert supply(s)["wood"] == 0
    play(s, "trade:wood+wood=clay")
    assert supply(s)["wood"] == 2


def test_extra_settlers_are_gained_while_there_are_some() -> None:
    """4, 15"""
    s = table(f"outpost; {TURN}; stock.1 0 0 0 0 2; row.4 G11; extra.2 20; spent.2 3")
    assert s.settlers == 1
    assert settlers(play(s, "hero:4")) == (6, 1)


# -- unlimited --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trade", ["wood+wood=clay", "diamond+diamond=gold", "gold=wood"])
def test_with_unlimited_supply_pieces_do_not_run_out(trade: str) -> None:
    """15, R16"""
    rich = "stock.1 99 99 99 99 99; stock.2 99 99 99 99 99"
    s = table(f"outpost supply=unlimited; {TURN}; {rich}")
    before = sum(stock(s))
    assert f"trade:{trade}" in choices(s)
    play(s, f"trade:{trade}")
    assert before - sum(stock(s)) in (0, 1)


def test_unlimited_supply_is_for_resources_only() -> None:
    """15"""
    s = table(f"outpost supply=unlimited; {TURN}; stock.1 0 0 0 0 2; row.4 G11; extra.2 24")
    assert (s.settlers, s.fortifications, s.monsters) == (0, 36, [9, 9, 9, 9])
    assert settlers(play(s, "hero:4")) == (6, 0)


def test_an_unlimited_region_serves_everybody() -> None:
    """15, R27"""
    position = f"{TURN}; lands.1 I-01 I-02; cells.1 11 12; stock.2 16 0 0 0 0"
    assert refused(table(f"outpost; {position}"))["region:1"] == "nothing_to_collect"
    s = play(table(f"outpost supply=unlimited; {position}"), "region:1", "collect:12")
    assert stock(s) == (2, 0, 0, 0, 0)


# -- conservation -----------------------------------------------------------------------------------------------------


def pieces(s: Outpost) -> list[int]:
    """Of each resource: in the supply, in stocks, on banks and cathedrals."""
    found = s.supply[:]
    for player in s.players:
        found = [one + two for one, two in zip(found, player.stock, strict=True)]
        for card, stored in zip(player.houses, player.stored, strict=True):
            found[4] += stored if s.cards.names[card] == "bank" else 0
            found[3] += stored if s.cards.names[card] == "cathedral" else 0
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("option", ["finite", "unlimited"])
def test_no_piece_is_lost_or_made_in_a_whole_game(seats: int, option: str) -> None:
    """15"""
    s = dealt(seats, seed=seats + 10, supply=option)
    chance = Quick(seats)
    whole = pieces(s)
    assert whole == ([16, 16, 16, 42, 32] if option == "finite" else [whole[0]] * 5)
    while not s.over:
        legal = s.legal(s.waiting[0])
        s.apply(s.waiting[0], legal[max(chance.below(len(legal)), chance.below(len(legal)))])
        assert pieces(s) == whole
        assert piece_violations(s) == []
        assert s.settlers + sum(player.extra + player.spent for player in s.players) == 24
        assert s.fortifications + sum(player.count_forts() for player in s.players) == 36


def test_territory_stacks_last_for_everybody() -> None:
    """15"""
    tiles = [f"{'I' * region}-{number:02}" for region in (1, 2, 3) for number in range(1, 13)]
    lines = []
    cells = "11 12 13 21 22 23 31 32 33"
    for seat in range(4):
        mine = [tile for region in range(3) for tile in tiles[12 * region + 3 * seat : 12 * region + 3 * seat + 3]]
        lines.append(f"lands.{seat + 1} {' '.join(mine)}; cells.{seat + 1} {cells}")
    s = table(f"outpost seats=4; {TURN}; {'; '.join(lines)}")
    assert s.stacks == [[], [], []]
    assert actions(s, "explore") == []


def test_there_are_as_many_monsters_as_territories_of_each_colour() -> None:
    """15"""
    s = dealt(2)
    assert [s.cards.colour[: s.cards.first_building].count(colour) for colour in range(4)] == [9, 9, 9, 9]
