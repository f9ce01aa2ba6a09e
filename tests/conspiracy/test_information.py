"""Who knows what (9): everything but the order of the decks."""

from __future__ import annotations

import pytest

from prestol.core.errors import IllegalAction, Unknowable
from prestol.games.conspiracy.rules.state import Conspiracy

from .table import asked, play, shown, table

MIDDLE = """
    conspiracy seats=3
    alliance.1 Y1 R1 G4
    alliance.2 B3 B1
    locations.1 plain_7
    covers.1 2
    pile.P P1 P3
    hand Y3 R6 G0
    faceup pearl_1
    binder 2
    bound_to 2
    step turn stage=recruited
    step keep
"""
VIEWERS = [0, 1, 2, None]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_every_card_and_number(viewer: int | None) -> None:
    """9"""
    s = table(MIDDLE)
    board = s.view(viewer).board
    assert [zone.lists for zone in board.zones()] == [zone.lists for zone in s.zones()]
    assert isinstance(board, Conspiracy)
    assert (board.keeper, board.binder, board.bound_to, board.trigger) == (s.keeper, s.binder, s.bound_to, s.trigger)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_lords_drawn_are_laid_out_for_everyone(viewer: int | None) -> None:
    """9"""
    board = table(MIDDLE).view(viewer).board
    assert isinstance(board, Conspiracy)
    assert shown(board.hand) == "Y3 R6 G0"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_can_draw_from_a_view(viewer: int | None) -> None:
    """9"""
    view = table("conspiracy seats=3").view(viewer)
    with pytest.raises(Unknowable):
        view.board.chance.word()
    with pytest.raises(IllegalAction, match="only a view"):
        view.board.apply(0, 0)


def test_the_next_card_of_a_deck_is_unknown_to_one_who_knows_the_position() -> None:
    """9"""
    view = table("conspiracy").view(0)
    drawn = set()
    for seed in range(40):
        s = view.sample(seed)
        assert isinstance(s, Conspiracy)
        drawn.add(shown(play(s, "deck:1").players[0].alliance))
    assert len(drawn) > 10


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_knows_what_may_be_answered(viewer: int | None) -> None:
    """9, 10"""
    s = table(MIDDLE)
    assert s.view(viewer).board.legal(asked(s)) == s.legal(asked(s))
    assert s.view(viewer).board.refusals(asked(s)) == s.refusals(asked(s))
