"""Who knows what (14): nobody has secrets; only what comes next is hidden, from everybody."""

from __future__ import annotations

import pytest

from prestol.core.chance import Quick
from prestol.core.errors import CannotUndo, IllegalAction, Unknowable
from prestol.games.outpost.rules import GAME
from prestol.games.outpost.rules.state import Outpost
from prestol.play import properties
from prestol.play.match import Match

from .table import TURN, choices, dealt, heroes, lands, play, row, table

MIDDLE = f"""
    outpost seats=3
    {TURN}
    stock.1 1 1 1 2 2; stock.2 0 1 0 1 0; stock.3 3 0 0 0 1
    lands.1 I-01 I-05; cells.1 11 12; forts.1 11; forts_used.1 11
    lands.2 I-02 II-04; cells.2 12 22; beasts.2 22
    houses.1 bank quarry; plots.1 11 12; stored.1 2 0; streets_used.1 2
    heroes.1 M01; heroes.3 T01 G01
    row.1 T05; row.2 M03; row.3 B02; row.4 G03
    market.1 sawmill; market.2 tavern tavern; market.5 bank
    artifact.1 barter; artifact.2 take_gold; artifact.3 street_again
    offer explore_gain region_extra fort_extra
    gone T02 T03
    base.1 3; extra.2 2; spent.2 1
"""
VIEWERS = [0, 1, 2, None]


def board(s: Outpost, seat: int | None) -> Outpost:
    found = s.view(seat).board
    assert isinstance(found, Outpost)
    return found


def sample(s: Outpost, seat: int | None, seed: int) -> Outpost:
    found = s.view(seat).sample(seed)
    assert isinstance(found, Outpost)
    return found


def without_chance(s: Outpost) -> list[str]:
    return [line for line in s.position().splitlines() if not line.startswith("chance")]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_same_table(viewer: int | None) -> None:
    """14"""
    assert properties.same(board(table(MIDDLE), viewer), board(table(MIDDLE), 0))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_stocks_settlers_lands_settlements_and_zones_are_public(viewer: int | None) -> None:
    """14"""
    s = table(MIDDLE)
    assert properties.same(board(s, viewer).players, s.players)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_row_market_artifacts_discarded_heroes_and_the_supply_are_public(viewer: int | None) -> None:
    """14"""
    s = table(MIDDLE)
    seen = board(s, viewer)
    for name in ("row", "market", "offer", "gone", "removed", "supply", "settlers", "fortifications", "monsters"):
        assert getattr(seen, name) == getattr(s, name)
    for name in ("round", "first", "first_passer"):
        assert getattr(seen, name) == getattr(s, name)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_acquired_heroes_are_public(viewer: int | None) -> None:
    """R9, 14"""
    seen = board(table(MIDDLE), viewer)
    assert [heroes(seen, seat) for seat in range(3)] == [["M01"], [], ["G01", "T01"]]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_left_in_the_stacks_is_public_but_not_its_order(viewer: int | None) -> None:
    """14"""
    s = table(MIDDLE)
    seen = board(s, viewer)
    assert (seen.stacks, seen.pile, seen.deck, seen.box) == (s.stacks, s.pile, s.deck, s.box)
    for cards in (*seen.stacks, seen.pile, seen.deck, seen.box):
        assert cards == sorted(cards)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_does_not_know_what_comes_next(viewer: int | None) -> None:
    """14"""
    seen = board(table(MIDDLE), viewer)
    with pytest.raises(Unknowable):
        seen.draw(seen.deck)


def test_a_view_cannot_be_played_on() -> None:
    """14"""
    with pytest.raises(IllegalAction):
        play(board(table(MIDDLE), 0), "pass")


@pytest.mark.parametrize("answer", ["explore:13", "hero:4"])
def test_two_futures_look_the_same_until_they_come(answer: str) -> None:
    """14"""
    rich = MIDDLE.replace("stock.1 1 1 1", "stock.1 1 1 2")
    tables = [table(f"{rich}; chance {key} 0") for key in range(8)]
    assert all(properties.same(board(s, 0), board(tables[0], 0)) for s in tables)
    futures = {(*lands(s).values(), *row(s)) for s in (play(each, answer) for each in tables)}
    assert len(futures) > 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_sample_fits_the_view_in_everything(viewer: int | None) -> None:
    """14"""
    s = table(MIDDLE)
    for seed in range(5):
        t = sample(s, viewer, seed)
        assert without_chance(t) == without_chance(s)
        properties.check_views(s, viewer, seed)


def test_samples_draw_different_tiles_from_the_same_stack() -> None:
    """14"""
    s = table(MIDDLE)
    left = {s.cards.names[card] for card in s.stacks[0]}
    drawn = {lands(play(sample(s, 0, seed), "explore:13"))["13"] for seed in range(60)}
    assert drawn <= left
    assert len(drawn) > 6


def test_the_face_down_artifacts_of_the_solo_game_follow_by_subtraction() -> None:
    """14, 13"""
    s = dealt(1, 4)
    seen = board(s, 0)
    assert sorted(seen.box + seen.offer) == list(range(s.cards.first_artifact, s.cards.all))
    assert seen.box == sorted(seen.box)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_every_moment_of_a_game_all_see_the_same(seats: int) -> None:
    """14"""
    s = dealt(seats, seats)
    chance = Quick(seats)
    while not s.over:
        first = board(s, None)
        assert all(properties.same(board(s, seat), first) for seat in range(seats))
        legal = s.legal(s.waiting[0])
        s.apply(s.waiting[0], legal[chance.below(len(legal))])


def test_a_state_and_the_hidden_orders_determine_everything() -> None:
    """14"""
    one, other = dealt(3, 8), dealt(3, 8)
    chance = Quick(1)
    while not one.over:
        legal = one.legal(one.waiting[0])
        action = legal[chance.below(len(legal))]
        for s in (one, other):
            s.apply(s.waiting[0], action)
    assert one.position() == other.position()


def test_nobody_answers_in_secret() -> None:
    """14"""
    s = dealt(4, 3)
    chance = Quick(9)
    while not s.over:
        assert len(s.waiting) == 1
        assert s.sealed == []
        legal = s.legal(s.waiting[0])
        s.apply(s.waiting[0], legal[chance.below(len(legal))])


def test_a_tile_that_was_turned_up_cannot_be_taken_back() -> None:
    """14"""
    match = Match(GAME, 1, 5, {})
    match.play(0, match.game.notation(match.state.legal(0)[0]))
    match.play(0, "trade:wood+clay+stone=diamond")
    match.undo(0)
    match.play(0, "explore:11")
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(0)


def test_only_who_is_asked_is_offered_answers() -> None:
    """14, 16"""
    s = table(MIDDLE)
    assert s.view(0).legal(0) == s.legal(0) != []
    assert s.view(1).legal(1) == []
    assert s.view(None).legal(0) == []
    assert choices(s)[0] == "pass"
